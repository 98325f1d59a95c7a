//! The training of learners, one learner for each board.

use std::rc::Rc;

use nim_engine::{Learner, LearnerError, Opponent, Position, Strategy};
use rand::Rng;

use super::Game;

/// A learner of one board, with its training and its results against people.
#[derive(Clone, Debug)]
pub struct LearnerTraining {
    learner: Learner,
    /// Games that the learner won and lost against people.
    record: [u32; 2],
    /// The benchmarks, the latest last.
    benchmarks: Vec<Score>,
}

/// How a learner fared against perfect play, from the side that can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Score {
    /// How many games it had learned from.
    pub games: u64,
    /// How many of [`BENCHMARK_GAMES`] games it won.
    pub won: u32,
}

/// The games of a benchmark.
pub const BENCHMARK_GAMES: u32 = 50;
/// The latest benchmarks, this many of them, are kept.
const MOST_BENCHMARKS: usize = 400;

impl LearnerTraining {
    /// The training of a board, with a learner that knows nothing yet.
    ///
    /// # Errors
    /// The board has more positions than a learner can keep.
    pub fn new(start: &Position) -> Result<Self, LearnerError> {
        Ok(Self {
            learner: Learner::new(start)?,
            record: [0; 2],
            benchmarks: Vec::new(),
        })
    }

    /// The learner.
    pub const fn learner(&self) -> &Learner {
        &self.learner
    }

    /// Whether this is the training on the board.
    pub fn is_for(&self, start: &Position) -> bool {
        self.learner.start() == start
    }

    /// How many games against people the learner won and lost.
    pub const fn record(&self) -> [u32; 2] {
        self.record
    }

    /// The benchmarks after each training, the latest last.
    pub fn benchmarks(&self) -> &[Score] {
        &self.benchmarks
    }

    /// Learns from this many games of the learner against itself, and tries the learner then. Before the first training
    /// it is tried too.
    pub fn train(&mut self, games: u32, rng: &mut impl Rng) {
        if self.benchmarks.is_empty() {
            self.benchmark(rng);
        }
        self.learner.self_play(games.into(), rng);
        self.benchmark(rng);
    }

    fn benchmark(&mut self, rng: &mut impl Rng) {
        let won = self.learner.benchmark(BENCHMARK_GAMES.into(), rng);
        let won = u32::try_from(won).unwrap_or(BENCHMARK_GAMES);
        if self.benchmarks.len() == MOST_BENCHMARKS {
            self.benchmarks.remove(0);
        }
        let games = self.learner.games();
        self.benchmarks.push(Score { games, won });
    }

    /// Learns from a game that a learner played, and counts a game against a person as won or lost.
    pub fn learn(&mut self, game: &Game) {
        self.learner.learn(game.played());
        let person = game.config().only_person();
        if let (super::Turn::Over { winner }, Some(person)) = (game.turn(), person) {
            // The person's win is the learner's loss, at index 1.
            let index = usize::from(winner == person);
            self.record[index] = self.record[index].saturating_add(1);
        }
    }
}

/// A learner as it is saved.
#[derive(miniserde::Serialize, miniserde::Deserialize)]
pub(crate) struct SavedLearner {
    /// The engine's text of the learner: its board and its boxes.
    learner: String,
    won: u32,
    lost: u32,
    #[serde(rename = "trials")]
    benchmarks: Vec<Score>,
}

impl SavedLearner {
    pub(crate) fn of(training: &LearnerTraining) -> Self {
        let [won, lost] = training.record;
        Self {
            learner: training.learner.to_string(),
            won,
            lost,
            benchmarks: training.benchmarks.clone(),
        }
    }

    /// About how many bytes this learner takes in a save.
    pub(crate) fn size(&self) -> usize {
        self.learner.len() + 24 * self.benchmarks.len()
    }

    /// The training; `None` if any of it is damaged.
    pub(crate) fn training(self) -> Option<LearnerTraining> {
        let learner: Learner = self.learner.parse().ok()?;
        let fits = self.benchmarks.len() <= MOST_BENCHMARKS
            && self.benchmarks.is_sorted_by_key(|score| score.games)
            && self
                .benchmarks
                .last()
                .is_none_or(|last| last.games <= learner.games())
            && self
                .benchmarks
                .iter()
                .all(|score| score.won <= BENCHMARK_GAMES);
        fits.then_some(LearnerTraining {
            learner,
            record: [self.won, self.lost],
            benchmarks: self.benchmarks,
        })
    }
}

/// Changes the training on a board, and creates it where there was none. On a board that is too
/// large to be learned nothing happens.
pub fn train_on(
    trainings: &mut Rc<Vec<LearnerTraining>>,
    board: &Position,
    change: impl FnOnce(&mut LearnerTraining),
) {
    let trainings = Rc::make_mut(trainings);
    let known = trainings.iter().position(|training| training.is_for(board));
    let index = known.or_else(|| {
        trainings.push(LearnerTraining::new(board).ok()?);
        Some(trainings.len() - 1)
    });
    if let Some(index) = index {
        change(&mut trainings[index]);
    }
}

/// The opponent with this strategy in a game that begins with `board`. The learner knows its training on
/// that board, if there was any.
pub fn opponent<'a>(
    strategy: Strategy,
    board: &Position,
    trainings: &'a [LearnerTraining],
) -> Opponent<'a> {
    match trainings.iter().find(|training| training.is_for(board)) {
        Some(training) if strategy == Strategy::Learner => training.learner().into(),
        _ => strategy.into(),
    }
}

/// Two trainings are equal if they show the same: the board, the number of games and the results. The boxes are not
/// compared, because a learner changes only by games.
impl PartialEq for LearnerTraining {
    fn eq(&self, other: &Self) -> bool {
        let shown = |training: &Self| (training.learner.games(), training.record);
        shown(self) == shown(other) && self.is_for(other.learner.start())
    }
}

#[cfg(test)]
mod tests {
    use nim_engine::{Rules, ai_compute_move};
    use rand::{SeedableRng, rngs::SmallRng};

    use super::*;

    #[test]
    fn only_the_learner_on_its_own_board_plays_as_trained() {
        // The trained learner has beads only for taking both.
        let trained = "nim learner 1\nheaps=2&rule=normal\ngames=1\n2: 0,4\nboxes=1";
        let other = "nim learner 1\nheaps=1,2&rule=normal\ngames=0\nboxes=0";
        let trainings = [other, trained].map(|learner| LearnerTraining {
            learner: learner.parse().unwrap(),
            record: [0; 2],
            benchmarks: Vec::new(),
        });
        let mut rng = SmallRng::seed_from_u64(3);
        let mut takes_one = |strategy, rules| {
            let board = Position::new(&[2], rules).unwrap();
            (0..50).any(|_| {
                let opponent = opponent(strategy, &board, &trainings);
                let answer = ai_compute_move(opponent, &board, &mut rng).unwrap();
                answer.chosen.take.get() == 1
            })
        };
        assert!(!takes_one(Strategy::Learner, Rules::normal()));
        assert!(takes_one(Strategy::Beginner, Rules::normal()));
        assert!(takes_one(Strategy::Learner, Rules::misere()));
    }
}
