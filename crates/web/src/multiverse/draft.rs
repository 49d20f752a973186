//! The draft and the formation: everybody chooses at the same time, unseen (MV-S5, MV-S6).

use wire::engine::Seat;
use wire::multiverse::{Action, Colours, Mine, Phase, World};

use super::look::Look;
use super::parts::{av, ic, key, mini, signs, stars, world};
use super::top;
use crate::away;
use crate::html::{attribute, esc, join, tip_of_picture, when};
use crate::records;

/// How many turns somebody needs to stand in a world, if nothing is rolled: one for each colour that differs, or one for
/// all and one for each that is then wrong.
pub(super) fn turns_away(panel: Colours, world: World) -> usize {
    let differ = wire::multiverse::Colour::ALL
        .into_iter()
        .filter(|&colour| panel.has(colour) != world.colours().has(colour))
        .count();
    differ.min(6 - differ)
}

/// The whole screen while worlds are chosen and laid out.
pub(super) fn draft(look: &Look<'_>) -> String {
    let forming = look.phase() == Phase::Form;
    let (title, about) = match look.me() {
        // Whoever watches it again waits for nobody.
        me if me.is_none() || look.is_replay() => {
            (look.text("screen-mv-draft"), look.text("screen-mv-all-at-once"))
        }
        _ if !look.may_act() => (look.text("screen-mv-chosen"), look.text("screen-mv-wait-others")),
        _ => super::strip::who(look),
    };
    let main = match (look.view().mine.as_ref(), forming) {
        _ if look.scene.open.len() > 1 => super::replayed::open_draft(look),
        (Some(mine), true) => formation(look, mine),
        (Some(mine), false) => pick(look, mine),
        (None, _) => format!("<h2 class=\"q\">{}</h2>", look.text("screen-mv-all-at-once-text")),
    };
    let block = if look.may_act() { "mine" } else { "other" };
    let undo = super::strip::undo(look);
    let prompt = {
        use words::Told as _;
        look.rules().say_prompt(look.words(), &look.scene.names, look.scene.view)
    };
    format!(
        "<div class=\"stage drafting\">{}{}<div class=\"strip\"><div class=\"who {block}\">{}<div><h1 id=\"turn\">{title}</h1><p>{}{about}</p></div></div>{}<p id=\"prompt\" class=\"unseen\">{}</p>{undo}{}</div>\
         <div class=\"dbody\"><aside class=\"dl\">{}{}</aside><div class=\"dm\">{main}</div></div></div>",
        stars(1280, 800, 70),
        top::bar(look),
        av(look.near(), 40),
        look.clock(),
        rounds(look),
        esc(&prompt),
        when(look.hands.is_narrow(), &top::tools(look)),
        everybody(look, forming),
        memory(look),
    )
}

/// How far the draft is.
fn rounds(look: &Look<'_>) -> String {
    let now = match look.phase() {
        Phase::Draft { round } => usize::from(round),
        Phase::Form | Phase::Columns => 5,
        _ => 0,
    };
    let one = |index: usize| {
        let text = if index < 5 {
            look.text_with("screen-mv-pick-number", &[("number", (index + 1).into())])
        } else {
            look.text("screen-mv-formation-step")
        };
        let (class, tick) = match index.cmp(&now) {
            std::cmp::Ordering::Less => ("done", ic("check", 13)),
            std::cmp::Ordering::Equal => ("cur", String::new()),
            std::cmp::Ordering::Greater => ("", String::new()),
        };
        format!("<li class=\"{class}\">{tick}<span>{text}</span></li>")
    };
    format!("<ol class=\"picks\">{}</ol>", join((0..6).map(one)))
}

/// Who has chosen, and everybody's panel.
fn everybody(look: &Look<'_>, forming: bool) -> String {
    let one = |seat: Seat| {
        let done = look.view().done.contains(seat);
        let text = match (done, forming, look.is_me(seat)) {
            (true, false, _) => look.text("screen-mv-has-picked"),
            (true, true, _) => look.text("screen-mv-is-ready"),
            (false, false, true) => look.text("screen-mv-pick-open"),
            (false, true, true) => look.text("screen-mv-you-arrange"),
            (false, false, false) => look.text("screen-mv-thinking"),
            (false, true, false) => look.text("screen-mv-arranging"),
        };
        format!(
            "<li>{}<div><b>{}{}</b><small class=\"{}\">{}{text}</small></div>{}</li>",
            av(seat, 34),
            look.name(seat),
            away::mark(look.scene.client, look.words(), seat),
            if done { "ok" } else { "dim" },
            when(done, &ic("check", 13)),
            mini(look, look.player(seat).panel, 15)
        )
    };
    let title = if forming { look.text("screen-mv-who-ready") } else { look.text("screen-mv-who-picked") };
    let others = look.others();
    format!(
        "<section class=\"mvbox\"><h2>{title}</h2><ul class=\"stat\">{}{}</ul><p class=\"dim\">{}</p>{}</section>",
        join(others.into_iter().map(one)),
        one(look.near()),
        look.text("screen-mv-nobody-sees"),
        records::seal(look.scene.client, look.words()),
    )
}

/// What went through one's hands (MV-K2), if the table helps with that.
pub(super) fn memory(look: &Look<'_>) -> String {
    let Some(mine) = look.view().mine.as_ref().filter(|_| look.rules().options().memory_aid) else {
        return String::new();
    };
    let left = left_of(look);
    let packs = mine.seen.iter().zip(&mine.kept).enumerate().filter(|(index, _)| *index < 4).map(
        |(index, (pack, kept))| {
            let passed = join(pack.iter().filter(|one| one != kept).map(|one| {
                format!("<span{}>{}</span>", tip_of_picture(&look.world_title(one)), world(one, 38))
            }));
            format!(
                "<li><small>{}</small><span class=\"mk\"{}>{}</span><span class=\"mp\">{passed}</span></li>",
                index + 1,
                tip_of_picture(&look.world_title(*kept)),
                world(*kept, 44)
            )
        },
    );
    let packs = join(packs);
    let body = if packs.is_empty() {
        format!("<p class=\"dim\">{}</p>", look.text("screen-mv-memory-empty"))
    } else {
        let values = [("name", look.scene.name(left).into())];
        format!(
            "<p class=\"dim\">{}</p><ol class=\"mems\">{packs}</ol>",
            look.text_with("screen-mv-memory-text", &values)
        )
    };
    format!(
        "<section class=\"mvbox mem\"><h2>{} {}</h2>{body}</section>",
        ic("eye", 16),
        look.text("screen-mv-remember")
    )
}

fn left_of(look: &Look<'_>) -> Seat {
    Seat::from_index((look.near().index() + 1) % look.count())
}

/// Who needs how many turns to get to a world.
fn distances(look: &Look<'_>, it: World) -> String {
    let one = |seat: Seat| {
        format!(
            "<div class=\"{}\"><dt>{}</dt><dd class=\"num\">{}</dd></div>",
            when(look.is_me(seat), "me"),
            av(seat, 24),
            turns_away(look.player(seat).panel, it)
        )
    };
    let others = look.others();
    format!(
        "<small class=\"farl\">{}</small><dl class=\"far\">{}{}</dl>",
        look.text("screen-mv-turns-away"),
        join(others.into_iter().map(one)),
        one(look.near())
    )
}

/// The pack in hand, one of which is kept.
fn pick(look: &Look<'_>, mine: &Mine) -> String {
    let count = mine.pack.len();
    let open = look.may_act();
    let card = |(index, it): (usize, World)| {
        let chosen = look.hands.kept == Some(it);
        let word = if chosen {
            format!("{}{}", ic("check", 16), look.text("screen-mv-you-keep"))
        } else {
            look.text("screen-mv-keep-this").into()
        };
        let label = format!("{}. {}", look.world_title(it), look.words().text("screen-mv-keep-this"));
        format!(
            "<button type=\"button\" class=\"dcard pick {}\" data-do=\"keep {it}\" data-id=\"d{}\" aria-pressed=\"{chosen}\"{}{}>{}<strong>{}</strong>{}{}<span class=\"dgo\">{word}{}</span></button>",
            when(chosen, "sel"),
            it.index(),
            attribute("aria-label", Some(&label)),
            when(!open, " disabled"),
            world(it, if count > 4 { 146 } else { 160 }),
            esc(&look.world_name(it)),
            signs(look, it, 17),
            distances(look, it),
            when(!chosen, &key(&(index + 1).to_string())),
        )
    };
    let (from, left) =
        (Seat::from_index((look.near().index() + look.count() - 1) % look.count()), left_of(look));
    let arrow = ic("arrow", 26);
    let comes = when(
        !mine.kept.is_empty(),
        &format!(
            "<span class=\"pp\">{}<small>{}</small></span>{arrow}",
            av(from, 38),
            look.text_with("screen-mv-passes-to-you", &[("name", look.scene.name(from).into())])
        ),
    );
    let pass = format!(
        "<div class=\"pass\">{comes}<span class=\"pp\">{}<small><b>{}</b></small></span>{arrow}<span class=\"pp\">{}<small>{}</small></span></div>",
        av(look.near(), 46),
        look.name(look.near()),
        av(left, 38),
        look.text_with("screen-mv-on-your-left", &[("name", look.scene.name(left).into())])
    );
    let kept = join((0..5).map(|index| match mine.kept.get(index) {
        Some(&it) => format!(
            "<span data-key=\"w{}\"{}>{}</span>",
            it.index(),
            tip_of_picture(&look.world_title(it)),
            world(it, 64)
        ),
        None => "<span class=\"empty\"></span>".to_owned(),
    }));
    let confirm = match look.hands.kept.filter(|_| open) {
        Some(it) => {
            let values = [
                ("world", look.world_name(it).into()),
                ("count", (count - 1).into()),
                ("name", look.scene.name(left).into()),
            ];
            format!(
                "<button type=\"button\" class=\"btn act big offer\" id=\"confirm\" data-action=\"{}\">{}<span>{}</span></button>",
                Action::Keep(it),
                ic("check", 20),
                look.text_with("screen-mv-keep-pass", &values)
            )
        }
        None if open => format!("<span class=\"btn big off\">{}</span>", look.text("screen-mv-choose-world")),
        None => format!("<span class=\"btn big off\">{}</span>", look.text("screen-mv-wait-others")),
    };
    let hand = mine.pack.iter().enumerate().map(card);
    format!(
        "{pass}<h2 class=\"q\">{}</h2><div class=\"hand n{count} {}\">{}</div><p class=\"hint\"><b>{}</b> {}</p>\
         <div class=\"dbot\"><div class=\"five\"><b>{}</b>{kept}</div>{confirm}</div>",
        look.text_with("screen-mv-which", &[("count", count.into())]),
        when(!open, "shut"),
        join(hand),
        look.text("screen-mv-turns-away-title"),
        look.text("screen-mv-turns-away-text"),
        look.text("screen-mv-your-worlds"),
    )
}

/// The five worlds in their places: a tap on two swaps them.
fn formation(look: &Look<'_>, mine: &Mine) -> String {
    let open = look.may_act();
    let laid = if look.hands.order.is_empty() { &mine.placed } else { &look.hands.order };
    let others = look.others();
    let place = |index: usize| {
        let Some(&it) = laid.get(index) else { return String::new() };
        let down = index >= 3;
        let fixed = !open || index < mine.placed.len();
        let at = words::multiverse::place(look.words(), index as u8 + 1);
        let label = format!("{at}: {}", look.world_title(it));
        let eye = when(down, &format!("<span class=\"eye\">{}</span>", ic("eyeoff", 18)));
        let under = match index {
            3 => look.text("screen-mv-guards-left").into(),
            4 => look.text("screen-mv-guards-right").into(),
            _ => {
                let far = others.iter().map(|&seat| {
                    format!("<span>{}{}</span>", av(seat, 20), turns_away(look.player(seat).panel, it))
                });
                format!("<span class=\"fars\">{}</span>", join(far))
            }
        };
        format!(
            "<div class=\"drop\"><button type=\"button\" class=\"tok swap pick {} {}\" data-do=\"lift {index}\" data-key=\"w{}\" aria-pressed=\"{}\"{}{}>{}{eye}</button><b>{}</b><small>{under}</small></div>",
            when(down, "veil"),
            when(look.hands.lifted == Some(index), "sel"),
            it.index(),
            look.hands.lifted == Some(index),
            attribute("aria-label", Some(&label)),
            when(fixed, " disabled"),
            world(it, 128),
            esc(&look.world_name(it)),
        )
    };
    let steps: Vec<String> =
        laid.iter().take(4).skip(mine.placed.len()).map(|&it| Action::Place(it).to_string()).collect();
    let confirm = if open && !steps.is_empty() {
        format!(
            "<button type=\"button\" class=\"btn act big offer\" id=\"confirm\" data-action=\"{}\">{}<span>{}</span></button>",
            steps.join(";"),
            ic("check", 20),
            look.text("screen-mv-my-formation")
        )
    } else {
        format!("<span class=\"btn big off\">{}</span>", look.text("screen-mv-wait-others"))
    };
    format!(
        "<h2 class=\"q\">{}</h2><div class=\"board\"><div class=\"rowf\"><span class=\"rl\">{}<small>{}</small></span>{}</div>\
         <svg class=\"guard\" viewBox=\"0 0 640 34\" aria-hidden=\"true\"><path d=\"M126 2 206 32M320 2 240 32M320 2 400 32M514 2 434 32\"/></svg>\
         <div class=\"rowb\"><span class=\"rl\">{}<small>{}</small></span>{}</div></div>\
         <div class=\"dbot\"><p class=\"dim\">{}</p>{confirm}</div>",
        look.text("screen-mv-three-two"),
        look.text("screen-mv-front"),
        look.text("screen-mv-front-text"),
        join((0..3).map(place)),
        look.text("screen-mv-back"),
        look.text("screen-mv-back-text"),
        join((3..5).map(place)),
        look.text("screen-mv-formation-text"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switching_all_brings_the_farthest_world_within_one_turn() {
        let none = Colours::NONE;
        assert_eq!(turns_away(none, none.world()), 0);
        assert_eq!(turns_away(none, none.all_switched().world()), 1);
        let two: Colours = wire::multiverse::Colour::ALL.into_iter().take(2).collect();
        assert_eq!(turns_away(none, two.world()), 2);
        assert_eq!(turns_away(none, two.all_switched().world()), 3);
    }
}
