//! A printed sheet says how its game is played.

use nim::screens::print::{Sheet, sheet_view};
use yew::Html;

use crate::common::drawn;

#[test]
fn the_sheet_of_a_board_names_its_rules() {
    for (fragment, rule) in [
        (
            "#/print/board?heaps=3,5,7&rule=misere",
            "Take any number of stones from one heap. The last stone loses.",
        ),
        (
            "#/print/board?heaps=21&take=3&rule=normal",
            "Take 1 to 3 stones from one heap. The last stone wins.",
        ),
        (
            "#/print/board?heaps=9,4&take=2,3&rule=normal",
            "Take 2 or 3 stones from one heap. The last move wins.",
        ),
    ] {
        let sheet = Sheet::read(fragment).unwrap();
        let html = drawn(sheet_view(&sheet, "https://nim.example/", Html::default()));
        assert!(html.contains(rule), "“{rule}” is not in {html}");
    }
}
