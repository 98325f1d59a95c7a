//! The page for teachers: the link for pupils, and the game without hints that it may lead to.

use std::num::NonZeroU32;

use nim::catalogue::{link as words, why};
use nim::engine::{Convention, Rules, Strategy};
use nim::game::{
    Against, FieldError, Form, FormAction, Game, Opener, Player, Seat, enlarged, is_large,
    read_link,
};
use nim::route::Route;
use nim::screens::teach::{Beginning, LESSON, TeachersView, teachers_view, ticket};
use nim::state::{AppAction, AppState};
use nim::text;
use yew::{Callback, Html};

use crate::common::codes::scanned;
use crate::common::elements::{Drawn, Element};
use crate::common::truth::{Truth, after};
use crate::common::{boards_of, keeping, read_address};

fn begin(sizes: &str, last: Convention, hints: bool) -> Beginning {
    let usual = Beginning::default();
    let form = usual.form.after(FormAction::Sizes(sizes.to_owned()));
    let form = form.after(FormAction::Convention(last));
    Beginning { form, hints }
}

const PAGE: &str = "https://nim.example/";

/// The page for teachers with this table in its form.
fn page_for_teachers(begins: &Beginning) -> Html {
    teachers_view(&TeachersView {
        begins,
        page: PAGE,
        told: "",
        on_change: &Callback::noop(),
        on_copied: &Callback::noop(),
        dispatch: &Callback::noop(),
    })
}

#[test]
fn the_minutes_of_the_plan_add_up_to_the_lesson() {
    let html = page_for_teachers(&Beginning::default());
    let cells = Drawn::of(&html).all("teachers__minutes");
    let minutes = cells.iter().map(|cell| cell.text().parse().unwrap());
    let minutes: Vec<u32> = minutes.collect();
    let (sum, phases) = minutes.split_last().unwrap();
    assert!(phases.len() > 4, "{phases:?}");
    assert_eq!((*sum, phases.iter().sum::<u32>()), (LESSON, 45));
}

#[test]
fn each_question_has_its_answer() {
    let html = page_for_teachers(&Beginning::default());
    let page = Drawn::of(&html);
    for (list, count) in [("teachers__steps", 12), ("teachers__ticket", 3)] {
        let list = page.one(list).drawn();
        let mut answers: Vec<_> = list
            .all("teachers__answer")
            .into_iter()
            .map(Element::text)
            .collect();
        assert_eq!(list.all("teachers__fold").len(), count);
        answers.sort();
        answers.dedup();
        assert_eq!(answers.len(), count, "{answers:?}");
        assert!(answers.iter().all(|answer| answer.len() > 20));
    }
}

#[test]
fn the_answers_about_two_heaps_are_true() {
    for rules in [Rules::normal(), Rules::misere()] {
        let mut truth = Truth::new(rules);
        for heaps in boards_of(2, 9).filter(|heaps| !heaps.contains(&0)) {
            let is_exception = !truth.is_normal() && heaps == [1, 1];
            let is_lost = heaps[0] == heaps[1] && !is_exception;
            assert_eq!(truth.wins(&heaps), !is_lost, "{heaps:?} {rules:?}");
        }
        // A hundred single stones, taken one by one.
        assert_eq!(truth.wins(&[1; 100]), !truth.is_normal());
    }
}

#[test]
fn the_answers_of_the_exit_ticket_agree_with_brute_force() {
    let html = page_for_teachers(&Beginning::default());
    let page = Drawn::of(&html);
    let answers = page.one("teachers__ticket").drawn();
    let answers = answers.all("teachers__answer");
    let (mut truth, mut lost) = (Truth::new(Rules::misere()), 0);
    for ((_, board), answer) in ticket(Convention::Misere).iter().zip(&answers) {
        let (heaps, answer) = (board.heaps(), answer.text());
        assert_eq!(board.rules(), truth.rules);
        let begins = match truth.winning(heaps)[..] {
            [] => {
                lost += 1;
                why::no_move_wins().to_owned()
            }
            [(heap, take)] => {
                assert!(!truth.wins(&after(heaps, (heap, take))));
                let take = take.into();
                why::TakeFrom { take, heap }.text()
            }
            ref moves => panic!("{heaps:?} has {} answers", moves.len()),
        };
        let reason = answer.strip_prefix(&*begins).map(str::trim);
        assert!(reason.is_some_and(|reason| reason.len() > 10), "{answer}");
    }
    assert_eq!((answers.len(), lost), (3, 1));
}

#[test]
fn every_link_of_the_page_leads_somewhere_and_stands_on_paper_in_full() {
    let html = page_for_teachers(&Beginning::default());
    let page = Drawn::of(&html);
    let links = page.all("teachers__way");
    assert!(links.len() > 40, "only {} links", links.len());
    for link in links {
        let to = link.attr("href");
        assert_eq!(link.attr("data-whole"), [PAGE, to].concat());
        let opened = read_address(AppState::opening(to));
        assert_eq!(opened.table.link_error, None, "{to}");
    }
}

#[test]
fn the_code_on_the_page_opens_the_link_for_pupils() {
    for hints in [true, false] {
        let begins = begin("4 4", Convention::Normal, hints);
        let html = page_for_teachers(&begins);
        let read = scanned(Drawn::of(&html).one("qr"));
        assert_eq!(read, [PAGE, &begins.link().unwrap()].concat());
    }
    // Without a table there is no link.
    let html = page_for_teachers(&begin("x", Convention::Normal, true));
    assert!(Drawn::of(&html).all("qr").is_empty());
}

#[test]
fn the_link_of_a_teacher_seats_the_chosen_opponent() {
    let fill = |actions: &[FormAction]| {
        let Beginning { form, hints } = Beginning::default();
        let form = actions.iter().cloned().fold(form, Form::after);
        let link = Beginning { form, hints }.link();
        link.map(|link| read_link(&link).unwrap().unwrap().table().clone())
    };
    for level in Strategy::LEVELS {
        let table = fill(&[FormAction::Strategy(Seat::Two, level)]).unwrap();
        assert_eq!(table.player(Seat::Two), &Player::Computer(level));
    }
    let table = fill(&[
        FormAction::Against(Against::Friend),
        FormAction::Limit("3".to_owned()),
        FormAction::Opener(Opener::Seat(Seat::Two)),
    ])
    .unwrap();
    assert!(
        table
            .players
            .iter()
            .all(|player| *player == Player::Person(None))
    );
    assert_eq!(table.board.rules().limit(), NonZeroU32::new(3));
    assert_eq!(table.first, Seat::Two);
    let zero = fill(&[FormAction::Limit("0".to_owned())]).unwrap_err();
    assert_eq!(zero.limit, Some(FieldError::Takes));
}

/// A pupil who opens the link again, or another one at the same device, gets all stones, and nothing to redo.
#[test]
fn a_followed_link_for_pupils_lays_a_fresh_board() {
    for hints in [true, false] {
        let mut begins = begin("3 4 5", Convention::Normal, hints);
        begins.form = begins.form.after(FormAction::Against(Against::Friend));
        let link = begins.link().unwrap();
        let first = opened(&link);
        let fresh = Game::new(first.table.game.table().clone());
        let played = keeping::play(first.clone(), "C2,A3");
        let undone = played.clone().after(AppAction::Undo).after(AppAction::Undo);
        assert_eq!(undone.table.game.ply(), 0);
        let over = keeping::play(played.clone(), "B4,C3");
        assert!(over.table.game.position().is_terminal());
        for before in [first, played, undone, over] {
            let text = keeping::text(&before);
            let again = keeping::visit(&link, true, &text);
            assert_eq!(again.table.game, fresh, "in another tab");
            assert!(!again.table.game.can_redo());
            let again = before.after(AppAction::Follow(link.clone()));
            assert_eq!(again.table.game, fresh, "in the same tab");
            assert!(!again.table.game.can_redo());
        }
    }
}

/// The page of somebody who has opened this link.
fn opened(link: &str) -> AppState {
    AppState::opening(link)
}

#[test]
fn the_link_of_a_teacher_opens_that_table() {
    for (sizes, heaps) in [
        ("3, 5, 7", vec![3, 5, 7]),
        ("4 4", vec![4, 4]),
        ("21", vec![21]),
    ] {
        for last in [Convention::Misere, Convention::Normal] {
            for hints in [true, false] {
                let link = begin(sizes, last, hints).link().unwrap();
                let game = read_link(&link).unwrap().unwrap();
                let board = &game.table().board;
                assert_eq!(
                    (board.heaps(), board.rules().convention),
                    (&*heaps, last),
                    "{link}"
                );
                let page = opened(&link);
                assert_eq!(page.table.game.table(), game.table(), "{link}");
                // A hint that is off does not come by its key either.
                let asked = page.after(AppAction::Hint);
                assert_eq!(asked.table.help.hints, u32::from(hints), "{link}");
            }
        }
    }
    assert_eq!(
        begin("3 5 7", Convention::Misere, false).link().unwrap(),
        "#/play?hints=off"
    );
}

/// The addresses of analysis and tree in a game of two people after one move.
#[test]
fn analysis_and_tree_of_a_game_without_hints_have_a_board_of_their_own() {
    for (hints, own) in [("", false), ("&hints=off", true)] {
        let page = AppState::opening(&format!("#/play?heaps=2,9&two=human{hints}&moves=B1"));
        for route in [Route::Analyse, Route::Tree] {
            let address = route.from_game(&page.table.game);
            assert_eq!(!address.contains("heaps=2,8"), own, "{address}");
            let large = enlarged(&address);
            assert!(is_large(&large) && !is_large(&address), "{large}");
            // Only the game's own board counts as help.
            let looked = page.clone().after(AppAction::Visit(route, large.into()));
            assert_eq!(looked.table.help.hints == 0, own, "{address}");
        }
    }
}

#[test]
fn sizes_that_make_no_board_make_no_link() {
    let many = ["1"; 13].join(",");
    for sizes in ["", " ", "x", "3,,5", "100", "-3", &many] {
        assert!(
            begin(sizes, Convention::Misere, true).link().is_err(),
            "{sizes}"
        );
    }
    let empty = begin("3, 0", Convention::Misere, true).link().unwrap_err();
    assert_eq!(empty.sizes, Some(FieldError::Empty(1)));
}

#[test]
fn a_link_knows_two_words_for_hints() {
    assert_eq!(read_link("#/play?hints=on"), read_link("#/play?"));
    let error = read_link("#/play?hints=maybe").unwrap_err();
    let text = "maybe";
    assert_eq!(
        text::link::trouble(&error),
        text::in_a_row(&[words::not_opened(), &words::UnknownHints { text }.text()])
    );
    assert!(read_link("#/play?hints=off&hints=on").is_err());
}
