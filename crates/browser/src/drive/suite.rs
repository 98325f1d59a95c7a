//! The tests of a program: their engines, their order, and the retries.

#![allow(clippy::print_stdout, reason = "a test program prints its results")]

use std::{
    any::Any,
    env,
    process::ExitCode,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use anyhow::Error;
use libtest_mimic::{Arguments, Trial};
use rand::{SeedableRng, rngs::SmallRng, seq::SliceRandom};

use super::{pool, stage::Stage};
use crate::{Ability, Engine};

/// One test: its name, its function, and its engines.
///
/// [`test!`](crate::test) makes one of a function.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    name: &'static str,
    play: fn(&Stage),
    usually: Usually,
    deep: bool,
    worker: bool,
    needs: &'static [Ability],
}

/// In which engines a test plays without being asked for: in the first on each change, in the others
/// behind `--engines`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Usually {
    First,
    Everywhere,
    Beside,
}

impl Test {
    /// A test that plays in [`Engine::FIRST`] on each change.
    #[must_use]
    pub const fn new(name: &'static str, play: fn(&Stage)) -> Self {
        Self {
            name,
            play,
            usually: Usually::First,
            deep: false,
            worker: false,
            needs: &[],
        }
    }

    /// The same, and behind `--engines` in every other engine, because all must keep this behaviour.
    #[must_use]
    pub const fn everywhere(self) -> Self {
        Self {
            usually: Usually::Everywhere,
            ..self
        }
    }

    /// The same, but behind `--engines` alone, in every other engine: in [`Engine::FIRST`] other tests show
    /// all of it.
    #[must_use]
    pub const fn beside(self) -> Self {
        Self {
            usually: Usually::Beside,
            ..self
        }
    }

    /// The same behind `--deep` alone, since it takes long.
    #[must_use]
    pub const fn deep(self) -> Self {
        Self { deep: true, ..self }
    }

    /// The same with the page's service worker in every engine: without this, one that stalls over a
    /// worker now and then gets none. With it, that one is started for this test alone.
    #[must_use]
    pub const fn with_worker(self) -> Self {
        Self {
            worker: true,
            ..self
        }
    }

    /// The same in those engines alone that can do all of this.
    #[must_use]
    pub const fn needs(self, needs: &'static [Ability]) -> Self {
        Self { needs, ..self }
    }
}

/// Makes a [`Test`] of a function, named by its module and itself, or by another name.
#[macro_export]
macro_rules! test {
    ($play:ident) => {
        $crate::test!($play = $play)
    };
    ($name:ident = $play:expr) => {
        $crate::Test::new(concat!(module_path!(), "::", stringify!($name)), $play)
    };
}

/// Plays the tests as the command line and the environment ask, and closes every browser after them.
///
/// - `NIM_ENGINES`: without it all tests play in [`Engine::FIRST`]. With `others`, those that are
///   [for everywhere](Test::everywhere) or [beside it](Test::beside) play in the other engines. With
///   `all`, or names of engines with commas, every test plays in each of these.
/// - `NIM_ORDER`: the number that shuffles the tests, as an earlier run has printed it.
/// - `NIM_TIMES`: how often each test is played.
///
/// The command line may have several names. Tests that contain one of them run.
pub fn run<'a>(tests: impl IntoIterator<Item = &'a [Test]>) -> ExitCode {
    let (arguments, names) = arguments();
    let engines = Engines::chosen();
    let mut plan: Vec<Planned> = tests
        .into_iter()
        .flatten()
        .flat_map(|&test| engines.of(test).map(move |engine| Planned { test, engine }))
        .filter(|planned| {
            names.is_empty() || names.iter().any(|name| planned.name().contains(name))
        })
        .collect();
    let (plan_once, times) = (plan.clone(), number("NIM_TIMES").unwrap_or(1));
    for _ in 1..times {
        plan.extend(&plan_once);
    }
    let order = number("NIM_ORDER").unwrap_or_else(any_number);
    plan.shuffle(&mut SmallRng::seed_from_u64(order));
    // One engine after the other, so that few browsers are open at a time.
    plan.sort_by_key(|planned| planned.engine);

    let told = Told::default();
    let trials = plan.iter().map(|planned| planned.trial(&engines, &told));
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    if arguments.list {
        return ExitCode::SUCCESS;
    }
    pool::close_all();
    println!("the order was NIM_ORDER={order}");
    for (took, name) in &*locked(&told.times) {
        println!("took {:.2} s: {name}", took.as_secs_f32());
    }
    for left_out in engines.left_out() {
        println!("left out: {left_out}");
    }
    for lost in &*locked(&told.lost) {
        println!("tried again: {lost}");
    }
    conclusion.exit_code()
}

/// The arguments of libtest except names, because there may be several names.
fn arguments() -> (Arguments, Vec<String>) {
    let mut arguments = Arguments::from_args();
    let mut names: Vec<String> = arguments.filter.take().into_iter().collect();
    // Names that follow the first one are separated from it by commas.
    names = names
        .iter()
        .flat_map(|names| names.split(','))
        .map(str::to_owned)
        .collect();
    (arguments, names)
}

fn number<T: std::str::FromStr>(variable: &str) -> Option<T> {
    let text = env::var(variable).ok()?;
    let number = text.parse().ok();
    Some(number.unwrap_or_else(|| panic!("{variable} is no whole number: {text}")))
}

fn any_number() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::from(now.subsec_nanos())
}

/// A test in one engine.
#[derive(Clone, Copy, Debug)]
struct Planned {
    test: Test,
    engine: Engine,
}

impl Planned {
    fn name(&self) -> String {
        // The crate's own name says nothing here.
        let path = self
            .test
            .name
            .split_once("::")
            .map_or(self.test.name, |(_, path)| path);
        format!("{path} in {}", self.engine.name())
    }

    fn trial(&self, engines: &Engines, told: &Told) -> Trial {
        let Self { test, engine } = *self;
        let stage = Stage::new(
            &self.name(),
            test.worker,
            engine,
            engines.beside(engine),
            told.clone(),
        );
        let (name, times) = (self.name(), told.times.clone());
        let label = name.clone();
        let trial = Trial::test(name, move || {
            let started = Instant::now();
            (test.play)(&stage);
            locked(&times).push((started.elapsed(), label));
            Ok(())
        });
        trial.with_ignored_flag(test.deep)
    }
}

/// Which engines play.
#[derive(Clone, Debug)]
struct Engines {
    /// The engines in which every test plays.
    whole: Vec<Engine>,
    /// The engines for tests marked everywhere or beside.
    beside: Vec<Engine>,
}

impl Engines {
    fn chosen() -> Self {
        let there = |engine: &Engine| engine.installed().is_some();
        let all = || Engine::ALL.into_iter().filter(there);
        match env::var("NIM_ENGINES").as_deref() {
            Err(_) => Self {
                whole: vec![Engine::FIRST],
                beside: Vec::new(),
            },
            Ok("others") => Self {
                whole: Vec::new(),
                beside: all().filter(|&engine| engine != Engine::FIRST).collect(),
            },
            Ok("all") => Self {
                whole: all().collect(),
                beside: Vec::new(),
            },
            Ok(names) => Self {
                whole: names.split(',').map(Engine::named).collect(),
                beside: Vec::new(),
            },
        }
    }

    /// The engines in which this test plays.
    fn of(&self, test: Test) -> impl Iterator<Item = Engine> {
        let is_first =
            move |engine: &&Engine| test.usually != Usually::Beside || **engine != Engine::FIRST;
        let whole = self.whole.iter().filter(is_first);
        let beside = self.beside.iter();
        let beside = beside.filter(move |_| test.usually != Usually::First);
        let all = whole.chain(beside).copied();
        all.filter(move |engine| test.needs.iter().all(|&ability| engine.can(ability)))
    }

    /// The engine with which a test in two of them plays together with this one.
    fn beside(&self, engine: Engine) -> Engine {
        let all = self.whole.iter().chain(&self.beside).copied();
        let mut after = all.cycle().skip_while(|&other| other != engine);
        after.nth(1).unwrap_or(engine)
    }

    /// The parts that no test of this run checks, in words.
    fn left_out(&self) -> Vec<String> {
        let mut told = Vec::new();
        for engine in &self.beside {
            told.push(format!(
                "in {}, what is not marked `everywhere` or `beside`",
                engine.name()
            ));
        }
        for engine in self.whole.iter().chain(&self.beside) {
            let lacks = engine.lacks().iter();
            told.extend(lacks.map(|what| format!("in {}, {what}", engine.name())));
        }
        told
    }
}

/// The report at the end of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    times: Arc<Mutex<Vec<(Duration, String)>>>,
    lost: Arc<Mutex<Vec<String>>>,
}

/// Why a try came to nothing.
#[derive(Debug)]
pub(super) enum Failure {
    /// No browser was there, or no window in it: the page had no part in that.
    Start(Error),
    /// The driver is gone, and the connection to it with it.
    Lost(Error),
    /// A failure that the test is meant to find; a page that never answers is one too.
    Test(Error),
}

impl Told {
    /// Tries it, and once more where the first try did not reach the page, or lost its browser.
    ///
    /// # Panics
    ///
    /// When the test fails.
    pub(super) fn settle(&self, who: &str, play: impl Fn() -> Result<(), Failure>) {
        let again = match play() {
            Ok(()) => return,
            Err(Failure::Test(error)) => panic!("in {who}: {error:#}"),
            Err(Failure::Start(error) | Failure::Lost(error)) => error,
        };
        locked(&self.lost).push(format!("in {who}: {again:#}").replace('\n', " / "));
        if let Err(Failure::Start(error) | Failure::Lost(error) | Failure::Test(error)) = play() {
            panic!("in {who}, at the second try: {error:#}");
        }
    }
}

/// The message of a panic.
pub(super) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "it panicked without words".to_owned())
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use anyhow::anyhow;

    use super::*;

    /// The number of runs of a test with these failures, its report, and its result.
    fn settled(failures: &[fn(Error) -> Failure]) -> (usize, usize, Result<(), String>) {
        let told = Told::default();
        let played = Mutex::new(0);
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            told.settle("Chromium", || {
                let mut played = locked(&played);
                *played += 1;
                let failure = failures.get(*played - 1);
                failure.map_or(Ok(()), |failure| Err(failure(anyhow!("no {played}"))))
            });
        }));
        let outcome = outcome.map_err(|panic| panic_text(&*panic));
        (*locked(&played), locked(&told.lost).len(), outcome)
    }

    /// The numbers of tests that passed, were ignored and were left out, of a deep test and another.
    fn played(arguments: &[&str]) -> [u64; 3] {
        let passes = Test::new("crate::passes", |_| ());
        let deep = Test::new("crate::deep", |_| ()).deep();
        let engines = Engines {
            whole: vec![Engine::FIRST],
            beside: Vec::new(),
        };
        let planned = [passes, deep].map(|test| Planned {
            test,
            engine: Engine::FIRST,
        });
        let trials = planned.map(|planned| planned.trial(&engines, &Told::default()));
        let arguments = Arguments::from_iter(["tests"].iter().chain(arguments));
        let done = libtest_mimic::run(&arguments, trials.into());
        assert_eq!(done.num_failed, 0);
        [done.num_passed, done.num_ignored, done.num_filtered_out]
    }

    #[test]
    fn deep_tests_are_played_when_they_are_asked_for_and_then_alone() {
        assert_eq!(played(&[]), [1, 1, 0]);
        assert_eq!(played(&["--ignored"]), [1, 0, 1]);
        assert_eq!(played(&["--include-ignored"]), [2, 0, 0]);
    }

    #[test]
    fn only_failures_outside_the_page_are_retried_once() {
        assert_eq!(settled(&[]), (1, 0, Ok(())));
        for lost in [Failure::Start, Failure::Lost] {
            assert_eq!(settled(&[lost]), (2, 1, Ok(())));
            let again = "in Chromium, at the second try: no 2";
            assert_eq!(settled(&[lost, lost]), (2, 1, Err(again.to_owned())));
        }
        let failed = "in Chromium: no 1";
        assert_eq!(settled(&[Failure::Test]), (1, 0, Err(failed.to_owned())));
    }
}
