//! Where the learner learns.

use std::rc::Rc;

use nim_engine::{Learner, LearnerError, Opponent, Position, Strategy};
use rand::Rng;

use super::Game;

/// A learner of one board, how it was taught, and how it fared against people.
#[derive(Clone, Debug)]
pub struct LearnerTraining {
    learner: Learner,
    /// Games that it won and lost against people.
    record: [u32; 2],
    /// Wins of [`TRIAL`] games against perfect play, after each lesson.
    curve: Vec<u32>,
    /// Lessons still to be had.
    due: u32,
}

/// Games against itself that make a lesson.
pub const LESSON: u32 = 500;
/// Games of the trial after each lesson.
pub const TRIAL: u32 = 50;
/// Lessons of a course.
pub const COURSE: u32 = 40;
/// The curve covers this many lessons.
const CURVE: usize = 10 * COURSE as usize;

impl LearnerTraining {
    /// The school of a board, with a learner that knows nothing yet.
    ///
    /// # Errors
    /// The board has more positions than a learner can keep.
    pub fn new(start: &Position) -> Result<Self, LearnerError> {
        Ok(Self {
            learner: Learner::new(start)?,
            record: [0; 2],
            curve: Vec::new(),
            due: 0,
        })
    }

    /// The learner.
    pub const fn learner(&self) -> &Learner {
        &self.learner
    }

    /// Whether this is the school of a board.
    pub fn teaches(&self, start: &Position) -> bool {
        self.learner.start() == start
    }

    /// How many games against people it won and lost.
    pub const fn record(&self) -> [u32; 2] {
        self.record
    }

    /// How many of [`TRIAL`] games against perfect play it won after each lesson, from the side
    /// that can win.
    pub fn curve(&self) -> &[u32] {
        &self.curve
    }

    /// How many lessons of the course are still to be had; 0 where none is under way.
    pub const fn due(&self) -> u32 {
        self.due
    }

    /// Begins a course, or breaks it off.
    pub const fn enrol(&mut self, begin: bool) {
        self.due = if begin { COURSE } else { 0 };
    }

    /// The next lesson of a course, if one is under way.
    pub fn lesson(&mut self, rng: &mut impl Rng) {
        if self.due > 0 {
            self.due -= 1;
            self.learner.self_play(LESSON.into(), rng);
            let wins = self.learner.trial(TRIAL.into(), rng);
            if self.curve.len() == CURVE {
                self.curve.remove(0);
            }
            self.curve.push(u32::try_from(wins).unwrap_or(TRIAL));
        }
    }

    /// Learns from a game that a learner played, and keeps the score where it was against a person.
    pub fn learn(&mut self, game: &Game) {
        self.learner.learn(game.played());
        let person = game.table().only_person();
        if let (super::Turn::Over { winner }, Some(person)) = (game.turn(), person) {
            // A person's win is its loss.
            let place = usize::from(winner == person);
            self.record[place] = self.record[place].saturating_add(1);
        }
    }
}

/// A learner as it is saved.
#[derive(miniserde::Serialize, miniserde::Deserialize)]
pub(crate) struct KeptLearner {
    /// The engine's text of its board and its boxes.
    learner: String,
    won: u32,
    lost: u32,
    curve: Vec<u32>,
    due: u32,
}

impl KeptLearner {
    pub(crate) fn of(school: &LearnerTraining) -> Self {
        let [won, lost] = school.record;
        Self {
            learner: school.learner.to_string(),
            won,
            lost,
            curve: school.curve.clone(),
            due: school.due,
        }
    }

    /// About how many bytes it takes.
    pub(crate) fn size(&self) -> usize {
        self.learner.len() + 3 * self.curve.len()
    }

    /// The school; `None` if any of it is damaged.
    pub(crate) fn school(self) -> Option<LearnerTraining> {
        let fits = self.due <= COURSE
            && self.curve.len() <= CURVE
            && self.curve.iter().all(|&won| won <= TRIAL);
        Some(LearnerTraining {
            learner: self.learner.parse().ok().filter(|_| fits)?,
            record: [self.won, self.lost],
            curve: self.curve,
            due: self.due,
        })
    }
}

/// Changes the school of a board, which is opened where there was none; where the board is too
/// large to be learned nothing happens.
pub fn teach(
    schools: &mut Rc<Vec<LearnerTraining>>,
    board: &Position,
    change: impl FnOnce(&mut LearnerTraining),
) {
    let schools = Rc::make_mut(schools);
    let open = schools.iter().position(|school| school.teaches(board));
    let place = open.or_else(|| {
        schools.push(LearnerTraining::new(board).ok()?);
        Some(schools.len() - 1)
    });
    if let Some(place) = place {
        change(&mut schools[place]);
    }
}

/// The opponent with this strategy in a game that begins with `board`. The learner knows its training on
/// that board, if there was any.
pub fn opponent<'a>(
    strategy: Strategy,
    board: &Position,
    schools: &'a [LearnerTraining],
) -> Opponent<'a> {
    match schools.iter().find(|school| school.teaches(board)) {
        Some(school) if strategy == Strategy::Learner => school.learner().into(),
        _ => strategy.into(),
    }
}

/// Two schools are the same when nothing that is shown of them differs: a learner changes by games
/// alone.
impl PartialEq for LearnerTraining {
    fn eq(&self, other: &Self) -> bool {
        let shown = |school: &Self| (school.learner.games(), school.record, school.due);
        shown(self) == shown(other) && self.teaches(other.learner.start())
    }
}

#[cfg(test)]
mod tests {
    use nim_engine::{Rules, Setup, ai_compute_move};
    use rand::{SeedableRng, rngs::SmallRng};

    use super::*;

    #[test]
    fn only_the_learner_on_its_own_board_plays_as_trained() {
        // The trained learner has beads only for taking both.
        let taught = "nim learner 1\nheaps=2&rule=normal\ngames=1\n2: 0,4\nboxes=1";
        let other = "nim learner 1\nheaps=1,2&rule=normal\ngames=0\nboxes=0";
        let schools = [other, taught].map(|learner| LearnerTraining {
            learner: learner.parse().unwrap(),
            record: [0; 2],
            curve: Vec::new(),
            due: 0,
        });
        let mut chance = SmallRng::seed_from_u64(3);
        let mut takes_one = |strategy, rules| {
            let board = Setup::new(vec![2], rules).position().unwrap();
            (0..50).any(|_| {
                let opponent = opponent(strategy, &board, &schools);
                let answer = ai_compute_move(opponent, &board, &mut chance).unwrap();
                answer.chosen.take.get() == 1
            })
        };
        assert!(!takes_one(Strategy::Learner, Rules::normal()));
        assert!(takes_one(Strategy::Beginner, Rules::normal()));
        assert!(takes_one(Strategy::Learner, Rules::misere()));
    }
}
