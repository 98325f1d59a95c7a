//! Checks that everything fits on a screen, and that a thumb can hit it.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{
    about, analysis, learner, page as page_words, play, settings, setup, statistics, study, tree,
};
use nim::game::Chapter;
use nim::screens::lessons::lesson_address;
use nim_browser::{Control, Input, Page, Stage, Test, Tier, Window, test};

use crate::table::{choose, mv, take, take_name};
use crate::words::{named, player, turn};

pub const TESTS: &[Test] = &[
    test!(five_screens_fit_at_three_sizes)
        .tier(Tier::Engines)
        .others(Tier::Engines),
    test!(the_table_fits_every_screen_and_everything_can_be_hit),
    test!(every_dialog_fits_every_screen_and_everything_can_be_hit),
    test!(statistics_and_data_fit_across_and_everything_can_be_hit),
    test!(every_screen_of_the_desk_fits_across_and_everything_can_be_hit),
    test!(every_teaching_screen_fits_across_and_can_be_hit),
    test!(take_keeps_its_place_when_stones_are_chosen_and_taken),
    test!(letters_twice_as_large_leave_stones_to_press_and_nothing_beside_the_screen),
];

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

/// Beside the windows of every engine: the smallest phone, a tablet and a common screen.
const BETWEEN: [Window; 3] = [
    Window::new(320, 568, Input::Touch),
    Window::new(768, 1024, Input::Touch),
    Window::new(1366, 768, Input::Mouse),
];

/// The elements that do not fit into the window, or are too small to hit.
///
/// The window's own size counts, because on an emulated phone the page's own measure grows with any
/// overflow.
pub async fn misfits(page: &Page, scrolls: bool) -> Result<Vec<String>> {
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

/// The windows that everything must fit. A screen opened in one window is checked in all of them,
/// because a resized or turned page is the same page.
fn windows() -> Vec<Window> {
    [&Window::MEASURED[..], &BETWEEN].concat()
}

/// The elements that do not fit, reported together at the end.
#[derive(Default)]
struct Misfits(RefCell<Vec<String>>);

impl Misfits {
    /// Checks the current page in each of these windows.
    async fn note(&self, page: &Page, place: &str, windows: &[Window]) -> Result<()> {
        for &window in windows {
            page.resize(window).await?;
            self.note_here(page, place, false).await?;
        }
        Ok(())
    }

    /// An element of a scrolling page may lie anywhere in it, but not beside it.
    async fn note_scrolling(&self, page: &Page, place: &str, windows: &[Window]) -> Result<()> {
        for &window in windows {
            page.resize(window).await?;
            self.note_here(page, place, true).await?;
        }
        Ok(())
    }

    async fn note_here(&self, page: &Page, place: &str, scrolls: bool) -> Result<()> {
        let found = misfits(page, scrolls).await?;
        let place = format!("{place} at {} in {}", page.window(), page.engine().name());
        let told = found.into_iter().map(|misfit| format!("{place}: {misfit}"));
        self.0.borrow_mut().extend(told);
        Ok(())
    }
}

fn everything_fits(stage: &Stage, look: &impl AsyncFn(&Page, &Misfits) -> Result<()>) {
    stage.desktop().play(async |page| {
        let misfits = Misfits::default();
        look(page, &misfits).await?;
        let all = misfits.0.into_inner();
        ensure!(all.is_empty(), "{} misfits:\n{}", all.len(), all.join("\n"));
        Ok(())
    });
}

fn the_table_fits_every_screen_and_everything_can_be_hit(stage: &Stage) {
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        for link in LINKS {
            page.open(link).await?;
            for window in windows() {
                misfits.note(page, link, &[window]).await?;
            }
        }
        Ok(())
    });
}

fn every_dialog_fits_every_screen_and_everything_can_be_hit(stage: &Stage) {
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        let all = windows();
        for (link, heading) in [
            ("", page_words::new_game()),
            ("#/play?two=human&moves=C2", page_words::share()),
            ("#/more", page_words::how_to_play()),
            ("#/more", settings::settings()),
            ("#/more", about::heading()),
        ] {
            page.open(link).await?;
            page.press(heading).await?;
            page.find(Control::Dialog, heading).await?;
            misfits.note(page, heading, &all).await?;
            page.resize(Window::desktop()).await?;
        }
        page.open("#/play?one=minimax&two=learner").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Button, setup::play()).await?;
        misfits.note(page, "watching, in the setup", &all).await?;
        page.press(learner::train_learner()).await?;
        page.find(Control::Dialog, learner::learner()).await?;
        misfits.note(page, "the learner", &all).await?;
        page.open(
            "#/play?heaps=1&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMMMMMMMMMMMMMMMMMMMMMM",
        )
        .await?;
        take(page, mv("A1")).await?;
        let winner = named("MMMMMMMMMMMMMMMMMMMMMMMM");
        page.find(Control::Dialog, &winner.wins()).await?;
        misfits.note(page, "the result", &all).await
    });
}

fn statistics_and_data_fit_across_and_everything_can_be_hit(stage: &Stage) {
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        page.open("").await?;
        page.run(
            "localStorage.setItem('nim-save', arguments[0]);
             localStorage.setItem('nim-damaged', 'x'.repeat(200));",
            vec![crate::statistics::saved().into()],
        )
        .await?;
        page.open("#/statistics").await?;
        page.read(statistics::all_computers()).await?;
        for name in [
            statistics::numbers(),
            statistics::show_text(),
            statistics::paste(),
            statistics::delete_everything(),
        ] {
            page.press(name).await?;
        }
        page.find(Control::Button, statistics::yes_delete()).await?;
        misfits
            .note_scrolling(page, "statistics and data", &windows())
            .await
    });
}

fn every_screen_of_the_desk_fits_across_and_everything_can_be_hit(stage: &Stage) {
    const HEAPS: &str = "99,99,99,99,99,99,99,99,99,99,99,99";
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        let all = windows();
        for board in ["heaps=3,5,7&rule=misere", &format!("heaps={HEAPS}&take=30")] {
            page.open(&format!("#/analyse?{board}")).await?;
            for part in [analysis::why(), analysis::check(), analysis::map()] {
                page.press(part).await?;
                misfits
                    .note_scrolling(page, &format!("{part} of {board}"), &all)
                    .await?;
            }
            page.press(study::tree()).await?;
            page.find(Control::Button, tree::run()).await?;
            misfits
                .note_scrolling(page, &format!("the tree of {board}"), &all)
                .await?;
            page.press(tree::graph()).await?;
            misfits
                .note_scrolling(page, &format!("the graph of {board}"), &all)
                .await?;
        }
        for board in ["", "#/play?heaps=9,9,9,9,9,9,9,9,9,9,9,9&two=human"] {
            page.resize(Window::desktop()).await?;
            page.open(board).await?;
            page.press(study::panel()).await?;
            page.read(study::whole()).await?;
            misfits
                .note_scrolling(page, &format!("the panel beside {board}"), &all)
                .await?;
        }
        Ok(())
    });
}

fn every_teaching_screen_fits_across_and_can_be_hit(stage: &Stage) {
    const LONG: &str = "#/review?heaps=9,9,9,9,9,9,9,9,9,9,9,9&moves=A9,B9,C9,D9,E9,F9&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMM&two=human";
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        let lessons = Chapter::ALL.map(lesson_address).into_iter();
        let puzzles = (1..=5).map(|grade| format!("#/puzzle/{grade}/7"));
        let others = ["#/learn", "#/learn/history", LONG].map(str::to_owned);
        for link in lessons.chain(puzzles).chain(others) {
            page.open(&link).await?;
            is_there(page, "#lesson-heading").await?;
            misfits.note_scrolling(page, &link, &windows()).await?;
        }
        Ok(())
    });
}

async fn is_there(page: &Page, selector: &str) -> Result<()> {
    page.until(&format!("{selector} is there"), async || {
        let there = "return document.querySelector(arguments[0]) !== null";
        let there = page.run(there, vec![selector.into()]).await?;
        Ok((there.as_bool() == Some(true)).then_some(()))
    })
    .await
}

fn five_screens_fit_at_three_sizes(stage: &Stage) {
    let three = [
        Window::phone(),
        Window::new(844, 390, Input::Touch),
        Window::desktop(),
    ];
    everything_fits(stage, &async |page: &Page, misfits: &Misfits| {
        for (link, shows) in [
            ("", "#board"),
            ("#/analyse?heaps=3,5,7", ".study"),
            ("#/tree?heaps=4&take=3", ".study"),
            ("#/learn/limits", "#lesson-heading"),
            ("#/puzzle/3/7", "#lesson-heading"),
        ] {
            page.open(link).await?;
            is_there(page, shows).await?;
            misfits.note_scrolling(page, link, &three).await?;
        }
        Ok(())
    });
}

fn take_keeps_its_place_when_stones_are_chosen_and_taken(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/play?two=human").await?;
            page.come_to_rest().await?;
            let before = page.place(play::choose()).await?;
            choose(page, mv("B3")).await?;
            let chosen = page.place(&take_name(mv("B3"))).await?;
            ensure!(
                chosen == before,
                "with a choice it went from {before:?} to {chosen:?}"
            );
            page.press(&take_name(mv("B3"))).await?;
            page.hear(&turn(&player(2))).await?;
            page.come_to_rest().await?;
            let after = page.place(play::choose()).await?;
            ensure!(
                after == before,
                "with a move it went from {before:?} to {after:?}"
            );
            Ok(())
        });
    }
}

fn letters_twice_as_large_leave_stones_to_press_and_nothing_beside_the_screen(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
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
            page.hear(&turn(&player(2))).await.map(drop)
        });
    }
}
