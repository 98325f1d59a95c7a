//! Every view of the pictures is opened once in each window, and checked for all that must hold of any
//! view. Axe finds no fault, in light, dark and forced colours. The browser computes the names by which
//! tests press. Nothing comes from another host, and no cookie stays.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use nim_browser::{
    Ability, Barriers, Control, Input, Page, Scheme, Stage, Test, Tier, VIEWS, View, Window, test,
};
use serde_json::json;

use crate::outside::OUTSIDE;

pub const TESTS: &[Test] = &[
    test!(a_third_of_all_on_a_phone = |stage| views_are_sound(stage, PHONE, 0)),
    test!(another_third_on_a_phone = |stage| views_are_sound(stage, PHONE, 1)),
    test!(the_last_third_on_a_phone = |stage| views_are_sound(stage, PHONE, 2)),
    test!(a_third_of_all_on_a_desktop = |stage| views_are_sound(stage, Window::desktop(), 0)),
    test!(another_third_on_a_desktop = |stage| views_are_sound(stage, Window::desktop(), 1)),
    test!(the_last_third_on_a_desktop = |stage| views_are_sound(stage, Window::desktop(), 2)),
    test!(six_screens_pass_axe)
        .tier(Tier::Engines)
        .others(Tier::Engines),
];

const PHONE: Window = Window::new(360, 640, Input::Touch);

/// Walks over every third view from this one on, and tells all that is wrong there at once.
fn views_are_sound(stage: &Stage, window: Window, first: usize) {
    let window = window.with_reduced_motion().with_outside(OUTSIDE.port);
    // A browser that cannot change its colours opens the view in both.
    let schemes = if stage.engine().can(Ability::Devtools) {
        &[Scheme::Light][..]
    } else {
        &[Scheme::Light, Scheme::Dark]
    };
    for scheme in schemes {
        stage
            .window(window.with_scheme(*scheme))
            .play(async |page| {
                let (mut wrong, mut off) = (Vec::new(), 0);
                for view in VIEWS.iter().skip(first).step_by(3) {
                    let judged = judge(page, view, &mut off).await;
                    let judged = judged.with_context(|| format!("at “{}”", view.name))?;
                    wrong.extend(
                        judged
                            .into_iter()
                            .map(|fault| format!("{}: {fault}", view.name)),
                    );
                }
                ensure!(
                    wrong.is_empty(),
                    "{} faults:\n{}",
                    wrong.len(),
                    wrong.join("\n")
                );
                ensure!(
                    off > 0 || !page.engine().can(Ability::Devtools),
                    "nothing was off anywhere"
                );
                OUTSIDE.was_not_asked(page).await
            });
    }
}

/// Checks a view, and counts the disabled buttons.
async fn judge(page: &Page, view: &View, off: &mut u64) -> Result<Vec<String>> {
    view.reach(page).await?;
    let mut wrong = faults(page.barriers().await?, "as it opens");
    if page.engine().can(Ability::Devtools) {
        colour(page, Scheme::Dark, false).await?;
        wrong.extend(faults(page.judge_colours().await?, "in the dark"));
        colour(page, Scheme::Light, true).await?;
        let seen = page.run(OFF, Vec::new()).await?;
        if seen[0] != json!([]) {
            wrong.push(format!(
                "in forced colours these look otherwise: {}",
                seen[0]
            ));
        }
        *off += seen[1].as_u64().unwrap_or_default();
        page.set_colours(Scheme::Light, false).await?;
        wrong.extend(misnamed(page).await?);
        let kept = page.devtools("Storage.getCookies", json!({})).await?;
        if kept["cookies"] != json!([]) {
            wrong.push(format!("cookies are kept: {kept}"));
        }
    }
    // The proxy receives no preconnect, because this browser leaves it out.
    let named = page.run(NAMED, Vec::new()).await?;
    let named: Vec<String> = serde_json::from_value(named).context("reading what is named")?;
    for (addresses, what) in [(page.loaded().await?, "loaded"), (named, "named")] {
        for address in addresses {
            let own = [page.home(), "data:", "blob:"];
            if !own.iter().any(|own| address.starts_with(own)) {
                wrong.push(format!("{address} was {what}"));
            }
        }
    }
    let cookies = page.run(COOKIES, Vec::new()).await?;
    if cookies != json!(["", 0]) {
        wrong.push(format!("cookies are there: {cookies}"));
    }
    Ok(wrong)
}

/// Sets other colours in the system, and waits until they have faded in.
async fn colour(page: &Page, scheme: Scheme, forced: bool) -> Result<()> {
    page.set_colours(scheme, forced).await?;
    page.come_to_rest().await
}

const COOKIES: &str = "return (async () =>
    [document.cookie, (await globalThis.cookieStore?.getAll() ?? []).length])()";

/// The addresses in the document that a browser may request by itself, because nobody presses them.
const NAMED: &str =
    "const elements = document.querySelectorAll('link, script, style, img, image, use, \
      source, video, audio, iframe, object, embed, form');
    return [...elements]
      .map((element) => element.src || element.data || element.action || element.href)
      .map((address) => address?.baseVal ?? address)
      .filter((address) => address && typeof address === 'string')";

/// Which buttons that are off have another colour than the system's for that, and which that are on
/// have it; how many are off.
const OFF: &str = "const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const grey = getComputedStyle(probe).color;
    probe.remove();
    const buttons = [...document.querySelectorAll('.button, .slider__nudge, .lesson__answer')];
    const isOff = (button) => button.getAttribute('aria-disabled') === 'true';
    const wrong = buttons.filter((button) => (getComputedStyle(button).color === grey) !== isOff(button));
    return [wrong.map((button) => button.outerHTML), buttons.filter(isOff).length]";

/// The faults that axe found.
fn faults(found: Barriers, when: &str) -> Vec<String> {
    let wrong = found.wrong.into_iter();
    wrong.map(|fault| format!("{when}: {fault}")).collect()
}

/// Controls by the role and name that tests use, without a counterpart in the browser's accessibility
/// tree.
async fn misnamed(page: &Page) -> Result<Vec<String>> {
    let tree = page
        .devtools("Accessibility.getFullAXTree", json!({}))
        .await?;
    let nodes = tree["nodes"].as_array().context("the tree")?;
    let heard: BTreeSet<(&str, &str)> = nodes
        .iter()
        .filter(|node| node["ignored"] == json!(false))
        .filter_map(|node| {
            let role = match node["role"]["value"].as_str()? {
                // Controls that open more.
                "DisclosureTriangle" => "button",
                role => role,
            };
            Some((role, node["name"]["value"].as_str()?.trim()))
        })
        .collect();
    let mut wrong = Vec::new();
    // The text of a status is no name.
    for control in Control::ALL
        .into_iter()
        .filter(|&kind| kind != Control::Status)
    {
        for name in page.names(control).await? {
            if !heard.contains(&(control.role(), name.as_str())) {
                wrong.push(format!("the browser knows no {} “{name}”", control.role()));
            }
        }
    }
    Ok(wrong)
}

/// A board, a dialog, and a screen of each kind.
const SIX: [&str; 6] = [
    "first-visit",
    "setup",
    "analysis",
    "lesson-asks",
    "puzzle",
    "statistics",
];

fn six_screens_pass_axe(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            for name in SIX {
                let view = VIEWS.iter().find(|view| view.name == name);
                view.with_context(|| format!("no view is called {name}"))?
                    .reach(page)
                    .await?;
                let wrong = faults(page.barriers().await?, name);
                ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
            }
            Ok(())
        });
}
