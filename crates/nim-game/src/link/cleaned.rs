//! Links as other programs change them on their way.

use std::borrow::Cow;

use super::{NAMES, decode};

/// A fragment without what mails, chats and other programs make of it: `#!`, capitals in its path and its keys, `&amp;`,
/// one layer of encoding, the signs that stood behind the link in a sentence, the words that a browser shall mark on the
/// page (`:~:text=`), and the keys by which a site counts its readers, also behind a second `?`.
pub(crate) fn cleaned(fragment: &str) -> String {
    let fragment = fragment.trim_start_matches(['#', '!']);
    let marked = place_of(*b":~:", fragment).unwrap_or(fragment.len());
    let written = without_signs(&fragment[..marked]);
    // Without a sign between keys and values, the whole is encoded.
    let whole = decode(written).filter(|_| !written.contains('='));
    let mut rest = &*whole.unwrap_or(Cow::Borrowed(written));
    // An encoded sign at the end of a name belongs to the name.
    if !rest.split(['&', '?']).next_back().is_some_and(is_names) {
        rest = without_encoded_signs(rest);
    }
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let pairs = query.split(['&', '?']);
    let pairs = pairs.map(|pair| pair.strip_prefix("amp;").unwrap_or(pair));
    let pairs: Vec<&str> = pairs.filter(|pair| !is_counter(key_of(pair))).collect();
    // The page encodes only names, so an encoded `%` elsewhere shows that all was encoded once more.
    let is_coded = |text: &str| place_of(*b"%25", text).is_some();
    let is_twice = pairs.iter().any(|pair| !is_names(pair) && is_coded(pair));
    let mut cleaned = path.to_ascii_lowercase();
    let mut sign = if rest.contains('?') { "?" } else { "" };
    for pair in pairs {
        let (key, value) = pair.split_at(key_of(pair).len());
        cleaned.push_str(sign);
        cleaned.push_str(&key.to_ascii_lowercase());
        match decode(value).filter(|_| is_twice && is_coded(value)) {
            Some(once) => cleaned.push_str(&once),
            None => cleaned.push_str(value),
        }
        sign = "&";
    }
    cleaned
}

/// Where these three signs stand. The search of the standard library weighs 1.4 KB.
fn place_of(signs: [u8; 3], text: &str) -> Option<usize> {
    text.as_bytes().windows(3).position(|three| *three == signs)
}

fn key_of(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

fn is_names(pair: &str) -> bool {
    key_of(pair).eq_ignore_ascii_case(NAMES)
}

fn is_counter(key: &str) -> bool {
    key.starts_with("utm_") || COUNTERS.contains(&key)
}

/// The keys that chats and mails add to a link, besides those that begin with `utm_`.
const COUNTERS: [&str; 4] = ["fbclid", "gclid", "igshid", "mc_eid"];

/// The text up to its last letter or digit: no value ends with a sign.
fn without_signs(text: &str) -> &str {
    text.trim_end_matches(is_sign)
}

/// Whether a character is punctuation, a symbol, a space or a mark that shows nothing. The blocks of Unicode serve, since
/// the tables of its letters would weigh 3 KB.
const fn is_sign(character: char) -> bool {
    match character {
        '\0'..='\x7f' => !character.is_ascii_alphanumeric(),
        '\u{80}'..='\u{bf}'
        | '\u{60c}'..='\u{61f}'
        | '\u{964}'..='\u{965}'
        | '\u{2000}'..='\u{2bff}'
        | '\u{2e00}'..='\u{2e7f}'
        | '\u{3000}'..='\u{303f}'
        | '\u{fe00}'..='\u{fe6f}'
        | '\u{feff}'..='\u{ff0f}'
        | '\u{ff1a}'..='\u{ff20}'
        | '\u{ff3b}'..='\u{ff40}'
        | '\u{ff5b}'..='\u{ff65}'
        | '\u{1f000}'..='\u{1faff}' => true,
        _ => false,
    }
}

/// The text up to its last letter or digit, also without signs that are percent-encoded.
fn without_encoded_signs(text: &str) -> &str {
    let mut rest = without_signs(text);
    loop {
        let codes = rest.as_bytes().rchunks_exact(3);
        let is_code = |code: &&[u8]| code[0] == b'%' && code[1..].iter().all(u8::is_ascii_hexdigit);
        let codes = 3 * codes.take_while(is_code).count();
        let (before, codes) = rest.split_at(rest.len() - codes);
        let Some(decoded) = decode(codes) else {
            return rest;
        };
        // Each byte has a code of three letters.
        let kept = before.len() + 3 * without_signs(&decoded).len();
        if kept == rest.len() {
            return rest;
        }
        rest = without_signs(&rest[..kept]);
    }
}
