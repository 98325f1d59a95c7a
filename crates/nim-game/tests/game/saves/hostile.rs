//! Damaged and malicious texts.

use std::ops::Range;

use nim_game::save::{MOST, VERSION};
use nim_game::{Save, SaveError};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::random_save;
use crate::common::play_out;

/// What a text holds. For any text there is a game that can be played to its end, and what is kept is read again
/// as it was written.
fn kept(text: &str, seed: u64) -> Save {
    let save = Save::read(text).unwrap_or_default().save;
    play_out(save.game.clone(), &mut SmallRng::seed_from_u64(seed));
    let again = Save::read(&save.write());
    if save == Save::default() {
        assert_eq!(again, Err(SaveError::Empty));
    } else {
        let again = again.unwrap();
        assert!(again.is_complete());
        assert_eq!(again.save, save);
    }
    save
}

fn damage(text: &str, rng: &mut SmallRng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        let place = rng.random_range(0..bytes.len().max(1));
        if bytes.is_empty() {
            break;
        }
        match rng.random_range(0..8) {
            0 => bytes.truncate(place),
            1 => drop(bytes.drain(..place)),
            2 => bytes[place] ^= 1 << rng.random_range(0..8),
            3 => bytes[place] = rng.random(),
            4 => bytes.insert(place, b'\n'),
            5 => {
                let end = rng.random_range(place..bytes.len());
                drop(bytes.drain(place..=end));
            }
            6 => {
                let again = bytes[place..].to_vec();
                bytes.extend(again);
            }
            _ => {
                let digits = bytes
                    .iter_mut()
                    .skip(place)
                    .find(|byte| byte.is_ascii_digit());
                if let Some(digit) = digits {
                    *digit = b'0' + rng.random_range(0..10);
                }
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Saves that are damaged in these many ways, each by a seed of its own. Where the damage left a line as it was
/// and no other of its kind, that line is kept.
fn only_what_is_struck_is_lost(seeds: Range<u64>) {
    for seed in seeds {
        let text = random_save(seed % 300).write();
        let rng = &mut SmallRng::seed_from_u64(seed);
        let damaged = damage(&text, rng);
        let written = kept(&damaged, seed).write();
        if matches!(Save::read(&damaged), Err(SaveError::OtherVersion(_))) {
            continue;
        }
        let lines: Vec<&str> = damaged.lines().map(str::trim).collect();
        for line in text.lines().filter(|line| lines.contains(line)) {
            let key = line.split('=').next().unwrap_or_default();
            let is_alone = lines.iter().filter(|other| other.starts_with(key)).count() == 1;
            let is_kept = written.lines().any(|other| other == line);
            assert!(
                is_kept || !is_alone,
                "seed {seed} lost {line} of\n{damaged}"
            );
        }
        // A line that is gone leaves a text without its end, one with a foreign line, or one that is shorter.
        let is_complete = Save::read(&damaged).is_ok_and(|read| read.is_complete());
        let is_cut = !damaged.trim_end().ends_with("\nend");
        assert!(!(is_complete && is_cut), "seed {seed}: the end is gone");
    }
}

#[test]
fn damage_loses_only_the_damaged_lines() {
    only_what_is_struck_is_lost(0..3000);
}

#[test]
#[ignore = "release: a hundred thousand damaged saves"]
fn a_hundred_thousand_damaged_saves_lose_only_the_damaged_lines() {
    only_what_is_struck_is_lost(3000..103_000);
}

#[test]
fn a_line_that_cannot_be_read_costs_only_itself() {
    for seed in 0..300 {
        let text = random_save(seed).write();
        let lines: Vec<&str> = text.lines().collect();
        for place in 1..lines.len() - 1 {
            let others = [&lines[..place], &lines[place + 1..]].concat().join("\n") + "\n";
            let expected = Save::read(&others).unwrap_or_default().save;
            for broken in [
                "x".to_owned() + lines[place],
                lines[place].replace('=', " "),
            ] {
                let mut all = lines.clone();
                all[place] = &broken;
                match Save::read(&all.join("\n")) {
                    Ok(read) => {
                        assert_eq!((read.unread, read.is_whole), (1, true), "{broken}");
                        assert_eq!(read.save, expected, "{broken}");
                    }
                    Err(error) => {
                        assert_eq!(error, SaveError::Damaged);
                        assert_eq!(expected, Save::default());
                    }
                }
            }
        }
    }
}

#[test]
fn a_save_cut_at_any_byte_keeps_its_whole_lines() {
    for seed in [2, 4] {
        let text = random_save(seed).write();
        let start = text.find('\n').unwrap() + 1;
        for place in 0..text.len() {
            let cut = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            let (left, right) = text.as_bytes().split_at(place);
            let (left, right) = (cut(left), cut(right));
            // The last line of the beginning, and the first one of the rest, are cut.
            let whole = &left[..left.rfind('\n').map_or(0, |end| end + 1)];
            let before = kept(&left, seed).write();
            for line in whole.lines().skip(1) {
                assert!(
                    before.contains(&format!("\n{line}\n")),
                    "{line} of {left:?}"
                );
            }
            let read = Save::read(&left);
            let is_complete = read.is_ok_and(|read| read.is_complete());
            assert_eq!(is_complete, place == text.len() - 1, "{left:?}");
            let after = kept(&right, seed).write();
            for line in right.lines().skip(usize::from(place >= start)) {
                let is_first = line.starts_with("nim-save") || place < start;
                assert!(
                    is_first || after.contains(&format!("\n{line}\n")),
                    "{line} of {right:?}"
                );
            }
            let read = Save::read(&right);
            assert_eq!(
                read.is_ok_and(|read| read.is_complete()),
                place == 0,
                "{right:?}"
            );
        }
    }
}

/// Words that this page never writes, as an attacker might.
#[test]
fn nonsense_is_left_out() {
    let million = 1 << 20;
    let [nines, moves, names] = ["9", "A1,", "%41"].map(|text| text.repeat(million / text.len()));
    let heaps = "99,".repeat(million / 3);
    let boxes = "1: 4;".repeat(million / 5);
    let zeros = "0,".repeat(million / 2);
    for line in [
        "game=",
        "game=#/",
        "game=#/learn/3",
        "game=#/play?heaps=99999999999",
        "game=#/play?heaps=1,2&moves=C1",
        "game=#/play back=1",
        "game=#/play hints=-1",
        "game=#/play hints=99999999999999999999",
        "game=#/play undos=1 undos=2",
        "game=#/play clock=backwards",
        "game=#/play later=yes",
        "game=#/play choice=A9",
        "game=#/play?one=perfect choice=A1",
        "game=#/play?one=perfect hint=why",
        "game=#/play looked=1/X",
        "game=#/play junk",
        &format!("game=#/play?heaps={heaps}"),
        &format!("game=#/play?moves={moves}"),
        &format!("game=#/play?names={names}"),
        &format!("game=#/play back={nines}"),
        &format!("last=#/play?take={nines}"),
        "lessons=1 binary=100",
        "level=1 grade=9 right=0 wrong=0",
        "streak=1 2026-13-01",
        &format!("played=casual {nines} 1 1 1"),
        "learner=0/0 0 - nim learner 2",
        "learner=0/0 41 - nim learner 1;heaps=1,2&rule=normal;games=0;boxes=0",
        "learner=0/0 0 51 nim learner 1;heaps=1,2&rule=normal;games=0;boxes=0",
        "learner=0/0 0 - nim learner 1;heaps=4294967295,4294967295&rule=normal;games=0;boxes=0",
        &format!("learner=0/0 0 - nim learner 1;heaps={heaps}99&rule=normal;games=0;boxes=0"),
        &format!("learner=0/0 0 - nim learner 1;heaps={zeros}2&rule=normal;games=0;{boxes}"),
        &format!("learner=0/0 0 - nim learner 1;heaps=1,2&rule=normal;games=0;{boxes}"),
        &format!("learner=0/0 0 {zeros}0 nim learner 1;heaps=1,2&rule=normal;games=0;boxes=0"),
        "medal=gold",
        "theme=mauve",
        "big=on",
        "played=oracle 2 1 0 0",
        "boxes=1 copy=2@2026-11-23",
        &format!("later={nines}"),
    ] {
        let text = format!("nim-save {VERSION}\n{line}\ntheme=dark\nend\n");
        let told = &line[..line.len().min(80)];
        let read = Save::read(&text).unwrap();
        assert_eq!((read.unread, read.is_whole), (1, true), "{told}");
        assert_eq!(
            read.save.write(),
            format!("nim-save {VERSION}\ntheme=dark\nend\n"),
            "{told}"
        );
        assert_eq!(kept(&text, 0), read.save, "{told}");
    }
}

#[test]
fn a_text_of_another_kind_is_refused_with_its_reason() {
    let heading = format!("nim-save {VERSION}\n");
    for (text, error) in [
        ("Dear diary,\ntoday I lost.".to_owned(), SaveError::Foreign),
        ("end\n".to_owned(), SaveError::Foreign),
        ("nim-save\nend\n".to_owned(), SaveError::Foreign),
        (format!("{heading}medal=gold\nend\n"), SaveError::Damaged),
        (heading.clone(), SaveError::Damaged),
        (heading.clone() + "end\nend\n", SaveError::Damaged),
        (
            "nim-save 999\nend\n".to_owned(),
            SaveError::OtherVersion(999),
        ),
        ("x".repeat(MOST as usize + 1), SaveError::TooLarge),
    ] {
        assert_eq!(
            Save::read(&text),
            Err(error),
            "{}",
            &text[..text.len().min(80)]
        );
    }
}

#[test]
fn what_copying_adds_is_no_damage() {
    let text = random_save(2).write();
    for copied in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n"),
        text.replace('\n', "  \n\n  "),
        format!("\n\n{text}\n\n"),
    ] {
        let read = Save::read(&copied).unwrap();
        assert!(read.is_complete(), "{copied:?}");
        assert_eq!(read.save.write(), text);
    }
}

/// Lines by the hundred thousand, of use or not.
#[test]
fn a_long_text_is_read_line_by_line() {
    let school = "learner=0/0 0 - nim learner 1;heaps=_&rule=normal;games=0;boxes=0\n";
    let texts: [String; 7] = [
        "\n".repeat(1 << 20),
        "=".repeat(1 << 20),
        "x=\n".repeat(1 << 18),
        "nim-save 3\n".repeat(80_000),
        "theme=dark\n".repeat(30_000),
        (0..40_000)
            .map(|number: u32| ["later-", &number.to_string(), "=x\n"].concat())
            .collect(),
        (1..=300)
            .map(|heap: u32| school.replace('_', &heap.to_string()))
            .collect(),
    ];
    for (seed, text) in (0..).zip(&texts) {
        kept(text, seed);
    }
}
