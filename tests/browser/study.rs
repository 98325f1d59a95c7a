//! The study screens, used by pointer and by keys, with their texts compared with brute force.

use std::num::NonZeroU32;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{analysis as words, check, map, page as page_words, play, study, win};
use nim::engine::Rules;
use nim_browser::{Control, Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use crate::table::{choose, dialog_says, mv, take_name, until_heaps};
use crate::tree::{first_to_move, until_address};
use crate::words::player;
use desk::{
    a_move_is_previewed_by_the_first_press_and_made_by_the_second, balanced,
    sliders_and_fields_change_the_board_up_to_99,
    stones_are_pressed_and_heaps_are_pulled_on_the_desk,
    the_focus_stays_near_a_heap_that_is_removed,
    the_screen_for_a_class_is_twice_as_large_and_covers_the_answer,
    what_is_pointed_at_is_marked_in_every_column,
};
use truth::Truth;

mod desk;

#[allow(dead_code, reason = "the tests on the host use more of it")]
#[path = "../../crates/nim-game/tests/game/truth.rs"]
mod truth;

pub const TESTS: &[Test] = &[
    test!(equation_and_verdict_of_boards_agree_with_brute_force),
    test!(sliders_and_fields_change_the_board_up_to_99),
    test!(a_move_is_previewed_by_the_first_press_and_made_by_the_second),
    test!(stones_are_pressed_and_heaps_are_pulled_on_the_desk).others(Tier::Engines),
    test!(the_focus_stays_near_a_heap_that_is_removed),
    test!(what_is_pointed_at_is_marked_in_every_column),
    test!(the_screen_for_a_class_is_twice_as_large_and_covers_the_answer),
    test!(the_exhaustive_check_runs_to_its_end_and_can_be_stopped),
    test!(the_map_is_explored_by_pointer_and_by_keys_and_painted_step_by_step),
    test!(the_analysis_beside_the_board_follows_the_game_and_counts_as_a_hint),
    test!(from_play_to_the_desk_and_back_the_game_waits),
    test!(after_a_study_link_the_game_has_its_own_address),
];

/// A board as it is looked at: heaps, the rule, the most stones a turn.
type Board = (&'static [u32], bool, Option<u32>);

fn link((heaps, misere, limit): Board) -> String {
    let heaps: Vec<_> = heaps.iter().map(ToString::to_string).collect();
    let rule = if misere { "misere" } else { "normal" };
    let take = limit.map_or_else(String::new, |limit| format!("&take={limit}"));
    format!("#/analyse?heaps={}&rule={rule}{take}", heaps.join(","))
}

/// The text of an element.
async fn text(page: &Page, selector: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.textContent ?? null";
    let text = page.run(script, vec![json!(selector)]).await?;
    Ok(text.as_str().context(selector.to_owned())?.to_owned())
}

/// Shows the heaps in binary where they are not shown, and leaves the focus alone.
async fn show_columns(page: &Page) -> Result<()> {
    let press = "document.querySelector('.analysis > .button[aria-expanded=false]')?.click()";
    page.run(press, Vec::new()).await?;
    let equation = "return document.querySelector('.analysis__equation') !== null";
    page.until("the columns are shown", async || {
        let shown = page.run(equation, Vec::new()).await? == json!(true);
        Ok(shown.then_some(()))
    })
    .await
}

/// Checks the text of the analysis for a board.
async fn says(page: &Page, board: Board) -> Result<()> {
    let (heaps, misere, limit) = board;
    let rules = if misere {
        Rules::misere()
    } else {
        Rules::normal()
    };
    let limited = limit.and_then(NonZeroU32::new);
    let mut truth = Truth::new(limited.map_or(rules, |limit| rules.with_limit(limit)));
    let [winning, all] = [truth.winning(heaps).len(), truth.moves(heaps).len()];
    let all = all.into();
    let expected = if winning == 0 {
        let none = words::NoneOfYourMoves { all }.text();
        [words::opponent_can_win(), " ", &none].concat()
    } else {
        let winning = winning.into();
        let some = words::WinningMoves { winning, all }.text();
        [words::you_can_win(), " ", &some].concat()
    };
    let verdict = || text(page, ".analysis__who");
    page.until(&format!("{board:?} reads “{expected}”"), async || {
        Ok((verdict().await? == expected).then_some(()))
    })
    .await?;
    let counted: Vec<u32> = heaps
        .iter()
        .map(|stones| limit.map_or(*stones, |limit| stones % (limit + 1)))
        .collect();
    let sum = counted.iter().fold(0, |sum, stones| sum ^ stones);
    // As many digits as the largest number has, and at least four.
    let largest = counted.iter().max().copied().unwrap_or_default();
    let wide = format!("{largest:b}").len().max(4);
    let rows: Vec<_> = counted.iter().map(|row| format!("{row:0wide$b}")).collect();
    let equation = format!("{} = {sum:0wide$b}", rows.join(" ⊕ "));
    show_columns(page).await?;
    let read = text(page, ".analysis__equation").await?;
    ensure!(read == equation, "{board:?} reads {read}, not {equation}");
    Ok(())
}

fn equation_and_verdict_of_boards_agree_with_brute_force(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/analyse").await?;
        // Who has not met columns asks for them once in a visit.
        page.read(words::balanced_blocks()).await?;
        ensure!(text(page, ".analysis__equation").await.is_err());
        page.press(words::show_columns()).await?;
        page.read(words::balanced()).await?;
        page.run(
            "location.hash = '#/analyse?heaps=4,4&rule=normal'",
            Vec::new(),
        )
        .await?;
        page.until("another board shows the columns, too", async || {
            let equation = text(page, ".analysis__equation").await.unwrap_or_default();
            Ok((equation == "0100 ⊕ 0100 = 0000").then_some(()))
        })
        .await?;
        let boards: [Board; 3] = [
            (&[3, 5, 7], true, None),
            (&[1, 3, 5, 7], false, None),
            (&[21], true, Some(3)),
        ];
        for board in boards {
            page.run("location.hash = arguments[0]", vec![json!(link(board))])
                .await?;
            says(page, board).await?;
            ensure!(text(page, "[aria-expanded=true]").await? == words::show_columns());
        }
        Ok(())
    });
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
        page.find(Control::Button, check::go_on()).await?;
        let stopped = text(page, ".check__result").await?;
        let checked = text(page, ".check__progress p").await?;
        let digits = |text: &str| text.replace(|sign: char| !sign.is_ascii_digit(), "");
        let done = digits(&checked);
        let done = done.strip_suffix("316251").context(checked.clone())?;
        ensure!(done != "316251", "{checked}");
        let told = check::Stopped {
            done: done.parse::<u32>()?.into(),
            all: 316_251_u32.into(),
            exceptions: 0_u32.into(),
        };
        ensure!(stopped == told.text(), "{stopped}");
        // A formula that is wrong is found out.
        page.press_on(Control::Radio, "2").await?;
        page.press_on(Control::Checkbox, check::use_wrong_formula())
            .await?;
        page.press(check::start()).await?;
        page.read(check::wrong_as_expected()).await
    });
}

fn the_map_is_explored_by_pointer_and_by_keys_and_painted_step_by_step(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/analyse?heaps=3,5,7&rule=normal").await?;
        page.press(words::map()).await?;
        // Of two equal heaps, the player to move loses.
        let says = async |[a, b]: [u32; 2], word: &str| {
            page.until(
                &format!("the map says “{word}” of {a} and {b}"),
                async || {
                    let readout = text(page, "#outcome-map-readout").await.unwrap_or_default();
                    let verdict = text(page, ".outcome-map__verdict").await?;
                    // The sentence names both heaps before anything else.
                    let numbers = readout.split(|letter: char| !letter.is_ascii_digit());
                    let told = numbers
                        .filter_map(|number| number.parse::<u32>().ok())
                        .take(2);
                    Ok((told.eq([a, b]) && verdict == word).then_some(()))
                },
            )
            .await
        };
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
        says([4, 4], map::loses_short()).await?;
        page.run("document.getElementById('outcome-map').focus()", Vec::new())
            .await?;
        for (key, cell, word) in [
            ("ArrowRight", [5, 4], map::wins_short()),
            ("ArrowUp", [5, 5], map::loses_short()),
            ("Home", [0, 5], map::wins_short()),
            ("PageDown", [0, 0], map::loses_short()),
        ] {
            page.key(key).await?;
            says(cell, word).await?;
        }
        page.press(map::first()).await?;
        let blank = async || {
            let script =
                "return document.querySelectorAll('.outcome-map__frame [data-mark=blank]').length";
            page.run(script, Vec::new())
                .await?
                .as_u64()
                .context("a count")
        };
        let first = blank().await?;
        page.press(map::next()).await?;
        let second = blank().await?;
        page.press(map::all()).await?;
        ensure!(
            first > second && second > blank().await?,
            "{first}, {second}"
        );
        ensure!(blank().await? == 0);
        Ok(())
    });
}

fn the_analysis_beside_the_board_follows_the_game_and_counts_as_a_hint(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
            page.press(study::panel()).await?;
            says(page, (&[1, 2], false, None)).await?;
            choose(page, mv("B1")).await?;
            page.read(&balanced()).await?;
            page.press(&take_name(mv("B1"))).await?;
            until_heaps(page, &[1, 1]).await?;
            says(page, (&[1, 1], false, None)).await?;
            page.press(page_words::close()).await?;
            ensure!(!page.focus_is_nowhere().await?);
            for made in ["A1", "B1"] {
                crate::table::take(page, mv(made)).await?;
            }
            let count = 2_u32.into();
            let hints = win::Hints { count }.text();
            dialog_says(page, &player(1).wins(), &hints).await
        });
    }
}

fn from_play_to_the_desk_and_back_the_game_waits(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        choose(page, mv("A1")).await?;
        page.press(study::panel()).await?;
        page.press(study::whole()).await?;
        says(page, (&[3, 5, 5], true, None)).await?;
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
        says(page, (&[3, 5, 5], true, None)).await?;
        page.back().await?;
        until_heaps(page, &[3, 5, 5]).await?;
        page.find(Control::Button, &take_name(mv("A1"))).await?;
        page.follow(study::analysis()).await?;
        page.follow(study::analysis()).await?;
        page.press(study::tree()).await?;
        page.press(study::play_board()).await?;
        until_heaps(page, &[3, 5, 5]).await?;
        page.find(Control::Button, play::choose()).await.map(drop)
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
