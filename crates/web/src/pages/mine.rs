//! My games: where I play, what I have played, and how it went.

mod ended;
mod graph;
mod players;
mod rating;
mod scale;
pub(super) mod solo;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::archive::ToArchive;
use wire::games::GameId;
use wire::{KeptGame, Outcome, Tally};

use self::ended::Ended;
use self::rating::{Known, signed};
use self::solo::Alone;
use super::{day, month, when};
use crate::api::{self, Played, RatingNow, Statistics};
use crate::app::link;
use crate::client::Client;
use crate::pages::Page;
use crate::place::Place;
use crate::records::{self, Answer};
use crate::tables::{Load, Tables};
use crate::{multiuniversum, site};

/// So many of the last games are listed before somebody asks for more.
const LAST: u8 = 5;

/// Where games were played. They are counted apart: what the server saw, and what only this browser did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Server,
    Here,
}

pub(super) fn page(client: Client) -> AnyView {
    multiuniversum::fetch("manyworlds-statistics");
    let mine = Mine::ask(client);
    view! {
        <main class="page stats">
            {head(client, mine)}
            <div class="filters">{parts(client, mine)} {games(client, mine)}</div>
            <div class="parts">
                <Tables title="home-continue" none="home-continue-none" load=Load::Mine />
                <div class="column">
                    <Show when=move || mine.part.get() == Part::Server>{rating_box(client, mine)}</Show>
                    {last_box(client, mine)}
                </div>
                <div class="column">
                    <Show when=move || mine.which.get() != Some(GameId::Multiverse)>{solo_box(client, mine)}</Show>
                    {players_box(client, mine)}
                </div>
            </div>
        </main>
    }
    .into_any()
}

/// All that is known of my games.
#[derive(Clone, Copy)]
struct Mine {
    /// One of the games; none is both.
    which: RwSignal<Option<GameId>>,
    chosen: RwSignal<Option<Part>>,
    part: Memo<Part>,
    statistics: RwSignal<Statistics>,
    ratings: [RwSignal<Option<Known>>; GameId::ALL.len()],
    /// The last games on the server.
    played: RwSignal<Vec<Played>>,
    /// Where the list of them goes on.
    next: RwSignal<Option<String>>,
    /// The games in this browser, the newest first.
    kept: RwSignal<Vec<KeptGame>>,
    /// How many of them are listed.
    shown: RwSignal<usize>,
}

impl Mine {
    fn ask(client: Client) -> Self {
        let (chosen, kept) = (RwSignal::new(None), RwSignal::new(Vec::new()));
        let statistics = RwSignal::new(Statistics::default());
        // Whoever has played in this browser alone sees that.
        let part = Memo::new(move |_| {
            let nothing_there =
                statistics.with(|all| all.all.games == 0) && kept.with(|kept| !kept.is_empty());
            let usual = if site::has_server() && !nothing_there { Part::Server } else { Part::Here };
            chosen.get().unwrap_or(usual)
        });
        let this = Self {
            which: RwSignal::new(None),
            chosen,
            part,
            statistics,
            ratings: GameId::ALL.map(|game| rating::ask(client, game)),
            played: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            kept,
            shown: RwSignal::new(LAST.into()),
        };
        client.ask_archive(&ToArchive::List, move |answer| {
            if let Answer::Games(games) = answer {
                // Whoever went elsewhere meanwhile has no list any more.
                kept.try_set(games);
            }
        });
        // The server has to know who asks.
        Effect::new(move |_| {
            if client.myself.with(Option::is_some) {
                this.count(client);
            }
        });
        Effect::new(move |_| {
            this.which.track();
            if client.myself.with(Option::is_some) {
                this.list(client, None);
            }
        });
        this
    }

    fn count(self, client: Client) {
        spawn_local(async move {
            match api::statistics().await {
                Ok(found) => drop(self.statistics.try_set(found)),
                Err(problem) => client.report(problem),
            }
        });
    }

    /// Lists the last games on the server, or goes on with the list.
    fn list(self, client: Client, after: Option<String>) {
        let which = self.which.get_untracked();
        spawn_local(async move {
            let page = match api::history(which, LAST, after.as_deref()).await {
                Ok(page) => page,
                Err(problem) => return client.report(problem),
            };
            // Another game may have been chosen meanwhile.
            if self.which.try_get_untracked() == Some(which) {
                self.played.update(|played| {
                    if after.is_none() {
                        played.clear();
                    }
                    played.extend(page.items);
                });
                self.next.set(page.next);
            }
        });
    }

    /// The games of this browser that are shown, the newest first.
    fn here<T>(self, take: impl Fn(&KeptGame) -> Option<T>) -> Vec<T> {
        let which = self.which.get();
        let is_shown = |kept: &&KeptGame| which.is_none_or(|game| kept.about.setup.game() == game);
        self.kept.with(|kept| kept.iter().filter(is_shown).filter_map(take).collect())
    }

    /// The counts of the chosen game, or of both.
    fn tally(self) -> Tally {
        match self.part.get() {
            Part::Server => self.statistics.with(|all| match self.which.get() {
                None => all.all.clone(),
                Some(game) => {
                    let of_game = all.games.iter().find(|one| one.game == game.name());
                    of_game.map(|one| one.tally.clone()).unwrap_or_default()
                }
            }),
            Part::Here => Tally::of(self.here(outcome).into_iter().rev()),
        }
    }

    /// My rating in the chosen game, and how much it changed in a month.
    fn rating(self) -> Option<(RatingNow, i64)> {
        let game = self.which.get().filter(|_| self.part.get() == Part::Server)?;
        let rating =
            self.statistics.with(|all| all.games.iter().find(|one| one.game == game.name())?.rating)?;
        let known = self.known(game).get()?;
        Some((rating, known.this_month(js_sys::Date::now() as i64)))
    }

    fn known(self, game: GameId) -> RwSignal<Option<Known>> {
        let index = GameId::ALL.iter().position(|&one| one == game);
        self.ratings[index.unwrap_or_default()]
    }

    /// The games to be listed, the newest first.
    fn ended(self, client: Client) -> Vec<Ended> {
        let words = client.words();
        match self.part.get() {
            Part::Server => self.played.get().into_iter().map(|played| Ended::of(words, played)).collect(),
            Part::Here => {
                let mut all = self.here(|kept| Some(Ended::here(words, kept)));
                all.truncate(self.shown.get());
                all
            }
        }
    }

    /// The best games alone, the best first.
    fn alone(self, client: Client) -> Vec<Alone> {
        let words = client.words();
        match self.part.get() {
            Part::Server => self.statistics.with(|all| {
                all.games.iter().flat_map(|one| &one.best_solo).map(|one| Alone::of(words, one)).collect()
            }),
            Part::Here => {
                let mut all = self.here(|kept| Alone::here(words, kept));
                all.sort_by_key(Alone::rank);
                all.truncate(solo::MOST);
                all
            }
        }
    }

    /// Whether there are more games than are listed.
    fn has_more(self) -> bool {
        match self.part.get() {
            Part::Server => self.next.with(Option::is_some),
            Part::Here => self.here(|_| Some(())).len() > self.shown.get(),
        }
    }

    fn list_more(self, client: Client) {
        match self.part.get_untracked() {
            Part::Server => self.list(client, self.next.get_untracked()),
            Part::Here => self.shown.update(|shown| *shown += usize::from(LAST)),
        }
    }
}

/// What a game in this browser came to, unless several people shared the screen.
fn outcome(kept: &KeptGame) -> Option<Outcome> {
    let place = *kept.about.places.get(ended::only_seat(&kept.about)?)?;
    let players = u32::try_from(kept.about.seats.len()).ok()?;
    Some(Outcome { players, place: place.into(), finished_at: kept.when })
}

/// Who I am, and what it comes to.
fn head(client: Client, mine: Mine) -> impl IntoView {
    let name = move || {
        let name = client.myself.with(|me| me.as_ref().map(|me| me.name.clone()));
        name.unwrap_or_else(|| client.words().text("nav-mine"))
    };
    let about = move || {
        let (tally, words) = (mine.tally(), client.words());
        match tally.since {
            None => words.text("stats-none"),
            Some(since) => {
                let values = [("games", tally.games.into()), ("since", month(client, since).into())];
                words.text_with("stats-games", &values)
            }
        }
    };
    let rating = move || {
        let (rating, change) = mine.rating()?;
        let words = client.words();
        let text = match (rating.is_guess, change) {
            (true, _) => words.text("stats-guess"),
            (false, 0) => words.text("stats-rating-now"),
            (false, change) => words.text_with("stats-rating-month", &[("change", signed(change).into())]),
        };
        let number = if rating.is_guess { format!("{}?", rating.rating) } else { rating.rating.to_string() };
        Some(view! { <li><b id="rating">{number}</b> <small>{text}</small></li> })
    };
    let wins = move || {
        let (tally, words) = (mine.tally(), client.words());
        let (wins, games) = tally.wins();
        let of = words.text_with("stats-wins", &[("games", games.into())]);
        let row = words.text_with("stats-streak", &[("best", tally.best_streak.into())]);
        view! {
            <li><b id="wins">{wins}</b> <small>{of}</small></li>
            <li><b id="streak">{tally.streak}</b> <small>{row}</small></li>
        }
    };
    view! {
        <div class="who">
            <span class="figure" aria-hidden="true" inner_html=multiuniversum::pawn(2)></span>
            <div class="said">
                <h1>{name}</h1>
                <p>{about}</p>
            </div>
            <ul class="key">{rating}{wins}</ul>
        </div>
    }
}

/// One of several, side by side.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    client: Client,
    id: &'static str,
    title: &'static str,
    values: Vec<T>,
    name: fn(Client, T) -> String,
    now: impl Fn() -> T + Copy + Send + Sync + 'static,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> AnyView {
    let radio = move |value: T| {
        view! {
            <label>
                <input type="radio" name=id prop:checked=move || now() == value on:change=move |_| choose(value) />
                <span>{move || name(client, value)}</span>
            </label>
        }
    };
    view! {
        <fieldset id=id>
            <legend class="unseen">{move || client.words().text(title)}</legend>
            <span class="seg">{values.into_iter().map(radio).collect_view()}</span>
        </fieldset>
    }
    .into_any()
}

/// On the server, or in this browser; without a server there is nothing to choose.
fn parts(client: Client, mine: Mine) -> Option<AnyView> {
    let name = |client: Client, part| match part {
        Part::Server => client.words().text("scores-here"),
        Part::Here => client.words().text("mine-here"),
    };
    let choose = move |part| mine.chosen.set(Some(part));
    let both = vec![Part::Server, Part::Here];
    site::has_server()
        .then(|| choice(client, "where-played", "stats-where", both, name, move || mine.part.get(), choose))
}

/// Both games, or one of them.
fn games(client: Client, mine: Mine) -> AnyView {
    let name = |client: Client, game: Option<GameId>| match game {
        None => client.words().text("stats-both"),
        Some(game) => words::game(client.words(), game.name()),
    };
    let all = std::iter::once(None).chain(GameId::ALL.map(Some)).collect();
    let choose = move |game| mine.which.set(game);
    choice(client, "which-game", "stats-which", all, name, move || mine.which.get(), choose)
}

fn rating_box(client: Client, mine: Mine) -> impl IntoView {
    let content = move || {
        if let Some(game) = mine.which.get() {
            return mine.known(game).get().map(|known| rating::whole(client, &known));
        }
        let brief = |game| mine.known(game).get().map(|known| rating::brief(client, game, &known));
        let each = GameId::ALL.into_iter().filter_map(brief).collect_view();
        Some(view! { <div class="each">{each}</div> }.into_any())
    };
    view! {
        <section class="box rating">
            <h2>
                {move || client.words().text("stats-rating")} " "
                <small>{move || client.words().text("stats-rating-about")}</small>
                <span class="legend" aria-hidden="true">
                    <i class="gained"></i>
                    {move || client.words().text("stats-gained")}
                    <i class="lost"></i>
                    {move || client.words().text("stats-lost")}
                </span>
            </h2>
            {content}
        </section>
    }
}

fn solo_box(client: Client, mine: Mine) -> impl IntoView {
    view! {
        <section class="box solo">
            <h2>
                {move || client.words().text("stats-solo")} " "
                <small>{move || client.words().text("stats-solo-about")}</small>
            </h2>
            {move || solo::list(client, &mine.alone(client))}
            {link(client, Place::Page(Page::Scores), "btn", move || client.words().text("stats-solo-all"))}
        </section>
    }
}

fn last_box(client: Client, mine: Mine) -> impl IntoView {
    let id = move || match mine.part.get() {
        Part::Server => "played-there",
        Part::Here => "kept-here",
    };
    let list = move || {
        let all = mine.ended(client);
        if all.is_empty() {
            let none = if mine.part.get() == Part::Server { "mine-none" } else { "mine-here-none" };
            return view! { <p class="none">{client.words().text(none)}</p> }.into_any();
        }
        view! { <ul>{all.into_iter().map(|ended| ended.line(client)).collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="box last" id=id>
            <h2>{move || client.words().text("stats-last")}</h2>
            {list}
            <div class="under">
                <Show when=move || mine.has_more()>
                    <button class="btn" on:click=move |_| mine.list_more(client)>
                        {move || client.words().text("mine-more")}
                    </button>
                </Show>
                {records::chooser(client)}
                <small>{move || client.words().text("mine-drop")}</small>
            </div>
        </section>
    }
}

fn players_box(client: Client, mine: Mine) -> impl IntoView {
    view! {
        <section class="box">
            <h2>
                {move || client.words().text("stats-by-players")} " "
                <small>{move || client.words().text("stats-even")}</small>
            </h2>
            {move || players::table(client, &mine.tally())}
        </section>
    }
}
