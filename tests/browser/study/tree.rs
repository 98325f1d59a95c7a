//! The game tree: its nodes and values, walked by keys, and large ones.

use anyhow::{Result, ensure};
use nim::catalogue::tree as words;
use nim_browser::{Control, Page, Stage, Window};

use super::{text, until_address};

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

/// The name of a node by its player, 0 after the end, and the stones left.
fn named(player: u32, left: u32) -> String {
    if player == 0 {
        return words::end().to_owned();
    }
    let (player, left) = (player.into(), &[left][..]);
    words::Node { player, left }.text()
}

/// The text for a step.
fn step(done: u32, all: u32, news: &str) -> String {
    let (done, all) = (done.into(), all.into());
    words::StepOf { done, all, news }.text()
}

/// The names that a node can have which is cut off.
fn cut_off() -> Vec<String> {
    let node = |player: u32, left: u32| {
        let (player, left) = (player.into(), &[left][..]);
        words::NodeCut { player, left }.text()
    };
    let ends = [words::end_cut().to_owned()];
    let nodes = FOUR.map(|(player, left, _)| node(player, left));
    ends.into_iter().chain(nodes).collect()
}

/// The same with its value.
fn valued(player: u32, left: u32, value: i8) -> String {
    let value = if value == 1 { "+1" } else { "−1" };
    if player == 0 {
        return words::EndValued { value }.text();
    }
    let (player, left) = (player.into(), &[left][..]);
    words::NodeValued {
        player,
        left,
        value,
    }
    .text()
}

async fn nodes(page: &Page) -> Result<Vec<String>> {
    page.names(Control::Treeitem).await
}

pub fn four_matches_have_fifteen_nodes_with_the_values_of_the_article(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/tree?heaps=4&take=3&rule=misere").await?;
            page.find(Control::Treeitem, &named(1, 4)).await?;
            let names: Vec<_> = FOUR.map(|(player, left, _)| named(player, left)).into();
            ensure!(nodes(page).await? == names);
            ensure!(text(page, ".tree__counters div").await? == [words::nodes(), "15"].concat());
            page.press(words::run()).await?;
            page.find(Control::Treeitem, &valued(1, 4, 1)).await?;
            let found = nodes(page).await?;
            let names: Vec<_> = FOUR
                .map(|(player, left, value)| valued(player, left, value))
                .into();
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
            let best = text(page, ".tree__take[data-best]").await?;
            ensure!(best == "3", "the best takes {best}");
            page.press(words::step_back()).await?;
            page.press(words::cutoffs()).await?;
            page.press(words::to_the_end()).await?;
            page.hear(step(12, 12, "").trim()).await?;
            let cut = nodes(page).await?;
            let names = cut_off();
            let cut = cut.iter().filter(|name| names.contains(name)).count();
            ensure!(cut == 3, "{cut} are cut off");
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

pub fn the_tree_is_walked_folded_and_set_on_the_board_by_keys(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree").await?;
        page.find(Control::Treeitem, &named(1, 4)).await?;
        for _ in 0..20 {
            if page.focused().await?.starts_with("treeitem") {
                break;
            }
            page.key("Tab").await?;
        }
        let steps = [
            ("ArrowRight", (2, 3)),
            ("ArrowRight", (1, 2)),
            ("ArrowDown", (2, 1)),
            ("ArrowLeft", (2, 1)),
            ("ArrowLeft", (1, 2)),
            ("Home", (1, 4)),
            ("End", (0, 0)),
            ("ArrowUp", (2, 1)),
        ];
        for (key, (player, left)) in steps {
            let focused = ["treeitem ", &named(player, left)].concat();
            page.key(key).await?;
            let now = page.focused().await?;
            ensure!(now == focused, "{key} leads to {now}, not {focused}");
        }
        ensure!(nodes(page).await?.len() == 14, "one branch is folded");
        page.press(&words::StartAt { board: "1" }.text()).await?;
        page.find(Control::Treeitem, &named(1, 1)).await?;
        until_address(page, "#/tree?heaps=1&rule=misere&take=3").await
    });
}

pub fn large_trees_open_at_once_and_say_how_large_they_are(stage: &Stage) {
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
            ensure!((2..=160).contains(&shown), "{link} shows {shown}");
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
