//! The names of form fields, which a browser uses to fill them in, and by which the page finds them.

/// The opponent.
pub const AGAINST: &str = "against";
/// The strength of the computer, by seat. The first is used only if two computers play.
pub const STRENGTHS: [&str; 2] = ["strength-one", "strength"];
/// The names of the players, by seat.
pub const NAMES: [&str; 2] = ["name-one", "name-two"];
/// The board.
pub const BOARD: &str = "board-choice";
/// The sizes of a custom board.
pub const SIZES: &str = "sizes";
/// The effect of the last stone.
pub const RULE: &str = "rule-choice";
/// Which numbers of stones a turn may take.
pub const LIMIT: &str = "limit";
/// The player who starts.
pub const FIRST: &str = "first";
/// The colours of the page.
pub const THEME: &str = "theme";
/// What lies on the board.
pub const LOOK: &str = "look";
/// The language.
pub const LANGUAGE: &str = "language";
/// How long the computer seems to think.
pub const PACE: &str = "pace";
