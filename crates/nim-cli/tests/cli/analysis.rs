//! Every sentence and every row of `nim-cli analyse`, compared with brute force.

use crate::claims::{self, Board, Solver};
use crate::common::prints;

/// Checks each board in every order of its heaps, since sentences name heaps.
fn check_all(misere: bool) {
    for limit in [None, Some(1), Some(2), Some(3), Some(4)] {
        let mut solver = Solver::default();
        for number in 0..7 * 7 * 7 {
            let board = Board {
                heaps: vec![number / 49, number / 7 % 7, number % 7],
                misere,
                limit,
            };
            let printed = prints(&format!("analyse {}", board.arguments()));
            claims::check(&printed, &board, &mut solver);
        }
    }
}

#[test]
fn every_claim_about_three_heaps_in_normal_play_is_true() {
    check_all(false);
}

#[test]
fn every_claim_about_three_heaps_in_misere_play_is_true() {
    check_all(true);
}

fn says(arguments: &str, lines: &[&str]) {
    let printed = prints(arguments);
    for line in lines {
        assert!(printed.lines().any(|said| said == *line), "{printed}");
    }
}

#[test]
fn analyse_leads_with_who_wins() {
    let printed = prints("analyse 1 3 5 7");
    assert!(
        printed
            .starts_with("The player to move loses with best play. This board is safe to leave.\n")
    );
    assert_eq!(
        prints("analyse 0 0"),
        "The game is over. The player to move has lost.\n"
    );
    assert_eq!(
        prints("analyse 0 --rule misere"),
        "The game is over. The player to move has won.\n"
    );
}

#[test]
fn analyse_draws_the_table_with_its_equation_and_says_why_not() {
    says(
        "analyse 3 4 5",
        &[
            "nim-sum 2 = 0010",
            "0011 ⊕ 0100 ⊕ 0101 = 0010",
            "A              3    0011 ⊕ 0010 =   0001           1  yes, take 2",
            "B              4    0100 ⊕ 0010 =   0110           -  no, 6 is more than 4",
            "A2",
        ],
    );
    says(
        "analyse 1 31",
        &["A              1   00001 ⊕ 11110 =  11111           -  no, 31 is more than 1"],
    );
    assert!(!prints("analyse 5").contains("\n0101 = 0101\n"));
    let printed = prints("analyse 3 4 5");
    assert!(printed.ends_with("\nWinning moves: 1\nA2\n"), "{printed}");
    assert!(
        !printed.contains('\u{1b}'),
        "no colours where no terminal is"
    );
}

#[test]
fn the_second_phase_of_misere_play_shows_the_nim_sum_only_where_it_decides() {
    let expected = "\
The player to move wins with best play. This board is unsafe to leave.
Misère, second phase: the nim-sum does not decide.
Only heap C has more than one stone. Beside that heap lie 2 single stones. A winning move leaves an odd number of single stones.
With best play the game ends in 4 turns.

heap      stones      leaves  winning move
A              1           -  no, heap C still has more than one stone
B              1           -  no, heap C still has more than one stone
C              2           1  yes, take 1 to leave an odd number of single stones

Winning moves: 1
C1
";
    assert_eq!(prints("analyse 1 1 2 --rule misere"), expected);
    for board in ["1 1 0", "1", "9 1", "4 1 --take 3"] {
        let printed = prints(&format!("analyse {board} --rule misere"));
        assert!(printed.contains("the nim-sum does not decide"), "{printed}");
        assert!(!printed.contains('⊕'), "{printed}");
    }
    for board in ["2 2 --rule misere", "2 4 --take 3 --rule misere", "1 1"] {
        let printed = prints(&format!("analyse {board}"));
        assert!(printed.contains("\nnim-sum "), "{printed}");
        assert!(!printed.contains("does not decide"), "{printed}");
    }
}

#[test]
fn remainders_are_spoken_of_where_the_limit_counts() {
    for heaps in ["4", "4 1 1 4", "5 6", "5 4 4"] {
        let printed = prints(&format!("analyse {heaps} --take 3 --rule misere"));
        assert!(!printed.contains("single stone"), "{printed}");
        assert!(printed.contains(" after division by 4: "), "{printed}");
    }
    assert!(!prints("analyse 5 6 --take 100 --rule misere").contains("remainder"));
    says(
        "analyse 4 1 1 4 --take 3 --rule misere",
        &[
            "No remainder is above 1. 2 remainders are 1, an even number. A winning move makes \
             that number odd, and leaves no remainder above 1.",
        ],
    );
}
