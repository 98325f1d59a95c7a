//! The JSON that the commands write: numbers, words without quotes, and lists.

use nim_engine::{Count, Move, Position, heap_name};

/// Above this, programs that read numbers as floats would round.
const EXACT: u128 = 1 << 53;

/// A count: a number, or a string where the number is large or not known exactly.
pub(crate) fn count(count: Count) -> String {
    match count {
        Count::Exactly(number) if number <= EXACT => number.to_string(),
        _ => format!("\"{count}\""),
    }
}

/// `[1,2,3]`
pub(crate) fn list(items: impl IntoIterator<Item: ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(","))
}

/// `{"heap":"A","take":1}`
pub(crate) fn play(play: Move) -> String {
    format!(
        "{{\"heap\":\"{}\",\"take\":{}}}",
        heap_name(play.heap),
        play.take
    )
}

/// `"heaps":[3,5,7],"rule":"misere","take":null`
pub(crate) fn position(position: &Position) -> String {
    let rules = position.rules();
    let take = rules
        .limit
        .map_or_else(|| "null".to_owned(), |limit| limit.to_string());
    let heaps = list(position.heaps());
    format!(
        "\"heaps\":{heaps},\"rule\":\"{}\",\"take\":{take}",
        rules.convention
    )
}
