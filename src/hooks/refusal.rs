use yew::prelude::*;

use crate::game::LinkError;
use crate::state::{AppAction, Dispatch};

/// Tells the page that the address of a screen cannot be read, where that is so.
#[hook]
pub fn use_refusal(error: Option<&LinkError>, dispatch: &Dispatch) {
    let dispatch = dispatch.clone();
    use_effect_with(error.cloned(), move |error| {
        if let Some(error) = error {
            dispatch.emit(AppAction::Refuse(error.clone()));
        }
    });
}
