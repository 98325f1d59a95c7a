use std::fmt::{self, Write};

/// The name of the heap at this index, counted from 0: A to Z, then AA, AB and so on, as spreadsheets count.
pub fn heap_name(heap: usize) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        // Fourteen letters name every heap that a 64-bit index can count.
        let mut letters = [b'A'; 14];
        let mut start = letters.len();
        let mut rest = Some(heap);
        while let Some(index) = rest {
            start -= 1;
            letters[start] += (index % 26).to_le_bytes()[0];
            // After Z comes AA: all letters but the last count from 1.
            rest = (index / 26).checked_sub(1);
        }
        letters[start..]
            .iter()
            .try_for_each(|&letter| f.write_char(char::from(letter)))
    })
}
