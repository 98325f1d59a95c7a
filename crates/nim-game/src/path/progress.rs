//! How far a person is on the path, and its texts in a save.

use super::boxes::{BOXES, Boxes, Card};
use super::{STEPS, Skill};
use crate::puzzle::date::digits_only;
use crate::puzzle::{Date, SavedError, saved};

/// The steps that are done, the step to go on with, and the skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PathProgress {
    /// The steps that are done, a bit each.
    done: u16,
    /// The step that was open last, counted from 1; 0 before the first.
    at: u8,
    /// For each skill the boards that were right in a row, as they are practised now.
    rows: [u8; Skill::ALL.len()],
    /// When each learned skill comes back.
    pub boxes: Boxes,
}

/// No row is longer than this, so a larger number is damage.
const MOST_IN_A_ROW: u8 = 20;

impl PathProgress {
    /// Whether this step, counted from 1, is done.
    pub const fn is_done(&self, step: usize) -> bool {
        step >= 1 && step <= STEPS && self.done >> (step - 1) & 1 == 1
    }

    /// How many steps are done.
    pub const fn done(&self) -> u32 {
        self.done.count_ones()
    }

    /// Whether the path was never opened.
    pub const fn is_new(&self) -> bool {
        self.at == 0 && self.done == 0
    }

    /// Whether all steps are done.
    pub fn is_finished(&self) -> bool {
        (1..=STEPS).all(|step| self.is_done(step))
    }

    /// The step to go on with, counted from 1: the open one if it is not done, or else the first one that
    /// is not done.
    pub fn next(&self) -> Option<usize> {
        let at = usize::from(self.at);
        if at > 0 && !self.is_done(at) {
            return Some(at);
        }
        (1..=STEPS).find(|&step| !self.is_done(step))
    }

    /// Takes note that this step is open.
    pub fn open(&mut self, step: usize) {
        if (1..=STEPS).contains(&step) {
            self.at = u8::try_from(step).unwrap_or_default();
        }
    }

    /// Takes note that this step is done.
    pub fn finish(&mut self, step: usize) {
        if (1..=STEPS).contains(&step) {
            self.done |= 1 << (step - 1);
        }
    }

    /// How many boards of a skill were right in a row.
    pub const fn row(&self, skill: Skill) -> u32 {
        self.rows[skill.place()] as u32
    }

    /// Takes note of this row.
    pub fn set_row(&mut self, skill: Skill, row: u32) {
        let most = u32::from(MOST_IN_A_ROW);
        self.rows[skill.place()] = u8::try_from(row.min(most)).unwrap_or(MOST_IN_A_ROW);
    }

    /// Writes the steps: `1 at=4 done=1,2,3`.
    pub fn write_steps(&self) -> String {
        let done = (1..=STEPS).filter(|&step| self.is_done(step));
        let done: Vec<String> = done.map(|step| step.to_string()).collect();
        let at = self.at.to_string();
        [saved::VERSION, " at=", &at, " done=", &done.join(",")].concat()
    }

    /// Writes the rows: `1 singles=2 copy=1`. A skill without a row is left out.
    pub fn write_rows(&self) -> String {
        let mut text = saved::VERSION.to_owned();
        for skill in Skill::ALL {
            let row = self.row(skill);
            if row > 0 {
                text.extend([" ", skill.name(), "=", &row.to_string()]);
            }
        }
        text
    }

    /// Writes the boxes: `1 copy=2@2026-11-23`.
    pub fn write_boxes(&self) -> String {
        let mut text = saved::VERSION.to_owned();
        for (skill, Card { stage, last }) in self.boxes.cards() {
            text.extend([
                " ",
                skill.name(),
                "=",
                &stage.to_string(),
                "@",
                &last.write(),
            ]);
        }
        text
    }

    /// Reads the steps.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read_steps(&mut self, text: &str) -> Result<(), SavedError> {
        let words = saved::words(text)?;
        let [("at", at), ("done", done)] = words[..] else {
            return Err(saved::damaged("at"));
        };
        let mut read = Self::default();
        let at = digits_only(at).filter(|&at| at <= STEPS);
        read.open(at.ok_or_else(|| saved::damaged("at"))?);
        for step in done.split(',').filter(|_| !done.is_empty()) {
            let step = digits_only(step).filter(|step| (1..=STEPS).contains(step));
            read.finish(step.ok_or_else(|| saved::damaged("done"))?);
        }
        (self.done, self.at) = (read.done, read.at);
        Ok(())
    }

    /// Reads the rows.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read_rows(&mut self, text: &str) -> Result<(), SavedError> {
        let mut rows = [0; Skill::ALL.len()];
        for (name, row) in saved::words(text)? {
            let row = digits_only(row).filter(|&row| row <= MOST_IN_A_ROW);
            let (skill, row) = Skill::of(name)
                .zip(row)
                .ok_or_else(|| saved::damaged(name))?;
            rows[skill.place()] = row;
        }
        self.rows = rows;
        Ok(())
    }

    /// Reads the boxes.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read_boxes(&mut self, text: &str) -> Result<(), SavedError> {
        let mut boxes = Boxes::default();
        for (name, told) in saved::words(text)? {
            let card = told.split_once('@').and_then(|(stage, last)| {
                let stage = digits_only(stage).filter(|stage| (1..=BOXES).contains(stage))?;
                let last = Date::read(last).ok()?;
                Some(Card { stage, last })
            });
            let (skill, card) = Skill::of(name)
                .zip(card)
                .ok_or_else(|| saved::damaged(name))?;
            boxes.set(skill, card);
        }
        self.boxes = boxes;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut progress = PathProgress::default();
        progress.open(4);
        for step in [1, 2, 3, 12] {
            progress.finish(step);
        }
        progress.set_row(Skill::Copy, 2);
        let today = Date::new(2026, 11, 23).unwrap();
        progress.boxes.record(Skill::Singles, true, today);
        assert_eq!(progress.write_steps(), "1 at=4 done=1,2,3,12");
        assert_eq!(progress.write_rows(), "1 copy=2");
        assert_eq!(progress.write_boxes(), "1 singles=1@2026-11-23");
        let mut read = PathProgress::default();
        read.read_steps(&progress.write_steps()).unwrap();
        read.read_rows(&progress.write_rows()).unwrap();
        read.read_boxes(&progress.write_boxes()).unwrap();
        assert_eq!(read, progress);
    }

    #[test]
    fn a_damaged_text_is_refused_and_changes_nothing() {
        let mut progress = PathProgress::default();
        progress.finish(2);
        let before = progress;
        for text in [
            "",
            "2 at=1 done=",
            "1 at=13 done=",
            "1 at=1 done=0",
            "1 at=1",
            "1 at=+1 done=",
        ] {
            assert!(progress.read_steps(text).is_err(), "{text:?}");
        }
        for text in ["", "1 copy=21", "1 copy=x", "1 copy", "1 later=1"] {
            assert!(progress.read_rows(text).is_err(), "{text:?}");
        }
        for text in [
            "",
            "1 copy=0@2026-11-23",
            "1 copy=1@2026-02-30",
            "1 copy=6@2026-11-23",
            "1 later=1@2026-11-23",
        ] {
            assert!(progress.read_boxes(text).is_err(), "{text:?}");
        }
        assert_eq!(progress, before);
    }

    #[test]
    fn the_open_step_comes_first_and_then_the_first_one_left() {
        let mut progress = PathProgress::default();
        assert_eq!(progress.next(), Some(1));
        progress.open(3);
        assert_eq!(progress.next(), Some(3));
        progress.finish(3);
        assert_eq!(progress.next(), Some(1));
        (1..=STEPS).for_each(|step| progress.finish(step));
        assert_eq!(progress.next(), None);
        assert!(progress.is_finished());
    }
}
