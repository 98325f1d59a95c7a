//! The page for teachers: the steps of the path with their questions, boards to practise, and a link for
//! pupils.

use nim_later::chunk;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::lessons_list::heading;
use super::{HEADING, LIST, PATH, TEACHERS, without_hints};
use crate::catalogue::{lessons, path, share as sharing, study, teachers as words};
use crate::components::fields::{TextField, choice, one_line, radios, rule_field, text_field};
use crate::components::icons::{PRINTER, icon};
use crate::engine::{Convention, Rules, Setup};
use crate::game::puzzle::{Address, Grade};
use crate::game::teach::{Place, STEPS, Skill};
use crate::game::{BOUNDS, FieldError, Game, MatchConfig, read_sizes, write_link};
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::platform::{address, document, share};
use crate::route::Route;
use crate::screens::ScreenProps;
use crate::text::courses::minutes;
use crate::text::puzzle::grade;
use crate::text::setup::sizes_problem;
use crate::text::teach::{skill_name, step_name};

chunk!("print", 2: pub fn draw(screen: ScreenProps) -> Html {
    html! { <TeachersScreen ..screen /> }
});

/// The id of the field with the link.
const LINK: &str = "pupil-link";

/// The table with which a pupil begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The sizes of the heaps, as they are typed.
    pub sizes: String,
    /// The rule for the last stone.
    pub last: Convention,
    /// Whether the pupil can ask for hints.
    pub hints: bool,
}

/// As on a first visit.
impl Default for Beginning {
    fn default() -> Self {
        Self {
            sizes: "3, 5, 7".to_owned(),
            last: Convention::Misere,
            hints: true,
        }
    }
}

impl Beginning {
    /// The fragment of the link.
    ///
    /// # Errors
    /// The sizes make no board.
    pub fn link(&self) -> Result<String, FieldError> {
        let heaps = read_sizes(&self.sizes)?;
        if let Some(heap) = heaps.iter().position(|&size| size == 0) {
            return Err(FieldError::Empty(heap));
        }
        let rules = match self.last {
            Convention::Misere => Rules::misere(),
            Convention::Normal => Rules::normal(),
        };
        let board = Setup::new(heaps, rules)
            .position_within(&BOUNDS)
            .map_err(|refused| FieldError::Board(refused.reason))?;
        let table = MatchConfig {
            board,
            hints: self.hints,
            ..MatchConfig::default()
        };
        Ok(write_link(&Game::new(table)))
    }
}

/// The page.
#[component]
fn TeachersScreen(screen: &ScreenProps) -> Html {
    let title = study::Title {
        screen: path::teachers(),
    };
    use_address(&screen.address, Route::Learn, &title.text(), TEACHERS);
    use_focus_on_arrival(HEADING);
    // Only the browser knows where the page is.
    let page = use_state_eq(String::new);
    use_effect_with((), {
        let page = page.setter();
        move |()| page.set(address::page())
    });
    let told = use_state_eq(|| "");
    let tell = told.setter();
    let on_copied = Callback::from(move |copied| {
        tell.set(if copied {
            sharing::copied()
        } else {
            sharing::refused()
        });
    });
    let begins = use_state_eq(Beginning::default);
    let (set, tell) = (begins.setter(), told.setter());
    let on_change = Callback::from(move |begins| {
        set.set(begins);
        // It spoke of another link.
        tell.set("");
    });
    let steps = (1..=STEPS).map(step);
    let skills = Skill::ALL.map(|skill| {
        let link = [PATH, "/practice/", skill.name()].concat();
        (link, skill_name(skill).to_owned())
    });
    let puzzles = Grade::ALL.map(|of| (Address::Grade(of).write(), grade(of)));
    let boards = skills.into_iter().chain(puzzles).map(|(link, name)| {
        let alone = without_hints(&link);
        let label = [&name, words::without_help()].join(", ");
        html! {
            <li>
                <a href={link}>{ name }</a>
                { " · " }
                <a href={alone} aria-label={label}>{ words::without_help() }</a>
            </li>
        }
    });
    html! {
        <main class="teaching lessons teachers">
            { heading(path::teachers(), &screen.dispatch) }
            <a class="lesson__all" href={LIST}>{ lessons::all() }</a>
            <p class="lessons__about">{ words::about() }</p>
            <div class="teachers__print">
                <button class="button" type="button" onclick={Callback::from(|_| document::print())}>
                    { icon(PRINTER) }{ words::print() }
                </button>
            </div>
            <h3>{ words::steps() }</h3>
            <ol class="teachers__steps">{ for steps }</ol>
            <h3>{ words::boards() }</h3>
            <p>{ words::about_boards() }</p>
            <ul class="teachers__boards">{ for boards }</ul>
            <h3>{ words::pupils() }</h3>
            <p>{ words::about_pupils() }</p>
            { form(&begins, &page, &on_change, &on_copied) }
            <p class="teachers__told" aria-live="polite">{ *told }</p>
        </main>
    }
}

/// A step of the path: its name, its time, and the question for the class.
fn step(number: usize) -> Html {
    let link = [PATH, "/", &number.to_string()].concat();
    let minutes = words::Minutes {
        count: minutes(Place::Step(number), Convention::Misere).into(),
    };
    html! {
        <li>
            <a href={link}>{ step_name(number) }</a>
            { " " }
            <small>{ minutes.text() }</small>
            <p>{ question(number) }</p>
        </li>
    }
}

/// The question that starts the talk after a step.
fn question(number: usize) -> &'static str {
    match number {
        1 => words::question_1(),
        2 => words::question_2(),
        3 => words::question_3(),
        4 => words::question_4(),
        5 => words::question_5(),
        6 => words::question_6(),
        7 => words::question_7(),
        8 => words::question_8(),
        9 => words::question_9(),
        10 => words::question_10(),
        11 => words::question_11(),
        _ => words::question_12(),
    }
}

/// The choices of the link, and the link.
fn form(
    begins: &Beginning,
    page: &str,
    on_change: &Callback<Beginning>,
    on_copied: &Callback<bool>,
) -> Html {
    let with = |change: fn(Beginning, bool) -> Beginning| {
        let begins = begins.clone();
        on_change.reform(move |on| change(begins.clone(), on))
    };
    let on_rule = with(|begins, normal| Beginning {
        last: if normal {
            Convention::Normal
        } else {
            Convention::Misere
        },
        ..begins
    });
    let on_hints = with(|begins, hints| Beginning { hints, ..begins });
    let on_sizes = {
        let begins = begins.clone();
        on_change.reform(move |sizes| Beginning {
            sizes,
            ..begins.clone()
        })
    };
    let link = begins.link();
    let sizes = TextField {
        name: "pupil-sizes",
        label: words::sizes(),
        value: begins.sizes.clone().into(),
        placeholder: "",
        problem: link.as_ref().err().map(sizes_problem),
        hint: None,
        on_input: on_sizes,
        on_enter: None,
    };
    let hints = [
        (true, "on", words::hints_on()),
        (false, "off", words::hints_off()),
    ];
    let hints =
        hints.map(|(on, name, label)| choice(name, on, begins.hints, one_line(label), &on_hints));
    let on_rule = on_rule.reform(|last| last == Convention::Normal);
    let order = [Convention::Misere, Convention::Normal];
    html! {
        <div class="teachers__form">
            { rule_field("pupil-rule", order, begins.last, &on_rule) }
            { text_field(sizes) }
            { radios("pupil-hints", words::hints(), "radios radios--pill", &hints) }
            <div>{ result(link.ok(), page, on_copied) }</div>
        </div>
    }
}

/// The link to copy; nothing while there is none.
fn result(link: Option<String>, page: &str, on_copied: &Callback<bool>) -> Html {
    let Some(link) = link else {
        return Html::default();
    };
    let whole = [page, &link].concat();
    let (text, told) = (whole.clone(), on_copied.clone());
    let onclick = Callback::from(move |_| {
        let told = told.clone();
        share::copy(&text, move |copied| {
            told.emit(copied);
            let field = document::by_id::<HtmlInputElement>(LINK);
            if let Some(field) = field.filter(|_| !copied) {
                field.select();
            }
        });
    });
    html! {
        <div class="teachers__link">
            <label for={LINK}>{ sharing::link() }</label>
            <input class="field" id={LINK} name={LINK} readonly=true spellcheck="false" value={whole.clone()} />
            <p class="teachers__paper">{ whole }</p>
            <button class="button" type="button" {onclick}>{ sharing::copy() }</button>
            <a class="button" href={link}>{ words::open() }</a>
        </div>
    }
}
