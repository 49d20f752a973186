//! A new table: who plays where, and the options of its game, with defaults that need no reading.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::games::GameId;
use wire::online::{Clock, Pace, Settings, Visibility, Wish};
use words::{Explained, Words};

use crate::api::Problem;
use crate::app::link;
use crate::client::Client;
use crate::form::{Bots, Choice, Part, Toggle, part_of};
use crate::games;
use crate::games::OptionsForm;
use crate::place::Place;

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
            <nav class="games" aria-label=move || client.words().text("setup-game")>
                {GameId::ALL.map(|one| game_card(client, one, one == game)).collect_view()}
            </nav>
            {move || options.get().map(|options| form(client, options))}
        </main>
    }
}

/// A game that can be chosen.
fn game_card(client: Client, one: GameId, is_chosen: bool) -> impl IntoView {
    view! {
        <div class="game" class:chosen=is_chosen data-game=one.name()>
            <svg viewBox="0 0 64 64" aria-hidden="true" inner_html=games::emblem(one)></svg>
            {link(client, Place::New(one), "", move || words::game(client.words(), one.name()))}
            <span class="about">{move || games::about(client.words(), one).text}</span>
        </div>
    }
}

/// Where the table is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// In this browser, with bots.
    Here,
    /// On the server, with friends.
    Online,
}

fn form(client: Client, options: fn(Client) -> OptionsForm) -> impl IntoView {
    let OptionsForm { first, more, below, chosen } = options(client);
    // Once somebody has tried to start, what is wrong stands there until it is right.
    let tried = RwSignal::new(false);
    let wrong = move || tried.get().then(|| chosen.run(()).err()).flatten();
    // Somebody alone plays against no bot, and with no friend.
    let is_alone = Memo::new(move |_| chosen.run(()).is_ok_and(|setup| setup.players() == 1));
    let wanted = RwSignal::new(Where::Here);
    let settings = RwSignal::new(Settings::default());
    let is_online = Memo::new(move |_| wanted.get() == Where::Online && !is_alone.get());
    let start = move || {
        tried.set(true);
        let Ok(setup) = untrack(|| chosen.run(())) else { return };
        if is_online.get_untracked() {
            let others = usize::from(setup.players()) - 1;
            let settings = settings.get_untracked();
            let free = match settings.visibility {
                Visibility::Public => Wish::Open,
                Visibility::Link => Wish::Invited,
            };
            let seats = std::iter::once(Wish::Me).chain(std::iter::repeat_n(free, others)).collect();
            client.make_table(setup, seats, settings);
        } else {
            client.new_game(setup);
        }
    };
    let go = move || client.words().text(if is_online.get() { "new-open-table" } else { "setup-start" });
    view! {
        <form
            id="setup"
            on:submit=move |event| {
                event.prevent_default();
                start();
            }
        >
            {first}
            <Show when=move || !is_alone.get()>
                {choice(client, "where", vec![Where::Here, Where::Online], explain_where, "new-where", part_of(wanted, |it| it))}
            </Show>
            <Show when=move || is_online.get() fallback=move || bots(is_alone)>
                {online(client, settings)}
            </Show>
            <details>
                <summary>{move || client.words().text("setup-variant")}</summary>
                {more}
            </details>
            <p class="warning" id="wrong-option" role="alert">{wrong}</p>
            <button class="act" id="start" type="submit">{go}</button>
        </form>
        {below}
    }
}

fn bots(is_alone: Memo<bool>) -> impl IntoView {
    view! {
        <Show when=move || !is_alone.get()>
            <Bots />
        </Show>
    }
}

/// How a table on the server is run.
fn online(client: Client, settings: RwSignal<Settings>) -> impl IntoView {
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
        {toggle("public", ["new-public", "new-public-about"], is_public)}
        {choice(client, "pace", vec![Pace::Live, Pace::Days], explain_pace, "new-pace", pace)}
        {explain_clock}
        {toggle("spectators", ["new-spectators", "new-spectators-about"], part_of(settings, |it| &mut it.spectators))}
        {toggle("rated", ["new-rated", "new-rated-about"], part_of(settings, |it| &mut it.rated))}
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
    let name = Signal::derive(move || Explained { name: client.words().text(key), text: String::new() });
    view! { <Choice id explained=name values explain part /> }.into_any()
}

fn explained(words: &Words, [name, text]: [&str; 2]) -> Explained {
    Explained { name: words.text(name), text: words.text(text) }
}

fn explain_where(words: &Words, place: Where) -> Explained {
    explained(
        words,
        match place {
            Where::Here => ["new-where-bots", "new-where-bots-about"],
            Where::Online => ["new-where-friends", "new-where-friends-about"],
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
