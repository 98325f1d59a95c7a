//! Exact lengths and numbers of boards. `circle.rs` compares them with brute force.

use nim_engine::{Move, Position, Reached, ReachedMove, Rules, write_moves};

use crate::common::{all_rules, multisets, position};

fn board(heaps: &[u32], take: &str) -> Position {
    let takes = take.parse().unwrap_or_default();
    position(heaps, Rules::normal().with_takes(takes))
}

/// The rest of the game if both play as well as they can.
fn best_line(reached: &Reached, start: &Position) -> Vec<Move> {
    let (mut now, mut line) = (*start, Vec::new());
    while let Some(best) = reached.moves(&now).first() {
        now = now.play(best.play).unwrap();
        line.push(best.play);
    }
    line
}

#[test]
fn boards_are_counted_by_what_can_be_reached() {
    for (heaps, take, boards) in [
        (&[1, 2, 3, 4, 5, 7, 9, 12, 17][..], "", 144_594),
        (&[15, 15, 15, 15], "", 3876),
        (&[3, 5, 7], "", 88),
        (&[30], "10,20", 4),
        (&[6, 5], "2,5", 19),
        (&[31], "2,25", 20),
        (&[0, 0], "", 1),
    ] {
        let position = board(heaps, take);
        assert_eq!(position.boards(usize::MAX), Some(boards), "{position}");
        assert_eq!(position.boards(boards), Some(boards), "{position}");
        assert_eq!(position.boards(boards - 1), None, "{position}");
        assert_eq!(position.reached().boards(), boards, "{position}");
    }
}

#[test]
fn unreachable_boards_have_no_length() {
    let start = board(&[3, 5, 7], "");
    let reached = start.reached();
    for (heaps, take) in [
        (&[3, 5, 8][..], ""),
        (&[3, 5, 7], "3"),
        (&[1; 9], ""),
        (&[31], ""),
    ] {
        let other = board(heaps, take);
        assert_eq!(reached.plies(&other), None, "{other}");
        assert_eq!(best_line(&reached, &other), [], "{other}");
    }
    assert_eq!(reached.plies(&board(&[0, 7, 0, 3, 5], "")), Some(15));
    assert_eq!(reached.plies(&board(&[0], "")), Some(0));
}

#[test]
fn the_winner_hurries_and_the_loser_delays() {
    let start = board(&[2, 4, 6], "");
    let reached = start.reached();
    // On this lost board both players take single stones up to the end.
    assert_eq!(reached.plies(&start), Some(12));
    assert_eq!(best_line(&reached, &start).len(), 12);
    let start = board(&[9], "3");
    assert_eq!(
        write_moves(&best_line(&start.reached(), &start)),
        "A1,A1,A3,A1,A3"
    );
}

#[test]
fn each_move_of_the_best_line_leaves_one_ply_less() {
    for rules in all_rules() {
        for board in [multisets(3, 6), multisets(4, 4)].concat() {
            let mut now = position(&board, rules);
            let reached = now.reached();
            let line = best_line(&reached, &now);
            assert_eq!(
                Some(line.len()),
                reached.plies(&now).map(|plies| plies as usize)
            );
            for (chosen, left) in line.iter().zip((0..line.len()).rev()) {
                now = now.play(*chosen).unwrap();
                assert_eq!(
                    reached.plies(&now).map(|plies| plies as usize),
                    Some(left),
                    "{now}"
                );
            }
        }
    }
}

#[test]
fn moves_come_from_the_best_to_the_worst() {
    for rules in all_rules() {
        for board in multisets(3, 6) {
            let position = position(&board, rules);
            let moves = position.reached().moves(&position);
            assert_eq!(moves.len(), position.legal_moves().count());
            let rank = |valued: &ReachedMove| match (valued.wins, valued.plies) {
                (true, plies) => (0, plies, valued.play),
                (false, plies) => (1, u32::MAX - plies, valued.play),
            };
            assert!(moves.is_sorted_by_key(rank), "{position}");
        }
    }
}
