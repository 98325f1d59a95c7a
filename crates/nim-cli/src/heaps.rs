//! The heaps, which every command takes in a row or after `--heaps`.

use std::io::{self, Read};

use anyhow::{Context, Result, anyhow, bail};
use nim_engine::{heap_name, parse_heaps};

use crate::board::heap_words;

#[derive(clap::Args)]
pub(crate) struct HeapArgs {
    /// The stones of each heap, such as 3 5 7 or 3,5,7; - reads them from standard input
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    /// The same as an option
    #[arg(
        long = "heaps",
        value_name = "HEAPS",
        num_args = 1..,
        allow_negative_numbers = true
    )]
    named: Vec<String>,
}

impl HeapArgs {
    /// Whether the heaps come from standard input.
    pub(crate) fn are_stdin(&self) -> bool {
        is_stdin(&self.heaps) || is_stdin(&self.named)
    }

    /// The heaps; `None` where none are given.
    pub(crate) fn read(&self) -> Result<Option<Vec<u32>>> {
        let both = [&self.heaps, &self.named];
        let mut given = both.into_iter().filter(|words| !words.is_empty());
        let Some(first) = given.next() else {
            return Ok(None);
        };
        let heaps = read_heaps(first)?;
        // Standard input can be read only once.
        if let Some(second) = given.next().filter(|&second| second != first) {
            let named = read_heaps(second)?;
            if named != heaps {
                bail!(
                    "The heaps are given twice, and differ: {} and --heaps {}. Give the heaps once.",
                    heap_words(&heaps),
                    heap_words(&named)
                );
            }
        }
        Ok(Some(heaps))
    }

    pub(crate) fn required(&self) -> Result<Vec<u32>> {
        self.read()?.ok_or_else(none_given)
    }
}

fn is_stdin(words: &[String]) -> bool {
    matches!(words, [only] if only == "-")
}

fn none_given() -> anyhow::Error {
    anyhow!("No heaps are given. Write the stones of each heap, such as 3 5 7.")
}

fn read_heaps(words: &[String]) -> Result<Vec<u32>> {
    let text = if is_stdin(words) {
        let mut text = String::new();
        io::stdin()
            .read_to_string(&mut text)
            .context("Cannot read the heaps from standard input")?;
        text
    } else {
        words.join(" ")
    };
    let list = with_commas(&text);
    if list.is_empty() {
        return Err(none_given());
    }
    parse_heaps(&list).map_err(|error| {
        anyhow!(
            "Heap {} is {:?}. Write whole numbers from 0 to {}, such as 3 5 7.",
            heap_name(error.item - 1),
            error.text,
            u32::MAX
        )
    })
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
        check(",7", ",7");
        check("3, 5, 7,\n", "3,5,7");
        check(" ", "");
        check(",", "");
    }
}
