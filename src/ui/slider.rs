use super::el::{El, el};
use super::heap::{self, label};
use crate::text::play;

/// What the names of the fields of a large heap begin with; the heap's number follows.
pub const FIELD: &str = "heap-";

/// A heap whose stones are too many to press: one slider with a number field, and its stones as
/// a tally that is only seen.
#[must_use]
pub fn slider(props: &heap::Props, group: El) -> El {
    let &heap::Props {
        index,
        scale,
        count,
        chosen,
        reach,
        fresh,
        locked,
        ..
    } = props;
    let name = [FIELD, &index.to_string()].concat();
    let field = |class, kind: &'static str, label: String| {
        el("input", class)
            .attr("type", kind)
            .attr("name", name.clone())
            .attr("min", "0")
            .number("max", reach)
            .value(chosen.to_string())
            .flag("disabled", reach == 0)
            .flag("aria-disabled", locked)
            .label(label)
    };
    group
        .child(label(props))
        .child(
            el("div", "slider__track")
                .child(tally(scale, count, chosen, fresh))
                .child(field("slider__range", "range", play::slider(index))),
        )
        .child(nudge(props, false))
        .child(
            field("field slider__number", "number", play::number(index))
                .attr("inputmode", "numeric"),
        )
        .child(nudge(props, true))
}

/// A button for one stone more or fewer.
fn nudge(props: &heap::Props, more: bool) -> El {
    let possible = if more {
        props.chosen < props.reach
    } else {
        props.chosen > 0
    };
    el("button", "slider__nudge")
        .attr("type", "button")
        .attr("data-nudge", if more { "more" } else { "fewer" })
        .label(play::nudge(props.index, more))
        .flag("aria-disabled", props.locked || !possible)
        .text(if more { "+" } else { "−" })
}

/// The stones in a row, on the scale of the largest heap. A unit of the drawing is a stone, so
/// that no length has to be computed.
fn tally(scale: u32, count: u32, chosen: u32, fresh: u32) -> El {
    let bar = |class, wide| el("rect", class).number("width", wide).attr("height", "1");
    let mut gaps = String::new();
    for place in 1..count {
        gaps.push('M');
        gaps.push_str(&place.to_string());
        gaps.push_str(" 0v1");
    }
    el("svg", "slider__stones")
        .attr(
            "viewBox",
            ["0 0 ", &scale.max(1).to_string(), " 1"].concat(),
        )
        .attr("preserveAspectRatio", "none")
        .unheard()
        .child_if((fresh > 0).then(|| bar("slider__fresh", count + fresh)))
        .children([
            bar("slider__chosen", count),
            bar("slider__left", count - chosen),
        ])
        .child(el("path", "slider__gaps").attr("d", gaps))
}
