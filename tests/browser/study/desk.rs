//! The board of the analysis, changed by press, pull, keys and fields, and the screen for a class.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{analysis as words, more, play, print};
use nim_browser::{Control, Page, Stage, Window};
use serde_json::json;

use crate::table::{mv, take_name};
use crate::tree::until_address;

/// The text for a choice that balances the board.
fn balanced() -> String {
    let verdict = words::you_can_win();
    words::After { verdict }.text()
}

/// Waits until the desk has these heaps, and the rules of the first address.
async fn stands(page: &Page, heaps: &str) -> Result<()> {
    until_address(page, &format!("#/analyse?heaps={heaps}&rule=normal")).await
}

pub fn fields_change_the_board_up_to_99(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/analyse?heaps=44,3,5&rule=normal").await?;
        page.find(Control::Heading, words::your_moves()).await?;
        let number = |heap| words::Number { heap }.text();
        page.fill(Control::Spinbutton, &number(0), "0").await?;
        stands(page, "0,3,5").await?;
        page.fill(Control::Spinbutton, &number(2), "44").await?;
        page.press(&words::OneLess { heap: 2 }.text()).await?;
        stands(page, "0,3,43").await?;
        page.fill(Control::Spinbutton, &number(2), "99").await?;
        stands(page, "0,3,99").await?;
        for (key, stones) in [("ArrowDown", 98), ("ArrowUp", 99)] {
            page.key(key).await?;
            stands(page, &format!("0,3,{stones}")).await?;
        }
        page.press(play::undo()).await?;
        stands(page, "0,3,43").await
    });
}

/// The column of a heap whose stones stand one above the other: its middle, its lower edge, and the size
/// of a stone.
async fn column(page: &Page, heap: usize) -> Result<(f64, f64, f64)> {
    let selector = format!("[data-heap='{heap}'] [data-stone='0']");
    let [x, y, cell, high] = page.box_of(&selector).await?.context(selector)?;
    Ok((x + cell / 2.0, y + high, cell))
}

pub fn stones_are_pressed_and_heaps_are_pulled_on_the_desk(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/analyse?heaps=3,5,7&rule=normal").await?;
        page.find(Control::Heading, words::your_moves()).await?;
        page.come_to_rest().await?;
        let (x, floor, cell) = column(page, 2).await?;
        let stone = |number: f64| (x, floor - (number - 0.5) * cell);
        // The top stone: a move that balances the board.
        page.press_at(stone(7.0)).await?;
        page.read(&balanced()).await?;
        page.find(Control::Button, &take_name(mv("C1"))).await?;
        // The next press on it is none of a double press.
        std::thread::sleep(std::time::Duration::from_millis(500));
        page.press_at(stone(7.0)).await?;
        page.find(Control::Button, words::no_choice()).await?;
        // From the third, five: a move that loses, which takes more words.
        page.press_at(stone(3.0)).await?;
        page.find(Control::Button, &take_name(mv("C5"))).await?;
        let room = "const told = document.querySelector('.analysis__after[data-prospect=bad]');
            return [told.scrollHeight, told.clientHeight]";
        let [text, room]: [u32; 2] = serde_json::from_value(page.run(room, Vec::new()).await?)?;
        ensure!(text <= room, "{text} pixels of text in {room}");
        // From the lowest, all seven.
        page.press_at(stone(1.0)).await?;
        page.find(Control::Button, &take_name(mv("C7"))).await?;
        // By the length of three stones down, in several steps, and then up again by one.
        let ((x, from), (_, to)) = (stone(7.0), stone(4.0));
        page.stroke(&[(x, from), (x, from + 12.0), (x + 3.0, to - 5.0), (x, to)])
            .await?;
        stands(page, "3,5,4").await?;
        page.come_to_rest().await?;
        let (x, floor, cell) = column(page, 2).await?;
        let from = floor - 3.5 * cell;
        page.stroke(&[(x, from), (x, from - 12.0), (x, from - cell)])
            .await?;
        stands(page, "3,5,5").await?;
        // Each pull is undone at once, by the keys of the table too.
        page.press(play::undo()).await?;
        stands(page, "3,5,4").await?;
        page.key("u").await?;
        stands(page, "3,5,7").await?;
        page.key("r").await?;
        stands(page, "3,5,4").await?;
        let control_z =
            "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))";
        page.run(control_z, Vec::new()).await?;
        stands(page, "3,5,7").await
    });
}

pub fn the_focus_stays_near_a_heap_that_is_removed(stage: &Stage) {
    stage.desktop().play(async |page| {
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
        stands(page, "1").await
    });
}

pub fn what_is_pointed_at_is_marked_in_every_column(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/analyse?heaps=5,4,3&rule=misere").await?;
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
        page.find(Control::Button, words::hide_columns()).await?;
        // A move: its two stones, its heap, its row.
        let marks = [
            "[data-mark=shown]",
            ".heap[data-pointed]",
            "tr[data-pointed]",
            ".analysis__move[data-pointed]",
        ];
        page.run(focus, vec![json!(".analysis__move")]).await?;
        page.until("the move is marked", async || {
            let marked = counts(&marks).await? == [2, 1, 1, 1].map(Some);
            Ok(marked.then_some(()))
        })
        .await?;
        // A digit: the two blocks of four, their line and their digits.
        let digit = ".analysis__table tbody tr:first-child .analysis__bit:nth-of-type(2)";
        let [x, y, wide, high] = page.box_of(digit).await?.context("the digit")?;
        page.run(
            "const at = document.elementFromPoint(arguments[0], arguments[1]);
             at.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))",
            vec![json!(x + wide / 2.0), json!(y + high / 2.0)],
        )
        .await?;
        page.until("the pair is marked", async || {
            let marks = [
                ".block[data-pointed]",
                ".board__line[data-pointed]",
                ".analysis__bit[data-pointed]",
                "[data-mark=shown]",
            ];
            let marked = counts(&marks).await? == [Some(2), Some(1), Some(2), Some(0)];
            Ok(marked.then_some(()))
        })
        .await
    });
}

/// The size of a stone, and of the letters of a heap's size.
async fn sizes(page: &Page) -> Result<[f64; 2]> {
    let script = "const size = (what) => document.querySelector(what);
        return [size('.stone').offsetHeight, parseFloat(getComputedStyle(size('.heap__count')).fontSize)]";
    let sizes = page.run(script, Vec::new()).await?;
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
        page.find(Control::Heading, words::your_moves()).await?;
        page.come_to_rest().await?;
        let [stone, letters] = sizes(page).await?;
        page.press(more::big_screen()).await?;
        page.find(Control::Heading, words::who_wins()).await?;
        page.come_to_rest().await?;
        let [big_stone, big_letters] = sizes(page).await?;
        ensure!(big_stone >= 2.0 * stone, "{big_stone} and {stone}");
        ensure!(big_letters >= 2.0 * letters, "{big_letters} and {letters}");
        // By keys alone.
        let focus = "document.querySelector('.big .stone[tabindex=\"0\"]').focus()";
        page.run(focus, Vec::new()).await?;
        page.key("1").await?;
        page.find(Control::Button, &take_name(mv("A1"))).await?;
        page.press(words::show_answer()).await?;
        let (winning, all) = (1_u32.into(), 12_u32.into());
        page.read(&print::CanWin { winning, all }.text()).await?;
        ensure!(!page.focus_is_nowhere().await?, "the answer has the focus");
        page.key("Escape").await?;
        let opener = format!("button {}", more::big_screen());
        page.until("the button has the focus", async || {
            Ok((page.focused().await? == opener).then_some(()))
        })
        .await
    });
}

/// Of the row that says even or odd, and of the answer: how many pixels of the height are hidden.
const HIDDEN: &str = "return ['.big__even', '.big__answer'].map((part) => {
    const element = document.querySelector(part);
    const box = element.getBoundingClientRect();
    const frame = element.closest('.big__columns, .big__side').getBoundingClientRect();
    const inside = Math.max(box.top - frame.bottom + box.height, frame.top - box.top, 0);
    return Math.round(inside + element.scrollHeight - element.clientHeight);
})";

pub fn the_answer_for_a_class_is_seen_whole(stage: &Stage) {
    stage.desktop().play(async |page| {
        for heaps in ["3,5,7", "5,4,3,2,1"] {
            let address = format!("#/analyse?heaps={heaps}&rule=misere&screen=big");
            page.open(&address).await?;
            page.press(words::show_columns()).await?;
            page.press(words::show_answer()).await?;
            for (width, height) in [(1280, 800), (1366, 768), (1920, 1080), (640, 400)] {
                let window = Window {
                    width,
                    height,
                    ..Window::desktop()
                };
                page.resize(window).await?;
                page.come_to_rest().await?;
                let hidden = page.run(HIDDEN, Vec::new()).await?;
                ensure!(hidden == json!([0, 0]), "{heaps} at {window}: {hidden}");
            }
            page.resize(Window::desktop()).await?;
        }
        Ok(())
    });
}
