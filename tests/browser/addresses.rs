//! Games by their addresses.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, link, play, setup};
use nim::engine::Convention;
use nim_browser::{Control, Page, Stage, Test, test};

use crate::table::{heaps, mv, take, until_heaps};
use crate::words::{named, took, turn};

pub const TESTS: &[Test] = &[
    test!(a_link_lays_the_table_that_it_names),
    test!(a_bad_link_shows_its_error_and_leaves_a_working_game),
    test!(no_number_in_a_link_stops_the_program),
    test!(the_address_follows_the_game_and_opens_it_again),
    test!(a_link_with_moves_leaves_the_focus),
    test!(the_first_visit_is_a_board_that_can_be_played_at_once),
];

/// The page's error message; empty if all is well.
async fn trouble(page: &Page) -> Result<String> {
    let said = page
        .run("return [...document.querySelectorAll('[role=alert]')].map((e) => e.innerText).join('')", Vec::new())
        .await?;
    Ok(said
        .as_str()
        .context("reading what is wrong")?
        .trim()
        .to_owned())
}

async fn address_ends_with(page: &Page, end: &str) -> Result<()> {
    page.until(&format!("the address ends with {end}"), async || {
        Ok(page.address().await?.ends_with(end).then_some(()))
    })
    .await
}

fn a_link_lays_the_table_that_it_names(stage: &Stage) {
    stage.desktop().play(async |page| {
        let last = Convention::Misere;
        let any_number = play::TakeAny { last }.text();
        let (most, last) = (3_u32.into(), Convention::Normal);
        let up_to_three = play::TakeAtMost { most, last }.text();
        for (link, expected, says) in [
            ("#/play?heaps=1,3,5,7", &[1, 3, 5, 7][..], any_number),
            ("#/play?heaps=21&take=3&rule=normal", &[21], up_to_three),
            (
                "#/play?heaps=5,4,3,2,1&two=human&first=two&names=Ada,Bob&moves=A2,B4",
                &[3, 0, 3, 2, 1],
                took(&named("Ada"), mv("B4")),
            ),
            (
                "#/play?two=human&names=A%2CB,%C3%89mile&moves=A1",
                &[2, 5, 7],
                turn(&named("Émile")),
            ),
        ] {
            page.open(link).await?;
            until_heaps(page, expected).await.context(link)?;
            page.hear(&says).await.context(link)?;
            ensure!(
                trouble(page).await?.is_empty(),
                "{link}: {}",
                trouble(page).await?
            );
        }
        page.open("#/play?heaps=1,2&unknown=1").await?;
        until_heaps(page, &[1, 2]).await?;
        let key = "unknown";
        page.read(&link::Ignored { key }.text()).await
    });
}

fn a_bad_link_shows_its_error_and_leaves_a_working_game(stage: &Stage) {
    let twice = link::Repeated { key: "heaps" }.text();
    let no_text = link::NotText { key: "names" }.text();
    let (number, made) = (1_u32.into(), "A2");
    let illegal = link::IllegalMove { number, made }.text();
    stage.desktop().play(async |page| {
        // The saved game is on the table even if the link is wrong.
        page.open("#/play?two=human").await?;
        take(page, mv("C1")).await?;
        for (link, says) in [
            ("#/play?heaps=3,-1", "-1"),
            ("#/play?heaps=100", "99"),
            ("#/play?heaps=1000000000", "99"),
            ("#/play?heaps=1,1,1,1,1,1,1,1,1,1,1,1,1", "12"),
            ("#/play?heaps=three", "three"),
            ("#/play?rule=other", "other"),
            ("#/play?take=0", "0"),
            ("#/play?two=genius", "genius"),
            ("#/play?heaps=1,2&heaps=3", &*twice),
            ("#/play?heaps=1,2&moves=A2", &*illegal),
            ("#/play?names=%E0%A4%A,x", &*no_text),
            (
                "#/play?names=%3Cimg%20src%3Dx%3E,x",
                setup::name_with_markup(),
            ),
            ("#/nowhere", "nowhere"),
        ] {
            page.open(link).await?;
            // The words are fetched.
            let said = page.until("it says what is wrong", async || {
                let said = trouble(page).await?;
                Ok((!said.is_empty()).then_some(said))
            });
            let said = said.await.context(link)?;
            ensure!(said.contains(says), "{link} says “{said}” without “{says}”");
            ensure!(heaps(page).await? == [3, 5, 6], "{link}");
            take(page, mv("A1")).await.context(link)?;
            page.press(play::undo()).await?;
            until_heaps(page, &[3, 5, 6]).await.context(link)?;
        }
        Ok(())
    });
}

fn no_number_in_a_link_stops_the_program(stage: &Stage) {
    stage.desktop().play(async |page| {
        // Numbers around the range of 32 bits, which the program uses, and of 64 bits.
        for (number, link) in [
            "#/play?heaps=4294967295",
            "#/play?heaps=4294967296,1",
            "#/play?heaps=18446744073709551616",
            "#/play?moves=C4294967295",
            "#/play?names=%FF%FE,%00",
            "#/play?heaps=0,0,0",
            "#%",
        ]
        .into_iter()
        .enumerate()
        {
            page.open(link).await?;
            ensure!(!page.status().await?.is_empty(), "{link}");
            // The program continues.
            page.open(&format!("#/play?heaps=2,3&two=human&names=Game,{number}"))
                .await?;
            take(page, mv("A1")).await?;
            until_heaps(page, &[1, 3]).await?;
        }
        Ok(())
    });
}

fn the_address_follows_the_game_and_opens_it_again(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=2,3&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        address_ends_with(page, "moves=B2,A1").await?;
        page.reload().await?;
        until_heaps(page, &[1, 1]).await
    });
}

fn a_link_with_moves_leaves_the_focus(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=A1").await?;
        until_heaps(page, &[2, 5, 7]).await?;
        page.come_to_rest().await?;
        ensure!(
            page.focus_is_nowhere().await?,
            "the focus is on “{}”",
            page.focused().await?
        );
        Ok(())
    });
}

fn the_first_visit_is_a_board_that_can_be_played_at_once(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        ensure!(heaps(page).await? == [3, 5, 7]);
        ensure!(
            page.names(Control::Dialog).await?.is_empty(),
            "nothing stands before the board"
        );
        let status = page.status().await?;
        let last = Convention::Misere;
        let invitation = play::TakeAny { last }.text();
        ensure!(status.starts_with(&invitation), "{status}");
        let now = &Who::You.turn();
        let (title, expected) = (page.title().await?, play::Title { now }.text());
        ensure!(title == expected, "{title}");
        ensure!(
            page.address().await? == page.home(),
            "the bare address stays bare"
        );
        Ok(())
    });
}
