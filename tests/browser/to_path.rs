//! The offer to repeat a skill.

use anyhow::{Context, Result};
use nim::catalogue::{keeping, path};
use nim::game::Save;
use nim::game::puzzle::Date;
use nim::game::teach::Skill;
use nim_browser::{Input, Page, Stage, Test, Window, test};

use crate::saving::notices::covers_nothing;
use crate::saving::{SAVE, keep};

pub const TESTS: &[Test] = &[test!(a_skill_that_is_due_is_offered_above_the_board)];

const PHONE: Window = Window::new(360, 640, Input::Touch);

async fn until_address_has(page: &Page, part: &str) -> Result<()> {
    page.until(&format!("the address has {part}"), async || {
        Ok(page.address().await?.contains(part).then_some(()))
    })
    .await
}

fn a_skill_that_is_due_is_offered_above_the_board(stage: &Stage) {
    stage.window(PHONE).play(async |page| {
        page.open("").await?;
        let mut save = Save::default();
        let boxes = &mut save.learned.boxes;
        let day = Date::new(2026, 1, 2).ok().context("a day of January")?;
        boxes.record(Skill::Copy, true, day);
        keep(page, SAVE, &save.write()).await?;
        page.reload().await?;
        page.read(keeping::repeat_copy()).await?;
        covers_nothing(page).await?;
        page.press(keeping::one_board()).await?;
        page.read(path::skill_copy()).await?;
        until_address_has(page, "#/path/practice/copy").await?;
        Ok(())
    });
}
