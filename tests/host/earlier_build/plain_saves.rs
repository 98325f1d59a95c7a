//! A second reader of saves, that has nothing of the page: it knows the lines and their sums.

use std::collections::BTreeMap;

use super::data::{Facts, Kept, find};
use super::plain_addresses::{Game, parts};
use super::{by_name, name};

/// The facts of an undamaged save.
pub fn read(kept: &Kept, told: &Facts) -> Facts {
    let mut found = Found::default();
    let [save, schools] = texts(kept);
    let of_schools = schools.lines().filter(|line| !line.starts_with(STAMP));
    for line in save.lines().chain(of_schools) {
        if !is_heading(line) {
            let text = framed(line).unwrap_or_else(|| panic!("{line}"));
            found.read(text, told);
        }
    }
    found.facts()
}

/// Compares the facts of a save with its lines.
pub fn check(kept: &Kept, told: &Facts, place: &str) {
    let [save, schools] = texts(kept);
    let is_newer = find(told, "stands") == Some("newer");
    let lines = save.lines().chain(schools.lines()).filter(|_| !is_newer);
    let lines: Vec<&str> = lines.collect();
    let named = |name: &'static str| told.iter().filter_map(move |fact| fact.strip_prefix(name));
    let mut damaged: Vec<&str> = named("damaged=").collect();
    let mut whole = Vec::new();
    // Of two that are the same, the second is the one that is damaged.
    for (at, &line) in lines.iter().enumerate().rev() {
        let framed = framed(line);
        let text = framed.unwrap_or(line);
        // The other text tells when the training was saved.
        let is_told = at >= save.lines().count() && text.starts_with(STAMP);
        if let Some(there) = damaged
            .iter()
            .position(|there| [line, text].contains(there))
        {
            damaged.remove(there);
        } else if !(is_told || is_heading(line)) {
            let is_unframed = find(told, "version") == Some("0");
            assert!(framed.is_some() || is_unframed, "{place}: {line}");
            whole.push(text);
        }
    }
    assert!(damaged.is_empty(), "{place}: {damaged:?} stand nowhere");
    let mut found = Found::default();
    for text in whole.into_iter().rev() {
        found.read(text, told);
    }
    let passing = ["version", "stands", "damaged", "days in a row"];
    let counts = [" won of ", "in a row=", "accuracy=", "recent="];
    let is_told = |fact: &&String| {
        let is_counted = counts.iter().any(|part| fact.contains(part));
        !(passing.contains(&name(fact)) || found.is_counted_now && is_counted)
    };
    let told_there = |facts: &Facts| -> Facts {
        let facts = facts.iter().filter(is_told).cloned().collect();
        by_name(&facts)
    };
    assert_eq!(told_there(told), told_there(&found.facts()), "{place}");
}

const STAMP: &str = "stamp ";

/// All but the schools, and these.
fn texts(kept: &Kept) -> [&str; 2] {
    let text = |name: &str| kept.get(name).map(String::as_str);
    let save = text("nim-save").or(text("nim-learned"));
    [save, text("nim-schools")].map(Option::unwrap_or_default)
}

fn is_heading(line: &str) -> bool {
    line.trim().is_empty() || line.starts_with("nim-save ")
}

/// The text before the checksum of a line, if that is right.
fn framed(line: &str) -> Option<&str> {
    let (text, sum) = line.rsplit_once(" ~")?;
    (sum_of(text) == sum).then_some(text)
}

/// The facts in the lines of a save.
#[derive(Default)]
struct Found {
    /// The game on the table, once there is one.
    game: Option<Facts>,
    /// Whether it has ended, and was not counted before it was read.
    is_counted_now: bool,
    /// The values without a line, by name.
    named: BTreeMap<String, String>,
    others: Facts,
}

/// The values until a line says otherwise.
const USUAL: [(&str, &str); 15] = [
    ("setting theme", "auto"),
    ("setting pace", "usual"),
    ("setting big", "off"),
    ("setting calm", "off"),
    ("setting sound", "off"),
    ("setting vibration", "off"),
    ("setting one-tap", "off"),
    ("setting shortcuts", "on"),
    ("setting hints", "on"),
    ("setting undo", "on"),
    ("wins in a row", "0"),
    ("most in a row", "0"),
    ("puzzles", "grade=1 right=0 wrong=0"),
    ("days", "best=0"),
    ("saved", "0 by 0"),
];

impl Found {
    fn read(&mut self, text: &str, told: &Facts) {
        if told.contains(&format!("later={text}")) {
            self.others.push(format!("later={text}"));
            return;
        }
        // Before there were names, lines were known by how they begin.
        let text = [
            ("nim-lessons-", "lessons "),
            ("1 grade=", "level "),
            ("1 best=", "streak "),
        ]
        .iter()
        .find(|(start, _)| text.starts_with(start))
        .map_or_else(|| text.to_owned(), |(_, name)| [name, text].concat());
        let (key, value) = text.split_once(' ').unwrap();
        let words: Vec<&str> = value.split(' ').collect();
        let mut name = |name: &str, value: String| self.named.insert(name.to_owned(), value);
        match key {
            "game" => {
                let mut game = playing(value);
                let is_over = game.iter().any(|fact| fact.starts_with("turn=won"));
                let people = ["one=human", "two=human"];
                let played = game
                    .iter()
                    .any(|fact| people.iter().any(|person| fact.starts_with(person)));
                let moved = find(&game, "moves") != Some("");
                let known = find(&game, "counted").is_some();
                self.is_counted_now = is_over && played && moved && !known;
                if self.is_counted_now {
                    game.push("counted=yes".to_owned());
                }
                self.game = Some(game);
            }
            "waiting" => self
                .others
                .push(format!("waiting={}", playing(value).join(" | "))),
            "setting" => {
                let (setting, value) = value.split_once('=').unwrap();
                name(&format!("setting {setting}"), value.to_owned());
            }
            "stamp" => {
                name("saved", words.join(" by "));
            }
            "row" => {
                name("wins in a row", words[0].to_owned());
                name("most in a row", words[1].to_owned());
            }
            "level" => {
                name("puzzles", words[1..].join(" "));
            }
            "streak" => {
                name("days", words[1..].join(" "));
            }
            "played" => {
                let [opponent, rule, games, won] = words[..] else {
                    panic!("{text}");
                };
                self.others
                    .push(format!("{opponent} {rule}={won} won of {games}"));
            }
            "accuracy" => self.others.extend([
                format!("accuracy={}/{}", words[0], words[1]),
                format!("recent={}", words[2..].join(" ")),
            ]),
            "lessons" => {
                let left = (1..).zip(&words[1..]).filter(|(_, left)| **left != "0");
                self.others.extend(left.map(|(lesson, left)| {
                    let done = left.replace('+', ", done");
                    format!("lesson {lesson}=step {done}")
                }));
            }
            "school" => self.others.push(school(value)),
            // The earlier build does not count them.
            "losses" => {}
            _ => panic!("nothing is told of {text}"),
        }
    }

    fn facts(&self) -> Facts {
        let usual = USUAL.iter().map(|(name, usual)| {
            let told = self.named.get(*name).map_or(*usual, String::as_str);
            format!("{name}={told}")
        });
        let game = self.game.clone().unwrap_or_else(|| playing("#/play"));
        [game, usual.collect(), self.others.clone()].concat()
    }
}

/// A saved game: the address of all of it, including undone moves; then words such as `back=1`.
fn playing(value: &str) -> Facts {
    let mut words = value.split(' ');
    let mut game = Game::read(&parts(words.next().unwrap()).1);
    let words: BTreeMap<&str, &str> = words.filter_map(|word| word.split_once('=')).collect();
    let back = words.get("back").map_or(0, |back| back.parse().unwrap());
    let undone = game.moves.split_off(game.moves.len() - back);
    let mut facts = game.facts(words.get("here").copied());
    let number = |name: &str| {
        words
            .get(name)
            .map_or(0, |told| told.parse::<u32>().unwrap())
    };
    facts.extend([
        format!("link={}", game.link()),
        format!("undone={}", undone.join(",")),
        format!("hints={}", number("hints")),
        format!("undos={}", number("undos")),
    ]);
    let watched = game.players.iter().all(|player| player != "human");
    let clock = words.get("clock").copied();
    let clock = clock.unwrap_or(if watched { "paused" } else { "running" });
    for (name, value) in [
        ("choice", words.get("choice").copied()),
        ("hint", words.get("hint").copied()),
        ("looked", words.get("looked").copied()),
        ("clock", Some(clock)),
        ("peeked", words.get("peeked").copied()),
        ("counted", words.get("counted").copied()),
    ] {
        facts.extend(value.map(|value| format!("{name}={value}")));
    }
    facts
}

/// `3/9 0 12,40 nim learner 1;heaps=1,3&rule=misere;games=9;0,1: 4;…;boxes=1`.
fn school(value: &str) -> String {
    let [record, due, curve, learner] = value.splitn(4, ' ').collect::<Vec<_>>()[..] else {
        panic!("{value}");
    };
    let (won, lost) = record.split_once('/').unwrap();
    let lines: Vec<&str> = learner.split(';').collect();
    let [heading, board, games, boxes @ .., closing] = &lines[..] else {
        panic!("{learner}");
    };
    assert_eq!(*heading, "nim learner 1");
    assert_eq!(*closing, format!("boxes={}", boxes.len()));
    let board = Game::read(&parts(&format!("#/play?{board}")).1).board_facts();
    let facts = [
        board.join(" | "),
        (*games).to_owned(),
        format!("won={won}"),
        format!("lost={lost}"),
        format!("due={due}"),
        format!("curve={}", curve.trim_matches('-')),
        format!("boxes={}", boxes.join("; ")),
    ];
    format!("school={}", facts.join(" | "))
}

/// The sum of a line of version 1.
fn sum_of(text: &str) -> String {
    let mut sum: u64 = 0x811c_9dc5;
    for byte in format!("1 {text}").bytes() {
        sum = (sum ^ u64::from(byte)) * 0x0100_0193 % (1 << 32);
    }
    format!("{sum:08x}")
}
