//! Heaps and rules as they are given to every command.

use std::io::{self, Read};
use std::num::NonZeroU32;

use anyhow::{Context, Result};
use nim_engine::{Convention, Position, Rules, Setup, parse_heaps};

/// The rules of a game.
#[derive(clap::Args)]
pub(crate) struct RuleArgs {
    /// Who takes the last stone wins (normal) or loses (misere)
    #[arg(long, default_value = "normal")]
    rule: Convention,
    /// The most stones that one move may take [default: as many as the heap holds]
    #[arg(long, value_name = "K")]
    take: Option<NonZeroU32>,
}

impl RuleArgs {
    pub(crate) fn rules(&self) -> Rules {
        Rules {
            convention: self.rule,
            limit: self.take,
        }
    }

    /// The position with these heaps: numbers with spaces or commas between them, or a single `-`
    /// for the same on standard input.
    pub(crate) fn position(&self, heaps: &[String]) -> Result<Position> {
        let text = match heaps {
            [only] if only == "-" => {
                let mut text = String::new();
                io::stdin()
                    .read_to_string(&mut text)
                    .context("reading heaps from standard input")?;
                text
            }
            _ => heaps.join(" "),
        };
        let heaps = parse_heaps(&with_commas(&text)).context("heaps")?;
        Ok(Setup::new(heaps, self.rules()).position()?)
    }
}

/// Puts one comma wherever there is a space or a comma with spaces around it.
fn with_commas(text: &str) -> String {
    let mut list = String::with_capacity(text.len());
    for part in text.split(',') {
        if !list.is_empty() {
            list.push(',');
        }
        let mut words = part.split_whitespace();
        list.push_str(words.next().unwrap_or(""));
        for word in words {
            list.push(',');
            list.push_str(word);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::with_commas;

    fn check(text: &str, list: &str) {
        assert_eq!(with_commas(text), list);
    }

    #[test]
    fn spaces_and_commas_part_heaps() {
        check("3 5 7", "3,5,7");
        check("3,5,7", "3,5,7");
        check(" 3,5\n7\t1 , 2\n", "3,5,7,1,2");
        check("3,,7", "3,,7");
        check("", "");
    }
}
