//! The check of the theory as a person runs it: its bound and its progress.

use crate::engine::{Convention, Rules};
use crate::game::{Exception, ExhaustiveCheck};

/// Moves tried in a slice: a few milliseconds, so that the page stays awake between two of them.
pub const SLICE: u64 = 1 << 17;

/// The most stones a heap, by the number of heaps less one: beyond, a check takes longer than
/// about ten seconds.
const MOST: [u32; 4] = [999, 500, 120, 50];

/// The check, with the fields by which its bound is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckRunner {
    rules: Rules,
    /// The most heaps, at least one.
    heaps: usize,
    /// The most stones a heap, as typed.
    size: String,
    /// Whether the closed form is that of the other convention.
    wrong: bool,
    run: Run,
}

/// Something that happens to the check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckAction {
    /// Sets the most heaps to check.
    SetHeaps(usize),
    /// This was typed for the most stones a heap.
    SetSize(String),
    /// Uses the closed form of the other convention, or of the one in force.
    UseWrong(bool),
    /// Starts or resumes the check.
    Start,
    /// Stops the check.
    Stop,
    /// The next slice is checked.
    Tick,
}

/// How far a check has come.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Run {
    Idle,
    Running(ExhaustiveCheck),
    Stopped(ExhaustiveCheck),
    Done(ExhaustiveCheck),
}

/// The state of a check, as the screen shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckStage<'a> {
    /// Not started with this bound.
    Idle,
    /// Under way.
    Running(&'a ExhaustiveCheck),
    /// Stopped before its end; it can be resumed.
    Stopped(&'a ExhaustiveCheck),
    /// All is checked.
    Done(&'a ExhaustiveCheck),
}

impl CheckRunner {
    /// The most heaps.
    pub const MOST_HEAPS: usize = MOST.len();

    /// A check by these rules that is not started, with a bound that takes about a second.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            heaps: 3,
            size: "40".to_owned(),
            wrong: false,
            run: Run::Idle,
        }
    }

    /// Follows the rules in force. New rules discard the earlier results.
    pub fn follow(&mut self, rules: Rules) {
        if self.rules != rules {
            self.rules = rules;
            self.run = Run::Idle;
        }
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The rules of the closed form: those in force, unless the check itself is checked.
    pub const fn claimed(&self) -> Rules {
        let convention = match (self.wrong, self.rules.convention) {
            (false, same) => same,
            (true, Convention::Normal) => Convention::Misere,
            (true, Convention::Misere) => Convention::Normal,
        };
        Rules {
            convention,
            ..self.rules
        }
    }

    /// The most heaps of the positions that are checked.
    pub const fn heaps(&self) -> usize {
        self.heaps
    }

    /// The most stones a heap as typed, and read: `None` where that is no number within the bound.
    pub fn size(&self) -> (&str, Option<u32>) {
        let read = self.size.trim().parse();
        let within = read.ok().filter(|size| (1..=self.most()).contains(size));
        (&self.size, within)
    }

    /// The largest size for this number of heaps.
    pub fn most(&self) -> u32 {
        MOST[self.heaps - 1]
    }

    /// Whether the closed form is that of the other convention, to show that exceptions are found.
    pub const fn is_wrong(&self) -> bool {
        self.wrong
    }

    /// A check with the bound as it is chosen, where that is one.
    pub fn planned(&self) -> Option<ExhaustiveCheck> {
        let size = self.size().1?;
        ExhaustiveCheck::of_claim(self.rules, self.claimed(), self.heaps, size).ok()
    }

    /// How far it has come.
    pub const fn stage(&self) -> CheckStage<'_> {
        match &self.run {
            Run::Idle => CheckStage::Idle,
            Run::Running(check) => CheckStage::Running(check),
            Run::Stopped(check) => CheckStage::Stopped(check),
            Run::Done(check) => CheckStage::Done(check),
        }
    }

    /// The number of positions still to check; 0 unless a check is running. It changes with every slice,
    /// so the caller knows when to give more time.
    pub const fn due(&self) -> u64 {
        match &self.run {
            Run::Running(check) => check.total() - check.checked(),
            _ => 0,
        }
    }

    /// Applies an action. An impossible action changes nothing.
    pub fn act(&mut self, action: CheckAction) {
        match action {
            CheckAction::Start => self.start(),
            CheckAction::Stop => self.stop(),
            CheckAction::Tick => self.step(),
            CheckAction::SetHeaps(_) | CheckAction::SetSize(_) | CheckAction::UseWrong(_) => {
                self.fill(action);
            }
        }
    }

    /// Fills in a field. Another bound is another check, so it ends the running one and discards the
    /// results.
    fn fill(&mut self, action: CheckAction) {
        let before = (self.heaps, self.size.clone(), self.wrong);
        match action {
            CheckAction::SetHeaps(heaps) if (1..=MOST.len()).contains(&heaps) => {
                self.heaps = heaps;
                // A size too large for more heaps becomes the largest allowed one.
                let read: Result<u32, _> = self.size.trim().parse();
                if read.is_ok_and(|size| size > self.most()) {
                    self.size = self.most().to_string();
                }
            }
            CheckAction::SetSize(typed) => self.size = typed,
            CheckAction::UseWrong(wrong) => self.wrong = wrong,
            _ => {}
        }
        if before != (self.heaps, self.size.clone(), self.wrong) {
            self.run = Run::Idle;
        }
    }

    /// Starts, resumes, or restarts after the end. Without a bound nothing happens.
    fn start(&mut self) {
        self.run = match core::mem::replace(&mut self.run, Run::Idle) {
            Run::Running(check) | Run::Stopped(check) => Run::Running(check),
            Run::Idle | Run::Done(_) => self.planned().map_or(Run::Idle, Run::Running),
        };
    }

    /// Stops a running check, and keeps the results.
    fn stop(&mut self) {
        self.run = match core::mem::replace(&mut self.run, Run::Idle) {
            Run::Running(check) => Run::Stopped(check),
            other => other,
        };
    }

    /// Checks the next slice, if it is under way.
    fn step(&mut self) {
        self.run = match core::mem::replace(&mut self.run, Run::Idle) {
            Run::Running(mut check) => {
                if check.step(SLICE) {
                    Run::Done(check)
                } else {
                    Run::Running(check)
                }
            }
            other => other,
        };
    }
}

impl<'a> CheckStage<'a> {
    /// The started check.
    pub const fn check(self) -> Option<&'a ExhaustiveCheck> {
        match self {
            Self::Idle => None,
            Self::Running(check) | Self::Stopped(check) | Self::Done(check) => Some(check),
        }
    }

    /// The exceptions to show.
    pub fn examples(self) -> &'a [Exception] {
        self.check().map_or(&[], ExhaustiveCheck::examples)
    }
}
