//! How well games were played, one after the other.

use super::Accuracy;

/// The number of games in an average.
pub const WINDOW: usize = 10;

/// One game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// How well it was played.
    pub game: Accuracy,
    /// How well this game and those before it were played, [`WINDOW`] of them in all; `None` where
    /// there are not as many.
    pub average: Option<Accuracy>,
}

/// The games with their averages. A position counts as much as any other, so that a game with one
/// chance does not count as much as one with ten.
pub fn curve(games: &[Accuracy]) -> Vec<Point> {
    let average = |end: usize| {
        let start = end.checked_sub(WINDOW)?;
        Some(together(&games[start..end]))
    };
    let points = games.iter().zip(1..);
    points
        .map(|(&game, end)| Point {
            game,
            average: average(end),
        })
        .collect()
}

/// Some games taken together; there has to be one.
fn together(games: &[Accuracy]) -> Accuracy {
    let sum = |part: fn(&Accuracy) -> usize| games.iter().map(part).sum();
    Accuracy {
        kept: sum(|game| game.kept),
        of: sum(|game| game.of),
    }
}
