//! The path: twelve short steps to the strategy, and the boards that are practised.

use super::words::{course_path as words, course_puzzle};
use super::{Facts, Row, ask, find, on, row};
use crate::catalogue::{Who, how_to, path as path_words, people, play};
use crate::engine::{Convention, Position};
use crate::game::Seat;
use crate::game::teach::{CutGoal, Exercise, Goal, Question, Skill, Step, Support, Task, board};

/// The rows of a step where the last stone wins or loses. The steps that practise a skill have none: their boards are
/// drawn at random.
pub fn path(step: Step, convention: Convention) -> Vec<Row> {
    let board = |heaps: &[u32]| board(heaps, convention);
    match step {
        Step::SingleStones => single_stones(board),
        Step::LargerHeap => one_larger_heap(board),
        Step::Copy => copy(board),
        Step::CopyToTheEnd => copy_to_the_end(board),
        Step::Pairs => pairs(board),
        Step::Blocks => blocks(board),
        Step::Partners => partners(board, convention),
        Step::OnYourOwn => vec![
            row(
                game(board(&[3, 5, 7])).shows(Support::Blocks),
                words::game_with_blocks,
            )
            .right(words::game_right),
            row(game(board(&[4, 5, 7])), words::game_alone).right(words::game_right),
        ],
        Step::PracticeSingles
        | Step::PracticeCopy
        | Step::PracticeBlocks
        | Step::PracticePartners => Vec::new(),
    }
}

/// A game that the reader starts.
const fn game(board: Position) -> Exercise {
    on(board, Task::Game(Seat::One))
}

fn single_stones(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    vec![
        row(
            ask(board(&[1; 4]), Question::TakesLast),
            words::four_singles,
        )
        .below(words::try_it)
        .answer(you, Some(computer_took_last))
        .answer(computer, None)
        .right(words::four_singles_right),
        row(
            ask(board(&[1; 3]), Question::TakesLast),
            words::four_singles,
        )
        .below(words::try_it)
        .answer(you, None)
        .answer(computer, Some(reader_took_last))
        .right(words::three_singles_right),
    ]
}

fn you(_: &Facts<'_>) -> String {
    people::you().to_owned()
}

fn computer(_: &Facts<'_>) -> String {
    people::computer().to_owned()
}

fn strategy(facts: &Facts<'_>) -> String {
    let last = facts.last();
    path_words::Strategy { last }.text()
}

fn how_to_take(_: &Facts<'_>) -> String {
    how_to::with_one_tap().to_owned()
}

fn reader_took_last(_: &Facts<'_>) -> String {
    play::TookLast { who: &Who::You }.text()
}

fn computer_took_last(_: &Facts<'_>) -> String {
    let who = &Who::Computer;
    play::TookLast { who }.text()
}

fn one_larger_heap(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    vec![
        row(find(board(&[1, 1, 4])), words::leave_singles)
            .below(how_to_take)
            .right(words::singles_left),
        row(find(board(&[1, 4])), words::leave_singles).right(words::singles_left),
        row(find(board(&[5])), words::alone)
            .below(words::single_stone)
            .right(words::alone_right),
    ]
}

fn copy(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    let marked = find(board(&[5, 5])).shows(Support::MarkedMove);
    vec![
        row(marked.after(0, 3), words::copy)
            .below(words::keep_equal)
            .right(words::copy_right),
        row(find(board(&[2, 2])).after(0, 1), words::copy_again).right(words::copy_again_right),
        row(find(board(&[3, 3])).after(0, 3), words::heap_gone).right(words::heap_gone_right),
    ]
}

fn copy_to_the_end(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    let equal = on(board(&[4, 4]), Task::Move(Goal::WinOrNone));
    vec![
        row(find(board(&[3, 7])), words::make_equal).right(words::make_equal_right),
        row(equal, words::equal_already)
            .below(words::or_none)
            .right(words::equal_already_right),
        row(
            game(board(&[4, 6])).shows(Support::MarkedMove),
            words::two_heaps,
        )
        .right(words::game_right),
    ]
}

fn pairs(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    let any = on(board(&[2, 2, 5, 5]), Task::Move(Goal::AnyThenReply));
    vec![
        row(any, words::break_pair).right(words::break_pair_right),
        row(find(board(&[2, 2, 5, 5])).after(3, 3), words::repair_pair)
            .right(words::take_lone_right),
        row(find(board(&[1, 6, 6])), words::odd_heap).right(words::take_lone_right),
    ]
}

fn blocks(board: impl Fn(&[u32]) -> Position) -> Vec<Row> {
    let cut = |heaps: &[u32], goal| on(board(heaps), Task::Cut(goal));
    vec![
        row(cut(&[2, 4, 6], CutGoal::Partners), words::cut_partners)
            .below(words::a_block)
            .right(words::cut_partners_right),
        row(cut(&[3, 3, 6], CutGoal::Partners), words::cut_freely)
            .below(words::how_to_join)
            .right(words::cut_freely_right),
        row(cut(&[3, 5, 6], CutGoal::AllHeaps), words::cut_three)
            .below(words::why_powers)
            .right(words::cut_three_right),
    ]
}

fn partners(board: impl Fn(&[u32]) -> Position, convention: Convention) -> Vec<Row> {
    let join = |heaps: &[u32]| on(board(heaps), Task::Join);
    let repair = |heaps: &[u32]| find(board(heaps)).shows(Support::Blocks);
    let mut rows = vec![
        row(join(&[3, 5, 6]), words::join_all).right(words::join_all_right),
        row(join(&[3, 5, 7]), words::join_all).right(words::join_some_right),
        row(repair(&[3, 5, 7]), words::take_lone).right(words::take_lone_right),
        row(repair(&[2, 4, 5]), words::repair_two).right(words::repair_large_right),
        row(repair(&[4, 6, 9]), words::repair_again)
            .below(words::repair_again_hint)
            .right(words::repair_large_right),
        row(repair(&[3, 4, 9]), words::repair_again).right(words::repair_large_right),
    ];
    rows.extend([[3, 6, 7], [2, 7, 9]].map(|heaps| {
        row(find(board(&heaps)), words::repair_alone)
            .below(words::repair_alone_hint)
            .right(words::repair_alone_right)
    }));
    // Where the last stone wins, a single larger heap is no special case.
    if convention == Convention::Misere {
        rows.push(row(find(board(&[1, 1, 5])), words::one_above).right(strategy));
    }
    rows
}

/// The row of a board on which a skill is practised, without a text below the board: that depends on the help.
pub fn practised(skill: Skill, exercise: Exercise) -> Row {
    let ask = match skill {
        Skill::Singles => words::leave_singles,
        Skill::Copy | Skill::BlockPairs => course_puzzle::find,
        Skill::Cut => words::cut_three,
    };
    row(exercise, ask).right(words::practice_right)
}
