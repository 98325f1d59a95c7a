//! The answers of a person at the board: `A` and then `2`, or `A2`, `A 2`, `1,2` at once.

use nim_engine::{Move, NotationError, NotationReason, Position, heap_name};

use crate::board::{limit_words, stones_word};

/// A heap of the board, and its name as the person wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    heap: usize,
    pub(crate) name: String,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Request(Request),
    /// A heap that has stones.
    Heap(Named),
    Hint,
    Help,
}

/// An answer after which the question is over.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Request {
    Move(Move),
    Undo,
    Redo,
    Leave,
}

/// An answer that does not fit.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mistake {
    pub(crate) reason: String,
    /// The heap, where only the number is wrong.
    pub(crate) heap: Option<Named>,
}

impl From<String> for Mistake {
    fn from(reason: String) -> Self {
        Self { reason, heap: None }
    }
}

/// Reads an answer to the question for a heap or, where one is chosen, for a number of stones.
pub(crate) fn read(
    text: &str,
    chosen: Option<&Named>,
    position: &Position,
) -> Result<Answer, Mistake> {
    match text.trim().to_lowercase().as_str() {
        "quit" | "exit" => return Ok(Answer::Request(Request::Leave)),
        "q" if !has_heap_q(position) => return Ok(Answer::Request(Request::Leave)),
        "undo" => return Ok(Answer::Request(Request::Undo)),
        "redo" => return Ok(Answer::Request(Request::Redo)),
        "hint" => return Ok(Answer::Hint),
        "help" | "?" => return Ok(Answer::Help),
        _ => {}
    }
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || ",:;".contains(letter))
        .filter(|word| !word.is_empty())
        .collect();
    let (heap, number) = match (&words[..], chosen) {
        (&[word], chosen) => {
            let digits = word
                .find(|letter: char| !letter.is_ascii_alphabetic())
                .unwrap_or(word.len());
            match (word.split_at(digits), chosen) {
                (("", number), Some(chosen)) => (chosen.clone(), number),
                ((_, "") | ("", _), _) => return Ok(Answer::Heap(named(word, position)?)),
                ((name, number), _) => (named(name, position)?, number),
            }
        }
        (&[name, number], _) => (named(name, position)?, number),
        (_, None) => {
            return Err("Write a heap, such as A, or a move, such as A2."
                .to_owned()
                .into());
        }
        (_, Some(_)) => return Err("Write a number of stones, such as 2.".to_owned().into()),
    };
    match play(&heap, number, position) {
        Ok(chosen) => Ok(Answer::Request(Request::Move(chosen))),
        Err(reason) => Err(Mistake {
            reason,
            heap: Some(heap),
        }),
    }
}

/// Whether a heap is called Q, so that this letter does not leave the game.
pub(crate) fn has_heap_q(position: &Position) -> bool {
    position.heaps().len() > 16
}

/// The most characters of an answer that are printed.
const PRINTED: usize = 12;

const NOT_A_HEAP: &str = "Write the letter or the number of a heap, such as A or 1.";

/// Finds a heap that has stones, by its letters or by its number counted from 1.
fn named(name: &str, position: &Position) -> Result<Named, String> {
    let is_number = name.bytes().all(|byte| byte.is_ascii_digit());
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphabetic());
    let heap = if is_number {
        name.parse()
            .ok()
            .and_then(|number: usize| number.checked_sub(1))
    } else if is_name {
        // The engine reads names as parts of moves.
        match format!("{name}1").parse::<Move>() {
            Ok(first) => Some(first.heap),
            Err(NotationError {
                reason: NotationReason::HeapTooFar,
                ..
            }) => None,
            Err(_) => return Err(NOT_A_HEAP.to_owned()),
        }
    } else {
        return Err(NOT_A_HEAP.to_owned());
    };
    let heaps = position.heaps();
    let name = if name.len() > PRINTED {
        format!("{}…", &name[..PRINTED])
    } else {
        name.to_ascii_uppercase()
    };
    let Some((heap, &stones)) = heap.and_then(|heap| Some((heap, heaps.get(heap)?))) else {
        let last = heap_name(heaps.len() - 1);
        return Err(if heaps.len() == 1 {
            format!("There is no heap {name}. There is only heap A.")
        } else {
            format!(
                "There is no heap {name}. The heaps are A to {last}, or 1 to {}.",
                heaps.len()
            )
        });
    };
    if stones == 0 {
        return Err(format!("Heap {name} is empty."));
    }
    Ok(Named { heap, name })
}

fn play(from: &Named, number: &str, position: &Position) -> Result<Move, String> {
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("Write the number of stones as a whole number, such as 2.".to_owned());
    }
    let stones = position.heaps()[from.heap];
    let too_few = || format!("Heap {} has only {}.", from.name, stones_word(stones));
    let take: u32 = number.parse().map_err(|_| too_few())?;
    let Some(wanted) = Move::new(from.heap, take) else {
        return Err("Take at least 1 stone.".to_owned());
    };
    if take > stones {
        return Err(too_few());
    }
    match position.rules().limit {
        Some(limit) if wanted.take > limit => Err(limit_words(limit)),
        _ => Ok(wanted),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

    use super::{Answer, Request, read};
    use nim_engine::{Position, Rules, Setup};
    use std::num::NonZeroU32;

    fn board(heaps: &[u32]) -> Position {
        let rules = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
        Setup::new(heaps.to_vec(), rules).position().unwrap()
    }

    fn plays(text: &str, wanted: &str) {
        let answer = read(text, None, &board(&[5, 4, 3]));
        let wanted = Request::Move(wanted.parse().unwrap());
        assert_eq!(answer, Ok(Answer::Request(wanted)), "{text}");
    }

    #[test]
    fn a_whole_move_is_read_however_it_is_parted() {
        for text in [
            "B3", "b3", "B 3", "B,3", "B:3", " b , 3 ", "2 3", "2,3", "2:3", "2, 3",
        ] {
            plays(text, "B3");
        }
    }

    #[test]
    fn the_second_question_takes_a_number_a_move_or_another_heap() {
        let board = board(&[5, 4, 3]);
        let Ok(Answer::Heap(chosen)) = read("1", None, &board) else {
            panic!("1 is heap A");
        };
        let next = |text| read(text, Some(&chosen), &board);
        for (text, wanted) in [("2", "A2"), ("C3", "C3"), ("2 1", "B1")] {
            let wanted = Request::Move(wanted.parse().unwrap());
            assert_eq!(next(text), Ok(Answer::Request(wanted)));
        }
        assert!(matches!(next("b"), Ok(Answer::Heap(named)) if named.name == "B"));
        assert_eq!(next("9").unwrap_err().heap, Some(chosen.clone()));
        assert_eq!(next("").unwrap_err().heap, None);
    }

    #[test]
    fn words_are_read_in_any_case_and_on_any_question() {
        let board_of_five = board(&[5]);
        let Ok(Answer::Heap(chosen)) = read("A", None, &board_of_five) else {
            panic!("A has stones");
        };
        for chosen in [None, Some(&chosen)] {
            let answer = |text| read(text, chosen, &board_of_five);
            for text in ["q", "Quit", "exit"] {
                assert_eq!(answer(text), Ok(Answer::Request(Request::Leave)));
            }
            assert_eq!(answer("Undo"), Ok(Answer::Request(Request::Undo)));
            assert_eq!(answer(" redo "), Ok(Answer::Request(Request::Redo)));
            assert_eq!(answer("HINT"), Ok(Answer::Hint));
            for text in ["?", "HELP"] {
                assert_eq!(answer(text), Ok(Answer::Help));
            }
        }
        let heap = read("q", None, &board(&[1; 17]));
        assert!(matches!(heap, Ok(Answer::Heap(named)) if named.name == "Q"));
    }

    fn refuses(heaps: &[u32], text: &str, reason: &str) {
        let refused = read(text, None, &board(heaps)).unwrap_err();
        assert_eq!(refused.reason, reason, "{text}");
    }

    #[test]
    fn mistakes_name_the_heap_as_it_was_typed() {
        let heaps = &[5, 0, 3, 2, 1];
        let no_heap =
            |name: &str| format!("There is no heap {name}. The heaps are A to E, or 1 to 5.");
        refuses(heaps, "9", &no_heap("9"));
        refuses(heaps, "0", &no_heap("0"));
        refuses(heaps, "z", &no_heap("Z"));
        refuses(heaps, &"z".repeat(99), &no_heap(&("z".repeat(12) + "…")));
        refuses(&[5], "B", "There is no heap B. There is only heap A.");
        refuses(heaps, "2", "Heap 2 is empty.");
        refuses(heaps, "B1", "Heap B is empty.");
        refuses(heaps, "E2", "Heap E has only 1 stone.");
        refuses(heaps, "3 4", "Heap 3 has only 3 stones.");
        refuses(heaps, "A99999999999999", "Heap A has only 5 stones.");
        refuses(heaps, "A4", "A turn takes at most 3 stones.");
        refuses(heaps, "A0", "Take at least 1 stone.");
        refuses(
            heaps,
            "A-1",
            "Write the number of stones as a whole number, such as 2.",
        );
        refuses(
            heaps,
            "1 2 3",
            "Write a heap, such as A, or a move, such as A2.",
        );
        refuses(
            heaps,
            "\u{fffd}",
            "Write the letter or the number of a heap, such as A or 1.",
        );
    }
}
