//! Markdown as plain text for a terminal.

use console::style;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, TagEnd};

use crate::output::wrapped;

/// A page: titles, paragraphs, lists, and tables whose rows are a term and its text.
pub(crate) fn page(markdown: &str, width: usize) -> String {
    let mut page = Page { width, ..Page::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.out
}

/// A line without its marks.
pub(crate) fn inline(markdown: &str) -> String {
    let texts = Parser::new(markdown).filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    });
    texts.map(pulldown_cmark::CowStr::into_string).collect()
}

#[derive(Default)]
struct Page {
    width: usize,
    out: String,
    /// The text of the paragraph, item or cell so far.
    text: String,
    /// The cells of the table's row so far.
    row: Vec<String>,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) => self.text.push_str(&text),
            Event::SoftBreak | Event::HardBreak => self.text.push(' '),
            Event::End(end) => self.end(end),
            _ => {}
        }
    }

    fn end(&mut self, end: TagEnd) {
        match end {
            TagEnd::Heading(level) => {
                let title = std::mem::take(&mut self.text);
                let line = if level == HeadingLevel::H1 { "═" } else { "─" };
                let under = line.repeat(textwrap::core::display_width(&title).min(self.width));
                self.block(&format!("{}\n{under}", style(title).bold()));
            }
            TagEnd::Paragraph => {
                let text = std::mem::take(&mut self.text);
                self.block(&wrapped(&text, self.width, ""));
            }
            TagEnd::Item => {
                let text = std::mem::take(&mut self.text);
                self.line(&wrapped(&text, self.width, "- "));
            }
            TagEnd::TableCell => self.row.push(std::mem::take(&mut self.text)),
            // The head only says which column is the id.
            TagEnd::TableHead => self.row.clear(),
            TagEnd::TableRow => {
                let row = std::mem::take(&mut self.row);
                if let [term, texts @ ..] = &row[..] {
                    let first = format!("{}  ", style(term).bold());
                    self.line(&wrapped(&texts.join("  "), self.width, &first));
                }
            }
            _ => {}
        }
    }

    /// Something with an empty line before it.
    fn block(&mut self, text: &str) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.line(text);
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_plainly() {
        let markdown = "# Title\n\nSome *words* in `code`\nand [a link](x.md).\n\n## Rules\n| id | rule |\n|---|---|\n\
                        | A-1 | **Ruling:** one two three. |\n| A-2 | Two. |\n\nThe end:\n- one\n- two\n";
        let plain = "Title\n═════\n\nSome words in code\nand a link.\n\nRules\n─────\nA-1  Ruling: one two\n     three.\n\
                     A-2  Two.\n\nThe end:\n- one\n- two\n";
        assert_eq!(console::strip_ansi_codes(&page(markdown, 20)), plain);
    }

    #[test]
    fn a_line_loses_its_marks() {
        assert_eq!(inline("**Ruling.** Ask for `used_tools`, *now*."), "Ruling. Ask for used_tools, now.");
    }
}
