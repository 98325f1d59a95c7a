//! The browsers that tests run in: what each needs on this machine, and where it is.

use std::{
    env,
    fs::{self, Metadata},
    path::{Path, PathBuf},
};

/// A browser engine that the harness can drive. A further one is a variant, a row in
/// [`Engine::row`], and what it is asked for in `browser/session.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, or Chrome where that is installed instead.
    Chromium,
}

/// Where a browser and its driver were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// The browser's program.
    pub browser: PathBuf,
    /// The program that speaks `WebDriver`.
    pub driver: PathBuf,
}

struct Row {
    name: &'static str,
    browsers: &'static [&'static str],
    drivers: &'static [&'static str],
    packages: &'static [&'static str],
    announces: &'static str,
}

impl Engine {
    /// Every engine that the tests run in.
    pub const ALL: [Self; 1] = [Self::Chromium];

    const fn row(self) -> Row {
        match self {
            Self::Chromium => Row {
                name: "Chromium",
                browsers: &[
                    "chromium",
                    "google-chrome",
                    "google-chrome-stable",
                    "chromium-browser",
                ],
                drivers: &["chromedriver", "chromium.chromedriver"],
                packages: &["chromium", "chromium-driver"],
                announces: "started successfully on port ",
            },
        }
    }

    /// Its name, for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The packages of Debian that bring browser and driver.
    #[must_use]
    pub const fn packages(self) -> &'static [&'static str] {
        self.row().packages
    }

    /// What its driver says just before the port on which it listens.
    #[must_use]
    pub const fn announces(self) -> &'static str {
        self.row().announces
    }

    /// Browser and driver, when both are on this machine.
    #[must_use]
    pub fn installed(self) -> Option<Installed> {
        let row = self.row();
        Some(Installed {
            browser: first_on_path(row.browsers)?,
            driver: first_on_path(row.drivers)?,
        })
    }
}

/// The program of this name on PATH.
#[must_use]
pub fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        // Ubuntu's snaps live here, and a bare PATH may lack it.
        .chain([PathBuf::from("/snap/bin")])
        .map(|dir| dir.join(name))
        .find(|path| is_program(path))
}

fn first_on_path(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| on_path(name))
}

fn is_program(path: &Path) -> bool {
    // Ubuntu's `chromium-browser` may be a script that only tells to install a snap.
    let is_stub = || path.ends_with("chromium-browser") && says_to_install_a_snap(path);
    path.metadata()
        .is_ok_and(|data| data.is_file() && may_run(&data))
        && !is_stub()
}

#[cfg(unix)]
fn may_run(file: &Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.permissions().mode() & 0o111 != 0
}

#[cfg(not(unix))]
fn may_run(_: &Metadata) -> bool {
    true
}

fn says_to_install_a_snap(script: &Path) -> bool {
    fs::read_to_string(script).is_ok_and(|text| text.contains("snap install"))
}
