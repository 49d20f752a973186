//! The few pieces of HTML that the page is made of.

use std::fmt::Write as _;

/// A text as it may stand in HTML, also inside an attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

/// A number with so many decimals, and with a real minus sign.
pub(super) fn decimal(value: f64, decimals: usize) -> String {
    format!("{value:.decimals$}").replace('-', "−")
}

/// A plot, with what it shows for whoever cannot see it.
pub(super) fn figure(told: &str, svg: &str) -> String {
    format!("<figure role=\"img\" aria-label=\"{}\">{svg}</figure>\n", escaped(told))
}

/// A table; the cells are HTML already. The first of each row is its head.
pub(super) fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let mut html = "<div class=\"scroll\" tabindex=\"0\"><table>\n<thead><tr>".to_owned();
    for name in head {
        let _ = write!(html, "<th scope=\"col\">{}</th>", escaped(name));
    }
    html += "</tr></thead>\n<tbody>\n";
    for row in rows {
        html += "<tr>";
        for (index, cell) in row.iter().enumerate() {
            let _ = match index {
                0 => write!(html, "<th scope=\"row\">{cell}</th>"),
                // A cell that brings its own tag.
                _ if cell.starts_with("<td") => write!(html, "{cell}"),
                _ => write!(html, "<td>{cell}</td>"),
            };
        }
        html += "</tr>\n";
    }
    html + "</tbody></table></div>\n"
}

/// A part of the page.
pub(super) fn section(title: &str, told: &str, content: &str) -> String {
    format!(
        "<section>\n<h2>{}</h2>\n<p class=\"told\">{}</p>\n{content}</section>\n",
        escaped(title),
        escaped(told)
    )
}

/// A word of a command line as a shell takes it.
pub(super) fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=,./:+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_place() {
        assert_eq!(escaped("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
    }

    #[test]
    fn numbers_have_a_minus_sign() {
        assert_eq!([decimal(-11.66, 1), decimal(2.0, 0)], ["−11.7", "2"]);
    }

    #[test]
    fn a_shell_reads_the_words_back() {
        let words = ["--set", "born=1990-01-01,-", "my deck.toml", "it's", ""].map(shell_word);
        assert_eq!(words, ["--set", "born=1990-01-01,-", "'my deck.toml'", r"'it'\''s'", "''"]);
    }
}
