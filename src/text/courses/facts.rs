//! What the messages of the courses can name: the numbers of a board. The engine computes all of them.

use std::num::NonZeroU32;

use crate::engine::{Convention, Move, MoveOrder, Outcome, Position, exact_count};
use crate::game::teach::{Amount, Exercise};

use super::super::{analysis, play, powers, why::sum_of};
use crate::catalogue::locale;

/// The board of an exercise, and all that a message can name of it.
///
/// A message of `locales/<lang>/course-….ftl` takes its argument `$size-a` from the method `size_a`, so a
/// message that names something else does not compile.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    exercise: &'a Exercise,
    /// The board before the opening.
    board: &'a Position,
    /// The position after the reader's move.
    left: Option<&'a Position>,
}

impl<'a> Facts<'a> {
    /// The facts of an exercise, and of the position that the reader's move has left. Before that move, the
    /// numbers after it are 0, and the lists are empty.
    pub const fn of(exercise: &'a Exercise, left: Option<&'a Position>) -> Self {
        Self {
            exercise,
            board: &exercise.board,
            left,
        }
    }
}

/// The rules, and what was done on the board.
impl Facts<'_> {
    /// What the last stone does.
    pub fn last(&self) -> Convention {
        self.board.rules().convention
    }

    /// The most stones that a turn may take; `u32::MAX` without a limit.
    pub fn limit(&self) -> u32 {
        self.board.rules().limit().map_or(u32::MAX, NonZeroU32::get)
    }

    /// All numbers that a turn may take: `1, 3 or 4`.
    pub fn takes(&self) -> String {
        let numbers = play::numbers(self.board.rules().takes);
        numbers.map_or_else(String::new, |(_, numbers)| numbers)
    }

    /// After how many stones the values of heaps repeat: with a limit, one more than the limit.
    pub fn period(&self) -> u32 {
        let period = self.board.rules().takes.period();
        period.map_or(u32::MAX, |period| period.length)
    }

    /// The largest number that a turn may take: a value depends on so many values before it.
    pub fn most(&self) -> u32 {
        self.board.rules().max_take(u32::MAX)
    }

    /// How many stones the computer has just taken.
    pub fn opening(&self) -> u32 {
        let opening = self.exercise.opening.first();
        opening.map_or(0, |opening| opening.take.get())
    }

    /// The heap from which the computer has just taken, counted from 0.
    pub fn opening_heap(&self) -> usize {
        let opening = self.exercise.opening.first();
        opening.map_or(0, |opening| opening.heap)
    }

    /// All stones after the reader’s move.
    pub fn then_stones(&self) -> u32 {
        self.then_heaps().into_iter().sum()
    }

    /// The heaps after the reader's move.
    pub fn then_heaps(&self) -> Vec<u32> {
        self.left.map_or_else(Vec::new, heaps)
    }

    /// The amounts of the heaps after the reader's move.
    pub fn then_counts(&self) -> Vec<u32> {
        self.left.map_or_else(Vec::new, counts)
    }

    /// The sizes of the unpaired blocks after the reader's move.
    pub fn then_unpaired(&self) -> Vec<String> {
        self.left.map_or_else(Vec::new, unpaired)
    }
}

/// The heaps.
impl Facts<'_> {
    /// All heaps.
    pub fn heaps(&self) -> Vec<u32> {
        heaps(self.board)
    }

    /// All stones on the board.
    pub fn stones(&self) -> u32 {
        self.board.heaps().iter().sum()
    }

    /// The stones of heap A.
    pub fn size_a(&self) -> u32 {
        self.size(0)
    }

    /// The stones of heap B.
    pub fn size_b(&self) -> u32 {
        self.size(1)
    }

    /// The stones of heap C.
    pub fn size_c(&self) -> u32 {
        self.size(2)
    }

    /// The amounts of all heaps: their stones, with a limit their remainders, with a set their Grundy values.
    pub fn counts(&self) -> Vec<u32> {
        counts(self.board)
    }

    /// The amount of heap A.
    pub fn counts_a(&self) -> u32 {
        self.count(0)
    }

    fn size(&self, heap: usize) -> u32 {
        self.board.heaps().get(heap).copied().unwrap_or_default()
    }

    fn count(&self, heap: usize) -> u32 {
        Amount::HeapValue(heap).of(self.board)
    }
}

/// The row of values.
impl Facts<'_> {
    /// The heaps that a move leaves of heap A, the largest first: `4, 2 or 1`.
    pub fn next_sizes(&self) -> String {
        let sizes = self.options().map(|stones| locale::number(stones.into()));
        locale::or(sizes.collect())
    }

    /// The values of the heaps in `next_sizes`, in the same order.
    pub fn next_counts(&self) -> Vec<String> {
        let takes = self.board.rules().takes;
        let values = self.options().map(|stones| takes.grundy(stones).0);
        values.map(|value| value.to_string()).collect()
    }

    /// The values of heaps from 0 to heap A.
    pub fn row(&self) -> Vec<u32> {
        let takes = self.board.rules().takes;
        let row = 0..=self.size_a();
        row.map(|stones| takes.grundy(stones).0).collect()
    }

    /// The size of the heap whose value heap A repeats: smaller by the period.
    pub fn a_minus_period(&self) -> u32 {
        self.size_a().saturating_sub(self.period())
    }

    /// The heaps in `next_sizes`, as numbers.
    fn options(&self) -> impl Iterator<Item = u32> {
        let stones = self.size_a();
        let numbers = self.board.rules().takes.numbers(stones);
        numbers.map(move |number| stones - number)
    }
}

/// Blocks and bits.
impl Facts<'_> {
    /// The blocks of heap A: `4 + 1`.
    pub fn cut_a(&self) -> String {
        self.cut(0)
    }

    /// The blocks of heap B.
    pub fn cut_b(&self) -> String {
        self.cut(1)
    }

    /// Heap A in binary: `101`.
    pub fn bits_a(&self) -> String {
        self.bits(self.count(0))
    }

    /// The sizes of blocks that the heaps can have: `4`, `2` and `1`.
    pub fn sizes(&self) -> Vec<String> {
        powers((1 << self.digits()) - 1)
    }

    /// How many heaps have a block of one.
    pub fn ones(&self) -> u32 {
        Amount::Ones.of(self.board)
    }

    /// The nim-sum: its powers of two are the unpaired blocks.
    pub fn sum(&self) -> u32 {
        sum(self.board)
    }

    /// The nim-sum in binary: `011`.
    pub fn sum_bits(&self) -> String {
        self.bits(self.sum())
    }

    /// The nim-sum as an equation: `011 ⊕ 101 = 110`.
    pub fn equation(&self) -> String {
        let heaps = self.counts().into_iter().map(|count| self.bits(count));
        let heaps = heaps.collect::<Vec<_>>().join(" ⊕ ");
        [heaps, self.sum_bits()].join(" = ")
    }

    /// The sizes of the unpaired blocks.
    pub fn unpaired(&self) -> Vec<String> {
        unpaired(self.board)
    }

    /// The size of the largest unpaired block.
    pub fn largest_unpaired(&self) -> u32 {
        self.sum().checked_ilog2().map_or(0, |place| 1 << place)
    }

    fn cut(&self, heap: usize) -> String {
        sum_of(&powers(self.count(heap)))
    }

    /// A number with as many digits as every heap has.
    fn bits(&self, number: u32) -> String {
        analysis::binary(number, self.digits())
    }

    fn digits(&self) -> u32 {
        self.board.analysis().bits()
    }
}

/// Winning moves.
impl Facts<'_> {
    /// The heap of the winning move, counted from 0; of several moves, of that which a hint suggests.
    pub fn heap(&self) -> usize {
        self.winning().map_or(0, |best| best.heap)
    }

    /// How many stones the heap of the winning move has.
    pub fn heap_before(&self) -> u32 {
        self.winning().map_or(0, |best| self.size(best.heap))
    }

    /// How many stones the winning move takes.
    pub fn take(&self) -> u32 {
        self.winning().map_or(0, |best| best.take.get())
    }

    /// How many stones the winning move leaves in its heap.
    pub fn keeps(&self) -> u32 {
        self.heap_before().saturating_sub(self.take())
    }

    /// The sizes of the blocks that the winning move leaves in its heap.
    pub fn kept(&self) -> Vec<String> {
        powers(self.keeps())
    }

    /// How many moves win.
    pub fn wins(&self) -> u32 {
        Amount::Winning.of(self.board)
    }

    /// The stones of heap A that would give every block a partner.
    pub fn reach_a(&self) -> u32 {
        self.reach(0)
    }

    /// The stones of heap B that would give every block a partner.
    pub fn reach_b(&self) -> u32 {
        self.reach(1)
    }

    /// The stones of heap C that would give every block a partner.
    pub fn reach_c(&self) -> u32 {
        self.reach(2)
    }

    /// How many stones heap A has more than `reach_a`.
    pub fn surplus_a(&self) -> u32 {
        self.size(0).saturating_sub(self.reach(0))
    }

    /// The sizes of single heaps, up to that of heap A, on which the player to move loses.
    pub fn lost(&self) -> Vec<String> {
        let is_lost = |&stones: &u32| {
            let smaller = Position::new(&[stones], self.board.rules());
            smaller.is_ok_and(|smaller| smaller.outcome() == Outcome::P)
        };
        let lost = (1..=self.size(0)).filter(is_lost);
        lost.map(|stones| stones.to_string()).collect()
    }

    fn winning(&self) -> Option<Move> {
        self.board.analysis().suggested
    }

    fn reach(&self, heap: usize) -> u32 {
        Amount::Reach(heap).of(self.board)
    }
}

/// The game tree.
impl Facts<'_> {
    /// How many games can be played.
    pub fn games(&self) -> u32 {
        Amount::Games.of(self.board)
    }

    /// How many nodes the tree has.
    pub fn nodes(&self) -> u64 {
        exact_count(self.board.tree_size().nodes).unwrap_or(u64::MAX)
    }

    /// How many nodes minimax looks at with cut-offs, if it tries the fewest stones first.
    pub fn looked(&self) -> u32 {
        Amount::Looked(MoveOrder::Fewest).of(self.board)
    }

    /// How many nodes minimax looks at with cut-offs, if it tries the best move first.
    pub fn looked_best(&self) -> u32 {
        Amount::Looked(MoveOrder::Best).of(self.board)
    }

    /// How many branches minimax cuts off, if it tries the fewest stones first.
    pub fn cut_off(&self) -> u32 {
        Amount::CutOff.of(self.board)
    }

    /// How many boards can be reached, with this one.
    pub fn boards(&self) -> usize {
        self.board.boards(usize::MAX).unwrap_or_default()
    }

    /// The value for the reader, who is to move: `+1` or `−1`.
    pub fn root(&self) -> String {
        value(self.board.outcome() == Outcome::N)
    }
}

fn value(is_won: bool) -> String {
    if is_won { "+1" } else { "−1" }.to_owned()
}

fn heaps(board: &Position) -> Vec<u32> {
    board.heaps().to_vec()
}

fn counts(board: &Position) -> Vec<u32> {
    let places = 0..board.heaps().len();
    places
        .map(|heap| Amount::HeapValue(heap).of(board))
        .collect()
}

fn sum(board: &Position) -> u32 {
    Amount::NimSum.of(board)
}

fn unpaired(board: &Position) -> Vec<String> {
    powers(sum(board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Takes;
    use crate::game::teach::{board, taking};

    #[test]
    fn each_fact_of_a_board_is_worked_out_by_hand() {
        let exercise = |heaps: &[u32], takes: &str| {
            let takes = takes.parse().unwrap_or(Takes::Any);
            Exercise::find(taking(heaps, Convention::Normal, takes))
        };
        let any = exercise(&[3, 4, 6], "any");
        let at = Facts::of(&any, None);
        let sizes = [at.stones(), at.size_a(), at.size_b(), at.size_c()];
        assert_eq!(sizes, [13, 3, 4, 6]);
        assert_eq!([at.cut_a(), at.cut_b()], ["2\u{a0}+\u{a0}1", "4"]);
        assert_eq!(at.equation(), "011 ⊕ 100 ⊕ 110 = 001");
        assert_eq!(
            [at.sum(), at.largest_unpaired(), at.ones(), at.wins()],
            [1, 1, 1, 1]
        );
        let reach = [at.reach_a(), at.reach_b(), at.reach_c(), at.surplus_a()];
        assert_eq!(reach, [2, 5, 7, 1]);
        assert_eq!([at.heap_before(), at.take(), at.keeps()], [3, 1, 2]);
        assert_eq!(at.root(), "+1");
        let limited = exercise(&[6, 9], "3");
        let at = Facts::of(&limited, None);
        let period = [at.limit(), at.most(), at.period(), at.a_minus_period()];
        assert_eq!(period, [3, 3, 4, 2]);
        assert_eq!((at.counts(), at.counts_a()), (vec![2, 1], 2));
        assert_eq!([at.bits_a(), at.sum_bits()], ["10", "11"]);
        let lists = [at.sizes(), at.unpaired(), at.kept(), at.lost()];
        assert_eq!(lists.map(|list| list.join(" ")), ["2 1", "2 1", "4 1", "4"]);
        assert_eq!((at.heap(), at.largest_unpaired(), at.wins()), (0, 2, 2));
        let set = exercise(&[9], "1,3,4");
        let at = Facts::of(&set, None);
        assert_eq!([at.most(), at.period(), at.a_minus_period()], [4, 7, 2]);
        assert_eq!(at.row(), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
        let lists = [
            at.next_sizes(),
            at.next_counts().join(" "),
            at.lost().join(" "),
        ];
        assert_eq!(lists, ["8, 6, 5", "1 2 3", "2 7 9"]);
        let small = exercise(&[2, 1], "any");
        let at = Facts::of(&small, None);
        assert_eq!((at.games(), at.nodes()), (5, 12));
        let opened = Exercise::find(board(&[3, 5], Convention::Misere)).after(1, 2);
        let left = board(&[1, 4], Convention::Misere);
        let at = Facts::of(&opened, Some(&left));
        assert_eq!((at.opening(), at.opening_heap()), (2, 1));
        let heaps = [at.heaps(), at.then_heaps(), at.then_counts()];
        assert_eq!(heaps, [[3, 5], [1, 4], [1, 4]]);
        assert_eq!(
            (at.then_stones(), at.then_unpaired().join(" ")),
            (5, "4 1".to_owned())
        );
    }
}
