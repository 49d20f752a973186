//! Moves that are typed: a line for the game's notation, with what is offered now below it.

use std::fmt::Display;
use std::str::FromStr;

use leptos::html::Input;
use leptos::prelude::*;
use web_sys::KeyboardEvent;
use words::Words;

use crate::client::Client;
use crate::focus;

/// So many offers are shown at once.
const SHOWN: usize = 6;

/// A move that is offered, as it is typed and in words.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Completion {
    pub(crate) typed: String,
    pub(crate) told: String,
}

/// A table at which moves are typed.
#[derive(Clone, Copy)]
pub(crate) struct Typing {
    pub(crate) client: Client,
    /// Whether the line is open.
    pub(crate) open: RwSignal<bool>,
    /// The class of the table, and an example of a move.
    pub(crate) class: &'static str,
    pub(crate) example: &'static str,
    /// Everything that can be done now.
    pub(crate) offers: Callback<(), Vec<Completion>>,
    /// What was typed as moves of the game, or what is wrong with it in words.
    pub(crate) check: Callback<String, Result<String, String>>,
    pub(crate) act: Callback<String>,
    pub(crate) close: Callback<()>,
}

/// Opens the line, where somebody plays; whether that is so.
pub(crate) fn begin(client: Client, open: RwSignal<bool>) -> bool {
    let plays = client.my_seat().is_some();
    if plays {
        open.set(true);
        // It may have been open already.
        request_animation_frame(|| focus::first(&["#typed"]));
    }
    plays
}

/// Closes it again; the focus goes back to the first of these that the table has.
pub(crate) fn end(open: RwSignal<bool>, first: &'static [&'static str]) {
    open.set(false);
    request_animation_frame(move || focus::first(first));
}

/// The line, while it is open.
pub(crate) fn line(table: Typing) -> impl IntoView {
    // A turn that is over is not typed in any more.
    Effect::new(move |_| {
        if table.client.verdict.with(Option::is_some) {
            table.open.set(false);
        }
    });
    view! { <Show when=move || table.open.get()>{move || Line::new(table).view()}</Show> }
}

/// What is in the line.
#[derive(Clone, Copy)]
struct Line {
    table: Typing,
    input: NodeRef<Input>,
    typed: RwSignal<String>,
    /// What is wrong with it, in words.
    wrong: RwSignal<Option<String>>,
    /// The offers that fit, and which of them the arrows are on.
    found: Memo<Vec<Completion>>,
    chosen: RwSignal<Option<usize>>,
}

impl Line {
    fn new(table: Typing) -> Self {
        let typed = RwSignal::new(String::new());
        let found = Memo::new(move |_| {
            // The offers change with the table.
            table.client.with_game(|_| Some(()));
            matching(&table.offers.run(()), &typed.get())
        });
        let input = NodeRef::<Input>::new();
        Effect::new(move |_| {
            if let Some(input) = input.get() {
                // It can only fail on what cannot have the focus.
                let _ = input.focus();
            }
        });
        Self { table, input, typed, wrong: RwSignal::new(None), found, chosen: RwSignal::new(None) }
    }

    /// Something else is typed.
    fn take(self, text: String) {
        self.chosen.set(None);
        self.wrong.set(None);
        if let Some(input) = self.input.get_untracked()
            && input.value() != text
        {
            input.set_value(&text);
        }
        self.typed.set(text);
    }

    fn send(self, text: &str) {
        match self.table.check.run(text.to_owned()) {
            Ok(actions) => {
                self.take(String::new());
                self.table.act.run(actions);
            }
            Err(why) => self.wrong.set(Some(why)),
        }
    }

    /// The offer at a place of the list.
    fn offer(self, at: usize) -> Option<String> {
        self.found.with_untracked(|found| found.get(at).map(|one| one.typed.clone()))
    }

    fn key(self, event: &KeyboardEvent) {
        let count = self.found.with_untracked(Vec::len);
        let chosen = self.chosen.get_untracked();
        match event.key().as_str() {
            "Escape" => self.table.close.run(()),
            "ArrowDown" if count > 0 => self.chosen.set(Some(chosen.map_or(0, |at| (at + 1) % count))),
            "ArrowUp" if count > 0 => self.chosen.set(Some((chosen.unwrap_or(0) + count - 1) % count)),
            "Tab" if chosen.is_some() || !self.typed.with_untracked(String::is_empty) => {
                let Some(offer) = self.offer(chosen.unwrap_or(0)) else { return };
                self.take(offer);
            }
            "Enter" => {
                let picked = chosen.and_then(|at| self.offer(at));
                self.send(&picked.unwrap_or_else(|| self.typed.get_untracked()));
            }
            _ => return,
        }
        event.prevent_default();
    }

    fn view(self) -> impl IntoView {
        let client = self.table.client;
        let text = move |key: &'static str| move || client.words().text(key);
        let option = move |(index, one): (usize, Completion)| {
            let clicked = one.typed.clone();
            view! {
                <li
                    role="option"
                    id=format!("typed-{index}")
                    aria-selected=move || (self.chosen.get() == Some(index)).to_string()
                    on:click=move |_| self.send(&clicked)
                >
                    <code>{one.typed}</code>
                    <span>{one.told}</span>
                </li>
            }
        };
        let options = move || self.found.get().into_iter().enumerate().map(option).collect_view();
        view! {
            <div class=format!("{} typing", self.table.class)>
                <div class="typed" role="dialog" aria-label=text("screen-typed-title")>
                    <label for="typed">{text("screen-typed-title")}</label>
                    <span class="ln">
                        <i aria-hidden="true">"/"</i>
                        <input
                            id="typed"
                            type="text"
                            role="combobox"
                            autocomplete="off"
                            autocapitalize="none"
                            spellcheck="false"
                            aria-expanded="true"
                            aria-controls="typed-list"
                            aria-describedby="typed-wrong"
                            aria-activedescendant=move || self.chosen.get().map(|at| format!("typed-{at}"))
                            placeholder=text(self.table.example)
                            node_ref=self.input
                            on:keydown=move |event| self.key(&event)
                            on:input:target=move |event| self.take(event.target().value())
                        />
                        <button
                            type="button"
                            class="lnk"
                            aria-label=text("screen-close")
                            on:click=move |_| self.table.close.run(())
                        >
                            "×"
                        </button>
                    </span>
                    <p id="typed-wrong" role="alert">{move || self.wrong.get()}</p>
                    <ul id="typed-list" role="listbox" aria-label=text("screen-all-choices")>
                        {options}
                    </ul>
                    <p class="fine">{text("screen-typed-help")}</p>
                </div>
            </div>
        }
    }
}

/// What begins like that; else what speaks of it.
fn matching(offers: &[Completion], typed: &str) -> Vec<Completion> {
    let typed = typed.trim().to_lowercase();
    let begins = offers.iter().filter(|one| one.typed.starts_with(&typed));
    let speaks = offers
        .iter()
        .filter(|one| !one.typed.starts_with(&typed) && one.told.to_lowercase().contains(&typed));
    begins.chain(speaks).take(SHOWN).cloned().collect()
}

/// What was typed as moves of a game, or what is wrong with it in words. Several in a row have a `;` between them: the
/// first has to be possible now, the others are tried when their turn comes. `unknown` says what a move is.
pub(crate) fn check<A: FromStr + Display + Copy>(
    words: &Words,
    unknown: &str,
    typed: &str,
    verdict: impl FnOnce(A) -> Option<Result<(), String>>,
) -> Result<String, String> {
    let read = |part: &str| {
        let part = part.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        part.parse::<A>().map_err(|_| words.text_with(unknown, &[("typed", part.into())]))
    };
    let actions = typed.split(';').map(read).collect::<Result<Vec<A>, String>>()?;
    let first = actions.first().copied().ok_or_else(String::new)?;
    match verdict(first) {
        Some(Ok(())) => Ok(actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(";")),
        Some(Err(why)) => Err(why),
        None => Err(words.text("illegal-not-offered")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_like_it_comes_before_what_speaks_of_it() {
        let offer = |typed: &str, told: &str| Completion { typed: typed.to_owned(), told: told.to_owned() };
        let offers = [
            offer("play 17", "Play Net: Move"),
            offer("prepare 3", "Prepare Plunger"),
            offer("prepare 17", "Prepare Net"),
        ];
        let typed = |text: &str| matching(&offers, text).into_iter().map(|one| one.typed).collect::<Vec<_>>();
        assert_eq!(typed("pre"), ["prepare 3", "prepare 17"]);
        assert_eq!(typed("Net"), ["play 17", "prepare 17"]);
        assert_eq!(typed("p").len(), 3);
        assert!(typed("win").is_empty());
    }
}
