//! What a person at the board answers: `A` and then `2`, or `A2`, `A 2`, `1,2` at once.

use nim_engine::{Move, NotationError, NotationReason, Position, heap_name};

/// A heap of the board, and the name by which it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    heap: usize,
    pub(crate) name: String,
}

/// What an answer says.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Move(Move),
    /// A heap that has stones.
    Heap(Named),
    Help,
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
        "quit" | "exit" => return Ok(Answer::Leave),
        "q" if !has_heap_q(position) => return Ok(Answer::Leave),
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
            return Err("write a heap, as in A, or a whole move, as in A2"
                .to_owned()
                .into());
        }
        (_, Some(_)) => return Err("write how many stones, as in 2".to_owned().into()),
    };
    match play(&heap, number, position) {
        Ok(chosen) => Ok(Answer::Move(chosen)),
        Err(reason) => Err(Mistake {
            reason,
            heap: Some(heap),
        }),
    }
}

/// Where a heap is called Q, that letter does not end the game.
pub(crate) fn has_heap_q(position: &Position) -> bool {
    position.heaps().len() > 16
}

/// The most letters of a name that are told back.
const TOLD: usize = 12;

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
            Err(error) => return Err(error.reason.to_string()),
        }
    } else {
        return Err("write a heap's letter or number, as in A or 1".to_owned());
    };
    let heaps = position.heaps();
    let name = if name.len() > TOLD {
        format!("{}…", &name[..TOLD])
    } else {
        name.to_ascii_uppercase()
    };
    let Some((heap, &stones)) = heap.and_then(|heap| Some((heap, heaps.get(heap)?))) else {
        let last = heap_name(heaps.len() - 1);
        return Err(if heaps.len() == 1 {
            format!("there is no heap {name}: there is only heap A")
        } else if is_number {
            format!(
                "there is no heap {name}: heaps are 1 to {}, or A to {last}",
                heaps.len()
            )
        } else {
            format!(
                "there is no heap {name}: heaps are A to {last}, or 1 to {}",
                heaps.len()
            )
        });
    };
    if stones == 0 {
        return Err(format!("heap {name} is empty: choose another"));
    }
    Ok(Named { heap, name })
}

fn play(from: &Named, number: &str, position: &Position) -> Result<Move, String> {
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("write how many stones as a whole number, as in 2".to_owned());
    }
    let stones = position.heaps()[from.heap];
    let holds = || {
        format!(
            "heap {} holds {stones} {}, not {}",
            from.name,
            if stones == 1 { "stone" } else { "stones" },
            if number.len() > TOLD {
                "as many"
            } else {
                number
            },
        )
    };
    let take: u32 = number.parse().map_err(|_| holds())?;
    let Some(wanted) = Move::new(from.heap, take) else {
        return Err("take at least 1 stone".to_owned());
    };
    if take > stones {
        return Err(holds());
    }
    match position.rules().limit {
        Some(limit) if wanted.take > limit => Err(format!(
            "{take} stones are too many: at most {limit} a turn"
        )),
        _ => Ok(wanted),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

    use super::{Answer, read};
    use nim_engine::{Position, Rules, Setup};
    use std::num::NonZeroU32;

    fn board(heaps: &[u32]) -> Position {
        let rules = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
        Setup::new(heaps.to_vec(), rules).position().unwrap()
    }

    fn plays(text: &str, wanted: &str) {
        let answer = read(text, None, &board(&[5, 4, 3]));
        assert_eq!(answer, Ok(Answer::Move(wanted.parse().unwrap())), "{text}");
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
        assert_eq!(next("2"), Ok(Answer::Move("A2".parse().unwrap())));
        assert_eq!(next("C3"), Ok(Answer::Move("C3".parse().unwrap())));
        assert_eq!(next("2 1"), Ok(Answer::Move("B1".parse().unwrap())));
        assert!(matches!(next("b"), Ok(Answer::Heap(named)) if named.name == "B"));
        assert_eq!(next("9").unwrap_err().heap, Some(chosen.clone()));
        assert_eq!(next("").unwrap_err().heap, None);
    }

    #[test]
    fn words_leave_and_help() {
        for text in ["q", "Quit", "exit"] {
            assert_eq!(read(text, None, &board(&[5])), Ok(Answer::Leave));
        }
        for text in ["?", "HELP"] {
            assert_eq!(read(text, None, &board(&[5])), Ok(Answer::Help));
        }
        let heap = read("q", None, &board(&[1; 17]));
        assert!(matches!(heap, Ok(Answer::Heap(named)) if named.name == "Q"));
    }

    fn refuses(heaps: &[u32], text: &str, reason: &str) {
        let refused = read(text, None, &board(heaps)).unwrap_err();
        assert_eq!(refused.reason, reason, "{text}");
    }

    #[test]
    fn mistakes_are_told_by_the_name_that_was_typed() {
        let heaps = &[5, 0, 3, 2, 1];
        refuses(
            heaps,
            "9",
            "there is no heap 9: heaps are 1 to 5, or A to E",
        );
        refuses(
            heaps,
            "0",
            "there is no heap 0: heaps are 1 to 5, or A to E",
        );
        refuses(
            heaps,
            "z",
            "there is no heap Z: heaps are A to E, or 1 to 5",
        );
        refuses(heaps, "2", "heap 2 is empty: choose another");
        refuses(heaps, "B1", "heap B is empty: choose another");
        refuses(heaps, "E2", "heap E holds 1 stone, not 2");
        refuses(heaps, "3 4", "heap 3 holds 3 stones, not 4");
        refuses(heaps, "A4", "4 stones are too many: at most 3 a turn");
        refuses(heaps, "A0", "take at least 1 stone");
        refuses(
            heaps,
            "A-1",
            "write how many stones as a whole number, as in 2",
        );
        refuses(
            heaps,
            "A99999999999999",
            "heap A holds 5 stones, not as many",
        );
        refuses(
            heaps,
            "1 2 3",
            "write a heap, as in A, or a whole move, as in A2",
        );
        refuses(
            heaps,
            "\u{fffd}",
            "write a heap's letter or number, as in A or 1",
        );
        let far = format!(
            "there is no heap {}…: heaps are A to E, or 1 to 5",
            "z".repeat(12)
        );
        refuses(heaps, &"z".repeat(99), &far);
        refuses(&[5], "B", "there is no heap B: there is only heap A");
    }
}
