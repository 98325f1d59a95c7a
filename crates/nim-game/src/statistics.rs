//! The results of a person's games: the opponents, the rules, and the accuracy.

use nim_engine::{Convention, Strategy};

use super::puzzle::date::digits_only;
use super::review::{Accuracy, Review};
use super::{Game, Seat, Turn};

/// The games that were played to their end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// By the places of [`Opponent::ALL`] and [`CONVENTIONS`].
    tallies: [[Tally; CONVENTIONS.len()]; Opponent::ALL.len()],
    row: u32,
    best: u32,
    losses: u32,
    /// The latest is the last.
    recent: Vec<Accuracy>,
    kept: usize,
    of: usize,
}

/// Against whom a game was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person.
    Person,
    /// The computer, playing by this strategy.
    Computer(Strategy),
}

/// The number of games, and the number of wins. They are wins of the person at this screen. If two
/// people play, they are wins of the side written first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games.
    pub games: u32,
    /// The wins; never more than the games.
    pub wins: u32,
}

/// Both rules, in the order in which they are listed.
pub const CONVENTIONS: [Convention; 2] = [Convention::Misere, Convention::Normal];

/// The number of games whose accuracy is stored one by one.
pub const RECENT: usize = 100;

/// No sum of positions goes further; [`Accuracy::percent`] counts with 200 times as many.
const MOST: usize = 10_000_000;

/// No game is as long.
const LONGEST: usize = 9999;

impl Opponent {
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

    /// The name in a save.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Computer(strategy) => strategy.name(),
        }
    }
}

impl Tally {
    /// How many of a hundred were won, rounded; no more than 99 while one was lost, and no less than
    /// 1 while one was won. `None` where there was no game.
    pub fn percent(self) -> Option<u64> {
        let (games, wins) = (u64::from(self.games), u64::from(self.wins));
        let rounded = (200 * wins + games).checked_div(2 * games)?;
        Some(match (wins, rounded) {
            (1.., 0) => 1,
            (wins, 100) if wins < games => 99,
            _ => rounded,
        })
    }

    fn add(&mut self, more: Self) {
        self.games = self.games.saturating_add(more.games);
        self.wins = self.wins.saturating_add(more.wins);
    }
}

impl Statistics {
    /// Counts a game. Returns false if it is unfinished, has no move, or no person played.
    pub fn record(&mut self, game: &Game) -> bool {
        let Turn::Over { winner } = game.turn() else {
            return false;
        };
        let table = game.table();
        if table.is_watched() || game.ply() == 0 {
            return false;
        }
        let person = table.only_person();
        let seat = table.reader().unwrap_or(Seat::One);
        let strategy = table.strategy(seat.other());
        let opponent = strategy.map_or(Opponent::Person, Opponent::Computer);
        let won = winner == seat;
        if let Some(tally) = self.place(opponent, table.board.rules().convention) {
            tally.add(Tally {
                games: 1,
                wins: u32::from(won),
            });
        }
        if person.is_some() {
            self.losses = if won {
                0
            } else {
                self.losses.saturating_add(1)
            };
            self.row = if won { self.row.saturating_add(1) } else { 0 };
            self.best = self.best.max(self.row);
            if let Some(accuracy) = Review::of(game).accuracy(seat) {
                self.note(accuracy);
            }
        }
        true
    }

    /// The computer that was beaten for the first time in this game, which is counted already; none of the weakest, and
    /// none for the learner, which begins anew on every board.
    pub fn first_win(&self, game: &Game) -> Option<Strategy> {
        let Turn::Over { winner } = game.turn() else {
            return None;
        };
        let table = game.table();
        let beaten = table.strategy(winner.other())?;
        let is_strong = Strategy::LEVELS[1..].contains(&beaten) || beaten == Strategy::Minimax;
        let is_first = self.against(Opponent::Computer(beaten)).wins == 1;
        (table.reader() == Some(winner) && is_strong && is_first).then_some(beaten)
    }

    /// The games against an opponent under a rule.
    pub fn tally(&self, opponent: Opponent, convention: Convention) -> Tally {
        let mut copy = Tally::default();
        if let Some((row, column)) = places(opponent, convention) {
            copy = self.tallies[row][column];
        }
        copy
    }

    /// All games.
    pub fn games(&self) -> u64 {
        let tallies = self.tallies.iter().flatten();
        tallies.map(|tally| u64::from(tally.games)).sum()
    }

    /// The games against an opponent under both rules.
    pub fn against(&self, opponent: Opponent) -> Tally {
        let mut sum = Tally::default();
        for convention in CONVENTIONS {
            sum.add(self.tally(opponent, convention));
        }
        sum
    }

    /// The games against all computers under a rule.
    pub fn computers_under(&self, convention: Convention) -> Tally {
        let mut sum = Tally::default();
        for &opponent in &Opponent::ALL[1..] {
            sum.add(self.tally(opponent, convention));
        }
        sum
    }

    /// The games against all computers.
    pub fn computers(&self) -> Tally {
        let mut sum = Tally::default();
        for &opponent in &Opponent::ALL[1..] {
            sum.add(self.against(opponent));
        }
        sum
    }

    /// How many of the last games against computers were won one after the other.
    pub const fn row(&self) -> u32 {
        self.row
    }

    /// How many of the last games against computers were lost one after the other.
    pub const fn losses(&self) -> u32 {
        self.losses
    }

    /// The most that ever were.
    pub const fn best_row(&self) -> u32 {
        self.best
    }

    /// The accuracy of the last [`RECENT`] games against computers in which the person had a win to
    /// keep; the latest is the last.
    pub fn recent(&self) -> &[Accuracy] {
        &self.recent
    }

    /// The accuracy of all of them taken together; `None` where there was none.
    pub const fn accuracy(&self) -> Option<Accuracy> {
        let (kept, of) = (self.kept, self.of);
        if of > 0 {
            Some(Accuracy { kept, of })
        } else {
            None
        }
    }

    fn note(&mut self, accuracy: Accuracy) {
        if self.recent.len() == RECENT {
            self.recent.remove(0);
        }
        self.recent.push(accuracy);
        // Full sums stay as they are, so that their share does.
        if self.of + accuracy.of <= MOST {
            self.kept += accuracy.kept;
            self.of += accuracy.of;
        }
    }

    fn place(&mut self, opponent: Opponent, convention: Convention) -> Option<&mut Tally> {
        let (row, column) = places(opponent, convention)?;
        Some(&mut self.tallies[row][column])
    }

    /// The lines of the statistics, each as subject and value. Every tally with games has a line, and so
    /// have the streak of wins, that of losses, and the accuracy.
    pub fn lines(&self) -> Vec<(&'static str, String)> {
        let mut lines = Vec::new();
        for opponent in Opponent::ALL {
            for convention in CONVENTIONS {
                let Tally { games, wins } = self.tally(opponent, convention);
                if games > 0 {
                    let names = [opponent.name(), &convention.to_string()].join(" ");
                    let told = [&*names, &games.to_string(), &wins.to_string()].join(" ");
                    lines.push(("played", told));
                }
            }
        }
        if self.best > 0 {
            lines.push((
                "row",
                [self.row, self.best].map(|row| row.to_string()).join(" "),
            ));
        }
        if self.losses > 0 {
            lines.push(("losses", self.losses.to_string()));
        }
        if self.of > 0 {
            let mut told = [self.kept, self.of].map(|sum| sum.to_string()).join(" ");
            for Accuracy { kept, of } in &self.recent {
                let game = [kept, of].map(ToString::to_string).join("/");
                told.extend([" ", &game]);
            }
            lines.push(("accuracy", told));
        }
        lines
    }

    /// Reads one of these lines; false, with nothing changed, where it is none that this version
    /// could have written.
    pub fn read_line(&mut self, key: &str, text: &str) -> bool {
        match key {
            "played" => self.read_tally(text),
            "row" => self.read_row(text),
            "losses" => digits_only(text).map(|losses| self.losses = losses),
            "accuracy" => self.read_accuracy(text),
            _ => None,
        }
        .is_some()
    }

    fn read_tally(&mut self, text: &str) -> Option<()> {
        let words: Vec<&str> = text.split(' ').collect();
        let [name, rule, games, wins] = words[..] else {
            return None;
        };
        let opponent = Opponent::ALL
            .into_iter()
            .find(|known| known.name() == name)?;
        let mut rules = CONVENTIONS.into_iter();
        let convention = rules.find(|known| known.to_string() == rule)?;
        let (games, wins) = (digits_only(games)?, digits_only(wins)?);
        if wins > games {
            return None;
        }
        *self.place(opponent, convention)? = Tally { games, wins };
        Some(())
    }

    fn read_row(&mut self, text: &str) -> Option<()> {
        let (row, best) = text.split_once(' ')?;
        let (row, best) = (digits_only(row)?, digits_only(best)?);
        if row > best {
            return None;
        }
        (self.row, self.best) = (row, best);
        Some(())
    }

    fn read_accuracy(&mut self, text: &str) -> Option<()> {
        let mut words = text.split(' ');
        let (kept, of) = (digits_only(words.next()?)?, digits_only(words.next()?)?);
        let mut recent = Vec::new();
        for word in words {
            let (kept, of) = word.split_once('/')?;
            let game = accuracy(digits_only(kept)?, digits_only(of)?, LONGEST)?;
            if recent.len() == RECENT {
                return None;
            }
            recent.push(game);
        }
        let Accuracy { kept, of } = accuracy(kept, of, MOST)?;
        (self.kept, self.of, self.recent) = (kept, of, recent);
        Some(())
    }
}

/// An accuracy that there can be.
fn accuracy(kept: usize, of: usize, most: usize) -> Option<Accuracy> {
    ((1..=most).contains(&of) && kept <= of).then_some(Accuracy { kept, of })
}

fn places(opponent: Opponent, convention: Convention) -> Option<(usize, usize)> {
    let row = Opponent::ALL.iter().position(|&known| known == opponent)?;
    let column = CONVENTIONS.iter().position(|&known| known == convention)?;
    Some((row, column))
}
