//! Sets of numbers to take: how they are written, and what is said of their boards.

use std::collections::BTreeSet;

use nim::engine::{Position, Setup};
use nim::game::{
    FieldError, Form, FormAction, GameState, LinkError, LinkReason, MatchConfig, SETS, own_link,
    read_board, read_link, read_takes, set,
};
use nim::text::why::why;
use nim::text::{analysis, play};

use crate::common::reasons::claimed;
use crate::common::truth::Truth;

fn board(link: &str) -> Position {
    read_board(link).unwrap()
}

#[test]
fn a_set_is_read_from_links_and_fields_and_written_as_it_counts() {
    for (written, kept) in [
        ("1,3,4", "1,3,4"),
        ("4,1,3", "1,3,4"),
        ("1,2,3", "3"),
        ("2,3", "2,3"),
        ("3", "3"),
        ("1,31", "1,31"),
    ] {
        let link = format!("#/play?heaps=9,8&take={written}");
        let game = GameState::opening(&link).game;
        assert_eq!(own_link(&game), format!("#/play?heaps=9,8&take={kept}"));
        assert_eq!(read_takes(written), read_takes(kept));
    }
    for typed in ["1 3 4", "1, 3, 4", "4;3;1", " 1-3-4 ", "1,3,4,"] {
        assert_eq!(read_takes(typed), read_takes("1,3,4"), "{typed}");
    }
    // As the buttons below the field write them.
    for offered in SETS {
        assert_eq!(read_takes(&set(offered).to_string()), Ok(set(offered)));
    }
    for wrong in ["0", "1,1", "0,2", "1,100", "1,x", "-1,3", "1,,3"] {
        assert_eq!(read_takes(wrong), Err(FieldError::Takes), "{wrong}");
        let refused = read_link(&format!("#/play?heaps=9&take={wrong}")).unwrap_err();
        let reason = LinkReason::Takes(wrong.to_owned());
        assert_eq!(
            refused,
            LinkError::Value {
                key: "take",
                reason
            }
        );
    }
}

#[test]
fn a_start_without_a_move_is_refused() {
    let refused = read_link("#/play?heaps=1,1&take=2,3").unwrap_err();
    let reason = LinkReason::NoMove;
    assert_eq!(
        refused,
        LinkError::Value {
            key: "take",
            reason
        }
    );
    assert!(read_link("#/play?heaps=1,2&take=2,3").is_ok());
    let form = Form::of(&MatchConfig::default())
        .after(FormAction::Limit("9, 8".to_owned()))
        .table(true);
    // The sizes of a board that is offered have no field.
    assert_eq!(form.unwrap_err().limit, Some(FieldError::NoMove));
    // In the middle of a game, as the analysis shows it, such a board is the end.
    assert!(board("#/analyse?heaps=1,1&take=2,3").is_terminal());
}

#[test]
fn the_last_move_is_named_where_stones_may_be_left() {
    let rule = |link| play::rule_in_full(board(link).rules());
    assert_eq!(
        rule("#/play?heaps=9&take=1,3,4&rule=normal"),
        "Take 1, 3 or 4 stones from one heap. The last stone wins."
    );
    assert_eq!(
        rule("#/play?heaps=9&take=2,3"),
        "Take 2 or 3 stones from one heap. The last move loses."
    );
    let over = why(&board("#/play?heaps=1,0&take=2,3&rule=normal"));
    assert_eq!(over, "No move is left, and the last move wins.");
}

#[test]
fn each_sentence_is_true_by_trying_every_move() {
    let mut begun = BTreeSet::new();
    for take in ["1,3,4", "1,4", "2,3", "1,3,5"] {
        for rule in ["normal", "misere"] {
            let rules = board(&format!("#/analyse?heaps=9&rule={rule}&take={take}")).rules();
            let mut truth = Truth::new(rules);
            for number in 0..9 * 9 * 9 {
                let heaps = [number / 81, number / 9 % 9, number % 9];
                let board = Setup::new(heaps.to_vec(), rules).position().unwrap();
                let told = why(&board);
                let wins = truth.wins(&heaps);
                let claim = claimed(&told, &heaps, &mut truth);
                assert_eq!(claim, Some(wins), "{heaps:?} {take} {rule}: {told}");
                let words: Vec<&str> = told.split([' ', ':', ',']).take(2).collect();
                begun.insert(words.join(" "));
                if !board.is_terminal() {
                    let values = heaps.map(|heap| truth.worth(heap).to_string()).join(", ");
                    let told = analysis::counting(&board).unwrap();
                    assert!(told.contains(&format!("value: {values}. ")), "{told}");
                }
            }
        }
    }
    assert!(begun.len() >= 8, "{begun:?}");
}

#[test]
fn the_period_of_the_values_is_told() {
    // The tests of the engine work these periods out.
    for (take, told) in [
        ("1,3,4", "The values repeat after 7 stones."),
        (
            "1,4,10",
            "From a heap of 16 on, the values repeat after 11 stones.",
        ),
        ("10,31", "The values repeat after 41 stones."),
    ] {
        let board = board(&format!("#/analyse?heaps=31&take={take}"));
        let said = analysis::counting(&board).unwrap();
        assert!(said.ends_with(told), "{said}");
    }
}
