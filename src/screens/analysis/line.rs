//! The moves that lead to the board, with their verdicts, and the variations that were left for another move.

use yew::prelude::*;

use super::board_editor::BoardAction;
use crate::catalogue::analysis as words;
use crate::components::line_moves;
use crate::game::{Game, Review};
use crate::text::{moves::taken, review as text};

/// The moves of this line, and below them those of each variation.
pub fn moves(line: &Game, variations: &[Game], on_board: &Callback<BoardAction>) -> Html {
    let on_line = on_board.reform(|to: Game| BoardAction::Go(to.into()));
    let others = variations
        .iter()
        .map(|variation| line_moves(variation, None, &on_line));
    html! {
        <div class="line">
            if line.whole().ply() > 0 {
                { line_moves(&line.whole(), Some(line.ply()), &on_line) }
            } else if !line.position().is_terminal() {
                <p class="line__how off-paper">{ words::how_to_play() }</p>
            }
            if !variations.is_empty() {
                <h3 class="line__ways">{ words::other_ways() }</h3>
                <>{ for others }</>
            }
        </div>
    }
}

/// The last move made on this line, without those that are undone, and the verdict on it.
pub fn verdict(line: &Game) -> Option<String> {
    let review = Review::of(line);
    let judged = review.judged().last()?;
    let (chosen, worth) = (&taken(judged.made), &text::worth(judged, &review));
    Some(words::Made { chosen, worth }.text())
}
