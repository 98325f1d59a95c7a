//! A second reader of addresses, that has nothing of the page: it takes texts apart, and takes numbers
//! from a list.

use std::collections::BTreeMap;

use super::CHANCE;
use super::data::{Facts, find};

/// Compares the facts of an address with its text.
pub fn check(address: &str, told: &Facts, place: &str) {
    let Some(screen) = find(told, "screen") else {
        let key = find(told, "key").unwrap_or_default();
        let is_refused = find(told, "refused").is_some();
        assert!(is_refused && address.contains(key), "{place}");
        return;
    };
    let (path, query) = parts(address);
    let mut facts = vec![format!("screen={screen}")];
    let shown = match screen {
        "game" | "review" => {
            let mut game = Game::read(&query);
            game.by_link &= screen == "game";
            facts.extend(game.facts(None));
            match (screen, game.link()) {
                ("game", link) if link == "#/play" => String::new(),
                (_, link) => {
                    link.replace("#/play", &format!("#/{}", screen.replace("game", "play")))
                }
            }
        }
        "analyse" | "tree" => {
            let usual = match screen {
                "tree" => "?heaps=4&take=3&rule=misere",
                _ => "?heaps=1,3,5,7&rule=normal",
            };
            let asked = if address.contains('?') {
                address
            } else {
                usual
            };
            let game = Game::read(&parts(asked).1);
            facts.extend(game.board_facts());
            let mut shown = format!("#/{screen}?heaps={}&rule={}", list(&game.board), game.rule);
            if game.limit > 0 {
                shown.extend(["&take=", &game.limit.to_string()]);
            }
            shown
        }
        "puzzle" => {
            // Which board it is, the page alone knows; whether it is one of its grade, is seen.
            facts.extend(told[1..4].iter().cloned());
            let (grade, shown) = puzzle(&path);
            assert!(is_of_grade(grade, told), "{place} is none of grade {grade}");
            shown
        }
        "lesson" => {
            let number: u32 = path[1].parse().unwrap();
            facts.extend([format!("lesson={number}"), "step=0".to_owned()]);
            format!("#/learn/{number}")
        }
        "lessons" => "#/learn".to_owned(),
        "history" => "#/learn/history".to_owned(),
        _ => "#/statistics".to_owned(),
    };
    facts.push(format!("shown={shown}"));
    assert_eq!(told, &facts, "{place}");
}

/// A game as an address describes it.
pub struct Game {
    board: Vec<u32>,
    rule: String,
    /// 0 for none.
    limit: u32,
    pub players: [String; 2],
    names: [String; 2],
    /// Which of them begins.
    first: usize,
    by_link: bool,
    pub moves: Vec<String>,
}

const SIDES: [&str; 2] = ["one", "two"];

impl Game {
    pub fn read(query: &BTreeMap<String, String>) -> Self {
        let value = |key: &str| query.get(key).map(|value| value.trim());
        let by_link = value("via") == Some("link");
        let usual = ["human", if by_link { "human" } else { "casual" }];
        let players = [0, 1].map(|side| value(SIDES[side]).unwrap_or(usual[side]).to_owned());
        let mut names = value("names").unwrap_or_default().split(',').map(decoded);
        let names = [(); 2].map(|()| names.next().unwrap_or_default().trim().to_owned());
        // A computer has no name.
        let has_name = |side: usize| players[side] == "human";
        let names = [0, 1].map(|side| {
            if has_name(side) {
                names[side].clone()
            } else {
                String::new()
            }
        });
        let moves = value("moves").unwrap_or_default().split(',').map(str::trim);
        Self {
            board: numbers(value("heaps").unwrap_or("3,5,7")),
            rule: value("rule").unwrap_or("misere").to_owned(),
            limit: value("take").map_or(0, |take| take.parse().unwrap()),
            players,
            names,
            first: usize::from(value("first") == Some("two")),
            by_link,
            moves: moves
                .filter(|made| !made.is_empty())
                .map(|made| {
                    let (heap, take) = taken(made);
                    format!("{}{take}", (b'A' + u8::try_from(heap).unwrap()) as char)
                })
                .collect(),
        }
    }

    pub fn board_facts(&self) -> [String; 3] {
        let limit = match self.limit {
            0 => "none".to_owned(),
            limit => limit.to_string(),
        };
        [
            format!("board={}", list(&self.board)),
            format!("rule={}", self.rule),
            format!("limit={limit}"),
        ]
    }

    /// The facts of it, with the person of this side here if the game is by link. Otherwise that is the
    /// player to move.
    pub fn facts(&self, here: Option<&str>) -> Facts {
        let mut heaps = self.board.clone();
        for made in &self.moves {
            let (heap, take) = taken(made);
            assert!(
                take > 0 && (self.limit == 0 || take <= self.limit),
                "{made}"
            );
            heaps[heap] = heaps[heap].checked_sub(take).unwrap();
        }
        let due = (self.first + self.moves.len()) % 2;
        let turn = match (heaps.iter().sum(), &*self.rule) {
            (0, "misere") => format!("won by {}", SIDES[due]),
            (0, _) => format!("won by {}", SIDES[1 - due]),
            _ => SIDES[due].to_owned(),
        };
        let here = here.unwrap_or(SIDES[due]);
        let player = |side: usize| {
            let is_away = self.by_link && SIDES[side] != here;
            let player = if is_away {
                "elsewhere"
            } else {
                &self.players[side]
            };
            format!("{}={player} {}", SIDES[side], self.names[side])
        };
        let mut facts = self.board_facts().to_vec();
        facts.extend([0, 1].map(|side| player(side).trim_end().to_owned()));
        facts.extend([
            format!("first={}", SIDES[self.first]),
            format!("moves={}", self.moves.join(",")),
            format!("heaps={}", list(&heaps)),
            format!("turn={turn}"),
        ]);
        facts
    }

    /// The address that leads to it, without default values.
    pub fn link(&self) -> String {
        let names = [0, 1].map(|side| encoded(&self.names[side])).join(",");
        let pairs = [
            ("heaps", list(&self.board), "3,5,7"),
            ("rule", self.rule.clone(), "misere"),
            ("take", self.limit.to_string(), "0"),
            ("one", self.players[0].clone(), "human"),
            ("two", self.players[1].clone(), "casual"),
            ("first", SIDES[self.first].to_owned(), "one"),
            ("via", if self.by_link { "link" } else { "" }.to_owned(), ""),
            ("moves", self.moves.join(","), ""),
            ("names", names.trim_end_matches(',').to_owned(), ""),
        ];
        let told = pairs.iter().filter(|(_, value, usual)| value != usual);
        let told: Vec<String> = told
            .map(|(key, value, _)| format!("{key}={value}"))
            .collect();
        let mark = if told.is_empty() { "" } else { "?" };
        format!("#/play{mark}{}", told.join("&"))
    }
}

/// The grade of the puzzle at this path, and the address that it shows.
fn puzzle(path: &[&str]) -> (u32, String) {
    let number = |text: &str| text.parse::<u64>().unwrap();
    let (grade, seed) = match path[1..] {
        [] => (0, CHANCE),
        [day] if day.contains('-') => {
            // From Monday to Sunday.
            let grade = [1, 2, 3, 4, 5, 4, 3][weekday(day)];
            return (grade, format!("#/puzzle/{day}"));
        }
        [grade] => (number(grade), CHANCE),
        [grade, seed] => (number(grade), number(seed)),
        _ => panic!("{path:?}"),
    };
    (
        u32::try_from(grade).unwrap(),
        format!("#/puzzle/{grade}/{seed}"),
    )
}

/// The day of the week, from 0 for Monday, by Sakamoto's table.
fn weekday(day: &str) -> usize {
    let [year, month, day] = numbers(&day.replace('-', ","))[..] else {
        panic!("{day}");
    };
    let year = if month < 3 { year - 1 } else { year };
    let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month as usize - 1];
    let sunday_first = (year + year / 4 - year / 100 + year / 400 + shift + day) % 7;
    (sunday_first as usize + 6) % 7
}

/// Whether a board is as its grade promises.
fn is_of_grade(grade: u32, told: &Facts) -> bool {
    let heaps = numbers(find(told, "board").unwrap());
    let (least, most, size) = match grade {
        0 => (2, 2, 15),
        1 => (2, 3, 9),
        2 => (4, 4, 9),
        3 => (2, 9, 9),
        4 => (5, 6, 9),
        _ => (2, 4, 15),
    };
    let limit = find(told, "limit").unwrap();
    let rules = match (grade, find(told, "rule").unwrap()) {
        (1, rule) => rule == "normal",
        (0 | 3, rule) => rule == "misere",
        _ => true,
    };
    (least..=most).contains(&heaps.len())
        && heaps.iter().all(|heap| (1..=size).contains(heap))
        && (limit == "none") == (grade != 5)
        && rules
}

/// The path of an address, and the values of its query.
pub fn parts(address: &str) -> (Vec<&str>, BTreeMap<String, String>) {
    let (_, query) = address.split_once('?').unwrap_or_default();
    let query = query.trim_end_matches('/');
    let values = query.split('&').map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        // A comma in a name is a code until the names are parted.
        let value = if key == "names" {
            value.to_owned()
        } else {
            decoded(value)
        };
        (key.to_owned(), value)
    });
    (path(address), values.collect())
}

/// The path of an address, part by part.
pub fn path(address: &str) -> Vec<&str> {
    let path = address.split('?').next().unwrap_or_default();
    let parts = path.trim_start_matches('#').split('/');
    parts.filter(|part| !part.is_empty()).collect()
}

/// The text that `%41` and the like encode.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend(before.bytes());
        let code = after.get(..2).filter(|code| !code.contains('+'));
        if let Some(Ok(byte)) = code.map(|code| u8::from_str_radix(code, 16)) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(b'%');
            rest = after;
        }
    }
    bytes.extend(rest.bytes());
    String::from_utf8(bytes).unwrap()
}

/// A name as an address writes it.
fn encoded(name: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    name.bytes().map(byte).collect()
}

/// The heap of a move and how many it takes.
fn taken(made: &str) -> (usize, u32) {
    let heap = made.as_bytes()[0].to_ascii_uppercase() - b'A';
    (heap.into(), made[1..].parse().unwrap())
}

fn numbers(list: &str) -> Vec<u32> {
    list.split(',')
        .map(|number| number.trim().parse().unwrap())
        .collect()
}

fn list(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(",")
}
