//! The offline client as a folder of plain files that any web host can serve.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use crate::dist::{Addresses, Dist};
use crate::lane::Lane;
use crate::wasm::Toolchain;
use crate::web::{self, Template};
use crate::workspace::Workspace;

/// For addresses that name a place as a path. It works in any folder, so it has everything inside.
const NOT_FOUND: &str = include_str!("site/404.html");

/// What the server says in a header (`server::secure`). A tag in the page cannot say who may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// Builds the client into a folder, by default `target/site`, and says where it is.
pub(crate) fn site(
    workspace: &Workspace,
    toolchain: Toolchain,
    folder: Option<&Path>,
    lane: &Lane,
) -> anyhow::Result<PathBuf> {
    let folder = folder.map_or_else(|| workspace.target("site"), Path::to_owned);
    if is_something_else(&folder)? {
        bail!("{} has files of something else in it: name an empty folder", folder.display());
    }
    let mut dist = Dist::new(folder.clone(), Some(web::folder(workspace)), Addresses::FromFolder)?;
    let template = Template { head: head(), has_server: false };
    web::lay_out(workspace, toolchain, &mut dist, &template, lane)?;
    dist.add_plain("404.html", not_found()?.as_bytes())?;
    dist.finish()?;
    Ok(folder)
}

/// Whatever an earlier build left is taken away, so that the folder must be ours.
fn is_something_else(folder: &Path) -> anyhow::Result<bool> {
    if !folder.exists() || folder.join("404.html").exists() && folder.join("offline.js").exists() {
        return Ok(false);
    }
    let mut files = folder.read_dir().with_context(|| format!("cannot list {}", folder.display()))?;
    Ok(files.next().is_some())
}

/// What the page says of itself that a server says in headers.
fn head() -> String {
    format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"referrer\" content=\"no-referrer\">\n\
         <meta name=\"manyworlds-server\" content=\"none\">\n"
    )
}

/// The page allows no script but its own.
fn not_found() -> anyhow::Result<String> {
    let script = NOT_FOUND.split_once("<script>").and_then(|(_, rest)| rest.split_once("</script>"));
    let (script, _) = script.context("the page for unknown addresses has a script")?;
    let hash = format!("sha256-{}", STANDARD.encode(Sha256::digest(script)));
    Ok(NOT_FOUND.replace("{{script}}", &hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_allows_what_the_server_allows() -> anyhow::Result<()> {
        let server = Workspace::load()?.root().join("crates/server/src/secure.rs");
        let source = std::fs::read_to_string(server)?;
        let (_, policy) = source.split_once("CONTENT_SECURITY_POLICY: &str = \"").context("it has one")?;
        let (policy, _) = policy.split_once("\";").context("it ends")?;
        let parts = |policy: &str| {
            let words: Vec<&str> = policy.split_whitespace().filter(|word| *word != "\\").collect();
            words.join(" ").split("; ").map(str::to_owned).collect::<Vec<_>>()
        };
        let mut expected = parts(policy);
        assert_eq!(expected.pop().as_deref(), Some("frame-ancestors 'none'"));
        assert_eq!(parts(POLICY), expected);
        Ok(())
    }

    #[test]
    fn the_script_for_unknown_addresses_is_allowed_by_its_hash() -> anyhow::Result<()> {
        let page = not_found()?;
        assert!(page.contains("script-src 'sha256-") && !page.contains("{{"), "{page}");
        Ok(())
    }
}
