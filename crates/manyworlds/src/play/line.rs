//! Where typed lines come from: a person at a terminal, with completion, or a pipe.

use std::borrow::Cow;
use std::io::{BufRead as _, IsTerminal as _, stdin};

use console::style;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

/// A source of lines.
pub(super) enum Lines {
    Terminal(Box<Editor<Candidates, DefaultHistory>>),
    Pipe,
}

impl Lines {
    pub(super) fn new() -> anyhow::Result<Self> {
        if !stdin().is_terminal() {
            return Ok(Self::Pipe);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_config(config)?;
        editor.set_helper(Some(Candidates(Vec::new())));
        Ok(Self::Terminal(Box::new(editor)))
    }

    /// Whether a person types.
    pub(super) fn is_terminal(&self) -> bool {
        matches!(self, Self::Terminal(_))
    }

    /// The next line, without spaces around it; nothing when no more come.
    pub(super) fn next(&mut self, prompt: &str, candidates: Vec<String>) -> anyhow::Result<Option<String>> {
        let line = match self {
            Self::Terminal(editor) => {
                editor.set_helper(Some(Candidates(candidates)));
                match editor.readline(prompt) {
                    Ok(line) => line,
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(None),
                    Err(error) => return Err(error.into()),
                }
            }
            Self::Pipe => {
                let mut line = String::new();
                if stdin().lock().read_line(&mut line)? == 0 {
                    return Ok(None);
                }
                line
            }
        };
        Ok(Some(line.split_whitespace().collect::<Vec<_>>().join(" ")))
    }
}

/// What can be typed now.
pub(super) struct Candidates(Vec<String>);

impl Helper for Candidates {}
impl Validator for Candidates {}

impl Completer for Candidates {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..pos];
        Ok((0, self.0.iter().filter(|one| one.starts_with(typed)).cloned().collect()))
    }
}

impl Highlighter for Candidates {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(style(hint).dim().to_string())
    }
}

/// The rest of the only choice that is left stands there in grey.
impl Hinter for Candidates {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        let mut fitting = self.0.iter().filter_map(|one| one.strip_prefix(line));
        let first = fitting.next().filter(|_| !line.is_empty() && pos == line.len())?;
        fitting.next().is_none().then(|| first.to_owned())
    }
}
