//! What the tests know by themselves: brute force, plain arithmetic, and nothing of the engine.

use std::cell::RefCell;
use std::collections::HashMap;

use nim::engine::{Convention, Position};

use crate::common::truth::{self, after};

/// Heaps and rules, and who wins from them by trying all moves.
pub struct Truth {
    pub heaps: Vec<u32>,
    pub limit: u32,
    pub misere: bool,
    known: RefCell<truth::Truth>,
}

impl Truth {
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        Self {
            heaps: position.heaps().to_vec(),
            limit: rules.limit.map_or(u32::MAX, Into::into),
            misere: rules.convention == Convention::Misere,
            known: RefCell::new(truth::Truth::new(rules)),
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

    /// What each heap counts for.
    pub fn counts(&self) -> Vec<u32> {
        let period = self.limit.checked_add(1);
        let count = |&held: &u32| period.map_or(held, |period| held % period);
        self.heaps.iter().map(count).collect()
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

    /// A sentence with its blanks filled.
    pub fn told(&self, sentence: &str, left: Option<&Self>) -> String {
        let mut parts = sentence.split('{');
        let mut told = parts.next().unwrap().to_owned();
        for part in parts {
            let (name, rest) = part.split_once('}').unwrap();
            let value = match name.strip_prefix("then.") {
                Some(name) => left.unwrap().blank(name),
                None => self.blank(name),
            };
            told.push_str(&value);
            told.push_str(rest);
        }
        told
    }

    fn blank(&self, name: &str) -> String {
        if let Some((name, letter)) = name.split_once('.') {
            return self.of_heap(name, usize::from(letter.as_bytes()[0] - b'a'));
        }
        let sum = self.sum();
        let best = || self.winning(&self.heaps)[0];
        let value = |a_wins: bool| if a_wins { "+1" } else { "−1" }.to_owned();
        match name {
            "heaps" => comma(&self.heaps),
            "counts" => comma(&self.counts()),
            "stones" => self.heaps.iter().sum::<u32>().to_string(),
            "sum" => sum.to_string(),
            "top" => powers(sum)[0].to_string(),
            "alone" => plus(sum),
            "bits" => format!("{sum:0width$b}", width = self.width()),
            "equation" => {
                let terms: Vec<String> = (0..self.heaps.len())
                    .map(|heap| self.of_heap("bits", heap))
                    .collect();
                format!("{} = {}", terms.join(" ⊕ "), self.blank("bits"))
            }
            "sizes" | "lonely" => {
                let all = (1 << self.width()) - 1;
                let sizes = powers(if name == "sizes" { all } else { sum });
                let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
                let (last, first) = sizes.split_last().unwrap();
                if first.is_empty() {
                    return last.clone();
                }
                format!("{} and {last}", first.join(", "))
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
            "limit" => self.limit.to_string(),
            "period" => (self.limit + 1).to_string(),
            "lost" => {
                let lost = (1..=self.heaps[0]).filter(|&stones| !self.wins(&[stones]));
                comma(&lost.collect::<Vec<_>>())
            }
            "worth" => value(!self.wins(&self.heaps)),
            "root" => value(self.wins(&self.heaps)),
            "plus" => value(true),
            "minus" => value(false),
            "nodes" => grouped(self.tree().0),
            "games" => grouped(self.tree().1),
            _ => panic!("{name} is a blank that this test does not know"),
        }
    }

    fn of_heap(&self, name: &str, heap: usize) -> String {
        let (held, count) = (self.heaps[heap], self.counts()[heap]);
        match name {
            "size" => held.to_string(),
            "counts" => count.to_string(),
            "cut" => plus(count),
            "bits" => format!("{count:0width$b}", width = self.width()),
            "reach" => (count ^ self.sum()).to_string(),
            "less" => (held - (count ^ self.sum())).to_string(),
            _ => panic!("{name} is a blank that this test does not know"),
        }
    }

    /// How many digits show every heap.
    pub fn width(&self) -> usize {
        let most = self.counts().into_iter().max().unwrap().max(1);
        format!("{most:b}").len()
    }
}

pub fn letter(heap: usize) -> String {
    ["A", "B", "C", "D"][heap].to_owned()
}

/// The powers of two in a number, the largest first.
pub fn powers(number: u32) -> Vec<u32> {
    let all = [16, 8, 4, 2, 1].into_iter();
    all.filter(|power| number / power % 2 == 1).collect()
}

pub fn comma(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn plus(number: u32) -> String {
    if number == 0 {
        return "0".to_owned();
    }
    comma(&powers(number)).replace(", ", " + ")
}

fn grouped(number: u64) -> String {
    if number < 1000 {
        return number.to_string();
    }
    format!("{},{:03}", grouped(number / 1000), number % 1000)
}
