//! The fragment of an address as a game, both ways: `#/play?heaps=3,5,7&rule=misere&moves=A1`.

use std::num::NonZeroU32;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{BOUNDS, Game, Name, NameError, Player, Seat, Table};
use crate::engine::{
    Convention, Move, MoveError, NotationError, Position, Rules, Setup, SetupReason, Strategy,
    parse_heaps, parse_moves, write_heaps, write_moves,
};

/// Reads the fragment of an address, with or without its `#`.
///
/// What the fragment leaves out is as on the [first visit's table](Table::default); keys that it
/// does not know are left for later versions. `None` when it names no game at all.
///
/// # Errors
/// Names the key at fault and says what is wrong with its value. A key given twice is refused,
/// since nobody can tell which of the two was meant.
pub fn read_link(fragment: &str) -> Result<Option<Game>, Trouble> {
    bounded(fragment)?;
    let fragment = fragment.trim_start_matches('#').trim_matches('/');
    if fragment.is_empty() {
        return Ok(None);
    }
    let (screen, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    if screen.trim_end_matches('/') != "play" {
        return Err(Trouble::NoSuchScreen(screen.to_owned()));
    }
    read_game(query).map(Some)
}

/// Reads the game of a fragment that leads to its review: the same words as in [`read_link`].
///
/// # Errors
/// As those of [`read_link`].
pub fn read_review(fragment: &str) -> Result<Game, Trouble> {
    let (_, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    read_game(query).map(Game::gathered)
}

/// Reads a fragment that is followed while `now` may be on the table: a link to that game or to an
/// earlier state of it leads nowhere else, where it is played by link. Or whoever opens what he has
/// sent himself would move for the other.
///
/// # Errors
/// As those of [`read_link`].
pub fn follow_link(fragment: &str, now: Option<&Game>) -> Result<Option<Game>, Trouble> {
    let read = read_link(fragment)?;
    let now = now.filter(|now| now.table().is_by_link());
    let is_known =
        |game: &Game| game.table().is_by_link() && now.is_some_and(|now| now.has_passed(game));
    Ok(read.filter(|game| !is_known(game)))
}

/// Reads the game that stands behind the `?` of a link.
pub(super) fn read_game(query: &str) -> Result<Game, Trouble> {
    let query = Query::read(query)?;
    let by_link = match query.plain(VIA)? {
        None => false,
        Some(text) if text == LINK => true,
        Some(text) => return Err(Trouble::at(VIA, LinkError::Word(text))),
    };
    let mut usual = Table::default();
    if by_link {
        usual.players = [(); 2].map(|()| Player::Person(None));
    }
    let table = table(&query, usual)?;
    let computer = |player: &Player| matches!(player, Player::Computer(_));
    if by_link && table.players.iter().any(computer) {
        return Err(Trouble::at(VIA, LinkError::Computer));
    }
    let mut game = Game::new(table);
    if let Some(text) = query.plain("moves")? {
        let moves =
            parse_moves(&text).map_err(|error| Trouble::at("moves", LinkError::Notation(error)))?;
        for (number, made) in (1..).zip(moves) {
            game.play(made).map_err(|reason| {
                Trouble::at(
                    "moves",
                    LinkError::Illegal {
                        number,
                        made,
                        reason,
                    },
                )
            })?;
        }
    }
    if by_link {
        // Whoever opens it makes the move that is due.
        let due = game.to_move();
        game = game.by_link(due);
    }
    Ok(game)
}

/// Reads the board of a fragment that leads to a screen where positions are studied:
/// `#/tree?heaps=4&take=3&rule=misere`. What it leaves out is as in [`read_link`].
///
/// # Errors
/// As those of [`read_link`].
pub fn read_board(fragment: &str) -> Result<Position, Trouble> {
    let (_, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    Ok(table(&Query::read(query)?, Table::default())?.board)
}

/// Writes the fragment that leads with this board to a screen.
#[must_use]
pub fn write_board(screen: &str, board: &Position) -> String {
    let rules = board.rules();
    let mut link = Writer {
        text: ["#/", screen].concat(),
        mark: '?',
    };
    link.add("heaps", &write_heaps(board.heaps()));
    link.add("rule", &rules.convention.to_string());
    if let Some(limit) = rules.limit {
        link.add("take", &limit.to_string());
    }
    link.text
}

/// Writes the fragment that leads to this game, leaving out all that is as on the first visit's
/// table: the untouched first visit is `#/play`.
#[must_use]
pub fn write_link(game: &Game) -> String {
    write_game(PLAY, game)
}

/// Writes the fragment that leads to the review of this game, in the same words.
#[must_use]
pub fn write_review(game: &Game) -> String {
    write_game("#/review", game)
}

fn write_game(screen: &str, game: &Game) -> String {
    let (table, usual) = (game.table(), Table::default());
    let rules = table.board.rules();
    let mut link = Writer {
        text: screen.to_owned(),
        mark: '?',
    };
    if table.board.heaps() != usual.board.heaps() {
        link.add("heaps", &write_heaps(table.board.heaps()));
    }
    if rules.convention != usual.board.rules().convention {
        link.add("rule", &rules.convention.to_string());
    }
    if let Some(limit) = rules.limit {
        link.add("take", &limit.to_string());
    }
    for seat in Seat::BOTH {
        let name = mind(table.player(seat));
        if name != mind(usual.player(seat)) {
            link.add(key(seat), name);
        }
    }
    if table.first == Seat::Two {
        link.add("first", key(Seat::Two));
    }
    if table.is_by_link() && screen == PLAY {
        link.add(VIA, LINK);
    }
    if !game.moves().is_empty() {
        link.add("moves", &write_moves(game.moves()));
    }
    let names = Seat::BOTH.map(|seat| match table.player(seat) {
        Player::Person(Some(name)) | Player::Away(Some(name)) => {
            utf8_percent_encode(name.as_str(), NAME).to_string()
        }
        _ => String::new(),
    });
    if names.iter().any(|name| !name.is_empty()) {
        link.add("names", names.join(",").trim_end_matches(','));
    }
    link.text
}

/// The fragment under which a game is found: the bare one for as long as the first visit's table is
/// untouched.
#[must_use]
pub fn own_link(game: &Game) -> String {
    if game.ply() == 0 && *game.table() == Table::default() {
        String::new()
    } else {
        write_link(game)
    }
}

/// What is wrong with the fragment of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Whoever reads links could not be fetched.
    Unread,
    /// It is longer than any game needs.
    TooLong,
    /// It asks for a screen that there is not.
    NoSuchScreen(String),
    /// What is wrong is told already, by whoever knows that screen.
    Told(String),
    /// It gives this key more than once.
    Repeated(&'static str),
    /// The value of `key` cannot be used.
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong with its value.
        error: LinkError,
    },
}

/// What is wrong with one value of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Heaps or moves are not written as such.
    Notation(NotationError),
    /// The heaps make no board of this page.
    Board(SetupReason),
    /// The word is none of those that the key knows.
    Word(String),
    /// The limit is not a whole number from 1 to the largest heap.
    Limit(String),
    /// The move `made`, the `number`th counted from 1, is against the rules.
    Illegal {
        /// Which of the moves, counted from 1.
        number: usize,
        /// The move.
        made: Move,
        /// Why it is refused.
        reason: MoveError,
    },
    /// A computer cannot be sent a link.
    Computer,
    /// A name is none.
    Name(NameError),
    /// There are more names than seats.
    TooManyNames,
    /// Its percent codes make no text.
    Encoding,
}

impl Trouble {
    fn at(key: &'static str, error: LinkError) -> Self {
        Self::Value { key, error }
    }
}

/// Letters, digits and what reads well in an address stay as they are.
const NAME: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// The keys that this version knows.
const KEYS: [&str; 9] = [
    "heaps", "rule", "take", "one", "two", "first", VIA, "moves", "names",
];

/// The key that tells how a game travels, and its one value.
const VIA: &str = "via";
const LINK: &str = "link";

/// The screen of the table.
const PLAY: &str = "#/play";

/// Refuses a fragment that is longer than that of any game.
///
/// # Errors
/// [`Trouble::TooLong`].
pub const fn bounded(fragment: &str) -> Result<(), Trouble> {
    if fragment.len() > LONGEST {
        Err(Trouble::TooLong)
    } else {
        Ok(())
    }
}

/// No game needs so many bytes: twelve heaps of 99, taken stone by stone, every sign percent-encoded,
/// stay below it. Whatever is longer is not looked at.
const LONGEST: usize = 1 << 16;

/// The values of a link as they stand in it, by the order of [`KEYS`].
struct Query<'a>([Option<&'a str>; KEYS.len()]);

impl<'a> Query<'a> {
    fn read(text: &'a str) -> Result<Self, Trouble> {
        bounded(text)?;
        let mut values = [None; KEYS.len()];
        for pair in text.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let Some(place) = KEYS.iter().position(|&key| key == name) else {
                continue;
            };
            if values[place].replace(value).is_some() {
                return Err(Trouble::Repeated(KEYS[place]));
            }
        }
        Ok(Self(values))
    }

    fn raw(&self, key: &str) -> Option<&'a str> {
        KEYS.iter()
            .zip(self.0)
            .find(|&(&name, _)| name == key)
            .and_then(|(_, value)| value)
    }

    fn plain(&self, key: &'static str) -> Result<Option<String>, Trouble> {
        self.raw(key)
            .map(decode)
            .transpose()
            .map_err(|error| Trouble::at(key, error))
    }
}

fn decode(text: &str) -> Result<String, LinkError> {
    percent_decode_str(text)
        .decode_utf8()
        .map(Into::into)
        .map_err(|_| LinkError::Encoding)
}

/// The table of a link; what it leaves out is as on the usual one.
fn table(query: &Query<'_>, usual: Table) -> Result<Table, Trouble> {
    let heaps = match query.plain("heaps")? {
        Some(text) => {
            parse_heaps(&text).map_err(|error| Trouble::at("heaps", LinkError::Notation(error)))?
        }
        None => usual.board.heaps().to_vec(),
    };
    let board = Setup::new(heaps, rules(query, usual.board.rules())?)
        .position_within(&BOUNDS)
        .map_err(|refused| Trouble::at("heaps", LinkError::Board(refused.reason)))?;
    let first = match query.plain("first")?.as_deref() {
        None => usual.first,
        Some("one") => Seat::One,
        Some("two") => Seat::Two,
        Some(other) => return Err(Trouble::at("first", LinkError::Word(other.to_owned()))),
    };
    let mut players = usual.players;
    let mut names = names(query)?;
    for seat in Seat::BOTH {
        let place = &mut players[seat.index()];
        if let Some(text) = query.plain(key(seat))? {
            *place = player(&text).ok_or_else(|| Trouble::at(key(seat), LinkError::Word(text)))?;
        }
        if let Player::Person(name) = place {
            *name = names[seat.index()].take();
        }
    }
    Ok(Table {
        board,
        players,
        first,
    })
}

fn rules(query: &Query<'_>, usual: Rules) -> Result<Rules, Trouble> {
    let convention = match query.plain("rule")? {
        None => usual.convention,
        Some(text) => text
            .parse::<Convention>()
            .map_err(|_| Trouble::at("rule", LinkError::Word(text)))?,
    };
    let limit = match query.plain("take")? {
        None => None,
        Some(text) => {
            Some(read_limit(&text).ok_or_else(|| Trouble::at("take", LinkError::Limit(text)))?)
        }
    };
    Ok(Rules { convention, limit })
}

/// Reads a limit: a whole number from 1 to the size of the largest heap there can be.
pub(super) fn read_limit(text: &str) -> Option<NonZeroU32> {
    text.trim()
        .parse::<NonZeroU32>()
        .ok()
        .filter(|limit| limit.get() <= BOUNDS.size)
}

fn names(query: &Query<'_>) -> Result<[Option<Name>; 2], Trouble> {
    let mut names = [None, None];
    // The comma parts the names before they are decoded, so that a name may hold one.
    for (place, text) in query
        .raw("names")
        .unwrap_or_default()
        .split(',')
        .enumerate()
    {
        let slot = names
            .get_mut(place)
            .ok_or_else(|| Trouble::at("names", LinkError::TooManyNames))?;
        *slot = decode(text)
            .and_then(|text| Name::parse(&text).map_err(LinkError::Name))
            .map_err(|error| Trouble::at("names", error))?;
    }
    Ok(names)
}

const fn key(seat: Seat) -> &'static str {
    match seat {
        Seat::One => "one",
        Seat::Two => "two",
    }
}

const HUMAN: &str = "human";

fn mind(player: &Player) -> &'static str {
    match player {
        Player::Person(_) | Player::Away(_) => HUMAN,
        Player::Computer(strategy) => strategy.name(),
    }
}

fn player(text: &str) -> Option<Player> {
    if text == HUMAN {
        Some(Player::Person(None))
    } else {
        text.parse::<Strategy>().ok().map(Player::Computer)
    }
}

/// A link as it grows: `?` before its first pair, `&` before the others.
struct Writer {
    text: String,
    mark: char,
}

impl Writer {
    fn add(&mut self, key: &str, value: &str) {
        self.text.push(self.mark);
        self.mark = '&';
        self.text.push_str(key);
        self.text.push('=');
        self.text.push_str(value);
    }
}
