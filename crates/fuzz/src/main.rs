//! `cargo xtask fuzz` builds this with `--cfg fuzzing`: then LLVM's libFuzzer has the `main` function and feeds the
//! job with bytes that it changes so as to reach new code. Built plainly, the program runs the job on the files it
//! is given, which is how a crash is repeated.

#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
mod under_libfuzzer {
    use std::panic::catch_unwind;
    use std::sync::OnceLock;

    use fuzz::{Job, Request};

    static JOB: OnceLock<Job> = OnceLock::new();

    libfuzzer_sys::fuzz_target!(init: start(), |bytes: &[u8]| run(bytes));

    fn start() {
        // libfuzzer-sys aborts where a panic starts. Unwound, it lets the testkit tell which inputs led there.
        drop(std::panic::take_hook());
        let started = Request::from_arguments().and_then(|request| {
            request.write_seeds()?;
            Ok(request.job)
        });
        match started {
            Ok(job) => _ = JOB.set(job),
            Err(wrong) => {
                eprintln!("error: {wrong}");
                std::process::exit(2);
            }
        }
    }

    fn run(bytes: &[u8]) {
        let job = JOB.get().expect("libFuzzer starts before it runs");
        match catch_unwind(|| job.run(bytes)) {
            Ok(Ok(())) => return,
            Ok(Err(broken)) => eprintln!("{broken}"),
            // The panic has told about itself.
            Err(_) => {}
        }
        // libFuzzer keeps the bytes of what it sees die.
        std::process::abort();
    }
}

#[cfg(not(fuzzing))]
fn main() -> std::process::ExitCode {
    use std::process::ExitCode;

    match fuzz::Request::from_arguments().and_then(|request| request.run_files()) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(broken)) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
        Err(wrong) => {
            eprintln!("error: {wrong}");
            ExitCode::from(2)
        }
    }
}
