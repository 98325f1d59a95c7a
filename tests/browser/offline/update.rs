//! The way from one version to the next.

use std::fs;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{page as page_words, update};
use nim_browser::{Control, Input, Page, Stage, Window};
use serde_json::{Value, json};

use super::host::{Host, write_later};
use super::until_kept;
use crate::table::{choose, heaps, mv, take, take_name, until_heaps};

/// The versions with a cache.
async fn caches(page: &Page) -> Result<Vec<String>> {
    let names = page.run("return caches.keys()", Vec::new()).await?;
    let names: Vec<String> = serde_json::from_value(names)?;
    let versions = names.iter().filter_map(|name| name.rsplit(' ').next());
    Ok(versions.map(str::to_owned).collect())
}

async fn until_only(page: &Page, version: &str) -> Result<()> {
    page.until(&format!("{version} alone is kept"), async || {
        Ok((caches(page).await? == [version]).then_some(()))
    })
    .await
}

/// The version that the document is of.
async fn shown(page: &Page) -> Result<String> {
    let name = "return document.getElementById('boot').dataset.offline";
    let name = page.run(name, Vec::new()).await?;
    let name = name.as_str().context("the page names no version")?;
    Ok(name
        .trim_start_matches("./offline-")
        .trim_end_matches(".js")
        .to_owned())
}

/// Lets the browser look for a new version until the page offers one. A browser that is looking already does
/// not look again for that.
async fn until_told(page: &Page) -> Result<()> {
    page.until("a new version is offered", async || {
        look(page).await?;
        Ok(page
            .has(Control::Button, update::update())
            .await?
            .then_some(()))
    })
    .await
}

/// Lets the browser look for a new version, as it does by itself now and then.
async fn look(page: &Page) -> Result<()> {
    let look = "return navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => 0, () => 1)";
    page.run(look, Vec::new()).await.map(drop)
}

pub fn a_new_version_is_announced_and_loads_only_on_request(stage: &Stage) {
    let host = Host::new().unwrap();
    let old = host.version().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        page.open("#/play?heaps=3,4&rule=normal&two=human").await?;
        take(page, mv("A1")).await?;
        until_kept(page).await?;
        choose(page, mv("B2")).await?;
        let focus = page.focused().await?;
        page.run("window.mark = 1", Vec::new()).await?;

        let new = host.renew()?;
        until_told(page).await?;
        page.read(update::ready()).await?;
        ensure!(page.focused().await? == focus, "the focus stays");
        ensure!(caches(page).await?.len() == 2, "both versions are kept");

        // The game continues with the old version, whose dialogs are gone from the host.
        page.press(&take_name(mv("B2"))).await?;
        until_heaps(page, &[2, 2]).await?;
        page.key("?").await?;
        page.find(Control::Dialog, page_words::how_to_play())
            .await?;
        page.key("Escape").await?;
        // Only time shows that a worker does not take over by itself.
        let waits = "return new Promise((later) => setTimeout(later, 1000))
            .then(() => navigator.serviceWorker.getRegistration())
            .then((r) => r.waiting?.state ?? null)";
        ensure!(
            page.run(waits, Vec::new()).await? == json!("installed"),
            "the new worker has taken over"
        );
        ensure!(shown(page).await? == old, "nothing came by itself");
        ensure!(page.run("return window.mark", Vec::new()).await? == json!(1));

        page.press(update::update()).await?;
        page.until("the new version is there", async || {
            let mark = page.run("return window.mark ?? null", Vec::new()).await?;
            Ok((mark == Value::Null && shown(page).await? == new).then_some(()))
        })
        .await?;
        until_heaps(page, &[2, 2]).await?;
        until_only(page, new).await?;
        ensure!(
            !page.has(Control::Button, update::update()).await?,
            "there is nothing newer"
        );
        // The new version also works without a network.
        page.cut_off();
        page.open("").await?;
        page.key("?").await?;
        page.find(Control::Dialog, page_words::how_to_play())
            .await
            .map(drop)
    });
}

pub fn the_notice_leaves_the_game_visible_and_passes_axe(stage: &Stage) {
    let windows = [Window::PICTURED[0], Window::new(844, 390, Input::Touch)];
    let windows = windows.map(Window::with_reduced_motion);
    stage.window(windows[0]).play(async |page| {
        page.open("").await?;
        until_kept(page).await?;
        for window in windows {
            page.resize(window).await?;
            let noticed = notice_is_seen(page).await;
            noticed.with_context(|| format!("at {window}"))?;
        }
        Ok(())
    });
}

/// Announces a new version, as the worker of one does, and waits for the notice.
pub async fn announce(page: &Page) -> Result<()> {
    // The answer of another version's worker to the page's greeting; no two are the same.
    let told = "navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: `${performance.now()}` }))";
    page.run(told, Vec::new()).await?;
    page.read(update::ready()).await
}

/// Announces a new version, looks at the notice, and postpones it.
async fn notice_is_seen(page: &Page) -> Result<()> {
    announce(page).await?;
    page.come_to_rest().await?;
    let script = "const box = (query) => document.querySelector(query).getBoundingClientRect();
        const notice = box('.update');
        const covered = ['.board', '.status', '.bar'].filter((query) => {
            const { top, bottom, left, right } = box(query);
            return top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
        });
        const small = [...document.querySelectorAll('.update button')]
            .filter((button) => button.offsetHeight < 44 || button.offsetWidth < 44);
        const wide = document.documentElement.scrollWidth > innerWidth;
        return { covered, small: small.length, wide };";
    let seen = page.run(script, Vec::new()).await?;
    let fine = json!({ "covered": [], "small": 0, "wide": false });
    ensure!(seen == fine, "{seen}");
    let wrong = page.barriers().await?.wrong;
    ensure!(wrong.is_empty(), "{wrong:?}");
    page.press(update::later()).await?;
    ensure!(!page.has(Control::Button, update::later()).await?);
    Ok(())
}

pub fn an_update_in_another_tab_leaves_this_tab_its_files(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        let old = host.version()?;
        page.open("#/play?heaps=3,4&rule=normal&two=human").await?;
        until_kept(page).await?;
        let new = host.renew()?;
        until_told(page).await?;
        page.press(update::later()).await?;
        ensure!(!page.has(Control::Button, update::update()).await?);
        // The effect of a press on Update in the other tab.
        let taken = "const { waiting } = await navigator.serviceWorker.getRegistration();
            waiting.postMessage('SKIP_WAITING');";
        let taken = format!("return (async () => {{ {taken} }})()");
        page.run(&taken, Vec::new()).await?;
        page.until("the new worker has taken over", async || {
            let waits = "return navigator.serviceWorker.getRegistration()
                .then((r) => r.waiting === null && r.active.state)";
            Ok((page.run(waits, Vec::new()).await? == json!("activated")).then_some(()))
        })
        .await?;
        let both = caches(page).await?;
        ensure!(
            both.contains(&old) && both.iter().any(|kept| kept == new),
            "{both:?} are kept"
        );
        take(page, mv("A1")).await?;
        page.key("?").await?;
        page.find(Control::Dialog, page_words::how_to_play())
            .await?;
        page.key("Escape").await?;
        ensure!(shown(page).await? == old, "the game goes on where it was");
        // After it is opened again, the old version is unused.
        page.open("").await?;
        until_only(page, new).await
    });
}

pub fn a_page_fresh_from_the_network_asks_nothing(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        page.open("").await?;
        until_kept(page).await?;
        let new = host.renew()?;
        page.open("").await?;
        ensure!(shown(page).await? == new, "the network comes first");
        until_only(page, new).await?;
        ensure!(!page.has(Control::Button, update::update()).await?);
        ensure!(heaps(page).await? == [3, 5, 7]);
        Ok(())
    });
}

pub fn a_version_with_a_damaged_file_is_not_taken(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        let old = host.version()?;
        page.open("").await?;
        until_kept(page).await?;
        let new = host.renew()?;
        let name = host.named("dialogs-", ".wasm")?.remove(0);
        let file = host.0.join(&name);
        let built = fs::read(&file)?;
        // The same program with an unused section: only its hash differs.
        fs::write(&file, [&built[..], b"\0\x02\x01n"].concat())?;
        look(page).await?;
        until_nothing_comes(page).await?;
        let is_kept = "return caches.match(arguments[0]).then((file) => file !== undefined)";
        let is_kept = page.run(is_kept, vec![json!(name)]).await?;
        ensure!(is_kept == json!(false), "the damaged file is kept");
        ensure!(shown(page).await? == old);
        fs::write(&file, built)?;
        until_told(page).await?;
        page.press(update::update()).await?;
        until_only(page, new).await?;
        page.allow(
            &name,
            &["Failed to find a valid digest in the 'integrity' attribute"],
        );
        Ok(())
    });
}

/// Waits until the browser has given up a new version, or none was there.
async fn until_nothing_comes(page: &Page) -> Result<()> {
    let settled = "return navigator.serviceWorker.getRegistration()
        .then((r) => r.installing === null && r.waiting === null)";
    page.until("the new version is refused", async || {
        Ok((page.run(settled, Vec::new()).await? == json!(true)).then_some(()))
    })
    .await
}

pub fn half_a_version_is_not_a_version(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        let old = host.version()?;
        page.open("").await?;
        until_kept(page).await?;
        // A host that has the new worker already, and the old page still.
        let document = fs::read(host.0.join("index.html"))?;
        let new = host.renew()?;
        let renewed = fs::read(host.0.join("index.html"))?;
        fs::write(host.0.join("index.html"), &document)?;
        look(page).await?;
        until_nothing_comes(page).await?;
        ensure!(caches(page).await? == [old], "nothing of the half is kept");
        // When all of it is there, it comes.
        write_later(&host.0.join("index.html"), renewed)?;
        until_told(page).await?;
        page.press(update::update()).await?;
        until_only(page, new).await
    });
}

/// The names of the locks that are held, and an event that leaves the page or brings it back as it was. A
/// driver keeps Chromium from doing so itself.
const AWAY: &str = "dispatchEvent(new PageTransitionEvent(arguments[0], { persisted: true }));
    return new Promise((told) => setTimeout(told))
        .then(() => navigator.locks.query())
        .then(({ held }) => held.map(({ name }) => name));";

pub fn a_page_holds_its_version_but_not_while_it_is_away(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        until_kept(page).await?;
        let lock = format!("nim {} {}", page.home(), shown(page).await?);
        let held = async |event: &str| page.run(AWAY, vec![json!(event)]).await;
        ensure!(held("focus").await? == json!([lock]), "at first");
        ensure!(held("pagehide").await? == json!([]), "while it is away");
        let again = held("pageshow").await?;
        ensure!(again == json!([lock]), "after its return {again}");
        Ok(())
    });
}
