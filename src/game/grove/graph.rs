use std::collections::{BTreeMap, BinaryHeap};

use crate::engine::{Move, Outcome, Position};

/// The tree with equal positions merged, however they were reached and whoever is to move: heaps
/// in another order are the same position.
#[derive(Debug)]
pub struct Graph {
    /// The positions, nearest to the root first; there is at least the root.
    pub spots: Vec<Spot>,
    /// Whether these are all.
    pub complete: bool,
}

/// A position of the graph.
#[derive(Debug)]
pub struct Spot {
    /// The position, as it was first reached.
    pub position: Position,
    /// Its heaps without the empty ones, smallest first.
    pub heaps: Vec<u32>,
    /// Whether whoever is to move wins.
    pub wins: bool,
    /// From where it was first reached, and by which move.
    pub reached: Option<(usize, Move)>,
    /// What its moves lead to, each position once.
    pub moves: Vec<Link>,
}

/// Where a move of the graph leads.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// The position, if it is among those drawn.
    pub to: Option<usize>,
    /// Whether whoever makes the move wins by it.
    pub wins: bool,
}

impl Graph {
    /// The positions at and below this one, at most so many.
    #[must_use]
    pub fn new(root: &Position, most: usize) -> Self {
        let mut known = BTreeMap::from([(sorted(root), 0)]);
        let mut graph = Self {
            spots: vec![Spot::new(root.clone(), None)],
            complete: true,
        };
        let mut place = 0;
        while place < graph.spots.len() {
            let links = graph.links(place, &mut known, most.max(1));
            graph.complete &= links.iter().all(|link| link.to.is_some());
            graph.spots[place].moves = links;
            place += 1;
        }
        graph
    }

    fn links(
        &mut self,
        from: usize,
        known: &mut BTreeMap<Vec<u32>, usize>,
        most: usize,
    ) -> Vec<Link> {
        let position = self.spots[from].position.clone();
        let heaps = position.heaps();
        // Heaps of one size have the same moves.
        let first_of_its_size = |by: &Move| !heaps[..by.heap].contains(&heaps[by.heap]);
        let mut links: Vec<Link> = Vec::new();
        for by in position.legal_moves().filter(first_of_its_size) {
            let Ok(after) = position.clone().play(by) else {
                continue;
            };
            let wins = after.outcome() == Outcome::P;
            let key = sorted(&after);
            let mut to = known.get(&key).copied();
            if to.is_none() && self.spots.len() < most {
                to = Some(self.spots.len());
                known.insert(key, self.spots.len());
                self.spots.push(Spot::new(after, Some((from, by))));
            }
            if to.is_none() || links.iter().all(|link| link.to != to) {
                links.push(Link { to, wins });
            }
        }
        links
    }

    /// The positions in the order in which minimax finds their values, each once.
    #[must_use]
    pub fn order(&self, cutoffs: bool) -> Vec<usize> {
        let mut order = Vec::new();
        let mut seen = vec![false; self.spots.len()];
        seen[0] = true;
        // From the root down, with the move that comes next.
        let mut path = vec![(0, 0)];
        while let Some((spot, next)) = path.pop() {
            let moves = &self.spots[spot].moves;
            let refuted = cutoffs && moves[..next].iter().any(|link| link.wins);
            let Some(link) = moves.get(next).filter(|_| !refuted) else {
                order.push(spot);
                continue;
            };
            path.push((spot, next + 1));
            if let Some(to) = link.to.filter(|&to| !seen[to]) {
                seen[to] = true;
                path.push((to, 0));
            }
        }
        order
    }

    /// The moves by which a position was first reached.
    #[must_use]
    pub fn line(&self, spot: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut here = spot;
        while let Some((above, by)) = self.spots.get(here).and_then(|spot| spot.reached) {
            moves.push(by);
            here = above;
        }
        moves.reverse();
        moves
    }

    /// The positions by the stones on their boards, the fullest first.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<usize>> {
        let mut rows: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (place, spot) in self.spots.iter().enumerate() {
            let row = rows.entry(spot.position.stones()).or_default();
            row.push(place);
        }
        rows.into_values().rev().collect()
    }
}

impl Spot {
    fn new(position: Position, reached: Option<(usize, Move)>) -> Self {
        Self {
            heaps: sorted(&position),
            wins: position.outcome() == Outcome::N,
            position,
            reached,
            moves: Vec::new(),
        }
    }
}

fn sorted(position: &Position) -> Vec<u32> {
    let held = position.heaps().iter().copied();
    // The engine sorts like this too: a slice's own sort would weigh 2 KB more.
    let heaps: BinaryHeap<u32> = held.filter(|&stones| stones > 0).collect();
    heaps.into_sorted_vec()
}
