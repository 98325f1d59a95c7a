use super::Sheet;
use super::study::Room;
use crate::game::Seat;

/// What pressing a button does. The button carries it as an attribute, so that one listener
/// serves them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Opens a dialog, in place of the one that may be open.
    Open(Sheet),
    /// Closes the open dialog.
    Close,
    /// Takes the choice.
    Take,
    /// Takes the last move back.
    Undo,
    /// Makes it again.
    Redo,
    /// Asks for a hint.
    Hint,
    /// Lets the computer move by itself.
    Run,
    /// Lets it wait.
    Pause,
    /// Lets it make one move.
    Step,
    /// Changes how long the computer seems to think.
    Pace,
    /// Begins the learner's course, or breaks it off.
    Train(bool),
    /// Lets the learner forget all that it has learned on this board.
    Forget,
    /// Lays the same table again.
    Restart,
    /// Lays the same table again, the other side starts.
    Rematch,
    /// Lets this side make the first move.
    Start(Seat),
    /// Shows or hides the sentence that explains the rule.
    Explain,
    /// Takes the board that is looked at to this screen.
    Go(Room),
    /// Goes back to the game.
    ToGame,
    /// Plays the board that is looked at.
    PlayBoard,
    /// Shows this beside the board, the analysis or the moves.
    Panel(Room),
    /// Hides what stands beside the board.
    NoPanel,
    /// Takes note of what was wrong with a link.
    Dismiss,
    /// Goes to the board.
    ToBoard,
}

impl Press {
    /// The attribute that carries it.
    pub const ATTRIBUTE: &'static str = "data-press";

    const ALL: [(Self, &'static str); 36] = [
        (Self::Open(Sheet::Setup), "open-setup"),
        (Self::Open(Sheet::HowTo), "open-how-to"),
        (Self::Open(Sheet::Menu), "open-menu"),
        (Self::Open(Sheet::Settings), "open-settings"),
        (Self::Open(Sheet::Learner), "open-learner"),
        (Self::Open(Sheet::Share), "open-share"),
        (Self::Close, "close"),
        (Self::Take, "take"),
        (Self::Undo, "undo"),
        (Self::Redo, "redo"),
        (Self::Hint, "hint"),
        (Self::Run, "run"),
        (Self::Pause, "pause"),
        (Self::Step, "step"),
        (Self::Pace, "pace"),
        (Self::Train(true), "train"),
        (Self::Train(false), "stop-training"),
        (Self::Forget, "forget"),
        (Self::Restart, "restart"),
        (Self::Rematch, "rematch"),
        (Self::Start(Seat::One), "start-one"),
        (Self::Start(Seat::Two), "start-two"),
        (Self::Explain, "explain"),
        (Self::Go(Room::Analyse), "analyse"),
        (Self::Go(Room::Tree), "tree"),
        (Self::Go(Room::Learn), "learn"),
        (Self::Go(Room::Puzzle), "puzzle"),
        (Self::Go(Room::Review), "review"),
        (Self::Go(Room::Statistics), "statistics"),
        (Self::ToGame, "to-game"),
        (Self::PlayBoard, "play-board"),
        (Self::Panel(Room::Analyse), "panel"),
        (Self::Panel(Room::Review), "moves"),
        (Self::NoPanel, "no-panel"),
        (Self::Dismiss, "dismiss"),
        (Self::ToBoard, "to-board"),
    ];

    /// Its name in the attribute.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|&&(press, _)| press == self)
            .map_or("", |&(_, name)| name)
    }

    /// Reads the attribute.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|&&(_, known)| known == name)
            .map(|&(press, _)| press)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_is_read_as_it_was_written() {
        for (press, _) in Press::ALL {
            assert_eq!(Press::read(press.name()), Some(press));
        }
        assert_eq!(Press::read(""), None);
    }
}
