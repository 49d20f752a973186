//! Which crate may use which.

use std::collections::{BTreeMap, BTreeSet};

use cargo_metadata::{DependencyKind, Metadata, Package, PackageId};

/// Every crate of the workspace, with all the crates it may name. An arrow that turns round fails here.
const ARROWS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("multiuniversum", &["engine"]),
    ("multiverse", &["engine"]),
    ("testkit", &["bots", "engine", "table"]),
    ("words", &["engine", "multiuniversum", "multiverse"]),
    ("bots", &["engine"]),
    ("review", &["bots", "engine"]),
    ("table", &["bots", "engine"]),
    ("eureka", &["bots", "engine"]),
    ("games", &["bots", "engine", "eureka", "multiuniversum", "multiverse", "review", "table", "words"]),
    ("wire", &["engine", "games", "multiuniversum", "multiverse", "table", "words"]),
    ("store", &[]),
    ("server", &["bots", "engine", "games", "store", "table", "wire", "words"]),
    ("web", &["wire", "words"]),
    ("worker", &["games", "wire", "words"]),
    (
        "manyworlds",
        &[
            "bots",
            "engine",
            "games",
            "multiuniversum",
            "multiverse",
            "review",
            "server",
            "store",
            "table",
            "wire",
            "words",
        ],
    ),
    ("fuzz", &["bots", "engine", "games", "multiuniversum", "multiverse", "testkit", "words"]),
    ("browser-tests", &[]),
    ("tasks", &[]),
    ("xtask", &[]),
];

/// Any crate may use it in its tests, and itself with a feature.
const TEST_ONLY: &str = "testkit";

/// What goes to a browser must not bring a database along.
const DATABASE: &str = "sqlx";
const BROWSER_CRATES: [&str; 2] = ["web", "worker"];

/// The contract of a game stands alone.
const ROOT_CRATE: &str = "engine";

/// One dependency between two crates of the workspace.
struct Arrow<'a> {
    from: &'a str,
    to: &'a str,
    in_tests: bool,
}

pub(super) fn faults(metadata: &Metadata) -> Vec<String> {
    let members = metadata.workspace_packages();
    let names: BTreeSet<&str> = members.iter().map(|package| package.name.as_str()).collect();
    let mut faults: Vec<String> = names
        .iter()
        .filter(|name| allowed(name).is_none())
        .map(|name| format!("crate {name} is missing in the table of arrows in crates/tasks"))
        .collect();
    for package in members {
        faults.extend(arrows_of(package, &names).filter_map(|arrow| fault_of(&arrow)));
        if package.name == ROOT_CRATE {
            faults.extend(default_dependencies(package));
        }
    }
    faults.extend(BROWSER_CRATES.iter().filter_map(|name| way_to_database(metadata, name)));
    faults
}

fn allowed(name: &str) -> Option<&'static [&'static str]> {
    ARROWS.iter().find(|(from, _)| *from == name).map(|(_, to)| *to)
}

fn arrows_of<'a>(package: &'a Package, names: &'a BTreeSet<&str>) -> impl Iterator<Item = Arrow<'a>> {
    package.dependencies.iter().filter(|to| to.path.is_some() && names.contains(to.name.as_str())).map(|to| {
        Arrow { from: &package.name, to: &to.name, in_tests: to.kind == DependencyKind::Development }
    })
}

fn fault_of(arrow: &Arrow) -> Option<String> {
    let may_test = arrow.in_tests && [TEST_ONLY, arrow.from].contains(&arrow.to);
    let may_use = allowed(arrow.from).is_none_or(|targets| targets.contains(&arrow.to));
    let fault = || format!("crate {} must not depend on {}", arrow.from, arrow.to);
    if may_test || may_use { None } else { Some(fault()) }
}

fn default_dependencies(package: &Package) -> impl Iterator<Item = String> {
    let named = package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind != DependencyKind::Development && !dependency.optional)
        .map(|dependency| dependency.name.as_str());
    let switched_on = package.features.get("default").into_iter().flatten().map(String::as_str);
    named.chain(switched_on).map(|name| format!("crate {ROOT_CRATE} must not depend on {name} by default"))
}

/// Says through which crates a browser crate reaches the database, if it does.
fn way_to_database(metadata: &Metadata, from: &str) -> Option<String> {
    let packages: BTreeMap<&PackageId, &Package> =
        metadata.packages.iter().map(|package| (&package.id, package)).collect();
    let nodes: BTreeMap<&PackageId, Vec<&PackageId>> = metadata
        .resolve
        .iter()
        .flat_map(|resolve| &resolve.nodes)
        .map(|node| (&node.id, node.deps.iter().filter(|dep| is_linked(dep)).map(|dep| &dep.pkg).collect()))
        .collect();
    let start = metadata.workspace_packages().into_iter().find(|package| package.name == from)?;
    let mut came_from: BTreeMap<&PackageId, &PackageId> = BTreeMap::new();
    let mut waiting = vec![&start.id];
    while let Some(id) = waiting.pop() {
        if packages[id].name.starts_with(DATABASE) {
            let way = std::iter::successors(Some(id), |id| came_from.get(id).copied());
            let names: Vec<&str> = way.map(|id| packages[id].name.as_str()).collect();
            let way = names.into_iter().rev().collect::<Vec<_>>().join(" → ");
            return Some(format!("{DATABASE} must not go to the browser: {way}"));
        }
        for &next in nodes.get(id).into_iter().flatten() {
            if next != &start.id && !came_from.contains_key(next) {
                came_from.insert(next, id);
                waiting.push(next);
            }
        }
    }
    None
}

/// What is linked into the program, unlike what only builds or tests it.
fn is_linked(dependency: &cargo_metadata::NodeDep) -> bool {
    dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
}

#[cfg(test)]
mod tests {
    use super::{ARROWS, Arrow, allowed, fault_of};

    fn is_fault(from: &str, to: &str, in_tests: bool) -> bool {
        fault_of(&Arrow { from, to, in_tests }).is_some()
    }

    #[test]
    fn an_arrow_that_turns_round_is_a_fault() {
        assert!(!is_fault("multiuniversum", "engine", false));
        assert!(is_fault("engine", "multiuniversum", false));
        assert!(is_fault("bots", "multiuniversum", false));
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        assert!(!is_fault("multiuniversum", "testkit", true));
        assert!(is_fault("multiuniversum", "testkit", false));
        assert!(is_fault("engine", "multiuniversum", true));
    }

    #[test]
    fn a_crate_may_test_itself_with_a_feature() {
        assert!(!is_fault("wire", "wire", true));
        assert!(is_fault("wire", "wire", false));
    }

    #[test]
    fn the_table_has_no_circle_and_names_only_its_own_rows() {
        fn depth(name: &str, seen: usize) -> usize {
            assert!(seen <= ARROWS.len(), "{name} lies on a circle");
            let targets = allowed(name).unwrap_or_else(|| panic!("{name} has no row"));
            targets.iter().map(|to| depth(to, seen + 1) + 1).max().unwrap_or(0)
        }
        for (name, _) in ARROWS {
            depth(name, 0);
        }
    }
}
