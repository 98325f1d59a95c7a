//! Damaged and malicious texts: each is refused, or it is a text that this page could have written.

use nim_game::save::MOST_BYTES;
use nim_game::{Save, SaveError};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{random_save, save_with};
use crate::common::play_out;

const TEXT: &str = include_str!("../../save.json");

/// Reads a text. A save that is read stays the same when it is written and read again, and its game can be played out.
fn read(text: &str) -> Result<Save, SaveError> {
    let read = Save::read(text);
    if let Ok(save) = &read {
        play_out(save.game.clone(), &mut SmallRng::seed_from_u64(0));
        assert_eq!(Save::read(&save.write()).as_ref(), Ok(save), "{text}");
    }
    read
}

fn damage(text: &str, rng: &mut SmallRng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        let place = rng.random_range(0..bytes.len().max(1));
        if bytes.is_empty() {
            break;
        }
        match rng.random_range(0..7) {
            0 => bytes.truncate(place),
            1 => drop(bytes.drain(..place)),
            2 => bytes[place] ^= 1 << rng.random_range(0..8),
            3 => bytes[place] = rng.random(),
            4 => {
                let end = rng.random_range(place..bytes.len());
                drop(bytes.drain(place..=end));
            }
            5 => {
                let again = bytes[place..].to_vec();
                bytes.extend(again);
            }
            _ => {
                let mut rest = bytes.iter_mut().skip(place);
                if let Some(digit) = rest.find(|byte| byte.is_ascii_digit()) {
                    *digit = b'0' + rng.random_range(0..10);
                }
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn a_damaged_save_never_panics() {
    let mut refused = 0;
    for seed in 0..10_000 {
        let text = random_save(seed % 300).write();
        let rng = &mut SmallRng::seed_from_u64(seed);
        refused += u32::from(read(&damage(&text, rng)).is_err());
    }
    assert!((8_000..10_000).contains(&refused), "{refused}");
}

#[test]
fn a_save_cut_at_any_byte_is_refused() {
    let text = TEXT.trim_end();
    for place in 0..text.len() {
        let expected = match place {
            0 => SaveError::Empty,
            1..11 => SaveError::Foreign,
            _ => SaveError::Damaged,
        };
        let found = Save::read(&text[..place]);
        assert_eq!(found, Err(expected), "{}", &text[..place]);
        assert!(place == 0 || Save::read(&text[place..]).is_err());
    }
}

/// Texts that this page never writes, as an attacker might.
#[test]
fn a_save_with_an_impossible_value_is_refused() {
    let million = 1 << 20;
    let [nines, moves, names] = ["9", "A1,", "%41"].map(|text| text.repeat(million / text.len()));
    let heaps = "99,".repeat(million / 3);
    let boxes = "1: 4\\n".repeat(million / 6);
    let zeros = "0,".repeat(million / 2);
    let game = r##""link":"#/play?heaps=1,2&rule=normal&moves=B1","back":0"##;
    let learner = r"heaps=1,2&rule=normal\ngames=3\n1: 13\n1,1: 3\n1,2: 3,4,13\nboxes=3";
    let link = |address: &str| format!("\"link\":\"{address}\",\"back\":0");
    for (part, others) in [
        (
            game,
            &[
                link(""),
                link("#/"),
                link("#!/play?heaps=1,2&rule=normal&moves=B1"),
                link("#/learn/move"),
                link("#/play?heaps=99999999999"),
                link("#/play?heaps=1,2&moves=C1"),
                link("#/play?heaps=31,30"),
                link("#/play?heaps=32"),
                link("#/play?take=32"),
                link(&format!("#/play?heaps={heaps}")),
                link(&format!("#/play?moves={moves}")),
                link(&format!("#/play?names={names}")),
                link(&format!("#/play?take={nines}")),
                game.replace("\"back\":0", "\"back\":2"),
                game.replace("\"back\":0", "\"back\":-1"),
                game.replace("\"back\":0", "\"back\":1.5"),
                game.replace("\"back\":0", &format!("\"back\":{nines}")),
            ][..],
        ),
        (r#""hints":2"#, &[r#""hints":null"#.to_owned(), r#""hints":"2""#.to_owned()]),
        (r#""undos":1,"seat":null"#, &[r#""undos":1,"seat":1"#.to_owned()]),
        (
            r#""choice":"B2""#,
            &[
                r#""choice":"B9""#.to_owned(),
                r#""choice":"Z1""#.to_owned(),
                r#""choice":"""#.to_owned(),
                r#""choice":2"#.to_owned(),
            ],
        ),
        (r#""trial":3"#, &[r#""trial":13"#.to_owned()]),
        (
            r#""language":null"#,
            &[r#""language":"Deutsch""#.to_owned(), r#""language":"d""#.to_owned()],
        ),
        (r#""undos":2,"seat":null"#, &[r#""undos":2,"seat":3"#.to_owned()]),
        (r#""theme":"dark""#, &[r#""theme":"mauve""#.to_owned(), r#""theme":3"#.to_owned(), String::new()]),
        (r#""sound":true"#, &[r#""sound":"on""#.to_owned(), r#""loud":true"#.to_owned()]),
        (r#"{"reached":3,"done":false}"#, &[
            r#"{"reached":100,"done":false}"#.to_owned(),
            r#"{"reached":3,"done":true}"#.to_owned(),
            r#"{"reached":3,"done":false},{"reached":3,"done":false}"#.to_owned(),
            "3".to_owned(),
        ]),
        (r#""grade":"Endgame","right":1,"wrong":0"#, &[
            r#""grade":"Hard","right":1,"wrong":0"#.to_owned(),
            r#""grade":"Endgame","right":3,"wrong":0"#.to_owned(),
            r#""grade":"Endgame","right":0,"wrong":2"#.to_owned(),
            r#""grade":"Endgame","right":1,"wrong":1"#.to_owned(),
        ]),
        (r#""2026-11-19","2026-11-20""#, &[
            r#""2026-11-31""#.to_owned(),
            r#""2026-11-20","2026-11-19""#.to_owned(),
            r#""2026-11-20","2026-11-20""#.to_owned(),
            "1".to_owned(),
        ]),
        (r#"{"games":9,"wins":6,"streak":1,"best":3}"#, &[
            r#"{"games":9,"wins":10,"streak":1,"best":3}"#.to_owned(),
            r#"{"games":9,"wins":6,"streak":4,"best":3}"#.to_owned(),
            r#"{"games":9,"wins":6,"streak":1,"best":7}"#.to_owned(),
            r#"{"games":4294967296,"wins":6,"streak":1,"best":3}"#.to_owned(),
            r#"{"games":9,"wins":6,"streak":1,"best":3},{"games":9,"wins":6,"streak":1,"best":3}"#.to_owned(),
        ]),
        (learner, &[
            learner.replace("boxes=3", "boxes=4"),
            "heaps=4294967295,4294967295&rule=normal\\ngames=0\\nboxes=0".to_owned(),
            "heaps=40&rule=misere\\ngames=0\\nboxes=0".to_owned(),
            format!("heaps={heaps}99&rule=normal\\ngames=0\\nboxes=0"),
            format!("heaps={zeros}2&rule=normal\\ngames=0\\n{boxes}"),
            format!("heaps=1,2&rule=normal\\ngames=0\\n{boxes}"),
        ]),
        (r#""trials":[]"#, &[
            r#""trials":[{"games":3,"won":51}]"#.to_owned(),
            r#""trials":[{"games":3,"won":5},{"games":2,"won":5}]"#.to_owned(),
            format!("\"trials\":[{}{{\"games\":0,\"won\":0}}]", r#"{"games":0,"won":0},"#.repeat(400)),
            r#""trials":[]},{"learner":"nim learner 1\nheaps=1,2&rule=normal\ngames=0\nboxes=0","won":0,"lost":0,"trials":[]"#.to_owned(),
        ]),
    ] {
        for other in others {
            let excerpt = &other[..other.len().min(80)];
            let text = save_with(TEXT, part, other);
            assert_eq!(Save::read(&text), Err(SaveError::Damaged), "{excerpt}");
        }
    }
}

#[test]
fn a_refused_text_has_its_reason() {
    for (text, error) in [
        ("Dear diary,\ntoday I lost.".to_owned(), SaveError::Foreign),
        ("[]".to_owned(), SaveError::Foreign),
        (
            "{\"name\":\"somebody else's\"}".to_owned(),
            SaveError::Foreign,
        ),
        ("nim-save\nend\n".to_owned(), SaveError::Foreign),
        ("{\"version\":7}".to_owned(), SaveError::Damaged),
        ("{\"version\":7,".to_owned(), SaveError::Damaged),
        ("{\"version\":-4}".to_owned(), SaveError::Damaged),
        ("[".repeat(1 << 20), SaveError::Foreign),
        (
            "{\"version\":7,\"settings\":".to_owned() + &"[".repeat(1 << 20),
            SaveError::Damaged,
        ),
        ("x".repeat(MOST_BYTES as usize + 1), SaveError::TooLarge),
    ] {
        let found = Save::read(&text);
        assert_eq!(found, Err(error), "{}", &text[..text.len().min(80)]);
    }
}

#[test]
fn a_save_with_copied_whitespace_is_read() {
    let text = TEXT.trim_end();
    for copied in [
        format!("\u{feff}{text}"),
        format!("\r\n\r\n  {text}\r\n"),
        text.replace("\"progress\":", "\n  \"progress\" :\t"),
    ] {
        assert_eq!(
            Save::read(&copied).map(|save| save.write()).as_deref(),
            Ok(text)
        );
    }
}
