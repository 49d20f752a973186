//! Law 6.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::{ActionSet, Game, Illegal, Input, Node, NotationError, Odds, Random, Silent, Viewer};

use crate::walk::{BETWEEN, Fault, LONGEST, Spot, ensure, some_seat, walk};
use crate::{Law, Subject, Tally};

/// Law 6: notation round-trips, and nothing else is read; a record replayed gives the same state, and so does any
/// beginning of it; the checked step and the trusted one agree; an illegal input is refused and changes nothing.
pub fn replay<G: Subject>(rules: &G, source: &mut impl Random) -> Result<Tally, String> {
    let look = |spot: &mut Spot<'_, G, _>| {
        if let Some(next) = spot.next {
            one_notation(next)?;
            strict_notation(next, spot.source)?;
            steps_agree(rules, spot.state, next)?;
        }
        if spot.once_in(8) {
            every_notation(rules, spot.state)?;
        }
        illegal_inputs_change_nothing(spot)?;
        if spot.next.is_none() || spot.once_in(16) {
            let replayed = rules.replay(spot.inputs);
            ensure!(replayed == Ok(*spot.state), "replayed, it is {replayed:?} and not {:?}", spot.state);
        }
        Ok(())
    };
    walk(Law::Replay, rules, LONGEST, source, look).map(|(_, tally)| tally)
}

/// What `Display` writes is what `FromStr` reads, and it fits on a line among others.
fn one_notation<T>(it: T) -> Result<(), Fault>
where
    T: Copy + PartialEq + Debug + Display + FromStr<Err = NotationError>,
{
    let text = it.to_string();
    let read = text.parse();
    ensure!(read.as_ref() == Ok(&it), "“{text}” is read as {read:?}");
    ensure!(!text.contains([BETWEEN, '\n', '\r']), "“{text:?}” does not fit on a line");
    Ok(())
}

/// All that can come now, taken or not, and all that is refused has a notation.
fn every_notation<G: Subject>(rules: &G, state: &G::State) -> Result<(), Fault> {
    match rules.node(state) {
        Node::Act(seats) => seats.iter().try_for_each(|seat| {
            rules.legal(state, seat).iter().try_for_each(one_notation)?;
            let offers = rules.offers(&rules.view(state, Viewer::Seat(seat)));
            offers.iter().try_for_each(|offer| one_notation(offer.action))
        }),
        Node::Chance => rules.odds(state).outcomes().into_iter().try_for_each(one_notation),
        Node::Over => Ok(()),
    }
}

/// A slightly different text is not understood, or means something else: one input has one notation.
fn strict_notation<G: Game>(input: Input<G>, source: &mut impl Random) -> Result<(), Fault> {
    let mut text = input.to_string();
    let slip = ["0", "+", " ", "-", "1"][source.below(5) as usize];
    let place = source.below(text.len() as u32 + 1) as usize;
    if !text.is_char_boundary(place) {
        return Ok(());
    }
    text.insert_str(place, slip);
    match text.parse::<Input<G>>() {
        Ok(read) if read.to_string() != text => Err(format!("“{text}” is read as {read}").into()),
        _ => Ok(()),
    }
}

fn steps_agree<G: Game>(rules: &G, state: &G::State, input: Input<G>) -> Result<(), Fault> {
    let (mut silent, mut trusted, mut checked) = (*state, *state, *state);
    let (mut told, mut heard) = (Vec::new(), Vec::new());
    let reveals = rules.step(&mut silent, input, &mut Silent);
    let trusts = rules.step(&mut trusted, input, &mut told);
    let checks = rules.try_step(&mut checked, input, &mut heard);
    ensure!(checks.is_ok(), "{input} comes next, but is refused: {checks:?}");
    ensure!(silent == trusted, "{input} does something else when nobody listens: {silent:?} or {trusted:?}");
    ensure!(checked == trusted, "{input} does something else when it is checked: {checked:?} or {trusted:?}");
    ensure!(told == heard, "{input} tells {told:?}, or {heard:?}");
    ensure!(
        reveals == trusts && checks == Ok(trusts),
        "{input} reveals {reveals:?}, {trusts:?} or {checks:?}"
    );
    Ok(())
}

/// Inputs of other times, and of other seats, where they do not fit.
fn illegal_inputs_change_nothing<G: Subject, R: Random>(spot: &mut Spot<'_, G, R>) -> Result<(), Fault> {
    let (rules, state) = (spot.rules, *spot.state);
    let known = spot.inputs.len() as u32;
    for _ in 0..known.min(2) {
        let strange = match spot.inputs[spot.source.below(known) as usize] {
            Input::Act(_, action) => Input::Act(some_seat(rules, spot.source), action),
            chance @ Input::Chance(_) => chance,
        };
        let (mut after, mut told) = (state, Vec::new());
        let stepped = rules.try_step(&mut after, strange, &mut told);
        ensure!(stepped.is_ok() == rules.is_legal(&state, strange), "{strange} is stepped with {stepped:?}");
        if let Err(illegal) = stepped {
            ensure!(
                after == state && told.is_empty(),
                "{strange} is refused, but changes or tells something"
            );
            let over = spot.node() == Node::Over;
            ensure!((illegal == Illegal::Over) == over, "{strange} is refused with {illegal:?}");
        }
    }
    Ok(())
}
