//! The map of the boards around one: other sizes of its heaps A and B, painted from the empty board on.

use crate::engine::{Move, Outcome, Position, Rules, Setup};
use crate::game::BOUNDS;

/// A view of the map.
///
/// A cell is the number of stones in A and in B, and the other heaps stay as they are. Backward induction
/// decides the boards by their number of stones. A move always leads to fewer stones, so all boards with one
/// stone more can be decided together. A stage of the painting is one such diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeMap {
    /// The board under study. The map begins on its square.
    board: Position,
    cursor: Cell,
    /// How many stages are painted, at least one: the cells with fewer stones than this.
    painted: u32,
    shows: Shows,
}

/// The stones in A and in B.
pub type Cell = [u32; 2];

/// What the squares show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// Who wins.
    #[default]
    Outcomes,
    /// The value of the board in normal play: the nim-sum of the Grundy values of its heaps.
    Values,
}

/// Something that happens to the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapAction {
    /// A cell is pointed at.
    Point(Cell),
    /// The board of this cell is to be laid. The analysis does so, and the map follows.
    Lay(Cell),
    /// Chooses this number of stones for one of the two heaps, counted from 0.
    SetHeap(usize, u32),
    /// A key is pressed on the map.
    Key(MapKey),
    /// All is wiped off but the empty board.
    First,
    /// The last stage is wiped off.
    Back,
    /// The next stage is painted.
    Next,
    /// All is painted.
    All,
    /// Chooses what the squares show.
    Show(Shows),
}

/// A key that means something on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapKey {
    /// Lays the board of the cursor.
    Enter,
    /// To one stone less in A.
    Left,
    /// To one more in A.
    Right,
    /// To one more in B.
    Up,
    /// To one less in B.
    Down,
    /// To the least in A.
    Home,
    /// To the most in A.
    End,
    /// To the most in B.
    PageUp,
    /// To the least in B.
    PageDown,
}

impl MapKey {
    /// Reads the name that browsers give a key.
    pub fn read(key: &str) -> Option<Self> {
        Some(match key {
            "Enter" | " " => Self::Enter,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "Home" => Self::Home,
            "End" => Self::End,
            "PageUp" => Self::PageUp,
            "PageDown" => Self::PageDown,
            _ => return None,
        })
    }
}

/// The mark of a cell on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not decided yet.
    Blank,
    /// The player to move wins.
    Wins,
    /// The player to move loses.
    Loses,
}

impl OutcomeMap {
    /// The whole map around this board, the cursor on its square.
    pub fn of(board: &Position) -> Self {
        let mut map = Self {
            board: board.clone(),
            cursor: [0, 0],
            painted: 0,
            shows: Shows::default(),
        };
        map.painted = map.stages();
        map.cursor = map.home();
        map
    }

    /// Follows the board under study. On another map all is painted.
    pub fn follow(&mut self, board: &Position) {
        if self.board != *board {
            let now = Self::of(board);
            let is_same = now.ground() == self.ground();
            *self = Self {
                painted: if is_same { self.painted } else { now.painted },
                shows: self.shows,
                ..now
            };
        }
    }

    /// What all squares have in common: the rules, the other heaps, and the first square.
    fn ground(&self) -> (Rules, &[u32], Cell) {
        (self.rules(), self.others(), self.least())
    }

    /// The map with its cursor on the square of the board.
    #[must_use]
    pub fn at_home(&self) -> Self {
        Self {
            cursor: self.home(),
            ..self.clone()
        }
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// The square of the board under study.
    pub fn home(&self) -> Cell {
        [0, 1].map(|heap| self.board.heaps().get(heap).copied().unwrap_or_default())
    }

    /// The heaps that stay as they are.
    pub fn others(&self) -> &[u32] {
        self.board.heaps().get(2..).unwrap_or_default()
    }

    /// How many squares more than one the map has in a row: as many as show the pattern, which repeats later the
    /// larger the limit is.
    pub const fn size(&self) -> u32 {
        match self.rules().period() {
            Some(period) if period > 6 => 20,
            _ => 16,
        }
    }

    /// The fewest stones in either heap: none, or where the board would be off the map, as many as bring it near
    /// the middle.
    pub fn least(&self) -> Cell {
        let size = self.size();
        self.home().map(|stones| {
            if stones <= size {
                return 0;
            }
            let last = BOUNDS.size.saturating_sub(size);
            last.min(stones - size / 2)
        })
    }

    /// The most stones in either heap.
    pub fn most(&self) -> Cell {
        self.least().map(|stones| stones + self.size())
    }

    /// Whether the map has all smaller boards of each, and so can be painted from the empty one on.
    pub fn is_whole(&self) -> bool {
        self.least() == [0, 0] && self.others().iter().all(|&stones| stones == 0)
    }

    /// The cell that is read out.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// How many stages there are: one for each number of stones.
    pub const fn stages(&self) -> u32 {
        2 * self.size() + 1
    }

    /// How many of them are painted: all cells with fewer stones.
    pub const fn painted(&self) -> u32 {
        self.painted
    }

    /// What the squares show.
    pub const fn shows(&self) -> Shows {
        self.shows
    }

    /// The board of a cell.
    pub fn board_at(&self, cell: Cell) -> Position {
        let heaps = [&cell[..], self.others()].concat();
        let Ok(board) = Setup::new(heaps, self.rules()).position() else {
            unreachable!("no heap is larger than that of a board");
        };
        board
    }

    /// The mark of a cell on the map.
    pub fn mark(&self, cell: Cell) -> Mark {
        if self.is_whole() && cell[0] + cell[1] >= self.painted {
            return Mark::Blank;
        }
        match self.board_at(cell).outcome() {
            Outcome::N => Mark::Wins,
            Outcome::P => Mark::Loses,
        }
    }

    /// The moves from a cell that win it, where that is painted.
    pub fn winning(&self, cell: Cell) -> Vec<Move> {
        if self.mark(cell) == Mark::Blank {
            return Vec::new();
        }
        self.board_at(cell).winning_moves().collect()
    }

    /// Where the winning moves in A and B lead from a cell, as far as that is on the map.
    pub fn targets(&self, cell: Cell) -> Vec<Cell> {
        let least = self.least();
        let left = |made: Move| {
            let mut left = cell;
            *left.get_mut(made.heap)? -= made.take.get();
            (left[made.heap] >= least[made.heap]).then_some(left)
        };
        self.winning(cell).into_iter().filter_map(left).collect()
    }

    /// How many stones a move can take at most from A and from B.
    pub fn reach(&self, cell: Cell) -> Cell {
        cell.map(|stones| self.rules().max_take(stones))
    }

    /// How many cells are painted as lost, and how many at all.
    pub fn counts(&self) -> (u32, u32) {
        let marks = self.cells().map(|cell| self.mark(cell));
        marks.fold((0, 0), |(lost, painted), mark| match mark {
            Mark::Blank => (lost, painted),
            Mark::Wins => (lost, painted + 1),
            Mark::Loses => (lost + 1, painted + 1),
        })
    }

    /// All cells, row by row: B from its most stones down, as they are drawn.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let ([from, low], [to, high]) = (self.least(), self.most());
        (low..=high)
            .rev()
            .flat_map(move |b| (from..=to).map(move |a| [a, b]))
    }

    /// Applies an action. An impossible action changes nothing.
    pub fn act(&mut self, action: MapAction) {
        let [a, b] = self.cursor;
        match action {
            MapAction::Point(cell) | MapAction::Lay(cell) => self.go(cell),
            MapAction::SetHeap(0, stones) => self.go([stones, b]),
            MapAction::SetHeap(_, stones) => self.go([a, stones]),
            MapAction::Key(key) => self.walk(key),
            MapAction::First => self.painted = 1,
            // The empty board stays: the convention decides it.
            MapAction::Back => self.painted = self.painted.saturating_sub(1).max(1),
            MapAction::Next => self.painted = self.stages().min(self.painted + 1),
            MapAction::All => self.painted = self.stages(),
            MapAction::Show(shows) => self.shows = shows,
        }
    }

    /// Goes where a key leads, and stays at the edge.
    fn walk(&mut self, key: MapKey) {
        let [a, b] = self.cursor;
        let (least, most) = (self.least(), self.most());
        self.go(match key {
            MapKey::Enter => [a, b],
            MapKey::Left => [a.saturating_sub(1), b],
            MapKey::Right => [a + 1, b],
            MapKey::Down => [a, b.saturating_sub(1)],
            MapKey::Up => [a, b + 1],
            MapKey::Home => [least[0], b],
            MapKey::End => [most[0], b],
            MapKey::PageDown => [a, least[1]],
            MapKey::PageUp => [a, most[1]],
        });
    }

    /// Goes to a cell, or to the nearest on the map.
    fn go(&mut self, [a, b]: Cell) {
        let ([from, low], [to, high]) = (self.least(), self.most());
        self.cursor = [a.clamp(from, to), b.clamp(low, high)];
    }
}
