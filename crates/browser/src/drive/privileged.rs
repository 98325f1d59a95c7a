//! Scripts in Firefox itself rather than in the page, for functions outside the standard of drivers.

use std::sync::Arc;

use anyhow::{Context as _, Result};
use http::Method;
use serde_json::{Value, json};
use thirtyfour::{
    WebDriver,
    common::command::{Command, ExtensionCommand},
};

/// Runs a script in the browser's own window, as the body of a function.
pub(super) async fn run(web: &WebDriver, script: &str, arguments: Vec<Value>) -> Result<()> {
    enter(web, Context("chrome")).await?;
    let ran = web.execute(script, arguments).await;
    enter(web, Context("content")).await?;
    ran.context("running a script in the browser").map(drop)
}

async fn enter(web: &WebDriver, context: Context) -> Result<()> {
    let entered = web.cmd(Command::ExtensionCommand(Box::new(context))).await;
    entered.context("changing where scripts run").map(drop)
}

/// Where scripts run from then on.
#[derive(Debug)]
struct Context(&'static str);

impl ExtensionCommand for Context {
    fn parameters_json(&self) -> Option<Value> {
        Some(json!({ "context": self.0 }))
    }

    fn method(&self) -> Method {
        Method::POST
    }

    fn endpoint(&self) -> Arc<str> {
        "/moz/context".into()
    }
}
