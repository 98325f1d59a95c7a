//! The chapters of “Go deeper”.

/// A chapter of “Go deeper”.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Blocks become bits.
    Binary,
    /// Work out the winning move.
    Move,
    /// A limit for each turn, and remainders.
    Limits,
    /// A set of numbers for each turn, and Grundy values.
    Values,
    /// The game tree and minimax.
    Tree,
    /// Why a branch of the tree need not be looked at.
    Cutoffs,
    /// Why leaving pairs cannot fail.
    Proof,
}

impl Chapter {
    /// All of them, in the order in which they are learned.
    pub const ALL: [Self; 7] = [
        Self::Binary,
        Self::Move,
        Self::Limits,
        Self::Values,
        Self::Tree,
        Self::Cutoffs,
        Self::Proof,
    ];

    /// How many boards it has.
    pub const fn boards(self) -> usize {
        match self {
            Self::Proof => 4,
            Self::Cutoffs => 5,
            Self::Limits => 6,
            Self::Binary | Self::Move | Self::Tree => 7,
            Self::Values => 10,
        }
    }

    /// How many minutes it takes.
    pub const fn minutes(self) -> u32 {
        match self {
            Self::Limits | Self::Cutoffs | Self::Proof => 2,
            Self::Binary | Self::Move | Self::Tree => 3,
            Self::Values => 5,
        }
    }

    /// The name in addresses and in a save.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Binary => "binary",
            Self::Move => "move",
            Self::Limits => "limits",
            Self::Values => "values",
            Self::Tree => "tree",
            Self::Cutoffs => "cutoffs",
            Self::Proof => "proof",
        }
    }

    /// The chapter of this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.name() == name)
    }

    /// The chapter after this one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }
}
