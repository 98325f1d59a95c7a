//! The results of a person's games, by opponent.

use nim_engine::Strategy;

use super::{Game, Seat, Turn};

/// The games that were played to their end.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Statistics {
    /// By the index of the opponent in [`OpponentKind::ALL`].
    records: [Record; OpponentKind::ALL.len()],
    losses: u32,
}

/// How many games were played, and how many of them a person here has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamesAndWins {
    pub games: u64,
    pub wins: u64,
}

/// Against whom a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentKind {
    /// Another person.
    Person,
    /// The computer, playing by this strategy.
    Computer(Strategy),
}

/// The games against an opponent. Wins are wins of the person at this screen. If two people play here, they are wins of
/// the side written first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize,
)]
pub struct Record {
    pub games: u32,
    /// The wins; never more than the games.
    pub wins: u32,
    /// How many of the last games were won one after the other.
    pub streak: u32,
    /// The longest streak.
    pub best: u32,
}

impl OpponentKind {
    /// All, in the order in which they are listed.
    pub const ALL: [Self; 7] = [
        Self::Person,
        Self::Computer(Strategy::Beginner),
        Self::Computer(Strategy::Casual),
        Self::Computer(Strategy::Skilled),
        Self::Computer(Strategy::Perfect),
        Self::Computer(Strategy::Minimax),
        Self::Computer(Strategy::Learner),
    ];

    fn index(self) -> usize {
        let index = Self::ALL.iter().position(|&known| known == self);
        index.expect("every opponent is listed")
    }
}

impl Record {
    /// The games that were not won.
    pub const fn losses(self) -> u32 {
        self.games - self.wins
    }

    fn add(&mut self, won: bool) {
        self.games = self.games.saturating_add(1);
        // A full count of games takes no more wins, so that wins never exceed games.
        self.wins = self.wins.saturating_add(u32::from(won)).min(self.games);
        self.streak = if won {
            self.streak.saturating_add(1)
        } else {
            0
        };
        self.best = self.best.max(self.streak);
    }

    /// This record with the games that another tab has counted since `base`, which both had.
    fn joined(self, base: Self, other: Self) -> Self {
        if self == base {
            return other;
        }
        let sum = |own: u32, base: u32, other: u32| other.saturating_add(own.saturating_sub(base));
        let games = sum(self.games, base.games, other.games);
        let wins = sum(self.wins, base.wins, other.wins).min(games);
        let best = self.best.max(other.best).min(wins);
        Self {
            games,
            wins,
            streak: self.streak.min(best),
            best,
        }
    }
}

impl Statistics {
    /// Counts a game. Returns false if it is unfinished, has no move, or no person played.
    pub fn record(&mut self, game: &Game) -> bool {
        let Turn::Over { winner } = game.turn() else {
            return false;
        };
        let table = game.config();
        if table.is_watched() || game.ply() == 0 {
            return false;
        }
        let seat = table.reader().unwrap_or(Seat::One);
        let strategy = table.strategy(seat.other());
        let opponent = strategy.map_or(OpponentKind::Person, OpponentKind::Computer);
        let won = winner == seat;
        self.records[opponent.index()].add(won);
        if table.only_person().is_some() {
            self.losses = if won {
                0
            } else {
                self.losses.saturating_add(1)
            };
        }
        true
    }

    /// The strategy that a person has beaten for the first time in this game, which must be counted already. Never the
    /// weakest strategy, never the learner, which begins anew on every board, and never on a board with fewer than three
    /// heaps above 1, which is too small to tell.
    pub fn first_win(&self, game: &Game) -> Option<Strategy> {
        let Turn::Over { winner } = game.turn() else {
            return None;
        };
        let table = game.config();
        let larger = table.board.heaps().iter().filter(|&&heap| heap > 1);
        (larger.count() >= 3).then_some(())?;
        let beaten = table.strategy(winner.other())?;
        let is_strong = Strategy::LEVELS[1..].contains(&beaten) || beaten == Strategy::Minimax;
        let is_first = self.against(OpponentKind::Computer(beaten)).wins == 1;
        (table.reader() == Some(winner) && is_strong && is_first).then_some(beaten)
    }

    /// The games against an opponent.
    pub fn against(&self, opponent: OpponentKind) -> Record {
        self.records[opponent.index()]
    }

    /// All games.
    pub fn games(&self) -> u64 {
        let records = self.records.iter();
        records.map(|record| u64::from(record.games)).sum()
    }

    /// The games against all computers, and those of them that were won.
    pub fn against_computers(&self) -> GamesAndWins {
        let [_, computers @ ..] = &self.records;
        let sum =
            |count: fn(&Record) -> u32| computers.iter().map(|one| u64::from(count(one))).sum();
        GamesAndWins {
            games: sum(|one| one.games),
            wins: sum(|one| one.wins),
        }
    }

    /// How many of the last games against computers were lost one after the other.
    pub const fn losses(&self) -> u32 {
        self.losses
    }

    /// These statistics with the games that another tab has counted since `base`, which both had.
    pub fn joined(&self, base: &Self, other: &Self) -> Self {
        let mut joined = self.clone();
        for (index, record) in joined.records.iter_mut().enumerate() {
            *record = record.joined(base.records[index], other.records[index]);
        }
        if self.losses == base.losses {
            joined.losses = other.losses;
        }
        joined
    }

    /// Whether games can give these counts, as in every save that is not damaged.
    pub(super) fn is_possible(&self) -> bool {
        let mut records = self.records.iter();
        records.all(|one| one.streak <= one.best && one.best <= one.wins && one.wins <= one.games)
    }
}
