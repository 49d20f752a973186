//! What happened between two views, step by step. Events decorate, views decide: each step shows what its event says, and
//! after the last one the view of the table is shown.

use wire::multiverse::{Colour, Colours, Event, Place, Scepter, View};

/// A moment on the way from one view to the next.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Moment {
    pub(super) view: View,
    /// How many events of the log have happened.
    pub(super) told: usize,
    /// How long it is looked at, in milliseconds.
    pub(super) pace: u32,
}

/// How long a step is looked at; nothing if it is part of the next one.
fn pace(event: Event) -> Option<u32> {
    Some(match event {
        Event::Rolled { .. } => 1150,
        Event::Captured { .. } => 750,
        Event::Switched { .. } | Event::SwitchedAll { .. } => 700,
        Event::Objected { .. } | Event::Repeated { .. } => 800,
        Event::Allowed { .. } => 500,
        Event::SwitchedBack { .. } | Event::Jumped { .. } | Event::Unlocked { .. } => 450,
        Event::Rotated { .. } => 650,
        // Long enough to be read; whoever has read it goes on.
        Event::Revealed { .. } => 7000,
        Event::TurnBegan { .. } | Event::ColumnShown { .. } => 350,
        _ => return None,
    })
}

/// The moments between a view and the next one. `told` is how many events of the log belong to the first view. Several
/// panels that jump together are one moment.
pub(super) fn moments(from: &View, to: &View, log: &[Event], told: usize) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut view = from.clone();
    for (index, &event) in log.iter().enumerate().skip(told) {
        happen(&mut view, to, event);
        let Some(pace) = pace(event) else { continue };
        let moment = Moment { view: view.clone(), told: index + 1, pace };
        let together = matches!(event, Event::Jumped { .. })
            && matches!(log.get(index.wrapping_sub(1)), Some(Event::Jumped { .. }));
        match moments.last_mut().filter(|_| together) {
            Some(last) => *last = moment,
            None => moments.push(moment),
        }
    }
    moments
}

/// Changes what an event says has changed.
fn happen(view: &mut View, to: &View, event: Event) {
    match event {
        Event::Switched { who, colour, on } | Event::Jumped { who, colour, on } => {
            set(&mut view.players[who.index()].panel, colour, on);
        }
        Event::SwitchedBack { who, colour } => {
            let panel = &mut view.players[who.index()].panel;
            *panel = panel.switched(colour);
        }
        Event::SwitchedAll { who, colours } => view.players[who.index()].panel = colours,
        Event::Captured { who, world, from } => {
            view.players[who.index()].captured.insert(world);
            match from {
                Some(owner) => {
                    let places = &mut view.players[owner.index()].formation;
                    if let Some(place) = places.iter_mut().find(|place| **place == Place::Up(world)) {
                        *place = Place::Gone(world);
                    }
                }
                None => {
                    if let Some(column) = view.columns.iter_mut().find(|column| column.top == Some(world)) {
                        column.top = None;
                        column.height = column.height.saturating_sub(1);
                    }
                }
            }
        }
        Event::Unlocked { who, world } => {
            // Which of the two it was is seen by where it lies afterwards.
            let lies = |place: &Place| matches!(*place, Place::Up(it) | Place::Gone(it) if it == world);
            let found = to.players[who.index()].formation.iter().position(lies);
            let places = &mut view.players[who.index()].formation;
            if let Some(place) = found.and_then(|index| places.get_mut(index)) {
                *place = Place::Up(world);
            }
        }
        Event::ColumnShown { column, world } => {
            if let Some(column) = view.columns.get_mut(usize::from(column).wrapping_sub(1)) {
                column.top = Some(world);
            }
        }
        Event::Rotated { .. } => view.scepters.rotate_left(1),
        Event::ScepterDealt { scepter, position, .. } => {
            deal(&mut view.scepters, scepter, position);
        }
        Event::RoundBegan { round } => view.round = round,
        Event::TurnBegan { who } => {
            view.turn = who;
            view.acted = false;
            view.repeated = false;
        }
        _ => {}
    }
    match event {
        Event::Switched { .. } | Event::SwitchedAll { .. } => view.acted = true,
        Event::Repeated { .. } => view.repeated = true,
        _ => {}
    }
}

fn set(panel: &mut Colours, colour: Colour, on: bool) {
    if panel.has(colour) != on {
        *panel = panel.switched(colour);
    }
}

fn deal(scepters: &mut [Option<Scepter>], scepter: Scepter, position: u8) {
    if let Some(place) = scepters.get_mut(usize::from(position).wrapping_sub(1)) {
        *place = Some(scepter);
    }
}

#[cfg(test)]
mod tests {
    use wire::engine::{Game as _, Seat, Viewer};
    use wire::multiverse::{Multiverse, Options, Roll};

    use super::*;

    #[test]
    fn panels_that_jump_together_are_one_moment_and_the_last_one_is_what_the_events_say() {
        let rules = Multiverse::new(Options::for_players(2)).expect("the usual options are right");
        let from = rules.view(&rules.start(), Viewer::Spectator);
        let seats: Vec<Seat> = from.seats().collect();
        let (colour, world) = (Colour::Red, Colours::NONE.switched(Colour::Red).world());
        let roll = Roll::Jump { colour, world, met: None };
        let jumps = seats.iter().map(|&who| Event::Jumped { who, colour, on: true });
        let before = Event::TurnBegan { who: seats[1] };
        let log: Vec<Event> =
            [before, Event::Rolled { who: seats[1], roll, change: true }].into_iter().chain(jumps).collect();
        // The turn has been shown before.
        let moments = moments(&from, &from, &log, 1);
        assert_eq!(moments.iter().map(|moment| moment.told).collect::<Vec<_>>(), [2, 4]);
        let panels = |index: usize| moments[index].view.players.iter().map(|one| one.panel.has(colour));
        assert!(panels(0).all(|on| !on) && panels(1).all(|on| on));
    }
}
