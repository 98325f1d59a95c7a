//! Two computers that play while a person watches, the learner, and a device that lacks something.

use anyhow::ensure;
use nim::catalogue::{learner, page as page_words, people, play, settings, setup};
use nim::game::Pace;
use nim_browser::{Control, Stage, Test, test};

use crate::menu::{leave_settings, open_settings};
use crate::pauses::{HELD, LONG, pass};
use crate::table::{heaps, mv, take, until_heaps};
use crate::words::named;

pub const TESTS: &[Test] = &[
    test!(two_computers_move_at_their_pace_once_a_person_starts_them),
    test!(the_learner_trains_on_demand_and_forgets),
    test!(a_device_without_vibration_plays_on),
];

fn two_computers_move_at_their_pace_once_a_person_starts_them(stage: &Stage) {
    stage.phone().with_player(HELD).play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.press_on(Control::Radio, setup::against_watch())
            .await?;
        page.press(setup::play()).await?;
        page.find(Control::Button, play::run()).await?;
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "it has begun by itself");
        page.press(play::pace_usual()).await?;
        page.press(play::run()).await?;
        page.find(Control::Button, play::pause()).await?;
        pass(page, Pace::Slow.pause() - 1).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "it moves too soon");
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
