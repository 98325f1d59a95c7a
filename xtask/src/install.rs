//! Installs tools, each by its version into a cache that every clone shares.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, bail};

use crate::{
    command::{line, read, run},
    lock::lock,
    tools::{Source, Tool},
};

/// The folder of tools, shared by every clone of this user.
pub(crate) fn cache() -> Result<PathBuf> {
    let cache = nim_browser::tools_cache()?;
    fs::create_dir_all(&cache).with_context(|| format!("making {}", cache.display()))?;
    Ok(cache)
}

impl Tool {
    fn folder(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }

    /// The folder of its programs, relative to its own.
    fn programs(&self) -> &'static str {
        match self.source {
            Source::Cargo => "bin",
            Source::Npm => "node_modules/.bin",
            Source::NpmScript => "node_modules",
        }
    }

    fn is_in(&self, folder: &Path) -> bool {
        folder.join(self.programs()).join(self.program).is_file()
    }
}

/// The folder of the tool's programs, after installing it where it was missing.
pub(crate) fn ensure(tool: &Tool, cache: &Path) -> Result<PathBuf> {
    ensure_by(tool, cache, install)
}

fn ensure_by(
    tool: &Tool,
    cache: &Path,
    install: impl Fn(&Tool, &Path) -> Result<()>,
) -> Result<PathBuf> {
    let folder = cache.join(tool.folder());
    let programs = folder.join(tool.programs());
    if tool.is_in(&folder) {
        return Ok(programs);
    }
    let _lock = lock(&cache.join(".lock"), "install")?;
    // Another command may have installed it while this one waited.
    if tool.is_in(&folder) {
        return Ok(programs);
    }
    let started = Instant::now();
    println!(
        "Installing {} {} into {}: this takes some minutes, once for all clones",
        tool.name,
        tool.version,
        cache.display()
    );
    // The lock is held, so this folder was left by an interrupted install.
    let unfinished = cache.join(format!(".unfinished-{}", tool.folder()));
    remove(&unfinished)?;
    remove(&folder)?;
    install(tool, &unfinished)
        .with_context(|| format!("installing {} {}", tool.name, tool.version))?;
    if !tool.is_in(&unfinished) {
        bail!(
            "installing {} {}: the package has no program {}",
            tool.name,
            tool.version,
            tool.program
        );
    }
    fs::rename(&unfinished, &folder)
        .with_context(|| format!("moving {} into its place", tool.name))?;
    println!(
        "Installed {} in {} s",
        tool.name,
        started.elapsed().as_secs()
    );
    Ok(programs)
}

fn install(tool: &Tool, into: &Path) -> Result<()> {
    fs::create_dir_all(into).with_context(|| format!("making {}", into.display()))?;
    match tool.source {
        Source::Cargo => {
            // The makers of a tool have tested its own lock file, but the file may pin crates that a
            // mirror lacks.
            let exact = run(cargo_install(tool, into).arg("--locked"));
            if let Err(error) = exact {
                println!("{error:#}; trying without its own lock file");
                run(&mut cargo_install(tool, into))?;
            }
            remove(&into.join("build"))
        }
        Source::Npm | Source::NpmScript => {
            let mut npm = Command::new("npm");
            npm.args([
                "install",
                "--no-audit",
                "--no-fund",
                "--loglevel=error",
                "--prefix",
            ])
            .arg(into)
            .arg(format!("{}@{}", tool.name, tool.version))
            .stdin(Stdio::null())
            .current_dir(into);
            // The report of npm matters only after a failure.
            read(&mut npm).with_context(|| format!("running `{}`", line(&npm)))?;
            Ok(())
        }
    }
}

fn cargo_install(tool: &Tool, into: &Path) -> Command {
    let mut cargo = Command::new("cargo");
    cargo
        .args(["install", "--quiet", tool.name, "--version"])
        .arg(format!("={}", tool.version))
        .arg("--root")
        .arg(into)
        // Not in the checkout's target folder, wherever the environment has put that.
        .arg("--target-dir")
        .arg(into.join("build"))
        // The checkout's cargo configuration is none of the tool's business.
        .current_dir(into)
        // The tools run for a second at a time: building them quickly matters more.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_STRIP", "symbols")
        .stdin(Stdio::null());
    cargo
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("removing {}", folder.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        env,
        sync::atomic::{AtomicUsize, Ordering},
        thread,
        time::Duration,
    };

    struct Cache(PathBuf);

    impl Cache {
        fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("nim-tools-{}-{name}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Cache {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// Puts the result of an install there at once.
    fn put(tool: &Tool, into: &Path) -> Result<()> {
        let programs = into.join(tool.programs());
        fs::create_dir_all(&programs)?;
        fs::write(programs.join(tool.program), "")?;
        Ok(())
    }

    #[test]
    fn one_of_many_installs_and_the_others_wait() {
        let cache = Cache::new("many");
        let installs = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let programs = ensure_by(&Tool::trunk(), &cache.0, |tool, into| {
                        installs.fetch_add(1, Ordering::SeqCst);
                        thread::sleep(Duration::from_millis(50));
                        put(tool, into)
                    });
                    assert!(programs.unwrap().join("trunk").is_file());
                });
            }
        });
        assert_eq!(installs.into_inner(), 1);
    }

    #[test]
    fn an_interrupted_install_is_not_a_tool() {
        let cache = Cache::new("interrupted");
        let tool = Tool::binaryen();
        let broken = ensure_by(&tool, &cache.0, |tool, into| {
            put(tool, into)?;
            bail!("the network is gone")
        });
        assert!(format!("{:#}", broken.unwrap_err()).contains("the network is gone"));
        assert!(!tool.is_in(&cache.0.join(tool.folder())));
        assert!(ensure_by(&tool, &cache.0, put).is_ok());
    }

    #[test]
    fn tests_look_for_axe_where_it_is_installed() {
        let cache = Cache::new("axe");
        let scripts = ensure_by(&Tool::axe(), &cache.0, |tool, into| {
            let script = into.join(tool.programs()).join(tool.program);
            fs::create_dir_all(script.parent().unwrap())?;
            Ok(fs::write(script, "")?)
        });
        assert!(scripts.is_ok());
        assert!(nim_browser::axe_script(&cache.0).is_file());
    }

    #[test]
    fn an_install_without_its_program_is_an_error() {
        let cache = Cache::new("nothing");
        let error = ensure_by(&Tool::trunk(), &cache.0, |_, into| {
            Ok(fs::create_dir_all(into)?)
        });
        assert!(
            error
                .unwrap_err()
                .to_string()
                .contains("has no program trunk")
        );
    }
}
