//! Values, alpha, beta and cut-offs of every step, against a recursion that knows nothing of paths.

use nim_engine::{Position, Rules, Side};
use nim_game::TreeExplorer;
use nim_game::tree::{Bounds, NodeState, TreeAction};

use super::{after, count_nodes, limited, minimax};
use crate::common::position;

/// The largest tree that is drawn whole.
const WHOLE: u64 = 2000;

/// Infinity: more than each value.
const INFINITY: i8 = 9;

/// What a recursion knows of a node when it leaves the node, or when it cuts the node off.
#[derive(Clone, Copy, Debug)]
struct Visit {
    value: i8,
    alpha: i8,
    beta: i8,
}

/// Alpha-beta as the books have it, which notes everything that it does.
#[derive(Default)]
struct Books {
    /// The nodes that are left, in this order, by their numbers in the order of the whole tree.
    left: Vec<usize>,
    /// By the number of a node, what was known when it was left; `None` if it is cut off.
    visits: Vec<Option<Visit>>,
    /// By the number of a node, its parent, and the bounds with which it was entered.
    entered: Vec<(Option<usize>, i8, i8)>,
    /// The nodes that are above the last one left, with the bounds of that time.
    above: Vec<Vec<(usize, i8, i8)>>,
    path: Vec<(usize, i8, i8)>,
}

impl Books {
    fn of(board: &Position, cutoffs: bool) -> Self {
        let mut books = Self::default();
        books.visit(board, Side::A, None, (-INFINITY, INFINITY), cutoffs);
        books
    }

    fn visit(
        &mut self,
        board: &Position,
        side: Side,
        parent: Option<usize>,
        (mut alpha, mut beta): (i8, i8),
        cutoffs: bool,
    ) -> i8 {
        let number = self.visits.len();
        self.visits.push(None);
        self.entered.push((parent, alpha, beta));
        self.path.push((number, alpha, beta));
        let mut best: Option<i8> = None;
        let mut is_cut = false;
        for by in board.legal_moves() {
            let child = board.clone().play(by).unwrap();
            if is_cut {
                self.skip(&child, number);
                continue;
            }
            let window = if cutoffs {
                (alpha, beta)
            } else {
                (-INFINITY, INFINITY)
            };
            let value = self.visit(&child, side.other(), Some(number), window, cutoffs);
            if side == Side::A {
                best = Some(best.map_or(value, |best| best.max(value)));
                alpha = alpha.max(value);
            } else {
                best = Some(best.map_or(value, |best| best.min(value)));
                beta = beta.min(value);
            }
            is_cut = cutoffs && alpha >= beta;
            *self.path.last_mut().unwrap() = (number, alpha, beta);
        }
        self.path.pop();
        let value = best.unwrap_or_else(|| minimax(board, side));
        self.visits[number] = Some(Visit { value, alpha, beta });
        self.left.push(number);
        // The parent takes note of the value before anybody looks.
        let mut above = self.path.clone();
        if let Some((_, alpha, beta)) = above.last_mut() {
            match side.other() {
                Side::A => *alpha = (*alpha).max(value),
                Side::B => *beta = (*beta).min(value),
            }
        }
        self.above.push(above);
        value
    }

    fn skip(&mut self, board: &Position, parent: usize) {
        let number = self.visits.len();
        self.visits.push(None);
        self.entered.push((Some(parent), 0, 0));
        for by in board.legal_moves() {
            self.skip(&board.clone().play(by).unwrap(), number);
        }
    }
}

fn bounds(alpha: i8, beta: i8) -> Bounds {
    let known = |bound: i8| (bound.abs() != INFINITY).then_some(bound);
    Bounds {
        alpha: known(alpha),
        beta: known(beta),
    }
}

/// Compares each step on this board, with the whole tree unfolded.
fn check(board: &Position, cutoffs: bool, every: usize) {
    let mut explorer = after(TreeExplorer::new(board.clone()), [TreeAction::UnfoldAll]);
    if cutoffs {
        explorer.act(TreeAction::ToggleCutoffs);
    }
    let books = Books::of(board, cutoffs);
    assert_eq!(explorer.nodes().len(), books.visits.len(), "{board:?}");
    assert_eq!(explorer.progress().all, books.left.len(), "{board:?}");
    let mut is_left = vec![false; books.visits.len()];
    for (step, &number) in books.left.iter().enumerate() {
        is_left[number] = true;
        explorer.act(TreeAction::Step);
        if step % every > 0 && step + 1 < books.left.len() {
            continue;
        }
        let nodes = explorer.nodes();
        assert_eq!(
            explorer.found(),
            Some(&nodes[number].path),
            "step {step} of {board:?}"
        );
        let above = &books.above[step];
        for (place, node) in nodes.iter().enumerate() {
            let active = above.iter().find(|&&(other, ..)| other == place);
            let (is_found, known) = match (books.visits[place], active) {
                (Some(visit), _) if is_left[place] => {
                    assert_eq!(node.value, visit.value, "step {step} of {board:?}");
                    (true, Some(bounds(visit.alpha, visit.beta)))
                }
                (_, Some(&(_, alpha, beta))) => (false, Some(bounds(alpha, beta))),
                _ => (false, None),
            };
            assert_eq!(node.is_found(), is_found, "step {step} of {board:?}");
            let shown = known.filter(|_| cutoffs);
            assert_eq!(node.bounds, shown, "{place} at step {step} of {board:?}");
            if !matches!(node.state, NodeState::Ahead | NodeState::Found) {
                assert!(books.visits[place].is_none(), "it is cut off");
            }
        }
    }
    for (place, (node, visit)) in explorer.nodes().iter().zip(&books.visits).enumerate() {
        assert_eq!(node.is_cut(), visit.is_none(), "{board:?}");
        if visit.is_none() {
            continue;
        }
        let truth = minimax(node.position(), node.side());
        assert_eq!(node.theory, truth, "{board:?}");
        let (_, alpha, beta) = books.entered[place];
        // What alpha-beta promises: the value between the bounds at the start, else a bound of it.
        match node.value {
            value if value <= alpha => assert!(truth <= value, "{board:?}"),
            value if value >= beta => assert!(truth >= value, "{board:?}"),
            value => assert_eq!((value, node.is_exact), (truth, true), "{board:?}"),
        }
        // It is shown as at most 1 or at least -1.
        match (node.is_exact, node.value) {
            (true, value) => assert_eq!(value, truth, "{board:?}"),
            (false, 1) => assert!(alpha == 1, "{board:?}"),
            (false, _) => assert!(beta == -1, "{board:?}"),
        }
    }
    let root = &explorer.nodes()[0];
    assert!(root.is_exact && root.value == minimax(board, Side::A));
}

/// All boards of up to three heaps to this size whose tree has at most so many nodes.
fn boards(size: u32, most: u64) -> impl Iterator<Item = Position> {
    let heaps = (0..=size).flat_map(move |one| {
        let two = (0..=size).flat_map(move |two| {
            let three = (0..=size).map(move |three| vec![one, two, three]);
            three.chain([vec![one, two]])
        });
        two.chain([vec![one]])
    });
    let all = heaps.flat_map(|heaps| {
        let rules = [Rules::normal(), Rules::misere()];
        let limited = rules
            .into_iter()
            .flat_map(|rules| (0..=4).map(move |take| limited(rules, take)));
        limited
            .map(|rules| position(&heaps, rules))
            .collect::<Vec<_>>()
    });
    all.filter(move |board| {
        board.stones() < 16
            && board.tree_size().unwrap().nodes <= most.into()
            && count_nodes(board) <= u128::from(most)
    })
}

#[test]
fn every_step_is_that_of_the_books_on_small_boards() {
    let mut boards_checked = 0;
    for board in boards(3, 120) {
        for cutoffs in [false, true] {
            check(&board, cutoffs, 1);
        }
        boards_checked += 1;
    }
    assert!(boards_checked > 200, "{boards_checked}");
    check(&position(&[1, 2, 3], Rules::normal()), true, 5);
}

#[test]
#[ignore = "release: every step on all boards of up to three heaps to 6 that are drawn whole"]
fn every_step_is_that_of_the_books_on_all_boards_that_are_drawn_whole() {
    for board in boards(6, WHOLE) {
        for cutoffs in [false, true] {
            check(&board, cutoffs, 1);
        }
    }
}
