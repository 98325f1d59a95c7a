//! Every wrong answer has its reason or its counter-move, and the lesson can continue.

use nim::game::lesson::NUMBERS;

use super::*;

/// After a mistake a retry resets everything. Except in a game that must be won, the person can also ask
/// for the answer. Then the lesson can continue.
fn goes_on(mut lesson: Lesson) {
    let here = place(&lesson);
    wait(&mut lesson);
    read(&lesson);
    let fresh = Lesson::open(lesson.chapter(), lesson.step());
    let mut again = lesson.clone();
    again.again();
    assert_eq!((again.answered(), again.due()), (Answered::No, fresh.due()));
    assert_eq!(again.board().game.position(), fresh.board().game.position());
    answer(&mut again, |_| {});
    assert!(again.is_answered(), "{here}");
    lesson.show();
    if matches!(lesson.current().task, Task::Game(_)) {
        assert!(!lesson.is_answered(), "{here}: a game is not given away");
        return;
    }
    assert_eq!(lesson.answered(), Answered::Shown, "{here}");
    read(&lesson);
    let last = lesson.step() + 1 == lesson.length();
    let step = lesson.step();
    lesson.next();
    assert!(lesson.is_finished() == last && (last || lesson.step() == step + 1));
}

/// The reason for a miss, which has to be there.
fn reason(lesson: &Lesson) -> String {
    let judged = text::judgement(lesson).unwrap();
    assert_eq!(judged.good, Some(false), "{}", place(lesson));
    assert!(judged.text.len() > 15, "{}: {}", place(lesson), judged.text);
    assert!(read(lesson).contains(&*judged.text));
    judged.text.into_owned()
}

#[test]
fn each_wrong_answer_has_a_reason_and_on_a_board_a_counter_move() {
    let mut shown = 0;
    for lesson in all_steps() {
        let Task::Choose(question) = lesson.current().task else {
            continue;
        };
        let asked = lesson.current().board.clone();
        let truth = Truth::of(&asked);
        let right = right_answer(question, &truth);
        let answers = text::words(&lesson).answers;
        assert_eq!(answers[right].miss, None, "{}", place(&lesson));
        for wrong in (0..answers.len()).filter(|&at| at != right) {
            let mut lesson = lesson.clone();
            lesson.choose(wrong);
            assert_eq!(lesson.answered(), Answered::Wrong(Miss::Choice(wrong)));
            assert_eq!(Some(reason(&lesson).into()), answers[wrong].miss);
            let moves = lesson.current().shows_stones() && truth.heaps.iter().any(|&held| held > 0);
            assert_eq!(lesson.due().is_some(), moves, "{}", place(&lesson));
            // A move that the text announces has to happen.
            assert!(
                moves || !reason(&lesson).contains("Watch"),
                "{}",
                place(&lesson)
            );
            wait(&mut lesson);
            if moves {
                shown += 1;
                let game = &lesson.board().game;
                assert!(!game.moves().is_empty());
                assert!(!truth.wins(game.position().heaps()) || game.position().is_terminal());
                let one = game.moves().len() == 1;
                assert!(one == truth.wins(&truth.heaps) || game.position().is_terminal());
            }
            goes_on(lesson.clone());
            // Another answer may be pressed at once.
            lesson.choose(right);
            assert_eq!((lesson.answered(), lesson.due()), (Answered::Right, None));
            assert_eq!(*lesson.board().game.position(), asked);
        }
        let mut lesson = lesson;
        lesson.choose(9);
        assert_eq!(lesson.answered(), Answered::Wrong(Miss::Choice(9)));
    }
    assert_eq!(shown, 6);
}

#[test]
fn each_wrong_number_has_its_reason() {
    for lesson in all_steps() {
        let (asked, bits) = match lesson.current().task {
            Task::Number(asked) => (asked, false),
            Task::Bits(asked) => (asked, true),
            _ => continue,
        };
        let truth = Truth::of(&lesson.current().board.clone());
        let right = amount(asked, &truth);
        for wrong in (0..40).filter(|&number| number != right) {
            let mut lesson = lesson.clone();
            let typed = if bits {
                format!("{wrong:b}")
            } else {
                wrong.to_string()
            };
            assert!(bits || NUMBERS.contains(&right), "{right} can be pressed");
            write(&mut lesson, &typed);
            assert_eq!(lesson.answered(), Answered::Wrong(Miss::Number));
            let (typed, reason) = (&*typed, &*text::words(&lesson).wrong.unwrap());
            let told = said::NotThisNumber { typed, reason }.text();
            assert_eq!(self::reason(&lesson), told);
            goes_on(lesson);
        }
        let unreadable = [
            "",
            "x",
            "-1",
            "+4",
            "1.5",
            "4 5",
            "99999999999999999999",
            "٣",
        ];
        for typed in unreadable.into_iter().chain(["12"]).filter(|_| bits) {
            let mut lesson = lesson.clone();
            write(&mut lesson, typed);
            assert_eq!(
                lesson.answered(),
                Answered::Wrong(Miss::Unreadable),
                "{typed}"
            );
            reason(&lesson);
            goes_on(lesson);
        }
        let mut lesson = lesson;
        lesson.write(&right.to_string());
        lesson.act(GameAction::Take);
        assert_eq!(lesson.answered(), Answered::No, "nothing is taken there");
        if !bits {
            lesson.press_number(right);
            assert_eq!(lesson.answered(), Answered::Right);
        }
    }
}

#[test]
fn each_wrong_move_is_answered_on_the_board_by_one_that_wins() {
    let mut tried = 0;
    for lesson in all_steps() {
        let Task::Move(goal) = lesson.current().task else {
            continue;
        };
        let truth = Truth::of(&lesson.current().board.clone());
        let winning = truth.winning(&truth.heaps);
        assert_eq!(goal == Goal::Win, !winning.is_empty(), "{}", place(&lesson));
        for made in truth.moves(&truth.heaps) {
            let mut lesson = lesson.clone();
            let left = after(&truth.heaps, made);
            play(&mut lesson, made);
            assert_eq!(lesson.left().unwrap().heaps(), left);
            if goal == Goal::Break {
                // The blocks that lost their partners stay in sight.
                assert_eq!((lesson.answered(), lesson.due()), (Answered::Right, None));
                let blocks = Truth::of(lesson.left().unwrap()).sum();
                assert_ne!(blocks, 0, "{made:?}");
                continue;
            }
            if winning.contains(&made) {
                assert_eq!((lesson.answered(), lesson.due()), (Answered::Right, None));
                continue;
            }
            tried += 1;
            assert!(lesson.due().is_some());
            read(&lesson);
            wait(&mut lesson);
            let now = lesson.board().game.position().heaps().to_vec();
            let answered = lesson.board().game.last().unwrap();
            // Playing is no longer possible.
            lesson.act(GameAction::Choose(Move::new(0, 1).unwrap()));
            assert_eq!(lesson.board().choice, None);
            let told = reason(&lesson);
            assert!(!truth.wins(&now), "{told}");
            let (heap, take) = (answered.1.heap, answered.1.take.get());
            assert_eq!(after(&left, (heap, take)), now);
            let own = said::Countered {
                take: made.1.into(),
                heap: made.0,
                left: &left,
                answer: take.into(),
                from: heap,
                then: &now,
                reason: "",
            }
            .text();
            assert!(told.starts_with(&own), "{told} instead of {own}");
            goes_on(lesson);
        }
    }
    assert!(tried > 50, "{tried}");
}

#[test]
fn a_lost_game_names_the_deciding_move_and_the_winning_one() {
    let mut lost = 0;
    for lesson in all_steps() {
        if !matches!(lesson.current().task, Task::Game(_)) {
            continue;
        }
        let start = Truth::of(&lesson.current().board.clone());
        let reader_wins = start.wins(&start.heaps) == (lesson.due().is_none());
        assert!(reader_wins, "{}", place(&lesson));
        for seed in 0..30 {
            let mut lesson = lesson.clone();
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
            play_out(
                &mut lesson,
                |truth, heaps| {
                    let moves = truth.moves(heaps);
                    moves[chance.random_range(0..moves.len())]
                },
                |_| {},
            );
            let game = &lesson.board().game;
            let Turn::Over { winner } = game.turn() else {
                panic!("{} is not over", place(&lesson));
            };
            if winner == Seat::One {
                assert_eq!(lesson.answered(), Answered::Right);
                continue;
            }
            lost += 1;
            let told = reason(&lesson);
            // The last position in which the reader was to move and could win.
            let mut heaps = game.table().board.heaps().to_vec();
            let mut slip = None;
            for (ply, made) in (1..).zip(game.moves()) {
                let left = after(&heaps, (made.heap, made.take.get()));
                let reader = (ply % 2 == 1) == (game.table().first == Seat::One);
                if reader && start.wins(&heaps) && start.wins(&left) {
                    slip = Some((ply, start.winning(&heaps)[0], heaps));
                }
                heaps = left;
            }
            let (ply, (heap, take), heaps) = slip.unwrap();
            let own = said::Lost {
                last: lesson.current().board.rules().convention,
                number: usize::into(ply),
                heaps: &heaps,
                take: take.into(),
                heap,
            };
            assert_eq!(told, own.text());
            goes_on(lesson);
        }
    }
    assert!(lost > 50, "{lost}");
}
