//! A game at a table: its moves so far, those that are taken back, and the player to move.

use nim_engine::{Move, MoveError, Outcome, Position, Strategy};

use super::{MatchConfig, Player, Seat};

/// A game at a table: its players and its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    table: MatchConfig,
    /// The moves, beginning with the table's board.
    played: nim_engine::Game,
}

/// The player to move. Exactly one of these holds at any moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person is to move.
    Person(Seat),
    /// The computer is to move.
    Computer(Seat, Strategy),
    /// A friend elsewhere is to move, and needs the link first.
    Remote(Seat),
    /// No move is left.
    Over { winner: Seat },
}

impl Game {
    /// The game before its first move.
    pub fn new(table: MatchConfig) -> Self {
        let played = nim_engine::Game::new(table.board);
        Self { table, played }
    }

    /// A game between two people without names, in which a board is studied.
    pub fn study(board: Position, first: Seat) -> Self {
        Self::new(MatchConfig {
            board,
            first,
            players: [(); 2].map(|()| Player::Person(None)),
            hints: true,
            is_challenge: false,
        })
    }

    /// This game with its moves, but the other player begins.
    pub fn exchanged(&self) -> Self {
        let mut table = self.table.clone();
        table.first = table.first.other();
        Self::seated(self.played.clone(), table)
    }

    /// The moves of this game, made by two people without names.
    pub fn anonymous(&self) -> Self {
        let table = Self::study(self.table.board, self.table.first).table;
        Self::seated(self.played.clone(), table)
    }

    /// A game at the same table from its first move. A challenge that was met is one no more.
    pub fn restarted(&self) -> Self {
        let is_challenge = self.table.is_challenge && !self.is_challenge_met();
        Self::new(MatchConfig {
            is_challenge,
            ..self.table.clone()
        })
    }

    /// Whether a person has won the game that a friend has sent as a challenge.
    pub fn is_challenge_met(&self) -> bool {
        let winner = match self.turn() {
            Turn::Over { winner } => Some(winner),
            _ => None,
        };
        self.table.is_challenge && winner.is_some() && winner == self.table.only_person()
    }

    /// A game at the same table, in which the other side starts.
    pub fn rematch(&self) -> Self {
        let table = self.restarted().table;
        let first = table.first.other();
        Self::new(MatchConfig { first, ..table })
    }

    /// The game that was played between the players of this table; its board becomes the table's.
    pub fn seated(played: nim_engine::Game, table: MatchConfig) -> Self {
        let board = *played.start();
        let table = MatchConfig { board, ..table };
        Self { table, played }
    }

    /// The table on which it is played.
    pub fn config(&self) -> &MatchConfig {
        &self.table
    }

    /// Whether nothing may show which moves win: the game goes on, and is played without hints.
    pub fn is_without_hints(&self) -> bool {
        !self.table.hints && !self.position().is_terminal()
    }

    /// The moves on its board, without the players.
    pub const fn played(&self) -> &nim_engine::Game {
        &self.played
    }

    /// The moves so far, oldest first.
    pub fn moves(&self) -> &[Move] {
        self.played.moves()
    }

    /// The position that the moves lead to.
    pub const fn position(&self) -> &Position {
        self.played.position()
    }

    /// How many moves of the game were made.
    pub const fn ply(&self) -> usize {
        self.played.ply()
    }

    /// Makes a move for the player to move. Redo is then no longer possible.
    ///
    /// # Errors
    /// Says why the move is not legal, and changes nothing.
    pub fn play(&mut self, chosen: Move) -> Result<(), MoveError> {
        self.played.play(chosen)
    }

    /// Undoes moves back to a person's last turn before this position, or to the start. If only
    /// computers play, it undoes one move. Returns false if there is nothing to undo.
    pub fn undo(&mut self) -> bool {
        let can_undo = self.can_undo();
        while can_undo && self.played.undo().is_some() && !self.is_stop() {}
        can_undo
    }

    /// Redoes the moves that [`undo`](Self::undo) took back, up to a person's next turn. Returns false
    /// if there is nothing to redo.
    pub fn redo(&mut self) -> bool {
        let can_redo = self.can_redo();
        while self.played.redo().is_some() && !self.is_stop() {}
        can_redo
    }

    /// A game of the first moves, this many of them; the whole game if it has fewer.
    pub fn up_to(&self, plies: usize) -> Self {
        Self::seated(self.played.up_to(plies), self.table.clone())
    }

    /// This game without its undone moves, which cannot be made again.
    pub fn without_undone(&self) -> Self {
        self.up_to(self.ply())
    }

    /// This game with every undone move made again.
    pub fn whole(&self) -> Self {
        self.back_to(usize::MAX)
    }

    /// This game after this many moves, with the others undone.
    pub fn back_to(&self, plies: usize) -> Self {
        let mut game = self.clone();
        game.played.go_to(plies);
        game
    }

    /// Whether a link to the other game resumes this one. It does if it shows a moment of this game, undone moves included. An earlier moment of a finished game does not count, because
    /// nothing can be resumed there.
    pub fn is_resumed_by(&self, linked: &Self) -> bool {
        let over = matches!(self.turn(), Turn::Over { .. });
        self.table.is_by_link() == linked.table.is_by_link()
            && self.whole().has_passed(linked)
            && (!over || linked.ply() == self.ply())
    }

    /// Whether the game has begun and is not over, so that a person would miss it.
    pub fn is_under_way(&self) -> bool {
        self.ply() > 0 && !self.position().is_terminal()
    }

    /// Whether a person has moved since the game had this many moves; where only computers play,
    /// whether one of them has.
    pub fn went_on_since(&self, plies: usize) -> bool {
        let table = &self.table;
        let counts = |ply| table.is_watched() || table.strategy(self.mover(ply)).is_none();
        (plies..self.ply()).any(counts)
    }

    /// Whether a move can be undone.
    pub fn can_undo(&self) -> bool {
        let last = self.last();
        // Moves of a friend elsewhere cannot be undone here.
        last.is_some_and(|(seat, _)| !matches!(self.table.player(seat), Player::Remote(_)))
    }

    /// This game with all its people at this screen.
    #[must_use]
    pub fn with_local_players(mut self) -> Self {
        self.table = self.table.with_local_players();
        self
    }

    /// This game played by link, with the person on `here` at this screen.
    #[must_use]
    pub fn by_link(mut self, here: Seat) -> Self {
        self.table = self.table.by_link(here);
        self
    }

    /// This game with a person in the computer's place.
    #[must_use]
    pub fn between_people(mut self) -> Self {
        for player in &mut self.table.players {
            if let Player::Computer(_) = player {
                *player = Player::Person(None);
            }
        }
        self
    }

    /// The table of this game as a challenge for anybody else: from the first move, without the names.
    pub fn challenge(&self) -> Self {
        let mut table = self.table.clone();
        table.is_challenge = true;
        for player in &mut table.players {
            if let Player::Person(name) = player {
                *name = None;
            }
        }
        Self::new(table)
    }

    /// Whether the other is this game as it stands or stood before, wherever its people sit.
    pub fn has_passed(&self, other: &Self) -> bool {
        let [own, others] = [self, other].map(|game| game.table.clone().with_local_players());
        own == others && self.moves().starts_with(other.moves())
    }

    /// Whether an undone move can be redone.
    pub fn can_redo(&self) -> bool {
        !self.played.taken_back().is_empty()
    }

    /// Whether undo and redo may rest here: a person is to move, or none plays at all.
    fn is_stop(&self) -> bool {
        let people = Seat::BOTH.map(|seat| self.table.strategy(seat).is_none());
        people == [false; 2] || people[self.to_move().index()]
    }

    /// The side that is to move, or that would be if a move were left.
    pub fn to_move(&self) -> Seat {
        self.mover(self.ply())
    }

    /// The player to move.
    pub fn turn(&self) -> Turn {
        let seat = self.to_move();
        match (self.position().mover_won(), self.table.player(seat)) {
            (Some(true), _) => Turn::Over { winner: seat },
            (Some(false), _) => Turn::Over {
                winner: seat.other(),
            },
            (None, Player::Computer(strategy)) => Turn::Computer(seat, *strategy),
            (None, Player::Person(_)) => Turn::Person(seat),
            (None, Player::Remote(_)) => Turn::Remote(seat),
        }
    }

    /// The latest move and who made it.
    pub fn last(&self) -> Option<(Seat, Move)> {
        let made = *self.moves().last()?;
        Some((self.to_move().other(), made))
    }

    /// How many stones `seat` has taken so far.
    pub fn taken(&self, seat: Seat) -> u32 {
        let moves = self.moves().iter().enumerate();
        moves
            .filter(|&(ply, _)| self.mover(ply) == seat)
            .map(|(_, made)| made.take.get())
            .sum()
    }

    /// Whether the player to move can win, in each position of the game; the one before the first move is at the front.
    fn can_win(&self) -> Vec<bool> {
        let mut game = self.played.clone();
        let mut can_win = Vec::new();
        loop {
            can_win.push(game.position().outcome() == Outcome::N);
            if game.undo().is_none() {
                can_win.reverse();
                return can_win;
            }
        }
    }

    /// The numbers, counted from 1, of the moves that gave away a won game.
    pub fn mistakes(&self) -> Vec<usize> {
        let can_win = self.can_win();
        let numbers = 1..can_win.len();
        numbers
            .filter(|&number| can_win[number - 1] && can_win[number])
            .collect()
    }

    /// The number, counted from 1, of the last move with which `seat` gave away a won game; `None` if
    /// `seat` gave no win away.
    pub fn last_mistake(&self, seat: Seat) -> Option<usize> {
        let mut mistakes = self.mistakes().into_iter();
        mistakes.rfind(|number| self.mover(number - 1) == seat)
    }

    /// The number of turns in which `seat` could win.
    pub fn chances(&self, seat: Seat) -> usize {
        let can_win = self.can_win();
        let turns = (0..self.ply()).filter(|&ply| can_win[ply] && self.mover(ply) == seat);
        turns.count()
    }

    /// The player of move number `ply`, counted from 0.
    pub fn mover(&self, ply: usize) -> Seat {
        if ply.is_multiple_of(2) {
            self.table.first
        } else {
            self.table.first.other()
        }
    }
}
