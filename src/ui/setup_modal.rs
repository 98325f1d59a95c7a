use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::radios::{Choice, radios};
use crate::engine::{Convention, Strategy};
use crate::game::{Against, Board, Form, FormErrors, Opener, PRESETS, Seat, Table};
use crate::platform::random;
use crate::text::setup as words;

/// What the [`SetupModal`] begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The table that is in play: the form begins with it.
    pub table: Table,
    /// Somebody wants to play on this table.
    pub onplay: Callback<Table>,
}

/// The setup of a new game. What is wrong is told by its field, and everything typed stays.
#[component]
pub fn SetupModal(props: &Props) -> Html {
    let form = use_state_eq(|| Form::of(&props.table));
    let errors = use_state_eq(FormErrors::default);
    let submit = {
        let (form, errors, onplay) = (form.clone(), errors.clone(), props.onplay.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match form.table(random::coin()) {
                Ok(table) => onplay.emit(table),
                Err(wrong) => errors.set(wrong),
            }
        }
    };
    // Told errors follow the typing, so that a field that was mended says so at once.
    let told = if *errors == FormErrors::default() { FormErrors::default() } else { form.table(true).err().unwrap_or_default() };
    let edit = Edit(form.clone());
    html! {
        <form class="setup" onsubmit={submit} novalidate=true>
            <div class="setup__fields">
                { opponent(&form, &edit, &told) }
                { board(&form, &edit, &told) }
                { rules(&form, &edit, &told) }
                { starter(&form, &edit) }
            </div>
            <button type="submit" class="button button--primary setup__play">{ words::PLAY }</button>
        </form>
    }
}

/// The form as a place to write to.
struct Edit(UseStateHandle<Form>);

impl Edit {
    /// A callback that changes the form.
    fn by<T: 'static>(&self, change: impl Fn(&mut Form, T) + 'static) -> Callback<T> {
        let form = self.0.clone();
        Callback::from(move |value| {
            let mut changed = (*form).clone();
            change(&mut changed, value);
            form.set(changed);
        })
    }
}

fn opponent(form: &Form, edit: &Edit, told: &FormErrors) -> Html {
    let sides = [Against::Computer, Against::Friend];
    let against = sides.map(|side| Choice { value: side, label: words::against(side).into() });
    let strengths = Strategy::ALL.map(|strategy| Choice {
        value: strategy,
        label: two_lines(crate::text::strategy(strategy), words::sight(strategy)),
    });
    let seats = match form.against {
        Against::Computer => &Seat::BOTH[..1],
        Against::Friend => &Seat::BOTH[..],
    };
    html! {
        <>
            { radios("against", words::AGAINST, "radios--pill", against, &form.against, &edit.by(|form, side| form.against = side)) }
            if form.against == Against::Computer {
                { radios("strength", words::STRENGTH, "radios--cards", strengths, &form.strategy, &edit.by(|form, strategy| form.strategy = strategy)) }
            }
            { for seats.iter().map(|&seat| {
                let place = seat.index();
                field(&Field {
                    id: if place == 0 { "name-one" } else { "name-two" },
                    label: words::name(seat, form.against),
                    value: &form.names[place],
                    placeholder: words::OPTIONAL,
                    hint: None,
                    problem: told.names[place].map(words::name_problem),
                    numeric: false,
                }, &edit.by(move |form, text| form.names[place] = text))
            }) }
        </>
    }
}

fn board(form: &Form, edit: &Edit, told: &FormErrors) -> Html {
    let presets = PRESETS.iter().enumerate().map(|(place, preset)| Choice {
        value: Board::Preset(place),
        label: html! { <>{ picture(preset.heaps) }<span>{ words::preset(preset) }</span></> },
    });
    let own = Choice { value: Board::Own, label: html! { <>{ picture(&[1, 3, 1]) }<span>{ words::OWN }</span></> } };
    html! {
        <>
            { radios("board", words::BOARD, "radios--boards", presets.chain([own]), &form.board, &edit.by(Form::choose)) }
            if form.board == Board::Own {
                { field(&Field {
                    id: "sizes",
                    label: words::SIZES,
                    value: &form.sizes,
                    placeholder: "",
                    hint: Some(words::SIZES_HINT),
                    problem: told.sizes.as_ref().map(words::sizes_problem),
                    numeric: false,
                }, &edit.by(|form, text| form.sizes = text)) }
            }
        </>
    }
}

fn rules(form: &Form, edit: &Edit, told: &FormErrors) -> Html {
    let conventions = [Convention::Misere, Convention::Normal].map(|convention| {
        let (does, called) = words::convention(convention);
        Choice { value: convention, label: two_lines(does, called) }
    });
    html! {
        <>
            { radios("convention", words::LAST_STONE, "radios--pill", conventions, &form.convention, &edit.by(|form, convention| form.convention = convention)) }
            { field(&Field {
                id: "limit",
                label: words::LIMIT,
                value: &form.limit,
                placeholder: words::ANY,
                hint: None,
                problem: told.limit.then(words::limit_problem),
                numeric: true,
            }, &edit.by(|form, text| form.limit = text)) }
        </>
    }
}

fn starter(form: &Form, edit: &Edit) -> Html {
    let openers = [Opener::Seat(Seat::One), Opener::Seat(Seat::Two), Opener::Either];
    let choices = openers.map(|opener| Choice { value: opener, label: words::opener(opener, form.against).into() });
    radios("opener", words::STARTS, "radios--pill", choices, &form.opener, &edit.by(|form, opener| form.opener = opener))
}

fn two_lines(first: &'static str, second: &'static str) -> Html {
    html! { <span class="radios__lines"><b>{ first }</b><small>{ second }</small></span> }
}

/// A text field with its label, a hint, and what is wrong with it.
struct Field<'a> {
    id: &'static str,
    label: &'static str,
    value: &'a str,
    placeholder: &'static str,
    hint: Option<&'static str>,
    problem: Option<String>,
    numeric: bool,
}

fn field(field: &Field<'_>, change: &Callback<String>) -> Html {
    let wrong = field.problem.is_some();
    let note = [field.id, "-note"].concat();
    let noted = wrong || field.hint.is_some();
    html! {
        <div class={classes!("setup__field", wrong.then_some("setup__field--wrong"))}>
            <label for={field.id}>{ field.label }</label>
            <input type="text" class="field" id={field.id} value={field.value.to_owned()} placeholder={field.placeholder}
                inputmode={field.numeric.then_some("numeric")} autocomplete="off" spellcheck="false"
                aria-invalid={wrong.then_some("true")} aria-describedby={noted.then(|| note.clone())}
                oninput={change.reform(|event: InputEvent| event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default())} />
            if let Some(problem) = &field.problem {
                <p class="setup__problem" id={note} role="alert">{ problem }</p>
            } else if let Some(hint) = field.hint {
                <p class="setup__hint" id={note}>{ hint }</p>
            }
        </div>
    }
}

/// A board in dots, the tallest heap seven high.
fn picture(heaps: &[u32]) -> Html {
    const HIGH: u32 = 7;
    let mut column = 0;
    let dots: Vec<_> = heaps
        .iter()
        .flat_map(|&size| {
            let start = column;
            column += size.div_ceil(HIGH).max(1);
            (0..size).map(move |stone| (start + stone / HIGH, HIGH - 1 - stone % HIGH))
        })
        .collect();
    let wide = (column * 5).to_string();
    html! {
        <svg class="setup__picture" viewBox={["0 0 ", &wide, " 35"].concat()} aria-hidden="true" focusable="false">
            { for dots.into_iter().map(|(x, y)| html! { <circle cx={(x * 5 + 2).to_string()} cy={(y * 5 + 2).to_string()} r="2" /> }) }
        </svg>
    }
}
