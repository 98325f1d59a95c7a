use web_sys::{Element, HtmlInputElement};

use super::keeping::ASIDE;
use super::studying::use_tool;
use super::{Memory, PageHandle};
use crate::game::import::MOST;
use crate::platform::file::{self, Chosen};
use crate::platform::{clock, document, storage};
use crate::ui::study::{Given, Tool};
use crate::ui::yours::{self, Want, Yours};
use crate::ui::{OFFER_HEADING, SAID, YOURS_HEADING};

/// Gives the screen of statistics and data what only the browser knows, reads what is to be imported,
/// and brings the focus to what has come of it.
pub fn settle_yours(page: &PageHandle, memory: &mut Memory, opened: bool) {
    let yours = page.study.as_ref();
    let Some(yours) = yours.and_then(|study| study.desk.get::<Yours>()) else {
        return;
    };
    if let Some(heading) = document::by_id::<Element>(YOURS_HEADING).filter(|_| opened) {
        document::show(&heading);
    }
    let aside = storage::read(ASIDE);
    if !yours.knows(aside.as_deref()) {
        use_tool(page, Tool::Begin(given(aside)));
    }
    if let Some(want) = yours.wants() {
        tell(page, yours::BEGUN);
        begin(page, want);
    }
    // What is offered has just come, or what was pressed has gone with what was asked.
    let heading = document::by_id::<Element>(OFFER_HEADING);
    let told = heading.as_ref().and_then(|heading| heading.text_content());
    if let Some(heading) = heading.filter(|_| told != memory.told) {
        document::show(&heading);
    } else if document::focus_is_lost()
        && let Some(said) = document::find::<Element>(SAID)
    {
        document::show(&said);
    }
    memory.told = told;
}

fn given(aside: Option<String>) -> Given {
    Given {
        kept: aside,
        date: clock::date(),
        zone: clock::zone(),
        seed: 0,
        page: String::new(),
    }
}

fn tell(page: &PageHandle, order: &str) {
    use_tool(page, Tool::Do(order.to_owned()));
}

/// Does what only the browser can do.
fn begin(page: &PageHandle, want: Want) {
    match want {
        Want::File => {
            let Some(field) = document::by_id::<HtmlInputElement>(yours::FILE) else {
                return;
            };
            let page = page.clone();
            file::read(&field, MOST, move |chosen| match chosen {
                Chosen::Text(text) => bring(&page, text),
                Chosen::TooLarge => tell(&page, yours::TOO_LARGE),
                Chosen::Unread => tell(&page, yours::UNREAD),
            });
            // Else the same file, mended meanwhile, could not be chosen again.
            field.set_value("");
        }
        Want::Text => {
            if let Some(text) = document::by_id::<Element>(yours::TEXT) {
                bring(page, file::written(&text));
            }
        }
        Want::Drop => {
            storage::remove(ASIDE);
            page.dispatch(yours::dropped());
        }
    }
}

/// Brings a text that is to be imported.
fn bring(page: &PageHandle, text: String) {
    use_tool(page, Tool::Fill(yours::TEXT.to_owned(), text));
}
