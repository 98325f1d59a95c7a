//! The board and the rules, which every command takes.

use anyhow::{Result, anyhow, ensure};
use nim_engine::{
    BoardError, Convention, MOST_HEAPS, MOST_IN_ALL, MOST_STONES, MOST_TAKE, NotationError,
    Position, Rules, Takes,
};

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

/// Heaps of any size, without a limit or with one; or those of a [`Position`].
pub(crate) struct Board {
    pub(crate) heaps: Heaps,
    pub(crate) rules: Rules,
}

impl BoardArgs {
    pub(crate) fn board(&self) -> Result<Board> {
        let rules = Rules {
            convention: self.rule,
            takes: self.take.unwrap_or_default(),
        };
        let heaps = self.heaps.concat();
        ensure!(!heaps.is_empty(), BoardError::NoHeap);
        let board = Board { heaps, rules };
        if matches!(rules.takes, Takes::Of(_)) {
            board.position("a set of numbers")?;
        }
        Ok(board)
    }
}

impl Board {
    /// The board as the engine counts and searches it. `asked` is what needs that, for the error.
    pub(crate) fn position(&self, asked: &str) -> Result<Position> {
        Position::new(&self.heaps, self.rules).map_err(|_| {
            anyhow!(
                "{asked} is for small boards: at most {MOST_HEAPS} heaps, {MOST_STONES} stones in each and \
                 {MOST_IN_ALL} in all, and at most {MOST_TAKE} a turn where there is a limit"
            )
        })
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
