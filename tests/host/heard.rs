//! The sounds of a move: when each stone is heard, and how each sound begins and ends.

use nim::game::Look;
use nim::hooks::{Event, Moment};
use nim::state::{AppAction, AppState};

use crate::common::keeping;

const ALL: [Event; 6] = [
    Event::Choice,
    Event::Taken {
        stones: 12,
        by_person: true,
    },
    Event::Taken {
        stones: 1,
        by_person: false,
    },
    Event::Back { stones: 5 },
    Event::End {
        happy: true,
        by_person: true,
    },
    Event::End {
        happy: false,
        by_person: false,
    },
];

fn times(event: Event) -> Vec<f64> {
    let strikes = event.sound(Look::Stones).strikes;
    strikes.iter().map(|strike| strike.at).collect()
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn every_stone_that_lands_is_heard_and_the_last_one_at_the_same_time() {
    for stones in 1..=99 {
        let by_person = stones % 2 == 0;
        let landed = times(Event::Taken { stones, by_person });
        assert_eq!(landed.len() as u64, stones.min(12));
        // The computer’s stones are lifted first.
        let lifted = if by_person { 0.0 } else { 0.35 };
        let landed: Vec<f64> = landed.iter().map(|at| at - lifted).collect();
        assert!(is_near(*landed.last().unwrap(), 0.45), "{landed:?}");
        for pair in landed.windows(2) {
            let gap = pair[1] - pair[0];
            assert!(is_near(gap, 0.04) == (stones < 8) && gap < 0.041, "{gap}");
        }
        // Undone, they fly back: the sound begins at once, and each strike is reversed.
        let back = Event::Back { stones };
        assert!(back.sound(Look::Stones).backwards);
        let flown = times(back);
        assert_eq!(flown.len(), landed.len());
        let mut pairs = flown.iter().zip(&landed);
        assert!(pairs.all(|(flown, landed)| is_near(flown + landed, 0.45)));
    }
}

#[test]
fn a_strike_is_short_and_fades_away() {
    let all = ALL
        .iter()
        .flat_map(|&event| Look::ALL.map(|look| (event, look)));
    for (event, look) in all {
        let sound = event.sound(look);
        assert!((30..=120).contains(&sound.timbre.ring), "{event:?}");
        let wave = sound.timbre.wave();
        let loudest = |part: &[f32]| part.iter().fold(0.0, |most: f32, now| most.max(now.abs()));
        let (begin, end) = (loudest(&wave[..100]), loudest(&wave[wave.len() - 100..]));
        assert!((0.05..0.5).contains(&begin), "{event:?}: {begin}");
        assert!(end < 0.01, "{event:?}: {end}");
        assert!(sound.strikes.iter().all(|strike| strike.at >= 0.0));
    }
}

#[test]
fn a_redo_of_two_moves_is_heard_as_two() {
    let page = AppState::opening("#/play?heaps=3,5&rule=normal&two=perfect");
    let page = keeping::play(page, "B1");
    let token = page.table.turn_token();
    let both = page.after(AppAction::ComputerMove(token, 0));
    let undone = both.after(AppAction::Undo);
    let redone = undone.clone().after(AppAction::Redo);
    let heard = Moment::of(&redone.table).since(Moment::of(&undone.table), &redone.table.game);
    let moves = redone.table.game.moves();
    let expected: Vec<Event> = [true, false]
        .into_iter()
        .zip(moves)
        .map(|(by_person, made)| Event::Taken {
            stones: made.take.get().into(),
            by_person,
        })
        .collect();
    assert_eq!((heard, moves.len()), (expected, 2));
}

#[test]
fn the_end_rises_or_falls() {
    let heights = |happy| -> Vec<f32> {
        let by_person = true;
        let strikes = Event::End { happy, by_person }.sound(Look::Stones).strikes;
        strikes.iter().map(|strike| strike.height).collect()
    };
    assert!(heights(true).is_sorted_by(|low, high| low < high));
    assert!(heights(false).is_sorted_by(|high, low| high > low));
}

#[test]
fn the_end_is_heard_after_the_last_stone_has_landed() {
    for by_person in [true, false] {
        let stones = 1;
        let landed = times(Event::Taken { stones, by_person });
        for happy in [true, false] {
            let told = times(Event::End { happy, by_person });
            let after = told[0] - landed[0];
            assert!((0.05..0.2).contains(&after), "{by_person}: {after}");
        }
    }
}

#[test]
fn each_change_of_the_table_is_heard_once() {
    let page = AppState::opening("#/play?heaps=2,3&rule=normal&two=human");
    let since = |then: &AppState, now: &AppState| {
        let table = &now.table;
        Moment::of(table).since(Moment::of(&then.table), &table.game)
    };
    let taken = keeping::play(page.clone(), "B3");
    let (stones, by_person) = (3, true);
    assert_eq!(since(&page, &taken), [Event::Taken { stones, by_person }]);
    assert_eq!(since(&taken, &taken), []);
    let undone = taken.clone().after(AppAction::Undo);
    assert_eq!(since(&taken, &undone), [Event::Back { stones }]);
    let ended = keeping::play(taken.clone(), "A2");
    let last = Event::Taken {
        stones: 2,
        by_person,
    };
    let end = Event::End {
        happy: true,
        by_person,
    };
    assert_eq!(since(&taken, &ended), [last, end]);
    let redone = undone.clone().after(AppAction::Redo);
    assert_eq!(
        since(&undone, &redone),
        [Event::Taken { stones, by_person }]
    );
    let again = ended.clone().after(AppAction::Rematch);
    assert_eq!(since(&ended, &again), []);
}
