//! The page's reading of an address and of a save, in words. Only this file names parts of the page.
//! After a renaming there, change these functions, but none of the words they return.

use std::fmt::{Debug, Display};

use nim::engine::{GameTextError, Position, write_heaps, write_moves};
use nim::game::puzzle::{Address, AddressError, Date, Kept, Today};
use nim::game::{
    Game, GameState, LinkError, LinkReason, Part, Player, Seat, SyncStatus, Turn, own_link,
    read_review, write_board, write_link, write_review,
};
use nim::route::Route;
use nim::screens::lessons::{self, LessonState, LessonsPlace, lesson_address};
use nim::screens::puzzles::{self, Given, PuzzlesAction, PuzzlesState};
use nim::screens::{analysis, review, tree};
use nim::state::AppState;
use nim::storage::Texts;

use super::data::{Facts, Kept as KeptTexts};
use super::plain_addresses::path;
use super::{CHANCE, TODAY, ZONE};
use crate::common::keeping::save;
use crate::common::read_address;

/// The result of a first visit to an address.
pub fn opened(address: &str) -> Facts {
    let page = read_address(AppState::opening(address));
    let error = page.table.link_error.as_ref();
    if let Some(error) = error.filter(|error| error.refuses()) {
        let mut facts = refused(address, error);
        facts.push(fact("table", write_link(&page.table.game)));
        return facts;
    }
    let Some(Screen { shown, board, step }) = screen(&page) else {
        let shown = own_link(&page.table.game);
        return of_screen("game", game(&page.table.game), &shown);
    };
    let step = step.map(|step| fact("step", step));
    let board = board.iter().flat_map(self::board).collect();
    let (name, facts) = match path(&shown)[..] {
        ["learn"] => ("lessons", Vec::new()),
        ["learn", "history"] => ("history", Vec::new()),
        ["learn", number] => (
            "lesson",
            [fact("lesson", number)].into_iter().chain(step).collect(),
        ),
        ["review"] => ("review", game(&read_review(&shown).unwrap())),
        [name, ..] => (name, board),
        [] => panic!("{address} leads to a screen that shows no address"),
    };
    of_screen(name, facts, &shown)
}

fn of_screen(name: &str, facts: Facts, shown: &str) -> Facts {
    let (screen, shown) = (fact("screen", name), fact("shown", shown));
    [vec![screen], facts, vec![shown]].concat()
}

/// The screen that is open beside the table.
struct Screen {
    /// The address that it shows.
    shown: String,
    /// The board, if there is one.
    board: Option<Position>,
    /// The step of its lesson, if it has one.
    step: Option<usize>,
}

#[allow(
    clippy::match_wildcard_for_single_variants,
    reason = "a screen that reads only its path needs no line here"
)]
fn screen(page: &AppState) -> Option<Screen> {
    let location = page.location.as_ref()?;
    let (route, fragment) = (location.route, &*location.fragment);
    let of_board = |board: Position| Screen {
        shown: write_board(route.name(), &board),
        board: Some(board),
        step: None,
    };
    let plain = |shown: String| Screen {
        shown,
        board: None,
        step: None,
    };
    Some(match route {
        Route::Analyse => of_board(analysis::read(fragment).unwrap()),
        Route::Tree => of_board(tree::read(fragment).unwrap().root().clone()),
        // Earlier builds had no path.
        Route::Path => return None,
        Route::Learn => match fragment.parse().unwrap() {
            LessonsPlace::List => plain(lessons::LIST.to_owned()),
            LessonsPlace::History => plain(lessons::HISTORY.to_owned()),
            LessonsPlace::Teachers => plain(lessons::TEACHERS.to_owned()),
            LessonsPlace::Lesson(lesson) => {
                let open = LessonState::resume(&lesson, &lessons::progress(page));
                Screen {
                    shown: lesson_address(open.lesson.number()),
                    board: open.lesson.state().map(position),
                    step: Some(open.place()),
                }
            }
        },
        Route::Puzzle => {
            let open = PuzzlesState::new(puzzles::read(fragment).unwrap());
            let open = open.after(PuzzlesAction::Begin(given()));
            let board = open.puzzles.as_ref().map(|puzzles| puzzles.state());
            Screen {
                board: board.map(position),
                ..plain(open.link())
            }
        }
        Route::Review => plain(write_review(
            nim::game::Review::of(&review::read(fragment).unwrap()).game(),
        )),
        route => plain(["#/", route.name()].concat()),
    })
}

fn position(state: &GameState) -> Position {
    state.game.position().clone()
}

/// A visit that resumes saved data.
pub struct Visit {
    /// The facts that the page reports of the current game, and others that it alone knows.
    pub facts: Facts,
    /// The texts that it saves.
    pub written: KeptTexts,
}

/// Resumes saved data at an address.
pub fn resumed(kept: &KeptTexts, address: &str) -> Visit {
    let text = |name: &str| kept.get(name).cloned();
    let texts = Texts {
        save: text("nim-save"),
        schools: text("nim-schools"),
        learned: text("nim-learned"),
    };
    let read = texts.read();
    let page = AppState::resuming(address, &texts);
    let archive = page.archive().unwrap();
    let stands = match archive.standing {
        SyncStatus::Kept => "kept",
        SyncStatus::Damaged => "damaged",
        SyncStatus::Newer => "newer",
        other => panic!("{other:?} is told by the browser"),
    };
    let [year, month, day] = TODAY;
    let today = Today {
        date: Date::new(year, month, day).unwrap(),
        zone: ZONE,
    };
    let mut facts = table(&page.table);
    if archive.has_counted(&page.table) {
        facts.push(fact("counted", "yes"));
    }
    facts.extend([
        fact("days in a row", archive.learned.puzzles.streak.days(today)),
        fact("version", read.version),
        fact("stands", stands),
    ]);
    facts.extend(archive.damaged.iter().map(|line| fact("damaged", line)));
    // The line is written unchanged, so only the page tells whether it knew it.
    let later = archive.others.iter();
    facts.extend(later.map(|(key, told)| fact("later", [key, " ", told].concat())));
    let save = save(&page, read.save.stamp);
    let written = [("nim-save", Part::Play), ("nim-schools", Part::Schools)]
        .map(|(name, part)| (name.to_owned(), save.write_part(part)));
    Visit {
        facts,
        written: written.into(),
    }
}

fn fact(name: &str, value: impl Display) -> String {
    format!("{name}={value}")
}

/// The name of a variant.
fn word(variant: impl Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

/// The data that only a browser knows.
fn given() -> Given {
    let [year, month, day] = TODAY;
    Given {
        today: Today {
            date: Date::new(year, month, day).unwrap(),
            zone: ZONE,
        },
        seed: CHANCE,
        page: String::new(),
        kept: Kept::default(),
    }
}

fn refused(address: &str, error: &LinkError) -> Facts {
    let (kind, key) = match error {
        LinkError::TooLong => ("length", None),
        LinkError::NoSuchScreen(_) => ("screen", None),
        LinkError::Game(error) => {
            let kind = match error {
                GameTextError::Repeated { .. } => "twice",
                GameTextError::Encoding { .. } => "codes",
                GameTextError::Value { key: "rule", .. } => "word",
                GameTextError::Value { .. } => "notation",
                GameTextError::Setup(_) => "board",
                GameTextError::Illegal { .. } => "illegal",
                GameTextError::Missing { .. } => panic!("{address} may leave out anything"),
            };
            (kind, Some(error.key()))
        }
        LinkError::Value { key, reason } => {
            let kind = match reason {
                LinkReason::Word(_) => "word",
                LinkReason::Limit(_) => "limit",
                LinkReason::Computer => "computer",
                LinkReason::Name(_) => "name",
                LinkReason::TooManyNames => "many",
            };
            (kind, Some(*key))
        }
        LinkError::Told(_) => {
            let kind = match Address::read(address) {
                _ if path(address)[0] == "learn" => "lesson",
                Err(AddressError::Form) => "puzzle",
                Err(AddressError::Grade(_)) => "grade",
                Err(AddressError::Seed(_)) => "seed",
                Err(AddressError::Date(..)) => "date",
                Ok(_) => panic!("{address} is refused and read"),
            };
            (kind, None)
        }
        LinkError::Ignored(_) => panic!("{address} was followed"),
        LinkError::Unread => panic!("whoever reads {address} is here"),
    };
    let mut facts = vec![fact("refused", kind)];
    facts.extend(key.map(|key| fact("key", key)));
    if let LinkError::Game(GameTextError::Illegal { item, .. }) = error {
        facts.push(fact("move", item));
    }
    facts
}

fn board(position: &Position) -> Facts {
    let rules = position.rules();
    let limit = rules
        .limit
        .map_or("none".to_owned(), |limit| limit.to_string());
    vec![
        fact("board", write_heaps(position.heaps())),
        fact("rule", rules.convention),
        fact("limit", limit),
    ]
}

/// The players and the moves.
fn game(game: &Game) -> Facts {
    let table = game.table();
    let player = |seat| match table.player(seat) {
        Player::Person(None) => "human".to_owned(),
        Player::Person(Some(name)) => format!("human {}", name.as_str()),
        Player::Remote(None) => "elsewhere".to_owned(),
        Player::Remote(Some(name)) => format!("elsewhere {}", name.as_str()),
        Player::Computer(strategy) => strategy.name().to_owned(),
    };
    let turn = match game.turn() {
        Turn::Over { winner } => ["won by ", &word(winner)].concat(),
        _ => word(game.to_move()),
    };
    let mut facts = board(&table.board);
    facts.extend([
        fact("one", player(Seat::One)),
        fact("two", player(Seat::Two)),
        fact("first", word(table.first)),
        fact("moves", write_moves(game.moves())),
        fact("heaps", write_heaps(game.position().heaps())),
        fact("turn", turn),
    ]);
    facts
}

/// The game on the table with all that belongs to it from visit to visit.
fn table(state: &GameState) -> Facts {
    let whole = state.game.whole();
    let undone = &whole.moves()[state.game.ply()..];
    let mut facts = game(&state.game);
    facts.extend([
        fact("link", write_link(&state.game)),
        fact("undone", write_moves(undone)),
        fact("hints", state.help.hints),
        fact("undos", state.help.undos),
        fact("clock", word(state.clock)),
    ]);
    facts.extend(state.choice.map(|choice| fact("choice", choice)));
    facts.extend(state.hint.map(|depth| fact("hint", word(depth))));
    facts.extend(state.search.map(|search| {
        let outcome = search.outcome.map(|outcome| format!("/{outcome:?}"));
        let outcome = outcome.unwrap_or_default();
        fact("looked", format!("{}{outcome}", search.visited))
    }));
    facts.extend(state.analysis_seen.then(|| fact("peeked", "yes")));
    facts
}
