//! Running programs: the folder, the PATH, and the errors.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail};

/// The checkout, and the PATH on which its tools come first.
#[derive(Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    path: OsString,
}

impl Workspace {
    /// The checkout that this command belongs to.
    pub(crate) fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = manifest
            .parent()
            .context("finding the checkout: start this as `cargo xtask`")?;
        Ok(Self {
            root: root.to_owned(),
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
        let dirs: Vec<_> = dirs.collect();
        self.path =
            env::join_paths(dirs).with_context(|| format!("putting {} on PATH", dir.display()))?;
        Ok(())
    }

    /// A program started in the checkout, with the tools on its PATH and nothing to read.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.program(program));
        command
            .current_dir(&self.root)
            .env("PATH", &self.path)
            .stdin(Stdio::null());
        // Cargo's variables for this command would be taken for the page's.
        for (name, _) in env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&*name);
            }
        }
        command
    }

    /// `Command` looks its program up on this process's PATH, not on the one it is given.
    fn program(&self, name: &str) -> PathBuf {
        env::split_paths(&self.path)
            .map(|dir| dir.join(name))
            .find(|path| path.is_file())
            .unwrap_or_else(|| name.into())
    }
}

/// Runs to the end; an error names the command when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("starting `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Runs to the end and returns the standard output. The error output is shown only after a failure.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("starting `{}`", line(command)))?;
    if !output.status.success() {
        bail!(
            "`{}` failed ({})\n{}",
            line(command),
            output.status,
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
