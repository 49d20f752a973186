//! Looking back on a game: everybody's chance to win over time, split into luck and skill, and what each decision of one
//! seat cost beside what an expert would have done. docs/review.md says why it is done this way.
//!
//! - **One evaluator** ([`Evaluator`]) says how likely everybody is to win, from the true state: at a chance node the
//!   mean over all outcomes, at the end the result. Chances are whole parts of a million ([`WHOLE`]).
//! - **Spans.** What happened is cut into spans of one cause ([`Cause`]): somebody's choices, or outcomes that are
//!   somebody's luck. A span is worth what the chances changed by in it. So the start and all spans add up to the
//!   result, exactly.
//! - **Decisions** are asked of an expert who knows what the seat knew, and nothing else.
//!
//! A [`Reviewer`] does it step by step, so that whoever waits can be shown what is found, and can change their mind. It
//! has no clock and no chance of its own: the same game gives the same numbers everywhere.
//!
//! ```
//! use bots::{Pcg, RandomBot, Bot as _, play_noting};
//! use engine::{Game as _, Seat, tiny::HighCard};
//! use review::{Effort, Reviewer, WHOLE};
//!
//! let rules = HighCard { seats: 2 };
//! let (mut bot, mut inputs) = (RandomBot::new(1), Vec::new());
//! play_noting(&rules, &mut rules.start(), &mut Pcg::new(7, 0), |eyes| bot.choose(eyes), |input| inputs.push(input));
//!
//! let effort = Effort { samples: 100, worlds: 100 };
//! let mut reviewer = Reviewer::new(rules, &inputs, Seat::from_index(0), effort).unwrap();
//! while reviewer.step() {}
//! let parts = reviewer.parts();
//! let won: i32 = parts.iter().map(|part| part.by[0]).sum();
//! assert_eq!(reviewer.start().unwrap().chances[0] + won, reviewer.result().unwrap().chances[0]);
//! ```

mod chances;
mod course;
mod decision;
mod evaluator;
mod line;
mod part;
mod reviewer;

pub use chances::{Chances, WHOLE};
pub use course::{Cause, Span};
pub use decision::{Choice, Decision};
pub use evaluator::{Evaluator, Value};
pub use line::{LineStep, example};
pub use part::Part;
pub use reviewer::{Effort, NoReview, Reviewer};
