//! Waiting for a state of the page, and reporting the state after a timeout.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use super::{find::Control, page::Page};

/// How many things of a kind a message lists.
const TOLD: usize = 24;
/// The first pause between two probes. Each pause is a quarter longer than the last, up to the longest
/// one. A probe slows the page, because the page computes styles and names for the probe.
const FIRST_PAUSE: Duration = Duration::from_millis(25);
const LONGEST_PAUSE: Duration = Duration::from_millis(120);

impl Page {
    /// Waits until the probe gives a value.
    ///
    /// # Errors
    ///
    /// Fails after a timeout or an error. The message names the expectation and the state of the page.
    pub async fn until<T>(
        &self,
        what: &str,
        mut probe: impl AsyncFnMut() -> Result<Option<T>>,
    ) -> Result<T> {
        let start = Instant::now();
        // A probe may fall between two renderings, so only its last failure counts.
        let mut failure = None;
        let mut pause = FIRST_PAUSE;
        while start.elapsed() < self.patience {
            match probe().await {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => failure = None,
                Err(error) => failure = Some(error),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 5 / 4).min(LONGEST_PAUSE);
        }
        let page = self.tell().await;
        match failure {
            Some(error) => bail!("waiting until {what}: {error:#}\n{page}"),
            None => bail!(
                "waiting until {what}: not within {:?}\n{page}",
                self.patience
            ),
        }
    }

    /// The state of the page, for messages.
    pub(super) async fn tell(&self) -> String {
        let names = async |control| {
            let all = self.names(control).await.unwrap_or_default();
            let told = all.iter().take(TOLD).map(String::as_str);
            let more = all.len().checked_sub(TOLD + 1).map(|_| "…");
            told.chain(more).collect::<Vec<_>>().join(" | ")
        };
        format!(
            "address: {}\nstatus: {}\ndialogs: {}\ngroups: {}\nbuttons: {}",
            self.address().await.unwrap_or_default(),
            names(Control::Status).await,
            names(Control::Dialog).await,
            names(Control::Group).await,
            names(Control::Button).await,
        )
    }
}
