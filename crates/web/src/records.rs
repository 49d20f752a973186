//! Records of games that are over: where they are, the way to the archive that opens them, and files of them.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use gloo_net::http::Method;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::value::RawValue;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, File, HtmlElement, Storage};
use wire::archive::{FromArchiveWith, Source, ToArchive};
use wire::engine::Seat;
use wire::problem::Reason;
use wire::{decode, encode};
use words::Words;

use crate::api::{self, Problem};
use crate::client::{Client, Playing};
use crate::html::{esc, join, tip_of_picture};
use crate::online;
use crate::place::Place;
use crate::worker_link::{FromLink, WorkerLink};

/// What the archive answers. Frames are read by the part of the page that knows the game.
pub(crate) type Answer = FromArchiveWith<Box<RawValue>>;

/// Under this name a file that was opened outlives a reload.
const FILE: &str = "manyworlds.record";

/// No record that anybody plays is larger, in bytes.
const LARGEST: f64 = 4.0e6;

/// Which record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum RecordId {
    /// That of a table on the server.
    Table(String),
    /// That of a game in this browser.
    Here(u32),
    /// A file that somebody opened.
    File,
}

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(id) => f.write_str(id),
            Self::Here(number) => write!(f, "here-{number}"),
            Self::File => f.write_str("file"),
        }
    }
}

impl FromStr for RecordId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix("here-") {
            Some(number) => number.parse().map(Self::Here).map_err(drop),
            None if text == "file" => Ok(Self::File),
            None if text.is_empty() => Err(()),
            None => Ok(Self::Table(text.to_owned())),
        }
    }
}

/// The worker that opens records. It answers in order.
pub(crate) struct Archive {
    link: WorkerLink,
    waiting: Rc<RefCell<VecDeque<Then>>>,
}

type Then = Box<dyn FnOnce(Answer)>;

impl Archive {
    fn start(client: Client) -> Result<Self, String> {
        let waiting = Rc::new(RefCell::new(VecDeque::<Then>::new()));
        let asked = Rc::clone(&waiting);
        let hear = move |heard| match heard {
            FromLink::Message(text) => {
                let then = asked.borrow_mut().pop_front();
                match (decode(&text), then) {
                    (Ok(answer), Some(then)) => {
                        if matches!(answer, Answer::Unanswered) {
                            client.complain("problem-misunderstood");
                        }
                        then(answer);
                    }
                    (Err(bad), _) => client.misunderstand(&bad),
                    (Ok(_), None) => {}
                }
            }
            FromLink::Broken(reason) => client.break_off(&reason),
        };
        Ok(Self { link: WorkerLink::start("archive", hear)?, waiting })
    }
}

impl Client {
    /// Asks the archive, which is fetched for the first question; `then` is called with its answer.
    pub(crate) fn ask_archive(self, question: &ToArchive, then: impl FnOnce(Answer) + 'static) {
        self.archive.update_value(|archive| {
            if archive.is_none() {
                match Archive::start(self) {
                    Ok(started) => *archive = Some(started),
                    Err(reason) => self.break_off(&reason),
                }
            }
            if let Some(archive) = archive {
                archive.waiting.borrow_mut().push_back(Box::new(then));
                if let Err(reason) = archive.link.send(&encode(question)) {
                    self.break_off(&reason);
                }
            }
        });
    }

    /// Finds a record and does something with it, or says why there is none.
    pub(crate) fn find_record(
        self,
        id: RecordId,
        then: impl FnOnce(Source) + 'static,
        otherwise: impl FnOnce(NoRecord) + 'static,
    ) {
        match id {
            RecordId::Here(number) => then(Source::Here(number)),
            RecordId::File => match self.file.get_value().or_else(kept_file) {
                Some(text) => then(Source::Text(text)),
                None => otherwise(NoRecord::NoFile),
            },
            RecordId::Table(id) => spawn_local(async move {
                match api::ask(Method::GET, &format!("/api/tables/{id}/record"), None).await {
                    Ok(text) => then(Source::Text(text)),
                    Err(problem) => otherwise(NoRecord::Server(problem)),
                }
            }),
        }
    }

    /// Finds out which seat of a recorded game was that of the person at this screen, if one was.
    pub(crate) fn find_my_seat(self, id: &RecordId, then: impl FnOnce(Option<Seat>) + 'static) {
        match *id {
            RecordId::Here(number) => self.ask_archive(&ToArchive::List, move |answer| {
                let Answer::Games(games) = answer else { return then(None) };
                let mine = games.into_iter().find(|game| game.id == number).map(|game| game.about.mine);
                then(mine.and_then(|mine| if let [only] = mine[..] { Some(only) } else { None }));
            }),
            RecordId::Table(ref table) => online::my_seat_at(table.clone(), then),
            RecordId::File => then(None),
        }
    }

    /// Takes a file that somebody dropped or chose, and shows its game.
    pub(crate) fn open_file(self, file: File) {
        if file.size() > LARGEST {
            return self.complain("record-too-large");
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let Some(text) = text else {
                return self.complain("record-encoding");
            };
            // Whoever sent it may have changed how its lines end: nothing else is read from that.
            let text = text.replace("\r\n", "\n");
            // If there is no room, it is shown all the same, but does not outlive a reload.
            self.file.set_value(Some(text.clone()));
            let _ = session().map(|storage| storage.set_item(FILE, &text));
            let to = Place::Replay(RecordId::File);
            if self.place.get_untracked() == to {
                // The same place, another game.
                self.arrive(&to);
            } else {
                self.go(to);
            }
        });
    }

    /// A record dropped anywhere on the page opens.
    pub(crate) fn take_dropped_files(self) {
        let has_file = |event: &DragEvent| {
            let items = event.data_transfer().map(|data| data.types());
            items.is_some_and(|types| types.includes(&"Files".into(), 0))
        };
        // As long as the page lives.
        let _ = window_event_listener(leptos::ev::dragover, move |event| {
            if has_file(&event) {
                event.prevent_default();
            }
        });
        let _ = window_event_listener(leptos::ev::drop, move |event| {
            let file = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
            if let Some(file) = file {
                event.prevent_default();
                self.open_file(file);
            }
        });
    }
}

/// Why there is no record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NoRecord {
    /// No file was opened in this window.
    NoFile,
    /// The server has none, or cannot be reached.
    Server(Problem),
    /// It was changed, or is none: which line is at fault, and why.
    Wrong(Option<usize>, String),
}

fn session() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

fn kept_file() -> Option<String> {
    session()?.get_item(FILE).ok().flatten()
}

/// The first digits of a hash and the last ones.
pub(crate) fn short(hash: &str) -> String {
    match (hash.get(..4), hash.get(hash.len().saturating_sub(4)..)) {
        (Some(first), Some(last)) if hash.len() > 8 => format!("{first}…{last}"),
        _ => hash.to_owned(),
    }
}

/// The seal of the dice, for a table: what was pledged of them, and what that proves.
pub(crate) fn seal(client: Client, words: &Words) -> String {
    let pledge = client.game.with_untracked(|game| {
        let game = game.as_ref()?;
        match &game.online {
            Some(table) => table.pledge.map(|pledge| (pledge, false)),
            None => game.pledge.map(|pledge| (pledge, true)),
        }
    });
    let Some((pledge, is_here)) = pledge else { return String::new() };
    let short = short(&pledge.to_string());
    let values = [("pledge", short.as_str().into())];
    let about = if is_here {
        words.text_with("fair-seal-here", &values)
    } else {
        words.text_with("fair-seal-about", &values)
    };
    format!(
        "<span class=\"seal\" tabindex=\"0\"{}><svg class=\"ic\" aria-hidden=\"true\"><use href=\"#u-seal\"/></svg>{short}</span>",
        tip_of_picture(&about)
    )
}

/// What can be done with a game that is over, at its table.
pub(crate) fn ways(client: Client, words: &Words) -> String {
    let has_record = client.game.with_untracked(|game| game.as_ref().and_then(Playing::record).is_some());
    if !has_record {
        return String::new();
    }
    let button = |word: &str, text: String| {
        format!(
            "<button type=\"button\" class=\"btn ghost\" data-do=\"{word}\" id=\"{word}\">{}</button>",
            esc(&text)
        )
    };
    join([
        button("watch", words.text("mine-replay")),
        button("look-back", words.text("mine-review")),
        button("dice", words.text("fair-check")),
    ])
}

/// Why there is no record, in a sentence.
pub(crate) fn say(words: &Words, no: &NoRecord) -> String {
    match no {
        NoRecord::NoFile => words.text("record-no-file"),
        NoRecord::Server(problem) if problem.is_unknown() => words.text("place-no-table"),
        NoRecord::Server(Problem::Refused(refused)) if refused.reason() == Some(Reason::NotOver) => {
            words.text("record-runs")
        }
        NoRecord::Server(problem) => problem.say(words),
        NoRecord::Wrong(Some(line), text) => {
            words.text_with("record-refused", &[("line", (*line).into()), ("fault", text.as_str().into())])
        }
        NoRecord::Wrong(None, text) => text.clone(),
    }
}

/// A button that lets somebody choose the file of a record.
pub(crate) fn chooser(client: Client) -> AnyView {
    let input = NodeRef::<leptos::html::Input>::new();
    let chosen = move |_| {
        let file = input.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            client.open_file(file);
        }
    };
    let choose = move |_| {
        if let Some(input) = input.get_untracked() {
            // The same file may be chosen again.
            input.set_value("");
            input.click();
        }
    };
    view! {
        <button class="btn" id="open-record" on:click=choose>{move || client.words().text("record-open")}</button>
        <input
            type="file"
            id="record-file"
            accept=".jsonl"
            hidden
            tabindex="-1"
            aria-hidden="true"
            node_ref=input
            on:change=chosen
        />
    }
    .into_any()
}

/// Fetches the sheet of everything that shows records, once: the start script knows where it is.
pub(crate) fn dress() {
    dress_as("manyworlds-records");
}

/// The same for another sheet, by its event.
pub(crate) fn dress_as(event: &str) {
    if let Ok(event) = web_sys::Event::new(event) {
        // It can only fail on what is no event target.
        let _ = window().dispatch_event(&event);
    }
}

/// Gives somebody a text as a file.
pub(crate) fn save(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let made = web_sys::Blob::new_with_str_sequence(&parts)
        .and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob));
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlElement>().ok());
    let (Ok(address), Some(link)) = (made, link) else { return };
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
    let _ = web_sys::Url::revoke_object_url(&address);
}
