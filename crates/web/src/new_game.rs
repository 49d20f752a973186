//! A new table: who plays where, and the options of its game, with defaults that need no reading.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::engine::Seat;
use wire::games::{GameId, Setup};
use wire::online::{Clock, Pace, Settings, Visibility, Wish};
use words::{Explained, Words};

use crate::api::Problem;
use crate::app::link;
use crate::around::{self, Sitter};
use crate::client::{Client, player_name};
use crate::form::{Bots, Choice, Company, Part, Toggle, explained, part_of, sitter_name};
use crate::games::OptionsForm;
use crate::place::Place;
use crate::{games, site};

/// Where the page is wide enough to show all options at once.
const WIDE: &str = "(min-width: 45rem)";

/// Chooses who plays and the options, and opens the table.
#[component]
pub(crate) fn NewGame(game: GameId) -> impl IntoView {
    let client: Client = expect_context();
    let options = RwSignal::new(None::<fn(Client) -> OptionsForm>);
    spawn_local(async move {
        match games::fetch(game).await {
            Ok(parts) => options.set(Some(parts.options)),
            Err(_) => client.report(Problem::Offline),
        }
    });
    view! {
        <main class="new-table">
            <nav class="box games" aria-labelledby="which-game">
                <h2 id="which-game">{move || client.words().text("setup-game")}</h2>
                {GameId::ALL.map(|one| game_card(client, one, one == game)).collect_view()}
            </nav>
            {move || options.get().map(|options| form(client, game, options))}
        </main>
    }
}

/// A game that can be chosen.
fn game_card(client: Client, one: GameId, is_chosen: bool) -> impl IntoView {
    let tick = is_chosen.then(|| {
        view! {
            <svg class="tick" viewBox="0 0 32 32" aria-hidden="true">
                <path d="M6 17.5 13 24.5 27 8.5" />
            </svg>
        }
    });
    view! {
        <div class=format!("game {}", one.name()) class:chosen=is_chosen data-game=one.name()>
            <div class="frame" aria-hidden="true" inner_html=games::door(one)></div>
            {link(client, Place::New(one), "", move || words::game(client.words(), one.name()))}
            <small>{move || games::size(client.words(), one)}</small>
            {tick}
        </div>
    }
}

fn form(client: Client, game: GameId, options: fn(Client) -> OptionsForm) -> impl IntoView {
    let wanted = client.company;
    provide_context::<Signal<Company>>(wanted.into());
    let OptionsForm { seats, first, more, below, chosen } = options(client);
    // Once somebody has tried to start, what is wrong stands there until it is right.
    let tried = RwSignal::new(false);
    let wrong = move || tried.get().then(|| chosen.run(()).err()).flatten();
    // While something is wrong, the table is shown as it was before.
    let setup = Memo::new(move |before: Option<&Option<Setup>>| {
        chosen.run(()).ok().or_else(|| before.cloned().flatten())
    });
    // Somebody alone plays against no bot, and with no friend.
    let is_alone = Memo::new(move |_| setup.with(|setup| setup.as_ref().is_some_and(|it| it.players() == 1)));
    let visibility = client.visibility.get_untracked();
    let settings = RwSignal::new(Settings { visibility, ..Settings::default() });
    let company = Memo::new(move |_| if is_alone.get() { Company::Bots } else { wanted.get() });
    let is_online = Memo::new(move |_| company.get() == Company::Friends);
    let around = client.around.sitters;
    let has_bots = Memo::new(move |_| match company.get() {
        Company::Bots => !is_alone.get(),
        Company::Friends => false,
        Company::Around => setup.with(|setup| {
            let players = setup.as_ref().map_or(0, |setup| usize::from(setup.players()));
            around.with(|sitters| around::bots(sitters, players)) > 0
        }),
    });
    // A game with pieces of somebody's own compares nobody with others.
    let is_own = Memo::new(move |_| {
        setup.with(|setup| setup.as_ref().is_some_and(|it| games::own_deck(it).is_some()))
    });
    let start = move || {
        tried.set(true);
        let Ok(setup) = untrack(|| chosen.run(())) else { return };
        open(client, setup, company.get_untracked(), settings.get_untracked());
    };
    let go = move || client.words().text(if is_online.get() { "new-open-table" } else { "setup-start" });
    let who = Part { value: company.into(), choose: Callback::new(move |company| wanted.set(company)) };
    let is_wide = window().match_media(WIDE).ok().flatten().is_none_or(|wide| wide.matches());
    let sum = move || {
        let (company, settings) = (company.get(), settings.get());
        setup
            .with(|setup| setup.as_ref().map(|setup| strong(&sum_up(client, game, setup, company, settings))))
    };
    let seated =
        move || setup.with(|setup| setup.as_ref().map(|setup| sitters(client, setup, company.get())));
    let heading = move |key: &'static str| view! { <h2>{move || client.words().text(key)}</h2> };
    view! {
        <form
            id="setup"
            on:submit=move |event| {
                event.prevent_default();
                start();
            }
        >
            <div class="sum">
                <h1>{move || client.words().text("new-title")}</h1>
                <p>{sum}</p>
            </div>
            <div class="cta">
                <p class="warning" id="wrong-option" role="alert">{wrong}</p>
                <button class="btn act" id="start" type="submit">{go}</button>
                <small>{move || client.words().text("new-ready")}</small>
            </div>
            <div class="middle">
                <section class="box">
                    {heading("new-seats")}
                    <Choice
                        id="where"
                        name=Signal::derive(move || client.words().text("new-where"))
                        values=companies()
                        explain=explain_company
                        part=who
                        disabled=is_alone
                    />
                    {seats}
                    <Show when=move || has_bots.get()><Bots /></Show>
                    <ol class="seats">{seated}</ol>
                </section>
                {below}
            </div>
            <section class="box rules">
                {heading("new-rules")}
                {first}
                <details open=is_wide>
                    <summary>{move || client.words().text("setup-variant")}</summary>
                    {more}
                </details>
                <Show when=move || is_online.get()>
                    {heading("new-table")}
                    {online(client, settings, is_own)}
                </Show>
            </section>
        </form>
        <p class="fair">{move || client.words().text("home-fair")}</p>
    }
}

/// With whom one can play here.
fn companies() -> Vec<Company> {
    let friends = site::has_server().then_some(Company::Friends);
    [Company::Bots, Company::Around].into_iter().chain(friends).collect()
}

/// Opens the table that was chosen.
fn open(client: Client, setup: Setup, company: Company, mut settings: Settings) {
    settings.rated &= games::own_deck(&setup).is_none();
    match company {
        Company::Bots => client.new_game(setup),
        Company::Around => {
            let bot = client.bots.get_untracked();
            let sitters = client.around.sitters.get_untracked();
            let seats = around::seats(&sitters, usize::from(setup.players()), bot);
            client.set_guided(false);
            client.open_here(setup, seats);
        }
        Company::Friends => {
            let free = match settings.visibility {
                Visibility::Public => Wish::Open,
                Visibility::Link => Wish::Invited,
            };
            let others = usize::from(setup.players()) - 1;
            let seats = std::iter::once(Wish::Me).chain(std::iter::repeat_n(free, others)).collect();
            client.make_table(setup, seats, settings);
        }
    }
}

/// The table in one sentence, and another one for a deck of somebody's own; what was chosen stands between stars.
fn sum_up(client: Client, game: GameId, setup: &Setup, company: Company, settings: Settings) -> String {
    let words = client.words();
    let sum = sum_up_table(client, game, setup, company, settings);
    match games::own_deck(setup) {
        None => sum,
        Some(deck) => {
            let name = words::multiuniversum::in_language(words, &deck.name).replace('*', "∗");
            format!("{sum} {}", words.text_with("new-sum-deck", &[("deck", name.into())]))
        }
    }
}

fn sum_up_table(client: Client, game: GameId, setup: &Setup, company: Company, settings: Settings) -> String {
    let words = client.words();
    let players = setup.players();
    let others = players.saturating_sub(1);
    let game = words::game(words, game.name());
    match company {
        _ if players == 1 => words.text_with("new-sum-alone", &[("game", game.into())]),
        Company::Around => {
            let bots = client.around.sitters.with(|sitters| around::bots(sitters, usize::from(players)));
            let people = usize::from(players) - bots;
            let values = [("game", game.into()), ("people", people.into()), ("bots", bots.into())];
            words.text_with("new-sum-around", &values)
        }
        Company::Bots => {
            let level = words::bot(words, client.bots.get().name());
            words.text_with(
                "new-sum-bots",
                &[
                    ("game", game.into()),
                    ("players", players.into()),
                    ("bots", others.into()),
                    ("level", level.into()),
                ],
            )
        }
        Company::Friends => {
            let public = if settings.visibility == Visibility::Public { "yes" } else { "no" };
            let pace = if settings.pace == Pace::Days { "days" } else { "live" };
            let clock = ["none", "turn", "game"][kind_of(settings.clock)];
            words.text_with(
                "new-sum-friends",
                &[
                    ("game", game.into()),
                    ("players", players.into()),
                    ("friends", others.into()),
                    ("pace", pace.into()),
                    ("clock", clock.into()),
                    ("public", public.into()),
                ],
            )
        }
    }
}

/// What stands between stars is set in bold.
fn strong(text: &str) -> impl IntoView + use<> {
    let part = |(index, part): (usize, &str)| {
        let part = part.to_owned();
        if index % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { part.into_any() }
    };
    text.split('*').enumerate().map(part).collect_view()
}

/// Who is going to sit where.
fn sitters(client: Client, setup: &Setup, company: Company) -> impl IntoView + use<> {
    let words = client.words();
    let players = usize::from(setup.players());
    let line = |seat: usize| {
        let figure = games::figure(setup, seat);
        if company == Company::Around {
            return sitter_here(client, seat, figure).into_any();
        }
        let (name, about) = if seat == 0 {
            let name = client.myself.with(|me| me.as_ref().map(|me| me.name.clone()));
            (name.unwrap_or_else(|| words.text("name-you")), words.text("new-seat-you"))
        } else if seat >= players {
            (words.text("name-machine-first"), words.text("new-seat-machine"))
        } else if company == Company::Friends {
            (words.text("waiting-open"), words.text("new-seat-free"))
        } else {
            let level = words::bot(words, client.bots.get().name());
            let about = words.text_with("new-seat-bot", &[("level", level.into())]);
            (sitter_name(client, words, Seat::from_index(seat), company), about)
        };
        view! {
            <li>
                <span class="figure" aria-hidden="true" inner_html=figure></span>
                <span class="tn">
                    <b>{name}</b>
                    <small>{about}</small>
                </span>
            </li>
        }
        .into_any()
    };
    // Somebody alone has the machine opposite.
    (0..players.max(2)).map(line).collect_view()
}

/// Somebody around this screen: what they are called, or a bot in their place.
fn sitter_here(client: Client, seat: usize, figure: String) -> impl IntoView + use<> {
    let words = client.words();
    let sitter =
        client.around.sitters.with_untracked(|sitters| sitters.get(seat).cloned()).unwrap_or_default();
    let change = move |change: &dyn Fn(&mut Sitter)| {
        client.around.set.update(|sitters| {
            if sitters.len() <= seat {
                sitters.resize(seat + 1, Sitter::default());
            }
            change(&mut sitters[seat]);
        });
    };
    let number = [("seat", (seat + 1).into())];
    let is_bot = RwSignal::new(sitter.is_bot && seat > 0);
    let as_bot = (seat > 0).then(|| {
        view! {
            <label class="as-bot">
                <input
                    type="checkbox"
                    prop:checked=move || is_bot.get()
                    on:change:target=move |event| {
                        let bot = event.target().checked();
                        is_bot.set(bot);
                        change(&|sitter| sitter.is_bot = bot);
                    }
                />
                {words.text("waiting-bot")}
            </label>
        }
    });
    view! {
        <li>
            <span class="figure" aria-hidden="true" inner_html=figure></span>
            <input
                class="name"
                type="text"
                maxlength=around::LONGEST_NAME.to_string()
                autocomplete="off"
                aria-label=words.text_with("new-name-of", &number)
                placeholder=move || {
                    let seat = Seat::from_index(seat);
                    let words = client.words();
                    if is_bot.get() { player_name(words, seat) } else { around::name(words, &[], seat) }
                }
                prop:value=move || if is_bot.get() { String::new() } else { sitter.name.clone() }
                disabled=move || is_bot.get()
                on:change:target=move |event| {
                    let name = event.target().value();
                    change(&|sitter| sitter.name.clone_from(&name));
                }
            />
            {as_bot}
        </li>
    }
}

/// How a table on the server is run.
fn online(client: Client, settings: RwSignal<Settings>, is_own: Memo<bool>) -> impl IntoView {
    let is_public = Part {
        value: Signal::derive(move || settings.get().visibility == Visibility::Public),
        choose: Callback::new(move |public| {
            settings.update(|it| it.visibility = if public { Visibility::Public } else { Visibility::Link });
        }),
    };
    // A clock fits the pace.
    let pace = Part {
        value: Signal::derive(move || settings.get().pace),
        choose: Callback::new(move |pace| {
            settings.update(|it| {
                it.clock = clocks(pace)[kind_of(it.clock)];
                it.pace = pace;
            });
        }),
    };
    let clock = Part {
        value: Signal::derive(move || kind_of(settings.get().clock)),
        choose: Callback::new(move |kind: usize| settings.update(|it| it.clock = clocks(it.pace)[kind])),
    };
    let toggle = move |id, keys: [&'static str; 2], part| {
        view! { <Toggle id explained=Signal::derive(move || explained(client.words(), keys)) part /> }
    };
    let explain_clock = move || {
        let explain: fn(&Words, usize) -> Explained =
            if settings.get().pace == Pace::Days { explain_clock_of_days } else { explain_live_clock };
        choice(client, "clock", vec![0, 1, 2], explain, "new-clock", clock)
    };
    view! {
        {choice(client, "pace", vec![Pace::Live, Pace::Days], explain_pace, "new-pace", pace)}
        {explain_clock}
        {toggle("public", ["new-public", "new-public-about"], is_public)}
        {toggle("spectators", ["new-spectators", "new-spectators-about"], part_of(settings, |it| &mut it.spectators))}
        <Toggle
            id="rated"
            explained=Signal::derive(move || {
                let about = if is_own.get() { "new-rated-own" } else { "new-rated-about" };
                explained(client.words(), ["new-rated", about])
            })
            part=part_of(settings, |it| &mut it.rated)
            disabled=is_own
        />
    }
}

fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    client: Client,
    id: &'static str,
    values: Vec<T>,
    explain: fn(&Words, T) -> Explained,
    key: &'static str,
    part: Part<T>,
) -> AnyView {
    let name = Signal::derive(move || client.words().text(key));
    view! { <Choice id name values explain part /> }.into_any()
}

fn explain_company(words: &Words, company: Company) -> Explained {
    explained(
        words,
        match company {
            Company::Bots => ["new-where-bots", "new-where-bots-about"],
            Company::Around => ["new-where-around", "new-where-around-about"],
            Company::Friends => ["new-where-friends", "new-where-friends-about"],
        },
    )
}

fn explain_pace(words: &Words, pace: Pace) -> Explained {
    explained(
        words,
        match pace {
            Pace::Live => ["new-pace-live", "new-pace-live-about"],
            Pace::Days => ["new-pace-days", "new-pace-days-about"],
        },
    )
}

fn explain_live_clock(words: &Words, kind: usize) -> Explained {
    let keys = [
        ["new-clock-none", "new-clock-none-about"],
        ["new-clock-turn", "new-clock-turn-live"],
        ["new-clock-game", "new-clock-game-live"],
    ];
    explained(words, keys[kind])
}

fn explain_clock_of_days(words: &Words, kind: usize) -> Explained {
    let text = ["new-clock-none-about", "new-clock-turn-days", "new-clock-game-days"][kind];
    Explained { text: words.text(text), ..explain_live_clock(words, kind) }
}

const DAY: u32 = 24 * 60 * 60;

/// The clocks that one can choose from: none, by turn, by game.
const fn clocks(pace: Pace) -> [Clock; 3] {
    match pace {
        Pace::Live => {
            [Clock::None, Clock::Turn { seconds: 120 }, Clock::Game { seconds: 20 * 60, increment: 0 }]
        }
        Pace::Days => {
            [Clock::None, Clock::Turn { seconds: 3 * DAY }, Clock::Game { seconds: 20 * DAY, increment: 0 }]
        }
    }
}

const fn kind_of(clock: Clock) -> usize {
    match clock {
        Clock::None => 0,
        Clock::Turn { .. } => 1,
        Clock::Game { .. } => 2,
    }
}
