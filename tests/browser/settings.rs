//! What can be set is applied at once; and two computers play while somebody watches.

use anyhow::{Context, Result, ensure};
use nim_harness::browser::{Control, Page, Stage, Window};

use crate::table::{heaps, let_it_think, mv, take, until_fewer_than, until_heaps};

async fn ground(page: &Page) -> Result<String> {
    let script = "return getComputedStyle(document.body).backgroundColor";
    let colour = page.run(script, Vec::new()).await?;
    Ok(colour.as_str().context("a colour")?.to_owned())
}

#[test]
fn the_theme_follows_the_settings_in_the_middle_of_a_game() {
    Stage::new(Window::desktop()).play(async |page| {
        page.open("#/play?moves=C2,B1").await?;
        page.press("Settings").await?;
        page.press_on(Control::Radio, "Dark").await?;
        ensure!(ground(page).await? == "rgb(20, 22, 27)");
        page.press_on(Control::Radio, "Light").await?;
        ensure!(ground(page).await? == "rgb(246, 244, 239)");
        page.press("Close").await?;
        until_heaps(page, &[3, 4, 5]).await
    });
}

#[test]
fn help_that_is_switched_off_is_gone() {
    Stage::new(Window::desktop()).play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        page.find(Control::Button, "Hint").await?;
        page.press("Settings").await?;
        for name in ["Hints", "Undo", "Letter keys"] {
            page.press_on(Control::Switch, name).await?;
        }
        page.press("Close").await?;
        for name in ["Hint", "Undo", "Redo"] {
            ensure!(!page.has(Control::Button, name).await?, "{name} is there");
        }
        for key in ["u", "h", "n"] {
            page.key(key).await?;
        }
        ensure!(page.names(Control::Dialog).await?.is_empty(), "N opened");
        until_heaps(page, &[3, 5, 5]).await
    });
}

#[test]
fn two_computers_start_pause_step_and_finish() {
    Stage::new(Window::phone()).play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.press_on(Control::Radio, "Watch").await?;
        page.press("Play").await?;
        // Nothing moves before somebody says so.
        let_it_think();
        until_heaps(page, &[3, 5, 7]).await?;
        page.press("Step").await?;
        until_fewer_than(page, 15).await?;
        let after = heaps(page).await?;
        let_it_think();
        until_heaps(page, &after).await?;
        page.press("Undo").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        page.press("Pace: usual").await?;
        page.press("Pace: slow").await?;
        page.find(Control::Button, "Pace: fast").await?;
        page.press("Start").await?;
        page.find(Control::Button, "Pause").await?;
        page.find(Control::Dialog, "Perfect wins").await.map(drop)
    });
}

#[test]
fn the_learner_trains_on_demand_and_forgets() {
    Stage::new(Window::phone()).play(async |page| {
        page.open("#/play?heaps=1,3,5&two=learner").await?;
        page.press("New game").await?;
        page.press("Teach the learner").await?;
        page.find(Control::Dialog, "The learner").await?;
        page.press("Train: 20,000 games").await?;
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
        told("Games learned from: 20,000.").await?;
        let points = page
            .run(
                "return document.querySelector('.learner__curve path').getAttribute('d').match(/[ML]/g).length",
                Vec::new(),
            )
            .await?;
        ensure!(points == 40, "the curve has {points} points");
        page.press("Forget this board").await?;
        page.press("Really forget?").await?;
        told("Games learned from: 0.").await
    });
}

#[test]
fn where_nothing_can_vibrate_the_game_goes_on_though_that_is_asked_for() {
    Stage::new(Window::phone()).play(async |page| {
        page.open("#/play?two=human").await?;
        // As Firefox and Safari are.
        page.run("delete Navigator.prototype.vibrate", Vec::new())
            .await?;
        page.press("Menu").await?;
        page.press("Settings").await?;
        page.press_on(Control::Switch, "Vibration").await?;
        page.press("Close").await?;
        take(page, mv("C2")).await?;
        until_heaps(page, &[3, 5, 5]).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 5, 5]).await
    });
}
