//! The move that a hint suggests.

use crate::{Move, Position};

/// About how many heaps may be looked at while weighing the moves of a lost position. All moves of
/// twelve heaps of 99 take 15,000: well below a millisecond.
const WORK: usize = 1 << 18;

impl Position {
    /// The move that a hint suggests; `None` only after the end of the game.
    ///
    /// In a won position it is the winning move that takes the most stones. Fewer stones leave fewer
    /// chances for mistakes, and without a limit no winning move ends the game sooner. In a lost
    /// position it is the move with the fewest winning answers, and one that loses at once only if there
    /// is no other. Of those it takes the fewest stones, which leaves the most answers to choose from.
    /// Among equals it is the first heap's.
    ///
    /// On large boards not every move of a lost position can be weighed, so only those are that
    /// take the fewest stones. That never costs a won game.
    ///
    /// # Examples
    /// ```
    /// use nim_engine::{Rules, Setup};
    ///
    /// let suggested = |heaps: &[u32], rules| {
    ///     let position = Setup::new(heaps.to_vec(), rules).position().unwrap();
    ///     position.suggested_move().map(|suggested| suggested.to_string())
    /// };
    /// // A1, B3 and C5 win.
    /// assert_eq!(suggested(&[4, 5, 6], Rules::normal()).as_deref(), Some("C5"));
    /// // 5-5-1-1 is lost. Taking 2 from A leaves a single good answer of 10.
    /// assert_eq!(suggested(&[5, 5, 1, 1], Rules::normal()).as_deref(), Some("A2"));
    /// assert_eq!(suggested(&[0, 0], Rules::normal()), None);
    /// ```
    #[must_use]
    pub fn suggested_move(&self) -> Option<Move> {
        let mut largest: Option<Move> = None;
        for winning in self.winning_moves() {
            if largest.is_none_or(|largest| winning.take > largest.take) {
                largest = Some(winning);
            }
        }
        largest.or_else(|| self.hardest_to_answer())
    }

    /// The smallest moves come first, so the first move with a single winning answer is the best. A move
    /// that ends the game loses at once, so it comes last.
    fn hardest_to_answer(&self) -> Option<Move> {
        let heaps = self.heaps().len();
        let most = self.rules().max_take(self.heaps().iter().copied().max()?);
        let mut after = self.clone();
        let mut fewest = usize::MAX;
        let mut best = None;
        let mut work = 0;
        for take in 1..=most {
            for heap in 0..heaps {
                work += 1;
                let candidate = Move::new(heap, take).filter(|&play| self.is_legal(play));
                let Some(candidate) = candidate else {
                    continue;
                };
                after.apply(candidate);
                let answers = if after.is_terminal() {
                    usize::MAX
                } else {
                    after.winning_moves().count()
                };
                after.put_back(candidate);
                if answers < fewest || best.is_none() {
                    fewest = answers;
                    best = Some(candidate);
                }
                work += heaps;
                if fewest <= 1 || work > WORK {
                    return best;
                }
            }
        }
        best
    }
}
