//! A hundred thousand hostile links. Each leads to a message or to its target, the board stays playable,
//! and no part of the link becomes markup.

use std::time::{Duration, Instant};

use nim::components::heap_board::board_of;
use nim::components::{StatusLine, TakeBar, TurnBanner, dialog_frame, trouble_bar};
use nim::dialogs::{self, DialogProps, win_dialog::win_dialog};
use nim::engine::Convention;
use nim::game::teach::Progress;
use nim::game::{GameAction, Turn, own_link};
use nim::hooks::AddressBar;
use nim::route::Route;
use nim::screens::teach::TeachPlace;
use nim::screens::{ScreenProps, screen_of};
use nim::state::{AppAction, AppState, Dialog};
use nim::text;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::prelude::*;

use crate::common::{day, drawn, hostile, is_allowed, lesson, lesson_screen, markup, read_address};

/// The page that a link opens, and the error of the link.
fn open(link: &str) -> (AppState, Option<String>) {
    let page = read_address(AppState::opening(link));
    let told = page.table.link_error.as_ref().map(text::link::trouble);
    (page, told)
}

/// The shortest of several times for a link, because other work on the machine only adds to it.
fn best(link: &str) -> Duration {
    let time = |_| {
        let start = Instant::now();
        drop(open(link));
        start.elapsed()
    };
    (0..5).map(time).min().unwrap_or_default()
}

/// Checks that the board of the game can be played, with any dialog or screen open.
fn check_board(page: AppState, link: &str) {
    let page = page.after(AppAction::ToGame);
    let game = &page.table.game;
    let heaps = game.table().board.heaps();
    assert!(is_allowed(heaps), "{link}");
    if !matches!(game.turn(), Turn::Person(_)) {
        return;
    }
    let left = game.position().stones();
    let least = game.position().legal_moves().next();
    let least = least.expect("a game that goes on has a move");
    let taken = page.after(AppAction::Play(GameAction::Choose(least)));
    let taken = taken.after(AppAction::Play(GameAction::Take));
    let after = taken.table.game.position().stones();
    assert_eq!(after + u64::from(least.take.get()), left, "{link}");
}

/// Checks the tags of a page: none that loads or runs, and no attribute that does.
fn check_tags(html: &str, link: &str) {
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let (mut quoted, mut end) = (false, rest.len());
        for (place, byte) in rest.bytes().enumerate() {
            match byte {
                b'"' => quoted = !quoted,
                b'>' if !quoted => {
                    end = place;
                    break;
                }
                b'<' => panic!("a < within a tag: {link}"),
                _ => {}
            }
        }
        let tag = &rest[..end];
        rest = &rest[end..];
        let name = tag.trim_start_matches('/').split([' ', '/']).next();
        let name = name.unwrap_or_default();
        let bad = [
            "script", "img", "iframe", "object", "embed", "base", "meta", "style", "link",
        ];
        assert!(!bad.contains(&name), "<{tag}> from {link}");
        // The text between the quotes is no attribute.
        let names = tag.split('"').step_by(2);
        for name in names.flat_map(|part| part.split([' ', '='])) {
            let runs = name.starts_with("on") || name == "style" || name.contains("canary");
            assert!(!runs, "{name} in <{tag}> from {link}");
        }
        if let Some(value) = tag.split("href=\"").nth(1) {
            assert!(
                value.starts_with("http") || value.starts_with('#') || is_own_file(value),
                "<{tag}> from {link}"
            );
        }
    }
}

/// Whether the address is a file that the page offers to save: a text with every special character
/// percent-encoded.
fn is_own_file(address: &str) -> bool {
    let address = address.split('"').next().unwrap_or_default();
    // The picture of a tree is written after a press.
    if address == "data:image/svg+xml;charset=utf-8," {
        return true;
    }
    let text = address.strip_prefix("data:text/plain;charset=utf-8,nim-save%20");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"%-_.~!*'()/".contains(&byte);
    text.is_some_and(|text| text.bytes().all(plain))
}

#[derive(Properties, PartialEq)]
struct OpenedProps {
    dialog: Dialog,
    page: AppState,
}

/// The content of an open dialog.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let page = use_reducer(|| props.page.clone());
    dialogs::draw(DialogProps {
        dialog: props.dialog,
        page,
        address: AddressBar::default(),
        dispatch: Callback::noop(),
    })
}

#[derive(Clone, PartialEq, Properties)]
struct OpenProps {
    page: AppState,
}

/// The open screen, as far as a link can change it.
#[component]
fn Open(OpenProps { page }: &OpenProps) -> Html {
    let handle = use_reducer(|| page.clone());
    let Some(location) = &page.location else {
        return Html::default();
    };
    let props = ScreenProps {
        page: handle,
        address: AddressBar::default(),
        dispatch: Callback::noop(),
        fragment: location.fragment.clone(),
        beside: false,
    };
    let (draw, _) = screen_of(location.route);
    match location.route {
        // The screen shows nothing of its address.
        Route::Statistics => Html::default(),
        Route::Puzzle => html! { <>{ puzzle(&props.fragment) }{ draw(props) }</> },
        _ => draw(props),
    }
}

/// The puzzle of a link.
fn puzzle(fragment: &str) -> Html {
    let Ok(TeachPlace::Lesson(place, _)) = fragment.parse() else {
        panic!("{fragment} is a puzzle");
    };
    let kept = Progress::default();
    let session = lesson(place, Convention::Misere, kept, day(20), 7);
    lesson_screen(&session, "http://127.0.0.1/")
}

/// The parts of the page that a link can reach.
fn all_drawn(page: &AppState) -> String {
    let mut html = String::new();
    let (game, dispatch) = (&page.table, Callback::noop());
    html += &drawn(trouble_bar(page, &dispatch));
    html += &drawn(yew::html! { <TurnBanner game={game.clone()} /> });
    html += &drawn(yew::html! {
        <StatusLine game={game.clone()} explained=true panel=true dispatch={dispatch.clone()} />
    });
    html += &drawn(board_of(game, false, &Callback::noop()));
    html += &drawn(html! {
        <TakeBar game={game.clone()} settings={page.settings.clone()} dispatch={dispatch.clone()} />
    });
    if page.location.is_some() {
        html += &markup::<Open>(OpenProps { page: page.clone() });
    }
    for dialog in [Dialog::Share, Dialog::Setup] {
        let shown = html! { <Opened {dialog} page={page.clone()} /> };
        let shown = Some((AttrValue::default(), shown));
        html += &drawn(dialog_frame(
            Some(dialog),
            shown,
            Callback::noop(),
            &dispatch,
        ));
    }
    html += &drawn(win_dialog(page, &dispatch));
    html
}

#[test]
fn a_hundred_thousand_hostile_links_lead_to_a_message_or_a_board_and_inject_nothing() {
    const LINKS: u32 = 100_000;
    let mut rng = SmallRng::seed_from_u64(300);
    let (mut refused, mut studied, mut away, mut longest) = (0, 0, 0, 0);
    for number in 0..LINKS {
        // Most are as long as links are; some are of any length to a megabyte.
        let length = match number % 400 {
            0 => 1 << rng.random_range(10..=20),
            _ => 0,
        };
        let link = hostile::link(&mut rng, length);
        let short: String = link.chars().take(200).collect();
        let (page, told) = open(&link);
        longest = longest.max(link.len());
        if let Some(told) = &told {
            refused += 1;
            assert!((20..420).contains(&told.chars().count()), "{short}: {told}");
        }
        studied += u32::from(page.is_away());
        away += u32::from(page.table.game.table().is_by_link());
        let error = page.table.link_error.as_ref();
        assert!(
            error.is_none_or(|error| !error.refuses() || !page.is_away()),
            "{short}"
        );
        let own = own_link(&page.table.game);
        assert!(own.is_ascii() && own.len() < 8_000, "{short}");
        assert_eq!(
            AppState::opening(&own).table.game.position(),
            page.table.game.position(),
            "{short}"
        );
        // All long links are drawn too, and enough of the others to include every kind.
        if number % 50 == 0 {
            check_tags(&all_drawn(&page), &short);
        }
        check_board(page, &short);
    }
    assert!(refused > LINKS / 4, "{refused} refused");
    assert!(studied > LINKS / 10, "{studied} to other screens");
    assert!(away > LINKS / 100, "{away} by link");
    assert!(longest > 1_000_000, "the longest has {longest} bytes");
}

#[test]
fn reading_time_grows_with_the_length_of_a_link() {
    for begins in [
        "#/play?",
        "#/analyse?",
        "#/review?",
        "#/learn/",
        "#/puzzle/",
        "#/",
    ] {
        for (key, part) in [
            ("heaps=", "1,"),
            ("heaps=", "9"),
            ("moves=", "A1,"),
            ("names=", "%3C"),
            ("take=", "0"),
            ("", "&x=1"),
            ("rule=", "<b>"),
        ] {
            let link = |bytes: usize| {
                let parts = part.repeat(bytes / part.len());
                [begins, key, &parts].concat()
            };
            let [short, long, longest] = [6_000, 60_000, 1_000_000].map(|bytes| best(&link(bytes)));
            // Ten times would be the share; a square would be a hundred.
            let most = 40 * short.max(Duration::from_micros(200));
            let told = format!("{begins}{key}{part}: {short:?}, {long:?}, {longest:?}");
            eprintln!("{told}");
            assert!(long < most && longest < most, "{told}");
        }
    }
}
