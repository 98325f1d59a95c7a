//! Starting a browser: the settings that no window can change later.

use super::window::Window;
use crate::Engine;

/// Tests whose launches are the same share a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Launch {
    pub(crate) engine: Engine,
    /// The settings that a window of a running browser gets later have their usual values.
    pub(crate) window: Window,
}

impl Launch {
    pub(crate) fn new(engine: Engine, window: Window) -> Self {
        let desktop = Window::desktop();
        let started = match engine {
            Engine::Chromium => Window {
                input: desktop.input,
                scheme: desktop.scheme,
                reduced_motion: desktop.reduced_motion,
                ..window
            },
            Engine::Firefox => window,
            Engine::WebKit => Window {
                input: desktop.input,
                ..window
            },
        };
        Self {
            engine,
            window: Window {
                width: desktop.width,
                height: desktop.height,
                ..started
            },
        }
    }
}
