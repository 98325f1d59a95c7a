//! The skills that the drawn boards of a step practise.

/// What drawn boards practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Single stones beside one larger heap: leave the right number of single stones.
    Singles,
    /// Two heaps: make them equal and copy, up to the end.
    Copy,
    /// Cut a heap into blocks of 1, 2, 4 and 8.
    Cut,
    /// Three heaps: leave every block with a partner, or see that no move does.
    BlockPairs,
}
