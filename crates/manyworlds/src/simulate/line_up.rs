//! Who sits where in which game.

use anyhow::bail;

/// A tournament of more would have more line-ups than anybody plays games.
const MOST_BOTS: usize = 20;

/// The line-ups of all games: one that always plays, or in a tournament every choice of so many of the bots in turn.
pub(super) struct LineUps {
    players: usize,
    /// Bots by their number in the list, ascending.
    choices: Vec<Vec<usize>>,
    rotate: bool,
}

impl LineUps {
    /// The line-ups of `players` of the bots; of all of them where no number is given.
    pub(super) fn new(bots: usize, players: Option<u8>, rotate: bool, games: u64) -> anyhow::Result<Self> {
        let players = players.map_or(bots, usize::from);
        if players > bots {
            bail!("--players {players} needs as many bots in --seats, not {bots}");
        }
        if players == bots {
            return Ok(Self { players, choices: vec![(0..bots).collect()], rotate });
        }
        if bots > MOST_BOTS {
            bail!("a tournament is for up to {MOST_BOTS} bots, not {bots}");
        }
        let choices = choices(bots, players);
        if games < choices.len() as u64 {
            bail!("{players} of {bots} bots are {} line-ups: so many --games at least", choices.len());
        }
        // Everybody must sit everywhere, or the tournament measures the seats.
        Ok(Self { players, choices, rotate: true })
    }

    /// How many play in a game.
    pub(super) fn players(&self) -> usize {
        self.players
    }

    /// How many line-ups there are.
    pub(super) fn count(&self) -> usize {
        self.choices.len()
    }

    /// Whether only some of the bots play in a game.
    pub(super) fn is_tournament(&self) -> bool {
        self.count() > 1
    }

    /// Whether everybody moves on from seat to seat.
    pub(super) fn rotates(&self) -> bool {
        self.rotate
    }

    /// The bot on each seat in a game, by its number in the list. A line-up moves on by one seat whenever all have
    /// played.
    pub(super) fn seats(&self, game: u64) -> Vec<usize> {
        let count = self.choices.len() as u64;
        let line_up = &self.choices[(game % count) as usize];
        let moved = if self.rotate { (game / count % self.players as u64) as usize } else { 0 };
        (0..self.players).map(|seat| line_up[(seat + self.players - moved) % self.players]).collect()
    }
}

/// Every choice of `taken` of the numbers below `all`, each ascending, in the order of a dictionary.
fn choices(all: usize, taken: usize) -> Vec<Vec<usize>> {
    if taken == 0 {
        return vec![Vec::new()];
    }
    let longer = |shorter: Vec<usize>| {
        let first = shorter.last().map_or(0, |last| last + 1);
        (first..all).map(move |next| [&shorter[..], &[next]].concat())
    };
    choices(all, taken - 1).into_iter().flat_map(longer).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn seats(line_ups: &LineUps, games: u64) -> Vec<Vec<usize>> {
        (0..games).map(|game| line_ups.seats(game)).collect()
    }

    #[test]
    fn everybody_plays_where_nobody_is_left_out() {
        let still = LineUps::new(3, None, false, 1).unwrap();
        assert_eq!(seats(&still, 2), [[0, 1, 2], [0, 1, 2]]);
        let moving = LineUps::new(3, Some(3), true, 1).unwrap();
        assert_eq!(seats(&moving, 4), [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]);
        assert!(!still.is_tournament() && !moving.is_tournament());
    }

    #[test]
    fn in_a_tournament_every_line_up_plays_on_every_seat() {
        let line_ups = LineUps::new(3, Some(2), false, 3).unwrap();
        let expected = [[0, 1], [0, 2], [1, 2], [1, 0], [2, 0], [2, 1]];
        assert_eq!(seats(&line_ups, 6), expected);
        let large = LineUps::new(6, Some(3), false, 20).unwrap();
        assert_eq!(large.count(), 20);
        let mut sat: BTreeMap<(usize, usize), u64> = BTreeMap::new();
        for game in seats(&large, 60) {
            game.into_iter().enumerate().for_each(|place| *sat.entry(place).or_default() += 1);
        }
        assert_eq!(sat.len(), 18);
        assert!(sat.values().all(|&games| games == 10), "{sat:?}");
    }

    #[test]
    fn what_cannot_be_is_told() {
        let check = |bots, players, games, expected: &str| {
            let error = LineUps::new(bots, Some(players), false, games).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(expected));
        };
        check(2, 3, 9, "--players 3 needs as many bots in --seats, not 2");
        check(21, 2, 999, "a tournament is for up to 20 bots, not 21");
        check(4, 2, 5, "2 of 4 bots are 6 line-ups: so many --games at least");
    }
}
