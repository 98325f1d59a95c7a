//! Sheets as the browser prints them, and the code of a link. The host reads each code with another program.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{page as page_words, print as words};
use nim_browser::{Ability, Control, Input, Page, Scheme, Stage, Test, Window, test};
use serde_json::{Value, json};

pub const TESTS: &[Test] = &[
    test!(each_worksheet_has_its_solutions_on_a_second_page).needs(&[Ability::Paper]),
    test!(only_the_sheet_is_printed_dark_on_light).needs(&[Ability::Paper]),
    test!(the_proof_takes_two_pages_with_its_answers_at_the_end).needs(&[Ability::Paper]),
    test!(screens_are_printed_without_controls_on_white).needs(&[Ability::Paper]),
    test!(the_code_of_a_shared_link_can_be_seen_by_a_camera),
];

/// Sheets with the number of their pages.
const SHEETS: [(&str, usize); 5] = [
    ("#/print/worksheet/1/1", 2),
    ("#/print/worksheet/2/4711?rule=normal", 2),
    ("#/print/worksheet/3/1", 2),
    ("#/print/worksheet/3/7?rule=normal", 2),
    ("#/print/worksheet/ticket", 2),
];

/// The sizes of paper, in centimetres: A4 and Letter.
const PAPERS: [(f64, f64); 2] = [(21.0, 29.7), (21.59, 27.94)];

/// The number of pages that the browser prints on this paper.
pub async fn pages(page: &Page, paper: (f64, f64)) -> Result<usize> {
    let printed = page.print(paper).await?;
    let count = page.run(COUNT, vec![json!(printed)]).await?;
    let count = count.as_u64().context("counting pages")?;
    Ok(usize::try_from(count)?)
}

/// The number of objects that are pages, in the file itself or in its compressed parts.
const COUNT: &str = "return (async () => {
    const file = atob(arguments[0]);
    const parts = [...file.matchAll(/\\/ObjStm[^]*?stream\\n([^]*?)\\nendstream/g)].map(([, part]) => {
        const bytes = Uint8Array.from(part, (letter) => letter.charCodeAt());
        const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
        return new Response(whole).text();
    });
    return [file, ...await Promise.all(parts)].join().match(/\\/Type *\\/Page\\b/g).length;
})()";

fn each_worksheet_has_its_solutions_on_a_second_page(stage: &Stage) {
    stage.desktop().play(async |page| {
        for (sheet, count) in SHEETS {
            page.open(sheet).await?;
            page.read(words::heading()).await?;
            page.until("the sheet is there", async || {
                let there = "return !!document.querySelector('.sheet .qr')
                    && !document.querySelector('.fetching')";
                Ok((page.run(there, Vec::new()).await? == json!(true)).then_some(()))
            })
            .await?;
            let legend = "return document.querySelector('.sheet .tree__legend')?.clientHeight ?? 0";
            let legend = page.run(legend, Vec::new()).await?;
            ensure!(
                legend.as_u64() < Some(100),
                "{sheet}: a legend {legend} high"
            );
            for paper in PAPERS {
                let printed = pages(page, paper).await?;
                ensure!(
                    printed == count,
                    "{sheet} takes {printed} pages of {paper:?}"
                );
            }
        }
        Ok(())
    });
}

/// The last section that is on paper, and whether the answer beside an exercise is.
const ANSWERS: &str = "
    const parts = [...document.querySelector('.proof').children].filter((part) => part.checkVisibility());
    return [parts.at(-1).className, document.querySelector('.proof__answer').checkVisibility()];";

fn the_proof_takes_two_pages_with_its_answers_at_the_end(stage: &Stage) {
    stage.desktop().play(async |page| {
        for language in ["en", "de", "fr", "es"] {
            page.open(&format!("#/learn/proof?lang={language}")).await?;
            let open = "document.querySelector('.teaching__head button.button--round[title]:not([aria-disabled]):not(.button--plain)').click()";
            page.until("the proof can be opened", async || {
                Ok(page.run(open, Vec::new()).await.ok())
            })
            .await?;
            page.until("the proof is there", async || {
                let there = "return !!document.querySelector('.proof__board .stone')";
                Ok((page.run(there, Vec::new()).await? == json!(true)).then_some(()))
            })
            .await?;
            for paper in PAPERS {
                let printed = pages(page, paper).await?;
                ensure!(
                    printed <= 2,
                    "{language} takes {printed} pages of {paper:?}"
                );
            }
            let seen = page.run(ANSWERS, Vec::new()).await?;
            ensure!(seen == json!(["proof__exercises", true]), "{seen}");
            page.style_for_paper(true).await?;
            let printed = page.run(ANSWERS, Vec::new()).await?;
            ensure!(printed == json!(["proof__solutions", false]), "{printed}");
            page.style_for_paper(false).await?;
        }
        Ok(())
    });
}

/// The colours of strokes and text on a sheet that are neither black nor white, and everything that is
/// printed around it.
const PRINTED: &str = "
    const sheet = document.querySelector('.sheet');
    const colours = new Set();
    for (const element of sheet.querySelectorAll('*')) {
        const { color, stroke } = getComputedStyle(element);
        for (const colour of [color, stroke]) colours.add(colour);
    }
    for (const known of ['none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']) colours.delete(known);
    const around = [...document.querySelectorAll('body *')].filter((element) =>
        !element.contains(sheet) && !sheet.contains(element)
        && element.checkVisibility() && element.getClientRects().length > 0);
    return [[...colours], around.map((element) => element.outerHTML.slice(0, 80))];";

fn only_the_sheet_is_printed_dark_on_light(stage: &Stage) {
    let window = Window::phone().with_scheme(Scheme::Dark);
    stage.window(window).play(async |page| {
        for (sheet, _) in SHEETS {
            page.open(sheet).await?;
            page.find(Control::Button, words::print()).await?;
            page.style_for_paper(true).await?;
            let printed = page.run(PRINTED, Vec::new()).await?;
            ensure!(printed == json!([[], []]), "{sheet}: {printed}");
            page.style_for_paper(false).await?;
            let seen = page.run(PRINTED, Vec::new()).await?;
            ensure!(
                seen[1] != json!([]),
                "the buttons are hidden on the screen too"
            );
        }
        Ok(())
    });
}

/// The screens, and a sheet.
const SCREENS: [&str; 16] = [
    "#/play?heaps=3,5,7",
    "#/play?heaps=3,5,7&moves=A1",
    "#/play?heaps=1&rule=normal&two=human&moves=A1",
    "#/puzzle/2/1",
    "#/path",
    "#/path/4",
    "#/path/8",
    "#/learn",
    "#/learn/binary",
    "#/learn/history",
    "#/learn/teachers",
    "#/analyse?heaps=3,5,7",
    "#/tree",
    "#/more",
    "#/statistics",
    "#/review?heaps=3,5,7&moves=A2,C4",
];

/// The controls that are printed, and the parts of the page that are not white. Stones, moves and the rule are
/// read, although they can be pressed.
const CONTROLS: &str = "
    const read = '.stone, .sum__yes, .review__move, .more__name, .step__rule, [aria-controls=rule]';
    const controls = 'button, select, summary, input:is([type=range], [type=file])';
    const seen = [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .filter((element) => !element.matches(read));
    const app = document.querySelector('.app');
    const grounds = [document.documentElement, document.body, app]
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour));
    return [seen.map((element) => element.outerHTML.slice(0, 80)), grounds];";

fn screens_are_printed_without_controls_on_white(stage: &Stage) {
    let window = Window::desktop().with_scheme(Scheme::Dark);
    stage.window(window).play(async |page| {
        let mut wrong = Vec::new();
        for screen in SCREENS {
            page.open(screen).await?;
            page.until("the screen is there", async || {
                let there = "return !!document.querySelector('main :is(button, a, input)')
                    && !document.querySelector('.fetching')";
                Ok((page.run(there, Vec::new()).await? == json!(true)).then_some(()))
            })
            .await?;
            page.style_for_paper(true).await?;
            let printed = page.run(CONTROLS, Vec::new()).await?;
            if printed != json!([[], []]) {
                wrong.push(format!("{screen}: {printed}"));
            }
            page.style_for_paper(false).await?;
        }
        ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
        Ok(())
    });
}

/// A camera needs squares of three points, black on white, and all of the code in the window.
fn the_code_of_a_shared_link_can_be_seen_by_a_camera(stage: &Stage) {
    let small = Window::new(360, 640, Input::Touch).with_scheme(Scheme::Dark);
    stage.window(small).play(async |page| {
        page.open("#/play?heaps=12,10,11,13,14&two=human&moves=A1,B2,C3,D4,E5&names=Ada,Bob")
            .await?;
        page.press(page_words::share()).await?;
        let code = page
            .until("the code is there", async || {
                let code = page.run(CODE, Vec::new()).await?;
                Ok(Some(code).filter(|code| *code != Value::Null))
            })
            .await?;
        let expected = json!([true, true, "rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
        ensure!(code == expected, "{code}");
        Ok(())
    });
}

const CODE: &str = "
    const code = document.querySelector('.share__code .qr');
    code?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!code) return null;
    const { left, right, top, bottom, width } = code.getBoundingClientRect();
    const [ground, squares] = ['rect', 'path'].map((part) => getComputedStyle(code.querySelector(part)));
    return [left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
        width / code.viewBox.baseVal.width >= 3, ground.fill, squares.stroke];";
