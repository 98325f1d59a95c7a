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
        let over = format!("The game is over: the player who would move has {end}.\n");
        assert_eq!(printed, over);
        return;
    }
    let verdict = if wins {
        "The player to move wins. [Unsafe: whoever leaves this to the opponent loses]"
    } else {
        "The player to move loses. [Safe: whoever leaves this to the opponent wins]"
    };
    assert_eq!(line(), verdict, "{said}");
    if let Some(period) = board.period() {
        let told = between(
            line(),
            "A heap counts by its remainder after division by ",
            ".",
        );
        let most = board.limit.unwrap();
        assert_eq!(told, format!("{period}, since a move takes at most {most}"));
    }
    let sum = board.sum(&board.heaps);
    assert_eq!(line(), format!("nim-sum {sum} = {sum:04b}"), "{said}");
    let is_endgame = board.misere && board.large(&board.heaps).len() < 2;
    if !is_endgame {
        let (terms, equal) = line().split_once(" = ").unwrap();
        let terms: Vec<u32> = terms.split(" ⊕ ").map(binary).collect();
        assert_eq!(terms, board.worth(&board.heaps), "{said}");
        assert_eq!(binary(equal), sum, "{said}");
    }
    check_reason(line(), board, solver, &said);
    let turns = between(line(), "With best play the game lasts ", ".");
    let unit = if plies == 1 { "turn" } else { "turns" };
    assert_eq!(turns, format!("{plies} more {unit}"), "{said}");
    assert_eq!(line(), "");
    let heading = line();
    assert_eq!(heading.contains("remainder"), board.period().is_some());
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
    let Some(endgame) = sentence.strip_prefix("The misère endgame decides: ") else {
        check_columns(sentence, board, said);
        are_those(&|_, left| board.sum(left) == 0);
        return;
    };
    assert!(board.misere, "{said}");
    if is_divided && large.is_empty() {
        let (parity, then) = if ones % 2 == 0 {
            (
                "even",
                "A winning move makes it odd and leaves none above 1.",
            )
        } else {
            assert!(winning.is_empty() && !moves.iter().any(|(_, _, left)| odd(left)));
            ("odd", "Every move makes it even or leaves one above 1.")
        };
        assert_eq!(
            endgame,
            format!(
                "no heap's remainder is above 1, and the number of remainders that are 1 is {parity}: {ones}. {then}"
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
            endgame,
            format!(
                "only heap {heap}'s remainder is above 1, and the number of remainders that are 1 is {ones}. A winning move in heap {heap} leaves none above 1 and an odd number that are 1.{others}"
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
        let left = if ones == 1 { "stone is" } else { "stones are" };
        assert_eq!(
            endgame,
            format!(
                "only {ones} single {left} left. Whoever faces an odd number of them takes the last and loses."
            )
        );
        assert_eq!(winning.is_empty(), ones % 2 == 1, "{said}");
    } else {
        let [last] = large[..] else { panic!("{said}") };
        let beside = match ones {
            0 => "no single stone".to_owned(),
            1 => "1 single stone".to_owned(),
            _ => format!("{ones} single stones"),
        };
        let heap = ["A", "B", "C"][last];
        assert_eq!(
            endgame,
            format!(
                "only heap {heap} holds more than 1, beside {beside}. Cut it so that an odd number of single stones is left."
            )
        );
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
            format!(
                "Every binary column{of} holds an even number of ones, and any move changes that."
            )
        );
        assert_eq!(board.sum(heaps), 0, "{said}");
    } else {
        let (columns, ones) = sentence
            .strip_prefix("The column of ")
            .map(|told| (told, " holds an odd number of ones"))
            .or(sentence
                .strip_prefix("The columns of ")
                .map(|told| (told, " hold an odd number of ones each")))
            .unwrap();
        let end = format!("{ones}: a winning move makes every column even.");
        let columns = between(columns, "", &end).replace(" and ", ", ");
        let columns: Vec<u32> = columns
            .split(", ")
            .map(|told| told.parse().unwrap())
            .collect();
        assert!(columns.iter().all(|told| told.is_power_of_two()), "{said}");
        assert_eq!(columns.iter().sum::<u32>(), board.sum(heaps), "{said}");
        assert_eq!(columns.len() == 1, ones.contains("holds"), "{said}");
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
    assert_eq!(binary(columns[2]), worth, "{said}");
    let (new, left) = match columns[3..] {
        ["⊕", sum, "=", new, left] => {
            assert!(heading.contains(" ⊕  sum = "), "{said}");
            assert_eq!(binary(sum), board.sum(&board.heaps), "{said}");
            assert_eq!(worth ^ binary(sum), binary(new), "{said}");
            (Some(binary(new)), left)
        }
        [left] => (None, left),
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
            ("it is empty", _) => stones == 0,
            ("that changes nothing", Some(new)) => new == worth,
            ("an even number of single stones is left", None) => {
                board.period().is_none()
                    && after.all(|left| even(left) && left.iter().max() < Some(&2))
            }
            ("an even number of remainders that are 1 is left, or one above 1", None) => {
                after.all(|left| even(left) || !board.large(left).is_empty())
            }
            (no, Some(new)) => match board.period() {
                Some(by) if new >= by => no == format!("a remainder by {by} cannot be {new}"),
                _ => new > stones && no == format!("{new} is more than {stones}"),
            },
            _ => false,
        };
        assert!(is_true, "{said}");
        return None;
    }
    let (_, take, after) = winning.unwrap_or_else(|| panic!("{said}"));
    assert_eq!(left, after[heap].to_string(), "{said}");
    let odd = match verdict.strip_prefix(&format!("yes, take {take}")).unwrap() {
        "" => false,
        ", leaving an odd number of single stones" => {
            assert!(after.iter().all(|&stones| stones < 2), "{said}");
            true
        }
        ", leaving an odd number of remainders that are 1" => board.period().is_some(),
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
