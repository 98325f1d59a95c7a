//! Where Nim is taught: the lessons, the puzzles, and the review of a game.

use std::rc::Rc;

use yew::Callback;

use super::el::{El, button, el};
use super::lesson_screen::lesson_screen;
use super::lessons_list::{history_page, lessons_list};
use super::moves_panel::moves_panel;
use super::page::Page;
use super::press::Press;
use super::puzzle_screen::puzzle_screen;
use super::review_screen::review_screen;
use super::screen::Sheet;
use super::study::{Due, Given, Room, Tool};
use crate::components::icons::{CHAIN, icon};
use crate::game::puzzle::{Address, Date, PAUSE, Puzzles, Stage, Today};
use crate::game::{
    Action, Game, Learned, Lesson, LinkError, Pasting, Review, State, bounded, read_review, split,
    write_review,
};
use crate::study::{self, Place};
use crate::text::study as words;
use crate::text::{lesson as lesson_words, puzzle as puzzle_words, review as review_words};

/// What is shown there, and what is kept of it.
#[derive(Clone, Debug)]
pub struct Classroom {
    shown: Shown,
    learned: Rc<Learned>,
    asks: Asks,
    page: String,
    /// What somebody asked to share, with how often that was asked.
    shared: Option<(u32, String)>,
    /// Whether that is on the clipboard.
    copied: bool,
    /// Whether another puzzle was just laid: the second press of a double press is no answer to it.
    rests: bool,
    /// How often something happened that begins a pause anew.
    acts: u64,
}

/// What it asks of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asks {
    /// Whatever only the browser knows: nothing can be shown before that is here.
    All,
    /// What day it is, for the puzzle of today: another day may have begun meanwhile.
    Today,
    /// Nothing more.
    Nothing,
}

#[derive(Clone, Debug)]
enum Shown {
    List,
    History,
    Lesson(Box<Lesson>),
    /// A puzzle that is asked for; which one it is may depend on the date and on chance.
    Asked(Address),
    Puzzle(Box<Puzzles>),
    Review(Box<Review>),
}

impl Place for Classroom {
    fn room(&self) -> Room {
        match self.shown {
            Shown::List | Shown::History | Shown::Lesson(_) => Room::Learn,
            Shown::Asked(_) | Shown::Puzzle(_) => Room::Puzzle,
            Shown::Review(_) => Room::Review,
        }
    }
}

/// The address of the page that tells where it all comes from.
const HISTORY: &str = "history";

impl Classroom {
    fn new(shown: Shown) -> Self {
        Self {
            shown,
            learned: Rc::default(),
            asks: Asks::All,
            page: String::new(),
            shared: None,
            copied: false,
            rests: false,
            acts: 0,
        }
    }

    /// A screen opened from the table with this game.
    #[must_use]
    pub fn open(room: Room, game: &Game) -> Self {
        Self::new(match room {
            Room::Review => Shown::Review(Box::new(Review::of(game))),
            Room::Puzzle => Shown::Asked(Address::Following),
            _ => Shown::List,
        })
    }

    /// Reads the fragment of an address that leads to a screen.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(room: Room, fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        Ok(Self::new(match room {
            Room::Review => Shown::Review(Box::new(Review::of(&read_review(fragment)?))),
            Room::Puzzle => {
                let told = |error| LinkError::Told(puzzle_words::trouble(&error));
                Shown::Asked(Address::read(fragment).map_err(told)?)
            }
            _ => read_lesson(fragment)?,
        }))
    }

    /// Writes the fragment that leads here.
    #[must_use]
    pub fn link(&self) -> String {
        let learn = |page: &str| ["#/learn", page].concat();
        match &self.shown {
            Shown::List => learn(""),
            Shown::History => learn("/history"),
            Shown::Lesson(lesson) => learn(&["/", &lesson.number().to_string()].concat()),
            Shown::Asked(address) => address.write(),
            Shown::Puzzle(puzzles) => puzzles.address().write(),
            Shown::Review(review) => write_review(review.game()),
        }
    }

    /// What the document is called meanwhile.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.shown {
            Shown::List => words::named(lesson_words::HEADING),
            Shown::History => words::named(lesson_words::HISTORY_HEADING),
            Shown::Lesson(lesson) => lesson_words::title(lesson),
            Shown::Asked(_) => words::named(words::PUZZLES),
            Shown::Puzzle(puzzles) => words::named(&puzzle_words::heading(puzzles)),
            Shown::Review(_) => review_words::title(),
        }
    }

    /// The board on which somebody may play here.
    #[must_use]
    pub fn state(&self) -> Option<&State> {
        match &self.shown {
            Shown::Lesson(lesson) => lesson.state(),
            Shown::Puzzle(puzzles) => puzzles.state(),
            _ => None,
        }
    }

    /// What goes on by itself: an answer on the board.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let wait = match &self.shown {
            Shown::Lesson(lesson) => lesson.due(),
            Shown::Puzzle(_) if self.rests => Some(PAUSE),
            Shown::Puzzle(puzzles) => puzzles.due(),
            _ => None,
        };
        let step = self.acts;
        wait.map(|wait| Due { wait, step })
    }

    /// Whether it asks for what only the browser knows.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks != Asks::Nothing
    }

    /// What is to be kept from visit to visit.
    #[must_use]
    pub fn kept(&self) -> Option<String> {
        (self.asks != Asks::All).then(|| self.learned.write())
    }

    /// What somebody asked to share, with how often that was asked.
    #[must_use]
    pub const fn shared(&self) -> Option<&(u32, String)> {
        self.shared.as_ref()
    }

    /// What tells one page from another: each step of a lesson is one.
    #[must_use]
    pub fn place(&self) -> usize {
        match &self.shown {
            _ if self.asks == Asks::All => 0,
            Shown::List => 1,
            Shown::History => 2,
            Shown::Asked(_) | Shown::Puzzle(_) => 3,
            Shown::Review(_) => 4,
            Shown::Lesson(lesson) => {
                let step = lesson.step() + usize::from(lesson.is_finished());
                100 * lesson.number() + step
            }
        }
    }

    /// What only the browser knows is here: the lesson goes on where it was left, the puzzle is
    /// drawn.
    fn begin(&mut self, given: &Given) {
        let [year, month, day] = given.date;
        let date = Date::new(year, month, day).ok();
        let zone = given.zone;
        let today = date.map(|date| Today { date, zone });
        let asked = core::mem::replace(&mut self.asks, Asks::Nothing);
        if asked != Asks::All {
            // One that was asked for twice is nothing the second time.
            if let (Asks::Today, Shown::Puzzle(puzzles), Some(today)) =
                (asked, &mut self.shown, today)
            {
                puzzles.set_today(today);
                puzzles.command(DAILY);
            }
            return;
        }
        self.page.clone_from(&given.page);
        let kept = given.kept.as_deref().map(Learned::read);
        let learned = kept.unwrap_or_default();
        match (&self.shown, today) {
            (Shown::Lesson(lesson), _) => {
                let resumed = Lesson::resume(lesson.number(), &learned.progress);
                if let Some(resumed) = resumed {
                    self.shown = Shown::Lesson(Box::new(resumed));
                }
            }
            (&Shown::Asked(address), Some(today)) => {
                let kept = learned.puzzles.clone();
                let puzzles = Puzzles::open(address, kept, today, given.seed);
                self.shown = Shown::Puzzle(Box::new(puzzles));
            }
            _ => {}
        }
        self.learned = Rc::new(learned);
    }

    /// Uses a tool; gives back the game that is to be opened instead, if that was asked for.
    fn act(&mut self, tool: &Tool) -> Option<Game> {
        // What is pressed while a pause lasts does not begin it anew, or it might never end. In a
        // lesson a button ends it.
        let begins = match tool {
            Tool::Tick | Tool::Begin(_) => true,
            Tool::Do(_) => matches!(self.shown, Shown::Lesson(_)),
            _ => false,
        };
        self.acts += u64::from(begins);
        match (&mut self.shown, tool) {
            (_, Tool::Begin(given)) => self.begin(given),
            (Shown::Review(review), Tool::Do(name)) if name == Review::AGAIN => {
                return Some(review.again());
            }
            (Shown::Review(review), Tool::Do(name)) => {
                review.command(name);
            }
            (Shown::Review(review), Tool::Key(key)) => {
                review.key(key);
            }
            (Shown::Lesson(lesson), Tool::Do(name)) => {
                lesson.command(name);
            }
            (Shown::Lesson(lesson), Tool::Fill(name, value)) => {
                lesson.fill(name, value);
            }
            (Shown::Lesson(lesson), Tool::Act(action)) => lesson.act(action.clone()),
            (Shown::Lesson(lesson), Tool::Tick) => lesson.tick(),
            (Shown::Puzzle(puzzles), Tool::Do(name)) if name == SHARE => {
                let times = self.shared.as_ref().map_or(0, |&(times, _)| times);
                let text = puzzle_words::share_text(puzzles, &self.page);
                self.shared = text.map(|text| (times + 1, text));
            }
            (Shown::Puzzle(_), Tool::Do(name)) if name == COPIED => self.copied = true,
            (Shown::Puzzle(_), Tool::Do(name)) if name == DAILY => {
                self.copied = false;
                self.asks = Asks::Today;
            }
            (Shown::Puzzle(_), Tool::Do(name)) if self.rests && GIVEN.contains(&&**name) => {}
            (Shown::Puzzle(puzzles), Tool::Do(name)) => {
                self.copied = false;
                let before = puzzles.stage();
                puzzles.command(name);
                let laid = before != Stage::Asking && puzzles.stage() == Stage::Asking;
                self.rests |= laid && (name == NEXT || before == Stage::Shown);
            }
            (Shown::Puzzle(puzzles), Tool::Act(action)) => puzzles.act(action.clone()),
            (Shown::Puzzle(_), Tool::Tick) if self.rests => self.rests = false,
            (Shown::Puzzle(puzzles), Tool::Tick) => puzzles.tick(),
            _ => {}
        }
        self.note();
        None
    }

    /// Takes note of what was learned.
    fn note(&mut self) {
        let mut learned = Learned::clone(&self.learned);
        match &self.shown {
            Shown::Lesson(lesson) => learned.progress.note(lesson),
            Shown::Puzzle(puzzles) => puzzles.kept().clone_into(&mut learned.puzzles),
            _ => return,
        }
        if *self.learned != learned {
            self.learned = Rc::new(learned);
        }
    }
}

/// The order that tells that what was to be shared is on the clipboard.
pub const COPIED: &str = "copied";

/// The order to share the result of a puzzle.
const SHARE: &str = "share";

/// The order to open the puzzle of today.
const DAILY: &str = "daily";

/// The order to go on to another puzzle.
const NEXT: &str = "next";

/// The orders whose buttons take the place of those by which one goes on.
const GIVEN: [&str; 2] = ["none", "show"];

fn read_lesson(fragment: &str) -> Result<Shown, LinkError> {
    let (path, _) = split(fragment);
    let mut parts = path.split('/').skip(1);
    let shown = match (parts.next(), parts.next()) {
        (None, _) => Some(Shown::List),
        (Some(HISTORY), None) => Some(Shown::History),
        (Some(number), None) => {
            let lesson = number
                .parse()
                .ok()
                .and_then(|number| Lesson::open(number, 0));
            lesson.map(|lesson| Shown::Lesson(Box::new(lesson)))
        }
        _ => None,
    };
    shown.ok_or_else(|| LinkError::Told(lesson_words::no_lesson(fragment)))
}

/// Uses a tool in the classroom; or beside the board, where a game is pasted.
pub fn act(page: &mut Page, tool: &Tool) {
    if page.study.is_some() {
        let again = study::act(page, |class: &mut Classroom| class.act(tool));
        if let Some(game) = again.flatten() {
            page.begin(Action::Follow(Box::new(Ok(Some(game)))));
        }
        return;
    }
    match tool {
        Tool::Fill(name, value) => {
            page.pasting.fill(name, value);
        }
        Tool::Do(name) if name == Pasting::READ => {
            if let Some(game) = page.pasting.read(&page.table.game) {
                page.begin(Action::Follow(Box::new(Ok(Some(game)))));
            }
        }
        _ => {}
    }
}

/// Sends the link to the screen that is open.
fn share_button() -> El {
    button(
        "button button--round desk__share",
        Press::Open(Sheet::Share),
    )
    .label(words::SHARE)
    .attr("title", words::SHARE)
    .child(icon(CHAIN))
}

/// Draws what is shown; what is played on its board, where one press may take, is told so.
#[must_use]
pub fn class_screen(class: &Classroom, one_tap: bool, on_action: &Callback<Action>) -> El {
    let way = |room: Room, name| {
        let here = class.room() == room;
        button("button desk__tab", Press::Go(room))
            .text(name)
            .maybe("aria-current", here.then_some("page".into()))
    };
    let ways = el("nav", "desk__tabs")
        .label(words::TEACHING)
        .child(way(Room::Learn, words::LEARN))
        .child(way(Room::Puzzle, words::PUZZLES))
        .child(share_button())
        .child(button("button", Press::ToGame).text(words::TO_GAME));
    let screen = match &class.shown {
        _ if class.asks == Asks::All => el("main", "course__wait"),
        Shown::List => lessons_list(&class.learned.progress),
        Shown::History => history_page(),
        Shown::Lesson(lesson) => lesson_screen(lesson, one_tap, on_action),
        Shown::Asked(_) => el("main", "course__wait"),
        Shown::Puzzle(puzzles) => {
            puzzle_screen(puzzles, one_tap, on_action, &class.page, class.copied)
        }
        Shown::Review(review) => review_screen(review),
    };
    el("div", "course").child(ways).child(screen)
}

/// The moves so far, beside the board.
#[must_use]
pub fn panel(page: &Page) -> El {
    moves_panel(&page.table.game, &page.pasting)
}
