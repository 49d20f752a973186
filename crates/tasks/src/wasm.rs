//! From Rust to WASM and its JavaScript glue.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Context as _, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::lane::Lane;
use crate::workspace::Workspace;
use crate::{command, hash};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "web";
/// The folder of the chunks.
const CHUNKS: &str = "chunks";
/// The script that fetches them.
const LINKING: &str = "./__wasm_split.js";

/// The compiler that builds for [`TARGET`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The compiler that builds everything else, with the target added by rustup.
    Rustup,
    /// Debian's newer compiler with the standard library built from its sources: no download but packages.
    Debian,
}

/// One module as a browser takes it.
pub(crate) struct Module {
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    /// What the script fetches when it is asked for: names, as they stand in it, and contents.
    pub(crate) chunks: Vec<(String, Vec<u8>)>,
}

/// The two modules. One profile for both lets them share what runs while they are compiled: macros and build scripts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Package {
    /// The page, built for size. What only a function with the mark `wasm_split` needs comes when it is called.
    Web,
    /// Tables and bots. They come when the first game starts: three times as fast is worth a fifth more bytes.
    Worker,
}

impl Toolchain {
    /// Finds a compiler that can build for [`TARGET`], adding the target if rustup can fetch it.
    pub(crate) fn choose(force_debian: bool) -> anyhow::Result<Self> {
        if !force_debian && (target_is_installed() || add_target()) {
            return Ok(Self::Rustup);
        }
        if debian_is_installed() {
            return Ok(Self::Debian);
        }
        if force_debian {
            bail!(
                "install Debian's packages rustc-web, cargo-web, rust-web-src and lld to use --debian-wasm"
            );
        }
        bail!(
            "no compiler for {TARGET}: run `rustup target add {TARGET}`, \
             or install Debian's packages rustc-web, cargo-web, rust-web-src and lld"
        );
    }

    fn cargo(self, root: &Path) -> Command {
        match self {
            Self::Rustup => {
                let mut cargo = command::cargo(root);
                cargo.arg("build");
                cargo
            }
            Self::Debian => {
                let mut cargo = Command::new("/usr/bin/cargo");
                command::forget_outer_cargo(&mut cargo);
                cargo
                    .current_dir(root)
                    .env("PATH", "/usr/bin:/bin")
                    .env("RUSTC", "/usr/bin/rustc")
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
                    .args(["build", "-Zbuild-std=std,panic_abort"]);
                cargo
            }
        }
    }

    /// The two compilers never share a folder: each would throw away what the other built.
    fn target_directory(self, workspace: &Workspace) -> PathBuf {
        workspace.target(match self {
            Self::Rustup => "wasm",
            Self::Debian => "wasm-debian",
        })
    }
}

/// Builds the page and its worker. While the second is compiled the first is cut and bound.
pub(crate) fn build(
    workspace: &Workspace,
    toolchain: Toolchain,
    lane: &Lane,
) -> anyhow::Result<(Module, Module)> {
    let compile = |package| compile(workspace, toolchain, package, lane);
    let bind = |package: Package, wasm: PathBuf| {
        bind(&wasm, &toolchain.target_directory(workspace).join("bound"), package)
    };
    let web = compile(Package::Web)?;
    thread::scope(|scope| {
        let web = scope.spawn(|| bind(Package::Web, web));
        let worker = compile(Package::Worker).and_then(|worker| bind(Package::Worker, worker));
        let web = web.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok((web?, worker?))
    })
}

/// Compiles a module and says where it lies.
fn compile(
    workspace: &Workspace,
    toolchain: Toolchain,
    package: Package,
    lane: &Lane,
) -> anyhow::Result<PathBuf> {
    let target_directory = toolchain.target_directory(workspace);
    let mut cargo = toolchain.cargo(workspace.root());
    cargo.args(["--profile", PROFILE, "--package", package.name(), "--target", TARGET, "--target-dir"]);
    cargo.arg(&target_directory);
    let mut flags = flags();
    match package {
        Package::Web => flags.push("-Clink-arg=--emit-relocs".to_owned()),
        Package::Worker => _ = cargo.args(["--config", &format!("profile.{PROFILE}.opt-level=3")]),
    }
    lane.run(cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f")))?;
    Ok(target_directory.join(TARGET).join(PROFILE).join(package.name()).with_extension("wasm"))
}

impl Package {
    fn name(self) -> &'static str {
        match self {
            Self::Web => "web",
            Self::Worker => "worker",
        }
    }
}

/// `erase_components` makes Leptos' views small. Panic messages name source files: without the machine's
/// own folders in them, equal sources give equal bytes everywhere, and equal hashed names.
fn flags() -> Vec<String> {
    let mut flags = vec!["--cfg".to_owned(), "erase_components".to_owned()];
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let user_home = std::env::home_dir().map(|home| home.join(".cargo"));
    if let Some(home) = cargo_home.or(user_home) {
        flags.push(format!("--remap-path-prefix={}=cargo", home.display()));
    }
    flags
}

/// Makes the glue, unless the last run made it from the same bytes.
fn bind(wasm: &Path, out: &Path, package: Package) -> anyhow::Result<Module> {
    let name = package.name();
    let mut input = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let stamp = hash::of(&input);
    let folder = out.join(name);
    let stamp_file = folder.join("stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return read_module(&folder, name);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut linking = String::new();
    if package == Package::Web {
        (input, linking) = cut(&input, &folder)?;
    }
    Bindgen::new()
        .input_bytes(name, input)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The chunks share the memory and the table of functions.
        .keep_lld_exports(package == Package::Web)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen cannot make the glue of {}", wasm.display()))?;
    if folder.join("snippets").exists() {
        bail!("{name} depends on a crate with JavaScript files of its own, which the client does not serve");
    }
    let script = folder.join(format!("{name}.js"));
    fs::write(&script, link(&fs::read_to_string(&script)?, &linking)?)?;
    fs::write(stamp_file, stamp)?;
    read_module(&folder, name)
}

/// Cuts a module at its marks. The chunks lie in `folder` then; returns the rest, and the script that fetches them.
fn cut(input: &[u8], folder: &Path) -> anyhow::Result<(Vec<u8>, String)> {
    let chunks = folder.join(CHUNKS);
    let main = folder.join("main.wasm");
    let mut options = wasm_split_cli_support::Options::new(input);
    options.output_dir = &chunks;
    options.main_out_path = &main;
    options.link_name = LINKING;
    fs::create_dir_all(&chunks)?;
    let cut = wasm_split_cli_support::transform(options);
    cut.map_err(|report| anyhow!("the client cannot be cut into chunks: {report:#}"))?;
    let linking = fs::read_to_string(chunks.join(LINKING))?;
    Ok((fs::read(main)?, linking))
}

/// Puts the script that fetches the chunks into the module's own. Each imports the other: as two files with hashes in
/// their names neither could be named before the other.
fn link(script: &str, linking: &str) -> anyhow::Result<String> {
    if linking.is_empty() {
        return Ok(script.to_owned());
    }
    let (_, linking) = linking.split_once('\n').context("what fetches the chunks is one line")?;
    let loaders = linking.lines().filter_map(|line| line.strip_prefix("export const ")?.split(' ').next());
    let loaders = loaders.collect::<Vec<_>>().join(", ");
    let linking = linking.replace("export const ", "const ");
    // The glue imports it once for each loader: `import * as import1 from "./__wasm_split.js"`.
    let (imports, rest): (Vec<_>, Vec<_>) =
        script.lines().partition(|line| line.starts_with("import * as ") && line.contains(LINKING));
    let names = imports.iter().filter_map(|line| line.split(' ').nth(3));
    let names: Vec<_> = names.map(|name| format!("const {name} = {{ {loaders} }};")).collect();
    if names.is_empty() {
        bail!("the glue does not import what fetches the chunks");
    }
    Ok([&rest[..], &[linking.as_str()]].concat().join("\n") + &names.join("\n"))
}

fn read_module(folder: &Path, name: &str) -> anyhow::Result<Module> {
    let mut chunks = Vec::new();
    if folder.join(CHUNKS).exists() {
        for entry in fs::read_dir(folder.join(CHUNKS))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            // The script that fetches them lies beside them, and is part of the module's own.
            if LINKING != format!("./{name}") {
                let content = without_custom_sections(&fs::read(entry.path())?)?;
                chunks.push((name, content));
            }
        }
    }
    chunks.sort();
    Ok(Module {
        script: fs::read_to_string(folder.join(format!("{name}.js")))?,
        wasm: fs::read(folder.join(format!("{name}_bg.wasm")))?,
        chunks,
    })
}

/// A module without the names of its functions and other remarks, which a third of a chunk is.
fn without_custom_sections(module: &[u8]) -> anyhow::Result<Vec<u8>> {
    const HEADER: usize = 8;
    let cut_off = || anyhow!("a chunk is cut off");
    let mut kept = module.get(..HEADER).with_context(cut_off)?.to_vec();
    let mut rest = &module[HEADER..];
    while let Some((&kind, after)) = rest.split_first() {
        // The length of a section: seven bits in each byte, the lowest first, until one has its highest bit off.
        let digits = after.iter().position(|&byte| byte < 0x80).with_context(cut_off)? + 1;
        let length = after[..digits].iter().rev().fold(0, |sum, &byte| sum << 7 | usize::from(byte & 0x7f));
        let (section, next) = rest.split_at_checked(1 + digits + length).with_context(cut_off)?;
        if kind != 0 {
            kept.extend_from_slice(section);
        }
        rest = next;
    }
    Ok(kept)
}

fn target_is_installed() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let printed = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    printed.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

fn add_target() -> bool {
    let mut rustup = Command::new("rustup");
    command::succeeds(rustup.args(["target", "add", TARGET])) && target_is_installed()
}

fn debian_is_installed() -> bool {
    let sources = Command::new("/usr/bin/rustc").args(["--print", "sysroot"]).output();
    let sources = sources.is_ok_and(|output| {
        let sysroot = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        Path::new(&sysroot).join("lib/rustlib/src/rust/library/std").is_dir()
    });
    sources && Path::new("/usr/bin/cargo").exists() && Path::new("/usr/bin/wasm-ld").exists()
}
