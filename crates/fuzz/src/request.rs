//! What the arguments ask for. `cargo xtask fuzz` writes them.

use std::fs;
use std::path::PathBuf;
use std::process;

use games::GameId;

use crate::job::Job;

/// `--game=GAME --target=TARGET [--seeds=FOLDER] FILE…`. libFuzzer leaves arguments with two hyphens to us, and
/// those with one are its own.
pub struct Request {
    /// What to run.
    pub job: Job,
    /// Where to write bytes that a fuzzer can start from.
    seeds: Option<PathBuf>,
    /// What to run it on; libFuzzer reads these itself.
    files: Vec<PathBuf>,
}

impl Request {
    /// Reads the program's arguments. With `--list` it prints what can be fuzzed and ends here.
    pub fn from_arguments() -> Result<Self, String> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        if arguments.iter().any(|argument| argument == "--list") {
            Job::all().for_each(|Job { game, target }| println!("{game} {target}"));
            process::exit(0);
        }
        Self::parse(&arguments)
    }

    fn parse(arguments: &[String]) -> Result<Self, String> {
        let value = |name: &str| arguments.iter().find_map(|argument| argument.strip_prefix(name));
        let game = value("--game=").ok_or("--game= is missing")?;
        let target = value("--target=").ok_or("--target= is missing")?;
        Ok(Self {
            job: Job {
                game: game.parse::<GameId>().map_err(|error| error.to_string())?,
                target: target.parse()?,
            },
            seeds: value("--seeds=").map(PathBuf::from),
            files: arguments.iter().filter(|it| !it.starts_with('-')).map(PathBuf::from).collect(),
        })
    }

    /// Runs the job on the files. The outer error is that one cannot be read, the inner one what is broken.
    pub fn run_files(&self) -> Result<Result<(), String>, String> {
        for file in &self.files {
            let path = file.display();
            let bytes = fs::read(file).map_err(|error| format!("{path} cannot be read: {error}"))?;
            if let Err(broken) = self.job.run(&bytes) {
                return Ok(Err(broken));
            }
            println!("{path}: nothing is wrong");
        }
        Ok(Ok(()))
    }

    /// Writes the job's seeds, each into a file of its own, if somebody wants them.
    pub fn write_seeds(&self) -> Result<(), String> {
        let Some(folder) = &self.seeds else { return Ok(()) };
        for (number, seed) in self.job.seeds().iter().enumerate() {
            let path = folder.join(format!("{number:03}"));
            fs::write(&path, seed)
                .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::Request;
    use crate::target::Target;

    fn parse(arguments: &str) -> Result<Request, String> {
        let arguments: Vec<String> = arguments.split(' ').map(str::to_owned).collect();
        Request::parse(&arguments)
    }

    #[test]
    fn flags_of_libfuzzer_are_left_alone() {
        let request = parse("--game=multiuniversum -timeout=9 --target=deck a.bin b.bin").ok().unwrap();
        assert_eq!(request.job.target, Target::Deck);
        assert_eq!(request.files, ["a.bin", "b.bin"].map(PathBuf::from));
    }

    #[test]
    fn what_is_wrong_is_one_sentence() {
        let wrong = |arguments| parse(arguments).err().unwrap();
        assert_eq!(wrong("--game=multiuniversum"), "--target= is missing");
        assert!(wrong("--game=chess --target=deck").starts_with("there is no game “chess”"));
        assert!(wrong("--game=multiuniversum --target=luck").starts_with("there is nothing to fuzz"));
    }
}
