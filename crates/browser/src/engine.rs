//! The browsers that tests run in: their needs on this machine, and their drivers.
//!
//! Each is one [`Row`], in a file of its own. A further engine is such a row, its line in
//! [`Engine::row`], and its name in [`Engine::ALL`]; no test has to know
//! of it.

mod ability;
mod chromium;
mod firefox;
mod webkit;

use std::path::PathBuf;

pub use ability::Ability;

use crate::programs::{first, on_path};
#[cfg(feature = "drive")]
use {crate::Window, serde_json::Value, std::path::Path};

/// A browser engine that tests are played in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Engine {
    /// Chromium, or Chrome where that is installed instead.
    Chromium,
    /// Firefox, as Debian carries it.
    Firefox,
    /// `WebKitGTK` in the small browser that comes with it.
    WebKit,
}

/// Where a browser and its driver were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// The browser's program.
    pub browser: PathBuf,
    /// The program that speaks `WebDriver`.
    pub driver: PathBuf,
}

/// All that is particular to one engine.
pub(crate) struct Row {
    /// The name for people.
    name: &'static str,
    /// The names of its programs, the preferred one first; see [`first`] for slashes.
    browsers: &'static [&'static str],
    drivers: &'static [&'static str],
    /// Programs that it does not run without here.
    helpers: &'static [&'static str],
    /// The packages of Debian that bring all of these.
    packages: &'static [&'static str],
    /// The crate that brings the driver where no package does, and its version.
    driver_crate: Option<(&'static str, &'static str)>,
    /// The abilities that it lacks.
    lacks: &'static [Ability],
    #[cfg(feature = "drive")]
    pub(crate) driving: Driving,
}

/// How an engine is started, sized and listened to.
#[cfg(feature = "drive")]
pub(crate) struct Driving {
    pub(crate) port: Port,
    /// What the driver is told besides its port.
    pub(crate) arguments: &'static [&'static str],
    /// The engine needs a screen, so the driver gets an invisible one.
    pub(crate) wants_screen: bool,
    pub(crate) sizing: Sizing,
    pub(crate) complaints: Complaints,
    pub(crate) repeats: Repeats,
    /// It scrolls to what gets the focus a moment later, so a place is known when two looks agree.
    pub(crate) scrolls_late: bool,
    /// Its environment variables.
    pub(crate) environment: &'static [(&'static str, &'static str)],
    /// Files that it reads when it starts, by their places in the folder it may keep things in.
    pub(crate) settings: fn(Window) -> Vec<(&'static str, &'static str)>,
    /// The requested capabilities, with the folder for its data.
    pub(crate) capabilities: fn(&Installed, &Path, Window) -> Value,
}

/// Where a driver listens.
#[cfg(feature = "drive")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Port {
    /// The driver takes a free port and prints it right after these words.
    Announced(&'static str),
    /// The driver prints nothing, so a port is chosen for it.
    Chosen,
}

/// The way to give the page exactly the size of a test.
#[cfg(feature = "drive")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sizing {
    /// Chromium's own protocol sets any size, and colours and motion with it.
    Devtools,
    /// Firefox's own script sets the size of a tab in its window, which stays large.
    Tab,
    /// By the window.
    Window,
}

/// The way to learn of errors in the page.
#[cfg(feature = "drive")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Complaints {
    /// The browser's log, through its driver.
    Log,
    /// The driver has no log, so a script of the test server in the page reports to the server.
    Script,
}

/// The source of repeated events of a held key.
#[cfg(feature = "drive")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeats {
    /// The driver, when a key goes down that is down already.
    Driver,
    /// Chromium's own protocol.
    Devtools,
    /// None.
    Never,
}

impl Engine {
    /// The engine without which no test plays.
    pub const FIRST: Self = Self::Chromium;

    /// Every engine that tests play in.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    pub(crate) const fn row(self) -> &'static Row {
        match self {
            Self::Chromium => &chromium::ROW,
            Self::Firefox => &firefox::ROW,
            Self::WebKit => &webkit::ROW,
        }
    }

    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The engine of this name, written large or small.
    ///
    /// # Panics
    ///
    /// When no engine is called so.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|engine| engine.name().eq_ignore_ascii_case(name.trim()));
        found.unwrap_or_else(|| panic!("no engine is called “{name}”"))
    }

    /// The Debian packages that it needs, except a driver that is a crate; none if everything is
    /// installed.
    #[must_use]
    pub fn missing_packages(self) -> &'static [&'static str] {
        let row = self.row();
        let driver = row.driver_crate.is_some() || first(row.drivers).is_some();
        let helpers = row.helpers.iter().all(|name| on_path(name).is_some());
        if driver && helpers && first(row.browsers).is_some() {
            &[]
        } else {
            row.packages
        }
    }

    /// The crate that brings its driver where no package does, and the version to install.
    #[must_use]
    pub const fn driver_crate(self) -> Option<(&'static str, &'static str)> {
        self.row().driver_crate
    }

    /// The abilities that it lacks, for people and for tests.
    #[must_use]
    pub const fn lacks(self) -> &'static [Ability] {
        self.row().lacks
    }

    /// Whether tests can have this in it.
    #[must_use]
    pub fn can(self, ability: Ability) -> bool {
        !self.lacks().contains(&ability)
    }

    /// Whether the test server has to watch the page: see [`nim_serve::Site::watched`].
    #[cfg(feature = "drive")]
    pub(crate) fn wants_watching(self) -> bool {
        self.row().driving.complaints == Complaints::Script
    }

    /// Browser and driver, when both are on this machine.
    #[must_use]
    pub fn installed(self) -> Option<Installed> {
        let row = self.row();
        Some(Installed {
            browser: first(row.browsers)?,
            driver: first(row.drivers)?,
        })
    }
}
