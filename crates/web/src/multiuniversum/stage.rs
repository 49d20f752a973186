//! The machine hall: five transformers in a ring with their stacks above them, the piles and the actions of the turn
//! in the middle.

use wire::engine::Seat;
use wire::multiuniversum::{Action, CardAction, Event, Phase, Scoring, Tool, Transformer};

use super::cards::{self, ability};
use super::emblem::dimension_class;
use super::look::Look;
use super::parts::{bulb, gem, ic, ic_of, medal, needs, pawn, picture, portal_title, tool};
use super::tally;
use crate::html::{Html, attribute, esc, join, tip_of_picture, when};

/// The whole hall; on a wide screen with the rivals' labs and the log at its sides.
pub(super) fn stage(look: &Look<'_>, rivals: &str, tale: &str) -> String {
    let hint = look.hands.card().filter(|_| look.choosing()).map(|card| look.tool_of(card));
    let floor = if look.hands.narrow { "floor-narrow" } else { "floor-wide" };
    let view = if look.hands.narrow { "0 0 360 420" } else { "0 0 1280 540" };
    // From the back to the front.
    let stations = [1, 2, 5, 4, 3].into_iter().filter_map(Transformer::new);
    let stations = join(stations.map(|at| station(look, at, hint)));
    let hub = if look.hands.narrow { String::new() } else { hub(look) };
    format!(
        "<div class=\"stage night\"><div class=\"ring\"><svg class=\"floor\" viewBox=\"{view}\" aria-hidden=\"true\">\
         <use href=\"#{floor}\"/></svg>{stations}{}{hub}</div>{rivals}{}{tale}</div>",
        piles(look),
        flags(look),
    )
}

/// What a click on a transformer does now.
pub(super) enum Target {
    /// Makes a move, or two in a row.
    Act(String),
    /// The first of two portals to swap.
    Pick,
}

/// What can be done at a transformer, if anything: where a card moves to, which stack is looked at, which portals
/// are swapped.
pub(super) fn target(look: &Look<'_>, at: Transformer) -> Option<Target> {
    if !look.my_turn() {
        return None;
    }
    let act = |action: Action| look.may(action).then(|| Target::Act(action.to_string()));
    match look.view().phase {
        Phase::Move => act(Action::Move(at)),
        Phase::Look => act(Action::Look(at)),
        Phase::Swap => match look.hands.picked[..] {
            [first] if first != at.number() => {
                let first = Transformer::new(first)?;
                act(Action::Swap(first.min(at), first.max(at)))
            }
            [_] => Some(Target::Pick),
            _ => {
                let mut others = Transformer::ALL.into_iter().filter(|&other| other != at);
                others
                    .any(|other| look.may(Action::Swap(at.min(other), at.max(other))))
                    .then_some(Target::Pick)
            }
        },
        // A card in hand that is played for what it does at a transformer.
        Phase::Turn => {
            let card = look.hands.card()?;
            if !look.may(Action::Play(card)) {
                return None;
            }
            let here = look.at()?;
            match look.lit(card)? {
                CardAction::Move if at != here => {
                    Some(Target::Act(format!("{};{}", Action::Play(card), Action::Move(at))))
                }
                CardAction::Seal | CardAction::Trigger if at == here => {
                    Some(Target::Act(Action::Play(card).to_string()))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

fn goal(look: &Look<'_>) -> &'static str {
    match look.view().phase {
        Phase::Look => "u-eye",
        Phase::Swap => "b-3",
        Phase::Turn => match look.hands.card().and_then(|card| look.lit(card)) {
            Some(CardAction::Seal) => "a-seal",
            Some(CardAction::Trigger) => "a-trigger",
            _ => "a-move",
        },
        _ => "a-move",
    }
}

/// A transformer with its stack and who stands there.
fn station(look: &Look<'_>, at: Transformer, hint: Option<Tool>) -> String {
    let view = look.view();
    let k = at.number();
    let narrow = look.hands.narrow;
    let top = view.top(at);
    let body = if top.is_some() {
        portal(look, at, hint)
    } else {
        let still = when(!narrow, &format!("<small>{}</small>", look.text("screen-ability-works")));
        let key = if narrow { look.text("screen-empty") } else { look.text("screen-stack-empty") };
        format!(
            "<span class=\"dead\"><svg viewBox=\"0 0 120 140\" aria-hidden=\"true\"><ellipse cx=\"60\" cy=\"70\" \
             rx=\"50\" ry=\"60\"/><path d=\"M52 18l6 10-5 4 8 12M66 122l-4-9 6-4-3-8\"/></svg>\
             <span>{key}{still}</span></span>"
        )
    };
    let target = target(look, at);
    let (class, action) = match &target {
        Some(Target::Act(action)) => ("target offer", Some(action.as_str())),
        Some(Target::Pick) => ("target pick", None),
        None => ("", None),
    };
    let picked = look.view().phase == Phase::Swap && look.hands.picked.contains(&k);
    let goal = when(target.is_some(), &format!("<em class=\"goal\">{}</em>", ic(goal(look))));
    let explained = words::multiuniversum::ability(look.words(), at);
    let memory = look.memory(at).map(|memory| format!("{memory}\n")).unwrap_or_default();
    let about = top.map(|portal| format!("{}\n{memory}", portal_title(look, portal))).unwrap_or_default();
    let about = format!("{about}{}: {} (MU-A{k})", explained.name, explained.text);
    let name = if narrow { ability(look, at, true) } else { esc(&explained.name) };
    let sign = if narrow { String::new() } else { ic(&format!("b-{k}")) };
    let threat = tally::threat(look, at);
    let threat = when(
        threat > 0,
        &format!(
            "<span class=\"threat\"{}>{}−{threat}</span>",
            tip_of_picture(&look.words().text_with("screen-threat", &[("dp", threat.into())])),
            ic("u-skull")
        ),
    );
    format!(
        "<button type=\"button\" class=\"station st{k} c{k} {class} {here}{there}{picked}\" data-do=\"at {k}\" data-drop=\"at {k}\" data-beside \
         data-at=\"{k}\"{action}{label}{about}>{disc}{body}<span class=\"pawns\">{pawns}</span>\
         <span class=\"name\">{gem}{sign}<span>{name}</span>{inner}</span>{outer}{threat}</button>",
        here = when(look.at() == Some(at), "here "),
        there = when(look.hands.there == Some(at), "there "),
        picked = when(picked, "picked "),
        action = attribute("data-action", action),
        label = attribute("aria-label", Some(&label(look, at))),
        about = attribute("data-tip", Some(&about)),
        disc = disc(narrow),
        pawns = pawns(look, at),
        gem = gem(at),
        inner = when(narrow, &goal),
        outer = when(!narrow, &goal),
    )
}

fn disc(narrow: bool) -> &'static str {
    if narrow {
        "<svg class=\"disc\" viewBox=\"0 0 116 40\" aria-hidden=\"true\"><ellipse cx=\"58\" cy=\"22\" rx=\"56\" ry=\"15\" \
         fill=\"#070b18\"/><ellipse cx=\"58\" cy=\"19.5\" rx=\"56\" ry=\"15\" fill=\"#2a365f\"/><ellipse class=\"edge\" \
         cx=\"58\" cy=\"17\" rx=\"56\" ry=\"15\"/></svg>"
    } else {
        "<svg class=\"disc\" viewBox=\"0 0 190 60\" aria-hidden=\"true\"><ellipse cx=\"95\" cy=\"34\" rx=\"92\" ry=\"23\" \
         fill=\"#070b18\"/><ellipse cx=\"95\" cy=\"30\" rx=\"92\" ry=\"23\" fill=\"#2a365f\"/><ellipse class=\"edge\" \
         cx=\"95\" cy=\"26\" rx=\"92\" ry=\"23\"/><ellipse class=\"dash\" cx=\"95\" cy=\"26\" rx=\"80\" ry=\"18.5\"/></svg>"
    }
}

/// Everything about a transformer, for whoever does not see it.
fn label(look: &Look<'_>, at: Transformer) -> String {
    let (words, view) = (look.words(), look.view());
    let mut parts = vec![
        words::multiuniversum::transformer(words, at),
        words::multiuniversum::ability(words, at).name,
        words.text_with("mu-stack-count", &[("count", view.height(at).into())]),
    ];
    parts.extend(view.top(at).map(|portal| portal_title(look, portal)));
    parts.extend(look.memory(at));
    let here: Vec<String> =
        look.seats().filter(|&seat| look.player(seat).at == at).map(|seat| look.scene.name(seat)).collect();
    if !here.is_empty() {
        parts.push(words.list(&here));
    }
    parts.join(". ")
}

/// The stack above a transformer, its face-up portal in front.
fn portal(look: &Look<'_>, at: Transformer, hint: Option<Tool>) -> String {
    let Some(top) = look.view().top(at) else { return String::new() };
    let height = look.view().height(at);
    let ready = look.me().is_some() && look.missing(top, look.tools()) == [0; 5];
    let count = if height > 1 {
        format!("<span class=\"cnt\">{}{height}</span>", ic("u-stack"))
    } else {
        format!("<span class=\"cnt last\">{}</span>", look.text("screen-last"))
    };
    let remembered = look.memory(at).is_some();
    format!(
        "<span class=\"portal {ready} {dim}\">{layers}<span class=\"look\" data-key=\"p{number}\" data-opens>{pic}{bulb}{medal}</span>\
         {count}{memory}{needs}<b class=\"pn\">{name}</b></span>",
        ready = when(ready, "ready"),
        dim = dimension_class(look, top),
        layers = "<i class=\"lay\"></i>".repeat(height - 1),
        number = top.number(),
        pic = picture(look, top),
        bulb = bulb(look.deck().portal(top).dp),
        medal = medal(look, top),
        memory = when(remembered, &format!("<span class=\"mem\">{}</span>", ic("u-eye"))),
        needs = needs(look, top, hint),
        name = look.portal_name(top),
    )
}

fn pawns(look: &Look<'_>, at: Transformer) -> String {
    const PLACES: [&str; 5] = ["l", "r", "l2", "r2", "l3"];
    // The own scientist comes first: always in the same place.
    let mut here: Vec<Seat> = look.seats().filter(|&seat| look.player(seat).at == at).collect();
    here.sort_by_key(|&seat| !look.is_me(seat));
    let one = |(seat, place): (Seat, &str)| {
        let colour = look.colour(seat);
        let you = when(
            look.is_me(seat) && !look.hands.narrow,
            &format!("<em class=\"c{}\">{}</em>", colour.number(), look.text("name-you")),
        );
        format!(
            "<span class=\"{place}\" data-key=\"w{}\"{}>{you}{}</span>",
            seat.number(),
            tip_of_picture(&look.scene.name(seat)),
            pawn(colour)
        )
    };
    join(here.into_iter().zip(PLACES).map(one))
}

/// The draw pile and the discard pile, which all may look through (MU-C6).
fn piles(look: &Look<'_>) -> String {
    let view = look.view();
    let narrow = look.hands.narrow;
    let discards =
        look.hands.card().map(Action::Discard).filter(|&action| look.choosing() && look.may(action));
    let target = discards.map(|action| action.to_string());
    let takes = look.my_turn() && view.phase == Phase::Take;
    let top = match look.discard_top() {
        Some(card) => cards::mini(look, card),
        None => "<span class=\"acard mini none\"></span>".to_owned(),
    };
    let caption = |name: Html, count: usize| {
        if narrow {
            format!("<b>{count}</b>")
        } else {
            format!("<span class=\"pc\">{name} <b>{count}</b></span>")
        }
    };
    let draw = caption(look.text("screen-draw"), usize::from(view.draw_size));
    let discard = caption(look.text("screen-discard-pile"), view.discard.len());
    let draw_label = format!("{}: {}", look.words().text("table-draw-pile"), view.draw_size);
    let label = format!("{}: {}", look.words().text("table-discard-pile"), view.discard.len());
    let goal = when(target.is_some(), &format!("<em class=\"goal\">{}</em>", ic("a-discard")));
    let class = if target.is_some() || takes { "target" } else { "" };
    format!(
        "<div class=\"piles\"><div class=\"pile draw\" data-key=\"draw\" role=\"img\"{}><i></i><i></i><svg class=\"cback\" \
         viewBox=\"0 0 64 88\"><use href=\"#back\"/></svg>{draw}</div>\
         <button type=\"button\" class=\"pile disc {class}\" data-do=\"pile\" data-drop=\"pile\"{}{}><i></i>{top}{discard}{goal}</button></div>",
        attribute("aria-label", Some(&draw_label)),
        attribute("aria-label", Some(&label)),
        attribute("data-use", target.as_deref()),
    )
}

/// The actions of the turn: what was done, and how many are left (MU-T1).
pub(super) fn pips(look: &Look<'_>) -> String {
    let view = look.view();
    let narrow = look.hands.narrow;
    let mut done = Vec::new();
    for event in look.this_turn() {
        match *event {
            Event::Played { card, at, action, .. } => done.push(if narrow {
                format!("<i class=\"done c{}\">{}</i>", at.number(), ic(&format!("a-{}", action.word())))
            } else if view.play_area.contains(card) {
                format!("<span class=\"pip done\">{}</span>", cards::played(look, card, at, action))
            } else {
                format!(
                    "<span class=\"pip was c{}\">{}</span>",
                    at.number(),
                    ic(&format!("a-{}", action.word()))
                )
            }),
            Event::Prepared { card, .. } => done.push(side_use(look, &tool(look.tool_of(card)))),
            Event::Discarded { .. } => done.push(side_use(look, &ic("a-discard"))),
            _ => {}
        }
    }
    let left = if look.is_over() { 0 } else { usize::from(view.actions_left) };
    let used = done.len();
    let mine = look.my_turn() && look.is_me(view.turn);
    let rest = (0..left).map(|index| {
        let now = when(index == 0, "now");
        let whose = if mine { "" } else { "riv" };
        if narrow {
            format!("<i class=\"{now} {whose}\"></i>")
        } else {
            format!("<span class=\"pip {now} {whose}\">{}</span>", used + index + 1)
        }
    });
    let rest = join(rest.collect::<Vec<_>>());
    format!("<span class=\"pips c{}\">{}{rest}</span>", look.colour(view.turn).number(), done.concat())
}

/// An action for which no card was played.
fn side_use(look: &Look<'_>, picture: &str) -> String {
    let colour = look.colour(look.view().turn).number();
    if look.hands.narrow {
        format!("<i class=\"done side c{colour}\">{picture}</i>")
    } else {
        format!("<span class=\"pip was\">{picture}</span>")
    }
}

/// The middle of the hall.
fn hub(look: &Look<'_>) -> String {
    let view = look.view();
    let count = [("count", view.actions_left.into())];
    let line = if look.is_over() {
        look.text("table-game-over").into()
    } else if look.is_me(view.turn) {
        format!("<b>{}</b>", look.text_with("table-actions-left", &count))
    } else {
        let left = look.text_with("table-actions-left", &count);
        format!("<b class=\"n\">{}</b> · {left}", look.name(view.turn))
    };
    format!("<div class=\"hub {}\">{}<p>{line}</p></div>", when(!look.is_me(view.turn), "w"), pips(look))
}

/// What is special about this game, and what will end it soon.
fn flags(look: &Look<'_>) -> String {
    use words::Told as _;
    let flag = |class: &str, icon: &str, title: Html, text: Html| {
        format!(
            "<div class=\"flag {class}\">{}<span><b>{title}</b><small>{text}</small></span></div>",
            ic_of(icon, "")
        )
    };
    let mut all = String::new();
    if look.rules().options().scoring == Scoring::Deadly {
        let title = esc(&words::multiuniversum::scoring(look.words(), Scoring::Deadly).name);
        all.push_str(&flag("bad", "u-skull", title, look.text("screen-deadly")));
    }
    if let Some(warning) = look.rules().say_warning(look.words(), look.view()) {
        all.push_str(&flag("warn", "u-clock", look.text("screen-stalemate"), esc(&warning)));
    }
    // Nobody has a card and none can be drawn: a round of that ends the game (MU-E6).
    let locked = look.view().players.iter().all(|player| player.hand_size == 0) && look.view().draw_size == 0;
    if locked && !look.is_over() {
        all.push_str(&flag("warn", "u-lock", look.text("screen-locked"), look.text("screen-locked-text")));
    }
    let ended = look.empty_stacks() >= usize::from(look.rules().stacks_to_end());
    if ended && !look.is_over() {
        all.push_str(&flag(
            "warn",
            "u-clock",
            look.text("screen-last-round"),
            look.text("screen-last-round-text"),
        ));
    }
    if all.is_empty() { all } else { format!("<div class=\"flags\">{all}</div>") }
}
