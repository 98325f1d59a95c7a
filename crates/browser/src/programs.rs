//! Where programs are on this machine.

use std::{
    env,
    fs::{self, Metadata},
    path::{Path, PathBuf},
};

/// The program of this name on PATH.
#[must_use]
pub fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        // Ubuntu's snaps live here, and a bare PATH may lack it.
        .chain([PathBuf::from("/snap/bin")])
        .map(|dir| dir.join(name))
        .find(|path| is_program(path))
}

/// The first of these that is there. A name with a slash is of a program that no PATH leads to,
/// and is looked for where libraries keep theirs.
pub(crate) fn first(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| {
        if name.contains('/') {
            among_libraries(name)
        } else {
            on_path(name)
        }
    })
}

/// Debian has a folder for each kind of processor, others have not.
fn among_libraries(name: &str) -> Option<PathBuf> {
    let kinds = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    ["/usr/libexec", "/usr/lib", "/usr/lib64"]
        .into_iter()
        .map(PathBuf::from)
        .chain(kinds.map(|kind| kind.path()))
        .map(|dir| dir.join(name))
        .find(|path| is_program(path))
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
