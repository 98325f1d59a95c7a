//! Each fault of a message is refused, with its file, its line and a reason; nothing else is.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use nim_catalogue::{Area, area, courses, folder, rust};

fn read(source: &str) -> Result<Area, Vec<String>> {
    let result = area("play", "play.ftl", source);
    result.map_err(|refusals| refusals.iter().map(ToString::to_string).collect())
}

/// Asserts that the source is refused with exactly this one refusal, which begins with its line.
#[track_caller]
fn refused(source: &str, refusal: &str) {
    let expected = Err(vec![format!("play.ftl:{refusal}")]);
    assert_eq!(read(source), expected, "{source}");
}

#[test]
fn a_valid_file_compiles_to_rust() {
    let source = "### The table.\n\n\
        # Begins it.\n\
        play = Play Nim\n\
        # $count (number): How many.\n\
        # $who (who): Who took them.\n\
        # $last (Convention: misere | normal): The rule.\n\
        taken =\n    { $who ->\n        [you] You took\n        [computer] The computer took\n       \
        *[named] { $who } took\n    } { $count ->\n        [one] one stone\n       *[other] { $count } \
        stones\n    }{ $last ->\n        [misere] , alas\n       *[normal] .\n    }\n";
    let play = read(source).unwrap();
    assert_eq!(play.about, ["The table."]);
    assert_eq!(play.messages[0].pattern, "Play Nim");
    assert_eq!(
        play.messages[1].pattern,
        "\u{2}1\u{3}aYou took\u{3}bThe computer took\u{3}c\u{1}1 took\u{4} \
         \u{2}0\u{3}eone stone\u{3}h\u{1}0 stones\u{4}\u{2}2\u{3}a, alas\u{3}b.\u{4}"
    );
    let written = rust(&[play]);
    for part in [
        "pub mod play {",
        "pub fn play() -> &'static str {",
        "/// Begins it.",
        "pub struct Taken<'a> {",
        "pub count: super::Number,",
        "pub who: &'a super::Who,",
        "pub last: super::choices::Convention,",
        "super::choices::Convention::Misere => 0, super::choices::Convention::Normal => 1, ",
    ] {
        assert!(written.contains(part), "{part} is not in {written}");
    }
}

#[test]
fn a_course_message_calls_facts_of_the_board() {
    let source = "alone = Only one heap.\n\
        # $opening (numeral): A number.\n\
        # $cut-a (text): A text.\n\
        # $heap (heap): A heap.\n\
        # $lost (and): A list.\n\
        # $then-heaps (sizes): Heaps.\n\
        # $last (Convention: misere | normal): The rule.\n\
        mend-two =\n    { $opening } { $cut-a } { $heap } { $lost } { $then-heaps } { $last ->\n        \
        [misere] loses\n       *[normal] wins\n    }\n";
    let area = area("course-path", "course-path.ftl", source).unwrap();
    let written = courses(&[area]);
    for part in [
        "pub mod course_path {",
        "pub fn alone(_: &super::Facts<'_>) -> String {",
        "super::plain(0, \"Only one heap.\").to_owned()",
        "pub fn mend_two(at: &super::Facts<'_>) -> String {",
        "super::Value::Number(super::Number::from(at.opening()).0), ",
        "super::Value::Text(&at.cut_a()), ",
        "super::Value::Heap(at.heap()), ",
        "super::Value::Text(&super::locale::and(&at.lost())), ",
        "super::Value::Text(&super::locale::sizes(&at.then_heaps())), ",
        "super::Value::Choice(match at.last() { super::choices::Convention::Misere => 0, ",
    ] {
        assert!(written.contains(part), "{part} is not in {written}");
    }
    assert!(!written.contains("struct"), "{written}");
}

#[test]
fn an_argument_has_one_type_and_a_text_that_uses_it() {
    refused(
        "a = A\n\nb = { $x } stones\n",
        "3: b: $x has no type: write above the message “# $x (number): note”",
    );
    refused("# $x (number): X\nb = Stones\n", "2: b: no text uses $x");
    refused(
        "# $x (numeral): X\n# $x (text): X\nb = { $x }\n",
        "3: b: $x is declared twice",
    );
    let refusals = read("# $x (numbr): X\nb = B\n").unwrap_err();
    assert!(refusals[0].starts_with("play.ftl:2: b: “$x (numbr): X” declares no argument"));
}

#[test]
fn a_choice_has_all_variants_and_no_others() {
    let refused = |source: &str, fault: &str| refused(source, &format!("2: b: {fault}"));
    let choice = |variants: &str| {
        format!("# $r (Convention: misere | normal): R\nb = {{ $r ->\n{variants} }}\n")
    };
    refused(
        &choice(" *[misere] M\n"),
        "the variant [normal] of $r is missing",
    );
    refused(
        &choice(" [misere] M\n [odd] O\n *[normal] N\n"),
        "[odd] is no variant of $r",
    );
    refused(
        &choice(" [misere] M\n [misere] N\n *[normal] N\n"),
        "[misere] of $r occurs twice",
    );
    refused(
        &choice(" [misere] { $r }\n *[normal] N\n"),
        "$r has no text: use it only to select",
    );
    refused(
        "# $w (who): W\nb = { $w ->\n [you] You\n *[named] { $w }\n }\n",
        "the variant [computer] of $w is missing",
    );
    refused(
        "# $w (who): W\nb = { $w } wins\n",
        "$w has a text only in the variant [named]",
    );
    refused(
        "# $t (text): T\nb = { $t ->\n [x] X\n *[other] O\n }\n",
        "$t has no variants",
    );
}

#[test]
fn a_plural_has_the_forms_of_its_language() {
    let refused = |source: &str, fault: &str| refused(source, &format!("2: b: {fault}"));
    let plural = |variants: &str| format!("# $n (number): N\nb = {{ $n ->\n{variants} }}\n");
    refused(
        &plural(" *[other] { $n } stones\n"),
        "the plural form [one] of $n is missing",
    );
    refused(
        &plural(" [one] a stone\n [few] some stones\n *[other] stones\n"),
        "[few] is no plural form of the language “en”",
    );
    refused(
        &plural(" *[one] a stone\n [other] stones\n"),
        "make *[other] the default of $n",
    );
    refused(
        &plural(" [1.5] stones\n [one] a stone\n *[other] stones\n"),
        "[1.5]: only whole numbers below 100 have a variant",
    );
    read(&plural(" [0] none\n [1] a stone\n *[other] stones\n")).unwrap();
}

#[test]
fn a_count_has_plural_forms_and_a_numeral_may_have_them() {
    let bare =
        "2: b: $n stands in no plural form: write them, or declare a numeral, which counts nothing";
    refused("# $n (number): N\nb = { $n } stones\n", bare);
    refused(
        "# $n (number): N\nb = { $n ->\n [one] A heap\n *[other] { $n } heaps\n } and { $n } stones\n",
        bare,
    );
    read("# $n (numeral): N\nb = Step { $n }\n").unwrap();
    read("# $n (numeral): N\nb = { $n ->\n [one] A step\n *[other] { $n } steps\n }\n").unwrap();
}

#[test]
fn dots_and_spaces_are_signs_of_their_own() {
    refused("a = Wait...\n", "1: a: write … for three dots");
    let spaces = "1: a: write one space for two";
    refused("a = Take  it\n", spaces);
    refused("a = Take { b }  all\nb = it\n", spaces);
    refused("a = Take \u{a0}it\n", spaces);
    refused("a = 50 %\n", "1: a: write no space before %");
    read("a =\n    One line,\n    and another… “so”\n").unwrap();
}

#[test]
fn message_names_are_unique_and_valid_in_rust() {
    refused("a = A\na = B\n", "2: a occurs twice");
    for name in ["newGame", "new_game", "move", "a--b"] {
        refused(
            &format!("{name} = A\n"),
            &format!(
                "1: {name}: write its name in small letters with hyphens, and not as a \
                 word of Rust"
            ),
        );
    }
    refused(
        "# $a (numeral): A\nnew-game = { $a }\nnewgame = A\n# $a (numeral): A\nnewgame-2 = { $a }\n# $a (numeral): A\nnewgame2 = { $a }\n",
        "7: newgame2 and newgame-2 have one name in Rust",
    );
    assert!(area("Play", "Play.ftl", "a = A\n").is_err());
}

#[test]
fn a_message_is_plain_text() {
    let quotes = "1: a: write ’ “ and ” for straight quotes";
    refused("a = Ada's turn\n", quotes);
    refused("a = Press \"Go on\n", quotes);
    refused("a = Press <b>Take</b>\n", "1: a: a message has no markup");
    refused("a = A &amp; B\n", "1: a: a message has no markup");
    read("a = A name cannot have < or > in it.\n").unwrap();
    refused("a = A\u{1}\n", "1: a: the text has a control character");
    refused(
        "a = A\n    .hint = B\n",
        "1: a: write each attribute as its own message",
    );
    refused(
        "a = { NUMBER(5) }\n",
        "1: a: NUMBER() is not supported: the type of the argument formats it",
    );
    refused("a = { 5 }\n", "1: a: write 5 without braces");
    refused("a = { \"B\" }\n", "1: a: write B without braces");
}

#[test]
fn references_exist_and_form_no_cycle() {
    refused("a = { b }\n", "1: a: there is no b in this file");
    let term = "-b = B\na = { -b }\n";
    refused(term, "2: a: there is no -b in the files of looks");
    assert_eq!(
        read("a = { b }\nb = { a }\n"),
        Err(vec![
            "play.ftl:1: a: a refers to itself".to_owned(),
            "play.ftl:2: b: b refers to itself".to_owned(),
        ])
    );
}

#[test]
fn a_syntax_error_and_a_missing_folder_are_refused() {
    // A variant begins a line of its own.
    let refusals = read("a = A\nb = { $x -> [one] B *[other] C }\n").unwrap_err();
    assert!(refusals[0].starts_with("play.ftl:2: "), "{refusals:?}");
    let nowhere = folder(std::path::Path::new("/nowhere")).unwrap_err();
    assert!(nowhere[0].to_string().starts_with("/nowhere:1: "));
}
