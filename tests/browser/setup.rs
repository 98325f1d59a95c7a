//! The setup with input that no game can use. The host tries every kind of it.

use anyhow::ensure;
use nim::catalogue::{page as page_words, setup};
use nim_browser::{Control, Stage, Test, test};

use crate::table::until_heaps;

pub const TESTS: &[Test] = &[test!(
    bad_input_shows_an_error_at_its_field_and_nothing_is_lost
)];

fn bad_input_shows_an_error_at_its_field_and_nothing_is_lost(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.fill(Control::Textbox, setup::your_name(), "Ada")
            .await?;
        page.press_on(Control::Radio, setup::own()).await?;
        page.fill(Control::Textbox, setup::sizes(), "0").await?;
        page.press(setup::play()).await?;
        let says = setup::EmptyHeap { heap: 0 }.text();
        page.until("the message stands at the focused field", async || {
            let said = "const field = document.querySelector('dialog[open] [aria-invalid=true]');
                return field && field === document.activeElement
                    ? document.getElementById(field.getAttribute('aria-describedby')).innerText : ''";
            let said = page.run(said, Vec::new()).await?;
            Ok((said == says.as_str()).then_some(()))
        })
        .await?;
        page.fill(Control::Textbox, setup::sizes(), "2, 4").await?;
        let name = page.find(Control::Textbox, setup::your_name()).await?;
        let name = name.prop("value").await?;
        ensure!(name.as_deref() == Some("Ada"), "the name is {name:?}");
        page.press(setup::play()).await?;
        until_heaps(page, &[2, 4]).await
    });
}
