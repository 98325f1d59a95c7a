//! Messages of the catalogue by their names, for programs that do not wait for `nim` to compile.

use std::{fs, path::Path};

use anyhow::{Context, Result, anyhow, ensure};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A text in a language of `locales`, with the message in the place of each `{area.message}`.
///
/// Arguments stand behind the name, and one may be a message too:
/// `{people.turn|who={people.player|number=2}}`.
///
/// # Errors
///
/// When the catalogue has no message of this name, or the message wants another argument. The error names it.
pub fn said(text: &str, language: &str) -> Result<String> {
    let mut said = text.to_owned();
    // Inner braces are closed first.
    while let Some(end) = said.find('}') {
        let begin = said[..end].rfind('{');
        let begin = begin.with_context(|| format!("a brace is missing in {text}"))?;
        let message = message(&said[begin + 1..end], language)?;
        said.replace_range(begin..=end, &message);
    }
    ensure!(!said.contains('{'), "a brace is missing in {text}");
    Ok(said)
}

/// The message of a name, with what stands behind it as arguments.
fn message(told: &str, language: &str) -> Result<String> {
    let mut parts = told.split('|');
    let name = parts.next().unwrap_or_default();
    let mut arguments = FluentArgs::new();
    for part in parts {
        let argument = part.split_once('=');
        let (argument, value) = argument.with_context(|| format!("{name}: “{part}” has no ="))?;
        let is_long = value.len() > 3 && value.bytes().all(|digit| digit.is_ascii_digit());
        let value = if is_long {
            digits(value, language).into()
        } else {
            FluentValue::try_number(value)
        };
        arguments.set(argument, value);
    }
    let none = || format!("the catalogue has no message {name}");
    let (area, id) = name.split_once('.').with_context(none)?;
    let bundle = bundle(area, language).with_context(none)?;
    let message = bundle.get_message(id).with_context(none)?;
    let pattern = message.value().with_context(none)?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    let text = text.into_owned();
    ensure!(errors.is_empty(), "{name}: {errors:?}");
    Ok(text)
}

/// A number as the page writes it, in groups of three digits.
fn digits(number: &str, language: &str) -> String {
    // Spanish leaves four digits together.
    let (group, least) = match language {
        "de" => (".", 4),
        "es" => (".", 5),
        "fr" => ("\u{202f}", 4),
        _ => (",", 4),
    };
    let mut digits = number.to_owned();
    if number.len() >= least {
        let places = (1..number.len())
            .rev()
            .filter(|place| (number.len() - place).is_multiple_of(3));
        places.for_each(|place| digits.insert_str(place, group));
    }
    digits
}

/// The messages of a file.
fn bundle(area: &str, language: &str) -> Result<FluentBundle<FluentResource>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let file = Path::new(folder)
        .join(language)
        .join(area)
        .with_extension("ftl");
    let source =
        fs::read_to_string(&file).with_context(|| format!("reading {}", file.display()))?;
    let resource = FluentResource::try_new(source);
    let resource = resource.map_err(|(_, errors)| anyhow!("{}: {errors:?}", file.display()))?;
    let mut bundle = FluentBundle::new(vec![language.parse()?]);
    bundle.set_use_isolating(false);
    let added = bundle.add_resource(resource);
    added.map_err(|errors| anyhow!("{}: {errors:?}", file.display()))?;
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stands_in_the_place_of_its_name() {
        let plain = said("{page.new-game}", "en").unwrap();
        assert_eq!(
            said("h2 {page.new-game}.", "en").unwrap(),
            format!("h2 {plain}.")
        );
        let turn = |who: &str| said(&format!("{{people.turn|who={who}}}"), "en").unwrap();
        assert!(turn("Ada").contains("Ada"), "{}", turn("Ada"));
        assert!(!turn("computer").contains("Ada"), "{}", turn("computer"));
        let player = said("{people.player|number=2}", "en").unwrap();
        assert_eq!(turn("{people.player|number=2}"), turn(&player));
        assert_ne!(said("{page.new-game}", "de").unwrap(), plain);
    }

    #[test]
    fn what_the_catalogue_has_not_is_named() {
        for (text, named) in [
            ("{page.new-gane}", "no message page.new-gane"),
            ("{pagge.new-game}", "no message pagge.new-game"),
            ("{new-game}", "no message new-game"),
            ("{people.turn}", "people.turn"),
            ("{people.turn|Ada}", "people.turn"),
            ("{page.new-game", "{page.new-game"),
            ("page.new-game}", "page.new-game}"),
        ] {
            let error = format!("{:#}", said(text, "en").unwrap_err());
            assert!(error.contains(named), "{text}: {error}");
        }
    }
}
