//! Every board of four heaps to 7, under both conventions, as links open it and presses play it.

use nim_engine::{Move, Rules, Strategy, ai_compute_move};
use nim_game::{GameAction, GameState, Seat, Turn, reduce, write_link};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::common::state;
use crate::truth::Truth;

const LARGEST_HEAP: u32 = 7;

/// The state after the computer's reply; `thinking` is a state in which the computer is to move.
fn answered(thinking: &GameState, strategy: Strategy) -> GameState {
    let mut rng = SmallRng::seed_from_u64(thinking.game.position().stones().into());
    let reply = ai_compute_move(strategy, thinking.game.position(), &mut rng);
    let reply = reply.expect("the computer finds a move where there is one");
    let token = thinking.turn_token();
    reduce(thinking.clone(), GameAction::Reply(token, reply))
}

fn check(heaps: [u32; 4], rule: &str, truth: &mut Truth) {
    let written = heaps.map(|stones| stones.to_string()).join(",");
    let link = format!("#/play?heaps={written}&rule={rule}");
    let begun = state(&format!("{link}&two=human"));
    assert_eq!(begun.game.position().heaps(), heaps, "{link}");
    let is_empty = heaps == [0; 4];
    let wins = truth.wins(&heaps);
    if is_empty {
        let winner = if wins { Seat::One } else { Seat::Two };
        assert_eq!(begun.game.turn(), Turn::Over { winner }, "{link}");
        return;
    }
    assert_eq!(begun.game.turn(), Turn::Person(Seat::One), "{link}");
    for (heap, &stones) in heaps.iter().enumerate() {
        for take in 1..=stones {
            let made = Move::new(heap, take).expect("one stone or more");
            let pressed = reduce(begun.clone(), GameAction::Choose(made));
            let taken = reduce(pressed, GameAction::Take);
            let mut left = heaps;
            left[heap] -= take;
            assert_eq!(taken.game.position().heaps(), left, "{link} {made}");
            let expected = if left == [0; 4] {
                let is_normal = rule == "normal";
                let winner = if is_normal { Seat::One } else { Seat::Two };
                Turn::Over { winner }
            } else {
                Turn::Person(Seat::Two)
            };
            assert_eq!(taken.game.turn(), expected, "{link} {made}");
        }
        // More stones than a heap has cannot be taken.
        let made = Move::new(heap, stones + 1).expect("one stone or more");
        let refused = reduce(
            reduce(begun.clone(), GameAction::Choose(made)),
            GameAction::Take,
        );
        assert_eq!(refused.game, begun.game, "{link} {made}");
    }
    for strategy in [Strategy::Beginner, Strategy::Casual, Strategy::Perfect] {
        let thinking = state(&format!("{link}&two={strategy}&first=two"));
        let after = answered(&thinking, strategy);
        let left = after.game.position().heaps();
        assert_eq!(after.game.ply(), 1, "{link} {strategy}");
        if strategy == Strategy::Perfect {
            assert_eq!(wins, !truth.wins(left), "{link}: {left:?}");
        }
        // The link of the result leads there again.
        let again = state(&write_link(&after.game));
        assert_eq!(again.game, after.game, "{link} {strategy}");
    }
}

#[test]
fn every_board_to_seven_is_opened_played_and_answered() {
    for (rule, rules) in [("normal", Rules::normal()), ("misere", Rules::misere())] {
        let mut truth = Truth::new(rules);
        let base = LARGEST_HEAP + 1;
        for number in 0..base.pow(4) {
            let heaps = [0, 1, 2, 3].map(|heap| number / base.pow(heap) % base);
            check(heaps, rule, &mut truth);
        }
    }
}
