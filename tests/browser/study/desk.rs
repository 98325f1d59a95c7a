//! The board of the analysis, changed by press, pull, keys and fields, and the screen for a class.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{analysis as words, more, play, print, setup};
use nim_browser::{Control, Page, Stage, Window};
use serde_json::json;

use super::says;
use crate::table::{mv, take_name};
use crate::tree::until_address;

/// The text for a choice that balances the board.
pub fn balanced() -> String {
    let verdict = words::you_can_win();
    words::After { verdict }.text()
}

/// Presses the slider of a heap at one of its ends.
async fn slide(page: &Page, heap: usize, to_end: bool) -> Result<()> {
    let selector = format!("[type=range][name=size-{heap}]");
    page.run(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
        vec![json!(selector)],
    )
    .await?;
    page.come_to_rest().await?;
    let [x, y, wide, high] = page.box_of(&selector).await?.context(selector)?;
    let along = if to_end { wide - 2.0 } else { 2.0 };
    page.press_at((x + along, y + high / 2.0)).await
}

pub fn sliders_and_fields_change_the_board_up_to_99(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/analyse?heaps=44,3,5,7&rule=normal").await?;
            says(page, (&[44, 3, 5, 7], false, None)).await?;
            let focus = "document.querySelector('[type=range][name=size-0]').focus()";
            page.run(focus, Vec::new()).await?;
            for (key, stones) in [("ArrowDown", 43), ("ArrowUp", 44), ("Home", 0), ("End", 99)] {
                page.key(key).await?;
                let heaps: &'static [u32] = Box::leak(Box::new([stones, 3, 5, 7]));
                says(page, (heaps, false, None)).await?;
            }
            slide(page, 0, false).await?;
            says(page, (&[0, 3, 5, 7], false, None)).await?;
            // On a phone the other controls are those of the heap whose field was used last.
            let number = |heap| words::Number { heap }.text();
            page.fill(Control::Spinbutton, &number(3), "44").await?;
            page.press(&words::OneLess { heap: 3 }.text()).await?;
            says(page, (&[0, 3, 5, 43], false, None)).await?;
            page.press(&words::OneMore { heap: 3 }.text()).await?;
            slide(page, 3, true).await?;
            says(page, (&[0, 3, 5, 99], false, None)).await?;
            page.fill(Control::Spinbutton, &number(0), "8").await?;
            page.press(&words::RemoveHeap { heap: 0 }.text()).await?;
            says(page, (&[3, 5, 99], false, None)).await?;
            page.press(play::undo()).await?;
            says(page, (&[8, 3, 5, 99], false, None)).await?;
            page.press(play::redo()).await?;
            says(page, (&[3, 5, 99], false, None)).await?;
            page.press(words::add_heap()).await?;
            let misere = format!("{} {}", setup::misere_does(), setup::misere_called());
            page.press_on(Control::Radio, &misere).await?;
            page.fill(Control::Textbox, setup::limit(), "6").await?;
            slide(page, 3, true).await?;
            says(page, (&[3, 5, 99, 99], true, Some(6))).await?;
            until_address(page, "#/analyse?heaps=3,5,99,99&rule=misere&take=6").await
        });
    }
}

pub fn a_move_is_previewed_by_the_first_press_and_made_by_the_second(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/analyse?heaps=3,5,7&rule=misere").await?;
        let b1 = async || {
            let buttons = "[...document.querySelectorAll('.analysis__all .analysis__move')]";
            let button = format!("{buttons}.find((move) => move.textContent.startsWith('B1 '))");
            page.run(&format!("{button}.click()"), Vec::new()).await
        };
        page.find(Control::Heading, words::your_moves()).await?;
        b1().await?;
        page.read(&balanced()).await?;
        b1().await?;
        says(page, (&[3, 4, 7], true, None)).await?;
        // The main button makes the chosen move too.
        page.press(play::undo()).await?;
        b1().await?;
        page.press(&take_name(mv("B1"))).await?;
        says(page, (&[3, 4, 7], true, None)).await
    });
}

/// The column of a heap whose stones stand one above the other: its middle, its lower edge, and the size
/// of a stone.
async fn column(page: &Page, heap: usize) -> Result<(f64, f64, f64)> {
    let selector = format!(".desk__heap:nth-of-type({}) .desk__column", heap + 1);
    let [x, y, cell, high] = page.box_of(&selector).await?.context(selector)?;
    Ok((x + cell / 2.0, y + high, cell))
}

pub fn stones_are_pressed_and_heaps_are_pulled_on_the_desk(stage: &Stage) {
    stage.window(Window::desktop()).play(async |page| {
        page.open("#/analyse?heaps=3,5,7&rule=misere").await?;
        says(page, (&[3, 5, 7], true, None)).await?;
        page.come_to_rest().await?;
        let (x, floor, cell) = column(page, 2).await?;
        let stone = |number: f64| (x, floor - (number - 0.5) * cell);
        // The top stone: a move that balances the board.
        page.press_at(stone(7.0)).await?;
        page.read(&balanced()).await?;
        page.find(Control::Button, &take_name(mv("C1"))).await?;
        page.press_at(stone(7.0)).await?;
        page.find(Control::Button, words::no_choice()).await?;
        // From the lowest, all seven.
        page.press_at(stone(1.0)).await?;
        page.find(Control::Button, &take_name(mv("C7"))).await?;
        // By the length of three stones down, in several steps, and then up again by one.
        let ((x, from), (_, to)) = (stone(7.0), stone(4.0));
        page.stroke(&[(x, from), (x, from + 12.0), (x + 3.0, to - 5.0), (x, to)])
            .await?;
        says(page, (&[3, 5, 4], true, None)).await?;
        page.come_to_rest().await?;
        let (x, floor, cell) = column(page, 2).await?;
        let from = floor - 3.5 * cell;
        page.stroke(&[(x, from), (x, from - 12.0), (x, from - cell)])
            .await?;
        says(page, (&[3, 5, 5], true, None)).await?;
        // Each pull is undone at once.
        page.press(play::undo()).await?;
        says(page, (&[3, 5, 4], true, None)).await?;
        page.press(play::undo()).await?;
        says(page, (&[3, 5, 7], true, None)).await
    });
}

pub fn the_focus_stays_near_a_heap_that_is_removed(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open("#/analyse?heaps=1,2,3&rule=normal").await?;
            let focused = async |heap: usize| {
                let name = format!("button {}", words::RemoveHeap { heap }.text());
                page.until(&format!("{name} has the focus"), async || {
                    Ok((page.focused().await? == name).then_some(()))
                })
                .await
            };
            let number = words::Number { heap: 1 }.text();
            page.fill(Control::Spinbutton, &number, "4").await?;
            for (heap, after) in [(1, 1), (1, 0)] {
                let name = words::RemoveHeap { heap }.text();
                let focus = "[...document.querySelectorAll('.desk__remove')]
                    .find((button) => button.ariaLabel === arguments[0]).focus()";
                page.run(focus, vec![json!(name)]).await?;
                page.key("Enter").await?;
                focused(after).await?;
            }
            says(page, (&[1], false, None)).await
        });
    }
}

pub fn what_is_pointed_at_is_marked_in_every_column(stage: &Stage) {
    stage.window(Window::desktop()).play(async |page| {
        page.open("#/analyse?heaps=9,13,6&rule=misere").await?;
        let focus = "document.querySelector(arguments[0]).focus()";
        let counts = async |selectors: &[&str]| {
            let mut counts = Vec::new();
            for selector in selectors {
                let script = "return document.querySelectorAll(arguments[0]).length";
                counts.push(page.run(script, vec![json!(selector)]).await?.as_u64());
            }
            anyhow::Ok(counts)
        };
        page.find(Control::Heading, words::your_moves()).await?;
        page.press(words::show_columns()).await?;
        // A move: its stones, its heap, its row.
        page.run(focus, vec![json!(".analysis__move")]).await?;
        let marks = [
            ".desk__shown",
            ".desk__heap[data-pointed]",
            "tr[data-pointed]",
            ".analysis__move[data-pointed]",
        ];
        // A field: its heap, and the moves in it.
        let number = ".desk__card:nth-child(3) .desk__number";
        page.run(focus, vec![json!(number)]).await?;
        page.until("the heap is marked", async || {
            let marked = counts(&marks).await? == [Some(0), Some(1), Some(1), Some(1)];
            Ok(marked.then_some(()))
        })
        .await?;
        page.run(focus, vec![json!(".analysis__move")]).await?;
        page.until("the move is marked", async || {
            let marked = counts(&marks).await? == [Some(1); 4];
            Ok(marked.then_some(()))
        })
        .await?;
        // A digit: the two blocks of eight, their line and their digits.
        let digit = ".analysis__table tbody tr:first-child .analysis__bit";
        let [x, y, wide, high] = page.box_of(digit).await?.context("the digit")?;
        page.run(
            "const at = document.elementFromPoint(arguments[0], arguments[1]);
             at.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))",
            vec![json!(x + wide / 2.0), json!(y + high / 2.0)],
        )
        .await?;
        page.until("the pair is marked", async || {
            let marks = [
                ".desk__block[data-pointed]",
                ".desk__joint[data-pointed]",
                ".analysis__bit[data-pointed]",
                ".desk__shown",
            ];
            let marked = counts(&marks).await? == [Some(2), Some(1), Some(2), Some(0)];
            Ok(marked.then_some(()))
        })
        .await
    });
}

/// The size of a stone, and of the letters of a heap's size.
async fn sizes(page: &Page, number: &str) -> Result<[f64; 2]> {
    let script = "const size = (what) => document.querySelector(what);
        const stones = size('.desk__stones');
        return [Number(stones.getAttribute('stroke-width')),
            parseFloat(getComputedStyle(size(arguments[0])).fontSize)]";
    let sizes = page.run(script, vec![json!(number)]).await?;
    serde_json::from_value(sizes).context("two numbers")
}

pub fn the_screen_for_a_class_is_twice_as_large_and_covers_the_answer(stage: &Stage) {
    let projector = Window {
        width: 1920,
        height: 1080,
        ..Window::desktop()
    };
    stage.window(projector).play(async |page| {
        page.open("#/analyse?heaps=3,4,5&rule=normal").await?;
        says(page, (&[3, 4, 5], false, None)).await?;
        page.come_to_rest().await?;
        let [stone, letters] = sizes(page, ".desk__number").await?;
        page.press(more::big_screen()).await?;
        page.find(Control::Heading, words::who_wins()).await?;
        page.come_to_rest().await?;
        let [big_stone, big_letters] = sizes(page, ".big__label b").await?;
        ensure!(big_stone >= 2.0 * stone, "{big_stone} and {stone}");
        ensure!(big_letters >= 2.0 * letters, "{big_letters} and {letters}");
        ensure!(
            !page
                .has(Control::Link, nim::catalogue::page::play())
                .await?
        );
        let (winning, all) = (1_u32.into(), 12_u32.into());
        let verdict = print::CanWin { winning, all }.text();
        let is_told = async || {
            let text = page
                .run("return document.body.innerText", Vec::new())
                .await?;
            let text = text.as_str().unwrap_or_default().to_owned();
            anyhow::Ok(text.contains(&verdict))
        };
        ensure!(!is_told().await?, "the answer is not covered");
        page.press(words::show_answer()).await?;
        page.read(&verdict).await?;
        ensure!(!page.focus_is_nowhere().await?, "the answer has the focus");
        page.key("Escape").await?;
        says(page, (&[3, 4, 5], false, None)).await?;
        let opener = format!("button {}", more::big_screen());
        page.until("the button has the focus", async || {
            Ok((page.focused().await? == opener).then_some(()))
        })
        .await?;
        page.find(Control::Link, nim::catalogue::page::play())
            .await?;
        // From More, with the board of the game; and the next visit is without it.
        page.follow(nim::catalogue::page::play()).await?;
        page.follow(nim::catalogue::page::more()).await?;
        page.press(more::big_screen()).await?;
        page.find(Control::Heading, words::who_wins()).await?;
        let leave = [words::leave(), " ", words::escape_key()].concat();
        page.press(&leave).await?;
        says(page, (&[3, 5, 7], true, None)).await?;
        page.press(more::big_screen()).await?;
        page.find(Control::Heading, words::who_wins()).await?;
        until_address(page, "#/analyse?heaps=3,5,7&rule=misere").await?;
        page.reload().await?;
        says(page, (&[3, 5, 7], true, None)).await
    });
}
