//! Sets of numbers to take: their values and periods, found apart and in the literature.

use nim_engine::{Move, Period, Rules, Takes};
use rand::{Rng, RngExt};

use crate::common::{both_rules, position, seeded};
use crate::truth::values;

/// Every set within 1 to 6 that [`Takes::of`] accepts: of single numbers only 1.
pub(crate) fn sets() -> impl Iterator<Item = Vec<u32>> {
    let numbers = |bits: u32| (1..=6).filter(|number| bits >> number & 1 == 1).collect();
    let sets = (2..128).step_by(2).map(numbers);
    sets.filter(|numbers: &Vec<u32>| numbers.len() > 1 || numbers == &[1])
}

/// Thirty sets with numbers above 6, up to 20.
pub(crate) fn larger_sets(rng: &mut impl Rng) -> Vec<Vec<u32>> {
    let mut sets = Vec::new();
    while sets.len() < 30 {
        let numbers: Vec<u32> = (1..=20).filter(|_| rng.random_ratio(1, 5)).collect();
        if numbers.len() > 1 && numbers.iter().any(|&number| number > 6) {
            sets.push(numbers);
        }
    }
    sets
}

#[test]
fn values_and_periods_agree_with_the_mex() {
    for numbers in sets().chain(larger_sets(&mut seeded(46))) {
        let rules = both_rules(&numbers)[0];
        let values = values(2000, rules);
        for (stones, value) in (0..200).zip(&values) {
            assert_eq!(rules.grundy(stones).0, *value, "{numbers:?}: {stones}");
        }
        // The first period that holds from some heap on to the end, and the first such heap.
        let holds = |begin: usize, period: usize| {
            values[begin..values.len() - period] == values[begin + period..]
        };
        let length = (1..1000).find(|&period| holds(1000, period)).unwrap();
        let start = (0..1000).find(|&begin| holds(begin, length)).unwrap();
        if let Some(found) = rules.takes.period() {
            let found = (found.start as usize, found.length as usize);
            assert_eq!(found, (start, length), "{numbers:?}");
        } else {
            // The real one is then too long to show within 1000 stones.
            let most = *numbers.last().unwrap() as usize;
            assert!(start + length + most > 1000, "{numbers:?}");
        }
    }
}

#[test]
fn values_repeat_as_the_literature_says() {
    // Winning Ways, chapter 4, lists the values of subtraction games. For 1, 3 and 4, Ferguson, Game Theory,
    // part I, has heaps of 0 or 2 stones modulo 7 as lost.
    for (numbers, values) in [
        (&[1, 4][..], "01012"),
        (&[2, 3], "00112"),
        (&[1, 3, 4], "0101232"),
        (&[1, 3, 5], "01"),
    ] {
        let takes = Takes::of(numbers.iter().copied()).unwrap();
        let series = (0..99).map(|stones| takes.grundy(stones).0.to_string());
        let series: String = series.collect();
        assert!(values.repeat(99).starts_with(&series), "{numbers:?}");
        let length = u32::try_from(values.len()).unwrap();
        let period = Period { start: 0, length };
        assert_eq!(takes.period(), Some(period), "{numbers:?}");
    }
    // From Python: the period is 1892, so it does not show in heaps of up to 1000 stones.
    assert_eq!(Takes::of([2, 8, 19, 25, 27]).unwrap().period(), None);
}

#[test]
fn invalid_sets_are_refused() {
    for numbers in [&[][..], &[2], &[1, 0], &[1, 32], &[3, 1, 3]] {
        assert_eq!(Takes::of(numbers.iter().copied()), None);
    }
    let rules = Rules::normal().with_takes(Takes::of([1, 3]).unwrap());
    let refused = position(&[5], rules).play(Move::new(0, 2).unwrap());
    let message = "a move cannot take 2: take one of 1,3";
    assert_eq!(refused.unwrap_err().to_string(), message);
}
