//! The map of all positions of two heaps, painted from the empty board on.

use crate::engine::{Move, Nimber, Outcome, Position, Rules, Setup};

/// A view of the map.
///
/// A cell is the number of stones in A and in B. Backward induction decides the cells by their number of
/// stones. A move always leads to fewer stones, so all cells with one stone more can be decided
/// together. A stage of the painting is one such diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeMap {
    rules: Rules,
    cursor: Cell,
    /// How many stages are painted, at least one: the cells with fewer stones than this.
    painted: u32,
    /// Whether each square shows its Grundy value.
    numbers: bool,
}

/// The stones in A and in B.
pub type Cell = [u32; 2];

/// Something that happens to the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapAction {
    /// A cell is pressed.
    Point(Cell),
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
    /// The Grundy values are shown, or hidden.
    ShowNumbers(bool),
}

/// A key that means something on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapKey {
    /// To one stone less in A.
    Left,
    /// To one more in A.
    Right,
    /// To one more in B.
    Up,
    /// To one less in B.
    Down,
    /// To none in A.
    Home,
    /// To the most in A.
    End,
    /// To the most in B.
    PageUp,
    /// To none in B.
    PageDown,
}

impl MapKey {
    /// Reads the name that browsers give a key.
    pub fn read(key: &str) -> Option<Self> {
        Some(match key {
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
    /// The whole map by these rules, the cursor on 3 and 5.
    pub const fn new(rules: Rules) -> Self {
        let whole = Self {
            rules,
            cursor: [3, 5],
            painted: 0,
            numbers: false,
        };
        Self {
            painted: whole.stages(),
            ..whole
        }
    }

    /// The map by these rules, with this many painted stages.
    pub const fn painted_to(rules: Rules, painted: u32) -> Self {
        Self {
            painted,
            ..Self::new(rules)
        }
    }

    /// Follows the rules in force, and shows the whole map of others.
    pub fn follow(&mut self, rules: Rules) {
        if self.rules != rules {
            let (cursor, numbers) = (self.cursor, self.numbers);
            *self = Self::new(rules);
            self.numbers = numbers;
            self.go(cursor);
        }
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The most stones in either heap: as many as show the pattern, which repeats later the larger
    /// the limit is.
    pub const fn size(&self) -> u32 {
        match self.rules.period() {
            Some(period) if period > 6 => 20,
            _ => 16,
        }
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

    /// Whether the Grundy values are shown.
    pub const fn has_numbers(&self) -> bool {
        self.numbers
    }

    /// The Grundy values of both heaps of a cell, and of the cell: their nim-sum.
    ///
    /// They are those of normal play. A sum of zero is lost there. In misère play that holds wherever a
    /// heap has a value above 1, and the opposite where none has.
    pub fn grundy(&self, cell: Cell) -> ([Nimber; 2], Nimber) {
        let values = cell.map(|stones| self.rules.grundy(stones));
        (values, values[0] + values[1])
    }

    /// The mark of a cell on the map.
    pub fn mark(&self, cell: Cell) -> Mark {
        if cell[0] + cell[1] >= self.painted {
            return Mark::Blank;
        }
        match self.position(cell).map(|position| position.outcome()) {
            Some(Outcome::N) => Mark::Wins,
            Some(Outcome::P) => Mark::Loses,
            None => Mark::Blank,
        }
    }

    /// The moves from a cell that win it, where that is painted; at most one a heap.
    pub fn winning(&self, cell: Cell) -> Vec<Move> {
        let position = self.position(cell);
        let decided = position.filter(|_| self.mark(cell) != Mark::Blank);
        decided.map_or_else(Vec::new, |position| position.winning_moves().collect())
    }

    /// How many stones a move can take at most from A and from B.
    pub fn reach(&self, cell: Cell) -> Cell {
        cell.map(|stones| self.rules.max_take(stones))
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
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let size = self.size();
        (0..=size)
            .rev()
            .flat_map(move |b| (0..=size).map(move |a| [a, b]))
    }

    /// Applies an action. An impossible action changes nothing.
    pub fn act(&mut self, action: MapAction) {
        let [a, b] = self.cursor;
        match action {
            MapAction::Point(cell) => self.go(cell),
            MapAction::SetHeap(0, stones) => self.go([stones, b]),
            MapAction::SetHeap(_, stones) => self.go([a, stones]),
            MapAction::Key(key) => self.walk(key),
            MapAction::First => self.painted = 1,
            // The empty board stays: the convention decides it.
            MapAction::Back => self.painted = self.painted.saturating_sub(1).max(1),
            MapAction::Next => self.painted = self.stages().min(self.painted + 1),
            MapAction::All => self.painted = self.stages(),
            MapAction::ShowNumbers(shows) => self.numbers = shows,
        }
    }

    /// Goes where a key leads, and stays at the edge.
    fn walk(&mut self, key: MapKey) {
        let [a, b] = self.cursor;
        let most = self.size();
        self.go(match key {
            MapKey::Left => [a.saturating_sub(1), b],
            MapKey::Right => [a + 1, b],
            MapKey::Down => [a, b.saturating_sub(1)],
            MapKey::Up => [a, b + 1],
            MapKey::Home => [0, b],
            MapKey::End => [most, b],
            MapKey::PageDown => [a, 0],
            MapKey::PageUp => [a, most],
        });
    }

    /// Goes to a cell, or to the nearest on the map.
    fn go(&mut self, cell: Cell) {
        let most = self.size();
        self.cursor = cell.map(|stones| stones.min(most));
    }

    /// The engine refuses no board of two heaps.
    fn position(&self, cell: Cell) -> Option<Position> {
        Setup::new(cell.to_vec(), self.rules).position().ok()
    }
}
