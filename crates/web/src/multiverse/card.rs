//! What is being rolled, offered or asked: the card at the right of the dock, and the same in the dock of a phone.

use wire::engine::Seat;
use wire::multiverse::{Action, Colour, Event, Phase, Ratio, Roll, Scepter, World};

use super::look::Look;
use super::parts::{av, chip, cube, die, face, head, ic, key, pic, sg, signs, world};
use super::reach::{onward_chance, onward_worlds, repeats};
use super::ring::next_rotation;
use super::strip::jumpers;
use crate::clock::{clock, ring};
use crate::html::{Html, attribute, esc, join, when};

/// The last roll of this turn, with its place in the log.
fn last_roll(look: &Look<'_>) -> Option<(usize, Seat, Roll, bool)> {
    let (first, events) = look.this_turn();
    events.iter().enumerate().rev().find_map(|(index, event)| match *event {
        Event::Rolled { who, roll, change } => Some((first + index, who, roll, change)),
        _ => None,
    })
}

/// What a roll means for its colour.
fn meaning(look: &Look<'_>, roll: Roll, change: bool) -> Html {
    let colour = ("colour", look.colour(roll.colour()).into());
    match (roll, change) {
        (Roll::Confirm { .. }, true) => look.text_with("screen-mv-goes-back", &[colour]),
        (Roll::Confirm { .. }, false) => look.text_with("screen-mv-stays-switched", &[colour]),
        (Roll::Jump { .. }, true) => look.text_with("screen-mv-is-switched", &[colour]),
        (Roll::Jump { .. }, false) => look.text_with("screen-mv-stays", &[colour]),
    }
}

/// Whom a roll is for.
fn for_whom(look: &Look<'_>, roll: Roll) -> String {
    match roll {
        Roll::Confirm { .. } => look.names([look.view().turn]),
        Roll::Jump { met, .. } => jumpers(look, met),
    }
}

/// The cube as it falls, or as it lies, with its answer in a word.
fn rolled(look: &Look<'_>, falls: bool) -> Option<String> {
    let (index, who, roll, change) = last_roll(look)?;
    let sign = sg(look, roll.colour(), 14);
    let plain =
        [look.you(who), ("name", look.scene.name(who).into()), ("colour", look.colour(roll.colour()).into())];
    let title = look.drawn("screen-mv-roll-for", &plain, &[("sign", sign)]);
    let cube = if falls { die(index, change, "") } else { cube(change, 84) };
    Some(format!(
        "<div class=\"rolled {}\">{cube}<div><small>{title}</small><strong data-id=\"r{index}\">{}</strong><p>{}</p><p class=\"dim\">{}</p></div></div>",
        when(falls, "falls"),
        esc(&words::multiverse::roll_result(look.words(), change)),
        meaning(look, roll, change),
        look.text_with("screen-mv-for", &[("names", for_whom(look, roll).into())]),
    ))
}

/// A row with a chance, a sign and what it means.
fn odd(look: &Look<'_>, chance: Ratio, sign: &str, text: &str) -> String {
    format!("<dt>{}</dt><dd>{sign}<span>{text}</span></dd>", esc(&look.percent(chance)))
}

/// Where the jump after a visit may lead.
fn onwards(look: &Look<'_>, it: World) -> String {
    let there = onward_worlds(look, it, false);
    let rows = there.iter().take(2).map(|&(to, chance)| {
        let spot = look.view().spot(look.view().turn, to.colours());
        let spot = spot.map(|spot| look.spot(spot, to)).unwrap_or_default();
        let plain = [("world", look.world_name(to).into()), ("spot", spot.into())];
        odd(look, chance, &world(to, 24), &look.text_with("screen-mv-on-to", &plain))
    });
    let any = there.iter().fold(Ratio::ZERO, |sum, &(_, chance)| sum.or(chance));
    let nobody = odd(look, any.complement(), &ic("cross", 16), &look.text("screen-mv-nobody-then"));
    let repeat = when(
        repeats(look) && any < Ratio::ONE && onward_chance(look, it) > any,
        &format!(
            "<p class=\"dim\">{} {}</p>",
            head(look, Scepter::Wooden, 18),
            look.text_with(
                "screen-mv-with-repeat",
                &[("chance", look.percent(onward_chance(look, it)).into())]
            )
        ),
    );
    format!("<dl class=\"odds\">{}{nobody}</dl>{repeat}", join(rows))
}

/// A world that can be visited, and a player who can be met.
fn encounter(look: &Look<'_>) -> String {
    let view = look.view();
    let it = view.players[view.turn.index()].panel.world();
    let spot = view.spot(view.turn, it.colours()).map(|spot| look.spot(spot, it)).unwrap_or_default();
    let meet = when(look.may(Action::Meet), &{
        let whom =
            view.meeting(view.turn, it.colours()).map(|seat| look.scene.name(seat)).unwrap_or_default();
        format!(
            "<button type=\"button\" class=\"btn act offer\" data-action=\"meet\" data-meets>{}{}<span class=\"plus\">+3</span></button>",
            ic("heart", 18),
            look.text_with("screen-mv-meet-player", &[("name", whom.into())])
        )
    });
    let decline = when(
        look.may(Action::Decline) && view.acted,
        &format!(
            "<button type=\"button\" class=\"btn ghost offer\" data-action=\"decline\">{}</button>",
            look.text("screen-mv-end-without")
        ),
    );
    format!(
        "<div class=\"meet\">{}<div><small>{}</small><strong>{}</strong><p>{}</p></div></div>{}{meet}{decline}{}",
        world(it, 76),
        look.text("screen-mv-if-you-like"),
        esc(&look.world_name(it)),
        esc(&spot),
        format_args!(
            "<button type=\"button\" class=\"btn act offer\" data-action=\"visit\" data-meets>{}{} <span class=\"plus\">+1</span>{}</button>",
            ic("hand", 20),
            look.text_with("screen-mv-visit", &[("world", look.world_name(it).into())]),
            key("E")
        ),
        onwards(look, it),
    )
}

/// A ring that runs down where a clock runs, and stands full where none does.
fn dial(look: &Look<'_>, seat: Seat) -> (String, String) {
    let client = look.scene.client;
    let left = client.time_left(seat).filter(|_| look.is_timed(seat));
    let text = left.and_then(|_| clock(client, look.words(), seat)).unwrap_or_default();
    let ring = format!(
        "<svg class=\"dial {}\" viewBox=\"0 0 168 168\" aria-hidden=\"true\"><circle cx=\"84\" cy=\"84\" r=\"77\"/>\
         <circle class=\"run\" cx=\"84\" cy=\"84\" r=\"77\" pathLength=\"100\" stroke-dasharray=\"{} 100\" transform=\"rotate(-90 84 84)\"{}/></svg>",
        when(left.is_some_and(|left| left < 3000), "late"),
        ring(left),
        when(left.is_some(), &format!(" data-ring=\"{seat}\"")),
    );
    (ring, text)
}

/// What the mover has, if the switch stands.
fn prize(look: &Look<'_>) -> Option<String> {
    let view = look.view();
    let it = view.players[view.turn.index()].panel;
    let name = || ("name", look.scene.name(view.turn).into());
    if let Some(whom) = view.meeting(view.turn, it) {
        let values = [name(), look.you(whom), ("other", look.scene.name(whom).into())];
        return Some(look.text_with("screen-mv-could-meet", &values).into());
    }
    let spot = view.spot(view.turn, it)?;
    let place = look.spot(spot, it.world());
    Some(
        look.text_with(
            "screen-mv-could-visit",
            &[name(), ("world", look.world_name(it.world()).into()), ("spot", place.into())],
        )
        .into(),
    )
}

/// The same, or that it is nothing.
pub(super) fn at_stake(look: &Look<'_>) -> String {
    let name = ("name", look.scene.name(look.view().turn).into());
    prize(look).unwrap_or_else(|| look.text_with("screen-mv-finds-nobody", &[name]).into())
}

/// The chances of a roll that decides whether a switch stands (MV-T3).
fn both(look: &Look<'_>, colour: Colour) -> String {
    let stability = look.rules().options().stability;
    let stays = Ratio::new(stability.numerator().into(), stability.denominator().into());
    let one = |change: bool, chance: Ratio, text: String| {
        format!("<li>{}<b>{}</b><span>{text}</span></li>", face(look, change, 26), esc(&look.percent(chance)))
    };
    let named = [("colour", look.colour(colour).into())];
    format!(
        "<ul class=\"ao\">{}{}</ul>",
        one(true, stays.complement(), look.text_with("screen-mv-goes-back", &named).into()),
        one(false, stays, look.text_with("screen-mv-stays-switched", &named).into())
    )
}

/// From which world to which a switch leads.
fn scene(look: &Look<'_>, colour: Colour) -> String {
    let view = look.view();
    let now = view.players[view.turn.index()].panel;
    let before = now.switched(colour);
    let on = now.has(colour);
    let at = |it: World, key: &'static str| {
        let values = [look.you(view.turn), ("name", look.scene.name(view.turn).into())];
        format!(
            "<div class=\"from\"><small>{}</small>{}<b>{}</b></div>",
            look.text_with(key, &values),
            world(it, 76),
            esc(&look.world_name(it))
        )
    };
    let word = if on { look.text("screen-mv-switched-on") } else { look.text("screen-mv-switched-off") };
    format!(
        "<div class=\"scene\">{}<div class=\"mid\">{}<small>{} {word}</small></div>{}</div>",
        at(before.world(), "screen-mv-was-in"),
        pic(&format!("swc-{}-{}", &colour.word()[..1], u8::from(on)), 52, 75, "big"),
        sg(look, colour, 14),
        at(now.world(), "screen-mv-is-in"),
    )
}

/// "Just roll!", or let it be (MV-T3).
fn objection(look: &Look<'_>, colour: Colour) -> String {
    let me = look.near();
    let (ring, seconds) = dial(look, me);
    let what = at_stake(look);
    let silence =
        when(look.is_timed(me), &format!("<p class=\"dim\">{}</p>", look.text("screen-mv-no-answer")));
    let orders = when(
        look.orders().is_some() && look.hands.is_narrow(),
        &format!(
            "<button type=\"button\" class=\"quietb\" data-do=\"orders\">{}</button>",
            look.text("screen-mv-orders")
        ),
    );
    format!(
        "{}<p class=\"whatfor\">{what}</p><div class=\"askr\">{ring}<button type=\"button\" class=\"jbtn offer\" data-action=\"roll\"{}>{}<span>{}</span><small class=\"num\">{seconds}</small></button>{}</div>\
         <button type=\"button\" class=\"btn ghost offer\" data-action=\"allow\">{} {}</button>{silence}{orders}",
        when(look.hands.is_narrow(), &scene(look, colour)),
        attribute("data-tip", Some(&format!("{}\nMV-T3", look.words().text("screen-mv-just-roll-tip")))),
        head(look, Scepter::Of(colour), 34),
        look.text("mv-offer-just-roll"),
        both(look, colour),
        look.text("mv-offer-allow"),
        key(&look.words().text("screen-mv-space")),
    )
}

/// Somebody else decides whether the cube is rolled: nothing to do but wait.
fn waiting(look: &Look<'_>, who: Seat, colour: Colour) -> String {
    let (ring, seconds) = dial(look, who);
    let name = || ("name", look.scene.name(who).into());
    let stability = look.rules().options().stability;
    let stays = Ratio::new(stability.numerator().into(), stability.denominator().into());
    // Whoever may repeat the roll has a second chance.
    let stays = if repeats(look) { stays.or(stays.complement().and(stays)) } else { stays };
    let row = |icon: &str, chance: Ratio, title: String, text: String| {
        format!(
            "<li>{}<b>{}</b><span><b>{title}</b>{text}</span></li>",
            ic(icon, 22),
            esc(&look.percent(chance))
        )
    };
    let named = [("colour", look.colour(colour).into())];
    let face = format!(
        "<span class=\"wface\">{ring}{}<span class=\"bub\">{}</span><span class=\"wsc\">{}</span></span>",
        av(who, 64),
        ic("bubble", 18),
        head(look, Scepter::Of(colour), 34)
    );
    format!(
        "{}<div class=\"waitc\">{face}<div><strong>{}</strong><p>{} {seconds}</p></div></div><ul class=\"ways\">{}{}</ul>",
        when(look.hands.is_narrow(), &scene(look, colour)),
        look.text_with("screen-mv-decides", &[name()]),
        look.text_with("screen-mv-holds", &[name(), ("colour", look.colour(colour).into())]),
        row(
            "check",
            Ratio::ONE,
            look.text_with("screen-mv-if-lets", &[name()]).into(),
            look.text_with("screen-mv-stays-switched", &named).into()
        ),
        row(
            "bubble",
            stays,
            look.text_with("screen-mv-if-objects", &[name()]).into(),
            look.text_with("screen-mv-stays-switched", &named).into()
        ),
    )
}

/// What one holds, and what that is good for.
fn holding(look: &Look<'_>) -> String {
    let Some(me) = look.me() else { return String::new() };
    let held = look.scepters(me);
    let heads = join(held.iter().map(|&one| head(look, one, 34)));
    let text = if held.contains(&Scepter::Wooden) {
        look.text("screen-mv-hold-wooden")
    } else {
        let colours: Vec<String> = held
            .iter()
            .filter_map(|&one| match one {
                Scepter::Of(colour) => Some(look.colour(colour)),
                Scepter::Wooden => None,
            })
            .collect();
        look.text_with("screen-mv-hold", &[("colours", look.words().list(&colours).into())])
    };
    format!("<div class=\"holding\"><span>{heads}</span><p>{text}</p></div>")
}

/// The card of a screen with room.
pub(super) fn card(look: &Look<'_>) -> String {
    let falls = matches!(
        look.log.last(),
        Some(Event::Rolled { .. } | Event::Jumped { .. } | Event::SwitchedBack { .. })
    );
    let (class, body) = match look.phase() {
        _ if look.behind && falls => ("", rolled(look, true).unwrap_or_default()),
        _ if look.behind => ("", news(look)),
        Phase::Encounter if look.may_act() => ("", encounter(look)),
        Phase::Object { colour, .. } if look.may_act() => ("ask", objection(look, colour)),
        Phase::Object { who, colour } => ("", waiting(look, who, colour)),
        _ => {
            let roll = rolled(look, false).unwrap_or_else(|| {
                format!(
                    "<div class=\"rolled\">{}<div><strong>{}</strong><p class=\"dim\">{}</p></div></div>",
                    cube(false, 84),
                    look.text("screen-mv-cube"),
                    look.text("screen-mv-cube-text")
                )
            });
            ("", format!("{roll}{}{}", holding(look), when(look.count() == 6, &next_rotation(look))))
        }
    };
    format!("<div class=\"rollcard {class}\">{body}</div>")
}

/// What happened just now, large: who switched what, who said what.
fn news(look: &Look<'_>) -> String {
    let line = super::tale::last(look);
    let seat = match look.log.last() {
        Some(Event::Objected { who } | Event::Allowed { who } | Event::Revealed { who }) => *who,
        _ => look.view().turn,
    };
    let bubble = match look.log.last() {
        Some(Event::Objected { .. }) => format!("<span class=\"bub pop\">{}</span>", ic("bubble", 22)),
        Some(Event::Allowed { .. }) => format!("<span class=\"bub good\">{}</span>", ic("check", 22)),
        _ => String::new(),
    };
    let it = match look.log.last() {
        Some(
            Event::Captured { world: it, .. }
            | Event::Unlocked { world: it, .. }
            | Event::ColumnShown { world: it, .. },
        ) => world(*it, 84),
        Some(Event::Switched { .. } | Event::SwitchedAll { .. }) => {
            world(look.player(seat).panel.world(), 84)
        }
        _ => String::new(),
    };
    format!(
        "<div class=\"news\"><span class=\"wface\">{}{bubble}</span>{it}<p>{line}</p></div>",
        av(seat, 64)
    )
}

/// One answer to "keep or repeat": its name, where the jump may end, and the chance of a visit.
fn answer(look: &Look<'_>, action: Action, prospect: &wire::multiverse::Prospect, last: bool) -> String {
    let (icon, title, about, letter) = match action {
        Action::Stand => (
            ic("check", 20),
            look.text("screen-mv-keep-it"),
            if last { look.text("screen-mv-keep-last") } else { look.text("screen-mv-keep-about") },
            "K",
        ),
        _ => (
            super::parts::scepter(look, Scepter::Wooden, 40),
            look.text("screen-mv-repeat-it"),
            look.text("screen-mv-repeat-about"),
            "R",
        ),
    };
    let mover = look.view().turn;
    let px = if prospect.ends.len() > 8 { 22 } else { 30 };
    let ends = join(prospect.ends.iter().take(16).map(|&(panel, _)| {
        let there = look.view().spot(mover, panel).is_some();
        format!("<i class=\"{}\">{}</i>", when(there, "ok"), world(panel.world(), px))
    }));
    format!(
        "<button type=\"button\" class=\"btn keep offer\" data-action=\"{action}\">{icon}<span class=\"kt\">{title}<small>{about}</small></span><span class=\"ls\">{ends}</span><b class=\"num\">{}</b>{}</button>",
        esc(&look.percent(prospect.visits)),
        key(letter)
    )
}

/// Keep or repeat, with exact chances (MV-W1).
fn answers(look: &Look<'_>) -> String {
    let Some(odds) = look.rules().repeat_odds(look.view()) else { return String::new() };
    let last = odds.keep.ends.len() == 1;
    format!(
        "<div class=\"legend\"><span>{}</span><span>{}</span></div>{}{}<p class=\"dim\">{} <span class=\"rid\">MV-W1</span></p>",
        if last { look.text("screen-mv-where-lead") } else { look.text("screen-mv-where-end") },
        look.text("screen-mv-chance-visit"),
        answer(look, Action::Stand, &odds.keep, last),
        answer(look, Action::Repeat, &odds.repeat, last),
        look.text("screen-mv-exact")
    )
}

/// The jump colour by colour: done, just rolled, to come, not in this jump.
fn tiles(look: &Look<'_>, current: Roll, change: bool) -> String {
    let (first, events) = look.this_turn();
    let tile = |colour: Colour| {
        let name =
            format!("<span class=\"jh\">{} {}</span>", sg(look, colour, 15), esc(&look.colour(colour)));
        let done = || {
            let since = events.iter().rposition(|event| matches!(event, Event::Captured { .. })).unwrap_or(0);
            events[since..].iter().rev().find_map(|event| match *event {
                Event::Rolled { roll, change, .. } if roll.colour() == colour => Some(change),
                _ => None,
            })
        };
        if colour == current.colour() {
            let index = last_roll(look).map_or(first, |(index, ..)| index);
            return format!(
                "<div class=\"jt cur\">{name}{}<b>{}</b><small>{}</small></div>",
                die(index, change, "mid"),
                esc(&words::multiverse::roll_result(look.words(), change)),
                meaning(look, current, change)
            );
        }
        let Roll::Jump { world: it, .. } = current else {
            return format!(
                "<div class=\"jt out\">{name}<span class=\"q\">–</span><small>{}</small></div>",
                look.text("screen-mv-not-rolled")
            );
        };
        match done().filter(|_| colour.index() < current.colour().index()) {
            Some(change) => format!(
                "<div class=\"jt done\">{name}{}<b>{}</b><small>{}</small></div>",
                face(look, change, 44),
                esc(&words::multiverse::roll_result(look.words(), change)),
                look.text("screen-mv-kept-word")
            ),
            None if it.colours().has(colour) => format!(
                "<div class=\"jt todo\">{name}<span class=\"q\">?</span><small>{}</small></div>",
                look.text("screen-mv-to-come")
            ),
            None => format!(
                "<div class=\"jt out\">{name}<span class=\"q\">–</span><small>{}</small></div>",
                look.text("screen-mv-not-rolled")
            ),
        }
    };
    format!("<div class=\"jts\">{}</div>", join(Colour::ALL.map(tile)))
}

/// Everything of "keep or repeat" on a screen with room.
pub(super) fn repeat(look: &Look<'_>) -> Option<String> {
    let Phase::MayRepeat { roll, change } = look.phase() else { return None };
    if !look.may(Action::Repeat) {
        return None;
    }
    let panels = match roll {
        Roll::Jump { met, .. } => {
            let seats: Vec<Seat> = match met {
                Some(met) => vec![look.view().turn, met],
                None => look.view().seats().collect(),
            };
            join(seats.into_iter().map(|seat| {
                format!(
                    "<span>{}{}</span>",
                    esc(&look.inside(seat)),
                    super::parts::mini(look, look.player(seat).panel, 13)
                )
            }))
        }
        Roll::Confirm { .. } => String::new(),
    };
    Some(format!(
        "<section class=\"jumpbox\">{}<div class=\"jpan\">{panels}</div></section><section class=\"choice\">{}</section>",
        tiles(look, roll, change),
        answers(look)
    ))
}

/// What stands above the switches of a phone, and whether it needs their room, too.
pub(super) fn narrow(look: &Look<'_>) -> (String, bool) {
    let falls = matches!(
        look.log.last(),
        Some(Event::Rolled { .. } | Event::Jumped { .. } | Event::SwitchedBack { .. })
    );
    if look.behind {
        let body = if falls { rolled(look, true).unwrap_or_default() } else { news(look) };
        return (format!("<div class=\"pmid tallm\">{body}</div>"), true);
    }
    match look.phase() {
        Phase::MayRepeat { .. } if look.may(Action::Repeat) => {
            let roll = rolled(look, true).unwrap_or_default();
            (format!("<div class=\"pmid tallm rp\">{roll}{}</div>", answers(look)), true)
        }
        Phase::Object { colour, .. } if look.may_act() => {
            (format!("<div class=\"pmid tallm ask\">{}</div>", objection(look, colour)), true)
        }
        Phase::Object { who, colour } => {
            (format!("<div class=\"pmid tallm\">{}</div>", waiting(look, who, colour)), true)
        }
        Phase::Encounter if look.may_act() && look.ways.is_empty() => {
            (format!("<div class=\"pmid tallm\">{}</div>", encounter(look)), true)
        }
        Phase::Encounter if look.may_act() => {
            let it = look.player(look.near()).panel.world();
            let button = format!(
                "<button type=\"button\" class=\"btn act offer\" data-action=\"visit\" data-meets>{}<span>{}<small>{}</small></span><span class=\"plus\">+1</span></button>",
                world(it, 36),
                look.text_with("screen-mv-visit", &[("world", look.world_name(it).into())]),
                look.text_with(
                    "screen-mv-onward",
                    &[("chance", look.percent(onward_chance(look, it)).into())]
                )
            );
            (format!("<div class=\"pmid\">{button}</div>"), false)
        }
        _ => {
            let note = format!("{}{}", holding(look), next_rotation(look));
            (format!("<div class=\"pmid pnote\">{note}</div>"), false)
        }
    }
}

/// The chance chip beside a world in the seat's sheet.
pub(super) fn chance_of(look: &Look<'_>, it: World) -> String {
    let way = look.ways.iter().find(|way| way.to == it && way.goal.is_some());
    let Some(way) = way else { return signs(look, it, 12) };
    let how = match way.colour() {
        Some(colour) => {
            let on = !look.player(look.near()).panel.has(colour);
            let word = if on { look.text("mv-on") } else { look.text("mv-off") };
            format!("{} {word}", sg(look, colour, 13))
        }
        None => look.text("screen-mv-switch-all").into(),
    };
    format!("<small class=\"how\">{how} {}</small>", chip(look, way.objector.map(|_| way.stands), "in"))
}
