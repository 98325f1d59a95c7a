//! The actions on the screen: minimax forward and back, and the switches.

use std::rc::Rc;

use nim_engine::Position;

use super::{Busy, Path, RunProgress, TreeExplorer, TreeKey, View, run};

/// In how many slices a run goes to its end, at most.
const SLICES: usize = 60;

/// Something that happens on the screen of the game tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeAction {
    /// Minimax finds the next value.
    Step,
    /// Takes the last value back.
    Back,
    /// Starts or stops the run.
    ToggleRun,
    /// Finds all values at once.
    End,
    /// Restarts minimax.
    Reset,
    /// Switches the cut-offs on or off.
    ToggleCutoffs,
    /// This picture is shown.
    Show(View),
    /// Everything is unfolded, as far as it is drawn.
    UnfoldAll,
    /// Everything is folded but the first moves.
    FoldAll,
    /// A node of the tree is pressed.
    PressNode(Path),
    /// A position of the graph is pressed.
    PressPosition(usize),
    /// A key is pressed in the drawing.
    Key(TreeKey),
    /// Runs one slice of the work that runs by itself.
    Tick,
    /// The position where the keyboard stands becomes the root.
    SetBoard,
    /// The tree that was left by that is shown again.
    Return,
    /// Another board is typed or chosen for the root.
    Edit(Position),
}

impl TreeExplorer {
    /// Applies an action. An impossible action changes nothing.
    pub fn act(&mut self, action: TreeAction) {
        match action {
            TreeAction::PressNode(path) => self.press(&path),
            TreeAction::PressPosition(place) => self.press_position(place),
            TreeAction::Key(key) => self.key(key),
            TreeAction::Tick => self.tick(),
            TreeAction::SetBoard => self.start_at_chosen(),
            TreeAction::Return => self.go_back(),
            TreeAction::Edit(root) => self.start_at(root),
            command => self.command(&command),
        }
    }

    /// Another tree, seen in the same way. The same root changes nothing.
    fn start_at(&mut self, root: Position) {
        if root == self.root {
            return;
        }
        let (view, cutoffs) = (self.view, self.cutoffs);
        let former = self.former.take();
        *self = Self::new(root);
        self.view = view;
        self.set_cutoffs(cutoffs);
        self.former = former;
    }

    fn start_at_chosen(&mut self) {
        let root = self.chosen();
        if root != self.root {
            self.busy = Busy::Idle;
            self.former = Some(Rc::new(self.clone()));
            self.start_at(root);
        }
    }

    fn go_back(&mut self) {
        if let Some(former) = self.former.take() {
            *self = Rc::unwrap_or_clone(former);
        }
    }

    /// Presses a button, which stops the work that runs by itself.
    fn command(&mut self, command: &TreeAction) {
        self.full = false;
        let before = std::mem::replace(&mut self.busy, Busy::Idle);
        match command {
            TreeAction::Step => self.step(1),
            TreeAction::Back => self.back(),
            TreeAction::ToggleRun if before == Busy::Running => {}
            TreeAction::ToggleRun => self.run(),
            TreeAction::End => self.step(usize::MAX),
            TreeAction::Reset => self.reset(),
            TreeAction::ToggleCutoffs => self.cut_off(),
            TreeAction::Show(view) => self.view = *view,
            TreeAction::UnfoldAll => self.unfold_more(),
            TreeAction::FoldAll => self.fold_to_root(),
            _ => {}
        }
    }

    /// Runs one slice of a search or an unfolding. The longest ends after a few seconds.
    fn tick(&mut self) {
        match self.busy {
            Busy::Idle => {}
            Busy::Running => {
                self.step(self.progress().all.div_ceil(SLICES));
                if self.is_done() {
                    self.busy = Busy::Idle;
                }
            }
            Busy::Unfolding => self.unfold_more(),
        }
    }

    /// The pause between two slices, in milliseconds. Branches unfold as fast as they are drawn, and a
    /// run is slow enough to watch. `None` if nothing runs.
    pub fn rest(&self) -> Option<u32> {
        const RUN: usize = 3000;
        const RESTS: (usize, usize) = (50, 250);
        let slices = self.progress().all.clamp(1, SLICES);
        match self.busy {
            Busy::Idle => None,
            Busy::Running => u32::try_from((RUN / slices).clamp(RESTS.0, RESTS.1)).ok(),
            Busy::Unfolding => Some(20),
        }
    }

    fn is_done(&self) -> bool {
        let RunProgress { done, all } = self.progress();
        done == all
    }

    fn run(&mut self) {
        if self.is_done() {
            self.reset();
        }
        self.busy = Busy::Running;
    }

    fn reset(&mut self) {
        match self.view {
            View::Tree => self.set_found(None),
            View::Graph => self.graph_found = 0,
        }
    }

    fn step(&mut self, steps: usize) {
        match self.view {
            View::Graph => {
                let all = self.graph_order().len();
                self.graph_found = self.graph_found.saturating_add(steps).min(all);
            }
            // The root is done last.
            View::Tree if steps == usize::MAX => self.set_found(Some(Path::default())),
            View::Tree => self.go_to(self.progress().done + steps),
        }
    }

    fn back(&mut self) {
        match self.view {
            View::Graph => self.graph_found = self.graph_found.saturating_sub(1),
            View::Tree => self.go_to(self.progress().done.saturating_sub(1)),
        }
    }

    /// Lets minimax stand in the tree as after this many steps.
    pub(super) fn go_to(&mut self, steps: usize) {
        let found = run::after_steps(self.nodes(), steps);
        self.set_found(found);
    }

    fn cut_off(&mut self) {
        // As far as it is, it stays, if that is a node that is reached now.
        let last = self.last_in_graph();
        self.set_cutoffs(!self.cutoffs);
        if let Some(last) = last {
            let order = self.graph_order();
            let place = order.iter().position(|&node| node == last);
            self.graph_found = place.map_or(self.graph_found.min(order.len()), |place| place + 1);
        }
        self.settle();
    }

    fn last_in_graph(&self) -> Option<usize> {
        let place = self.graph_found.checked_sub(1)?;
        self.graph_order().get(place).copied()
    }
}
