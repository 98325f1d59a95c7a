//! What can be done with all that is kept: save it to a file, bring it back from one, delete it; and
//! what was damaged.

use super::el::{El, el};
use super::page::Page;
use super::study::order;
use super::yours::{self, Ask, Said, Yours, damaged, here, may_import};
use super::yours_screen::section;
use crate::game::Offer;
use crate::keep::keep;
use crate::platform::file;
use crate::text::yours as words;

/// The heading of what can be taken over, which takes the focus when it comes.
pub const OFFER_HEADING: &str = "offer";

/// What finds the message that tells what has come of a press.
pub const SAID: &str = "[data-said]";

/// Draws the section.
#[must_use]
pub(super) fn data_section(page: &Page, yours: &Yours) -> El {
    let (text, left_out) = keep().map(|keep| (keep.write)(page)).unwrap_or_default();
    let damaged = damaged(page, yours);
    let drops = (!damaged.is_empty() || yours.said() == Some(Said::Dropped))
        .then(|| aside(yours, &damaged));
    section("yours__part", words::DATA)
        .child(el("p", "").text(words::WHERE))
        .child(export(yours, &text, left_out))
        .child(import(page, yours, &text))
        .children(drops)
        .child(delete(yours))
}

fn part(heading: &'static str) -> El {
    el("section", "data")
        .label(heading)
        .child(el("h4", "yours__sub").text(heading))
}

/// A link by which a text is saved as a file.
fn save(class: &'static str, name: String, text: &str, words: &'static str) -> El {
    el("a", class)
        .attr("href", file::address(text))
        .attr("download", name)
        .text(words)
}

fn export(yours: &Yours, text: &str, left_out: usize) -> El {
    let name = words::file_name(words::FILE, yours.date());
    let shows = yours.shows_text();
    let ways = el("div", "data__ways")
        .child(save(
            "button button--primary",
            name.clone(),
            text,
            words::SAVE,
        ))
        .child(
            order("button", yours::SHOW)
                .attr("aria-expanded", if shows { "true" } else { "false" })
                .text(if shows { words::HIDE } else { words::SHOW }),
        );
    let field = el("textarea", "field data__text")
        .label(words::TEXT)
        .attr("readonly", "readonly")
        .attr("spellcheck", "false")
        .attr("rows", "6");
    part(words::EXPORT)
        .child(el("p", "yours__note").text(words::file(&name)))
        .children((left_out > 0).then(|| el("p", "yours__note").text(words::left_out(left_out))))
        .child(ways)
        .children(shows.then(|| field.value(text.to_owned())))
}

fn import(page: &Page, yours: &Yours, text: &str) -> El {
    let section = part(words::IMPORT);
    if !may_import(page) {
        return section.child(el("p", "").text(words::CLOSED));
    }
    let file = el("label", "data__label")
        .child(el("span", "").text(words::FROM_FILE))
        .child(
            el("input", "data__file")
                .attr("type", "file")
                .attr("id", yours::FILE)
                .attr("name", yours::FILE)
                .attr("accept", ".txt,text/plain"),
        );
    let pasted = el("details", "data__paste")
        .child(el("summary", "").text(words::FROM_TEXT))
        .child(
            el("label", "data__label")
                .child(el("span", "").text(words::PASTED))
                .child(
                    el("textarea", "field data__text")
                        .attr("id", yours::TEXT)
                        .attr("rows", "4")
                        .attr("autocomplete", "off")
                        .attr("spellcheck", "false"),
                ),
        )
        .child(order("button", yours::READ).text(words::READ));
    let back = yours
        .can_go_back()
        .then(|| order("button", yours::BACK).text(words::BACK));
    let said = yours.said().and_then(|said| match said {
        Said::Refused(refusal) => Some(words::refusal(refusal)),
        Said::Unread => Some(words::UNREAD.to_owned()),
        Said::Imported => Some(words::IMPORTED.to_owned()),
        Said::Left => Some(words::LEFT.to_owned()),
        Said::Back => Some(words::BROUGHT_BACK.to_owned()),
        Said::Deleted | Said::Dropped => None,
    });
    let is_wrong = matches!(yours.said(), Some(Said::Refused(_) | Said::Unread));
    section
        .child(file)
        .child(pasted)
        .child(message(said).flag("data-wrong", is_wrong))
        .children(back)
        .children(yours.offer().map(|offer| offered(page, yours, offer, text)))
}

/// What has come of a press; its place is always there, so that readers hear it fill.
fn message(said: Option<String>) -> El {
    el("p", "data__said")
        .attr("role", "status")
        .attr("tabindex", "-1")
        .flag("data-said", said.is_some())
        .text(said.unwrap_or_default())
}

/// What a text holds, and whether to take it over.
fn offered(page: &Page, yours: &Yours, offer: &Offer, text: &str) -> El {
    let wrong = match offer.damaged {
        0 if offer.read.complete || offer.read.version == 0 => None,
        0 => Some(words::INCOMPLETE.to_owned()),
        lines => Some(words::damaged(lines)),
    };
    let name = words::file_name(words::FILE, yours.date());
    el("div", "data__offer")
        .attr("role", "group")
        .attr("aria-labelledby", OFFER_HEADING)
        .child(
            el("h5", "data__question")
                .attr("id", OFFER_HEADING)
                .attr("tabindex", "-1")
                .text(words::OFFER),
        )
        .child(el("p", "").text(words::offers(&offer.holds)))
        .children(wrong.map(|wrong| el("p", "").text(wrong)))
        .child(el("p", "").text(words::here(&here(page))))
        .child(
            el("div", "data__ways")
                .child(order("button button--primary", yours::REPLACE).text(words::REPLACE))
                .child(order("button", yours::LEAVE).text(words::LEAVE))
                .child(save("button", name, text, words::SAVE_FIRST)),
        )
}

fn delete(yours: &Yours) -> El {
    let said = (yours.said() == Some(Said::Deleted)).then(|| words::DELETED.to_owned());
    part(words::DELETE)
        .child(el("p", "yours__note").text(words::DELETES))
        .child(twice(
            yours.ask() == Some(Ask::Delete),
            [yours::DELETE, yours::YES_DELETE],
            [words::DELETE_ALL, words::REALLY, words::YES_DELETE],
        ))
        .child(message(said))
}

fn aside(yours: &Yours, damaged: &str) -> El {
    let said = (yours.said() == Some(Said::Dropped)).then(|| words::DROPPED.to_owned());
    let section = part(words::ASIDE);
    if damaged.is_empty() {
        return section.child(message(said));
    }
    let name = words::file_name(words::DAMAGED_FILE, yours.date());
    section
        .child(el("p", "yours__note").text(words::aside(damaged.lines().count())))
        .child(save("button", name, damaged, words::SAVE_DAMAGED))
        .child(twice(
            yours.ask() == Some(Ask::Drop),
            [yours::DROP, yours::YES_DROP],
            [words::DROP, words::ASIDE_REALLY, words::YES_DROP],
        ))
        .child(message(said))
}

/// A button that asks before it does something. What takes its place is the harmless answer, so that
/// the second press of a double press is no answer to a question that nobody has read.
fn twice(asks: bool, orders: [&'static str; 2], names: [&'static str; 3]) -> El {
    let [ask, yes] = orders;
    let [name, question, yes_name] = names;
    let ways = el("div", "data__ways");
    // By their keys the one that has the focus keeps it.
    let first = if asks {
        order("button", yours::NO).text(words::NO)
    } else {
        order("button", ask).text(name)
    };
    let yes = asks.then(|| order("button data__yes", yes).text(yes_name));
    let ways = ways
        .child(first.key("first".to_owned()))
        .children(yes.map(|yes| yes.key("yes".to_owned())));
    el("div", "data__twice")
        .child(
            el("p", "data__really")
                .attr("role", "status")
                .text(if asks { question } else { "" }),
        )
        .child(ways)
}
