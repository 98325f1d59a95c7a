//! What the page shows, as a value and as the fragment of an address: `#/tree?heaps=4&rule=misere&take=3`.

use std::fmt::{self, Display, Formatter};
use std::num::NonZeroU32;
use std::str::FromStr;

use nim_engine::{Convention, Position, Takes, write_moves};

use crate::cleaned::cleaned;
use crate::link::{Query, ignored_pair, split, write_game, write_link};
use crate::puzzle::Address;
use crate::teach::{Chapter, Place, Step, Worksheet, board, place_on, taking};
use crate::tree::TreeView;
use crate::{Game, LinkError, MatchConfig, Seat, Turn};

/// The screen of the page: the table or another one, with all that its address says.
///
/// ```
/// use nim_game::Route;
///
/// let address = "#/analyse?heaps=3,5,7&rule=misere";
/// let route: Route = address.parse().unwrap();
/// assert_eq!(route, Route::analysis("heaps=3,5,7&rule=misere".parse().unwrap()));
/// assert_eq!(route.to_string(), address);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// The table, with the game of a link. Without one it is as it was left: `#/`.
    Play(Option<Box<Game>>),
    /// The analysis of a board.
    Analysis {
        /// The moves that lead to the board, made by two people without names.
        line: Box<Game>,
        /// Whether the screen is enlarged for a class.
        is_large: bool,
    },
    /// The game tree of a board.
    Tree {
        /// The moves that lead to the board, made by two people without names.
        line: Box<Game>,
        /// How the tree is shown.
        view: TreeView,
    },
    /// The review of a game.
    Review {
        game: Box<Game>,
        /// The number of the move that is looked at; 0 is the board before the first. `None` for the move at which a
        /// review opens.
        at: Option<usize>,
    },
    /// The list of the steps of the path. Without a rule here, the rule of the table holds.
    Path(Option<Convention>),
    /// A step of the path. Without a rule here, the rule of the table holds.
    Step(Step, Option<Convention>),
    /// Why the first or the second player can always win on this board, in blocks and partners.
    Why(Box<Position>),
    /// The list of the chapters.
    Lessons,
    Chapter(Chapter),
    /// The history of Nim.
    History,
    /// The page for teachers.
    Teachers,
    Puzzle {
        /// Which one.
        address: Address,
        /// Whether the puzzle has hints.
        hints: bool,
    },
    /// A sheet to print.
    Print(Worksheet),
    /// The results of games, and the saved data.
    Statistics,
    /// The list of all that has no section of its own.
    More,
}

/// A change of what an open screen shows. Its entry in the history stays.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Another line, or another moment of the line, in the analysis or the tree.
    Line(Box<Game>),
    /// The analysis is enlarged for a class, or is no longer.
    Enlarge(bool),
    /// The tree is shown in another way.
    View(TreeView),
    /// The review goes to the move of this number; 0 is the board before the first.
    Move(usize),
    /// The path has this rule.
    Rule(Convention),
    /// Another sheet to print.
    Sheet(Worksheet),
    /// The puzzle that was found at the address of the route, such as that of today.
    Puzzle(Address),
}

impl Route {
    /// The names of the screens in addresses, the table left out.
    pub const SCREENS: [&str; 9] = [
        "analyse",
        "tree",
        "path",
        "learn",
        "puzzle",
        "review",
        "statistics",
        "more",
        "print",
    ];

    /// The table as it was left.
    pub const TABLE: Self = Self::Play(None);

    /// The analysis of this board, with the first player to move.
    pub fn analysis(board: Position) -> Self {
        Self::analysis_line(Game::study(board, Seat::One))
    }

    /// The analysis of the board that these moves lead to.
    pub fn analysis_line(line: Game) -> Self {
        Self::Analysis {
            line: line.into(),
            is_large: false,
        }
    }

    /// The tree of the board that these moves lead to.
    pub fn tree(line: Game) -> Self {
        Self::Tree {
            line: line.into(),
            view: TreeView::default(),
        }
    }

    /// The route to a lesson or a puzzle.
    pub const fn lesson(place: Place) -> Self {
        match place {
            Place::Step(convention, step) => Self::Step(step, Some(convention)),
            Place::Chapter(chapter) => Self::Chapter(chapter),
            Place::Puzzle(address) => Self::puzzle(address),
        }
    }

    /// The route to why this board is won or lost. Blocks explain games without a limit; the others have a chapter.
    pub fn why(board: &Position) -> Self {
        match place_on(board) {
            Place::Step(..) => Self::Why((*board).into()),
            chapter => Self::lesson(chapter),
        }
    }

    /// The puzzle with hints.
    pub const fn puzzle(address: Address) -> Self {
        let hints = true;
        Self::Puzzle { address, hints }
    }

    /// The review of this game, with all its people at this screen.
    pub fn review(game: &Game) -> Self {
        Self::Review {
            game: game.clone().with_local_players().into(),
            at: None,
        }
    }

    /// The analysis of the moves of this game up to its current board, or up to its first board if the game is over;
    /// enlarged for a class or not. While a game without hints goes on, it is the analysis that opens without a board.
    pub fn analysis_of(game: &Game, is_large: bool) -> Self {
        let line = studied(game).unwrap_or_else(|| Game::study(first_analysed(), Seat::One));
        let line = line.into();
        Self::Analysis { line, is_large }
    }

    /// The game tree of the board of this game, chosen as in [`analysis_of`](Self::analysis_of).
    pub fn tree_of(game: &Game) -> Self {
        Self::tree(studied(game).unwrap_or_else(|| Game::study(first_tree(), Seat::One)))
    }

    /// Changes what the screen shows. A change of another screen does nothing.
    pub fn edit(&mut self, edit: Edit) {
        match (self, edit) {
            (Self::Analysis { line, .. } | Self::Tree { line, .. }, Edit::Line(to)) => *line = to,
            (Self::Analysis { is_large, .. }, Edit::Enlarge(enlarged)) => *is_large = enlarged,
            (Self::Tree { view, .. }, Edit::View(shown)) => *view = shown,
            (Self::Review { at, .. }, Edit::Move(number)) => *at = Some(number),
            (Self::Path(rule), Edit::Rule(chosen)) => *rule = Some(chosen),
            (Self::Print(sheet), Edit::Sheet(chosen)) => *sheet = chosen,
            (Self::Puzzle { address, .. }, Edit::Puzzle(found)) => *address = found,
            _ => {}
        }
    }

    /// The lesson or the puzzle that the route opens, if it opens one. `usual` is the rule of the table.
    pub fn place(&self, usual: Convention) -> Option<Place> {
        match *self {
            Self::Step(step, convention) => Some(Place::Step(convention.unwrap_or(usual), step)),
            Self::Chapter(chapter) => Some(Place::Chapter(chapter)),
            Self::Puzzle { address, .. } => Some(Place::Puzzle(address)),
            _ => None,
        }
    }

    /// Whether a player who opens this route during a turn of this game gets help by it.
    pub fn helps(&self, game: &Game) -> bool {
        let is_studied =
            |board: &Position| studied(game).is_some_and(|line| line.position() == board);
        match self {
            Self::Analysis { line, .. } | Self::Tree { line, .. } => is_studied(line.position()),
            Self::Why(board) => is_studied(board),
            Self::Review { game: seen, .. } => {
                let game = game.clone().with_local_players();
                seen.moves() == game.moves() && seen.config() == game.config()
            }
            Self::Play(_)
            | Self::Path(_)
            | Self::Step(..)
            | Self::Lessons
            | Self::Chapter(_)
            | Self::History
            | Self::Teachers
            | Self::Puzzle { .. }
            | Self::Print(_)
            | Self::Statistics
            | Self::More => false,
        }
    }
}

/// The board of the analysis without a query: that of the nim-sum page.
fn first_analysed() -> Position {
    board(&[1, 3, 5, 7], Convention::Normal)
}

/// The board of the game tree without a query: that of the article on minimax.
fn first_tree() -> Position {
    let three = NonZeroU32::MIN.saturating_add(2);
    taking(&[4], Convention::Misere, Takes::UpTo(three))
}

/// The moves to study: those up to the current board, or all of them taken back if the game is over. `None` if the game
/// is without hints.
fn studied(game: &Game) -> Option<Game> {
    let line = match game.turn() {
        Turn::Over { .. } => game.back_to(0),
        _ => game.without_undone(),
    };
    (!game.is_without_hints()).then(|| line.anonymous())
}

impl FromStr for Route {
    type Err = LinkError;

    /// Reads the fragment of an address that has arrived, with or without its `#`, and undoes what other programs have
    /// made of it.
    ///
    /// A missing key of a game has its value of the [first visit's table](crate::MatchConfig::default). An unknown key
    /// is ignored ([`ignored_part`]).
    ///
    /// # Errors
    /// Names the part of the fragment at fault. A repeated key is refused, because either value could be meant.
    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        Self::read(&cleaned(fragment)?)
    }
}

/// The first `key=value` of a fragment that its screen cannot use. The screen of the fragment opens without it.
pub fn ignored_part(fragment: &str) -> Option<String> {
    let fragment = cleaned(fragment).ok()?;
    let (path, query) = split(&fragment);
    let (screen, part) = path.split_once('/').unwrap_or((path, ""));
    let keys = match screen {
        "play" => "heaps rule take first moves one two via hints names",
        "review" => "heaps rule take first moves one two via hints names at",
        "analyse" | "analysis" => "heaps rule take first moves screen",
        "tree" => "heaps rule take first moves tree",
        "path" if part == "why" => "heaps rule take first moves",
        "path" => "rule hints",
        "learn" | "lessons" | "puzzle" | "puzzles" => "hints",
        "print" => "rule",
        _ => "",
    };
    ignored_pair(query?, keys)
}

impl Route {
    /// Reads a fragment as the page writes it itself.
    ///
    /// # Errors
    /// Those of `from_str`.
    pub(crate) fn read(fragment: &str) -> Result<Self, LinkError> {
        let (path, query) = split(fragment);
        if (path, query) == ("", None) {
            return Ok(Self::TABLE);
        }
        let (screen, part) = path.split_once('/').unwrap_or((path, ""));
        let has_query = query.is_some();
        let written = query.unwrap_or_default();
        let read_query = || Query::read(written);
        match screen {
            "play" if part.is_empty() => Ok(Self::Play(Some(read_query()?.game()?.into()))),
            "analyse" | "analysis" if !has_query => Ok(Self::analysis(first_analysed())),
            "analyse" | "analysis" => {
                let query = read_query()?;
                let (line, is_large) = (query.line()?.into(), query.is_large());
                Ok(Self::Analysis { line, is_large })
            }
            "tree" if !has_query => Ok(Self::tree(Game::study(first_tree(), Seat::One))),
            "tree" => {
                let query = read_query()?;
                let (line, view) = (query.line()?.into(), query.tree_view()?);
                Ok(Self::Tree { line, view })
            }
            "review" => {
                let query = read_query()?;
                Ok(Self::Review {
                    game: query.game()?.with_local_players().into(),
                    at: query.at()?,
                })
            }
            "path" => {
                let query = read_query()?;
                query.hints()?;
                let convention = query.convention()?;
                match part {
                    "" => Ok(Self::Path(convention)),
                    "why" => Ok(Self::why(query.line()?.position())),
                    part => Ok(Self::Step(step(part)?, convention)),
                }
            }
            "learn" | "lessons" => {
                read_query()?.hints()?;
                match part {
                    "" => Ok(Self::Lessons),
                    "history" => Ok(Self::History),
                    "teachers" => Ok(Self::Teachers),
                    name => Chapter::of(name)
                        .map(Self::Chapter)
                        .ok_or_else(|| LinkError::unknown("#/learn", name)),
                }
            }
            "puzzle" | "puzzles" => {
                let hints = read_query()?.hints()?;
                let address = Address::read(part);
                address
                    .map(|address| Self::Puzzle { address, hints })
                    .ok_or_else(|| LinkError::unknown("#/puzzle", part))
            }
            "print" => {
                let convention = read_query()?.convention()?.unwrap_or(Convention::Misere);
                Worksheet::read(part, convention)
                    .map(Self::Print)
                    .ok_or_else(|| LinkError::unknown("#/print", path))
            }
            "statistics" => Ok(Self::Statistics),
            "more" => Ok(Self::More),
            _ => Err(LinkError::unknown("#/", path)),
        }
    }
}

fn step(part: &str) -> Result<Step, LinkError> {
    let is_number = !part.starts_with(['+', '0']);
    let step = part.parse().ok().filter(|_| is_number);
    let step = step.and_then(Step::of);
    step.ok_or_else(|| LinkError::unknown("#/path", part))
}

impl Display for Route {
    /// Writes the fragment of the route, leaving out all that is as on the first visit's table.
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(None) => to.write_str("#/"),
            Self::Play(Some(game)) => to.write_str(&write_link(game)),
            Self::Analysis { line, is_large } => {
                write_line("analyse", line, to)?;
                to.write_str(if *is_large { "&screen=big" } else { "" })
            }
            Self::Tree { line, view } => {
                write_line("tree", line, to)?;
                if *view != TreeView::default() {
                    write!(to, "&tree={view}")?;
                }
                Ok(())
            }
            Self::Review { game, at } => to.write_str(&write_game("#/review", game, *at)),
            Self::Path(convention) => {
                to.write_str("#/path")?;
                write_rule(*convention, to)
            }
            Self::Step(step, convention) => {
                write!(to, "#/path/{}", step.number())?;
                write_rule(*convention, to)
            }
            Self::Why(board) => write!(to, "#/path/why?{board}"),
            Self::Lessons => to.write_str("#/learn"),
            Self::Chapter(chapter) => write!(to, "#/learn/{}", chapter.name()),
            Self::History => to.write_str("#/learn/history"),
            Self::Teachers => to.write_str("#/learn/teachers"),
            Self::Puzzle { address, hints } => {
                let hints = if *hints { "" } else { "?hints=off" };
                write!(to, "#/puzzle{address}{hints}")
            }
            Self::Print(sheet) => write!(to, "#/print/worksheet/{sheet}?rule={}", sheet.convention),
            Self::Statistics => to.write_str("#/statistics"),
            Self::More => to.write_str("#/more"),
        }
    }
}

fn write_line(screen: &str, line: &Game, to: &mut Formatter<'_>) -> fmt::Result {
    let MatchConfig { board, first, .. } = line.config();
    let first = match first {
        Seat::One => "",
        Seat::Two => "&first=two",
    };
    write!(to, "#/{screen}?{board}{first}")?;
    if line.ply() > 0 {
        write!(to, "&moves={}", write_moves(line.moves()))?;
    }
    Ok(())
}

fn write_rule(convention: Option<Convention>, to: &mut Formatter<'_>) -> fmt::Result {
    convention.map_or(Ok(()), |convention| write!(to, "?rule={convention}"))
}
