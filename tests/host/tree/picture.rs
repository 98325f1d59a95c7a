//! The saved picture, read by an XML parser.

use nim::engine::Rules;
use nim::game::TreeExplorer;
use nim::game::tree::{TreeAction, View};
use nim::screens::tree::picture;
use roxmltree::Document;

use crate::common::position;
use crate::common::trees::{after, matches};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The texts of each node of a picture.
fn nodes(text: &str) -> Vec<Vec<String>> {
    let picture = Document::parse(text).unwrap();
    let root = picture.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert!(
        root.descendants()
            .filter(roxmltree::Node::is_element)
            .all(|element| { element.tag_name().namespace() == Some(SVG) })
    );
    let class = |node: &roxmltree::Node<'_, '_>| {
        node.attribute("class")
            .unwrap_or_default()
            .split(' ')
            .any(|class| class == "node")
    };
    let nodes = root.descendants().filter(class);
    nodes
        .map(|node| {
            let texts = node
                .children()
                .filter(|child| child.has_tag_name((SVG, "text")));
            texts.map(|text| text.text().unwrap().to_owned()).collect()
        })
        .collect()
}

#[test]
fn a_picture_stands_alone_and_shows_each_node_with_its_text() {
    let all = after(
        TreeExplorer::new(position(&[1, 2, 3], Rules::normal())),
        [
            TreeAction::UnfoldAll,
            TreeAction::ToggleCutoffs,
            TreeAction::End,
        ],
    );
    let file = picture(&all);
    let shown = nodes(&file);
    assert_eq!(shown.len(), 447);
    for (texts, node) in shown.iter().zip(all.nodes()) {
        let heaps: Vec<String> = node.position().heaps().iter().map(u32::to_string).collect();
        let left = if node.position().is_terminal() {
            "0".to_owned()
        } else {
            heaps.join("-")
        };
        assert_eq!(texts[0], left);
        let values = ["+1", "−1", "≤ +1", "≥ −1"];
        let is_valued = texts.iter().any(|text| values.contains(&text.as_str()));
        assert_eq!(is_valued, node.is_found(), "{texts:?}");
    }
    // Nothing is fetched from elsewhere.
    assert_eq!(file.matches("://").count(), 1);
    for missing in ["<script", "var(--", "@import", "url("] {
        assert!(!file.contains(missing), "{missing}");
    }
}

#[test]
fn a_graph_is_saved_too() {
    let graph = after(matches(4), [TreeAction::Show(View::Graph), TreeAction::End]);
    let shown = nodes(&picture(&graph));
    assert_eq!(shown.len(), 5);
    assert!(
        shown.iter().all(|texts| texts.len() == 2),
        "a board and a letter"
    );
}
