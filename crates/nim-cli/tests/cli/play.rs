//! A game at the terminal, as the people at it meet it.

use crate::common::{nim_given, nim_with, printed, prints, refuses};

#[test]
fn play_begins_with_the_rule_and_how_to_answer() {
    let said = prints("play");
    let expected = "\
Take as many stones as you like from one heap. Whoever takes the last stone wins.
Answer A and then 2, or A2 at once; q or Ctrl-D leaves, ? says this again.

A (5) : * * * * *
B (4) : * * * *
C (3) : * * *
D (2) : * *
E (1) : *

Player 1, it is your turn.
Which heap? \nThe game ends here.\n";
    assert_eq!(said, expected);
    let limited = prints("play 3 5 7 --rule Misère --take 3");
    let rule = "Take from one heap. Whoever takes the last stone loses. At most 3 a turn.\n";
    assert!(limited.starts_with(rule), "{limited}");
}

#[test]
fn play_answers_mistakes_and_asks_again() {
    let answers = "Z\n9\nA\n9\n-1\n\n0\n1\n3\n1\nB2\n";
    let said = printed(&nim_with("play 3 2", answers));
    for mistake in [
        "there is no heap Z: heaps are A to B, or 1 to 2",
        "there is no heap 9: heaps are 1 to 2, or A to B",
        "heap A holds 3 stones, not 9",
        "write how many stones as a whole number, as in 2",
        "write how many stones, as in 2",
        "take at least 1 stone",
    ] {
        let line = format!("That does not work: {mistake}. Try again.\n");
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
    let end = "Player 2 took 2 from heap B.\n\nNo stone is left. Player 2 wins!\n";
    assert!(said.ends_with(end), "{said}");
    let said = printed(&nim_with("play 3 2 --rule misere", "1 3\nB:2\n"));
    assert!(said.ends_with("Player 1 wins!\n"), "{said}");
}

#[test]
fn a_person_may_leave_and_ask_for_help() {
    for word in ["q", "quit", "exit"] {
        let said = printed(&nim_with("play 3 2", &format!("?\nA\n{word}\n")));
        assert_eq!(said.matches("Answer A and then 2").count(), 2, "{said}");
        assert!(said.ends_with("heap A? The game ends here.\n"), "{said}");
    }
    let many = printed(&nim_with("play 1 --two beginner", "A1\n"));
    assert!(many.contains("; q or Ctrl-D"));
    let heaps = "1 ".repeat(17);
    let said = printed(&nim_with(&format!("play {heaps}"), "Q\n1\nquit\n"));
    assert!(said.contains("; quit or Ctrl-D leaves"), "{said}");
    assert!(said.contains("Player 1 took 1 from heap Q."), "{said}");
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_answer() {
    let said = printed(&nim_given("play 3 2", b"\xff\xfe\nA\n\xc3\nA3\nB2\n"));
    assert_eq!(said.matches("That does not work").count(), 2, "{said}");
    assert!(said.ends_with("Player 2 wins!\n"), "{said}");
}

#[test]
fn computers_play_at_the_terminal_too() {
    let said = prints("play 3 5 7 --rule misere --one perfect --two Casual --seed 5");
    assert!(
        said.ends_with("No stone is left. Computer (perfect) wins!\n"),
        "{said}"
    );
    assert!(!said.contains("it is your turn"), "{said}");
    assert!(!said.contains("Answer"), "{said}");
    let against = printed(&nim_with("play 1 --rule misere --two minimax", "A1\n"));
    assert!(against.ends_with("No stone is left. Computer (minimax) wins!\n"));
}

#[test]
fn heaps_from_standard_input_are_for_computers_alone() {
    let said = printed(&nim_with("play - --one perfect --two perfect", "2 2,\n"));
    assert!(said.ends_with("Computer 2 (perfect) wins!\n"), "{said}");
    refuses("play -", "standard input cannot hold both");
    refuses("play - --one perfect", "standard input cannot hold both");
}

#[test]
fn the_learner_says_what_it_knows() {
    let said = prints("play 1 2 --two learner");
    assert!(said.contains("The learner has learned nothing yet, and plays at random."));
    refuses("play --learner file", "--one learner or --two learner");
}

#[test]
fn options_say_what_to_write() {
    let names = "write human, beginner, casual, skilled, perfect, minimax or learner";
    refuses("play --one nobody", names);
    refuses("play 3 --take 0", "write a whole number from 1");
    refuses("play 3 --take -1", "write a whole number from 1");
    refuses("play 3 --seed x", "write a whole number from 0");
    refuses("play 3 --seed -1", "write a whole number from 0");
    refuses("play 3 --rule odd", "write normal or misere");
    refuses("play ,", "no heaps given");
}
