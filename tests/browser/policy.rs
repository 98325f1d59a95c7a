//! The actions that the content policy forbids, on hosts with headers and without.

use anyhow::{Result, ensure};
use nim::catalogue::play;
use nim_browser::{Control, Page, Stage, Test, dist, test};
use nim_serve::Site;
use serde_json::{Value, json};

use crate::table::{mv, take};

pub const TESTS: &[Test] = &[
    test!(nothing_foreign_runs_under_the_hosts_policy).everywhere(),
    test!(nothing_foreign_runs_under_the_documents_policy),
];

/// The attempts of an attacker in the page. Each returns whether it was refused.
const ATTEMPTS: [(&str, &str); 9] = [
    (
        "an inline script runs",
        "const script = document.createElement('script');
         try { script.textContent = 'window.foreign = 1'; document.head.append(script); } catch {}
         done(window.foreign === undefined)",
    ),
    (
        "markup brings a script that runs",
        "const place = document.createElement('div');
         try { place.innerHTML = '<img src=\"x:\" onerror=\"window.foreign = 2\">'; } catch {}
         document.body.append(place);
         setTimeout(() => { place.remove(); done(window.foreign === undefined) }, 300)",
    ),
    (
        "markup is written that no policy of the page has made",
        "setTimeout(() => {
             let refused = globalThis.trustedTypes === undefined;
             try { document.createElement('p').innerHTML = '<b></b>'; } catch { refused = true; }
             done(refused)
         })",
    ),
    (
        "a text is run as a script",
        // Drivers allow this in their own scripts, but not in code that a script leaves behind.
        "setTimeout(() => { let ran = false; try { ran = window.eval('1') === 1; } catch {} done(!ran) })",
    ),
    (
        "another host answers",
        "fetch(arguments[0], { mode: 'no-cors' }).then(() => done(false), () => done(true))",
    ),
    (
        "a picture of another host is loaded",
        "const image = new Image(); image.onload = () => done(false); image.onerror = () => done(true);
         image.src = arguments[0] + 'icon-192.png'",
    ),
    (
        "an inline style holds",
        "const style = document.createElement('style');
         style.textContent = 'body { outline: 7px solid }'; document.head.append(style);
         document.body.setAttribute('style', 'outline: 9px solid');
         const width = getComputedStyle(document.body).outlineStyle;
         style.remove(); document.body.removeAttribute('style');
         done(width === 'none')",
    ),
    (
        "the addresses of the page lead elsewhere",
        "const base = document.createElement('base'); base.href = arguments[0];
         document.head.prepend(base); const here = document.baseURI; base.remove();
         done(here.startsWith(location.origin))",
    ),
    (
        "a form is sent to another host",
        "const form = document.createElement('form'); form.action = arguments[0];
         document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
             effectiveDirective === 'form-action' && done(true));
         document.body.append(form);
         try { form.submit() } catch { done(true) }",
    ),
];

async fn attempt(page: &Page) -> Result<()> {
    // The host beside ours is a real one, or it would prove nothing that it does not answer.
    let other = nim_serve::Server::start(&Site::new(dist())?.plain())?;
    page.open("#/play?heaps=1,2&two=human").await?;
    take(page, mv("B1")).await?;
    ensure!(page.complaints().await?.is_empty());
    for (what, script) in ATTEMPTS {
        // The driver admits the test's own script, but not the code that it leaves in the page.
        let run = format!(
            "window.refused = undefined; const done = (it) => (window.refused = it); {script}"
        );
        page.run(&run, vec![json!(other.url())]).await?;
        let refused = page
            .until("the attempt has ended", async || {
                let refused = page
                    .run("return window.refused ?? null", Vec::new())
                    .await?;
                Ok((refused != Value::Null).then_some(refused))
            })
            .await?;
        ensure!(refused == Value::Bool(true), "{what}");
    }
    // The expected complaints.
    page.until("the browser has complained", async || {
        Ok((!page.complaints().await?.is_empty()).then_some(()))
    })
    .await?;
    take(page, mv("A1")).await?;
    page.find(Control::Button, play::undo()).await?;
    page.until("nobody complains any more", async || {
        Ok(page.complaints().await?.is_empty().then_some(()))
    })
    .await
}

fn nothing_foreign_runs_under_the_hosts_policy(stage: &Stage) {
    stage.desktop().play(attempt);
}

fn nothing_foreign_runs_under_the_documents_policy(stage: &Stage) {
    let site = Site::new(dist()).unwrap().plain();
    stage.desktop().play_on(&site, attempt);
}
