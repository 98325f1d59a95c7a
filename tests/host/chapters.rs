//! The chapters of “Go deeper”, along every answer. The right answers and every printed number are computed
//! here by brute force and plain arithmetic.

pub mod answers;
mod misses;
mod truth;
mod words;

use nim::catalogue::{Who, lessons as said, path};
use nim::engine::{Convention, Counts, Move};
use nim::game::teach::{
    Act, Answered, Chapter, Goal, Place, Progress, Question, Session, Support, Task, refutation,
    reply,
};
use nim::game::{GameAction, Seat, Turn};
use nim::screens::teach::{Given, TeachAction, TeachState, lessons_list};
use nim::text::courses::{self, Facts, row_of};
use nim::text::teach as text;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use yew::Callback;

use crate::common::truth::after;
use crate::common::{day, drawn, lesson, lesson_screen};
use answers::{amount, answer, best, play, play_out, right_answer, wait, write};
use truth::Truth;

/// The chapter as somebody opens it who has come so far.
fn opened(chapter: Chapter, kept: Progress) -> Session {
    lesson(
        Place::Chapter(chapter),
        Convention::Misere,
        kept,
        day(23),
        7,
    )
}

/// The chapter at this board, the first one that is not done.
fn opened_at(chapter: Chapter, board: usize) -> Session {
    let mut kept = Progress::default();
    kept.reach(Place::Chapter(chapter), board);
    let session = opened(chapter, kept);
    assert_eq!(session.boards().0, board);
    session
}

fn count(chapter: Chapter) -> usize {
    courses::chapter(chapter).len()
}

/// Each chapter, at each of its boards.
fn all_boards() -> Vec<Session> {
    let boards = |chapter| (0..count(chapter)).map(move |board| opened_at(chapter, board));
    Chapter::ALL.into_iter().flat_map(boards).collect()
}

fn chapter_of(session: &Session) -> Chapter {
    match session.place() {
        Place::Chapter(chapter) => chapter,
        place => panic!("{place:?} is no chapter"),
    }
}

fn at(session: &Session) -> String {
    format!("{:?}, board {}", session.place(), session.boards().0 + 1)
}

/// The screen.
fn html(session: &Session) -> String {
    drawn(lesson_screen(session, ""))
}

/// The screen, after the checks for every screen. The sentences are returned without marks.
fn read(session: &Session) -> String {
    let html = html(session);
    let here = at(session);
    assert_eq!(html.matches("<h2").count(), 1, "{here}");
    assert!(!html.contains(" style=") && !html.contains("<h1"), "{here}");
    let primary = html.matches("button--primary").count();
    assert!(primary <= 1, "{here}: {primary} primary buttons");
    let statuses = html.matches("role=\"status\"").count();
    assert_eq!(statuses, usize::from(!session.is_ended()), "{here}");
    let text = words_of(&html);
    equations(&text, &here);
    text
}

fn words_of(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<').skip(1) {
        let (_, words) = part.split_once('>').unwrap();
        text.push_str(words);
        text.push(' ');
    }
    text.replace("&lt;", "<").replace("&amp;", "&")
}

/// Every equation in a text has to be true: `4 + 1`, `5 ⊕ 1 = 4`, `011 ⊕ 101 = 110`.
fn equations(text: &str, here: &str) -> usize {
    let mut found = 0;
    let sides: Vec<&str> = text.split(" = ").collect();
    for pair in sides.windows(2) {
        let (left, signs) = terms(pair[0].split_whitespace().rev());
        let (right, _) = terms(pair[1].split_whitespace());
        if left.is_empty() || right.is_empty() {
            continue;
        }
        let xor = signs.contains(&"⊕");
        let binary = xor && left.iter().all(|term| term.len() > 1);
        let radix = if binary { 2 } else { 10 };
        let value = |term: &&str| u32::from_str_radix(term, radix).unwrap();
        let one = left
            .iter()
            .map(value)
            .reduce(|sum, term| if xor { sum ^ term } else { sum + term });
        let other: u32 = right.iter().map(value).sum();
        assert_eq!(one, Some(other), "{here}: {pair:?} in {text}");
        found += 1;
    }
    found
}

/// The numbers up to the first word, and the signs between them.
fn terms<'a>(words: impl Iterator<Item = &'a str>) -> (Vec<&'a str>, Vec<&'a str>) {
    let (mut numbers, mut signs) = (Vec::new(), Vec::new());
    for word in words {
        let number = word.trim_matches(|sign: char| !sign.is_ascii_digit());
        let is_number = number.chars().all(|digit| digit.is_ascii_digit());
        let follows = numbers.len() == signs.len();
        match word {
            "+" | "⊕" if !follows => signs.push(word),
            _ if follows && is_number && !number.is_empty() => numbers.push(number),
            _ => break,
        }
        if word.ends_with(['.', ',', ':', ';']) {
            break;
        }
    }
    (numbers, signs)
}

#[test]
fn a_chapter_is_walked_to_its_end_along_right_answers() {
    let mut kept = Progress::default();
    for (done, chapter) in (1..).zip(Chapter::ALL) {
        let (place, all) = (Place::Chapter(chapter), count(chapter));
        for board in 0..all {
            // It goes on at the next board, whether it is left open or opened again.
            let mut session = opened(chapter, kept);
            assert_eq!(session.boards(), (board, all));
            let here = at(&session);
            let ask = text::said(&session).ask.replace('\n', "  ");
            assert!(read(&session).contains(&ask), "{ask}");
            let reads = session.exercise().task == Task::Read;
            assert_eq!(session.can_go_on(), reads, "{here}");
            answer(&mut session, |now| drop(read(now)));
            assert!(session.is_answered(), "{here}");
            let praise = text::reply(&session);
            assert_eq!(praise.is_none(), reads, "{here}");
            let praise = praise.map(|reply| reply.text).unwrap_or_default();
            assert_eq!(praise.is_empty(), reads, "{here}");
            wait(&mut session);
            assert!(session.is_answered() && read(&session).contains(&praise));
            // A board that is answered stays answered, but the end is still to be read.
            let noted = session.kept();
            assert_eq!(noted.reached(place), board + usize::from(!reads), "{here}");
            assert!(!noted.is_done(place), "{here}");
            let mut again = session.clone();
            again.apply(Act::Again);
            assert!(again.can_go_on() && again.is_answered(), "{here}");
            session.apply(Act::Next);
            kept = session.kept().clone();
            let next = (board + 1) % all;
            assert_eq!(session.is_ended(), next == 0, "{here}");
            assert_eq!((kept.board(place), kept.is_done(place)), (next, next == 0));
            assert!(next == 0 || session.boards().0 == next, "{here}");
            let moral = courses::about(chapter).moral;
            assert_eq!(read(&session).contains(moral), next == 0, "{here}");
        }
        assert_eq!(kept.chapters(), done);
    }
    assert_eq!(kept.next_chapter(), None);
}

#[test]
fn the_last_games_must_be_won() {
    for (chapter, first) in [
        (Chapter::Move, Seat::One),
        (Chapter::Limits, Seat::Two),
        (Chapter::Values, Seat::One),
    ] {
        let mut session = opened_at(chapter, count(chapter) - 1);
        assert_eq!(session.exercise().task, Task::Game(first));
        for act in [
            Act::Next,
            Act::Show,
            Act::Check,
            Act::NoMove,
            Act::PlayOn,
            Act::Again,
            Act::Next,
        ] {
            session.apply(act);
            assert!(!session.is_ended() && !session.is_answered());
        }
        // Moves cannot be undone.
        wait(&mut session);
        play(&mut session, (0, 1));
        let ply = session.board().game.ply();
        session.apply(Act::Board(GameAction::Undo));
        assert_eq!(session.board().game.ply(), ply);
        session.apply(Act::Again);
        play_out(&mut session, best, |_| {});
        session.apply(Act::Next);
        assert!(session.is_ended());
    }
}

#[test]
fn a_picture_shows_its_values_only_after_the_answer() {
    for session in all_boards() {
        let mut done = session.clone();
        answer(&mut done, |_| {});
        let (before, after) = (html(&session), html(&done));
        let values = |html: &str| html.matches("tree__value").count();
        let asked = |html: &str| html.matches(">?<").count();
        let blocks = |html: &str| usize::from(html.contains("class=\"block\""));
        let seen = [values, asked, blocks].map(|count| (count(&before), count(&after)));
        let digits = Truth::of(&session.exercise().board).width();
        let expected = match session.exercise().support {
            Support::Tree if session.is_answered() => [(15, 15), (0, 0), (0, 0)],
            Support::Tree => [(0, 15), (0, 0), (0, 0)],
            Support::Columns => [(0, 0), (digits, 0), (0, 0)],
            Support::Values => {
                let is_asked = matches!(session.exercise().task, Task::Number(_));
                [(0, 0), (usize::from(is_asked), 0), (0, 0)]
            }
            // A set has no blocks, but values.
            Support::Blocks if session.exercise().board.counts() == Counts::Value => [(0, 0); 3],
            Support::Blocks => [(0, 0), (0, 0), (1, 1)],
            Support::None | Support::Light | Support::Words => [(0, 0); 3],
        };
        assert_eq!(seen, expected, "{}", at(&session));
    }
}

#[test]
fn the_row_of_values_agrees_with_brute_force() {
    let mut cells = 0;
    for mut session in all_boards() {
        let exercise = session.exercise().clone();
        if exercise.support != Support::Values {
            continue;
        }
        let truth = Truth::of(&exercise.board);
        let largest = *truth.heaps.iter().max().unwrap();
        let is_asked = matches!(exercise.task, Task::Number(_));
        let shown = |session: &Session, known: bool| {
            let html = html(session);
            let (_, table) = html.split_once("lesson__values").unwrap();
            let now = Truth::of(session.position());
            let left = match now.heaps[..] {
                [_] => now.next(),
                _ => Vec::new(),
            };
            (0..=largest)
                .filter(|heap| {
                    let (stones, value) = ((*heap).into(), truth.worth(*heap).into());
                    let said = if !known && *heap == largest {
                        said::ValueAsked { stones }.text()
                    } else if left.contains(heap) {
                        said::ValueLeft { stones, value }.text()
                    } else {
                        said::ValueOf { stones, value }.text()
                    };
                    table.contains(&said)
                })
                .count()
        };
        let all = largest as usize + 1;
        assert_eq!(shown(&session, !is_asked), all, "{}", at(&session));
        answer(&mut session, |_| {});
        assert_eq!(shown(&session, true), all, "{}", at(&session));
        cells += all;
    }
    assert!(cells > 40, "{cells}");
}

#[test]
fn screen_readers_get_every_game_of_the_tree() {
    let mut session = opened_at(Chapter::Tree, 0);
    let truth = Truth::of(&session.exercise().board);
    let games = usize::try_from(truth.tree().1).unwrap();
    assert_eq!(html(&session).matches("<li>").count(), games);
    let told = |taken| ["<li>", &said::Game { taken }.text(), "</li>"].concat();
    assert!(html(&session).contains(&told(&[1, 1, 2])));
    answer(&mut session, |_| {});
    for (taken, winner) in [(&[1, 1, 2][..], &Who::Computer), (&[3, 1], &Who::You)] {
        let told = said::GameWon { taken, winner }.text();
        assert!(html(&session).contains(&told), "{told}");
    }
}

#[test]
fn a_chapter_steps_back_and_forward_and_restarts() {
    let mut session = opened_at(Chapter::Binary, 0);
    session.apply(Act::Back);
    assert_eq!(session.boards().0, 0);
    answer(&mut session, |_| {});
    session.apply(Act::Next);
    session.apply(Act::Back);
    assert_eq!((session.boards().0, session.answered()), (0, Answered::No));
    assert!(session.can_go_on() && !session.is_answered());
    assert!(read(&session).contains(path::next()));
    session.apply(Act::Next);
    session.apply(Act::Next);
    assert_eq!(session.boards().0, 1, "this one was never answered");
    session.apply(Act::Restart);
    assert_eq!(session.boards().0, 0);
    assert_eq!(session.kept().board(session.place()), 1);
    // From its end one comes back to the last board, and at a second time through all of it.
    let last = count(Chapter::Proof) - 1;
    let mut session = opened_at(Chapter::Proof, last);
    session.apply(Act::Next);
    assert!(session.is_ended());
    session.apply(Act::Back);
    assert_eq!((session.boards().0, session.is_ended()), (last, false));
    session.apply(Act::Restart);
    for board in 0..=last {
        assert_eq!(session.boards().0, board);
        session.apply(Act::Next);
    }
    assert!(session.is_ended() && session.kept().is_done(session.place()));
    // A save may know more boards than there are.
    let mut far = Progress::default();
    far.reach(Place::Chapter(Chapter::Limits), 99);
    let all = count(Chapter::Limits);
    assert_eq!(opened(Chapter::Limits, far).boards(), (all - 1, all));
}

#[test]
fn the_computer_never_errs_and_never_guesses() {
    for session in all_boards() {
        let mut boards = vec![session.exercise().board.clone()];
        for _ in 0..40 {
            let Some(board) = boards.pop() else { break };
            let truth = Truth::of(&board);
            let first = reply(&board);
            assert_eq!(first, reply(&board));
            if let Some(by) = first {
                let left = after(&truth.heaps, (by.heap, by.take.get()));
                assert_eq!(truth.wins(&truth.heaps), !truth.wins(&left));
            }
            assert_eq!(refutation(&board).first().copied(), first);
            let next = board.legal_moves();
            boards.extend(next.map(|by| board.clone().play(by).unwrap()));
        }
    }
}

#[test]
fn the_list_shows_what_is_done_and_leads_to_every_chapter() {
    let mut progress = Progress::default();
    let html = drawn(lessons_list(&progress, &Callback::noop()));
    let (_, list) = html.split_once("<ol").unwrap();
    let places = [
        "#/path",
        "#/learn/binary",
        "#/learn/move",
        "#/learn/limits",
        "#/learn/values",
        "#/learn/tree",
        "#/learn/proof",
        "#/learn/history",
        "#/learn/teachers",
    ]
    .map(|link| list.find(&format!("href=\"{link}\"")).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(list.matches("</li>").count(), places.len());
    assert!(html.contains(&[said::begin(), "</a>"].concat()));
    progress.reach(Place::Chapter(Chapter::Limits), 2);
    progress.finish(Place::Chapter(Chapter::Binary));
    let html = drawn(lessons_list(&progress, &Callback::noop()));
    assert_eq!(html.matches("data-state=\"done\"").count(), 1);
    assert_eq!(html.matches("data-state=\"begun\"").count(), 1);
    let (done, all) = (1_u32.into(), 6_u32.into());
    assert!(html.contains(&said::DoneOf { done, all }.text()));
    // The one that was begun comes first.
    let (before, _) = html
        .split_once(&[">", said::go_on(), "</a>"].concat())
        .unwrap();
    let (_, on) = before.rsplit_once("<a ").unwrap();
    assert!(on.contains("\"#/learn/limits\""), "{on}");
    progress.finish(Place::Chapter(Chapter::Limits));
    assert_eq!(progress.next_chapter(), Some(Chapter::Move));
}

#[test]
fn no_press_or_input_breaks_a_chapter() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut presses = vec![
        Act::Next,
        Act::Back,
        Act::Again,
        Act::Restart,
        Act::Check,
        Act::Show,
        Act::Help,
        Act::NoMove,
        Act::TakeBack,
        Act::PlayOn,
        Act::Board(GameAction::LetGo),
        Act::Board(GameAction::Undo),
    ];
    presses.extend([0, 1, 2, 99].map(Act::Answer));
    presses.extend([0, 3, 7, 99].map(Act::Number));
    presses.extend([(0, 0), (0, 2), (9, 9)].map(|(heap, stone)| Act::Cut(heap, stone)));
    presses.extend([(0, 1), (2, 4), (9, 9)].map(|(heap, size)| Act::Block(heap, size)));
    for chapter in Chapter::ALL {
        let mut state = TeachState::default();
        let given = Given {
            place: Place::Chapter(chapter),
            last: Convention::Misere,
            today: day(23),
            hints: true,
            page: String::new(),
            seed: 5,
            kept: Progress::default(),
        };
        state = state.after(TeachAction::Act(Act::Next));
        state = state.after(TeachAction::Begin(given));
        for _ in 0..1500 {
            let act = match chance.random_range(0..5) {
                0 | 1 => presses[chance.random_range(0..presses.len())].clone(),
                2 => {
                    let typed = ["", "1", "5", "101", "x", "7"][chance.random_range(0..6)];
                    Act::Write(typed.to_owned())
                }
                3 => {
                    let (heap, take) = (chance.random_range(0..4), chance.random_range(1..8));
                    let chosen = GameAction::Choose(Move::new(heap, take).unwrap());
                    state = state.after(TeachAction::Act(Act::Board(chosen)));
                    Act::Board(GameAction::Take)
                }
                _ => Act::Tick,
            };
            state = state.after(TeachAction::Act(act));
            let session = state.session.as_ref().unwrap();
            assert!(session.boards().0 < session.boards().1);
            if chance.random_bool(0.02) {
                read(session);
            }
        }
    }
}
