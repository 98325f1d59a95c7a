use yew::prelude::*;

use crate::engine::Rules;
use crate::text::{how_to as words, play};

/// The instructions for the rules in force.
pub fn how_to(rules: Rules) -> Html {
    html! {
        <div class="how-to">
            <ol class="how-to__steps">
                { for words::steps(rules.convention).into_iter().map(|step| html! { <li>{ step }</li> }) }
            </ol>
            <p class="how-to__rule">{ play::rule_explained(rules) }</p>
            <h3 class="how-to__heading">{ words::KEYS_HEADING }</h3>
            <p class="how-to__note">{ words::KEYS_NOTE }</p>
            <dl class="how-to__keys">
                { for words::KEYS.into_iter().map(|(keys, does)| html! { <><dt><kbd>{ keys }</kbd></dt><dd>{ does }</dd></> }) }
            </dl>
        </div>
    }
}
