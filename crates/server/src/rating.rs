//! Ratings after a rated game: everybody against everybody, people and bots on one scale. docs/ratings.md says how
//! the numbers are made.

use bots::BotKind;
use games::GameId;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Finish, Player, Rating, Result, Store};
use utoipa::ToSchema;

/// People learn: with every game a little of what was known of them is out of date. Bots stay what they are.
const LEARNING: f64 = 25.0 / 300.0;

/// How sure a measured rating of a bot is. The measurement itself is surer, but it was against bots alone.
const SIGMA_OF_BOTS: f64 = 25.0 / 12.0;

/// Where a person begins.
const POINTS_AT_START: f64 = 1500.0;

/// Above so many points of uncertainty a rating is a guess.
const GUESS: f64 = 110.0;

/// A rating as people see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Shown {
    /// 1500 for somebody new. Of two players, one with 400 points more wins ten games of eleven.
    #[schema(example = 1500)]
    rating: i64,
    /// So far away, up or down, the truth may well be (two standard deviations).
    #[schema(example = 120)]
    give_or_take: i64,
    /// Whether it comes from too few games to be more than a guess.
    is_guess: bool,
}

impl Shown {
    /// The computation's numbers on the scale that chess players know.
    pub(crate) fn of(mu: f64, sigma: f64) -> Self {
        let start = WengLinRating::new().rating;
        let deviation = sigma * points_per_mu();
        Self {
            rating: (POINTS_AT_START + (mu - start) * points_per_mu()).round() as i64,
            give_or_take: (2.0 * deviation).round() as i64,
            is_guess: deviation > GUESS,
        }
    }

    /// How much better somebody is with this one than with another.
    pub(crate) fn since(self, before: Self) -> i64 {
        self.rating - before.rating
    }
}

/// Among players of whom everything is known, Elo's scale: ten to one is 400 points.
fn points_per_mu() -> f64 {
    400.0 / (std::f64::consts::LN_10 * std::f64::consts::SQRT_2 * WengLinConfig::new().beta)
}

/// What a player is worth before the first rated game: anything, or what was measured of a bot.
pub(crate) fn at_start(player: &Player, game: &str) -> WengLinRating {
    let measured = match player {
        Player::Person(_) => None,
        Player::Bot(name) => game.parse().ok().zip(name.parse().ok()),
    };
    measured.map_or_else(WengLinRating::new, |(game, bot)| WengLinRating {
        rating: WengLinRating::new().rating + (points_of(game, bot) - POINTS_AT_START) / points_per_mu(),
        uncertainty: SIGMA_OF_BOTS,
    })
}

/// What a bot was worth in games of bots alone (docs/ratings.md). The mean of the levels that people play against is
/// where a person begins.
fn points_of(game: GameId, bot: BotKind) -> f64 {
    // In the order of `BotKind::ALL`.
    let measured = match game {
        GameId::Multiuniversum => [-374.0, 353.0, 1346.0, 1119.0, 1565.0, 1630.0, 1686.0],
        GameId::Multiverse => [230.0, 1030.0, 1360.0, 1215.0, 1503.0, 1597.0, 1685.0],
    };
    BotKind::ALL.into_iter().zip(measured).find(|(kind, _)| *kind == bot).map_or(POINTS_AT_START, |one| one.1)
}

/// Somebody whose game is rated.
struct Rated {
    player: Player,
    place: u32,
    before: WengLinRating,
    games: u32,
}

/// Adds the new ratings of all who played to a result.
pub(crate) async fn rate(store: &Store, finish: &mut Finish) -> Result<()> {
    let game = finish.played.game.clone();
    let mut rated: Vec<Rated> = Vec::new();
    for standing in &finish.standings {
        let Some(player) = &standing.player else { continue };
        // A bot that has several seats is rated by the best of them: it cannot play against itself.
        if let Some(known) = rated.iter_mut().find(|known| known.player == *player) {
            known.place = known.place.min(standing.place);
            continue;
        }
        let old = store.rating(player, &game).await?;
        let (mut before, games) = old.map_or((at_start(player, &game), 0), |old| {
            (WengLinRating { rating: old.mu, uncertainty: old.sigma }, old.games)
        });
        if matches!(player, Player::Person(_)) {
            before.uncertainty = before.uncertainty.hypot(LEARNING);
        }
        rated.push(Rated { player: player.clone(), place: standing.place, before, games });
    }
    if rated.len() >= 2 {
        finish.ratings = after(&game, rated);
    }
    Ok(())
}

fn after(game: &str, rated: Vec<Rated>) -> Vec<Rating> {
    let alone: Vec<[WengLinRating; 1]> = rated.iter().map(|one| [one.before]).collect();
    let places = rated.iter().map(|one| MultiTeamOutcome::new(one.place as usize));
    let teams: Vec<_> = alone.iter().map(|team| &team[..]).zip(places).collect();
    let new = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rating = |(Rated { player, games, .. }, new): (Rated, Vec<WengLinRating>)| Rating {
        player,
        game: game.to_owned(),
        mu: new[0].rating,
        sigma: new[0].uncertainty,
        games: games + 1,
    };
    rated.into_iter().zip(new).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use skillratings::weng_lin::expected_score;

    use super::*;

    fn known(mu: f64) -> WengLinRating {
        WengLinRating { rating: mu, uncertainty: 0.0 }
    }

    #[test]
    fn the_scale_is_the_one_chess_players_know() {
        let start = WengLinRating::new();
        assert_eq!(Shown::of(start.rating, 0.1).rating, 1500);
        let better = start.rating + 400.0 / points_per_mu();
        assert_eq!(Shown::of(better, 0.1).since(Shown::of(start.rating, 0.1)), 400);
        let (wins, _) = expected_score(&known(better), &known(start.rating), &WengLinConfig::new());
        assert!((wins - 10.0 / 11.0).abs() < 1e-9, "{wins}");
    }

    #[test]
    fn a_rating_is_a_guess_until_enough_games_were_played() {
        let newcomer = Shown::of(WengLinRating::new().rating, WengLinRating::new().uncertainty);
        assert!(newcomer.is_guess && newcomer.give_or_take > 400, "{newcomer:?}");
        assert!(!Shown::of(25.0, SIGMA_OF_BOTS).is_guess);
    }

    #[test]
    fn every_level_starts_above_the_one_before_and_a_person_among_them() {
        for game in GameId::ALL {
            let start = |bot: BotKind| at_start(&Player::Bot(bot.name().to_owned()), game.name());
            let levels = BotKind::LEVELS.map(|bot| Shown::of(start(bot).rating, start(bot).uncertainty));
            assert!(levels.is_sorted_by_key(|shown| shown.rating), "{game:?}: {levels:?}");
            assert!(levels.iter().all(|shown| !shown.is_guess), "{game:?}: {levels:?}");
            let mean = levels.iter().map(|shown| shown.rating).sum::<i64>() / 4;
            assert!((mean - 1500).abs() <= 1, "{game:?}: {mean}");
            assert!(start(BotKind::Random).rating < start(BotKind::Easy).rating, "{game:?}");
        }
        let unknown = at_start(&Player::Bot("hal".to_owned()), GameId::Multiverse.name());
        assert!((unknown.rating - WengLinRating::new().rating).abs() < 1e-9);
    }
}
