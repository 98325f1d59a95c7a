//! What the engine's speed is worth, as ratios that hold on any machine: each is printed with its
//! bound, and the program fails where one is past it.
#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use nim_engine::{Count, Position, Progress, Rules, Search, Setup};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

fn main() -> ExitCode {
    let million = million();
    let held = [
        nim_sum(&million),
        analysis(&million),
        visited_positions(),
        spent_budget(),
    ];
    ExitCode::from(u8::from(held.contains(&false)))
}

/// A million heaps of any size.
fn million() -> Position {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    board((0..1_000_000).map(|_| rng.random()).collect())
}

fn board(heaps: Vec<u32>) -> Position {
    let setup = Setup::new(heaps, Rules::normal());
    setup
        .position()
        .expect("the engine takes up to u32::MAX heaps")
}

fn xor_fold(position: &Position) -> u32 {
    position.heaps().iter().fold(0, |sum, heap| sum ^ heap)
}

fn nim_sum(position: &Position) -> bool {
    let ratio = ratio(
        || black_box(position).nim_sum(),
        || xor_fold(black_box(position)),
    );
    report(
        "nim-sum of a million heaps, to a plain xor fold",
        ratio,
        1.1,
    )
}

/// Every winning move is looked at, none is kept: a list of half a million moves costs far more
/// to write than to find, as the second figure shows.
fn analysis(position: &Position) -> bool {
    let all = ratio(
        || {
            let analysis = black_box(position).analysis();
            let moves = analysis.winning_moves();
            let takes = moves.fold(0, |seen, play| seen ^ play.take.get());
            (analysis.outcome, takes)
        },
        || xor_fold(black_box(position)),
    );
    let kept = ratio(
        || black_box(position).winning_moves().collect::<Vec<_>>(),
        || xor_fold(black_box(position)),
    );
    println!("    (collecting those moves into a list: {kept:.1})");
    report(
        "analysis of a million heaps with every winning move, to that fold",
        all,
        4.0,
    )
}

fn visited_positions() -> bool {
    let position = board(vec![3, 5, 7]);
    let mut search = Search::new(&position);
    search.step(u64::MAX);
    // Plain recursion visits every node of the tree; the tests hold their number to a walk.
    let Count::Exactly(nodes) = position.tree_counts().nodes else {
        return false;
    };
    let spared = nodes / u128::from(search.visited());
    println!(
        "positions visited from 3-5-7: {}, by recursion without a table {nodes}, \
         {spared} times as many (at least 1000)",
        search.visited()
    );
    spared >= 1000
}

fn spent_budget() -> bool {
    let mut search = Search::new(&board(vec![12; 12]));
    let begun = Instant::now();
    let progress = search.step(400_000);
    let (took, visited) = (begun.elapsed(), search.visited());
    println!("twelve heaps of 12: {progress:?} after 400,000 moves, {visited} positions, {took:?}");
    progress == Progress::Searching
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
