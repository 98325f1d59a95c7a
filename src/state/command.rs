/// The commands of keys outside text fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyCommand {
    /// Cancels the choice; this key also works in fields.
    ClearChoice,
    /// Takes the last move back.
    Undo,
    /// Makes the move again that was taken back.
    Redo,
    /// Asks for a hint.
    Hint,
    /// Opens the setup.
    New,
    /// Opens the instructions.
    Help,
}

impl KeyCommand {
    /// The command of a key by its meaning, with or without Control (or Command) and Shift.
    pub fn read(key: &str, control: bool, shift: bool) -> Option<Self> {
        Some(match (key, control, shift) {
            ("Escape", false, _) => Self::ClearChoice,
            ("u", false, _) | ("z", true, false) => Self::Undo,
            ("r", false, _) | ("y", true, false) | ("z", true, true) => Self::Redo,
            ("h", false, _) => Self::Hint,
            ("n", false, _) => Self::New,
            ("?", false, _) => Self::Help,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_z_and_y_are_commands_with_control() {
        for (key, control, shift, meant) in [
            ("n", false, false, Some(KeyCommand::New)),
            ("?", false, true, Some(KeyCommand::Help)),
            ("n", true, false, None),
            ("Escape", true, false, None),
            ("z", true, false, Some(KeyCommand::Undo)),
            ("z", true, true, Some(KeyCommand::Redo)),
            ("y", true, false, Some(KeyCommand::Redo)),
            ("z", false, false, None),
            ("Enter", false, false, None),
        ] {
            assert_eq!(KeyCommand::read(key, control, shift), meant, "{key}");
        }
    }
}
