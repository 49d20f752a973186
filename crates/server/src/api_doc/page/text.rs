//! Of Markdown, our descriptions use back-ticks, and blocks of code that are indented.

use maud::{Markup, html};

pub(super) fn paragraphs(text: &str) -> Markup {
    html! { @for paragraph in text.split("\n\n").filter(|text| !text.is_empty()) {
        @if paragraph.starts_with("    ") {
            @let lines: Vec<&str> =
                paragraph.lines().map(|line| line.strip_prefix("    ").unwrap_or(line)).collect();
            pre { code { (lines.join("\n")) } }
        } @else {
            p { (inline(paragraph)) }
        }
    } }
}

pub(super) fn inline(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_indented_is_code() {
        let html = paragraphs("one\n\n    a < `b`\n      c\n\ntwo").into_string();
        assert_eq!(html, "<p>one</p><pre><code>a &lt; `b`\n  c</code></pre><p>two</p>");
    }
}
