//! A real browser with the built page in it, used as a person uses it.

mod axe;
mod complaints;
mod driver;
mod find;
mod input;
mod launch;
mod network;
mod page;
mod paper;
mod picture;
mod pointer;
mod pool;
mod press;
mod privileged;
mod screen;
mod session;
mod size;
mod stage;
mod suite;
mod view;
mod views;
mod wait;
mod window;
mod words;

pub use axe::Barriers;
pub use find::Control;
pub use page::Page;
pub use pointer::Point;
pub use stage::{Stage, dist, faulty_dist};
pub use suite::{Test, Tier, run};
pub use view::{HELD_PAUSES, Step, View};
pub use views::VIEWS;
pub use window::{Input, Scheme, Window};
pub use words::said;

pub(crate) use launch::Launch;
