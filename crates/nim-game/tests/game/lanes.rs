//! Lanes against a search of all moves: what is drawn is true on each board.

use std::collections::HashMap;
use std::num::NonZeroU32;

use nim_engine::{Convention, Position, Rules, Takes};
use nim_game::lanes::{LaneKind, LaneStep, LaneStone, Lanes};
use nim_game::{GameAction, HintLevel, reduce};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::common::state;

/// A search that knows the rules alone.
#[derive(Default)]
struct Search {
    limit: u32,
    is_misere: bool,
    known: HashMap<Vec<u32>, bool>,
}

impl Search {
    fn is_won(&mut self, heaps: &[u32]) -> bool {
        let mut key: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
        key.sort_unstable();
        if let Some(&won) = self.known.get(&key) {
            return won;
        }
        let won = if key.is_empty() {
            self.is_misere
        } else {
            (0..key.len()).any(|heap| {
                (1..=key[heap].min(self.limit)).any(|take| {
                    let mut after = key.clone();
                    after[heap] -= take;
                    !self.is_won(&after)
                })
            })
        };
        self.known.insert(key, won);
        won
    }
}

/// The stones of a lane that stay or are gone, and the empty places.
fn places(stones: &[LaneStone]) -> (Vec<u32>, Vec<u32>, usize) {
    let (mut stay, mut gone, mut ghosts) = (Vec::new(), Vec::new(), 0);
    for stone in stones {
        match *stone {
            LaneStone::Stays(place) => stay.push(place),
            LaneStone::Taken(place) => gone.push(place),
            LaneStone::Ghost => ghosts += 1,
        }
    }
    (stay, gone, ghosts)
}

/// How many stones of a heap belong into a lane, written down anew: a heap counts with its remainder.
fn belongs(kind: LaneKind, stones: u32, period: u32) -> u32 {
    let rest = stones % period;
    match kind {
        LaneKind::Groups(size) => {
            assert_eq!(size, period);
            stones / period * period
        }
        LaneKind::Blocks(size) => {
            assert!(size.is_power_of_two());
            if rest / size % 2 == 1 { size } else { 0 }
        }
        LaneKind::Singles => rest.min(1),
        LaneKind::Above => rest.max(1) - 1,
    }
}

fn check(heaps: &[u32], limit: Option<u32>, is_misere: bool, search: &mut Search) {
    let takes = limit.map_or(Takes::Any, |most| {
        Takes::UpTo(NonZeroU32::new(most).unwrap())
    });
    let convention = if is_misere {
        Convention::Misere
    } else {
        Convention::Normal
    };
    let board = Position::new(heaps, Rules { takes, convention }).unwrap();
    let what = format!("{heaps:?} {limit:?} {is_misere}");
    let Some(lanes) = Lanes::of(&board, LaneStep::Lanes) else {
        // Only boards that two heaps, or turns of one stone, decide have no lanes.
        let standing = heaps.iter().filter(|&&stones| stones > 0);
        let has_choice = limit != Some(1) && heaps.iter().any(|&stones| stones > 1);
        assert!(standing.count() < 3 || !has_choice, "{what}");
        return;
    };
    let largest = heaps.iter().copied().max().unwrap();
    let period = limit
        .filter(|&most| most < largest)
        .map_or(99, |most| most + 1);
    let is_won = search.is_won(heaps);
    let is_end = is_misere && heaps.iter().filter(|&&stones| stones % period > 1).count() <= 1;
    assert_eq!(lanes.is_end(), is_end, "{what}");
    assert_eq!(lanes.winning.is_some(), is_won, "{what}");
    let mut steps = vec![(lanes, heaps.to_vec())];
    if let Some(made) = steps[0].0.winning {
        let mut after = heaps.to_vec();
        after[made.heap] -= made.take.get();
        assert!(!search.is_won(&after), "{what}");
        steps.push((Lanes::of(&board, LaneStep::Move).unwrap(), heaps.to_vec()));
        steps.push((Lanes::of(&board, LaneStep::Left).unwrap(), after));
    } else {
        assert_eq!(Lanes::of(&board, LaneStep::Move), None, "{what}");
    }
    for (number, (lanes, counted)) in steps.iter().enumerate() {
        assert_eq!(lanes.heaps, *counted, "{what}");
        let mut seen: Vec<Vec<u32>> = vec![Vec::new(); heaps.len()];
        let mut taken_in_all = Vec::new();
        for lane in &lanes.lanes {
            let mut filled = 0;
            for (heap, stones) in lane.stones.iter().enumerate() {
                let (stay, gone, ghosts) = places(stones);
                let belong = belongs(lane.kind, counted[heap], period) as usize;
                assert!(stones.len() <= lane.room as usize, "{what} {lane:?}");
                assert!(
                    stones.len() <= lanes.widest[heap] as usize,
                    "{what} {lane:?}"
                );
                filled += u32::from(belong > 0);
                if number == 1 {
                    let left = belongs(lane.kind, steps[2].1[heap], period) as usize;
                    assert_eq!(stay.len() + gone.len(), belong, "{what} {lane:?}");
                    assert_eq!(ghosts, left.saturating_sub(belong), "{what} {lane:?}");
                } else {
                    assert_eq!(
                        (stay.len(), gone.len(), ghosts),
                        (belong, 0, 0),
                        "{what} {lane:?}"
                    );
                }
                seen[heap].extend(stay.iter().chain(&gone));
                taken_in_all.extend(gone.iter().map(|_| heap));
            }
            assert_eq!(lane.count, filled, "{what} {lane:?}");
            let is_wrong = match lane.kind {
                LaneKind::Blocks(_) => filled % 2 == 1,
                LaneKind::Singles => filled % 2 == 0,
                LaneKind::Groups(_) | LaneKind::Above => false,
            };
            assert_eq!(lane.is_wrong, is_wrong, "{what} {lane:?}");
            // The board that the move leaves has no wrong lane.
            assert!(number < 2 || !lane.is_wrong, "{what} {lane:?}");
        }
        if !is_end {
            let is_any_wrong = lanes.lanes.iter().any(|lane| lane.is_wrong);
            assert_eq!(is_any_wrong, is_won && number < 2, "{what}");
        }
        for (heap, places) in seen.iter_mut().enumerate() {
            places.sort_unstable();
            let all = u32::try_from(places.len()).unwrap();
            assert_eq!(all, counted[heap], "{what}");
            if number < 2 {
                assert!(places.iter().copied().eq(0..all), "{what}");
            } else {
                places.dedup();
                assert_eq!(places.len(), counted[heap] as usize, "{what}");
            }
        }
        if number == 1 {
            let made = lanes.winning.unwrap();
            let expected = vec![made.heap; made.take.get() as usize];
            assert_eq!(taken_in_all, expected, "{what}");
        }
    }
}

/// The hint that is shown after these actions on a board with one winning move, and the sizes of its lanes.
fn hinted(actions: &[GameAction]) -> (Option<HintLevel>, Option<LaneStep>) {
    let begun = state("#/play?heaps=3,4,5&two=human&rule=normal");
    let after = actions.iter().cloned().fold(begun, reduce);
    (after.hint, after.lanes().map(|lanes| lanes.step))
}

#[test]
fn hints_go_through_the_lanes_and_back_and_a_choice_leaves_them() {
    use GameAction::{Choose, ClearChoice, Hint};
    let number = (Some(HintLevel::Number), None);
    let why = |step| (Some(HintLevel::Why(step)), Some(step));
    assert_eq!(hinted(&[const { Hint }; 2]), number);
    assert_eq!(hinted(&[const { Hint }; 3]), why(LaneStep::Lanes));
    assert_eq!(hinted(&[const { Hint }; 4]), why(LaneStep::Move));
    assert_eq!(hinted(&[const { Hint }; 5]), why(LaneStep::Left));
    assert_eq!(hinted(&[const { Hint }; 6]), number);
    assert_eq!(hinted(&[const { Hint }; 7]), why(LaneStep::Lanes));
    assert_eq!(hinted(&[Hint, Hint, Hint, ClearChoice]), number);
    // A choice that fits the hint goes when the lanes come.
    let fitting = Choose("A2".parse().unwrap());
    assert_eq!(hinted(&[Hint, Hint, fitting, Hint]), why(LaneStep::Lanes));
    for choice in ["A2", "B1"] {
        let chosen = Choose(choice.parse().unwrap());
        assert_eq!(hinted(&[Hint, Hint, Hint, chosen, ClearChoice]), number);
    }
    // One heap has a reason of its own, which stays.
    let begun = state("#/play?heaps=3&two=human&rule=normal");
    let after = [const { Hint }; 5].into_iter().fold(begun, reduce);
    assert_eq!(after.hint, Some(HintLevel::Why(LaneStep::Lanes)));
    assert_eq!(after.lanes(), None);
}

#[test]
fn lanes_are_true_on_every_board_of_four_small_heaps() {
    for is_misere in [false, true] {
        for limit in [None, Some(1), Some(2), Some(3), Some(4)] {
            let mut search = Search {
                limit: limit.unwrap_or(u32::MAX),
                is_misere,
                ..Search::default()
            };
            for a in 0..=7 {
                for b in a..=7 {
                    for c in b..=7 {
                        for d in c.max(1)..=7 {
                            check(&[d, a, c, b], limit, is_misere, &mut search);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn lanes_are_true_on_boards_of_the_circle() {
    let mut chance = SmallRng::seed_from_u64(91);
    for round in 0..500_u32 {
        let count = chance.random_range(2..=4);
        let most = [31, 24, 12][count - 2];
        let heaps: Vec<u32> = (0..count).map(|_| chance.random_range(1..=most)).collect();
        if heaps.iter().sum::<u32>() > 60 {
            continue;
        }
        let limit = [None, Some(2), Some(3), Some(5)][round as usize % 4];
        let is_misere = chance.random_range(0..2) == 1;
        let mut search = Search {
            limit: limit.unwrap_or(u32::MAX),
            is_misere,
            ..Search::default()
        };
        check(&heaps, limit, is_misere, &mut search);
    }
}
