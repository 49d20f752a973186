//! Looks through quick games for a turn that is worth a thought.

use bots::{Pcg, draw, pick};
use engine::{ActionSet as _, Input, Node, Puzzle, Seat, Silent, Viewer};

use crate::attempt::best;
use crate::solver::{Solver, TooHard};
use crate::worth::Worth;

/// A turn with more moments than this is passed over, so that it is solved in less than a second on a phone.
const MOST_MOMENTS: u32 = 40_000;
/// After so many moments, those of the games that were played included, the best of what was found is taken.
const ENOUGH_MOMENTS: u32 = 400_000;
/// Where nothing can be solved, nobody looks for ever.
const MOST_GAMES: u64 = 1_000;
/// The best first action is better than the next one that is not as good by at least this, in hundredths of a point.
const CLEAR: i64 = 30;
/// At most so many first actions are as good as the best.
const FEW: u8 = 3;

/// The start of a turn, and what is to be found in it.
#[derive(Clone, Debug)]
pub struct Position<G: Puzzle> {
    /// Everything that happened before.
    pub inputs: Vec<Input<G>>,
    /// Whose turn it is.
    pub seat: Seat,
    /// The points that the seat has before it.
    pub points: i16,
    /// The points that it has after it, on average, if it finds the best.
    pub best: Worth,
    /// What makes it a puzzle.
    pub charm: Charm,
}

impl<G: Puzzle> Position<G> {
    /// What there is to be gained, on average.
    pub fn gain(&self) -> Worth {
        self.best.less(Worth::points(self.points))
    }
}

/// What makes a turn a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charm {
    /// By how much the best first action is better than the next one that is not as good, in hundredths of a point.
    pub lead: i64,
    /// How many of the first actions are as good as the best.
    pub as_good: u8,
    /// How many ideas of the game the best line uses.
    pub ideas: u8,
    /// What common sense would give away on the way, on average, in hundredths of a point.
    pub trouble: i64,
    /// How often the best is nothing that common sense would do.
    pub surprises: u8,
    /// How many moments it took to solve.
    pub moments: u32,
}

/// What is looked for on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The least that there is to be gained, in hundredths of a point.
    pub gain: i64,
    /// How many ideas of the game it takes, at least.
    pub ideas: u8,
    /// How much trouble it is to whoever has nothing but common sense, in hundredths of a point.
    pub trouble: (i64, i64),
    /// What a surprise adds to the trouble.
    pub surprise: i64,
}

impl Wish {
    /// How far a turn is from what is wished for; 0 is as wished.
    fn misses(&self, gain: i64, charm: &Charm) -> i64 {
        let short = |wanted: i64, found: i64| (wanted - found).max(0);
        let trouble = charm.trouble + i64::from(charm.surprises) * self.surprise;
        let (least, most) = self.trouble;
        short(self.gain, gain)
            + short(CLEAR, charm.lead)
            + 20 * short(charm.as_good.into(), FEW.into())
            + 50 * short(self.ideas.into(), charm.ideas.into())
            + short(least, trouble)
            + short(trouble, most)
    }
}

/// The turn of the games of a seed that comes nearest to the wish. The first that is as wished is taken; nothing only if
/// hundreds of games have no turn that can be solved.
pub fn find<G: Puzzle>(rules: &G, seed: u64, wish: Wish) -> Option<Position<G>> {
    let mut search = Search { rules, wish, moments: 0, found: None };
    for game in 0..MOST_GAMES {
        if search.play(&mut Pcg::new(seed, game)) {
            break;
        }
    }
    search.found.map(|(_, position)| position)
}

struct Search<'a, G: Puzzle> {
    rules: &'a G,
    wish: Wish,
    moments: u32,
    found: Option<(i64, Position<G>)>,
}

impl<G: Puzzle> Search<'_, G> {
    /// Plays one game as common sense would, and looks at every turn; says whether that is enough.
    fn play(&mut self, random: &mut Pcg) -> bool {
        let rules = self.rules;
        let mut state = rules.start();
        let mut inputs = Vec::new();
        let mut turn = None;
        loop {
            let input = match rules.node(&state) {
                Node::Over => {
                    self.moments += inputs.len() as u32;
                    return false;
                }
                Node::Chance => Input::Chance(draw(&rules.odds(&state), random)),
                Node::Act(seats) => {
                    let Some(seat) = seats.lowest() else { return false };
                    let now = rules.on_turn(&state);
                    let begins = now != turn && now == Some(seat);
                    turn = now;
                    if begins && self.consider(&state, seat, &inputs) {
                        return true;
                    }
                    Input::Act(seat, pick(&rules.sensible(&state, seat), random))
                }
            };
            rules.step(&mut state, input, &mut Silent);
            inputs.push(input);
        }
    }

    /// Solves a turn, if it can be, and keeps it if it is nearer to the wish than what was found before.
    fn consider(&mut self, state: &G::State, seat: Seat, inputs: &[Input<G>]) -> bool {
        let view = self.rules.view(state, Viewer::Seat(seat));
        let Some(model) = self.rules.model(&view, &mut Pcg::new(0, 0)) else { return false };
        let mut solver = Solver::new(self.rules, seat, MOST_MOMENTS);
        let found = look_at(self.rules, &mut solver, &model, seat);
        self.moments += solver.moments();
        if let Ok((points, best, charm)) = found {
            let gain = best.less(Worth::points(points)).hundredths();
            let misses = self.wish.misses(gain, &charm);
            if self.found.as_ref().is_none_or(|&(fewest, _)| misses < fewest) {
                let position = Position { inputs: inputs.to_vec(), seat, points, best, charm };
                self.found = Some((misses, position));
            }
        }
        let satisfied = self.found.as_ref().is_some_and(|&(misses, _)| misses == 0);
        satisfied || self.found.is_some() && self.moments > ENOUGH_MOMENTS
    }
}

/// Points now, points after the turn, and what makes it a puzzle.
fn look_at<G: Puzzle>(
    rules: &G,
    solver: &mut Solver<'_, G>,
    model: &G::State,
    seat: Seat,
) -> Result<(i16, Worth, Charm), TooHard> {
    let most = solver.worth(model)?;
    let points = rules.standing(model).points[seat.index()];
    let choices = solver.choices(model)?;
    let next = choices.iter().map(|&(_, worth)| worth).filter(|&worth| worth < most).max();
    let lead = most.less(next.unwrap_or(Worth::points(points))).hundredths();
    let as_good = choices.iter().filter(|&&(_, worth)| worth == most).count() as u8;
    let line = best_line(rules, solver, model, seat)?;
    let charm = Charm {
        lead,
        as_good,
        ideas: line.ideas.count_ones() as u8,
        trouble: line.trouble,
        surprises: line.surprises,
        moments: solver.moments(),
    };
    Ok((points, most, charm))
}

struct Line {
    /// As bits.
    ideas: u32,
    trouble: i64,
    surprises: u8,
}

/// The best choices, if chance does what is most likely.
fn best_line<G: Puzzle>(
    rules: &G,
    solver: &mut Solver<'_, G>,
    model: &G::State,
    seat: Seat,
) -> Result<Line, TooHard> {
    let mut line = Line { ideas: 0, trouble: 0, surprises: 0 };
    let mut state = *model;
    while rules.outcome_of_turn(&state, seat).is_none() {
        let input = match rules.node(&state) {
            Node::Over => break,
            Node::Chance => {
                let outcomes = rules.unlike_outcomes(&state, seat);
                let likely = outcomes.iter().rev().max_by_key(|(_, tickets)| *tickets).ok_or(TooHard)?;
                Input::Chance(likely.0)
            }
            Node::Act(seats) if seats.contains(seat) => {
                let (action, ..) = best(rules, solver, &state, seat)?;
                let (trouble, surprise) = trouble(rules, solver, &state, seat)?;
                line.trouble += trouble;
                line.surprises += u8::from(surprise);
                line.ideas |= rules.idea(&state, action).map_or(0, |idea| 1 << idea);
                Input::Act(seat, action)
            }
            Node::Act(seats) => {
                let who = seats.lowest().ok_or(TooHard)?;
                Input::Act(who, rules.answer(&state, who))
            }
        };
        rules.step(&mut state, input, &mut Silent);
    }
    Ok(line)
}

/// What common sense gives away with one choice, on average, in hundredths of a point; and whether it would never do
/// what is best.
fn trouble<G: Puzzle>(
    rules: &G,
    solver: &mut Solver<'_, G>,
    state: &G::State,
    seat: Seat,
) -> Result<(i64, bool), TooHard> {
    let choices = solver.choices(state)?;
    let most = choices.iter().map(|&(_, worth)| worth).max().ok_or(TooHard)?;
    let sensible = rules.sensible(state, seat);
    let of_sense = choices.iter().filter(|(action, _)| sensible.contains(*action));
    let costs: Vec<i64> = of_sense.map(|&(_, worth)| most.less(worth).hundredths()).collect();
    let mean = costs.iter().sum::<i64>() / costs.len().max(1) as i64;
    Ok((mean, !costs.contains(&0)))
}
