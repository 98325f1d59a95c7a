//! Plural forms, numbers, lists and dates equal those that the host writes into the first paint.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Date, Language, locale};
use nim_browser::{Page, Stage, Test, Tier, test};
use serde_json::{Value, json};

pub const TESTS: &[Test] = &[test!(browsers_have_the_rules_of_the_host)
    .tier(Tier::Engines)
    .everywhere()];

const NUMBERS: [u64; 8] = [0, 1, 2, 21, 999, 1000, 39_861_780, u64::MAX];

const LISTS: [&[u32]; 4] = [&[], &[3], &[3, 5], &[3, 5, 1000]];

const DAYS: [&str; 3] = ["1999-12-31", "2024-02-29", "2026-11-20"];

/// The same as `src/catalogue/locale/browser.rs`.
const SCRIPT: &str = "
    const [language, numbers, lists, days] = arguments;
    const plurals = new Intl.PluralRules(language);
    const number = new Intl.NumberFormat(language);
    const and = new Intl.ListFormat(language);
    const sizes = new Intl.ListFormat(language, { type: 'unit' });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    return [
        numbers.map(digits => plurals.select(Number(digits))),
        numbers.map(digits => number.format(digits)),
        lists.map(items => and.format(items)),
        lists.map(items => sizes.format(items)),
        days.map(written => day.format(new Date(`${written}T12:00Z`))),
    ];";

fn browsers_have_the_rules_of_the_host(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play").await?;
        for language in Language::all() {
            assert!(nim_prerender::speak(language.tag()));
            let compared = is_alike(page, language).await;
            assert!(nim_prerender::speak("en"));
            compared.with_context(|| language.tag())?;
        }
        Ok(())
    });
}

async fn is_alike(page: &Page, language: Language) -> Result<()> {
    let lists: [Vec<String>; 4] = LISTS.map(|sizes| {
        let sizes = sizes.iter();
        sizes.map(|&size| locale::number(size.into())).collect()
    });
    let given = vec![
        json!(language.locale()),
        json!(NUMBERS.map(|number| number.to_string())),
        json!(lists),
        json!(DAYS),
    ];
    let told = page.run(SCRIPT, given).await?;
    let form = |number| match locale::plural(number) {
        'e' => "one",
        'n' => "many",
        _ => "other",
    };
    let day = |written| Date::read(written).map(locale::day).ok();
    let expected: Value = json!([
        NUMBERS.map(form),
        NUMBERS.map(locale::number),
        lists.each_ref().map(|items| locale::and(items)),
        LISTS.map(locale::sizes),
        DAYS.map(day),
    ]);
    ensure!(told == expected, "{told} is not {expected}");
    Ok(())
}
