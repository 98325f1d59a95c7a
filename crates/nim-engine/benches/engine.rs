//! How long the engine takes for each answer that the page asks for, on the worst board of the page:
//! `cargo bench -p nim-engine`.

use divan::{Bencher, black_box};
use nim_engine::{Learner, Position, Rules, Strategy, ai_compute_move};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

fn main() {
    divan::main();
}

fn board(heaps: &[u32]) -> Position {
    Position::new(heaps, Rules::misere()).expect("the board is small")
}

/// The board of the page from which the most boards can be reached: 144,594.
fn worst() -> Position {
    board(&[1, 2, 3, 4, 5, 7, 9, 12, 17])
}

#[divan::bench(args = Strategy::ALL)]
fn move_of(bencher: Bencher<'_, '_>, strategy: Strategy) {
    let position = worst();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| ai_compute_move(strategy, black_box(&position), &mut rng));
}

#[divan::bench]
fn hint(bencher: Bencher<'_, '_>) {
    let position = worst();
    bencher.bench(|| (black_box(&position).suggested_move(), position.why()));
}

#[divan::bench]
fn analysis(bencher: Bencher<'_, '_>) {
    let position = worst();
    bencher.bench(|| black_box(&position).analysis());
}

#[divan::bench(sample_count = 10)]
fn lengths(bencher: Bencher<'_, '_>) {
    let position = worst();
    bencher.bench(|| black_box(&position).reached());
}

#[divan::bench(sample_count = 10)]
fn tree_sizes(bencher: Bencher<'_, '_>) {
    let position = worst();
    bencher.bench(|| black_box(&position).tree_sizes());
}

#[divan::bench]
fn thousand_games_of_a_learner(bencher: Bencher<'_, '_>) {
    let learner = Learner::new(&board(&[1, 3, 5])).expect("a small board");
    let rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher
        .with_inputs(|| (learner.clone(), rng.clone()))
        .bench_refs(|(learner, rng)| learner.self_play(1000, rng));
}
