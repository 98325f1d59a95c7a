/// One of two, each as likely as the other.
pub fn coin() -> bool {
    seed().is_multiple_of(2)
}

/// An unpredictable number; in a browser without secure randomness always the same one.
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or(0x004e_696d)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coin_falls_on_each_side_about_as_often() {
        let heads = (0..400).filter(|_| coin()).count();
        // A fair coin falls outside of this less than once in a billion billion times.
        assert!((100..=300).contains(&heads), "{heads} of 400");
    }
}
