//! The map of two heaps: its marks and words against brute force, its painting, its keys.

use std::collections::{HashMap, HashSet};

use nim::catalogue::map as said;
use nim::engine::Rules;
use nim::screens::analysis::{
    Cell, MapAction, MapKey, MapSquares, Mark, OutcomeMap, map_view, map_words as words,
};
use yew::{Callback, html};

use crate::common::drawn;
use crate::common::truth::{self, Truth};

/// The side of a square in units of the drawing.
const SIDE: u32 = 10;

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
    let moves = truth::moves(&cell, rules).into_iter();
    let led = moves.map(|(heap, take)| {
        let mut left = cell;
        left[heap] -= take;
        (heap, take, left)
    });
    led.collect()
}

fn at(rules: Rules, cell: Cell) -> OutcomeMap {
    let mut map = OutcomeMap::new(rules);
    map.act(MapAction::Point(cell));
    assert_eq!(map.cursor(), cell);
    map
}

/// The value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    let rest = tag.split(&format!(" {name}=\"")).nth(1).unwrap();
    rest.split('"').next().unwrap()
}

/// The map as it is drawn.
fn outcome_map(map: &OutcomeMap) -> String {
    drawn(map_view(map, &Callback::noop()))
}

#[test]
fn every_mark_and_word_agrees_with_brute_force() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        for cell in OutcomeMap::new(rules).cells() {
            let map = at(rules, cell);
            let wins_here = truth.wins(&cell);
            let mark = if wins_here { Mark::Wins } else { Mark::Loses };
            assert_eq!(map.mark(cell), mark, "{rules:?} {cell:?}");
            let moves = moves(rules, cell);
            let ways: Vec<String> = moves
                .iter()
                .filter(|(_, _, left)| !truth.wins(left))
                .map(|&(heap, take, left)| {
                    let [a, b] = left.map(Into::into);
                    let take = take.into();
                    said::Way { take, heap, a, b }.text()
                })
                .collect();
            let [a, b] = cell.map(Into::into);
            let told = match (wins_here, &ways[..]) {
                (true, []) => said::empty_misere().to_owned(),
                (false, _) if moves.is_empty() => said::empty_normal().to_owned(),
                (true, [way]) => said::WinsBy { a, b, way }.text(),
                (true, [first, second]) => said::WinsByEither {
                    a,
                    b,
                    first,
                    second,
                }
                .text(),
                (true, _) => panic!("{rules:?} {cell:?}: two winning moves in a heap"),
                (false, _) => {
                    let moves = moves.len().into();
                    said::LosesHere { a, b, moves }.text()
                }
            };
            assert_eq!(words::readout(&map), told);
        }
    }
}

#[test]
fn a_cell_is_painted_after_all_cells_its_moves_reach() {
    for rules in all_rules() {
        let mut map = OutcomeMap::new(rules);
        let whole = map.clone();
        map.act(MapAction::First);
        assert_ne!(
            map.mark([0, 0]),
            Mark::Blank,
            "it begins with the empty board"
        );
        assert_eq!(map.counts().1, 1);
        loop {
            let before = map.clone();
            map.act(MapAction::Next);
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
            undone.act(MapAction::Back);
            assert_eq!(undone, before);
        }
        assert_eq!(map, whole);
    }
}

#[test]
fn painting_has_two_ends() {
    let mut map = OutcomeMap::new(Rules::misere());
    let whole = map.clone();
    map.act(MapAction::Next);
    assert_eq!(map, whole);
    map.act(MapAction::First);
    let empty = map.clone();
    map.act(MapAction::Back);
    assert_eq!(map, empty);
    map.act(MapAction::All);
    assert_eq!(map, whole);
}

#[test]
fn the_painting_is_announced_stage_by_stage() {
    let mut map = OutcomeMap::new(Rules::normal());
    let [boards, safe] = [289_u32, 17].map(Into::into);
    let told = said::AllDecided { boards, safe }.text();
    assert_eq!(words::stage(&map), told);
    map.act(MapAction::First);
    assert_eq!(words::stage(&map), said::only_empty_decided());
    map.act(MapAction::Next);
    map.act(MapAction::Next);
    let [stones, boards, safe] = [2_u32, 6, 2].map(Into::into);
    let told = said::SomeDecided {
        stones,
        boards,
        safe,
    };
    assert_eq!(words::stage(&map), told.text());
    map.act(MapAction::Point([3, 5]));
    let [a, b, stones] = [3_u32, 5, 8].map(Into::into);
    let told = said::Undecided { a, b, stones }.text();
    assert_eq!(words::readout(&map), told);
    assert_eq!(map.winning([3, 5]), [], "nothing is given away");
}

#[test]
fn keys_walk_and_stop_at_the_edges() {
    let walk = |from: Cell, keys: &[&str]| {
        let mut map = at(Rules::normal(), from);
        for key in keys {
            let key = MapKey::read(key).expect("it is the map's, even at the edge");
            map.act(MapAction::Key(key));
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
    for other in ["Tab", "Enter", "a", "Escape", "", "arrowleft"] {
        assert_eq!(MapKey::read(other), None, "it is left to the browser");
    }
}

#[test]
fn sliders_move_the_cursor_and_nothing_leads_off_the_map() {
    let mut map = OutcomeMap::new(Rules::normal());
    map.act(MapAction::SetHeap(0, 7));
    map.act(MapAction::SetHeap(1, 99));
    assert_eq!(map.cursor(), [7, 16]);
    map.act(MapAction::Point([u32::MAX, 0]));
    assert_eq!(map.cursor(), [16, 0]);
}

#[test]
fn other_rules_make_another_map_with_the_cursor_where_it_fits() {
    let larger = Rules::misere().with_limit(7.try_into().unwrap());
    let mut map = at(larger, [20, 4]);
    map.act(MapAction::First);
    let begun = map.clone();
    map.follow(larger);
    assert_eq!(map, begun);
    map.follow(Rules::misere());
    assert_eq!(map.cursor(), [16, 4]);
    assert_eq!(map.painted(), map.stages());
}

#[test]
fn the_map_has_a_mark_for_each_lost_cell_and_one_stop_of_the_keyboard() {
    for rules in all_rules() {
        let map = at(rules, [4, 6]);
        let html = outcome_map(&map);
        let lost = map.cells().filter(|&cell| map.mark(cell) == Mark::Loses);
        let lost = lost.count();
        // Two squares and two crosses more are in the legend.
        assert_eq!(
            html.matches("data-mark=\"loses\"").count(),
            lost + 2 + usize::from(map.mark([4, 6]) == Mark::Loses)
        );
        assert_eq!(html.matches("l4 4m0-4l-4 4").count(), lost + 2);
        assert_eq!(html.matches("role=\"application\"").count(), 1);
        assert_eq!(
            html.matches("tabindex").count(),
            1,
            "one stop of the Tab key"
        );
    }
}

/// The left upper corner of each square in this drawing.
fn corners(drawing: &str) -> Vec<[u32; 2]> {
    let squares = drawing.split("<rect").skip(1);
    squares
        .map(|square| ["x", "y"].map(|name| attribute(square, name).parse().unwrap()))
        .collect()
}

/// The parts of the drawing with this class.
fn parts<'a>(drawing: &'a str, class: &str) -> Vec<&'a str> {
    let mark = format!("class=\"{class}\"");
    let tags = drawing.split('<').filter(|tag| tag.contains(&mark));
    tags.collect()
}

#[test]
fn signs_and_rings_stand_on_their_squares() {
    for rules in all_rules() {
        let map = at(rules, [4, 6]);
        let html = outcome_map(&map);
        let (_, drawing) = html.split_once("<svg").unwrap();
        let (drawing, _) = drawing.split_once("</svg>").unwrap();
        let squares = drawn(html! {
            <MapSquares {rules} painted={map.painted()} on_action={Callback::noop()} />
        });
        assert!(html.contains(&squares));
        let corners = corners(&squares);
        assert_eq!(corners.len(), map.cells().count());
        let corners: HashMap<Cell, [u32; 2]> = map.cells().zip(corners).collect();
        // Heap A grows to the right, and heap B upwards.
        let [left, low] = corners[&[0, 0]];
        for (&[a, b], &[x, y]) in &corners {
            assert_eq!([x - left, low - y], [a, b].map(|stones| stones * SIDE));
        }

        let lost = map.cells().filter(|&cell| map.mark(cell) == Mark::Loses);
        let signs: HashSet<_> = lost
            .map(|cell| corners[&cell].map(|edge| (edge + 3).to_string()).join(" "))
            .collect();
        let crosses = attribute(parts(drawing, "outcome-map__cross")[0], "d");
        let crosses = crosses.split('M').skip(1);
        let crosses: HashSet<_> = crosses
            .map(|cross| cross.strip_suffix("l4 4m0-4l-4 4").unwrap().to_owned())
            .collect();
        assert_eq!(crosses, signs, "{rules:?}");

        let ring = |tag: &str| ["x", "y"].map(|name| attribute(tag, name).parse().unwrap());
        let rings = |class| -> HashSet<[u32; 2]> {
            let rings = parts(drawing, class);
            rings.into_iter().map(ring).collect()
        };
        assert_eq!(rings("outcome-map__cursor"), [corners[&[4, 6]]].into());
        let mut truth = Truth::new(rules);
        let targets = moves(rules, [4, 6])
            .into_iter()
            .filter(|(_, _, left)| !truth.wins(left));
        let targets: HashSet<_> = targets.map(|(_, _, left)| corners[&left]).collect();
        assert_eq!(rings("outcome-map__target"), targets, "{rules:?}");
    }
}

#[test]
fn buttons_at_an_end_are_disabled() {
    let disabled = |map: &OutcomeMap| {
        let html = outcome_map(map);
        [said::first(), said::back(), said::next(), said::all()].map(|name| {
            let before = html.split(&format!(">{name}</button>")).next().unwrap();
            let button = before.rsplit("<button").next().unwrap();
            button.contains("aria-disabled")
        })
    };
    let mut map = OutcomeMap::new(Rules::misere());
    assert_eq!(disabled(&map), [false, false, true, true]);
    map.act(MapAction::First);
    assert_eq!(disabled(&map), [true, true, false, false]);
    map.act(MapAction::Next);
    assert_eq!(disabled(&map), [false; 4]);
}
