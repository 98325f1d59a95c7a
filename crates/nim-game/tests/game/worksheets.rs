//! Worksheets: eight different boards of their level, of which three to five are lost by brute force.

use std::collections::HashSet;

use nim_engine::{Convention, Takes, write_heaps};
use nim_game::teach::Level;

use crate::truth::{Truths, sorted};

#[test]
fn worksheets_have_different_boards_of_their_level() {
    let mut truths = Truths::default();
    for level in Level::ALL {
        for convention in [Convention::Normal, Convention::Misere] {
            let mut sheets = HashSet::new();
            for seed in (0..500).chain([u64::MAX]) {
                let sheet = level.worksheet(convention, seed);
                let boards: HashSet<_> = sheet
                    .iter()
                    .map(|board| (sorted(board.heaps()), board.rules().takes))
                    .collect();
                assert_eq!(boards.len(), 8, "{level:?} {seed}");
                for board in &sheet {
                    let (heaps, rules) = (board.heaps(), board.rules());
                    let larger = heaps.iter().filter(|&&stones| stones > 1).count();
                    let largest = heaps.iter().copied().max().unwrap();
                    let (fits, most) = match level {
                        Level::One => (larger < 2 || heaps.len() == 2, 7),
                        Level::Two => (larger > 1 && heaps.len() > 2, 9),
                        Level::Three => (heaps.len() < 4, 9),
                    };
                    assert!(fits && largest <= most && !heaps.contains(&0), "{board}");
                    assert_eq!(rules.convention, convention);
                    assert_eq!(rules.takes == Takes::Any, level != Level::Three, "{board}");
                }
                let lost = |board: &&_| truths.winning(board).is_empty();
                let lost = sheet.iter().filter(lost).count();
                assert!((3..=5).contains(&lost), "{level:?} {seed}: {lost}");
                sheets.insert(sheet);
            }
            assert_eq!(sheets.len(), 501, "{level:?}");
        }
    }
}

/// The address on a printed sheet must always lead to the same boards.
#[test]
fn known_seeds_lead_to_known_worksheets() {
    for (level, seed, expected) in [
        (Level::One, 1, "4,7 7,7 1,6,1,1,1 1,1,4,1,1 5,2 5,5 2,2 1,7"),
        (
            Level::Two,
            4711,
            "1,4,1,8 8,5,1,8 2,7,9 3,6,3,6 9,3,6,9 7,7,6 1,1,7,7 5,6,3",
        ),
        (Level::Three, 1, "5 6,4,9 1,8 4,1,5 5,5,1 6,8,7 8,7,9 7,5"),
    ] {
        let sheet = level.worksheet(Convention::Misere, seed);
        let boards = sheet.iter().map(|board| write_heaps(board.heaps()));
        let boards: Vec<_> = boards.collect();
        assert_eq!(boards.join(" "), expected, "{level:?} {seed}");
    }
}
