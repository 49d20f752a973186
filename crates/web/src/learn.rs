//! The ways to learn a game: its first lesson, a first game with a coach, and hints at a table in this browser.

use codee::string::FromToStringCodec;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use_storage::use_local_storage;
use wire::ToTable;
use wire::games::{BotKind, GameId, SeatKind, Setup};

use crate::api::Problem;
use crate::app::link;
use crate::client::{Aside, Client};
use crate::games;
use crate::place::Place;

/// Whether the game in this browser is a guided one.
const GUIDED: &str = "manyworlds.guided";

/// What a strong player would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Advice {
    /// Nobody asked.
    None,
    /// It thinks.
    Asked,
    /// It would do this, in the game's notation, and then that.
    Given { action: String, then: Vec<String>, after: u32 },
}

/// The page with the ways to learn.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let client: Client = expect_context();
    let text = move |key: &'static str| move || client.words().text(key);
    let each = move |place: fn(GameId) -> Place, class: &'static str| {
        let name = |game: GameId| move || words::game(client.words(), game.name());
        GameId::ALL.map(|game| link(client, place(game), class, name(game))).collect_view()
    };
    view! {
        <main class="learn">
            <header>
                <h1>{text("learn-title")}</h1>
                <p class="about">{text("learn-about")}</p>
            </header>
            <div class="frame" aria-hidden="true" inner_html=games::door(GameId::Multiuniversum)></div>
            <div class="ways">
                <section class="box">
                    <h2>{text("learn-lesson")}</h2>
                    <p>{text("learn-lesson-about")}</p>
                    <div class="go">{each(Place::Lesson, "btn act")}</div>
                </section>
                <section class="box">
                    <h2>{text("learn-guided")}</h2>
                    <p>{text("learn-guided-about")}</p>
                    <button class="btn act" id="guided" on:click=move |_| client.guided_game()>
                        {text("learn-guided-start")}
                    </button>
                </section>
                <section class="box">
                    <h2>{text("learn-rules")}</h2>
                    <p>{text("learn-rules-about")}</p>
                    <div class="go">{each(Place::Rules, "btn")}</div>
                </section>
            </div>
        </main>
    }
}

/// Whether the game that was left here is a guided one.
pub(crate) fn was_guided() -> bool {
    let (guided, _, _) = use_local_storage::<bool, FromToStringCodec>(GUIDED);
    guided.get_untracked()
}

impl Client {
    /// A first game, with somebody who looks over one's shoulder.
    pub(crate) fn guided_game(self) {
        self.set_guided(true);
        self.play_against_bots(games::usual(GameId::Multiuniversum, 2), BotKind::Easy);
    }

    /// From now on the game in this browser has a coach, or none.
    pub(crate) fn set_guided(self, is: bool) {
        let (_, keep, _) = use_local_storage::<bool, FromToStringCodec>(GUIDED);
        keep.set(is);
        self.guided.set(is);
    }

    /// Opens the first lesson once its game is fetched.
    pub(crate) fn begin_lesson(self, game: GameId) {
        self.game.set(None);
        self.advice.set(Advice::None);
        spawn_local(async move {
            match games::fetch(game).await {
                // Whoever went elsewhere meanwhile does not want it any more.
                Ok(parts) => {
                    if self.place.get_untracked() == Place::Lesson(game) {
                        (parts.lesson)(self);
                    }
                }
                Err(_) => self.report(Problem::Offline),
            }
        });
    }

    /// Opens a table of a lesson, or the same one at another of its steps.
    pub(crate) fn open_lesson(self, setup: Setup, bot: BotKind, seed: u64, log: Vec<String>) {
        let others = usize::from(setup.players()).saturating_sub(1);
        let seats =
            std::iter::once(SeatKind::Me).chain(std::iter::repeat_n(SeatKind::Bot(bot), others)).collect();
        self.send(&ToTable::Lesson { setup, seats, seed, log });
    }

    /// Whether the table on the screen is that of a lesson.
    pub(crate) fn is_lesson(self) -> bool {
        self.game.with_untracked(|game| game.as_ref().is_some_and(|game| game.aside == Some(Aside::Lesson)))
    }

    /// Asks what a strong player would do, unless that was said or is being thought about. Tables on a server give no
    /// hints.
    pub(crate) fn ask_hint(self) {
        let now = self.game.with_untracked(|game| game.as_ref().and_then(|game| game.table.last_move()));
        let asked = match self.advice.get_untracked() {
            Advice::None => false,
            Advice::Asked => true,
            Advice::Given { after, .. } => now == Some(after),
        };
        if asked {
            return;
        }
        if let Some(seat) = self.my_seat().filter(|_| self.is_kept_here()) {
            self.advice.set(Advice::Asked);
            self.send(&ToTable::Hint { seat });
        }
    }

    /// Closes the hint; whether there was one.
    pub(crate) fn drop_hint(self) -> bool {
        let given = matches!(self.advice.get_untracked(), Advice::Given { .. });
        if given {
            self.advice.set(Advice::None);
        }
        given
    }

    /// Takes a hint in, if nothing has happened since it was asked for.
    pub(crate) fn take_hint(self, action: String, then: Vec<String>, after: u32) {
        let now = self.game.with_untracked(|game| game.as_ref().and_then(|game| game.table.last_move()));
        self.advice.set(if now == Some(after) {
            Advice::Given { action, then, after }
        } else {
            Advice::None
        });
    }
}
