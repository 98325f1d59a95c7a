//! Learns from the games it plays, as Michie's matchboxes did.

use alloc::vec::Vec;

use rand::{Rng, RngExt};

use crate::search::count;
use crate::search::table::{Table, padded_board, sorted_board};
use crate::{Count, Game, Move, Outcome, Position};

use super::{beginner, perfect};

/// The most positions that a learner keeps boxes for.
const MOST_POSITIONS: u128 = 2000;

/// How many beads of each colour a new box holds.
const NEW_BEADS: u32 = 4;

/// How many beads of its colour a move in a won game adds to its box.
const REWARD: u32 = 3;

/// How many a move in a lost game takes out.
const PENALTY: u32 = 1;

/// A player that knows only its training.
///
/// Donald Michie's MENACE (1961; *Experiments on the mechanization of game-learning*, 1963) was a set of
/// matchboxes. Each position has a box with beads, in a colour for each move. MENACE draws a bead to
/// move. After the game each box of the winner gets three more beads of its drawn colour. Each box of
/// the loser loses one. In the position of an empty box every move has lost, so the box is filled anew.
/// Positions that differ only by the order of their heaps share a box.
///
/// On 1-3-5 misère, beginning against perfect play, it wins 2 to 3 % of games untaught, and about
/// 98 % after 10,000 games against itself.
///
/// As text (`to_string`, `parse`) it can be saved and restored with all that it has learned.
///
/// # Examples
/// ```
/// use nim_engine::{Learner, Rules, Setup, ai_compute_move};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let start = Setup::new(vec![1, 2], Rules::normal()).position()?;
/// let mut learner = Learner::new(&start)?;
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1961);
/// learner.self_play(200, &mut rng);
/// let learned = ai_compute_move(&learner, &start, &mut rng).unwrap();
/// assert_eq!(Some(learned.chosen), start.winning_moves().next());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Learner {
    start: Position,
    games: u64,
    boxes: Table<Vec<u32>>,
}

impl Learner {
    /// A learner of this board that has not learned anything yet.
    ///
    /// # Errors
    /// The board has more than 2,000 positions, counted up to the order of the heaps.
    pub fn new(start: &Position) -> Result<Self, LearnerError> {
        let board = sorted_board(start.heaps());
        let positions = count::positions(&board);
        if !positions.is_at_most(MOST_POSITIONS) {
            return Err(LearnerError { positions });
        }
        Ok(Self {
            start: start.clone(),
            games: 0,
            boxes: Table::new(board.len()),
        })
    }

    /// The board that it learns.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How many games it has learned from.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Whether this position can occur on its board. In others it plays at random, and a program that
    /// shows its moves should say so.
    #[must_use]
    pub fn knows(&self, position: &Position) -> bool {
        let board = sorted_board(position.heaps());
        let top = sorted_board(self.start.heaps());
        position.rules() == self.start.rules()
            && board.len() <= top.len()
            && board
                .iter()
                .rev()
                .zip(top.iter().rev())
                .all(|(stones, most)| stones <= most)
    }

    /// Draws a bead.
    pub(super) fn compute_move(
        &self,
        position: &Position,
        rng: &mut (impl Rng + ?Sized),
    ) -> Option<Move> {
        if !self.knows(position) || position.is_terminal() {
            return beginner::compute_move(position, rng);
        }
        let board = self.board(position);
        let fresh;
        let beads = if let Some(entry) = self.boxes.find(&board) {
            self.boxes.value(entry)
        } else {
            fresh = new_box(&board, position);
            &fresh
        };
        let all: u64 = beads.iter().copied().map(u64::from).sum();
        let mut drawn = rng.random_range(0..all.max(1));
        for ((stones, take), &beads) in colours(&board, position).zip(beads) {
            if drawn < u64::from(beads) {
                let heap = position.heaps().iter().position(|&heap| heap == stones)?;
                return Move::new(heap, take);
            }
            drawn -= u64::from(beads);
        }
        None
    }

    /// Learns from both sides of a finished game; moves from positions that are not its own, and
    /// games that are not over, teach it nothing.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Game, Learner};
    ///
    /// let game: Game = "heaps=1,2&rule=normal&moves=B1,A1,B1".parse()?;
    /// let mut learner = Learner::new(game.start())?;
    /// learner.learn(&game);
    /// assert_eq!(learner.games(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn learn(&mut self, game: &Game) {
        let Some(starter_won) = game.starter_won() else {
            return;
        };
        let mut replay = Game::new(game.start().clone());
        let mut has_taught = false;
        for &chosen in game.moves() {
            let position = replay.position();
            if self.knows(position) {
                has_taught = true;
                self.reinforce(
                    &position.clone(),
                    chosen,
                    starter_won == replay.is_starters_turn(),
                );
            }
            // The moves of a game are legal.
            let _ = replay.play(chosen);
        }
        // The number may come from an invented text.
        self.games = self.games.saturating_add(u64::from(has_taught));
    }

    /// Plays this many games against itself, and learns from each.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Learner, Rules, Setup};
    /// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    ///
    /// let start = Setup::new(vec![1, 3, 5], Rules::misere()).position()?;
    /// let mut learner = Learner::new(&start)?;
    /// learner.self_play(10, &mut Xoshiro256PlusPlus::seed_from_u64(7));
    /// assert_eq!(learner.games(), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn self_play(&mut self, games: u64, rng: &mut (impl Rng + ?Sized)) {
        for _ in 0..games {
            let mut game = Game::new(self.start.clone());
            while let Some(chosen) = self.compute_move(game.position(), rng) {
                if game.play(chosen).is_err() {
                    break;
                }
            }
            self.learn(&game);
        }
    }

    /// The number of games it wins, of so many against perfect play. It plays the side that theory says
    /// can win, and starts if the start is won for the mover.
    ///
    /// It draws its beads as in any game, but learns nothing from these games. Perfect play punishes the
    /// first mistake, so each win is a game without one. On 1-3-5 misère it wins 2 to 3 % untrained, and
    /// about 98 % after 10,000 games against itself. Games played in slices with one generator equal the
    /// games played at once. On a board without stones all are won.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Learner, Rules, Setup};
    /// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    ///
    /// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    /// let mut learner = Learner::new(&Setup::new(vec![1, 3, 5], Rules::misere()).position()?)?;
    /// assert!(learner.trial(500, &mut rng) < 50);
    /// learner.self_play(10_000, &mut rng);
    /// assert!(learner.trial(500, &mut rng) > 450);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn trial(&self, games: u64, rng: &mut (impl Rng + ?Sized)) -> u64 {
        let begins = self.start.outcome() == Outcome::N;
        let mut won = 0;
        for _ in 0..games {
            let mut position = self.start.clone();
            let mut is_its_turn = begins;
            loop {
                let chosen = if is_its_turn {
                    self.compute_move(&position, rng)
                } else {
                    perfect::compute_move(&position, rng)
                };
                // Only the empty board has no move, and each of these is legal.
                let Some(chosen) = chosen else { break };
                position.apply(chosen);
                is_its_turn = !is_its_turn;
            }
            won += u64::from(position.mover_won() == Some(is_its_turn));
        }
        won
    }

    /// The number of its boxes with training: positions in which a game that it learned from had a move.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Game, Learner};
    ///
    /// let game: Game = "heaps=1,2&rule=normal&moves=B1,A1,B1".parse()?;
    /// let mut learner = Learner::new(game.start())?;
    /// learner.learn(&game);
    /// // Of 1-2, 1-1, 2 and 1 it has not seen 2.
    /// assert_eq!((learner.filled_boxes(), learner.all_boxes()), (3, 4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn filled_boxes(&self) -> u64 {
        self.boxes.len() as u64
    }

    /// The number of boxes for its whole board: one for each position with a move, at most 1,999.
    /// Positions that differ only by the order of their heaps share a box.
    #[must_use]
    pub fn all_boxes(&self) -> u64 {
        let board = sorted_board(self.start.heaps());
        let (Count::Exactly(positions) | Count::MoreThan(positions)) = count::positions(&board);
        // A learner has at most 2,000 positions, among them the empty board, which has no move.
        u64::try_from(positions).map_or(0, |positions| positions - 1)
    }

    fn reinforce(&mut self, position: &Position, chosen: Move, won: bool) {
        let board = self.board(position);
        let entry = match self.boxes.find(&board) {
            Some(entry) => entry,
            None => self.boxes.insert(&board, new_box(&board, position)),
        };
        let played = (position.heaps()[chosen.heap], chosen.take.get());
        let beads = self.boxes.value_mut(entry);
        let Some(colour) = colours(&board, position).position(|colour| colour == played) else {
            return;
        };
        beads[colour] = if won {
            beads[colour].saturating_add(REWARD)
        } else {
            beads[colour].saturating_sub(PENALTY)
        };
        if beads.iter().all(|&beads| beads == 0) {
            beads.fill(NEW_BEADS);
        }
    }

    /// Every box, as its sorted board and the beads of each colour.
    pub(super) fn boxes(&self) -> impl Iterator<Item = (&[u32], &[u32])> {
        (0..self.boxes.len())
            .map(|entry| (self.boxes.board(entry), self.boxes.value(entry).as_slice()))
    }

    /// Puts in a box that was saved; false where its board has one.
    pub(super) fn add_box(&mut self, board: &[u32], beads: Vec<u32>) -> bool {
        let is_new = self.boxes.find(board).is_none();
        if is_new {
            self.boxes.insert(board, beads);
        }
        is_new
    }

    pub(super) const fn set_games(&mut self, games: u64) {
        self.games = games;
    }

    fn board(&self, position: &Position) -> Vec<u32> {
        padded_board(position.heaps(), sorted_board(self.start.heaps()).len())
    }
}

/// The moves that a box has a colour for, as heap size and number taken: one for all heaps of a
/// size.
pub(super) fn colours<'a>(
    board: &'a [u32],
    position: &'a Position,
) -> impl Iterator<Item = (u32, u32)> + 'a {
    board
        .chunk_by(|one, next| one == next)
        .map(|heaps| heaps[0])
        .flat_map(|stones| {
            position
                .rules()
                .takes
                .numbers(stones)
                .map(move |take| (stones, take))
        })
}

fn new_box(board: &[u32], position: &Position) -> Vec<u32> {
    alloc::vec![NEW_BEADS; colours(board, position).count()]
}

/// A board that is too large to be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board of {positions} positions is too large to learn: choose one of at most 2000")]
pub struct LearnerError {
    /// How many positions it has, counted up to the order of the heaps.
    pub positions: Count,
}
