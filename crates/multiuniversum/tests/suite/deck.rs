//! The deck and its file: what MU-P3 to MU-P6 ask of the default deck, and what the reader says about broken ones.

use std::collections::BTreeSet;

use CardAction::{Move, Recycle, Seal, Search, Trigger};
use multiuniversum::deck::{Deck, Fault, FaultKind, Place, Portal, Tier};
use multiuniversum::{CardAction, CardId, PortalId, Tool, Transformer};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The default deck file with some of its text replaced, each once.
fn edited(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(Deck::DEFAULT_TEXT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the default deck has no {from:?}");
        text.replacen(from, to, 1)
    })
}

/// The line of the first `needle` in `text`; with a caret in front, the line above it.
fn line_of(text: &str, needle: &str) -> usize {
    let plain = needle.trim_start_matches('^');
    let at = text.find(plain).unwrap_or_else(|| panic!("no {plain:?} in the edited deck"));
    text[..at].matches('\n').count() + 1 - (needle.len() - plain.len())
}

/// Edits the default deck and expects exactly these faults, each on the line of its needle.
#[track_caller]
fn check(edits: &[(&str, &str)], expected: &[(&str, &str)]) {
    let text = edited(edits);
    let found = Deck::read(&text).expect_err("the deck is broken");
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    let expected: Vec<String> =
        expected.iter().map(|(needle, said)| format!("line {}: {said}", line_of(&text, needle))).collect();
    assert_eq!(found, expected);
}

#[track_caller]
fn good(edits: &[(&str, &str)]) -> Deck {
    Deck::read(&edited(edits)).unwrap_or_else(|faults| panic!("{faults:?}"))
}

// Cards 1, 2, 11 and 50 of the default deck.
const CARD_1: &str = "recycle search  trigger seal    move";
const CARD_2: &str = "seal    move    recycle trigger search";
const CARD_11: &str = "move    search  recycle trigger seal";
const CARD_50: &str = "move    recycle trigger search  seal";

// ---- MU-P3: cards ----

#[test]
fn mu_p03_a_card_has_each_action_in_one_slot_and_one_tool() {
    let deck = Deck::default_deck();
    for id in CardId::all() {
        let card = deck.card(id);
        let actions: BTreeSet<CardAction> = Transformer::ALL.into_iter().map(|t| card.action_at(t)).collect();
        assert_eq!(actions, BTreeSet::from(CardAction::ALL), "card {id:?}");
    }
    assert_eq!(deck.cards[0].slots, [Recycle, Search, Trigger, Seal, Move], "in the order of the file");
    assert_eq!((deck.cards[0].tool, deck.cards[49].tool), (Tool::Tape, Tool::Iron));
}

#[test]
fn mu_p03_the_default_deck_has_two_latin_squares_per_tool_and_fifty_orders() {
    let is_latin = |square: &[[CardAction; 5]]| {
        let different = |slot: usize| square.iter().map(|order| order[slot]).collect::<BTreeSet<_>>().len();
        square.len() == 5 && (0..5).all(|slot| different(slot) == 5)
    };
    let cards = &Deck::default_deck().cards;
    for tool in Tool::ALL {
        let orders: Vec<_> = cards.iter().filter(|card| card.tool == tool).map(|card| card.slots).collect();
        assert!(is_latin(&orders[..5]) && is_latin(&orders[5..]), "{tool:?}: {orders:?}");
    }
    assert_eq!(cards.iter().map(|card| card.slots).collect::<BTreeSet<_>>().len(), 50);
}

#[test]
fn mu_p03_an_own_deck_may_share_out_its_tools_and_orders_otherwise() {
    let deck = good(&[(CARD_1, CARD_2), ("]\nplunger = [\n", "")]);
    assert_eq!(deck.cards[0], deck.cards[1]);
    assert_eq!(deck.cards.iter().filter(|card| card.tool == Tool::Tape).count(), 20);
}

#[test]
fn mu_p03_a_deck_has_fifty_cards() {
    let card = format!("    \"{CARD_1}\",\n");
    check(&[(&card, "")], &[("[cards]\ntape", "cards: 49, not 50 (MU-P3)")]);
    let over = format!("{CARD_50}\",\n    \"{CARD_1}\", # 51\n    \"{CARD_2}");
    check(&[(CARD_50, &over)], &[("# 51", "cards: 52, not 50 (MU-P3)")]);
}

#[test]
fn mu_p03_faults_of_a_card() {
    check(
        &[
            (CARD_1, "seal seal recycle trigger search"),
            (CARD_2, "trigger recycle seal move"),
            (CARD_11, "seal move recycle trigger search move"),
            (CARD_50, "mve search recycle trigger seal"),
        ],
        &[
            ("seal seal", "card 1 lacks move (MU-P3)"),
            ("seal seal", "card 1 has seal 2 times, not once (MU-P3)"),
            ("trigger recycle seal move", "slots of card 2: 4, not 5 (MU-P3)"),
            ("trigger recycle seal move", "card 2 lacks search (MU-P3)"),
            ("seal move recycle", "slots of card 11: 6, not 5 (MU-P3)"),
            ("seal move recycle", "card 11 has move 2 times, not once (MU-P3)"),
            // That card 50 lacks Move only follows from the misspelt word.
            ("mve", "card 50, slot 1: “mve” is not an action (MU-P3)"),
        ],
    );
}

#[test]
fn mu_p03_there_are_five_tools() {
    check(
        &[("fork = [", "spoon = ["), ("[\"iron\"]", "[\"Iron\"]")],
        &[
            ("spoon", "the cards: “spoon” is not a tool (MU-P3)"),
            ("Iron\"", "portal 1: “Iron” is not a tool (MU-P3)"),
        ],
    );
}

// ---- MU-P4: portals ----

#[test]
fn mu_p04_the_default_deck_has_five_ten_and_five_portals() {
    let deck = Deck::default_deck();
    let portals: Vec<&Portal> = PortalId::all().map(|id| deck.portal(id)).collect();
    for tier in Tier::ALL {
        let needs: Vec<_> = portals.iter().filter(|it| it.tier() == tier).map(|it| it.tools).collect();
        assert_eq!(needs.len(), [5, 10, 5][tier.index()]);
        assert_eq!(needs.iter().collect::<BTreeSet<_>>().len(), needs.len(), "no two ask for the same");
        for tool in Tool::ALL {
            let asking = needs.iter().filter(|tools| tools[tool.index()] == 1).count();
            assert_eq!(asking, [1, 4, 3][tier.index()], "{tier:?} {tool:?}");
        }
    }
}

#[test]
fn mu_p04_the_default_deck_has_one_to_five_points() {
    let deck = Deck::default_deck();
    for portal in &deck.portals {
        let face = (portal.tier(), deck.icon(portal.icon).bars, portal.dp);
        let good = [(Tier::Basic, 3, 1), (Tier::Medium, 3, 3), (Tier::Medium, 1, 4), (Tier::Advanced, 3, 5)];
        assert!(good.contains(&face), "{}: {face:?}", portal.key);
    }
}

#[test]
fn mu_p04_a_portal_may_ask_for_the_same_tool_twice() {
    let deck = good(&[("[\"tape\", \"fork\"]", "[\"tape\", \"tape\"]")]);
    assert_eq!((deck.portals[1].tools, deck.portals[1].tier()), ([2, 0, 0, 0, 0], Tier::Medium));
}

#[test]
fn mu_p04_discovery_points_are_one_to_nine() {
    assert_eq!(good(&[("dp = 5", "dp = 9")]).portals[2].dp, 9);
    for dp in ["0", "10", "-3", "9223372036854775807"] {
        let (line, said) = (format!("dp = {dp}"), format!("DP of portal 3: {dp}, not 1 to 9 (MU-P4)"));
        check(&[("dp = 5", &line)], &[(&line, &said)]);
    }
}

#[test]
fn mu_p04_a_portal_asks_for_one_to_three_tools() {
    // Which tier the portal was meant for is not known, so the tiers are not complained about.
    check(
        &[("[\"iron\"]", "[]"), ("\"plunger\", \"net\", \"iron\"", "\"net\", \"net\", \"net\", \"net\"")],
        &[
            ("tools = []", "tools of portal 1: 0, not 1 to 3 (MU-P4)"),
            ("[\"net\", \"net\"", "tools of portal 3: 4, not 1 to 3 (MU-P4)"),
        ],
    );
}

#[test]
fn mu_p04_a_deck_has_twenty_portals_in_three_tiers() {
    check(
        &[("[\"iron\"]", "[\"iron\", \"tape\"]")],
        &[
            ("^key = \"candy1\"", "basic portals (tools: 1): 4, not 5 (MU-P4)"),
            ("^key = \"cat\"\nicon", "medium portals (tools: 2): 11, not 10 (MU-P4)"),
        ],
    );
    let cat = &Deck::DEFAULT_TEXT[Deck::DEFAULT_TEXT.rfind("[[portal]]").expect("portals")..];
    check(
        &[(cat, "")],
        &[
            ("^key = \"cat\"", "portals with the icon “cat”: 0, not 1 to 3 (MU-P5)"),
            ("[[portal]]\nkey", "portals: 19, not 20 (MU-P4)"),
            ("[[portal]]\nkey", "medium portals (tools: 2): 9, not 10 (MU-P4)"),
        ],
    );
    let two_cats = format!("{cat}{}", cat.replace("key = \"cat\"", "key = \"cat2\""));
    check(
        &[(cat, &two_cats), ("bars = 1\nname.en = \"Cat\"", "bars = 2\nname.en = \"Cat\"")],
        &[
            ("^key = \"cat2\"", "portals: 21, not 20 (MU-P4)"),
            ("^key = \"cat2\"", "medium portals (tools: 2): 11, not 10 (MU-P4)"),
        ],
    );
}

#[test]
fn mu_p04_a_portal_shows_an_icon_of_the_deck() {
    // The misspelt icon is the fault; the bars of the right one only follow from it.
    let said = "portal 1: there is no icon “cady” (MU-P4)";
    check(&[("icon = \"candy\"", "icon = \"cady\"")], &[("\"cady\"", said)]);
}

// ---- MU-P5: icons ----

#[test]
fn mu_p05_the_bars_say_how_many_portals_share_the_icon() {
    let deck = Deck::default_deck();
    assert_eq!(deck.icons.len(), 10);
    for (index, icon) in deck.icons.iter().enumerate() {
        let portals = deck.portals.iter().filter(|portal| portal.icon.index() == index);
        let tiers: Vec<Tier> = portals.map(Portal::tier).collect();
        assert_eq!(usize::from(icon.bars), tiers.len(), "{}", icon.key);
        assert!(tiers == Tier::ALL || tiers == [Tier::Medium], "{}: {tiers:?}", icon.key);
    }
}

#[test]
fn mu_p05_an_icon_may_be_on_two_portals() {
    let deck = good(&[
        ("key = \"candy\"\nbars = 3", "key = \"candy\"\nbars = 2"),
        ("key = \"sock\"\nbars = 1", "key = \"sock\"\nbars = 2"),
        ("key = \"candy3\"\nicon = \"candy\"", "key = \"candy3\"\nicon = \"sock\""),
    ]);
    assert_eq!(deck.icon(deck.portals[2].icon).key, "sock");
}

#[test]
fn mu_p05_wrong_bars_and_wrong_numbers_of_portals() {
    for bars in ["-1", "0", "2", "4"] {
        let said = format!("bars of the icon “candy”: {bars}, but portals with it: 3 (MU-P5)");
        check(&[("bars = 3", &format!("bars = {bars}"))], &[(&format!("bars = {bars}"), &said)]);
    }
    check(
        &[("icon = \"sock\"", "icon = \"sea\"")],
        &[
            ("^key = \"sea\"", "portals with the icon “sea”: 4, not 1 to 3 (MU-P5)"),
            ("^key = \"sock\"", "portals with the icon “sock”: 0, not 1 to 3 (MU-P5)"),
        ],
    );
}

// ---- MU-P6: the file ----

#[test]
fn mu_p06_the_default_deck_says_that_it_is_a_reconstruction() {
    let deck = Deck::default_deck();
    for text in [&deck.name, &deck.note] {
        assert!(text.en.contains("reconstruction") && text.fr.contains("reconstitution"), "{text:?}");
    }
    assert_eq!(deck.portals[16].name.fr, "Le Chœur des bouches");
}

#[test]
fn mu_p06_faults_of_keys_and_types() {
    let meadow = "name.en = \"Lollipop Meadow\"\nname.fr = \"Le Pré aux sucettes\"\n";
    check(
        &[("note.fr = ", "note.de = "), (meadow, ""), ("dp = 1", "points = 1")],
        &[
            ("note.en =", "the deck has no note.fr (MU-P6)"),
            ("note.de =", "the deck has the unknown key “note.de” (MU-P6)"),
            ("^key = \"candy1\"", "portal 1 has no name.en (MU-P6)"),
            ("^key = \"candy1\"", "portal 1 has no name.fr (MU-P6)"),
            ("^key = \"candy1\"", "portal 1 has no dp (MU-P6)"),
            ("points", "portal 1 has the unknown key “points” (MU-P6)"),
        ],
    );
    check(
        &[(&format!("\"{CARD_2}\""), "7"), ("bars = 3", "bars = \"three\""), ("[\"iron\"]", "[1.5]")],
        &[
            ("    7,", "card 2: tape should be text in quotes, not a whole number (MU-P6)"),
            ("\"three\"", "icon 1: bars should be a whole number, not text in quotes (MU-P6)"),
            ("[1.5]", "portal 1: tools should be text in quotes, not a number with a point (MU-P6)"),
        ],
    );
    check(
        &[
            ("key = \"candy2\"", "key = \"candy1\" # again"),
            ("key = \"cat\"\nicon", "key = \"The Cat\"\nicon"),
        ],
        &[
            ("# again", "portal 2 has the same key as portal 1: “candy1” (MU-P6)"),
            ("The Cat", "portal 20: “The Cat” is no key of 1 to 24 letters a-z, digits and hyphens (MU-P6)"),
        ],
    );
}

#[test]
fn mu_p06_faults_of_names() {
    let long = format!("\"{}\"", "é".repeat(41));
    check(
        &[("\"Candy\"", "\" \""), ("\"Bonbons\"", &long), ("\"Deep sea\"", "\"Deep\\u001b[31m sea\"")],
        &[
            ("\" \"", "icon 1: name.en is empty (MU-P6)"),
            (&long, "icon 1: name.fr has 41 characters, 40 at most (MU-P6)"),
            ("Deep", "icon 2: name.en has a line break or another control character in it (MU-P6)"),
        ],
    );
}

#[test]
fn mu_p06_a_syntax_error_has_a_column_and_does_not_hide_other_faults() {
    let text = edited(&[("\"Candy\"", "\"Candy"), ("dp = 5", "dp ="), ("dp = 4", "dp = 10")]);
    let faults = Deck::read(&text).expect_err("no TOML");
    let column = |fault: &Fault| if let FaultKind::Syntax { column, .. } = fault.kind { column } else { 0 };
    let places: Vec<(usize, usize)> = faults.iter().map(|fault| (fault.line, column(fault))).collect();
    let line = |needle| line_of(&text, needle);
    assert_eq!(places, [(line("\"Candy\n"), 17), (line("dp =\n"), 5), (line("dp = 10"), 0)], "{faults:?}");
}

#[test]
fn mu_p06_a_bracket_left_open_does_not_fault_the_rest_of_the_file() {
    let text = edited(&[(CARD_1, "one seal"), ("[\"iron\"]", "[\"iron\""), ("dp = 5", "dp = 50")]);
    let faults = Deck::read(&text).expect_err("no TOML");
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    let (card, iron) = (line_of(&text, "one seal"), line_of(&text, "[\"iron\"\n"));
    assert_eq!(lines, [card, card, iron + 1, text.lines().count()], "{faults:?}");
}

#[test]
fn mu_p06_an_empty_file_lacks_everything() {
    let missing = ["name.en", "name.fr", "note.en", "note.fr", "cards", "icon", "portal"];
    let lacks = |key| Fault { line: 1, kind: FaultKind::MissingKey { place: Place::Deck, key } };
    assert_eq!(Deck::read(""), Err(missing.map(lacks).to_vec()));
}

#[test]
fn mu_p06_a_deck_travels_as_json_and_is_checked_on_arrival() {
    let deck = Deck::default_deck();
    let sent = serde_json::to_value(deck).expect("a deck is JSON");
    assert_eq!(&serde_json::from_value::<Deck>(sent.clone()).expect("the same deck"), deck);
    let spoiled: [(&str, Value, &str); 6] = [
        ("/cards/3/slots/0", json!("move"), "card 4 has move 2 times, not once"),
        ("/cards", json!([]), "cards: 0, not 50"),
        ("/portals/0/dp", json!(0), "DP of portal 1: 0, not 1 to 9"),
        ("/portals/0/icon", json!(99), "portal 1: there is no icon “#99”"),
        ("/portals/0/tools", json!([255, 255, 255, 255, 255]), "tools of portal 1: 1275, not 1 to 3"),
        ("/icons/0/bars", json!(2), "bars of the icon “candy”: 2, but portals with it: 3"),
    ];
    for (path, value, reason) in spoiled {
        let mut broken = sent.clone();
        *broken.pointer_mut(path).expect(path) = value;
        let error = serde_json::from_value::<Deck>(broken).expect_err(path).to_string();
        assert!(error.contains(reason), "{path}: {error}");
    }
}

#[test]
fn mu_p06_a_file_may_hold_the_json_of_a_deck_and_every_fault_in_it_has_its_line() {
    let deck = Deck::default_deck();
    let text = serde_json::to_string_pretty(deck).expect("a deck is JSON");
    assert_eq!(Deck::read(&text).as_ref(), Ok(deck));
    assert_eq!(Deck::read(&format!("\u{feff}\n{text}")).as_ref(), Ok(deck));
    // A card with a tool that is none, one with a key too many, an icon whose bars are misspelt, and a portal with too
    // many points: none of them hides another, and the portals with that icon are not to blame.
    let spoiled = text
        .replacen("\"tool\": \"tape\"", "\"tool\": \"hammer\"", 1)
        .replacen("\"tool\": \"plunger\"", "\"tool\": \"plunger\", \"hue\": 3", 1)
        .replacen("\"dp\": 5", "\"dp\": 50", 1)
        .replacen("\"bars\": 1", "\"bar\": 1", 1);
    let faults = Deck::read(&spoiled).expect_err("four faults");
    let told: Vec<(usize, String)> =
        faults.iter().map(|fault| (fault.line, fault.kind.to_string())).collect();
    let expected = [
        ("hammer", "unknown variant `hammer`"),
        ("hue", "unknown field `hue`"),
        ("\"bar\"", "unknown field `bar`"),
        // The line of a portal is where it starts.
        ("\"dp\": 50", "DP of portal 3: 50, not 1 to 9"),
    ];
    assert_eq!(told.len(), expected.len(), "{told:?}");
    for ((line, told), (needle, reason)) in told.iter().zip(expected) {
        assert!(told.contains(reason), "{told}");
        assert!(line_of(&spoiled, needle).abs_diff(*line) < 10, "{needle}: {line}");
    }
}

#[test]
fn mu_p06_what_is_no_json_is_told_where_it_ends_to_be() {
    let faults = Deck::read("{\n  \"name\": {\"en\": \"A\" \"fr\"").expect_err("no JSON");
    let [Fault { line: 2, kind: FaultKind::Unreadable { column, message } }] = &faults[..] else {
        panic!("{faults:?}")
    };
    assert!(*column > 20 && !message.contains("line"), "{column}: {message}");
    let faults = Deck::read("{}").expect_err("nothing in it");
    assert_eq!(faults[0].to_string(), "line 1: not a deck in JSON at column 2: missing field `name` (MU-P6)");
}

/// Whatever the text: no panic, and faults in the order of the lines, which are lines of the file.
fn law(text: &str) -> Result<(), TestCaseError> {
    if let Err(faults) = Deck::read(text) {
        let (first, last) = (faults.first().map(|it| it.line), faults.last().map(|it| it.line));
        prop_assert!(faults.is_sorted_by_key(|fault| fault.line));
        prop_assert!(first >= Some(1) && last <= Some(text.matches('\n').count() + 1));
    }
    Ok(())
}

/// Pieces that mean something in a deck file, so that strange files get past the TOML reader often.
fn piece() -> impl Strategy<Value = String> {
    let marks = "\n|[|]|[[|]]|{|}|\"|'|\"\"\"|#|.|,|=|-|\\|\u{feff}|\0|name|name.en|[cards]|[[icon]]|[[portal]]|[portal]\
        |[cards.tape]|icon = []|key = \"cat\"\n|tools = [\"net\"]\n|dp = 0x9\n|bars = 1\n|1979-05-27|nan|true";
    prop_oneof![
        prop::sample::select(marks.split('|').map(str::to_owned).collect::<Vec<_>>()),
        any::<String>()
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn mu_p06_no_text_is_too_strange(pieces in prop::collection::vec(piece(), 0..40)) {
        law(&pieces.concat())?;
    }

    #[test]
    fn mu_p06_no_mutation_of_a_deck_is_too_strange(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..60_usize, piece()), 1..6)
    ) {
        let mut text: Vec<char> = Deck::DEFAULT_TEXT.chars().collect();
        for (start, length, piece) in cuts {
            let start = start.index(text.len());
            text.splice(start..text.len().min(start + length), piece.chars());
        }
        law(&text.into_iter().collect::<String>())?;
    }

    #[test]
    fn mu_p06_no_mutation_of_a_deck_in_json_is_too_strange(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..6_usize, json_piece()), 1..6)
    ) {
        let json = serde_json::to_string_pretty(Deck::default_deck()).expect("a deck is JSON");
        let mut text: Vec<char> = json.chars().collect();
        for (start, length, piece) in cuts {
            // The first brace stays: it makes the file JSON.
            let start = 1 + start.index(text.len() - 1);
            text.splice(start..text.len().min(start + length), piece.chars());
        }
        law(&text.into_iter().collect::<String>())?;
    }
}

/// What may stand in a deck in JSON, so that strange files get past the JSON reader often.
fn json_piece() -> impl Strategy<Value = String> {
    let marks = "\n|é|0|9|300|-1|true|null|\"tape\"|\\u0007|a";
    prop_oneof![
        prop::sample::select(marks.split('|').map(str::to_owned).collect::<Vec<_>>()),
        any::<String>()
    ]
}
