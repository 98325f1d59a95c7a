use std::str::FromStr;

use crate::catalogue::path as words;
use crate::engine::Convention;
use crate::game::path::{Open, STEPS, Skill};
use crate::game::{LinkError, bounded, read_convention, split};
use crate::text::link::cut;

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
        let last = read_convention(fragment)?;
        let (path, _) = split(fragment);
        let (_, part) = path.split_once('/').unwrap_or_default();
        let open = match part.split_once('/').unwrap_or((part, "")) {
            ("", "") => None,
            (PRACTICE, name) => {
                let skill = Skill::of(name).ok_or_else(|| no_practice(name))?;
                Some(Open::Practice(skill))
            }
            _ => {
                let number = part.parse().ok();
                let number = number.filter(|number| (1..=STEPS).contains(number));
                Some(Open::Step(number.ok_or_else(|| no_step(part))?))
            }
        };
        Ok(Self { open, last })
    }
}

fn no_step(text: &str) -> LinkError {
    let text = &cut(text);
    refused(words::NoStep { text }.text())
}

fn no_practice(text: &str) -> LinkError {
    let text = &cut(text);
    refused(words::NoPractice { text }.text())
}

fn refused(told: String) -> LinkError {
    LinkError::Told {
        told,
        list: PATH,
        name: words::heading(),
    }
}
