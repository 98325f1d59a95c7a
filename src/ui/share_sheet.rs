//! What can be sent to somebody: the choice, what is sent with it, and what has become of that.

use super::el::{El, el};
use super::fields::{radios, two_lines};
use super::held::Held;
use super::page::Page;
use super::study::{Room, Study};
use crate::game::Shareable;
use crate::study::{self, Studying};
use crate::text::share as words;

/// The id of the field that holds the whole address.
pub const LINK: &str = "share-link";

/// What is being sent, and how far that has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// The address of the page without its fragment, once the browser has told it.
    pub page: Option<String>,
    /// Whether the device has ways of its own to send something.
    pub device: bool,
    /// What somebody has chosen; until then the first on offer.
    chosen: Option<Shareable>,
    /// What has become of it.
    pub step: Step,
}

/// How far sending has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// Nothing was asked for.
    #[default]
    Idle,
    /// Somebody has just asked.
    Asked(Way),
    /// The browser is at it.
    Begun,
    /// It is on the clipboard.
    Copied,
    /// The browser lets nobody copy: the field is there to copy from.
    Refused,
}

/// How something is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// By the device's own ways.
    Device,
    /// By the clipboard.
    Clipboard,
}

/// What is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parcel {
    /// What it is called, for programs that ask.
    pub title: String,
    /// What is said with it.
    pub text: String,
    /// The whole address, as far as the browser has told it.
    pub link: String,
}

/// The names of the fields, the last three filled in by what the browser tells.
mod field {
    pub const WHAT: &str = "share-what";
    pub const PAGE: &str = "share-page";
    pub const DEVICE: &str = "share-device";
    pub const STEP: &str = "share-step";
}

/// What the browser tells, as a field and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Where the page is.
    Page(String),
    /// The device has ways of its own.
    Device,
    /// How far sending has come.
    Step(Step),
}

impl Told {
    /// The field and its value, by which the page hears of it.
    #[must_use]
    pub fn field(self) -> (String, String) {
        let (name, value) = match self {
            Self::Page(page) => (field::PAGE, page),
            Self::Device => (field::DEVICE, String::new()),
            Self::Step(step) => (field::STEP, step.name().to_owned()),
        };
        (name.to_owned(), value)
    }
}

impl Step {
    const TOLD: [Self; 4] = [Self::Idle, Self::Begun, Self::Copied, Self::Refused];

    const fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Asked(_) => "asked",
            Self::Begun => "begun",
            Self::Copied => "copied",
            Self::Refused => "refused",
        }
    }
}

impl Parcel {
    /// What is copied: the text, and under it the link.
    #[must_use]
    pub fn whole(&self) -> String {
        [&*self.text, "\n", &self.link].concat()
    }
}

impl Sharing {
    /// As it is on this page now.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        let held = page.screen.sharing.as_ref();
        let sharing = held.and_then(Held::get::<Self>);
        sharing.cloned().unwrap_or_default()
    }
}

/// What there is to send of the game on the table.
fn offered(page: &Page) -> Vec<Shareable> {
    let is_offered = |what: &Shareable| what.is_of(&page.table.game);
    Shareable::ALL.into_iter().filter(is_offered).collect()
}

/// What is chosen of that.
fn chosen(page: &Page) -> Shareable {
    let offered = offered(page);
    let chosen = Sharing::of(page).chosen;
    let chosen = chosen.filter(|chosen| offered.contains(chosen));
    let first = || offered.first().copied();
    chosen.or_else(first).unwrap_or(Shareable::Position)
}

/// The open screen, where that is worth sending: what somebody's own browser keeps says nothing to
/// anybody else.
fn screen(page: &Page) -> Option<(&'static Studying, &Study)> {
    study::open(page).filter(|(_, study)| study.room != Room::Statistics)
}

/// What is sent: of another screen that screen, else what is chosen of the game.
#[must_use]
pub fn parcel(page: &Page) -> Parcel {
    let (title, text, fragment) = if let Some((studying, study)) = screen(page) {
        let title = (studying.title)(study);
        let text = words::screen(study.room, &title);
        (title, text, (studying.link)(study))
    } else {
        let (what, game) = (chosen(page), &page.table.game);
        let title = words::TITLE.to_owned();
        (title, words::text(what, game), what.link(game))
    };
    let address = Sharing::of(page).page.clone().unwrap_or_default();
    let link = [address, fragment].concat();
    Parcel { title, text, link }
}

/// Draws the sheet.
#[must_use]
pub fn share_sheet(page: &Page) -> El {
    let sharing = Sharing::of(page);
    let parcel = parcel(page);
    let choice = || {
        let chosen = chosen(page);
        let game = &page.table.game;
        let choices = offered(page).into_iter().map(|what| {
            let (name, note) = words::named(what, game);
            (what.name(), what == chosen, two_lines(name, note))
        });
        radios(field::WHAT, words::WHAT, "radios share__what", choices)
    };
    let told = match sharing.step {
        Step::Copied => words::COPIED,
        Step::Refused => words::REFUSED,
        Step::Idle | Step::Asked(_) | Step::Begun => "",
    };
    let send = if sharing.device {
        words::SEND
    } else {
        words::COPY
    };
    let fields = el("div", "share__fields")
        .child_if(screen(page).is_none().then(choice))
        .child(el("p", "share__text").text(parcel.text))
        .child(
            el("label", "share__link")
                .child(el("span", "").text(words::LINK))
                .child(
                    el("input", "field")
                        .attr("id", LINK)
                        .attr("name", LINK)
                        .attr("readonly", "readonly")
                        .attr("spellcheck", "false")
                        .value(parcel.link),
                ),
        );
    el("form", "share")
        .child(fields)
        .child(
            el("p", "share__told")
                .attr("aria-live", "polite")
                .text(told),
        )
        .child(
            el("button", "button button--primary")
                .attr("type", "submit")
                .text(send),
        )
}

/// Sends what is chosen, or copies it where the device cannot send.
pub fn send(page: &mut Page) {
    change(page, |sharing| {
        let device = sharing.device;
        let way = if device { Way::Device } else { Way::Clipboard };
        sharing.step = Step::Asked(way);
    });
}

/// Fills in one of its fields; false where the name is none of them.
pub fn fill(page: &mut Page, name: &str, value: &str) -> bool {
    match name {
        field::WHAT => {
            let mut what = Shareable::ALL.into_iter();
            let chosen = what.find(|what| what.name() == value);
            change(page, |sharing| {
                sharing.chosen = chosen.or(sharing.chosen);
                sharing.step = Step::Idle;
            });
        }
        field::PAGE => change(page, |sharing| sharing.page = Some(value.to_owned())),
        field::DEVICE => change(page, |sharing| sharing.device = true),
        field::STEP => {
            let step = Step::TOLD.into_iter().find(|step| step.name() == value);
            change(page, |sharing| sharing.step = step.unwrap_or(sharing.step));
        }
        _ => return false,
    }
    true
}

fn change(page: &mut Page, change: impl FnOnce(&mut Sharing)) {
    let mut sharing = Sharing::of(page);
    change(&mut sharing);
    page.screen.sharing = Some(Held::new(sharing));
}
