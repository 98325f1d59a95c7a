//! Heaps and rules as they are given to every command, and as they are told back.

use std::io::{self, Read};
use std::num::NonZeroU32;

use anyhow::{Context, Result, bail};
use nim_engine::{Convention, Position, Rules, Setup, parse_heaps, write_heaps};

use crate::values;

/// The rules of a game.
#[derive(clap::Args)]
pub(crate) struct RuleArgs {
    // Without a default of clap's own, since `train` asks whether somebody chose a rule.
    #[arg(long, help = "Whoever takes the last stone wins (normal) or loses (misere) [default: normal]", value_parser = values::convention)]
    rule: Option<Convention>,
    /// The most stones that one move may take [default: as many as the heap holds]
    #[arg(long, value_name = "K", value_parser = values::limit, allow_negative_numbers = true)]
    take: Option<NonZeroU32>,
}

impl RuleArgs {
    fn rules(&self) -> Rules {
        self.rules_or(Rules::normal())
    }

    /// What was asked for, and the rest as it is in these rules.
    pub(crate) fn rules_or(&self, others: Rules) -> Rules {
        Rules {
            convention: self.rule.unwrap_or(others.convention),
            limit: self.take.or(others.limit),
        }
    }

    /// The position with these heaps: numbers with spaces or commas between them, or a single `-`
    /// for the same on standard input.
    pub(crate) fn position(&self, heaps: &[String]) -> Result<Position> {
        Ok(Setup::new(read_heaps(heaps)?, self.rules()).position()?)
    }
}

/// Heaps as they were given, wherever they are.
pub(crate) fn read_heaps(heaps: &[String]) -> Result<Vec<u32>> {
    let text = if is_stdin(heaps) {
        let mut text = String::new();
        io::stdin()
            .read_to_string(&mut text)
            .context("reading heaps from standard input")?;
        text
    } else {
        heaps.join(" ")
    };
    let list = with_commas(&text);
    if list.is_empty() {
        bail!("no heaps given: write their stones as numbers, as in 3 5 7");
    }
    parse_heaps(&list).context("heaps")
}

/// Refuses a board on which there is no move: games by the thousand would all be none.
pub(crate) fn want_stones(position: &Position) -> Result<()> {
    if position.is_terminal() {
        bail!("no stone is on this board: give one heap 1 stone at least");
    }
    Ok(())
}

/// Whether the heaps are to be read from standard input.
pub(crate) fn is_stdin(heaps: &[String]) -> bool {
    matches!(heaps, [only] if only == "-")
}

/// How the rules are told to people.
pub(crate) fn rule_words(rules: Rules) -> String {
    let end = match rules.convention {
        Convention::Normal => "Whoever takes the last stone wins.",
        Convention::Misere => "Whoever takes the last stone loses.",
    };
    match rules.limit {
        Some(limit) => format!("{end} At most {limit} a turn."),
        None => end.to_owned(),
    }
}

/// The most heaps that are written out in a sentence.
const WRITTEN: usize = 24;

/// The heaps, those of a long board cut short.
pub(crate) fn heap_words(heaps: &[u32]) -> String {
    match heaps.get(..WRITTEN) {
        Some(first) if heaps.len() > WRITTEN => {
            format!("{},… ({} heaps)", write_heaps(first), heaps.len())
        }
        _ => write_heaps(heaps),
    }
}

/// The board and its rules as sentences.
pub(crate) fn board_words(position: &Position) -> String {
    let rules = position.rules();
    format!(
        "Heaps {}, {} play. {}",
        heap_words(position.heaps()),
        rules.convention,
        rule_words(rules)
    )
}

/// A board as the options that ask for it.
pub(crate) fn options(position: &Position) -> String {
    let rules = position.rules();
    let heaps = heap_words(position.heaps());
    match rules.limit {
        Some(limit) => format!("--heaps {heaps} --rule {} --take {limit}", rules.convention),
        None => format!("--heaps {heaps} --rule {}", rules.convention),
    }
}

/// Puts one comma wherever there is a space or a comma with spaces around it, and none at the end.
fn with_commas(text: &str) -> String {
    let mut list = String::with_capacity(text.len());
    for (place, part) in text.split(',').enumerate() {
        if place > 0 {
            list.push(',');
        }
        for (place, word) in part.split_whitespace().enumerate() {
            if place > 0 {
                list.push(',');
            }
            list.push_str(word);
        }
    }
    if list.ends_with(',') {
        list.pop();
    }
    list
}

#[cfg(test)]
mod tests {
    use super::{heap_words, with_commas};

    fn check(text: &str, list: &str) {
        assert_eq!(with_commas(text), list);
    }

    #[test]
    fn spaces_and_commas_part_heaps() {
        check("3 5 7", "3,5,7");
        check("3,5,7", "3,5,7");
        check(" 3,5\n7\t1 , 2\n", "3,5,7,1,2");
        check("3,,7", "3,,7");
        check(",7", ",7");
        check("3, 5, 7,\n", "3,5,7");
        check(" ", "");
        check(",", "");
    }

    #[test]
    fn long_boards_are_cut_short_in_sentences() {
        assert_eq!(heap_words(&[3, 5, 7]), "3,5,7");
        assert_eq!(heap_words(&[1; 24]).len(), 47);
        assert!(heap_words(&[1; 25]).ends_with("1,1,… (25 heaps)"));
    }
}
