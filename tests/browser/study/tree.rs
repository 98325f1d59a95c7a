//! The game tree: its nodes and values, walked by keys, and large ones.

use anyhow::{Result, ensure};
use nim_browser::{Control, Page, Stage, Window};

use super::{text, until_address};

/// The tree of the article on minimax, by the names of its nodes from the root on, each before its
/// children: its values as the article gives them, and 0 for those of the nodes that minimax has
/// not judged.
const FOUR: [(&str, u32, i8); 15] = [
    ("A", 4, 1),
    ("B", 3, -1),
    ("A", 2, 1),
    ("B", 1, 1),
    ("", 0, 1),
    ("", 0, -1),
    ("A", 1, -1),
    ("", 0, -1),
    ("", 0, 1),
    ("B", 2, -1),
    ("A", 1, -1),
    ("", 0, -1),
    ("", 0, 1),
    ("B", 1, 1),
    ("", 0, 1),
];

fn names(valued: bool) -> Vec<String> {
    FOUR.iter()
        .map(|&(side, left, value)| {
            let node = match side {
                "" => "Game over, 0 left".to_owned(),
                side => format!("{side} to move, {left} left"),
            };
            let value = match (valued, value) {
                (false, _) => "",
                (true, 1) => ", value +1",
                (true, _) => ", value −1",
            };
            node + value
        })
        .collect()
}

/// The names of the nodes, without the remark that all moves are equal.
async fn nodes(page: &Page) -> Result<Vec<String>> {
    let names = page.names(Control::Treeitem).await?;
    let plain = |name: String| name.replace(", all moves equal", "");
    Ok(names.into_iter().map(plain).collect())
}

pub fn four_matches_have_fifteen_nodes_with_the_values_of_the_article(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/tree?heaps=4&take=3&rule=misere").await?;
            page.find(Control::Treeitem, "A to move, 4 left").await?;
            ensure!(nodes(page).await? == names(false));
            ensure!(text(page, ".tree__counters div").await? == "nodes15");
            page.press("Run minimax").await?;
            page.find(Control::Treeitem, "A to move, 4 left, value +1")
                .await?;
            let found = nodes(page).await?;
            ensure!(found == names(true), "{found:#?}");
            page.hear("Step 15 of 15. 4 left: A takes the largest of −1, −1, +1: +1.")
                .await?;
            // The best opening is marked, and takes three.
            let best = text(page, ".tree__take[data-best]").await?;
            ensure!(best == "3", "the best takes {best}");
            page.press("Step back").await?;
            page.press("Cut-offs").await?;
            page.press("To the end").await?;
            page.hear("Step 12 of 12.").await?;
            let cut = nodes(page).await?;
            let cut = cut.iter().filter(|name| name.ends_with("cut off")).count();
            ensure!(cut == 3, "{cut} are cut off");
            page.press("Graph").await?;
            page.read("5 positions instead of 15 nodes").await?;
            ensure!(page.names(Control::Treeitem).await?.is_empty());
            Ok(())
        });
    }
}

pub fn the_tree_is_walked_folded_and_set_on_the_board_by_keys(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/tree").await?;
        page.find(Control::Treeitem, "A to move, 4 left").await?;
        for _ in 0..20 {
            if page.focused().await?.starts_with("treeitem") {
                break;
            }
            page.key("Tab").await?;
        }
        let steps = [
            ("ArrowRight", "treeitem B to move, 3 left"),
            ("ArrowRight", "treeitem A to move, 2 left"),
            ("ArrowDown", "treeitem B to move, 1 left"),
            ("ArrowLeft", "treeitem B to move, 1 left"),
            ("ArrowLeft", "treeitem A to move, 2 left"),
            ("Home", "treeitem A to move, 4 left"),
            ("End", "treeitem Game over, 0 left"),
            ("ArrowUp", "treeitem B to move, 1 left"),
        ];
        for (key, focused) in steps {
            page.key(key).await?;
            let now = page.focused().await?;
            ensure!(now == focused, "{key} leads to {now}, not {focused}");
        }
        ensure!(nodes(page).await?.len() == 14, "one branch is folded");
        page.press("Set the board to 1").await?;
        page.find(Control::Treeitem, "A to move, 1 left").await?;
        until_address(page, "#/tree?heaps=1&rule=misere&take=3").await
    });
}

pub fn large_trees_open_at_once_and_say_how_large_they_are(stage: &Stage) {
    stage.phone().play(async |page| {
        let trees = [
            ("#/tree?heaps=21&take=3&rule=misere", "nodes489,396"),
            ("#/tree?heaps=3,5,7&rule=misere", "nodes39,861,780"),
            ("#/tree?heaps=12,12&rule=normal", "nodes48,416,454,529"),
            (
                "#/tree?heaps=99,99,99,99,99,99,99,99,99,99,99,99",
                "nodesover 10³⁸",
            ),
        ];
        for (link, nodes) in trees {
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
        page.press("Graph").await?;
        page.read("88 positions instead of 39,861,780 nodes").await
    });
}
