//! The frames of the page, and the delay of a choice.

use std::fmt;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::json;

use nim_browser::Page;

/// Past this, in milliseconds, people see that a frame was late.
pub const LATE: f64 = 50.0;

/// The frames drawn between [`begin_frames`] and [`end_frames`], in milliseconds.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
pub struct Frames {
    /// From each frame to the next.
    pub between: Vec<f64>,
    /// The frames that the browser itself calls long: those that kept it busy for more than 50.
    pub long: Vec<f64>,
    /// From each press that chose something to the frame that showed it.
    pub choices: Vec<f64>,
    /// The same until it was on the screen, as the browser itself says, in steps of 8; only those
    /// that took 16 at least.
    pub presented: Vec<f64>,
}

impl Frames {
    /// Frames a second.
    #[must_use]
    pub fn rate(&self) -> f64 {
        let all: f64 = self.between.iter().sum();
        let count = u32::try_from(self.between.len()).unwrap_or(u32::MAX);
        1000.0 * f64::from(count) / all
    }

    /// The longest time from one frame to the next.
    #[must_use]
    pub fn longest(&self) -> f64 {
        self.between.iter().copied().fold(0.0, f64::max)
    }

    /// How many frames came later after the one before than [`LATE`].
    #[must_use]
    pub fn late(&self) -> usize {
        self.between.iter().filter(|&&time| time > LATE).count()
    }

    /// The time within which `percent` of all choices were shown; none where nothing was chosen.
    #[must_use]
    pub fn shown_within(&self, percent: usize) -> Option<f64> {
        within(&self.choices, percent)
    }

    /// The same for the time on the screen, of those frames that the browser reports.
    #[must_use]
    pub fn presented_within(&self, percent: usize) -> Option<f64> {
        within(&self.presented, percent)
    }

    /// Adds frames of another time.
    pub fn add(&mut self, other: Self) {
        self.between.extend(other.between);
        self.long.extend(other.long);
        self.choices.extend(other.choices);
        self.presented.extend(other.presented);
    }
}

fn within(times: &[f64], percent: usize) -> Option<f64> {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = (sorted.len() * percent).div_ceil(100).checked_sub(1)?;
    sorted.get(place).copied()
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:.0} frames a second, the longest {:.0} ms, {} of {} over {LATE} ms",
            self.rate(),
            self.longest(),
            self.late(),
            self.between.len()
        )?;
        if let Some(longest) = self.long.iter().copied().reduce(f64::max) {
            let count = self.long.len();
            write!(f, " ({count} busy past that, at most {longest:.0} ms)")?;
        }
        Ok(())
    }
}

/// Makes the processor seem slower to the page by this factor; only Chromium can.
///
/// # Errors
///
/// When the browser refuses.
pub async fn slow_down(page: &Page, times: u8) -> Result<()> {
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
        .await
        .map(drop)
}

/// Records frames and choices from now on.
///
/// # Errors
///
/// When the browser does not answer.
pub async fn begin_frames(page: &Page) -> Result<()> {
    begin(page, true).await
}

/// Records choices alone from now on: recording frames makes frames, for which presses wait.
///
/// # Errors
///
/// When the browser does not answer.
pub async fn begin_choices(page: &Page) -> Result<()> {
    begin(page, false).await
}

async fn begin(page: &Page, every_frame: bool) -> Result<()> {
    let is_there = page.run("return 'frames_of' in window", Vec::new()).await?;
    if is_there != json!(true) {
        page.run(FRAMES, Vec::new()).await?;
    }
    let begin = "frames_of.begin(arguments[0])";
    page.run(begin, vec![json!(every_frame)]).await.map(drop)
}

/// Ends the recording.
///
/// # Errors
///
/// Fails if measuring was not begun, or the page was loaded again since.
pub async fn end_frames(page: &Page) -> Result<Frames> {
    let seen = page.run("return frames_of.end()", Vec::new()).await?;
    serde_json::from_value(seen).context("reading the drawn frames")
}

const FRAMES: &str = include_str!("frames.js");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_those_of_all_frames_and_presses() {
        let mut frames = Frames {
            between: vec![10.0; 96],
            long: vec![],
            choices: (1..=90).map(f64::from).collect(),
            presented: vec![16.0],
        };
        frames.add(Frames {
            between: vec![50.0, 60.0, 40.0, 90.0],
            long: vec![70.0],
            choices: (91..=100).map(f64::from).collect(),
            presented: vec![24.0],
        });
        assert_eq!(
            frames.to_string(),
            "83 frames a second, the longest 90 ms, 2 of 100 over 50 ms (1 busy past that, at most 70 ms)"
        );
        assert_eq!(frames.shown_within(95), Some(95.0));
        assert_eq!(Frames::default().shown_within(95), None);
        assert_eq!(frames.presented_within(95), Some(24.0));
    }
}
