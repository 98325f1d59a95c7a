use std::rc::Rc;

use yew::Reducible;

use crate::game::{Form, FormAction, FormErrors};
use crate::state::AppState;

/// The state of the open dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupState {
    /// The form as it is filled in.
    pub form: Form,
    /// The number of times an unusable form was sent.
    pub refusals: u32,
}

/// Something that happens in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupAction {
    /// A field is filled in.
    Fill(FormAction),
    /// The form was sent, and cannot be used.
    Refuse,
}

impl SetupState {
    /// The initial state.
    pub const fn new(form: Form) -> Self {
        Self { form, refusals: 0 }
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: SetupAction) -> Self {
        match action {
            SetupAction::Fill(action) => self.form = self.form.after(action),
            SetupAction::Refuse => self.refusals = self.refusals.saturating_add(1),
        }
        self
    }

    /// The errors of the form to show.
    ///
    /// There are none before an unusable form was sent. From then on the fields are judged after each change, so that a
    /// corrected field loses its error at once.
    pub fn errors(&self) -> FormErrors {
        // Whoever starts, the errors are the same.
        match self.form.table(true) {
            Err(errors) if self.refusals > 0 => errors,
            _ => FormErrors::default(),
        }
    }
}

impl Reducible for SetupState {
    type Action = SetupAction;

    fn reduce(self: Rc<Self>, action: SetupAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// The form as it was left, or if it was not open yet, the form of the table in play.
pub fn draft(page: &AppState) -> Form {
    let form = page.transient.form.clone();
    form.unwrap_or_else(|| Form::of(page.current_game.game.config()))
}
