//! The printed analysis read back: each number and each claim is counted or tried out here.

mod board;

pub(crate) use board::{Board, Solver};

/// The text between these two, or a panic that shows it.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.strip_prefix(before)
        .and_then(|text| text.strip_suffix(after))
        .unwrap_or_else(|| panic!("{text:?} is not {before:?} … {after:?}"))
}

fn binary(digits: &str) -> u32 {
    u32::from_str_radix(digits, 2).unwrap()
}

pub(crate) fn check(printed: &str, board: &Board, solver: &mut Solver) {
    let said = format!("analyse {}\n{printed}", board.arguments());
    let (wins, plies) = solver.solve(board, &board.heaps);
    let mut lines = printed.lines();
    let mut line = || lines.next().unwrap_or_else(|| panic!("{said}"));
    if plies == 0 {
        let end = if wins { "won" } else { "lost" };
        let over = format!("The game is over. The player to move has {end}.\n");
        assert_eq!(printed, over);
        return;
    }
    let verdict = if wins {
        "The player to move wins with best play. This board is unsafe to leave."
    } else {
        "The player to move loses with best play. This board is safe to leave."
    };
    assert_eq!(line(), verdict, "{said}");
    if let Some(period) = board.period() {
        let most = board.limit.unwrap();
        let stones = if most == 1 { "stone" } else { "stones" };
        let remainders = board.worth(&board.heaps);
        let remainders: Vec<String> = remainders.iter().map(u32::to_string).collect();
        assert_eq!(
            line(),
            format!(
                "A turn takes at most {most} {stones}. So a heap counts as its remainder after division by {period}: {}.",
                remainders.join(",")
            )
        );
    }
    let sum = board.sum(&board.heaps);
    let has_sum = uses_sum(board);
    if has_sum {
        assert_eq!(line(), format!("nim-sum {sum} = {sum:04b}"), "{said}");
        let (terms, equal) = line().split_once(" = ").unwrap();
        let terms: Vec<u32> = terms.split(" ⊕ ").map(binary).collect();
        assert_eq!(terms, board.worth(&board.heaps), "{said}");
        assert_eq!(binary(equal), sum, "{said}");
    } else {
        let second_phase = "Misère, second phase: the nim-sum does not decide.";
        assert_eq!(line(), second_phase, "{said}");
    }
    check_reason(line(), board, solver, &said);
    let length = if plies == 1 {
        "the next turn is the last".to_owned()
    } else {
        format!("the game ends in {plies} turns")
    };
    assert_eq!(line(), format!("With best play {length}."), "{said}");
    assert_eq!(line(), "");
    let heading = line();
    assert_eq!(heading.contains("remainder"), board.period().is_some());
    assert_eq!(heading.contains(" ⊕  sum = "), has_sum, "{said}");
    let mut rows = Vec::new();
    for heap in 0..board.heaps.len() {
        rows.extend(check_row(line(), heap, heading, board, solver));
    }
    assert_eq!(line(), "");
    let winning = solver.winning(board);
    assert_eq!(line(), format!("Winning moves: {}", winning.len()));
    let names: Vec<String> = winning.iter().map(|won| name(won.0, won.1)).collect();
    assert_eq!(rows, names, "{said}");
    if !names.is_empty() {
        assert_eq!(line(), names.join(" "));
    }
    assert_eq!(lines.next(), None, "{said}");
}

/// Whether the nim-sum decides: always but at the end of a misère game. There it decides about a
/// heap with a remainder that a move can raise above 1, beside the only one above 1.
fn uses_sum(board: &Board) -> bool {
    let large = board.large(&board.heaps);
    if !board.misere || large.len() > 1 {
        return true;
    }
    let [last] = large[..] else { return false };
    let mut moves = board.moves(&board.heaps).into_iter();
    moves.any(|(heap, _, left)| heap != last && board.large(&left).len() == 2)
}

fn name(heap: usize, take: u32) -> String {
    format!("{}{take}", ["A", "B", "C"][heap])
}

/// The sentence that says why: its numbers are counted, its moves tried.
fn check_reason(sentence: &str, board: &Board, solver: &mut Solver, said: &str) {
    let heaps = &board.heaps;
    let (ones, large) = (board.ones(heaps), board.large(heaps));
    let winning = solver.winning(board);
    let is_divided = board.period().is_some();
    let moves = board.moves(heaps);
    let are_those = |leaving: &dyn Fn(usize, &[u32]) -> bool| {
        assert!(are_winning(board, &winning, leaving), "{said}");
    };
    let odd = |left: &[u32]| board.is_odd_ones(left);
    if !board.misere || large.len() > 1 {
        check_columns(sentence, board, said);
        are_those(&|_, left| board.sum(left) == 0);
        return;
    }
    let are = |count: usize, word: &str| match count {
        1 => format!("1 {word} is 1"),
        _ => format!("{count} {word}s are 1"),
    };
    if is_divided && large.is_empty() {
        let (parity, then) = if ones % 2 == 0 {
            (
                "even",
                "A winning move makes that number odd, and leaves no remainder above 1.",
            )
        } else {
            assert!(winning.is_empty() && !moves.iter().any(|(_, _, left)| odd(left)));
            (
                "odd",
                "Every move makes that number even, or leaves a remainder above 1.",
            )
        };
        assert_eq!(
            sentence,
            format!(
                "No remainder is above 1. {}, an {parity} number. {then}",
                are(ones, "remainder")
            )
        );
        are_those(&|_, left| odd(left));
    } else if is_divided {
        let [last] = large[..] else { panic!("{said}") };
        let heap = ["A", "B", "C"][last];
        let others = if winning.iter().any(|won| won.0 != last) {
            " A winning move in another heap makes every column even."
        } else {
            ""
        };
        assert_eq!(
            sentence,
            format!(
                "Only heap {heap} has a remainder above 1. {}. A winning move in heap {heap} leaves no remainder above 1, and an odd number that are 1.{others}",
                are(ones, "other remainder")
            )
        );
        are_those(&|heap, left| {
            if heap == last {
                odd(left)
            } else {
                board.sum(left) == 0
            }
        });
    } else if large.is_empty() {
        let expected = match (ones, ones % 2) {
            (1, _) => "Only one stone is left. The player to move must take that stone and loses."
                .to_owned(),
            (_, 1) => format!(
                "Only {ones} single stones are left, an odd number. The player to move takes the last one and loses."
            ),
            _ => format!(
                "Only {ones} single stones are left, an even number. The other player takes the last one and loses."
            ),
        };
        assert_eq!(sentence, expected);
        assert_eq!(winning.is_empty(), ones % 2 == 1, "{said}");
    } else {
        let [last] = large[..] else { panic!("{said}") };
        let heap = ["A", "B", "C"][last];
        let beside = match ones {
            0 => {
                format!("Only heap {heap} is left. A winning move leaves one stone of that heap.")
            }
            1 => format!(
                "Only heap {heap} has more than one stone. Beside that heap lies 1 single stone. A winning move leaves an odd number of single stones."
            ),
            _ => format!(
                "Only heap {heap} has more than one stone. Beside that heap lie {ones} single stones. A winning move leaves an odd number of single stones."
            ),
        };
        assert_eq!(sentence, beside);
        are_those(&|heap, left| heap == last && odd(left));
    }
}

type Moves = [(usize, u32, Vec<u32>)];

/// A sentence tells the winning moves by what they leave: it must name them all, and no other.
fn are_winning(board: &Board, winning: &Moves, leaving: &dyn Fn(usize, &[u32]) -> bool) -> bool {
    let moves = board.moves(&board.heaps);
    let named = moves.iter().filter(|(heap, _, left)| leaving(*heap, left));
    named.eq(winning.iter())
}

/// The sentence that counts the ones of each binary column.
fn check_columns(sentence: &str, board: &Board, said: &str) {
    let heaps = &board.heaps;
    let is_divided = board.period().is_some();
    let of = if is_divided { " of the remainders" } else { "" };
    if sentence.starts_with("Every") {
        assert_eq!(
            sentence,
            format!("Every binary column{of} has an even number of ones. Every move changes that.")
        );
        assert_eq!(board.sum(heaps), 0, "{said}");
    } else {
        let (columns, ones) = sentence
            .strip_prefix("Binary column ")
            .map(|told| (told, " has"))
            .or(sentence
                .strip_prefix("Binary columns ")
                .map(|told| (told, " have")))
            .unwrap();
        let end = format!("{ones} an odd number of ones. A winning move makes every column even.");
        let columns = between(columns, "", &end).replace(" and ", ", ");
        let columns: Vec<u32> = columns
            .split(", ")
            .map(|told| told.parse().unwrap())
            .collect();
        assert!(columns.iter().all(|told| told.is_power_of_two()), "{said}");
        assert_eq!(columns.iter().sum::<u32>(), board.sum(heaps), "{said}");
        assert_eq!(columns.len() == 1, ones == " has", "{said}");
    }
}

/// A heap's row. Gives the move that it names.
fn check_row(
    row: &str,
    heap: usize,
    heading: &str,
    board: &Board,
    solver: &mut Solver,
) -> Option<String> {
    let said = format!("analyse {}: {row}", board.arguments());
    let stones = board.heaps[heap];
    let worth = board.worth(&board.heaps)[heap];
    let (columns, verdict) = row.split_at(row.find("yes, ").or(row.find("no, ")).unwrap());
    let columns: Vec<&str> = columns.split_whitespace().collect();
    assert_eq!(columns[0], ["A", "B", "C"][heap], "{said}");
    assert_eq!(columns[1], stones.to_string(), "{said}");
    let has_sum = heading.contains('⊕');
    let (new, left) = match columns[2..] {
        [grundy, "⊕", sum, "=", new, left] if has_sum => {
            assert_eq!(binary(grundy), worth, "{said}");
            assert_eq!(binary(sum), board.sum(&board.heaps), "{said}");
            assert_eq!(worth ^ binary(sum), binary(new), "{said}");
            (Some(binary(new)), left)
        }
        [grundy, left] if has_sum => {
            assert_eq!(binary(grundy), worth, "{said}");
            (None, left)
        }
        [remainder, left] if board.period().is_some() => {
            assert_eq!(remainder, worth.to_string(), "{said}");
            (None, left)
        }
        [left] if !has_sum && board.period().is_none() => (None, left),
        _ => panic!("{said}"),
    };
    let here = |played: &&(usize, u32, Vec<u32>)| played.0 == heap;
    let moves = board.moves(&board.heaps);
    let winning = solver.winning(board);
    let winning = winning.iter().find(here);
    if let Some(no) = verdict.strip_prefix("no, ") {
        assert!(winning.is_none() && left == "-", "{said}");
        let even = |left: &[u32]| board.ones(left).is_multiple_of(2);
        let mut after = moves.iter().filter(here).map(|played| &played.2[..]);
        let is_true = match (no, new) {
            ("the heap is empty", _) => stones == 0,
            ("the nim-sum is 0 already", Some(new)) => new == worth,
            ("that leaves an even number of single stones", None) => {
                board.period().is_none()
                    && after.all(|left| even(left) && left.iter().max() < Some(&2))
            }
            ("that leaves an even number of remainders of 1, or one above 1", None) => {
                after.all(|left| even(left) || !board.large(left).is_empty())
            }
            (no, None) => {
                let end = match board.period() {
                    Some(_) => "a remainder above 1",
                    None => "more than one stone",
                };
                let heap = between(no, "heap ", &format!(" still has {end}"));
                let heap = ["A", "B", "C"].iter().position(|&name| name == heap);
                after.all(|left| board.large(left) == [heap.unwrap()])
            }
            (no, Some(new)) => match board.period() {
                Some(by) if new >= by => no == format!("a remainder by {by} cannot be {new}"),
                _ => new > stones && no == format!("{new} is more than {stones}"),
            },
        };
        assert!(is_true, "{said}");
        return None;
    }
    let (_, take, after) = winning.unwrap_or_else(|| panic!("{said}"));
    assert_eq!(left, after[heap].to_string(), "{said}");
    let odd = match verdict.strip_prefix(&format!("yes, take {take}")).unwrap() {
        "" => false,
        " to leave an odd number of single stones" => {
            assert!(after.iter().all(|&stones| stones < 2), "{said}");
            true
        }
        " to leave an odd number of remainders of 1, and none above" => board.period().is_some(),
        _ => panic!("{said}"),
    };
    if odd {
        assert!(board.is_odd_ones(after) && new.is_none(), "{said}");
    } else {
        assert_eq!(new, Some(board.worth(after)[heap]), "{said}");
        assert_eq!(board.sum(after), 0, "{said}");
    }
    Some(name(heap, *take))
}
