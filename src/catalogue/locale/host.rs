//! The same rules on the host, where the first paint is drawn: ICU4X.

use std::cell::RefCell;

use icu_datetime::{DateTimeFormatter, fieldsets::YMD, input::Date as Day};
use icu_decimal::{DecimalFormatter, input::Decimal, options::DecimalFormatterOptions};
use icu_list::{ListFormatter, options::ListFormatterOptions};
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules, PluralRulesOptions};

use super::{Date, List, tag};

thread_local! {
    static RULES: RefCell<Option<Rules>> = const { RefCell::new(None) };
}

pub fn change() {
    RULES.take();
}

/// What the rules of the spoken language answer.
fn ask<T>(question: impl FnOnce(&Rules) -> T) -> T {
    RULES.with_borrow_mut(|rules| question(rules.get_or_insert_with(Rules::new)))
}

struct Rules {
    plurals: PluralRules,
    numbers: DecimalFormatter,
    and: ListFormatter,
    or: ListFormatter,
    sizes: ListFormatter,
    days: DateTimeFormatter<YMD>,
}

impl Rules {
    fn new() -> Self {
        const HAS: &str = "the crate has the rules of all languages";
        let language: Locale = tag().parse().expect("a constant that is a language");
        Self {
            plurals: PluralRules::try_new((&language).into(), PluralRulesOptions::default())
                .expect(HAS),
            numbers: DecimalFormatter::try_new(
                (&language).into(),
                DecimalFormatterOptions::default(),
            )
            .expect(HAS),
            and: ListFormatter::try_new_and((&language).into(), ListFormatterOptions::default())
                .expect(HAS),
            or: ListFormatter::try_new_or((&language).into(), ListFormatterOptions::default())
                .expect(HAS),
            sizes: ListFormatter::try_new_unit((&language).into(), ListFormatterOptions::default())
                .expect(HAS),
            days: DateTimeFormatter::try_new((&language).into(), YMD::long()).expect(HAS),
        }
    }
}

pub fn plural(number: u64) -> &'static str {
    let category = ask(|rules| rules.plurals.category_for(number));
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}

pub fn digits(digits: &str) -> String {
    let number: Decimal = digits.parse().expect("digits alone are a number");
    ask(|rules| rules.numbers.format(&number).to_string())
}

pub fn list(items: Vec<String>, kind: List) -> String {
    ask(|rules| {
        let format = match kind {
            List::And => &rules.and,
            List::Or => &rules.or,
            List::Sizes => &rules.sizes,
        };
        format.format(items.into_iter()).to_string()
    })
}

pub fn day(date: Date) -> String {
    let [month, day] = [date.month(), date.day()].map(|number| u8::try_from(number).ok());
    let day = i32::try_from(date.year()).ok().zip(month).zip(day);
    let day = day.and_then(|((year, month), day)| Day::try_new_gregorian(year, month, day).ok());
    let day = day.expect("a `Date` is a day of the Gregorian calendar");
    ask(|rules| rules.days.format(&day).to_string())
}
