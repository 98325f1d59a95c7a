//! Minimax on the nodes that are shown.
//!
//! It goes depth first, and a step is a value found. How far it is needs one path alone, the node
//! that was done last: what it knows follows from the order of the paths, also when branches are
//! folded or unfolded on its way. A folded branch is one step.

use super::item::{Item, Kind, Standing};
use super::{Path, Progress};

/// Tells each node what minimax knows of it, with all done up to `found`.
pub(super) fn judge(items: &mut [Item], found: Option<&Path>, cutoffs: bool) {
    // The child that made further ones needless, by the place of the parent.
    let mut refuters: Vec<Option<usize>> = vec![None; items.len()];
    for place in 0..items.len() {
        let item = &items[place];
        let above = item.parent.map(|parent| &items[parent]);
        let refuter = item.parent.and_then(|parent| refuters[parent]);
        let done = found.is_some_and(|last| item.path.order(last).is_le());
        let standing = match (above.map(|above| above.standing), refuter) {
            (Some(spared @ (Standing::Spared | Standing::Cut)), _) => spared,
            (_, Some(refuter)) if items[refuter].is_found() => Standing::Cut,
            (_, Some(_)) => Standing::Spared,
            (_, None) if done => Standing::Found,
            (_, None) => Standing::Ahead,
        };
        let on_line = found.is_some_and(|last| item.path == *last || item.path.is_above(last));
        let wins = above.is_some_and(|above| item.wins_for(above.side));
        if let Some(parent) = item.parent.filter(|_| cutoffs && wins) {
            refuters[parent].get_or_insert(place);
        }
        let item = &mut items[place];
        item.standing = standing;
        item.active = on_line && item.is_reached();
    }
    best_line(items);
}

/// Follows the game in which both play their best, once the root's value is found.
fn best_line(items: &mut [Item]) {
    let mut here = 0;
    while items[here].is_found() {
        items[here].best = true;
        let value = items[here].value;
        let next = (here + 1..items.len())
            .find(|&place| items[place].parent == Some(here) && items[place].value == value);
        match next {
            Some(next) if !matches!(items[next].kind, Kind::Rest(_)) => here = next,
            _ => break,
        }
    }
}

/// How far it is.
pub(super) fn progress(items: &[Item]) -> Progress {
    Progress {
        done: items.iter().filter(|item| item.is_found()).count(),
        all: reached(items).count(),
    }
}

/// The node that is done next.
pub(super) fn next(items: &[Item], found: Option<&Path>) -> Option<Path> {
    let later = |item: &&Item| found.is_none_or(|last| item.path.order(last).is_gt());
    let first = reached(items)
        .filter(later)
        .min_by(|one, other| one.path.order(&other.path));
    first.map(|item| item.path.clone())
}

/// The node that was done before this one.
pub(super) fn previous(items: &[Item], found: &Path) -> Option<Path> {
    last(items, |item| item.path.order(found).is_lt())
}

/// The last node that is shown, reached and done.
pub(super) fn settled(items: &[Item], found: &Path) -> Option<Path> {
    last(items, |item| item.path.order(found).is_le())
}

fn last(items: &[Item], wanted: impl Fn(&Item) -> bool) -> Option<Path> {
    let last = reached(items)
        .filter(|item| wanted(item))
        .max_by(|one, other| one.path.order(&other.path));
    last.map(|item| item.path.clone())
}

fn reached(items: &[Item]) -> impl Iterator<Item = &Item> {
    items.iter().filter(|item| item.is_reached())
}
