//! One game as a value, and all that a page keeps of a person: links, saves, settings, statistics, reviews,
//! lessons, the path, puzzles and the game tree.
//!
//! Nothing in here knows a browser, a clock, chance or a sentence. Dates, seeds and random generators come
//! from the caller, and errors are types. Read [`reduce()`] first: it is the only way from one [`GameState`]
//! to the next.
//!
//! ```
//! use nim_game::{GameAction, GameState, Turn, reduce, write_link};
//!
//! let opened = GameState::opening("#/play?heaps=1,2&two=human&rule=normal").unwrap();
//! let chosen = reduce(opened, GameAction::Choose("B1".parse().unwrap()));
//! let taken = reduce(chosen, GameAction::Take);
//! assert_eq!(taken.game.position().heaps(), [1, 1]);
//! assert!(matches!(taken.game.turn(), Turn::Person(_)));
//! assert_eq!(write_link(&taken.game), "#/play?heaps=1,2&rule=normal&two=human&moves=B1");
//! ```

#![allow(
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "an unused value is easy to see; `must_use` marks methods that look as if they changed a value in place"
)]

#[macro_use]
mod words;

mod action;
pub mod blocks;
mod choices;
mod cleaned;
mod form;
mod history;
pub mod lanes;
mod link;
mod next_action;
pub mod puzzle;
mod reduce;
mod review;
mod route;
pub mod save;
mod settings;
mod sharing;
mod state;
pub mod statistics;
mod table;
mod task_board;
pub mod teach;
mod training;
pub mod tree;

pub use action::GameAction;

pub use choices::{Against, BoardChoice, Opener, PRESETS, Preset, SETS, set};
pub use form::{FieldError, Form, FormAction, FormErrors, read_sizes, read_takes};
pub use history::{Game, Turn};
pub use link::{LinkError, follow_link, language_of, own_link, write_link};
pub use next_action::{NextAction, Order};
pub use reduce::{apply, reduce};
pub use review::{Judged, Review, Turning, Worth};
pub use route::{Edit, Route, ignored_part};
pub use save::{Save, SaveError, SaveSummary, saves_equal};
pub use settings::{Look, Pace, Setting, Settings, Switch, Theme};
pub use sharing::Shareable;
pub use state::{Autoplay, GameState, Help, HintLevel, Notice, TryOut, TurnToken};
pub use statistics::Statistics;
pub use table::{MatchConfig, Name, NameError, Player, Seat};
pub use training::{BENCHMARK_GAMES, LearnerTraining, Score, opponent, train_on};
pub use tree::TreeExplorer;
