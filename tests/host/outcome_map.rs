//! The map of two heaps: its marks and words against brute force, its painting, its keys.

use std::collections::HashMap;

use nim::engine::{Convention, Rules};
use nim::game::{Cell, Mark, OutcomeMap};
use nim::text::outcome_map as words;
use nim::ui::outcome_map::outcome_map;

use crate::common::drawn;

fn all_rules() -> Vec<Rules> {
    let mut rules = Vec::new();
    for convention in [Rules::normal(), Rules::misere()] {
        rules.push(convention);
        rules.extend(
            [1, 2, 3, 4, 5, 6, 9, 16, 40]
                .map(|limit: u32| convention.with_limit(limit.try_into().expect("no limit is 0"))),
        );
    }
    rules
}

/// The moves from a cell, as heap, number taken and the cell to which they lead.
fn moves(rules: Rules, cell: Cell) -> Vec<(usize, u32, Cell)> {
    let mut moves = Vec::new();
    for heap in 0..2 {
        let most = rules.limit.map_or(u32::MAX, std::num::NonZeroU32::get);
        for take in 1..=cell[heap].min(most) {
            let mut left = cell;
            left[heap] -= take;
            moves.push((heap, take, left));
        }
    }
    moves
}

/// Whether the player to move wins, by trying every move.
fn wins(rules: Rules, cell: Cell, known: &mut HashMap<Cell, bool>) -> bool {
    if let Some(&wins) = known.get(&cell) {
        return wins;
    }
    let moves = moves(rules, cell);
    let wins = if moves.is_empty() {
        rules.convention == Convention::Misere
    } else {
        moves.iter().any(|&(_, _, left)| !wins(rules, left, known))
    };
    known.insert(cell, wins);
    wins
}

fn at(rules: Rules, [a, b]: Cell) -> OutcomeMap {
    let mut map = OutcomeMap::new(rules);
    assert!(map.point(&format!("{a},{b}")));
    map
}

#[test]
fn every_mark_and_every_word_is_what_brute_force_says() {
    for rules in all_rules() {
        let mut known = HashMap::new();
        for cell in OutcomeMap::new(rules).cells() {
            let map = at(rules, cell);
            let wins_here = wins(rules, cell, &mut known);
            let mark = if wins_here { Mark::Wins } else { Mark::Loses };
            assert_eq!(map.mark(cell), mark, "{rules:?} {cell:?}");
            let moves = moves(rules, cell);
            let ways: Vec<String> = moves
                .iter()
                .filter(|&&(_, _, left)| !wins(rules, left, &mut known))
                .map(|(heap, take, [a, b])| {
                    let heap = ["A", "B"][*heap];
                    format!("{take} from heap {heap}, leaving {a} and {b}")
                })
                .collect();
            let ways = ways.join(", or ");
            let told = match (wins_here, moves.len()) {
                (true, 0) => "the game is over. The player to move has won: \
                              the other had to take the last stone."
                    .to_owned(),
                (false, 0) => "the game is over. The player to move has lost: \
                               the other took the last stone."
                    .to_owned(),
                (true, _) => format!("the player to move wins, by taking {ways}."),
                (false, 1) => {
                    "the player to move loses: the only move leaves a board that wins.".to_owned()
                }
                (false, moves) => format!(
                    "the player to move loses: each of the {moves} moves leaves a board that wins."
                ),
            };
            let [a, b] = cell;
            assert_eq!(words::readout(&map), format!("{a} and {b}: {told}"));
        }
    }
}

#[test]
fn a_cell_is_painted_only_after_all_to_which_it_leads() {
    for rules in all_rules() {
        let mut map = OutcomeMap::new(rules);
        let whole = map.clone();
        map.begin();
        assert_ne!(
            map.mark([0, 0]),
            Mark::Blank,
            "it begins with the empty board"
        );
        assert_eq!(map.counts().1, 1);
        loop {
            let before = map.clone();
            map.forward();
            if map == before {
                break;
            }
            let (mut fresh, mut blank) = (0, 0);
            for cell in map.cells() {
                let known_before = before.mark(cell) != Mark::Blank;
                match map.mark(cell) {
                    Mark::Blank => {
                        blank += 1;
                        assert!(!known_before, "what is painted stays");
                    }
                    mark => {
                        assert_eq!(mark, whole.mark(cell));
                        if !known_before {
                            fresh += 1;
                            for (_, _, left) in moves(rules, cell) {
                                assert_ne!(before.mark(left), Mark::Blank, "{cell:?} to {left:?}");
                            }
                        }
                    }
                }
            }
            assert!(fresh > 0, "every step paints something");
            assert_eq!(blank == 0, map.painted() == map.stages());
            let mut undone = map.clone();
            undone.back();
            assert_eq!(undone, before);
        }
        assert_eq!(map, whole);
    }
}

#[test]
fn painting_has_two_ends() {
    let mut map = OutcomeMap::new(Rules::misere());
    let whole = map.clone();
    map.forward();
    assert_eq!(map, whole);
    map.begin();
    let empty = map.clone();
    map.back();
    assert_eq!(map, empty);
    map.all();
    assert_eq!(map, whole);
}

#[test]
fn the_painting_is_told_stage_by_stage() {
    let mut map = OutcomeMap::new(Rules::normal());
    let told = words::stage(&map);
    assert_eq!(
        told,
        "All 289 boards are decided. In 17 of them the player to move loses."
    );
    map.begin();
    assert_eq!(
        words::stage(&map),
        "Decided: the empty board, by the rule of the last stone."
    );
    map.forward();
    map.forward();
    assert_eq!(
        words::stage(&map),
        "Decided: all boards of up to 2 stones. 2 of these 6 lose."
    );
    map.point("3,5");
    assert_eq!(
        words::readout(&map),
        "3 and 5: not decided yet. First come all boards of fewer than 8 stones."
    );
    assert_eq!(map.winning([3, 5]), [], "nothing is given away");
}

#[test]
fn keys_walk_and_stop_at_the_edges() {
    let walk = |from: Cell, keys: &[&str]| {
        let mut map = at(Rules::normal(), from);
        for key in keys {
            assert!(map.key(key), "{key} is the map's, even at the edge");
        }
        map.cursor()
    };
    assert_eq!(walk([3, 5], &["ArrowRight"]), [4, 5]);
    assert_eq!(walk([3, 5], &["ArrowLeft"]), [2, 5]);
    assert_eq!(walk([3, 5], &["ArrowUp"]), [3, 6]);
    assert_eq!(walk([3, 5], &["ArrowDown"]), [3, 4]);
    assert_eq!(walk([3, 5], &["Home"]), [0, 5]);
    assert_eq!(walk([3, 5], &["End"]), [16, 5]);
    assert_eq!(walk([3, 5], &["PageUp"]), [3, 16]);
    assert_eq!(walk([3, 5], &["PageDown"]), [3, 0]);
    assert_eq!(
        walk([0, 0], &["ArrowLeft", "ArrowDown", "Home", "PageDown"]),
        [0, 0]
    );
    assert_eq!(
        walk([16, 16], &["ArrowRight", "ArrowUp", "End", "PageUp"]),
        [16, 16]
    );
    let mut map = OutcomeMap::new(Rules::normal());
    for other in ["Tab", "Enter", "a", "Escape", "", "arrowleft"] {
        assert!(!map.key(other), "{other} is left to the browser");
    }
    assert_eq!(map, OutcomeMap::new(Rules::normal()));
}

#[test]
fn only_cells_of_the_map_are_pointed_at() {
    let mut map = OutcomeMap::new(Rules::normal());
    for wrong in [
        "",
        "3",
        "17,0",
        "0,17",
        "a,b",
        "1,2,3",
        "-1,2",
        "4294967296,0",
    ] {
        assert!(!map.point(wrong), "{wrong}");
    }
    assert_eq!(map.cursor(), [3, 5]);
    assert!(map.point("16,0"));
    assert_eq!(map.cursor(), [16, 0]);
}

#[test]
fn sliders_move_the_cursor() {
    let mut map = OutcomeMap::new(Rules::normal());
    assert!(map.fill(OutcomeMap::A, "7") && map.fill(OutcomeMap::B, "99"));
    assert_eq!(map.cursor(), [7, 16]);
    assert!(map.fill(OutcomeMap::A, "x"));
    assert_eq!(map.cursor(), [7, 16]);
    assert!(!map.fill("heap-0", "1"));
}

#[test]
fn other_rules_make_another_map_with_the_cursor_where_it_fits() {
    let larger = Rules::misere().with_limit(7.try_into().unwrap());
    let mut map = at(larger, [20, 4]);
    map.begin();
    let begun = map.clone();
    map.follow(larger);
    assert_eq!(map, begun);
    map.follow(Rules::misere());
    assert_eq!(map.cursor(), [16, 4]);
    assert_eq!(map.painted(), map.stages());
}

#[test]
fn every_cell_is_drawn_once_and_lost_ones_carry_a_sign() {
    for rules in all_rules() {
        let map = at(rules, [4, 6]);
        let html = drawn(outcome_map(&map));
        let (lost, all) = map.counts();
        let (lost, all) = (lost as usize, all as usize);
        assert_eq!(html.matches("data-do=\"cell:").count(), all);
        for [a, b] in map.cells() {
            assert_eq!(
                html.matches(&format!("data-do=\"cell:{a},{b}\"")).count(),
                1
            );
        }
        // Two squares and two crosses more are in the legend.
        assert_eq!(
            html.matches("data-mark=\"loses\"").count(),
            lost + 2 + usize::from(map.mark([4, 6]) == Mark::Loses)
        );
        assert_eq!(html.matches("l4 4m0-4l-4 4").count(), lost + 2);
        let targets = html.matches("outcome-map__target").count();
        assert_eq!(targets, map.winning([4, 6]).len() + 1);
        assert_eq!(html.matches("role=\"application\"").count(), 1);
        assert_eq!(
            html.matches("tabindex").count(),
            1,
            "one stop of the Tab key"
        );
        assert!(!html.contains(" style="), "the policy blocks it");
    }
}

#[test]
fn buttons_at_an_end_say_that_they_do_nothing() {
    let disabled = |map: &OutcomeMap| {
        let html = drawn(outcome_map(map));
        ["map:begin", "map:back", "map:forward", "map:all"].map(|press| {
            let button = html.split(&format!("data-do=\"{press}\"")).nth(1).unwrap();
            button.split('>').next().unwrap().contains("aria-disabled")
        })
    };
    let mut map = OutcomeMap::new(Rules::misere());
    assert_eq!(disabled(&map), [false, false, true, true]);
    map.begin();
    assert_eq!(disabled(&map), [true, true, false, false]);
    map.forward();
    assert_eq!(disabled(&map), [false; 4]);
}
