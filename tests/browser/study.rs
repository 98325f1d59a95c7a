//! The study screens, used by pointer and by keys. The host compares their texts with brute force.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{analysis as words, check, map, page as page_words, play, study};
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::table::{choose, mv, take_name, until_heaps};
use crate::tree::{first_to_move, until_address};
use desk::{
    fields_change_the_board_up_to_99, stones_are_pressed_and_heaps_are_pulled_on_the_desk,
    the_answer_for_a_class_is_seen_whole, the_focus_stays_near_a_heap_that_is_removed,
    the_screen_for_a_class_is_twice_as_large_and_covers_the_answer,
    what_is_pointed_at_is_marked_in_every_column,
};

mod desk;

pub const TESTS: &[Test] = &[
    test!(fields_change_the_board_up_to_99),
    test!(stones_are_pressed_and_heaps_are_pulled_on_the_desk).everywhere(),
    test!(the_focus_stays_near_a_heap_that_is_removed),
    test!(what_is_pointed_at_is_marked_in_every_column),
    test!(the_screen_for_a_class_is_twice_as_large_and_covers_the_answer),
    test!(the_answer_for_a_class_is_seen_whole),
    test!(the_exhaustive_check_runs_to_its_end_and_can_be_stopped),
    test!(the_map_is_explored_and_its_boards_are_laid_by_pointer_and_by_keys),
    test!(from_play_to_the_desk_and_back_the_game_waits),
    test!(after_a_study_link_the_game_has_its_own_address),
];

/// Waits until this board of the game on 3, 5 and 7 is analysed.
async fn is_analysed(page: &Page, heaps: &str) -> Result<()> {
    until_address(page, &format!("#/analyse?heaps={heaps}&rule=misere")).await?;
    page.find(Control::Heading, words::your_moves())
        .await
        .map(drop)
}

fn the_exhaustive_check_runs_to_its_end_and_can_be_stopped(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/analyse?heaps=3,5,7&rule=misere").await?;
        let done = check::Done {
            boards: 12_341_u32.into(),
            exceptions: 0_u32.into(),
        };
        page.press(words::check()).await?;
        page.press(check::start()).await?;
        page.read(&done.text()).await?;
        // Many more, to have time for a hand.
        page.press_on(Control::Radio, "4").await?;
        page.fill(Control::Spinbutton, check::size(), "50").await?;
        page.press(check::start()).await?;
        page.press(check::stop()).await?;
        page.find(Control::Button, check::go_on()).await.map(drop)
    });
}

fn the_map_is_explored_and_its_boards_are_laid_by_pointer_and_by_keys(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/analyse?heaps=3,5").await?;
        page.press(words::map()).await?;
        let says = async |word: &str| {
            page.until(&format!("the map says “{word}”"), async || {
                let told =
                    "return document.querySelector('.outcome-map__verdict')?.textContent ?? null";
                Ok((page.run(told, Vec::new()).await? == json!(word)).then_some(()))
            })
            .await
        };
        // It begins with the board.
        says(map::wins_short()).await?;
        // The square of four stones in both heaps, by its place in the drawing.
        let square = ".outcome-map__square[x='52'][y='122']";
        page.until("the map is there", async || page.box_of(square).await)
            .await?;
        page.run(
            "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
            vec![json!(square)],
        )
        .await?;
        page.come_to_rest().await?;
        let [x, y, wide, high] = page.box_of(square).await?.context("the square")?;
        page.press_at((x + wide / 2.0, y + high / 2.0)).await?;
        until_address(page, "#/analyse?heaps=4,4&rule=misere").await?;
        says(map::loses_short()).await?;
        page.run("document.getElementById('outcome-map').focus()", Vec::new())
            .await?;
        page.key("ArrowRight").await?;
        says(map::wins_short()).await?;
        page.key("Enter").await?;
        until_address(page, "#/analyse?heaps=5,4&rule=misere").await?;
        page.press(play::undo()).await?;
        until_address(page, "#/analyse?heaps=4,4&rule=misere").await?;
        page.press_on(Control::Radio, map::values()).await?;
        let value = map::Value {
            values: "4 ⊕ 4",
            sum: 0_u32.into(),
        };
        page.read(&value.text()).await?;
        // All of it is seen while it fills.
        page.press(map::first()).await?;
        page.press(map::next()).await?;
        page.come_to_rest().await?;
        let part = async |selector: &str| page.box_of(selector).await?.context("no such part");
        let [_, top, _, high] = part(".outcome-map__drawing").await?;
        let [_, panel_top, _, panel_high] = part(".analysis:has(.outcome-map)").await?;
        let above = panel_top - top;
        let below = top + high - panel_top - panel_high;
        ensure!(
            above <= 0.0 && below <= 0.0,
            "{above} and {below} are hidden"
        );
        Ok(())
    });
}

fn from_play_to_the_desk_and_back_the_game_waits(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        choose(page, mv("A1")).await?;
        page.press(study::panel()).await?;
        page.press(study::whole()).await?;
        is_analysed(page, "3,5,5").await?;
        let (screen, heaps) = (study::analysis(), "3,5,5");
        let title = study::TitleOfBoard { screen, heaps }.text();
        ensure!(page.title().await? == title);
        // The button that led here is gone, and the focus is on the heading.
        page.until("the heading has the focus", async || {
            let heading = ["h2 ", study::analysis()].concat();
            Ok((page.focused().await? == heading).then_some(()))
        })
        .await?;
        page.press(study::tree()).await?;
        page.find(Control::Treeitem, &first_to_move(&[3, 5, 5]))
            .await?;
        // Letters that mean something on the board mean nothing where it is not seen.
        page.key("u").await?;
        page.follow(page_words::play()).await?;
        until_heaps(page, &[3, 5, 5]).await?;
        ensure!(!page.focus_is_nowhere().await?);
        // The choice is still there.
        page.find(Control::Button, &take_name(mv("A1"))).await?;
        page.back().await?;
        page.find(Control::Treeitem, &first_to_move(&[3, 5, 5]))
            .await?;
        page.back().await?;
        is_analysed(page, "3,5,5").await?;
        page.back().await?;
        until_heaps(page, &[3, 5, 5]).await?;
        page.find(Control::Button, &take_name(mv("A1")))
            .await
            .map(drop)
    });
}

fn after_a_study_link_the_game_has_its_own_address(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree?heaps=2,9&rule=normal").await?;
        page.find(Control::Treeitem, &first_to_move(&[2, 9]))
            .await?;
        page.follow(page_words::play()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        until_address(page, page.home()).await?;
        page.back().await?;
        page.find(Control::Treeitem, &first_to_move(&[2, 9]))
            .await?;
        page.follow(page_words::play()).await?;
        page.press(play::restart()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        until_address(page, page.home()).await
    });
}
