//! How strong the opponents are: the order that the documentation of `Strategy` states, measured.

use nim_engine::{Learner, Opponent, Outcome, Position, Rules, Strategy};
use rand::{Rng, RngExt};

use crate::common::{play_out, position, seeded};

/// A board of 2 to 5 heaps of 1 to 9 stones, with either convention.
fn random_board(rng: &mut impl Rng) -> Position {
    let heaps: Vec<u32> = (0..rng.random_range(2..=5))
        .map(|_| rng.random_range(1..=9))
        .collect();
    let rules = [Rules::normal(), Rules::misere()][rng.random_range(0..2)];
    position(&heaps, rules)
}

/// How many of 1,000 games `one` wins against `two`. They take turns to start.
fn wins_of_a_thousand(one: Strategy, two: Strategy) -> u32 {
    let mut rng = seeded(1000);
    let mut wins = 0;
    for game in 0..1000 {
        let start = random_board(&mut rng);
        let one_starts = game % 2 == 0;
        let players: [Opponent<'_>; 2] = if one_starts {
            [one.into(), two.into()]
        } else {
            [two.into(), one.into()]
        };
        let starter_won = play_out(&start, players, &mut rng).starter_won().unwrap();
        wins += u32::from(starter_won == one_starts);
    }
    eprintln!("{one} beats {two} in {wins} of 1,000 games");
    wins
}

#[test]
fn each_level_beats_the_one_below_it() {
    for pair in Strategy::LEVELS.windows(2) {
        assert!(wins_of_a_thousand(pair[1], pair[0]) >= 600, "{pair:?}");
    }
}

#[test]
fn minimax_is_as_strong_as_perfect() {
    let wins = wins_of_a_thousand(Strategy::Minimax, Strategy::Perfect);
    assert!((450..=550).contains(&wins), "{wins}");
    assert!(wins_of_a_thousand(Strategy::Minimax, Strategy::Skilled) >= 600);
}

/// Asserts that perfect loses none of these games in which it could have won.
fn never_loses_a_won_game(games: u32, against: Opponent<'_>, mut board: impl FnMut() -> Position) {
    let mut rng = seeded(7);
    for game in 0..games {
        let start = board();
        let perfect_starts = game % 2 == 0;
        let players = if perfect_starts {
            [Strategy::Perfect.into(), against]
        } else {
            [against, Strategy::Perfect.into()]
        };
        let played = play_out(&start, players, &mut rng);
        if played.starter_won() == Some(perfect_starts) {
            continue;
        }
        let mut before = start;
        for (turn, &chosen) in played.moves().iter().enumerate() {
            if (turn % 2 == 0) == perfect_starts {
                assert_eq!(before.outcome(), Outcome::P, "{played}: lost from {before}");
            }
            before = before.play(chosen).unwrap();
        }
    }
}

#[test]
fn perfect_never_loses_a_won_game() {
    for strategy in Strategy::ALL {
        let mut rng = seeded(8);
        never_loses_a_won_game(100_000, strategy.into(), || random_board(&mut rng));
    }
}

#[test]
fn perfect_never_loses_a_won_game_against_the_learner() {
    let start = position(&[1, 3, 5], Rules::misere());
    let mut learner = Learner::new(&start).unwrap();
    learner.self_play(1000, &mut seeded(9));
    never_loses_a_won_game(100_000, (&learner).into(), || start);
}
