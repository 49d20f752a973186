//! Samples of Multiverse.

use engine::{Known, Seat, SeatSet, Viewer};
use multiverse::{
    Action, ActionOdds, Colour, Colours, ColumnView, Encounters, Ending, Event, Mine, Multiverse, Options,
    OptionsError, Phase, Place, PlayerView, Ratio, Roll, Scepter, View, World,
};
use words::Names;
use words::multiverse::{Caption, OptionField};

/// The labels of the score sheet.
pub(crate) const SCORE_LABELS: [&str; 2] = ["mv-tokens", "mv-panel"];

pub(crate) const MILA: Seat = Seat::from_index(0);
pub(crate) const THEO: Seat = Seat::from_index(1);
pub(crate) const CURIE: Seat = Seat::from_index(2);

/// Every field of the options has a name: this does not build while one is missing.
const _: fn(Options) -> [OptionField; 6] = |options| {
    let Options { players: _, stability: _, encounters: _, stalemate_rounds: _, starter: _, memory_aid: _ } =
        options;
    OptionField::ALL
};

/// A world by its letters.
pub(crate) fn world(letters: &str) -> World {
    letters.parse().unwrap()
}

/// Colours by their letters.
pub(crate) fn colours(letters: &str) -> Colours {
    letters.parse().unwrap()
}

/// A chance.
pub(crate) fn ratio(numerator: u128, denominator: u128) -> Ratio {
    Ratio::new(numerator, denominator)
}

/// The usual game of three.
pub(crate) fn rules() -> Multiverse {
    Multiverse::new(Options::for_players(3)).unwrap()
}

/// The names at a table of three.
pub(crate) fn everybody() -> Names {
    Names::new(["Mila", "Théo", "Curie"])
}

fn player(panel: &str, formation: Vec<Place>, captured: &[&str]) -> PlayerView {
    PlayerView {
        panel: colours(panel),
        formation,
        captured: captured.iter().map(|letters| world(letters)).collect(),
    }
}

/// Mila is on the turn and has all kinds of encounters before her. She holds the wooden and the green scepter, Théo
/// the white and the red one, Curie the others; Curie is revealed.
pub(crate) fn view(viewer: Viewer, phase: Phase) -> View {
    let up = |letters| Place::Up(world(letters));
    let gone = |letters| Place::Gone(world(letters));
    let hidden = Place::Down(Known::Hidden);
    let mine = (viewer != Viewer::Spectator).then(|| Mine {
        pack: ["g", "wb", "0"].map(world).into_iter().collect(),
        kept: ["gw", "gy", "wy", "ry"].map(world).to_vec(),
        seen: vec![["g", "wb", "0"].map(world).into_iter().collect()],
        placed: ["gw", "gy"].map(world).to_vec(),
    });
    View {
        viewer,
        players: vec![
            player("wr", vec![up("gw"), up("gy"), up("wy"), hidden, hidden], &["b", "ry", "gwb"]),
            player("g", vec![up("gwr"), up("wr"), gone("b"), hidden, up("rb")], &["gb"]),
            player("wry", ["wb", "gb", "ry", "gry", "gwb"].map(gone).to_vec(), &[]),
        ],
        scepters: [
            Scepter::Wooden,
            Scepter::Of(Colour::Green),
            Scepter::Of(Colour::White),
            Scepter::Of(Colour::Red),
            Scepter::Of(Colour::Yellow),
            Scepter::Of(Colour::Blue),
        ]
        .map(Some),
        columns: [("gwryb", 5), ("r", 4), ("0", 1)]
            .map(|(top, height)| ColumnView { top: Some(world(top)), height })
            .to_vec(),
        mine,
        done: SeatSet::EMPTY,
        pack_sizes: vec![3; 3],
        placed: vec![2, 1, 5],
        phase,
        turn: MILA,
        acted: false,
        repeated: false,
        round: 8,
        dry_rounds: 0,
        captured_this_round: false,
    }
}

/// The same with another panel of the player on the turn.
pub(crate) fn with_panel(viewer: Viewer, phase: Phase, panel: &str) -> View {
    let mut view = view(viewer, phase);
    view.players[view.turn.index()].panel = colours(panel);
    view
}

/// Every event, in each way it can be told, done by Mila.
pub(crate) fn events() -> Vec<Event> {
    let who = MILA;
    let confirm = Roll::Confirm { colour: Colour::Red };
    let jump = Roll::Jump { colour: Colour::Blue, world: world("rb"), met: Some(THEO) };
    let events = vec![
        Event::PanelSet { who, colours: colours("gw") },
        Event::PanelSet { who, colours: colours("y") },
        Event::PanelSet { who, colours: Colours::NONE },
        Event::PanelSet { who, colours: colours("gwryb") },
        Event::ScepterDealt { scepter: Scepter::Wooden, position: 1, who: Some(who) },
        Event::ScepterDealt { scepter: Scepter::Of(Colour::Red), position: 3, who: None },
        Event::Dealt { who, world: Known::Known(world("gwr")) },
        Event::Dealt { who, world: Known::Hidden },
        Event::Kept { who, world: Known::Known(world("0")) },
        Event::Kept { who, world: Known::Hidden },
        Event::Passed { left: 4 },
        Event::Passed { left: 1 },
        Event::Received { who, pack: ["0", "gw", "b"].map(world).into_iter().collect() },
        Event::Placed { who, place: 1, world: Known::Known(world("gwryb")) },
        Event::Placed { who, place: 5, world: Known::Hidden },
        Event::FrontShown { who, front: ["gw", "0", "gwryb"].map(world) },
        Event::ColumnShown { column: 2, world: world("wb") },
        Event::RoundBegan { round: 8 },
        Event::TurnBegan { who },
        Event::Captured { who, world: world("rb"), from: Some(THEO) },
        Event::Captured { who, world: world("0"), from: None },
        Event::Unlocked { who, world: world("gry") },
        Event::Revealed { who },
        Event::Declined { who },
        Event::Switched { who, colour: Colour::Red, on: true },
        Event::Switched { who, colour: Colour::White, on: false },
        Event::SwitchedAll { who, colours: colours("gry") },
        Event::SwitchedAll { who, colours: Colours::NONE },
        Event::Objected { who },
        Event::Allowed { who },
        Event::Rolled { who, roll: confirm, change: true },
        Event::Rolled { who, roll: jump, change: false },
        Event::Repeated { who },
        Event::SwitchedBack { who, colour: Colour::Green },
        Event::Jumped { who, colour: Colour::Yellow, on: true },
        Event::Jumped { who, colour: Colour::Yellow, on: false },
        Event::Rotated { imaginary: false },
        Event::Rotated { imaginary: true },
        Event::StalemateNears { rounds: 1 },
        Event::StalemateNears { rounds: 10 },
        Event::GameOver { ending: Ending::Met { by: who, whom: THEO } },
        Event::GameOver { ending: Ending::Stalemate },
    ];
    all_of!(
        events,
        Event::PanelSet { .. },
        Event::ScepterDealt { who: Some(_), .. },
        Event::ScepterDealt { who: None, .. },
        Event::Dealt { world: Known::Known(_), .. },
        Event::Dealt { world: Known::Hidden, .. },
        Event::Kept { world: Known::Known(_), .. },
        Event::Kept { world: Known::Hidden, .. },
        Event::Passed { .. },
        Event::Received { .. },
        Event::Placed { world: Known::Known(_), .. },
        Event::Placed { world: Known::Hidden, .. },
        Event::FrontShown { .. },
        Event::ColumnShown { .. },
        Event::RoundBegan { .. },
        Event::TurnBegan { .. },
        Event::Captured { from: Some(_), .. },
        Event::Captured { from: None, .. },
        Event::Unlocked { .. },
        Event::Revealed { .. },
        Event::Declined { .. },
        Event::Switched { on: true, .. },
        Event::Switched { on: false, .. },
        Event::SwitchedAll { .. },
        Event::Objected { .. },
        Event::Allowed { .. },
        Event::Rolled { roll: Roll::Confirm { .. }, .. },
        Event::Rolled { roll: Roll::Jump { .. }, .. },
        Event::Repeated { .. },
        Event::SwitchedBack { .. },
        Event::Jumped { on: true, .. },
        Event::Jumped { on: false, .. },
        Event::Rotated { imaginary: false },
        Event::Rotated { imaginary: true },
        Event::StalemateNears { .. },
        Event::GameOver { ending: Ending::Met { .. } },
        Event::GameOver { ending: Ending::Stalemate },
    )
}

/// Every phase, with the panel that the player on the turn has in it.
pub(crate) fn phases() -> Vec<Phase> {
    let colour = Colour::Red;
    let confirm = Roll::Confirm { colour };
    let jump = Roll::Jump { colour: Colour::Blue, world: world("rb"), met: None };
    all_of!(
        vec![
            Phase::Panels { who: MILA, colour },
            Phase::Scepters { dealt: 2 },
            Phase::Deal { who: THEO },
            Phase::Draft { round: 1 },
            Phase::Form,
            Phase::Columns,
            Phase::Encounter,
            Phase::Act,
            Phase::Object { who: THEO, colour },
            Phase::Roll(confirm),
            Phase::Roll(jump),
            Phase::MayRepeat { roll: confirm, change: true },
            Phase::MayRepeat { roll: jump, change: false },
            Phase::Show { column: 1, world: world("rb") },
            Phase::Over(Ending::Met { by: MILA, whom: THEO }),
            Phase::Over(Ending::Stalemate),
        ],
        Phase::Panels { .. },
        Phase::Scepters { .. },
        Phase::Deal { .. },
        Phase::Draft { .. },
        Phase::Form,
        Phase::Columns,
        Phase::Encounter,
        Phase::Act,
        Phase::Object { .. },
        Phase::Roll(Roll::Confirm { .. }),
        Phase::Roll(Roll::Jump { .. }),
        Phase::MayRepeat { roll: Roll::Confirm { .. }, .. },
        Phase::MayRepeat { roll: Roll::Jump { .. }, .. },
        Phase::Show { .. },
        Phase::Over(Ending::Met { .. }),
        Phase::Over(Ending::Stalemate),
    )
}

/// Every action, in the situation in which it is offered.
pub(crate) fn actions() -> Vec<(View, Action)> {
    let me = Viewer::Seat(MILA);
    let (confirm, jump) = (
        Roll::Confirm { colour: Colour::Red },
        Roll::Jump { colour: Colour::Blue, world: world("rb"), met: None },
    );
    let mut samples = Vec::new();
    let mut add = |view: &View, actions: &[Action]| {
        samples.extend(actions.iter().map(|&action| (view.clone(), action)));
    };
    add(&view(me, Phase::Draft { round: 1 }), &[Action::Keep(world("wb")), Action::Keep(world("0"))]);
    add(&view(me, Phase::Form), &[Action::Place(world("ry"))]);
    let act = view(me, Phase::Act);
    add(&act, &Colour::ALL.map(Action::Switch));
    add(&act, &[Action::SwitchAll]);
    add(&with_panel(me, Phase::Act, "gyb"), &[Action::SwitchAll]);
    let mut encounter = view(me, Phase::Encounter);
    add(&encounter, &[Action::Visit, Action::Decline]);
    encounter.acted = true;
    add(&encounter, &[Action::Decline]);
    add(&with_panel(me, Phase::Encounter, "0"), &[Action::Visit]);
    add(&with_panel(me, Phase::Encounter, "wry"), &[Action::Meet]);
    let object = view(me, Phase::Object { who: MILA, colour: Colour::Green });
    add(&object, &[Action::JustRoll, Action::Allow]);
    add(&view(me, Phase::MayRepeat { roll: confirm, change: true }), &[Action::Repeat, Action::Stand]);
    add(&view(me, Phase::MayRepeat { roll: confirm, change: false }), &[Action::Stand]);
    add(&view(me, Phase::MayRepeat { roll: jump, change: true }), &[Action::Stand]);
    add(&view(me, Phase::MayRepeat { roll: jump, change: false }), &[Action::Stand]);
    all_of!(
        samples,
        (_, Action::Keep(_)),
        (_, Action::Place(_)),
        (_, Action::Visit),
        (_, Action::Meet),
        (_, Action::Decline),
        (_, Action::Switch(_)),
        (_, Action::SwitchAll),
        (_, Action::JustRoll),
        (_, Action::Allow),
        (_, Action::Repeat),
        (_, Action::Stand),
    )
}

/// Odds that no view of the samples has.
pub(crate) fn odds() -> Vec<ActionOdds> {
    let odds = |if_allowed, if_objected| ActionOdds {
        action: Action::Switch(Colour::Red),
        objector: Some(THEO),
        if_allowed,
        if_objected,
        stands: ratio(1, 2),
    };
    vec![
        odds(None, Vec::new()),
        odds(None, vec![(world("gw"), ratio(1, 2))]),
        odds(Some(world("gw")), vec![(world("gw"), ratio(1, 3))]),
        odds(Some(world("gw")), vec![(world("gw"), ratio(1, 2)), (world("gwr"), ratio(1, 2))]),
        odds(Some(world("gw")), vec![(world("gw"), ratio(3, 4)), (world("gwr"), ratio(3, 4))]),
    ]
}

/// Everything that can lie on a place.
pub(crate) fn places() -> Vec<Place> {
    all_of!(
        vec![
            Place::Up(world("gw")),
            Place::Down(Known::Known(world("0"))),
            Place::Down(Known::Hidden),
            Place::Gone(world("gwryb")),
        ],
        Place::Up(_),
        Place::Down(Known::Known(_)),
        Place::Down(Known::Hidden),
        Place::Gone(_),
    )
}

/// Every caption.
pub(crate) fn captions() -> Vec<Caption> {
    all_of!(
        Caption::ALL.to_vec(),
        Caption::Panel,
        Caption::Formation,
        Caption::FrontRow,
        Caption::BackRow,
        Caption::Captured,
        Caption::Columns,
        Caption::Scepters,
        Caption::ScepterWay,
        Caption::Pack,
        Caption::Kept,
        Caption::Seen,
        Caption::FaceDown,
        Caption::Revealed,
        Caption::Imaginary,
        Caption::EncounterPossible,
        Caption::On,
        Caption::Off,
    )
}

/// Whether encounters are a choice.
pub(crate) fn encounters() -> Vec<Encounters> {
    all_of!(vec![Encounters::May, Encounters::Must], Encounters::May, Encounters::Must)
}

/// Everything that can be wrong with options.
pub(crate) fn options_errors() -> Vec<OptionsError> {
    all_of!(
        vec![
            OptionsError::Players(7),
            OptionsError::Starter(Seat::from_index(3)),
            OptionsError::StalemateRounds(0),
            OptionsError::BadStability("3/2".into()),
            OptionsError::UnknownEncounters("maybe".into()),
        ],
        OptionsError::Players(_),
        OptionsError::Starter(_),
        OptionsError::StalemateRounds(_),
        OptionsError::BadStability(_),
        OptionsError::UnknownEncounters(_),
    )
}

/// Every ending.
pub(crate) fn endings() -> Vec<Ending> {
    all_of!(
        vec![Ending::Met { by: MILA, whom: THEO }, Ending::Stalemate],
        Ending::Met { .. },
        Ending::Stalemate
    )
}
