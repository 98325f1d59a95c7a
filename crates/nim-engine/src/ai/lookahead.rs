//! Sees a fixed number of plies ahead, and guesses beyond them.

use rand::{Rng, RngExt};

use crate::{Convention, Move, Position, Rules, Takes};

use super::beginner;

/// With a limit above this, and a heap above that limit, there are too many moves to search.
const WIDEST_LIMIT: u32 = 128;

/// The best move as far as `plies` show. A proven win is best, the sooner the better. Then comes any
/// move that proves nothing, then the latest loss. Equal moves are chosen at random.
pub(super) fn compute_move(
    position: &Position,
    plies: u8,
    rng: &mut (impl Rng + ?Sized),
) -> Option<Move> {
    let rules = position.rules();
    let too_many_moves = rules.limit().is_some_and(|limit| {
        limit.get() > WIDEST_LIMIT && position.heaps().iter().any(|&stones| stones > limit.get())
    });
    if too_many_moves || fewest_plies(position.heaps(), rules) > u64::from(plies) {
        // No line of play ends in sight, so all moves look alike.
        return beginner::compute_move(position, rng);
    }
    let is_left = |heap: &usize| position.heaps()[*heap] > 0;
    let nonempty: Vec<usize> = (0..position.heaps().len()).filter(is_left).collect();
    let mut heaps: Vec<u32> = nonempty
        .iter()
        .map(|&heap| position.heaps()[heap])
        .collect();
    let mut best = Vec::new();
    let mut best_worth = i32::MIN;
    for (index, &heap) in nonempty.iter().enumerate() {
        let stones = heaps[index];
        for (left, moves) in leavings(stones, rules, plies) {
            heaps[index] = left;
            let worth = -sight(&mut heaps, rules, plies - 1);
            if worth > best_worth {
                best_worth = worth;
                best.clear();
            }
            if worth == best_worth {
                best.push((heap, stones - left, moves));
            }
        }
        heaps[index] = stones;
    }
    let moves: u64 = best.iter().map(|&(_, _, moves)| u64::from(moves)).sum();
    let mut drawn = rng.random_range(0..moves.max(1));
    for (heap, take, moves) in best {
        if drawn < u64::from(moves) {
            // A merged entry has several moves: the first leaves `left` stones, and each further one leaves one more.
            return Move::new(heap, take - u32::try_from(drawn).ok()?);
        }
        drawn -= u64::from(moves);
    }
    None
}

/// The mover's result within `plies`: above 0 a win, below 0 a loss, and 0 if the end is beyond. A
/// sooner result is further from 0.
fn sight(heaps: &mut [u32], rules: Rules, plies: u8) -> i32 {
    let fewest = fewest_plies(heaps, rules);
    if fewest == 0 {
        return match rules.convention {
            Convention::Normal => -1 - i32::from(plies),
            Convention::Misere => 1 + i32::from(plies),
        };
    }
    if fewest > u64::from(plies) {
        return 0;
    }
    let mut best = i32::MIN;
    for heap in 0..heaps.len() {
        let stones = heaps[heap];
        for (left, _) in leavings(stones, rules, plies) {
            heaps[heap] = left;
            best = best.max(-sight(heaps, rules, plies - 1));
        }
        heaps[heap] = stones;
    }
    best
}

/// The sizes that moves in a heap may leave, each with the number of moves that lead there.
///
/// Without a limit, all heaps of at least `plies` stones look the same within the `plies - 1` plies that remain. So the
/// last entry stands for every move that leaves `plies` stones or more.
fn leavings(stones: u32, rules: Rules, plies: u8) -> impl Iterator<Item = (u32, u32)> {
    let any_number = rules.takes.count(stones) == stones;
    let merged_from = if any_number {
        stones.min(u32::from(plies))
    } else {
        stones
    };
    let least = stones - rules.max_take(stones);
    let single = (least..merged_from).filter(move |&left| rules.takes.has(stones - left));
    let single = single.map(|left| (left, 1));
    single.chain((merged_from < stones).then_some((merged_from, stones - merged_from)))
}

/// No game ends in fewer moves. It is 0 exactly at the end.
fn fewest_plies(heaps: &[u32], rules: Rules) -> u64 {
    heaps
        .iter()
        .map(|&stones| match rules.takes {
            Takes::Any => u64::from(stones > 0),
            Takes::UpTo(limit) => u64::from(stones.div_ceil(limit.get())),
            // Until too few are left for a move.
            Takes::Of(set) => u64::from(
                (stones + 1)
                    .saturating_sub(set.least())
                    .div_ceil(set.most()),
            ),
        })
        .sum()
}
