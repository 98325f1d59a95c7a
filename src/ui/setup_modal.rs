use super::el::{El, button, el};
use super::fields::{choices_of, radios, text_field, two_lines, words_alone};
use super::press::Press;
use super::screen::Sheet;
use crate::engine::{Convention, Strategy};
use crate::game::{Against, Board, Form, FormErrors, Opener, PRESETS, Seat, field};
use crate::text::{self, learner, setup as words};

/// The setup of a new game. What is wrong is told by its field, and everything typed stays.
#[must_use]
pub fn setup_modal(form: &Form, told: &FormErrors) -> El {
    let names = form.seats().iter().map(|&seat| name(form, told, seat));
    let names = el("div", "setup__names").children(names);
    let nothing = || el("span", "");
    // Two people give their names first; against the computer a name can wait.
    let (first, last) = match form.against {
        Against::Computer => (strength(form, Seat::Two), names),
        Against::Friend | Against::Link => (names, nothing()),
        Against::Watch => {
            let both = Seat::BOTH.map(|seat| strength(form, seat));
            (el("div", "setup__both").children(both), nothing())
        }
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
        "radios radios--pill radios--four",
        Against::ALL.map(|side| {
            (
                side.name(),
                side == form.against,
                words_alone(words::against(side)),
            )
        }),
    )
}

/// How the computer on this seat plays: a strength, or under a fold one of the other minds.
fn strength(form: &Form, seat: Seat) -> El {
    let seated = form.strategies[seat.index()];
    let choices = |minds: &[Strategy], class| {
        let choices = minds.iter().map(|&mind| {
            let label = two_lines(text::strategy(mind), words::sight(mind));
            (mind.name(), mind == seated, label)
        });
        choices_of(field::STRENGTHS[seat.index()], class, choices)
    };
    let (levels, others) = Strategy::ALL.split_at(Strategy::LEVELS.len());
    let other = others.contains(&seated);
    el("fieldset", "radios radios--cards")
        .child(el("legend", "radios__legend").text(words::strength(seat, form.against)))
        .child(choices(levels, "radios__choices"))
        .child(
            el("details", "setup__others")
                .maybe("open", other.then_some("".into()))
                .child(el("summary", "").text(words::OTHER_MINDS))
                .child(choices(others, "radios__choices"))
                .child(
                    button("button setup__teach", Press::Open(Sheet::Learner)).text(learner::TEACH),
                ),
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
