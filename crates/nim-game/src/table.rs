use nim_engine::{Position, Rules, Strategy};

/// What is fixed before the first move: the board, its rules, and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchConfig {
    /// The heaps as they lie before the first move, with the rules in force.
    pub board: Position,
    /// The players, by [`Seat::index`].
    pub players: [Player; 2],
    /// The player who starts.
    pub first: Seat,
    /// Whether the page may show which moves win before the game is over.
    pub hints: bool,
    /// Whether a friend has sent the table as a challenge, which is not met yet.
    pub is_challenge: bool,
}

/// The first visit's table: heaps of 3, 5 and 7, the last stone loses, a person starts
/// against the computer that sees two moves ahead.
impl Default for MatchConfig {
    fn default() -> Self {
        // `expect` would carry the formatting of its error into the page.
        let Ok(board) = Position::new(&[3, 5, 7], Rules::misere()) else {
            unreachable!("three small heaps are a board");
        };
        Self {
            board,
            players: [Player::Person(None), Player::Computer(Strategy::Casual)],
            first: Seat::One,
            hints: true,
            is_challenge: false,
        }
    }
}

impl MatchConfig {
    /// The player on `seat`.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The strategy on `seat`, or `None` where a person sits.
    pub fn strategy(&self, seat: Seat) -> Option<Strategy> {
        match self.player(seat) {
            Player::Computer(strategy) => Some(*strategy),
            Player::Person(_) | Player::Remote(_) => None,
        }
    }

    /// The strategies, by [`Seat::index`]; `None` where a person sits.
    pub fn strategies(&self) -> [Option<Strategy>; 2] {
        Seat::BOTH.map(|seat| self.strategy(seat))
    }

    /// Whether this strategy sits on either side.
    pub fn seats(&self, strategy: Strategy) -> bool {
        self.strategies().contains(&Some(strategy))
    }

    /// Whether two people play, here or by link.
    pub fn has_two_people(&self) -> bool {
        self.strategies() == [None; 2]
    }

    /// Whether only computers play.
    pub fn is_watched(&self) -> bool {
        !self.strategies().contains(&None)
    }

    /// The only person at this screen, against a computer or a friend elsewhere; `None` if there are two
    /// or none.
    pub const fn reader(&self) -> Option<Seat> {
        match self.players {
            [Player::Person(_), Player::Person(_)] => None,
            [Player::Person(_), _] => Some(Seat::One),
            [_, Player::Person(_)] => Some(Seat::Two),
            _ => None,
        }
    }

    /// Whether the game is by link, with a friend elsewhere.
    pub const fn is_by_link(&self) -> bool {
        matches!(
            self.players,
            [Player::Remote(_), _] | [_, Player::Remote(_)]
        )
    }

    /// This table with all its people at this screen.
    #[must_use]
    pub fn with_local_players(mut self) -> Self {
        for player in &mut self.players {
            if let Player::Remote(name) = player {
                *player = Player::Person(name.take());
            }
        }
        self
    }

    /// This table with the person on `here` at this screen, and a person on the other seat elsewhere. A
    /// computer stays where it is.
    #[must_use]
    pub fn by_link(self, here: Seat) -> Self {
        let mut table = self.with_local_players();
        if let Player::Person(name) = &mut table.players[here.other().index()] {
            table.players[here.other().index()] = Player::Remote(name.take());
        }
        table
    }

    /// The one person at a table with a computer, or `None` when there are two or none.
    pub fn only_person(&self) -> Option<Seat> {
        let reader = self.reader()?;
        self.strategy(reader.other()).map(|_| reader)
    }
}

/// One of the two sides of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The side written first, in a link as `one`.
    One,
    /// The side written second, in a link as `two`.
    Two,
}

impl Seat {
    /// Both seats, in the order in which they are written.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The other side.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 or 1, for arrays that hold one value a seat.
    pub const fn index(self) -> usize {
        match self {
            Self::One => 0,
            Self::Two => 1,
        }
    }
}

/// The player on a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name where one was given.
    Person(Option<Name>),
    /// The computer, playing by this strategy.
    Computer(Strategy),
    /// A person elsewhere, by name where one was given: the game travels there and back as a link.
    Remote(Option<Name>),
}

/// A person's name: 1 to 24 characters as people see them, none of them a control character, `<` or `>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The most characters that a name may have; more would not fit the banner of a phone.
    pub const LONGEST: usize = 24;

    /// Reads a name as typed. Spaces around it are removed, and a text that shows nothing is no name.
    ///
    /// # Errors
    /// Gives the reason if a name is too long or has a forbidden character.
    pub fn parse(text: &str) -> Result<Option<Self>, NameError> {
        let text = text.trim();
        // What shows nothing is kept too, but not without end.
        let written = text.chars().count();
        let length = if written > 8 * Self::LONGEST {
            written
        } else {
            shown_length(text)
        };
        if text.contains(['<', '>']) {
            Err(NameError::Markup)
        } else if text.chars().any(turns_text) {
            Err(NameError::Control)
        } else if length > Self::LONGEST {
            Err(NameError::TooLong { length })
        } else if text.chars().all(is_invisible) {
            Ok(None)
        } else {
            Ok(Some(Self(text.to_owned())))
        }
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// About how many characters people see: an accent, a joined emoji and its skin count with the one before.
fn shown_length(text: &str) -> usize {
    let mut is_joined = false;
    let characters = text.chars().filter(|&character| {
        let was_joined = std::mem::replace(&mut is_joined, character == '\u{200d}');
        let is_skin = matches!(character, '\u{1f3fb}'..='\u{1f3ff}');
        !was_joined && !is_skin && !is_invisible(character) || character == ' '
    });
    characters.count()
}

/// Whether a character alone shows nothing: a space, a mark that joins or forbids a break, an accent, or a filler.
fn is_invisible(character: char) -> bool {
    character.is_whitespace()
        || matches!(
            character,
            '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{115f}' | '\u{1160}' | '\u{180e}'
                | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0020}'..='\u{e007f}'
        )
}

/// Whether a character breaks a line or turns the direction of the text around it.
fn turns_text(character: char) -> bool {
    character.is_control() || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Why a text is not a [`Name`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// The name has `length` characters, more than [`Name::LONGEST`].
    TooLong {
        /// How many characters were given.
        length: usize,
    },
    /// The name has `<` or `>`.
    Markup,
    /// The name has a line break, a tab, another control character, or one that changes the writing
    /// direction.
    Control,
}
