//! Moves in words.

use crate::catalogue::moves as words;
use crate::engine::Move;

/// A move in few words: `2 from B`.
pub fn move_text(Move { take, heap }: Move) -> String {
    let take = take.into();
    words::Made { take, heap }.text()
}

/// What a move took, in a sentence: `2 stones from heap B`.
pub fn taken(Move { take, heap }: Move) -> String {
    let take = take.into();
    words::Taken { take, heap }.text()
}

/// Explains how a list writes moves, by one of them: `B2 means: take 2 stones from heap B.`
pub fn short(made: Move) -> String {
    let (take, heap) = (made.take.into(), made.heap);
    let short = &made.to_string();
    words::Short { short, take, heap }.text()
}
