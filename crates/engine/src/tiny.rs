//! *High card*: the smallest game that uses every part of the contract. Read it to learn how a game is added.
//!
//! Nine cards, 1 to 9; 2 to 4 players. Each is dealt a card nobody else sees (HC-1). Then all choose at the
//! same time to keep or to swap; the choices show when the last has chosen (HC-2). Swapped cards are laid open,
//! and each swapper in order of seats draws another, unseen (HC-3). The highest card wins (HC-4). Whoever
//! holds the 9 may not swap it (HC-5).

use std::fmt;
use std::str::FromStr;

use crate::{
    ActionSet, Fortune, Game, Input, Judge, Known, MAX_SEATS, Node, NotationError, Odds, Offer, Random,
    Redeal, Refusal, Reveals, ScoreLine, ScoreSheet, Seat, SeatSet, Sense, Sink, Standing, Viewer,
    canonical_number, shuffle,
};

const CARDS: u8 = 9;

/// The rules: all that is fixed before the game starts.
#[derive(Clone, Copy, Debug)]
pub struct HighCard {
    /// 2 to 4.
    pub seats: u8,
}

/// The state: sets of cards as bits, and who has done what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The pile is a set: its order is decided by each draw (late chance).
    pile: u16,
    open: u16,
    hands: [u16; MAX_SEATS],
    keeps: SeatSet,
    swaps: SeatSet,
    drawn: SeatSet,
    phase: Phase,
}

/// What the state waits for. Pending choices are data, so any state can be rebuilt by replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
enum Phase {
    Deal,
    Choose,
    Draw,
    Over,
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Choice {
    /// Keep the card.
    Keep,
    /// Lay it open and draw another.
    Swap,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Keep { "keep" } else { "swap" })
    }
}

impl FromStr for Choice {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "keep" => Ok(Self::Keep),
            "swap" => Ok(Self::Swap),
            _ => Err(NotationError::new(text, "`keep` or `swap`")),
        }
    }
}

#[cfg(feature = "serde")]
crate::serde_as_notation!(Choice);

/// A card that is dealt or drawn, 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(u8);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.strip_prefix("card ")
            .and_then(canonical_number)
            .filter(|card| (1..=CARDS).contains(card))
            .map(Self)
            .ok_or_else(|| NotationError::new(text, "`card` and a number from 1 to 9"))
    }
}

fn cards(set: u16) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| set >> card & 1 == 1)
}

/// The legal choices of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    keep: bool,
    swap: bool,
}

impl ActionSet for Choices {
    type Action = Choice;
    fn len(&self) -> usize {
        usize::from(self.keep) + usize::from(self.swap)
    }
    fn nth(&self, n: usize) -> Choice {
        if n == 0 && self.keep { Choice::Keep } else { Choice::Swap }
    }
}

/// Any card of the pile, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Draw(u16);

impl Odds for Draw {
    type Outcome = Card;
    fn total(&self) -> u32 {
        self.0.count_ones()
    }
    fn pick(&self, ticket: u32) -> Card {
        Card(cards(self.0).nth(ticket as usize).expect("a ticket is less than the total"))
    }
    fn tickets(&self, card: Card) -> u32 {
        u32::from(self.0 >> card.0 & 1)
    }
    fn outcomes(&self) -> Vec<Card> {
        cards(self.0).map(Card).collect()
    }
}

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    viewer: Viewer,
    hands: Vec<Option<Known<u8>>>,
    open: u16,
    /// Who has chosen; *what* stays secret until all have, except the viewer's own choice.
    chosen: SeatSet,
    my_choice: Option<Choice>,
    swaps: SeatSet,
    drawn: SeatSet,
    phase: Phase,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Event {
    /// A card was dealt or drawn.
    Drew(Seat, Known<u8>),
    /// A seat has chosen.
    Chose(Seat, Known<Choice>),
    /// A card was laid open.
    LaidOpen(Seat, u8),
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Reason {
    /// The 9 is never swapped.
    Highest,
}

impl HighCard {
    fn everybody(self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// Who draws next: in the deal the first without a card, later the first swapper who has not drawn.
    fn drawer(self, state: &State) -> Seat {
        let waits = |seat: &Seat| match state.phase {
            Phase::Deal => state.hands[seat.index()] == 0,
            _ => state.swaps.contains(*seat) && !state.drawn.contains(*seat),
        };
        self.everybody().iter().find(waits).expect("somebody draws at a chance node")
    }

    fn points(self, state: &State) -> impl Iterator<Item = i16> {
        let hands = state.hands;
        self.everybody().iter().map(move |seat| cards(hands[seat.index()]).last().map_or(0, i16::from))
    }

    /// Moves on to the phase in which somebody has something to do.
    fn settle(self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seats = usize::from(self.seats);
        if state.phase == Phase::Deal && state.hands[..seats].iter().all(|&hand| hand != 0) {
            state.phase = Phase::Choose;
        }
        if state.phase == Phase::Choose && state.keeps.len() + state.swaps.len() == seats {
            state.phase = Phase::Draw;
            for seat in state.swaps.iter() {
                let laid = std::mem::take(&mut state.hands[seat.index()]);
                state.open |= laid;
                sink.tell(|| Event::LaidOpen(seat, cards(laid).last().expect("a hand holds one card")));
            }
        }
        if state.phase == Phase::Draw && state.drawn == state.swaps {
            state.phase = Phase::Over;
        }
    }
}

impl Game for HighCard {
    const ID: &'static str = "high-card";
    const RULESET: u16 = 1;
    type State = State;
    type Action = Choice;
    type Outcome = Card;
    type Actions = Choices;
    type Odds = Draw;
    type View = View;
    type Event = Event;
    type Reason = Reason;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State {
            pile: ((1 << CARDS) - 1) << 1,
            open: 0,
            hands: [0; MAX_SEATS],
            keeps: SeatSet::EMPTY,
            swaps: SeatSet::EMPTY,
            drawn: SeatSet::EMPTY,
            phase: Phase::Deal,
        }
    }

    fn node(&self, state: &State) -> Node {
        match state.phase {
            Phase::Deal | Phase::Draw => Node::Chance,
            Phase::Choose => Node::Act(
                self.everybody()
                    .iter()
                    .filter(|&s| !state.keeps.contains(s) && !state.swaps.contains(s))
                    .collect(),
            ),
            Phase::Over => Node::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Choices {
        let acts = self.node(state).acts(seat);
        Choices { keep: acts, swap: acts && state.hands[seat.index()] != 1 << CARDS }
    }

    fn odds(&self, state: &State) -> Draw {
        Draw(state.pile)
    }

    fn step<S: Sink<Event>>(&self, state: &mut State, input: Input<Self>, sink: &mut S) -> Reveals {
        let before = state.phase;
        match input {
            Input::Chance(Card(card)) => {
                let seat = self.drawer(state);
                state.pile &= !(1 << card);
                state.hands[seat.index()] = 1 << card;
                if before == Phase::Draw {
                    state.drawn.insert(seat);
                }
                sink.tell(|| Event::Drew(seat, Known::Known(card)));
            }
            Input::Act(seat, choice) => {
                if choice == Choice::Keep {
                    state.keeps.insert(seat);
                } else {
                    state.swaps.insert(seat);
                }
                sink.tell(|| Event::Chose(seat, Known::Known(choice)));
            }
        }
        self.settle(state, sink);
        // Chance always shows somebody a card, and the last choice shows everybody all choices (HC-2).
        Reveals::when(before != Phase::Choose || state.phase != Phase::Choose)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let all_chosen = !matches!(state.phase, Phase::Deal | Phase::Choose);
        let hand = |seat: Seat| {
            cards(state.hands[seat.index()]).last().map(|card| Known::Known(card).only(viewer.is(seat)))
        };
        let mine = self.everybody().iter().find(|&seat| viewer.is(seat));
        View {
            viewer,
            hands: self.everybody().iter().map(hand).collect(),
            open: state.open,
            chosen: self
                .everybody()
                .iter()
                .filter(|&s| state.keeps.contains(s) || state.swaps.contains(s))
                .collect(),
            my_choice: mine.and_then(|seat| match (state.keeps.contains(seat), state.swaps.contains(seat)) {
                (true, _) => Some(Choice::Keep),
                (_, true) => Some(Choice::Swap),
                _ => None,
            }),
            swaps: if all_chosen { state.swaps } else { SeatSet::EMPTY },
            drawn: state.drawn,
            phase: state.phase,
        }
    }

    fn offers(&self, view: &View) -> Vec<Offer<Self>> {
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        if view.phase != Phase::Choose || view.chosen.contains(seat) {
            return Vec::new();
        }
        let highest = view.hands[seat.index()] == Some(Known::Known(CARDS));
        let swap = if highest { Err(Refusal { rule: "HC-5", reason: Reason::Highest }) } else { Ok(()) };
        vec![Offer { action: Choice::Keep, verdict: Ok(()) }, Offer { action: Choice::Swap, verdict: swap }]
    }

    fn determinize<R: Random>(&self, view: &View, random: &mut R) -> State {
        let mut state = State { open: view.open, drawn: view.drawn, phase: view.phase, ..self.start() };
        let seen = view.hands.iter().flatten().filter_map(|hand| hand.known());
        state.pile &= !(view.open | seen.fold(0, |set, card| set | 1 << card));
        for (index, hand) in view.hands.iter().enumerate() {
            let Some(hand) = *hand else { continue };
            let card = hand.known().unwrap_or_else(|| {
                let Card(card) = Draw(state.pile).pick(random.below(state.pile.count_ones()));
                card
            });
            state.pile &= !(1 << card);
            state.hands[index] = 1 << card;
        }
        for seat in view.chosen.iter() {
            let open = !matches!(view.phase, Phase::Deal | Phase::Choose);
            let swapped = match view.my_choice {
                Some(choice) if view.viewer.is(seat) => choice == Choice::Swap,
                _ if open => view.swaps.contains(seat),
                _ => state.hands[seat.index()] != 1 << CARDS && random.below(2) == 0,
            };
            if swapped { state.swaps.insert(seat) } else { state.keeps.insert(seat) }
        }
        state
    }

    fn hear(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew(seat, card) => Event::Drew(seat, card.only(viewer.is(seat))),
            Event::Chose(seat, choice) => Event::Chose(seat, choice.only(viewer.is(seat))),
            open @ Event::LaidOpen(..) => open,
        })
    }

    fn idle(&self, _: &State, _: Seat) -> Choice {
        Choice::Keep
    }

    fn round(&self, state: &State) -> u16 {
        u16::from(state.phase != Phase::Deal)
    }

    fn standing(&self, state: &State) -> Standing {
        let mut standing =
            Standing { participants: self.seats, points: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        for (index, points) in self.points(state).enumerate() {
            standing.points[index] = points;
            standing.places[index] = 1 + self.points(state).filter(|&other| other > points).count() as u8;
        }
        standing
    }

    fn score_sheet(&self, state: &State) -> ScoreSheet {
        let totals: Vec<i16> = self.points(state).collect();
        let line = ScoreLine { label: "card".into(), counts: true, values: totals.clone() };
        let places = self.standing(state).places[..totals.len()].to_vec();
        ScoreSheet { lines: vec![line], totals, places }
    }

    fn ending(&self, state: &State) -> Option<&'static str> {
        (state.phase == Phase::Over).then_some("shown")
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let places = [state.pile, state.open].into_iter().chain(state.hands);
        let (all, count) = places.fold((0, 0), |(all, count), set| (all | set, count + set.count_ones()));
        if all == self.start().pile && count == u32::from(CARDS) { Ok(()) } else { Err(format!("{state:?}")) }
    }
}

impl Sense for HighCard {
    fn sensible(&self, state: &State, seat: Seat) -> Choices {
        let legal = self.legal(state, seat);
        let low = cards(state.hands[seat.index()]).last().is_some_and(|card| card <= CARDS / 2);
        if low { Choices { keep: false, ..legal } } else { Choices { swap: false, ..legal } }
    }
}

impl Judge for HighCard {
    const CLEAR_LEAD: f32 = 4.0;

    fn outlook(&self, state: &State) -> [f32; MAX_SEATS] {
        self.standing(state).points.map(f32::from)
    }

    fn is_amid(&self, _: &State) -> bool {
        false
    }

    fn fortune(&self, state: &State) -> Fortune {
        if state.phase == Phase::Deal { Fortune::DEAL } else { Fortune::of(self.drawer(state), "draw") }
    }

    fn as_seen(&self, _: Choice) -> Option<Choice> {
        None
    }
}

impl Redeal for HighCard {
    fn redeal<R: Random>(&self, inputs: &[Input<Self>], viewer: Viewer, random: &mut R) -> Vec<Input<Self>> {
        let mut state = self.start();
        let mut seen = 0;
        for &input in inputs {
            if let Input::Chance(Card(card)) = input
                && viewer.is(self.drawer(&state))
            {
                seen |= 1 << card;
            }
            self.step(&mut state, input, &mut crate::Silent);
        }
        // Cards the viewer has never seen may be any others of these; the 9 stays, as it forbids a choice.
        let unseen: Vec<u8> = cards(!(seen | state.open | 1 << CARDS)).collect();
        let mut others = unseen.clone();
        shuffle(&mut others, random);
        let redealt = |card| unseen.iter().position(|&one| one == card).map_or(card, |index| others[index]);
        let renamed = |input| match input {
            Input::Chance(Card(card)) => Input::Chance(Card(redealt(card))),
            act @ Input::Act(..) => act,
        };
        inputs.iter().copied().map(renamed).collect()
    }
}
