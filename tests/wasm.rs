//! What only the browser's side of the program can show: it runs there as compiled for people,
//! with numbers of 32 bits where the host has 64.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

use std::{cell::Cell, rc::Rc, time::Duration};

use nim::app::{App, Props};
use nim::engine::{Outcome, Position, Rules, Setup, Strategy, ai_compute_move};
use nim::platform::{address, random};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement};
use yew::platform::time::sleep;

wasm_bindgen_test_configure!(run_in_browser);

/// The page in an element of its own, removed afterwards.
struct Mounted {
    root: Element,
    app: Option<yew::AppHandle<App>>,
}

impl Mounted {
    async fn new(fragment: &str) -> Self {
        let root = document().create_element("div").unwrap();
        document()
            .query_selector("body")
            .unwrap()
            .unwrap()
            .append_child(&root)
            .unwrap();
        let props = Props {
            fragment: fragment.to_owned().into(),
            kept: None,
        };
        let app = yew::Renderer::<App>::with_root_and_props(root.clone(), props).render();
        drawn().await;
        Self {
            root,
            app: Some(app),
        }
    }

    fn find(&self, selector: &str) -> Option<HtmlElement> {
        let found = self.root.query_selector(selector).unwrap();
        found.map(|element| element.dyn_into().unwrap())
    }

    async fn press(&self, name: &str) {
        let button = self.find(&format!("[aria-label={name:?}]"));
        button
            .unwrap_or_else(|| panic!("no button is called {name:?}"))
            .click();
        drawn().await;
    }

    fn status(&self) -> String {
        let status = self.find("[role=status]").unwrap();
        status.text_content().unwrap()
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        // Its timers would go on to write their game into the address.
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// Yew draws when the event is over.
async fn drawn() {
    sleep(Duration::from_millis(20)).await;
}

#[wasm_bindgen_test]
async fn two_people_play_to_the_end() {
    let page = Mounted::new("#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob").await;
    page.press("Take 2 from heap B, leaving 0").await;
    page.press("Take 2 from heap B").await;
    assert!(
        page.status().contains("Ada took 2 from heap B."),
        "{}",
        page.status()
    );
    page.press("Take 1 from heap A, leaving 0").await;
    page.press("Take 1 from heap A, leaving 0").await;
    assert!(page.status().contains("Bob wins."), "{}", page.status());
    assert!(page.find("[data-stone]").is_none(), "the board is empty");
}

#[wasm_bindgen_test]
async fn no_link_stops_the_program() {
    for fragment in [
        "#/play?heaps=4294967295",
        "#/play?heaps=4294967296,1",
        "#/play?heaps=18446744073709551616",
        "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human",
        "#/play?moves=C4294967295",
        "#/play?names=%FF%FE,%00",
        "#/play?heaps=0,0,0",
        "#%",
    ] {
        let page = Mounted::new(fragment).await;
        assert!(!page.status().is_empty(), "{fragment}");
    }
}

#[wasm_bindgen_test]
fn theory_and_brute_force_agree_here_too() {
    for rules in [Rules::normal(), Rules::misere()] {
        for code in 0..4 * 4 * 4 {
            let heaps = vec![code % 4, code / 4 % 4, code / 16];
            let position = Setup::new(heaps, rules).position().unwrap();
            let wins = mover_wins(&position);
            let theory = position.outcome() == Outcome::N;
            assert_eq!(theory, wins, "{position:?}");
        }
    }
}

fn mover_wins(position: &Position) -> bool {
    position.mover_won().unwrap_or_else(|| {
        position
            .legal_moves()
            .any(|made| !mover_wins(&position.clone().play(made).unwrap()))
    })
}

#[wasm_bindgen_test]
fn every_strategy_finds_a_move_on_the_largest_board() {
    let position = Setup::new(vec![99; 12], Rules::misere())
        .position()
        .unwrap();
    for strategy in Strategy::ALL {
        let reply = ai_compute_move(strategy, &position, &mut random::generator());
        assert!(position.is_legal(reply.unwrap()), "{strategy:?}");
    }
}

#[wasm_bindgen_test]
fn chance_comes_from_the_browser() {
    let tosses = (0..64).filter(|_| random::coin()).count();
    assert!((1..64).contains(&tosses), "{tosses} of 64 were heads");
}

#[wasm_bindgen_test]
async fn the_fragment_is_read_replaced_and_listened_to() {
    let heard = Rc::new(Cell::new(0));
    let listener = {
        let heard = heard.clone();
        address::on_change(move |_| heard.set(heard.get() + 1))
    };
    // A replaced fragment is the page's own doing, and no change that somebody made.
    address::replace("#/play?moves=A1");
    drawn().await;
    assert_eq!(
        (address::fragment().as_str(), heard.get()),
        ("#/play?moves=A1", 0)
    );

    let location = web_sys::window().unwrap().location();
    location.set_hash("#/play?moves=B1").unwrap();
    drawn().await;
    assert_eq!(
        (address::fragment().as_str(), heard.get()),
        ("#/play?moves=B1", 1)
    );

    drop(listener);
    location.set_hash("").unwrap();
    drawn().await;
    assert_eq!(heard.get(), 1, "nobody listens any more");
}
