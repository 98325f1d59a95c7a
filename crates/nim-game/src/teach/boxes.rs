//! When a skill comes back: Leitner's boxes.
//!
//! Sebastian Leitner, *So lernt man lernen* (1972): what was right goes to the next box, what was missed
//! goes to the first. A box further on comes back after a longer time.

use super::Skill;
use crate::puzzle::Date;

/// How many boxes there are.
pub const BOXES: u32 = 5;

/// The box of each skill that was learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boxes([Option<Card>; Skill::ALL.len()]);

/// The box in which a skill is, and when it was practised last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// From 1 to [`BOXES`].
    pub stage: u32,
    /// The day of the last practice.
    pub last: Date,
}

impl Card {
    /// The days after which it comes back: 1, 2, 4, 8 or 16.
    pub const fn days(self) -> u32 {
        1 << (self.stage - 1)
    }

    /// Whether it comes back today. After a clock was set back, a last day in the future counts as past:
    /// a practice too early costs less than one that never comes.
    pub const fn is_due(self, today: Date) -> bool {
        match today.number().checked_sub(self.last.number()) {
            Some(days) => days >= self.days(),
            None => true,
        }
    }
}

impl Boxes {
    /// The box of a skill; `None` before it was learned.
    pub const fn of(&self, skill: Skill) -> Option<Card> {
        self.0[skill.place()]
    }

    /// Takes note of a practice on this day: right is a box further, and a miss is back to the first. A
    /// skill comes at most one box further a day.
    pub fn record(&mut self, skill: Skill, right: bool, today: Date) {
        let card = &mut self.0[skill.place()];
        let stage = match *card {
            None => 1,
            Some(_) if !right => 1,
            Some(known) if known.last == today => known.stage,
            Some(known) => (known.stage + 1).min(BOXES),
        };
        *card = Some(Card { stage, last: today });
    }

    /// The skill to practise today: of those that are due the one in the lowest box, as what was missed
    /// comes first.
    pub fn due(&self, today: Date) -> Option<Skill> {
        let due = |&skill: &Skill| self.of(skill).is_some_and(|card| card.is_due(today));
        let stage = |skill: &Skill| self.of(*skill).map(|card| card.stage);
        Skill::ALL.into_iter().filter(due).min_by_key(stage)
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = (Skill, Card)> {
        let cards = Skill::ALL.into_iter().zip(self.0);
        cards.filter_map(|(skill, card)| Some((skill, card?)))
    }

    pub(super) fn set(&mut self, skill: Skill, card: Card) {
        self.0[skill.place()] = Some(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(day: u32) -> Date {
        Date::new(2026, 11, day).unwrap()
    }

    #[test]
    fn a_skill_comes_back_after_1_2_4_8_and_16_days() {
        let mut boxes = Boxes::default();
        let (mut today, mut waited) = (Date::new(2026, 1, 1).unwrap().number(), Vec::new());
        let dates: Vec<Date> = (1..=12)
            .flat_map(|month| (1..=31).filter_map(move |day| Date::new(2026, month, day).ok()))
            .collect();
        let date = |number: u32| *dates.iter().find(|date| date.number() == number).unwrap();
        boxes.record(Skill::Copy, true, date(today));
        for _ in 0..6 {
            let since = today;
            while boxes.due(date(today)).is_none() {
                today += 1;
            }
            waited.push(today - since);
            boxes.record(Skill::Copy, true, date(today));
        }
        assert_eq!(waited, [1, 2, 4, 8, 16, 16]);
    }

    #[test]
    fn a_miss_comes_back_first() {
        let mut boxes = Boxes::default();
        for skill in [Skill::Singles, Skill::Copy] {
            boxes.record(skill, true, day(1));
            boxes.record(skill, true, day(2));
        }
        boxes.record(Skill::Copy, false, day(2));
        assert_eq!(boxes.due(day(2)), None);
        assert_eq!(boxes.due(day(3)), Some(Skill::Copy));
        assert_eq!(boxes.due(day(9)), Some(Skill::Copy));
    }

    #[test]
    fn a_clock_that_was_wrong_hides_nothing_for_years() {
        let mut boxes = Boxes::default();
        boxes.record(Skill::Cut, true, Date::new(2031, 1, 1).unwrap());
        assert_eq!(boxes.due(day(1)), Some(Skill::Cut));
        boxes.record(Skill::Cut, true, day(1));
        assert_eq!(boxes.due(day(1)), None);
        assert_eq!(boxes.of(Skill::Cut).map(|card| card.stage), Some(2));
    }
}
