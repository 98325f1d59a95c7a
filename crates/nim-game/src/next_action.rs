//! What a person can do next at the end of a game.

use nim_engine::{Convention, Outcome, Position, Strategy};

use super::teach::{Progress, Step};
use super::{Game, MatchConfig, Shareable, Turn};

/// What a person can do next at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextAction {
    /// Look at the mistake that decided the game.
    ShowMistake,
    /// Play on from before that mistake, after this many moves.
    TryAgain(usize),
    /// Play the same table, where the other side starts.
    Rematch,
    /// A rematch that gives the reader the win: as the first player or as the second.
    Start(Order),
    /// Play the same table, where the same side starts.
    Restart,
    /// Watch two computers play once more.
    WatchAgain,
    /// Play the same board against a computer of another strength.
    Play(Strategy),
    /// Play a board that the reader can win from the other side.
    OtherSide(Order, Position),
    /// Learn why the board is won or lost.
    Learn,
    /// Go on with this step of the path, in the rule of the game.
    NextStep(Step, Convention),
    /// Look at the moves.
    Review,
    /// Send the end to the friend who has not seen it, or who has sent the challenge.
    Send,
    /// Set up another game.
    New,
}

/// After this many losses in a row the path is offered, and an easier opponent.
const LOSSES: u32 = 2;

/// More do not fit above the board of a phone.
const MOST_ACTIONS: usize = 4;

/// Whether somebody is the first or the second player of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    First,
    Second,
}

impl NextAction {
    /// The actions at the end of this game, the main one first; none before its end. Without undo no action
    /// leads back into the game.
    pub fn of(game: &Game, may_undo: bool) -> Vec<Self> {
        let Turn::Over { winner } = game.turn() else {
            return Vec::new();
        };
        let table = game.config();
        let Some(reader) = table.reader() else {
            let again = if table.is_watched() {
                Self::WatchAgain
            } else {
                Self::Rematch
            };
            return vec![again, Self::Review, Self::New];
        };
        let lost = winner != reader;
        if game.is_challenge_met() {
            return vec![Self::Send, Self::Rematch, Self::Review];
        }
        let mistake = lost.then(|| game.last_mistake(reader)).flatten();
        if table.is_by_link() {
            let send = (Shareable::default_for(game) == Shareable::LastMove).then_some(Self::Send);
            let look = mistake.map_or(Self::Review, |_| Self::ShowMistake);
            let actions = send.into_iter().chain([look, Self::Rematch, Self::New]);
            return actions.take(3).collect();
        }
        match mistake {
            // The board had no move from the start.
            _ if game.ply() == 0 => vec![Self::New, Self::Rematch],
            Some(number) if may_undo => {
                vec![Self::ShowMistake, Self::TryAgain(number - 1), Self::Rematch]
            }
            Some(_) => vec![Self::ShowMistake, Self::Rematch, Self::New],
            // The opponent had the win from the start and kept it.
            None if lost => {
                let other = Order::of_reader(game).map(Order::other);
                vec![
                    other.map_or(Self::Rematch, Self::Start),
                    Self::Restart,
                    Self::Review,
                ]
            }
            None => {
                let actions = [Self::Rematch, Self::Review, Self::New];
                Self::harder(game)
                    .into_iter()
                    .chain(actions)
                    .take(3)
                    .collect()
            }
        }
    }

    /// The actions of [`Self::of`]. Somebody who has lost again against a computer finds two more after the first action:
    /// the path, if it is not finished, and an easier opponent, if there is one. Else after a try-out of a `step` the next
    /// step is offered: as main action, or after a loss as the second.
    pub fn with_path(
        game: &Game,
        may_undo: bool,
        progress: &Progress,
        step: Option<Step>,
    ) -> Vec<Self> {
        let mut actions = Self::of(game, may_undo);
        let Turn::Over { winner } = game.turn() else {
            return actions;
        };
        let lost = game.config().only_person() == Some(winner.other());
        let lost_repeatedly = progress.games.losses() >= LOSSES;
        let rule = game.config().board.rules().convention;
        if lost && lost_repeatedly {
            if let Some(easier) = Self::easier(game) {
                actions.insert(1, easier);
            }
            if !progress.is_finished(rule) {
                actions.insert(1, Self::Learn);
            }
            if actions.len() > MOST_ACTIONS {
                // The review, which shows the mistake, also plays on from before it.
                actions.retain(|action| !matches!(action, Self::TryAgain(_)));
            }
        } else if let Some(next) = step.and_then(Step::next) {
            actions.insert(usize::from(lost), Self::NextStep(next, rule));
        }
        actions.truncate(MOST_ACTIONS);
        actions
    }

    /// The next easier computer. Minimax is as strong as Perfect, and a learner has no level.
    fn easier(game: &Game) -> Option<Self> {
        let mut strategies = game.config().strategies().into_iter().flatten();
        let strategy = strategies.next()?;
        let level = match strategy {
            Strategy::Minimax => Strategy::Perfect,
            level => level,
        };
        let level = Strategy::LEVELS.iter().position(|&known| known == level)?;
        Some(Self::Play(Strategy::LEVELS[level.checked_sub(1)?]))
    }

    /// The next task of somebody who has beaten the computer. A learner becomes stronger by itself.
    fn harder(game: &Game) -> Option<Self> {
        let mut strategies = game.config().strategies().into_iter().flatten();
        let beaten = strategies.next()?;
        let level = Strategy::LEVELS.iter().position(|&level| level == beaten);
        match level.and_then(|level| Strategy::LEVELS.get(level + 1)) {
            Some(&stronger) => Some(Self::Play(stronger)),
            None if beaten == Strategy::Learner => None,
            None => Self::other_side(game),
        }
    }

    /// A board that the reader wins by starting, if they went second here, and the other way round. It depends on the moves
    /// alone, so the same game offers the same board.
    fn other_side(game: &Game) -> Option<Self> {
        let order = Order::of_reader(game)?.other();
        let outcome = match order {
            Order::First => Outcome::N,
            Order::Second => Outcome::P,
        };
        let rules = game.config().board.rules();
        let begun_on = &game.config().board;
        // Small enough to be counted in the head, large enough to go wrong.
        let heaps = (1..=7).flat_map(|a| {
            (a + 1..=7).flat_map(move |b| (b + 1..=7).map(move |c| [a, b, c].to_vec()))
        });
        let boards = heaps.filter(|heaps| (9..=16).contains(&heaps.iter().sum::<u32>()));
        let boards = boards.filter_map(|heaps| {
            let board = Position::new(&heaps, rules).ok()?;
            (board.outcome() == outcome && board != *begun_on).then_some(board)
        });
        let boards: Vec<_> = boards.collect();
        let moves = game.moves().iter().zip(1_usize..);
        let chosen: usize = moves
            .map(|(made, number)| number * (made.heap + made.take.get() as usize))
            .sum();
        let place = chosen.checked_rem(boards.len())?;
        Some(Self::OtherSide(order, boards[place]))
    }
}

impl Order {
    /// The order of the reader.
    fn of_reader(game: &Game) -> Option<Self> {
        let reader = game.config().reader()?;
        Some(if game.config().first == reader {
            Self::First
        } else {
            Self::Second
        })
    }

    /// The order of the opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The table of a game, where its reader plays in this order on this board.
    pub fn table(self, game: &Game, board: Position) -> MatchConfig {
        let table = game.config().clone();
        let first = match (table.reader(), self) {
            (Some(reader), Self::First) => reader,
            (Some(reader), Self::Second) => reader.other(),
            (None, _) => table.first,
        };
        MatchConfig {
            board,
            first,
            ..table
        }
    }
}
