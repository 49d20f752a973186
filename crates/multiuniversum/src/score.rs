//! The score, its sheet and the places (MU-E2 to MU-E5, MU-V1, MU-V2, MU-V5).

use std::cmp::{Ordering, Reverse};

use engine::{MAX_SEATS, ScoreLine, ScoreSheet, Seat, Standing};

use crate::ids::{PortalId, PortalSet};
use crate::options::{Preset, Scoring};
use crate::rules::Multiuniversum;
use crate::state::State;

/// What one participant is scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Score {
    portals: i16,
    lost: i16,
    tools: i16,
    sets: i16,
    /// For ties: unused tools, portals that count, cards in hand.
    unused: usize,
    kept: usize,
    hand: usize,
}

impl Score {
    fn total(&self) -> i16 {
        self.portals + self.lost + self.tools + self.sets
    }

    /// MU-E4 up to the last step: greater is better.
    fn rank(&self) -> (i16, Reverse<usize>, usize, usize) {
        (self.total(), Reverse(self.unused), self.kept, self.hand)
    }
}

impl Multiuniversum {
    fn score(&self, state: &State, who: Seat) -> Score {
        let sealed = state.sealed[who.index()];
        let lost = self.lost(state, who);
        let points = |portals: PortalSet| portals.iter().map(|portal| self.points_of(portal)).sum::<i16>();
        let unused = state.labs[who.index()].len();
        // MU-V5: the virtual player loses nothing for unused tools.
        let penalty = if self.virtual_player() == Some(who) { 0 } else { unused };
        Score {
            portals: points(sealed),
            lost: -points(lost),
            tools: -(penalty as i16),
            sets: if self.options().scoring == Scoring::Standard { self.set_points(sealed) } else { 0 },
            unused,
            kept: (sealed - lost).len(),
            hand: state.hands[who.index()].len(),
        }
    }

    /// What a participant has, if this were the end.
    pub(crate) fn points(&self, state: &State, who: Seat) -> i16 {
        self.score(state, who).total()
    }

    /// The sealed portals that count nothing, if this were the end (MU-V2).
    fn lost(&self, state: &State, who: Seat) -> PortalSet {
        match self.options().scoring {
            Scoring::Deadly => self.sharing_icons(state.sealed[who.index()], face_up(state)),
            Scoring::Standard | Scoring::Basic => PortalSet::EMPTY,
        }
    }

    /// What each sealed portal of a participant counts by itself, without sets (MU-E2, MU-V2).
    pub fn portal_points(&self, state: &State, who: Seat) -> impl Iterator<Item = (PortalId, i16)> {
        let lost = self.lost(state, who);
        let counted = move |portal| if lost.contains(portal) { 0 } else { self.points_of(portal) };
        state.sealed[who.index()].iter().map(move |portal| (portal, counted(portal)))
    }

    /// The portals of `sealed` whose icon is on one of `shown` (MU-V2).
    fn sharing_icons(&self, sealed: PortalSet, shown: PortalSet) -> PortalSet {
        let icons = shown.iter().fold(0u32, |icons, portal| icons | 1 << self.icon_of(portal));
        sealed.iter().filter(|&portal| icons >> self.icon_of(portal) & 1 == 1).collect()
    }

    fn scores(&self, state: &State) -> [Option<Score>; MAX_SEATS] {
        let mut scores = [None; MAX_SEATS];
        self.participants().for_each(|who| scores[who.index()] = Some(self.score(state, who)));
        scores
    }

    pub(crate) fn standing_of(&self, state: &State) -> Standing {
        let scores = self.scores(state);
        let mut standing = Standing {
            participants: self.options().participants(),
            points: [0; MAX_SEATS],
            places: [0; MAX_SEATS],
        };
        for who in self.participants() {
            let better = |other: &Seat| self.compare(&scores, *other, who) == Ordering::Greater;
            standing.points[who.index()] = scores[who.index()].map_or(0, |score| score.total());
            standing.places[who.index()] = 1 + self.participants().filter(better).count() as u8;
        }
        standing
    }

    /// Who is ahead, by points and by MU-E4; in a solo game by points alone (MU-V5).
    fn compare(&self, scores: &[Option<Score>; MAX_SEATS], a: Seat, b: Seat) -> Ordering {
        let score = |who: Seat| scores[who.index()].expect("participants have scores");
        if self.is_solo() {
            return score(a).total().cmp(&score(b).total());
        }
        let by_rank = score(a).rank().cmp(&score(b).rank());
        by_rank.then_with(|| {
            let tied = || self.participants().filter(|&who| score(who).rank() == score(a).rank());
            let born = |who: Seat| self.options().born.get(who.index()).copied().flatten();
            // If one of the tied has no date, all of them share.
            if self.options().preset == Preset::En || tied().any(|who| born(who).is_none()) {
                return Ordering::Equal;
            }
            born(b).cmp(&born(a))
        })
    }

    pub(crate) fn sheet_of(&self, state: &State) -> ScoreSheet {
        let scores: Vec<Score> = self.participants().map(|who| self.score(state, who)).collect();
        let line = |label: &str, counts, value: &dyn Fn(&Score) -> i16| ScoreLine {
            label: label.into(),
            counts,
            values: scores.iter().map(value).collect(),
        };
        let mut lines = vec![line("mu-portals", true, &|score| score.portals)];
        if self.options().scoring == Scoring::Deadly {
            lines.push(line("mu-lost", true, &|score| score.lost));
        }
        lines.push(line("mu-tools", true, &|score| score.tools));
        if self.options().scoring == Scoring::Standard {
            lines.push(line("mu-sets", true, &|score| score.sets));
        }
        let standing = self.standing_of(state);
        // The steps of MU-E4 are told as far as somebody was still tied.
        let still_tied = |same: &dyn Fn(&Score, &Score) -> bool| {
            !self.is_solo()
                && (1..scores.len()).any(|i| scores[..i].iter().any(|other| same(other, &scores[i])))
        };
        if still_tied(&|a, b| a.total() == b.total()) {
            lines.push(line("mu-tie-tools", false, &|score| score.unused as i16));
        }
        if still_tied(&|a, b| (a.total(), a.unused) == (b.total(), b.unused)) {
            lines.push(line("mu-tie-portals", false, &|score| score.kept as i16));
        }
        if still_tied(&|a, b| (a.total(), a.unused, a.kept) == (b.total(), b.unused, b.kept)) {
            lines.push(line("mu-tie-hand", false, &|score| score.hand as i16));
        }
        if self.options().preset == Preset::Fr && still_tied(&|a, b| a.rank() == b.rank()) {
            lines.push(ScoreLine { label: "mu-tie-age".into(), counts: false, values: self.ages(&scores) });
        }
        let participants = scores.len();
        ScoreSheet {
            lines,
            totals: scores.iter().map(Score::total).collect(),
            places: standing.places[..participants].to_vec(),
        }
    }
}

impl Multiuniversum {
    /// Of those who are tied to the last step: 1 for the oldest and so on. 0 for everybody else, and where somebody
    /// gave no date: a birth date is nobody's business.
    fn ages(&self, scores: &[Score]) -> Vec<i16> {
        let born = |index: usize| self.options().born.get(index).copied().flatten();
        let age = |index: usize| {
            let tied =
                || (0..scores.len()).filter(move |&other| scores[other].rank() == scores[index].rank());
            if tied().count() < 2 || tied().any(|other| born(other).is_none()) {
                return 0;
            }
            1 + tied().filter(|&other| born(other) < born(index)).count() as i16
        };
        (0..scores.len()).map(age).collect()
    }
}

/// The portals in sight on top of the stacks.
fn face_up(state: &State) -> PortalSet {
    state.stacks.iter().filter_map(|stack| stack.top()).collect()
}
