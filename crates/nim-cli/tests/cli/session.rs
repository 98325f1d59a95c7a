//! Undo, redo and hint in `nim-cli play`, compared with the engine.

use std::num::NonZeroU32;

use nim_engine::{Game, Move, Outcome, Position, Rules, Setup, write_heaps};

use crate::common::{nim_with, printed, prints};

fn session(arguments: &str, answers: &str) -> String {
    printed(&nim_with(&format!("play {arguments}"), answers))
}

/// Each board that was drawn, as `3,5,7`.
fn boards(said: &str) -> Vec<String> {
    let drawn = said.split("\n\n").filter(|part| part.starts_with("A "));
    let count = |row: &str| {
        let (_, count) = row.split_once('(').unwrap();
        count.split_once(')').unwrap().0.to_owned()
    };
    drawn
        .map(|board| board.lines().map(count).collect::<Vec<_>>().join(","))
        .collect()
}

/// The text after each question, as far as the end of the line.
fn replies(said: &str) -> Vec<&str> {
    let parts = said.split("Which heap? ").skip(1);
    parts.map(|part| part.lines().next().unwrap()).collect()
}

fn start(heaps: &[u32], rules: Rules) -> Position {
    Setup::new(heaps.to_vec(), rules).position().unwrap()
}

#[test]
fn two_people_take_back_and_make_again_one_move_at_a_time() {
    let answers = [
        "A1", "B2", "undo", "undo", "undo", "redo", "redo", "redo", "undo", "C3", "redo", "undo",
    ];
    let said = session("3 5 7", &(answers.join("\n") + "\n"));
    let mut game = Game::new(start(&[3, 5, 7], Rules::normal()));
    let mut expected = vec![write_heaps(game.position().heaps())];
    for answer in answers {
        match answer {
            "undo" => {
                game.undo();
            }
            "redo" => {
                game.redo();
            }
            chosen => game.play(chosen.parse().unwrap()).unwrap(),
        }
        expected.push(write_heaps(game.position().heaps()));
    }
    assert_eq!(boards(&said), expected, "{said}");
    for line in [
        "Undone: B2.",
        "Undone: A1.",
        "There is no move of yours to undo.",
        "Redone: A1.",
        "Redone: B2.",
        "There is no move to redo.",
        "Undone: C3.",
    ] {
        assert!(said.contains(&format!("{line}\n")), "{line}: {said}");
    }
}

#[test]
fn undo_takes_the_answer_of_the_computer_back_too() {
    for seats in ["--two casual", "--one casual --two human"] {
        let said = session(
            &format!("3 5 7 {seats} --seed 1"),
            "A1\nundo\nredo\nundo\nundo\n",
        );
        let told = |done: &str| {
            let (_, rest) = said.split_once(&format!("{done}: ")).unwrap();
            rest.split_once(".\n").unwrap().0.to_owned()
        };
        let moves = told("Undone");
        assert!(moves.starts_with("A1,"), "{said}");
        assert_eq!(told("Redone"), moves);
        // The boards before and after A1 and its answer, with the computer's first move if any.
        let boards = boards(&said);
        let first = usize::from(seats.contains("--one"));
        let [before, after] = [first, first + 2].map(|board| &boards[board]);
        let travelled = [before, after, before, before].map(String::clone);
        assert_eq!(boards[first + 3..], travelled, "{said}");
        let end = "There is no move of yours to undo.\n";
        assert!(said.contains(end), "{said}");
    }
}

#[test]
fn undo_works_after_the_last_stone() {
    let said = session("2", "A2\nundo\nredo\nUNDO\nA1\nA1\n\n");
    assert_eq!(said.matches("No stone is left. Player 1 wins.").count(), 2);
    assert_eq!(said.matches("No stone is left. Player 2 wins.").count(), 1);
    assert_eq!(boards(&said), ["2", "2", "2", "1"], "{said}");
    let won = session("2 1 --two perfect", "B1\nundo\nA1\nA1\nB1\n");
    assert!(won.contains("Computer (perfect) wins.\n"), "{won}");
    assert!(won.contains("Undone: B1,A2.\n"), "{won}");
    assert!(won.contains("No stone is left. Player 1 wins.\n"), "{won}");
}

#[test]
fn a_new_board_starts_its_hints_at_the_heap() {
    let said = session(
        "3 5 7",
        "hint\nhint\nA1\nhint\nundo\nhint\nredo\nhint\nhint\n",
    );
    let hints: Vec<bool> = replies(&said)
        .into_iter()
        .filter(|reply| reply.contains(" heap ") && !reply.starts_with("Player"))
        .map(|reply| reply.contains("Look at heap "))
        .collect();
    assert_eq!(hints, [true, false, true, true, true, false], "{said}");
    // A hint leaves the chosen heap.
    let chosen = session("3 5 7", "B\nhint\n2\n");
    assert!(chosen.contains("Player 1 took 2 from heap B."), "{chosen}");
}

#[test]
fn hints_are_winning_moves_of_the_engine_and_true_where_there_is_none() {
    for (rule, rules) in [("normal", Rules::normal()), ("misere", Rules::misere())] {
        for limit in [None, NonZeroU32::new(2)] {
            for number in 1..64_u32 {
                let heaps = [number / 16, number / 4 % 4, number % 4];
                let rules = Rules { limit, ..rules };
                let take = limit.map_or(String::new(), |limit| format!("--take {limit}"));
                let arguments = format!("{} --rule {rule} {take}", write_heaps(&heaps));
                let said = session(&arguments, "hint\nhint\nhint\nhint\n");
                check_hints(&said, &start(&heaps, rules));
            }
        }
    }
}

fn check_hints(said: &str, position: &Position) {
    let replies = replies(said);
    let [heap, number, reason, again, _] = replies[..] else {
        panic!("{said}")
    };
    assert_eq!(reason, again, "{said}");
    let (before, chosen) = number.split_once("Take ").unwrap();
    let (take, name) = chosen.split_once(" from heap ").unwrap();
    let name = name.strip_suffix('.').unwrap();
    let chosen: Move = format!("{name}{take}").parse().unwrap();
    assert_eq!(heap, format!("{before}Look at heap {name}."), "{said}");
    let after = position.clone().play(chosen).unwrap();
    let winning: Vec<Move> = position.winning_moves().collect();
    if !winning.is_empty() {
        assert!(winning.contains(&chosen), "{said}");
        let leaves = if after.is_terminal() {
            "That takes the last stone, and the last stone wins.".to_owned()
        } else {
            format!("That leaves {}, a safe board. ", write_heaps(after.heaps()))
        };
        assert!(before.is_empty() && reason.starts_with(&leaves), "{said}");
        return;
    }
    let answers: Vec<Move> = after.legal_moves().collect();
    let is_mistake = |answer: &&Move| {
        let left = after.clone().play(**answer).unwrap();
        left.outcome() == Outcome::N
    };
    let mistakes = answers.iter().filter(is_mistake).count();
    if mistakes == 0 {
        assert_eq!(before, "No move wins here. ", "{said}");
        assert!(!reason.contains("But "), "{said}");
    } else {
        let no_move = "No move wins against best play, but your opponent may make a mistake. ";
        assert_eq!(before, no_move, "{said}");
        let but = format!(
            " But {mistakes} of {} answers would let you win.",
            answers.len()
        );
        assert!(reason.ends_with(&but), "{said}");
    }
}

#[test]
fn the_help_names_undo_redo_and_hint() {
    let help = prints("play --help");
    for answer in ["undo", "redo", "hint"] {
        assert!(help.contains(&format!("\n  {answer}  ")), "{help}");
        assert_eq!(session("3", "?\n").matches(answer).count(), 2);
    }
}
