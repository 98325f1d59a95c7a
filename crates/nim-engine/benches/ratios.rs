//! The engine's speed as ratios to simpler programs that run beside it. Each ratio is printed with its
//! bound, and the program fails above the bound. Ratios of times depend on the machine and its load. The
//! counts of positions are the same everywhere.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::hint::black_box;
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use nim_engine::{
    MINIMAX_BUDGET, Position, Progress, Rules, Search, Setup, Strategy, ai_compute_move,
};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

fn main() -> ExitCode {
    let held = [analysis(&million()), visited_positions(), spent_budget()];
    ExitCode::from(u8::from(held.contains(&false)))
}

/// A million heaps of any size.
fn million() -> Vec<u32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..1_000_000).map(|_| rng.random()).collect()
}

fn board(heaps: Vec<u32>, rules: Rules) -> Position {
    let setup = Setup::new(heaps, rules);
    setup
        .position()
        .expect("the engine takes up to u32::MAX heaps")
}

/// One copy of the code for all ratios. If it is inlined, its place in the program changes the time of
/// the loop by half.
#[inline(never)]
fn xor_fold(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// Every winning move is visited, a few nanoseconds a heap: many heaps at a time would be twenty times as fast, and no
/// game has so many. A position computes facts about its heaps when it is set up, and that time is printed too.
fn analysis(heaps: &[u32]) -> bool {
    let limit = NonZeroU32::new(999);
    let limited = |rules: Rules| rules.with_takes(limit.into());
    let mut held = true;
    for (name, rules, most) in [
        ("normal play", Rules::normal(), 150.0),
        ("misère play", Rules::misere(), 150.0),
        (
            "normal play, a limit of 999",
            limited(Rules::normal()),
            150.0,
        ),
        (
            "misère play, a limit of 999",
            limited(Rules::misere()),
            150.0,
        ),
    ] {
        let position = &board(heaps.to_vec(), rules);
        let fold = || xor_fold(black_box(position).heaps());
        let takes = ratio(
            || {
                let analysis = black_box(position).analysis();
                let moves = analysis.winning_moves();
                let takes = moves.fold(0, |seen, play| seen ^ play.take.get());
                (analysis.outcome, takes)
            },
            fold,
        );
        held &= report(
            &format!(
                "analysis of a million heaps with every winning move, to a plain xor fold, {name}"
            ),
            takes,
            most,
        );
        let indexed = ratio(
            || {
                let moves = black_box(position).winning_moves();
                moves.fold((0, 0), |(heaps, takes), play| {
                    (heaps ^ play.heap, takes ^ play.take.get())
                })
            },
            fold,
        );
        let kept = ratio(
            || black_box(position).winning_moves().collect::<Vec<_>>(),
            fold,
        );
        let set_up = ratio(
            || board(black_box(heaps).to_vec(), rules),
            || black_box(heaps).to_vec(),
        );
        println!(
            "    (with the index of each heap: {indexed:.1}; collected into a list: {kept:.1}; \
             setting it up, to a copy of its heaps: {set_up:.1})"
        );
    }
    held
}

/// Minimax by recursion on 3-5-7, without a table: whether the mover wins, and how many positions
/// were visited. With a cut, it stops at the first winning move.
fn recursion(heaps: [u32; 3], cut: bool) -> (bool, u64) {
    let (mut wins, mut visited) = (false, 1);
    for heap in 0..3 {
        for left in 0..heaps[heap] {
            let mut after = heaps;
            after[heap] = left;
            let (opponent_wins, more) = recursion(after, cut);
            visited += more;
            wins |= !opponent_wins;
            if wins && cut {
                return (wins, visited);
            }
        }
    }
    (wins, visited)
}

fn visited_positions() -> bool {
    let mut search = Search::new(&board(vec![3, 5, 7], Rules::normal()));
    search.step(u64::MAX);
    let visited = search.visited();
    let [(wins, without), (_, cut)] = [false, true].map(|cut| recursion([3, 5, 7], cut));
    let spared = without / visited;
    println!(
        "positions visited from 3-5-7: {visited}; by recursion without table or cut {without}, \
         {spared} times as many (at least 1000)\n    \
         (by recursion with the cut but no table {cut}, {} times as many)",
        cut / visited
    );
    wins && spared >= 1000
}

/// Twelve heaps of 12 exceed the budget of the page's minimax. It still makes a legal move, and the
/// search says that it was not finished.
fn spent_budget() -> bool {
    let position = board(vec![12; 12], Rules::normal());
    let mut search = Search::new(&position);
    let progress = search.step(MINIMAX_BUDGET);
    let visited = search.visited();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let begun = Instant::now();
    let answer = ai_compute_move(Strategy::Minimax, &position, &mut rng);
    let took = begun.elapsed();
    let is_legal = answer.is_some_and(|answer| position.is_legal(answer.chosen));
    let word = if is_legal { "legal" } else { "NOT LEGAL" };
    println!(
        "twelve heaps of 12: {progress:?} after {MINIMAX_BUDGET} moves and {visited} positions; \
         its move is {word}, found in {took:?}"
    );
    progress == Progress::Searching && is_legal
}

/// The median of the ratios of runs side by side, which outside load disturbs alike.
fn ratio<A, B>(mut ours: impl FnMut() -> A, mut theirs: impl FnMut() -> B) -> f64 {
    let mut ratios: Vec<f64> = (0..101)
        .map(|_| time(&mut ours).as_secs_f64() / time(&mut theirs).as_secs_f64())
        .collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

fn time<A>(run: &mut impl FnMut() -> A) -> Duration {
    let begun = Instant::now();
    black_box(run());
    begun.elapsed()
}

fn report(what: &str, ratio: f64, most: f64) -> bool {
    let held = ratio <= most;
    let verdict = if held { "" } else { ": TOO MUCH" };
    println!("{what}: {ratio:.3} (at most {most}){verdict}");
    held
}
