//! Every answer that can be given at a step, and which of them is right by the tests' own reckoning.

use nim::engine::Move;
use nim::game::lesson::{Amount, Goal, Lesson, Question, Task};
use nim::game::{GameAction, Turn};

use super::truth::Truth;

/// The right answer to a question, or `None` where only reasons decide.
pub fn right_answer(question: Question, truth: &Truth) -> usize {
    let heaps = &truth.heaps;
    match question {
        Question::Wins => usize::from(!truth.wins(heaps)),
        Question::Worth => usize::from(truth.wins(heaps)),
        Question::Reason(right) => right,
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
pub fn play(lesson: &mut Lesson, (heap, take): (usize, u32)) {
    let chosen = Move::new(heap, take).unwrap();
    lesson.act(GameAction::Choose(chosen));
    assert_eq!(lesson.state().unwrap().choice, Some(chosen));
    lesson.act(GameAction::Take);
}

/// Lets all automatic moves happen.
pub fn wait(lesson: &mut Lesson) {
    for _ in 0..100 {
        if lesson.due().is_none() {
            return;
        }
        lesson.tick();
    }
    panic!("it never ends");
}

/// Presses a number, or types it where it is binary, and checks it.
pub fn write(lesson: &mut Lesson, typed: &str) {
    if let Task::Number(_) = lesson.current().task {
        lesson.press_number(typed.trim().parse().unwrap());
    } else {
        lesson.write(typed);
        lesson.check();
    }
}

/// Plays a game to its end: the reader by `choose`, from the moves that there are.
pub fn play_out(
    lesson: &mut Lesson,
    mut choose: impl FnMut(&Truth, &[u32]) -> (usize, u32),
    mut seen: impl FnMut(&Lesson),
) {
    for _ in 0..100 {
        wait(lesson);
        seen(lesson);
        let state = lesson.board();
        if !matches!(state.game.turn(), Turn::Person(_)) {
            return;
        }
        let truth = Truth::of(state.game.position());
        let chosen = choose(&truth, &truth.heaps);
        play(lesson, chosen);
        seen(lesson);
    }
    panic!("it never ends");
}

/// A player that wins every won position.
pub fn best(truth: &Truth, heaps: &[u32]) -> (usize, u32) {
    let winning = truth.winning(heaps);
    winning.first().copied().unwrap_or(truth.moves(heaps)[0])
}

/// Answers the step rightly.
pub fn answer(lesson: &mut Lesson, seen: impl FnMut(&Lesson)) {
    let step = lesson.current().clone();
    let truth = Truth::of(&step.board);
    match step.task {
        Task::Say => {}
        Task::Choose(question) => {
            lesson.choose(right_answer(question, &truth));
        }
        Task::Number(asked) => write(lesson, &format!(" {} ", amount(asked, &truth))),
        Task::Bits(asked) => {
            let width = truth.width();
            write(lesson, &format!("{:0width$b}", amount(asked, &truth)));
        }
        Task::Move(Goal::Break) => play(lesson, truth.moves(&truth.heaps)[0]),
        Task::Move(Goal::Win) => play(lesson, truth.winning(&truth.heaps)[0]),
        Task::Game(_) => play_out(lesson, best, seen),
    }
}
