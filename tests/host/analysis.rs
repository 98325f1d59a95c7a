//! The panel of the analysis, drawn for every position up to four heaps of ten under ten rules. Each
//! number and each verdict is compared with brute force that uses no code of the engine.

mod claims;
mod truth;

use std::num::NonZeroU32;
use std::thread;

use nim::catalogue::analysis as words;
use nim::engine::{Move, Position, Rules};
use nim::screens::analysis::{AnalysisPanel, AnalysisProps, PanelProps, analysis_view};
use nim::state::AppState;
use yew::Callback;
use yew::virtual_dom::VNode;

use crate::common::elements::Drawn;
use crate::common::{markup, position, rules_up_to};
use claims::{blocks, choice, moves, nim_sum, reasons, table, verdict, worked_out};
use truth::Truth;

const HEAPS: usize = 4;
const MOST: u32 = 10;

/// Every board of one to four heaps of up to ten stones, each once in some order of its heaps. The order
/// differs between boards, so no place is special.
fn boards() -> Vec<Vec<u32>> {
    let mut boards = Vec::new();
    for heaps in 1..=HEAPS {
        let mut board = vec![0; heaps];
        loop {
            let mut turned = board.clone();
            turned.rotate_left(boards.len() % heaps);
            if boards.len() % 2 == 1 {
                turned.reverse();
            }
            boards.push(turned);
            let Some(place) = board.iter().rposition(|&stones| stones < MOST) else {
                break;
            };
            let least = board[place] + 1;
            board[place..].fill(least);
        }
    }
    boards
}

/// The panel, for a reader who moves or waits.
fn panel(position: &Position, choice: Option<(usize, u32)>, reader_moves: bool) -> VNode {
    let choice = choice.and_then(|(heap, take)| Move::new(heap, take));
    analysis_view(&AnalysisProps {
        position: position.clone(),
        choice,
        reader_moves,
        on_move: Callback::noop(),
    })
}

#[test]
fn the_panel_is_true_of_every_position_up_to_four_heaps_of_ten() {
    let boards = boards();
    assert_eq!(boards.len(), 11 + 66 + 286 + 1001);
    thread::scope(|scope| {
        for rules in rules_up_to(4) {
            let boards = &boards;
            scope.spawn(move || {
                let mut truth = Truth::new(rules, HEAPS, MOST);
                for (number, heaps) in boards.iter().enumerate() {
                    check(&mut truth, heaps, number);
                }
            });
        }
    });
}

/// The panel of one board for both readers, one of them with a choice. On small boards every move
/// is the choice once, on the others one is.
fn check(truth: &mut Truth, heaps: &[u32], number: usize) {
    let position = position(heaps, truth.rules);
    let moves = truth.moves(heaps);
    let drawn = panel(&position, None, true);
    whole(truth, heaps, &Drawn::of(&drawn));
    let choices: Vec<_> = if heaps.len() <= 3 && heaps.iter().sum::<u32>() <= 8 {
        moves
    } else {
        let place = number % moves.len().max(1);
        moves.get(place).copied().into_iter().collect()
    };
    if choices.is_empty() {
        let drawn = panel(&position, None, false);
        verdict(truth, heaps, &Drawn::of(&drawn), false);
    }
    // The other reader comes first, since the panel without a choice was drawn for one who moves.
    for (place, chosen) in choices.into_iter().enumerate() {
        let reader_moves = place % 2 == 1;
        let drawn = panel(&position, Some(chosen), reader_moves);
        let drawn = Drawn::of(&drawn);
        verdict(truth, heaps, &drawn, reader_moves);
        choice(truth, heaps, chosen, &drawn, reader_moves);
    }
}

/// All that is shown without a choice.
fn whole(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    verdict(truth, heaps, drawn, true);
    nim_sum(truth, heaps, drawn);
    reasons(truth, heaps, drawn);
    table(truth, heaps, drawn);
    worked_out(truth, heaps, drawn);
    blocks(truth, heaps, drawn);
    moves(truth, heaps, drawn);
    assert!(drawn.all("analysis__then").is_empty());
}

#[test]
fn an_illegal_choice_is_none() {
    let position = position(&[3, 5], Rules::normal());
    for choice in [(0, 4), (2, 1)] {
        let drawn = panel(&position, Some(choice), true);
        assert!(Drawn::of(&drawn).all("analysis__then").is_empty());
    }
}

#[test]
fn the_largest_board_is_analysed_and_folded() {
    for rules in rules_up_to(4) {
        let drawn = panel(&position(&[99; 12], rules), Some((11, 1)), true);
        let drawn = Drawn::of(&drawn);
        let limit = rules.limit.map_or(99, NonZeroU32::get) as usize;
        let buttons = drawn.all("analysis__move").len() + drawn.all("analysis__short").len();
        assert_eq!(buttons, 12 * limit);
        let length = drawn.one("analysis__length").text();
        let at_most = words::LengthAtMost {
            turns: 1188_u32.into(),
        }
        .text();
        // With a limit that binds there are too many positions to search.
        assert_eq!(length == at_most, (2..99).contains(&limit), "{length}");
    }
}

#[test]
fn the_equation_is_that_of_the_nim_sum_page() {
    let drawn = panel(&position(&[1, 3, 5, 7], Rules::normal()), None, true);
    assert_eq!(
        Drawn::of(&drawn).one("analysis__equation").text(),
        "0001 ⊕ 0011 ⊕ 0101 ⊕ 0111 = 0000"
    );
}

/// The analysis beside the board of the game that a link leads to.
fn beside(link: &str) -> String {
    markup::<AnalysisPanel>(PanelProps {
        game: AppState::opening(link).table,
        dispatch: Callback::noop(),
    })
}

#[test]
fn the_analysis_beside_a_finished_game_speaks_to_the_person() {
    let says = |link: &str| {
        let html = beside(link);
        [words::you_have_won(), words::opponent_has_won()].map(|told| html.contains(told))
    };
    let mine = [true, false];
    let theirs = [false, true];
    assert_eq!(says("#/play?heaps=2&rule=normal&moves=A2"), mine);
    assert_eq!(says("#/play?heaps=2&rule=misere&moves=A2"), theirs);
    assert_eq!(says("#/play?heaps=2&rule=normal&moves=A1,A1"), theirs);
    assert_eq!(says("#/play?heaps=2&rule=misere&moves=A1,A1"), mine);
}

#[test]
fn the_moves_of_the_computer_are_not_offered() {
    let person = beside("#/play?heaps=1,2");
    assert!(person.contains(words::press()));
    let computer = beside("#/play?heaps=1,2&first=two");
    assert!(!computer.contains(words::press()) && !computer.contains(words::choose()));
    assert!(computer.contains(words::opponent_makes_one()));
}
