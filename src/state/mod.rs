//! The state of the page, without browser, clock or random source.

mod app;
mod command;
mod last_game;
mod saving;
mod section;
mod view;

use yew::{Callback, UseReducerHandle};

pub use crate::platform::storage::Stored;
pub use app::{AppAction, AppState, Reload, Training, Trouble, VisitLanguage};
pub use command::Command;
pub use saving::{SaveStatus, Storage, StorageAction};
pub use section::Section;
pub use view::{Dialog, Panel, Screen};

/// The page and the way to change it.
pub type AppHandle = UseReducerHandle<AppState>;

/// The callback that sends actions to the page.
pub type Dispatch = Callback<AppAction>;
