use yew::prelude::*;

use crate::platform::document;

/// A class of windows. A board has the same layout on all screens of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowClass {
    /// A phone that stands upright, or any small window.
    Portrait,
    /// A phone on its side.
    Landscape,
    /// A desktop or a tablet.
    Desktop,
    /// No window, but a line of a sheet of paper.
    Paper,
}

impl WindowClass {
    /// The class of the window now; the conditions stand in the styles too.
    pub fn now() -> Self {
        if document::matches_media("(min-width: 600px) and (min-height: 600px)") {
            Self::Desktop
        } else if document::matches_media(
            "(max-height: 599.98px) and (min-width: 480px) and (min-aspect-ratio: 4/3)",
        ) {
            Self::Landscape
        } else {
            Self::Portrait
        }
    }

    /// The width and height of the smallest room of a board in such a window, in pixels.
    pub const fn room(self) -> [u32; 2] {
        match self {
            Self::Portrait => [311, 295],
            Self::Landscape => [448, 374],
            Self::Desktop => [960, 476],
            Self::Paper => [226, 83],
        }
    }

    /// The width of a stone that is comfortable in that room, in pixels.
    pub const fn comfort(self) -> f64 {
        match self {
            Self::Portrait => 36.0,
            Self::Landscape => 40.0,
            Self::Desktop => 56.0,
            Self::Paper => 14.0,
        }
    }
}

/// The class of the window.
#[hook]
pub fn use_window_class() -> WindowClass {
    let class = use_state_eq(WindowClass::now);
    let setter = class.setter();
    use_effect_with((), move |()| {
        let resized = document::on_resize(move || setter.set(WindowClass::now()));
        move || drop(resized)
    });
    *class
}
