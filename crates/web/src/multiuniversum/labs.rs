//! Labs: tools, sealed portals, and what they are worth now.

use wire::engine::Seat;
use wire::multiuniversum::{Action, CardSet, PortalId, PortalSet, Scoring, Tool, Transformer};

use super::look::Look;
use super::parts::{
    OTHER_SIGN, SIGN, badge, dimension, gem_of, ic, ic_of, medal, pawn, thumb, tool, tool_card, tool_of,
};
use super::tally::{Tally, at_risk, machine_chance, tally};
use crate::away;
use crate::html::{attribute, join, tip_of_picture, when};

/// More tools than this make a rival's panel drop their row to the small ones.
const ROOM_FOR_THUMBS: usize = 3;

/// Everybody else's labs, at the left of the hall.
pub(super) fn rivals(look: &Look<'_>) -> String {
    let rivals = look.rivals();
    let full = rivals.len() <= 2;
    let labs = join(rivals.iter().map(|&seat| if full { rival(look, seat) } else { slim(look, seat) }));
    let machine = look.rules().virtual_player().filter(|_| !look.is_over());
    let plan = machine.map(|seat| plan(look, seat)).unwrap_or_default();
    // In a replay all labs are there, and there may be more of them than there is room for.
    let reach = when(look.is_replay(), " tabindex=\"0\"");
    format!("<div class=\"rivals {}\"{reach}>{labs}{plan}</div>", when(!full, "many"))
}

/// Where somebody stands.
fn place(look: &Look<'_>, seat: Seat) -> String {
    look.text_with("screen-on", &[("at", SIGN.into())]).replace(SIGN, &gem_of(look.player(seat).at, "xs"))
}

fn hand_count(look: &Look<'_>, seat: Seat) -> String {
    let player = look.player(seat);
    let mut title = look.words().text_with("table-hand-count", &[("count", player.hand_size.into())]);
    if look.rules().options().memory_aid && !player.open.is_empty() {
        let known =
            player.open.iter().map(|card| words::multiuniversum::card(look.words(), look.deck(), card));
        let known = look.words().list(&known.collect::<Vec<_>>());
        title = format!("{title}\n{}", look.words().text_with("mu-known-hand", &[("cards", known.into())]));
    }
    let open = if look.rules().options().memory_aid { player.open } else { CardSet::EMPTY };
    let known = join(open.iter().map(|card| tool_of(look.tool_of(card), "tin")));
    format!(
        "<span class=\"hcount\" data-key=\"hand-{}\"{}>{known}{}{}</span>",
        seat.number(),
        tip_of_picture(&title),
        ic("u-hand"),
        player.hand_size
    )
}

/// So many tools are shown one by one; of more, equal ones are counted.
const ROOM_FOR_TOOLS: usize = 8;

fn tools(look: &Look<'_>, seat: Seat, named: bool) -> String {
    let from = if look.is_machine(seat) { "draw".to_owned() } else { format!("hand-{}", seat.number()) };
    let lab = look.player(seat).lab;
    let room = match (look.hands.narrow, named || look.view().players.len() > 3) {
        (true, _) => 3,
        (_, true) => ROOM_FOR_TOOLS,
        _ => 4,
    };
    if lab.len() <= room {
        return join(lab.iter().map(|card| tool_card(look, card, named, &from)));
    }
    let counts = look.rules().tools_of(lab);
    join(Tool::ALL.map(|kind| {
        let mut equal = lab.iter().filter(|&card| look.tool_of(card) == kind);
        let first = equal.next().map(|card| tool_card(look, card, false, &from)).unwrap_or_default();
        let count = counts[kind.index()];
        when(
            count > 0,
            &format!("<span class=\"tn\">{first}{}</span>", when(count > 1, &format!("<b>{count}</b>"))),
        )
    }))
}

/// The sealed portals, those at risk behind a dashed line (MU-V2).
pub(super) fn thumbs(look: &Look<'_>, seat: Seat) -> String {
    let risk = at_risk(look, seat);
    let sealed = look.player(seat).sealed;
    let all = |set: PortalSet, class: &str| join(set.iter().map(|portal| thumb(look, portal, class)));
    let lost: i16 = risk.iter().map(|portal| i16::from(look.deck().portal(portal).dp)).sum();
    let line = when(!risk.is_empty(), &format!("<i class=\"rk\">{}<b>−{lost}</b></i>", ic("u-skull")));
    format!("{}{line}{}", all(sealed - risk, ""), all(risk, "risk"))
}

fn head(look: &Look<'_>, seat: Seat, small: &str) -> String {
    let machine = look.is_machine(seat);
    format!(
        "{}<span class=\"wh\"><b class=\"h\">{}<span>{}</span></b><span class=\"p\">{}</span></span>{small}",
        pawn(look.colour(seat)),
        when(!machine, &badge(look, seat)),
        look.name(seat),
        place(look, seat),
    )
}

fn total(look: &Look<'_>, score: Tally) -> String {
    format!(
        "<span class=\"sc\"><b>{}</b><small>{}</small></span>",
        number(score.total()),
        look.text("screen-dp-now")
    )
}

/// A number with a real minus.
pub(super) fn number(value: i16) -> String {
    value.to_string().replace('-', "−")
}

fn rival(look: &Look<'_>, seat: Seat) -> String {
    let score = tally(look, seat);
    let hand = when(!look.is_machine(seat), &hand_count(look, seat));
    let many = if look.player(seat).sealed.len() > 5 { "many" } else { "" };
    let sealed = thumbs(look, seat);
    let sealed = if sealed.is_empty() { none(look) } else { sealed };
    let tools_now = tools(look, seat, false);
    let tools_now = if tools_now.is_empty() {
        format!("<span class=\"none\">{}</span>", look.text("screen-no-tools"))
    } else {
        tools_now
    };
    format!(
        "<div class=\"lab c{} {}\" role=\"group\"{}><div class=\"lh\">{}</div>\
         <div class=\"lrow\"><span class=\"cap\">{}</span><span class=\"tools\">{tools_now}</span>{hand}</div>\
         <div class=\"thumbs {many}\">{sealed}</div><div class=\"foot\">{}</div></div>",
        look.colour(seat).number(),
        on_turn(look, seat),
        attribute(
            "aria-label",
            Some(&look.words().text_with("screen-lab-of", &[("name", look.scene.name(seat).into())]))
        ),
        head(look, seat, &total(look, score)),
        look.text("mu-lab-tools"),
        foot(look, seat, score),
    )
}

fn none(look: &Look<'_>) -> String {
    format!("<span class=\"none\">{}</span>", look.text("screen-nothing-sealed"))
}

fn on_turn(look: &Look<'_>, seat: Seat) -> &'static str {
    if look.view().turn == seat && !look.is_over() { "on" } else { "" }
}

/// The parts of a score in one line.
fn foot(look: &Look<'_>, seat: Seat, score: Tally) -> String {
    let risk = when(
        score.lost > 0,
        &format!("<span class=\"bad\">{} <b>−{}</b></span>", look.text("screen-at-risk"), score.lost),
    );
    let tools = when(
        !look.is_machine(seat),
        &format!("<span>{} <b>{}</b></span>", look.text("mu-lab-tools"), number(-score.tools)),
    );
    format!(
        "<span>{} <b>{}</b></span><span class=\"setl\">{}</span>{risk}{tools}",
        look.text("screen-portals"),
        score.portals,
        set_line(look, look.player(seat).sealed),
    )
}

/// The sets somebody holds and what they are worth (MU-E3).
fn set_line(look: &Look<'_>, sealed: PortalSet) -> String {
    if look.rules().options().scoring != Scoring::Standard {
        return String::new();
    }
    let sets = look.rules().best_sets(sealed);
    let one = |set: &PortalSet, points: u8| {
        format!(
            "<span class=\"set\">{}<b>+{points}</b></span>",
            join(set.iter().map(|portal| dimension(look, portal)))
        )
    };
    let omni = join(sets.omni.iter().map(|set| one(set, 9)));
    let special = join(sets.special.iter().map(|set| one(set, if set.len() == 3 { 9 } else { 4 })));
    format!("{omni}{special}")
}

/// A rival in a panel of 114 pixels: with three or four of them there is no more room.
fn slim(look: &Look<'_>, seat: Seat) -> String {
    let player = look.player(seat);
    let few = player.sealed.len() <= ROOM_FOR_THUMBS && player.lab.len() <= 4;
    let score = tally(look, seat);
    let small =
        format!("{}<span class=\"sc\"><b>{}</b></span>", hand_count(look, seat), number(score.total()));
    let tools_now = tools(look, seat, false);
    let tools_now = if tools_now.is_empty() {
        format!("<span class=\"none\">{}</span>", look.text("screen-no-tools"))
    } else {
        tools_now
    };
    let sealed = thumbs(look, seat);
    let sealed = if sealed.is_empty() { none(look) } else { sealed };
    format!(
        "<div class=\"lab slim {} c{} {}\" role=\"group\"{}><div class=\"lh\">{}</div><div class=\"lrow\"><span class=\"tools\">{tools_now}</span></div>\
         <div class=\"thumbs\">{sealed}</div></div>",
        when(few, "few"),
        look.colour(seat).number(),
        on_turn(look, seat),
        attribute(
            "aria-label",
            Some(&look.words().text_with("screen-lab-of", &[("name", look.scene.name(seat).into())]))
        ),
        head(look, seat, &small),
    )
}

/// What the machine will do after the player's turn, with its exact chance (MU-V4).
pub(super) fn plan(look: &Look<'_>, machine: Seat) -> String {
    let player = look.player(machine);
    let step = |number: u8, text: &str, chance: String| {
        format!("<li><i>{number}</i><span>{text}</span>{chance}</li>")
    };
    let draws = look.text("screen-machine-draws");
    let (seals, chance) = match look.view().top(player.at) {
        None => (look.text("screen-machine-no-portal").into(), String::new()),
        Some(top) => {
            let missing = look.missing(top, look.rules().tools_of(player.lab));
            let lacks = missing.iter().any(|&count| count > 0);
            let what = format!("{} <b>{}</b>", medal(look, top), look.portal_name(top));
            let finds = Tool::ALL
                .into_iter()
                .flat_map(|kind| std::iter::repeat_n(kind, usize::from(missing[kind.index()])));
            let finds = join(finds.map(|kind| tool_of(kind, "in")).collect::<Vec<_>>());
            let signs = [("portal", SIGN.into()), ("tools", OTHER_SIGN.into())];
            let line = if lacks {
                look.text_with("screen-machine-seals-if", &signs)
            } else {
                look.text_with("screen-machine-seals", &signs)
            };
            let chance = machine_chance(look, machine);
            let chance = chance.map(|chance| format!("<em>{chance:.0} %</em>")).unwrap_or_default();
            (line.replace(SIGN, &what).replace(OTHER_SIGN, &finds), chance)
        }
    };
    let walks = look
        .text_with("screen-machine-walks", &[("at", SIGN.into())])
        .replace(SIGN, &gem_of(player.at.clockwise(), "xs"));
    format!(
        "<div class=\"lab nextm c{}\"><b class=\"h4\">{}</b><ol class=\"vp\">{}{}{}</ol><p class=\"fine\">{} \
         <span class=\"rid\">MU-V4</span></p></div>",
        look.colour(machine).number(),
        look.text("screen-machine-title"),
        step(1, &draws, String::new()),
        step(2, &seals, chance),
        step(3, &walks, String::new()),
        look.text("screen-machine-fine"),
    )
}

/// The own lab.
pub(super) fn mine(look: &Look<'_>, seat: Seat) -> String {
    let score = tally(look, seat);
    let player = look.player(seat);
    let prepares =
        look.hands.card().map(Action::Prepare).filter(|&action| look.choosing() && look.may(action));
    let drop = match (prepares, look.hands.card()) {
        (Some(_), Some(card)) => {
            let kind = look.tool_of(card);
            format!("<i class=\"tcard drop\">{}<s>{}</s></i>", tool(kind), look.text("screen-prepare"))
        }
        _ => String::new(),
    };
    let own = tools(look, seat, true);
    let nothing = format!("<span class=\"none\">{}</span>", look.text("screen-none-yet"));
    let own = if own.is_empty() && drop.is_empty() { nothing.clone() } else { own };
    let sealed = thumbs(look, seat);
    let sealed = if sealed.is_empty() { nothing } else { sealed };
    let many = if player.sealed.len() > 5 { "many" } else { "" };
    // One that may come needs its place, too.
    let shown = player.lab.len() + usize::from(prepares.is_some());
    let crowd = if shown > 3 && player.lab.len() <= ROOM_FOR_TOOLS { "crowd" } else { "" };
    format!(
        "<div class=\"lab own c{}\" role=\"group\"{}><div class=\"lh\">{}<span class=\"wh\"><b class=\"h\">{}<span>{}</span></b>\
         <span class=\"p\">{}</span></span>{}</div>\
         <div class=\"duo\"><div class=\"zone {}\" data-drop=\"lab\" data-do=\"lab\"{}><span class=\"cap\">{} <i>{}</i></span>\
         <span class=\"tools {crowd}\">{own}{drop}</span></div>\
         <div class=\"zone\"><span class=\"cap\">{} <i>{} DP</i></span><span class=\"thumbs {many}\">{sealed}</span></div></div>\
         <div class=\"foot sets\">{}</div></div>",
        look.colour(seat).number(),
        attribute("aria-label", Some(&look.words().text("screen-your-lab"))),
        pawn(look.colour(seat)),
        badge(look, seat),
        look.text("screen-your-lab"),
        place(look, seat),
        total(look, score),
        when(prepares.is_some(), "target"),
        attribute("data-use", prepares.map(|action| action.to_string()).as_deref()),
        look.text("mu-lab-tools"),
        look.text("screen-minus-one"),
        look.text("screen-sealed"),
        score.portals,
        tracks(look, seat, score),
    )
}

/// What the own sets are worth now and with one more portal; with deadly portals what is safe.
pub(super) fn tracks(look: &Look<'_>, seat: Seat, score: Tally) -> String {
    match look.rules().options().scoring {
        Scoring::Standard => set_tracks(look, look.player(seat).sealed),
        Scoring::Basic => format!("<span>{}</span>", look.text("screen-no-sets")),
        Scoring::Deadly => format!(
            "<span class=\"dt2\"><span>{} <b>{}</b></span><span class=\"bad\">{} <b>{}</b></span><span>{} <b>{}</b></span></span>\
             <span class=\"dt2\">{}{}</span>",
            look.text("screen-safe"),
            score.portals - score.lost,
            look.text("screen-at-risk"),
            number(-score.lost),
            look.text("mu-lab-tools"),
            number(-score.tools),
            ic("u-skull"),
            look.text("screen-no-sets"),
        ),
    }
}

/// Two tracks: the best sets held, then the one that is nearest to being whole (MU-E3).
fn set_tracks(look: &Look<'_>, sealed: PortalSet) -> String {
    let sets = look.rules().best_sets(sealed);
    let icons = |portals: &[PortalId]| join(portals.iter().map(|&portal| dimension(look, portal)));
    let gaps = |count: usize| "<i class=\"gap\"></i>".repeat(count);
    let track = |portals: &[PortalId], open: usize, worth: &str| {
        format!(
            "<span class=\"trk\"><span class=\"set\">{}{}</span><span>{worth}</span></span>",
            icons(portals),
            gaps(open)
        )
    };
    let mut tracks = Vec::new();
    for set in &sets.omni {
        tracks.push(track(&set.iter().collect::<Vec<_>>(), 0, "<b>+9</b>"));
    }
    for set in &sets.special {
        let portals: Vec<PortalId> = set.iter().collect();
        let bars = usize::from(look.deck().icon(look.deck().portal(portals[0]).icon).bars);
        let open = bars.min(3) - portals.len();
        let worth = match (portals.len(), open) {
            (3, _) => "<b>+9</b>",
            (_, 0) => "<b>+4</b>",
            _ => "<b>+4</b> → 9",
        };
        tracks.push(track(&portals, open, worth));
    }
    // How far the next omni set is: one portal of each icon that is in no omni set yet.
    let used: PortalSet = sets.omni.iter().flat_map(|set| set.iter()).collect();
    let mut different: Vec<PortalId> = Vec::new();
    for portal in (sealed - used).iter() {
        let icon = |one: PortalId| look.deck().portal(one).icon;
        if different.iter().all(|&other| icon(other) != icon(portal)) {
            different.push(portal);
        }
    }
    if (1..5).contains(&different.len()) && tracks.len() < 2 {
        tracks.push(track(&different, 5 - different.len(), "<b>0</b> → 9"));
    }
    if tracks.is_empty() {
        format!("<span>{}</span>", look.text("screen-no-set-yet"))
    } else {
        tracks.concat()
    }
}

/// On a phone: a rival as a chip that opens the whole lab.
pub(super) fn chips(look: &Look<'_>, leader: Option<Seat>) -> String {
    let rivals = look.rivals();
    let chip = |&seat: &Seat| {
        let player = look.player(seat);
        let counts = look.rules().tools_of(player.lab);
        let tools = Tool::ALL.into_iter();
        let tools = tools.flat_map(|kind| std::iter::repeat_n(kind, usize::from(counts[kind.index()])));
        let shown = if rivals.len() > 2 { 4 } else { 6 };
        let tools = join(tools.take(shown).map(tool).collect::<Vec<_>>());
        let tools = if tools.is_empty() { format!("<i>{}</i>", look.text("screen-no-tools")) } else { tools };
        let crown = when(leader == Some(seat), &ic_of("u-crown", "crown"));
        let bot = when(look.is_machine(seat), &ic("u-bot"));
        let gone = away::mark(look.scene.client, look.words(), seat);
        let hand = when(!look.is_machine(seat), &format!("{}{} ", ic("u-hand"), player.hand_size));
        let small = when(
            rivals.len() <= 2,
            &format!(
                "<small data-key=\"hand-{}\">{hand}{}{}</small>",
                seat.number(),
                ic("u-stack"),
                player.sealed.len()
            ),
        );
        format!(
            "<button type=\"button\" class=\"rv c{} {}\" data-do=\"lab {}\" data-id=\"chip-{}\"{}>{}<span class=\"cn\"><b><span>{}</span>{bot}{gone}{crown}</b>\
             <span class=\"ct\">{tools}</span></span><span class=\"cs\"><b>{}</b>{small}</span></button>",
            look.colour(seat).number(),
            on_turn(look, seat),
            seat.number(),
            seat.number(),
            attribute(
                "aria-label",
                Some(&look.words().text_with("screen-lab-of", &[("name", look.scene.name(seat).into())]))
            ),
            pawn(look.colour(seat)),
            look.name(seat),
            number(tally(look, seat).total()),
        )
    };
    format!("<div class=\"chips n{}\">{}</div>", rivals.len(), join(rivals.iter().map(chip)))
}

/// On a phone: the own lab in one line.
pub(super) fn my_line(look: &Look<'_>, seat: Seat, buttons: &str) -> String {
    let score = tally(look, seat);
    let prepares =
        look.hands.card().map(Action::Prepare).filter(|&action| look.choosing() && look.may(action));
    let drop = match (prepares, look.hands.card()) {
        (Some(_), Some(card)) => format!("<i class=\"tcard drop\">{}</i>", tool(look.tool_of(card))),
        _ => String::new(),
    };
    let own = tools(look, seat, false);
    let own = if own.is_empty() && drop.is_empty() {
        format!("<span class=\"none\">{}</span>", look.text("screen-no-tools"))
    } else {
        own
    };
    let under = if score.lost > 0 {
        format!("<small class=\"bad\">{}−{}</small>", ic("u-skull"), score.lost)
    } else if score.sets > 0 {
        format!("<small>{}</small>", look.text_with("screen-sets-worth", &[("dp", score.sets.into())]))
    } else {
        format!("<small>{}</small>", look.text("screen-dp-now"))
    };
    let count = look.player(seat).sealed.len();
    let many = if count > 4 { "many" } else { "" };
    format!(
        "<div class=\"mylab c{}\"><span class=\"tools {}\" data-drop=\"lab\" data-do=\"lab\"{}>{own}{drop}</span>\
         <button type=\"button\" class=\"own\" data-do=\"lab {}\"{}><span class=\"thumbs {many}\">{}</span></button>\
         <span class=\"sc\"><b>{}</b>{under}</span>{buttons}</div>",
        look.colour(seat).number(),
        when(prepares.is_some(), "target"),
        attribute("data-use", prepares.map(|action| action.to_string()).as_deref()),
        seat.number(),
        attribute("aria-label", Some(&look.words().text("screen-your-lab"))),
        thumbs(look, seat),
        number(score.total()),
    )
}

/// The transformers as bars: how many portals each stack still has.
pub(super) fn bars(look: &Look<'_>) -> String {
    let full = if look.rules().options().short { 3 } else { 4 };
    let bar = |at: Transformer| {
        let height = look.view().height(at);
        let cells = (0..full).map(|index| if index < height { "<i class=\"f\"></i>" } else { "<i></i>" });
        let k = at.number();
        format!(
            "<span class=\"c{k}\"><svg viewBox=\"0 0 32 32\"><use href=\"#s-{k}\"/></svg>{}</span>",
            cells.collect::<String>()
        )
    };
    format!("<span class=\"bars\" aria-hidden=\"true\">{}</span>", join(Transformer::ALL.map(bar)))
}
