//! Turns a message into the form that the page reads: its text, with control characters for arguments and
//! variants.
//!
//! `\u{1}` and a digit stand for the argument of that index. `\u{2}` and a digit begin a selection by that argument.
//! Each variant stands behind `\u{3}` and its key, the default last. `\u{4}` ends the selection. `\u{2}l` begins a
//! selection by what lies on the board, which no caller gives.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::argument::{Argument, Kind};
use crate::looks::{LOOKS, Looks};
use crate::plurals::Plurals;
use crate::{Reading, typography};

/// The most arguments of a message: one digit stands for each.
const MOST_ARGUMENTS: usize = 10;

/// The messages of a file by their names.
pub type Patterns<'a> = BTreeMap<&'a str, &'a Pattern<&'a str>>;

/// The pattern of the message `id` as the page reads it, with the text of each message that it refers to.
pub fn compiled(
    id: &str,
    pattern: &Pattern<&str>,
    arguments: &[Argument],
    patterns: &Patterns<'_>,
    reading: &Reading<'_>,
) -> Result<String, String> {
    if arguments.len() > MOST_ARGUMENTS {
        return Err(format!(
            "the message has more than {MOST_ARGUMENTS} arguments"
        ));
    }
    let text = |look| in_look(look, id, pattern, arguments, patterns, reading);
    let compiled = text(None)?;
    if !arguments.is_empty() || !compiled.contains('\u{2}') {
        return Ok(compiled);
    }
    // The page borrows the text of a message without arguments, so that there is a whole one for each look.
    let texts = (0..LOOKS.len()).map(|look| text(Some(look)));
    Ok(choice(texts.collect::<Result<Vec<_>, _>>()?))
}

/// A selection among these texts by what lies on the board.
fn choice(texts: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let variants = ('a'..='z').zip(texts);
    let variants = variants.map(|(key, text)| format!("\u{3}{key}{}", text.as_ref()));
    format!("\u{2}l{}\u{4}", variants.collect::<String>())
}

/// The pattern with the words of one look, or with selections among the words of all.
fn in_look(
    look: Option<usize>,
    id: &str,
    pattern: &Pattern<&str>,
    arguments: &[Argument],
    patterns: &Patterns<'_>,
    reading: &Reading<'_>,
) -> Result<String, String> {
    let mut compiler = Compiler {
        arguments,
        patterns,
        plurals: reading.plurals,
        looks: reading.looks,
        look,
        expanding: vec![id.to_owned()],
        in_text: Vec::new(),
        used: BTreeSet::new(),
        compiled: String::new(),
    };
    compiler.pattern(pattern)?;
    for (index, Argument { name, .. }) in arguments.iter().enumerate() {
        if !compiler.used.contains(&index) {
            return Err(format!("no text uses ${name}"));
        }
    }
    Ok(compiler.compiled)
}

struct Compiler<'a> {
    arguments: &'a [Argument],
    patterns: &'a Patterns<'a>,
    plurals: &'a Plurals,
    looks: &'a Looks,
    /// The only look whose words are written; `None` for all.
    look: Option<usize>,
    /// The message and the references in which the current text stands, the outermost first.
    expanding: Vec<String>,
    /// The indices of the arguments that have a text only here: a person in the variant `[named]`, a number in one
    /// of its plural forms.
    in_text: Vec<usize>,
    /// The indices of the arguments that the text uses.
    used: BTreeSet<usize>,
    compiled: String,
}

impl Compiler<'_> {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.literal(value)?,
                PatternElement::Placeable { expression } => self.expression(expression)?,
            }
        }
        Ok(())
    }

    fn literal(&mut self, text: &str) -> Result<(), String> {
        let opens_tag = |(at, _): (usize, &str)| {
            text[at + 1..].starts_with(|next: char| next.is_ascii_alphabetic() || next == '/')
        };
        if text.contains(['\'', '"']) {
            return Err("write ’ “ and ” for straight quotes".into());
        }
        if text.match_indices('<').any(opens_tag) || text.contains("&#") || text.contains("&amp;") {
            return Err("a message has no markup".into());
        }
        if text.contains(|character: char| character.is_control() && character != '\n') {
            return Err("the text has a control character".into());
        }
        if let Some(fault) = typography::fault(self.plurals.language, text) {
            return Err(fault);
        }
        self.compiled.push_str(text);
        Ok(())
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => match selector {
                InlineExpression::VariableReference { id } => self.select(id.name, variants),
                _ => Err("select by an argument only".into()),
            },
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> Result<(), String> {
        match inline {
            InlineExpression::VariableReference { id } => self.argument(id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.refer(id.name),
            InlineExpression::NumberLiteral { value }
            | InlineExpression::StringLiteral { value } => {
                Err(format!("write {value} without braces"))
            }
            InlineExpression::FunctionReference { id, .. } => Err(format!(
                "{}() is not supported: the type of the argument formats it",
                id.name
            )),
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.word(id.name),
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                Err("refer only to whole messages and to words of a look".into())
            }
        }
    }

    /// Inserts a word for what lies on the board.
    fn word(&mut self, name: &str) -> Result<(), String> {
        let Some(words) = self.looks.get(name) else {
            return Err(format!("there is no -{name} in the files of looks"));
        };
        match self.look {
            Some(look) => self.compiled.push_str(&words[look]),
            // Many words have one form in some looks, as most articles.
            None if words.iter().all(|word| *word == words[0]) => self.literal(&words[0])?,
            None => self.compiled.push_str(&choice(words)),
        }
        Ok(())
    }

    /// Inserts the referenced text.
    fn refer(&mut self, name: &str) -> Result<(), String> {
        let Some(pattern) = self.patterns.get(name) else {
            return Err(format!("there is no {name} in this file"));
        };
        if self.expanding.iter().any(|known| known == name) {
            return Err(format!("{name} refers to itself"));
        }
        self.expanding.push(name.to_owned());
        self.pattern(pattern)?;
        self.expanding.pop();
        Ok(())
    }

    fn argument(&mut self, name: &str) -> Result<(), String> {
        let index = self.index_of(name)?;
        match &self.arguments[index].kind {
            Kind::Choice { .. } => {
                return Err(format!("${name} has no text: use it only to select"));
            }
            Kind::Who if !self.in_text.contains(&index) => {
                return Err(format!("${name} has a text only in the variant [named]"));
            }
            Kind::Number if !self.in_text.contains(&index) => {
                return Err(format!(
                    "${name} stands in no plural form: write them, or declare a numeral, which counts nothing"
                ));
            }
            Kind::Heap if typography::breaks_before_heap(self.plurals.language, &self.compiled) => {
                return Err(format!("write a no-break space before ${name}"));
            }
            _ => {}
        }
        self.compiled.push('\u{1}');
        self.compiled.push(digit(index));
        Ok(())
    }

    fn select(&mut self, name: &str, variants: &[Variant<&str>]) -> Result<(), String> {
        let index = self.index_of(name)?;
        let kind = &self.arguments[index].kind;
        let plurals = self.plurals;
        let codes = variants
            .iter()
            .map(|variant| code(name, kind, &variant.key, plurals));
        let codes = codes.collect::<Result<Vec<_>, _>>()?;
        check_complete(name, kind, variants, plurals)?;
        self.compiled.push('\u{2}');
        self.compiled.push(digit(index));
        // The default comes last, because the page takes the last variant where no other fits.
        let mut ordered: Vec<_> = codes.into_iter().zip(variants).collect();
        ordered.sort_by_key(|(_, variant)| variant.default);
        for (code, variant) in ordered {
            self.compiled.push('\u{3}');
            self.compiled.push(code);
            let gives_text = match kind {
                Kind::Who => word(&variant.key) == "named",
                Kind::Number => true,
                _ => false,
            };
            if gives_text {
                self.in_text.push(index);
            }
            self.pattern(&variant.value)?;
            if gives_text {
                self.in_text.pop();
            }
        }
        self.compiled.push('\u{4}');
        Ok(())
    }

    fn index_of(&mut self, name: &str) -> Result<usize, String> {
        let mut declared = self.arguments.iter();
        let index = declared.position(|argument| argument.name == name);
        let index = index.ok_or_else(|| {
            format!("${name} has no type: write above the message “# ${name} (number): note”")
        })?;
        self.used.insert(index);
        Ok(index)
    }
}

fn digit(index: usize) -> char {
    char::from_digit(u32::try_from(index).unwrap_or(u32::MAX), 10).unwrap_or('0')
}

fn word<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The character that stands for the key of a variant.
fn code(name: &str, kind: &Kind, key: &VariantKey<&str>, forms: &Plurals) -> Result<char, String> {
    let text = word(key);
    match (kind, key) {
        (Kind::Number | Kind::Numeral, VariantKey::NumberLiteral { value }) => {
            let number = value.parse().ok().filter(|number: &u32| *number < 100);
            let exact = number.and_then(|number| char::from_u32(0x100 + number));
            exact.ok_or_else(|| format!("[{text}]: only whole numbers below 100 have a variant"))
        }
        (Kind::Number | Kind::Numeral, VariantKey::Identifier { .. }) => {
            let language = &forms.language;
            forms
                .key(text)
                .ok_or_else(|| format!("[{text}] is no plural form of the language “{language}”"))
        }
        _ => {
            let keys = kind
                .keys()
                .ok_or_else(|| format!("${name} has no variants"))?;
            let letter = ('a'..='z').zip(keys).find(|(_, known)| *known == text);
            letter
                .map(|(letter, _)| letter)
                .ok_or_else(|| format!("[{text}] is no variant of ${name}"))
        }
    }
}

/// Checks that each value of an argument has one variant.
fn check_complete(
    name: &str,
    kind: &Kind,
    variants: &[Variant<&str>],
    plurals: &Plurals,
) -> Result<(), String> {
    let has = |key: &str| variants.iter().any(|variant| word(&variant.key) == key);
    let mut seen = BTreeSet::new();
    if let Some(twice) = variants
        .iter()
        .find(|variant| !seen.insert(word(&variant.key)))
    {
        return Err(format!("[{}] of ${name} occurs twice", word(&twice.key)));
    }
    let default = variants.iter().find(|variant| variant.default);
    match kind.keys() {
        Some(keys) => match keys.iter().find(|key| !has(key)) {
            Some(lacks) => Err(format!("the variant [{lacks}] of ${name} is missing")),
            None => Ok(()),
        },
        None if default.is_none_or(|default| word(&default.key) != "other") => {
            Err(format!("make *[other] the default of ${name}"))
        }
        None => {
            let is_covered_by_1 = |form: &str| form == "one" && plurals.one_is_1 && has("1");
            let lacks = |form: &&&str| !has(form) && !is_covered_by_1(form);
            match plurals.forms.iter().find(lacks) {
                Some(form) => Err(format!("the plural form [{form}] of ${name} is missing")),
                None => Ok(()),
            }
        }
    }
}
