//! From Rust to WASM and its JavaScript glue.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;
use crate::{command, hash};

const TARGET: &str = "wasm32-unknown-unknown";

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

/// Builds a package with the profile of its name, and returns its module.
pub(crate) fn build(workspace: &Workspace, toolchain: Toolchain, package: &str) -> anyhow::Result<Module> {
    let target_directory = toolchain.target_directory(workspace);
    let mut cargo = toolchain.cargo(workspace.root());
    cargo.args(["--profile", package, "--package", package, "--target", TARGET, "--target-dir"]);
    cargo.arg(&target_directory).env("CARGO_ENCODED_RUSTFLAGS", flags().join("\x1f"));
    command::run(&mut cargo)?;
    let built = target_directory.join(TARGET).join(package).join(format!("{package}.wasm"));
    bind(&built, &target_directory.join("bound"), package)
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
fn bind(wasm: &Path, out: &Path, name: &str) -> anyhow::Result<Module> {
    let input = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let stamp = hash::of(&input);
    let folder = out.join(name);
    let stamp_file = folder.join("stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return read_module(&folder, name);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    Bindgen::new()
        .input_bytes(name, input)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen cannot make the glue of {}", wasm.display()))?;
    if folder.join("snippets").exists() {
        bail!("{name} depends on a crate with JavaScript files of its own, which the client does not serve");
    }
    let module = read_module(&folder, name)?;
    fs::write(stamp_file, stamp)?;
    Ok(module)
}

fn read_module(folder: &Path, name: &str) -> anyhow::Result<Module> {
    Ok(Module {
        script: fs::read_to_string(folder.join(format!("{name}.js")))?,
        wasm: fs::read(folder.join(format!("{name}_bg.wasm")))?,
    })
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
