//! The analysis of a position: who wins, why, and what each move leads to. Beside the board in
//! play, and on the screen of its own.

use super::blocks::blocks;
use super::el::{El, el};
use super::move_list::move_list;
use super::sum_table::{heap_by_heap, sum_table};
use crate::engine::{Analysis, Move, Outcome, Position, Remoteness, ValuedMove};
use crate::text::analysis::{self as words, Reader};

/// How many moves may be tried for the lengths of the game: a few milliseconds, since the analysis
/// follows every change.
pub const WORK: u64 = 100_000;

/// What all parts of the analysis show.
pub(crate) struct Looked<'a> {
    /// The position as it is.
    pub now: &'a Position,
    /// Why it is won or lost.
    pub analysis: Analysis<'a>,
    /// The move that is chosen and not made yet, with the position to which it leads.
    pub chosen: Option<(Move, &'a Position)>,
    /// Who the reader is.
    pub reader: Reader,
    /// How many digits show every number of both positions: at least four.
    pub digits: u32,
}

impl Looked<'_> {
    /// What the reader has to expect of the position as it is.
    pub fn prospect(&self) -> &'static str {
        prospect(self.reader.wins(self.analysis.outcome == Outcome::N))
    }

    /// What the reader has to expect of the position to which the choice leads.
    pub fn prospect_after(&self, after: &Position) -> &'static str {
        prospect(self.reader.wins(after.outcome() == Outcome::P))
    }
}

/// The analysis of a position for a reader who moves or waits, with a choice that is not taken yet.
/// A choice that is not legal is none.
#[must_use]
pub fn analysis(position: &Position, choice: Option<Move>, reader_moves: bool) -> El {
    let chosen = choice.and_then(|chosen| Some((chosen, position.clone().play(chosen).ok()?)));
    let analysis = position.analysis();
    let after = chosen.as_ref().map_or(0, |(_, after)| digits(after));
    let looked = Looked {
        now: position,
        analysis,
        chosen: chosen.as_ref().map(|&(chosen, ref after)| (chosen, after)),
        reader: Reader::of(reader_moves),
        digits: digits(position).max(after),
    };
    let valued = position.valued_moves(WORK);
    let phase = words::phase(&analysis, position.rules().convention);
    el("section", "analysis")
        .label(words::ANALYSIS)
        .child(verdict(&looked, &valued))
        .child(after_choice(&looked))
        .child_if(phase.map(|(title, sentence)| note(Some(title), sentence)))
        .child_if(words::remainders(&analysis).map(|sentence| note(None, sentence)))
        .child(sum_table(&looked))
        .child(el("p", "analysis__equation").text(words::equation(&analysis, looked.digits)))
        .child(heap_by_heap(&looked))
        .child(blocks(&looked))
        .child_if((!valued.is_empty()).then(|| move_list(&looked, &valued)))
}

/// Who wins, why, how soon, and what the choice would change.
fn verdict(looked: &Looked<'_>, valued: &[ValuedMove]) -> El {
    let &Looked {
        now,
        analysis,
        reader,
        ..
    } = looked;
    let (lead, rest) = words::verdict(now, reader);
    el("div", "analysis__verdict")
        .attr("data-prospect", looked.prospect())
        .child(tag(analysis.outcome))
        .child(
            el("p", "analysis__who")
                .child(el("b", "analysis__lead").text(lead))
                .text(rest),
        )
        .child(sum(analysis.nim_sum.0, looked.digits))
        .child(el("p", "analysis__why").text(words::because(&analysis)))
        .child_if(
            left(now, valued).map(|left| el("p", "analysis__length").text(words::length(left))),
        )
}

/// The nim-sum page's word for a position. It has no colour of a verdict: those follow the reader's
/// prospects, and what is safe to leave is lost for whoever is to move.
pub(super) fn tag(outcome: Outcome) -> El {
    el("p", "analysis__tag")
        .text(words::to_leave(outcome))
        .child(el("span", "").text(words::TO_LEAVE))
}

/// The nim-sum, decimal and binary.
pub(super) fn sum(value: u32, digits: u32) -> El {
    let (sum, bits) = words::nim_sum(value, digits);
    el("p", "analysis__sum")
        .child(el("b", "").text(sum))
        .text(" ")
        .child(el("span", "analysis__bits").text(bits))
}

/// How many digits show every number of a position: at least four.
pub(crate) fn digits(position: &Position) -> u32 {
    position.analysis().bits().max(4)
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

/// What comes of the choice. It keeps its place while there is none, so that nothing jumps.
fn after_choice(looked: &Looked<'_>) -> El {
    let line = el("p", "analysis__after").attr("aria-live", "polite");
    match looked.chosen {
        Some((_, after)) => line
            .attr("data-prospect", looked.prospect_after(after))
            .text(words::after(after, looked.reader)),
        None if looked.now.is_terminal() => line,
        None => line.text(words::choose(looked.reader)),
    }
}

/// What is to be known beforehand: the phase of a misère game, or how heaps count.
fn note(title: Option<&'static str>, sentence: String) -> El {
    el("p", "analysis__note")
        .child_if(title.map(|title| el("b", "").text(title)))
        .text(if title.is_some() { ": " } else { "" })
        .text(sentence)
}

/// A verdict for the reader as the value of an attribute.
pub(super) const fn prospect(won: bool) -> &'static str {
    if won { "good" } else { "bad" }
}
