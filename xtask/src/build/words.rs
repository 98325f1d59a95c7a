//! The sentences of documents and scripts: the catalogue's, as in the program.

use anyhow::{Error, Result, anyhow};
use nim_catalogue::Area;

use crate::command::Workspace;

/// The catalogue.
pub(crate) struct Words(Vec<Area>);

impl Words {
    /// The catalogue of the workspace.
    pub(crate) fn of(workspace: &Workspace) -> Result<Self> {
        let areas = nim_catalogue::folder(&workspace.join("locales/en"));
        areas.map(Self).map_err(|refusals| {
            let told: Vec<_> = refusals.iter().map(ToString::to_string).collect();
            anyhow!("{}", told.join("\n"))
        })
    }

    /// The text of a file with its messages in their places.
    pub(crate) fn filled(&self, text: &str) -> Result<String> {
        nim_catalogue::filled(text, &self.0).map_err(Error::msg)
    }
}
