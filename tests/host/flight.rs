//! Which stones fly, where they come from, and when they leave and land.

use nim::components::heap_board::flight::{Lift, Way, ways};
use nim::game::{GameAction, GameState, Seat, reduce};
use nim::landing::{GROUP, LANDED, LAST_LOOK, LIFTED, apart};

use crate::common::{moved, state};

fn after(state: &GameState, action: GameAction) -> GameState {
    reduce(state.clone(), action)
}

fn made(state: &GameState, text: &str) -> GameState {
    after(
        &after(state, GameAction::Choose(moved(text))),
        GameAction::Take,
    )
}

#[test]
fn the_stones_of_a_move_leave_the_top_of_their_heap_and_return_there() {
    let begin = state("#/play?heaps=3,5,7&two=human");
    let chosen = after(&begin, GameAction::Choose(moved("C4")));
    let one = after(&chosen, GameAction::Take);
    let leave = Way {
        seat: Seat::One,
        heap: 2,
        places: 3..7,
        returns: false,
        lift: Lift::Chosen,
        piled: 0,
        ends: false,
    };
    assert_eq!(ways(&chosen, &one), std::slice::from_ref(&leave));
    let back = after(&one, GameAction::Undo);
    let returning = Way {
        returns: true,
        lift: Lift::Lies,
        ..leave.clone()
    };
    assert_eq!(ways(&one, &back), [returning]);
    // Stones that nobody chose lie in their heap: they are taken again, or by one press.
    let lying = Way {
        lift: Lift::Lies,
        ..leave
    };
    let redone = after(&back, GameAction::Redo);
    assert_eq!(ways(&back, &redone), std::slice::from_ref(&lying));
    assert_eq!(ways(&begin, &one), [lying]);
    // A choice moves nothing.
    assert_eq!(
        ways(&one, &after(&one, GameAction::Choose(moved("A1")))),
        []
    );
}

#[test]
fn an_undo_returns_both_moves_and_the_computers_are_lifted_only_on_their_way_out() {
    let begin = state("#/play?heaps=3,5,7&two=perfect");
    let mine = made(&begin, "C4");
    // The computer’s move, as a link tells it.
    let both = GameState {
        game: state("#/play?heaps=3,5,7&two=perfect&moves=C4,C2").game,
        just_moved: true,
        ..mine.clone()
    };
    let [reply] = ways(&mine, &both).try_into().unwrap();
    assert_eq!(
        (reply.seat, reply.places.clone(), reply.lift),
        (Seat::Two, 1..3, Lift::Shown)
    );
    let back = after(&both, GameAction::Undo);
    let returned: Vec<_> = ways(&both, &back)
        .into_iter()
        .map(|way| (way.seat, way.places, way.returns, way.lift))
        .collect();
    // From the same heap: each stone from its own place.
    let expected = [
        (Seat::Two, 1..3, true, Lift::Lies),
        (Seat::One, 3..7, true, Lift::Lies),
    ];
    assert_eq!(returned, expected);
}

#[test]
fn a_way_knows_the_pile_before_and_the_last_stone_of_the_board() {
    let game = |moves: &str| state(&format!("#/play?heaps=3,5&two=human&moves={moves}"));
    let at = |moves: &str| GameState {
        just_moved: true,
        ..game(moves)
    };
    let way = |was: &str, now: &str| {
        let [way] = ways(&game(was), &at(now)).try_into().unwrap();
        (way.piled, way.ends)
    };
    assert_eq!(way("B4,A1", "B4,A1,A2"), (4, false));
    assert_eq!(way("B4,A1,A2", "B4,A1,A2,B1"), (1, true));
    // Stones that nobody may take are left.
    let stuck = |moves: &str| GameState {
        just_moved: true,
        ..state(&format!("#/play?heaps=3&take=2,3&two=human{moves}"))
    };
    let [last] = ways(&stuck(""), &stuck("&moves=A2")).try_into().unwrap();
    assert!(!last.ends);
}

#[test]
fn nothing_flies_into_another_game_or_one_that_was_opened() {
    let begin = state("#/play?heaps=3,5,7&two=human");
    let one = made(&begin, "C4");
    assert_eq!(ways(&one, &after(&one, GameAction::Restart)), []);
    assert_eq!(
        ways(&begin, &state("#/play?heaps=3,5,7&two=human&moves=C4")),
        []
    );
}

#[test]
fn stones_leave_40_ms_apart_and_more_of_them_within_240() {
    assert_eq!([1, 2, 3, 7].map(apart), [0, 40, 40, 40]);
    for stones in 8..=GROUP {
        let apart = apart(stones);
        assert!(
            apart * (stones - 1) <= 240 && (apart + 1) * (stones - 1) > 240,
            "{stones}"
        );
    }
}

/// The styles wait for the last stone as long as it takes.
#[test]
fn the_styles_know_when_the_last_stone_lands_and_is_celebrated() {
    let styles = std::fs::read_to_string("styles/table/last_stone.css").unwrap();
    for (lands, time) in [("soon", LANDED), ("late", LIFTED + LANDED)] {
        let rule = format!(".table[data-lands=\"{lands}\"] {{\n    --landed: {time}ms;");
        assert!(styles.contains(&rule), "{rule}");
    }
    let tokens = std::fs::read_to_string("styles/tokens.css").unwrap();
    let (_, celebration) = tokens.split_once("--celebration: ").unwrap();
    let (celebration, _) = celebration.split_once("ms").unwrap();
    assert!(celebration.parse::<u32>().unwrap() < LAST_LOOK);
}
