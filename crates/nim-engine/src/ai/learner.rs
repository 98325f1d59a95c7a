//! A player that learns from games, as Michie's matchboxes did.

mod text;

pub use text::LearnerTextError;

use rand::{Rng, RngExt};

use crate::search::boards::SortedBoard;
use crate::{Game, Move, Outcome, Position};

use super::beginner;

/// The most boards that a learner keeps boxes for.
const MOST_BOARDS: usize = 2000;

/// How many beads of each colour a new box holds.
const NEW_BEADS: u32 = 4;

/// How many beads of its colour a move of the winner adds to its box.
const REWARD: u32 = 3;

/// How many beads of its colour a move of the loser takes out of its box.
const PENALTY: u32 = 1;

/// A player that knows only its training.
///
/// Donald Michie's MENACE (1961; *Experiments on the mechanization of game-learning*, 1963) was a set of
/// matchboxes. Each position has a box with beads, in a colour for each move. MENACE draws a bead to
/// move. After the game each box of the winner gets three more beads of its drawn colour. Each box of
/// the loser loses one. An emptied box is filled anew, because each of its moves has lost.
/// Positions that differ only by the order of their heaps share a box.
///
/// On 1-3-5 misère, beginning against perfect play, a learner wins 2 to 3 % of games untrained, and
/// about 98 % after 10,000 games against itself.
///
/// The text of a learner (`to_string`, `parse`) has all that it has learned.
///
/// # Examples
/// ```
/// use nim_engine::{Learner, Position, Rules, ai_compute_move};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let start = Position::new(&[1, 2], Rules::normal())?;
/// let mut learner = Learner::new(&start)?;
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(1961);
/// learner.self_play(200, &mut rng);
/// let learned = ai_compute_move(&learner, &start, &mut rng).unwrap();
/// assert_eq!([learned.chosen], start.winning_moves()[..]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Learner {
    start: Position,
    games: u64,
    /// The boxes, in the order of their boards: a board without empty heaps, and the beads of each colour.
    boxes: Vec<(Vec<u32>, Vec<u32>)>,
}

impl Learner {
    /// A learner of this board that has not learned anything yet.
    ///
    /// # Errors
    /// More than 2,000 boards can be reached. Boards that differ only by the order of their heaps are one.
    pub fn new(start: &Position) -> Result<Self, LearnerError> {
        start.boards(MOST_BOARDS).ok_or(LearnerError)?;
        Ok(Self {
            start: *start,
            games: 0,
            boxes: Vec::new(),
        })
    }

    /// The board on which the learner begins its games.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How many games the learner has learned from.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The beads from which the next move on this position is drawn: a move of each colour, and how many beads of that
    /// colour are in the box. Heaps of one size share their colours, and the move takes from the first of them. Empty
    /// where the learner does not [know](Self::knows) the position, and at the end of the game.
    pub fn beads(&self, position: &Position) -> Vec<(Move, u32)> {
        if !self.knows(position) {
            return Vec::new();
        }
        let board = box_board(position);
        let beads = match self.index_of(&board) {
            Ok(index) => self.boxes[index].1.clone(),
            Err(_) => new_box(&board, position),
        };
        let colours = colours(&board, position).zip(beads);
        let of_heap = colours.filter_map(|((stones, take), count)| {
            let heap = position.heaps().iter().position(|&size| size == stones)?;
            Some((Move::new(heap, take)?, count))
        });
        of_heap.collect()
    }

    /// Whether the rules are those of the start, and each heap fits into a heap of its own there. In other positions
    /// the learner plays at random, and a program that shows its moves should say so.
    pub fn knows(&self, position: &Position) -> bool {
        let [board, start] = [position, &self.start].map(box_board);
        let mut pairs = board.iter().rev().zip(start.iter().rev());
        position.rules() == self.start.rules()
            && board.len() <= start.len()
            && pairs.all(|(stones, most)| stones <= most)
    }

    /// The move of a drawn bead; at random in an unknown position; `None` at the end of the game.
    pub(super) fn compute_move(
        &self,
        position: &Position,
        rng: &mut (impl Rng + ?Sized),
    ) -> Option<Move> {
        if !self.knows(position) || position.is_terminal() {
            return beginner::compute_move(position, rng);
        }
        let beads = self.beads(position);
        let all: u64 = beads.iter().map(|&(_, count)| u64::from(count)).sum();
        let mut drawn = rng.random_range(0..all.max(1));
        for (chosen, count) in beads {
            if drawn < u64::from(count) {
                return Some(chosen);
            }
            drawn -= u64::from(count);
        }
        None
    }

    /// Learns from the moves of both players of a finished game. Ignores a game that is not over, and moves in
    /// positions that the learner does not [know](Self::knows).
    pub fn learn(&mut self, game: &Game) {
        let Some(starter_won) = game.starter_won() else {
            return;
        };
        let mut replay = Game::new(*game.start());
        let mut has_taught = false;
        for &chosen in game.moves() {
            let position = *replay.position();
            if self.knows(&position) {
                has_taught = true;
                self.reinforce(&position, chosen, starter_won == replay.is_starters_turn());
            }
            // The moves of a game are legal.
            let _ = replay.play(chosen);
        }
        // A number from an invented text may be too large to add to.
        self.games = self.games.saturating_add(u64::from(has_taught));
    }

    /// Plays this many games against itself, and learns from each.
    pub fn self_play(&mut self, games: u64, rng: &mut (impl Rng + ?Sized)) {
        for _ in 0..games {
            let mut game = Game::new(self.start);
            while let Some(chosen) = self.compute_move(game.position(), rng) {
                if game.play(chosen).is_err() {
                    break;
                }
            }
            self.learn(&game);
        }
    }

    /// How many of `games` games against perfect play the learner wins. It plays the side that can win: it
    /// begins if the start is won for the player to move.
    ///
    /// The learner draws beads as in any game, but learns nothing from these games. Perfect play wins after
    /// the first mistake, so the learner makes none in a game that it wins. Several calls with one generator
    /// play the same games as one call with the sum of the numbers. On a board without stones the learner wins
    /// each game.
    pub fn benchmark(&self, games: u64, rng: &mut (impl Rng + ?Sized)) -> u64 {
        let begins = self.start.outcome() == Outcome::N;
        let mut won = 0;
        for _ in 0..games {
            let mut position = self.start;
            let mut is_its_turn = begins;
            loop {
                let chosen = if is_its_turn {
                    self.compute_move(&position, rng)
                } else {
                    let rules = position.rules();
                    rules.perfect_move(position.heaps(), rng)
                };
                // There is no move only at the end, and each of these moves is legal.
                let Some(chosen) = chosen else { break };
                position.apply(chosen);
                is_its_turn = !is_its_turn;
            }
            won += u64::from(position.mover_won() == Some(is_its_turn));
        }
        won
    }

    fn reinforce(&mut self, position: &Position, chosen: Move, won: bool) {
        let board = box_board(position);
        let played = (position.heaps()[chosen.heap], chosen.take.get());
        let index = self.index_of(&board).unwrap_or_else(|index| {
            let new = new_box(&board, position);
            self.boxes.insert(index, (board.clone(), new));
            index
        });
        let beads = &mut self.boxes[index].1;
        let Some(colour) = colours(&board, position).position(|possible| possible == played) else {
            return;
        };
        beads[colour] = if won {
            beads[colour].saturating_add(REWARD)
        } else {
            beads[colour].saturating_sub(PENALTY)
        };
        if beads.iter().all(|&count| count == 0) {
            beads.fill(NEW_BEADS);
        }
    }

    /// The index of a board's box; if there is none, as an error the index at which to insert it.
    fn index_of(&self, board: &[u32]) -> Result<usize, usize> {
        self.boxes
            .binary_search_by(|(known, _)| known[..].cmp(board))
    }
}

/// The board of a position's box: the heaps in order, without the empty ones.
fn box_board(position: &Position) -> Vec<u32> {
    SortedBoard::of(position).heaps().to_vec()
}

/// The moves that a box has a colour for, as size of the heap and number taken. Heaps of one size share their
/// colours.
fn colours(board: &[u32], position: &Position) -> impl Iterator<Item = (u32, u32)> {
    let mut sizes = board.to_vec();
    sizes.dedup();
    let moves = position.rules().moves(sizes.clone());
    moves.map(move |play| (sizes[play.heap], play.take.get()))
}

fn new_box(board: &[u32], position: &Position) -> Vec<u32> {
    vec![NEW_BEADS; colours(board, position).count()]
}

/// A board that is too large to be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this board is too large to learn: choose one of at most {MOST_BOARDS} boards")]
pub struct LearnerError;
