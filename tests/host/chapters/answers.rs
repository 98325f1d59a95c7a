//! Every answer that can be given on a board, and which of them is right by the tests' own reckoning.

use nim::engine::Move;
use nim::game::teach::{Act, Amount, Goal, Question, Session, Task};
use nim::game::{GameAction, Turn};

use super::truth::Truth;

/// The right answer to a question, counted from 0.
pub fn right_answer(question: Question, truth: &Truth) -> usize {
    let heaps = &truth.heaps;
    match question {
        Question::TakesLast => usize::from(truth.stones().is_multiple_of(2)),
        Question::Wins => usize::from(!truth.wins(heaps)),
        Question::Worth => usize::from(truth.wins(heaps)),
        Question::Reason(right) => right,
        Question::Mistake => panic!("puzzles ask it"),
    }
}

/// The number that a question asks for.
pub fn amount(amount: Amount, truth: &Truth) -> u32 {
    let counts = truth.counts();
    let small = |count: usize| u32::try_from(count).unwrap();
    match amount {
        Amount::Ones => small(counts.iter().filter(|&count| count % 2 == 1).count()),
        Amount::NimSum => truth.sum(),
        Amount::Heap => truth.heaps[0],
        Amount::Counts(heap) => counts[heap],
        Amount::Reach(heap) => counts[heap] ^ truth.sum(),
        Amount::Winning => small(truth.winning(&truth.heaps).len()),
        Amount::Games => u32::try_from(truth.tree().1).unwrap(),
    }
}

/// Chooses and takes.
pub fn play(session: &mut Session, (heap, take): (usize, u32)) {
    let chosen = Move::new(heap, take).unwrap();
    session.apply(Act::Board(GameAction::Choose(chosen)));
    assert_eq!(session.state().unwrap().choice, Some(chosen));
    session.apply(Act::Board(GameAction::Take));
}

/// Lets all automatic moves happen.
pub fn wait(session: &mut Session) {
    for _ in 0..100 {
        if session.due().is_none() {
            return;
        }
        session.apply(Act::Tick);
    }
    panic!("it never ends");
}

/// Presses a number, or types it where it is binary, and checks it.
pub fn write(session: &mut Session, typed: &str) {
    if let Task::Number(_) = session.exercise().task {
        session.apply(Act::Number(typed.parse().unwrap()));
    } else {
        session.apply(Act::Write(typed.to_owned()));
        session.apply(Act::Check);
    }
}

/// Plays a game to its end: the reader by `choose`, from the moves that there are, and on after each mistake.
pub fn play_out(
    session: &mut Session,
    mut choose: impl FnMut(&Truth, &[u32]) -> (usize, u32),
    mut seen: impl FnMut(&Session),
) {
    for _ in 0..100 {
        wait(session);
        seen(session);
        session.apply(Act::PlayOn);
        wait(session);
        if !matches!(session.board().game.turn(), Turn::Person(_)) {
            return;
        }
        let truth = Truth::of(session.position());
        let chosen = choose(&truth, &truth.heaps);
        play(session, chosen);
        seen(session);
    }
    panic!("it never ends");
}

/// A player that wins every won position.
pub fn best(truth: &Truth, heaps: &[u32]) -> (usize, u32) {
    let winning = truth.winning(heaps);
    winning.first().copied().unwrap_or(truth.moves(heaps)[0])
}

/// Answers the board rightly.
pub fn answer(session: &mut Session, seen: impl FnMut(&Session)) {
    let exercise = session.exercise().clone();
    let truth = Truth::of(&exercise.board);
    match exercise.task {
        Task::Read => {}
        Task::Choose(question) => session.apply(Act::Answer(right_answer(question, &truth))),
        Task::Number(asked) => write(session, &amount(asked, &truth).to_string()),
        Task::Binary(asked) => {
            let width = truth.width();
            write(session, &format!(" {:0width$b} ", amount(asked, &truth)));
        }
        Task::Move(Goal::Break) => play(session, truth.moves(&truth.heaps)[0]),
        Task::Move(_) => play(session, truth.winning(&truth.heaps)[0]),
        Task::Game(_) => play_out(session, best, seen),
        Task::Cut(_) | Task::Join => panic!("no chapter cuts or joins"),
    }
}
