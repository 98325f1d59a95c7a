//! Ends the program on command, for tests of its end. Only pages built with the feature
//! `test-faults` have this.

use std::hint::black_box;

use gloo_events::EventListener;

/// Lets the window's events of these names end the program.
pub fn arm() {
    let ends: [(&str, fn()); 3] = [
        ("nim-panic", panic),
        ("nim-overflow", overflow),
        ("nim-memory", exhaust),
    ];
    if let Some(window) = web_sys::window() {
        for (name, end) in ends {
            EventListener::new(&window, name, move |_| end()).forget();
        }
    }
}

fn panic() {
    panic!("a test said so");
}

fn overflow() {
    fn deeper(depth: u64) -> u64 {
        if black_box(true) {
            1 + deeper(black_box(depth + 1))
        } else {
            depth
        }
    }
    black_box(deeper(0));
}

fn exhaust() {
    let most = black_box(isize::MAX.unsigned_abs());
    black_box(Vec::<u8>::with_capacity(most));
}
