//! Running programs: the folder, the PATH, and the errors.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// How the file name of a program may end: on Windows npm, and what it installs, are scripts.
const ENDINGS: &[&str] = if cfg!(windows) {
    &[".exe", ".cmd"]
} else {
    &[""]
};

/// The checkout, and the PATH on which its tools come first.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    path: OsString,
}

impl Workspace {
    /// The checkout that this command belongs to.
    pub(crate) fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let root = manifest.as_deref().and_then(Path::parent);
        Ok(Self {
            root: root.context("start this as `cargo xtask`")?.to_owned(),
            path: env::var_os("PATH").unwrap_or_default(),
        })
    }

    /// A path inside the checkout.
    pub(crate) fn join(&self, path: impl AsRef<Path>) -> PathBuf {
        self.root.join(path)
    }

    /// Lets programs of this directory be found before all others.
    pub(crate) fn put_first_on_path(&mut self, dir: &Path) -> Result<()> {
        let dirs = std::iter::once(dir.to_owned()).chain(env::split_paths(&self.path));
        self.path =
            env::join_paths(dirs).with_context(|| format!("putting {} on PATH", dir.display()))?;
        Ok(())
    }

    /// The file of the program of this name, if PATH has one.
    pub(crate) fn on_path(&self, program: &str) -> Option<PathBuf> {
        let names = ENDINGS.iter().map(|ending| format!("{program}{ending}"));
        let mut files = env::split_paths(&self.path)
            .flat_map(|folder| names.clone().map(move |name| folder.join(name)));
        files.find(|file| file.is_file())
    }

    /// A command that runs a program in the checkout, with the tools on its PATH and no input.
    pub(crate) fn command(&self, program: &str) -> Command {
        let file = self.on_path(program);
        // With its ending, because Windows completes no other than `.exe`.
        let name = file.as_deref().and_then(Path::file_name);
        let mut command = Command::new(name.unwrap_or(program.as_ref()));
        command
            .current_dir(&self.root)
            .env("PATH", &self.path)
            .stdin(Stdio::null());
        // Cargo's variables for this command would be taken for the page's. The `NIM_` variables of a test by hand
        // would select a part of the tests.
        let foreign = ["CARGO_PKG_", "CARGO_MANIFEST_", "NIM_"];
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if foreign.iter().any(|prefix| text.starts_with(prefix)) {
                command.env_remove(&name);
            }
        }
        command
    }
}

/// Runs to the end and shows the output. An error names the command that fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    read(command.stdout(Stdio::inherit()).stderr(Stdio::inherit())).map(drop)
}

/// Runs to the end and returns the standard output. The error output is shown only after a failure, unless the command
/// inherits it.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("starting `{}`", line(command)))?;
    if !output.status.success() {
        let shown = String::from_utf8_lossy(&output.stderr);
        let message = format!("`{}` failed ({})\n{shown}", line(command), output.status);
        bail!("{}", message.trim_end());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let program = std::iter::once(command.get_program());
    let words = program
        .chain(command.get_args())
        .map(|word| word.to_string_lossy());
    words.collect::<Vec<_>>().join(" ")
}
