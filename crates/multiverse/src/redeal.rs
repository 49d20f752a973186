//! Another history that a viewer cannot tell from the true one: what the views are tested with.
//!
//! Made from the rules of who knows what (MV-K1 to MV-K3), by following each token through the game; no view is
//! consulted.

use engine::{Game, Input, Random, Redeal, Seat, Viewer, shuffle};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::ids::{World, WorldSet};
use crate::rules::Multiverse;
use crate::state::{FRONT, State};

impl Redeal for Multiverse {
    fn redeal<R: Random>(&self, inputs: &[Input<Self>], viewer: Viewer, random: &mut R) -> Vec<Input<Self>> {
        let told = Telling::of(self, inputs, viewer);
        let mut twin = inputs.to_vec();
        for (since, group) in told.groups() {
            let mut others = group.clone();
            shuffle(&mut others, random);
            for input in &mut twin[since..] {
                rename(input, &group, &others);
            }
        }
        for seat in self.everybody().filter(|&seat| !viewer.is(seat)) {
            if told.back_row_is_hidden(seat) && random.below(2) == 0 {
                self.swap_back_row(seat, &told, &mut twin);
            }
        }
        twin
    }
}

/// The true history, and what the viewer saw of it.
struct Telling {
    end: State,
    /// For each token: from which input on the viewer has not seen it, and in which company it vanished.
    hidden: [Option<(usize, WorldSet)>; World::COUNT],
    /// For each seat, where in the inputs the token on the left of the back row was placed.
    back_left: [Option<usize>; engine::MAX_SEATS],
}

impl Telling {
    fn of(rules: &Multiverse, inputs: &[Input<Multiverse>], viewer: Viewer) -> Self {
        let mut told = Self {
            end: rules.start(),
            hidden: [Some((0, WorldSet::ALL)); World::COUNT],
            back_left: [None; engine::MAX_SEATS],
        };
        // The pack in the viewer's hand, which vanishes from sight when it is passed on.
        let mut pack = WorldSet::EMPTY;
        let mut kept = None;
        for (position, &input) in inputs.iter().enumerate() {
            let mut events = Vec::new();
            rules.step(&mut told.end, input, &mut events);
            for event in events {
                match event {
                    Event::Dealt { who, world } if viewer.is(who) => {
                        pack |= world.known().into_iter().collect();
                        told.see(world.known());
                    }
                    Event::Kept { who, world } if viewer.is(who) => kept = world.known(),
                    Event::Passed { .. } => {
                        let passed = pack - kept.take().into_iter().collect();
                        for world in passed.iter() {
                            told.hidden[world.index()] = Some((position + 1, passed));
                        }
                    }
                    Event::Received { who, pack: new } if viewer.is(who) => {
                        pack = new;
                        told.see(new.iter());
                    }
                    Event::Placed { who, place, .. } if usize::from(place) == FRONT + 1 => {
                        told.back_left[who.index()] = Some(position);
                    }
                    Event::FrontShown { front, .. } => told.see(front),
                    Event::ColumnShown { world, .. } | Event::Unlocked { world, .. } => told.see([world]),
                    _ => {}
                }
            }
        }
        told
    }

    fn see(&mut self, worlds: impl IntoIterator<Item = World>) {
        worlds.into_iter().for_each(|world| self.hidden[world.index()] = None);
    }

    /// Tokens that vanished together and are still hidden: each could be any other of them since.
    fn groups(&self) -> Vec<(usize, Vec<World>)> {
        let mut groups: Vec<(usize, Vec<World>)> = Vec::new();
        let mut done = WorldSet::EMPTY;
        for world in World::all() {
            let Some(vanished) = self.hidden[world.index()].filter(|_| !done.contains(world)) else {
                continue;
            };
            let group: Vec<World> =
                World::all().filter(|one| self.hidden[one.index()] == Some(vanished)).collect();
            done |= group.iter().copied().collect();
            groups.push((vanished.0, group));
        }
        groups
    }

    fn back_row_is_hidden(&self, seat: Seat) -> bool {
        self.end.up[seat.index()] >> FRONT == 0
    }
}

impl Multiverse {
    /// The two tokens of a back row that is face down may lie the other way round.
    fn swap_back_row(&self, seat: Seat, told: &Telling, twin: &mut [Input<Self>]) {
        let Some(position) = told.back_left[seat.index()] else { return };
        let end = self.replay(&twin[..=position]).expect("a redealt history is a game");
        let [.., Some(right)] = end.formation[seat.index()] else {
            unreachable!("the last token places itself")
        };
        twin[position] = Input::Act(seat, Action::Place(right));
    }
}

/// Gives a token another name in an input.
fn rename(input: &mut Input<Multiverse>, group: &[World], others: &[World]) {
    let (Input::Chance(Outcome::Token(world)) | Input::Act(_, Action::Keep(world) | Action::Place(world))) =
        input
    else {
        return;
    };
    if let Some(index) = group.iter().position(|one| one == world) {
        *world = others[index];
    }
}
