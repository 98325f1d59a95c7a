//! A mistake in the arguments as sentences: the option, its text, and the values that it allows.

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::Cli;
use crate::values::{allowed, cut, one_of};

/// The mistake on one line, for the arguments after the program's name.
pub(crate) fn sentences(error: &clap::Error, arguments: &[String]) -> String {
    let cli = Cli::command();
    let commands: Vec<&str> = cli.get_subcommands().map(clap::Command::get_name).collect();
    let command = arguments
        .iter()
        .find(|argument| commands.contains(&argument.as_str()))
        .map_or("", String::as_str);
    // A usage such as `--take <K>` or `<FILE>`.
    let usage = context(error, ContextKind::InvalidArg);
    let option = usage.split([' ', '=']).next().unwrap_or_default();
    let option = option.trim_matches(['<', '>']);
    let mistake = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let allowed = allowed(command, option);
            match context(error, ContextKind::InvalidValue) {
                "" => format!("{option} has no value. {allowed}"),
                given => format!("{option} is {:?}. {allowed}", cut(given)),
            }
        }
        ErrorKind::MissingRequiredArgument => {
            format!("{option} is missing. {}", allowed(command, option))
        }
        ErrorKind::ArgumentConflict => format!("{option} is given twice. Give this option once."),
        ErrorKind::TooManyValues => format!("{option} takes no value."),
        ErrorKind::UnknownArgument => match context(error, ContextKind::SuggestedArg) {
            "" => format!("There is no option {:?} here.", cut(option)),
            similar => format!(
                "There is no option {:?} here. Did you mean {similar}?",
                cut(option)
            ),
        },
        ErrorKind::InvalidSubcommand => {
            let given = cut(context(error, ContextKind::InvalidSubcommand));
            format!(
                "There is no command {given:?}. Write {}.",
                one_of(&commands)
            )
        }
        _ => first_line(error),
    };
    let words: Vec<&str> = ["nim-cli", command, "--help"]
        .into_iter()
        .filter(|word| !word.is_empty())
        .collect();
    format!("{mistake} {} tells more.", words.join(" "))
}

fn context(error: &clap::Error, kind: ContextKind) -> &str {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text,
        Some(ContextValue::Strings(texts)) => texts.first().map_or("", String::as_str),
        _ => "",
    }
}

/// The text of clap, which begins with `error: `.
fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    format!("{}.", line.trim_start_matches("error: "))
}

#[cfg(test)]
mod tests {
    use super::{Cli, CommandFactory, allowed};

    #[test]
    fn every_option_with_a_value_says_what_it_allows() {
        let mut options = 0;
        for command in Cli::command().get_subcommands() {
            let arguments = command.get_arguments();
            for argument in arguments.filter(|argument| argument.get_action().takes_values()) {
                let name = match argument.get_long() {
                    Some(long) => format!("--{long}"),
                    None => argument.get_id().as_str().to_uppercase(),
                };
                // Heaps in a row are never refused by clap.
                if name != "HEAPS" {
                    assert_ne!(allowed(command.get_name(), &name), "", "{name}");
                    options += 1;
                }
            }
        }
        assert!(options > 20, "{options}");
    }
}
