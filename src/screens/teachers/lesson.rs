//! What stands on the page for teachers about a lesson: aims, plan, questions with answers, levels, the exit ticket,
//! and what to print.

use yew::prelude::*;

use super::{link, question_with_answer};
use crate::catalogue::{
    lessons, look, path, play, print as sheets_words, study, teachers as words,
};
use crate::engine::{Convention, Position};
use crate::game::Route;
use crate::game::puzzle::{Address, Grade};
use crate::game::teach::{Chapter, Level, Place, Step};
use crate::text::worksheet::{level_name, solution_of, ticket};
use crate::text::{puzzle, teach};

/// How many minutes the planned lesson takes.
pub const LESSON: u32 = 45;

/// The sheet with the exit ticket.
const TICKET: &str = "#/print/worksheet/ticket";

/// What pupils can do afterwards.
pub fn aims() -> Html {
    let aims = [
        words::aim_1(),
        words::aim_2(),
        words::aim_3(),
        words::aim_4(),
        words::aim_5(),
    ];
    html! { <ul class="teachers__aims">{ for aims.map(|aim| html! { <li>{ aim }</li> }) }</ul> }
}

/// The phases of a lesson with their minutes.
pub fn plan(page: &str) -> Html {
    let steps = |first, last| steps_link(page, first, last);
    let game = || link(page, "#/play?two=human".to_owned(), words::open());
    let phases = [
        (5, words::plan_play(), game()),
        (
            8,
            words::plan_singles(),
            steps(Step::SingleStones, Step::PracticeSingles),
        ),
        (8, words::plan_copy(), steps(Step::Copy, Step::PracticeCopy)),
        (
            9,
            words::plan_blocks(),
            steps(Step::Pairs, Step::PracticeBlocks),
        ),
        (
            7,
            words::plan_partners(),
            steps(Step::Partners, Step::PracticePartners),
        ),
        (
            4,
            words::plan_alone(),
            steps(Step::OnYourOwn, Step::OnYourOwn),
        ),
        (
            4,
            words::plan_ticket(),
            link(page, TICKET.to_owned(), words::ticket()),
        ),
    ];
    let phase = |(minutes, activity, way): (u32, &'static str, Html)| {
        html! {
            <tr>
                <td class="teachers__minutes">{ minutes }</td>
                <td>{ activity }<div>{ way }</div></td>
            </tr>
        }
    };
    html! {
        <table class="teachers__plan">
            <thead>
                <tr>
                    <th scope="col">{ words::minutes_column() }</th>
                    <th scope="col">{ words::phase_column() }</th>
                </tr>
            </thead>
            <tbody>{ for phases.map(phase) }</tbody>
            <tfoot>
                <tr>
                    <td class="teachers__minutes">{ LESSON }</td>
                    <td>{ words::together() }</td>
                </tr>
            </tfoot>
        </table>
    }
}

/// A link to the first of some steps.
fn steps_link(page: &str, first: Step, last: Step) -> Html {
    let name = if first == last {
        words::OneStep {
            step: first.number().into(),
        }
        .text()
    } else {
        words::StepsFromTo {
            first: first.number().into(),
            last: last.number().into(),
        }
        .text()
    };
    link(page, address(first), &name)
}

fn address(step: Step) -> String {
    Route::Step(step, None).to_string()
}

/// The steps of the path: name, time, and the question for the class with its answer.
pub fn steps(page: &str) -> Html {
    let item = |step: Step| {
        let minutes = words::Minutes {
            count: step.minutes().into(),
        };
        let (question, answer) = question(step);
        html! {
            <li>
                { link(page, address(step), teach::step_name(step)) }
                { " " }
                <small>{ minutes.text() }</small>
                { question_with_answer(question, &answer) }
            </li>
        }
    };
    html! { <ol class="teachers__steps">{ for Step::ALL.map(item) }</ol> }
}

/// The question that starts the talk after a step, and its answer.
fn question(step: Step) -> (&'static str, String) {
    let (question, answer) = match step {
        Step::SingleStones => (words::question_1(), words::answer_1()),
        Step::LargerHeap => (words::question_2(), words::answer_2()),
        Step::PracticeSingles => (words::question_3(), words::answer_3()),
        Step::Copy => (words::question_4(), words::answer_4()),
        Step::CopyToTheEnd => (words::question_5(), words::answer_5()),
        Step::PracticeCopy => (words::question_6(), words::answer_6()),
        Step::Pairs => (words::question_7(), words::answer_7()),
        Step::Blocks => (words::question_8(), words::answer_8()),
        Step::PracticeBlocks => (words::question_9(), words::answer_9()),
        Step::Partners => (words::question_10(), words::answer_10()),
        Step::PracticePartners => (words::question_11(), words::answer_11()),
        Step::OnYourOwn => {
            let last = Convention::Misere;
            return (words::question_12(), path::Strategy { last }.text());
        }
    };
    (question, answer.to_owned())
}

/// What pupils of a level do.
struct Group {
    level: Level,
    whom: &'static str,
    steps: Option<(Step, Step)>,
    chapters: &'static [Chapter],
    grades: &'static [Grade],
}

/// Three levels: whom each suits, and what it takes.
pub fn levels(page: &str) -> Html {
    let levels = [
        Group {
            level: Level::One,
            whom: words::whom_1(),
            steps: Some((Step::SingleStones, Step::PracticeCopy)),
            chapters: &[],
            grades: &[Grade::Two],
        },
        Group {
            level: Level::Two,
            whom: words::whom_2(),
            steps: Some((Step::Pairs, Step::OnYourOwn)),
            chapters: &[],
            grades: &[Grade::Small, Grade::Four, Grade::Endgame],
        },
        Group {
            level: Level::Three,
            whom: words::whom_3(),
            steps: None,
            chapters: &Chapter::ALL,
            grades: &[Grade::Single, Grade::Limited, Grade::Sets],
        },
    ];
    html! { <ol class="teachers__levels">{ for levels.iter().map(|group| level(page, group)) }</ol> }
}

fn level(page: &str, group: &Group) -> Html {
    let chapters = group.chapters.iter().map(|&chapter| {
        let name = teach::name(Place::Chapter(chapter));
        link(page, Route::Chapter(chapter).to_string(), &name)
    });
    let grades = group.grades.iter().map(|&grade| {
        let address = Address::Grade(grade);
        with_and_without_help(page, address, &puzzle::grade(grade))
    });
    let rows = [
        (
            path::steps(),
            group
                .steps
                .map(|(first, last)| steps_link(page, first, last))
                .into_iter()
                .collect(),
        ),
        (lessons::list(), chapters.collect()),
        (study::puzzles(), grades.collect::<Vec<_>>()),
        (
            sheets_words::print(),
            vec![link(
                page,
                worksheet(group.level),
                sheets_words::worksheet(),
            )],
        ),
    ];
    let row = |(name, ways): (&'static str, Vec<Html>)| {
        html! {
            <>
                <dt>{ name }</dt>
                { for ways.into_iter().map(|way| html! { <dd>{ way }</dd> }) }
            </>
        }
    };
    let rows = rows.into_iter().filter(|(_, ways)| !ways.is_empty());
    html! {
        <li>
            <h4>{ level_name(group.level) }</h4>
            <p>{ group.whom }</p>
            <dl class="teachers__ways">{ for rows.map(row) }</dl>
        </li>
    }
}

/// The address of the first worksheet of a level, in its shortest form, because it is printed too.
fn worksheet(level: Level) -> String {
    ["#/print/worksheet/", &level.number().to_string()].concat()
}

/// Two links to the same puzzles, with help and without.
fn with_and_without_help(page: &str, address: Address, name: &str) -> Html {
    let [with_help, alone] =
        [true, false].map(|hints| Route::Puzzle { address, hints }.to_string());
    let label = [name, words::without_help()].join(", ");
    let url = [page, &alone].concat();
    html! {
        <>
            { link(page, with_help, name) }
            { " · " }
            <a class="teachers__way" href={alone} data-whole={url} aria-label={label}>{ words::without_help() }</a>
        </>
    }
}

/// The questions of the exit ticket with their answers.
pub fn questions() -> Html {
    let question = |(question, board): (&'static str, Position)| {
        let heaps = board.heaps();
        html! {
            <li>
                <b>{ play::Heaps { heaps }.text() }</b>
                { question_with_answer(question, &look::as_stones(|| solution_of(&board))) }
            </li>
        }
    };
    html! { <ol class="teachers__ticket">{ for ticket(Convention::Misere).map(question) }</ol> }
}

/// What to print for a lesson.
pub fn sheets(page: &str) -> Html {
    let ticket = (TICKET.to_owned(), words::ticket().to_owned());
    let worksheets = Level::ALL.map(|level| {
        let name = [sheets_words::worksheet(), level_name(level)].join(" · ");
        (worksheet(level), name)
    });
    let sheets = worksheets.into_iter().chain([ticket]);
    let item =
        |(address, name): (String, String)| html! { <li>{ link(page, address, &name) }</li> };
    html! { <ul class="teachers__sheets">{ for sheets.map(item) }</ul> }
}
