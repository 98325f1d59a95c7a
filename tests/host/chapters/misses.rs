//! Every wrong answer has its reason or its counter-move, and the chapter can continue.

use nim::components::heap_board::flight::ways;
use nim::game::teach::{Miss, NUMBERS};

use super::*;

/// After a mistake a retry resets everything. A number or a move can also be shown; the move is then the
/// reader's to repeat. Then the chapter can continue.
fn goes_on(mut session: Session) {
    let here = at(&session);
    wait(&mut session);
    read(&session);
    let (board, all) = session.boards();
    let fresh = opened_at(chapter_of(&session), board);
    let mut again = session.clone();
    again.apply(Act::Again);
    assert_eq!((again.answered(), again.due()), (Answered::No, fresh.due()));
    assert_eq!(again.position(), fresh.position());
    answer(&mut again, |_| {});
    assert_eq!(again.answered(), Answered::Right, "{here}");
    let task = session.exercise().task;
    let can_show = matches!(task, Task::Number(_) | Task::Binary(_) | Task::Move(_));
    assert_eq!(session.can_show(), can_show, "{here}");
    assert_eq!(html(&session).contains(path::show()), can_show, "{here}");
    session.apply(Act::Show);
    assert_eq!(session.answered() == Answered::Shown, can_show, "{here}");
    if !can_show {
        return;
    }
    assert!(read(&session).contains(&text::reply(&session).unwrap().text));
    let repeats = matches!(task, Task::Move(_));
    assert_eq!(session.is_to_repeat(), repeats, "{here}");
    if repeats {
        assert!(read(&session).contains(path::now_you()), "{here}");
        session.apply(Act::Next);
        assert_eq!(session.boards().0, board, "{here}");
        session.apply(Act::Again);
        answer(&mut session, |_| {});
    }
    session.apply(Act::Next);
    let is_last = board + 1 == all;
    let is_on = if is_last {
        session.is_ended()
    } else {
        session.boards().0 == board + 1
    };
    assert!(is_on, "{here}");
}

/// The reason for a miss, which has to be there.
fn reason(session: &Session) -> String {
    let reply = text::reply(session).unwrap();
    assert_eq!(reply.right, Some(false), "{}", at(session));
    assert!(reply.text.len() > 15, "{}: {}", at(session), reply.text);
    assert!(read(session).contains(&reply.text));
    reply.text
}

#[test]
fn each_wrong_answer_has_a_reason_and_on_a_board_a_counter_move() {
    let mut shown = 0;
    for session in all_boards() {
        let Task::Choose(question) = session.exercise().task else {
            continue;
        };
        let here = at(&session);
        let asked = session.exercise().board.clone();
        let truth = Truth::of(&asked);
        let right = right_answer(question, &truth);
        let row = row_of(&session);
        assert!(row.answers[right].miss.is_none(), "{here}");
        for wrong in (0..row.answers.len()).filter(|&at| at != right) {
            let mut session = session.clone();
            session.apply(Act::Answer(wrong));
            assert_eq!(session.answered(), Answered::Wrong(Miss::Choice(wrong)));
            let told = reason(&session);
            let miss = row.answers[wrong].miss.unwrap();
            assert_eq!(told, miss(&Facts::of(session.exercise(), None)), "{here}");
            let moves = session.exercise().shows_stones();
            assert_eq!(session.due().is_some(), moves, "{here}");
            // A move that the text announces has to happen.
            assert!(moves || !told.contains("Watch"), "{here}");
            while session.due().is_some() {
                session.apply(Act::Tick);
                demonstrates(&session, question, &truth, &told);
            }
            if moves {
                shown += 1;
                let game = &session.board().game;
                let (heaps, is_over) = (game.position().heaps(), game.position().is_terminal());
                assert!(is_over || !truth.wins(heaps), "{here}");
                let is_one = game.moves().len() == 1;
                assert!(is_over || is_one == truth.wins(&truth.heaps), "{here}");
            }
            goes_on(session.clone());
            // Another answer may be pressed at once.
            session.apply(Act::Answer(right));
            assert_eq!((session.answered(), session.due()), (Answered::Right, None));
            assert_eq!(*session.position(), asked);
        }
    }
    assert_eq!(shown, 7);
}

/// The page makes no move in the name of the reader: where it matters who moves, the board has the right
/// mover, and elsewhere the words do not say who.
fn demonstrates(session: &Session, question: Question, truth: &Truth, told: &str) {
    let (mover, made) = session.board().game.last().unwrap();
    let is_first = session.board().game.ply() == 1;
    let (stones, heap) = (made.take.into(), made.heap);
    let left = session.position().heaps();
    let demonstrated = match question {
        Question::Wins if !is_first => said::Answer { stones, heap, left }.text(),
        Question::Wins if truth.wins(&truth.heaps) => {
            said::WinningMove { stones, heap, left }.text()
        }
        Question::Wins => said::Example { stones, heap, left }.text(),
        // The computer is to move there.
        Question::Worth => {
            assert_eq!(mover == Seat::Two, is_first, "{}", at(session));
            String::new()
        }
        _ => String::new(),
    };
    let said = [told, &demonstrated].join(" ");
    assert_eq!(reason(session), said.trim_end(), "{}", at(session));
}

#[test]
fn each_wrong_number_has_its_reason() {
    for session in all_boards() {
        let (asked, is_binary) = match session.exercise().task {
            Task::Number(asked) => (asked, false),
            Task::Binary(asked) => (asked, true),
            _ => continue,
        };
        let right = amount(asked, &Truth::of(&session.exercise().board));
        let wrong = row_of(&session).wrong.unwrap();
        let wrong = wrong(&Facts::of(session.exercise(), None));
        assert!(is_binary || NUMBERS.contains(&right), "{right} is there");
        for number in (0..40).filter(|&number| number != right) {
            let mut session = session.clone();
            let typed = if is_binary {
                format!("{number:b}")
            } else {
                number.to_string()
            };
            write(&mut session, &typed);
            assert_eq!(session.answered(), Answered::Wrong(Miss::Number));
            let (typed, reason) = (&*typed, &*wrong);
            let told = said::NotThisNumber { typed, reason }.text();
            assert_eq!(self::reason(&session), told);
            goes_on(session);
        }
        let unreadable = [
            "",
            "x",
            "-1",
            "+1",
            "1.1",
            "1 1",
            "12",
            "11111111111111111111",
            "١",
        ];
        for typed in unreadable.into_iter().filter(|_| is_binary) {
            let mut session = session.clone();
            write(&mut session, typed);
            let told = Answered::Wrong(Miss::Unreadable);
            assert_eq!(session.answered(), told, "{typed}");
            reason(&session);
            goes_on(session);
        }
        let mut session = session;
        session.apply(Act::Write(right.to_string()));
        session.apply(Act::Board(GameAction::Take));
        assert_eq!(session.answered(), Answered::No, "nothing is taken there");
    }
}

#[test]
fn each_wrong_move_is_answered_on_the_board_by_one_that_wins() {
    let mut tried = 0;
    for session in all_boards() {
        let Task::Move(goal) = session.exercise().task else {
            continue;
        };
        let here = at(&session);
        let truth = Truth::of(&session.exercise().board);
        let winning = truth.winning(&truth.heaps);
        assert_eq!(goal == Goal::Win, !winning.is_empty(), "{here}");
        for made in truth.moves(&truth.heaps) {
            let mut session = session.clone();
            let left = after(&truth.heaps, made);
            play(&mut session, made);
            assert_eq!(session.left().unwrap().heaps(), left);
            if goal == Goal::Break || winning.contains(&made) {
                // The blocks that lost their partners stay in sight.
                assert_eq!((session.answered(), session.due()), (Answered::Right, None));
                let blocks = Truth::of(session.left().unwrap()).sum();
                assert!(goal == Goal::Win || blocks > 0, "{made:?}");
                continue;
            }
            tried += 1;
            let by = Move::new(made.0, made.1).unwrap();
            assert_eq!(session.answered(), Answered::Wrong(Miss::Move(by)));
            assert_eq!(reason(&session), path::watch());
            wait(&mut session);
            let (mover, answered) = session.board().game.last().unwrap();
            let now = session.position().heaps();
            assert_eq!(mover, Seat::Two);
            assert_eq!(after(&left, (answered.heap, answered.take.get())), now);
            assert!(!truth.wins(now), "{here}: {made:?}");
            let told = reason(&session);
            let (take, heap) = (answered.take.into(), answered.heap);
            let took = path::ComputerTook { take, heap }.text();
            let why = told.strip_prefix(&took).unwrap().trim();
            assert_eq!(truth.claimed(why, now), Some(false), "{now:?}: {told}");
            // Playing is no longer possible.
            session.apply(Act::Board(GameAction::Choose(by)));
            assert_eq!(session.board().choice, None);
            goes_on(session);
        }
    }
    assert!(tried > 50, "{tried}");
}

#[test]
fn the_first_move_that_gives_a_game_away_is_told_and_can_be_taken_back() {
    let (mut slips, mut lost) = (0, 0);
    let games = all_boards().into_iter();
    for session in games.filter(|session| matches!(session.exercise().task, Task::Game(_))) {
        let truth = Truth::of(&session.exercise().board);
        let reader_wins = truth.wins(&truth.heaps) == session.due().is_none();
        assert!(reader_wins, "{}", at(&session));
        for seed in 0..30 {
            let mut session = session.clone();
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut told = 0;
            play_out(
                &mut session,
                |truth, heaps| {
                    let moves = truth.moves(heaps);
                    moves[chance.random_range(0..moves.len())]
                },
                |now| {
                    if now.has_slipped() && now.due().is_none() {
                        told += 1;
                        is_taken_back(now, &truth);
                    }
                },
            );
            let game = &session.board().game;
            // Whether the reader ever left a won position to the computer as a won one.
            let mut heaps = game.table().board.heaps().to_vec();
            let mut slipped = false;
            for (ply, made) in game.moves().iter().enumerate() {
                let left = after(&heaps, (made.heap, made.take.get()));
                let ended = left.iter().all(|&stones| stones == 0);
                let by_reader = game.mover(ply) == Seat::One;
                slipped |= by_reader && !ended && truth.wins(&heaps) && truth.wins(&left);
                heaps = left;
            }
            // `play_out` sees each mistake twice. Only the first one is told.
            assert_eq!(told, if slipped { 2 } else { 0 }, "{}", at(&session));
            slips += usize::from(slipped);
            let Turn::Over { winner } = game.turn() else {
                panic!("{} is not over", at(&session));
            };
            if winner == Seat::One {
                assert_eq!(session.answered(), Answered::Right);
                continue;
            }
            lost += 1;
            assert_eq!(session.answered(), Answered::Wrong(Miss::Game));
            assert_eq!(reason(&session), path::game_lost());
            goes_on(session);
        }
    }
    assert!(slips > 40 && lost > 40, "{slips}, {lost}");
}

/// A mistake just made has its true reason; taken back, it is as if it was never made.
fn is_taken_back(session: &Session, truth: &Truth) {
    let told = reason(session);
    let why = told.strip_prefix(path::slip()).unwrap().trim();
    let heaps = session.position().heaps();
    assert_eq!(truth.claimed(why, heaps), Some(true), "{heaps:?}: {told}");
    let screen = read(session);
    assert!(screen.contains(path::take_back()) && screen.contains(path::play_on()));
    let (_, made) = session.board().game.last().unwrap();
    assert_eq!(session.answered(), Answered::Wrong(Miss::Slip(made)));
    let mut back = session.clone();
    back.apply(Act::TakeBack);
    let mut before = heaps.to_vec();
    before[made.heap] += made.take.get();
    assert_eq!(back.position().heaps(), before);
    assert_eq!((back.answered(), back.due()), (Answered::No, None));
    let [way] = ways(session.board(), back.board()).try_into().unwrap();
    assert!(way.returns && way.heap == made.heap, "{way:?}");
    play_out(&mut back, best, |_| {});
    assert_eq!(back.answered(), Answered::Right);
}
