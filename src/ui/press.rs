use super::Sheet;
use super::study::Room;

/// What pressing a button does on a screen or in a dialog whose buttons carry it as an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Opens a dialog, in place of the one that is open.
    Open(Sheet),
    /// Begins the learner's course, or breaks it off.
    Train(bool),
    /// Lets the learner forget all that it has learned on this board.
    Forget,
    /// Lays the same table again.
    Restart,
    /// Takes the board that is looked at to this screen.
    Go(Room),
    /// Goes back to the game.
    ToGame,
    /// Shows this beside the board, the analysis or the moves.
    Panel(Room),
}

impl Press {
    /// The attribute that carries it.
    pub const ATTRIBUTE: &'static str = "data-press";

    const ALL: [(Self, &'static str); 17] = [
        (Self::Open(Sheet::Setup), "open-setup"),
        (Self::Open(Sheet::HowTo), "open-how-to"),
        (Self::Open(Sheet::Settings), "open-settings"),
        (Self::Open(Sheet::Learner), "open-learner"),
        (Self::Open(Sheet::Share), "open-share"),
        (Self::Train(true), "train"),
        (Self::Train(false), "stop-training"),
        (Self::Forget, "forget"),
        (Self::Restart, "restart"),
        (Self::Go(Room::Analyse), "analyse"),
        (Self::Go(Room::Tree), "tree"),
        (Self::Go(Room::Learn), "learn"),
        (Self::Go(Room::Puzzle), "puzzle"),
        (Self::Go(Room::Statistics), "statistics"),
        (Self::ToGame, "to-game"),
        (Self::Panel(Room::Analyse), "panel"),
        (Self::Panel(Room::Review), "moves"),
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
