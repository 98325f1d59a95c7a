//! The frame around the table: header, menu and dialogs.

/// The name of the game.
pub const NIM: &str = "Nim";
/// Opens the setup.
pub const NEW_GAME: &str = "New game";
/// Opens the instructions.
pub const HOW_TO_PLAY: &str = "How to play";
/// Opens the menu, and heads it.
pub const MENU: &str = "Menu";
/// Opens what can be sent to somebody, and heads it.
pub const SHARE: &str = "Share";
/// Closes a dialog or a message.
pub const CLOSE: &str = "Close";
/// Jumps past the header.
pub const SKIP: &str = "To the board";
/// While a part of the page is on its way.
pub const FETCHING: &str = "Loading…";
/// A part of the page could not be fetched.
pub const NOT_FETCHED: &str = "This part could not be loaded. Check the connection.";
/// Fetches it once more.
pub const TRY_AGAIN: &str = "Try again";
/// What the page does with what it learns about a person.
pub const PRIVACY: &str = "Nothing you do leaves this device.";
/// The name of the links and buttons of the header.
pub const MAIN_MENU: &str = "Main menu";
