//! Where the stones of the desk lie: plain arithmetic, in pixels.

use crate::game::blocks::Span;

/// The room for a heap with its number field below.
const LEAST_CARD: u32 = 48;

/// A card of this width holds the field with a button on both sides.
const WIDE_CARD: u32 = 140;

/// A board of few stones keeps room to grow.
const LEAST_ROWS: u32 = 8;

/// A stone that a finger hits.
const TARGET: u32 = 24;

/// The largest stone, unless the room is high.
const LARGEST: u32 = 44;

/// The part of a card's width that stays free for the lines between heaps.
const GAP: u32 = 12;

/// The height of the fields below a line, of which the room holds one.
const FIELDS: u32 = 88;

/// How many stones a row may hold. Powers of two, so that most blocks are whole rows.
const WIDTHS: [u32; 4] = [1, 2, 4, 8];

/// The room for the stones of all heaps, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskRoom {
    /// The width of the desk.
    pub width: u32,
    /// The height of the stones, of all lines of heaps together.
    pub height: u32,
}

/// The places of the heaps, which lie in lines beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskLayout {
    /// How many heaps lie in a line.
    pub across: usize,
    /// How many lines there are.
    pub lines: usize,
    /// The width of a heap with its free space.
    pub card: u32,
    /// How many stones a row of a heap holds.
    pub wide: u32,
    /// How many rows there is room for.
    pub rows: u32,
    /// The size of a stone.
    pub cell: u32,
}

impl DeskLayout {
    /// The layout of these heaps in a room: one column a heap where its stones are large enough.
    pub fn of(heaps: &[u32], room: DeskRoom) -> Self {
        let largest = LARGEST.max(room.height / (LEAST_ROWS + 1));
        Self::with(heaps, room, LEAST_CARD, LEAST_ROWS, largest)
    }

    /// The layout for a class: one line, with stones as large as the room allows.
    pub fn big(heaps: &[u32], room: DeskRoom) -> Self {
        Self::with(heaps, room, 1, 3, room.height)
    }

    fn with(heaps: &[u32], room: DeskRoom, least_card: u32, least_rows: u32, largest: u32) -> Self {
        let count = heaps.len().max(1);
        let fit = usize::try_from(room.width / least_card).unwrap_or(count);
        let lines = count.div_ceil(fit.clamp(1, count));
        let across = count.div_ceil(lines);
        let [heaps_across, heap_lines] = [across, lines].map(|n| u32::try_from(n).unwrap_or(1));
        let card = room.width / heaps_across;
        let height = room.height.saturating_sub((heap_lines - 1) * FIELDS);
        let layouts = WIDTHS.map(|wide| {
            let lines_of_heaps = heaps.chunks(across);
            let all_rows = lines_of_heaps.map(|line| rows(line, wide, least_rows / heap_lines));
            let by_height = height / all_rows.clone().sum::<u32>();
            let by_width = card.saturating_sub(GAP) / wide;
            Self {
                across,
                lines,
                card,
                wide,
                rows: all_rows.max().unwrap_or(1),
                cell: by_height.min(by_width).clamp(1, largest),
            }
        });
        let large = layouts.iter().find(|layout| layout.cell >= TARGET);
        // Of equal sizes the narrower heap.
        let largest = layouts.iter().rev().max_by_key(|layout| layout.cell);
        *large.or(largest).unwrap_or(&layouts[0])
    }

    /// The layout of one of the lines, which is as high as its own heaps need.
    #[must_use]
    pub fn of_line(self, heaps: &[u32]) -> Self {
        let rows = if self.lines == 1 {
            self.rows
        } else {
            rows(heaps, self.wide, 1)
        };
        Self { rows, ..self }
    }

    /// Whether a card is too narrow for its buttons.
    pub const fn is_narrow(self) -> bool {
        self.card < WIDE_CARD
    }

    /// The height of a line of heaps.
    pub const fn height(self) -> u32 {
        self.rows * self.cell
    }

    /// The left edge of a heap's stones in its line.
    pub fn left(self, heap: usize) -> u32 {
        let column = u32::try_from(heap % self.across).unwrap_or_default();
        column * self.card + (self.card.saturating_sub(self.wide * self.cell)) / 2
    }

    /// The upper left corner of a stone.
    pub fn corner(self, heap: usize, stone: u32) -> [u32; 2] {
        let (row, column) = (stone / self.wide, stone % self.wide);
        let y = (self.rows.saturating_sub(row + 1)) * self.cell;
        [self.left(heap) + column * self.cell, y]
    }

    /// The place in a line at a point of its drawing: the column of its heap, and the stone there, which
    /// may lie above the top one.
    pub fn at(self, x: u32, y: u32) -> (usize, u32) {
        let column = (x / self.card.max(1)).min(u32::try_from(self.across).unwrap_or(1) - 1);
        let column = usize::try_from(column).unwrap_or_default();
        let row = (self.height().saturating_sub(y + 1)) / self.cell;
        let across = x.saturating_sub(self.left(column)) / self.cell;
        (column, row * self.wide + across.min(self.wide - 1))
    }

    /// The outline of some stones of a heap.
    pub fn outline(self, heap: usize, span: Span) -> String {
        let Span { from, to } = span;
        let (wide, cell, left) = (self.wide, self.cell, self.left(heap));
        let height = self.height();
        let x = |column: u32| left + column * cell;
        // The lower edge of a row.
        let y = |row: u32| height - row * cell;
        let (first, last) = (from / wide, (to - 1) / wide);
        let (start, end) = (from % wide, (to - 1) % wide + 1);
        let corners = if first == last {
            vec![
                [x(start), y(first)],
                [x(end), y(first)],
                [x(end), y(first + 1)],
                [x(start), y(first + 1)],
            ]
        } else {
            vec![
                [x(start), y(first)],
                [x(wide), y(first)],
                [x(wide), y(last)],
                [x(end), y(last)],
                [x(end), y(last + 1)],
                [x(0), y(last + 1)],
                [x(0), y(first + 1)],
                [x(start), y(first + 1)],
            ]
        };
        let mut path = String::new();
        for (place, [x, y]) in corners.into_iter().enumerate() {
            path.push(if place == 0 { 'M' } else { 'L' });
            path.push_str(&x.to_string());
            path.push(' ');
            path.push_str(&y.to_string());
        }
        path.push('Z');
        path
    }

    /// The middle of some stones, and their left and right edge.
    pub fn edges(self, heap: usize, span: Span) -> [u32; 3] {
        let (first, last) = (span.from / self.wide, (span.to - 1) / self.wide);
        let middle = self.height() - (first + last + 1) * self.cell / 2;
        let (start, end) = if first == last {
            (span.from % self.wide, (span.to - 1) % self.wide + 1)
        } else {
            (0, self.wide)
        };
        let left = self.left(heap);
        [middle, left + start * self.cell, left + end * self.cell]
    }
}

/// The rows of the highest of these heaps.
fn rows(heaps: &[u32], wide: u32, least: u32) -> u32 {
    let most = heaps.iter().copied().max().unwrap_or_default();
    most.div_ceil(wide).max(least).max(1)
}

/// The stones of a heap that do not count, in groups of the size by which heaps are divided.
pub fn idle_groups(stones: u32, period: u32) -> impl Iterator<Item = Span> {
    (0..stones / period.max(1)).map(move |group| Span {
        from: group * period,
        to: (group + 1) * period,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: DeskRoom = DeskRoom {
        width: 560,
        height: 400,
    };

    #[test]
    fn heaps_are_columns_while_their_stones_can_be_hit() {
        for (heaps, wide) in [
            (&[9, 13, 6][..], 1),
            (&[16], 1),
            (&[17, 3], 2),
            (&[99, 99, 99], 8),
        ] {
            let layout = DeskLayout::of(heaps, ROOM);
            assert_eq!(layout.wide, wide, "{heaps:?}");
            assert!(layout.cell >= TARGET || wide == 8);
        }
    }

    #[test]
    fn the_heaps_of_a_big_screen_are_one_line_in_any_window() {
        for width in [200, 336, 900] {
            let room = DeskRoom { width, height: 300 };
            let layout = DeskLayout::big(&[99; 12], room);
            assert_eq!((layout.across, layout.lines), (12, 1));
            assert!(layout.card * 12 <= width);
        }
    }

    #[test]
    fn no_board_leaves_its_room() {
        for width in [296, 336, 560, 900] {
            for count in 1..=12 {
                for most in [0, 1, 7, 16, 40, 99] {
                    let room = DeskRoom { width, height: 240 };
                    let heaps = vec![most; count];
                    let layout = DeskLayout::of(&heaps, room);
                    assert!(layout.across * layout.lines >= count);
                    assert!(layout.across * layout.card as usize <= width as usize);
                    assert!(layout.card >= LEAST_CARD);
                    let lines = heaps.chunks(layout.across);
                    let high: u32 = lines.map(|line| layout.of_line(line).height()).sum();
                    assert!(high <= room.height || layout.cell == 1, "{layout:?}");
                    for stone in 0..most {
                        let [x, y] = layout.corner(count - 1, stone);
                        let line = (count - 1) % layout.across;
                        assert_eq!(layout.at(x, y), (line, stone));
                        let end = [x + layout.cell - 1, y + layout.cell - 1];
                        assert_eq!(layout.at(end[0], end[1]), (line, stone));
                    }
                }
            }
        }
    }

    #[test]
    fn an_outline_goes_around_the_stones_and_no_others() {
        let layout = DeskLayout {
            across: 1,
            lines: 1,
            card: 40,
            wide: 4,
            rows: 3,
            cell: 10,
        };
        // The second half of the lowest row.
        assert_eq!(
            layout.outline(0, Span { from: 2, to: 4 }),
            "M20 30L40 30L40 20L20 20Z"
        );
        // From the last stone of the lowest row to the first of the highest.
        assert_eq!(
            layout.outline(0, Span { from: 3, to: 9 }),
            "M30 30L40 30L40 10L10 10L10 0L0 0L0 20L30 20Z"
        );
    }
}
