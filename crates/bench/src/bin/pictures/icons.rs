//! The icons of an installed page, drawn by a browser from the one that people drew.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use nim_browser::Page;

/// The icons: file, size, and whether the background continues beyond the edges. Systems cut a circle or
/// another shape out of such icons.
const ICONS: [(&str, u32, bool); 4] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable.png", 512, true),
    ("apple-touch-icon.png", 180, true),
];

/// Draws every icon into the folder.
///
/// # Errors
///
/// Fails in a browser other than Chromium, or if a file cannot be written.
pub(crate) async fn take_icons(page: &Page, drawing: &str, folder: &Path) -> Result<()> {
    let through = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    let bled = bled(drawing)?;
    for (file, size, whole) in ICONS {
        let drawing = if whole { &bled } else { drawing };
        page.go_to(&format!("data:image/svg+xml,{}", coded(drawing)))
            .await
            .context("showing the icon")?;
        let square =
            json!({ "width": size, "height": size, "deviceScaleFactor": 1, "mobile": false });
        page.devtools("Emulation.setDeviceMetricsOverride", square)
            .await?;
        page.devtools(
            "Emulation.setDefaultBackgroundColorOverride",
            through.clone(),
        )
        .await?;
        page.picture(&folder.join(file)).await?;
    }
    Ok(())
}

/// The same with a background beyond the edges. The stones lie within the circle that no system cuts:
/// four fifths of the width.
fn bled(drawing: &str) -> Result<String> {
    let mut bled = drawing.to_owned();
    for (from, to) in [
        ("viewBox=\"0 0 32 32\"", "viewBox=\"-2 .5 36 36\""),
        (
            "<rect width=\"32\" height=\"32\" rx=\"7\"",
            "<rect x=\"-4\" y=\"-4\" width=\"42\" height=\"44\"",
        ),
    ] {
        ensure!(bled.contains(from), "the icon has no {from}");
        bled = bled.replace(from, to);
    }
    Ok(bled)
}

fn coded(text: &str) -> String {
    let bytes = text.bytes().map(|byte| format!("%{byte:02x}"));
    bytes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_of_the_project_can_be_extended() {
        let drawing = include_str!("../../../../../assets/icon.svg");
        assert!(bled(drawing).unwrap().contains("viewBox=\"-2 .5 36 36\""));
        assert!(bled("<svg></svg>").is_err());
    }
}
