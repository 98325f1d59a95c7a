use super::el::{El, el};
use crate::components::HEADING;
use crate::engine::Rules;
use crate::game::{Settings, Switch};
use crate::text::{how_to as words, page, play};

/// The instructions for the rules in force, and for the page as somebody has set it.
#[must_use]
pub fn how_to(rules: Rules, settings: &Settings) -> El {
    let works = |needs: &[Switch]| needs.iter().all(|&switch| settings.is_on(switch));
    let keys = words::KEYS.into_iter().filter(|(.., needs)| works(needs));
    let keys = keys.flat_map(|(keys, does, _)| {
        [
            el("dt", "").child(el("kbd", "").text(keys)),
            el("dd", "").text(does),
        ]
    });
    el("div", "how-to")
        // Where it scrolls, the keyboard must reach it.
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-labelledby", HEADING)
        .child(
            el("ol", "how-to__steps").children(
                words::steps(rules.convention, settings.is_on(Switch::OneTap))
                    .map(|step| el("li", "").text(step)),
            ),
        )
        .child(el("p", "how-to__rule").text(play::rule_explained(rules)))
        .child(el("h3", "how-to__heading").text(words::KEYS_HEADING))
        .child(el("p", "how-to__note").text(words::KEYS_NOTE))
        .child(el("dl", "how-to__keys").children(keys))
        .child(el("p", "how-to__note").text(page::PRIVACY))
}
