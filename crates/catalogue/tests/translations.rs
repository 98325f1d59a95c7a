//! What a translation lacks, or has too much, is refused with its file, its line and a reason. The page's build
//! script reports it, and does not go on.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use nim_catalogue::{Refusal, area, folder, languages, numbered, translation};

const ENGLISH: &str = "### The table.\n\n\
    # Begins it.\n\
    play = Play\n\
    # $stones (number): How many.\n\
    # $heap (heap): From where.\n\
    taken =\n    { $stones ->\n        [1] One stone from { $heap }\n       *[other] { $stones } stones from \
    { $heap }\n    }\n";

/// The refusals of a translation with this file alone, without the path of its folder. Empty if nothing is refused.
fn refused(language: &str, source: &str) -> Vec<String> {
    let english = area("play", "play.ftl", ENGLISH).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("play.ftl"), source).unwrap();
    match translation(&[english], folder.path(), language) {
        Ok(areas) => {
            let ids = areas[0].messages.iter().map(|message| &*message.id);
            assert!(ids.eq(["play", "taken"]), "the order of English");
            Vec::new()
        }
        Err(refusals) => relative(&refusals, folder.path()),
    }
}

/// Refusals without the path of this folder.
fn relative(refusals: &[Refusal], folder: &Path) -> Vec<String> {
    let folder = format!("{}/", folder.display());
    let lines = refusals.iter().map(ToString::to_string);
    lines.map(|refusal| refusal.replace(&folder, "")).collect()
}

const GERMAN: &str = "taken =\n    { $stones ->\n        [one] Ein Stein von { $heap }\n       *[other] \
    { $stones } Steine von { $heap }\n    }\nplay = Spielen\n";

#[test]
fn a_complete_translation_is_read() {
    assert_eq!(refused("de", GERMAN), [""; 0]);
    // In German, as in English, 1 alone has the form `one`.
    assert_eq!(refused("de", &GERMAN.replace("[one]", "[1]")), [""; 0]);
}

#[test]
fn what_a_translation_lacks_is_named() {
    let lacks = |source: &str, refusal: &str| {
        let refusals = refused("de", source);
        assert_eq!(refusals, [format!("play.ftl:{refusal}")], "{source}");
    };
    lacks(
        &GERMAN.replace("play = Spielen\n", ""),
        "1: play is missing",
    );
    let heapless = GERMAN.replace(" von { $heap }", "");
    lacks(&heapless, "1: taken: no text uses $heap");
    let few = GERMAN.replace("[one]", "[few]");
    let language = "1: taken: [few] is no plural form of the language “de”";
    lacks(&few, language);
    let more = format!("{GERMAN}more = Mehr\n");
    lacks(&more, "7: more: there is no such message in English");
    let declared = format!("# $heap (heap): Von wo.\n{GERMAN}");
    let english = "2: taken: the English message alone declares the arguments";
    lacks(&declared, english);
    let other = GERMAN.replace("{ $stones } Steine", "{ $all } Steine");
    assert!(refused("de", &other)[0].starts_with("play.ftl:1: taken: $all has no type"));
    assert!(refused("x y", GERMAN)[0].contains("x y: its plural forms are not in"));
}

#[test]
fn a_missing_plural_form_is_named() {
    let lacks =
        |form: &str| format!("play.ftl:1: taken: the plural form [{form}] of $stones is missing");
    let one = "        [one] Ein Stein von { $heap }\n";
    assert_eq!(refused("de", &GERMAN.replace(one, "")), [lacks("one")]);
    // French and Spanish have the form `many` for whole millions.
    assert_eq!(refused("fr", GERMAN), [lacks("many")]);
    assert_eq!(refused("es", GERMAN), [lacks("many")]);
    // In French 0 has the form `one` too, so `[1]` is not enough.
    let many_and_1 = complete("es").replace("[one]", "[1]");
    assert_eq!(refused("es", &many_and_1), [""; 0]);
    assert_eq!(refused("fr", &many_and_1), [lacks("one")]);
}

#[test]
fn a_language_has_all_files_of_english_and_no_others() {
    let locales = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = locales.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let read_all = || {
        let read = languages(locales.path());
        read.map_err(|refusals| relative(&refusals, locales.path()))
    };
    write("languages.ftl", "en = English\nde = Deutsch\n");
    write("en/play.ftl", ENGLISH);
    write("en/page.ftl", "close = Close\n");
    write("de/play.ftl", GERMAN);
    write("de/seite.ftl", "zu = Zu\n");
    assert_eq!(
        read_all().unwrap_err(),
        [
            "de/seite.ftl:1: there is no such file in English",
            "de:1: the file page.ftl is missing"
        ]
    );
    fs::remove_file(locales.path().join("de/seite.ftl")).unwrap();
    write("de/page.ftl", "close = Schließen\n");
    let read = read_all().unwrap();
    let names = read
        .iter()
        .map(|language| (&*language.tag, &*language.name));
    assert!(names.eq([("en", "English"), ("de", "Deutsch")]));
    assert!(numbered(&read[1]).starts_with("de\0Schließen\0"));
}

#[test]
fn each_look_has_each_word() {
    let locales = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = locales.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write(
        "play.ftl",
        "choose = Choose { -pieces }\n# $n (numeral): Some.\nleft = { $n } { -pieces } left\n",
    );
    write("looks/stones.ftl", "### Stones.\n\n-pieces = stones\n");
    write("looks/matches.ftl", "-pieces = matches\n");
    let read_with = |coins: &str| {
        write("looks/coins.ftl", coins);
        folder(locales.path()).map_err(|refusals| relative(&refusals, locales.path()))
    };
    for (coins, refusal) in [
        ("", "looks/coins.ftl:1: -pieces is missing"),
        ("pieces = coins\n", "looks/coins.ftl:1: pieces is no term"),
        (
            "-pieces = { -coins }\n",
            "looks/coins.ftl:1: -pieces is no plain text",
        ),
    ] {
        assert_eq!(read_with(coins).unwrap_err(), [refusal]);
    }
    let play = &read_with("-pieces = coins\n").unwrap()[0];
    let patterns = play.messages.iter().map(|message| &*message.pattern);
    assert!(patterns.eq([
        "\u{2}l\u{3}aChoose stones\u{3}bChoose matches\u{3}cChoose coins\u{4}",
        "\u{1}0 \u{2}l\u{3}astones\u{3}bmatches\u{3}ccoins\u{4} left",
    ]));
}

/// The refusal of a translation whose button is named so; empty if nothing is refused.
fn refused_button(language: &str, name: &str) -> String {
    refused(language, &complete(language).replace("Spielen", name)).concat()
}

/// A complete translation for this language.
fn complete(language: &str) -> String {
    match language {
        "de" => GERMAN.to_owned(),
        _ => GERMAN.replace(
            "        [one]",
            "        [many] { $stones } de { $heap }\n        [one]",
        ),
    }
}

#[test]
fn each_language_has_its_spaces_and_quotes() {
    for (language, right) in [
        ("fr", "Jouer\u{202f}?"),
        ("fr", "Jouer…\u{202f}!?"),
        ("fr", "Lien\u{a0}: https://nim, 10:30"),
        ("fr", "«\u{a0}Jouer\u{a0}»"),
        ("fr", "50\u{202f}%"),
        ("de", "„Spielen“? 50\u{a0}%"),
        ("es", "¿“Jugar”? 50\u{a0}%"),
    ] {
        assert_eq!(refused_button(language, right), "", "{right}");
    }
    for (language, wrong, space) in [
        ("fr", "Jouer\u{a0}?", "a narrow no-break space before ; ! ?"),
        ("fr", "Jouer ?", "a narrow no-break space before ; ! ?"),
        ("fr", "Jouer?", "a narrow no-break space before ; ! ?"),
        ("fr", "Lien : voici", "a no-break space before :"),
        ("fr", "Lien\u{202f}: voici", "a no-break space before :"),
        ("fr", "Lien:voici", "a no-break space before :"),
        ("fr", "« Jouer »", "a no-break space inside « »"),
        ("fr", "«Jouer»", "a no-break space inside « »"),
        ("fr", "50%", "a narrow no-break space before %"),
        ("fr", "50\u{a0}%", "a narrow no-break space before %"),
        ("de", "50 %", "a no-break space before %"),
        ("es", "50%", "a no-break space before %"),
    ] {
        let expected = format!(
            "play.ftl:{}: play: write {space}",
            complete(language).lines().count()
        );
        assert_eq!(refused_button(language, wrong), expected, "{wrong}");
    }
    for (language, wrong) in [("de", "”Spielen”"), ("fr", "“Jouer”"), ("es", "«Jugar»")] {
        let refusal = refused_button(language, wrong);
        assert!(refusal.contains("for other quotes"), "{wrong}: {refusal}");
    }
    // No line ends between a heap and its letter.
    for (language, noun) in [
        ("de", "Haufen"),
        ("fr", "tas"),
        ("fr", "Tas"),
        ("es", "montón"),
    ] {
        let plain = complete(language).replace("von { $heap }", &format!("von {noun} {{ $heap }}"));
        let reason = refused(language, &plain).concat();
        assert!(
            reason.contains("write a no-break space before $heap"),
            "{reason}"
        );
    }
}
