//! Whole games through the reducer: a table from setup to result. The faults of the first game must be
//! impossible here, and each has its name.

use nim::catalogue::{Who, play as words};
use nim::engine::{Strategy, ai_compute_move};
use nim::game::{
    Autoplay, GameAction, GameState, HintLevel, LearnerTraining, MatchConfig, Notice, Seat, Turn,
    opponent, read_link, reduce,
};
use nim::text::play::{self, Status};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::common::{after, moved, play_out, state, took};

fn choose(text: &str) -> GameAction {
    GameAction::Choose(moved(text))
}

#[test]
fn a_chosen_move_is_made_by_take_and_not_by_choosing_it_again() {
    let chosen = after(state("#/play?two=human"), [choose("C2")]);
    assert_eq!(chosen.choice, Some(moved("C2")));
    assert_eq!(chosen.game.position().heaps(), [3, 5, 7]);
    let again = after(chosen, [choose("C2")]);
    assert_eq!(again.choice, Some(moved("C2")));
    assert_eq!(again.game.ply(), 0);
    let taken = after(again, [GameAction::Take]);
    assert_eq!(taken.choice, None);
    assert_eq!(taken.game.position().heaps(), [3, 5, 5]);
    assert_eq!(taken.game.turn(), Turn::Person(Seat::Two));
}

#[test]
fn another_stone_of_the_heap_changes_the_number_without_a_message() {
    let state = after(state("#/play"), [choose("C2"), choose("C4")]);
    assert_eq!((state.choice, state.notice), (Some(moved("C4")), None));
}

#[test]
fn a_stone_of_another_heap_moves_the_choice_with_a_message() {
    let state = after(state("#/play"), [choose("A2"), choose("C1")]);
    assert_eq!(
        (state.choice, state.notice),
        (Some(moved("C1")), Some(Notice::NowHeap(2)))
    );
}

#[test]
fn take_without_a_choice_takes_nothing_and_shows_a_message() {
    let state = after(state("#/play"), [GameAction::Take]);
    assert_eq!(
        (state.game.ply(), state.notice),
        (0, Some(Notice::ChooseFirst))
    );
}

#[test]
fn only_a_waiting_choice_gets_a_reminder() {
    let waiting = after(state("#/play"), [choose("A2")]);
    let remind = GameAction::Remind(waiting.turn_token(), moved("A2"));
    let reminded = after(waiting.clone(), [remind.clone()]);
    assert_eq!(
        (reminded.choice, reminded.notice),
        (Some(moved("A2")), Some(Notice::Waiting))
    );
    let changed = after(waiting.clone(), [choose("A3"), remind.clone()]);
    assert_eq!(changed.notice, None);
    let taken = after(waiting, [GameAction::Take, remind]);
    assert_eq!(taken.notice, None);
}

#[test]
fn a_reminder_is_told_after_the_last_move() {
    let chosen = after(state("#/play?moves=A2,C7"), [choose("B2")]);
    let before = play::status(&chosen, "").news;
    let remind = GameAction::Remind(chosen.turn_token(), moved("B2"));
    let Status { news, board, turn } = play::status(&after(chosen, [remind]), "");
    assert_eq!((news, &*turn), (before, words::waiting()));
    assert_eq!(board, "", "the board has been read before");

    let chosen = after(state("#/play"), [choose("A2")]);
    let remind = GameAction::Remind(chosen.turn_token(), moved("A2"));
    let first = play::status(&after(chosen, [remind]), "");
    assert_eq!((&*first.news, &*first.turn), (words::waiting(), ""));
}

#[test]
fn restart_keeps_setup_names_and_starter() {
    let begun = state("#/play?heaps=2,2&rule=normal&two=human&first=two&names=Ada,Bob");
    let table = begun.game.table().clone();
    let restarted = after(begun, [choose("A1"), GameAction::Take, GameAction::Restart]);
    assert_eq!((restarted.game.table(), restarted.game.ply()), (&table, 0));
}

#[test]
fn a_rematch_lets_the_other_side_start_and_keeps_the_rest() {
    let begun = state("#/play?heaps=1&rule=normal&two=human&names=Ada,Bob");
    let table = MatchConfig {
        first: Seat::Two,
        ..begun.game.table().clone()
    };
    let again = after(begun, [choose("A1"), GameAction::Take, GameAction::Rematch]);
    assert_eq!(
        (again.game.table(), again.game.turn()),
        (&table, Turn::Person(Seat::Two))
    );
}

#[test]
fn the_side_is_chosen_before_the_first_move_and_not_after_it() {
    let computer = after(state("#/play"), [GameAction::Start(Seat::Two)]);
    assert_eq!(
        computer.game.turn(),
        Turn::Computer(Seat::Two, Strategy::Casual)
    );
    let back = after(computer, [GameAction::Start(Seat::One)]);
    assert_eq!(back.game.turn(), Turn::Person(Seat::One));
    let moved_on = after(back, [choose("A1"), GameAction::Take]);
    assert_eq!(
        after(moved_on.clone(), [GameAction::Start(Seat::Two)]),
        moved_on
    );
}

// The known bugs of the first game.

#[test]
fn a_computer_facing_1_1_1_always_takes_a_stone() {
    for (strategy, seed) in Strategy::ALL
        .into_iter()
        .flat_map(|strategy| (0..200).map(move |seed| (strategy, seed)))
    {
        let begun = state(&format!("#/play?heaps=1,1,1&two={strategy}&first=two"));
        let reply = ai_compute_move(
            strategy,
            begun.game.position(),
            &mut SmallRng::seed_from_u64(seed),
        )
        .unwrap();
        let token = begun.turn_token();
        let answered = after(begun, [GameAction::Reply(token, reply)]);
        assert_eq!(
            answered.game.position().stones(),
            2,
            "{strategy}, seed {seed}"
        );
        assert_eq!(answered.game.turn(), Turn::Person(Seat::One));
    }
}

#[test]
fn taking_from_anywhere_in_a_heap_never_loops() {
    // Every stone of the board can be taken, the middle ones too. Then the computer finds its
    // answer, and the game comes to its end.
    let begun = state("#/play?two=perfect");
    for chosen in begun.game.position().legal_moves() {
        let taken = after(
            begun.clone(),
            [GameAction::Choose(chosen), GameAction::Take],
        );
        assert_eq!(took(&begun, &taken), chosen.take.get());
        let over = play_out(taken, &mut SmallRng::seed_from_u64(1));
        assert!(
            over.game.ply() <= 15,
            "a game of 15 stones has at most 15 moves"
        );
    }
}

#[test]
fn only_the_learner_of_a_board_plays_as_trained() {
    // It has beads only for taking both.
    let taught = "0/0 0 - nim learner 1;heaps=2&rule=normal;games=1;2: 0,4;boxes=1";
    let schools = [LearnerTraining::read(taught).unwrap()];
    let takes_one = |strategy, link| {
        let board = state(link).game.table().board.clone();
        let mut rng = SmallRng::seed_from_u64(3);
        (0..50).any(|_| {
            let who = opponent(strategy, &board, &schools);
            let answer = ai_compute_move(who, &board, &mut rng).unwrap();
            answer.chosen.take.get() == 1
        })
    };
    let its_board = "#/play?heaps=2&rule=normal";
    assert!(!takes_one(Strategy::Learner, its_board));
    assert!(takes_one(Strategy::Beginner, its_board));
    assert!(takes_one(Strategy::Learner, "#/play?heaps=2&rule=misere"));
}

#[test]
fn only_the_empty_board_ends_a_game() {
    for seed in 0..500 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let watched = state("#/play?one=beginner&two=beginner");
        let mut now = reduce(watched, GameAction::Run);
        while let Turn::Computer(_, strategy) = now.game.turn() {
            assert!(now.game.position().stones() > 0, "seed {seed}");
            let reply = ai_compute_move(strategy, now.game.position(), &mut rng).unwrap();
            let token = now.turn_token();
            now = reduce(now, GameAction::Reply(token, reply));
        }
        assert!(matches!(now.game.turn(), Turn::Over { .. }));
        assert_eq!(now.game.position().stones(), 0, "seed {seed}");
    }
}

#[test]
fn after_the_end_input_changes_nothing() {
    let over = after(
        state("#/play?heaps=1&two=human"),
        [choose("A1"), GameAction::Take],
    );
    let token = over.turn_token();
    let inputs = [
        choose("A1"),
        GameAction::Take,
        GameAction::Reply(token, moved("A1").into()),
    ];
    for input in inputs {
        let told = format!("{input:?}");
        let now = after(over.clone(), [input]);
        assert_eq!((&now.game, now.choice), (&over.game, None), "{told}");
    }
}

#[test]
fn while_the_computer_thinks_input_changes_nothing() {
    let thinking = after(state("#/play"), [choose("C1"), GameAction::Take]);
    assert!(matches!(thinking.game.turn(), Turn::Computer(..)));
    for input in [
        choose("A1"),
        GameAction::Choose(moved("B2")),
        GameAction::Take,
        GameAction::LetGo,
        GameAction::Start(Seat::Two),
    ] {
        let told = format!("{input:?}");
        let now = after(thinking.clone(), [input]);
        assert_eq!((&now.game, now.choice), (&thinking.game, None), "{told}");
    }
}

#[test]
fn a_reset_or_new_game_during_the_computers_pause_never_lets_the_old_move_act() {
    let thinking = after(state("#/play"), [choose("C1"), GameAction::Take]);
    let late = GameAction::Reply(thinking.turn_token(), moved("A1").into());
    let ways_out = [
        GameAction::Restart,
        GameAction::Rematch,
        GameAction::New(MatchConfig::default()),
        GameAction::Follow(Box::new(read_link("#/play?first=two"))),
        GameAction::Follow(Box::new(read_link("#/play?moves=C1"))),
    ];
    for way in ways_out {
        let told = format!("{way:?}");
        let fresh = after(thinking.clone(), [way]);
        assert_eq!(after(fresh.clone(), [late.clone()]), fresh, "{told}");
    }
}

#[test]
fn an_answer_acts_once() {
    let thinking = after(
        state("#/play?heaps=5,5&two=perfect"),
        [choose("A2"), GameAction::Take],
    );
    let reply = GameAction::Reply(thinking.turn_token(), moved("B2").into());
    let answered = after(thinking, [reply.clone()]);
    assert_eq!(after(answered.clone(), [reply]), answered);
}

/// A game of a person against the computer, the person first.
fn begun(link: &str, moves: &[&str]) -> GameState {
    moves.iter().fold(state(link), |now, made| {
        let token = now.turn_token();
        match now.game.turn() {
            Turn::Computer(..) => reduce(now, GameAction::Reply(token, moved(made).into())),
            _ => after(now, [GameAction::Choose(moved(made)), GameAction::Take]),
        }
    })
}

#[test]
fn undo_takes_back_the_reply_with_the_move() {
    let now = begun("#/play", &["C2", "B1", "A1", "A1"]);
    let back = reduce(now, GameAction::Undo);
    assert_eq!(back.game.moves(), [moved("C2"), moved("B1")]);
    let back = reduce(back, GameAction::Undo);
    assert_eq!(back.game.moves(), []);
    assert_eq!(back.help.undos, 2);
    let none = reduce(back.clone(), GameAction::Undo);
    assert_eq!(none.notice, Some(Notice::NothingToUndo));
    assert_eq!(none.game, back.game);
}

#[test]
fn undo_while_the_computer_thinks_cancels_its_move() {
    let thinking = begun("#/play", &["C2"]);
    let late = GameAction::Reply(thinking.turn_token(), moved("B1").into());
    let back = reduce(thinking, GameAction::Undo);
    assert_eq!(back.game.ply(), 0);
    assert_eq!(reduce(back.clone(), late.clone()).game, back.game);
    // Even where the same move stands there again.
    let again = reduce(back, GameAction::Redo);
    assert_eq!(again.game.moves(), [moved("C2")]);
    assert_eq!(reduce(again.clone(), late).game, again.game);
}

#[test]
fn undo_goes_to_the_start_and_redo_to_the_end_of_any_game() {
    for link in [
        "#/play?two=human",
        "#/play?two=perfect",
        "#/play?two=beginner&first=two",
        "#/play?one=casual&two=minimax",
        "#/play?heaps=21&take=3&one=beginner&two=human",
    ] {
        for seed in 0..50 {
            let start = state(link);
            let end = play_out(start.clone(), &mut SmallRng::seed_from_u64(seed));
            let mut now = end.clone();
            while now.game.can_undo() {
                let ply = now.game.ply();
                now = reduce(now, GameAction::Undo);
                assert!(now.game.ply() < ply, "{link}");
            }
            assert_eq!(now.game.position(), start.game.position(), "{link}");
            while now.game.can_redo() {
                let ply = now.game.ply();
                now = reduce(now, GameAction::Redo);
                assert!(now.game.ply() > ply, "{link}");
            }
            assert_eq!(now.game, end.game, "{link}");
        }
    }
}

#[test]
fn another_move_discards_undone_moves() {
    let back = reduce(begun("#/play", &["C2", "B1"]), GameAction::Undo);
    let other = after(back, [GameAction::Choose(moved("A1")), GameAction::Take]);
    assert!(!other.game.can_redo());
    let none = reduce(other.clone(), GameAction::Redo);
    assert_eq!(none.notice, Some(Notice::NothingToRedo));
    assert_eq!(none.game, other.game);
}

#[test]
fn the_computers_undone_opening_waits() {
    let now = reduce(begun("#/play?first=two", &["C2"]), GameAction::Undo);
    assert_eq!(now.clock, Autoplay::Paused);
    let reply = GameAction::Reply(now.turn_token(), moved("C3").into());
    assert_eq!(reduce(now.clone(), reply.clone()).game, now.game);
    let pressed = reduce(now.clone(), GameAction::Choose(moved("A1")));
    let said = play::status(&pressed, "").news;
    let (who, button) = (&Who::Computer, words::run());
    assert_eq!(said, words::Waits { who, button }.text());
    let run = after(now, [GameAction::Run, reply]);
    assert_eq!(run.game.moves(), [moved("C3")]);
}

#[test]
fn a_watched_game_starts_pauses_and_steps() {
    let ready = state("#/play?one=casual&two=skilled");
    assert_eq!(ready.clock, Autoplay::Paused);
    let step = reduce(ready, GameAction::Step);
    assert!(step.is_thinking());
    let reply = GameAction::Reply(step.turn_token(), moved("A1").into());
    let stepped = reduce(step, reply);
    assert_eq!((stepped.game.ply(), stepped.clock), (1, Autoplay::Paused));
    let running = reduce(stepped, GameAction::Run);
    let reply = GameAction::Reply(running.turn_token(), moved("A1").into());
    let paused = reduce(running, GameAction::Pause);
    assert_eq!(reduce(paused.clone(), reply).game, paused.game);
}

#[test]
fn each_hint_says_more_and_keeps_the_choice() {
    let chosen = reduce(state("#/play"), GameAction::Choose(moved("A1")));
    let mut now = chosen;
    for depth in [
        HintLevel::Heap,
        HintLevel::Number,
        HintLevel::Why,
        HintLevel::Why,
    ] {
        now = reduce(now, GameAction::Hint);
        assert_eq!(now.hint, Some(depth));
        assert_eq!(now.notice, Some(Notice::Hint(depth)));
    }
    assert_eq!(now.choice, Some(moved("A1")));
    assert_eq!(now.help.hints, 1, "asked for in one position");
    let moved_on = reduce(now, GameAction::Take);
    assert_eq!(moved_on.hint, None);
    assert_eq!(
        reduce(moved_on, GameAction::Hint).help.hints,
        1,
        "not one's turn"
    );
}

#[test]
fn only_a_move_just_made_is_animated() {
    assert!(!state("#/play?moves=C2,B1").just_moved);
    let made = begun("#/play?two=human", &["C2", "A1"]);
    assert!(made.just_moved);
    let back = reduce(made, GameAction::Undo);
    assert!(!back.just_moved);
    assert!(reduce(back, GameAction::Redo).just_moved);
}

#[test]
fn undo_keeps_the_choice_of_the_same_player() {
    let chosen = reduce(
        begun("#/play", &["C2", "B1"]),
        GameAction::Choose(moved("A2")),
    );
    assert_eq!(reduce(chosen, GameAction::Undo).choice, Some(moved("A2")));
    let other = reduce(
        begun("#/play?two=human", &["C2"]),
        GameAction::Choose(moved("A2")),
    );
    assert_eq!(
        reduce(other, GameAction::Undo).choice,
        None,
        "it was the other's"
    );
}
