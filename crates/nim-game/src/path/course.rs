//! The twelve steps as data: boards and tasks. Their words are in `src/text/path.rs` of the page.

use nim_engine::{Convention, Position};

use super::exercise::plain;
use super::{CutGoal, Exercise, Skill, Support, Task, Topic};

/// A step of the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// These boards, one after the other.
    Fixed(Vec<Exercise>),
    /// Boards of a skill, until enough in a row are right.
    Practice(Skill),
}

/// The step of this number, counted from 1, where the last stone wins or loses.
pub fn step(number: usize, last: Convention) -> Step {
    let board = |heaps: &[u32]| plain(heaps, last);
    let find = |topic, heaps: &[u32]| Exercise::new(topic, board(heaps), Task::Move);
    let on = |topic, heaps: &[u32], task| Exercise::new(topic, board(heaps), task);
    let misere = last == Convention::Misere;
    Step::Fixed(match number {
        2 => vec![
            find(Topic::TwoBeside, &[1, 1, 4]),
            find(Topic::OneBeside, &[1, 4]),
            find(Topic::Alone, &[5]),
        ],
        3 => return Step::Practice(Skill::Singles),
        4 => {
            let gone = find(Topic::HeapGone, &[3, 3]).after(0, 3);
            let again = find(Topic::CopyAgain, &[2, 2]).after(0, 1);
            let copy = find(Topic::Copy, &[5, 5]).after(0, 3);
            vec![copy.with(Support::Light), again, gone]
        }
        5 => vec![
            find(Topic::MakeEqual, &[3, 7]),
            find(Topic::EqualAlready, &[4, 4]),
            on(Topic::TwoHeaps, &[4, 6], Task::Game).with(Support::Light),
        ],
        6 => return Step::Practice(Skill::Copy),
        7 => vec![
            on(Topic::CutFreely, &[3, 3, 6], Task::Cut(CutGoal::Partners)),
            on(Topic::CutAgain, &[2, 4, 6], Task::Cut(CutGoal::LastHeap)),
            on(Topic::CutThree, &[3, 5, 6], Task::Cut(CutGoal::AllHeaps)),
        ],
        8 => return Step::Practice(Skill::Cut),
        9 => {
            let mut boards = vec![
                on(Topic::JoinAll, &[3, 5, 6], Task::Join),
                on(Topic::JoinSome, &[3, 5, 7], Task::Join),
                find(Topic::TakeLone, &[3, 5, 7]).with(Support::Blocks),
                find(Topic::MendTwo, &[2, 4, 5]).with(Support::Blocks),
                find(Topic::MendEight, &[4, 6, 9]).with(Support::Blocks),
                find(Topic::MendAgain, &[3, 4, 9]).with(Support::Blocks),
            ];
            if misere {
                boards.push(find(Topic::OneAbove, &[1, 1, 5]));
            }
            boards
        }
        10 => return Step::Practice(Skill::Pairs),
        11 => vec![on(Topic::GameWithBlocks, &DEFAULT, Task::Game).with(Support::Blocks)],
        12 => vec![on(Topic::GameAlone, &DEFAULT, Task::Game)],
        _ => vec![
            on(Topic::FourSingles, &[1; 4], Task::TakesLast),
            on(Topic::ThreeSingles, &[1; 3], Task::TakesLast),
        ],
    })
}

/// The step that teaches what wins on a board without a limit: single stones, one larger heap beside them,
/// two heaps, or partners.
///
/// ```
/// use nim_game::path::step_on;
///
/// let steps = ["1,1,1", "1,2", "4,7", "3,5,7"].map(|heaps| {
///     let link = ["#/play?heaps=", heaps].concat();
///     step_on(nim_game::GameState::opening(&link).game.position())
/// });
/// assert_eq!(steps, [1, 2, 5, 9]);
/// ```
pub fn step_on(board: &Position) -> usize {
    let count = |is: fn(u32) -> bool| board.heaps().iter().filter(|&&heap| is(heap)).count();
    let (single, larger) = (count(|heap| heap == 1), count(|heap| heap > 1));
    match (larger, single) {
        (0, _) => 1,
        (1, _) => 2,
        (2, 0) => 5,
        _ => 9,
    }
}

/// The board of a first game.
const DEFAULT: [u32; 3] = [3, 5, 7];

/// A real board on which to try what a step teaches: the reader starts and can win.
pub fn real_board(number: usize, last: Convention) -> Position {
    let heaps: &[u32] = match number {
        1 => &[1, 1, 1, 1, 2],
        2 | 3 => &[1, 1, 1, 6],
        4 | 5 => &[4, 7],
        6 => &[5, 8],
        7 | 8 => &[2, 5, 6],
        9 => &[1, 4, 6],
        10 => &[2, 6, 7],
        _ => &DEFAULT,
    };
    plain(heaps, last)
}
