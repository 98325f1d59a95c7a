//! The analysis of a position: the verdict, the reason, and the result of each move. It stands beside
//! the board in play, and on its own screen.

use yew::prelude::*;

use super::move_list::move_list;
use super::sum_table::{heap_by_heap, sum_table};
use crate::catalogue::{analysis as words, study};
use crate::components::figures::{Analysed, WIDE, blocks, digits};
use crate::engine::{Move, Outcome, Position, Remoteness, ValuedMove};
use crate::text::analysis::{self as text, Reader};

/// How many moves may be tried for the lengths of the game: a few milliseconds, since the analysis
/// follows every change.
const WORK: u64 = 100_000;

/// The position, and its reader.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position as it is.
    pub position: Position,
    /// The move that is chosen and not made yet. One that is not legal is none.
    pub choice: Option<Move>,
    /// Whether the reader is to move.
    pub reader_moves: bool,
    /// Called when a move is pressed.
    pub on_move: Callback<Move>,
}

/// The analysis of a position; the same position is not analysed again.
#[component]
pub fn PositionAnalysis(props: &Props) -> Html {
    analysis_view(props)
}

/// Draws the analysis.
pub fn analysis_view(props: &Props) -> Html {
    let Props {
        position, on_move, ..
    } = props;
    let chosen = props.choice;
    let chosen = chosen.and_then(|chosen| Some((chosen, position.clone().play(chosen).ok()?)));
    let analysis = position.analysis();
    let after = chosen.as_ref().map_or(0, |(_, after)| digits(after));
    let analysed = Analysed {
        now: position,
        analysis,
        chosen: chosen.as_ref().map(|&(chosen, ref after)| (chosen, after)),
        reader: Reader::of(props.reader_moves),
        digits: digits(position).max(after),
    };
    let valued = position.valued_moves(WORK);
    let phase = text::phase(&analysis, position.rules().convention);
    html! {
        <section class="analysis" aria-label={study::analysis()}>
            { verdict(&analysed, &valued) }
            { after_choice(&analysed) }
            { for phase.map(|(title, sentence)| note(Some(title), sentence)) }
            { for text::remainders(&analysis).map(|sentence| note(None, sentence)) }
            { sum_table(&analysed, on_move) }
            <p class="analysis__equation">{ text::equation(&analysis, analysed.digits) }</p>
            { heap_by_heap(&analysed) }
            { blocks(&analysed, WIDE) }
            if !valued.is_empty() {
                { move_list(&analysed, &valued, on_move) }
            }
        </section>
    }
}

/// The verdict, its reason, the length of the game, and the effect of the choice.
fn verdict(analysed: &Analysed<'_>, valued: &[ValuedMove]) -> Html {
    let &Analysed {
        now,
        analysis,
        reader,
        ..
    } = analysed;
    let length = left(now, valued).map(text::length);
    html! {
        <div class="analysis__verdict" data-prospect={analysed.prospect()}>
            <p class="analysis__who">
                <b class="analysis__lead">{ text::verdict(&analysis, reader) }</b>
                { " " }
                { text::moves_that_win(now, reader) }
            </p>
            { sum(analysis.nim_sum.0, analysed.digits) }
            <p class="analysis__why">{ text::because(&analysis) }</p>
            if let Some(length) = length {
                <p class="analysis__length">{ length }</p>
            }
        </div>
    }
}

/// The nim-sum word for a position. It has no colour of a verdict, because those colours follow the
/// reader's outlook. A board that is safe to leave is lost for the player to move.
pub(super) fn tag(outcome: Outcome) -> Html {
    html! { <p class="analysis__tag">{ text::to_leave(outcome) }</p> }
}

/// The nim-sum, decimal and binary.
pub(super) fn sum(value: u32, digits: u32) -> Html {
    html! {
        <p class="analysis__sum">
            <b>{ words::NimSum { sum: value.into() }.text() }</b>
            { " " }
            <span class="analysis__bits">{ "= " }{ text::binary(value, digits) }</span>
        </p>
    }
}

/// How long the game lasts with best play; nothing where it is over. The best move comes first, so
/// its length is that of the game, unless some length is not known.
fn left(now: &Position, valued: &[ValuedMove]) -> Option<Remoteness> {
    let best = valued.first()?;
    let known = |told: &ValuedMove| matches!(told.plies, Remoteness::Plies(_));
    Some(if valued.iter().all(known) {
        best.plies
    } else {
        Remoteness::AtMost(now.stones())
    })
}

/// The result of the choice. Its space stays without a choice, so nothing jumps.
fn after_choice(analysed: &Analysed<'_>) -> Html {
    let (prospect, told) = match analysed.chosen {
        Some((_, after)) => (
            Some(analysed.prospect_after(after)),
            text::after(after, analysed.reader),
        ),
        None if analysed.now.is_terminal() => (None, String::new()),
        None => (None, text::choose(analysed.reader).to_owned()),
    };
    html! {
        <p class="analysis__after" aria-live="polite" data-prospect={prospect}>{ told }</p>
    }
}

/// A note to read first: the phase of a misère game, or the way heaps count.
fn note(title: Option<&'static str>, sentence: String) -> Html {
    html! {
        <p class="analysis__note">
            if let Some(title) = title {
                <b>{ title }</b>{ ": " }
            }
            { sentence }
        </p>
    }
}
