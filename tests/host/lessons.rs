//! The lessons, along every answer. The right answers and every printed number are computed here by
//! brute force and plain arithmetic.

pub mod answers;
mod kept;
mod misses;
mod truth;
mod words;

use nim::catalogue::{Who, lessons as said};
use nim::engine::Move;
use nim::game::lesson::{Answered, Figure, Goal, Miss, Question, Task, refutation, reply, steps};
use nim::game::{Chapter, GameAction, Lesson, Progress, Seat, Turn};
use nim::screens::lessons::{LessonState, LessonView, LessonsAction, lesson_view, lessons_list};
use nim::text::lesson as text;
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use yew::Callback;

use crate::common::drawn;
use crate::common::truth::after;
use answers::{amount, answer, best, play, play_out, right_answer, wait, write};
use truth::Truth;

/// Each lesson, at each of its steps.
fn all_steps() -> Vec<Lesson> {
    let chapters = Chapter::ALL.into_iter();
    let steps = chapters
        .flat_map(|chapter| (0..steps(chapter).len()).map(move |step| Lesson::open(chapter, step)));
    steps.collect()
}

fn place(lesson: &Lesson) -> String {
    format!("{:?}, step {}", lesson.chapter(), lesson.step() + 1)
}

/// The screen.
fn html(lesson: &Lesson) -> String {
    drawn(lesson_view(&LessonView {
        lesson,
        one_tap: false,
        act: &Callback::noop(),
        dispatch: &Callback::noop(),
    }))
}

/// The screen, after the checks for every screen. The sentences are returned without marks.
fn read(lesson: &Lesson) -> String {
    let html = html(lesson);
    let here = place(lesson);
    assert_eq!(html.matches("<h2").count(), 1, "{here}");
    assert!(!html.contains(" style=") && !html.contains("<h1"), "{here}");
    let primary = html.matches("button--primary").count();
    assert!(primary <= 1, "{here}: {primary} primary buttons");
    let statuses = html.matches("role=\"status\"").count();
    assert_eq!(statuses, usize::from(!lesson.is_finished()), "{here}");
    let text = words_of(&html);
    equations(&text, &here);
    text
}

fn words_of(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<').skip(1) {
        let (_, words) = part.split_once('>').unwrap();
        text.push_str(words);
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
fn a_lesson_is_walked_to_its_end_along_right_answers() {
    let mut progress = Progress::default();
    for (count, chapter) in (1..).zip(Chapter::ALL) {
        let mut lesson = Lesson::resume(chapter, &progress);
        for step in 0..lesson.length() {
            assert_eq!(lesson.step(), step);
            let ask = text::words(&lesson).ask.replace('\n', "");
            assert!(read(&lesson).contains(&ask), "{ask}");
            let before = lesson.clone();
            lesson.next();
            let went_on = lesson != before;
            lesson = before;
            assert_eq!(
                went_on,
                lesson.current().task == Task::Say,
                "{}",
                place(&lesson)
            );
            answer(&mut lesson, |now| drop(read(now)));
            assert!(lesson.is_answered(), "{}", place(&lesson));
            let praise = text::words(&lesson).right;
            let says = lesson.current().task == Task::Say;
            assert_eq!(praise.is_none(), says, "{}", place(&lesson));
            let praise = praise.unwrap_or_default();
            assert!(read(&lesson).contains(&*praise), "{praise}");
            wait(&mut lesson);
            assert!(lesson.is_answered() && read(&lesson).contains(&*praise));
            progress.note(&lesson);
            assert_eq!(
                (progress.step(chapter), progress.is_done(chapter)),
                (step, false)
            );
            lesson.next();
        }
        assert!(lesson.is_finished());
        assert!(read(&lesson).contains(text::course(chapter).moral));
        progress.note(&lesson);
        assert!(progress.is_done(chapter));
        assert_eq!((progress.step(chapter), progress.done()), (0, count));
    }
    assert_eq!(progress.next(), None);
}

#[test]
fn the_last_games_of_the_lesson_must_be_won() {
    for (chapter, first) in [(Chapter::Move, Seat::One), (Chapter::Limits, Seat::Two)] {
        let last = steps(chapter).len() - 1;
        let mut lesson = Lesson::open(chapter, last);
        assert_eq!(lesson.current().task, Task::Game(first));
        for press in [
            Lesson::next,
            Lesson::show,
            Lesson::check,
            Lesson::again,
            Lesson::next,
        ] {
            press(&mut lesson);
            assert!(!lesson.is_finished() && !lesson.is_answered());
        }
        // Moves cannot be undone.
        wait(&mut lesson);
        play(&mut lesson, (0, 1));
        let ply = lesson.board().game.ply();
        lesson.act(GameAction::Undo);
        assert_eq!(lesson.board().game.ply(), ply);
        lesson.again();
        play_out(&mut lesson, best, |_| {});
        lesson.next();
        assert!(lesson.is_finished());
    }
}

#[test]
fn a_picture_shows_its_values_only_after_the_answer() {
    for lesson in all_steps() {
        let mut done = lesson.clone();
        answer(&mut done, |_| {});
        let (before, after) = (html(&lesson), html(&done));
        let values = |html: &str| html.matches("tree__value").count();
        let asked = |html: &str| html.matches(">?<").count();
        let blocks = |html: &str| usize::from(html.contains("class=\"block\""));
        let seen = [values, asked, blocks].map(|count| (count(&before), count(&after)));
        let digits = Truth::of(&lesson.current().board).width();
        let expected = match lesson.current().figure {
            Figure::Tree if lesson.is_answered() => [(15, 15), (0, 0), (0, 0)],
            Figure::Tree => [(0, 15), (0, 0), (0, 0)],
            Figure::Bits => [(0, 0), (digits, 0), (0, 0)],
            Figure::Blocks => [(0, 0), (0, 0), (1, 1)],
            Figure::Board | Figure::Words => [(0, 0); 3],
        };
        assert_eq!(seen, expected, "{}", place(&lesson));
    }
}

#[test]
fn screen_readers_get_every_game_of_the_tree() {
    let mut lesson = Lesson::open(Chapter::Tree, 0);
    let truth = Truth::of(&lesson.current().board);
    let games = usize::try_from(truth.tree().1).unwrap();
    assert_eq!(html(&lesson).matches("<li>").count(), games);
    let told = |taken| ["<li>", &said::Game { taken }.text(), "</li>"].concat();
    assert!(html(&lesson).contains(&told(&[1, 1, 2])));
    answer(&mut lesson, |_| {});
    for (taken, winner) in [(&[1, 1, 2][..], &Who::Computer), (&[3, 1], &Who::You)] {
        let told = said::GameWon { taken, winner }.text();
        assert!(html(&lesson).contains(&told), "{told}");
    }
}

#[test]
fn the_page_makes_no_move_in_the_name_of_the_reader() {
    use nim::game::lesson::LastMove;
    for lesson in all_steps() {
        let Task::Choose(question) = lesson.current().task else {
            continue;
        };
        let truth = Truth::of(&lesson.current().board);
        let right = right_answer(question, &truth);
        for wrong in (0..text::words(&lesson).answers.len()).filter(|&at| at != right) {
            let mut lesson = lesson.clone();
            lesson.choose(wrong);
            while lesson.due().is_some() {
                lesson.tick();
                let (_, made) = lesson.board().game.last().unwrap();
                let first = lesson.board().game.ply() == 1;
                let expected = match (question, first) {
                    (Question::Worth, true) => LastMove::Theirs(made),
                    (Question::Worth, false) => LastMove::Yours(made),
                    (_, false) => LastMove::Answer(made),
                    (_, true) if truth.wins(&truth.heaps) => LastMove::Winning(made),
                    (_, true) => LastMove::Example(made),
                };
                assert_eq!(lesson.last_move(), Some(expected), "{}", place(&lesson));
                assert!(!text::news(&lesson).is_empty());
            }
        }
    }
}

#[test]
fn a_lesson_steps_back_and_forward_and_restarts() {
    let mut lesson = Lesson::open(Chapter::Binary, 0);
    lesson.back();
    assert_eq!(lesson.step(), 0);
    answer(&mut lesson, |_| {});
    lesson.next();
    lesson.back();
    assert_eq!((lesson.step(), lesson.answered()), (0, Answered::No));
    assert!(lesson.can_go_on() && !lesson.is_answered());
    assert!(read(&lesson).contains(said::next()));
    lesson.next();
    assert_eq!(lesson.step(), 1);
    lesson.next();
    assert_eq!(lesson.step(), 1, "this one was never answered");
    lesson.restart();
    assert_eq!(lesson.step(), 0);
    for (step, at) in [(2, 2), (99, 0)] {
        assert_eq!(Lesson::open(Chapter::Limits, step).step(), at);
    }
}

#[test]
fn the_computer_of_the_lessons_never_errs_and_never_guesses() {
    for lesson in all_steps() {
        let mut boards = vec![lesson.current().board.clone()];
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
            boards.extend(
                board
                    .legal_moves()
                    .map(|by| board.clone().play(by).unwrap()),
            );
        }
    }
}

#[test]
fn the_list_shows_what_is_done_and_leads_to_every_lesson() {
    let mut progress = Progress::default();
    let html = drawn(lessons_list(&progress, &Callback::noop()));
    let (_, list) = html.split_once("<ol").unwrap();
    let places = [
        "#/path",
        "#/learn/binary",
        "#/learn/move",
        "#/learn/limits",
        "#/learn/tree",
        "#/learn/proof",
        "#/learn/history",
        "#/learn/teachers",
    ]
    .map(|link| list.find(&format!("href=\"{link}\"")).unwrap());
    assert!(places.is_sorted(), "{places:?}");
    assert_eq!(list.matches("<li").count(), places.len());
    assert!(html.contains(&[said::begin(), "</a>"].concat()));
    progress.note(&Lesson::open(Chapter::Limits, 2));
    let mut first = Lesson::open(Chapter::Binary, steps(Chapter::Binary).len() - 1);
    answer(&mut first, |_| {});
    first.next();
    progress.note(&first);
    let html = drawn(lessons_list(&progress, &Callback::noop()));
    assert_eq!(html.matches("data-state=\"done\"").count(), 1);
    assert_eq!(html.matches("data-state=\"begun\"").count(), 1);
    let (done, all) = (1_u32.into(), 5_u32.into());
    assert!(html.contains(&said::DoneOf { done, all }.text()));
    assert!(html.contains(&[said::go_on(), "</a>"].concat()));
}

#[test]
fn no_press_or_input_breaks_a_lesson() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut presses = vec![
        LessonsAction::Next,
        LessonsAction::Back,
        LessonsAction::Again,
        LessonsAction::Restart,
        LessonsAction::Check,
        LessonsAction::Show,
    ];
    presses.extend([0, 1, 2, 99].map(LessonsAction::Answer));
    presses.extend([0, 3, 7, 99].map(LessonsAction::Number));
    for chapter in Chapter::ALL {
        let mut state = LessonState::resume(chapter, &Progress::default());
        for _ in 0..1500 {
            let press = |heap, take| GameAction::Choose(Move::new(heap, take).unwrap());
            let action = match chance.random_range(0..5) {
                0 | 1 => presses[chance.random_range(0..presses.len())].clone(),
                2 => {
                    let typed = ["", "1", "5", "101", "x", "7"][chance.random_range(0..6)];
                    LessonsAction::Write(typed.to_owned())
                }
                3 => {
                    let (heap, take) = (chance.random_range(0..4), chance.random_range(1..8));
                    state = state.after(LessonsAction::Act(press(heap, take)));
                    LessonsAction::Act(GameAction::Take)
                }
                _ => LessonsAction::Tick,
            };
            state = state.after(action);
            assert!(state.lesson.step() < state.lesson.length());
            if chance.random_bool(0.02) {
                read(&state.lesson);
            }
        }
    }
}

#[test]
fn a_lesson_that_was_begun_comes_before_the_first_that_is_not_done() {
    for (kept, next) in [
        ("1", Chapter::Binary),
        ("1 tree=4", Chapter::Tree),
        ("1 binary=3+ tree=4+", Chapter::Move),
    ] {
        let progress = Progress::read(kept).unwrap();
        assert_eq!(progress.next(), Some(next), "{kept}");
    }
}
