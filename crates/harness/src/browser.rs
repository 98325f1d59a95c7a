//! A real browser with the built page in it, used as a person uses it.
//!
//! ```no_run
//! use nim_harness::browser::{Stage, Window};
//!
//! Stage::new(Window::phone()).play(async |page| {
//!     page.open("#/play?heaps=1,2&one=human&two=human").await?;
//!     page.press("Take 2 from heap B, leaving 0").await?;
//!     page.press("Take 2 from heap B").await
//! });
//! ```

mod axe;
mod behind;
mod driver;
mod find;
mod frames;
mod icons;
mod input;
mod page;
mod pointer;
mod press;
mod screen;
mod session;
mod size;
mod stage;
mod view;
mod views;
mod wait;
mod window;

pub use axe::Barriers;
pub use behind::ANYTHING;
pub use find::Control;
pub use frames::{Frames, LATE};
pub use icons::take_icons;
pub use page::Page;
pub use pointer::Point;
pub use stage::{Stage, dist};
pub use view::{Step, View, take_picture, take_pictures};
pub use views::VIEWS;
pub use window::{Input, Scheme, Window};
