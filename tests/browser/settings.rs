//! Settings apply at once; and two computers play while a person watches.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{learner, page as page_words, people, play, settings, setup};
use nim::game::Pace;
use nim_browser::{Control, Page, Stage, Test, test};

use crate::menu::{leave_settings, open_settings};
use crate::pauses::{HELD, LONG, pass};
use crate::table::{heaps, mv, take, until_fewer_than, until_heaps};
use crate::words::named;

pub const TESTS: &[Test] = &[
    test!(the_theme_follows_the_settings_in_the_middle_of_a_game),
    test!(help_that_is_switched_off_is_gone),
    test!(two_computers_start_pause_step_and_finish),
    test!(the_learner_trains_on_demand_and_forgets),
    test!(a_device_without_vibration_plays_on),
];

/// How bright the page's ground is: red, green and blue from 0 to 255, added.
async fn ground(page: &Page) -> Result<u64> {
    let script = "const { backgroundColor } = getComputedStyle(document.body);
        return backgroundColor.match(/\\d+/g).slice(0, 3).map(Number).reduce((a, b) => a + b)";
    let bright = page.run(script, Vec::new()).await?;
    bright.as_u64().context("a colour")
}

fn the_theme_follows_the_settings_in_the_middle_of_a_game(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?moves=C2,B1").await?;
        open_settings(page).await?;
        page.press_on(Control::Radio, settings::dark()).await?;
        let dark = ground(page).await?;
        page.press_on(Control::Radio, settings::light()).await?;
        let light = ground(page).await?;
        ensure!(
            dark < 200 && light > 600,
            "dark is {dark}, light is {light}"
        );
        leave_settings(page).await?;
        until_heaps(page, &[3, 4, 5]).await
    });
}

fn help_that_is_switched_off_is_gone(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        page.find(Control::Button, play::hint()).await?;
        open_settings(page).await?;
        for name in [settings::hints(), settings::undo()] {
            page.press_on(Control::Switch, name).await?;
        }
        leave_settings(page).await?;
        for name in [play::hint(), play::undo(), play::redo()] {
            ensure!(!page.has(Control::Button, name).await?, "{name} is there");
        }
        let before = page.status().await?;
        for key in ["u", "h"] {
            page.key(key).await?;
        }
        page.come_to_rest().await?;
        ensure!(page.status().await? == before, "a key helped");
        open_settings(page).await?;
        page.press_on(Control::Switch, settings::shortcuts())
            .await?;
        leave_settings(page).await?;
        page.key("n").await?;
        page.come_to_rest().await?;
        ensure!(page.names(Control::Dialog).await?.is_empty(), "N opened");
        until_heaps(page, &[3, 5, 5]).await
    });
}

fn two_computers_start_pause_step_and_finish(stage: &Stage) {
    stage.phone().with_player(HELD).play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.press_on(Control::Radio, setup::against_watch())
            .await?;
        page.press(setup::play()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        // Nothing moves before a person starts it.
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "it has begun by itself");
        page.press(play::step()).await?;
        until_fewer_than(page, 15).await?;
        let after = heaps(page).await?;
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == after, "it goes on by itself");
        page.press(play::undo()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        page.press(play::pace_usual()).await?;
        page.press(play::run()).await?;
        page.find(Control::Button, play::pause()).await?;
        pass(page, Pace::Slow.pause() - 1).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "it moves too soon");
        page.press(play::pause()).await?;
        page.press(play::pace_slow()).await?;
        page.find(Control::Button, play::pace_fast()).await?;
        page.press(play::run()).await?;
        page.find(Control::Button, play::pause()).await?;
        pass(page, Pace::Fast.pause()).await?;
        until_fewer_than(page, 15).await?;
        page.until("the result is told", async || {
            pass(page, LONG).await?;
            let dialogs = page.names(Control::Dialog).await?;
            Ok((dialogs == [named(people::perfect()).wins()]).then_some(()))
        })
        .await
    });
}

fn the_learner_trains_on_demand_and_forgets(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1,3,5&two=learner").await?;
        page.press(page_words::new_game()).await?;
        page.press(learner::train_learner()).await?;
        page.find(Control::Dialog, learner::learner()).await?;
        let games = |count: u32| {
            let games = count.into();
            learner::Games { games }.text()
        };
        let train = learner::Train {
            games: 20_000_u32.into(),
        };
        page.press(&train.text()).await?;
        let told = async |wanted: &str| {
            page.until(&format!("it says {wanted}"), async || {
                let text = page
                    .run(
                        "return document.querySelector('dialog[open]').innerText",
                        Vec::new(),
                    )
                    .await?;
                let has = text.as_str().is_some_and(|text| text.contains(wanted));
                Ok(has.then_some(()))
            })
            .await
        };
        told(&games(20_000)).await?;
        let points = page
            .run(
                "return document.querySelector('.learner__curve path').getAttribute('d').match(/[ML]/g).length",
                Vec::new(),
            )
            .await?;
        ensure!(points == 40, "the curve has {points} points");
        page.press(learner::forget()).await?;
        page.press(learner::really_forget()).await?;
        told(&games(0)).await
    });
}

fn a_device_without_vibration_plays_on(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        // As Firefox and Safari are.
        page.run("delete Navigator.prototype.vibrate", Vec::new())
            .await?;
        open_settings(page).await?;
        page.press_on(Control::Switch, settings::vibration())
            .await?;
        leave_settings(page).await?;
        take(page, mv("C2")).await?;
        until_heaps(page, &[3, 5, 5]).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 5, 5]).await
    });
}
