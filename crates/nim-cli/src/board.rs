//! The rules that every command takes, and the board as text.

use std::num::NonZeroU32;

use anyhow::{Result, bail};
use nim_engine::{Convention, Position, Rules, Setup, write_heaps};

use crate::values;

/// The board of `play` and `match` where no heaps are given.
pub(crate) const USUAL: [u32; 5] = [5, 4, 3, 2, 1];

#[derive(clap::Args)]
pub(crate) struct RuleArgs {
    // Without a default of clap's own: `train` has to know whether a rule was given.
    /// Whether the last stone wins (normal) or loses (misere) [default: normal]
    #[arg(long, value_parser = values::convention)]
    rule: Option<Convention>,
    /// The most stones a turn [default: as many as the heap holds]
    #[arg(long, value_name = "K", value_parser = values::number::<NonZeroU32>, allow_negative_numbers = true)]
    take: Option<NonZeroU32>,
}

impl RuleArgs {
    /// The given rules, and the others from these.
    pub(crate) fn rules_or(&self, others: Rules) -> Rules {
        Rules {
            convention: self.rule.unwrap_or(others.convention),
            limit: self.take.or(others.limit),
        }
    }

    pub(crate) fn position(&self, heaps: Vec<u32>) -> Result<Position> {
        Ok(Setup::new(heaps, self.rules_or(Rules::normal())).position()?)
    }
}

/// Refuses a board without a move: no game of a thousand would have one.
pub(crate) fn want_stones(position: &Position) -> Result<()> {
    if position.is_terminal() {
        bail!("This board has no stones. Give at least one heap a stone.");
    }
    Ok(())
}

/// What the last stone does.
pub(crate) fn last_stone_words(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "The last stone wins.",
        Convention::Misere => "The last stone loses.",
    }
}

/// The limit as a sentence.
pub(crate) fn limit_words(limit: NonZeroU32) -> String {
    format!("A turn takes at most {}.", stones_word(limit.get()))
}

/// `1 stone`, `2 stones`
pub(crate) fn stones_word(stones: u32) -> String {
    format!("{stones} {}", if stones == 1 { "stone" } else { "stones" })
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
    let heaps = heap_words(position.heaps());
    let last = last_stone_words(rules.convention);
    let limit = rules.limit.map(limit_words).unwrap_or_default();
    format!("Heaps {heaps}, {} play. {last} {limit}", rules.convention)
        .trim_end()
        .to_owned()
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

#[cfg(test)]
mod tests {
    use super::heap_words;

    #[test]
    fn long_boards_are_cut_short_in_sentences() {
        assert_eq!(heap_words(&[3, 5, 7]), "3,5,7");
        assert_eq!(heap_words(&[1; 24]).len(), 47);
        assert!(heap_words(&[1; 25]).ends_with("1,1,… (25 heaps)"));
    }
}
