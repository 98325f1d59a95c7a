//! The map of all positions of two heaps, painted from the empty board on.

use crate::engine::{Move, Outcome, Position, Rules, Setup};

/// How somebody looks at the map.
///
/// A cell is the number of stones in A and in B. Backward induction decides the cells by their
/// number of stones: a move always leads to fewer, so all cells with one stone more than those
/// decided can be decided at once. A stage of the painting is one such diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeMap {
    rules: Rules,
    cursor: Cell,
    /// How many stages are painted, at least one: the cells with fewer stones than this.
    painted: u32,
}

/// The stones in A and in B.
pub type Cell = [u32; 2];

/// What the map shows of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is not decided yet.
    Blank,
    /// The player to move wins.
    Wins,
    /// The player to move loses.
    Loses,
}

impl OutcomeMap {
    /// The field of the cursor's stones in A.
    pub const A: &'static str = "map-a";
    /// The field of the cursor's stones in B.
    pub const B: &'static str = "map-b";

    /// The whole map by these rules, the cursor on 3 and 5.
    #[must_use]
    pub const fn new(rules: Rules) -> Self {
        let whole = Self {
            rules,
            cursor: [3, 5],
            painted: 0,
        };
        Self {
            painted: whole.stages(),
            ..whole
        }
    }

    /// Follows the rules in force, and shows the whole map of others.
    pub fn follow(&mut self, rules: Rules) {
        if self.rules != rules {
            let cursor = self.cursor;
            *self = Self::new(rules);
            self.go(cursor);
        }
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The most stones in either heap: as many as show the pattern, which repeats later the larger
    /// the limit is.
    #[must_use]
    pub const fn size(&self) -> u32 {
        match self.rules.limit {
            None => 16,
            Some(limit) if limit.get() < 6 => 16,
            Some(_) => 20,
        }
    }

    /// The cell that is read out.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// How many stages there are: one for each number of stones.
    #[must_use]
    pub const fn stages(&self) -> u32 {
        2 * self.size() + 1
    }

    /// How many of them are painted: all cells with fewer stones.
    #[must_use]
    pub const fn painted(&self) -> u32 {
        self.painted
    }

    /// What the map shows of a cell.
    #[must_use]
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
    #[must_use]
    pub fn winning(&self, cell: Cell) -> Vec<Move> {
        let position = self.position(cell);
        let decided = position.filter(|_| self.mark(cell) != Mark::Blank);
        decided.map_or_else(Vec::new, |position| position.winning_moves().collect())
    }

    /// How many stones a move can take at most from A and from B.
    #[must_use]
    pub fn reach(&self, cell: Cell) -> Cell {
        cell.map(|stones| self.rules.max_take(stones))
    }

    /// How many cells are painted as lost, and how many at all.
    #[must_use]
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

    /// Goes to a cell written as `3,5`, as drawn cells carry it: whether it is one.
    pub fn point(&mut self, cell: &str) -> bool {
        let read = cell.split_once(',');
        let read = read.and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
        let within = read.filter(|cell: &Cell| cell.iter().all(|&stones| stones <= self.size()));
        if let Some(cell) = within {
            self.cursor = cell;
        }
        within.is_some()
    }

    /// Goes where a key leads: whether it means something here, even at the edge, so that the page
    /// does not scroll instead. The names are those of `KeyboardEvent.key`.
    pub fn key(&mut self, key: &str) -> bool {
        let [a, b] = self.cursor;
        let most = self.size();
        self.go(match key {
            "ArrowLeft" => [a.saturating_sub(1), b],
            "ArrowRight" => [a + 1, b],
            "ArrowDown" => [a, b.saturating_sub(1)],
            "ArrowUp" => [a, b + 1],
            "Home" => [0, b],
            "End" => [most, b],
            "PageDown" => [a, 0],
            "PageUp" => [a, most],
            _ => return false,
        });
        true
    }

    /// Fills in a field: whether it is one of the map.
    pub fn fill(&mut self, name: &str, value: &str) -> bool {
        let Some(heap) = [Self::A, Self::B].iter().position(|&field| field == name) else {
            return false;
        };
        if let Ok(stones) = value.parse() {
            let mut cell = self.cursor;
            cell[heap] = stones;
            self.go(cell);
        }
        true
    }

    /// Paints the next stage.
    pub fn forward(&mut self) {
        self.painted = self.stages().min(self.painted + 1);
    }

    /// Wipes the last stage off, but never the empty board, which the convention decides.
    pub fn back(&mut self) {
        self.painted = self.painted.saturating_sub(1).max(1);
    }

    /// Paints all.
    pub const fn all(&mut self) {
        self.painted = self.stages();
    }

    /// Wipes all off but the empty board.
    pub const fn begin(&mut self) {
        self.painted = 1;
    }

    fn go(&mut self, cell: Cell) {
        let most = self.size();
        self.cursor = cell.map(|stones| stones.min(most));
    }

    /// The engine refuses no board of two heaps.
    fn position(&self, cell: Cell) -> Option<Position> {
        Setup::new(cell.to_vec(), self.rules).position().ok()
    }
}
