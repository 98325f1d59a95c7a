//! What is said of each step of minimax.

use super::{EQUAL, is_told_equal, left, name, number, value};
use crate::engine::Side;
use crate::game::Grove;
use crate::game::grove::{Item, Kind, Looked, MOST, Spot, View};
use crate::text::fill;

/// What minimax just did.
#[must_use]
pub fn news(grove: &Grove) -> String {
    let at = grove.progress();
    let step = |said: &str| {
        let (done, all) = (number(at.done as u128), number(at.all as u128));
        fill("Step _ of _. _", &[&done, &all, said])
    };
    if grove.is_full() {
        return fill(
            "No more than _ nodes are drawn. Fold a branch to see another one.",
            &[&MOST.to_string()],
        );
    }
    match grove.view() {
        View::Tree => {
            let items = grove.items();
            let last = grove.found();
            let last = items.iter().position(|item| Some(&item.path) == last);
            last.map_or_else(|| start(grove, &items), |last| step(&found(&items, last)))
        }
        View::Graph => match grove.spots_found().last() {
            Some(&last) => step(&judged(&grove.graph().spots[last])),
            None if grove.graph().complete => {
                "Each position once, in whatever order its heaps stand. Step finds the values for whoever is to move."
                    .to_owned()
            }
            None => fill(
                "There are too many positions to draw: these are the nearest _.",
                &[&grove.graph().spots.len().to_string()],
            ),
        },
    }
}

/// What was found of a position of the graph.
fn judged(spot: &Spot) -> String {
    let sentence = if spot.wins {
        "_ left: whoever is to move wins, +1."
    } else {
        "_ left: whoever is to move loses, −1."
    };
    fill(sentence, &[&left(&spot.heaps)])
}

/// What there is to say before the first step.
fn start(grove: &Grove, items: &[Item]) -> String {
    let folded = |item: &Item| matches!(item.kind, Kind::Folded | Kind::Rest(_));
    match (items.iter().any(folded), grove.counts().nodes.is_at_most(MOST as u128)) {
        (true, false) => {
            "Too large to draw at once: press a node to unfold it. In a run, a folded branch is one step."
        }
        (true, true) => "Press a folded node to unfold it. In a run, a folded branch is one step.",
        (false, _) => {
            "Minimax finds the values from the ends of the games up: run it, or go step by step."
        }
    }
    .to_owned()
}

/// How the value of a node was found.
fn found(items: &[Item], place: usize) -> String {
    let item = &items[place];
    let side = name(item.side);
    let held = left(item.position.heaps());
    let value_ = value(item.value);
    let winner = if item.value == 1 { "A" } else { "B" };
    let said = match item.kind {
        Kind::End => fill("The board is empty and _ has won: _.", &[winner, value_]),
        Kind::Folded => fill(
            "_ left, _ to move, folded: _ by theory.",
            &[&held, side, value_],
        ),
        Kind::Rest(_) => fill("The further moves of _: at best _.", &[side, value_]),
        Kind::Open => {
            let children = items.iter().filter(|child| child.parent == Some(place));
            let seen: Vec<&str> = children
                .filter(|child| child.is_found())
                .map(|child| value(child.value))
                .collect();
            let chooses = match (item.side, seen.len()) {
                (_, 0 | 1) if item.position.legal_moves().nth(1).is_none() => {
                    "_ left: _ has one move, worth _, so this is _."
                }
                (_, 0 | 1) => "_ left: _ has found _ and looks no further: _.",
                (_, 6..) => return many(item, seen.len()),
                (Side::A, _) => "_ left: _ takes the largest of _: _.",
                (Side::B, _) => "_ left: _ takes the smallest of _: _.",
            };
            fill(chooses, &[&held, side, &seen.join(", "), value_])
        }
    };
    let next = items.get(place + 1..).unwrap_or_default();
    let cut = next
        .iter()
        .any(|next| next.is_cut() && next.parent == item.parent);
    let rest = match item.parent {
        Some(parent) if cut => fill(
            " _ cannot do better: the other moves are cut off.",
            &[name(items[parent].side)],
        ),
        _ if is_told_equal(item) => [" ", EQUAL].concat(),
        _ => String::new(),
    };
    [said, rest].concat()
}

/// What is said of a choice among more moves than one likes to read.
fn many(item: &Item, moves: usize) -> String {
    fill(
        "_ left: the best of _ values for _ is _.",
        &[
            &left(item.position.heaps()),
            &moves.to_string(),
            name(item.side),
            value(item.value),
        ],
    )
}

/// How many nodes minimax looks at, with cut-offs and without.
#[must_use]
pub fn looked(looked: Looked, cutoffs: bool) -> String {
    let Looked {
        now: Some(now),
        without: Some(without),
        with: Some(with),
    } = looked
    else {
        return "Too many boards to count what cut-offs spare.".to_owned();
    };
    let [now, without, with] = [now, without, with].map(number);
    let sentence = if cutoffs {
        "_ of _ nodes covered; without cut-offs _."
    } else {
        "_ of _ nodes covered; with cut-offs _."
    };
    if cutoffs {
        fill(sentence, &[&now, &with, &without])
    } else {
        fill(sentence, &[&now, &without, &with])
    }
}
