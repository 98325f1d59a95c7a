//! The times of the engine's parts, for people who change them: `cargo bench -p nim-engine`.

use divan::{Bencher, black_box};
use nim_engine::{
    Learner, Position, Rules, Search, Setup, Strategy, ai_compute_move, parse_heaps, write_heaps,
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

fn main() {
    divan::main();
}

fn board(heaps: &[u32]) -> Position {
    let setup = Setup::new(heaps.to_vec(), Rules::misere());
    setup.position().expect("a board has a heap")
}

#[divan::bench(args = [3, 12, 1000])]
fn winning_moves(bencher: Bencher<'_, '_>, heaps: u32) {
    let position = board(&(1..=heaps).collect::<Vec<_>>());
    bencher.bench(|| black_box(&position).winning_moves().count());
}

#[divan::bench(args = [Strategy::Beginner, Strategy::Casual, Strategy::Skilled, Strategy::Perfect, Strategy::Minimax])]
fn a_move_from_3_5_7(bencher: Bencher<'_, '_>, strategy: Strategy) {
    let position = board(&[3, 5, 7]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| ai_compute_move(strategy, black_box(&position), &mut rng));
}

#[divan::bench(args = [Strategy::Beginner, Strategy::Casual, Strategy::Skilled, Strategy::Perfect, Strategy::Minimax])]
fn a_move_from_twelve_heaps_of_99(bencher: Bencher<'_, '_>, strategy: Strategy) {
    let position = board(&[99; 12]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| ai_compute_move(strategy, black_box(&position), &mut rng));
}

/// The cost of minimax's budget, on the boards of up to 12 heaps that take longest.
#[divan::bench(args = [[15, 15, 15, 15].as_slice(), &[12; 12], &[99; 12], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]])]
fn a_move_of_minimax_that_gives_up(bencher: Bencher<'_, '_>, heaps: &[u32]) {
    let position = board(heaps);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher.bench_local(|| ai_compute_move(Strategy::Minimax, black_box(&position), &mut rng));
}

#[divan::bench]
fn search_of_1_3_5_7(bencher: Bencher<'_, '_>) {
    let position = board(&[1, 3, 5, 7]);
    bencher.bench(|| Search::new(black_box(&position)).step(u64::MAX));
}

#[divan::bench]
fn counts_of_1_3_5_7(bencher: Bencher<'_, '_>) {
    let position = board(&[1, 3, 5, 7]);
    bencher.bench(|| black_box(&position).tree_counts());
}

#[divan::bench]
fn a_thousand_games_of_self_play(bencher: Bencher<'_, '_>) {
    let learner = Learner::new(&board(&[1, 3, 5])).expect("a small board");
    let rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bencher
        .with_inputs(|| (learner.clone(), rng.clone()))
        .bench_refs(|(learner, rng)| learner.self_play(1000, rng));
}

#[divan::bench]
fn heaps_to_text_and_back(bencher: Bencher<'_, '_>) {
    let heaps: Vec<u32> = (0..12).collect();
    bencher.bench(|| parse_heaps(&write_heaps(black_box(&heaps))));
}
