//! A whole state that looks to a viewer like what it knows.
//!
//! Uniform over the histories of packs and picks that fit the view, and exactly so. The reason: write down the
//! draft as a grid of who kept what when. A pack's `q`th token lies in the row of the `q`th player it came to. What
//! the viewer saw of a pack between two times that it came by is a set of tokens that were kept by so many
//! *different* players; a token known to be somebody's has one place there, the others fit anywhere. Tokens the
//! viewer never saw fit anywhere in the rest of the grid, and those known to be somebody's anywhere in that row. So
//! shuffling each of these parts by itself draws every fitting grid with the same chance, and a grid that goes
//! beyond the present has the same number of pasts as any other.

use engine::{Known, Random, Seat, Viewer, shuffle};

use crate::ids::{World, WorldSet};
use crate::rules::Multiverse;
use crate::state::{Column, State, TOKENS};
use crate::view::{Mine, Place, View, draft_round};

/// Who kept what when.
type Grid = [[Option<World>; TOKENS]; engine::MAX_SEATS];

impl Multiverse {
    pub(crate) fn sample<R: Random>(&self, view: &View, random: &mut R) -> State {
        let mut state = self.opening();
        state.scepters = view.scepters;
        state.phase = view.phase;
        state.turn = view.turn;
        state.acted = view.acted;
        state.repeated = view.repeated;
        state.round = view.round;
        state.dry_rounds = view.dry_rounds;
        state.captured_this_round = view.captured_this_round;
        for (column, seen) in state.columns.iter_mut().zip(&view.columns) {
            *column = Column { top: seen.top, height: seen.height };
        }
        for (index, player) in view.players.iter().enumerate() {
            state.panels[index] = player.panel;
            state.captured[index] = player.captured;
        }
        match draft_round(view.phase) {
            None => deal_packs(&mut state, view, random),
            Some(now) => {
                let grid = self.draft(view, random);
                self.take_over(&mut state, view, &grid, now);
                self.form(&mut state, view, random);
            }
        }
        state.recount();
        state.to_act = self.acting(&state);
        state
    }

    /// A whole draft that fits the view.
    fn draft<R: Random>(&self, view: &View, random: &mut R) -> Grid {
        let mut grid = Grid::default();
        let known: Vec<WorldSet> =
            view.players.iter().map(|player| known_tokens(&player.formation)).collect();
        let mut seen = WorldSet::EMPTY;
        if let (Viewer::Seat(seat), Some(mine)) = (view.viewer, &view.mine) {
            for round in 0..mine.seen.len() {
                seen |= mine.seen[round];
                self.fill_sighting(&mut grid, seat, mine, round, &known, random);
            }
        }
        let players = self.players();
        let mut pool = WorldSet::ALL - seen;
        pool -= view.columns.iter().filter_map(|column| column.top).collect();
        view.players.iter().for_each(|player| pool -= player.captured);
        for (row, known) in grid[..players].iter_mut().zip(&known) {
            pool -= *known;
            let mut free: Vec<&mut Option<World>> = row.iter_mut().filter(|slot| slot.is_none()).collect();
            shuffle(&mut free, random);
            for (slot, world) in free.into_iter().zip((*known - seen).iter()) {
                *slot = Some(world);
            }
        }
        let mut pool = shuffled(pool, random);
        for slot in grid[..players].iter_mut().flatten().filter(|slot| slot.is_none()) {
            *slot = pool.pop();
        }
        grid
    }

    /// What happened to a pack from the time it came to the viewer in `round` until it came again.
    fn fill_sighting<R: Random>(
        &self,
        grid: &mut Grid,
        seat: Seat,
        mine: &Mine,
        round: usize,
        known: &[WorldSet],
        random: &mut R,
    ) {
        let players = self.players();
        let first = (seat.index() + players * TOKENS - round) % players;
        let again = round + players;
        let (end, gone) = match mine.seen.get(again) {
            Some(&later) => (again, mine.seen[round] - later),
            None => (TOKENS, mine.seen[round]),
        };
        let mut worlds = gone;
        let mut free = Vec::new();
        for (row, q) in (round..end).map(|q| ((first + q) % players, q)) {
            let own = (q == round).then(|| mine.kept.get(round).copied()).flatten();
            let taken = own.or_else(|| (worlds & known[row]).first().filter(|_| q > round));
            match taken {
                Some(world) => {
                    grid[row][q] = Some(world);
                    worlds.remove(world);
                }
                None => free.push((row, q)),
            }
        }
        for ((row, q), world) in free.into_iter().zip(shuffled(worlds, random)) {
            grid[row][q] = Some(world);
        }
    }

    /// The part of the grid that has happened.
    fn take_over(&self, state: &mut State, view: &View, grid: &Grid, now: usize) {
        let players = self.players();
        for index in 0..players {
            let committed = now < TOKENS && view.done.contains(Seat::from_index(index));
            let kept = now + usize::from(committed);
            state.picks[index][..kept.min(TOKENS)].copy_from_slice(&grid[index][..kept.min(TOKENS)]);
            let first = (index + players * TOKENS - now) % players;
            state.packs[index] = (now..TOKENS).filter_map(|q| grid[(first + q) % players][q]).collect();
        }
    }

    fn form<R: Random>(&self, state: &mut State, view: &View, random: &mut R) {
        for seat in self.everybody() {
            let index = seat.index();
            if let (true, Some(mine)) = (view.viewer.is(seat), &view.mine) {
                for (slot, &world) in state.formation[index].iter_mut().zip(&mine.placed) {
                    *slot = Some(world);
                }
            }
            let formation = &view.players[index].formation;
            if formation.is_empty() {
                if !view.viewer.is(seat) {
                    let tokens = shuffled(state.kept(seat), random).into_iter().map(Some);
                    let taken = &mut state.formation[index][..usize::from(view.placed[index])];
                    taken.iter_mut().zip(tokens).for_each(|(place, world)| *place = world);
                }
                continue;
            }
            let mut rest = shuffled(state.kept(seat) - placed_tokens(formation), random);
            for (place, token) in formation.iter().enumerate() {
                let (world, alive, up) = match *token {
                    Place::Gone(world) => (Some(world), false, true),
                    Place::Up(world) => (Some(world), true, true),
                    Place::Down(Known::Known(world)) => (Some(world), true, false),
                    Place::Down(Known::Hidden) => (rest.pop(), true, false),
                };
                state.formation[index][place] = world;
                state.alive[index] = state.alive[index] & !(1 << place) | u8::from(alive) << place;
                state.up[index] |= u8::from(up) << place;
            }
        }
    }
}

/// While tokens are dealt: everybody else holds any tokens that the viewer does not.
fn deal_packs<R: Random>(state: &mut State, view: &View, random: &mut R) {
    let mine = view.mine.as_ref().map_or(WorldSet::EMPTY, |mine| mine.pack);
    let mut pool = shuffled(WorldSet::ALL - mine, random);
    for (index, &size) in view.pack_sizes.iter().enumerate() {
        let own = view.viewer.is(Seat::from_index(index));
        state.packs[index] =
            if own { mine } else { pool.split_off(pool.len() - usize::from(size)).into_iter().collect() };
    }
}

fn shuffled<R: Random>(worlds: WorldSet, random: &mut R) -> Vec<World> {
    let mut worlds: Vec<World> = worlds.iter().collect();
    shuffle(&mut worlds, random);
    worlds
}

/// Tokens of a formation that everybody has seen.
fn known_tokens(formation: &[Place]) -> WorldSet {
    let known = |place: &Place| match *place {
        Place::Up(world) | Place::Gone(world) => Some(world),
        Place::Down(_) => None,
    };
    formation.iter().filter_map(known).collect()
}

/// Tokens of a formation that the viewer knows the place of.
fn placed_tokens(formation: &[Place]) -> WorldSet {
    let placed = |place: &Place| match *place {
        Place::Up(world) | Place::Gone(world) | Place::Down(Known::Known(world)) => Some(world),
        Place::Down(Known::Hidden) => None,
    };
    formation.iter().filter_map(placed).collect()
}
