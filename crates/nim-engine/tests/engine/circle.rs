//! The boards of the page against trying every move: nine heaps at most, of 31 stones at most, and 60 stones in all.

use nim_engine::{Move, Outcome, Position, ReachedMove, write_heaps};
use rand::{Rng, RngExt};

use crate::common::{pairs, seeded};
use crate::truth::{Truth, after, values};

/// A board as a link writes it.
fn written(heaps: &[u32], take: &str, rule: &str) -> String {
    let board = format!("heaps={}&rule={rule}", write_heaps(heaps));
    match take {
        "" => board,
        _ => format!("{board}&take={take}"),
    }
}

fn random_board(rng: &mut impl Rng) -> String {
    // The largest heap by the number of heaps. With these, all 500 boards take seconds.
    let most = [0, 31, 31, 20, 15, 9, 7, 5, 5, 4];
    let count = rng.random_range(1..=9);
    let mut heaps: Vec<u32> = (0..count)
        .map(|_| rng.random_range(0..=most[count]))
        .collect();
    while heaps.iter().sum::<u32>() > 60 {
        *heaps.iter_mut().max().unwrap() -= 1;
    }
    let rule = ["normal", "misere"][rng.random_range(0..2)];
    written(&heaps, &random_take(rng), rule)
}

/// None, a limit, or two to five numbers.
fn random_take(rng: &mut impl Rng) -> String {
    match rng.random_range(0..3) {
        0 => String::new(),
        1 => rng.random_range(1..=31).to_string(),
        _ => {
            let mut numbers: Vec<u32> = (0..rng.random_range(2..=5))
                .map(|_| rng.random_range(1..=31))
                .collect();
            numbers.sort_unstable();
            numbers.dedup();
            write_heaps(&numbers)
        }
    }
}

#[test]
fn engine_agrees_with_brute_force_on_500_boards() {
    let mut rng = seeded(61);
    let mut boards = Vec::new();
    for rule in ["normal", "misere"] {
        for (heaps, take) in [
            (&[30][..], "10,20"),
            (&[6, 5], "2,5"),
            (&[3, 5, 7], ""),
            (&[21], "3"),
            (&[15, 15, 15, 15], ""),
            (&[31, 29], ""),
            (&[9, 8, 8, 7, 7, 6, 5, 5, 5], "2"),
            (&[31, 1, 1, 1, 1, 1, 1, 1, 1], ""),
            // Sixty stones in nine, seven, six and five heaps.
            (&[7, 7, 7, 7, 7, 7, 6, 6, 6], "1,3,4"),
            (&[9, 9, 9, 9, 8, 8, 8], "3"),
            (&[10, 10, 10, 10, 10, 10], ""),
            (&[3, 9, 14, 16, 18], "1,5,6"),
            // The most boards.
            (&[1, 2, 3, 4, 5, 7, 9, 12, 17], ""),
        ] {
            boards.push(written(heaps, take, rule));
        }
    }
    boards.resize_with(500, || random_board(&mut rng));
    for board in &boards {
        agree(board);
    }
}

fn agree(text: &str) {
    let position: Position = text.parse().unwrap();
    // The truth reads its rules from this text.
    assert_eq!(position.to_string(), text);
    let (heaps, rules) = (position.heaps(), position.rules());
    let mut truth = Truth::new(rules);
    let reached = position.reached();
    assert_eq!(
        position.outcome() == Outcome::N,
        truth.wins(heaps),
        "{text}"
    );
    assert_eq!(reached.plies(&position), Some(truth.plies(heaps)), "{text}");
    assert_eq!(reached.boards(), truth.boards(), "{text}");
    assert_eq!(position.boards(usize::MAX), Some(truth.boards()), "{text}");
    let mut moves = Vec::new();
    for (heap, take) in truth.moves(heaps) {
        let left = after(heaps, (heap, take));
        moves.push(ReachedMove {
            play: Move::new(heap, take).unwrap(),
            wins: !truth.wins(&left),
            plies: truth.plies(&left) + 1,
        });
    }
    // The fastest win comes first, and the fastest loss last.
    moves.sort_by_key(|valued| {
        let plies = i64::from(valued.plies);
        (
            !valued.wins,
            if valued.wins { plies } else { -plies },
            valued.play,
        )
    });
    assert_eq!(reached.moves(&position), moves, "{text}");
    let winning = truth.winning(heaps);
    assert_eq!(pairs(position.winning_moves()), winning, "{text}");
    let values = values(31, rules);
    let mut sum = 0;
    for (heap, row) in position.analysis().rows.into_iter().enumerate() {
        let first = winning.iter().copied().find(|play| play.0 == heap);
        assert_eq!((row.heap, row.stones), (heap, heaps[heap]), "{text}");
        assert_eq!(
            pairs(row.winning),
            first.into_iter().collect::<Vec<_>>(),
            "{text}"
        );
        assert_eq!(row.grundy.0, values[row.stones as usize], "{text}");
        sum ^= row.grundy.0;
    }
    assert_eq!(position.nim_sum().0, sum, "{text}");
}
