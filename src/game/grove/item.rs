use super::Path;
use crate::engine::{Move, Outcome, Position, Side};

/// A node as it is shown, with what minimax has made of it so far.
#[derive(Clone, Debug)]
pub struct Item {
    /// The way to it.
    pub path: Path,
    /// Its parent's place among the nodes shown.
    pub parent: Option<usize>,
    /// Its place among its parent's children, counted from 1, and how many these are.
    pub among: (usize, usize),
    /// What stands here.
    pub kind: Kind,
    /// The position; of moves left out, the one in which they are made.
    pub position: Position,
    /// Who is to move in it.
    pub side: Side,
    /// The move that leads here.
    pub by: Option<Move>,
    /// What minimax finds here: 1 where A wins, else -1. It comes from the theory at once, and is
    /// shown once it is found.
    pub value: i8,
    /// What minimax has made of it.
    pub standing: Standing,
    /// Whether minimax is here, or somewhere below.
    pub active: bool,
    /// Whether all its moves, two or more, lead to the same value.
    pub equal: bool,
    /// Whether the game comes here when both play their best.
    pub best: bool,
}

/// What stands at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A position whose moves are shown.
    Open,
    /// A position whose moves are not.
    Folded,
    /// The end of a game.
    End,
    /// Not a position: so many further moves of the parent, of which the first few are shown.
    Rest(usize),
}

/// How minimax stands to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It will find its value.
    Ahead,
    /// It has.
    Found,
    /// It will not look here, but has yet to learn so.
    Spared,
    /// It knows that it need not look here.
    Cut,
}

/// A node whose moves are shown, the first so many of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    pub path: Path,
    pub shown: usize,
}

/// Everything that is shown, each node before its children.
pub(super) fn items(root: &Position, branches: &[Branch]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let mut waiting = vec![item(Path::default(), None, root.clone(), Side::A, branches)];
    while let Some(next) = waiting.pop() {
        let place = items.len();
        if next.kind == Kind::Open {
            let from = waiting.len();
            waiting.extend(children(&next, place, branches));
            waiting[from..].reverse();
        }
        items.push(next);
    }
    items
}

fn item(
    path: Path,
    parent: Option<usize>,
    position: Position,
    side: Side,
    branches: &[Branch],
) -> Item {
    let kind = if position.is_terminal() {
        Kind::End
    } else if branches.iter().any(|branch| branch.path == path) {
        Kind::Open
    } else {
        Kind::Folded
    };
    Item {
        path,
        parent,
        among: (1, 1),
        kind,
        value: value(side, position.outcome()),
        equal: all_equal(&position),
        position,
        side,
        by: None,
        standing: Standing::Ahead,
        active: false,
        best: false,
    }
}

fn children(of: &Item, place: usize, branches: &[Branch]) -> Vec<Item> {
    let branch = branches.iter().find(|branch| branch.path == of.path);
    let shown = branch.map_or(0, |branch| branch.shown);
    let all = moves(&of.position);
    let count = all.min(shown) + usize::from(all > shown);
    let made = of.position.legal_moves().take(shown).enumerate();
    let mut children: Vec<Item> = made
        .filter_map(|(index, by)| {
            let after = of.position.clone().play(by).ok()?;
            let path = of.path.child(index);
            let child = item(path, Some(place), after, of.side.other(), branches);
            Some(Item {
                by: Some(by),
                among: (index + 1, count),
                ..child
            })
        })
        .collect();
    if all > shown {
        let path = of.path.child(shown);
        let rest = item(path, Some(place), of.position.clone(), of.side, branches);
        children.push(Item {
            kind: Kind::Rest(all - shown),
            among: (count, count),
            value: best_of_rest(of, shown),
            equal: false,
            ..rest
        });
    }
    children
}

/// How many moves there are here.
pub(super) fn moves(position: &Position) -> usize {
    let heaps = 0..position.heaps().len();
    heaps.map(|heap| position.max_take(heap) as usize).sum()
}

const fn value(side: Side, outcome: Outcome) -> i8 {
    let mover_wins = matches!(outcome, Outcome::N);
    if mover_wins == matches!(side, Side::A) {
        1
    } else {
        -1
    }
}

/// The best that can be had from the moves that are left out.
fn best_of_rest(of: &Item, shown: usize) -> i8 {
    let mut rest = of.position.legal_moves().skip(shown);
    let wins = rest.any(|by| leaves(&of.position, by) == Some(Outcome::P));
    value(of.side, if wins { Outcome::N } else { Outcome::P })
}

/// Whether there are two moves or more, and it is all the same which of them is made.
fn all_equal(position: &Position) -> bool {
    let same = position.outcome() == Outcome::P
        || position
            .legal_moves()
            .all(|by| leaves(position, by) == Some(Outcome::P));
    same && moves(position) > 1
}

fn leaves(position: &Position, by: Move) -> Option<Outcome> {
    let after = position.clone().play(by).ok()?;
    Some(after.outcome())
}

impl Item {
    /// Whether the value is the best that whoever moves at the parent can have.
    pub(super) fn wins_for(&self, mover: Side) -> bool {
        (self.value == 1) == (mover == Side::A)
    }

    /// Whether minimax has found its value.
    #[must_use]
    pub const fn is_found(&self) -> bool {
        matches!(self.standing, Standing::Found)
    }

    /// Whether minimax knows that it need not look here.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        matches!(self.standing, Standing::Cut)
    }

    /// Whether minimax looks here, sooner or later.
    #[must_use]
    pub const fn is_reached(&self) -> bool {
        matches!(self.standing, Standing::Ahead | Standing::Found)
    }

    /// Whether it can be unfolded or folded, and if so, whether it is unfolded.
    #[must_use]
    pub const fn expanded(&self) -> Option<bool> {
        match self.kind {
            Kind::Open => Some(true),
            Kind::Folded | Kind::Rest(_) => Some(false),
            Kind::End => None,
        }
    }
}
