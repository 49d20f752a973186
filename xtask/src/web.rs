//! The browser client: two WASM modules, a page, and the scripts that start them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, bail};

use crate::dist::Dist;
use crate::hash;
use crate::wasm::{self, Module, Split, Toolchain};
use crate::workspace::Workspace;

/// What the first page may weigh on the wire; the worker comes later and is not part of it.
const FIRST_PAGE_BUDGET: usize = 400 * 1024;

/// Served under their own names, with the addresses of other files filled in. The first page is one of them, the others
/// come when it is there.
const TEMPLATES: [&str; 3] = ["manifest.webmanifest", "index.html", "offline.js"];

/// The sheets of a table: nobody needs them before there is one.
const LATER: [&str; 2] = ["multiuniversum.css", "multiuniversum-phone.css"];

/// The script of the page: fetches the module and runs it, and puts the icons into the page beside it. The portals
/// weigh more than all icons, and a table has sheets of its own: they come when a screen asks for them by an event.
const START_WEB: &str = r#"import init from "{{web.js}}";

const draw = async (address) => {
  const answer = await fetch(address);
  document.body.insertAdjacentHTML("beforeend", await answer.text());
};
const dress = (address) => {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = address;
  document.head.append(sheet);
};
const once = (event, task) => addEventListener(event, task, { once: true });

draw("{{kit.svg}}");
once("manyworlds-portals", () => draw("{{portals.svg}}"));
once("manyworlds-multiuniversum", () => ["{{multiuniversum.css}}", "{{multiuniversum-phone.css}}"].forEach(dress));
await init({ module_or_path: "{{web.wasm}}" });
// What was fetched is kept, and the rest is fetched in the background: from then on the page needs no network.
navigator.serviceWorker?.register("/offline.js").catch(() => {});
"#;

/// The script of the worker. It listens from the start: a message that arrives while the module is on its
/// way waits for it, and order is kept. What happened is in the browser's store before a bot thinks about it. A browser
/// that keeps nothing, as some do in private windows, plays all the same. Whatever else breaks is thrown outside the
/// promise, where the page hears it as the worker's error.
const START_WORKER: &str = r#"import init, { advance, kept, receive, remember } from "{{worker.js}}";

const store = new Promise((resolve, reject) => {
  const opening = indexedDB.open("manyworlds", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});
const ask = async (mode, question) => {
  const transaction = (await store).transaction("tables", mode);
  return new Promise((resolve, reject) => {
    const request = question(transaction.objectStore("tables"));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
};
const recall = async () => {
  const text = await ask("readonly", (tables) => tables.get("last")).catch(() => undefined);
  if (text) remember(text);
};
const keep = async () => {
  const text = kept();
  if (text === undefined) return;
  await ask("readwrite", (tables) => (text ? tables.put(text, "last") : tables.delete("last"))).catch(() => {});
};
const play = async (message) => {
  receive(message);
  do await keep(); while (advance());
};
const report = (error) => setTimeout(() => { throw error; });

let turn = init({ module_or_path: "{{worker.wasm}}" }).then(recall).catch(report);
self.onmessage = ({ data }) => { turn = turn.then(() => play(data)).catch(report); };
"#;

/// Builds the client and returns its folder.
pub(crate) fn build(workspace: &Workspace, toolchain: Toolchain) -> anyhow::Result<PathBuf> {
    let web = wasm::build(workspace, toolchain, "web", Split::AtMarks)?;
    let worker = wasm::build(workspace, toolchain, "worker", Split::Never)?;
    let folder = workspace.target("web");
    let mut dist = Dist::new(folder.clone())?;
    let worker = add_module(&mut dist, "worker", &worker, START_WORKER)?;
    let icons = add_file(&mut dist, workspace, "art", "kit.svg")?;
    let mut table = add_file(&mut dist, workspace, "art", "portals.svg")?;
    for name in LATER {
        table += add_file(&mut dist, workspace, "static", name)?;
    }
    let first_page = add_module(&mut dist, "web", &web, START_WEB)? + icons + add_page(&mut dist, workspace)?;
    dist.finish()?;
    println!("worker: {} (Brotli)", kibibytes(worker));
    println!("table: {} (Brotli)", kibibytes(table));
    println!("first page: {} of {} (Brotli)", kibibytes(first_page), kibibytes(FIRST_PAGE_BUDGET));
    if first_page > FIRST_PAGE_BUDGET {
        bail!("the first page is too heavy: {} of {}", kibibytes(first_page), kibibytes(FIRST_PAGE_BUDGET));
    }
    Ok(folder)
}

/// Adds a module with its glue and the script that starts it; returns their wire size.
fn add_module(dist: &mut Dist, name: &str, module: &Module, start: &str) -> anyhow::Result<usize> {
    let mut script = module.script.clone();
    for (chunk, content) in &module.chunks {
        let size = dist.add_hashed(chunk, content)?.wire_size;
        println!("{chunk}: {} (Brotli)", kibibytes(size));
        script = script.replace(&format!("\"./{chunk}\""), &dist.fill(&format!("\"{{{{{chunk}}}}}\""))?);
    }
    let wasm = dist.add_hashed(&format!("{name}.wasm"), &module.wasm)?;
    let glue = dist.add_hashed(&format!("{name}.js"), script.as_bytes())?;
    let start = dist.fill(start)?;
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
fn add_page(dist: &mut Dist, workspace: &Workspace) -> anyhow::Result<usize> {
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
        let template = fs::read_to_string(folder.join(name))?.replace("{{version}}", &version);
        let content = dist.fill(&template)?;
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
