//! The fragment of an address as a game, both ways: `#/play?heaps=3,5,7&rule=misere&moves=A1`.

use std::borrow::Cow;

use nim_engine::{
    Convention, GameText, GameTextError, Position, Rules, Strategy, Takes, write_heaps, write_moves,
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{BoardError, Game, MatchConfig, Name, NameError, Player, Seat, page_board};

/// Reads the fragment of an address, with or without its `#`.
///
/// A missing key has its value of the [first visit's table](MatchConfig::default), and an unknown key is
/// ignored ([`ignored_part`]). `None` if the fragment names no game.
///
/// # Errors
/// Gives the key with the error, and the error in its value. A repeated key is refused, because either
/// value could be meant.
pub fn read_link(fragment: &str) -> Result<Option<Game>, LinkError> {
    bounded(fragment)?;
    match split(fragment) {
        ("", None) => Ok(None),
        ("play", query) => {
            let query = query.unwrap_or_default().trim_end_matches('/');
            read_game(query).map(Some)
        }
        (screen, _) => Err(LinkError::NoSuchScreen(screen.to_owned())),
    }
}

/// Reads the game of a fragment that leads to its review: the same words as in [`read_link`].
///
/// # Errors
/// As those of [`read_link`].
pub fn read_review(fragment: &str) -> Result<Game, LinkError> {
    read_game(split(fragment).1.unwrap_or_default()).map(Game::gathered)
}

/// The path of a fragment, without its `#` and the slashes around it, and the part after `?`.
pub fn split(fragment: &str) -> (&str, Option<&str>) {
    let fragment = fragment.trim_start_matches('#');
    let (path, query) = match fragment.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (fragment, None),
    };
    (path.trim_matches('/'), query)
}

/// Reads the fragment of a link that is followed, with `now` as the current game. A link to a game by
/// link, or to an earlier state of it, leads nowhere if that game is current. Otherwise a person who
/// opens the link that they sent would move for the friend.
///
/// # Errors
/// As those of [`read_link`].
pub fn follow_link(fragment: &str, now: Option<&Game>) -> Result<Option<Game>, LinkError> {
    let read = read_link(fragment)?;
    let now = now.filter(|now| now.table().is_by_link());
    let is_known =
        |game: &Game| game.table().is_by_link() && now.is_some_and(|now| now.has_passed(game));
    Ok(read.filter(|game| !is_known(game)))
}

/// Reads the game that stands behind the `?` of a link.
pub(super) fn read_game(query: &str) -> Result<Game, LinkError> {
    let text = read(query)?;
    let by_link = match text.value(VIA)?.as_deref() {
        None => false,
        Some(LINK) => true,
        Some(word) => return Err(LinkError::word(VIA, word)),
    };
    let mut usual = MatchConfig::default();
    if by_link {
        usual.players = [(); 2].map(|()| Player::Person(None));
    }
    let table = table(&text, usual)?;
    if is_stuck(&table.board) {
        return Err(LinkError::at(TAKE, LinkReason::NoMove));
    }
    let computer = |player: &Player| matches!(player, Player::Computer(_));
    if by_link && table.players.iter().any(computer) {
        return Err(LinkError::at(VIA, LinkReason::Computer));
    }
    let game = Game::seated(text.game_from(table.board.clone())?, table);
    // The reader of a game by link makes the next move.
    let due = game.to_move();
    Ok(if by_link { game.by_link(due) } else { game })
}

/// The board that the analysis opens without one: that of the nim-sum page.
pub const FIRST_ANALYSED: &str = "?heaps=1,3,5,7&rule=normal";

/// The board that the game tree opens without one: that of the article on minimax.
pub const FIRST_TREE: &str = "?heaps=4&take=3&rule=misere";

/// The key that enlarges the analysis for a class, and its one value.
const SCREEN: &str = "screen";
const BIG: &str = "big";

/// Whether a fragment enlarges its screen.
pub fn is_large(fragment: &str) -> bool {
    let query = split(fragment).1.unwrap_or_default();
    read(query.trim_end_matches('/')).is_ok_and(|text| text.raw(SCREEN) == Some(BIG))
}

/// The fragment that leads to the same screen, enlarged.
pub fn enlarged(fragment: &str) -> String {
    let mark = if fragment.contains('?') { "&" } else { "?" };
    [fragment, mark, SCREEN, "=", BIG].concat()
}

/// The first key of a fragment that no screen can use, with its value: its screen opens without it.
pub fn ignored_part(fragment: &str) -> Option<String> {
    let (_, query) = split(fragment);
    let text = read(query?.trim_end_matches('/')).ok()?;
    let screen = text.raw(SCREEN).filter(|&value| value != BIG);
    let screen = screen.map(|value| [SCREEN, "=", value].concat());
    text.unknown().map(str::to_owned).or(screen)
}

/// Reads the rule for the last stone, for a screen without a board: `#/path/4?rule=misere`.
///
/// # Errors
/// As those of [`read_link`].
pub fn read_convention(fragment: &str) -> Result<Option<Convention>, LinkError> {
    let text = read(split(fragment).1.unwrap_or_default())?;
    Ok(text.convention()?)
}

/// Reads whether a fragment leaves hints on.
///
/// # Errors
/// As those of [`read_link`].
pub fn read_hints(fragment: &str) -> Result<bool, LinkError> {
    hints(&read(split(fragment).1.unwrap_or_default())?)
}

/// Reads the board of a fragment for a screen that studies positions:
/// `#/tree?heaps=4&take=3&rule=misere`. A missing key has its value as in [`read_link`].
///
/// # Errors
/// As those of [`read_link`].
pub fn read_board(fragment: &str) -> Result<Position, LinkError> {
    let text = read(split(fragment).1.unwrap_or_default())?;
    Ok(table(&text, MatchConfig::default())?.board)
}

/// Reads what the fragment says of a game tree beside its board.
///
/// # Errors
/// As those of [`read_link`].
pub(super) fn read_tree_key(fragment: &str) -> Result<Option<String>, LinkError> {
    let text = read(split(fragment).1.unwrap_or_default())?;
    Ok(text.value(TREE)?.map(|value| value.to_string()))
}

/// Writes the same behind the address of its board.
pub(super) fn write_tree_key(link: &mut String, value: &str) {
    link.push('&');
    link.push_str(TREE);
    link.push('=');
    link.push_str(value);
}

/// The error that this word says nothing of a game tree.
pub(super) fn no_tree_word(word: &str) -> LinkError {
    LinkError::word(TREE, word)
}

/// Writes the fragment that leads with this board to a screen.
pub fn write_board(screen: &str, board: &Position) -> String {
    ["#/", screen, "?", &board.to_string()].concat()
}

/// Writes the fragment that leads to this game, leaving out all that is as on the first visit's
/// table: the untouched first visit is `#/play`.
pub fn write_link(game: &Game) -> String {
    write_game(PLAY, game)
}

/// Writes the fragment that leads to the review of this game, in the same words.
pub fn write_review(game: &Game) -> String {
    write_game("#/review", game)
}

fn write_game(screen: &str, game: &Game) -> String {
    let (table, usual) = (game.table(), MatchConfig::default());
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
    if rules.takes != Takes::Any {
        link.add(TAKE, &rules.takes.to_string());
    }
    for seat in Seat::BOTH {
        let name = mind(table.player(seat));
        if name != mind(usual.player(seat)) {
            link.add(key(seat), name);
        }
    }
    if table.first == Seat::Two {
        link.add(FIRST, key(Seat::Two));
    }
    if table.is_by_link() && screen == PLAY {
        link.add(VIA, LINK);
    }
    if !table.hints {
        link.add(HINTS, OFF);
    }
    if !game.moves().is_empty() {
        link.add("moves", &write_moves(game.moves()));
    }
    let names = Seat::BOTH.map(|seat| match table.player(seat) {
        Player::Person(Some(name)) | Player::Remote(Some(name)) => {
            utf8_percent_encode(name.as_str(), NAME).to_string()
        }
        _ => String::new(),
    });
    if names.iter().any(|name| !name.is_empty()) {
        link.add(NAMES, names.join(",").trim_end_matches(','));
    }
    link.text
}

/// The fragment under which a game is found: the bare one for as long as the first visit's table is
/// untouched.
pub fn own_link(game: &Game) -> String {
    if game.ply() == 0 && *game.table() == MatchConfig::default() {
        String::new()
    } else {
        write_link(game)
    }
}

/// An error in the fragment of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The fragment is longer than any game needs.
    TooLong,
    /// The fragment asks for an unknown screen.
    NoSuchScreen(String),
    /// The error text of the screen that read the fragment.
    Told {
        /// The text.
        told: String,
        /// The fragment of the screen's list, where the right address is found.
        list: &'static str,
        /// The name of the list.
        name: &'static str,
    },
    /// The fragment was followed, except this key with its value, which no screen can use.
    Ignored(String),
    /// A key is there twice or stands for no text, or heaps, rule or moves cannot be used.
    Game(GameTextError),
    /// The board is none of this page.
    Board(BoardError),
    /// The value of another key cannot be used.
    Value {
        /// The key.
        key: &'static str,
        /// The error in its value.
        reason: LinkReason,
    },
}

/// An error in one value of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkReason {
    /// The word is none of those that the key knows.
    Word(String),
    /// The text is neither a limit nor a set of numbers.
    Takes(String),
    /// The board has stones, but no move from the start.
    NoMove,
    /// A computer cannot be sent a link.
    Computer,
    /// A name is none.
    Name(NameError),
    /// There are more names than seats.
    TooManyNames,
}

impl LinkReason {
    /// The error that this text cannot be the value of a key of the engine's notation.
    pub fn of(key: &str, text: &str) -> Self {
        let text = text.to_owned();
        if key == TAKE {
            Self::Takes(text)
        } else {
            Self::Word(text)
        }
    }
}

impl From<GameTextError> for LinkError {
    fn from(error: GameTextError) -> Self {
        Self::Game(error)
    }
}

impl From<BoardError> for LinkError {
    fn from(error: BoardError) -> Self {
        Self::Board(error)
    }
}

impl LinkError {
    /// Whether the link was not followed.
    pub const fn refuses(&self) -> bool {
        !matches!(self, Self::Ignored(_))
    }

    fn at(key: &'static str, reason: LinkReason) -> Self {
        Self::Value { key, reason }
    }

    fn word(key: &'static str, word: &str) -> Self {
        Self::at(key, LinkReason::Word(word.to_owned()))
    }
}

/// Letters, digits and readable characters in an address stay unchanged.
const NAME: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~');

/// The keys of a link beside those of the engine's notation.
const KEYS: [&str; 10] = [
    "one", "two", FIRST, VIA, HINTS, NAMES, SCREEN, TREE, LANGUAGE, EMBED,
];

/// The key of the language, which the page reads before it starts (`assets/head.js`).
const LANGUAGE: &str = "lang";

/// The key that leaves out the main menu, for a frame; the page reads it before it starts too.
const EMBED: &str = "embed";

/// The tag of the language in the fragment of an address.
///
/// ```
/// assert_eq!(nim_game::language_of("#/play?heaps=3&lang=de"), Some("de"));
/// assert_eq!(nim_game::language_of("#/play?heaps=3"), None);
/// ```
#[must_use]
pub fn language_of(fragment: &str) -> Option<&str> {
    let (_, query) = split(fragment);
    let mut pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find_map(|(key, value)| (key == LANGUAGE).then_some(value))
}

const FIRST: &str = "first";
const NAMES: &str = "names";

/// The key that tells whether a game is played with hints, and its values.
const HINTS: &str = "hints";
const ON: &str = "on";
const OFF: &str = "off";

/// The key that says what is seen of a game tree.
const TREE: &str = "tree";

/// The key of the engine's notation that this page reads itself.
const TAKE: &str = "take";

/// The key that tells how a game travels, and its one value.
const VIA: &str = "via";
const LINK: &str = "link";

/// The screen of the table.
const PLAY: &str = "#/play";

/// Refuses a fragment that is longer than that of any game.
///
/// # Errors
/// [`LinkError::TooLong`].
pub const fn bounded(fragment: &str) -> Result<(), LinkError> {
    if fragment.len() > LONGEST {
        Err(LinkError::TooLong)
    } else {
        Ok(())
    }
}

/// The largest length in bytes. No game needs more: sixty stones, taken one by one, every
/// character percent-encoded, stay below. A longer fragment is not read.
const LONGEST: usize = 1 << 16;

fn read(query: &str) -> Result<GameText<'_>, LinkError> {
    bounded(query)?;
    Ok(GameText::read(query, &KEYS)?.decoded_by(decode))
}

fn decode(text: &str) -> Option<Cow<'_, str>> {
    percent_decode_str(text).decode_utf8().ok()
}

fn hints(text: &GameText<'_>) -> Result<bool, LinkError> {
    match text.value(HINTS)?.as_deref() {
        None | Some(ON) => Ok(true),
        Some(OFF) => Ok(false),
        Some(word) => Err(LinkError::word(HINTS, word)),
    }
}

/// The table of a link; a missing key has its value on the usual table.
fn table(text: &GameText<'_>, usual: MatchConfig) -> Result<MatchConfig, LinkError> {
    let heaps = text.heaps()?;
    let heaps = heaps.unwrap_or_else(|| usual.board.heaps().to_vec());
    let rules = Rules {
        convention: text.convention()?.unwrap_or(usual.board.rules().convention),
        takes: text
            .value(TAKE)?
            .map(takes)
            .transpose()?
            .unwrap_or_default(),
    };
    let board = page_board(heaps, rules)?;
    let first = match text.value(FIRST)?.as_deref() {
        None => usual.first,
        Some("one") => Seat::One,
        Some("two") => Seat::Two,
        Some(word) => return Err(LinkError::word(FIRST, word)),
    };
    let hints = hints(text)?;
    let mut players = usual.players;
    let mut names = names(text)?;
    for seat in Seat::BOTH {
        let place = &mut players[seat.index()];
        if let Some(word) = text.value(key(seat))? {
            *place = player(&word).ok_or_else(|| LinkError::word(key(seat), &word))?;
        }
        if let Player::Person(name) = place {
            *name = names[seat.index()].take();
        }
    }
    Ok(MatchConfig {
        board,
        players,
        first,
        hints,
    })
}

fn takes(text: Cow<'_, str>) -> Result<Takes, LinkError> {
    text.parse()
        .map_err(|_| LinkError::at(TAKE, LinkReason::Takes(text.into_owned())))
}

/// Whether there are stones, and no move.
pub(super) fn is_stuck(board: &Position) -> bool {
    board.is_terminal() && board.stones() > 0
}

fn names(text: &GameText<'_>) -> Result<[Option<Name>; 2], LinkError> {
    let mut names = [None, None];
    // The comma parts the names before they are decoded, so that a name may hold one.
    let written = text.raw(NAMES).unwrap_or_default().split(',');
    for (place, name) in written.enumerate() {
        let slot = names
            .get_mut(place)
            .ok_or_else(|| LinkError::at(NAMES, LinkReason::TooManyNames))?;
        let name = decode(name).ok_or(GameTextError::Encoding { key: NAMES })?;
        *slot =
            Name::parse(&name).map_err(|error| LinkError::at(NAMES, LinkReason::Name(error)))?;
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
        Player::Person(_) | Player::Remote(_) => HUMAN,
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
