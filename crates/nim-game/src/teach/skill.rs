//! The skills that a person practises.

/// A skill that boards made by the engine practise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Skill {
    /// Single stones beside one larger heap: leave the right number of single stones.
    Singles,
    /// Two heaps: make them equal and copy, up to the end.
    Copy,
    /// Cut a heap into blocks of 1, 2, 4 and 8.
    Cut,
    /// Three heaps: leave every block with a partner, or see that no move does.
    Pairs,
    /// One heap with a limit for each turn.
    Limits,
}

impl Skill {
    /// All of them, in the order in which they are learned.
    pub const ALL: [Self; 5] = [
        Self::Singles,
        Self::Copy,
        Self::Cut,
        Self::Pairs,
        Self::Limits,
    ];

    /// The name in addresses and in a save.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Singles => "singles",
            Self::Copy => "copy",
            Self::Cut => "cut",
            Self::Pairs => "pairs",
            Self::Limits => "limits",
        }
    }

    /// The skill of this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.name() == name)
    }

    /// The number of its place in [`ALL`](Self::ALL).
    pub const fn place(self) -> usize {
        self as usize
    }
}
