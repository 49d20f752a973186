//! The end: the score sheet with the sets laid out, and the tie-breaks told (MU-E2 to MU-E5).

use wire::engine::{ScoreSheet, Seat};
use wire::multiuniversum::{PortalSet, Preset, Scoring, Tool};

use super::labs::number;
use super::look::Look;
use super::parts::{badge, bulb, dimension, ic, ic_of, pawn, thumb, tool};
use super::tally::{at_risk, tally};
use crate::html::{Html, esc, join, when};
use crate::records;

/// The steps of MU-E4, in their order.
const TIE_BREAKS: [&str; 3] = ["mu-tie-tools", "mu-tie-portals", "mu-tie-hand"];

/// The whole sheet.
pub(super) fn finale(look: &Look<'_>, sheet: &ScoreSheet) -> String {
    use words::Told as _;
    let words = look.words();
    let result = words::result(words, &look.scene.names, &sheet.places, look.viewer());
    let first = look.seats().find(|seat| sheet.places.get(seat.index()) == Some(&1));
    let crown = first.map(|seat| pawn(look.colour(seat))).unwrap_or_default();
    let round = look.text_with("table-round", &[("round", look.view().round.into())]);
    let ended = esc(&look.rules().say_prompt(words, &look.scene.names, look.view()));
    // Best first, whoever sat where.
    let mut seats: Vec<Seat> = look.seats().collect();
    seats.sort_by_key(|seat| sheet.places[seat.index()]);
    let columns = join(seats.iter().map(|&seat| column(look, sheet, seat)));
    let scoring = look.rules().options().scoring;
    let label = |text: Html| format!("<div>{text}</div>");
    let labels = [
        label(look.text("mu-portals")),
        when(scoring == Scoring::Deadly, &label(look.text("mu-lost"))),
        label(look.text("mu-tools")),
        when(scoring == Scoring::Standard, &label(look.text("mu-sets"))),
    ]
    .concat();
    let laid_out =
        if scoring == Scoring::Standard { look.text("screen-laid-out") } else { look.text("mu-portals") };
    let found =
        when(scoring == Scoring::Standard, &format!("<small>{}</small>", look.text("screen-best-split")));
    format!(
        "<div class=\"finale\" id=\"score\"><div class=\"hero\"><span class=\"medal\">{}{crown}</span><div class=\"ht\">\
         <p class=\"kick\"><b>MULTIUNIVERSUM</b><span>{round} · {ended}</span></p><h1>{}</h1><p class=\"why\">{}</p></div>{}</div>\
         <div class=\"cols n{}\"><div class=\"lbl\"><div></div><div class=\"sealed\">{laid_out}{found}</div>{labels}<div class=\"fin\">{}</div></div>{columns}</div>\
         <div class=\"acts\">{}<button type=\"button\" class=\"btn\" data-do=\"home\" id=\"home\">{}</button>\
         <button type=\"button\" class=\"btn act\" data-do=\"again\" id=\"again\">{}<span>{}</span></button></div></div>",
        ic("u-crown"),
        esc(&result),
        why(look, sheet),
        ties(look, sheet),
        seats.len(),
        look.text("score-sheet"),
        records::ways(look.scene.client, look.words()),
        look.text("setup-new"),
        ic("u-undo"),
        look.text("table-play-again"),
    )
}

/// Those who have as many points as the first.
fn tied(look: &Look<'_>, sheet: &ScoreSheet) -> Vec<Seat> {
    let best = sheet.totals.iter().max();
    look.seats().filter(|seat| sheet.totals.get(seat.index()) == best).collect()
}

/// In one sentence: by how much, or by which tie-break.
fn why(look: &Look<'_>, sheet: &ScoreSheet) -> String {
    let tied = tied(look, sheet);
    let names = |seats: &[Seat]| {
        look.words().list(&seats.iter().map(|&seat| look.scene.name(seat)).collect::<Vec<_>>())
    };
    let best = sheet.totals.iter().copied().max().unwrap_or(0);
    if tied.len() < 2 {
        let second = sheet.totals.iter().copied().filter(|&total| total != best).max().unwrap_or(0);
        return look.text_with("screen-by-points", &[("points", (best - second).into())]).into();
    }
    let both =
        look.text_with("screen-tied", &[("names", names(&tied).into()), ("points", number(best).into())]);
    let decided = deciding(look, sheet).map(|label| {
        let name = words::multiuniversum::score_line(look.words(), label);
        format!(" {} <b>{}</b>", look.text("screen-decides"), esc(&name))
    });
    format!("{both}{}", decided.unwrap_or_default())
}

/// The tie-break that told the first from the others.
fn deciding<'a>(look: &Look<'_>, sheet: &'a ScoreSheet) -> Option<&'a str> {
    let tied = tied(look, sheet);
    let alone = sheet.places.iter().filter(|&&place| place == 1).count() < tied.len();
    let of = |line: &wire::engine::ScoreLine, seat: Seat| line.values.get(seat.index()).copied();
    let winner = *tied.iter().find(|seat| sheet.places[seat.index()] == 1)?;
    let mut lines = sheet.lines.iter().filter(|line| !line.counts);
    let told = lines.find(|line| tied.iter().any(|&seat| of(line, seat) != of(line, winner)))?;
    (alone && tied.len() > 1).then_some(told.label.as_str())
}

/// The tie-breaks in their order, and the one that decided.
fn ties(look: &Look<'_>, sheet: &ScoreSheet) -> String {
    let tied = tied(look, sheet);
    if tied.len() < 2 || look.rules().is_solo() {
        return String::new();
    }
    let decided = deciding(look, sheet);
    let last = match look.rules().options().preset {
        Preset::En => look.text("screen-shared"),
        Preset::Fr => look.text("mu-tie-age"),
    };
    let mut lines = Vec::new();
    for (index, label) in TIE_BREAKS.into_iter().enumerate() {
        let name = esc(&words::multiuniversum::score_line(look.words(), label));
        let line = sheet.lines.iter().find(|line| line.label == label);
        let used = decided == Some(label);
        let values = line.map(|line| {
            let one = |&seat: &Seat| format!("{} {}", look.name(seat), number(line.values[seat.index()]));
            tied.iter().map(one).collect::<Vec<_>>().join(" · ")
        });
        let text = values.unwrap_or_else(|| look.text("screen-not-needed").into());
        let tick = when(used, &ic("u-tick"));
        lines.push(format!(
            "<li class=\"{}\"><i>{}</i><span>{name}</span><em>{text}</em>{tick}</li>",
            when(used, "used"),
            index + 1
        ));
    }
    let used = decided.is_none_or(|label| !TIE_BREAKS.contains(&label));
    lines.push(format!(
        "<li class=\"{}\"><i>4</i><span>{last}</span>{}</li>",
        when(used, "used"),
        if used { ic("u-tick") } else { format!("<em>{}</em>", look.text("screen-not-needed")) }
    ));
    format!("<ol class=\"ties\">{}</ol>", lines.concat())
}

/// Everything of one player.
fn column(look: &Look<'_>, sheet: &ScoreSheet, seat: Seat) -> String {
    let player = look.player(seat);
    let score = tally(look, seat);
    let total = sheet.totals[seat.index()];
    let place = sheet.places[seat.index()];
    let scoring = look.rules().options().scoring;
    let unused = look.rules().tools_of(player.lab);
    let tools = join(Tool::ALL.map(|kind| match unused[kind.index()] {
        0 => String::new(),
        1 => tool(kind),
        count => format!("{}<b class=\"x\">×{count}</b>", tool(kind)),
    }));
    let tools = if tools.is_empty() {
        format!("{}{}", ic_of("u-tick", "good"), look.text("screen-none-left"))
    } else {
        tools
    };
    let portals = match player.sealed.len() {
        0 => String::new(),
        count => look.text_with("mu-stack-count", &[("count", count.into())]).into(),
    };
    let sets = look.rules().best_sets(player.sealed);
    let in_sets = sets.omni.iter().chain(&sets.special).flat_map(|set| set.iter());
    let icons = join(in_sets.map(|portal| dimension(look, portal)));
    let cell = |class: &str, what: String, value: String| {
        format!("<div class=\"cellr num {class}\"><span>{what}</span><b>{value}</b></div>")
    };
    let rows = [
        cell("", format!("{}{portals}", bulb("")), number(score.portals)),
        when(scoring == Scoring::Deadly, &cell("neg", ic("u-skull"), number(-score.lost))),
        cell("neg", tools, number(-score.tools)),
        when(scoring == Scoring::Standard, &cell("", icons, format!("+{}", score.sets))),
    ]
    .concat();
    let standing = if place == 1 {
        look.text("screen-winner")
    } else {
        look.text_with("screen-place", &[("place", place.into())])
    };
    let bot = when(look.is_machine(seat), &ic("u-bot"));
    format!(
        "<div class=\"pl c{} {}\"><div class=\"ph\">{}<div><h2>{}<span>{}</span>{bot}</h2><p>{standing}</p></div><b class=\"tot\">{}</b></div>\
         <div class=\"cellr sealed\"><div class=\"gs\">{}</div></div>{rows}<div class=\"cellr fin\"><span>{}</span><b>{}</b></div></div>",
        look.colour(seat).number(),
        when(place == 1, "win"),
        pawn(look.colour(seat)),
        badge(look, seat),
        look.name(seat),
        number(total),
        groups(look, seat),
        look.text("score-total"),
        number(total),
    )
}

/// The sealed portals in their sets (MU-E3), or those that are lost apart (MU-V2).
fn groups(look: &Look<'_>, seat: Seat) -> String {
    let sealed = look.player(seat).sealed;
    let group = |class: &str, set: PortalSet, title: String, points: String| {
        let risk = if class == "no lost" { "risk" } else { "" };
        let pictures = join(set.iter().map(|portal| thumb(look, portal, risk)));
        let points = when(!points.is_empty(), &format!("<b>{points}</b>"));
        format!(
            "<div class=\"grp {class}\"><div class=\"th\">{pictures}</div><p><span>{title}</span>{points}</p></div>"
        )
    };
    let mut left = sealed;
    let mut all = String::new();
    match look.rules().options().scoring {
        Scoring::Standard => {
            let sets = look.rules().best_sets(sealed);
            for set in sets.omni {
                left -= set;
                all.push_str(&group("", set, look.text("screen-omni").into(), "+9".into()));
            }
            for set in sets.special {
                left -= set;
                let icon = set.first().map(|portal| look.deck().portal(portal).icon);
                let icon = icon.map(|icon| words::multiuniversum::icon(look.words(), look.deck(), icon));
                let values = [("count", set.len().into()), ("icon", icon.unwrap_or_default().into())];
                let points = if set.len() == 3 { "+9" } else { "+4" };
                all.push_str(&group(
                    "",
                    set,
                    look.text_with("screen-special", &values).into(),
                    points.into(),
                ));
            }
        }
        Scoring::Deadly => {
            let lost = at_risk(look, seat);
            left -= lost;
            if !lost.is_empty() {
                all.push_str(&group("no lost", lost, look.text("mu-lost").into(), String::new()));
            }
        }
        Scoring::Basic => {}
    }
    if !left.is_empty() {
        let key = if look.rules().options().scoring == Scoring::Standard {
            look.text("screen-no-set")
        } else {
            look.text("screen-safe")
        };
        all.push_str(&group("no", left, key.into(), String::new()));
    }
    if sealed.is_empty() {
        format!("<span class=\"none\">{}</span>", look.text("screen-nothing-sealed"))
    } else {
        all
    }
}
