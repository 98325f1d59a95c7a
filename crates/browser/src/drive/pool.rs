//! Browsers that are open and in no test's hands: a start takes a second or more, a window a tenth of one.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use tokio::runtime::{Builder, Runtime};

use super::{Launch, session::Session};

static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// The runtime for all browsers, because a connection lives only as long as its runtime.
pub(super) static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = Builder::new_multi_thread();
    let built = builder.worker_threads(2).enable_all().build();
    built.expect("a test program may have a runtime")
});

fn idle() -> MutexGuard<'static, Vec<Session>> {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A browser that was started so: one that is open, or else a new one. Before that starts, those of
/// engines are closed whose tests are over: the tests play one engine after the other.
pub(super) async fn take(launch: Launch) -> Result<Session> {
    let (found, over) = {
        let mut idle = idle();
        let place = idle.iter().position(|session| session.launch == launch);
        let found = place.map(|place| idle.swap_remove(place));
        let is_over =
            |session: &mut Session| found.is_none() && session.launch.engine < launch.engine;
        let over: Vec<_> = idle.extract_if(.., is_over).collect();
        (found, over)
    };
    for session in over {
        // The driver ends a browser that does not quit.
        let _ = session.quit().await;
    }
    match found {
        Some(session) => Ok(session),
        None => Session::open(launch).await,
    }
}

/// Keeps a browser, in which nothing went wrong, for the next test.
pub(super) fn give_back(session: Session) {
    idle().push(session);
}

/// Closes those that wait.
pub(super) fn close_all() {
    let all = std::mem::take(&mut *idle());
    for session in all {
        // The driver ends a browser that does not quit.
        let _ = RUNTIME.block_on(session.quit());
    }
}
