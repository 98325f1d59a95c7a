//! The Grundy values of heaps, in rows as long as their period.

use yew::prelude::*;

use crate::catalogue::lessons as words;
use crate::engine::Takes;

/// What is special about a heap in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueMark {
    /// A heap of the board.
    Here,
    /// A heap that a move can leave.
    Left,
    /// A heap whose value is to be found, and is hidden.
    Asked,
}

impl ValueMark {
    const fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Left => "left",
            Self::Asked => "asked",
        }
    }
}

/// The values of all heaps up to the largest, in a region that scrolls where it is wider than its room.
pub fn values_table(takes: Takes, largest: u32, mark: impl Fn(u32) -> Option<ValueMark>) -> Html {
    let cell = |stones: u32| {
        let (mark, value) = (mark(stones), takes.grundy(stones).0);
        let is_asked = mark == Some(ValueMark::Asked);
        html! {
            <td data-mark={mark.map(ValueMark::name)}>
                <span class="visually-hidden">{ name(stones, value, mark) }</span>
                <span aria-hidden="true">{ stones }</span>
                <b aria-hidden="true">{ if is_asked { Html::from("?") } else { value.into() } }</b>
            </td>
        }
    };
    let heaps: Vec<u32> = (0..=largest).collect();
    let rows = heaps.chunks(in_a_row(takes));
    let rows = rows.map(|row| html! { <tr>{ for row.iter().copied().map(cell) }</tr> });
    html! {
        <div class="values" role="region" tabindex="0" aria-label={words::values()}>
            <table class="values__table">
                <caption>{ words::values() }</caption>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// A heap in the table, for those who do not see it.
fn name(stones: u32, value: u32, mark: Option<ValueMark>) -> String {
    let (stones, value) = (stones.into(), value.into());
    match mark {
        None => words::ValueOf { stones, value }.text(),
        Some(ValueMark::Here) => words::ValueHere { stones, value }.text(),
        Some(ValueMark::Left) => words::ValueLeft { stones, value }.text(),
        Some(ValueMark::Asked) => words::ValueAsked { stones }.text(),
    }
}

/// How many heaps stand in a row: the period if it is known, but no more than fit.
fn in_a_row(takes: Takes) -> usize {
    /// As many as fit on a phone.
    const MOST: usize = 10;
    let period = takes.period().map(|period| period.length as usize);
    period.unwrap_or(MOST).min(MOST)
}
