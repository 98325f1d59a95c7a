use super::item::{Item, Kind};
use crate::engine::{Convention, Position};

/// How many nodes minimax looks at below each board, with cut-offs and without.
///
/// The engine counts whole trees of any size at once; what cut-offs spare depends on which move
/// comes first and has to be counted board by board. That is done where the boards are few.
#[derive(Debug)]
pub struct Totals {
    /// How far apart two boards lie that differ by one stone of a heap.
    strides: Vec<usize>,
    boards: Vec<Board>,
}

#[derive(Clone, Copy, Debug)]
struct Board {
    wins: bool,
    nodes: Option<u128>,
    with_cutoffs: Option<u128>,
}

/// The most moves on all boards together: a few milliseconds.
const MOST_WORK: usize = 600_000;

impl Totals {
    /// Counts all boards at or below this one, unless they are too many.
    #[must_use]
    pub fn new(root: &Position) -> Option<Self> {
        let mut strides = Vec::new();
        let mut count = 1_usize;
        let mut moves = 0_usize;
        for (heap, &stones) in root.heaps().iter().enumerate() {
            strides.push(count);
            count = count.checked_mul(stones as usize + 1)?;
            moves += root.max_take(heap) as usize;
        }
        if count.checked_mul(moves)? > MOST_WORK {
            return None;
        }
        let mut totals = Self {
            strides,
            boards: Vec::with_capacity(count),
        };
        let mut heaps = vec![0; root.heaps().len()];
        for place in 0..count {
            let board = totals.board(root, &heaps, place);
            totals.boards.push(board);
            count_up(&mut heaps, root.heaps());
        }
        Some(totals)
    }

    /// The boards before this one are known, and every move leads to one of them.
    fn board(&self, root: &Position, heaps: &[u32], place: usize) -> Board {
        let rules = root.rules();
        let empty = heaps.iter().all(|&stones| stones == 0);
        let mut board = Board {
            wins: empty && rules.convention == Convention::Misere,
            nodes: Some(1),
            with_cutoffs: Some(1),
        };
        for (&stones, &stride) in heaps.iter().zip(&self.strides) {
            for take in 1..=rules.max_take(stones) as usize {
                let after = self.boards[place - take * stride];
                board.nodes = add(board.nodes, after.nodes);
                if !board.wins {
                    board.with_cutoffs = add(board.with_cutoffs, after.with_cutoffs);
                    board.wins = !after.wins;
                }
            }
        }
        board
    }

    /// How many nodes minimax looks at from here; `None` where the number is too large to write.
    #[must_use]
    pub fn nodes(&self, position: &Position, cutoffs: bool) -> Option<u128> {
        let board = self.find(position)?;
        if cutoffs {
            board.with_cutoffs
        } else {
            board.nodes
        }
    }

    fn find(&self, position: &Position) -> Option<&Board> {
        let steps = position.heaps().iter().zip(&self.strides);
        let place = steps
            .map(|(&stones, stride)| stones as usize * stride)
            .sum::<usize>();
        self.boards.get(place)
    }

    /// What finding the value of this node adds to the nodes looked at.
    pub(super) fn step(&self, item: &Item, cutoffs: bool) -> Option<u128> {
        match item.kind {
            Kind::Open | Kind::End => Some(1),
            Kind::Folded => self.nodes(&item.position, cutoffs),
            Kind::Rest(_) => self.rest(item, cutoffs),
        }
    }

    fn rest(&self, item: &Item, cutoffs: bool) -> Option<u128> {
        let Kind::Rest(left_out) = item.kind else {
            return None;
        };
        let shown = super::item::moves(&item.position).saturating_sub(left_out);
        let mut sum = Some(0);
        for by in item.position.legal_moves().skip(shown) {
            let after = item.position.clone().play(by).ok()?;
            sum = add(sum, self.nodes(&after, cutoffs));
            if cutoffs && !self.find(&after)?.wins {
                break;
            }
        }
        sum
    }
}

pub(super) fn add(one: Option<u128>, other: Option<u128>) -> Option<u128> {
    one?.checked_add(other?)
}

/// The next board, the first heap running fastest.
fn count_up(heaps: &mut [u32], largest: &[u32]) {
    for (stones, &most) in heaps.iter_mut().zip(largest) {
        if *stones < most {
            *stones += 1;
            return;
        }
        *stones = 0;
    }
}
