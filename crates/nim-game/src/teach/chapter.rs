//! The chapters of “Go deeper”.

words! {
    /// A chapter of “Go deeper”.
    pub enum Chapter {
        /// Blocks become bits.
        Binary = "binary",
        /// Work out the winning move.
        Move = "move",
        /// A limit for each turn, and remainders.
        Limits = "limits",
        /// A set of numbers for each turn, and Grundy values.
        Values = "values",
        /// The game tree and minimax.
        Tree = "tree",
        /// Why a branch of the tree need not be looked at.
        Cutoffs = "cutoffs",
        /// Why leaving pairs cannot fail.
        Proof = "proof",
    }
}

impl Chapter {
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

    /// The chapter of this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|chapter| chapter.name() == name)
    }

    /// The chapter after this one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }
}
