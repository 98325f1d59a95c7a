//! The game tree: its nodes and values, walked by keys, and large ones.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{study, tree as words};
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

pub const TESTS: &[Test] = &[
    test!(four_matches_have_fifteen_nodes_with_the_values_of_the_article),
    test!(the_tree_is_walked_folded_and_set_on_the_board_by_keys),
    test!(large_trees_open_at_once_and_say_how_large_they_are),
    test!(every_node_is_reached_by_pan_and_by_keys),
    test!(after_each_step_the_stepped_node_is_in_view),
    test!(text_stays_inside_its_node_at_every_size),
    test!(the_drawing_stays_where_it_was_moved_while_it_changes),
    test!(the_drawing_is_moved_by_mouse_wheel_keys_and_buttons),
    test!(a_saved_picture_shows_each_node_with_its_text),
    test!(the_board_is_changed_in_place),
    test!(the_address_brings_back_what_was_seen),
    test!(the_page_does_not_scroll_and_the_drawing_has_most_of_it),
];

/// The tree of the article on minimax, by the names of its nodes from the root on, each before its
/// children. The values are those of the article, and 0 for nodes that minimax has not judged.
const FOUR: [(u32, u32, i8); 15] = [
    (1, 4, 1),
    (2, 3, -1),
    (1, 2, 1),
    (2, 1, 1),
    (0, 0, 1),
    (0, 0, -1),
    (1, 1, -1),
    (0, 0, -1),
    (0, 0, 1),
    (2, 2, -1),
    (1, 1, -1),
    (0, 0, -1),
    (0, 0, 1),
    (2, 1, 1),
    (0, 0, 1),
];

/// The players by the numbers of the article, and no player after the end.
fn node(player: u32, left: u32) -> String {
    let player = match player {
        0 => return words::end().to_owned(),
        1 => words::max(),
        _ => words::min(),
    };
    let left = &*left.to_string();
    words::Node { left, player }.text()
}

/// The name of a node of the article's tree, with the move that leads there.
fn named(place: usize) -> String {
    let (player, left, _) = FOUR[place];
    let node = &*node(player, left);
    match TAKEN[place] {
        0 => node.to_owned(),
        take => words::AfterTake {
            take: take.into(),
            node,
        }
        .text(),
    }
}

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

/// The same with its value.
fn valued(place: usize) -> String {
    let value = if FOUR[place].2 == 1 { "+1" } else { "−1" };
    let node = &*named(place);
    words::Valued { node, value }.text()
}

pub async fn until_address(page: &Page, fragment: &str) -> Result<()> {
    page.until(&format!("the address ends with {fragment}"), async || {
        Ok(page.address().await?.ends_with(fragment).then_some(()))
    })
    .await
}

/// The text of an element.
async fn text(page: &Page, selector: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.textContent ?? null";
    let text = page.run(script, vec![json!(selector)]).await?;
    Ok(text.as_str().context(selector.to_owned())?.to_owned())
}

/// What the move takes that leads to each node of the article; nothing leads to the root.
const TAKEN: [u32; 15] = [0, 1, 1, 1, 1, 2, 2, 1, 3, 2, 1, 1, 2, 3, 1];

async fn nodes(page: &Page) -> Result<Vec<String>> {
    page.names(Control::Treeitem).await
}

fn four_matches_have_fifteen_nodes_with_the_values_of_the_article(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/tree?heaps=4&take=3&rule=misere").await?;
            page.find(Control::Treeitem, &named(0)).await?;
            let names: Vec<_> = (0..FOUR.len()).map(named).collect();
            ensure!(nodes(page).await? == names);
            ensure!(text(page, ".tree__counters div").await? == [words::nodes(), "15"].concat());
            page.press(words::run()).await?;
            page.find(Control::Treeitem, &valued(0)).await?;
            let found = nodes(page).await?;
            let names: Vec<_> = (0..FOUR.len()).map(valued).collect();
            ensure!(found == names, "{found:#?}");
            let values = &["−1", "−1", "+1"].map(str::to_owned);
            let (left, value) = ("4", "+1");
            let news = &words::FoundLargest {
                left,
                values,
                value,
            }
            .text();
            page.hear(&step(15, 15, news)).await?;
            // The best opening is marked, and takes three.
            let best = text(page, "[data-best] .tree__take").await?;
            ensure!(best == "3", "the best takes {best}");
            page.press(words::step_back()).await?;
            page.press(words::cutoffs()).await?;
            page.press(words::to_the_end()).await?;
            // Alpha-beta leaves out one node: the last end below the move that takes two.
            page.hear(step(14, 14, "").trim()).await?;
            let shown = nodes(page).await?;
            let cut: Vec<_> = (0..FOUR.len())
                .filter(|&place| {
                    shown[place]
                        == words::Cut {
                            node: &named(place),
                        }
                        .text()
                })
                .collect();
            ensure!(cut == [12], "{cut:?} are cut off");
            page.press(words::graph()).await?;
            let merged = words::MergedWithCutoffs {
                boards: "5",
                nodes: "15",
                looked: 5_u32.into(),
            };
            page.read(&merged.text()).await?;
            ensure!(page.names(Control::Treeitem).await?.is_empty());
            Ok(())
        });
    }
}

fn the_tree_is_walked_folded_and_set_on_the_board_by_keys(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree").await?;
        page.find(Control::Treeitem, &named(0)).await?;
        for _ in 0..40 {
            if page.focused().await?.starts_with("treeitem") {
                break;
            }
            page.key("Tab").await?;
        }
        let steps = [
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowDown", 3),
            ("ArrowLeft", 3),
            ("ArrowLeft", 2),
            ("Home", 0),
            ("End", 14),
            ("ArrowUp", 13),
        ];
        for (key, place) in steps {
            let focused = ["treeitem ", &named(place)].concat();
            page.key(key).await?;
            let now = page.focused().await?;
            ensure!(now == focused, "{key} leads to {now}, not {focused}");
        }
        ensure!(nodes(page).await?.len() == 14, "one branch is folded");
        page.press(words::make_root()).await?;
        page.find(Control::Treeitem, &first_to_move(&[1])).await?;
        until_address(page, "#/tree?heaps=1&rule=misere&take=3").await
    });
}

fn large_trees_open_at_once_and_say_how_large_they_are(stage: &Stage) {
    let over = words::Over { number: "10³⁸" }.text();
    stage.phone().play(async |page| {
        let trees = [
            ("#/tree?heaps=21&take=3&rule=misere", "489,396"),
            ("#/tree?heaps=3,5,7&rule=misere", "39,861,780"),
            ("#/tree?heaps=12,12&rule=normal", "48,416,454,529"),
            ("#/tree?heaps=99,99,99,99,99,99,99,99,99,99,99,99", &*over),
        ];
        for (link, count) in trees {
            let nodes = [words::nodes(), count].concat();
            page.open(link).await?;
            let counted = page
                .until("the tree is there", async || {
                    Ok(text(page, ".tree__counters div").await.ok())
                })
                .await?;
            ensure!(counted == nodes, "{link}: {counted}");
            let shown = page.names(Control::Treeitem).await?.len();
            ensure!((2..=40).contains(&shown), "{link} shows {shown}");
        }
        page.open("#/tree?heaps=3,5,7&rule=misere").await?;
        page.press(words::graph()).await?;
        let merged = words::Merged {
            boards: "88",
            nodes: "39,861,780",
        };
        page.read(&merged.text()).await
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

fn every_node_is_reached_by_pan_and_by_keys(stage: &Stage) {
    stage.phone().play(async |page| {
        open_whole(page).await?;
        let pan = [
            IN_VIEW,
            "
            const missed = [];
            for (const node of document.querySelectorAll('.tree__node')) {
                const around = frame.getBoundingClientRect();
                const here = node.querySelector('.tree__shape').getBoundingClientRect();
                frame.scrollBy(
                    (here.left + here.right - around.left - around.right) / 2,
                    (here.top + here.bottom - around.top - around.bottom) / 2);
                const shape = node.querySelector('.tree__shape').getBoundingClientRect();
                const hit = document.elementFromPoint(
                    (shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2);
                if (!inView(node) || hit?.closest('.tree__node') !== node) {
                    missed.push(node.getAttribute('aria-label'));
                }
            }
            return missed;",
        ]
        .concat();
        let missed = page.run(&pan, Vec::new()).await?;
        ensure!(missed == json!([]), "out of reach: {missed}");
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
            while (step.getAttribute('aria-disabled') !== 'true') {
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
        // Alpha-beta, written out in another language, visits 249 of the 447 nodes.
        ensure!(
            went == json!([249, []]),
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
    const TWELVE: &str = "heaps=99,98,97,96,95,94,93,92,91,90,89,88";
    stage.desktop().play(async |page| {
        for board in ["heaps=4&take=3", "heaps=3,5,7", "heaps=12,10,11", TWELVE] {
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

/// How far the drawing is scrolled to the side, and how wide it is.
async fn aside(page: &Page) -> Result<[f64; 2]> {
    let script = "
        const frame = document.querySelector('.tree__frame');
        return [frame.scrollLeft, frame.querySelector('svg').getBoundingClientRect().width];";
    let aside = page.run(script, Vec::new()).await?;
    serde_json::from_value(aside).context("measuring the frame")
}

/// Switches the cut-offs, which makes another drawing.
async fn toggle_cutoffs(page: &Page, pressed: &str) -> Result<[f64; 2]> {
    page.press(words::cutoffs()).await?;
    let script = "return document.querySelector('.tree__cutoffs').ariaPressed";
    page.until("the cut-offs are switched", async || {
        Ok((page.run(script, Vec::new()).await? == json!(pressed)).then_some(()))
    })
    .await?;
    aside(page).await
}

fn the_drawing_stays_where_it_was_moved_while_it_changes(stage: &Stage) {
    stage.desktop().play(async |page| {
        open_whole(page).await?;
        let [left, top, wide, high] = page.box_of(".tree__frame").await?.context("the frame")?;
        let to = |x: f64| (left + wide / 2.0 + x, top + high / 2.0);
        page.stroke(&[to(0.0), to(-20.0), to(-60.0), to(-300.0)])
            .await?;
        let dragged = aside(page).await?;
        let with = toggle_cutoffs(page, "true").await?;
        ensure!(
            (with[1] - dragged[1]).abs() > 0.5,
            "the drawing is as wide as before"
        );
        ensure!(
            (with[0] - dragged[0]).abs() < 3.0,
            "{dragged:?} to {with:?}"
        );
        // A click beside the nodes chooses nothing and moves nothing later.
        let empty = "
            const frame = document.querySelector('.tree__frame');
            const { left, top, width, height } = frame.getBoundingClientRect();
            for (let x = left + 20; x < left + width - 40; x += 7) {
                for (let y = top + 20; y < top + height - 40; y += 7) {
                    const hit = document.elementFromPoint(x, y);
                    if (frame.contains(hit) && !hit.closest('.tree__node')) return [x, y];
                }
            }
            return null;";
        let empty = page.run(empty, Vec::new()).await?;
        page.press_at(serde_json::from_value(empty)?).await?;
        let without = toggle_cutoffs(page, "false").await?;
        ensure!(
            (without[0] - dragged[0]).abs() < 3.0,
            "{dragged:?} to {without:?}"
        );
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

fn the_drawing_is_moved_by_mouse_wheel_keys_and_buttons(stage: &Stage) {
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
        for (name, change) in [
            (words::zoom_in(), 1.25),
            (words::zoom_out(), 0.8),
            (words::zoom_out(), 0.8),
        ] {
            let before = place(page).await?;
            page.press(name).await?;
            let after = place(page).await?;
            ensure!((after[2] / before[2] - change).abs() < 0.01, "{name}: {before:?} to {after:?}");
        }
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
        page.run("document.querySelector('.tree__frame').focus()", Vec::new())
            .await?;
        page.key("0").await?;
        let fitted = place(page).await?;
        ensure!(fitted[2] <= wide, "{fitted:?} is wider than {wide}");
        page.key("+").await?;
        ensure!(place(page).await?[2] > fitted[2]);
        page.key("-").await?;
        page.press(words::fit()).await?;
        ensure!((place(page).await?[2] - fitted[2]).abs() < 1.0);
        Ok(())
    });
}

fn a_saved_picture_shows_each_node_with_its_text(stage: &Stage) {
    stage.desktop().play(async |page| {
        open_whole(page).await?;
        page.press(words::to_the_end()).await?;
        let script = "
            const link = document.querySelector('.tree__save');
            link.addEventListener('click', (event) => event.preventDefault(), { once: true });
            link.click();
            return [link.href, link.download];";
        let saved = page.run(script, Vec::new()).await?;
        ensure!(saved[1] == json!("nim-tree-1-2-3.svg"), "{}", saved[1]);
        // The policy of the page forbids the parser there.
        page.new_tab().await?;
        let script = "
            const [head, body] = arguments[0].split(/,(.*)/s);
            const file = decodeURIComponent(body);
            const parsed = new DOMParser().parseFromString(file, 'image/svg+xml');
            const nodes = parsed.querySelectorAll('g.node');
            const drawn = document.body.appendChild(document.importNode(parsed.documentElement, true));
            const wrong = [...drawn.querySelectorAll('g.node')].filter((node) => {
                const shape = node.querySelector('.shape').getBoundingClientRect();
                const text = node.querySelector('.label').getBoundingClientRect();
                return text.left < shape.left || text.right > shape.right;
            }).length;
            return [head, parsed.querySelectorAll('parsererror').length, nodes.length, wrong];";
        let read = page.run(script, vec![saved[0].clone()]).await?;
        let expected = json!(["data:image/svg+xml;charset=utf-8", 0, 447, 0]);
        ensure!(read == expected, "{read}");
        Ok(())
    });
}

fn the_board_is_changed_in_place(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree?heaps=4&take=3&rule=misere").await?;
        page.find(Control::Treeitem, &first_to_move(&[4])).await?;
        page.fill(Control::Textbox, words::heaps(), "1, 2").await?;
        page.find(Control::Treeitem, &first_to_move(&[1, 2]))
            .await?;
        until_address(page, "#/tree?heaps=1,2&rule=misere&take=3").await?;
        page.fill(Control::Textbox, words::take_to(), "0").await?;
        let problem = nim::text::setup::limit_problem();
        page.read(&problem).await?;
        // The tree stays, and so does what was typed.
        ensure!(page.has(Control::Treeitem, &first_to_move(&[1, 2])).await?);
        page.fill(Control::Textbox, words::take_to(), "").await?;
        until_address(page, "#/tree?heaps=1,2&rule=misere").await?;
        page.press(words::wins()).await?;
        until_address(page, "#/tree?heaps=1,2&rule=normal").await?;
        // A board stays until another one is typed: here the one before the letter.
        page.fill(Control::Textbox, words::heaps(), "1,x").await?;
        page.until("a message names the letter", async || {
            Ok(text(page, "#tree-heaps-problem")
                .await
                .ok()
                .filter(|told| told.contains('x')))
        })
        .await?;
        page.find(Control::Treeitem, &first_to_move(&[1])).await?;
        let typed = "return document.querySelector('#tree-heaps').value";
        ensure!(page.run(typed, Vec::new()).await? == json!("1,x"));
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
        page.press(words::graph()).await?;
        page.press(study::analysis()).await?;
        until_address(page, "#/analyse?heaps=1,2,3&rule=normal").await?;
        page.back().await?;
        page.until("the graph is there", async || {
            let graph = "return document.querySelector('.tree__frame [role=listbox]') !== null";
            let is_there = page.run(graph, Vec::new()).await? == Value::Bool(true);
            Ok(is_there.then_some(()))
        })
        .await
    });
}

fn the_page_does_not_scroll_and_the_drawing_has_most_of_it(stage: &Stage) {
    for (window, least) in [
        (Window::desktop(), 0.5),
        (Window::new(1920, 1080, Input::Mouse), 0.6),
        (Window::phone(), 0.35),
    ] {
        stage.window(window).play(async |page| {
            open_whole(page).await?;
            let script = "
                const page = document.documentElement;
                const frame = document.querySelector('.tree__frame').getBoundingClientRect();
                return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth,
                    frame.height / innerHeight];";
            let measured = page.run(script, Vec::new()).await?;
            let [down, across, part] = serde_json::from_value::<[f64; 3]>(measured)?;
            ensure!(
                down <= 0.0 && across <= 0.0,
                "the page scrolls by {down} and {across}"
            );
            ensure!(part >= least, "the drawing has {part} of the window");
            Ok(())
        });
    }
}
