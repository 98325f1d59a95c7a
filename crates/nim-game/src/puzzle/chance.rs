//! Numbers drawn from a seed, the same in every version of the page.

/// Draws a number below `bound` (0 counts as 1). `chance` is the state of the generator.
pub(crate) fn below(chance: &mut u64, bound: usize) -> usize {
    let drawn = split_mix(chance) % bound.max(1) as u64;
    usize::try_from(drawn).unwrap_or_default()
}

/// Puts the items into a drawn order.
pub(crate) fn shuffle<T>(items: &mut [T], chance: &mut u64) {
    for place in (1..items.len()).rev() {
        items.swap(place, below(chance, place + 1));
    }
}

/// The next number of `SplitMix64` (Steele, Lea and Flood 2014). The generators of `rand` may change
/// their numbers between versions, but a link must always lead to the same board.
pub(crate) fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_split_mix() {
        // The first three of the reference implementation for the seed 1234567.
        let mut state = 1_234_567;
        let drawn = [(); 3].map(|()| split_mix(&mut state));
        assert_eq!(
            drawn,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }
}
