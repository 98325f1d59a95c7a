//! Which of two saves is the newer one, where two tabs write under the same name.

/// The number of saves so far, and the visit that saved last. The larger stamp is the newer one. The
/// count decides, and with equal counts the visit, so two tabs always agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Revision {
    count: u64,
    visit: u64,
}

/// No real count reaches this. A larger number is damage, and would otherwise stay the newest for ever.
const MOST: u64 = 1 << 53;

impl Revision {
    /// The stamp of the next save of this visit, which is newer than any save it knows: give it to
    /// the newest.
    #[must_use]
    pub const fn next(self, visit: u64) -> Self {
        let count = if self.count < MOST {
            self.count + 1
        } else {
            MOST
        };
        Self { count, visit }
    }

    /// How often was saved.
    pub const fn count(self) -> u64 {
        self.count
    }

    /// Which visit saved; a number that each draws for itself.
    pub const fn visit(self) -> u64 {
        self.visit
    }

    /// Whether a tab whose last save has this stamp may save over that one: it is not newer.
    pub fn may_replace(self, kept: Option<Self>) -> bool {
        kept.is_none_or(|kept| kept <= self)
    }

    pub(super) fn write(self) -> String {
        [&*self.count.to_string(), " ", &self.visit.to_string()].concat()
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let (count, visit) = text.split_once(' ')?;
        let count = super::frame::digits(count).filter(|&count| count <= MOST)?;
        Some(Self {
            count,
            visit: super::frame::digits(visit)?,
        })
    }
}
