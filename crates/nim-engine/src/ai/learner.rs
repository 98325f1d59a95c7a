//! Learns from the games it plays, as Michie's matchboxes did.

use rand::{Rng, RngExt};

use crate::search::boards::{SortedBoard, sorted_board, without_empty};
use crate::{Game, Move, Outcome, Position};

use super::{beginner, perfect};

/// The most boards that a learner keeps boxes for.
const MOST_BOARDS: usize = 2000;

/// How many beads of each colour a new box holds.
const NEW_BEADS: u32 = 4;

/// How many beads of its colour a move in a won game adds to its box.
const REWARD: u32 = 3;

/// How many beads a move in a lost game takes out.
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
    /// The boards in order, each sorted and without empty heaps, with the beads of each colour.
    boxes: Vec<(SortedBoard, Vec<u32>)>,
}

impl Learner {
    /// A learner of this board that has not learned anything yet.
    ///
    /// # Errors
    /// More than 2,000 boards can be reached, counted up to the order of the heaps.
    pub fn new(start: &Position) -> Result<Self, LearnerError> {
        start.boards(MOST_BOARDS).ok_or(LearnerError)?;
        Ok(Self {
            start: start.clone(),
            games: 0,
            boxes: Vec::new(),
        })
    }

    /// The board that it learns.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How many games the learner has learned from.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Whether this position can occur on its board. In others it plays at random, and a program that
    /// shows its moves should say so.
    #[must_use]
    pub fn knows(&self, position: &Position) -> bool {
        let [board, top] = [position, &self.start].map(box_of);
        let mut pairs = board.iter().rev().zip(top.iter().rev());
        position.rules() == self.start.rules()
            && board.len() <= top.len()
            && pairs.all(|(stones, most)| stones <= most)
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
        let board = box_of(position);
        let beads = match self.place_of(&board) {
            Ok(place) => self.boxes[place].1.clone(),
            Err(_) => new_box(&board, position),
        };
        let all: u64 = beads.iter().copied().map(u64::from).sum();
        let mut drawn = rng.random_range(0..all.max(1));
        for ((stones, take), beads) in colours(&board, position).zip(beads) {
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

    fn reinforce(&mut self, position: &Position, chosen: Move, won: bool) {
        let board = box_of(position);
        let played = (position.heaps()[chosen.heap], chosen.take.get());
        let place = self.place_of(&board).unwrap_or_else(|place| {
            let new = new_box(&board, position);
            self.boxes.insert(place, (board.clone(), new));
            place
        });
        let beads = &mut self.boxes[place].1;
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
    pub(super) fn boxes(&self) -> &[(SortedBoard, Vec<u32>)] {
        &self.boxes
    }

    /// The place of a board's box, or where it would stand.
    fn place_of(&self, board: &SortedBoard) -> Result<usize, usize> {
        self.boxes.binary_search_by(|(known, _)| known.cmp(board))
    }

    /// Puts in a box that was saved; false where its board has one.
    pub(super) fn add_box(&mut self, board: SortedBoard, beads: Vec<u32>) -> bool {
        let place = self.place_of(&board);
        if let Err(place) = place {
            self.boxes.insert(place, (board, beads));
        }
        place.is_err()
    }

    pub(super) const fn set_games(&mut self, games: u64) {
        self.games = games;
    }
}

/// The board on a position's box.
pub(super) fn box_of(position: &Position) -> SortedBoard {
    without_empty(&sorted_board(position.heaps())).to_vec()
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
    vec![NEW_BEADS; colours(board, position).count()]
}

/// A board that is too large to be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this board is too large to learn: choose one of at most {MOST_BOARDS} boards")]
pub struct LearnerError;
