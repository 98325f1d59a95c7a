//! A person's progress, as text.

use nim::game::puzzle::SavedError;

use super::*;

#[test]
fn progress_is_read_as_it_was_written() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut progress = Progress::default();
    assert_eq!(progress.write(), "1");
    for _ in 0..300 {
        let chapter = Chapter::ALL[chance.random_range(0..Chapter::ALL.len())];
        let step = chance.random_range(0..steps(chapter).len());
        let mut lesson = Lesson::open(chapter, step);
        if chance.random_bool(0.2) {
            lesson = Lesson::open(chapter, steps(chapter).len() - 1);
            answer(&mut lesson, |_| {});
            lesson.next();
        }
        progress.note(&lesson);
        let read = Progress::read(&progress.write()).unwrap();
        assert_eq!(read, progress);
        assert_eq!(
            read.step(chapter),
            if lesson.is_finished() { 0 } else { step }
        );
    }
    assert_eq!(progress.done(), Chapter::ALL.len());
    // A step that a later version does not have opens the lesson at its beginning.
    let far = Progress::read("1 tree=99").unwrap();
    assert_eq!(Lesson::resume(Chapter::Tree, &far).step(), 0);
}

#[test]
fn a_damaged_progress_is_refused() {
    let good = "1 binary=3+ limits=12 proof=0+";
    assert_eq!(Progress::read(good).unwrap().write(), good);
    for version in ["", "2", "nim"] {
        let text = format!("{version} binary=0");
        let told = text.split(' ').next().unwrap();
        let told = if told.is_empty() { "binary=0" } else { told };
        let refused = Err(SavedError::Version(told.to_owned()));
        assert_eq!(Progress::read(&text), refused);
    }
    let word = |word: &str| Err(SavedError::Word(word.to_owned()));
    for told in ["", "+", "-1", "100", "256", "3++", "x", "+3", "३"] {
        let text = format!("1 binary=0 move={told}");
        assert_eq!(Progress::read(&text), word("move"), "{told}");
    }
    assert_eq!(Progress::read("1 binary"), word("binary"));
    assert_eq!(Progress::read("1 sums=3"), word("sums"));
}
