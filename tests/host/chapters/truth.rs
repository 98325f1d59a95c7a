//! The tests' own knowledge: brute force and plain arithmetic, without code of the engine.

use std::cell::RefCell;
use std::collections::HashMap;

use nim::catalogue::{Value, filled};
use nim::engine::{Convention, Move, Position, Takes};
use nim::game::teach::Exercise;
use nim_catalogue::{Kind, Message};

use crate::common::reasons;
use crate::common::truth::{self, after};

/// Heaps and rules, and who wins from them by trying all moves.
pub struct Truth {
    pub heaps: Vec<u32>,
    limit: u32,
    /// What a turn takes, in words, where that is not any number.
    takes: Option<String>,
    last: Convention,
    opening: Option<Move>,
    known: RefCell<truth::Truth>,
}

impl Truth {
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        Self {
            heaps: position.heaps().to_vec(),
            limit: rules.limit().map_or(u32::MAX, Into::into),
            takes: match rules.takes {
                Takes::Any => None,
                Takes::UpTo(limit) => Some(format!("1 to {limit}")),
                Takes::Of(_) => Some(or(&rules.takes.to_string().replace(',', ", "))),
            },
            last: rules.convention,
            opening: None,
            known: RefCell::new(truth::Truth::new(rules)),
        }
    }

    /// The board of an exercise before the opening, which is known.
    pub fn before(exercise: &Exercise) -> Self {
        Self {
            opening: exercise.opening.first().copied(),
            ..Self::of(&exercise.board)
        }
    }

    pub fn moves(&self, heaps: &[u32]) -> Vec<(usize, u32)> {
        self.known.borrow().moves(heaps)
    }

    pub fn wins(&self, heaps: &[u32]) -> bool {
        self.known.borrow_mut().wins(heaps)
    }

    pub fn winning(&self, heaps: &[u32]) -> Vec<(usize, u32)> {
        self.known.borrow_mut().winning(heaps)
    }

    /// Whether the player to move wins, as a reason has it; nothing if the reason is not true.
    pub fn claimed(&self, reason: &str, heaps: &[u32]) -> Option<bool> {
        reasons::claimed(reason, heaps, &mut self.known.borrow_mut())
    }

    pub fn stones(&self) -> u32 {
        self.heaps.iter().sum()
    }

    /// The amount of each heap.
    pub fn counts(&self) -> Vec<u32> {
        self.heaps.iter().map(|&held| self.worth(held)).collect()
    }

    /// The least number that is not the value of a heap which a move leaves.
    pub fn worth(&self, stones: u32) -> u32 {
        self.known.borrow_mut().worth(stones)
    }

    /// The heaps that a move leaves of heap A.
    pub fn next(&self) -> Vec<u32> {
        let moves = self.moves(&self.heaps[..1]).into_iter();
        moves.map(|(_, take)| self.heaps[0] - take).collect()
    }

    /// After how many stones the values repeat from the beginning on.
    fn period(&self) -> Option<u32> {
        self.takes.as_ref()?;
        let repeats =
            |period: &u32| (0..50).all(|heap| self.worth(heap) == self.worth(heap + period));
        (1..50).find(repeats)
    }

    pub fn sum(&self) -> u32 {
        self.counts().into_iter().fold(0, |sum, count| sum ^ count)
    }

    /// How many nodes and how many ends the tree has.
    pub fn tree(&self) -> (u64, u64) {
        fn grow(
            truth: &Truth,
            heaps: &[u32],
            known: &mut HashMap<Vec<u32>, (u64, u64)>,
        ) -> (u64, u64) {
            if let Some(&known) = known.get(heaps) {
                return known;
            }
            let moves = truth.moves(heaps);
            let mut grown = (1, u64::from(moves.is_empty()));
            for by in moves {
                let below = grow(truth, &after(heaps, by), known);
                grown = (grown.0 + below.0, grown.1 + below.1);
            }
            known.insert(heaps.to_vec(), grown);
            grown
        }
        grow(self, &self.heaps, &mut HashMap::new())
    }

    /// A message with its arguments; `None` if this board has not all of them.
    pub fn told(&self, message: &Message, left: Option<&Self>) -> Option<String> {
        let values = message.arguments.iter().map(|argument| {
            let value = match argument.name.strip_prefix("then-") {
                Some(name) => left?.value(name),
                None => self.value(&argument.name),
            };
            Some((&argument.kind, value?))
        });
        let values = values.collect::<Option<Vec<_>>>()?;
        let values = values.iter().map(|(kind, value)| match kind {
            Kind::Number => Value::Number(value.replace(',', "").parse().unwrap()),
            Kind::Heap => Value::Heap(usize::from(value.as_bytes()[0] - b'A')),
            Kind::Choice { keys, .. } => {
                let place = keys.iter().position(|key| key == value).unwrap();
                Value::Choice(u8::try_from(place).unwrap(), "")
            }
            _ => Value::Text(value),
        });
        Some(filled(&message.pattern, &values.collect::<Vec<_>>()))
    }

    /// The value of an argument, by its name.
    fn value(&self, name: &str) -> Option<String> {
        if name.starts_with("opening") {
            let by = self.opening?;
            let is_heap = name == "opening-heap";
            return Some(if is_heap {
                letter(by.heap)
            } else {
                by.take.to_string()
            });
        }
        if let Some((name, letter)) = name.split_once('-')
            && !["sum", "next"].contains(&name)
        {
            let heap = usize::from(letter.as_bytes()[0] - b'a');
            return (heap < self.heaps.len()).then(|| self.of_heap(name, heap))?;
        }
        let of_moves = ["heap", "held", "take", "keeps", "kept"].contains(&name);
        let no_move = of_moves && self.winning(&self.heaps).is_empty();
        let no_limit = name == "limit" && self.limit == u32::MAX
            || ["period", "takes", "most"].contains(&name) && self.period().is_none();
        let no_block = name == "top" && self.sum() == 0;
        // Counted one by one, which takes long on a large board.
        let is_large = self.limit == u32::MAX || self.stones() > 21;
        let too_large = ["nodes", "games"].contains(&name) && is_large;
        let none = no_move || no_limit || no_block || too_large;
        (!none).then(|| self.number(name))
    }

    fn number(&self, name: &str) -> String {
        let sum = self.sum();
        let best = || self.winning(&self.heaps)[0];
        let value = |a_wins: bool| if a_wins { "+1" } else { "−1" }.to_owned();
        match name {
            "heaps" => comma(&self.heaps),
            "counts" => comma(&self.counts()),
            "stones" => self.stones().to_string(),
            "sum" => sum.to_string(),
            "top" => powers(sum)[0].to_string(),
            "sum-bits" => format!("{sum:0width$b}", width = self.width()),
            "equation" => {
                let terms: Vec<String> = (0..self.heaps.len())
                    .map(|heap| self.of_heap("bits", heap).unwrap())
                    .collect();
                format!("{} = {}", terms.join(" ⊕ "), self.number("sum-bits"))
            }
            "sizes" | "unpaired" => {
                let all = (1 << self.width()) - 1;
                let sizes = powers(if name == "sizes" { all } else { sum });
                and(&sizes)
            }
            "ones" => self
                .counts()
                .iter()
                .filter(|&count| count % 2 == 1)
                .count()
                .to_string(),
            "moves" => self.moves(&self.heaps).len().to_string(),
            "wins" => self.winning(&self.heaps).len().to_string(),
            "heap" => letter(best().0),
            "held" => self.heaps[best().0].to_string(),
            "take" => best().1.to_string(),
            "keeps" => (self.heaps[best().0] - best().1).to_string(),
            "kept" => and(&powers(self.heaps[best().0] - best().1)),
            "last" => self.last.to_string(),
            "limit" => self.limit.to_string(),
            "period" => self.period().unwrap().to_string(),
            "takes" => self.takes.clone().unwrap(),
            "most" => self
                .takes
                .as_ref()
                .unwrap()
                .rsplit(' ')
                .next()
                .unwrap()
                .to_owned(),
            "next-sizes" => or(&comma(&self.next())),
            "next-counts" => {
                let values = self.next().into_iter().map(|heap| self.worth(heap));
                and(&values.collect::<Vec<_>>())
            }
            "row" => {
                let row = (0..=self.heaps[0]).map(|heap| self.worth(heap));
                comma(&row.collect::<Vec<_>>())
            }
            "lost" => {
                let lost = (1..=self.heaps[0]).filter(|&stones| !self.wins(&[stones]));
                and(&lost.collect::<Vec<_>>())
            }
            "worth" => value(!self.wins(&self.heaps)),
            "root" => value(self.wins(&self.heaps)),
            "nodes" => grouped(self.tree().0),
            "games" => grouped(self.tree().1),
            _ => panic!("this test does not know the argument {name}"),
        }
    }

    fn of_heap(&self, name: &str, heap: usize) -> Option<String> {
        let (held, count) = (self.heaps[heap], self.counts()[heap]);
        Some(match name {
            "size" => held.to_string(),
            "counts" => count.to_string(),
            "cut" => plus(count),
            "bits" => format!("{count:0width$b}", width = self.width()),
            "reach" => (count ^ self.sum()).to_string(),
            "back" => held.checked_sub(self.period()?)?.to_string(),
            "less" => held.checked_sub(count ^ self.sum())?.to_string(),
            _ => panic!("this test does not know the argument {name}"),
        })
    }

    /// How many digits show every heap.
    pub fn width(&self) -> usize {
        let most = self.counts().into_iter().max().unwrap().max(1);
        format!("{most:b}").len()
    }
}

fn letter(heap: usize) -> String {
    ["A", "B", "C", "D", "E", "F", "G", "H", "I"][heap].to_owned()
}

/// The powers of two in a number, the largest first.
pub fn powers(number: u32) -> Vec<u32> {
    let all = [16, 8, 4, 2, 1].into_iter();
    all.filter(|power| number / power % 2 == 1).collect()
}

/// A list whose last comma becomes “or”.
fn or(listed: &str) -> String {
    match listed.rsplit_once(", ") {
        Some((first, last)) => [first, last].join(" or "),
        None => listed.to_owned(),
    }
}

fn and(numbers: &[u32]) -> String {
    let told = comma(numbers);
    match told.rsplit_once(", ") {
        Some((first, last)) => [first, last].join(" and "),
        None => told,
    }
}

fn comma(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn plus(number: u32) -> String {
    if number == 0 {
        return "0".to_owned();
    }
    comma(&powers(number)).replace(", ", "\u{a0}+\u{a0}")
}

fn grouped(number: u64) -> String {
    if number < 1000 {
        return number.to_string();
    }
    format!("{},{:03}", grouped(number / 1000), number % 1000)
}
