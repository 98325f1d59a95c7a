//! Presses, as the actions of the `WebDriver` standard.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use super::window::Input;

/// Presses at a point of the window, this many times in a row.
pub(super) fn press(input: Input, times: usize, x: f64, y: f64) -> Value {
    let mut actions = vec![go(x, y)];
    for _ in 0..times {
        actions.extend([down(), up()]);
    }
    pointer(input, &actions)
}

/// One press as long as a hand's. The page has handled the press before the release.
pub(super) fn slow_press(input: Input, x: f64, y: f64) -> Value {
    let held = json!({ "type": "pause", "duration": 80 });
    pointer(input, &[go(x, y), down(), held, up()])
}

/// The mouse goes down at one point of the window and up at another.
pub(super) fn drag(from: (f64, f64), to: (f64, f64)) -> Value {
    let path = [go(from.0, from.1), down(), go(to.0, to.1), up()];
    pointer(Input::Mouse, &path)
}

/// Down at the first of these points of the window, over the others, one in a sixtieth of a
/// second, and up at the last.
pub(super) fn stroke(input: Input, points: &[(f64, f64)]) -> Value {
    let mut path = Vec::new();
    for (place, &(x, y)) in points.iter().enumerate() {
        path.push(go(x, y));
        path.push(if place == 0 {
            down()
        } else {
            json!({ "type": "pause", "duration": 16 })
        });
    }
    path.push(up());
    pointer(input, &path)
}

fn pointer(input: Input, actions: &[Value]) -> Value {
    let (id, kind) = match input {
        Input::Mouse => ("mouse", "mouse"),
        Input::Touch => ("finger", "touch"),
    };
    json!([{
        "type": "pointer",
        "id": id,
        "parameters": { "pointerType": kind },
        "actions": actions,
    }])
}

fn go(x: f64, y: f64) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

/// One key, with others held, such as `Control+z`.
pub(super) fn key(name: &str) -> Result<Value> {
    let (held, last) = match name.rsplit_once('+') {
        Some((held, last)) if !last.is_empty() => (held, last),
        _ => ("", name),
    };
    let mut keys = Vec::new();
    for part in held.split('+').filter(|part| !part.is_empty()) {
        keys.push(code(part)?);
    }
    keys.push(code(last)?);
    let down = keys
        .iter()
        .map(|key| json!({ "type": "keyDown", "value": key }));
    let up = keys
        .iter()
        .rev()
        .map(|key| json!({ "type": "keyUp", "value": key }));
    Ok(keyboard(&down.chain(up).collect::<Vec<_>>()))
}

/// One key held for so long that it comes this many times, as a keyboard repeats it.
pub(super) fn hold(name: &str, times: usize) -> Result<Value> {
    let code = code(name)?;
    let mut actions = vec![json!({ "type": "keyDown", "value": code }); times];
    actions.push(json!({ "type": "keyUp", "value": code }));
    Ok(keyboard(&actions))
}

/// The same for Chromium, whose driver makes of a key that is down already a new press: the
/// events of its own protocol.
pub(super) fn hold_by_devtools(name: &str, times: usize) -> Vec<Value> {
    let (key, text) = match name {
        "Enter" => ("Enter", "\r"),
        "Space" => (" ", " "),
        other => (other, other),
    };
    let code = text.to_uppercase().bytes().next();
    let event = |kind: &str, repeats: bool| {
        let text = if kind == "keyDown" { text } else { "" };
        json!({
            "type": kind,
            "key": key,
            "text": text,
            "windowsVirtualKeyCode": code,
            "autoRepeat": repeats,
        })
    };
    let down = (0..times).map(|time| event("keyDown", time > 0));
    down.chain([event("keyUp", false)]).collect()
}

/// Every character of a text, one after the other.
pub(super) fn write(text: &str) -> Value {
    // WebKitGTK knows the end of a line by its key alone.
    let keys = text.chars().map(|c| if c == '\n' { ENTER } else { c });
    let keys = keys.flat_map(|c| {
        ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": c.to_string() }))
    });
    keyboard(&keys.collect::<Vec<_>>())
}

fn keyboard(actions: &[Value]) -> Value {
    json!([{ "type": "key", "id": "keyboard", "actions": actions }])
}

const ENTER: char = '\u{e007}';

/// The standard's code point of a key.
fn code(name: &str) -> Result<String> {
    let code = match name {
        "Backspace" => '\u{e003}',
        "Tab" => '\u{e004}',
        "Enter" => ENTER,
        "Shift" => '\u{e008}',
        "Control" => '\u{e009}',
        "Alt" => '\u{e00a}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "PageUp" => '\u{e00e}',
        "PageDown" => '\u{e00f}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        "Delete" => '\u{e017}',
        _ => {
            let mut characters = name.chars();
            match (characters.next(), characters.next()) {
                (Some(character), None) => character,
                _ => bail!("no key is called “{name}”"),
            }
        }
    };
    Ok(code.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn held_keys_go_down_first_and_up_last() {
        let actions = &key("Shift+Control+z").unwrap()[0]["actions"];
        let kinds: Vec<_> = actions
            .as_array()
            .unwrap()
            .iter()
            .map(|a| (a["type"].as_str().unwrap(), a["value"].as_str().unwrap()))
            .collect();
        assert_eq!(
            kinds,
            [
                ("keyDown", "\u{e008}"),
                ("keyDown", "\u{e009}"),
                ("keyDown", "z"),
                ("keyUp", "z"),
                ("keyUp", "\u{e009}"),
                ("keyUp", "\u{e008}"),
            ]
        );
    }

    #[test]
    fn a_plus_is_a_key_and_an_invented_name_is_none() {
        assert!(key("+").is_ok());
        assert!(key("Return").unwrap_err().to_string().contains("Return"));
    }
}
