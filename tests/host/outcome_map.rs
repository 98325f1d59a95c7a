//! The map of the boards around one: its marks and words against brute force, its painting, its keys.

use std::collections::{HashMap, HashSet};

use nim::catalogue::map as said;
use nim::engine::{Rules, Takes};
use nim::screens::analysis::{
    AnalysisAction, AnalysisState, BoardAction, Cell, MapAction, MapKey, MapSquares, MapValues,
    Mark, OutcomeMap, Shows, map_view, map_words as words,
};
use yew::{Callback, html};

use crate::common::truth::{self, Truth};
use crate::common::{drawn, position};

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

/// The map around 3 and 5: all boards of two heaps.
fn whole(rules: Rules) -> OutcomeMap {
    OutcomeMap::of(&position(&[3, 5], rules))
}

/// Sizes of heaps as sentences list them.
fn list(heaps: &[u32]) -> Vec<String> {
    heaps.iter().map(ToString::to_string).collect()
}

fn at(rules: Rules, cell: Cell) -> OutcomeMap {
    let mut map = whole(rules);
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
        for cell in whole(rules).cells() {
            let map = at(rules, cell);
            let wins_here = truth.wins(&cell);
            let mark = if wins_here { Mark::Wins } else { Mark::Loses };
            assert_eq!(map.mark(cell), mark, "{rules:?} {cell:?}");
            let moves = moves(rules, cell);
            let ways: Vec<String> = moves
                .iter()
                .filter(|(_, _, left)| !truth.wins(left))
                .map(|&(heap, take, left)| {
                    let (take, left) = (take.into(), &list(&left));
                    said::Way { take, heap, left }.text()
                })
                .collect();
            let heaps = &list(&cell);
            let told = match (wins_here, &ways[..]) {
                (true, []) => said::EmptyMisere { heaps }.text(),
                (false, _) if moves.is_empty() => said::EmptyNormal { heaps }.text(),
                (true, [way]) => said::WinsBy { heaps, way }.text(),
                (true, [first, second]) => said::WinsByEither {
                    heaps,
                    first,
                    second,
                }
                .text(),
                (true, _) => panic!("{rules:?} {cell:?}: two winning moves in a heap"),
                (false, _) => {
                    let moves = moves.len().into();
                    said::LosesHere { heaps, moves }.text()
                }
            };
            assert_eq!(words::readout(&map), told);
        }
    }
}

#[test]
fn a_cell_is_painted_after_all_cells_its_moves_reach() {
    for rules in all_rules() {
        let mut map = whole(rules);
        let all = map.clone();
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
                        assert_eq!(mark, all.mark(cell));
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
        assert_eq!(map, all);
    }
}

#[test]
fn painting_has_two_ends() {
    let mut map = whole(Rules::misere());
    let all = map.clone();
    map.act(MapAction::Next);
    assert_eq!(map, all);
    map.act(MapAction::First);
    let empty = map.clone();
    map.act(MapAction::Back);
    assert_eq!(map, empty);
    map.act(MapAction::All);
    assert_eq!(map, all);
}

#[test]
fn the_painting_is_announced_stage_by_stage() {
    let mut map = whole(Rules::normal());
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
    let (heaps, stones) = (&list(&[3, 5]), 8_u32.into());
    let told = said::Undecided { heaps, stones }.text();
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
    for other in ["Tab", "a", "Escape", "", "arrowleft"] {
        assert_eq!(MapKey::read(other), None, "it is left to the browser");
    }
}

#[test]
fn sliders_move_the_cursor_and_nothing_leads_off_the_map() {
    let mut map = whole(Rules::normal());
    map.act(MapAction::SetHeap(0, 7));
    map.act(MapAction::SetHeap(1, 99));
    assert_eq!(map.cursor(), [7, 16]);
    map.act(MapAction::Point([u32::MAX, 0]));
    assert_eq!(map.cursor(), [16, 0]);
}

#[test]
fn other_rules_make_another_map_with_the_cursor_on_the_board() {
    let larger = Rules::misere().with_limit(7.try_into().unwrap());
    let mut map = at(larger, [20, 4]);
    map.act(MapAction::First);
    map.act(MapAction::Show(Shows::Values));
    let begun = map.clone();
    map.follow(&position(&[3, 5], larger));
    assert_eq!(map, begun, "nothing has changed");
    // Another board of the same map leaves the painting.
    map.follow(&position(&[4, 5], larger));
    assert_eq!((map.cursor(), map.painted()), ([4, 5], 1));
    map.follow(&position(&[4, 5], Rules::misere()));
    assert_eq!((map.cursor(), map.painted()), ([4, 5], map.stages()));
    assert_eq!(map.shows(), Shows::Values, "the choice stays");
}

/// Boards with their place on the map.
const BOARDS: [(&[u32], Cell); 7] = [
    (&[3, 5], [3, 5]),
    (&[7], [7, 0]),
    (&[16, 0], [16, 0]),
    (&[3, 5, 7], [3, 5]),
    (&[17, 4], [17, 4]),
    (&[99, 60, 2, 1], [99, 60]),
    (&[1, 99], [1, 99]),
];

#[test]
fn the_map_opens_on_the_square_of_its_board() {
    for rules in all_rules() {
        for (heaps, home) in BOARDS {
            let board = position(heaps, rules);
            let map = OutcomeMap::of(&board);
            assert_eq!((map.cursor(), map.home()), (home, home), "{heaps:?}");
            assert!(map.cells().any(|cell| cell == home), "{heaps:?}");
            let laid = map.board_at(home);
            assert_eq!(laid.heaps().iter().sum::<u32>(), heaps.iter().sum::<u32>());
            assert_eq!(laid.outcome(), board.outcome());
            assert!(map.cells().all(|[a, b]| a.max(b) <= 99));
            let squares = (map.size() + 1).pow(2) as usize;
            assert_eq!(map.cells().count(), squares);
            // The sign of the board stands on its square.
            let html = outcome_map(&map);
            let squares = drawn(html! { <MapSquares {map} on_action={Callback::noop()} /> });
            let places = OutcomeMap::of(&board).cells().zip(corners(&squares));
            let (_, [x, y]) = places.into_iter().find(|(cell, _)| *cell == home).unwrap();
            let sign = attribute(parts(&html, "outcome-map__here")[0], "d");
            assert!(sign.starts_with(&format!("M{x} {y}m")), "{heaps:?}: {sign}");
        }
    }
}

#[test]
fn other_heaps_stay_and_count() {
    for rules in all_rules() {
        let mut truth = Truth::new(rules);
        let map = OutcomeMap::of(&position(&[2, 1, 3, 1], rules));
        assert!(!map.is_whole());
        assert_eq!(words::heading(&map), said::heading_around());
        let heaps = &list(&[3, 1]);
        assert_eq!(words::others(&map), Some(said::Others { heaps }.text()));
        for [a, b] in map.cells().filter(|[a, b]| a.max(b) <= &6) {
            let heaps = [a, b, 3, 1];
            let ways = truth.winning(&heaps);
            let mark = if ways.is_empty() {
                Mark::Loses
            } else {
                Mark::Wins
            };
            assert_eq!(map.mark([a, b]), mark, "{heaps:?} {rules:?}");
            let found = map.winning([a, b]).into_iter();
            let found: Vec<_> = found.map(|made| (made.heap, made.take.get())).collect();
            assert_eq!(found, ways, "{heaps:?} {rules:?}");
            let targets = ways.iter().filter(|(heap, _)| *heap < 2);
            let targets: Vec<Cell> = targets
                .map(|&(heap, take)| {
                    let mut left = [a, b];
                    left[heap] -= take;
                    left
                })
                .collect();
            assert_eq!(map.targets([a, b]), targets, "{heaps:?} {rules:?}");
            let mut at = map.clone();
            at.act(MapAction::Point([a, b]));
            let read = words::readout(&at);
            let told = read.starts_with(&format!("{a}, {b}, 3 and 1: the player to move "));
            assert!(told, "{read}");
            let count = format!("wins in {} ways", ways.len());
            assert_eq!(read.contains(&count), ways.len() > 2, "{read}");
        }
    }
}

/// The least number that is not among these.
fn least_but(numbers: &HashSet<u32>) -> u32 {
    let mut free = (0..=99).filter(|number| !numbers.contains(number));
    free.next().unwrap()
}

#[test]
fn values_are_those_of_whole_boards_in_normal_play() {
    for takes in [
        Takes::Any,
        Takes::UpTo(3.try_into().unwrap()),
        Takes::of([1, 3, 4]).unwrap(),
    ] {
        let rules = Rules::misere().with_takes(takes);
        let mut map = OutcomeMap::of(&position(&[2, 2], rules));
        map.act(MapAction::Show(Shows::Values));
        // The value of a board: the least one that no move reaches.
        let mut values: HashMap<Cell, u32> = HashMap::new();
        for stones in 0..=16 {
            for a in 0..=stones {
                let cell = [a, stones - a];
                let reached = moves_by(takes, cell).map(|left| values[&left]).collect();
                values.insert(cell, least_but(&reached));
            }
        }
        let shown = drawn(html! { <MapValues map={map.clone()} /> });
        let texts = shown.split("</text>").filter(|text| !text.is_empty());
        let shown: Vec<u32> = texts
            .map(|text| text.rsplit('>').next().unwrap().trim().parse().unwrap())
            .collect();
        let shown: HashMap<Cell, u32> = map.cells().zip(shown).collect();
        for (cell, value) in values {
            assert_eq!(shown[&cell], value, "{cell:?} {takes:?}");
        }
        assert!(!outcome_map(&map).contains("data-mark=\"loses\" x="));
    }
}

/// The cells to which the moves lead that take one of these numbers.
fn moves_by(takes: Takes, cell: Cell) -> impl Iterator<Item = Cell> {
    let heaps = [0, 1].into_iter();
    heaps.flat_map(move |heap| {
        let numbers = (1..=cell[heap]).filter(move |&take| takes.has(take));
        numbers.map(move |take| {
            let mut left = cell;
            left[heap] -= take;
            left
        })
    })
}

#[test]
fn a_pressed_square_lays_its_board_and_undo_brings_back_the_one_before() {
    for (heaps, cell, laid) in [
        (&[3, 5][..], [6, 2], &[6, 2][..]),
        (&[3, 5, 7], [0, 9], &[0, 9, 7]),
        (&[7], [4, 0], &[4]),
        (&[7], [4, 3], &[4, 3]),
        (&[99, 60, 2], [90, 61], &[90, 61, 2]),
    ] {
        let board = position(heaps, Rules::misere());
        let state = AnalysisState::of(&board);
        assert_eq!(state.map.cursor(), state.map.home());
        let pointed = state
            .clone()
            .after(AnalysisAction::Map(MapAction::Point(cell)));
        assert_eq!(pointed.editor.position(), board, "pointing lays nothing");
        let pressed = state.after(AnalysisAction::Map(MapAction::Lay(cell)));
        assert_eq!(pressed.editor.position().heaps(), laid);
        assert_eq!((pressed.map.home(), pressed.map.cursor()), (cell, cell));
        let by_key = pointed.after(AnalysisAction::Map(MapAction::Key(MapKey::Enter)));
        assert_eq!(by_key, pressed, "Enter does the same");
        let back = pressed.after(AnalysisAction::Board(BoardAction::Undo));
        assert_eq!(back.editor.position(), board, "one step back");
        assert_eq!(back.map, AnalysisState::of(&board).map);
    }
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
            <MapSquares map={map.at_home()} on_action={Callback::noop()} />
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
    let mut map = whole(Rules::misere());
    assert_eq!(disabled(&map), [false, false, true, true]);
    map.act(MapAction::First);
    assert_eq!(disabled(&map), [true, true, false, false]);
    map.act(MapAction::Next);
    assert_eq!(disabled(&map), [false; 4]);
}
