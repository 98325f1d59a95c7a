//! On a small phone, question, board, answers and actions are in the window together, above the bar,
//! and everything that is pressed is large enough. What steps through a game keeps its place.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{puzzle, review};
use nim::game::lesson::{Task, steps};
use nim::game::{Chapter, Game, Lesson, Save, read_review, write_review};
use nim::screens::lessons::lesson_address;
use nim_browser::{Input, Page, Stage, Test, Window, test};
use serde_json::json;

use crate::complaints::OF_A_PAGE_LEFT;

pub const TESTS: &[Test] = &[
    test!(every_step_of_a_lesson_fits_a_small_phone),
    test!(puzzles_of_every_grade_fit_a_small_phone),
    test!(a_review_fits_a_small_phone_and_its_buttons_keep_their_place),
];

pub const PHONE: Window = Window::new(360, 640, Input::Touch);

/// The room of the bar with the places of the page.
const BAR: u32 = 60;

/// The faults of all views, told together at the end.
#[derive(Default)]
pub struct Faults(RefCell<Vec<String>>);

impl Faults {
    /// Measures what the page shows; a stone to press has at least this size.
    pub async fn note(&self, page: &Page, place: &str, least: u32) -> Result<()> {
        page.come_to_rest().await?;
        let given = [PHONE.width, PHONE.height, BAR, least].map(|number| json!(number));
        let found = page.run(include_str!("reach.js"), given.to_vec()).await?;
        let found: Vec<String> = serde_json::from_value(found).context("reading the faults")?;
        let told = found.into_iter().map(|fault| format!("{place}: {fault}"));
        self.0.borrow_mut().extend(told);
        Ok(())
    }

    pub fn tell(self) -> Result<()> {
        let all = self.0.into_inner();
        ensure!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
        Ok(())
    }
}

/// A save in which every lesson that has this step was left there, counted from 0.
fn left_at(step: usize) -> String {
    let mut save = Save::default();
    for chapter in Chapter::ALL {
        save.learned.progress.note(&Lesson::open(chapter, step));
    }
    save.write()
}

/// Waits for an element.
pub async fn until_there(page: &Page, selector: &str) -> Result<()> {
    page.until(&format!("{selector} is there"), async || {
        let there = "return document.querySelector(arguments[0]) !== null";
        let there = page.run(there, vec![json!(selector)]).await?;
        Ok((there == json!(true)).then_some(()))
    })
    .await
}

fn every_step_of_a_lesson_fits_a_small_phone(stage: &Stage) {
    let lengths = Chapter::ALL.map(|chapter| steps(chapter).len());
    let longest = lengths.iter().max().copied();
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let (faults, mut seen) = (Faults::default(), 0);
            for step in 0..longest.unwrap_or_default() {
                page.open("").await?;
                let save = json!(left_at(step));
                page.run("localStorage.setItem('nim-save', arguments[0])", vec![save])
                    .await?;
                for chapter in Chapter::ALL {
                    let Some(asked) = steps(chapter).get(step).cloned() else {
                        continue;
                    };
                    let place = format!("{chapter:?}, step {}", step + 1);
                    page.open(&lesson_address(chapter)).await?;
                    until_there(page, &format!(".lesson__progress[value='{step}']")).await?;
                    // A heap of more stones is too tall for larger ones.
                    let tallest = asked.board.heaps().iter().max();
                    let least = if tallest > Some(&7) { 24 } else { 32 };
                    faults.note(page, &place, least).await?;
                    seen += 1;
                    if let Task::Choose(question) = asked.task {
                        let wrong = usize::from(question.right(&asked.board) == 0);
                        let press =
                            "document.querySelectorAll('.lesson__answer')[arguments[0]].click()";
                        page.run(press, vec![json!(wrong)]).await?;
                        until_there(page, ".lesson__verdict[data-state='wrong']").await?;
                        faults
                            .note(page, &format!("{place}, answered wrongly"), least)
                            .await?;
                    }
                }
            }
            let all = lengths.iter().sum::<usize>();
            ensure!(seen == all, "{seen} steps of {all} were seen");
            faults.tell()
        });
}

fn puzzles_of_every_grade_fit_a_small_phone(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let faults = Faults::default();
            for (grade, least) in [(0, 24), (1, 32), (2, 32), (3, 32), (4, 24), (5, 24)] {
                for number in 1..=6 {
                    let link = format!("#/puzzle/{grade}/{number}");
                    page.open(&link).await?;
                    until_there(page, ".puzzle__bar").await?;
                    faults.note(page, &link, least).await?;
                }
                page.press(puzzle::none()).await?;
                until_there(page, ".puzzle__verdict").await?;
                let place = format!("a puzzle of grade {grade} with an answer");
                faults.note(page, &place, least).await?;
            }
            // The page is left before these parts are here, and Firefox then misses their styles.
            page.excuse_of("/storage-", OF_A_PAGE_LEFT);
            page.excuse_of("/dialogs-", OF_A_PAGE_LEFT);
            faults.tell()
        });
}

/// A game with a limit on twelve heaps, played to its end.
fn long_game() -> Result<Game> {
    let link = "#/review?heaps=9,9,9,9,9,9,9,9,9,9,9,9&take=4&rule=misere";
    let mut game = read_review(link).ok().context(link)?;
    for number in (0_usize..).step_by(7) {
        let moves: Vec<_> = game.position().legal_moves().collect();
        let Some(&made) = moves.get(number % moves.len().max(1)) else {
            break;
        };
        game.play(made).ok().context("a legal move")?;
    }
    Ok(game)
}

fn a_review_fits_a_small_phone_and_its_buttons_keep_their_place(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let (game, faults) = (long_game()?, Faults::default());
            page.open(&write_review(&game)).await?;
            until_there(page, ".review__steps").await?;
            faults.note(page, "the last mistake", 0).await?;
            page.press(review::first()).await?;
            let forward = async || {
                let place = page.place(review::forward()).await?;
                anyhow::Ok((place, page.box_of(".review__again").await?))
            };
            let first = forward().await?;
            for number in 1..=game.ply() {
                page.press(review::forward()).await?;
                let count = game.ply().into();
                let number = number.into();
                page.read(&review::MoveOf { number, count }.text()).await?;
                faults
                    .note(page, &format!("move {}", page.status().await?), 0)
                    .await?;
                let now = forward().await?;
                ensure!(now == first, "the buttons went from {first:?} to {now:?}");
            }
            faults.tell()
        });
}
