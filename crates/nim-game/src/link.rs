//! The keys of links, and games in their words: `heaps=3,5,7&rule=misere&moves=A1`.

use std::borrow::Cow;

use nim_engine::{
    Convention, GameText, GameTextError, Position, Rules, Strategy, Takes, write_heaps, write_moves,
};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::{Game, MatchConfig, Name, NameError, Player, Seat};
use crate::puzzle::date::digits_only;
use crate::tree::TreeView;

/// The path of a fragment, without its `#` and the slashes around it, and the part after `?`.
pub(crate) fn split(fragment: &str) -> (&str, Option<&str>) {
    let fragment = fragment.trim_start_matches('#');
    let (path, query) = match fragment.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (fragment, None),
    };
    (path.trim_matches('/'), query)
}

/// The game that following a link opens, while `now` is the current game. `None` if both are the same game by link, and
/// `now` is as far or farther. Otherwise a player who opens the link that they sent would move for the friend.
pub fn follow_link(linked: Game, now: &Game) -> Option<Game> {
    let is_by_link = linked.config().is_by_link() && now.config().is_by_link();
    Some(linked).filter(|linked| !(is_by_link && now.has_passed(linked)))
}

/// The part after the `?` of a link.
pub(crate) struct Query<'a>(GameText<'a>);

impl<'a> Query<'a> {
    /// Reads the keys.
    ///
    /// # Errors
    /// A key is there twice.
    pub(crate) fn read(query: &'a str) -> Result<Self, LinkError> {
        Ok(Self(GameText::read(query, &KEYS)?.decoded_by(decode)))
    }

    /// The game. A missing key has its value of the first visit's table.
    pub(crate) fn game(&self) -> Result<Game, LinkError> {
        let via = self.word(VIA, [LINK, CHALLENGE])?;
        let (by_link, is_challenge) = (via == Some(LINK), via == Some(CHALLENGE));
        let mut usual = MatchConfig::default();
        if by_link {
            usual.players = [(); 2].map(|()| Player::Person(None));
        }
        let mut table = self.table(usual)?;
        table.is_challenge = is_challenge && table.only_person().is_some();
        if table.board.is_stuck() {
            return Err(LinkError::NoMove);
        }
        let is_computer = |player: &Player| matches!(player, Player::Computer(_));
        if by_link && table.players.iter().any(is_computer) {
            return Err(LinkError::Computer);
        }
        let game = Game::seated(self.0.game_from(table.board)?, table);
        // The reader of a game by link makes the next move.
        let due = game.to_move();
        Ok(if by_link { game.by_link(due) } else { game })
    }

    /// The moves to the board of a screen that studies positions.
    pub(crate) fn line(&self) -> Result<Game, LinkError> {
        let table = self.table(MatchConfig::default())?;
        let played = self.0.game_from(table.board)?;
        Ok(Game::seated(played, table).anonymous())
    }

    /// How the game tree of the board is shown.
    pub(crate) fn tree_view(&self) -> Result<TreeView, LinkError> {
        Ok(self.read_by(TREE, TreeView::read)?.unwrap_or_default())
    }

    /// The number of the move at which a review is opened, if the link has one.
    pub(crate) fn at(&self) -> Result<Option<usize>, LinkError> {
        self.read_by(AT, digits_only)
    }

    /// Whether the screen is enlarged.
    pub(crate) fn is_large(&self) -> bool {
        self.0.raw(SCREEN) == Some(BIG)
    }

    /// The rule for the last stone, if the link has one.
    pub(crate) fn convention(&self) -> Result<Option<Convention>, LinkError> {
        Ok(self.0.convention()?)
    }

    /// Whether there are hints.
    pub(crate) fn hints(&self) -> Result<bool, LinkError> {
        Ok(self.word(HINTS, [ON, OFF])? != Some(OFF))
    }

    /// The value of a key by this reader, which returns `None` for a text that may not stand there.
    fn read_by<T>(
        &self,
        key: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, LinkError> {
        let text = self.0.value(key)?;
        text.map(|text| read(&text).ok_or_else(|| LinkError::unknown(key, &text)))
            .transpose()
    }

    /// The value of a key that can be one of two words.
    fn word(
        &self,
        key: &'static str,
        words: [&'static str; 2],
    ) -> Result<Option<&'static str>, LinkError> {
        self.read_by(key, |text| words.into_iter().find(|&word| word == text))
    }

    /// The table; a missing key has its value in `usual`.
    fn table(&self, usual: MatchConfig) -> Result<MatchConfig, LinkError> {
        let text = &self.0;
        let heaps = text.heaps()?;
        let heaps = heaps.unwrap_or_else(|| usual.board.heaps().to_vec());
        let rules = Rules {
            convention: text.convention()?.unwrap_or(usual.board.rules().convention),
            takes: self
                .read_by(TAKE, |text| text.parse().ok())?
                .unwrap_or_default(),
        };
        let board = Position::new(&heaps, rules).map_err(GameTextError::Board)?;
        let seat = |text: &str| Seat::BOTH.into_iter().find(|&seat| key(seat) == text);
        let first = self.read_by(FIRST, seat)?.unwrap_or(usual.first);
        let hints = self.hints()?;
        let mut players = usual.players;
        let mut names = names(text)?;
        for seat in Seat::BOTH {
            let seated = &mut players[seat.index()];
            if let Some(player) = self.read_by(key(seat), player)? {
                *seated = player;
            }
            if let Player::Person(name) = seated {
                *name = names[seat.index()].take();
            }
        }
        Ok(MatchConfig {
            board,
            players,
            first,
            hints,
            is_challenge: false,
        })
    }
}

/// The key that enlarges the analysis for a class, and its one value.
const SCREEN: &str = "screen";
const BIG: &str = "big";

/// The first `key=value` of this query that the screen with these keys cannot use.
pub(crate) fn ignored_pair(query: &str, keys: &str) -> Option<String> {
    let mut pairs = query.split('&').filter(|pair| !pair.is_empty());
    let ignored = pairs.find(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        let is_read = keys.split(' ').any(|known| known == key);
        !is_read && ![LANGUAGE, EMBED].contains(&key) || key == SCREEN && value != BIG
    });
    ignored.map(str::to_owned)
}

/// Writes the fragment that leads to this game, leaving out all that is as on the first visit's
/// table: the untouched first visit is `#/play`.
pub fn write_link(game: &Game) -> String {
    write_game(PLAY, game, None)
}

/// Writes the fragment that opens a screen with this game, at this move if there is one. `screen` is the part before the
/// `?`.
pub(crate) fn write_game(screen: &str, game: &Game, at: Option<usize>) -> String {
    let (table, usual) = (game.config(), MatchConfig::default());
    let rules = table.board.rules();
    let mut link = screen.to_owned();
    let mut sign = "?";
    let mut add = |key: &str, value: &str| {
        for part in [sign, key, "=", value] {
            link.push_str(part);
        }
        sign = "&";
    };
    if table.board.heaps() != usual.board.heaps() {
        add(HEAPS, &write_heaps(table.board.heaps()));
    }
    if rules.convention != usual.board.rules().convention {
        add(RULE, &rules.convention.to_string());
    }
    if rules.takes != Takes::Any {
        add(TAKE, &rules.takes.to_string());
    }
    for seat in Seat::BOTH {
        let word = player_word(table.player(seat));
        if word != player_word(usual.player(seat)) {
            add(key(seat), word);
        }
    }
    if table.first == Seat::Two {
        add(FIRST, key(Seat::Two));
    }
    if table.is_by_link() && screen == PLAY {
        add(VIA, LINK);
    }
    if table.is_challenge && screen == PLAY {
        add(VIA, CHALLENGE);
    }
    if !table.hints {
        add(HINTS, OFF);
    }
    if !game.moves().is_empty() {
        add(MOVES, &write_moves(game.moves()));
    }
    let names = Seat::BOTH.map(|seat| match table.player(seat) {
        Player::Person(Some(name)) | Player::Remote(Some(name)) => {
            utf8_percent_encode(name.as_str(), NON_ALPHANUMERIC).to_string()
        }
        _ => String::new(),
    });
    if names.iter().any(|name| !name.is_empty()) {
        add(NAMES, names.join(",").trim_end_matches(','));
    }
    if let Some(at) = at {
        add(AT, &at.to_string());
    }
    link
}

/// The fragment in the address while this game is on the table: empty on the first visit's table before the first move,
/// and otherwise as [`write_link`] writes it.
pub fn own_link(game: &Game) -> String {
    if game.ply() == 0 && *game.config() == MatchConfig::default() {
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
    /// The text of this part is none of those that may stand there.
    Unknown {
        /// What stands before the text: a key such as `via`, or the beginning of a path such as `#/learn`, and `#/` where
        /// there is no such screen.
        part: &'static str,
        text: String,
    },
    /// The fragment was followed, except this key with its value, which no screen can use.
    Ignored(String),
    /// A key occurs twice or cannot be percent-decoded, or the heaps, rule, board or moves cannot be used.
    Game(GameTextError),
    /// The board has stones, but no move from the start.
    NoMove,
    /// A computer cannot be sent a link.
    Computer,
    /// The codes of the names are no text.
    NamesEncoding,
    Name(NameError),
}

impl From<GameTextError> for LinkError {
    fn from(error: GameTextError) -> Self {
        Self::Game(error)
    }
}

impl LinkError {
    /// Whether the link was not followed.
    pub const fn refuses(&self) -> bool {
        !matches!(self, Self::Ignored(_))
    }

    pub(crate) fn unknown(part: &'static str, text: &str) -> Self {
        let text = text.to_owned();
        Self::Unknown { part, text }
    }
}

/// The keys of a link beside those of the engine's notation.
const KEYS: [&str; 11] = [
    AT, ONE, TWO, FIRST, VIA, HINTS, NAMES, SCREEN, TREE, LANGUAGE, EMBED,
];

/// The key of the language, which the page reads before it starts (`src/scripts/head.js`).
const LANGUAGE: &str = "lang";

/// The key that leaves out the main menu, for a page in a frame. It is read before the page starts, too.
const EMBED: &str = "embed";

/// The language in the fragment of an address, in small letters and without its country.
///
/// ```
/// assert_eq!(nim_game::language_of("#/play?heaps=3&lang=de-AT"), Some("de".to_owned()));
/// assert_eq!(nim_game::language_of("#/play?heaps=3"), None);
/// ```
pub fn language_of(fragment: &str) -> Option<String> {
    let (_, query) = split(fragment);
    let mut pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    // As `head.js` does, before anything else of the link is read.
    let is_language = |key: &str| {
        let key = key.strip_prefix("amp;").unwrap_or(key);
        key.eq_ignore_ascii_case(LANGUAGE)
    };
    let tag = pairs.find_map(|(key, value)| is_language(key).then_some(value))?;
    let language = tag.split(|sign: char| !sign.is_ascii_alphanumeric()).next();
    language.map(str::to_ascii_lowercase)
}

const FIRST: &str = "first";
pub(crate) const NAMES: &str = "names";

/// The key for whether a game is played with hints, and its values.
const HINTS: &str = "hints";
const ON: &str = "on";
const OFF: &str = "off";

/// The key for the move at which a review is opened.
const AT: &str = "at";

/// The key that says how a game tree is shown.
const TREE: &str = "tree";

/// The keys of the engine's notation.
const HEAPS: &str = "heaps";
const RULE: &str = "rule";
const TAKE: &str = "take";
const MOVES: &str = "moves";

/// The key for what a friend has sent: a game by link, or a challenge.
const VIA: &str = "via";
const LINK: &str = "link";
const CHALLENGE: &str = "challenge";

/// The screen of the table.
const PLAY: &str = "#/play";

/// The largest length in bytes. No game needs more: sixty stones, taken one by one, every
/// character percent-encoded, stay below. A longer fragment is not read.
pub(crate) const LONGEST: usize = 1 << 16;

pub(crate) fn decode(text: &str) -> Option<Cow<'_, str>> {
    percent_decode_str(text).decode_utf8().ok()
}

fn names(text: &GameText<'_>) -> Result<[Option<Name>; 2], LinkError> {
    let mut names = [None, None];
    let written = text.raw(NAMES).unwrap_or_default();
    let too_many = || LinkError::unknown(NAMES, &decode(written).unwrap_or(written.into()));
    // The comma parts the names before they are decoded, so that a name may hold one.
    for (index, name) in written.split(',').enumerate() {
        let slot = names.get_mut(index).ok_or_else(too_many)?;
        // Some programs write a space as `+`.
        let name = name.split('+').collect::<Vec<_>>().join(" ");
        let name = decode(&name).ok_or(LinkError::NamesEncoding)?;
        *slot = Name::parse(&name).map_err(LinkError::Name)?;
    }
    Ok(names)
}

/// The keys of the players; as values they are seats.
const ONE: &str = "one";
const TWO: &str = "two";

const fn key(seat: Seat) -> &'static str {
    match seat {
        Seat::One => ONE,
        Seat::Two => TWO,
    }
}

const HUMAN: &str = "human";

/// The word for a player in a link, without a name.
fn player_word(player: &Player) -> &'static str {
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

/// The ASCII digit that a digit of another script means; any other character as it is. The scripts are those that
/// keyboards offer instead of ASCII: full width, Arabic, Persian, Devanagari and Bengali.
pub(crate) fn ascii_digit(character: char) -> char {
    let value = ['０', '٠', '۰', '०', '০'].into_iter().find_map(|zero| {
        let value = u32::from(character).checked_sub(zero.into())?;
        char::from_digit(value, 10)
    });
    value.unwrap_or(character)
}
