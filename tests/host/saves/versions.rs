//! Saves of older pages and of newer ones.

use nim::game::Chapter;
use nim::game::save::{Save, VERSION};

use super::hostile::framed;

const ZERO: &str = include_str!("../../data/save-0.txt");
const ONE: &str = include_str!("../../data/save-1.txt");

#[test]
fn there_is_a_text_of_every_version() {
    for (version, text) in (0..=VERSION).zip([ZERO, ONE]) {
        assert_eq!(Save::read(text).version, version);
    }
    assert_eq!(
        VERSION, 1,
        "a new version needs its text in tests/data, and its line here"
    );
}

/// The text was written on 20 November 2026 and stays as it is.
#[test]
fn saves_of_version_1_are_read_for_ever() {
    let read = Save::read(ONE);
    assert!(read.complete);
    assert_eq!(read.damaged, [""; 0]);
    let save = read.save;
    assert_eq!((save.stamp.count(), save.stamp.visit()), (42, 7));
    let game = save.game.unwrap();
    assert_eq!(
        nim::game::write_link(&game.state.game),
        "#/play?heaps=1,3,5,7&one=casual&two=human&moves=D3&names=,Ada%20%26%20Bob"
    );
    assert_eq!((game.state.help.undos, game.state.help.hints), (1, 2));
    assert_eq!(
        game.state
            .choice
            .map(|choice| choice.to_string())
            .as_deref(),
        Some("B2")
    );
    assert!(game.state.game.can_redo() && !game.counted);
    let [waiting] = <[_; 1]>::try_from(save.waiting).unwrap();
    assert!(waiting.counted && !waiting.state.game.can_redo());
    assert_eq!(
        (save.settings.theme.name(), save.settings.pace.name()),
        ("dark", "slow")
    );
    assert_eq!(
        (
            save.statistics.computers().games,
            save.statistics.best_row()
        ),
        (12, 3)
    );
    assert_eq!(save.statistics.recent().len(), 2);
    assert_eq!(save.learned.progress.done(), 2);
    assert_eq!(save.learned.progress.step(Chapter::Limits), 4);
    assert_eq!(save.learned.puzzles.level.grade().number(), 3);
    assert_eq!(save.learned.puzzles.streak.best(), 9);
    assert_eq!(save.schools[0].learner().games(), 3);
    assert_eq!(save.schools[0].record(), [2, 1]);
    assert_eq!(
        save.others,
        [("medal".to_owned(), "gold 2027-01-01".to_owned())]
    );
}

#[test]
fn a_newer_version_differs_from_damage_and_is_returned_whole() {
    let lines = ["stamp 1 2", "game three-dimensional"].map(|line| framed(2, line));
    let body = lines.join("\n") + "\n";
    let text = format!("nim-save 2 00000000\n{body}");
    let read = Save::read(&text);
    assert!(read.is_newer());
    assert_eq!(read.damaged, lines);
    assert_eq!(read.save, Save::default());
    // A first line that only claims to be newer costs nothing.
    let claimed = ONE.replacen("nim-save 1", "nim-save 2", 1);
    let read = Save::read(&claimed);
    assert!(!read.is_newer() && !read.complete && read.damaged.is_empty());
    assert_eq!(read.save, Save::read(ONE).save);
}

#[test]
fn lines_of_a_newer_version_are_written_unchanged() {
    let lines = [
        "medal gold",
        "medal silver",
        "setting theme=mauve",
        "played oracle misere 2 1",
    ];
    let lines = lines.map(|line| framed(1, line));
    let read = Save::read(&format!("nim-save 1 0\n{}\n", lines.join("\n")));
    assert!(read.damaged.contains(&"nim-save 1 0".to_owned()));
    let written = read.save.write();
    for line in &lines {
        assert!(written.lines().any(|written| written == line), "{line}");
    }
}
