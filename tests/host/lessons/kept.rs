//! A person's progress, as text.

use super::*;

#[test]
fn progress_is_read_as_it_was_written() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut progress = Progress::default();
    assert_eq!(progress.write(), "nim-lessons-1 0 0 0 0 0 0 0 0 0 0");
    for _ in 0..300 {
        let number = chance.random_range(1..=LESSONS);
        let step = chance.random_range(0..steps(number).len());
        let mut lesson = Lesson::open(number, step).unwrap();
        if chance.random_bool(0.2) {
            lesson = Lesson::open(number, steps(number).len() - 1).unwrap();
            answer(&mut lesson, |_| {});
            lesson.next();
        }
        progress.note(&lesson);
        let read = Progress::read(&progress.write()).unwrap();
        assert_eq!(read, progress);
        assert_eq!(
            read.step(number),
            if lesson.is_finished() { 0 } else { step }
        );
    }
    assert!(progress.done() > 5);
    // A step that a later version does not have opens the lesson at its beginning.
    let far = Progress::read("nim-lessons-1 99 0 0 0 0 0 0 0 0 0").unwrap();
    assert_eq!(Lesson::resume(1, &far).unwrap().step(), 0);
}

#[test]
fn a_damaged_progress_is_refused_or_reads_as_written() {
    let good = "nim-lessons-1 3+ 0 12 0+ 0 1 0 0 5+ 0";
    assert_eq!(Progress::read(good).unwrap().write(), good);
    let head = |text: &str| ProgressError::Head(text.to_owned());
    assert_eq!(Progress::read(""), Err(head("")));
    let newer = "nim-lessons-2 0 0 0 0 0 0 0 0 0 0";
    assert_eq!(Progress::read(newer), Err(head("nim-lessons-2")));
    assert_eq!(
        Progress::read("nim-lessons-1 0 0"),
        Err(ProgressError::Lessons(2))
    );
    for told in ["", "+", "-1", "07", "100", "256", "3++", "x", "+3", "३"] {
        let text = format!("nim-lessons-1 0 {told} 0 0 0 0 0 0 0 0");
        let lesson = 2;
        let told = told.to_owned();
        assert_eq!(
            Progress::read(&text),
            Err(ProgressError::Step { lesson, told })
        );
    }
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(2000);
    let letters: Vec<char> = "0123456789+- \n\0xnim-é☃\u{202e}".chars().collect();
    let mut refused = 0;
    for _ in 0..2000 {
        let mut damaged: Vec<char> = good.chars().collect();
        for _ in 0..chance.random_range(1..4) {
            let at = chance.random_range(0..damaged.len());
            match chance.random_range(0..3) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, letters[chance.random_range(0..letters.len())]),
                _ => damaged[at] = letters[chance.random_range(0..letters.len())],
            }
        }
        let damaged: String = damaged.into_iter().collect();
        match Progress::read(&damaged) {
            Ok(progress) => assert_eq!(progress.write(), damaged),
            Err(error) => {
                refused += 1;
                assert!(error.to_string().ends_with("begin the lessons anew"));
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}
