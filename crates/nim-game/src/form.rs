//! The setup as a person fills it in. The form stores the typed text, and reads it into a
//! [`MatchConfig`] on demand.

use nim_engine::{
    BoardError, Convention, Position, Rules, Strategy, Takes, parse_heaps, write_heaps,
};

use super::link::ascii_digit;
use super::{
    Against, BoardChoice, MatchConfig, Name, NameError, Opener, PRESETS, Player, Route, Seat,
};

/// The strategies in a form, until a person or a table chooses others.
const DEFAULT_STRATEGIES: [Strategy; 2] = [Strategy::Perfect, Strategy::Casual];

/// The fields of the setup, as they stand on the screen. Nothing typed is lost while it is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Against whom.
    pub against: Against,
    /// How the computer plays, by [`Seat::index`]; the first matters where two computers play.
    pub strategies: [Strategy; 2],
    /// The names as typed, by [`Seat::index`]. The second is used only against a friend.
    pub names: [String; 2],
    pub board: BoardChoice,
    /// The sizes of a custom board, as typed.
    pub sizes: String,
    /// The effect of the last stone.
    pub convention: Convention,
    /// The most stones a turn, or the numbers that it may take, as typed; blank for any number.
    pub limit: String,
    /// The player who starts.
    pub opener: Opener,
}

/// The new value of a field of the form, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormAction {
    Against(Against),
    Strategy(Seat, Strategy),
    Name(Seat, String),
    Board(BoardChoice),
    Sizes(String),
    Convention(Convention),
    Limit(String),
    Opener(Opener),
}

/// The errors of a form, field by field; there is at least one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FormErrors {
    /// The names, by [`Seat::index`].
    pub names: [Option<NameError>; 2],
    /// The sizes of a custom board.
    pub sizes: Option<FieldError>,
    /// The numbers that a turn may take.
    pub limit: Option<FieldError>,
}

/// An error in the sizes of a custom board, or in what a turn may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// The field is blank.
    Missing,
    /// An item in it is no heap size.
    NotAHeap {
        /// Which item, counted from 1.
        item: usize,
        /// The item as it was written.
        text: String,
    },
    /// This heap, counted from 0, has no stones.
    Empty(usize),
    /// The board is out of the bounds of the page.
    Board(BoardError),
    /// The text is neither a limit nor a set of numbers.
    Takes,
    /// No heap has as many stones as the smallest number that a turn may take.
    NoMove,
}

impl Form {
    /// The form for this table. If one person plays at this device, the form has that person start.
    pub fn of(table: &MatchConfig) -> Self {
        let rules = table.board.rules();
        let heaps = table.board.heaps();
        let limit = rules.takes.to_string();
        let board = BoardChoice::of(heaps, &limit);
        let (against, strategies) = match table.strategies() {
            [None, None] if table.is_by_link() => (Against::Link, DEFAULT_STRATEGIES),
            [None, None] => (Against::Friend, DEFAULT_STRATEGIES),
            [Some(one), Some(two)] => (Against::Watch, [one, two]),
            [Some(only), None] | [None, Some(only)] => {
                (Against::Computer, [DEFAULT_STRATEGIES[0], only])
            }
        };
        let mut names = Seat::BOTH.map(|seat| match table.player(seat) {
            Player::Person(Some(name)) | Player::Remote(Some(name)) => name.as_str().to_owned(),
            _ => String::new(),
        });
        // In the form the person at this device is always seat One. On a table from a link they may be seat Two.
        let reader = table.reader();
        if reader == Some(Seat::Two) {
            names.swap(0, 1);
        }
        let first = if reader == Some(Seat::Two) {
            table.first.other()
        } else {
            table.first
        };
        Self {
            against,
            strategies,
            names,
            board,
            sizes: write_heaps(heaps),
            convention: rules.convention,
            limit,
            opener: Opener::Seat(first),
        }
    }

    /// Chooses a board with its usual limit, unless a person has typed another limit.
    fn choose(&mut self, board: BoardChoice) {
        let before = std::mem::replace(&mut self.board, board);
        if self.limit == before.usual_limit() {
            self.limit = board.usual_limit();
        }
    }

    /// The form after a field was filled in.
    #[must_use]
    pub fn after(mut self, action: FormAction) -> Self {
        match action {
            FormAction::Against(against) => self.against = against,
            FormAction::Strategy(seat, strategy) => self.strategies[seat.index()] = strategy,
            FormAction::Name(seat, name) => self.names[seat.index()] = name,
            FormAction::Board(board) => self.choose(board),
            FormAction::Sizes(sizes) => self.sizes = sizes,
            FormAction::Convention(convention) => self.convention = convention,
            FormAction::Limit(limit) => self.limit = limit,
            FormAction::Opener(opener) => self.opener = opener,
        }
        self
    }

    /// The seats whose people are asked for their names.
    pub fn seats(&self) -> &'static [Seat] {
        match self.against {
            Against::Computer => &Seat::BOTH[..1],
            Against::Friend | Against::Link => &Seat::BOTH,
            Against::Watch => &[],
        }
    }

    /// Reads the form. For [`Opener::Either`] seat One starts if `coin` is true, and otherwise seat Two.
    ///
    /// # Errors
    /// Gives the error of each unusable field.
    pub fn table(&self, coin: bool) -> Result<MatchConfig, FormErrors> {
        let mut errors = FormErrors::default();
        let names = [0, 1].map(|index| {
            if index >= self.seats().len() {
                return None;
            }
            Name::parse(&self.names[index]).unwrap_or_else(|error| {
                errors.names[index] = Some(error);
                None
            })
        });
        let takes = read_takes(&self.limit).map_err(|error| {
            errors.limit = Some(error);
        });
        let heaps = self.heaps().unwrap_or_else(|error| {
            errors.sizes = Some(error);
            Vec::new()
        });
        let rules = Rules {
            convention: self.convention,
            takes: takes.unwrap_or_default(),
        };
        let board = Position::new(&heaps, rules).map_err(|error| {
            errors.sizes.get_or_insert(FieldError::Board(error));
        });
        if board.as_ref().is_ok_and(Position::is_stuck) {
            // The sizes of a preset have no field.
            let field = match self.board {
                BoardChoice::Own => &mut errors.sizes,
                BoardChoice::Preset(_) => &mut errors.limit,
            };
            *field = Some(FieldError::NoMove);
        }
        match board {
            Ok(board) if errors == FormErrors::default() => {
                let [one, two] = names;
                let [computer_one, computer_two] = self.strategies.map(Player::Computer);
                let players = match self.against {
                    Against::Computer => [Player::Person(one), computer_two],
                    Against::Friend => [Player::Person(one), Player::Person(two)],
                    Against::Link => [Player::Person(one), Player::Remote(two)],
                    Against::Watch => [computer_one, computer_two],
                };
                let first = match self.opener {
                    Opener::Seat(seat) => seat,
                    Opener::Either if coin => Seat::One,
                    Opener::Either => Seat::Two,
                };
                Ok(MatchConfig {
                    board,
                    players,
                    first,
                    hints: true,
                    is_challenge: false,
                })
            }
            _ => Err(errors),
        }
    }

    fn heaps(&self) -> Result<Vec<u32>, FieldError> {
        match self.board {
            BoardChoice::Preset(index) => Ok(PRESETS[index].heaps.to_vec()),
            BoardChoice::Own => {
                let heaps = read_sizes(&self.sizes)?;
                match heaps.iter().position(|&size| size == 0) {
                    Some(heap) => Err(FieldError::Empty(heap)),
                    None => Ok(heaps),
                }
            }
        }
    }
}

/// Reads sizes as people write them, or those of the board in a link of the page.
///
/// # Errors
/// The text is blank, or an item is no size.
pub fn read_sizes(sizes: &str) -> Result<Vec<u32>, FieldError> {
    if let Some(board) = linked_board(sizes) {
        return Ok(board.heaps().to_vec());
    }
    if sizes.trim().is_empty() {
        return Err(FieldError::Missing);
    }
    parse_heaps(&listed(sizes, Hyphen::Separator)).map_err(|refused| FieldError::NotAHeap {
        item: refused.item,
        text: refused.text,
    })
}

/// Reads a limit or a set of numbers as people write it, or that of a link of the page; blank for any number.
///
/// # Errors
/// The text is neither, or has a number that is too large.
pub fn read_takes(text: &str) -> Result<Takes, FieldError> {
    if let Some(board) = linked_board(text) {
        return Ok(board.rules().takes);
    }
    if text.trim().is_empty() {
        return Ok(Takes::Any);
    }
    let takes: Takes = listed(text, Hyphen::Range)
        .parse()
        .map_err(|_| FieldError::Takes)?;
    takes.check().map_err(FieldError::Board)?;
    Ok(takes)
}

/// The board to which a link of the page leads.
fn linked_board(text: &str) -> Option<Position> {
    let (_, fragment) = text.split_once('#')?;
    Some(match fragment.parse().ok()? {
        Route::Play(game) => game?.config().board,
        Route::Review { game, .. } => game.config().board,
        Route::Analysis { line, .. } | Route::Tree { line, .. } => *line.position(),
        Route::Why(board) => *board,
        _ => return None,
    })
}

/// What a hyphen between two numbers means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hyphen {
    /// A separator like a comma: `3-5-7`.
    Separator,
    /// A range: `1-3`.
    Range,
}

/// Numbers as people write them, `3 5 7`, `3; 5; 7`, `3.5.7`, `(3, 5, 7).` or `３、５、７`, as the list that the engine reads.
/// A minus before a number stays, so that it can be refused; so does an empty place.
fn listed(numbers: &str, hyphen: Hyphen) -> String {
    let dots_separate = numbers.matches('.').count() > 1 && !numbers.contains(',');
    let plain = numbers.chars().map(|character| match character {
        ';' | '，' | '、' | '；' | '،' => ',',
        '.' if dots_separate => ',',
        '‐' | '‑' | '–' | '—' | '−' | '－' => '-',
        '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>' | '「' | '」' | '!' | '（' | '）' | '"'
        | '\'' | '“' | '”' | '„' | '«' | '»' => ' ',
        other => ascii_digit(other),
    });
    let mut list = String::new();
    // A space separates numbers, unless a comma or a hyphen stands beside it.
    let mut has_space = false;
    for character in plain
        .collect::<String>()
        .trim()
        .trim_end_matches([',', '.', '。', ' '])
        .chars()
    {
        if character.is_whitespace() {
            has_space = true;
            continue;
        }
        let after_digit = list.ends_with(|before: char| before.is_ascii_digit());
        let separates =
            hyphen == Hyphen::Separator && character == '-' && after_digit && !has_space;
        let is_range = hyphen == Hyphen::Range && (character == '-' || list.ends_with('-'));
        if has_space && character != ',' && !list.ends_with(',') && !is_range {
            list.push(',');
        }
        has_space = false;
        list.push(if separates { ',' } else { character });
    }
    list
}
