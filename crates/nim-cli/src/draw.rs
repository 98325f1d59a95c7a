//! The board of `nim-cli play`: a row for each heap, a star for each stone.

use std::io::{self, Write};

use nim_engine::{Position, heap_name};

use crate::paint::{Ink, Paint};

/// The columns that any terminal has.
const COLUMNS: usize = 80;

/// The most heaps that are drawn: a screen or two.
const ROWS: usize = 60;

/// Draws the board. Where a row is too long, all rows have the count without stars.
pub(crate) fn board(out: &mut impl Write, position: &Position, paint: Paint) -> io::Result<()> {
    for row in rows(position) {
        writeln!(out, "{}{}", row.name, paint.ink(Ink::Heap, row.stars))?;
    }
    let heaps = position.heaps().len();
    if heaps > ROWS {
        writeln!(out, "… and {} more heaps", heaps - ROWS)?;
    }
    Ok(())
}

struct Row {
    name: String,
    stars: String,
}

fn rows(position: &Position) -> Vec<Row> {
    let drawn: Vec<(String, String, u32)> = position
        .heaps()
        .iter()
        .take(ROWS)
        .enumerate()
        .map(|(heap, &stones)| (heap_name(heap).to_string(), format!("({stones})"), stones))
        .collect();
    let widest = |width: fn(&(String, String, u32)) -> usize| drawn.iter().map(width).max();
    let name_width = widest(|(name, ..)| name.len()).unwrap_or(0);
    let count_width = widest(|(_, count, _)| count.len()).unwrap_or(0);
    let most = widest(|&(.., stones)| stones as usize).unwrap_or(0);
    // Name and count with a space between them, " :", and a space before each star.
    let is_drawn = name_width + count_width + 3 + most.saturating_mul(2) <= COLUMNS;
    drawn
        .into_iter()
        .map(|(name, count, stones)| {
            if is_drawn {
                Row {
                    name: format!("{name:<name_width$} {count:<count_width$} :"),
                    stars: " *".repeat(stones as usize),
                }
            } else {
                Row {
                    name: format!("{name:<name_width$} {count}"),
                    stars: String::new(),
                }
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

    use super::rows;
    use nim_engine::{Rules, Setup};

    fn drawn(heaps: &[u32]) -> Vec<String> {
        let position = Setup::new(heaps.to_vec(), Rules::normal()).position();
        rows(&position.unwrap())
            .into_iter()
            .map(|row| row.name + &row.stars)
            .collect()
    }

    #[test]
    fn names_and_counts_are_padded() {
        assert_eq!(
            drawn(&[3, 0, 10]),
            ["A (3)  : * * *", "B (0)  :", "C (10) : * * * * * * * * * *",]
        );
        let many = drawn(&[1; 27]);
        assert_eq!((&*many[0], &*many[26]), ("A  (1) : *", "AA (1) : *"));
    }

    #[test]
    fn no_row_is_wider_than_eighty_columns() {
        for stones in 0..200 {
            assert!(drawn(&[stones, 1]).iter().all(|row| row.len() <= 80));
        }
        assert_eq!(drawn(&[36])[0].len(), 80);
        assert_eq!(drawn(&[37, 1]), ["A (37)", "B (1)"]);
        assert_eq!(drawn(&[u32::MAX]), ["A (4294967295)"]);
    }
}
