//! The link for pupils: the choices of a table, the link, and its code.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::TeachersView;
use crate::catalogue::{setup as labels, share as sharing, teachers as words};
use crate::components::fields::{
    TextField, choice, limit_field, one_line, radios, rule_field, text_field, two_lines,
};
use crate::components::qr_code::{PAPER, code};
use crate::engine::{Convention, Strategy};
use crate::game::{
    Against, BoardChoice, Form, FormAction, FormErrors, Game, MatchConfig, Opener, Seat, write_link,
};
use crate::platform::document;
use crate::platform::share::{self, ShareEnd};
use crate::text::{setup, strategy};

/// The id of the field with the link.
const LINK: &str = "pupil-link";

/// The table with which a pupil begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The fields of a new game, as they are filled in.
    pub form: Form,
    /// Whether the pupil can ask for hints.
    pub hints: bool,
}

/// The table of a first visit, with hints.
impl Default for Beginning {
    fn default() -> Self {
        let form = Form {
            board: BoardChoice::Own,
            sizes: "3, 5, 7".to_owned(),
            ..Form::of(&MatchConfig::default())
        };
        Self { form, hints: true }
    }
}

impl Beginning {
    /// The fragment of the link. It has no moves, so a pupil who follows it again gets the first board again.
    ///
    /// # Errors
    /// The fields make no table.
    pub fn link(&self) -> Result<String, FormErrors> {
        let table = self.form.table(true)?;
        let hints = self.hints;
        Ok(write_link(&Game::new(MatchConfig { hints, ..table })))
    }

    /// The computer that plays against the pupil; `None` where another pupil plays at the same device.
    fn opponent(&self) -> Option<Strategy> {
        let is_computer = self.form.against == Against::Computer;
        is_computer.then_some(self.form.strategies[Seat::Two.index()])
    }

    fn filled(&self, action: FormAction) -> Self {
        let form = self.form.clone().after(action);
        Self { form, ..*self }
    }

    fn playing(&self, opponent: Option<Strategy>) -> Self {
        match opponent {
            None => self.filled(FormAction::Against(Against::Friend)),
            Some(strategy) => self
                .filled(FormAction::Against(Against::Computer))
                .filled(FormAction::Strategy(Seat::Two, strategy)),
        }
    }
}

/// The choices, and the link.
pub fn form(props: &TeachersView<'_>) -> Html {
    let TeachersView {
        begins, on_change, ..
    } = *props;
    let Beginning { form, hints } = begins;
    let on_fill = {
        let begins = begins.clone();
        on_change.reform(move |action| begins.filled(action))
    };
    let link = begins.link();
    let errors = link.as_ref().err().cloned().unwrap_or_default();
    let sizes = TextField {
        name: "pupil-sizes",
        label: labels::sizes().into(),
        value: form.sizes.clone().into(),
        placeholder: "",
        problem: errors.sizes.as_ref().map(setup::field_problem),
        hint: None,
        on_input: on_fill.reform(FormAction::Sizes),
        on_enter: None,
    };
    let on_hints = {
        let begins = (*begins).clone();
        on_change.reform(move |hints| Beginning {
            hints,
            ..begins.clone()
        })
    };
    let hint_choices = [
        (true, "on", words::hints_on()),
        (false, "off", words::hints_off()),
    ]
    .map(|(on, name, label)| choice(name, on, *hints, one_line(label), &on_hints));
    html! {
        <div class="teachers__form">
            { opponents(begins, on_change) }
            { opener(form, &on_fill) }
            { rule_field(
                "pupil-rule",
                [Convention::Misere, Convention::Normal],
                form.convention,
                &on_fill.reform(FormAction::Convention),
            ) }
            { text_field(sizes) }
            { limit_field(
                "pupil-limit",
                form.limit.clone().into(),
                errors.limit.as_ref(),
                &on_fill.reform(FormAction::Limit),
                &Callback::noop(),
            ) }
            { radios("pupil-hints", words::hints(), "radios radios--pill", &hint_choices) }
            <div>{ link_field(link.ok(), props) }</div>
        </div>
    }
}

/// Against whom a pupil plays: another one at the same device, or the computer at one of its strengths.
fn opponents(begins: &Beginning, on_change: &Callback<Beginning>) -> Html {
    let now = begins.opponent();
    let on_choose = {
        let begins = begins.clone();
        on_change.reform(move |opponent| begins.playing(opponent))
    };
    let against = Against::Friend;
    let friend = one_line(labels::AgainstWhom { against }.text());
    let friend = choice(against.name(), None, now, friend, &on_choose);
    let computers = Strategy::LEVELS.map(|level| {
        let label = two_lines(strategy(level), labels::Sight { strategy: level }.text());
        choice(level.name(), Some(level), now, label, &on_choose)
    });
    let choices: Vec<_> = computers.into_iter().chain([friend]).collect();
    radios(
        "pupil-against",
        labels::against(),
        "radios radios--cards",
        &choices,
    )
}

/// Who starts: one of the two seats, because a link cannot leave that to chance.
fn opener(form: &Form, on_fill: &Callback<FormAction>) -> Html {
    let on_choose = on_fill.reform(FormAction::Opener);
    let choices = Seat::BOTH.map(Opener::Seat).map(|opener| {
        let label = one_line(setup::opener(opener, form));
        choice(opener.name(), opener, form.opener, label, &on_choose)
    });
    radios(
        "pupil-first",
        labels::starts(),
        "radios radios--pill",
        &choices,
    )
}

/// The link to copy, with its QR code; nothing while the fields make no link.
fn link_field(link: Option<String>, props: &TeachersView<'_>) -> Html {
    let Some(link) = link else {
        return Html::default();
    };
    let whole = [props.page, &link].concat();
    let (text, on_copied) = (whole.clone(), props.on_copied.clone());
    let onclick = Callback::from(move |_| {
        let on_copied = on_copied.clone();
        share::copy(&text, move |end| {
            let is_copied = end == ShareEnd::Done;
            on_copied.emit(is_copied);
            let field = document::by_id::<HtmlInputElement>(LINK);
            if let Some(field) = field.filter(|_| !is_copied) {
                field.select();
            }
        });
    });
    html! {
        <div class="teachers__link">
            <label for={LINK}>{ sharing::link() }</label>
            <input class="field" id={LINK} name={LINK} readonly=true spellcheck="false" value={whole.clone()} />
            <p class="teachers__paper">{ &whole }</p>
            <button class="button" type="button" {onclick}>{ sharing::copy() }</button>
            <a class="button" href={link}>{ words::open() }</a>
            { code(&whole, PAPER) }
        </div>
    }
}
