//! Everything a developer runs, as `cargo xtask COMMAND`.

mod bench;
mod command;
mod deny;
mod dist;
mod fuzz;
mod golden;
mod hash;
mod instructions;
mod lane;
mod lint;
mod packages;
mod python;
mod requests;
mod serve;
mod site;
mod soak;
mod stamps;
mod test;
mod tidy;
mod tools;
mod wasm;
mod web;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::lane::Lane;
use crate::lint::Check;
use crate::wasm::Toolchain;
use crate::workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Everything a developer runs")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Measure how fast the games are played, or how much a server bears
    Bench(bench::Arguments),
    /// Build the program for a host, the browser client inside, and say where it lies
    Build {
        /// Build WASM with Debian's compiler (packages rustc-web, cargo-web, rust-web-src, lld)
        #[arg(long)]
        debian_wasm: bool,
    },
    /// Fuzz the laws, the deck reader or the notation
    Fuzz(fuzz::Arguments),
    /// Write the golden playthroughs anew, and say which have changed
    Golden,
    /// Count the instructions of what players wait for, and compare them with the kept figures
    Instructions {
        /// Keep the new figures
        #[arg(long)]
        accept: bool,
    },
    /// Check what is no test: form, tidiness, warnings, documentation, licences, instructions
    Lint {
        /// The checks to run [default: all]
        #[arg(value_enum)]
        checks: Vec<Check>,
    },
    /// Build everything, the browser client included, and serve it
    Serve {
        /// Build WASM with Debian's compiler (packages rustc-web, cargo-web, rust-web-src, lld)
        #[arg(long)]
        debian_wasm: bool,
        /// Arguments of `manyworlds serve`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Build the browser client as a folder of plain files that any web host can serve
    Site {
        /// The folder; `target/site` if nothing is said
        folder: Option<PathBuf>,
        /// Build WASM with Debian's compiler (packages rustc-web, cargo-web, rust-web-src, lld)
        #[arg(long)]
        debian_wasm: bool,
    },
    /// Take pictures of every screen, in both sizes, languages and themes
    Shots,
    /// Run the long tests: kill the server a thousand times while people play on it
    Soak(soak::Arguments),
    /// Run the tests: those of all stages, or of the named ones
    Test(test::Arguments),
    /// Build the browser client into target/web
    Web {
        /// Build WASM with Debian's compiler (packages rustc-web, cargo-web, rust-web-src, lld)
        #[arg(long)]
        debian_wasm: bool,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    let workspace = Workspace::load()?;
    match task {
        Task::Bench(arguments) => bench::bench(&workspace, &arguments),
        Task::Build { debian_wasm } => {
            let program = serve::build(&workspace, Toolchain::choose(debian_wasm)?)?;
            println!("{}", program.display());
            Ok(())
        }
        Task::Fuzz(arguments) => fuzz::fuzz(&workspace, &arguments),
        Task::Golden => golden::golden(&workspace),
        Task::Instructions { accept } => {
            let lane = Lane::start("instructions");
            if accept {
                instructions::accept(&workspace, &lane)?;
            } else {
                instructions::check(&workspace, &lane)?;
            }
            lane.end();
            Ok(())
        }
        Task::Lint { checks } => lint::lint(&workspace, &checks),
        Task::Serve { debian_wasm, arguments } => {
            serve::serve(&workspace, Toolchain::choose(debian_wasm)?, &arguments)
        }
        Task::Site { folder, debian_wasm } => {
            let lane = Lane::start("site");
            let folder = site::site(&workspace, Toolchain::choose(debian_wasm)?, folder.as_deref(), &lane)?;
            lane.end();
            println!("{}", folder.display());
            Ok(())
        }
        Task::Shots => test::shots(&workspace),
        Task::Soak(arguments) => soak::soak(&workspace, &arguments),
        Task::Test(arguments) => test::test(&workspace, &arguments),
        Task::Web { debian_wasm } => {
            let lane = Lane::start("client");
            web::build(&workspace, Toolchain::choose(debian_wasm)?, &lane)?;
            lane.end();
            Ok(())
        }
    }
}
