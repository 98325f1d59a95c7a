//! The page while the program loads, and the message if that takes long.

use anyhow::{Result, ensure};
use nim::catalogue::{Who, document, keeping};
use nim::game::{Save, Switch};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, test};
use serde_json::Value;

use crate::complaints::OF_A_PAGE_LEFT;
use crate::offline::Host;
use crate::saving::{ASIDE, SAVE, keep, kept};
use crate::start::{WINDOWS, drawn, impatient, is_seen, with_program, without, without_program};
use crate::table::{mv, stone, take, until_heaps};
use crate::words::took;

pub const TESTS: &[Test] = &[
    test!(a_click_beside_the_board_meanwhile_keeps_its_focus).needs(&[Ability::Impatience]),
    test!(a_slow_program_is_reported_without_moving_anything).needs(&[Ability::Impatience]),
    test!(a_reload_before_the_program_keeps_the_link).needs(&[Ability::Impatience]),
    test!(less_motion_holds_before_the_program_comes).needs(&[Ability::Impatience]),
    test!(another_versions_data_shows_no_board_before_it_is_read).needs(&[Ability::Impatience]),
];

fn a_click_beside_the_board_meanwhile_keeps_its_focus(stage: &Stage) {
    impatient(stage, Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        let name = stone(page, mv("A1")).await?;
        page.until("the board has the focus", async || {
            page.key("Tab").await?;
            Ok(page.focused().await?.ends_with(&name).then_some(()))
        })
        .await?;
        let nothing =
            "const { x, y, height } = document.querySelector('main').getBoundingClientRect();
            const [left, low] = [x + 3, y + height - 3];
            return document.elementFromPoint(left, low).closest('button') ? null : [left, low]";
        let place = page.run(nothing, Vec::new()).await?;
        let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) else {
            anyhow::bail!("a button stands in the corner: {place}");
        };
        page.press_at((x, y)).await?;
        let focus = "return document.activeElement === document.body";
        ensure!(page.run(focus, Vec::new()).await? == Value::Bool(true));
        with_program(page).await?;
        page.come_to_rest().await?;
        ensure!(page.run(focus, Vec::new()).await? == Value::Bool(true));
        Ok(())
    });
}

/// Waits for the reload link, which appears if the program takes long, and presses it.
async fn reload_by_link(page: &Page) -> Result<()> {
    page.run("window.before = true", Vec::new()).await?;
    page.press_on(Control::Link, document::reload()).await?;
    page.until("the page is another", async || {
        let before = "return window.before ?? null";
        Ok((page.run(before, Vec::new()).await? == Value::Null).then_some(()))
    })
    .await
}

fn a_slow_program_is_reported_without_moving_anything(stage: &Stage) {
    for window in WINDOWS {
        impatient(stage, window).play(async |page| {
            without_program(page, "").await?;
            let early = "return performance.now() > 6000
                || getComputedStyle(document.querySelector('.waits')).visibility === 'hidden'";
            ensure!(page.run(early, Vec::new()).await? == Value::Bool(true));
            let before = drawn(page).await?;
            page.find(Control::Link, document::reload()).await?;
            page.read(document::loading()).await?;
            let after = drawn(page).await?;
            ensure!(before == after, "{before:#}\nbecame\n{after:#}");
            ensure!(is_seen(page).await?, "the board stays");
            reload_by_link(page).await?;
            with_program(page).await?;
            until_heaps(page, &[3, 5, 7]).await?;
            ensure!(!page.has(Control::Link, document::reload()).await?);
            // Requests of the page that was left did not finish, and neither did its report of them.
            page.excuse_of("/nim-", OF_A_PAGE_LEFT);
            page.excuse_of("/fault-", OF_A_PAGE_LEFT);
            Ok(())
        });
    }
}

fn a_reload_before_the_program_keeps_the_link(stage: &Stage) {
    // Only that file, because a browser loads six files of a host at once, and the document is one of
    // them.
    let host = Host::new().unwrap();
    let program = host.named("nim-", ".wasm").unwrap().remove(0);
    impatient(stage, Window::phone()).play(async |page| {
        without(page, &program, "#/play?heaps=1,1,1&two=human").await?;
        reload_by_link(page).await?;
        ensure!(
            page.address()
                .await?
                .ends_with("#/play?heaps=1,1,1&two=human")
        );
        with_program(page).await?;
        until_heaps(page, &[1, 1, 1]).await?;
        // Requests of the page that was left did not finish, and neither did its report of them.
        page.excuse_of("/nim-", OF_A_PAGE_LEFT);
        page.excuse_of("/fault-", OF_A_PAGE_LEFT);
        Ok(())
    });
}

fn less_motion_holds_before_the_program_comes(stage: &Stage) {
    let mut save = Save::default();
    save.settings.fill(Switch::Calm.name(), "on");
    let save = save.write();
    impatient(stage, Window::desktop()).play(async |page| {
        let look = "return document.documentElement.dataset.calm ?? null";
        page.open("").await?;
        keep(page, SAVE, &save).await?;
        without_program(page, "").await?;
        let early = page.run(look, Vec::new()).await?;
        ensure!(early == "", "{early}");
        with_program(page).await?;
        let late = page.run(look, Vec::new()).await?;
        ensure!(late == early, "{late} after {early}");
        // A page that is left at once may not have had its icon yet.
        page.excuse_of("/icon-", OF_A_PAGE_LEFT);
        Ok(())
    });
}

fn another_versions_data_shows_no_board_before_it_is_read(stage: &Stage) {
    const OTHER: &str = "nim-save 999 00000000\ngame #/play?heaps=9 ~00000000\n";
    impatient(stage, Window::desktop()).play(async |page| {
        page.open("").await?;
        keep(page, SAVE, OTHER).await?;
        without_program(page, "").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        with_program(page).await?;
        page.read(keeping::other_version()).await?;
        take(page, mv("A1")).await?;
        page.hear(&took(&Who::You, mv("A1"))).await?;
        let aside = kept(page, ASIDE).await?;
        ensure!(aside.as_deref() == Some(OTHER), "{aside:?} was put aside");
        Ok(())
    });
}
