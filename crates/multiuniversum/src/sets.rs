//! The best division of sealed portals into sets (MU-E3).

use crate::ids::{PortalId, PortalSet};
use crate::rules::Multiuniversum;

/// Points of an omni set: five different icons.
const OMNI_POINTS: i16 = 9;
/// Icons in an omni set.
const OMNI_SIZE: usize = 5;
/// Points of a specialization set by how many portals share the icon.
const SPECIAL_POINTS: [i16; 4] = [0, 0, 4, 9];
/// A deck has at most as many icons as portals.
const MAX_ICONS: usize = PortalId::COUNT;

/// The sets that bring the most, laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sets {
    /// What they are worth together.
    pub points: i16,
    /// Each omni set.
    pub omni: Vec<PortalSet>,
    /// Each specialization set of two or three.
    pub special: Vec<PortalSet>,
}

/// How many portals of each icon go to omni sets.
struct Division {
    points: i16,
    omni: usize,
    used: [u8; MAX_ICONS],
}

impl Multiuniversum {
    /// The best sets of these portals.
    pub fn best_sets(&self, portals: PortalSet) -> Sets {
        let division = divide(&self.icon_counts(portals));
        let mut omni = vec![PortalSet::EMPTY; division.omni];
        let mut special = Vec::new();
        // Filling the sets in turn, icon by icon, never meets a set twice with one icon, as none is used more
        // often than there are sets.
        let mut turn = (0..division.omni).cycle();
        for (icon, &used) in division.used.iter().enumerate() {
            let mut same = portals.iter().filter(|&portal| self.icon_of(portal) == icon);
            for portal in same.by_ref().take(usize::from(used)) {
                omni[turn.next().expect("portals are only used in omni sets that are there")].insert(portal);
            }
            let rest: PortalSet = same.collect();
            if rest.len() >= 2 {
                special.push(rest);
            }
        }
        Sets { points: division.points, omni, special }
    }

    /// What the best sets of these portals are worth.
    pub(crate) fn set_points(&self, portals: PortalSet) -> i16 {
        divide(&self.icon_counts(portals)).points
    }

    fn icon_counts(&self, portals: PortalSet) -> [u8; MAX_ICONS] {
        let mut counts = [0; MAX_ICONS];
        portals.iter().for_each(|portal| counts[self.icon_of(portal)] += 1);
        counts
    }
}

/// What the best sets are worth if so many icons are there once, twice and three times.
pub(crate) fn points_by_sizes(sizes: [usize; 3]) -> i16 {
    let mut counts = [0; MAX_ICONS];
    let all = (1..).zip(sizes).flat_map(|(count, icons)| std::iter::repeat_n(count, icons));
    counts.iter_mut().zip(all).for_each(|(count, size)| *count = size);
    divide(&counts).points
}

/// Tries every number of omni sets. With k of them an icon gives each at most one portal, so at most k, and any
/// such choice of 5k portals can be laid out; what is left of an icon is a specialization set.
fn divide(counts: &[u8; MAX_ICONS]) -> Division {
    let total: usize = counts.iter().map(|&count| usize::from(count)).sum();
    let left_over = |count: u8| SPECIAL_POINTS[usize::from(count)];
    let mut best = Division {
        points: counts.iter().map(|&count| left_over(count)).sum(),
        omni: 0,
        used: [0; MAX_ICONS],
    };
    for omni in 1..=total / OMNI_SIZE {
        let (points, used) = best_with(counts, omni);
        if points > best.points {
            best = Division { points, omni, used };
        }
    }
    best
}

const IMPOSSIBLE: i16 = i16::MIN / 2;

/// The best division with exactly `omni` omni sets: `reach[j]` is the best of the icons so far when `j` of their
/// portals go to omni sets.
fn best_with(counts: &[u8; MAX_ICONS], omni: usize) -> (i16, [u8; MAX_ICONS]) {
    const SIZE: usize = PortalId::COUNT + 1;
    let goal = omni * OMNI_SIZE;
    let mut reach = [IMPOSSIBLE; SIZE];
    reach[0] = 0;
    let mut chosen = [[0u8; SIZE]; MAX_ICONS];
    for (icon, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
        let before = reach;
        reach = [IMPOSSIBLE; SIZE];
        for used in 0..=count.min(omni as u8) {
            let points = SPECIAL_POINTS[usize::from(count - used)];
            for sum in usize::from(used)..=goal {
                let candidate = before[sum - usize::from(used)] + points;
                if candidate > reach[sum] {
                    reach[sum] = candidate;
                    chosen[icon][sum] = used;
                }
            }
        }
    }
    let mut used = [0; MAX_ICONS];
    let mut sum = goal;
    for icon in (0..MAX_ICONS).rev().filter(|&icon| counts[icon] > 0) {
        used[icon] = chosen[icon][sum];
        sum = sum.saturating_sub(usize::from(used[icon]));
    }
    (reach[goal] + OMNI_POINTS * omni as i16, used)
}
