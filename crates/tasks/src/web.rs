//! The browser client: two WASM modules, a page, and the scripts that start them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, bail};

use crate::dist::{Addresses, Dist, Place};
use crate::hash;
use crate::lane::Lane;
use crate::wasm::{self, Module, Toolchain};
use crate::workspace::Workspace;

/// What the first page may weigh on the wire; the worker comes later and is not part of it.
const FIRST_PAGE_BUDGET: usize = 400 * 1024;

/// Served under their own names, with the addresses of other files filled in. The first page is one of them, the others
/// come when it is there.
const TEMPLATES: [&str; 3] = ["manifest.webmanifest", "index.html", "offline.js"];

/// The sheets of each table, of games that are over and of statistics: nobody needs them before there is one.
const LATER: [&str; 10] = [
    "coach.css",
    "eureka.css",
    "multiuniversum.css",
    "multiuniversum-phone.css",
    "multiverse.css",
    "multiverse-scenes.css",
    "multiverse-phone.css",
    "records.css",
    "review.css",
    "statistics.css",
];

/// The script of the page: fetches the module and runs it, and puts the icons into the page beside it. The portals
/// weigh more than all icons, so the first page fetches no more of them than it shows, and each table has drawings and
/// sheets of its own: they come when a screen asks for them by an event.
const START_WEB: &str = r#"import init from "{{web.js}}";

const draw = async (file) => {
  const answer = await fetch(new URL(file, import.meta.url));
  document.body.insertAdjacentHTML("beforeend", await answer.text());
};
const dress = (file) => {
  const { href } = new URL(file, import.meta.url);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  document.head.append(sheet);
};
const once = (event, task) => addEventListener(event, task, { once: true });
let shown;
const drawHomePortals = () => { shown ??= draw("{{home-portals.svg}}"); };

draw("{{kit.svg}}");
once("manyworlds-eureka", () => dress("{{eureka.css}}"));
once("manyworlds-home-portals", drawHomePortals);
once("manyworlds-portals", () => { drawHomePortals(); draw("{{portals.svg}}"); });
once("manyworlds-statistics", () => dress("{{statistics.css}}"));
once("manyworlds-multiuniversum", () => ["{{multiuniversum.css}}", "{{multiuniversum-phone.css}}", "{{coach.css}}"].forEach(dress));
once("manyworlds-records", () => dress("{{records.css}}"));
once("manyworlds-review", () => dress("{{review.css}}"));
once("manyworlds-multiverse", () => {
  draw("{{multiverse.svg}}");
  ["{{multiverse.css}}", "{{multiverse-scenes.css}}", "{{multiverse-phone.css}}", "{{coach.css}}"].forEach(dress);
});
await init({ module_or_path: new URL("{{web.wasm}}", import.meta.url) });
// What was fetched is kept, and the rest is fetched in the background: from then on the page needs no network.
navigator.serviceWorker?.register(new URL("../offline.js", import.meta.url)).catch(() => {});
"#;

/// The script of the worker. It listens from the start: a message that arrives while the module is on its
/// way waits for it, and order is kept. What happened is in the browser's store before the page is told of it, so that a
/// reload at any moment shows what was shown before. A store that fails is asked again; a browser that keeps nothing, as
/// some do in private windows, plays all the same. Whatever else breaks is thrown outside the promise, where the page
/// hears it as the worker's error.
///
/// Games that are over lie in a store of their own, the last 200 of them, each with a number that never comes again; a
/// worker whose name is `archive` reads them, and nothing else. One whose name is `reviewer` looks back on one game and
/// keeps what it found, the last 200 reviews; the page ends it when nobody waits for it any more.
const START_WORKER: &str = r#"import init, { advance, answer, finished, forgot, kept, receive, remember, review_name, reviewed, shelved, think, wants } from "{{worker.js}}";

const open = (name, prepare, closed) => new Promise((resolve, reject) => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => prepare(opening.result);
  opening.onsuccess = () => {
    opening.result.onclose = closed;
    resolve(opening.result);
  };
  opening.onerror = () => reject(opening.error);
});
const lasting = (name, prepare) => {
  let store;
  const close = () => { store = undefined; };
  return () => (store ??= open(name, prepare, close).catch((error) => { close(); throw error; }));
};
const ask = async (store, names, mode, question) => {
  const transaction = (await store()).transaction(names, mode);
  return new Promise((resolve, reject) => {
    const request = question(...names.map((name) => transaction.objectStore(name)));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
};
let pauses = [50, 250, 1000];
const patiently = async (task) => {
  for (const pause of pauses) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  pauses = [];
  return task();
};
const tables = lasting("manyworlds", (store) => store.createObjectStore("tables"));
const games = lasting("manyworlds-games", (store) => {
  store.createObjectStore("about", { keyPath: "id", autoIncrement: true });
  store.createObjectStore("records");
});
const recall = async () => {
  const read = () => ask(tables, ["tables"], "readonly", (tables) => tables.get("last"));
  try {
    const text = await patiently(read);
    if (text) remember(text);
  } catch {
    forgot();
  }
};
const shelve = ([about, record]) => ask(games, ["about", "records"], "readwrite", (abouts, records) => {
  const adding = abouts.add({ when: Date.now(), about });
  adding.onsuccess = () => {
    records.put(record, adding.result);
    const old = IDBKeyRange.upperBound(adding.result - 200);
    abouts.delete(old);
    records.delete(old);
  };
  return adding;
}).catch(() => {});
const keep = async () => {
  const over = finished();
  const told = over ? shelved(await shelve(over)) : [];
  const text = kept();
  const write = () => ask(tables, ["tables"], "readwrite", (tables) => tables.put(text, "last"));
  if (text !== undefined) await patiently(write).catch(() => {});
  return told;
};
const play = async (message) => {
  let told = receive(message);
  do {
    told.push(...await keep());
    told.forEach((one) => postMessage(one));
    told = advance();
  } while (told.length);
};
const bring = async (id) => {
  if (id) return ask(games, ["records"], "readonly", (records) => records.get(id));
  const all = await ask(games, ["about"], "readonly", (abouts) => abouts.getAll());
  return `[${all.map(({ id, when, about }) => `{"id":${id},"when":${when},"about":${about}}`)}]`;
};
const look_up = async (question) => {
  const id = wants(question);
  answer(question, id === undefined ? undefined : await bring(id).catch(() => undefined));
};
const reviews = lasting("manyworlds-reviews", (store) => {
  store.createObjectStore("reviews", { keyPath: "id", autoIncrement: true }).createIndex("name", "name");
});
const look_back = async (question) => {
  const id = wants(question);
  const brought = id === undefined ? undefined : await bring(id).catch(() => undefined);
  const name = review_name(question, brought);
  const find = (reviews) => reviews.index("name").get(name ?? "");
  const found = await ask(reviews, ["reviews"], "readonly", find).catch(() => undefined);
  if (found) return postMessage(found.review);
  answer(question, brought);
  while (think());
  const review = reviewed();
  if (review && name) await ask(reviews, ["reviews"], "readwrite", (reviews) => {
    const adding = reviews.add({ name, review });
    adding.onsuccess = () => reviews.delete(IDBKeyRange.upperBound(adding.result - 200));
    return adding;
  }).catch(() => {});
};
const report = (error) => setTimeout(() => { throw error; });

const role = { archive: look_up, reviewer: look_back }[self.name];
const ready = init({ module_or_path: "{{worker.wasm}}" });
let turn = (role ? ready : ready.then(recall)).catch(report);
self.onmessage = ({ data }) => { turn = turn.then(() => (role ?? play)(data)).catch(report); };
"#;

/// What differs between a page behind a server and one among plain files.
pub(crate) struct Template {
    /// What the head of the page has beside the rest.
    pub(crate) head: String,
    /// Whether there is a server.
    pub(crate) has_server: bool,
}

/// The folder of the client for a server.
pub(crate) fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target("web")
}

/// Builds the client for a server and returns its folder.
pub(crate) fn build(workspace: &Workspace, toolchain: Toolchain, lane: &Lane) -> anyhow::Result<PathBuf> {
    let folder = folder(workspace);
    let mut dist = Dist::new(folder.clone(), None, Addresses::FromRoot)?;
    lay_out(workspace, toolchain, &mut dist, &Template { head: String::new(), has_server: true }, lane)?;
    dist.finish()?;
    Ok(folder)
}

/// Builds the client and puts its files into their folder.
pub(crate) fn lay_out(
    workspace: &Workspace,
    toolchain: Toolchain,
    dist: &mut Dist,
    template: &Template,
    lane: &Lane,
) -> anyhow::Result<()> {
    let (web, worker) = wasm::build(workspace, toolchain, lane)?;
    lane.is_doing("packing");
    let worker = add_module(dist, "worker", &worker, START_WORKER)?;
    let mut drawings = 0;
    for name in ["kit.svg", "home-portals.svg"] {
        drawings += add_file(dist, workspace, "art", name)?;
    }
    let mut tables = 0;
    for name in ["portals.svg", "multiverse.svg"] {
        tables += add_file(dist, workspace, "art", name)?;
    }
    for name in LATER {
        tables += add_file(dist, workspace, "static", name)?;
    }
    let first_page =
        add_module(dist, "web", &web, START_WEB)? + drawings + add_page(dist, workspace, template)?;
    let [page, most, tables, worker] = [first_page, FIRST_PAGE_BUDGET, tables, worker].map(kibibytes);
    lane.say(&format!("with Brotli: first page {page} of {most}, tables {tables}, worker {worker}"));
    if first_page > FIRST_PAGE_BUDGET {
        bail!("the first page is too heavy: {} of {}", kibibytes(first_page), kibibytes(FIRST_PAGE_BUDGET));
    }
    Ok(())
}

/// Adds a module with its glue and the script that starts it; returns their wire size.
fn add_module(dist: &mut Dist, name: &str, module: &Module, start: &str) -> anyhow::Result<usize> {
    let mut script = module.script.clone();
    for (chunk, content) in &module.chunks {
        dist.add_hashed(chunk, content)?;
        let address = dist.fill(&format!("\"{{{{{chunk}}}}}\""), Place::Hashed)?;
        script = script.replace(&format!("\"./{chunk}\""), &address);
    }
    let wasm = dist.add_hashed(&format!("{name}.wasm"), &module.wasm)?;
    let glue = dist.add_hashed(&format!("{name}.js"), script.as_bytes())?;
    let start = dist.fill(start, Place::Hashed)?;
    let start = dist.add_hashed(&format!("{name}-start.js"), start.as_bytes())?;
    Ok(wasm.wire_size + glue.wire_size + start.wire_size)
}

/// Adds a file of the client's folder; returns its wire size.
fn add_file(dist: &mut Dist, workspace: &Workspace, folder: &str, name: &str) -> anyhow::Result<usize> {
    let file = workspace.root().join("crates/web").join(folder).join(name);
    let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
    Ok(dist.add_hashed(name, &content)?.wire_size)
}

/// Adds the page and everything that lies beside it; returns their wire size.
fn add_page(dist: &mut Dist, workspace: &Workspace, template: &Template) -> anyhow::Result<usize> {
    let folder = workspace.root().join("crates/web/static");
    let mut size = 0;
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !TEMPLATES.contains(&name.as_str()) && !LATER.contains(&name.as_str()) {
            size += dist.add_hashed(&name, &fs::read(entry.path())?)?.wire_size;
        }
    }
    // Every other file is named in the page, or in one that is.
    let mut version = String::new();
    for name in TEMPLATES {
        let text = fs::read_to_string(folder.join(name))?
            .replace("{{version}}", &version)
            .replace("{{head}}", &template.head)
            .replace("{{has-server}}", &template.has_server.to_string());
        let content = dist.fill(&text, Place::Folder)?;
        version += &hash::of(content.as_bytes());
        let written = dist.add_plain(name, content.as_bytes())?;
        if name == "index.html" {
            size += written.wire_size;
        }
    }
    Ok(size)
}

fn kibibytes(bytes: usize) -> String {
    format!("{}.{} KiB", bytes / 1024, bytes % 1024 * 10 / 1024)
}
