//! The game tree: its nodes and values, walked by keys, and large ones.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{study, tree as words};
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

pub const TESTS: &[Test] = &[
    test!(the_tree_of_four_starts_whole_in_each_window),
    test!(the_tree_is_walked_folded_and_set_on_the_board_by_keys),
    test!(every_node_is_reached_by_keys),
    test!(after_each_step_the_stepped_node_is_in_view),
    test!(text_stays_inside_its_node_at_every_size),
    test!(the_drawing_is_moved_by_mouse_and_wheel_and_stays_there),
    test!(the_address_brings_back_what_was_seen),
];

/// The name of the root of a tree.
pub fn first_to_move(left: &[u32]) -> String {
    let left: Vec<_> = left.iter().map(ToString::to_string).collect();
    let (left, player) = (&*left.join("-"), words::max());
    words::Node { left, player }.text()
}

/// The text for a step.
fn step(done: u32, all: u32, news: &str) -> String {
    let (done, all) = (done.into(), all.into());
    words::StepOf { done, all, news }.text()
}

pub async fn until_address(page: &Page, fragment: &str) -> Result<()> {
    page.until(&format!("the address ends with {fragment}"), async || {
        Ok(page.address().await?.ends_with(fragment).then_some(()))
    })
    .await
}

async fn nodes(page: &Page) -> Result<Vec<String>> {
    page.names(Control::Treeitem).await
}

/// Whether all of the drawing is in its frame, with labels of at least 8 pixels, and the row above is one
/// row.
const FITTED: &str = "
    const frame = document.querySelector('.tree__frame');
    const size = frame.querySelector('svg').getBoundingClientRect();
    const left = frame.querySelector('.tree__left');
    const label = parseFloat(getComputedStyle(left).fontSize) * size.width / left.ownerSVGElement.viewBox.baseVal.width;
    const tops = [...document.querySelectorAll('.study__row > *')].map((part) => part.getBoundingClientRect().top);
    return [size.width <= frame.clientWidth && size.height <= frame.clientHeight, label >= 8,
        Math.max(...tops) - Math.min(...tops) < 10];";

fn the_tree_of_four_starts_whole_in_each_window(stage: &Stage) {
    stage.phone().play(async |page| {
        for (width, height) in [(360, 640), (390, 844), (844, 390), (640, 400), (1280, 800)] {
            page.resize(Window::new(width, height, Input::Touch))
                .await?;
            page.open("#/tree").await?;
            page.find(Control::Treeitem, &first_to_move(&[4])).await?;
            page.come_to_rest().await?;
            let fitted = page.run(FITTED, Vec::new()).await?;
            ensure!(
                fitted == json!([true, true, true]),
                "{width}×{height}: {fitted}"
            );
        }
        Ok(())
    });
}

fn the_tree_is_walked_folded_and_set_on_the_board_by_keys(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree").await?;
        page.find(Control::Treeitem, &first_to_move(&[4])).await?;
        ensure!(nodes(page).await?.len() == 15, "the tree of the article");
        for _ in 0..40 {
            if page.focused().await?.starts_with("treeitem") {
                break;
            }
            page.key("Tab").await?;
        }
        // The nodes by their places, each before its children.
        for (key, place) in [
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowDown", 3),
            ("ArrowLeft", 3),
            ("ArrowLeft", 2),
            ("Home", 0),
        ] {
            page.key(key).await?;
            let focused = "return [...document.querySelectorAll('.tree__node')].indexOf(document.activeElement)";
            let focused = page.run(focused, Vec::new()).await?;
            ensure!(focused == json!(place), "{key} leads to {focused}, not {place}");
        }
        ensure!(nodes(page).await?.len() == 14, "one branch is folded");
        page.key("End").await?;
        page.key("ArrowUp").await?;
        page.press(words::make_root()).await?;
        page.find(Control::Treeitem, &first_to_move(&[1])).await?;
        until_address(page, "#/tree?heaps=1&rule=misere&take=3").await
    });
}

/// A tree of 447 nodes with all of them unfolded.
async fn open_whole(page: &Page) -> Result<()> {
    page.open("#/tree?heaps=1,2,3&rule=normal").await?;
    page.find(Control::Treeitem, &first_to_move(&[1, 2, 3]))
        .await?;
    press_folded(page, words::unfold_all()).await?;
    page.until("all nodes are drawn", async || {
        Ok((count(page).await? == 447).then_some(()))
    })
    .await
}

/// Presses a button that a small screen folds away.
async fn press_folded(page: &Page, name: &str) -> Result<()> {
    let fold = "return document.querySelector('.tree__fold').checkVisibility()";
    let is_folded = page.run(fold, Vec::new()).await? == Value::Bool(true);
    let toggle = "document.querySelector('.tree__fold').click()";
    if is_folded {
        page.run(toggle, Vec::new()).await?;
    }
    page.press(name).await?;
    if is_folded {
        page.run(toggle, Vec::new()).await?;
    }
    Ok(())
}

async fn count(page: &Page) -> Result<u64> {
    let script = "return document.querySelectorAll('.tree__node').length";
    let count = page.run(script, Vec::new()).await?;
    count.as_u64().context("counting the nodes")
}

/// Whether the middle of a node, and all of its outline, is in the frame.
const IN_VIEW: &str = "
    const frame = document.querySelector('.tree__frame');
    const inView = (node) => {
        const around = frame.getBoundingClientRect();
        const here = node.querySelector('.tree__shape').getBoundingClientRect();
        return here.left >= around.left && here.top >= around.top
            && here.right <= around.left + frame.clientWidth + 2
            && here.bottom <= around.top + frame.clientHeight + 2;
    };
    const until = async (holds) => {
        for (let turn = 0; turn < 400 && !holds(); turn++) {
            await new Promise((done) => setTimeout(done, 0));
        }
        return holds();
    };
";

fn every_node_is_reached_by_keys(stage: &Stage) {
    stage.phone().play(async |page| {
        open_whole(page).await?;
        let keys = [
            IN_VIEW,
            "
            const press = (key) => document.activeElement.dispatchEvent(
                new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            document.querySelector('.tree__node[tabindex=\"0\"]').focus();
            press('Home');
            const missed = [];
            for (const node of document.querySelectorAll('.tree__node')) {
                if (!await until(() => document.activeElement === node && inView(node))) {
                    missed.push(node.getAttribute('aria-label'));
                }
                press('ArrowDown');
            }
            return missed;",
        ]
        .concat();
        let missed = page.run(&awaited(&keys), Vec::new()).await?;
        ensure!(missed == json!([]), "not reached by keys: {missed}");
        let fits = "return document.documentElement.scrollHeight <= innerHeight
            && document.querySelector('.tree__frame').clientHeight > 0.35 * innerHeight";
        ensure!(
            page.run(fits, Vec::new()).await? == json!(true),
            "the page scrolls"
        );
        Ok(())
    });
}

/// A script that waits for something, whose answer the driver waits for.
fn awaited(script: &str) -> String {
    format!("return (async () => {{ {script} }})()")
}

fn after_each_step_the_stepped_node_is_in_view(stage: &Stage) {
    stage.phone().play(async |page| {
        open_whole(page).await?;
        page.press(words::cutoffs()).await?;
        let script = [
            IN_VIEW,
            "
            const step = document.querySelector(`[aria-label=\"${arguments[0]}\"]`);
            const missed = [];
            let steps = 0;
            let last = null;
            const current = () => document.querySelector('.tree__node[data-current]');
            while (steps < 80 && step.getAttribute('aria-disabled') !== 'true') {
                step.click();
                steps += 1;
                if (!await until(() => current() !== last && inView(current()))) missed.push(steps);
                last = current();
            }
            return [steps, missed];",
        ]
        .concat();
        let script = format!("return (async (arguments) => {{ {script} }})(arguments)");
        let went = page.run(&script, vec![json!(words::step())]).await?;
        ensure!(
            went == json!([80, []]),
            "steps, and those out of view: {went}"
        );
        Ok(())
    });
}

/// The boards and values that stick out of their outlines, at five sizes.
const STICKS_OUT: &str = "
    document.documentElement.style.fontSize = arguments[0];
    const wrong = [];
    const words = document.querySelectorAll('.tree__frame .tree__words > g');
    const frame = document.querySelector('.tree__frame');
    const sizes = new Set();
    for (const key of ['0', '+', '+', '+', '+']) {
        frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        sizes.add(frame.querySelector('svg').getBoundingClientRect().width);
        for (const [place, node] of document.querySelectorAll('.tree__node').entries()) {
            const shape = node.querySelector('.tree__shape').getBoundingClientRect();
            for (const label of words[place].querySelectorAll('.tree__left')) {
                const text = label.getBoundingClientRect();
                // WebKitGTK rounds the width of each letter to whole pixels. At 28 % a text sticks out by a
                // twelfth of one.
                if (text.left < shape.left - 0.5 || text.right > shape.right + 0.5
                    || text.top < shape.top - 1 || text.bottom > shape.bottom + 1) {
                    wrong.push(label.textContent);
                }
            }
            const value = words[place].querySelector('.tree__value');
            if (value) {
                const text = value.getBoundingClientRect();
                const tag = words[place].querySelector('.tree__tag').getBoundingClientRect();
                if (text.left < tag.left - 1 || text.right > tag.right + 1) wrong.push(value.textContent);
            }
        }
    }
    const there = ['.tree__left', '.tree__frame .tree__value']
        .every((name) => document.querySelector(name) !== null);
    return [there, sizes.size > 2, wrong];";

fn text_stays_inside_its_node_at_every_size(stage: &Stage) {
    const NINE: &str = "heaps=12,6,6,6,6,6,6,6,6";
    stage.desktop().play(async |page| {
        for board in ["heaps=12,10,11", NINE] {
            for view in ["cutoffs.step-99", "graph.step-99"] {
                page.open(&format!("#/tree?{board}&tree={view}")).await?;
                page.until("the drawing is there", async || {
                    Ok((count(page).await? > 1).then_some(()))
                })
                .await?;
                for letters in ["100%", "200%"] {
                    let wrong = page.run(STICKS_OUT, vec![json!(letters)]).await?;
                    ensure!(
                        wrong == json!([true, true, []]),
                        "{board} {view} at {letters}: {wrong}"
                    );
                }
            }
        }
        Ok(())
    });
}

/// The first node in the window, and the width of the drawing.
async fn place(page: &Page) -> Result<[f64; 3]> {
    let script = "
        const node = document.querySelector('.tree__frame .tree__shape').getBoundingClientRect();
        const drawing = document.querySelector('.tree__frame > svg').getBoundingClientRect();
        return [node.left, node.top, drawing.width];";
    let place = page.run(script, Vec::new()).await?;
    serde_json::from_value(place).context("measuring the drawing")
}

fn the_drawing_is_moved_by_mouse_and_wheel_and_stays_there(stage: &Stage) {
    stage.desktop().play(async |page| {
        open_whole(page).await?;
        let first = place(page).await?;
        let [left, top, wide, high] = page.box_of(".tree__frame").await?.context("the frame")?;
        let middle = (left + wide / 2.0, top + high / 2.0);
        // A drag moves the drawing, and presses no node.
        let to = |x: f64, y: f64| (middle.0 + x, middle.1 + y);
        page.stroke(&[middle, to(-20.0, -10.0), to(-60.0, -30.0), to(-200.0, -100.0)])
            .await?;
        let dragged = place(page).await?;
        ensure!((dragged[0] - first[0] + 200.0).abs() < 2.0, "{first:?} to {dragged:?}");
        // Down to the lower end of the drawing.
        ensure!(dragged[1] < first[1] - 20.0, "{first:?} to {dragged:?}");
        ensure!(count(page).await? == 447, "a drag has folded a branch");
        // Another drawing stays where this one was moved.
        let aside = "return document.querySelector('.tree__frame').scrollLeft";
        let before = page.run(aside, Vec::new()).await?.as_f64();
        page.press(words::cutoffs()).await?;
        page.until("another drawing is there", async || {
            Ok(((place(page).await?[2] - dragged[2]).abs() > 0.5).then_some(()))
        })
        .await?;
        let after = page.run(aside, Vec::new()).await?.as_f64();
        let by = before.zip(after).map(|(before, after)| (after - before).abs());
        ensure!(by.is_some_and(|by| by < 3.0), "{before:?} to {after:?}");
        // The point below the mouse stays where it is.
        let turn = "
            const frame = document.querySelector('.tree__frame');
            const drawing = frame.querySelector('svg');
            const [x, y] = arguments;
            const part = () => {
                const { left, width } = drawing.getBoundingClientRect();
                return (x - left) / width;
            };
            const before = part();
            const width = drawing.getBoundingClientRect().width;
            const event = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, clientX: x, clientY: y,
                bubbles: true, cancelable: true });
            const refused = frame.dispatchEvent(event);
            return [Math.abs(part() - before) * width < 2,
                drawing.getBoundingClientRect().width > width, refused];";
        let turned = page.run(turn, vec![json!(middle.0), json!(middle.1)]).await?;
        ensure!(turned == json!([true, true, false]), "{turned}");
        page.press(words::fit()).await?;
        let fitted = place(page).await?;
        ensure!(fitted[2] <= wide, "{fitted:?} is wider than {wide}");
        Ok(())
    });
}

fn the_address_brings_back_what_was_seen(stage: &Stage) {
    stage.desktop().play(async |page| {
        open_whole(page).await?;
        page.press(words::cutoffs()).await?;
        for _ in 0..3 {
            page.press(words::step()).await?;
        }
        page.hear(step(3, 249, "").trim()).await?;
        page.until("the address has the step", async || {
            Ok(page.address().await?.contains(".step-3.").then_some(()))
        })
        .await?;
        page.reload().await?;
        page.hear(step(3, 249, "").trim()).await?;
        ensure!(count(page).await? == 447);
        page.press(study::analysis()).await?;
        until_address(page, "#/analyse?heaps=1,2,3&rule=normal").await?;
        page.back().await?;
        page.hear(step(3, 249, "").trim()).await.map(drop)
    });
}
