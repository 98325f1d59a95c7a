//! The whole proof, which ends its chapter: to read and to print, with exercises and their answers.

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{look, print, proof as words};
use crate::components::heap_board::{still_board, still_lanes};
use crate::engine::{Convention, Position};
use crate::game::teach::{Exercise, board, taking};
use crate::text::analysis::binary;
use crate::text::courses::{Facts, LIMIT};

chunk!("classroom", 3: pub fn draw(_none: ()) -> Html {
    look::as_stones(whole_proof)
});

/// The board of the worked example.
const EXAMPLE: [u32; 3] = [1, 4, 6];

/// An exercise: a board, what is asked of it, and the reason for the answer.
struct ProofExercise {
    board: Position,
    ask: String,
    why: String,
    /// The same heaps in normal play, where other moves win then.
    other: Option<Position>,
}

/// The three exercises. Their answers are computed.
fn exercises() -> [ProofExercise; 3] {
    let heaps = [1, 1, 5];
    let normal = Exercise::find(board(&[2, 5, 6], Convention::Normal));
    let limited = Exercise::find(taking(&[6, 9], Convention::Normal, Some(LIMIT)));
    let (of_normal, of_limited) = (Facts::of(&normal, None), Facts::of(&limited, None));
    let limit = of_limited.limit().into();
    [
        ProofExercise {
            ask: words::AskNormal {
                heaps: normal.board.heaps(),
            }
            .text(),
            why: words::WhyNormal {
                equation: &of_normal.equation(),
                largest_unpaired: of_normal.largest_unpaired().into(),
                heap: of_normal.heap(),
            }
            .text(),
            other: None,
            board: normal.board,
        },
        ProofExercise {
            ask: words::AskMisere { heaps: &heaps }.text(),
            why: words::why_misere().to_owned(),
            other: Some(board(&heaps, Convention::Normal)),
            board: board(&heaps, Convention::Misere),
        },
        ProofExercise {
            ask: words::AskLimit {
                heaps: limited.board.heaps(),
                limit,
                ways: of_limited.wins().into(),
            }
            .text(),
            why: words::WhyLimit {
                period: of_limited.period().into(),
                counts: &of_limited.counts(),
                equation: &of_limited.equation(),
            }
            .text(),
            other: None,
            board: limited.board,
        },
    ]
}

/// The proof with its limits, exercises and answers.
pub fn whole_proof() -> Html {
    let exercises = exercises();
    let solutions = exercises.iter().map(answer);
    html! {
        <section class="proof" aria-label={words::heading()}>
            { part(words::claim_heading(), &[words::nim_sum(), words::claim()]) }
            { part(words::parts_heading(), &[words::end(), words::away(), words::back(), words::together()]) }
            { example() }
            { part(words::misere_heading(), &[words::misere(), words::misere_singles(), words::misere_one(), words::misere_way()]) }
            { part(words::limit_heading(), &[words::limit_one(), words::limit_sum(), words::limit_raise(), words::limit_misere(), words::limit_misere_why()]) }
            { part(words::set_heading(), &[words::set_mex(), words::set_sum(), words::set_raise(), words::set_theorem()]) }
            { part(words::names_heading(), &[words::names_next(), words::names_previous()]) }
            <h3>{ words::exercises() }</h3>
            <ol class="proof__exercises">{ for exercises.iter().map(exercise_item) }</ol>
            // Only for paper, where the answers stand apart from the exercises.
            <section class="proof__solutions">
                <h3>{ words::answers() }</h3>
                <ol>{ for solutions.map(|solution| html! { <li>{ solution }</li> }) }</ol>
            </section>
        </section>
    }
}

/// A part of the proof.
fn part(heading: &'static str, sentences: &[&'static str]) -> Html {
    html! {
        <section class="proof__part">
            <h3>{ heading }</h3>
            { for sentences.iter().map(|sentence| html! { <p>{ *sentence }</p> }) }
        </section>
    }
}

fn drawn(board: &Position) -> Html {
    html! { <div class="proof__board">{ still_board(board) }</div> }
}

/// The move to nim-sum 0, worked out on a board.
fn example() -> Html {
    let exercise = Exercise::find(board(&EXAMPLE, Convention::Normal));
    let facts = Facts::of(&exercise, None);
    let digits = exercise.board.analysis().bits();
    let [held, sum, keeps] =
        [facts.heap_before(), facts.sum(), facts.keeps()].map(|number| binary(number, digits));
    let repair = &[&held, " ⊕ ", &sum, " = ", &keeps].concat();
    let equation = &facts.equation();
    let sum = words::ExampleSum {
        heaps: &EXAMPLE,
        equation,
        largest_unpaired: facts.largest_unpaired().into(),
        heap: facts.heap(),
    };
    let way = words::ExampleMove {
        repair,
        heap_before: facts.heap_before().into(),
        keeps: facts.keeps().into(),
        take: facts.take().into(),
        heap: facts.heap(),
    };
    html! {
        <section class="proof__part">
            <h3>{ words::example_heading() }</h3>
            { drawn(&exercise.board) }
            <p>{ sum.text() }</p>
            <p>{ way.text() }</p>
            <div class="proof__lanes">{ still_lanes(&exercise.board) }</div>
        </section>
    }
}

fn exercise_item(exercise: &ProofExercise) -> Html {
    html! {
        <li>
            <p>{ &exercise.ask }</p>
            { drawn(&exercise.board) }
            <details class="proof__answer">
                <summary>{ words::answer() }</summary>
                { answer(exercise) }
            </details>
        </li>
    }
}

/// All moves that win, and the reason.
fn answer(exercise: &ProofExercise) -> Html {
    html! {
        <>
            { winning_moves(&exercise.board) }
            <p>{ &exercise.why }</p>
            if let Some(other) = &exercise.other {
                <p>{ words::if_last_wins() }</p>
                { winning_moves(other) }
            }
        </>
    }
}

fn winning_moves(board: &Position) -> Html {
    let moves = board.winning_moves().into_iter().filter_map(|made| {
        let left = board.play(made).ok()?;
        let item = print::WinningMove {
            take: made.take.into(),
            heap: made.heap,
            left: left.heaps(),
        };
        Some(html! { <li>{ item.text() }</li> })
    });
    html! { <ul>{ for moves }</ul> }
}
