//! One walk over every view, and all that must hold of any. Axe finds no fault in light and dark. The browser computes the names by which tests press. Everything fits each window and can be
//! pressed, with letters twice as large too. The focus is outlined. Nothing comes from another host, and
//! no cookie stays.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use anyhow::{Context, Result, ensure};
use nim::game::teach::{Chapter, Place};
use nim::game::{Look, Save};
use nim::text::courses;
use nim_browser::{
    Barriers, Control, Input, Page, Scheme, Stage, Step, Test, Tier, VIEWS, View, Window, test,
};
use serde_json::{Value, json};

use crate::outside::OUTSIDE;
use crate::reach::{PHONE, out_of_reach, until_there};

pub const TESTS: &[Test] = &[
    test!(a_third_of_the_views_is_sound = |stage| walk(stage, 0)).tier(Tier::Engines),
    test!(another_third_of_the_views_is_sound = |stage| walk(stage, 1)).tier(Tier::Engines),
    test!(the_last_third_of_the_views_is_sound = |stage| walk(stage, 2)).tier(Tier::Engines),
    test!(every_view_in_matches_and_coins_is_sound).tier(Tier::Engines),
    test!(six_screens_are_sound)
        .tier(Tier::Engines)
        .everywhere(),
];

/// After the small phone on which a view is reached. At 200 % a desk has 640 by 400 pixels.
const WINDOWS: [Window; 8] = [
    Window::new(320, 568, Input::Touch),
    Window::new(390, 844, Input::Touch),
    Window::new(844, 390, Input::Touch),
    Window::new(768, 1024, Input::Touch),
    Window::new(640, 400, Input::Mouse),
    Window::new(1920, 1080, Input::Mouse),
    Window::new(1366, 768, Input::Mouse),
    Window::new(1280, 800, Input::Mouse),
];

/// Of the windows, those that are looked at with letters twice as large.
const LARGE: [Window; 2] = [WINDOWS[1], WINDOWS[7]];

const fn view(name: &'static str, address: &'static str, steps: &'static [Step]) -> View {
    View {
        name,
        address,
        steps,
    }
}

/// Views of what is longest or of another kind than those in [`VIEWS`].
const MORE: &[View] = &[
    view("five-heaps", "#/play?heaps=5,4,3,2,1", &[]),
    view(
        "longest-names",
        "#/play?heaps=7,7,7,7,7,7,6,6,6&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,WWWWWWWWWWWWWWWWWWWWWWWW&moves=A1",
        &[],
    ),
    view(
        "longest-name-wins",
        "#/play?heaps=1&two=human&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMMMMMMMMMMMMMMMMMMMMMM&moves=A1",
        &[Step::Dialog("{people.wins|who=MMMMMMMMMMMMMMMMMMMMMMMM}")],
    ),
    view(
        "panel-of-many-heaps",
        "#/play?heaps=7,7,7,7,7,7,6,6,6&two=human",
        &[Step::Press("{study.panel}"), Step::Read("{study.whole}")],
    ),
    view(
        "largest-analysis",
        "#/analyse?heaps=7,7,7,7,7,7,6,6,6&take=30",
        &[Step::Press("{analysis.around}")],
    ),
    view(
        "largest-tree",
        "#/tree?heaps=7,7,7,7,7,7,6,6,6&take=30",
        &[Step::Press("{tree.graph}")],
    ),
    view(
        "longest-review",
        "#/review?heaps=7,7,7,7,7,7,6,6,6&moves=A7,B7,C7,D7,E7,F7&names=WWWWWWWWWWWWWWWWWWWWWWWW,MMMM&two=human",
        &[Step::Press("{review.first}")],
    ),
    view(
        "lesson-wrong",
        "#/learn/limits",
        &[
            // The lesson shows why, move by move.
            Step::Hold,
            Step::Press("{course-limits.at-most-n-a-turn-answer-1}"),
            Step::Read("{course-limits.at-most-n-a-turn-miss-1}"),
        ],
    ),
    view(
        "puzzle-mistake",
        "#/puzzle/2/4",
        &[Step::Read("{course-puzzle.mistake}")],
    ),
    view(
        "puzzle-none",
        "#/puzzle/4/0",
        &[
            Step::Focus("h2 {course-puzzle.find}"),
            Step::Press("{path.no-move}"),
            Step::Read("{puzzle.solved|tries=1}"),
        ],
    ),
];

/// Faults that are not mended yet: in which view (in all without a name), and the parts of their words. A
/// mended one has to go from here.
const KNOWN: &[(&str, &str)] = &[
    // Reported: in the smallest windows too.
    ("statistics", "is broken in th"),
    // Chart, words, board and buttons are in the window together, and sixty stones are small there.
    ("longest-review", "button.stone…is too small to hit"),
];

fn is_known(view: &str, what: &str, fault: &str) -> bool {
    let is_there = view.is_empty() || fault.starts_with(&format!("{view}, "));
    is_there && what.split('…').all(|part| fault.contains(part))
}

/// The faults of the views in a row, and how much was looked at.
#[derive(Debug, Default)]
struct Found {
    wrong: Vec<String>,
    seen: BTreeMap<String, u64>,
}

impl Found {
    /// Adds what a script has told of a place: its faults, and how much it has seen.
    fn add(&mut self, place: &str, told: Value) -> Result<()> {
        let told = serde_json::from_value(told).with_context(|| format!("at {place}"))?;
        let (wrong, seen): (Vec<String>, BTreeMap<String, u64>) = told;
        self.wrong
            .extend(wrong.iter().map(|fault| format!("{place}: {fault}")));
        for (what, many) in seen {
            *self.seen.entry(what).or_default() += many;
        }
        Ok(())
    }

    /// Takes the known faults out, and complains of those of these views that are mended.
    fn forgive(&mut self, names: &[String]) {
        for (view, what) in KNOWN {
            if !view.is_empty() && !names.iter().any(|name| name == view) {
                continue;
            }
            let before = self.wrong.len();
            self.wrong.retain(|fault| !is_known(view, what, fault));
            if self.wrong.len() == before {
                self.wrong
                    .push(format!("{view} has no fault any more: {what}"));
            }
        }
    }

    /// Fails with all faults, or where less was looked at than this.
    fn tell(self, least: &[(&str, u64)]) -> Result<()> {
        let Self { wrong, seen } = self;
        let first: Vec<_> = wrong.iter().take(100).map(String::as_str).collect();
        let (count, first) = (wrong.len(), first.join("\n"));
        ensure!(count == 0, "{count} faults:\n{first}");
        for &(what, least) in least {
            let many = seen.get(what).copied().unwrap_or_default();
            ensure!(many >= least, "only {many} {what} of {least}: {seen:?}");
        }
        Ok(())
    }
}

/// How a view is looked at in a window.
#[derive(Clone, Copy, Debug)]
enum How {
    /// Nothing sticks out across, and everything can be hit.
    Across,
    /// The same; a table does not scroll, and the menu is there.
    Usual,
    /// The same, and the main actions can be pressed at once.
    First,
    /// With letters twice as large. A table may scroll.
    Large,
}

/// What is wrong with the page in its window, and how much of it was looked at.
///
/// The window's own size counts, because on an emulated phone the page's own measure grows with any
/// overflow.
async fn look(page: &Page, how: How) -> Result<Value> {
    let Window { width, height, .. } = page.window();
    let given = vec![json!(width), json!(height), json!(format!("{how:?}"))];
    page.run(include_str!("fits.js"), given).await
}

/// The elements that stick out of these windows, or are too small to hit there.
pub async fn misfits(page: &Page, windows: &[Window]) -> Result<Vec<String>> {
    let mut found = Found::default();
    for &window in windows {
        page.resize(window).await?;
        let told = look(page, How::Across).await?;
        found.add(&page.window().to_string(), told)?;
    }
    ensure!(found.seen["elements"] > 10, "nothing was seen");
    Ok(found.wrong)
}

/// A place of the walk.
enum Stop {
    View(&'static View),
    /// A step of a lesson, counted from 0.
    Step(Chapter, usize),
}

/// Every view, and the first step of each kind.
fn stops() -> Vec<Stop> {
    let mut stops: Vec<_> = VIEWS.iter().chain(MORE).map(Stop::View).collect();
    let mut kinds = Vec::new();
    for chapter in Chapter::ALL {
        for (number, row) in courses::chapter(chapter).iter().enumerate() {
            let kind = discriminant(&row.exercise.task);
            if !kinds.contains(&kind) {
                kinds.push(kind);
                stops.push(Stop::Step(chapter, number));
            }
        }
    }
    stops
}

impl Stop {
    fn name(&self) -> String {
        match self {
            Self::View(view) => view.name.to_owned(),
            Self::Step(chapter, number) => format!("{chapter:?}, step {}", number + 1),
        }
    }

    async fn reach(&self, page: &Page) -> Result<()> {
        match *self {
            Self::View(view) => view.reach(page).await,
            Self::Step(chapter, number) => {
                let mut save = Save::default();
                save.learned.reach(Place::Chapter(chapter), number);
                page.forget().await?;
                page.open("").await?;
                let keep = "localStorage.setItem('nim-save', arguments[0])";
                page.run(keep, vec![json!(save.write())]).await?;
                page.open(&format!("#/learn/{}", chapter.name())).await?;
                let here = number + 1;
                until_there(
                    page,
                    &format!(".step__bar > :nth-child({here})[data-state=here]"),
                )
                .await?;
                page.come_to_rest().await
            }
        }
    }
}

/// Walks over every third view from this one on, and tells all that is wrong there at once.
fn walk(stage: &Stage, first: usize) {
    let window = PHONE.with_reduced_motion().with_outside(OUTSIDE.port);
    stage.window(window).play(async |page| {
        let (mut found, mut names) = (Found::default(), Vec::new());
        for stop in stops().iter().skip(first).step_by(3) {
            let name = stop.name();
            page.resize(PHONE).await?;
            let judged = async {
                stop.reach(page).await?;
                judge(page, &name, &mut found).await
            };
            judged.await.with_context(|| format!("at “{name}”"))?;
            names.push(name);
        }
        found.forgive(&names);
        found.tell(&[
            ("views", 25),
            ("rules", 600),
            ("names", 500),
            ("addresses", 250),
            ("off", 25),
            ("elements", 25_000),
            ("targets", 4_000),
            ("texts", 6_000),
            ("menus", 150),
            ("actions", 10),
            ("questions", 4),
            ("dialogs", 20),
            ("outlines", 300),
        ])?;
        OUTSIDE.was_not_asked(page).await
    });
}

/// The looks change what is drawn, and neither names nor addresses.
fn every_view_in_matches_and_coins_is_sound(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let mut found = Found::default();
            for stop in &stops() {
                page.resize(PHONE).await?;
                let judged = async {
                    stop.reach(page).await?;
                    let name = stop.name();
                    for shown in [Look::Matches, Look::Coins] {
                        page.resize(PHONE).await?;
                        page.dress(shown.name()).await?;
                        page.come_to_rest().await?;
                        let mut add = |place: &str, told| {
                            found.add(&format!("{name}, in {}, {place}", shown.name()), told)
                        };
                        add("as it opens", json!([[], { "views": 1 }]))?;
                        add("on a phone", look(page, How::Usual).await?)?;
                        add("by axe", axe(&page.judge_colours().await?))?;
                        page.set_colours(Scheme::Dark, false).await?;
                        page.come_to_rest().await?;
                        add("by axe, dark", axe(&page.judge_colours().await?))?;
                        page.set_colours(Scheme::Light, true).await?;
                        page.come_to_rest().await?;
                        add("in forced colours", page.run(OFF, Vec::new()).await?)?;
                        page.set_colours(Scheme::Light, false).await?;
                        for window in WINDOWS {
                            page.resize(window).await?;
                            add(&window.to_string(), look(page, How::Usual).await?)?;
                        }
                        add("by axe, at a desk", axe(&page.judge_colours().await?))?;
                    }
                    anyhow::Ok(())
                };
                let name = stop.name();
                judged.await.with_context(|| format!("at “{name}”"))?;
            }
            let known = |fault: &String| {
                KNOWN
                    .iter()
                    .any(|&(view, what)| is_known(view, what, fault))
            };
            found.wrong.retain(|fault| !known(fault));
            found.tell(&[
                ("views", 150),
                ("rules", 300),
                ("off", 100),
                ("elements", 100_000),
            ])
        });
}

async fn judge(page: &Page, name: &str, found: &mut Found) -> Result<()> {
    let mut add = |place: &str, told| found.add(&format!("{name}, {place}"), told);
    add("as it opens", json!([[], { "views": 1 }]))?;
    let least = page.run(LEAST_STONE, Vec::new()).await?;
    if let Some(least) = least.as_u64() {
        let wrong = out_of_reach(page, u32::try_from(least)?).await?;
        add("without scrolling", json!([wrong, { "questions": 1 }]))?;
    }
    add("in the small window", look(page, How::First).await?)?;
    add(
        "its addresses",
        page.run(ADDRESSES, vec![json!(page.home())]).await?,
    )?;
    add("its names", names(page).await?)?;
    add("by axe", axe(&page.barriers().await?))?;
    page.set_colours(Scheme::Light, true).await?;
    page.come_to_rest().await?;
    add("in forced colours", page.run(OFF, Vec::new()).await?)?;
    page.set_colours(Scheme::Light, false).await?;
    for window in WINDOWS {
        page.resize(window).await?;
        add(&window.to_string(), look(page, How::Usual).await?)?;
        if LARGE.contains(&window) {
            letters(page, 32).await?;
            add(
                &format!("{window}, in large letters"),
                look(page, How::Large).await?,
            )?;
            letters(page, 16).await?;
        }
    }
    page.set_colours(Scheme::Dark, false).await?;
    page.come_to_rest().await?;
    add("by axe, dark at a desk", axe(&page.judge_colours().await?))?;
    page.set_colours(Scheme::Light, false).await?;
    // Tab would leave the page from its last control.
    page.key("ArrowRight").await?;
    add("by keys", page.run(OUTLINES, Vec::new()).await?)
}

fn axe(found: &Barriers) -> Value {
    json!([found.wrong, { "rules": found.passed }])
}

/// Sets the size of letters in the browser, in pixels.
async fn letters(page: &Page, size: u32) -> Result<()> {
    let sizes = json!({ "fontSizes": { "standard": size, "fixed": size } });
    page.devtools("Page.setFontSizes", sizes).await.map(drop)
}

/// Where question, board and answers are seen together: how small a stone to press may be. A heap of more
/// than seven is too tall for larger ones.
const LEAST_STONE: &str = "
    if (document.querySelector('dialog:modal')) return null;
    if (document.querySelector('.teaching.review')) return 0;
    if (!document.querySelector('.teaching.step')) return null;
    const heaps = [...document.querySelectorAll('.heap')].map((heap) => heap.querySelectorAll('.stone').length);
    return Math.max(...heaps) > 7 ? 24 : 32";

/// The addresses that are loaded, those that a browser may request by itself because nobody presses them,
/// and the cookies.
const ADDRESSES: &str = "return (async () => {
    const elements = document.querySelectorAll('link, script, style, img, image, use, \
      source, video, audio, iframe, object, embed, form');
    const named = [...elements]
      .map((element) => element.src || element.data || element.action || element.href)
      .map((address) => address?.baseVal ?? address)
      .filter((address) => address && typeof address === 'string');
    const all = [...named, ...performance.getEntriesByType('resource').map(({ name }) => name)];
    const own = [arguments[0], 'data:', 'blob:'];
    const wrong = all.filter((address) => !own.some((own) => address.startsWith(own)));
    const cookies = [document.cookie, ...(await globalThis.cookieStore?.getAll() ?? [])].filter(Boolean);
    return [[...wrong, ...cookies.map(JSON.stringify)], { addresses: all.length }];
})()";

/// Buttons that are off have the system's colour for that, and no others.
const OFF: &str = "const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const grey = getComputedStyle(probe).color;
    probe.remove();
    const buttons = [...document.querySelectorAll('.button, .lesson__answer')];
    const isOff = (button) => button.getAttribute('aria-disabled') === 'true';
    const wrong = buttons.filter((button) => (getComputedStyle(button).color === grey) !== isOff(button));
    return [wrong.map((button) => button.outerHTML), { off: buttons.filter(isOff).length }]";

/// Everything that Tab leads to is outlined when it has the focus. After a press of a key a browser shows
/// the focus that a script sets too.
const OUTLINES: &str = "
    const layer = document.querySelector('dialog:modal') ?? document;
    const isSeen = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const wrong = [];
    let outlines = 0;
    for (const element of layer.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex=\"0\"]')) {
        if (element.tabIndex < 0 || !element.isConnected || element.closest('[inert]')) continue;
        element.focus();
        if (document.activeElement !== element) continue;
        outlines += 1;
        // A stone is drawn in front of its button, and a radio button as its label.
        const drawn = [[element], [element, '::before'], [element, '::after'], ...[...(element.labels ?? [])].map((label) => [label])];
        const ring = element.querySelector(':scope > .tree__ring');
        const isRinged = ring && parseFloat(getComputedStyle(ring).strokeWidth) >= 3;
        if (!isRinged && !drawn.some((part) => isSeen(getComputedStyle(...part)))) wrong.push(`no outline around ${element.outerHTML.slice(0, 120)}`);
    }
    return [wrong.slice(0, 6), { outlines }]";

/// Each control has the role and name that tests use in the browser's accessibility tree too.
async fn names(page: &Page) -> Result<Value> {
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
    let (mut wrong, mut seen) = (Vec::new(), 0);
    // The text of a status is no name.
    for control in Control::ALL
        .into_iter()
        .filter(|&kind| kind != Control::Status)
    {
        for name in page.names(control).await? {
            seen += 1;
            if !heard.contains(&(control.role(), name.as_str())) {
                wrong.push(format!("the browser knows no {} “{name}”", control.role()));
            }
        }
    }
    let kept = page.devtools("Storage.getCookies", json!({})).await?;
    if kept["cookies"] != json!([]) {
        wrong.push(format!("cookies are kept: {kept}"));
    }
    Ok(json!([wrong, { "names": seen }]))
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

fn six_screens_are_sound(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let mut found = Found::default();
            for view in VIEWS.iter().filter(|view| SIX.contains(&view.name)) {
                page.resize(PHONE).await?;
                view.reach(page).await?;
                found.add(view.name, axe(&page.barriers().await?))?;
                for window in [WINDOWS[1], WINDOWS[2], WINDOWS[7]] {
                    page.resize(window).await?;
                    let place = format!("{} at {window}", view.name);
                    found.add(&place, look(page, How::Across).await?)?;
                }
                found.add(view.name, json!([[], { "views": 1 }]))?;
            }
            found.tell(&[
                ("views", 6),
                ("rules", 100),
                ("elements", 500),
                ("targets", 100),
            ])
        });
}
