//! A language for tests: English with an accent on each letter, and 40 % longer. A text with a plain
//! letter does not come from the catalogue.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

thread_local! {
    static IS_ON: Cell<bool> = const { Cell::new(false) };
    static MADE: RefCell<BTreeMap<&'static str, &'static str>> = const { RefCell::new(BTreeMap::new()) };
}

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀćđéƒǵħíĵķĺḿńóṕɋŕśťúṽẃẋýźÁƁĆĐÉƑǴĦÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ";

/// From now on every message is said in it.
pub fn turn_on() {
    IS_ON.set(true);
}

/// This pattern in it, where it is turned on.
pub fn of(english: &'static str) -> Option<&'static str> {
    let made = || {
        let mut made = MADE.take();
        // Each pattern is made once, and stored for the lifetime of the page.
        let pattern = *made
            .entry(english)
            .or_insert_with(|| accented(english).leak());
        MADE.set(made);
        pattern
    };
    IS_ON.get().then(made)
}

/// A pattern in the test language; arguments stay unchanged.
pub fn accented(english: &str) -> String {
    let mut accented = String::new();
    let (mut letters, mut is_key) = (0, false);
    for character in english.chars().chain(['\0']) {
        let place = PLAIN.find(character).filter(|_| !is_key);
        if let Some(letter) = place.and_then(|place| ACCENTED.chars().nth(place)) {
            letters += 1;
            accented.push(letter);
        } else {
            // The end of a word: two letters more for five.
            accented.extend((0..(letters * 2_usize).div_ceil(5)).map(|_| 'ø'));
            letters = 0;
            accented.push(character);
        }
        is_key = ('\u{1}'..='\u{3}').contains(&character);
    }
    accented.pop();
    accented
}
