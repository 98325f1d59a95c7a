//! The text of a save as lines, each with a sum of its own.
//!
//! ```text
//! nim-save 1 52a1c3f0
//! stamp 42 7 ~0e1ba2d5
//! game #/play?heaps=1,3,5&moves=C2 undos=1 ~99f0c43b
//! ```
//!
//! The checksum of a line also covers the version, so a damaged first line costs only itself. The
//! checksum of the first line covers all others, and so shows missing lines.

/// The version that is written.
pub const VERSION: u32 = 1;

/// The beginning of the first line.
const HEADING: &str = "nim-save ";

/// The separator between a line and its checksum.
const MARK: &str = " ~";

/// One line of a save.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// The subject of the line.
    pub key: &'a str,
    /// The value of the line.
    pub text: &'a str,
    /// The line as it stands there.
    pub whole: &'a str,
}

/// The lines found in a text.
#[derive(Debug)]
pub(super) struct Found<'a> {
    /// The lines that are as this version wrote them.
    pub lines: Vec<Line<'a>>,
    /// The others. The whole text, if another version wrote it.
    pub damaged: Vec<&'a str>,
    /// Which version wrote it; `None` if nothing shows that.
    pub version: Option<u32>,
    /// Whether the sum of the whole is right.
    pub complete: bool,
}

/// Writes the lines, each given as subject and value.
pub(super) fn write(lines: &[(&str, String)]) -> String {
    let mut text = String::new();
    for (key, told) in lines {
        let line = [key, " ", told].concat();
        for part in [&*line, MARK, &hex(line_sum(VERSION, &line)), "\n"] {
            text.push_str(part);
        }
    }
    let sum = hex(sum(Sum::default(), &text));
    [HEADING, &VERSION.to_string(), " ", &sum, "\n", &text].concat()
}

/// Reads the lines of any text.
pub(super) fn read(text: &str) -> Found<'_> {
    let all: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    let heading = all.first().and_then(|line| heading(line));
    let (mut lines, mut damaged) = (Vec::new(), Vec::new());
    for (place, &line) in all.iter().enumerate() {
        match framed(line) {
            Some(line) => lines.push(line),
            None if place == 0 && heading.is_some_and(|(version, _)| version == VERSION) => {}
            None => damaged.push(line),
        }
    }
    let below = all.iter().skip(1);
    let below = below.fold(Sum::default(), |below, line| sum(sum(below, line), "\n"));
    // The lines show their version, even if the first line is damaged.
    let version = if lines.is_empty() {
        heading.map(|(version, _)| version)
    } else {
        Some(VERSION)
    };
    Found {
        lines,
        damaged,
        version,
        complete: heading == Some((VERSION, below)) || all.is_empty(),
    }
}

/// The version and the sum of a first line.
fn heading(line: &str) -> Option<(u32, Sum)> {
    let (version, sum) = line.strip_prefix(HEADING)?.split_once(' ')?;
    Some((digits(version)?, unhex(sum)?))
}

/// A line of this version with a right checksum.
fn framed(whole: &str) -> Option<Line<'_>> {
    let (line, sum) = whole.rsplit_once(MARK)?;
    if unhex(sum)? != line_sum(VERSION, line) {
        return None;
    }
    let (key, text) = line.split_once(' ')?;
    Some(Line { key, text, whole })
}

/// A sum that any single changed byte changes, and most other damage: FNV-1a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sum(u32);

impl Default for Sum {
    fn default() -> Self {
        Self(0x811c_9dc5)
    }
}

fn sum(from: Sum, text: &str) -> Sum {
    let step = |sum: u32, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    Sum(text.bytes().fold(from.0, step))
}

fn line_sum(version: u32, line: &str) -> Sum {
    sum(
        sum(Sum::default(), &[&*version.to_string(), " "].concat()),
        line,
    )
}

fn hex(Sum(sum): Sum) -> String {
    let digit = |place: u32| char::from_digit(sum >> (28 - 4 * place) & 15, 16);
    (0..8).filter_map(digit).collect()
}

fn unhex(text: &str) -> Option<Sum> {
    let written = text.len() == 8
        && text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let sum = u32::from_str_radix(text, 16).ok();
    sum.filter(|_| written).map(Sum)
}

/// A number of digits alone, without the sign that parsing would allow.
pub fn digits<T: core::str::FromStr>(text: &str) -> Option<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_changed_byte_changes_the_sum() {
        let line = "game #/play?moves=A1";
        let right = line_sum(1, line);
        for place in 0..line.len() {
            for byte in 0x20..0x7f {
                let mut bytes = line.as_bytes().to_vec();
                bytes[place] = byte;
                let changed = String::from_utf8(bytes).unwrap();
                assert_eq!(line_sum(1, &changed) == right, changed == line);
            }
        }
        assert_ne!(line_sum(2, line), right);
    }

    #[test]
    fn the_checksum_is_the_published_one() {
        // http://www.isthe.com/chongo/tech/comp/fnv/ gives these two.
        assert_eq!(hex(sum(Sum::default(), "a")), "e40c292c");
        assert_eq!(hex(sum(Sum::default(), "foobar")), "bf9cf968");
        assert_eq!(unhex("bf9cf968"), Some(Sum(0xbf9c_f968)));
        assert_eq!(unhex("+f9cf968"), None);
    }
}
