//! Sounds, and the words that a screen reader speaks by itself.

use anyhow::ensure;
use nim::catalogue::{Who, settings};
use nim_browser::{Ability, Control, Stage, Test, test};

use crate::menu::{leave_settings, open_settings};
use crate::table::{mv, take, until_heaps};
use crate::words::{thinking, took, your_turn};

pub const TESTS: &[Test] = &[
    test!(sound_is_heard_when_it_is_on_and_only_then).needs(&[Ability::Devtools]),
    test!(a_move_and_its_answer_are_each_spoken_once),
];

/// Counts what goes to the loudspeaker, and listens to it.
const LISTEN: &str = "
    const connect = AudioNode.prototype.connect;
    window.tones = 0;
    window.loudest = 0;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to === this.context.destination) {
            window.tones += 1;
            const ear = this.context.createAnalyser();
            const wave = new Float32Array(ear.fftSize);
            connect.call(this, ear);
            const listen = () => {
                ear.getFloatTimeDomainData(wave);
                window.loudest = wave.reduce((most, now) => Math.max(most, Math.abs(now)), window.loudest);
                requestAnimationFrame(listen);
            };
            listen();
        }
        return connect.call(this, to, ...rest);
    };";

fn sound_is_heard_when_it_is_on_and_only_then(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        page.run(LISTEN, Vec::new()).await?;
        take(page, mv("C3")).await?;
        until_heaps(page, &[3, 5, 4]).await?;
        let tones = page.run("return window.tones", Vec::new()).await?;
        ensure!(tones == 0, "nobody turned sound on");
        open_settings(page).await?;
        let heard = async |what: &str| {
            page.until(what, async || {
                let loud = page.run("return window.loudest > 0.01", Vec::new()).await?;
                Ok((loud == true).then_some(()))
            })
            .await
        };
        page.press_on(Control::Switch, settings::sound()).await?;
        heard("the switch is heard").await?;
        leave_settings(page).await?;
        page.run("window.tones = 0; window.loudest = 0", Vec::new())
            .await?;
        take(page, mv("B2")).await?;
        heard("the stones are heard").await?;
        let tones = page.run("return window.tones > 0", Vec::new()).await?;
        ensure!(tones == true, "the sound of the switch went on");
        Ok(())
    });
}

/// Records each new text of each region that a screen reader speaks by itself.
const RECORD: &str = "
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const known = new Map();
    window.spoken = [];
    const look = (speak) => {
        for (const region of document.querySelectorAll(regions)) {
            const text = region.textContent.trim();
            if (speak && text && known.get(region) !== text) window.spoken.push(text);
            known.set(region, text);
        }
    };
    look(false);
    new MutationObserver(() => look(true))
        .observe(document.body, { subtree: true, childList: true, characterData: true });";

fn a_move_and_its_answer_are_each_spoken_once(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=2,2&two=perfect").await?;
        page.run(RECORD, Vec::new()).await?;
        take(page, mv("A2")).await?;
        until_heaps(page, &[0, 1]).await?;
        page.hear(&your_turn()).await?;
        page.come_to_rest().await?;
        let spoken = page.run("return window.spoken", Vec::new()).await?;
        let spoken: Vec<String> = serde_json::from_value(spoken)?;
        let told = [
            [took(&Who::You, mv("A2")), thinking()],
            [took(&Who::Computer, mv("B1")), your_turn()],
        ];
        ensure!(
            spoken.len() == told.len()
                && spoken.iter().zip(&told).all(|(spoken, told)| told
                    .iter()
                    .all(|part| spoken.matches(part.as_str()).count() == 1)),
            "{spoken:#?}"
        );
        Ok(())
    });
}
