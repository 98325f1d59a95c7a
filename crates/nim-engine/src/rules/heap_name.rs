use std::fmt::{self, Write};

/// The name of a heap: A to Z, then AA, AB and so on, as spreadsheets count.
///
/// Holds the heap's index, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapName(pub usize);

/// The name of the heap at this index, counted from 0.
#[must_use]
pub const fn heap_name(heap: usize) -> HeapName {
    HeapName(heap)
}

impl fmt::Display for HeapName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Fourteen letters name every heap that a 64-bit index can count.
        let mut letters = [b'A'; 14];
        let mut start = letters.len();
        let mut rest = Some(self.0);
        while let Some(index) = rest {
            start -= 1;
            letters[start] += (index % 26).to_le_bytes()[0];
            // After Z comes AA: all letters but the last count from 1.
            rest = (index / 26).checked_sub(1);
        }
        letters[start..]
            .iter()
            .try_for_each(|&letter| f.write_char(char::from(letter)))
    }
}
