//! The screen of statistics and data: every number on it is that of a count by hand, and nothing that
//! people bring to it, or ask of it, loses what they have.

mod data;
mod numbers;

use nim::engine::{Strategy, ai_compute_move};
use nim::game::{Action, Turn};
use nim::ui::study::{Given, Tool};
use nim::ui::{Happening, Page};
use rand::rngs::SmallRng;

use crate::common::use_tool;

/// What a browser tells on 20 November 2026, with what it has put aside.
fn given(aside: Option<&str>) -> Tool {
    Tool::Begin(Given {
        kept: aside.map(str::to_owned),
        date: [2026, 11, 20],
        zone: 60,
        seed: 0,
        page: String::new(),
    })
}

/// Brings a text that is to be imported.
fn bring(page: Page, text: &str) -> Page {
    use_tool(page, Tool::Fill("import-text".to_owned(), text.to_owned()))
}

/// Goes to the screen from wherever the page is.
fn go(page: Page) -> Page {
    let to = Happening::Go(nim::ui::study::Room::Statistics);
    use_tool(page.after(to), given(None))
}

/// Follows a link and plays its game to the end, everybody by chance.
fn play(page: Page, link: &str, rng: &mut SmallRng) -> Page {
    let act = |page: Page, action| page.after(Happening::Act(action));
    let mut page = page.after(Happening::Follow(link.to_owned()));
    assert_eq!(page.table.link_error, None, "{link}");
    loop {
        let board = page.table.game.position();
        let made = ai_compute_move(Strategy::Beginner, board, rng).map(|answer| answer.chosen);
        page = match (page.table.game.turn(), made) {
            (Turn::Computer(..), Some(made)) => {
                let page = act(page, Action::Run);
                let token = page.table.turn_token();
                act(page, Action::Reply(token, made.into()))
            }
            (Turn::Person(_), Some(made)) => act(act(page, Action::Choose(made)), Action::Take),
            _ => return page,
        };
    }
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start)
        .skip(1)
        .map(|rest| rest.split(end).next().unwrap())
        .collect()
}

/// What people read of some markup.
fn read(html: &str) -> String {
    let mut text = String::new();
    for part in format!(">{html}").split('<') {
        let (_, said) = part.split_once('>').unwrap_or(("", part));
        text.push_str(said);
    }
    plain(text)
}

/// A text without the codes that markup has for some signs.
fn plain(mut text: String) -> String {
    for (code, sign) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ] {
        text = text.replace(code, sign);
    }
    text
}
