//! A law that no broken game breaks is no law: the tiny game with one thing wrong at a time.

use engine::tiny::{Card, Choice, Choices, Draw, Event, HighCard, Reason, State, View};
use engine::{
    Game, Illegal, Input, Node, Odds, Offer, Random, Redeal, Reveals, ScoreSheet, Seat, SeatSet, Sense, Sink,
    Standing, Viewer,
};
use serde::Serialize;
use testkit::{Law, check, laws, parse_inputs, source};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Wrong {
    Nothing,
    OffersWhatIsForbidden,
    OddsDoNotAddUp,
    OrderMatters,
    ForgetsItsCard,
    SensePeeksAtThePile,
    IdleIsForbidden,
    ViewShowsThePile,
    EventsShowEverything,
    UndoDependsOnThePile,
    ListenersChangeThings,
    RefusedYetChanged,
    LosesCards,
    NeverEnds,
    RevealsInSecret,
}

#[derive(Clone, Copy, Debug)]
struct Broken(HighCard, Wrong);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Marked {
    state: State,
    mark: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Seen {
    view: View,
    pile: Option<String>,
}

struct Tickets(Draw, u32);

impl Odds for Tickets {
    type Outcome = Card;
    fn total(&self) -> u32 {
        self.0.total() + self.1
    }
    fn pick(&self, ticket: u32) -> Card {
        self.0.pick(ticket % self.0.total())
    }
    fn tickets(&self, card: Card) -> u32 {
        self.0.tickets(card)
    }
    fn outcomes(&self) -> Vec<Card> {
        self.0.outcomes()
    }
}

fn inner(input: Input<Broken>) -> Input<HighCard> {
    match input {
        Input::Act(seat, choice) => Input::Act(seat, choice),
        Input::Chance(card) => Input::Chance(card),
    }
}

impl Broken {
    fn is(self, wrong: Wrong) -> bool {
        self.1 == wrong
    }

    fn pile(self, state: &Marked) -> String {
        format!("{:?}", self.0.odds(&state.state).outcomes())
    }

    fn never_ends(self, state: &Marked) -> bool {
        self.is(Wrong::NeverEnds) && self.0.node(&state.state) == Node::Over
    }
}

impl Game for Broken {
    const ID: &'static str = "broken";
    const RULESET: u16 = 1;
    type State = Marked;
    type Action = Choice;
    type Outcome = Card;
    type Actions = Choices;
    type Odds = Tickets;
    type View = Seen;
    type Event = Event;
    type Reason = Reason;

    fn seats(&self) -> u8 {
        self.0.seats
    }
    fn start(&self) -> Marked {
        Marked { state: self.0.start(), mark: 0 }
    }
    fn node(&self, state: &Marked) -> Node {
        if self.never_ends(state) { Node::Act(SeatSet::first(1)) } else { self.0.node(&state.state) }
    }
    fn legal(&self, state: &Marked, seat: Seat) -> Choices {
        if self.never_ends(state) && seat.index() == 0 {
            // The choices of a moment when there were some: after the deal.
            let mut dealt = self.0.start();
            while self.0.node(&dealt) == Node::Chance {
                let card = self.0.odds(&dealt).pick(0);
                self.0.step(&mut dealt, Input::Chance(card), &mut engine::Silent);
            }
            return self.0.legal(&dealt, seat);
        }
        self.0.legal(&state.state, seat)
    }
    fn odds(&self, state: &Marked) -> Tickets {
        Tickets(self.0.odds(&state.state), u32::from(self.is(Wrong::OddsDoNotAddUp)))
    }
    fn step<S: Sink<Event>>(&self, state: &mut Marked, input: Input<Self>, sink: &mut S) -> Reveals {
        if self.never_ends(state) {
            return Reveals::Nothing;
        }
        if let Input::Act(seat, _) = input
            && self.is(Wrong::OrderMatters)
        {
            state.mark = seat.number();
        }
        let mut events = Vec::new();
        let reveals = self.0.step(&mut state.state, inner(input), &mut events);
        for event in events {
            sink.tell(|| {
                state.mark += u8::from(self.is(Wrong::ListenersChangeThings));
                event
            });
        }
        match self.1 {
            Wrong::RevealsInSecret => Reveals::Nothing,
            Wrong::UndoDependsOnThePile if self.pile(state).contains("Card(1)") => Reveals::Something,
            _ => reveals,
        }
    }
    fn view(&self, state: &Marked, viewer: Viewer) -> Seen {
        let pile = self.is(Wrong::ViewShowsThePile).then(|| self.pile(state));
        Seen { view: self.0.view(&state.state, viewer), pile }
    }
    fn offers(&self, seen: &Seen) -> Vec<Offer<Self>> {
        let offers = self.0.offers(&seen.view).into_iter();
        let allow = self.is(Wrong::OffersWhatIsForbidden);
        offers
            .map(|Offer { action, verdict }| Offer { action, verdict: if allow { Ok(()) } else { verdict } })
            .collect()
    }
    fn determinize<R: Random>(&self, seen: &Seen, random: &mut R) -> Marked {
        let mut state = self.0.determinize(&seen.view, random);
        if self.is(Wrong::ForgetsItsCard) {
            state = self.0.determinize(&self.0.view(&state, Viewer::Spectator), random);
        }
        Marked { state, mark: 0 }
    }
    fn hear(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        if self.is(Wrong::EventsShowEverything) { Some(*event) } else { self.0.hear(event, viewer) }
    }
    fn idle(&self, state: &Marked, seat: Seat) -> Choice {
        if self.is(Wrong::IdleIsForbidden) { Choice::Swap } else { self.0.idle(&state.state, seat) }
    }
    fn round(&self, state: &Marked) -> u16 {
        self.0.round(&state.state)
    }
    fn standing(&self, state: &Marked) -> Standing {
        self.0.standing(&state.state)
    }
    fn score_sheet(&self, state: &Marked) -> ScoreSheet {
        self.0.score_sheet(&state.state)
    }
    fn ending(&self, state: &Marked) -> Option<&'static str> {
        self.0.ending(&state.state).filter(|_| !self.never_ends(state))
    }
    fn audit(&self, state: &Marked) -> Result<(), String> {
        let over = self.0.node(&state.state) == Node::Over;
        if self.is(Wrong::LosesCards) && over {
            Err("a card is lost".into())
        } else {
            self.0.audit(&state.state)
        }
    }
    fn try_step<S: Sink<Event>>(
        &self,
        state: &mut Marked,
        input: Input<Self>,
        sink: &mut S,
    ) -> Result<Reveals, Illegal<Reason>> {
        if self.is_legal(state, input) {
            return Ok(self.step(state, input, sink));
        }
        let illegal = self.why_not(state, input);
        state.mark += u8::from(self.is(Wrong::RefusedYetChanged));
        Err(illegal)
    }
}

impl Sense for Broken {
    fn sensible(&self, state: &Marked, seat: Seat) -> Choices {
        if self.never_ends(state)
            || self.is(Wrong::SensePeeksAtThePile) && self.pile(state).contains("Card(1)")
        {
            return self.legal(state, seat);
        }
        self.0.sensible(&state.state, seat)
    }
}

impl Redeal for Broken {
    fn redeal<R: Random>(&self, inputs: &[Input<Self>], viewer: Viewer, random: &mut R) -> Vec<Input<Self>> {
        let inputs: Vec<Input<HighCard>> = inputs.iter().copied().map(inner).collect();
        let outer = |input| match input {
            Input::Act(seat, choice) => Input::Act(seat, choice),
            Input::Chance(card) => Input::Chance(card),
        };
        self.0.redeal(&inputs, viewer, random).into_iter().map(outer).collect()
    }
}

/// What the law says about 200 games.
fn verdict(wrong: Wrong, law: Law) -> Result<(), String> {
    let rules = Broken(HighCard { seats: 3 }, wrong);
    (0..200).try_for_each(|game| check(law, &rules, &mut source(law, 1, game)).map(drop))
}

#[test]
fn with_nothing_wrong_every_law_is_kept() {
    for law in Law::ALL {
        verdict(Wrong::Nothing, law).unwrap();
    }
}

#[test]
fn every_fault_is_found_by_its_law() {
    for (wrong, law, what) in [
        (Wrong::OffersWhatIsForbidden, Law::Offers, "it is offered [Keep, Swap], but [Keep] are legal"),
        (Wrong::OddsDoNotAddUp, Law::Offers, "outcomes hold 9 tickets, but there are 10"),
        (Wrong::IdleIsForbidden, Law::Offers, "swap is what an idle seat does, but not legal"),
        (Wrong::OrderMatters, Law::Commute, "the order of"),
        (Wrong::ForgetsItsCard, Law::Determinize, "looks different at character"),
        (Wrong::SensePeeksAtThePile, Law::ViewAlone, "if it only looks so"),
        (Wrong::ViewShowsThePile, Law::NoLeak, "differs at character"),
        (Wrong::EventsShowEverything, Law::NoLeak, "differs at character"),
        (Wrong::UndoDependsOnThePile, Law::NoLeak, "differs at character"),
        (Wrong::ListenersChangeThings, Law::Replay, "does something else when nobody listens"),
        (Wrong::RefusedYetChanged, Law::Replay, "is refused, but changes or tells something"),
        (Wrong::LosesCards, Law::Conserve, "a card is lost"),
        (Wrong::RevealsInSecret, Law::Reveals, "shows it something new, but says Nothing and Nothing"),
    ] {
        let broken = verdict(wrong, law).expect_err("a broken game breaks a law");
        assert!(broken.starts_with(&format!("the law “{law}” is broken")), "{broken}");
        assert!(broken.contains(what), "{wrong:?}: {broken}");
    }
}

#[test]
fn an_endless_game_is_given_up() {
    let rules = Broken(HighCard { seats: 3 }, Wrong::NeverEnds);
    let broken = laws::ends_within(&rules, 100, &mut source(Law::Ends, 1, 1)).unwrap_err();
    assert!(broken.contains("the game has not ended after 100 inputs"), "{broken}");
}

#[test]
fn the_message_has_the_inputs_on_one_line_to_be_replayed() {
    let broken = verdict(Wrong::LosesCards, Law::Conserve).unwrap_err();
    let line = broken.lines().find_map(|line| line.strip_prefix("after: ")).expect("a line of inputs");
    let rules = HighCard { seats: 3 };
    let end = rules.replay(&parse_inputs(line).unwrap()).unwrap();
    assert_eq!(rules.node(&end), Node::Over);
}
