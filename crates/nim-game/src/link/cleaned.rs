//! Links as other programs change them on their way.

use std::borrow::Cow;

use super::{NAMES, decode};

/// A fragment without what mails, chats and other programs make of it: `#!`, capitals in its path and its keys, `&amp;`,
/// marks that are encoded or are encoded twice, what stood behind the link in a sentence, the words that a browser shall
/// mark on the page (`:~:text=`), and the keys by which a site counts its readers, also behind a second `?`.
pub(crate) fn cleaned(fragment: &str) -> String {
    let fragment = fragment.trim_start_matches(['#', '!']);
    let mut threes = fragment.as_bytes().windows(3);
    let marked = threes.position(|three| three == b":~:");
    let fragment = &fragment[..marked.unwrap_or(fragment.len())];
    let is_twice = |code: &str| code.starts_with("25") && code.len() > 3;
    let is_encoded = fragment.split('%').skip(1).all(is_twice) || !fragment.contains('=');
    let decoded = decode(fragment).filter(|_| is_encoded);
    let text = decoded.unwrap_or(Cow::Borrowed(fragment));
    let mut rest = without_mark(&text);
    // A name may end in a mark, which is encoded.
    let is_name = |pair: &str| {
        pair.split_once('=')
            .is_some_and(|(key, _)| key.eq_ignore_ascii_case(NAMES))
    };
    while let Some(less) = ENCODED_MARKS
        .iter()
        .find_map(|code| rest.strip_suffix(code))
    {
        if rest.split('&').next_back().is_some_and(is_name) {
            break;
        }
        rest = without_mark(less);
    }
    let mut cleaned = String::with_capacity(rest.len());
    let (path, query) = rest
        .split_once('?')
        .map_or((rest, None), |(path, query)| (path, Some(query)));
    cleaned.push_str(&path.to_ascii_lowercase());
    let mut sign = '?';
    for pair in query.iter().flat_map(|query| query.split(['&', '?'])) {
        let pair = pair.strip_prefix("amp;").unwrap_or(pair);
        let key = pair.split('=').next().unwrap_or_default();
        if key.starts_with("utm_") || COUNTERS.contains(&key) {
            continue;
        }
        cleaned.push(sign);
        sign = '&';
        cleaned.push_str(&key.to_ascii_lowercase());
        cleaned.push_str(&pair[key.len()..]);
    }
    cleaned
}

fn without_mark(text: &str) -> &str {
    text.trim_end_matches(|last| MARKS.chars().any(|mark| mark == last))
}

/// The keys that chats and mails add to a link, besides those that begin with `utm_`.
const COUNTERS: [&str; 4] = ["fbclid", "gclid", "igshid", "mc_eid"];

/// The marks that end a sentence or close a bracket behind a link, as they are and as browsers encode them.
const MARKS: &str = ".,);!\">’”»*]'… \u{200b}";
const ENCODED_MARKS: [&str; 8] = [
    "%22",
    "%3E",
    "%20",
    "%E2%80%99",
    "%E2%80%9D",
    "%C2%BB",
    "%E2%80%8B",
    "%E2%80%A6",
];
