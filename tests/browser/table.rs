//! Moves on the page's board, by the names that its stones have.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use anyhow::{Context, Result};
use nim::catalogue::language;
use nim::engine::{Move, Position, Rules, Setup};
use nim::text::play;
use nim_browser::{Control, Page};

thread_local! {
    /// The stones of a heap, by the name of the heap in each language that this thread has spoken.
    static STONES: RefCell<HashMap<&'static str, Rc<HashMap<String, u32>>>> = RefCell::default();
}

/// The stones of a heap, by the name of the heap in the language of the test.
fn stones_by_name() -> Rc<HashMap<String, u32>> {
    let heaps = 0..9;
    let named = |heap| (0..=31).map(move |stones| (play::heap_group(heap, stones), stones));
    STONES.with_borrow_mut(|known| {
        let known = known.entry(language::spoken().tag());
        known
            .or_insert_with(|| Rc::new(heaps.flat_map(named).collect()))
            .clone()
    })
}

/// The stones of each heap, as the names of the heaps tell.
pub async fn heaps(page: &Page) -> Result<Vec<u32>> {
    let groups = page.names(Control::Group).await?;
    let known = stones_by_name();
    let stones = groups.iter().filter_map(|name| known.get(name));
    Ok(stones.copied().collect())
}

/// How many stones lie on the board behind a dialog, where nothing can be used.
pub async fn stones_behind(page: &Page) -> Result<u64> {
    let stones = "return document.querySelectorAll('#board [data-stone]').length";
    let stones = page.run(stones, Vec::new()).await?;
    stones.as_u64().context("counting stones")
}

/// Waits for a board, for instance while a screen loads, and returns its heaps.
pub async fn some_heaps(page: &Page) -> Result<Vec<u32>> {
    page.until("stones lie there", async || {
        let heaps = heaps(page).await?;
        Ok((!heaps.is_empty()).then_some(heaps))
    })
    .await
}

/// The same as the position that the engine knows.
pub async fn position(page: &Page, rules: Rules) -> Result<Position> {
    Ok(Setup::new(some_heaps(page).await?, rules).position()?)
}

/// Chooses a stone and presses Take, with the pointer of the window.
pub async fn take(page: &Page, made: Move) -> Result<()> {
    choose(page, made).await?;
    page.press(&take_name(made)).await
}

/// Chooses the stone and all above it.
pub async fn choose(page: &Page, made: Move) -> Result<()> {
    let stone = stone(page, made).await?;
    page.press(&stone).await
}

/// The name of the stone with which this move is chosen.
pub async fn stone(page: &Page, made: Move) -> Result<String> {
    // While a style comes that is wanted later, WebKitGTK shows nothing for a moment.
    let left = page
        .until(&format!("{made} can be chosen"), async || {
            let count = heaps(page).await?.get(made.heap).copied();
            Ok(count.and_then(|count| count.checked_sub(made.take.get())))
        })
        .await?;
    Ok(play::stone(made, left))
}

/// The name of the Take button while this move is chosen.
pub fn take_name(made: Move) -> String {
    play::take_from(made)
}

/// Waits until the heaps are these.
pub async fn until_heaps(page: &Page, expected: &[u32]) -> Result<()> {
    page.until(&format!("the heaps are {expected:?}"), async || {
        Ok((heaps(page).await? == expected).then_some(()))
    })
    .await
}

/// Waits until this many stones lie on the board.
pub async fn until_fewer_than(page: &Page, stones: u32) -> Result<()> {
    page.until(
        &format!("fewer than {stones} stones are left"),
        async || Ok((heaps(page).await?.iter().sum::<u32>() < stones).then_some(())),
    )
    .await
}

/// Waits until no dialog is open.
pub async fn until_no_dialog(page: &Page) -> Result<()> {
    page.until("no dialog is open", async || {
        Ok(page.names(Control::Dialog).await?.is_empty().then_some(()))
    })
    .await
}

/// Waits for a dialog and checks that its story says this.
pub async fn dialog_says(page: &Page, heading: &str, text: &str) -> Result<()> {
    page.find(Control::Dialog, heading).await?;
    page.until(&format!("the dialog says {text:?}"), async || {
        let said = "return document.querySelector('dialog[open]')?.innerText ?? ''";
        let said = page.run(said, Vec::new()).await?;
        Ok(said
            .as_str()
            .is_some_and(|said| said.contains(text))
            .then_some(()))
    })
    .await
}

/// A move from its notation, such as `C2`.
pub fn mv(notation: &str) -> Move {
    nim::engine::parse_moves(notation).expect("a test writes moves right")[0]
}
