//! The stones of a board in lanes: the picture of why it is won or lost.

use nim_engine::{Convention, HeapMeasure, Move, Outcome, Position, Why};

/// A step of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneStep {
    /// The board in its lanes.
    Lanes,
    /// The winning move: what it takes, and where the rest of its blocks goes.
    Move,
    /// What the move leaves.
    Left,
}

/// A board in lanes, as binary digits that can be seen: a lane is a column of the table, and a block is a one
/// (Bouton, *Nim, a game with a complete mathematical theory*, 1901).
///
/// In the end of misère play, where at most one heap counts above one, only single stones count: then the first stone of
/// each heap that counts stands in one lane, and what is left of the large heap stands on it.
///
/// # Examples
/// ```
/// use nim_engine::{Position, Rules};
/// use nim_game::lanes::{LaneKind, LaneStep, Lanes};
///
/// let board = Position::new(&[3, 5, 7], Rules::normal())?;
/// let lanes = Lanes::of(&board, LaneStep::Lanes).unwrap();
/// let counts = lanes.lanes.iter().map(|lane| (lane.kind, lane.count));
/// let expected = [4, 2, 1].map(LaneKind::Blocks).into_iter().zip([2, 2, 3]);
/// assert!(counts.eq(expected));
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lanes {
    /// The lanes from the bottom.
    pub lanes: Vec<Lane>,
    /// The stones of each heap at this step.
    pub heaps: Vec<u32>,
    /// The most stones that each heap has in one lane, at any step.
    pub widest: Vec<u32>,
    /// The winning move; `None` on a lost board.
    pub winning: Option<Move>,
    pub step: LaneStep,
}

/// A lane through all heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    pub kind: LaneKind,
    /// The most stones that a heap has in it, at any step.
    pub room: u32,
    /// The stones of each heap, from the bottom.
    pub stones: Vec<Vec<LaneStone>>,
    /// In how many heaps the lane has stones: of the board, or after the move.
    pub count: u32,
    /// Whether that number is not what a player wants to leave: an odd one, or in the end of misère an even one.
    pub is_wrong: bool,
}

/// What stands in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneKind {
    /// Full groups of this many stones, which do not count because of a limit.
    Groups(u32),
    /// Blocks of this many stones.
    Blocks(u32),
    /// The single stones in the end of misère.
    Singles,
    /// What stands on a single stone in the end of misère.
    Above,
}

impl LaneKind {
    /// How many of a heap's stones stand in this lane; `period` is the limit plus 1, or above all heaps.
    const fn holds(self, stones: u32, period: u32) -> u32 {
        let counts = stones % period;
        match self {
            Self::Groups(_) => stones - counts,
            Self::Blocks(size) => counts & size,
            Self::Singles if counts > 0 => 1,
            Self::Singles => 0,
            Self::Above => counts.saturating_sub(1),
        }
    }
}

/// All lanes that there may be, from the bottom.
fn kinds(period: u32, is_end: bool) -> Vec<LaneKind> {
    let groups = [LaneKind::Groups(period)].into_iter();
    if is_end {
        return groups.chain([LaneKind::Singles, LaneKind::Above]).collect();
    }
    let blocks = (0..u32::BITS).rev().map(|bit| LaneKind::Blocks(1 << bit));
    groups.chain(blocks).collect()
}

/// A place in a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneStone {
    /// A stone, by its number in its heap, counted from 0 at the bottom.
    Stays(u32),
    /// A stone that the move takes.
    Taken(u32),
    /// An empty place that the move fills.
    Ghost,
}

impl Lanes {
    /// The board at a step of the picture. `None` where the reason is none of lanes: where heaps count as the values of a
    /// set, and where one heap or two, or single stones, decide by themselves. `None` too for the later steps of a lost
    /// board, which has no winning move.
    pub fn of(board: &Position, step: LaneStep) -> Option<Self> {
        let is_won = board.outcome() == Outcome::N;
        if !has_lanes(board) || step != LaneStep::Lanes && !is_won {
            return None;
        }
        let winning = board.suggested_move().filter(|_| is_won);
        let period = match board.measure() {
            HeapMeasure::Remainder(period) => period,
            _ => u32::MAX,
        };
        let kinds = kinds(period, is_end(board, period));
        let heaps = board.heaps();
        let after: Vec<u32> = heaps
            .iter()
            .enumerate()
            .map(|(heap, &stones)| match winning {
                Some(made) if made.heap == heap => stones - made.take.get(),
                _ => stones,
            })
            .collect();
        let columns: Vec<_> = heaps
            .iter()
            .zip(&after)
            .map(|(&now, &left)| column([now, left], &kinds, period, step))
            .collect();
        let shown = if step == LaneStep::Left {
            &after
        } else {
            heaps
        };
        let both = || heaps.iter().chain(&after).copied();
        let lane = |(place, &kind): (usize, &LaneKind)| {
            let holding = shown
                .iter()
                .filter(|&&stones| kind.holds(stones, period) > 0);
            let count = u32::try_from(holding.count()).unwrap_or(u32::MAX);
            Lane {
                kind,
                room: both()
                    .map(|stones| kind.holds(stones, period))
                    .max()
                    .unwrap_or_default(),
                stones: columns.iter().map(|column| column[place].clone()).collect(),
                count,
                is_wrong: match kind {
                    LaneKind::Blocks(_) => count % 2 == 1,
                    LaneKind::Singles => count % 2 == 0,
                    LaneKind::Groups(_) | LaneKind::Above => false,
                },
            }
        };
        let lanes = kinds.iter().enumerate().map(lane);
        let used = lanes.filter(|lane| lane.room > 0 || lane.kind == LaneKind::Singles);
        let lanes: Vec<Lane> = used.collect();
        let widest = |(&now, &left): (&u32, &u32)| {
            let held = lanes
                .iter()
                .flat_map(|lane| [now, left].map(|stones| lane.kind.holds(stones, period)));
            held.max().unwrap_or_default()
        };
        Some(Self {
            widest: heaps.iter().zip(&after).map(widest).collect(),
            lanes,
            heaps: shown.to_vec(),
            winning,
            step,
        })
    }

    /// The sizes of the lanes whose number of blocks is odd, the largest first.
    pub fn odd(&self) -> Vec<u32> {
        let odd = self.lanes.iter().filter(|lane| lane.is_wrong);
        odd.filter_map(|lane| match lane.kind {
            LaneKind::Blocks(size) => Some(size),
            _ => None,
        })
        .collect()
    }

    /// The step after this one; `None` after the last, when the heaps come back.
    pub fn next(&self) -> Option<LaneStep> {
        match self.step {
            LaneStep::Lanes => self.winning.map(|_| LaneStep::Move),
            LaneStep::Move => Some(LaneStep::Left),
            LaneStep::Left => None,
        }
    }

    /// Whether only single stones count.
    pub fn is_end(&self) -> bool {
        self.lanes.iter().any(|lane| lane.kind == LaneKind::Singles)
    }
}

/// Whether the reason of a board is one of lanes.
fn has_lanes(board: &Position) -> bool {
    let counts_stones = board.measure() != HeapMeasure::Value;
    let reason = board.why();
    counts_stones
        && matches!(
            reason,
            Why::Blocks { .. } | Why::LastLarge { .. } | Why::Ones { .. }
        )
}

/// Whether at most one heap counts above one, in misère play.
fn is_end(board: &Position, period: u32) -> bool {
    let above = board.heaps().iter().filter(|&&stones| stones % period > 1);
    board.rules().convention == Convention::Misere && above.count() <= 1
}

/// The stones of a heap in each of these lanes, at a step of a move that leaves `left` of its `now` stones.
///
/// What a lane keeps stays. Of the other stones as many slide as the lanes that come need: first those of blocks that go
/// as a whole, then those of an opened group. The move takes the rest.
fn column(
    [now, left]: [u32; 2],
    kinds: &[LaneKind],
    period: u32,
    step: LaneStep,
) -> Vec<Vec<LaneStone>> {
    let held = |stones: u32| {
        kinds
            .iter()
            .map(move |kind| kind.holds(stones, period) as usize)
    };
    let mut places = 0..;
    let mut column: Vec<Vec<LaneStone>> = held(now)
        .map(|count| places.by_ref().take(count).map(LaneStone::Stays).collect())
        .collect();
    if step == LaneStep::Lanes {
        return column;
    }
    let missing: Vec<usize> = held(now)
        .zip(held(left))
        .map(|(has, wants)| wants.saturating_sub(has))
        .collect();
    let kept: Vec<usize> = held(now)
        .zip(held(left))
        .map(|(has, wants)| has.min(wants))
        .collect();
    let mut slides: usize = missing.iter().sum();
    let mut sliding = Vec::new();
    // Groups are the first lane.
    for lane in (1..kinds.len()).chain([0]) {
        let go = column[lane].split_off(kept[lane]);
        let (slide, gone) = go.split_at(slides.min(go.len()));
        slides -= slide.len();
        sliding.extend_from_slice(slide);
        if step == LaneStep::Move {
            column[lane].extend_from_slice(slide);
            column[lane].extend(gone.iter().map(|stone| stone.taken()));
        }
    }
    let mut sliding = sliding.into_iter();
    for (stones, missing) in column.iter_mut().zip(missing) {
        match step {
            LaneStep::Left => stones.extend(sliding.by_ref().take(missing)),
            _ => stones.extend(vec![LaneStone::Ghost; missing]),
        }
    }
    column
}

impl LaneStone {
    const fn taken(self) -> Self {
        match self {
            Self::Stays(place) => Self::Taken(place),
            other => other,
        }
    }
}
