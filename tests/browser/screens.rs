//! What fits on a screen, and what a thumb can hit.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use nim_harness::Ability;
use nim_harness::browser::{Control, Input, Page, Stage, Window};

use crate::table::{mv, take};

const LINKS: [&str; 8] = [
    "",
    "#/play?heaps=5,4,3,2,1",
    "#/play?heaps=21&take=3",
    "#/play?heaps=7,7,7,7,7,7,7,7,7,7,7,7&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,Bob",
    "#/play?heaps=9,9,9,9,9,9,9,9,9,9,9,9&two=human",
    "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human&moves=B1",
    "#/play?one=perfect&two=learner&moves=C1",
    "#/play?two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,WWWWWWWWWWWWWWWWWWWWWWWW&moves=A1",
];

/// Beside what is measured in every engine: the smallest phone, a tablet and a common screen.
const BETWEEN: [Window; 3] = [
    Window::new(320, 568, Input::Touch),
    Window::new(768, 1024, Input::Touch),
    Window::new(1366, 768, Input::Mouse),
];

/// What does not fit into the window, or is too small to hit.
///
/// The window's own size is what counts: on a phone that is emulated, the page's idea of it
/// grows with whatever sticks out.
async fn misfits(page: &Page, scrolls: bool) -> Result<Vec<String>> {
    page.come_to_rest().await?;
    let Window { width, height, .. } = page.window();
    let found = page
        .run(
            include_str!("misfits.js"),
            vec![width.into(), height.into(), scrolls.into()],
        )
        .await?;
    serde_json::from_value(found).context("reading what does not fit")
}

/// Looks at the table and at its dialogs in every window, and tells all that does not fit.
fn everything_fits(look: &impl AsyncFn(&Page, &Misfits) -> Result<()>) {
    let misfits = Misfits::default();
    for window in Window::MEASURED {
        Stage::new(window).play(async |page| look(page, &misfits).await);
    }
    for window in BETWEEN {
        let stage = Stage::new(window).needs(Ability::Devtools);
        stage.play(async |page| look(page, &misfits).await);
    }
    let all = misfits.0.into_inner();
    assert!(all.is_empty(), "{} misfits:\n{}", all.len(), all.join("\n"));
}

#[derive(Default)]
struct Misfits(RefCell<Vec<String>>);

impl Misfits {
    async fn note(&self, page: &Page, place: &str) -> Result<()> {
        self.note_of(page, place, false).await
    }

    /// What lies on a page that scrolls down may lie anywhere there, but not beside it.
    async fn note_scrolling(&self, page: &Page, place: &str) -> Result<()> {
        self.note_of(page, place, true).await
    }

    async fn note_of(&self, page: &Page, place: &str, scrolls: bool) -> Result<()> {
        let found = misfits(page, scrolls).await?;
        let place = format!("{place} at {} in {}", page.window(), page.engine().name());
        let told = found.into_iter().map(|misfit| format!("{place}: {misfit}"));
        self.0.borrow_mut().extend(told);
        Ok(())
    }
}

#[test]
fn the_table_fits_every_screen_and_everything_can_be_hit() {
    everything_fits(&async |page: &Page, misfits: &Misfits| {
        for link in LINKS {
            page.open(link).await?;
            // Twelve sliders that a finger hits are higher than the smallest screen.
            if link.contains(",99,") && page.window().height < 592 && page.window().width < 340 {
                misfits.note_scrolling(page, link).await?;
            } else {
                misfits.note(page, link).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn every_dialog_fits_every_screen_and_everything_can_be_hit() {
    everything_fits(&async |page: &Page, misfits: &Misfits| {
        for heading in ["New game", "How to play", "Share", "Settings"] {
            page.open("").await?;
            // A small screen folds all but the setup into its menu.
            if !page.has(Control::Button, heading).await? {
                page.press("Menu").await?;
                page.find(Control::Dialog, "Menu").await?;
                misfits.note(page, "the menu").await?;
            }
            page.press(heading).await?;
            page.find(Control::Dialog, heading).await?;
            misfits.note(page, heading).await?;
        }
        page.open("#/play?one=minimax&two=learner").await?;
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        misfits.note(page, "watching, in the setup").await?;
        page.press("Teach the learner").await?;
        page.find(Control::Dialog, "The learner").await?;
        misfits.note(page, "the learner").await?;
        page.open(
            "#/play?heaps=1&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMMMMMMMMMMMMMMMMMMMMMM",
        )
        .await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, "MMMMMMMMMMMMMMMMMMMMMMMM wins")
            .await?;
        misfits.note(page, "the result").await
    });
}

#[test]
fn statistics_and_data_fit_across_and_everything_can_be_hit() {
    everything_fits(&async |page: &Page, misfits: &Misfits| {
        page.open("").await?;
        page.run(
            "localStorage.setItem('nim-save', arguments[0]);
             localStorage.setItem('nim-damaged', 'x'.repeat(200));",
            vec![crate::statistics::saved().into()],
        )
        .await?;
        page.open("#/statistics").await?;
        page.read("All computers").await?;
        for name in [
            "The numbers of the chart",
            "Show it as text",
            "Paste the text instead",
            "Delete everything",
        ] {
            page.press(name).await?;
        }
        page.find(Control::Button, "Yes, delete everything").await?;
        misfits.note_scrolling(page, "statistics and data").await
    });
}

#[test]
fn every_screen_of_the_desk_fits_across_and_everything_can_be_hit() {
    const HEAPS: &str = "99,99,99,99,99,99,99,99,99,99,99,99";
    everything_fits(&async |page: &Page, misfits: &Misfits| {
        for board in ["heaps=3,5,7&rule=misere", &format!("heaps={HEAPS}&take=30")] {
            page.open(&format!("#/analyse?{board}")).await?;
            page.find(Control::Button, "Prove it").await?;
            misfits
                .note_scrolling(page, &format!("the analysis of {board}"))
                .await?;
            page.press("Game tree").await?;
            page.find(Control::Button, "Run minimax").await?;
            misfits
                .note_scrolling(page, &format!("the tree of {board}"))
                .await?;
            page.press("Graph").await?;
            misfits
                .note_scrolling(page, &format!("the graph of {board}"))
                .await?;
        }
        for board in ["", "#/play?heaps=9,9,9,9,9,9,9,9,9,9,9,9&two=human"] {
            page.open(board).await?;
            if page.has(Control::Button, "Menu").await? {
                page.press("Menu").await?;
                page.press("Analysis of this game").await?;
            } else {
                page.press("Analysis").await?;
            }
            page.read("Open the whole analysis").await?;
            misfits
                .note_scrolling(page, &format!("the panel beside {board}"))
                .await?;
        }
        Ok(())
    });
}

#[test]
fn everything_that_is_taught_fits_across_and_can_be_hit() {
    const LONG: &str = "#/review?heaps=9,9,9,9,9,9,9,9,9,9,9,9&moves=A9,B9,C9,D9,E9,F9&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMM&two=human";
    everything_fits(&async |page: &Page, misfits: &Misfits| {
        let lessons = (1..=10).map(|number| format!("#/learn/{number}"));
        let puzzles = (1..=5).map(|grade| format!("#/puzzle/{grade}/7"));
        let others = ["#/learn", "#/learn/history", LONG].map(str::to_owned);
        for link in lessons.chain(puzzles).chain(others) {
            page.open(&link).await?;
            page.find(Control::Button, "Back to the game").await?;
            page.until("what is taught is there", async || {
                let there = "return document.getElementById('lesson-heading') !== null";
                let there = page.run(there, Vec::new()).await?;
                Ok((there.as_bool() == Some(true)).then_some(()))
            })
            .await?;
            misfits.note_scrolling(page, &link).await?;
        }
        Ok(())
    });
}

#[test]
fn take_keeps_its_place_when_stones_are_chosen_and_taken() {
    for window in [Window::phone(), Window::desktop()] {
        Stage::new(window).play(async |page| {
            page.open("#/play?two=human").await?;
            page.come_to_rest().await?;
            let before = page.place("Choose stones").await?;
            page.press("Take 3 from heap B, leaving 2").await?;
            let chosen = page.place("Take 3 from heap B").await?;
            ensure!(
                chosen == before,
                "with a choice it went from {before:?} to {chosen:?}"
            );
            page.press("Take 3 from heap B").await?;
            page.hear("Player 2’s turn.").await?;
            page.come_to_rest().await?;
            let after = page.place("Choose stones").await?;
            ensure!(
                after == before,
                "with a move it went from {before:?} to {after:?}"
            );
            Ok(())
        });
    }
}

#[test]
fn letters_twice_as_large_leave_stones_to_press_and_nothing_beside_the_screen() {
    for window in [Window::phone(), Window::desktop()] {
        Stage::new(window).play(async |page| {
            page.open("#/play?two=human").await?;
            page.run(
                "document.documentElement.style.fontSize = '200%'",
                Vec::new(),
            )
            .await?;
            page.come_to_rest().await?;
            let script = "
                const stone = document.querySelector('[data-stone]').getBoundingClientRect();
                return [stone.width, document.documentElement.scrollWidth - innerWidth];";
            let measured = page.run(script, Vec::new()).await?;
            let (stone, beside) = (measured[0].as_f64(), measured[1].as_f64());
            ensure!(stone.is_some_and(|stone| stone >= 24.0), "{measured}");
            ensure!(beside.is_some_and(|beside| beside <= 0.0), "{measured}");
            take(page, mv("C2")).await?;
            page.hear("Player 2’s turn.").await.map(drop)
        });
    }
}
