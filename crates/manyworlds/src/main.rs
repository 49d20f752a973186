//! The command `manyworlds`.
//!
//! One file per subcommand. A command prints its report on standard output; whatever goes wrong is one sentence on
//! standard error and exit code 2.

mod advise;
mod backup;
mod client;
mod client_files;
mod database;
mod deck;
mod eureka;
mod input;
mod logging;
mod markdown;
mod options;
mod output;
mod play;
mod record;
mod replay;
mod restore;
mod review;
mod rules;
mod serve;
mod simulate;
mod verify;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};
use words::{Language, Words};

/// Messages are made on one thread and freed on another, where the system's own allocator is slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Multiuniversum and Multiverse on one self-hosted program: play, simulate, look things up.
#[derive(Parser)]
#[command(name = "manyworlds", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// The language of rules, names and faults: en or fr [default: the one of the system]
    #[arg(long, global = true)]
    lang: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Replay(replay::Args),
    Review(review::Args),
    Advise(advise::Args),
    Eureka(eureka::Args),
    Verify(verify::Args),
    Rules(rules::Args),
    #[command(subcommand)]
    Deck(deck::Command),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return misunderstood(&error),
    };
    let words = Words::of(cli.lang.unwrap_or_else(language_of_the_system));
    let done = match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Play(args) => play::run(args, words),
        Command::Simulate(args) => simulate::run(&args),
        Command::Replay(args) => replay::run(&args, words),
        Command::Review(args) => review::run(&args, words),
        Command::Advise(args) => advise::run(&args, words),
        Command::Eureka(args) => eureka::run(&args, words),
        Command::Verify(args) => verify::run(&args, words),
        Command::Rules(args) => rules::run(&args, words),
        Command::Deck(command) => deck::run(&command, words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough, as in `manyworlds rules multiuniversum | head`.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{error:#}")),
    }
}

fn fail(sentence: &str) -> ExitCode {
    // Not `eprintln!`, which panics where nobody listens.
    let _ = writeln!(io::stderr(), "error: {}", output::one_line(sentence));
    ExitCode::from(2)
}

/// Help and version are answers. Of a real error clap's first paragraph is the sentence; what follows is usage.
fn misunderstood(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // If nobody reads it there is nobody to tell.
            let _ = error.print();
            ExitCode::from(u8::from(error.use_stderr()) * 2)
        }
        _ => {
            let text = error.to_string();
            let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
            let sentence = lines.collect::<Vec<_>>().join(" ");
            fail(sentence.strip_prefix("error: ").unwrap_or(&sentence))
        }
    }
}

/// As POSIX has it: the first of these that says anything, such as `fr_FR.UTF-8`.
fn language_of_the_system() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default();
    Language::preferred(said.split('.').next())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_flags_make_sense() {
        super::Cli::command().debug_assert();
    }
}
