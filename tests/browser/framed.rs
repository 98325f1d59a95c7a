//! A board in a frame of another page, as `docs/hosting.md` says.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, dist, test};
use nim_serve::{Server, Site};
use serde_json::json;

use crate::table::{mv, take, until_heaps};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(a_game_is_played_in_a_frame_of_another_origin_without_storage)
        .needs(&[Ability::BlockedStorage]),
];

/// The page that shows the board. The frame fills the window.
fn outer(board: &str) -> String {
    format!(
        "<!doctype html><title>School</title><link rel=\"icon\" href=\"data:,\">
        <style>body {{ margin: 0 }} iframe {{ display: block; width: 100vw; height: 100vh; border: 0 }}</style>
        <iframe src=\"{board}\" title=\"Nim\"></iframe>"
    )
}

/// Whether the page is in a frame of another origin, storage is refused, and header and menu are seen.
const FRAMED: &str = "
    const refuses = (look) => { try { look(); return false; } catch { return true; } };
    const seen = [...document.querySelectorAll('.header, .nav')].some((part) => part.checkVisibility());
    return [refuses(() => parent.document.title), refuses(() => localStorage.length), seen];";

async fn play(page: &Page) -> Result<()> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("framed");
    fs::create_dir_all(&folder).context("making the other page")?;
    let board = [
        page.home(),
        "#/play?heaps=1,2&rule=normal&two=human&embed=1",
    ]
    .concat();
    fs::write(folder.join("index.html"), outer(&board)).context("writing the other page")?;
    let school = Server::start(&Site::new(&folder)?.plain())?;
    page.go_to(&school.url()).await?;
    page.enter_frame().await?;
    until_heaps(page, &[1, 2]).await?;
    let framed = page.run(FRAMED, Vec::new()).await?;
    ensure!(framed == json!([true, true, false]), "{framed}");
    take(page, mv("B2")).await?;
    take(page, mv("A1")).await?;
    page.find(Control::Dialog, &player(2).wins()).await?;
    // A key of the address that the page did not know would be named.
    let trouble = "return document.querySelector('.trouble')?.textContent ?? ''";
    let trouble = page.run(trouble, Vec::new()).await?;
    let is_named = trouble
        .as_str()
        .is_some_and(|trouble| trouble.contains("embed"));
    ensure!(!is_named, "{trouble}");
    Ok(())
}

fn a_game_is_played_in_a_frame_of_another_origin_without_storage(stage: &Stage) {
    let site = Site::new(dist()).unwrap().in_frames().unwrap();
    let window = Window::phone().without_storage();
    stage.window(window).play_on(&site, play);
}
