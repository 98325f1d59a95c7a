//! The layout of the board, against a drawing of every stone as the styles draw it.

use nim::components::heap_board::{LOW, Layout, TABLE};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::random_heaps;

/// The left and the upper edge of a stone.
type Place = (f64, f64);

/// The size of a heap with its label, in stones.
fn size(stones: u32, wide: u32, label: f64) -> [f64; 2] {
    let rows = stones.div_ceil(wide).max(1);
    [f64::from(wide), f64::from(rows) + label]
}

/// Draws a board with stones of size 1 as `heap_board.css` does: its width and height, and the stones of each heap.
fn draw(heaps: &[u32], layout: &Layout) -> ([f64; 2], Vec<Vec<Place>>) {
    const BESIDE: f64 = 0.25;
    const ABOVE: f64 = 0.125;
    let label = if layout.is_dense { 0.625 } else { 0.0 };
    let mut drawn = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    let [mut width, mut height] = [0.0_f64; 2];
    for group in &layout.groups {
        let heaps = group.clone().map(|heap| (heap, heaps[heap]));
        let sizes = heaps
            .clone()
            .map(|(heap, stones)| size(stones, layout.wide(heap), label));
        let [across, down] = sizes.fold([0.0_f64; 2], |[across, down], [wide, high]| {
            [across.max(wide), down.max(high)]
        });
        for (heap, stones) in heaps {
            let wide = layout.wide(heap);
            let [w, h] = size(stones, wide, label);
            // Heaps of a line stand on its ground.
            let ground = if layout.is_stacked { y + h } else { y + down } - label;
            let stone = |stone: u32| {
                let (row, place) = (stone / wide, stone % wide);
                (x + f64::from(place), ground - f64::from(row) - 1.0)
            };
            drawn.push((0..stones).map(stone).collect());
            (width, height) = (width.max(x + w), height.max(y + h).max(ground + label));
            if layout.is_stacked {
                y += h + ABOVE;
            } else {
                x += w + BESIDE;
            }
        }
        (x, y) = if layout.is_stacked {
            (x + across + BESIDE, 0.0)
        } else {
            (0.0, y + down + ABOVE)
        };
    }
    ([width, height], drawn)
}

/// Boards of the page, among them the largest.
fn boards() -> Vec<Vec<u32>> {
    let mut rng = SmallRng::seed_from_u64(24);
    let mut boards: Vec<Vec<u32>> = (0..400).map(|_| random_heaps(&mut rng)).collect();
    for heaps in &mut boards {
        let count = rng.random_range(1..=9);
        heaps.truncate(count);
    }
    for count in 2..=9_u32 {
        let more = (60 % count) as usize;
        let heap = |heap| 60 / count + u32::from(heap < more);
        boards.push((0..count as usize).map(heap).collect());
    }
    boards.extend([vec![31], vec![31, 29], vec![12, 6, 6, 6, 6, 6, 6, 6, 6]]);
    boards
}

#[test]
fn every_stone_has_24_pixels_in_the_smallest_window() {
    for heaps in boards() {
        let layout = Layout::of(&heaps, TABLE);
        let ([width, height], drawn) = draw(&heaps, &layout);
        let told = format!("{heaps:?}: {layout:?}");
        // The styles compute the size of a stone from these.
        let told_size = [layout.columns, layout.rows].map(|eighths| f64::from(eighths) / 8.0);
        let is_told =
            told_size[0].total_cmp(&width).is_eq() && told_size[1].total_cmp(&height).is_eq();
        assert!(is_told, "{told}");
        let label = if layout.is_dense { 0.0 } else { 54.0 };
        let stone = (311.0 / width).min((295.0 - label) / height);
        assert!(stone >= 24.0, "{told}: {stone}");
        let lengths: Vec<_> = drawn.iter().map(Vec::len).collect();
        assert_eq!(
            lengths,
            heaps.iter().map(|&heap| heap as usize).collect::<Vec<_>>()
        );
        let all: Vec<Place> = drawn.into_iter().flatten().collect();
        for (number, (x, y)) in all.iter().enumerate() {
            for (u, v) in &all[number + 1..] {
                let apart = (x - u).abs().max((y - v).abs());
                assert!(apart >= 0.99, "{told}: two stones lie on each other");
            }
        }
    }
}

#[test]
fn a_heap_is_a_column_while_it_fits_and_else_rows_of_four() {
    let wide = |heaps: &[u32]| {
        let layout = Layout::of(heaps, TABLE);
        (0..heaps.len())
            .map(|heap| layout.wide(heap))
            .collect::<Vec<_>>()
    };
    assert_eq!(wide(&[3, 5, 7]), [1, 1, 1]);
    assert_eq!(wide(&[7, 7, 7, 7, 7, 7, 6, 6, 6]), [1; 9]);
    assert_eq!(wide(&[21]), [4]);
    assert_eq!(wide(&[3, 14]), [1, 4]);
    assert_eq!(wide(&[15, 15, 15, 15]), [4; 4]);
}

#[test]
fn a_low_board_has_fewer_rows() {
    for heaps in [&[3, 5, 7][..], &[1, 3, 5, 7], &[9, 9, 9]] {
        let layout = Layout::of(heaps, LOW);
        let ([width, height], _) = draw(heaps, &layout);
        assert!(
            (296.0 / width).min(130.0 / height) >= 23.0,
            "{heaps:?}: {layout:?}"
        );
    }
}

#[test]
fn several_heaps_lie_in_lines_and_rarely_in_stacks() {
    let stacked = boards()
        .iter()
        .filter(|heaps| Layout::of(heaps, TABLE).is_stacked)
        .count();
    assert!((1..boards().len() / 2).contains(&stacked), "{stacked}");
    let groups = Layout::of(&[15, 15, 15, 15], TABLE).groups;
    assert_eq!(groups, [0..2, 2..4]);
}
