use yew::prelude::*;

use super::Sheet;
use super::icons::{HELP, RESTART, icon};
use crate::game::{Action, State, Turn};
use crate::text::{page, play, win};

/// Take, which keeps its place and size; after the end, the way on stands there.
pub fn take_bar(state: &State, act: &Callback<Action>, open: &Callback<Sheet>) -> Html {
    let does = |action: Action| act.reform(move |_: MouseEvent| action.clone());
    let over = matches!(state.game.turn(), Turn::Over { .. });
    html! {
        <div class="bar">
            <button type="button" class="button button--round bar__side" aria-label={play::RESTART} title={play::RESTART}
                onclick={does(Action::Restart)}>{ icon(RESTART) }</button>
            if over {
                <button key="rematch" type="button" class="button button--primary bar__take" onclick={does(Action::Rematch)}>{ win::REMATCH }</button>
            } else {
                <button key="take" type="button" id="take" class="button button--primary bar__take"
                    aria-label={state.choice.map_or_else(|| AttrValue::Static(play::CHOOSE), |chosen| play::take_from(chosen).into())}
                    aria-disabled={state.choice.is_none().then_some("true")}
                    onclick={does(Action::Take)}>{ play::take(state.choice) }</button>
            }
            <button type="button" class="button button--round bar__side" aria-label={page::HOW_TO_PLAY} title={page::HOW_TO_PLAY}
                onclick={open.reform(|_: MouseEvent| Sheet::HowTo)}>{ icon(HELP) }</button>
        </div>
    }
}
