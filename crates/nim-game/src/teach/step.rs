//! The steps of the path, and its parts.

use nim_engine::{Convention, Position};

use super::{Skill, board};

/// A step of the path. A learner takes them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    SingleStones,
    LargerHeap,
    PracticeSingles,
    Copy,
    CopyToTheEnd,
    PracticeCopy,
    Pairs,
    Blocks,
    PracticeBlocks,
    Partners,
    PracticePartners,
    OnYourOwn,
}

/// What is known of a step.
struct Row {
    part: PathPart,
    /// The skill that drawn boards practise.
    skill: Option<Skill>,
    minutes: u32,
    /// The heaps of a real board.
    heaps: &'static [u32],
}

impl Step {
    /// All steps, in the order of the path.
    pub const ALL: [Self; 12] = [
        Self::SingleStones,
        Self::LargerHeap,
        Self::PracticeSingles,
        Self::Copy,
        Self::CopyToTheEnd,
        Self::PracticeCopy,
        Self::Pairs,
        Self::Blocks,
        Self::PracticeBlocks,
        Self::Partners,
        Self::PracticePartners,
        Self::OnYourOwn,
    ];

    /// The number, counted from 1: in addresses, in a save, and before the name.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The step with this number.
    pub fn of(number: usize) -> Option<Self> {
        Self::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The step after this one.
    pub fn next(self) -> Option<Self> {
        Self::of(self.number() + 1)
    }

    const fn row(self) -> Row {
        let (part, skill, minutes, heaps): (_, _, _, &'static [u32]) = match self {
            Self::SingleStones => (PathPart::Singles, None, 1, &[1, 1, 1, 1, 2]),
            Self::LargerHeap => (PathPart::Singles, None, 1, &[1, 1, 1, 6]),
            Self::PracticeSingles => (PathPart::Singles, Some(Skill::Singles), 1, &[1, 1, 1, 6]),
            Self::Copy | Self::CopyToTheEnd => (PathPart::Pairs, None, 1, &[4, 7]),
            Self::PracticeCopy => (PathPart::Pairs, Some(Skill::Copy), 1, &[5, 8]),
            Self::Pairs => (PathPart::Pairs, None, 1, &[3, 3, 2]),
            Self::Blocks => (PathPart::Blocks, None, 1, &[2, 5, 6]),
            Self::PracticeBlocks => (PathPart::Blocks, Some(Skill::Cut), 1, &[2, 5, 6]),
            Self::Partners => (PathPart::Blocks, None, 2, &[1, 4, 6]),
            Self::PracticePartners => (PathPart::Blocks, Some(Skill::BlockPairs), 1, &[2, 6, 7]),
            Self::OnYourOwn => (PathPart::Game, None, 1, &[3, 5, 7]),
        };
        Row {
            part,
            skill,
            minutes,
            heaps,
        }
    }

    /// The part of the path that the step belongs to.
    pub const fn part(self) -> PathPart {
        self.row().part
    }

    /// The skill that the step practises on drawn boards; `None` if its boards are a list.
    pub const fn skill(self) -> Option<Skill> {
        self.row().skill
    }

    /// How many minutes the step takes: so long does a person read its words and answer its boards.
    pub const fn minutes(self) -> u32 {
        self.row().minutes
    }

    /// A real board on which to try what the step teaches: the reader starts and can win.
    pub fn real_board(self, convention: Convention) -> Position {
        board(self.row().heaps, convention)
    }
}

/// Some steps of the path that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathPart {
    /// Single stones, also beside one larger heap.
    Singles,
    /// Two equal heaps, and pairs of heaps.
    Pairs,
    /// Blocks and their partners.
    Blocks,
    /// Whole games.
    Game,
}

impl PathPart {
    /// All parts, in the order in which they are learned.
    pub const ALL: [Self; 4] = [Self::Singles, Self::Pairs, Self::Blocks, Self::Game];

    /// The steps of this part.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        let steps = Step::ALL.into_iter();
        steps.filter(move |step| step.part() == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_have_all_steps_in_their_order() {
        let steps: Vec<Step> = PathPart::ALL
            .into_iter()
            .flat_map(PathPart::steps)
            .collect();
        assert_eq!(steps, Step::ALL);
        let lengths = PathPart::ALL.map(|part| part.steps().count());
        assert_eq!(lengths, [3, 4, 4, 1]);
    }

    #[test]
    fn a_step_has_its_number() {
        assert_eq!(
            (Step::of(1), Step::of(12)),
            (Some(Step::SingleStones), Some(Step::OnYourOwn))
        );
        assert_eq!((Step::of(0), Step::of(13)), (None, None));
        assert_eq!(Step::Partners.number(), 10);
        assert_eq!(Step::OnYourOwn.next(), None);
    }
}
