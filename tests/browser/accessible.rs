//! Nobody is barred from any screen: axe-core judges every view of the harness's list.

use std::collections::BTreeSet;

use anyhow::{Context, ensure};
use nim_harness::Ability;
use nim_harness::browser::{Input, Scheme, Stage, VIEWS, Window};
use serde_json::json;

const WINDOWS: [Window; 2] = [
    Window::new(360, 640, Input::Touch),
    Window::new(1280, 800, Input::Mouse),
];

/// Looks at every view in the colours given, and tells all that breaks a rule at once. What axe
/// cannot decide is shown beside that, each once, and fails nothing.
fn nobody_is_barred(scheme: Scheme) {
    for window in WINDOWS {
        let window = window.with_scheme(scheme).with_reduced_motion();
        Stage::new(window).play(async |page| {
            let (mut wrong, mut unsure) = (Vec::new(), BTreeSet::new());
            // Roles and names are the same document everywhere; the others show that they agree.
            let step = VIEWS.len() / page.length_of(VIEWS.len());
            for view in VIEWS.iter().step_by(step) {
                view.reach(page).await?;
                let found = page.barriers().await.context(view.name)?;
                let told = found.wrong.iter();
                wrong.extend(told.map(|fault| format!("{}: {fault}", view.name)));
                unsure.extend(found.unsure);
            }
            for question in unsure {
                eprintln!("undecided at {window}: {question}");
            }
            ensure!(
                wrong.is_empty(),
                "axe finds {} faults at {window}:\n{}",
                wrong.len(),
                wrong.join("\n")
            );
            Ok(())
        });
    }
}

#[test]
fn axe_finds_no_fault_with_any_screen_in_the_light() {
    nobody_is_barred(Scheme::Light);
}

#[test]
fn axe_finds_no_fault_with_any_screen_in_the_dark() {
    nobody_is_barred(Scheme::Dark);
}

/// Which buttons that are off have another colour than the system's for that, and which that are on
/// have it; how many are off.
const OFF: &str = "const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const grey = getComputedStyle(probe).color;
    probe.remove();
    const buttons = [...document.querySelectorAll('.button, .slider__nudge, .lesson__answer')];
    const isOff = (button) => button.getAttribute('aria-disabled') === 'true';
    const wrong = buttons.filter((button) => (getComputedStyle(button).color === grey) !== isOff(button));
    return [wrong.map((button) => button.outerHTML), buttons.filter(isOff).length]";

#[test]
fn in_forced_colours_what_is_off_looks_off_on_every_screen() {
    for window in WINDOWS {
        let stage = Stage::new(window.with_reduced_motion()).needs(Ability::Devtools);
        stage.play(async |page| {
            // What is named here takes the place of all that was.
            let features = json!([
                { "name": "forced-colors", "value": "active" },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ]);
            let features = json!({ "features": features });
            page.devtools("Emulation.setEmulatedMedia", features)
                .await?;
            let mut off = 0;
            for view in VIEWS {
                view.reach(page).await?;
                let seen = page.run(OFF, Vec::new()).await?;
                ensure!(seen[0] == json!([]), "{}: {}", view.name, seen[0]);
                off += seen[1].as_u64().unwrap_or_default();
            }
            ensure!(off > 0, "nothing was off anywhere");
            Ok(())
        });
    }
}
