//! The panel of the analysis, drawn for every position up to four heaps of ten under ten rules. Each
//! number and each verdict is compared with brute force that uses no code of the engine.

mod claims;

use std::num::NonZeroU32;
use std::thread;

use nim::catalogue::{Language, analysis as words, moves};
use nim::engine::{Move, Position, Rules};
use nim::screens::analysis::{
    AnalysisPanel, AnalysisProps, Binary, PanelProps, analysis_view, valued,
};
use nim::state::AppState;
use yew::Callback;
use yew::virtual_dom::VNode;

use crate::common::elements::Drawn;
use crate::common::truth::Truth;
use crate::common::{markup, position, rules_up_to};
use claims::{blocks, choice, moves, nim_sum, reasons, table, verdict, worked_out};

const HEAPS: usize = 4;
const MOST: u32 = 10;

/// Every board of one to four heaps of up to ten stones, each once in some order of its heaps. The order
/// differs between boards, so no place is special.
fn boards() -> Vec<Vec<u32>> {
    boards_of(HEAPS, MOST)
}

/// Every board of so many heaps of up to so many stones, likewise.
fn boards_of(most_heaps: usize, most: u32) -> Vec<Vec<u32>> {
    let mut boards = Vec::new();
    for heaps in 1..=most_heaps {
        let mut board = vec![0; heaps];
        loop {
            let mut turned = board.clone();
            turned.rotate_left(boards.len() % heaps);
            if boards.len() % 2 == 1 {
                turned.reverse();
            }
            boards.push(turned);
            let Some(place) = board.iter().rposition(|&stones| stones < most) else {
                break;
            };
            let least = board[place] + 1;
            board[place..].fill(least);
        }
    }
    boards
}

/// The panel with the heaps in binary, for a reader who moves or waits.
fn panel(position: &Position, choice: Option<(usize, u32)>, reader_moves: bool) -> VNode {
    panel_with(Binary::Known, position, choice, reader_moves)
}

fn panel_with(
    binary: Binary,
    position: &Position,
    choice: Option<(usize, u32)>,
    reader_moves: bool,
) -> VNode {
    let choice = choice.and_then(|(heap, take)| Move::new(heap, take));
    analysis_view(&AnalysisProps {
        position,
        valued: &valued(position),
        choice,
        reader_moves,
        binary,
        on_move: &Callback::noop(),
        on_binary: &Callback::noop(),
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
                let mut truth = Truth::new(rules);
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
        choice(truth, heaps, chosen, &drawn, reader_moves, true);
    }
}

/// All that is shown without a choice.
fn whole(truth: &mut Truth, heaps: &[u32], drawn: &Drawn<'_>) {
    verdict(truth, heaps, drawn, true);
    nim_sum(truth, heaps, drawn);
    reasons(truth, heaps, drawn, true);
    table(truth, heaps, drawn);
    worked_out(truth, heaps, drawn);
    blocks(truth, heaps, drawn, true);
    moves(truth, heaps, drawn);
    assert!(drawn.all("analysis__then").is_empty());
}

/// Words that nobody is shown who has neither met nor asked for them.
const UNASKED: [&str; 4] = ["nim-sum", "column", "binary", "⊕"];

/// Blocks, partners, verdict and moves say everything without the heaps in binary.
#[test]
fn a_panel_without_columns_is_complete_and_true() {
    for rules in rules_up_to(3) {
        let mut truth = Truth::new(rules);
        for heaps in boards_of(3, 6) {
            let position = position(&heaps, rules);
            let drawn = panel_with(Binary::Offered, &position, None, true);
            let drawn = Drawn::of(&drawn);
            verdict(&mut truth, &heaps, &drawn, true);
            reasons(&mut truth, &heaps, &drawn, false);
            blocks(&mut truth, &heaps, &drawn, false);
            moves(&mut truth, &heaps, &drawn);
            let told = drawn
                .one("analysis")
                .text()
                .replace(words::show_columns(), "")
                .to_lowercase();
            for word in UNASKED {
                assert!(!told.contains(word), "{heaps:?}: {told}");
            }
            if let Some(&chosen) = truth.moves(&heaps).first() {
                let drawn = panel_with(Binary::Offered, &position, Some(chosen), true);
                choice(&mut truth, &heaps, chosen, &Drawn::of(&drawn), true, false);
            }
        }
    }
}

#[test]
fn columns_are_shown_to_who_has_met_them_or_asks() {
    let mut page = AppState::opening("#/analyse?heaps=1,2,3");
    assert_eq!(Binary::of(&page), Binary::Offered);
    page.screen.binary = true;
    assert_eq!(Binary::of(&page), Binary::Asked);
    page.screen.binary = false;
    for (lessons, binary) in [
        ("1 at=0 binary=3 limits=0+", Binary::Offered),
        ("1 at=0 binary=0+", Binary::Known),
    ] {
        page.learned.read_lessons(lessons).unwrap();
        assert_eq!(Binary::of(&page), binary);
    }
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
        let limit = rules.limit().map_or(99, NonZeroU32::get) as usize;
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

/// The analysis beside the board of the game that a link leads to.
fn beside(link: &str) -> String {
    markup::<AnalysisPanel>(PanelProps {
        spoken: Language::ENGLISH,
        game: AppState::opening(link).table,
        binary: Binary::Offered,
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
    // The example is a legal move.
    for (link, short, take, heap) in [("1,2", "A1", 1_u32, 0), ("1,2&take=2,3", "B2", 2, 1)] {
        let person = beside(&["#/play?heaps=", link].concat());
        let take = take.into();
        let short = moves::Short { short, take, heap }.text();
        let told = [&short, " ", words::press()].concat();
        assert_eq!(person.matches(&told).count(), 1, "{link}");
    }
    let computer = beside("#/play?heaps=1,2&first=two");
    assert!(!computer.contains(words::press()) && !computer.contains(words::choose()));
    assert!(computer.contains(words::opponent_makes_one()));
}
