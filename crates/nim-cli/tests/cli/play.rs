//! A game at the terminal: the rule, the answers and the end.

use crate::common::{nim_given, nim_with, printed, prints, refuses};

#[test]
fn play_begins_with_the_rule_and_how_to_answer() {
    let said = prints("play");
    let expected = "\
Take any number of stones from one heap. The last stone wins.
Answer A and then 2, or A2 at once. Other answers: undo, redo, hint, help, q.

A (5) : * * * * *
B (4) : * * * *
C (3) : * * *
D (2) : * *
E (1) : *

Player 1's turn.
Which heap? \nThe game ends here.\n";
    assert_eq!(said, expected);
    for (limit, rule) in [
        (
            3,
            "Take 1 to 3 stones from one heap. The last stone loses.\n",
        ),
        (1, "Take 1 stone from one heap. The last stone loses.\n"),
    ] {
        let limited = prints(&format!("play 3 5 7 --rule Misère --take {limit}"));
        assert!(limited.starts_with(rule), "{limited}");
    }
}

#[test]
fn play_answers_mistakes_and_asks_again() {
    let answers = "Z\n9\nA\n9\n-1\n\n0\n1\n3\n1\nB2\n";
    let said = printed(&nim_with("play 3 2", answers));
    for mistake in [
        "There is no heap Z. The heaps are A to B, or 1 to 2.",
        "There is no heap 9. The heaps are A to B, or 1 to 2.",
        "Heap A has only 3 stones.",
        "Write the number of stones as a whole number, such as 2.",
        "Write a number of stones, such as 2.",
        "Take at least 1 stone.",
    ] {
        let line = format!("? {mistake}\n");
        assert!(said.contains(&line), "{mistake}: {said}");
    }
    assert_eq!(said.matches("How many stones from heap A? ").count(), 5);
    assert!(said.contains("Player 1 took 1 from heap A."));
    // The second question takes a whole move as well.
    assert!(said.contains("How many stones from heap 1? Player 2 took 2 from heap B."));
}

#[test]
fn a_game_ends_with_the_name_of_its_winner() {
    let said = printed(&nim_with("play 3 2", "1 3\nB:2\n"));
    let end = "Player 2 took 2 from heap B.\n\nNo stone is left. Player 2 wins.\n\
               Answer undo to undo your last move, or press Enter to leave. \n";
    assert!(said.ends_with(end), "{said}");
    let said = printed(&nim_with("play 3 2 --rule misere", "1 3\nB:2\n"));
    assert!(
        said.contains("No stone is left. Player 1 wins.\n"),
        "{said}"
    );
    let empty = prints("play 0 --rule misere");
    assert!(
        empty.ends_with("\n\nNo stone is left. Player 1 wins.\n"),
        "{empty}"
    );
}

#[test]
fn a_person_may_leave_and_ask_for_help() {
    for word in ["q", "quit", "exit"] {
        let said = printed(&nim_with("play 3 2", &format!("?\nA\n{word}\n")));
        assert_eq!(said.matches("Answer A and then 2").count(), 2, "{said}");
        assert!(said.ends_with("heap A? The game ends here.\n"), "{said}");
    }
    let heaps = "1 ".repeat(17);
    let said = printed(&nim_with(&format!("play {heaps}"), "Q\n1\nquit\n"));
    assert!(said.contains("hint, help, quit.\n"), "{said}");
    assert!(said.contains("Player 1 took 1 from heap Q."), "{said}");
}

#[test]
fn bytes_that_are_not_text_are_a_wrong_answer() {
    let said = printed(&nim_given("play 3 2", b"\xff\xfe\nA\n\xc3\nA3\nB2\n"));
    assert!(
        said.contains("? Write the letter or the number of a heap"),
        "{said}"
    );
    assert!(
        said.contains("? Write the number of stones as a whole"),
        "{said}"
    );
    assert!(said.contains("Player 2 wins.\n"), "{said}");
}

#[test]
fn computers_play_at_the_terminal_too() {
    let said = prints("play 3 5 7 --rule misere --one perfect --two Casual --seed 5");
    assert!(
        said.ends_with("No stone is left. Computer (perfect) wins.\n"),
        "{said}"
    );
    assert!(!said.contains("turn"), "{said}");
    assert!(!said.contains("Answer"), "{said}");
    let against = printed(&nim_with("play 1 --rule misere --two minimax", "A1\n"));
    assert!(against.contains("No stone is left. Computer (minimax) wins.\n"));
}

#[test]
fn heaps_from_standard_input_are_for_computers_alone() {
    let said = printed(&nim_with("play - --one perfect --two perfect", "2 2,\n"));
    assert!(said.ends_with("Computer 2 (perfect) wins.\n"), "{said}");
    for heaps in ["-", "--heaps -", "- --one perfect"] {
        refuses(&format!("play {heaps}"), "Standard input cannot hold both");
    }
}

#[test]
fn the_learner_says_what_it_knows() {
    let said = prints("play 1 2 --two learner");
    assert!(said.contains("The learner is untrained and plays at random."));
    refuses("play --learner file", "--one learner or --two learner");
}
