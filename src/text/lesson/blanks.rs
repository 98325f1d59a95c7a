//! Fills the blanks of a sentence: `{sum}`, `{reach.b}`. All numbers come from the engine.

use super::super::{analysis, and_list, grouped, heap, list, powers, tree};
use crate::engine::{Count, Move, Outcome, Position, Setup, heap_name};

/// Stands where a sentence has a blank that nobody knows; a test looks for it.
pub const UNKNOWN: &str = "�";

/// A sentence with its blanks filled from a position, and from what a move of the reader left.
pub fn told(sentence: &str, position: &Position, left: Option<&Position>) -> String {
    let mut filled = String::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        let value = match name.strip_prefix("then.") {
            Some(name) => left.and_then(|left| blank(name, left)),
            None => blank(name, position),
        };
        filled.push_str(value.as_deref().unwrap_or(UNKNOWN));
        rest = after;
    }
    filled.push_str(rest);
    filled
}

fn blank(name: &str, position: &Position) -> Option<String> {
    let analysis = position.analysis();
    if let Some((name, letter)) = name.split_once('.') {
        return of_heap(name, letter, position);
    }
    let number = |number: u32| Some(number.to_string());
    let best = || analysis.winning_moves().next();
    let sum = analysis.nim_sum.0;
    match name {
        "heaps" => Some(list(position.heaps())),
        "stones" => Some(position.stones().to_string()),
        "sum" => number(sum),
        "top" => number(sum.checked_ilog2().map_or(0, |place| 1 << place)),
        "alone" => Some(sum_of_powers(sum)),
        "lonely" => Some(list_of_powers(sum)),
        "bits" => Some(analysis::binary(sum, analysis.bits())),
        "equation" => Some(analysis::equation(&analysis, analysis.bits())),
        "sizes" => Some(list_of_powers((1 << analysis.bits()) - 1)),
        "ones" => number(count(
            analysis
                .blocks()
                .iter()
                .filter(|block| block.size == 1)
                .count(),
        )),
        "moves" => number(count(position.legal_moves().count())),
        "wins" => number(count(analysis.winning_moves().count())),
        "move" => best().map(take),
        "heap" => best().map(|by| heap_name(by.heap).to_string()),
        "held" => number(position.heaps()[best()?.heap]),
        "take" => best().map(|by| by.take.to_string()),
        "keeps" => number(position.heaps()[best()?.heap] - best()?.take.get()),
        "after" => Some(list(position.clone().play(best()?).ok()?.heaps())),
        "limit" => position.rules().limit.map(|limit| limit.to_string()),
        "period" => position
            .rules()
            .limit
            .and_then(|limit| number(limit.get() + 1)),
        "counts" => Some(list(
            &analysis.rows().map(|row| row.grundy.0).collect::<Vec<_>>(),
        )),
        "lost" => lost(position),
        "worth" => Some(
            tree::value(if position.outcome() == Outcome::N {
                -1
            } else {
                1
            })
            .to_owned(),
        ),
        "root" => Some(
            tree::value(if position.outcome() == Outcome::N {
                1
            } else {
                -1
            })
            .to_owned(),
        ),
        "plus" => Some(tree::value(1).to_owned()),
        "minus" => Some(tree::value(-1).to_owned()),
        "nodes" => counted(position.tree_counts().nodes),
        "games" => counted(position.tree_counts().leaves),
        _ => None,
    }
}

/// `take 2 from heap C`.
fn take(by: Move) -> String {
    ["take ", &by.take.to_string(), " from ", &heap(by.heap)].concat()
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn counted(count: Count) -> Option<String> {
    match count {
        Count::Exactly(count) => u64::try_from(count).ok().map(grouped),
        Count::MoreThan(_) => None,
    }
}

/// What is told of one heap, by its letter.
fn of_heap(name: &str, letter: &str, position: &Position) -> Option<String> {
    let place = letter.bytes().next()?.checked_sub(b'a')?;
    let analysis = position.analysis();
    let row = analysis.rows().nth(place.into())?;
    match name {
        "size" => Some(row.stones.to_string()),
        "cut" => Some(sum_of_powers(row.grundy.0)),
        "bits" => Some(analysis::binary(row.grundy.0, analysis.bits())),
        "counts" => Some(row.grundy.0.to_string()),
        "reach" => Some(analysis.balanced_by(row)?.0.to_string()),
        "less" => {
            let reach = analysis.balanced_by(row)?.0;
            Some(row.stones.checked_sub(reach)?.to_string())
        }
        _ => None,
    }
}

/// The powers of two in a number: `4 + 2 + 1`.
fn sum_of_powers(number: u32) -> String {
    match number {
        0 => "0".to_owned(),
        _ => powers(number).join(" + "),
    }
}

/// The same in words: `4, 2 and 1`.
fn list_of_powers(number: u32) -> String {
    match number {
        0 => "0".to_owned(),
        _ => and_list(&powers(number)),
    }
}

/// The single heaps, up to this one, from which the player to move loses.
fn lost(position: &Position) -> Option<String> {
    let most = *position.heaps().first()?;
    let lost = (1..=most).filter(|&stones| {
        let smaller = Setup::new(vec![stones], position.rules()).position();
        smaller.is_ok_and(|smaller| smaller.outcome() == Outcome::P)
    });
    Some(list(&lost.collect::<Vec<_>>()))
}
