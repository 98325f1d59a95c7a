//! The messages of the courses, with a module for each file `locales/en/course-….ftl`. A message is a function of the
//! [`Facts`] of a board, and takes its arguments from them. The build writes the modules (`build.rs`).
//!
//! ```
//! use nim::engine::Convention;
//! use nim::game::teach::{Exercise, board};
//! use nim::text::courses::{Facts, words::course_limits};
//!
//! let exercise = Exercise::find(board(&[21], Convention::Normal));
//! assert_eq!(course_limits::n_stones(&Facts::of(&exercise, None)), "21 stones");
//! ```

#![allow(clippy::doc_markdown, reason = "notes for translators are plain text")]

use super::Facts;
use crate::catalogue::{Number, Value, choices, formatted, locale, plain};

include!(concat!(env!("OUT_DIR"), "/courses.rs"));
