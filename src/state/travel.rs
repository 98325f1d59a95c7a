//! The way through the page: routes, entries of the history, and what is open in front of a screen.

use super::action::Reload;
use super::{AppState, Panel, Section};
use crate::catalogue::Language;
use crate::game::{LinkError, Route, Turn, follow_link, ignored_part, language_of, own_link};
use crate::platform::address::Arrival;

impl AppState {
    /// The number of things that are open in front of the screen: the panel beside the board, and a dialog.
    pub fn layers(&self) -> u32 {
        let panel = self.panel.is_some() && !self.is_away();
        u32::from(panel) + u32::from(self.transient.dialog.is_some())
    }

    /// Closes the dialog, and then the panel, until no more than this number of layers is open.
    fn close_layers(&mut self, layers: u32) {
        if self.layers() > layers {
            self.close();
        }
        if self.layers() > layers {
            self.panel = None;
        }
    }

    /// The fragment of the address of what is shown. `None` while the address is a link that could not be opened, so
    /// that a person can correct it.
    pub fn address(&self) -> Option<String> {
        if self.is_away() {
            return Some(self.route.to_string());
        }
        let refuses = self.link_error.as_ref().is_some_and(LinkError::refuses);
        (!refuses).then(|| own_link(&self.current_game.game))
    }

    /// Whether the arrival is in another entry of the history than the one that is shown.
    pub fn is_other_entry(&self, arrival: &Arrival) -> bool {
        arrival.is_new || arrival.entry != self.entry
    }

    /// Arrives in an entry of the history: shows its screen, and closes what was not open in front of that.
    pub(super) fn navigated(&mut self, arrival: &Arrival) {
        let is_other_entry = self.is_other_entry(arrival);
        self.entry = arrival.entry;
        if is_other_entry && self.address().as_ref() != Some(&arrival.fragment) {
            self.follow(&arrival.fragment, arrival.is_new);
            self.entry = arrival.entry;
            if arrival.is_new {
                return;
            }
        }
        self.close_layers(arrival.layers);
    }

    /// Follows the fragment of an address. A link starts its game; an entry of the history leads to the game
    /// as it was left.
    fn follow(&mut self, fragment: &str, is_link: bool) {
        match fragment.parse() {
            Ok(Route::Play(game)) => {
                let was_away = self.is_away();
                if !is_link {
                    self.close();
                }
                self.leave();
                // A person who comes back from a screen finds the game as it was left.
                let stays = was_away && fragment == own_link(&self.current_game.game);
                let game = game.filter(|_| !stays);
                let linked = game.and_then(|game| follow_link(*game, &self.current_game.game));
                if let Some(linked) = linked {
                    self.follow_game(linked, is_link);
                }
            }
            Ok(route) => self.show(route),
            Err(error) => {
                self.close();
                self.leave();
                self.link_error = Some(error);
            }
        }
        let tag = language_of(fragment).filter(|_| is_link);
        let language = tag.and_then(|tag| Language::of(&tag));
        if let Some(language) = language.filter(|&language| language != self.language.current) {
            self.reload = Some(Reload::Link(language));
        }
        self.note_ignored(fragment);
    }

    /// Reports the first key of the fragment that no screen reads, unless there is another error.
    pub(super) fn note_ignored(&mut self, fragment: &str) {
        if let (None, Some(part)) = (&self.link_error, ignored_part(fragment)) {
            self.link_error = Some(LinkError::Ignored(part));
        }
    }

    /// Opens a section where it was left. An open section goes to its first screen, or stays (`Section::stays_on`).
    pub(super) fn enter(&mut self, section: Section) {
        let is_open = Section::of(&self.route) == section;
        let left = self.last_routes[section as usize]
            .clone()
            .filter(|_| !is_open);
        if is_open && section.stays_on(&self.route) {
            self.close();
        } else {
            self.go(left.unwrap_or_else(|| section.first(&self.current_game.game)));
        }
    }

    /// Opens a screen in a new entry of the history, or goes back to the table.
    pub(super) fn go(&mut self, route: Route) {
        self.close();
        if matches!(route, Route::Play(_)) {
            self.leave();
        } else if route != self.route {
            self.entry += 1;
            self.show(route);
            if self.route.helps(&self.current_game.game) {
                self.mark_analysis_seen();
            }
        }
    }

    /// Shows another screen; its caller decides about the entry of the history.
    pub(super) fn show(&mut self, mut route: Route) {
        self.close();
        self.link_error = None;
        self.transient.screen_key = self.transient.screen_key.wrapping_add(1);
        if let Route::Step(_, convention @ None) = &mut route {
            *convention = Some(self.current_game.game.config().board.rules().convention);
        }
        self.set_route(route);
    }

    /// Shows a route, and remembers it for its section.
    pub(super) fn set_route(&mut self, route: Route) {
        let remembered = match route.clone() {
            // More opens with its list, not with the sheet that was printed last, and Puzzles with that of today.
            Route::Print(_) | Route::Puzzle { .. } => None,
            Route::Analysis { line, .. } => Some(Route::analysis_line(*line)),
            route => Some(route),
        };
        if remembered.is_some() {
            self.last_routes[Section::of(&route) as usize] = remembered;
        }
        self.route = route;
    }

    /// Whether another screen than the table is open.
    pub const fn is_away(&self) -> bool {
        !matches!(self.route, Route::Play(_))
    }

    /// Goes back to the table, and shows this panel beside the board, or none.
    pub(super) fn set_panel(&mut self, panel: Option<Panel>) {
        self.close();
        self.leave();
        self.panel = panel;
        if panel == Some(Panel::Analysis) {
            self.mark_analysis_seen();
        }
    }

    /// Counts the analysis of this game as help, if it is shown during the turn of a person.
    pub(super) fn mark_analysis_seen(&mut self) {
        if matches!(self.current_game.game.turn(), Turn::Person(_)) {
            self.current_game_mut().mark_analysis_seen();
        }
    }

    /// Goes back to the table. A review that was left for it does not come back in its place.
    pub fn leave(&mut self) {
        self.last_routes[Section::Play as usize] = None;
        if self.is_away() {
            self.entry += 1;
            self.route = Route::TABLE;
        }
        // The error was about the address of the screen.
        if let Some(LinkError::Ignored(_)) = self.link_error {
            self.link_error = None;
        }
    }
}
