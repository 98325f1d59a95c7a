//! Links as other programs change them on their way.

use std::borrow::Cow;

use crate::LinkError;
use crate::link::{LONGEST, NAMES, ascii_digit, decode};

/// A fragment without what mails, chats and other programs make of it: `#!`, capitals in its path and its keys, `&amp;`,
/// one layer of encoding, the signs that stood behind the link in a sentence, the words that a browser shall mark on the
/// page (`:~:text=`), and the keys by which a site counts its readers, also behind a second `?`.
///
/// # Errors
/// [`LinkError::TooLong`].
pub(crate) fn cleaned(fragment: &str) -> Result<String, LinkError> {
    if fragment.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let fragment = fragment.trim_start_matches(['#', '!']);
    // The search of the standard library weighs 1.4 KB.
    let mut threes = fragment.as_bytes().windows(3);
    let marked = threes.position(|three| three == b":~:");
    let written = without_signs(&fragment[..marked.unwrap_or(fragment.len())]);
    // Without a sign between keys and values, the whole is encoded.
    let whole = decode(written).filter(|_| !written.contains('='));
    let mut rest = &*whole.unwrap_or(Cow::Borrowed(written));
    if !ends_with_name(rest) {
        rest = without_encoded_signs(rest);
    }
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let pairs = query.split(['&', '?']);
    let pairs = pairs.map(|pair| pair.strip_prefix("amp;").unwrap_or(pair));
    let pairs: Vec<&str> = pairs.filter(|pair| !is_counter(key_of(pair))).collect();
    // The page encodes only names, so a code of `%` elsewhere shows that all was encoded once more.
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
    Ok(cleaned)
}

/// Whether a text has a code whose `%` is encoded itself.
fn is_coded(text: &str) -> bool {
    let mut codes = text.as_bytes().windows(5);
    codes.any(|code| code.starts_with(b"%25") && code[3..].iter().all(u8::is_ascii_hexdigit))
}

fn key_of(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

fn is_names(pair: &str) -> bool {
    key_of(pair).eq_ignore_ascii_case(NAMES)
}

fn ends_with_name(text: &str) -> bool {
    let last = text.split(['&', '?']).next_back();
    last.is_some_and(|pair| is_names(pair.strip_prefix("amp;").unwrap_or(pair)))
}

fn is_counter(key: &str) -> bool {
    key.starts_with("utm_") || COUNTERS.contains(&key)
}

/// The keys that chats and mails add to a link, besides those that begin with `utm_`.
const COUNTERS: [&str; 4] = ["fbclid", "gclid", "igshid", "mc_eid"];

/// The text up to its last letter or digit: no value ends with a sign. In a name the page encodes each sign, and has left
/// `-`, `_` and `~` as they are before.
fn without_signs(text: &str) -> &str {
    let is_name = ends_with_name(text);
    text.trim_end_matches(|sign: char| {
        if is_name {
            sign.is_ascii() && !sign.is_ascii_alphanumeric() && !"-_~".contains(sign)
        } else {
            !ascii_digit(sign).is_ascii_alphanumeric()
        }
    })
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
