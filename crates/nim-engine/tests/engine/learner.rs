//! The learner's boxes: their contents, their training, and their text.

use nim_engine::{Game, Learner, Opponent, Rules, Strategy};

use crate::common::{move_of, nonzero, play_out, position, seeded};
use crate::truth::Truth;

fn learner(heaps: &[u32], rules: Rules) -> Learner {
    Learner::new(&position(heaps, rules)).unwrap()
}

#[test]
fn boards_past_two_thousand_positions_are_refused() {
    // Four heaps of n have (n + 4)! / n! / 4! boards: 1820 for 12, and 2380 for 13.
    assert!(Learner::new(&position(&[12; 4], Rules::normal())).is_ok());
    let refused = Learner::new(&position(&[13; 4], Rules::normal())).unwrap_err();
    let message = "this board is too large to learn: choose one of at most 2000 boards";
    assert_eq!(refused.to_string(), message);
}

#[test]
fn a_learner_knows_the_positions_of_its_board() {
    let learner = learner(&[3, 0, 5, 7], Rules::misere());
    let knows = |heaps: &[u32], rules| learner.knows(&position(heaps, rules));
    assert!(knows(&[7, 3, 5], Rules::misere()));
    assert!(knows(&[0, 0, 7, 0, 5], Rules::misere()));
    assert!(knows(&[0], Rules::misere()));
    assert!(!knows(&[6, 6, 1], Rules::misere()));
    assert!(!knows(&[1, 1, 1, 1], Rules::misere()));
    assert!(!knows(&[3, 5, 7], Rules::normal()));
    assert!(!knows(&[3, 5, 7], Rules::misere().with_limit(nonzero(3))));
}

#[test]
fn a_learners_moves_are_legal_on_any_board() {
    let mut learner = learner(&[2, 3, 4], Rules::misere().with_limit(nonzero(2)));
    let mut rng = seeded(1);
    learner.self_play(100, &mut rng);
    for board in [
        &[4, 3, 2][..],
        &[0, 2, 2],
        &[2, 0, 0, 0, 3],
        &[31, 29],
        &[1],
    ] {
        for rules in [learner.start().rules(), Rules::normal()] {
            let position = position(board, rules);
            for _ in 0..100 {
                let chosen = move_of(&learner, &position, &mut rng).unwrap();
                assert!(position.is_legal(chosen), "{position} {chosen}");
            }
        }
    }
    assert_eq!(
        move_of(&learner, &position(&[0, 0], Rules::normal()), &mut rng),
        None
    );
}

#[test]
fn a_game_adds_three_beads_and_removes_one() {
    let mut learner = learner(&[1, 2], Rules::normal());
    learner.learn(&"heaps=1,2&rule=normal&moves=B1,A1,B1".parse().unwrap());
    let saved =
        "nim learner 1\nheaps=1,2&rule=normal\ngames=1\n1: 7\n1,1: 3\n1,2: 4,7,4\nboxes=3\n";
    assert_eq!(learner.to_string(), saved);
}

#[test]
fn an_empty_box_is_filled_anew() {
    let mut learner = learner(&[1, 1], Rules::normal());
    let lost: Game = "heaps=1,1&rule=normal&moves=A1,B1".parse().unwrap();
    for left in [3, 2, 1, 4, 3] {
        learner.learn(&lost);
        assert!(learner.to_string().contains(&format!("\n1,1: {left}\n")));
    }
}

#[test]
fn unfinished_and_foreign_games_train_nothing() {
    let mut learner = learner(&[1, 2], Rules::normal());
    learner.learn(&"heaps=1,2&rule=normal&moves=B1".parse().unwrap());
    assert_eq!(learner.games(), 0);
    learner.learn(&"heaps=5&rule=misere&moves=A5".parse().unwrap());
    learner.learn(&"heaps=0&rule=normal".parse().unwrap());
    assert_eq!(
        learner.to_string(),
        "nim learner 1\nheaps=1,2&rule=normal\ngames=0\nboxes=0\n"
    );
    // Of this game only the last move is from a position that the learner knows.
    learner.learn(&"heaps=5&rule=normal&moves=A4,A1".parse().unwrap());
    assert_eq!(learner.games(), 1);
}

/// How many of `games` games the learner wins from the seat that can win, played without `Learner::benchmark`.
fn wins_where_it_can(learner: &Learner, games: u32, rng: &mut impl rand::Rng) -> u64 {
    let mut seats = [Opponent::from(learner), Strategy::Perfect.into()];
    let learner_begins = Truth::new(learner.start().rules()).wins(learner.start().heaps());
    if !learner_begins {
        seats.reverse();
    }
    let won = |_: &u32| play_out(learner.start(), seats, rng).starter_won() == Some(learner_begins);
    (0..games).filter(won).count() as u64
}

#[test]
fn in_a_benchmark_the_learner_has_the_seat_that_can_win() {
    let boards = [
        (&[1, 3, 5][..], Rules::misere()),
        (&[1, 2, 3], Rules::normal()),
        (&[2, 2], Rules::misere()),
        (&[5, 4], Rules::misere().with_limit(nonzero(3))),
        (&[8], Rules::normal().with_limit(nonzero(3))),
        (&[0, 0], Rules::misere()),
        (&[0], Rules::normal()),
    ];
    for (board, rules) in boards {
        let mut learner = learner(board, rules);
        for taught in [0, 30, 300] {
            learner.self_play(taught, &mut seeded(taught));
            let before = learner.to_string();
            let won = learner.benchmark(200, &mut seeded(8));
            assert_eq!(won, wins_where_it_can(&learner, 200, &mut seeded(8)));
            // Slices with one generator are the same games as one benchmark. Benchmarks teach nothing.
            let mut rng = seeded(8);
            let slices: u64 = [0, 1, 49, 150]
                .map(|games| learner.benchmark(games, &mut rng))
                .iter()
                .sum();
            assert_eq!(slices, won, "{board:?}");
            assert_eq!(learner.to_string(), before);
        }
    }
}

#[test]
fn self_play_teaches_the_learner_1_3_5() {
    for seed in [1, 2, 3] {
        let mut learner = learner(&[1, 3, 5], Rules::misere());
        let mut rng = seeded(seed);
        let untaught = learner.benchmark(2000, &mut rng);
        assert!((20..=100).contains(&untaught), "{untaught}");
        learner.self_play(10_000, &mut rng);
        let taught = learner.benchmark(2000, &mut rng);
        assert!((1900..=2000).contains(&taught), "{taught}");
    }
}

#[test]
fn a_learners_text_makes_the_round_trip() {
    let mut learner = learner(&[3, 4, 5], Rules::misere().with_limit(nonzero(3)));
    learner.self_play(500, &mut seeded(4));
    let saved = learner.to_string();
    let restored: Learner = saved.parse().unwrap();
    assert_eq!(restored.to_string(), saved);
    let start = *learner.start();
    for seed in 0..100 {
        let moves =
            [&learner, &restored].map(|learner| move_of(learner, &start, &mut seeded(seed)));
        assert_eq!(moves[0], moves[1]);
    }
}

#[test]
fn errors_in_text_have_line_and_reason() {
    let heading = "line 1: begin with \"nim learner 1\", the heading of this version";
    let board = "line 2: write a board that is small enough to learn";
    let games = "line 3: write games= and their number";
    let head = "nim learner 1\nheaps=1,2&rule=normal\ngames=0\n";
    let rest = |boxes: &str| format!("{head}{boxes}");
    let parts = "line 4: write a board, a colon and its beads";
    let other = "line 4: write a board of the game, smallest heap first";
    let beads = "line 4: write a number of beads for each move, not all of them 0";
    let twice = "line 6: keep one of the boxes for a board";
    let number = "line 5: write the number of boxes above";
    let end = "line 6: write nothing after the number of boxes";
    let open = |line| format!("line {line}: close the text with boxes= and their number");
    for (text, message) in [
        ("", heading),
        ("nim learner 2\nheaps=1&rule=normal\ngames=0", heading),
        ("nim learner 1", board),
        ("nim learner 1\nheaps=5000&rule=normal\ngames=0", board),
        ("nim learner 1\nheaps=1,2&rule=normal\ngames=-1", games),
        (&rest("1,2 4,4,4"), parts),
        (&rest("1,2: 4,x,4"), parts),
        (&rest("2,2: 4,4"), other),
        (&rest("2,1: 4,4,4"), other),
        (&rest("0,2: 4,4"), other),
        (&rest("0: 4"), other),
        (&rest("1,2: 4,4"), beads),
        (&rest("1,2: 0,0,0"), beads),
        (&rest("1,2: 4,4,4\n\n1,2: 4,4,4"), twice),
        (&rest(""), &open(4)),
        (&rest("1,2: 4,4,4\n"), &open(5)),
        (&rest("1,2: 4,4,4\nboxes=2\n"), number),
        (&rest("1,2: 4,4,4\nboxes=\n"), number),
        (&rest("boxes=0\n\n1,2: 4,4,4"), end),
    ] {
        let refused = text.parse::<Learner>().unwrap_err();
        assert_eq!(refused.to_string(), message, "{text:?}");
    }
}

/// A learner read from any text plays and learns on.
fn plays_on(text: &str) {
    if let Ok(mut learner) = text.parse::<Learner>() {
        let start = *learner.start();
        let chosen = move_of(&learner, &start, &mut seeded(6));
        assert_eq!(chosen.is_none(), start.is_terminal(), "{text:?}");
        learner.self_play(2, &mut seeded(7));
    }
}

#[test]
fn damaged_text_is_refused_or_played_on() {
    let mut learner = learner(&[2, 3], Rules::misere());
    learner.self_play(50, &mut seeded(5));
    let saved = learner.to_string();
    for cut in 0..saved.len() {
        // Without the last line break the text is still whole, and every other truncation is noticed.
        assert_eq!(
            saved[..cut].parse::<Learner>().is_ok(),
            cut == saved.len() - 1
        );
        for put in ["9", ",", "-", "\n", "é", ":"] {
            plays_on(&format!("{}{put}{}", &saved[..cut], &saved[cut..]));
        }
    }
    plays_on(&saved.replace("games=50", &format!("games={}", u64::MAX)));
    let most = format!("1: {}", u32::MAX);
    plays_on(&format!(
        "nim learner 1\nheaps=1&rule=normal\ngames=0\n{most}\nboxes=1"
    ));
}
