//! A printed sheet says how its game is played.

use nim::catalogue::print as words;
use nim::engine::Convention;
use nim::screens::print::{Sheet, sheet_view};
use yew::Html;

use crate::common::drawn;

#[test]
fn the_sheet_of_a_board_names_its_rules() {
    let last = Convention::Misere;
    let any = words::Rule { last }.text();
    let (last, most) = (Convention::Normal, 3_u32.into());
    let at_most = words::RuleWithLimit { last, most }.text();
    for (fragment, rule) in [
        ("#/print/board?heaps=3,5,7&rule=misere", any),
        ("#/print/board?heaps=21&take=3&rule=normal", at_most),
    ] {
        let sheet = Sheet::read(fragment).unwrap();
        let html = drawn(sheet_view(&sheet, "https://nim.example/", Html::default()));
        assert!(html.contains(&rule), "“{rule}” is not in {html}");
    }
}
