use yew::prelude::*;

use crate::catalogue::{how_to as words, look, page};
use crate::engine::Rules;
use crate::game::{Settings, Switch};
use crate::platform::focus::HEADING;
use crate::text::{how_to, play};

/// The instructions for the rules in force and the current settings.
pub(super) fn how_to_play(rules: Rules, settings: &Settings) -> Html {
    let steps = how_to::steps(rules, settings.is_on(Switch::OneTap));
    let works = |needs: &[Switch]| needs.iter().all(|&switch| settings.is_on(switch));
    let keys = how_to::keys()
        .into_iter()
        .filter(|(.., needs)| works(needs));
    let key = |(keys, does, _)| {
        html! {
            <>
                <dt><kbd>{ keys }</kbd></dt>
                <dd>{ does }</dd>
            </>
        }
    };
    html! {
        // The keyboard must reach a part that scrolls.
        <div class="how-to" tabindex="0" role="region" aria-labelledby={HEADING}>
            <ol class="how-to__steps">{ for steps.map(|step| html! { <li>{ step }</li> }) }</ol>
            <p class="how-to__rule">{ look::as_stones(|| play::rule_explained(rules)) }</p>
            <h3 class="how-to__heading">{ words::keys_heading() }</h3>
            <p class="how-to__note">{ words::keys_note() }</p>
            <dl class="how-to__keys">{ for keys.map(key) }</dl>
            <p class="how-to__note">{ page::privacy() }</p>
        </div>
    }
}
