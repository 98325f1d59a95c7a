//! The drawing as a file of its own: black on white, with its styles inside.

use super::graph_sketch::{self, GraphSketch};
use crate::components::figures::tree_layout::{Grid, Place};
use crate::components::figures::tree_shapes::{
    Kind, Shape, Word, at, outline_path, signed, tag_path,
};
use crate::components::figures::tree_sketch::{self, Sketch};
use crate::game::TreeExplorer;
use crate::game::tree::View;
use crate::text::tree as text;

/// The look of everything in the file.
const STYLE: &str = "path{fill:none;stroke:#000;stroke-linecap:round;stroke-linejoin:round}\
.shape,.tag{fill:#fff}.rest{stroke-dasharray:4 3}.edge{stroke-width:1}.faint{stroke:#999}\
.strong{stroke-width:3}.cut{stroke-dasharray:2 5}.off{opacity:.6}\
text{font:600 13px sans-serif;text-anchor:middle;fill:#000}\
.small{font-size:11px}.start{text-anchor:end;font-size:11px;font-weight:400}\
.line{stroke:#fff;stroke-width:4;paint-order:stroke;font-size:11px}";

/// From the middle of a line of text down to the line it stands on.
const SINK: i32 = 4;

/// Writes the drawing, as far as it is unfolded, with all that is found.
pub fn picture(explorer: &TreeExplorer) -> String {
    let mut file = File::default();
    match explorer.view() {
        View::Tree => tree(explorer, &mut file),
        View::Graph => graph(explorer, &mut file),
    }
    file.text.push_str("</svg>\n");
    file.text
}

/// The name of the file: `nim-tree-3-5-7.svg`.
pub fn file_name(explorer: &TreeExplorer) -> String {
    let kind = match explorer.view() {
        View::Tree => "tree",
        View::Graph => "graph",
    };
    let heaps = text::left(explorer.root().heaps());
    ["nim-", kind, "-", &heaps, ".svg"].concat()
}

fn tree(explorer: &TreeExplorer, file: &mut File) {
    let (nodes, sketch) = (explorer.nodes(), Sketch::of(explorer));
    file.begin(sketch.drawn.wide, sketch.drawn.high, explorer);
    let edges = sketch.edges(nodes);
    file.path("edge", &edges.plain, None);
    file.path("edge cut", &edges.cut, None);
    file.path("edge strong", &edges.active, None);
    file.path("edge strong", &edges.best, None);
    file.path("edge", &edges.strokes, None);
    let places = &sketch.drawn.places;
    for (node, &place) in nodes.iter().zip(places) {
        let above = node.parent.map(|parent| places[parent]);
        let mut words = tree_sketch::words(node, sketch.grid, explorer.below(node));
        words.extend(sketch.take(node, above, place));
        let shape = tree_sketch::shape(node);
        let class = if node.is_cut() { " off" } else { "" };
        file.node(
            place,
            class,
            (shape, sketch.grid),
            words,
            node.is_by_theory(),
        );
    }
}

fn graph(explorer: &TreeExplorer, file: &mut File) {
    let sketch = GraphSketch::of(explorer);
    file.begin(sketch.drawn.wide, sketch.drawn.high, explorer);
    let [plain, chosen, winning] = sketch.edges(explorer);
    file.path("edge faint", &plain, None);
    file.path("edge", &chosen, None);
    file.path("edge strong", &winning, None);
    for &number in &sketch.reading {
        let shown = sketch.shown(explorer, number);
        let words = graph_sketch::words(&shown, sketch.grid);
        let shape = graph_sketch::shape(&shown);
        file.node(shown.place, "", (shape, sketch.grid), words, false);
    }
}

/// The file as it grows.
#[derive(Default)]
struct File {
    text: String,
}

impl File {
    fn begin(&mut self, wide: u32, high: u32, explorer: &TreeExplorer) {
        let (wide, high) = (&*wide.to_string(), &*high.to_string());
        let title = &*escaped(&text::board(explorer.root()));
        self.write(&[
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"",
            wide,
            "\" height=\"",
            high,
            "\" viewBox=\"0 0 ",
            wide,
            " ",
            high,
            "\"><title>",
            title,
            "</title><style>",
            STYLE,
            "</style><rect width=\"",
            wide,
            "\" height=\"",
            high,
            "\" fill=\"#fff\"/>\n",
        ]);
    }

    fn write(&mut self, parts: &[&str]) {
        self.text.extend(parts.iter().copied());
    }

    fn path(&mut self, class: &str, path: &str, at: Option<(i32, i32)>) {
        if path.is_empty() {
            return;
        }
        self.write(&["<path class=\"", class, "\" d=\"", path, "\""]);
        if let Some((x, y)) = at {
            let (x, y) = (&signed(x), &signed(y));
            self.write(&[" transform=\"translate(", x, " ", y, ")\""]);
        }
        self.write(&["/>"]);
    }

    fn node(
        &mut self,
        place: Place,
        class: &str,
        (shape, grid): (Shape, Grid),
        words: Vec<Word>,
        is_by_theory: bool,
    ) {
        self.write(&[
            "<g class=\"node",
            class,
            "\" transform=\"",
            &at(place),
            "\">",
        ]);
        let class = if is_by_theory { "shape rest" } else { "shape" };
        self.path(class, &outline_path(shape, grid, 0), None);
        for Word { kind, x, y, text } in words {
            let class = match kind {
                Kind::Left => "label",
                Kind::Value | Kind::Under => "small",
                Kind::Bound | Kind::Equal => "start",
                Kind::Take => "line",
            };
            if kind == Kind::Value {
                self.path("tag", &tag_path(&text), Some((x, y)));
            }
            let (x, y) = (&signed(x), &signed(y + SINK));
            let text = &escaped(&text);
            self.write(&[
                "<text class=\"",
                class,
                "\" x=\"",
                x,
                "\" y=\"",
                y,
                "\">",
                text,
                "</text>",
            ]);
        }
        self.write(&["</g>\n"]);
    }
}

/// Text as it stands in XML.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
