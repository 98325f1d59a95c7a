//! The whole page as a value, and its changes. [`travel`](super::travel) has those of the way through the page.

use std::rc::Rc;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use yew::Reducible;

use super::action::{AppAction, Reload, Trouble};
use super::{Dialog, KeyCommand, Panel, Section, Storage, StoredTexts, TransientState};
use crate::catalogue::{Language, language};
use crate::engine::ai_compute_move;
use crate::game::teach::{Progress, Step};
use crate::game::{
    Game, GameAction, GameState, LearnerTraining, LinkError, Player, Route, Settings, Switch,
    TryOut, Turn, TurnToken, apply, opponent, train_on,
};

/// How much longer the computer waits in a tab that follows the game of another tab, in milliseconds.
const FOLLOWER_DELAY: u32 = 3000;

/// The page at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct AppState {
    /// The game and its status.
    pub current_game: Rc<GameState>,
    /// What is open in front of the screens, and what was shown or typed: nothing of it is saved.
    pub transient: TransientState,
    pub settings: Settings,
    /// The trainings of the learner, one of each board.
    pub trainings: Rc<Vec<LearnerTraining>>,
    /// The route that is shown: the table as it is, or another screen.
    pub route: Route,
    /// The number of the entry of the browser's history in which the route is shown.
    pub entry: u32,
    /// The route that each section showed last, apart from the table, puzzles and sheets to print.
    pub(super) last_routes: [Option<Route>; Section::ALL.len()],
    /// The error of the last link, until the next game or move.
    pub link_error: Option<LinkError>,
    pub panel: Option<Panel>,
    /// The progress: lessons, puzzles and games.
    pub progress: Progress,
    /// The unfinished game that another one has replaced, and that can be resumed.
    pub last_game: Option<Rc<GameState>>,
    /// Whether the visit is saved.
    pub storage: Storage,
    pub language: VisitLanguage,
    /// Why the page is to be loaded again, once the visit is saved.
    pub reload: Option<Reload>,
}

/// The language of the visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisitLanguage {
    /// The language, which never changes: another one loads the page again.
    pub current: Language,
    /// Whether the language is that of a link (`lang=`).
    pub is_of_link: bool,
    /// The language that was wanted, if its messages have not come.
    pub missing: Option<Language>,
}

impl Default for VisitLanguage {
    fn default() -> Self {
        Self {
            current: language::current(),
            is_of_link: false,
            missing: None,
        }
    }
}

impl AppState {
    /// The page at the start of a visit to an address, without saved data.
    pub fn opening(fragment: &str) -> Self {
        let mut page = Self {
            current_game: Rc::default(),
            transient: TransientState::default(),
            settings: Settings::default(),
            trainings: Rc::default(),
            route: Route::TABLE,
            entry: 0,
            last_routes: [const { None }; Section::ALL.len()],
            link_error: None,
            panel: None,
            progress: Progress::default(),
            last_game: None,
            storage: Storage::default(),
            language: VisitLanguage::default(),
            reload: None,
        };
        match fragment.parse() {
            Ok(Route::Play(game)) => {
                let game = game.map(|game| GameState::of(*game));
                page.current_game = Rc::new(game.unwrap_or_default());
            }
            Ok(route) => page.show(route),
            Err(error) => page.link_error = Some(error),
        }
        page.note_ignored(fragment);
        page
    }

    /// The page at the start of a visit with saved data. A visit that begins with a link starts the game of the link. A
    /// visit that goes on, as after a reload, resumes the saved game.
    pub fn resuming(fragment: &str, is_link: bool, stored: &StoredTexts) -> Self {
        let mut page = Self::opening("");
        let (save, status) = stored.read();
        page.storage.status = status;
        page.set_data(save.unwrap_or_default());
        match fragment.parse() {
            Ok(Route::Play(None)) => {}
            Ok(Route::Play(Some(game))) => page.follow_game(*game, is_link),
            Ok(route) => page.show(route),
            Err(error) => page.link_error = Some(error),
        }
        page.note_ignored(fragment);
        page
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: AppAction) -> Self {
        let before = self.current_game.turn_token();
        match action {
            AppAction::Play(action) => self.play(action),
            AppAction::PlayInGame(number, action) if number == self.current_game.number => {
                self.play(action);
            }
            AppAction::Start(game, try_out) => {
                self.start(*game);
                self.current_game_mut().try_out = try_out;
            }
            AppAction::Command(command) => self.command(command),
            AppAction::Set(setting) => self.settings.change(setting),
            AppAction::Language(choice) => {
                self.settings.language = choice.map(|choice| choice.tag().to_owned());
                self.reload = Some(Reload::Setting);
            }
            AppAction::RetryLanguage => self.reload = Some(Reload::Retry),
            AppAction::Open(Dialog::Win) => self.show_result(),
            AppAction::Open(dialog) => self.open(dialog),
            AppAction::Close => self.close(),
            AppAction::DialogClosed(number) if number == self.transient.dialogs_opened => {
                self.close();
            }
            AppAction::Enter(section) => self.enter(section),
            AppAction::Go(route) => self.go(route),
            AppAction::Edit(opened, edit)
                if opened == self.transient.screen_key && self.is_away() =>
            {
                let mut route = self.route.clone();
                route.edit(edit);
                self.set_route(route);
            }
            // These come late: from another game, another screen, or another dialog than the open one, which stays.
            AppAction::PlayInGame(..) | AppAction::Edit(..) | AppAction::DialogClosed(_) => {}
            AppAction::Dismiss(Trouble::Language) => self.language.missing = None,
            AppAction::Dismiss(Trouble::Link) => self.link_error = None,
            AppAction::Dismiss(Trouble::Saving) => self.storage.dismiss(),
            AppAction::Dismiss(Trouble::Replaced) => self.current_game_mut().replaced_at = None,
            AppAction::SetPanel(panel) => self.set_panel(panel),
            AppAction::ComputerMove(token, seed) => self.computer_move(token, seed),
            AppAction::FriendMoveShown => self.current_game_mut().just_moved = true,
            AppAction::Navigated(arrival) => self.navigated(&arrival),
            AppAction::Storage(action) => self.apply_storage_action(action),
            AppAction::Learn(learned) => self.progress.learn(learned),
            AppAction::Draft(form) => self.transient.form = Some(form),
            AppAction::TryAgain(plies) => self.try_again(plies),
            AppAction::Train(board, games, seed) => {
                train_on(&mut self.trainings, &board, |training| {
                    training.train(games, &mut SmallRng::seed_from_u64(seed));
                });
            }
            AppAction::ForgetTraining(board) => {
                Rc::make_mut(&mut self.trainings).retain(|training| !training.is_for(&board));
            }
        }
        if self.current_game.game.is_without_hints() {
            // The panel would show who wins.
            self.panel = None;
        }
        if self.current_game.turn_token() != before {
            // The analysis shows the new board of the game.
            self.last_routes[Section::Analysis as usize] = None;
            self.count();
        }
        self
    }

    /// Whether the result of this very game has been shown.
    pub fn result_is_shown(&self) -> bool {
        self.transient.result_shown_at == Some(self.current_game.turn_token())
    }

    /// Whether the last move of the game, which a friend has sent by link, is yet to be played on the board.
    pub fn is_friend_move_pending(&self) -> bool {
        let (state, game) = (&self.current_game, &self.current_game.game);
        let last = game.last().map(|(seat, _)| game.config().player(seat));
        let is_played = state.just_moved || game.can_redo() || self.result_is_shown();
        matches!(last, Some(Player::Remote(_))) && !is_played
    }

    /// The pause before the computer answers, in milliseconds. A tab that follows the game of another tab pauses
    /// longer, so that the other tab answers first, unless it is gone.
    pub fn pause(&self) -> u32 {
        let follows = self.transient.followed == Some(self.current_game.turn_token());
        let is_watched = self.current_game.game.config().is_watched();
        let pace = if is_watched {
            self.settings.watch_pace
        } else {
            self.settings.pace
        };
        pace.pause() + if follows { FOLLOWER_DELAY } else { 0 }
    }

    /// Shows the result of a game that is over, unless a dialog is open.
    fn show_result(&mut self) {
        let over = matches!(self.current_game.game.turn(), Turn::Over { .. });
        if over && self.transient.dialog.is_none() {
            self.transient.result_shown_at = Some(self.current_game.turn_token());
            self.open(Dialog::Win);
        }
    }

    /// The game on the table; `None` while another screen is open.
    pub fn board(&self) -> Option<&GameState> {
        (!self.is_away()).then_some(&self.current_game)
    }

    fn command(&mut self, command: KeyCommand) {
        let shortcuts = self.settings.is_on(Switch::Shortcuts);
        let is_over = matches!(self.current_game.game.turn(), Turn::Over { .. });
        match command {
            // As the buttons do: whoever does not wait for the result takes nothing back unseen.
            KeyCommand::Undo | KeyCommand::Redo | KeyCommand::Hint
                if shortcuts && is_over && !self.result_is_shown() && !self.is_away() =>
            {
                self.show_result();
            }
            // The browser itself handles Escape in a dialog, but this dialog is not drawn yet.
            KeyCommand::ClearChoice if self.transient.dialog.is_some() => self.close(),
            // Escape closes the panel, unless there is a choice to let go.
            KeyCommand::ClearChoice
                if !self.is_away()
                    && self.current_game.choice.is_none()
                    && self.panel.is_some() =>
            {
                self.set_panel(None);
            }
            KeyCommand::ClearChoice => self.play(GameAction::ClearChoice),
            _ if !shortcuts => {}
            // There N leads to the next mistake.
            KeyCommand::New if matches!(self.route, Route::Review { .. }) => {}
            KeyCommand::New => self.open(Dialog::Setup),
            KeyCommand::Help => self.open(Dialog::HowTo),
            KeyCommand::Undo => self.play(GameAction::Undo),
            KeyCommand::Redo => self.play(GameAction::Redo),
            KeyCommand::Hint => self.play(GameAction::Hint),
        }
    }

    /// Starts another game: closes any screen in front of the board, and keeps an unfinished game as the last game.
    fn start(&mut self, game: Game) {
        self.close();
        self.leave();
        self.replace_game(game);
    }

    /// Undoes moves of a finished game until this number is left, or as far as they can be undone.
    fn try_again(&mut self, plies: usize) {
        self.close();
        if !matches!(self.current_game.game.turn(), Turn::Over { .. }) {
            return;
        }
        while self.current_game.game.ply() > plies && self.current_game.game.can_undo() {
            self.act(GameAction::Undo);
        }
    }

    /// The step of the path that is tried in the game on the table.
    pub fn tried_step(&self) -> Option<Step> {
        match self.current_game.try_out? {
            TryOut::Step(step) => Some(step),
            TryOut::Link => None,
        }
    }

    /// Closes the dialog and the panel, and forgets the typed setup, before another game comes to the table.
    pub fn clear_table(&mut self) {
        self.close();
        self.panel = None;
        self.transient.forget_game();
    }

    /// Plays on the table, unless another screen is open. Settings can forbid undo, redo and hints, but not in a game
    /// that a person only watches.
    fn play(&mut self, action: GameAction) {
        let switch = match action {
            GameAction::Undo | GameAction::Redo => Some(Switch::Undo),
            GameAction::Hint => Some(Switch::Hints),
            _ => None,
        };
        let is_watched = self.current_game.game.config().is_watched();
        let is_allowed = switch.is_none_or(|switch| is_watched || self.settings.is_on(switch));
        if is_allowed && !self.is_away() {
            self.act(action);
        }
    }

    /// The table, to be changed.
    pub fn current_game_mut(&mut self) -> &mut GameState {
        Rc::make_mut(&mut self.current_game)
    }

    /// Applies an action to the game on the table, and to what the page shows of it.
    pub fn act(&mut self, action: GameAction) {
        let before = self.current_game.turn_token();
        apply(self.current_game_mut(), action);
        let after = self.current_game.turn_token();
        if after.game != before.game || after.ply > before.ply {
            self.link_error = None;
        }
        if after.game != before.game {
            self.transient.forget_game();
        }
        let shows_analysis = self.panel == Some(Panel::Analysis);
        if shows_analysis && (after.game, after.ply) != (before.game, before.ply) {
            self.mark_analysis_seen();
        }
    }

    fn computer_move(&mut self, token: TurnToken, seed: u64) {
        let game = &self.current_game.game;
        let Turn::Computer(_, strategy) = game.turn() else {
            return;
        };
        let computer = opponent(strategy, &game.config().board, &self.trainings);
        let mut rng = SmallRng::seed_from_u64(seed);
        if let Some(answer) = ai_compute_move(computer, game.position(), &mut rng) {
            self.act(GameAction::Reply(token, answer));
        }
    }

    fn open(&mut self, dialog: Dialog) {
        self.transient.open(dialog);
    }

    /// Closes the open dialog.
    pub fn close(&mut self) {
        self.transient.dialog = None;
    }
}

impl Reducible for AppState {
    type Action = AppAction;

    fn reduce(self: Rc<Self>, action: AppAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Edit, Route, Setting, Theme};
    use crate::state::{SaveStatus, StorageAction};

    fn route(address: &str) -> Route {
        address.parse().unwrap()
    }

    #[test]
    fn an_edit_of_a_screen_that_was_left_does_nothing() {
        let page = AppState::opening("#/analyse?heaps=3,5,7");
        let opened = page.transient.screen_key;
        let Route::Analysis { line, .. } = route("#/analyse?heaps=3,5,6") else {
            panic!("an analysis");
        };
        let edit = |page: AppState| {
            let edit = Edit::Line(line.clone());
            page.after(AppAction::Edit(opened, edit)).route
        };
        assert_eq!(edit(page.clone()), route("#/analyse?heaps=3,5,6"));
        for other in ["#/analyse?heaps=9", "#/tree?heaps=2", "#/more"] {
            let other = route(other);
            assert_eq!(
                edit(page.clone().after(AppAction::Go(other.clone()))),
                other
            );
        }
        let left = page.after(AppAction::Go(Route::TABLE));
        assert_eq!(edit(left), Route::TABLE);
    }

    #[test]
    fn changes_of_two_settings_both_stay() {
        let changes = [
            Setting::Theme(Theme::Dark),
            Setting::Results(true),
            Setting::Switch(Switch::Undo, false),
        ];
        let page = changes
            .map(AppAction::Set)
            .into_iter()
            .fold(AppState::opening(""), AppState::after);
        assert_eq!(page.settings.theme, Theme::Dark);
        assert!(page.settings.results && !page.settings.is_on(Switch::Undo));
    }

    #[test]
    fn closing_a_notice_twice_leaves_the_next_one() {
        let refused = AppAction::Storage(StorageAction::Status(SaveStatus::Refused));
        let take = GameAction::Choose("C6".parse().unwrap());
        let Route::Play(Some(other)) = route("#/play?heaps=4,4,4&two=human") else {
            panic!("a game");
        };
        let page = AppState::opening("#/play?two=human")
            .after(refused)
            .after(AppAction::Play(take))
            .after(AppAction::Play(GameAction::Take))
            .after(AppAction::Start(other, None));
        let closed = [Trouble::Saving; 2]
            .into_iter()
            .fold(page, |page, notice| page.after(AppAction::Dismiss(notice)));
        assert!(closed.replaces_a_game());
    }

    #[test]
    fn a_press_on_the_board_of_another_game_chooses_nothing() {
        let page = AppState::opening("#/play?heaps=3,5,7&two=human");
        let choose = AppAction::PlayInGame(
            page.current_game.number,
            GameAction::Choose("C2".parse().unwrap()),
        );
        let chosen = page.clone().after(choose.clone());
        assert_eq!(chosen.current_game.choice, "C2".parse().ok());
        let Route::Play(Some(other)) = route("#/play?heaps=4,4,4&two=human") else {
            panic!("a game");
        };
        let next = page.after(AppAction::Start(other, None)).after(choose);
        assert_eq!(next.current_game.choice, None);
    }
}
