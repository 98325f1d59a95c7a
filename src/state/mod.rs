//! The state of the page, which asks no browser, clock or random source.

mod action;
mod app;
mod command;
pub mod feedback;
pub mod landing;
mod last_game;
mod saving;
mod section;
mod storage;
mod travel;
mod view;

use yew::{Callback, UseReducerHandle};

pub use action::{AppAction, Reload, Trouble};
pub use app::{AppState, VisitLanguage};
pub use command::KeyCommand;
pub use section::Section;
pub(crate) use storage::read_save;
pub use storage::{SaveStatus, Storage, StorageAction, StoredTexts};
pub use view::{Dialog, Panel, TransientState};

/// The page and the way to change it.
pub type AppHandle = UseReducerHandle<AppState>;

/// The callback that sends actions to the page.
pub type Dispatch = Callback<AppAction>;
