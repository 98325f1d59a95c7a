//! Scripts, styles and documents, with the messages of the catalogue in their places. Scripts and styles
//! are written to be read; people load them without comments and long names.

use std::{
    fs,
    io::{Seek, Write},
    process::Stdio,
};

use anyhow::{Context, Error, Result, anyhow, ensure};
use nim_catalogue::{ENGLISH, LanguageFiles, Refusal};

use crate::command::{Workspace, read};

/// The options of a script.
pub(crate) const SCRIPT: [&str; 1] = ["--loader=js"];

/// The options of a script with a namespace of its own, so that its longest names become short too.
pub(crate) const MODULE: [&str; 2] = ["--loader=js", "--format=esm"];

/// The texts of a checkout.
pub(crate) struct Text<'a> {
    workspace: &'a Workspace,
    /// All languages, English first.
    pub(crate) languages: Vec<LanguageFiles>,
}

impl<'a> Text<'a> {
    pub(crate) fn of(workspace: &'a Workspace) -> Result<Self> {
        let refused = |refusals: Vec<Refusal>| {
            let lines: Vec<_> = refusals.iter().map(ToString::to_string).collect();
            anyhow!("{}", lines.join("\n"))
        };
        let languages = nim_catalogue::languages(&workspace.join("locales")).map_err(refused)?;
        Ok(Self {
            workspace,
            languages,
        })
    }

    /// A file as it stands.
    pub(crate) fn source(&self, file: &str) -> Result<String> {
        fs::read_to_string(self.workspace.join(file)).with_context(|| format!("reading {file}"))
    }

    /// A text with its messages in a language.
    pub(crate) fn filled(&self, language: &str, text: &str) -> Result<String> {
        let known = self.languages.iter().find(|known| known.tag == language);
        let known = known.with_context(|| format!("there is no language {language}"))?;
        nim_catalogue::filled(text, &known.areas).map_err(Error::msg)
    }

    /// The text of a file with its messages in English.
    pub(crate) fn read(&self, file: &str) -> Result<String> {
        self.filled(ENGLISH, &self.source(file)?)
            .with_context(|| format!("filling {file}"))
    }

    /// A style with all that it imports, short.
    pub(crate) fn style(&self, file: &str) -> Result<String> {
        self.short(&["--bundle", file], "")
    }

    /// A text without comments and long names. The options name its kind for esbuild.
    pub(crate) fn short(&self, options: &[&str], text: &str) -> Result<String> {
        let mut input = tempfile::tempfile().context("making a file for esbuild")?;
        input
            .write_all(text.as_bytes())
            .context("writing for esbuild")?;
        input.rewind().context("writing for esbuild")?;
        let mut esbuild = self.workspace.command("esbuild");
        esbuild
            .args(["--minify", "--log-level=warning"])
            .args(options);
        let short = read(esbuild.stdin(input).stderr(Stdio::inherit()))?;
        Ok(short.trim_end().to_owned())
    }
}

/// The text with `value` in the place of `place`. An error unless `place` occurs exactly once.
pub(crate) fn put(text: &str, place: &str, value: &str) -> Result<String> {
    let places = text.matches(place).count();
    ensure!(places == 1, "{place} occurs {places} times instead of once");
    Ok(text.replace(place, value))
}

/// The part of a text between the first `begin` and the `end` that follows.
pub(crate) fn between<'a>(text: &'a str, begin: &str, end: &str) -> Result<&'a str> {
    let found = text
        .split_once(begin)
        .and_then(|(_, rest)| rest.split_once(end));
    let (part, _) = found.with_context(|| format!("there is no {begin} before {end}"))?;
    Ok(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placeholder_occurs_exactly_once() {
        assert_eq!(put("a <b> c", "<b>", "d").unwrap(), "a d c");
        assert!(put("a c", "<b>", "d").is_err());
        assert!(put("<b> <b>", "<b>", "d").is_err());
    }
}
