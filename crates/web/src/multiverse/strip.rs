//! Whose turn it is, the chain of this turn so far, and what comes next.

use wire::engine::Seat;
use wire::multiverse::{Action, Colour, Event, Phase, Roll, World};
use words::Told as _;

use super::look::Look;
use super::parts::{av, face, ic, key, sg, world};
use crate::html::{Html, attribute, esc, join, when};

/// A roll of a jump.
#[derive(Clone, Copy)]
struct Rolled {
    colour: Colour,
    change: Option<bool>,
    new: bool,
}

/// One step of a turn.
enum Step {
    /// A world was captured: from whom or from which column, and the jump that followed.
    Encounter {
        world: World,
        from: Option<Seat>,
        rolls: Vec<Rolled>,
    },
    /// The action.
    Switch {
        colour: Option<Colour>,
        on: bool,
        verdict: Option<(Seat, bool)>,
        roll: Option<Rolled>,
    },
    Declined,
}

/// The steps of the turn that is shown.
fn steps(look: &Look<'_>) -> Vec<Step> {
    let (_, events) = look.this_turn();
    let mut steps: Vec<Step> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let new = index + 1 == events.len()
            || events[index + 1..].iter().all(|event| matches!(event, Event::Jumped { .. }));
        match *event {
            Event::Captured { world, from, .. } => {
                steps.push(Step::Encounter { world, from, rolls: Vec::new() });
            }
            Event::Switched { colour, on, .. } => {
                steps.push(Step::Switch { colour: Some(colour), on, verdict: None, roll: None });
            }
            Event::SwitchedAll { .. } => {
                steps.push(Step::Switch { colour: None, on: true, verdict: None, roll: None });
            }
            Event::Declined { .. } => steps.push(Step::Declined),
            Event::Objected { who } | Event::Allowed { who } => {
                if let Some(Step::Switch { verdict, .. }) = steps.last_mut() {
                    *verdict = Some((who, matches!(event, Event::Objected { .. })));
                }
            }
            Event::Rolled { roll, change, .. } => {
                let rolled = Rolled { colour: roll.colour(), change: Some(change), new };
                match steps.last_mut() {
                    Some(Step::Encounter { rolls, .. }) => {
                        rolls.retain(|old| old.colour != rolled.colour);
                        rolls.push(rolled);
                    }
                    Some(Step::Switch { roll, .. }) => *roll = Some(rolled),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    let going_on = look.behind
        || matches!(look.phase(), Phase::MayRepeat { roll: Roll::Jump { .. }, .. } | Phase::Roll(_));
    if let Some(Step::Encounter { world, rolls, .. }) = steps.last_mut().filter(|_| going_on) {
        // What is still to be rolled, in order (MV-Q1).
        let done = rolls.len();
        rolls.extend(world.colours().iter().skip(done).map(|colour| Rolled {
            colour,
            change: None,
            new: false,
        }));
    }
    steps
}

fn roll(look: &Look<'_>, rolled: Rolled) -> String {
    let narrow = look.hands.is_narrow();
    let (sign, answer) = if narrow { (11, 14) } else { (16, 20) };
    let shown = match rolled.change {
        Some(change) => face(look, change, answer),
        None => ic("help", answer - 3),
    };
    let class = match rolled.change {
        Some(_) if rolled.new => "new",
        Some(_) => "",
        None => "todo",
    };
    format!("<span class=\"roll {class}\">{}{shown}</span>", sg(look, rolled.colour, sign))
}

/// "jump: you and Chloé".
pub(super) fn jumpers(look: &Look<'_>, from: Option<Seat>) -> String {
    match from {
        Some(owner) => look.names([look.view().turn, owner]),
        None => look.words().text("screen-mv-everybody"),
    }
}

fn step(look: &Look<'_>, number: &mut usize, step: Step) -> String {
    let narrow = look.hands.is_narrow();
    match step {
        Step::Encounter { world: it, from, rolls } => {
            *number += 1;
            let rolls_drawn = join(rolls.into_iter().map(|one| roll(look, one)));
            if narrow {
                return format!("<li class=\"enc\">{}{rolls_drawn}</li>", world(it, 30));
            }
            let from_whom = match from {
                Some(owner) => look.text_with("screen-mv-from", &[("name", look.inside(owner).into())]),
                None => look.text("screen-mv-from-column"),
            };
            let jump = when(
                !rolls_drawn.is_empty(),
                &format!(
                    "<div class=\"jmp\"><small>{}</small><div class=\"rolls\">{rolls_drawn}</div></div>",
                    look.text_with("screen-mv-jump-of", &[("names", jumpers(look, from).into())])
                ),
            );
            format!(
                "<li class=\"enc\"><span class=\"got\">{}<b>+1</b></span><div><small>{}</small><strong>{}</strong><small>{from_whom}</small></div>{jump}</li>",
                world(it, 48),
                look.text_with("screen-mv-encounter-number", &[("number", (*number).into())]),
                esc(&look.world_name(it)),
            )
        }
        Step::Switch { colour, on, verdict, roll: rolled } => {
            let what = match colour {
                Some(colour) => {
                    let word = if on { look.text("mv-on") } else { look.text("mv-off") };
                    format!("{}<span>{word}</span>", sg(look, colour, if narrow { 13 } else { 16 }))
                }
                None => format!("{}<span>{}</span>", ic("swap", 15), look.text("screen-mv-all-five")),
            };
            let verdict = verdict.map(|(who, objected)| {
                let icon = ic(if objected { "bubble" } else { "check" }, 13);
                let text = if objected {
                    look.text("screen-mv-just-roll")
                } else {
                    look.text_with(
                        "screen-mv-let-it-be",
                        &[look.you(who), ("name", look.scene.name(who).into())],
                    )
                };
                format!("<span class=\"said\">{icon}{}</span>", when(!narrow, &text))
            });
            let rolled = rolled.map(|one| roll(look, one)).unwrap_or_default();
            let title = when(!narrow, &format!("<small>{}</small>", look.text("screen-mv-action")));
            format!(
                "<li class=\"jmp\">{title}<div class=\"rolls\"><span class=\"roll\">{what}</span>{}{rolled}</div></li>",
                verdict.unwrap_or_default()
            )
        }
        Step::Declined => format!("<li class=\"dim\">{}</li>", look.text("screen-mv-passed-by")),
    }
}

/// The step that is to be taken now, and what may follow it.
fn now(look: &Look<'_>) -> String {
    let view = look.view();
    let next = Seat::from_index((view.turn.index() + 1) % look.count());
    let then =
        look.text_with("screen-mv-then-turn", &[look.you(next), ("name", look.scene.name(next).into())]);
    let follows = |text: Html| {
        if look.hands.is_narrow() {
            format!("<li class=\"step\">{then}</li>")
        } else {
            format!("<li class=\"step\"><span>{text}<br>{then}</span></li>")
        }
    };
    if look.behind {
        return String::new();
    }
    let mine = |icon: &str, title: Html, text: Html| {
        format!(
            "<li class=\"step now\">{}<span><strong>{title}</strong><small>{text}</small></span></li>",
            ic(icon, 22)
        )
    };
    match view.phase {
        Phase::Encounter if look.may(Action::Visit) => {
            let it = view.players[view.turn.index()].panel.world();
            let visit = format!(
                "<li><button type=\"button\" class=\"step now offer\" data-action=\"visit\" data-meets>{}<span><strong>{}</strong><small>{}</small></span>{}</button></li>",
                world(it, if look.hands.is_narrow() { 30 } else { 44 }),
                look.text_with("screen-mv-visit", &[("world", look.world_name(it).into())]),
                look.text("screen-mv-one-point"),
                key("E")
            );
            let action = when(
                !look.ways.is_empty() && !look.hands.is_narrow(),
                &mine("hand", look.text("screen-mv-your-action"), look.text("screen-mv-any-time")),
            );
            format!("{visit}{action}{}", follows(look.text("screen-mv-more-encounters")))
        }
        Phase::Act if look.may_act() => format!(
            "{}{}",
            mine("hand", look.text("screen-mv-your-action"), look.text("screen-mv-one-or-all")),
            follows(look.text("screen-mv-more-encounters"))
        ),
        Phase::Object { .. } if look.may_act() => format!(
            "{}{}",
            mine("bubble", look.text("screen-mv-you-are-asked"), look.text("screen-mv-roll-or-let")),
            follows(look.text("screen-mv-more-encounters"))
        ),
        Phase::Object { who, .. } => format!(
            "<li class=\"step wait\">{}<span>{}</span></li>",
            ic("bubble", 18),
            look.text_with("screen-mv-decides", &[("name", look.scene.name(who).into())])
        ),
        Phase::Over(_) => String::new(),
        _ => follows(look.text("screen-mv-more-encounters")),
    }
}

/// Whose turn, and what is waited for.
pub(super) fn who(look: &Look<'_>) -> (Html, Html) {
    let view = look.view();
    let name = || ("name", look.scene.name(view.turn).into());
    if look.is_setup() {
        return match view.phase {
            Phase::Form => (look.text("screen-mv-arrange"), look.text("screen-mv-tap-two")),
            _ => (look.text("screen-mv-keep-one"), look.text("screen-mv-pass-rest")),
        };
    }
    let title = match view.phase {
        Phase::Over(_) if !look.behind => look.text("table-game-over"),
        Phase::MayRepeat { .. } if look.may_act() => look.text("screen-mv-your-roll"),
        _ if look.my_turn() => look.text("screen-mv-your-turn"),
        _ => look.text_with("screen-mv-turn-of", &[name()]),
    };
    let about = if look.behind {
        let jump = matches!(look.log.last(), Some(Event::Rolled { .. } | Event::Jumped { .. }));
        let who = [look.you(view.turn)];
        if jump { look.text_with("screen-mv-rolls", &who) } else { look.text_with("screen-mv-plays", &who) }
    } else {
        match view.phase {
            Phase::Encounter if look.may_act() => {
                let it = view.players[view.turn.index()].panel.world();
                look.text_with("screen-mv-you-meet", &[("world", look.world_name(it).into())])
            }
            Phase::Act if look.may_act() => look.text("screen-mv-one-action"),
            Phase::MayRepeat { .. } if look.may_act() => look.text("screen-mv-keep-or-repeat"),
            Phase::Object { .. } if look.may_act() => look.text("screen-mv-waits-for-you"),
            Phase::Object { who, .. } => {
                look.text_with("screen-mv-may-object", &[("name", look.scene.name(who).into())])
            }
            Phase::Over(_) => Html::default(),
            _ => look.text("screen-mv-thinks"),
        }
    };
    (title, about)
}

/// Whether the block that says whose turn it is may be violet: one can act.
fn block(look: &Look<'_>) -> &'static str {
    if look.may_act() && (look.my_turn() || look.is_setup()) { "mine" } else { "other" }
}

/// What a strong player would do, and the last action taken back.
pub(super) fn undo(look: &Look<'_>) -> String {
    let hint = when(look.is_wide(), &super::advice::button(look));
    let undo = when(
        look.scene.may_undo && !look.behind,
        &format!(
            "<button type=\"button\" class=\"undo\" id=\"undo\" data-do=\"undo\"{}>{}<span>{}</span></button>",
            attribute("aria-label", Some(&look.words().text("table-take-back"))),
            ic("undo", 18),
            look.text("table-take-back")
        ),
    );
    format!("{hint}{undo}")
}

fn chain(look: &Look<'_>) -> String {
    let arrow = format!(
        "<li class=\"ar\" aria-hidden=\"true\">{}</li>",
        ic(if look.hands.is_narrow() { "right" } else { "arrow" }, 14)
    );
    let mut number = 0;
    let mut parts: Vec<String> = steps(look).into_iter().map(|one| step(look, &mut number, one)).collect();
    // Long chains show their end.
    let most = if look.is_wide() { 3 } else { 1 };
    let hidden = if look.hands.is_narrow() { 0 } else { parts.len().saturating_sub(most) };
    if hidden > 0 {
        parts.drain(..hidden);
        parts.insert(0, format!("<li class=\"more\">+{hidden}</li>"));
    }
    let now = now(look);
    if !now.is_empty() {
        parts.push(now.replace("</li><li", &format!("</li>{arrow}<li")));
    }
    let label = look.words().text("screen-mv-so-far");
    format!(
        "<ol class=\"chain\" tabindex=\"0\"{}>{}</ol>",
        attribute("aria-label", Some(&label)),
        parts.join(&arrow)
    )
}

/// What is waited for, for whoever does not see the table.
fn prompt(look: &Look<'_>) -> String {
    esc(&look.rules().say_prompt(look.words(), &look.scene.names, look.scene.view)).into()
}

/// The turn strip of a screen with room.
pub(super) fn strip(look: &Look<'_>) -> String {
    let (title, about) = who(look);
    let prompt = prompt(look);
    let skip = when(
        look.behind,
        &format!(
            "<button type=\"button\" class=\"undo\" data-do=\"skip\"><span>{}</span>{}</button>",
            look.text("screen-mv-skip"),
            key(&look.words().text("screen-mv-space"))
        ),
    );
    format!(
        "<div class=\"strip\"><div class=\"who {}\">{}<div><h1 id=\"turn\">{title}</h1><p>{}{about}</p></div></div>{}<p id=\"prompt\" class=\"unseen\">{}</p>{skip}{}</div>",
        block(look),
        av(look.view().turn, 40),
        look.clock(),
        chain(look),
        prompt,
        undo(look),
    )
}

/// Head and chain of a phone.
pub(super) fn narrow(look: &Look<'_>) -> String {
    let (title, about) = who(look);
    let prompt = prompt(look);
    let round = look.text_with("table-round", &[("round", look.view().round.into())]);
    let about = if about.is_empty() { round } else { about };
    // A lesson says how far it is instead of whose turn it is, which it says itself.
    let (title, about, tools) = if look.scene.client.is_lesson() {
        let (stage, dots) = super::lesson::top(look);
        (look.text("learn-lesson"), stage, dots)
    } else {
        (title, about, format!("{}{}", undo(look), super::top::tools(look)))
    };
    let column = (look.view().columns.len() == 1).then(|| {
        let (stack, counter) = super::tokens::column(look, 1, 36, 4);
        format!("<div class=\"pcol1\">{stack}{counter}</div>")
    });
    let skip = when(
        look.behind,
        &format!(
            "<button type=\"button\" class=\"pskip\" data-do=\"skip\">{}</button>",
            look.text("screen-mv-skip")
        ),
    );
    format!(
        "<header class=\"phead\" role=\"none\"><div class=\"who {}\">{}<div><h1 id=\"turn\">{title}</h1><p>{}{about}</p></div></div>{tools}</header>\
         <p id=\"prompt\" class=\"unseen\">{}</p><div class=\"pchain\">{}{skip}{}</div>",
        block(look),
        av(look.view().turn, 32),
        look.clock(),
        prompt,
        chain(look),
        column.unwrap_or_default(),
    )
}
