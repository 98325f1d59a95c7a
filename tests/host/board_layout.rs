//! The layout of the board, against a drawing of every stone with the sizes that the styles use.

use std::ops::RangeInclusive;

use nim::components::heap_board::{Grid, Layout, Room, pulled};
use nim::game::{GameAction, GameState, reduce};

use crate::common::{moved, state};

/// The least size of a stone.
const TARGET: f64 = 24.0;

/// The board in a window of 360×640, about.
const PHONE: Room = room(326, 330);
/// The same in a window of 1280×800.
const DESK: Room = room(934, 500);
/// The same in a window of 1920×1080.
const LARGE: Room = room(934, 780);

/// A room with labels of the usual size of letters.
const fn room(width: u32, height: u32) -> Room {
    Room {
        width,
        height,
        beside: 80,
        under: 55,
    }
}

/// The left and the upper edge of a cell.
type Place = (f64, f64);

/// Draws a board as `heap_board.css` does: the size of a cell, and the cells of each heap.
fn draw(heaps: &[u32], grid: Grid, room: Room) -> (f64, Vec<Vec<Place>>) {
    let [width, height, beside, under] =
        [room.width, room.height, room.beside, room.under].map(f64::from);
    let across = f64::from(u32::try_from(grid.across).unwrap());
    let (rows, columns) = (f64::from(grid.rows) / 4.0, f64::from(grid.columns) / 4.0);
    if grid.wide == 1 {
        let cell = ((height - 12.0 - under) / rows).min(width / columns);
        // The heaps stand apart as far as they like, but in the room.
        let apart = (2.8 * cell).min(width / across);
        let left = (width - apart * across) / 2.0 + (apart - cell) / 2.0;
        let tallest = f64::from(*heaps.iter().max().unwrap());
        let heap = |(heap, &stones): (u32, &u32)| {
            let stone = |stone| {
                let below = f64::from(stone) + 1.0;
                (
                    left + f64::from(heap) * apart,
                    12.0 + (tallest - below) * cell,
                )
            };
            (0..stones).map(stone).collect()
        };
        return (cell, (0..).zip(heaps).map(heap).collect());
    }
    // Heaps below each other have their labels beside them, and other heaps under them.
    let stacked = grid.across == 1;
    let lines = f64::from(u32::try_from(heaps.len().div_ceil(grid.across)).unwrap());
    let (labels, beside) = if stacked {
        (8.0, beside)
    } else {
        (lines * under, 0.0)
    };
    let cell = ((height - 12.0 - labels) / rows).min((width - beside) / columns);
    let mut drawn = Vec::new();
    let mut line_ends = 12.0;
    for line in heaps.chunks(grid.across) {
        let high = line.iter().map(|stones| stones.div_ceil(5).max(1)).max();
        line_ends += cell * f64::from(high.unwrap());
        for (place, &stones) in (0..).zip(line) {
            let left = beside + f64::from(place) * 6.0 * cell;
            let stone = |stone: u32| {
                let (row, column) = (stone / 5, stone % 5);
                let below = f64::from(row) + 1.0;
                (left + f64::from(column) * cell, line_ends - below * cell)
            };
            drawn.push((0..stones).map(stone).collect());
        }
        line_ends += if stacked {
            0.75 * cell
        } else {
            under + 0.5 * cell
        };
    }
    (cell, drawn)
}

/// The distance of two cells along the axis on which they are farther apart, without the cells.
fn between((x, y): Place, (u, v): Place, cell: f64) -> f64 {
    (x - u).abs().max((y - v).abs()) - cell
}

/// Many boards: each number of heaps, of equal and of different sizes.
fn boards() -> impl Iterator<Item = Vec<u32>> {
    let equal = (1..=12).flat_map(|count| (1..=99).map(move |size| vec![size; count]));
    let mixed = (1..=12_u32).flat_map(|count| {
        let sizes = move |step: u32| (0..count).map(|heap| (heap * step + 3) % 41).collect();
        (1..=20).map(sizes)
    });
    equal
        .chain(mixed)
        .filter(|heaps: &Vec<u32>| heaps.iter().any(|&size| size > 0))
}

#[test]
fn every_stone_is_a_target_inside_the_room_and_nearest_to_its_own_heap() {
    let mut met = [0; 2];
    for heaps in boards() {
        for room in [PHONE, DESK, LARGE, room(302, 208)] {
            let Layout::Stones(grid) = Layout::of(&heaps, Some(room)) else {
                continue;
            };
            met[usize::from(grid.wide == 5)] += 1;
            let told = format!("{heaps:?} in {room:?}: {grid:?}");
            let (cell, drawn) = draw(&heaps, grid, room);
            assert!(cell >= TARGET, "{told}: {cell}");
            for (heap, stones) in drawn.iter().enumerate() {
                for (place, &stone) in stones.iter().enumerate() {
                    let (x, y) = stone;
                    assert!(
                        x > -0.01 && x + cell < f64::from(room.width) + 0.01,
                        "{told}: {x}"
                    );
                    assert!(
                        y > -0.01 && y + cell < f64::from(room.height) + 0.01,
                        "{told}: {y}"
                    );
                    let others = |range: RangeInclusive<usize>| {
                        let other = drawn.iter().enumerate();
                        let other = other.filter(move |(other, _)| range.contains(other));
                        other.flat_map(|(_, stones)| stones)
                    };
                    // Neighbours in the heap touch, and stones of other heaps do not.
                    if let Some(&next) = stones.get(place + 1).filter(|_| (place + 1) % 5 > 0) {
                        assert!(between(stone, next, cell).abs() < 0.01, "{told}");
                    }
                    for &other in others(heap + 1..=drawn.len()) {
                        assert!(between(stone, other, cell) > 0.5, "{told}");
                    }
                }
            }
        }
    }
    assert!(met.iter().all(|&met| met > 100), "{met:?}");
}

#[test]
fn boards_are_sliders_only_if_no_stone_could_be_hit_or_there_are_more_than_300() {
    for heaps in boards() {
        let stones: u32 = heaps.iter().sum();
        for room in [PHONE, DESK, LARGE] {
            let is_stones = matches!(Layout::of(&heaps, Some(room)), Layout::Stones(_));
            // With stones of the least size, in columns and with each number of heaps beside each other.
            let count = u32::try_from(heaps.len()).unwrap();
            let apart = if count <= 6 { (count - 1) * 12 } else { 12 };
            let column = 24 * heaps.iter().max().unwrap() + 12 + room.under <= room.height
                && 24 * count + apart <= room.width;
            let rows = (1..=heaps.len()).any(|across| {
                let lines = heaps.chunks(across);
                let high = |line: &[u32]| line.iter().map(|size| size.div_ceil(5).max(1)).max();
                let high: u32 = lines.clone().map(|line| 24 * high(line).unwrap()).sum();
                let lines = u32::try_from(lines.len()).unwrap();
                if across == 1 {
                    let gaps = 18 * (lines - 1);
                    return high + gaps + 20 <= room.height && 144 + room.beside <= room.width;
                }
                let gaps = 12 * (lines - 1);
                let wide = 144 * u32::try_from(across).unwrap() - 24;
                high + gaps + 12 + room.under * lines <= room.height && wide <= room.width
            });
            assert_eq!(
                is_stones,
                stones <= 300 && (column || rows),
                "{heaps:?} in {room:?}"
            );
        }
    }
}

fn wide(heaps: &[u32], room: Room) -> Option<u32> {
    Layout::of(heaps, Some(room)).grid().map(|grid| grid.wide)
}

#[test]
fn a_heap_is_a_column_while_it_fits_and_else_rows_of_five() {
    for heaps in [&[3, 5, 7][..], &[1, 3, 5, 7], &[5, 4, 3, 2, 1]] {
        for room in [PHONE, DESK, LARGE] {
            assert_eq!(wide(heaps, room), Some(1), "{heaps:?}");
        }
    }
    assert_eq!(wide(&[9, 7, 12], PHONE), Some(5));
    assert_eq!(wide(&[9, 7, 12], DESK), Some(1));
    assert_eq!(wide(&[21], PHONE), Some(5));
    // A puzzle of four heaps, on its screen on a phone.
    assert_eq!(wide(&[12, 14, 6, 12], room(340, 284)), Some(5));
    assert_eq!(wide(&[12; 12], DESK), Some(1));
    assert_eq!(wide(&[12; 12], PHONE), None);
    assert_eq!(wide(&[99, 40, 7], LARGE), Some(5));
    assert_eq!(wide(&[99, 40, 7], PHONE), None);
    assert_eq!(wide(&[100, 100, 101], room(5000, 5000)), None);
    assert_eq!(Layout::of(&[26; 12], None), Layout::Sliders);
}

/// The layout of a game on a phone, and the sizes that it follows.
fn laid(game: &GameState) -> (Layout, Vec<u32>) {
    Layout::of_game(&game.game, !game.game.table().is_watched(), Some(PHONE))
}

#[test]
fn a_layout_follows_the_first_sizes_until_the_end() {
    let begun = state("#/play?heaps=9,7,12&two=human");
    let first = laid(&begun);
    let mut game = begun;
    for made in ["C12", "A8", "B7"] {
        let chosen = reduce(game, GameAction::Choose(moved(made)));
        game = reduce(chosen, GameAction::Take);
        assert_eq!(laid(&game), first, "{made}");
    }
}

#[test]
fn a_pulled_heap_follows_the_pointer_as_far_as_there_is_room() {
    let grid = |wide: u32, rows: u32| {
        Layout::Stones(Grid {
            wide,
            across: 1,
            lines: 1,
            rows: 4 * rows,
            columns: 4 * wide,
        })
    };
    for (rows, stones) in [(1, 6), (-2, 3), (-9, 0), (30, 12)] {
        assert_eq!(pulled(grid(1, 12), 5, rows, 3), stones, "{rows} rows");
    }
    for (rows, along, stones) in [(1, 0, 25), (1, -4, 21), (0, 9, 24), (-4, 0, 0)] {
        assert_eq!(pulled(grid(5, 20), 20, rows, along), stones);
    }
    assert_eq!(pulled(grid(1, 8), 0, 3, 0), 3, "an empty heap grows");
    assert_eq!(
        pulled(grid(1, 4), 9, 1, 0),
        9,
        "no heap shrinks for lack of room"
    );
    assert_eq!(pulled(Layout::Sliders, 40, 5, 0), 40);
}

#[test]
fn a_changed_board_has_room_to_grow_and_lies_side_by_side() {
    let room = Room {
        width: 430,
        height: 292,
        beside: 80,
        under: 46,
    };
    let grid = |heaps: &[u32]| Layout::to_grow(heaps, Some(room)).grid().unwrap();
    assert!(grid(&[1, 2]).rows >= 4 * 8);
    let side_by_side = grid(&[9, 13, 6]);
    assert_eq!((side_by_side.wide, side_by_side.across), (5, 3));
    assert_eq!(Layout::to_grow(&[99; 12], Some(room)), Layout::Sliders);
}
