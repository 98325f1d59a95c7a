//! The analysis of a position: the verdict, the reason, and the result of each move. It stands beside
//! the board in play, and on its own screen.

use yew::prelude::*;

use super::binary::{Binary, button};
use super::move_list::move_list;
use super::pointing::Pointing;
use super::sum_table::{heap_by_heap, sum_table};
use crate::catalogue::{analysis as words, study};
use crate::components::figures::{Analysed, digits};
use crate::engine::{Counts, Move, Position, Remoteness, ValuedMove};
use crate::game::Depth;
use crate::text::analysis::{self as text, Reader};
use crate::text::why as reason;

/// The bound of the search for the lengths of the game. The analysis follows every change, so a search has
/// some 20 milliseconds.
pub(super) const WORK: u64 = 100_000;

/// The position, its reader, and the callbacks.
pub struct Props<'a> {
    /// The position as it is.
    pub position: &'a Position,
    /// Its moves with their values.
    pub valued: &'a [ValuedMove],
    /// The move that is chosen and not made yet. One that is not legal is none.
    pub choice: Option<Move>,
    /// Whether the reader is to move.
    pub reader_moves: bool,
    /// Whether the heaps in binary are shown.
    pub binary: Binary,
    /// Called when a move is pressed.
    pub on_move: &'a Callback<Move>,
    /// Shows the heaps in binary, or hides them.
    pub on_binary: &'a Callback<MouseEvent>,
}

/// Draws the analysis beside the board.
pub fn analysis_view(props: &Props<'_>) -> Html {
    let &Props {
        position,
        valued,
        on_move,
        ..
    } = props;
    let after = after(position, props.choice);
    let analysed = Analysed {
        binary: props.binary.is_shown(),
        ..analysed(position, after.as_ref(), props.reader_moves)
    };
    let pointing = Pointing::default();
    html! {
        <section class="analysis" aria-label={study::analysis()}>
            { verdict(&analysed, valued) }
            { after_choice(&analysed, analysed.reader) }
            { why(&analysed) }
            { button(props.binary, props.on_binary) }
            { in_binary(&analysed, on_move, &pointing) }
            { pairs(&analysed) }
            { move_list(&analysed, valued, analysed.reader, on_move, &pointing) }
        </section>
    }
}

/// All moves with their values.
pub fn valued(position: &Position) -> Vec<ValuedMove> {
    position.valued_moves(WORK)
}

/// The choice with the position that it leads to; `None` where it is not legal.
pub(super) fn after(position: &Position, choice: Option<Move>) -> Option<(Move, Position)> {
    let choice = choice?;
    Some((choice, position.clone().play(choice).ok()?))
}

/// A position as the parts of the analysis need it, without the heaps in binary.
pub(super) fn analysed<'a>(
    now: &'a Position,
    after: Option<&'a (Move, Position)>,
    reader_moves: bool,
) -> Analysed<'a> {
    let wide = after.map_or(0, |(_, after)| digits(after));
    Analysed {
        now,
        analysis: now.analysis(),
        chosen: after.map(|(chosen, after)| (*chosen, after)),
        reader: Reader::of(reader_moves),
        binary: false,
        digits: digits(now).max(wide),
    }
}

/// The verdict, and the length of the game.
pub(super) fn verdict(analysed: &Analysed<'_>, valued: &[ValuedMove]) -> Html {
    let &Analysed { now, reader, .. } = analysed;
    let length = left(now, valued).map(text::length);
    html! {
        <div class="analysis__verdict" data-prospect={analysed.prospect()}>
            <p class="analysis__who">
                <b class="analysis__lead">{ text::verdict(now, reader) }</b>
                { " " }
                { text::moves_that_win(now, reader) }
            </p>
            if let Some(length) = length {
                <p class="analysis__length">{ length }</p>
            }
        </div>
    }
}

/// The reason in a sentence, and the notes to it.
pub(super) fn why(analysed: &Analysed<'_>) -> Html {
    let (now, depth) = (analysed.now, Depth::why(analysed.binary));
    html! {
        <div class="analysis__part">
            <p class="analysis__why">{ reason::why(now, depth) }</p>
            { for text::remainders(now).map(note) }
            { for reason::misere(now).map(note) }
        </div>
    }
}

/// The heaps in binary and the nim-sum, where they are shown.
pub(super) fn in_binary(
    analysed: &Analysed<'_>,
    on_move: &Callback<Move>,
    pointing: &Pointing,
) -> Html {
    let analysis = analysed.analysis;
    html! {
        <div class="analysis__part">
            if analysed.binary {
                { sum_table(analysed, on_move, pointing) }
                { sum(analysis.nim_sum.0, analysed.digits) }
                <p class="analysis__equation">{ text::equation(&analysis, analysed.digits) }</p>
                { heap_by_heap(analysed) }
            }
        </div>
    }
}

/// The pairs and single blocks that the board shows: now, or after the chosen move.
pub(super) fn pairs(analysed: &Analysed<'_>) -> Html {
    let (chosen, analysis) = match analysed.chosen {
        Some((chosen, after)) => (Some(chosen), after.analysis()),
        None => (None, analysed.analysis),
    };
    if analysis.counts == Counts::Value {
        return Html::default();
    }
    let blocks = analysis.blocks();
    html! {
        <div class="analysis__blocks">
            <h3 class="analysis__heading">{ text::blocks_heading(chosen) }</h3>
            <p class="analysis__alone">{ text::unpaired(&blocks, analysed.binary) }</p>
            if blocks.iter().any(|block| block.partner.is_some()) {
                <p class="analysis__joined">{ words::joined() }</p>
            }
        </div>
    }
}

/// The nim-sum, decimal and binary.
fn sum(value: u32, digits: u32) -> Html {
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
pub(super) fn after_choice(analysed: &Analysed<'_>, hand: Reader) -> Html {
    let (prospect, told) = match analysed.chosen {
        Some((_, after)) => (
            Some(analysed.prospect_after(after)),
            text::after(after, analysed.reader, analysed.binary),
        ),
        None if analysed.now.is_terminal() => (None, String::new()),
        None => (None, text::choose(hand).to_owned()),
    };
    html! {
        <p class="analysis__after" aria-live="polite" data-prospect={prospect}>{ told }</p>
    }
}

/// A note to the reason: the way heaps count, or why misère play changes nothing yet.
fn note(sentence: impl Into<AttrValue>) -> Html {
    html! { <p class="analysis__note">{ sentence.into() }</p> }
}
