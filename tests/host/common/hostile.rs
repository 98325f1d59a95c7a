//! Wrong or malicious links of every screen: too long, too large, damaged, or with markup.

use rand::{Rng, RngExt};

/// Scripts that must never run, as they would stand in a page: each sets `canary`.
pub const MARKUP: [&str; 10] = [
    "<img src=x onerror=window.canary=1>",
    "<script>window.canary=1</script>",
    "\"><svg onload=window.canary=1>",
    "' onmouseover='window.canary=1",
    "javascript:window.canary=1",
    "<iframe srcdoc=\"<script>parent.canary=1</script>\">",
    "</p></div><a href=javascript:window.canary=1>x</a>",
    "${window.canary=1}",
    "{{constructor.constructor('window.canary=1')()}}",
    "&lt;img src=x onerror=window.canary=1&gt;",
];

const SCREENS: [&str; 35] = [
    "#/play?",
    "#/play?via=link&",
    "#/play?one=casual&via=link&",
    "#/play?two=human&",
    "#/analyse?",
    "#/tree?",
    "#/review?",
    "#/review?heaps=1,2&",
    "#/learn",
    "#/learn/",
    "#/learn/move",
    "#/learn/3",
    "#/learn/history",
    "#/learn/history/",
    "#/puzzle",
    "#/puzzle/",
    "#/puzzle/3/",
    "#/puzzle/2026-11-20",
    "#/puzzle/2026-02-30",
    "#/puzzle/9/18446744073709551616",
    "#/print",
    "#/print/board?",
    "#/print/analysis?",
    "#/print/tree?",
    "#/print/puzzles/",
    "#/statistics",
    "#/statistics?",
    "#/statistics/",
    "#/",
    "#//play?",
    "#play?",
    "#/PLAY?",
    "#/play/..?",
    "#/__proto__?",
    "#",
];

const KEYS: [&str; 14] = [
    "heaps",
    "rule",
    "take",
    "one",
    "two",
    "first",
    "moves",
    "names",
    "via",
    "HEAPS",
    "heaps[]",
    "__proto__",
    "",
    "%68eaps",
];

const VALUES: [&str; 58] = [
    "3,5,7",
    "1",
    "0",
    "0,0,0",
    "12,6,6,6,6,6,6,6,6",
    "31,30",
    "1,1,1,1,1,1,1,1,1,1",
    "-1",
    "+3",
    "3.5",
    "1e9",
    "0x7",
    "4294967296",
    "18446744073709551616",
    "99999999999999999999999999999999",
    "NaN",
    "null",
    "٣,٥,٧",
    "３,５",
    "3,,5",
    ",",
    "misere",
    "normal",
    "mis%C3%A8re",
    "human",
    "perfect",
    "learner",
    "minimax",
    "one",
    "two",
    "link",
    "pigeon",
    "A1",
    "A1,B2,C3",
    "A1,A1,A1,A1,A1,A1,A1",
    "A99999999999",
    "Z1",
    "a1",
    "Ａ1",
    "A0",
    "AA1",
    "Ada,Bob",
    "Ada,Bob,Eve",
    "%",
    "%4",
    "%zz",
    "%00",
    "%0A%0D",
    "%C0%80",
    "%ED%A0%80",
    "%FF%FE",
    "%25%34%31",
    "\u{202e}3,5,7",
    "%E2%80%AE%E2%81%A6",
    "\u{0}",
    "\u{feff}3",
    "👩‍👩‍👧‍👦,🏳️‍🌈",
    "Z̸̢͇a̷l̶g̵o̸",
];

/// One such link, of about this many bytes if it is made long.
pub fn link(rng: &mut impl Rng, length: usize) -> String {
    let mut link = pick(rng, &SCREENS).to_owned();
    for _ in 0..rng.random_range(0..4) {
        match rng.random_range(0..8) {
            0 => link.push_str(&encoded(pick(rng, &MARKUP))),
            1 => link.push_str(pick(rng, &MARKUP)),
            2 => link.push_str(pick(rng, &VALUES)),
            _ => {
                link.push_str(pick(rng, &KEYS));
                link.push('=');
                let value = if rng.random_range(0..4) == 0 {
                    encoded(pick(rng, &MARKUP))
                } else {
                    pick(rng, &VALUES).to_owned()
                };
                link.push_str(&value);
            }
        }
        link.push_str(pick(rng, &["&", "&", "&", "", "?", "#", "/", ";", "&&"]));
    }
    if length > 0 {
        lengthen(rng, &mut link, length);
    }
    if rng.random_range(0..5) == 0 {
        damage(rng, link)
    } else {
        link
    }
}

/// The parts repeated until the link is long.
fn lengthen(rng: &mut impl Rng, link: &mut String, length: usize) {
    let part = match rng.random_range(0..6) {
        0 => "&heaps=1".to_owned(),
        1 => "&x=1".to_owned(),
        2 => "9".to_owned(),
        3 => "%41".to_owned(),
        4 => pick(rng, &MARKUP).to_owned(),
        _ => [pick(rng, &["1,", "A1,", "%2C", "é", "/", "\u{202e}"]), ""].concat(),
    };
    link.push_str(pick(
        rng,
        &["&heaps=", "&moves=", "&names=", "&take=", "", "/"],
    ));
    while link.len() < length {
        link.push_str(&part);
    }
}

fn damage(rng: &mut impl Rng, link: String) -> String {
    let mut bytes = link.into_bytes();
    for _ in 0..rng.random_range(1..4) {
        let place = rng.random_range(0..bytes.len());
        bytes[place] = rng.random_range(0..=255);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// As an address bar writes it.
fn encoded(text: &str) -> String {
    let code = |byte: u8| {
        if byte.is_ascii_alphanumeric() {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(code).collect()
}

fn pick<'a>(rng: &mut impl Rng, from: &[&'a str]) -> &'a str {
    from[rng.random_range(0..from.len())]
}
