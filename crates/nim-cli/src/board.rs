//! The board and the rules, which every command takes.

use anyhow::Result;
use nim_engine::{Convention, NotationError, Position, Rules, Setup, Takes};

#[derive(clap::Args)]
pub(crate) struct BoardArgs {
    /// The stones of each heap, such as 3 5 7 or 3,5,7
    #[arg(default_value = "5 4 3 2 1", value_parser = heaps, allow_negative_numbers = true)]
    heaps: Vec<Heaps>,
    /// The last stone wins (normal) or loses (misere)
    #[arg(long, default_value = "normal", value_parser = rule)]
    rule: Convention,
    /// The most stones that a turn may take, such as 3, or which numbers, such as 1,3,4 [default: a whole heap]
    #[arg(long, value_name = "K", value_parser = takes, allow_negative_numbers = true)]
    take: Option<Takes>,
}

/// The heaps that one argument names.
type Heaps = Vec<u32>;

impl BoardArgs {
    pub(crate) fn position(&self) -> Result<Position> {
        let rules = Rules {
            convention: self.rule,
            takes: self.take.unwrap_or_default(),
        };
        Ok(Setup::new(self.heaps.concat(), rules).position()?)
    }
}

fn heaps(text: &str) -> Result<Heaps, String> {
    // The shell leaves the commas of `3, 5 ,7` at the ends of words.
    let words = text.split_whitespace().map(|word| word.trim_matches(','));
    let words = words.filter(|word| !word.is_empty());
    let numbers = words.flat_map(|word| word.split(','));
    let heaps: Result<Heaps, _> = numbers.map(str::parse).collect();
    heaps.map_err(|_| format!("write whole numbers from 0 to {}, such as 3 5 7", u32::MAX))
}

fn rule(text: &str) -> Result<Convention, &'static str> {
    match text.to_lowercase().as_str() {
        "normal" => Ok(Convention::Normal),
        "misere" | "misère" => Ok(Convention::Misere),
        _ => Err("write normal or misere"),
    }
}

fn takes(text: &str) -> Result<Takes, String> {
    text.parse()
        .map_err(|error: NotationError| error.advice.into_string())
}

/// The number of boards in words: `None` is a number above a million.
pub(crate) fn number_word(number: Option<impl ToString>) -> String {
    match number {
        Some(number) => number.to_string(),
        None => "more than 1,000,000".to_owned(),
    }
}

/// `1 stone`, `2 stones`
pub(crate) fn stones_word(stones: u32) -> String {
    format!("{stones} {}", if stones == 1 { "stone" } else { "stones" })
}

/// What a turn takes: `1 to 3 stones`, `1, 3 or 4 stones`.
pub(crate) fn takes_words(takes: Takes) -> String {
    match takes {
        Takes::Any => "any number of stones".to_owned(),
        Takes::UpTo(limit) if limit.get() == 1 => "1 stone".to_owned(),
        Takes::UpTo(limit) => format!("1 to {limit} stones"),
        Takes::Of(set) => {
            let mut numbers: Vec<_> = set.numbers().map(|number| number.to_string()).collect();
            let last = numbers.pop().unwrap_or_default();
            format!("{} or {last} stones", numbers.join(", "))
        }
    }
}
