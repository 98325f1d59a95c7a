//! The built page on hosts without special settings, at any path.

use std::path::Path;

use anyhow::{Result, ensure};
use nim::catalogue::{analysis, document, lessons, page as page_words, play, why};
use nim_browser::{Control, Page, Stage, Test, dist, test};
use nim_serve::Site;
use serde_json::json;

use crate::table::{mv, take, until_heaps};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(a_plain_host_serves_the_page_from_any_path),
    test!(an_address_that_leads_to_nothing_leads_back_from_any_depth),
    test!(the_headers_for_hosts_name_every_file_that_never_changes),
];

/// Where hosts put a page: by itself, or below others.
const PATHS: [&str; 2] = ["/", "/a/b/"];

/// Whether a host sends this in the place of another file.
pub fn is_compressed(file: &str) -> bool {
    let end = Path::new(file).extension();
    end.is_some_and(|end| end == "br" || end == "gz")
}

/// Plays a game, and opens parts from separate files.
async fn play(page: &Page) -> Result<()> {
    page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
    page.press(play::hint()).await?;
    page.hear(&why::LookAt { heap: 1 }.text()).await?;
    page.key("?").await?;
    page.find(Control::Dialog, page_words::how_to_play())
        .await?;
    page.key("Escape").await?;
    take(page, mv("B2")).await?;
    take(page, mv("A1")).await?;
    page.find(Control::Dialog, &player(2).wins()).await?;
    page.open("#/learn/proof").await?;
    page.read(lessons::proof_name()).await?;
    page.open("#/analyse?heaps=1,2,4&rule=normal").await?;
    page.read(analysis::around()).await?;
    for address in page.loaded().await? {
        ensure!(address.starts_with(page.home()), "{address} was loaded");
    }
    Ok(())
}

fn a_plain_host_serves_the_page_from_any_path(stage: &Stage) {
    let site = Site::new(dist()).unwrap().plain();
    for path in PATHS {
        stage.desktop().at(path).play_on(&site, async |page| {
            play(page).await?;
            let installed = page.run(INSTALLED, Vec::new()).await?;
            ensure!(
                installed == json!([page.home(), page.home()]),
                "{installed}"
            );
            Ok(())
        });
    }
}

/// Where the installed page starts, and the addresses that belong to it.
const INSTALLED: &str = "const { href } = document.querySelector('link[rel=manifest]');
    return fetch(href).then((file) => file.json())
        .then(({ start_url, scope }) => [start_url, scope].map((at) => new URL(at, href).href))";

fn an_address_that_leads_to_nothing_leads_back_from_any_depth(stage: &Stage) {
    let site = Site::new(dist()).unwrap();
    for (site, path) in [site.clone().plain(), site].into_iter().zip(PATHS) {
        stage.desktop().at(path).play_on(&site, async |page| {
            for lost in ["typo", "play/3,5,7/"] {
                page.visit(lost).await?;
                page.find(Control::Heading, document::not_found()).await?;
                page.until("the link leads home", async || {
                    let link = "return document.getElementById('home')?.href ?? null";
                    let link = page.run(link, Vec::new()).await?;
                    Ok((link == json!(page.home())).then_some(()))
                })
                .await?;
                let dressed = "return getComputedStyle(document.body).maxWidth !== 'none'";
                ensure!(page.run(dressed, Vec::new()).await? == json!(true));
                // A browser reports each address that was not found, and each folder besides home.
                page.allow(lost, &["404"]);
                page.allow("manifest.webmanifest", &["404"]);
            }
            page.press_on(Control::Link, document::play_nim()).await?;
            until_heaps(page, &[3, 5, 7]).await?;
            take(page, mv("A1")).await
        });
    }
}

fn the_headers_for_hosts_name_every_file_that_never_changes(_: &Stage) {
    let dist = dist();
    let headers = std::fs::read_to_string(dist.join("_headers")).unwrap();
    let mut hashed = 0;
    for entry in std::fs::read_dir(&dist).unwrap() {
        let file = entry.unwrap().file_name().to_string_lossy().into_owned();
        let rule = format!("/{file}\n  cache-control: public, max-age=31536000, immutable\n");
        let expected = nim_serve::is_hashed(&file) && !is_compressed(&file);
        assert_eq!(headers.contains(&rule), expected, "{file}");
        hashed += usize::from(expected);
    }
    assert!(hashed > 8, "{hashed} files have a hash");
    // The limits of Cloudflare Pages: a hundred rules, lines of two thousand characters.
    let rules = headers.lines().filter(|line| line.starts_with('/'));
    assert!(rules.count() <= 100);
    assert!(headers.lines().all(|line| line.len() <= 2000));
    for file in [
        ".nojekyll",
        "404.html",
        "robots.txt",
        "manifest.webmanifest",
        "og.png",
    ] {
        assert!(dist.join(file).is_file(), "{file} is missing");
    }
}
