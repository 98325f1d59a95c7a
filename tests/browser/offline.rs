//! The page without a network, and the way from one version to the next.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result, ensure};
use nim_browser::{Control, Page, Scheme, Stage, Test, Window, dist, test};
use nim_serve::Site;
use serde_json::{Value, json};

use crate::complaints::{OF_NO_WORKER, OF_THE_NETWORK};
use crate::hosting::is_compressed;
use crate::table::{choose, heaps, mv, take, take_name, until_heaps};

pub const TESTS: &[Test] = &[
    test!(without_a_network_a_game_a_lesson_and_the_analysis_are_there)
        .with_worker()
        .everywhere(),
    test!(a_network_that_goes_in_the_middle_of_a_first_visit_takes_nothing_with_it).with_worker(),
    test!(a_new_version_is_told_of_and_comes_on_the_word_alone)
        .with_worker()
        .everywhere(),
    test!(the_notice_leaves_the_game_in_sight_and_bars_nobody).with_worker(),
    test!(a_version_that_another_tab_took_leaves_this_one_its_files).with_worker(),
    test!(a_page_that_comes_new_from_the_network_asks_nothing).with_worker(),
    test!(half_a_version_is_not_taken_for_one).with_worker(),
    test!(a_worker_that_is_refused_does_no_harm).with_worker(),
    test!(the_worker_lists_every_file_that_the_page_can_fetch_and_each_is_there).with_worker(),
];

/// The built page in a folder of its own, which is given a new version as a host is.
pub struct Host(pub PathBuf);

impl Host {
    pub fn new() -> Result<Self> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("nim-host-{}-{count}", std::process::id());
        let host = Self(std::env::temp_dir().join(name));
        host.lay()?;
        Ok(host)
    }

    /// Puts the built page there, in place of whatever a try before has left.
    pub fn lay(&self) -> Result<()> {
        let host = self;
        let _ = fs::remove_dir_all(&host.0);
        fs::create_dir_all(&host.0)?;
        for entry in fs::read_dir(dist()).context("reading the built page")? {
            let file = entry?;
            let name = file.file_name();
            // What is changed here is not compressed anew.
            if !is_compressed(&name.to_string_lossy()) {
                fs::copy(file.path(), host.0.join(name))?;
            }
        }
        Ok(())
    }

    pub fn site(&self) -> Site {
        Site::new(&self.0).expect("a page was copied")
    }

    /// The files that begin and end so.
    pub fn named(&self, begin: &str, end: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.starts_with(begin) && name.ends_with(end) {
                names.push(name);
            }
        }
        ensure!(!names.is_empty(), "there is no {begin}…{end}");
        Ok(names)
    }

    fn version(&self) -> Result<String> {
        let names = self.named("offline-", ".js")?;
        let version = names[0].trim_start_matches("offline-");
        Ok(version.trim_end_matches(".js").to_owned())
    }

    /// Puts this in the place of that wherever it stands in what a version begins with.
    fn replace(&self, from: &str, to: &str, files: &[&str]) -> Result<()> {
        for file in files {
            let path = self.0.join(file);
            write_later(&path, fs::read_to_string(&path)?.replace(from, to))?;
        }
        Ok(())
    }

    /// Copies a new version over the old one, whose files of other names are gone then: the one
    /// with its name in it, and the dialogs'. Gives back its name.
    fn renew(&self) -> Result<&'static str> {
        const NEW: &str = "00000000feedbeef";
        let old = self.version()?;
        self.rename(&format!("offline-{old}.js"), &old, NEW)?;
        for name in self.named("more-", "")? {
            let (_, rest) = name.split_once('-').context("a name without a hash")?;
            let (hash, _) = rest.split_once('.').context("a name without an end")?;
            self.rename(&name, hash, NEW)?;
        }
        Ok(NEW)
    }

    fn rename(&self, name: &str, hash: &str, new: &str) -> Result<()> {
        fs::rename(self.0.join(name), self.0.join(name.replace(hash, new)))?;
        self.replace(hash, new, &["index.html", "sw.js"])
    }
}

/// Writes a file as if some time had passed: a host tells by whole seconds when a file changed.
fn write_later(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, content)?;
    let later = SystemTime::now() + Duration::from_mins(1);
    fs::File::options()
        .write(true)
        .open(path)?
        .set_modified(later)?;
    Ok(())
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Waits until the worker has every file, and answers for the network.
pub async fn until_kept(page: &Page) -> Result<()> {
    page.until("the worker has taken over", async || {
        let state = "return navigator.serviceWorker.controller?.state ?? null";
        Ok((page.run(state, Vec::new()).await? == json!("activated")).then_some(()))
    })
    .await
}

/// The versions of which something is kept.
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

/// Lets the browser look for a new version until the page tells of one. A browser that is looking already
/// does not look again for that.
async fn until_told(page: &Page) -> Result<()> {
    page.until("a new version is told of", async || {
        look(page).await?;
        Ok(page.has(Control::Button, "Update").await?.then_some(()))
    })
    .await
}

/// Lets the browser look for a new version, as it does by itself now and then.
async fn look(page: &Page) -> Result<()> {
    let look = "return navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => 0, () => 1)";
    page.run(look, Vec::new()).await.map(drop)
}

fn without_a_network_a_game_a_lesson_and_the_analysis_are_there(stage: &Stage) {
    stage.desktop().play(async |page| {
        // Or it would not be the worker that has the files.
        page.keep_no_file();
        page.open("").await?;
        until_kept(page).await?;
        page.cut_off();
        let refused = "return fetch('robots.txt').then(() => false, () => true)";
        ensure!(
            page.run(refused, Vec::new()).await? == json!(true),
            "the network is there"
        );

        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;

        page.open("#/learn/1").await?;
        page.read("Play a game").await?;
        page.open("#/analyse?heaps=1,2,4&rule=normal").await?;
        page.read("Nim-sum").await?;
        page.open("").await?;
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        page.excuse(OF_THE_NETWORK);
        Ok(())
    });
}

fn a_network_that_goes_in_the_middle_of_a_first_visit_takes_nothing_with_it(stage: &Stage) {
    stage.phone().play(async |page| {
        page.keep_no_file();
        page.open("#/play?heaps=1,3&rule=normal&two=human").await?;
        until_kept(page).await?;
        page.cut_off();
        page.press("Hint").await?;
        page.hear("heap B").await?;
        take(page, mv("B2")).await?;
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        page.excuse(OF_THE_NETWORK);
        Ok(())
    });
}

fn a_new_version_is_told_of_and_comes_on_the_word_alone(stage: &Stage) {
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
        page.read("New version ready. Your game stays.").await?;
        ensure!(page.focused().await? == focus, "the focus stays");
        ensure!(caches(page).await?.len() == 2, "both versions are kept");

        // The game goes on with the old version, whose dialogs the host has no more.
        page.press(&take_name(mv("B2"))).await?;
        until_heaps(page, &[2, 2]).await?;
        page.press("How to play").await?;
        page.find(Control::Dialog, "How to play").await?;
        page.key("Escape").await?;
        ensure!(shown(page).await? == old, "nothing came by itself");
        ensure!(page.run("return window.mark", Vec::new()).await? == json!(1));

        page.press("Update").await?;
        page.until("the new version is there", async || {
            let mark = page.run("return window.mark ?? null", Vec::new()).await?;
            Ok((mark == Value::Null && shown(page).await? == new).then_some(()))
        })
        .await?;
        until_heaps(page, &[2, 2]).await?;
        until_only(page, new).await?;
        ensure!(
            !page.has(Control::Button, "Update").await?,
            "there is nothing newer"
        );
        // It too is there without a network.
        page.cut_off();
        page.open("").await?;
        page.press("How to play").await?;
        page.find(Control::Dialog, "How to play").await?;
        page.excuse(OF_THE_NETWORK);
        Ok(())
    });
}

fn the_notice_leaves_the_game_in_sight_and_bars_nobody(stage: &Stage) {
    for (place, window) in Window::MEASURED.into_iter().enumerate() {
        let scheme = [Scheme::Light, Scheme::Dark][place % 2];
        let window = window.with_scheme(scheme).with_reduced_motion();
        stage.window(window).play(async |page| {
            page.open("").await?;
            until_kept(page).await?;
            // What the worker of another version answers to the page's greeting.
            let told = "navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'newer' }))";
            page.run(told, Vec::new()).await?;
            page.read("New version ready. Your game stays.").await?;
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
            ensure!(seen == fine, "at {window}: {seen}");
            let barriers = page.barriers().await?;
            ensure!(barriers.wrong.is_empty(), "at {window}: {:?}", barriers.wrong);
            page.press("Later").await?;
            ensure!(!page.has(Control::Button, "Later").await?);
            Ok(())
        });
    }
}

fn a_version_that_another_tab_took_leaves_this_one_its_files(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        let old = host.version()?;
        page.open("#/play?heaps=3,4&rule=normal&two=human").await?;
        until_kept(page).await?;
        let new = host.renew()?;
        until_told(page).await?;
        page.press("Later").await?;
        ensure!(!page.has(Control::Button, "Update").await?);
        // What the other tab's press on Update does.
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
        page.press("How to play").await?;
        page.find(Control::Dialog, "How to play").await?;
        page.key("Escape").await?;
        ensure!(shown(page).await? == old, "the game goes on where it was");
        // Once it is opened again, nobody needs the old one.
        page.open("").await?;
        until_only(page, new).await
    });
}

fn a_page_that_comes_new_from_the_network_asks_nothing(stage: &Stage) {
    let host = Host::new().unwrap();
    stage.desktop().play_on(&host.site(), async |page| {
        host.lay()?;
        page.open("").await?;
        until_kept(page).await?;
        let new = host.renew()?;
        page.open("").await?;
        ensure!(shown(page).await? == new, "the network comes first");
        until_only(page, new).await?;
        ensure!(!page.has(Control::Button, "Update").await?);
        ensure!(heaps(page).await? == [3, 5, 7]);
        Ok(())
    });
}

fn half_a_version_is_not_taken_for_one(stage: &Stage) {
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
        let settled = "return navigator.serviceWorker.getRegistration()
            .then((r) => r.installing === null && r.waiting === null)";
        page.until("the half is refused", async || {
            Ok((page.run(settled, Vec::new()).await? == json!(true)).then_some(()))
        })
        .await?;
        ensure!(caches(page).await? == [old], "nothing of the half is kept");
        // When all of it is there, it comes.
        write_later(&host.0.join("index.html"), renewed)?;
        until_told(page).await?;
        page.press("Update").await?;
        until_only(page, new).await
    });
}

fn a_worker_that_is_refused_does_no_harm(stage: &Stage) {
    let site = Site::new(dist()).unwrap().without("sw.js");
    stage.desktop().play_on(&site, async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        page.until("the worker was tried", async || {
            let loaded = page.loaded().await?;
            Ok(loaded
                .iter()
                .any(|file| file.contains("/offline-"))
                .then_some(()))
        })
        .await?;
        page.press("How to play").await?;
        page.key("Escape").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        let workers = "return navigator.serviceWorker.getRegistrations().then((all) => all.length)";
        ensure!(page.run(workers, Vec::new()).await? == json!(0));
        page.excuse(OF_NO_WORKER);
        Ok(())
    });
}

fn the_worker_lists_every_file_that_the_page_can_fetch_and_each_is_there(_: &Stage) {
    let dist = dist();
    let kept = nim_serve::kept_offline(&dist).unwrap();
    for file in &kept {
        assert!(dist.join(file).is_file(), "{file} is listed, but not there");
    }
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
        names.collect()
    };
    for file in names(&dist) {
        if nim_serve::is_hashed(&file) && !is_compressed(&file) {
            assert!(
                kept.contains(&file),
                "{file} is not there without a network"
            );
        }
        let show = [
            "og.png",
            "screenshot-wide.png",
            "screenshot-narrow.png",
            "icon-512.png",
        ];
        assert!(
            !(show.contains(&file.as_str()) && kept.contains(&file)),
            "{file} is only for show"
        );
    }
    for file in nim_serve::first_visit(&dist).unwrap() {
        assert!(
            kept.contains(&file),
            "{file} is not there without a network"
        );
    }
}
