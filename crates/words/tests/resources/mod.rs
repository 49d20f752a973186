//! The resource files, parsed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use words::Language;

/// One text of a resource file.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// The variables it uses.
    pub(crate) variables: BTreeSet<String>,
    /// All that it says, every variant on a line of its own, each variable as one `…`.
    pub(crate) written: String,
    /// Plural forms other than an exact number's that do not show the number that chose them.
    pub(crate) silent_plurals: Vec<String>,
}

/// The texts of a language, by key.
pub(crate) type Messages = BTreeMap<String, Message>;

/// All texts of a language, read from the files.
pub(crate) fn messages(language: Language) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language.tag());
    let mut messages = Messages::new();
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let source = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(&*source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(it) => {
                    let pattern = it.value.unwrap_or_else(|| panic!("{} has no text", it.id.name));
                    let mut message = Message::default();
                    message.take(&pattern);
                    let twin = messages.insert(it.id.name.to_owned(), message);
                    assert!(twin.is_none(), "{} is there twice", it.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", path.display()),
            }
        }
    }
    messages
}

impl Message {
    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.written.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.take_variable(inline);
                    self.written.push('…');
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    let chooser = self.take_variable(selector);
                    let plural =
                        variants.iter().any(|it| matches!(it.key, VariantKey::Identifier { name: "one" }));
                    for variant in variants {
                        self.written.push('\n');
                        let mut inner = Self::default();
                        inner.take(&variant.value);
                        let exact = matches!(variant.key, VariantKey::NumberLiteral { .. });
                        if plural && !exact && !inner.variables.contains(&chooser) {
                            self.silent_plurals.push(inner.written.clone());
                        }
                        self.written.push_str(&inner.written);
                        self.variables.append(&mut inner.variables);
                        self.silent_plurals.append(&mut inner.silent_plurals);
                    }
                    self.written.push('\n');
                }
            }
        }
    }

    fn take_variable(&mut self, expression: &InlineExpression<&str>) -> String {
        let InlineExpression::VariableReference { id } = expression else {
            panic!("only variables are used, no references or functions: {expression:?}")
        };
        self.variables.insert(id.name.to_owned());
        id.name.to_owned()
    }
}
