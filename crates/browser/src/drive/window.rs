//! The window of a person: its size, and mouse or touch.

use std::fmt;

/// A window, and how the page is used in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Width available to the page, in CSS pixels.
    pub width: u32,
    /// Height available to the page, in CSS pixels.
    pub height: u32,
    /// The pointer that presses.
    pub input: Input,
    /// The colours that the system asks for.
    pub scheme: Scheme,
    /// Whether the system asks for little motion.
    pub reduced_motion: bool,
    /// Whether the browser lets pages keep something.
    pub storage: bool,
    /// Whether a navigation waits until everything has loaded. Without waiting it loads the page each
    /// time.
    pub patient: bool,
    /// The port of this machine that receives every request to another machine, if the engine supports
    /// that. Nothing answers there unless a test listens.
    pub outside: u16,
}

/// The pointer that presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A mouse at a desk.
    Mouse,
    /// Fingers on a phone or tablet.
    Touch,
}

/// The colours that the system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Window {
    /// The windows for pictures.
    pub const PICTURED: [Self; 7] = [
        Self::new(360, 640, Input::Touch),
        Self::new(390, 844, Input::Touch),
        Self::new(844, 390, Input::Touch),
        Self::new(1280, 800, Input::Mouse),
        Self::new(1920, 1080, Input::Mouse),
        Self::new(320, 568, Input::Touch),
        Self::new(768, 1024, Input::Touch),
    ];

    /// A window of this size, light, with motion.
    #[must_use]
    pub const fn new(width: u32, height: u32, input: Input) -> Self {
        Self {
            width,
            height,
            input,
            scheme: Scheme::Light,
            reduced_motion: false,
            storage: true,
            patient: true,
            outside: 9,
        }
    }

    /// A phone held upright.
    #[must_use]
    pub const fn phone() -> Self {
        Self::new(390, 844, Input::Touch)
    }

    /// A computer with a mouse.
    #[must_use]
    pub const fn desktop() -> Self {
        Self::new(1280, 800, Input::Mouse)
    }

    /// The same in these colours.
    #[must_use]
    pub const fn with_scheme(self, scheme: Scheme) -> Self {
        Self { scheme, ..self }
    }

    /// The same in a browser that lets no page keep anything.
    #[must_use]
    pub const fn without_storage(self) -> Self {
        Self {
            storage: false,
            ..self
        }
    }

    /// The same for a person who acts while the page still loads, in a browser without cached files of
    /// it.
    #[must_use]
    pub const fn without_patience(self) -> Self {
        Self {
            patient: false,
            ..self
        }
    }

    /// The same with a listener at this port that receives every request to another machine.
    #[must_use]
    pub const fn with_outside(self, port: u16) -> Self {
        Self {
            outside: port,
            ..self
        }
    }

    /// The same with little motion.
    #[must_use]
    pub const fn with_reduced_motion(self) -> Self {
        Self {
            reduced_motion: true,
            ..self
        }
    }
}

impl fmt::Display for Window {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}-{}", self.width, self.height, self.scheme)
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Light => "light",
            Self::Dark => "dark",
        })
    }
}
