//! Scripts, styles and documents, with the messages of the catalogue in their places. Scripts and styles
//! are written to be read; people load them without comments and long names.

use std::{
    fs,
    io::{Seek, Write},
    path::Path,
    process::Stdio,
};

use anyhow::{Context, Error, Result, anyhow, ensure};
use nim_catalogue::{Area, ENGLISH, LanguageFiles, Refusal};

use crate::command::{Workspace, read};

/// The options of a script with a namespace of its own, so that its longest names become short too.
pub(crate) const MODULE: [&str; 2] = ["--loader=js", "--format=esm"];

/// The texts of a checkout.
pub(crate) struct Text<'a> {
    workspace: &'a Workspace,
    messages: Vec<Area>,
    /// All languages, English first.
    pub(crate) languages: Vec<LanguageFiles>,
}

impl<'a> Text<'a> {
    pub(crate) fn of(workspace: &'a Workspace) -> Result<Self> {
        let refused = |refusals: Vec<Refusal>| {
            let lines: Vec<_> = refusals.iter().map(ToString::to_string).collect();
            anyhow!("{}", lines.join("\n"))
        };
        let locales = workspace.join("locales");
        Ok(Self {
            workspace,
            messages: nim_catalogue::folder(&locales.join(ENGLISH)).map_err(refused)?,
            languages: nim_catalogue::languages(&locales).map_err(refused)?,
        })
    }

    /// The tags of all languages, English first, as JSON.
    pub(crate) fn tags(&self) -> Result<String> {
        let tags: Vec<&str> = self
            .languages
            .iter()
            .map(|language| &*language.tag)
            .collect();
        Ok(serde_json::to_string(&tags)?)
    }

    /// A file as it stands.
    pub(crate) fn source(&self, file: impl AsRef<Path>) -> Result<String> {
        let file = file.as_ref();
        fs::read_to_string(self.workspace.join(file))
            .with_context(|| format!("reading {}", file.display()))
    }

    /// The text of a file with its messages.
    pub(crate) fn read(&self, file: impl AsRef<Path>) -> Result<String> {
        let file = file.as_ref();
        let text = self.source(file)?;
        let filled = nim_catalogue::filled(&text, &self.messages).map_err(Error::msg);
        filled.with_context(|| format!("filling {}", file.display()))
    }

    /// A text with its messages in another language.
    pub(crate) fn translated(&self, language: &str, text: &str) -> Result<String> {
        let known = self.languages.iter().find(|known| known.tag == language);
        let known = known.with_context(|| format!("there is no language {language}"))?;
        nim_catalogue::filled(text, &known.areas).map_err(Error::msg)
    }

    /// A script of a document, short, with values in the places of these names.
    pub(crate) fn script(&self, file: &str, values: &[(&str, &str)]) -> Result<String> {
        self.filled(file, values, &["--loader=js"])
    }

    /// A module, short, with values in the places of these names.
    pub(crate) fn module(&self, file: &str, values: &[(&str, &str)]) -> Result<String> {
        self.filled(file, values, &MODULE)
    }

    fn filled(&self, file: &str, values: &[(&str, &str)], options: &[&str]) -> Result<String> {
        let mut code = self.read(file)?;
        for (place, value) in values {
            code = put(&code, place, value)?;
        }
        self.short(options, &code)
    }

    /// A style with all that it imports, short.
    pub(crate) fn style(&self, file: impl AsRef<Path>) -> Result<String> {
        let file = file.as_ref().to_string_lossy();
        self.short(&["--bundle", &file], "")
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

    /// A document without the part that is for development alone.
    pub(crate) fn document(&self, file: &str) -> Result<String> {
        let text = self.read(file)?;
        let parts = text
            .split_once("    <!-- development -->\n")
            .and_then(|(before, rest)| {
                let (_, after) = rest.split_once("    <!-- /development -->\n")?;
                Some([before, after].concat())
            });
        parts.with_context(|| format!("{file} has no part for development"))
    }

    /// A file of `assets/site`, which a host serves as it is; pictures have no messages.
    pub(crate) fn site(&self, file: &str) -> Result<Vec<u8>> {
        let file = Path::new("assets/site").join(file);
        if file.extension().is_some_and(|end| end == "png") {
            return fs::read(self.workspace.join(&file))
                .with_context(|| format!("reading {}", file.display()));
        }
        self.read(file).map(String::into_bytes)
    }
}

/// The text with this value in its one place.
pub(crate) fn put(text: &str, place: &str, value: &str) -> Result<String> {
    let places = text.matches(place).count();
    ensure!(places == 1, "{place} occurs {places} times instead of once");
    Ok(text.replace(place, value))
}

/// The part of a text between the first places of these two.
pub(crate) fn between<'a>(text: &'a str, begin: &str, end: &str) -> Result<&'a str> {
    let rest = text
        .split_once(begin)
        .and_then(|(_, rest)| rest.split_once(end));
    let (part, _) = rest.with_context(|| format!("there is no {begin} before {end}"))?;
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
