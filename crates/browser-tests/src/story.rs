//! The stories of a program, played side by side.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use libtest_mimic::{Arguments, Trial};
use tokio::runtime::Runtime;

use crate::browsers::{Browsers, Source};
use crate::stage::Stage;

/// So many stories are played at once: more than there are cores, as a story waits more than it computes.
const AT_ONCE: usize = 3;

type Play = Box<dyn FnOnce(&Runtime, &Browsers) -> anyhow::Result<()> + Send>;

/// A story to be played.
pub struct Story {
    name: &'static str,
    play: Play,
}

impl Story {
    /// A story with so many seats.
    pub fn new<const N: usize>(
        name: &'static str,
        story: impl AsyncFnOnce(&[Stage; N]) -> anyhow::Result<()> + Send + 'static,
    ) -> Self {
        Self { name, play: Box::new(move |runtime, browsers| runtime.block_on(browsers.play(name, story))) }
    }
}

/// Makes a list of stories from the paths of their functions.
#[macro_export]
macro_rules! stories {
    ($($module:ident :: $story:ident),* $(,)?) => {
        vec![$($crate::Story::new(
            concat!(stringify!($module), "::", stringify!($story)),
            $module::$story,
        )),*]
    };
}

/// Plays the stories as `cargo test` runs tests, in the order of the list. The longest come first: one that is left over
/// at the end would keep the machine waiting.
pub fn play(source: Source, stories: Vec<Story>) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(AT_ONCE);
    let runtime = match Runtime::new() {
        Ok(runtime) => Arc::new(runtime),
        Err(error) => {
            eprintln!("the stories cannot begin: {error}");
            return ExitCode::FAILURE;
        }
    };
    let talks = arguments.nocapture;
    let browsers = Arc::new(Browsers::new(source));
    let trials = stories.into_iter().map(|story| {
        let (runtime, browsers) = (Arc::clone(&runtime), Arc::clone(&browsers));
        Trial::test(story.name, move || {
            let start = Instant::now();
            let outcome = (story.play)(&runtime, &browsers);
            if talks {
                println!("{}: {:.1} s", story.name, start.elapsed().as_secs_f64());
            }
            outcome.map_err(|error| format!("{error:#}").into())
        })
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    runtime.block_on(browsers.quit());
    conclusion.exit_code()
}
