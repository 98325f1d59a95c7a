//! The map of two heaps: its marks and words against brute force, its painting, its keys.

use std::collections::HashMap;

use nim::engine::{Convention, Rules};
use nim::game::{Atlas, Cell, Mark};
use nim::text::atlas as words;
use nim::ui::atlas::atlas;

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

fn at(rules: Rules, [a, b]: Cell) -> Atlas {
    let mut atlas = Atlas::new(rules);
    assert!(atlas.point(&format!("{a},{b}")));
    atlas
}

#[test]
fn every_mark_and_every_word_is_what_brute_force_says() {
    for rules in all_rules() {
        let mut known = HashMap::new();
        for cell in Atlas::new(rules).cells() {
            let atlas = at(rules, cell);
            let wins_here = wins(rules, cell, &mut known);
            let mark = if wins_here { Mark::Wins } else { Mark::Loses };
            assert_eq!(atlas.mark(cell), mark, "{rules:?} {cell:?}");
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
            assert_eq!(words::readout(&atlas), format!("{a} and {b}: {told}"));
        }
    }
}

#[test]
fn a_cell_is_painted_only_after_all_to_which_it_leads() {
    for rules in all_rules() {
        let mut atlas = Atlas::new(rules);
        let whole = atlas.clone();
        atlas.begin();
        assert_ne!(
            atlas.mark([0, 0]),
            Mark::Blank,
            "it begins with the empty board"
        );
        assert_eq!(atlas.counts().1, 1);
        loop {
            let before = atlas.clone();
            atlas.forward();
            if atlas == before {
                break;
            }
            let (mut fresh, mut blank) = (0, 0);
            for cell in atlas.cells() {
                let known_before = before.mark(cell) != Mark::Blank;
                match atlas.mark(cell) {
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
            assert_eq!(blank == 0, atlas.painted() == atlas.stages());
            let mut undone = atlas.clone();
            undone.back();
            assert_eq!(undone, before);
        }
        assert_eq!(atlas, whole);
    }
}

#[test]
fn painting_has_two_ends() {
    let mut atlas = Atlas::new(Rules::misere());
    let whole = atlas.clone();
    atlas.forward();
    assert_eq!(atlas, whole);
    atlas.begin();
    let empty = atlas.clone();
    atlas.back();
    assert_eq!(atlas, empty);
    atlas.all();
    assert_eq!(atlas, whole);
}

#[test]
fn the_painting_is_told_stage_by_stage() {
    let mut atlas = Atlas::new(Rules::normal());
    let told = words::stage(&atlas);
    assert_eq!(
        told,
        "All 289 boards are decided. In 17 of them the player to move loses."
    );
    atlas.begin();
    assert_eq!(
        words::stage(&atlas),
        "Decided: the empty board, by the rule of the last stone."
    );
    atlas.forward();
    atlas.forward();
    assert_eq!(
        words::stage(&atlas),
        "Decided: all boards of up to 2 stones. 2 of these 6 lose."
    );
    atlas.point("3,5");
    assert_eq!(
        words::readout(&atlas),
        "3 and 5: not decided yet. First come all boards of fewer than 8 stones."
    );
    assert_eq!(atlas.winning([3, 5]), [], "nothing is given away");
}

#[test]
fn keys_walk_and_stop_at_the_edges() {
    let walk = |from: Cell, keys: &[&str]| {
        let mut atlas = at(Rules::normal(), from);
        for key in keys {
            assert!(atlas.key(key), "{key} is the map's, even at the edge");
        }
        atlas.cursor()
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
    let mut atlas = Atlas::new(Rules::normal());
    for other in ["Tab", "Enter", "a", "Escape", "", "arrowleft"] {
        assert!(!atlas.key(other), "{other} is left to the browser");
    }
    assert_eq!(atlas, Atlas::new(Rules::normal()));
}

#[test]
fn only_cells_of_the_map_are_pointed_at() {
    let mut atlas = Atlas::new(Rules::normal());
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
        assert!(!atlas.point(wrong), "{wrong}");
    }
    assert_eq!(atlas.cursor(), [3, 5]);
    assert!(atlas.point("16,0"));
    assert_eq!(atlas.cursor(), [16, 0]);
}

#[test]
fn sliders_move_the_cursor() {
    let mut atlas = Atlas::new(Rules::normal());
    assert!(atlas.fill(Atlas::A, "7") && atlas.fill(Atlas::B, "99"));
    assert_eq!(atlas.cursor(), [7, 16]);
    assert!(atlas.fill(Atlas::A, "x"));
    assert_eq!(atlas.cursor(), [7, 16]);
    assert!(!atlas.fill("heap-0", "1"));
}

#[test]
fn other_rules_make_another_map_with_the_cursor_where_it_fits() {
    let larger = Rules::misere().with_limit(7.try_into().unwrap());
    let mut atlas = at(larger, [20, 4]);
    atlas.begin();
    let begun = atlas.clone();
    atlas.follow(larger);
    assert_eq!(atlas, begun);
    atlas.follow(Rules::misere());
    assert_eq!(atlas.cursor(), [16, 4]);
    assert_eq!(atlas.painted(), atlas.stages());
}

#[test]
fn every_cell_is_drawn_once_and_lost_ones_carry_a_sign() {
    for rules in all_rules() {
        let map = at(rules, [4, 6]);
        let html = drawn(atlas(&map));
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
        let targets = html.matches("atlas__target").count();
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
    let disabled = |atlas_now: &Atlas| {
        let html = drawn(atlas(atlas_now));
        ["map:begin", "map:back", "map:forward", "map:all"].map(|press| {
            let button = html.split(&format!("data-do=\"{press}\"")).nth(1).unwrap();
            button.split('>').next().unwrap().contains("aria-disabled")
        })
    };
    let mut map = Atlas::new(Rules::misere());
    assert_eq!(disabled(&map), [false, false, true, true]);
    map.begin();
    assert_eq!(disabled(&map), [true, true, false, false]);
    map.forward();
    assert_eq!(disabled(&map), [false; 4]);
}
