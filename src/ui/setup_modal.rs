use super::el::{El, el};
use crate::engine::{Convention, Strategy};
use crate::game::{Against, Board, Form, FormErrors, Opener, PRESETS, Seat, field};
use crate::text::{self, setup as words};

/// The setup of a new game. What is wrong is told by its field, and everything typed stays.
#[must_use]
pub fn setup_modal(form: &Form, told: &FormErrors) -> El {
    let names = form.seats().iter().map(|&seat| name(form, told, seat));
    // Two people give their names first; against the computer a name can wait.
    let (first, last) = match form.against {
        Against::Computer => (strength(form), el("div", "setup__names").children(names)),
        Against::Friend => (el("div", "setup__names").children(names), el("span", "")),
    };
    let sizes = || {
        let problem = told.sizes.as_ref().map(words::sizes_problem);
        text_field(
            field::SIZES,
            words::SIZES,
            &form.sizes,
            "",
            problem,
            Some(words::SIZES_HINT),
        )
    };
    let limit = told.limit.then(words::limit_problem);
    let fields = el("div", "setup__fields")
        .child(against(form))
        .child(first)
        .child(board(form))
        .child_if((form.board == Board::Own).then(sizes))
        .child(convention(form))
        .child(opener(form))
        .child(text_field(
            field::LIMIT,
            words::LIMIT,
            &form.limit,
            words::ANY,
            limit,
            None,
        ))
        .child(last);
    // The browser sends a form when Enter is pressed in any of its fields.
    el("form", "setup")
        .attr("novalidate", "")
        .child(fields)
        .child(
            el("button", "button button--primary setup__play")
                .attr("type", "submit")
                .text(words::PLAY),
        )
}

fn against(form: &Form) -> El {
    radios(
        field::AGAINST,
        words::AGAINST,
        "radios radios--pill",
        Against::ALL.map(|side| {
            (
                side.name(),
                side == form.against,
                words_alone(words::against(side)),
            )
        }),
    )
}

fn strength(form: &Form) -> El {
    // The other minds are no strengths; one that is in play, from a link, is offered all the same.
    let other = |strategy| matches!(strategy, Strategy::Minimax | Strategy::Learner);
    let offered = Strategy::ALL
        .into_iter()
        .filter(|&strategy| !other(strategy) || strategy == form.strategy);
    radios(
        field::STRENGTH,
        words::STRENGTH,
        "radios radios--cards",
        offered.map(|strategy| {
            let label = two_lines(text::strategy(strategy), words::sight(strategy));
            (strategy.name(), strategy == form.strategy, label)
        }),
    )
}

fn name(form: &Form, told: &FormErrors, seat: Seat) -> El {
    let place = seat.index();
    let problem = told.names[place].map(words::name_problem);
    text_field(
        field::NAMES[place],
        words::name(seat, form.against),
        &form.names[place],
        words::OPTIONAL,
        problem,
        None,
    )
}

fn board(form: &Form) -> El {
    let pictured = |board: Board, heaps: &[u32], label: String| {
        (
            board.name(),
            form.board == board,
            el("span", "radios__board")
                .child(picture(heaps))
                .text(label),
        )
    };
    let presets = (0..PRESETS.len()).map(|place| {
        let preset = &PRESETS[place];
        pictured(Board::Preset(place), preset.heaps, words::preset(preset))
    });
    let own = pictured(Board::Own, &[1, 3, 2], words::OWN.to_owned());
    radios(
        field::BOARD,
        words::BOARD,
        "radios radios--boards",
        presets.chain([own]),
    )
}

fn convention(form: &Form) -> El {
    radios(
        field::RULE,
        words::LAST_STONE,
        "radios radios--pill",
        [
            (Convention::Misere, "misere"),
            (Convention::Normal, "normal"),
        ]
        .map(|(convention, name)| {
            let (does, called) = words::convention(convention);
            (name, convention == form.convention, two_lines(does, called))
        }),
    )
}

fn opener(form: &Form) -> El {
    radios(
        field::FIRST,
        words::STARTS,
        "radios radios--pill",
        Opener::ALL.map(|opener| {
            (
                opener.name(),
                opener == form.opener,
                words_alone(words::opener(opener, form.against)),
            )
        }),
    )
}

/// A group of native radio inputs under a legend: each choice with its value, whether it is the
/// chosen one, and a label that a thumb can hit.
fn radios(
    name: &'static str,
    legend: &'static str,
    class: &'static str,
    choices: impl IntoIterator<Item = (&'static str, bool, El)>,
) -> El {
    let choices = choices.into_iter().map(|(value, chosen, label)| {
        let input = el("input", "radios__input")
            .attr("type", "radio")
            .attr("name", name)
            .value(value)
            .checked(chosen);
        el("label", "radios__choice").child(input).child(label)
    });
    el("fieldset", class)
        .child(el("legend", "radios__legend").text(legend))
        .child(el("div", "radios__choices").children(choices))
}

fn words_alone(words: &'static str) -> El {
    el("span", "").text(words)
}

fn two_lines(first: &'static str, second: &'static str) -> El {
    el("span", "radios__lines")
        .child(el("b", "").text(first))
        .child(el("small", "").text(second))
}

/// A field with its label, and under it what is wrong with its value, or a hint.
fn text_field(
    name: &'static str,
    label: &'static str,
    value: &str,
    placeholder: &'static str,
    problem: Option<String>,
    hint: Option<&'static str>,
) -> El {
    let wrong = problem.is_some();
    let note = match (problem, hint) {
        (Some(problem), _) => Some(
            el("p", "setup__problem")
                .attr("role", "alert")
                .text(problem),
        ),
        (None, Some(hint)) => Some(el("p", "setup__hint").text(hint)),
        (None, None) => None,
    };
    let id = [name, "-note"].concat();
    let input = el("input", "field")
        .attr("id", name)
        .attr("name", name)
        .attr("placeholder", placeholder)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .flag("aria-invalid", wrong)
        .maybe(
            "aria-describedby",
            note.is_some().then(|| id.clone().into()),
        )
        .value(value.to_owned());
    el("div", "setup__field")
        .child(el("label", "").attr("for", name).text(label))
        .child(input)
        .child_if(note.map(|note| note.attr("id", id)))
}

/// A board in dots, the tallest heap seven high.
fn picture(heaps: &[u32]) -> El {
    const HIGH: u32 = 7;
    let mut columns = 0;
    let mut dots = Vec::new();
    for &size in heaps {
        dots.extend((0..size).map(|stone| {
            let (x, y) = (columns + stone / HIGH, HIGH - 1 - stone % HIGH);
            el("circle", "")
                .number("cx", x * 5 + 2)
                .number("cy", y * 5 + 2)
                .attr("r", "2")
        }));
        columns += size.div_ceil(HIGH);
    }
    el("svg", "setup__picture")
        .attr(
            "viewBox",
            ["0 0 ", &(columns * 5).to_string(), " 35"].concat(),
        )
        .unheard()
        .children(dots)
}
