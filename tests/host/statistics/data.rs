//! Export, import, delete, and damaged data.

use std::rc::Rc;

use nim::catalogue::statistics as words;
use nim::dialogs::share_dialog::ShareState;
use nim::game::{LearnerTraining, SaveError, Switch};
use nim::hooks::ShownScreen;
use nim::route::Route;
use nim::screens::statistics::{Message, StatisticsAction};
use nim::state::{AppAction, AppState, SaveStatus, Stored};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{Opened, between, bring, go, plain, play, press, read, screen};
use crate::common::keeping::{last_game, play as moves, text as all, visit as resume};

/// A visit in which something was done.
fn visit(seed: u64) -> AppState {
    let rng = &mut SmallRng::seed_from_u64(seed);
    let mut page = AppState::opening("");
    for link in [
        "#/play?heaps=3,5,7",
        "#/play?heaps=1,2&rule=normal&two=perfect",
        "#/play?heaps=1,2&two=human&names=%C3%89mile%20%25%23,Bob",
    ] {
        page = play(page, link, rng);
    }
    page.settings.fill(Switch::Sound.name(), "on");
    // A game of two people is left, and waits.
    page = page.after(AppAction::Follow("#/play?heaps=9&two=human".to_owned()));
    page = moves(page, "A4");
    page.after(AppAction::Follow(
        "#/play?heaps=4,4,4&two=human&names=%C3%89mile%20%25,Bob&moves=A1,B2".to_owned(),
    ))
}

/// The files that the page offers, by name.
fn files(html: &str) -> Vec<(String, String)> {
    let links = between(html, "<a ", ">");
    links
        .into_iter()
        .filter(|link| link.contains("download=\""))
        .map(|link| {
            let name = between(link, "download=\"", "\"")[0].to_owned();
            let address = between(link, "href=\"", "\"")[0];
            let address = plain(address.to_owned());
            let text = address
                .strip_prefix("data:text/plain;charset=utf-8,")
                .unwrap();
            // These would end the address, or be left out of it.
            assert!(!text.contains(['#', '\n', ' ', '"']), "{text}");
            (name, decode(text))
        })
        .collect()
}

/// The text that a browser decodes from `%0A` and the like.
fn decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let code = [rest.next().unwrap(), rest.next().unwrap()];
            let code = std::str::from_utf8(&code).unwrap().to_owned();
            bytes.push(u8::from_str_radix(&code, 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

fn exported(page: &Opened) -> String {
    let files = files(&screen(page));
    assert_eq!(files[0].0, "nim-2026-11-20.txt");
    files[0].1.clone()
}

/// The training for the board of a single stone and this many more.
fn school(stones: usize) -> LearnerTraining {
    LearnerTraining::read(&format!(
        "2/1 0 - nim learner 1;heaps=1,{stones}&rule=normal;games=3;1: 13;boxes=1"
    ))
    .unwrap()
}

#[test]
fn training_missing_from_a_file_is_reported() {
    let told = |schools: usize| {
        let mut page = visit(2);
        page.schools = Rc::new((2..schools + 2).map(school).collect());
        let page = go(page);
        let kept = exported(&page).matches("\nlearner=").count();
        (kept, read(&screen(&page)))
    };
    let left_out = |boards: u32| {
        let boards = boards.into();
        words::LeftOut { boards }.text()
    };
    for (schools, missing) in [(64, None), (65, Some(1)), (67, Some(3))] {
        let (kept, html) = told(schools);
        assert_eq!(kept, 64);
        for boards in 0..4 {
            let told = html.contains(&left_out(boards));
            assert_eq!(told, missing == Some(boards), "{html}");
        }
    }
}

#[test]
fn an_export_holds_everything_and_can_be_imported_elsewhere() {
    let page = go(visit(1));
    assert_eq!(
        last_game(&page).as_deref(),
        Some("#/play?heaps=9&two=human&moves=A4")
    );
    let text = exported(&page);
    assert_eq!(text, all(&page));

    let other = bring(go(visit(2)), &text);
    let html = read(&screen(&other));
    let things = &[
        words::GamesFinished {
            count: 3_u32.into(),
        }
        .text(),
        words::Moves {
            count: 2_u32.into(),
        }
        .text(),
    ];
    let told = words::Holds { things }.text();
    assert!(html.contains(&told), "{html}");
    // Nothing happens before the confirmation.
    assert_ne!(all(&other), text);
    let other = press(other, "replace");
    assert_eq!(all(&other), text);
    assert!(read(&screen(&other)).contains(words::imported()));
    assert!(other.is_away(), "the screen stays open");
}

#[test]
fn the_data_before_an_import_can_be_saved_and_restored() {
    let text = all(&visit(1));
    let page = bring(go(visit(2)), &text);
    let before = all(&page);
    let html = screen(&page);
    assert!(html.contains(words::save_first()), "{html}");
    assert!(files(&html).iter().all(|(_, text)| *text == before));
    let page = press(page, "replace");
    assert_ne!(all(&page), before);
    let page = press(page, "back");
    assert_eq!(all(&page), before);
    // Once is enough.
    assert_eq!(all(&press(page, "back")), before);
}

#[test]
fn a_cancelled_import_keeps_everything() {
    let page = bring(go(visit(2)), &all(&visit(1)));
    let before = all(&page);
    let page = press(press(page, "leave"), "replace");
    assert_eq!(all(&page), before);
    assert!(!screen(&page).contains("data__offer"));
}

#[test]
fn an_unusable_file_is_refused_with_the_reason_and_nothing_is_lost() {
    let text = all(&visit(1));
    let other = "nim-save 7\nwhatever it is\nend\n";
    let other_version = words::OtherVersion { form: 7_u32.into() }.text();
    let ruined: String = text.replace('=', " ");
    for (text, reason) in [
        ("", words::empty()),
        (" \n\t\n", words::empty()),
        ("Dear diary,\ntoday I lost.", words::foreign()),
        ("<script>alert(1)</script>", words::foreign()),
        (&"x\n".repeat(3000), words::foreign()),
        (&"x".repeat(5_000_001), words::too_large()),
        (other, &other_version),
        (&ruined, words::all_damaged()),
        ("nim-save 3\nend\n", words::empty()),
    ] {
        let page = bring(go(visit(2)), text);
        let before = all(&page);
        let html = screen(&page);
        assert!(read(&html).contains(reason), "{reason} in {html}");
        assert!(!html.contains("<script"));
        assert_eq!(all(&press(page, "replace")), before);
    }
    let fail = |message| go(visit(2)).act(StatisticsAction::Fail(message));
    let page = fail(Message::Refused(SaveError::TooLarge));
    assert!(read(&screen(&page)).contains(words::too_large()));
    let page = fail(Message::Unread);
    assert!(read(&screen(&page)).contains(words::unread()));
}

#[test]
fn a_damaged_line_is_reported_and_the_others_are_imported() {
    let text = all(&visit(1));
    let lines: Vec<&str> = text.lines().collect();
    let one = 1_u32.into();
    let damaged_line = words::Damaged { lines: one }.text();
    for place in 1..lines.len() - 1 {
        let mut damaged = lines.clone();
        let broken = lines[place].replacen('=', "=x", 1);
        damaged[place] = &broken;
        let page = bring(go(visit(2)), &damaged.join("\n"));
        assert!(read(&screen(&page)).contains(&damaged_line));
        let kept = all(&press(page, "replace"));
        for (other, line) in lines.iter().enumerate() {
            assert!(other == place || kept.contains(line), "{line} in {kept}");
        }
        assert!(!kept.contains(&broken));
    }
    let torn = lines[..lines.len() - 1].join("\n");
    let page = bring(go(visit(2)), &torn);
    assert!(read(&screen(&page)).contains(words::incomplete()));
}

#[test]
fn hostile_texts_change_nothing_unconfirmed_and_can_be_undone() {
    let rng = &mut SmallRng::seed_from_u64(404);
    let sources = [all(&visit(1)), all(&visit(3))];
    let (mut offered, mut refused) = (0, 0);
    for round in 0..400 {
        let mut bytes = sources[round % 2].clone().into_bytes();
        for _ in 0..rng.random_range(1..6) {
            let place = rng.random_range(0..bytes.len());
            match rng.random_range(0..5) {
                0 => bytes[place] = rng.random(),
                1 => bytes.truncate(place + 1),
                2 => bytes
                    .splice(place..place, *b"\n<b onclick=x>&%0A\"'")
                    .for_each(drop),
                3 => drop(bytes.drain(..place)),
                _ => {
                    let again = bytes[place..].to_vec();
                    bytes.extend(again);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let page = bring(go(visit(2)), &text);
        let before = all(&page);
        let html = screen(&page);
        assert!(!html.contains("<b onclick"), "{html}");
        let offers = html.contains("data__offer");
        let page = press(page, "replace");
        if offers {
            offered += 1;
            assert!(!screen(&page).contains("<b onclick"));
            assert_eq!(all(&press(page, "back")), before);
        } else {
            refused += 1;
            assert_eq!(all(&page), before, "{text}");
        }
    }
    assert!(offered > 20 && refused > 20, "{offered} {refused}");
}

#[test]
fn everything_is_deleted_after_two_presses_as_before_a_first_visit() {
    let page = go(visit(1));
    let before = all(&page);
    // Neither press alone deletes, nor does a cancelled question.
    let page = press(page, "yes-delete");
    let page = press(page, "delete");
    assert!(read(&screen(&page)).contains(words::really_delete()));
    let page = press(press(page, "no"), "yes-delete");
    assert_eq!(all(&page), before);
    let page = press(press(page, "delete"), "yes-delete");
    let first = AppState::opening("");
    assert_eq!(all(&page), all(&first));
    assert!(page.storage.aside.is_none());
    assert!(read(&screen(&page)).contains(words::deleted()));
    assert!(!read(&screen(&page)).contains(words::bring_back()));
}

#[test]
fn the_button_in_place_of_a_question_is_harmless() {
    let page = press(go(visit(1)), "delete");
    let html = screen(&page);
    let ways = between(&html, words::really_delete(), "</div>");
    let first = ways[0].split("<button").nth(1).unwrap();
    assert!(first.contains(words::cancel()), "{first}");
}

#[test]
fn unreadable_data_is_offered_and_deleted_after_two_presses() {
    let damaged = "nim-save 3\ntheme=<dark>\nsound=on\n\u{1f4a5} 100% #lost\n";
    let page = go(resume("", true, damaged));
    assert_eq!(page.storage.status, SaveStatus::Damaged);
    assert!(page.settings.is_on(Switch::Sound));
    let html = screen(&page);
    assert!(read(&html).contains(words::set_aside()));
    let expected = ("nim-aside-2026-11-20.txt".to_owned(), damaged.to_owned());
    assert_eq!(files(&html).last(), Some(&expected));
    let page = press(page, "yes-drop");
    assert!(screen(&page).contains(words::save_aside()));
    let page = press(press(page, "drop"), "yes-drop");
    let html = screen(&page);
    assert!(!html.contains(words::save_aside()), "{html}");
    assert!(read(&html).contains(words::aside_deleted()));
    // What an earlier visit has set aside is there too.
    let stored = Stored {
        save: None,
        aside: Some("earlier".to_owned()),
    };
    let page = go(AppState::resuming("", true, stored));
    assert_eq!(files(&screen(&page)).last().unwrap().1, "earlier");
}

#[test]
fn everything_is_shown_as_text_where_files_are_refused() {
    let page = go(visit(1));
    assert!(!screen(&page).contains("readonly"));
    let page = press(page, "show");
    let html = screen(&page);
    let shown = between(&html, "<textarea ", "</textarea>")[0];
    assert!(shown.contains("readonly"));
    assert_eq!(read(&format!("<t{shown}")), all(&page));
    assert!(!screen(&press(page, "show")).contains("readonly"));
}

#[test]
fn the_statistics_screen_shares_the_game_on_the_table() {
    let page = go(AppState::opening("#/play?heaps=4,4&two=human&moves=A1"));
    let screen = ShownScreen {
        route: Route::Statistics,
        title: words::statistics().to_owned(),
        link: "#/statistics".to_owned(),
    };
    let parcel = ShareState::default().parcel(&page.table.game, Some(&screen));
    assert!(parcel.link.contains("heaps=4,4"), "{parcel:?}");
}
