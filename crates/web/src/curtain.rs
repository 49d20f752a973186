//! The curtain between people who share a screen: it falls when the screen is to be handed over, and behind it the
//! page knows nothing that not everybody may know.

use std::time::Duration;

use leptos::prelude::*;
use wire::engine::{Seat, SeatSet};
use wire::games::SeatKind;

use crate::client::{Client, Playing};
use crate::{address, games, motion};

/// How long somebody still sees what their last action led to.
const A_LAST_LOOK: Duration = Duration::from_millis(1400);
/// How long the curtain falls; the next view is asked for after that.
const FALLS: Duration = Duration::from_millis(250);
/// So much of what happened is told on the curtain.
const TOLD: usize = 3;

fn a_last_look() -> Duration {
    address::pace().map_or(A_LAST_LOOK, |pace| Duration::from_millis(pace.into()))
}

impl Playing {
    /// The people who share this screen, if several do.
    pub(crate) fn around(&self) -> SeatSet {
        let people = self.seats.iter().enumerate().filter(|(_, kind)| **kind == SeatKind::Me);
        let people: SeatSet = people.map(|(index, _)| Seat::from_index(index)).collect();
        if people.len() > 1 { people } else { SeatSet::EMPTY }
    }

    /// Who shall look at the screen now, if it is somebody else than whoever does.
    fn next_to_look(&self) -> Option<Seat> {
        let (around, to_act) = (self.around(), self.table.to_act());
        let asked = |seat: &Seat| around.contains(*seat) && to_act.contains(*seat);
        match self.table.me() {
            Some(me) if asked(&me) => None,
            me => {
                // From whoever looks now it goes round.
                let from = me.map_or(0, |me| me.index() + 1);
                let count = self.seats.len();
                (0..count).map(|step| Seat::from_index((from + step) % count)).find(asked)
            }
        }
    }

    /// Whether nobody in particular looks at a screen that several share. When the game is over there is nothing to
    /// hide any more.
    pub(crate) fn is_behind_curtain(&self) -> bool {
        !self.around().is_empty() && self.table.me().is_none() && self.over.is_none()
    }
}

/// The curtain of a table that several people share, in front of it.
#[component]
pub(crate) fn Curtain() -> impl IntoView {
    let client: Client = expect_context();
    let next = Memo::new(move |_| client.with_game(Playing::next_to_look));
    let is_shut = Memo::new(move |_| client.with_game(|game| Some(game.is_behind_curtain())) == Some(true));
    let falls = RwSignal::new(false);
    // When somebody else is asked, the curtain falls, unless the last action is taken back meanwhile.
    Effect::new(move |_| {
        falls.set(false);
        if next.get().is_none() || is_shut.get() {
            return;
        }
        let still = motion::is_reduced();
        let fall = move || {
            if next.get_untracked().is_some() {
                falls.set(true);
                let wait = if still { Duration::ZERO } else { FALLS };
                set_timeout(move || client.look(None), wait);
            }
        };
        if let Ok(timer) = set_timeout_with_handle(fall, a_last_look()) {
            on_cleanup(move || timer.clear());
        }
    });
    let open = move || {
        if let Some(seat) = next.get_untracked() {
            client.look(Some(seat));
        }
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == " " && is_shut.get_untracked() {
            event.prevent_default();
            open();
        }
    });
    on_cleanup(move || keys.remove());
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Focus on a button that is shown cannot fail.
            let _ = button.focus();
        }
    });
    let inside = move || {
        let seat = next.get().filter(|_| is_shut.get())?;
        client.with_game(|game| {
            let words = client.words();
            let name = game.table.names(words).first(words, seat);
            let told = game.table.told(words);
            let told = told[told.len().saturating_sub(TOLD)..].to_vec();
            let values = [("name", name.into())];
            Some(view! {
                <div class="whose">
                    <div class="figure" aria-hidden="true" inner_html=games::figure(&game.setup, seat.index())></div>
                    <h1 id="whose-turn">{words.text_with("curtain-hand", &values)}</h1>
                    <p>{words.text("curtain-nothing-secret")}</p>
                    <button class="btn act" id="open-curtain" node_ref=button on:click=move |_| open()>
                        {words.text_with("curtain-open", &values)}
                    </button>
                    <p class="keys">{words.text("curtain-or-space")}</p>
                </div>
                <aside class="all-see">
                    <h2>{words.text("curtain-all-see")}</h2>
                    <ul>{told.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                </aside>
                <footer>{round(client, game, seat)}</footer>
            })
        })
    };
    view! {
        <div class="curtain" class:shut=move || is_shut.get() || falls.get()>
            <div class="half left"></div>
            <div class="half right"></div>
            <div class="pelmet"></div>
            <div class="inside" role="dialog" aria-modal="true" aria-labelledby="whose-turn" inert=move || !is_shut.get()>{inside}</div>
        </div>
    }
}

/// Everybody at the table in order, and how far the game is.
fn round(client: Client, game: &Playing, next: Seat) -> impl IntoView + use<> {
    let words = client.words();
    let names = game.table.names(words);
    let one = |index: usize| {
        let seat = Seat::from_index(index);
        view! {
            <li class:next=seat == next aria-current=(seat == next).then_some("true")>
                <span class="figure" aria-hidden="true" inner_html=games::figure(&game.setup, index)></span>
                {names.first(words, seat)}
            </li>
        }
    };
    view! {
        <ol>{(0..game.seats.len()).map(one).collect_view()}</ol>
        <small>{game.table.progress(words)}</small>
    }
}
