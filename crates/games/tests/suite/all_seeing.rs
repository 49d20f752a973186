//! What knowing everything would be worth: a bot that cheats, beside one that does not.

use bots::{Bot as _, BotKind, Pcg, SearchBot, draw};
use engine::{Input, Node, Perspective, Silent};
use games::{Flags, GameId, Playable, Setup, WithGame};

/// Solo games of one level, and the mean of its points; whoever cheats looks ahead from the true state.
struct Solo {
    level: BotKind,
    cheats: bool,
    games: u64,
}

impl WithGame for Solo {
    type Output = f64;

    fn with<G: Playable>(self, rules: G) -> f64 {
        let options = self.level.search::<G>().expect("the level looks ahead");
        let mut sum = 0.0;
        for game in 0..self.games {
            let (mut state, mut chance) = (rules.start(), Pcg::new(game, 0));
            let mut bot = SearchBot::new(options, game);
            loop {
                let input = match rules.node(&state) {
                    Node::Over => break,
                    Node::Chance => Input::Chance(draw(&rules.odds(&state), &mut chance)),
                    Node::Act(seats) => {
                        let seat = seats.lowest().expect("somebody is to act");
                        let eyes = Perspective::new(&rules, &state, seat);
                        let action = if self.cheats {
                            bot.ponder_in(&eyes, |_| state).best().expect("there is a choice").action
                        } else {
                            bot.choose(&eyes)
                        };
                        Input::Act(seat, action)
                    }
                };
                rules.step(&mut state, input, &mut Silent);
            }
            sum += f64::from(rules.standing(&state).points[0]);
        }
        sum / self.games as f64
    }
}

/// The mean points of somebody fair, and of somebody who cheats.
fn compare(level: BotKind, games: u64) -> [f64; 2] {
    let setup = Setup::from_flags(GameId::Multiuniversum, Flags { seats: 1, ..Flags::default() }).unwrap();
    [false, true].map(|cheats| setup.visit(Solo { level, cheats, games }).unwrap())
}

/// `MANYWORLDS_SOLO=hard,60` asks for another level and another number of games than the usual run has time for.
#[test]
fn a_fair_bot_comes_close_to_one_that_sees_everything() {
    let asked = std::env::var("MANYWORLDS_SOLO").unwrap_or_else(|_| "medium,4".to_owned());
    let (level, games) = asked.split_once(',').expect("a level, a comma and a number of games");
    let [fair, cheat] = compare(level.parse().unwrap(), games.parse().unwrap());
    println!("{level}: {fair:.1} points, {cheat:.1} with open cards");
    assert!(fair > cheat - 10.0, "{fair} points, {cheat} with open cards");
}
