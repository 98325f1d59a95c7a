use std::str::FromStr;

use crate::catalogue::path as words;
use crate::engine::Convention;
use crate::game::path::{Open, STEPS, Skill};
use crate::game::{LinkError, bounded, split};

/// The target of an address of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathPlace {
    /// A step or a skill; `None` for the list.
    pub open: Option<Open>,
    /// The rule for the last stone; without it that of the table holds.
    pub last: Option<Convention>,
}

/// The address of the list of steps.
pub const PATH: &str = "#/path";

/// The part of an address before a skill.
const PRACTICE: &str = "practice";

/// The key of the rule, as in addresses of games.
const RULE: &str = "rule";

impl PathPlace {
    /// The address: `#/path/4?rule=misere`.
    pub fn address(self) -> String {
        let mut address = PATH.to_owned();
        match self.open {
            None => {}
            Some(Open::Step(number)) => address.extend(["/", &number.to_string()]),
            Some(Open::Practice(skill)) => {
                address.extend(["/", PRACTICE, "/", skill.name()]);
            }
        }
        if let Some(last) = self.last {
            address.extend(["?", RULE, "=", &last.to_string()]);
        }
        address
    }
}

impl FromStr for PathPlace {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let (path, query) = split(fragment);
        let mut parts = path.split('/').skip(1);
        let open = match (parts.next(), parts.next(), parts.next()) {
            (None, ..) => Some(None),
            (Some(PRACTICE), Some(skill), None) => {
                Skill::of(skill).map(|skill| Some(Open::Practice(skill)))
            }
            (Some(number), None, _) => {
                let number = number.parse().ok();
                let number = number.filter(|number| (1..=STEPS).contains(number));
                number.map(|number| Some(Open::Step(number)))
            }
            _ => None,
        };
        let told = query.unwrap_or_default().split('&').find_map(|pair| {
            let (key, value) = pair.split_once('=')?;
            (key == RULE).then_some(value)
        });
        let last = match told {
            None => Ok(None),
            Some(told) => {
                let known = [Convention::Misere, Convention::Normal].into_iter();
                let mut known = known.filter(|last| last.to_string() == told);
                known.next().map(Some).ok_or(())
            }
        };
        match (open, last) {
            (Some(open), Ok(last)) => Ok(Self { open, last }),
            _ => Err(LinkError::Told(words::no_step().to_owned())),
        }
    }
}
