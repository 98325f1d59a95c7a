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

/// One test: its name, its function, and when it plays in which engine.
///
/// [`test!`](crate::test) makes one of a function.
#[derive(Clone, Copy, Debug)]
pub struct Test {
    name: &'static str,
    play: fn(&Stage),
    /// When it plays in [`Engine::FIRST`].
    tier: Tier,
    /// Whether it plays in every other engine too, behind `--engines`.
    everywhere: bool,
    worker: bool,
    needs: &'static [Ability],
}

/// When a test plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tier {
    /// On each change.
    Change,
    /// Behind `--engines`, before a piece of work counts as done.
    Engines,
    /// Behind `--release`, since it takes long.
    Release,
}

impl Test {
    /// A test that plays in [`Engine::FIRST`] on each change, and in no other engine.
    #[must_use]
    pub const fn new(name: &'static str, play: fn(&Stage)) -> Self {
        Self {
            name,
            play,
            tier: Tier::Change,
            everywhere: false,
            worker: false,
            needs: &[],
        }
    }

    /// The same in a later tier.
    #[must_use]
    pub const fn tier(self, tier: Tier) -> Self {
        Self { tier, ..self }
    }

    /// The same, and behind `--engines` in every other engine, because all must keep this behaviour.
    #[must_use]
    pub const fn everywhere(self) -> Self {
        Self {
            everywhere: true,
            ..self
        }
    }

    /// The same with the page's service worker in every engine. Without this, only the first engine has one,
    /// because on a busy machine `WebKitGTK` sometimes waits for ever for a page with a worker. With it, the
    /// other engines start a browser for this test alone.
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

    /// When it plays in this engine.
    fn tier_in(&self, engine: Engine) -> Option<Tier> {
        match engine {
            Engine::FIRST => Some(self.tier),
            _ => self.everywhere.then_some(Tier::Engines),
        }
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

/// How many tests may lose their browser in a run.
const MOST_LOST: usize = 2;

/// Plays the tests as the command line and the environment ask, and closes every browser after them.
///
/// The command line may have several names. Then the tests whose names contain one of them run in the
/// first engine, whatever their tier. Without names, the tests of one tier run in every engine that is
/// installed.
///
/// - `NIM_TIER`: `change` (without it), `engines` or `release`.
/// - `NIM_ENGINES`: names of engines with commas, or `all`, in place of those above.
/// - `NIM_ORDER`: the number that shuffles the tests, as an earlier run has printed it.
/// - `NIM_TIMES`: how often each test is played.
pub fn run<'a>(tests: impl IntoIterator<Item = &'a [Test]>) -> ExitCode {
    let (arguments, names) = arguments();
    let tests: Vec<Test> = tests.into_iter().flatten().copied().collect();
    let engines = engines(&names);
    let mut plan = plan(&tests, &engines, &names, tier());
    let (plan_once, times) = (plan.clone(), number("NIM_TIMES").unwrap_or(1));
    for _ in 1..times {
        plan.extend(&plan_once);
    }
    let order = number("NIM_ORDER").unwrap_or_else(any_number);
    plan.shuffle(&mut SmallRng::seed_from_u64(order));
    // One engine after the other, so that few browsers are open at a time.
    plan.sort_by_key(|planned| planned.engine);

    let told = Told::default();
    let trials = plan.iter().map(|planned| planned.trial(&told));
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    if arguments.list {
        return ExitCode::SUCCESS;
    }
    pool::close_all();
    println!("the order was NIM_ORDER={order}");
    for (took, name) in &*locked(&told.times) {
        println!("took {:.2} s: {name}", took.as_secs_f32());
    }
    for engine in Engine::ALL {
        if engine.installed().is_none() {
            println!("left out: {} is not installed", engine.name());
        }
        if plan.iter().any(|planned| planned.engine == engine) {
            for lacks in engine.lacks() {
                println!("left out: in {}, {lacks}", engine.name());
            }
        }
    }
    let lost = locked(&told.lost);
    for lost in &*lost {
        println!("tried again: {lost}");
    }
    if lost.len() > MOST_LOST {
        println!("too much was tried again: at most {MOST_LOST} tests may be");
        return ExitCode::FAILURE;
    }
    conclusion.exit_code()
}

/// The tests that run, each with its engine.
fn plan(tests: &[Test], engines: &[Engine], names: &[String], tier: Tier) -> Vec<Planned> {
    let plays = |test: &Test, engine: Engine| {
        let chosen = if names.is_empty() {
            test.tier_in(engine) == Some(tier)
        } else {
            let name = test.name();
            names.iter().any(|part| name.contains(part.as_str()))
        };
        chosen && test.needs.iter().all(|&ability| engine.can(ability))
    };
    let mut plan = Vec::new();
    for &test in tests {
        let engines = engines.iter().copied();
        let engines: Vec<_> = engines.filter(|&engine| plays(&test, engine)).collect();
        let partners = engines.iter().cycle().skip(1);
        let pairs = engines.iter().zip(partners);
        plan.extend(pairs.map(|(&engine, &partner)| Planned {
            test,
            engine,
            partner,
        }));
    }
    plan
}

/// The engines that play.
fn engines(names: &[String]) -> Vec<Engine> {
    let installed = || {
        let all = Engine::ALL.into_iter();
        // Without the first one its tests fail, and say why.
        all.filter(|&engine| engine == Engine::FIRST || engine.installed().is_some())
            .collect()
    };
    match env::var("NIM_ENGINES").as_deref() {
        Ok("all") => installed(),
        Ok(names) => names.split(',').map(Engine::named).collect(),
        Err(_) if names.is_empty() => installed(),
        Err(_) => vec![Engine::FIRST],
    }
}

fn tier() -> Tier {
    match env::var("NIM_TIER").as_deref() {
        Err(_) | Ok("change") => Tier::Change,
        Ok("engines") => Tier::Engines,
        Ok("release") => Tier::Release,
        Ok(other) => panic!("NIM_TIER is change, engines or release: {other}"),
    }
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

impl Test {
    /// The name without the crate's own, which says nothing here.
    fn name(&self) -> &'static str {
        let path = self.name.split_once("::");
        path.map_or(self.name, |(_, path)| path)
    }
}

/// A test in one engine.
#[derive(Clone, Copy, Debug)]
struct Planned {
    test: Test,
    engine: Engine,
    /// The engine of the second page, in a test that plays in two.
    partner: Engine,
}

impl Planned {
    fn trial(&self, told: &Told) -> Trial {
        let Self {
            test,
            engine,
            partner,
        } = *self;
        let name = format!("{} in {}", test.name(), engine.name());
        let stage = Stage::new(&name, test.worker, engine, partner, told.clone());
        let (label, times) = (name.clone(), told.times.clone());
        Trial::test(name, move || {
            let started = Instant::now();
            (test.play)(&stage);
            locked(&times).push((started.elapsed(), label));
            Ok(())
        })
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

    /// The names and engines of those that run of a usual test, one for every engine and a long one.
    fn planned(names: &[&str], tier: Tier) -> Vec<(&'static str, Engine)> {
        let tests = [
            Test::new("crate::usual", |_| ()),
            Test::new("crate::everywhere", |_| ()).everywhere(),
            Test::new("crate::touch", |_| ())
                .everywhere()
                .needs(&[Ability::Touch]),
            Test::new("crate::long", |_| ()).tier(Tier::Release),
        ];
        let names: Vec<_> = names.iter().map(|&name| name.to_owned()).collect();
        let plan = plan(&tests, &Engine::ALL, &names, tier);
        plan.iter()
            .map(|planned| (planned.test.name(), planned.engine))
            .collect()
    }

    #[test]
    fn each_tier_plays_its_tests_in_the_engines_that_can() {
        use Engine::{Chromium, Firefox, WebKit};
        assert_eq!(
            planned(&[], Tier::Change),
            ["usual", "everywhere", "touch"].map(|name| (name, Chromium))
        );
        assert_eq!(
            planned(&[], Tier::Engines),
            [
                ("everywhere", Firefox),
                ("everywhere", WebKit),
                ("touch", Firefox)
            ]
        );
        assert_eq!(planned(&[], Tier::Release), [("long", Chromium)]);
        let named = Engine::ALL.map(|engine| ("long", engine));
        assert_eq!(planned(&["lo"], Tier::Change), named);
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
