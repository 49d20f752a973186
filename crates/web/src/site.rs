//! Where this copy of the page lies: behind a server of ours, or as plain files in a folder of any host.
//!
//! A host of plain files knows no address but that of the folder. There a place of the page is the first part of the
//! query: `…/folder/?/new/multiverse&seed=3` is what a server calls `/new/multiverse?seed=3`.

use std::sync::OnceLock;

use leptos::prelude::{document, window};

/// A page without a server has this in its head.
const MARK: &str = "meta[name=manyworlds-server][content=none]";

/// The folder of a page without a server.
static FOLDER: OnceLock<String> = OnceLock::new();

/// Finds out where the page lies, before anything else is done.
pub(crate) fn look_around() {
    if matches!(document().query_selector(MARK), Ok(Some(_))) {
        // It is called once.
        let _ = FOLDER.set(window().location().pathname().unwrap_or_default());
    }
}

/// Whether there is a server to ask.
pub(crate) fn has_server() -> bool {
    FOLDER.get().is_none()
}

/// The path of the place that the address names.
pub(crate) fn path() -> String {
    let location = window().location();
    if has_server() {
        return location.pathname().unwrap_or_default();
    }
    place_in(&location.search().unwrap_or_default()).unwrap_or("/").to_owned()
}

/// What the address says beside the place, from the question mark on.
pub(crate) fn search() -> String {
    let search = window().location().search().unwrap_or_default();
    match place_in(&search) {
        Some(place) => search[1 + place.len()..].replacen('&', "?", 1),
        None => search,
    }
}

/// The address of a path of the page, which may have a query and a rule's id behind it.
pub(crate) fn address(path: &str) -> String {
    match FOLDER.get() {
        None => path.to_owned(),
        Some(folder) => in_folder(folder, path),
    }
}

fn in_folder(folder: &str, path: &str) -> String {
    match path.strip_prefix('/') {
        Some("") => folder.to_owned(),
        Some(rest) if rest.starts_with(['?', '#']) => format!("{folder}{rest}"),
        _ => format!("{folder}?{}", path.replacen('?', "&", 1)),
    }
}

/// The place in the query of a page without a server.
fn place_in(search: &str) -> Option<&str> {
    search.strip_prefix('?')?.split('&').next().filter(|place| place.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_a_folder_is_a_query() {
        let check = |path, expected| assert_eq!(in_folder("/some/folder/", path), expected);
        check("/", "/some/folder/");
        check("/?seed=3", "/some/folder/?seed=3");
        check("/new/multiverse", "/some/folder/?/new/multiverse");
        check("/play?seed=3&pace=0", "/some/folder/?/play&seed=3&pace=0");
        check("/rules/multiverse#MV-T1", "/some/folder/?/rules/multiverse#MV-T1");
    }

    #[test]
    fn a_query_names_a_place_or_none() {
        assert_eq!(place_in("?/play&seed=3"), Some("/play"));
        for none in ["", "?", "?seed=3", "?seed=3&/play"] {
            assert_eq!(place_in(none), None, "{none}");
        }
    }

    #[test]
    fn behind_a_server_every_path_is_an_address() {
        assert_eq!(address("/new/multiverse?seed=3"), "/new/multiverse?seed=3");
    }
}
