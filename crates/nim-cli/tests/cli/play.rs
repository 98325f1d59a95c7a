//! Whole games through the program, with the answers of people as its input.

use crate::brute::BruteRules;
use crate::common::{ends, has, prints, run, session};

#[test]
fn two_people_play_to_the_end() {
    let expected = "\
Take any number of stones from one heap. The player who takes the last stone wins.
At a question you may also answer undo, hint or quit.

1 : * * *
2 : *

Player 1's turn.
Which heap? How many stones? Player 1 took 2 from heap 1.

1 : *
2 : *

Player 2's turn.
Which heap? Player 2 took 1 from heap 2.

1 : *
2 :

Player 1's turn.
How many stones? Player 1 took 1 from heap 1.

No stone is left. Player 1 wins.
";
    assert_eq!(session("play 3 1", "1\n2\n2 1\n1\n"), expected);
    let misere = session("play 3 1 --rule misere", "1\n2\n2,1\n 1 \n");
    has(&misere, "The player who takes the last stone loses.\n");
    ends(&misere, "No stone is left. Player 2 wins.\n");
    ends(&prints("play 0 --rule misere"), "left. Player 1 wins.\n");
    ends(
        &prints("play 1 --take 2,3"),
        "No move is left. Player 2 wins.\n",
    );
}

#[test]
fn people_and_perfect_play_on_heaps_of_any_size() {
    let output = session(
        "play 4000000000 7 --two perfect",
        "hint\n1 3999999993\nundo\n1 1\n1 1\n",
    );
    let hint = "To win, take 3999999993 from heap 1. On the board 7,7 the player to move loses.";
    has(&output, hint);
    // After two equal heaps perfect cannot win; after one stone it makes them equal.
    has(&output, "Player 2 (perfect) took 3999999992 from heap 1.");
    let watched = prints("play 100 100 99 --one perfect --two perfect");
    ends(&watched, "No stone is left. Player 1 (perfect) wins.\n");
}

#[test]
fn the_board_and_the_limit_are_those_of_the_options() {
    let usual = "\n\n1 : * * * * *\n2 : * * * *\n3 : * * *\n4 : * *\n5 : *\n\nPlayer 1's turn.\n";
    assert!(prints("play").contains(usual));
    let long = prints("play 36 37 1 1 1 1 1 1 1 1 --take 3");
    has(&long, "Take 1 to 3 stones from one heap. ");
    let rows = format!("\n 1 :{}\n 2 : 37 stones\n 3 : *\n", " *".repeat(36));
    has(&long, &rows);
    assert!(prints("play --take 1").starts_with("Take 1 stone from one heap. "));
}

#[test]
fn after_a_mistake_the_same_player_is_asked_again() {
    let no_number = "Write the number of stones as a whole number, such as 2.";
    let neither = "Write the number of a heap, such as 1, or heap and stones, such as 1 2.";
    let no_heap =
        |name: &str| format!("There is no heap {name:?}. Write the number of a heap, such as 1.");
    for (answers, message) in [
        ("0", &*no_heap("0")),
        ("4 1", &no_heap("4")),
        ("Zwei", &no_heap("zwei")),
        ("2", "Heap 2 is empty."),
        ("1\n0", "Take at least 1 stone."),
        ("1\n6", "Heap 1 has only 5 stones."),
        ("3 99999999999", "Heap 3 has only 1 stone."),
        ("1\n5", "A turn takes 1 to 4 stones."),
        ("1\n-1", no_number),
        ("1 1.5", no_number),
        ("1\n", no_number),
        ("", neither),
        ("1 2 3", neither),
        ("A1 2", neither),
        ("heap 1 take 2", neither),
        ("D1", &no_heap("d")),
        ("-1", &no_heap("-1")),
        ("1 -1", no_number),
        ("1--1", &no_heap("1--1")),
        ("b", "Heap 2 is empty."),
        ("c2", "Heap 3 has only 1 stone."),
    ] {
        let output = session("play 5 0 1 --take 4", &format!("{answers}\nquit\n"));
        let end = format!("? {message}\nWhich heap? The game ends here.\n");
        assert!(output.ends_with(&end), "{answers}: {output}");
        assert_eq!(output.matches("Player 1's turn.").count(), 1, "{output}");
    }
    let most = session("play 5 --take 4", "1 4\n1 1\n");
    ends(&most, "Player 2 wins.\n");
    let bytes = run("play 1", b"\xff\xfe\n1 1\n");
    let end = b"No stone is left. Player 1 wins.\n";
    assert!(bytes.stdout.ends_with(end));
}

#[test]
fn one_heap_left_is_taken_from_without_its_number() {
    for (answers, reply) in [
        ("2", "Player 1 took 2 from heap 2.\n"),
        ("2 1", "Player 1 took 1 from heap 2.\n"),
        ("b3", "Player 1 took 3 from heap 2.\n"),
        ("1 2", "Heap 1 is empty.\nHow many stones? "),
        ("4", "Heap 2 has only 3 stones.\nHow many stones? "),
        ("0", "Take at least 1 stone.\nHow many stones? "),
        (
            "b",
            "Write the number of stones as a whole number, such as 2.\nHow many stones? ",
        ),
        (
            "hint",
            "To win, take 3 from heap 2. Then the game is over. No stone is left.\nHow many stones? ",
        ),
        ("q", "The game ends here.\n"),
    ] {
        let output = session("play 0 3 0", &format!("{answers}\n"));
        let start = format!("\nPlayer 1's turn.\nHow many stones? {reply}");
        assert!(output.contains(&start), "{answers}: {output}");
        assert!(!output.contains("Which heap?"), "{answers}: {output}");
    }
    let stuck = session("play 0 4 --take 3,4", "hint\n3\n");
    has(&stuck, "Then the game is over.");
    has(&stuck, "No move is left. Player 1 wins.");
}

#[test]
fn a_move_may_be_written_in_several_ways() {
    let end = "Player 1 took 2 from heap 1.\n\n1 : *\n2 : *\n\nPlayer 2's turn.\nWhich heap? ";
    for answers in [
        "\u{feff}1\n2\n",
        "\u{feff}1\r\n2\r\n",
        "\u{feff}1 2\r\n",
        "1\n\u{feff}2\n",
        "\u{200b}1\t2\n",
        "1\u{a0}2\n",
        "A2\n",
        "\u{feff}a2\r\n",
        "A 2\n",
        "a,2\n",
        "a\n2\n",
        "A-2\n",
        "1-2\n",
        "1 - 2\n",
        "1–2\n",
        "1−2\n",
        "1;2\n",
        "１、２\n",
        "Ａ２\n",
        "1, 2\n",
        "1,\n2\n",
    ] {
        let output = session("play 3 1", answers);
        let end = format!("? {end}\nThe game ends here.\n");
        assert!(output.ends_with(&end), "{answers:?}: {output}");
    }
    let seventeen = ["1"; 17].join(" ");
    let output = session(&format!("play {seventeen}"), "q1\nb3\nb 1\nq\n");
    let taken = "took 1 from heap 17.";
    let refused = "Which heap? Heap 2 has only 1 stone.\nWhich heap? Player 2 took 1 from heap 2.";
    has(&output, taken);
    has(&output, refused);
    ends(&output, "Which heap? The game ends here.\n");
}

#[test]
fn help_at_any_question_says_what_may_be_typed() {
    let answers = "\
Answers at the board:
  1 and then 2  take 2 stones from heap 1; or 1 2, 1-2 or A2 at once
  undo          undo your last move, and the computer's answer
  hint          a good move, and the reason
  help, ?       this text
  quit, exit, q leave the game
";
    for asked in ["help\n", "?\r\n", "Help\n", "1\nhelp\n", "a\n?\n"] {
        let output = session("play", asked);
        let end = format!("? {answers}Which heap? \nThe game ends here.\n");
        assert!(output.ends_with(&end), "{asked}: {output}");
    }
    assert!(prints("play --help").contains(answers));
}

#[test]
fn a_person_may_leave_at_any_question() {
    for (answers, end) in [
        ("q\n", "Which heap? The game ends here.\n"),
        ("exit\n", "Which heap? The game ends here.\n"),
        ("\u{feff}Exit\r\n", "Which heap? The game ends here.\n"),
        ("1\nexit\n", "How many stones? The game ends here.\n"),
        ("Quit\n", "Which heap? The game ends here.\n"),
        ("1\nq\n", "How many stones? The game ends here.\n"),
        ("", "Which heap? \nThe game ends here.\n"),
        ("1\n", "How many stones? \nThe game ends here.\n"),
    ] {
        let output = session("play", answers);
        assert!(output.ends_with(end), "{answers}: {output}");
    }
}

/// Each board that was drawn, as the number of stars in its rows.
fn boards(output: &str) -> Vec<Vec<u32>> {
    let mut boards: Vec<Vec<u32>> = Vec::new();
    for (number, stars) in output.lines().filter_map(|line| line.split_once(" :")) {
        if number == "1" {
            boards.push(Vec::new());
        }
        let stars = stars.matches('*').count();
        boards.last_mut().unwrap().push(stars.try_into().unwrap());
    }
    boards
}

#[test]
fn undo_goes_back_to_the_last_turn_of_a_person() {
    let two = session("play 3 2", "1 1\n2 2\nundo\n1\nUNDO\nundo\n1 2\n");
    let expected = [[3, 2], [2, 2], [2, 0], [2, 2], [3, 2], [3, 2], [1, 2]];
    assert_eq!(boards(&two), expected, "{two}");
    let refusals = two.matches("There is no move of yours to undo.");
    assert_eq!(refusals.count(), 1, "{two}");
    // The seed keeps the computer from emptying the heap that the person then takes from.
    for (players, first) in [("--two casual", 0), ("--one casual --two human", 1)] {
        let output = session(
            &format!("play 3 5 7 --seed 7 {players}"),
            "1 1\nundo\nundo\n",
        );
        let drawn = boards(&output);
        let before = &drawn[first];
        // A board follows each of two moves, the first undo, and the second undo, which finds no move.
        assert_eq!(drawn.len(), first + 5, "{output}");
        assert_eq!(drawn[first + 3..], [&before[..]; 2], "{output}");
        has(&output, "There is no move of yours to undo.\n");
    }
}

/// The heap, counted from 1, the number taken and the player of each move.
fn moves(output: &str) -> Vec<(usize, u32, &str)> {
    let moves = output.lines().filter_map(|line| {
        let line = line.rsplit("? ").next()?.strip_suffix('.')?;
        let (player, chosen) = line.split_once(" took ")?;
        let (take, heap) = chosen.split_once(" from heap ")?;
        Some((heap.parse().unwrap(), take.parse().unwrap(), player))
    });
    moves.collect()
}

/// Replays a game of computers: each move must be legal, and the winner named. Returns whether the
/// starter won.
fn replay(rules: &BruteRules, heaps: &[u32], output: &str) -> bool {
    let mut heaps = heaps.to_vec();
    let made = moves(output);
    for &(heap, take, _) in &made {
        let legal = rules.moves(&heaps);
        let played = legal
            .into_iter()
            .find(|legal| (legal.0, legal.1) == (heap, take));
        heaps = played.unwrap_or_else(|| panic!("{output}")).2;
    }
    assert!(heaps.iter().all(|&stones| stones == 0), "{output}");
    // At the end it is the starter's turn after an even number of moves. In misère play the player to move has won.
    let starter_won = rules.is_misere == made.len().is_multiple_of(2);
    let winner = made[usize::from(!starter_won)].2;
    ends(output, &format!("\n\nNo stone is left. {winner} wins.\n"));
    starter_won
}

#[test]
fn computers_play_legally_and_perfect_ones_win_won_boards() {
    let players = ["beginner", "casual", "skilled", "perfect", "minimax"];
    for rules in BruteRules::all() {
        let pairs = players.into_iter();
        for (one, two) in pairs.flat_map(|one| players.map(|two| (one, two))) {
            for heaps in [[3, 5, 7], [2, 4, 6], [1, 1, 2]] {
                let game = rules.arguments(&heaps);
                let output = prints(&format!("play {game} --one {one} --two {two} --seed 7"));
                assert!(!output.contains("turn."), "{output}");
                let [first, second] =
                    [(1, one), (2, two)].map(|(n, name)| format!("Player {n} ({name})"));
                has(&output, &first);
                has(&output, &second);
                let starter_won = replay(&rules, &heaps, &output);
                let wins = rules.wins(&heaps);
                if ["perfect", "minimax"].contains(if wins { &one } else { &two }) {
                    assert_eq!(starter_won, wins, "{output}");
                }
            }
        }
    }
}

#[test]
fn a_seed_repeats_the_moves_of_the_computer() {
    let game = |seed: &str| prints(&format!("play 9 9 9 --one beginner --two beginner {seed}"));
    assert_eq!(game("--seed 1"), game("--seed 1"));
    assert_ne!(game("--seed 1"), game("--seed 2"));
    let first = game("");
    assert!((0..9).any(|_| game("") != first));
}

#[test]
fn a_hint_names_a_winning_move_or_denies_one() {
    for rules in BruteRules::all() {
        for number in 1..64_u32 {
            let heaps = [number / 16, number / 4 % 4, number % 4];
            let output = session(&format!("play {}", rules.arguments(&heaps)), "hint\n");
            check_hint(&rules, &heaps, &output);
        }
    }
}

fn check_hint(rules: &BruteRules, heaps: &[u32], output: &str) {
    let asked = match heaps.iter().filter(|&&stones| stones > 0).count() {
        1 => "How many stones? ",
        _ => "Which heap? ",
    };
    let (_, hint) = output.split_once(asked).unwrap();
    let hint = hint.lines().next().unwrap();
    let (_, chosen) = hint.split_once("take ").unwrap();
    let words: Vec<&str> = chosen.split(['.', ' ']).collect();
    let [take, "from", "heap", heap, ..] = words[..] else {
        panic!("{output}")
    };
    let (heap, take): (usize, u32) = (heap.parse().unwrap(), take.parse().unwrap());
    let legal = rules.moves(heaps);
    let (_, _, left) = legal
        .iter()
        .find(|legal| (legal.0, legal.1) == (heap, take))
        .unwrap();
    let reason = |heaps: &[u32]| {
        let analysis = prints(&format!("analyse {}", rules.arguments(heaps)));
        let lines = analysis.split("\n\n").nth(2).unwrap();
        // A line about misère play may stand before the reason.
        lines.lines().last().unwrap().to_owned()
    };
    let expected = if rules.wins(heaps) {
        assert!(!rules.wins(left), "{output}");
        let then = match left[..] {
            [0, 0, 0] => "Then the game is over. No stone is left.".to_owned(),
            [a, b, c] => {
                let lost = reason(left);
                format!("On the board {a},{b},{c} the player to move loses. {lost}")
            }
            _ => panic!("{output}"),
        };
        format!("To win, take {take} from heap {heap}. {then}")
    } else {
        format!(
            "No move wins against best play. {} You could take {take} from heap {heap}.",
            reason(heaps)
        )
    };
    assert_eq!(hint, expected, "{output}");
}
