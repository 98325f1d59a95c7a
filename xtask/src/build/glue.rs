//! The script that wasm-bindgen writes, read for the names that it shares with the program.
//!
//! It is no parser of scripts. It knows the few shapes that wasm-bindgen writes, and what has
//! another shape is an error.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, ensure};

/// The script, in three: what stands before, in and after the object that the program imports.
pub(crate) struct Glue<'a> {
    before: &'a str,
    given: &'a str,
    after: &'a str,
}

impl<'a> Glue<'a> {
    /// The script, if it gives the program one object under the name of this module.
    pub(crate) fn read(script: &'a str, module: &str) -> Result<Self> {
        const START: &str = "const import0 = {\n";
        let start = script.find(START).map(|at| at + START.len());
        let (before, rest) =
            script.split_at(start.context("the script does not say what it gives the program")?);
        let end = rest.find("\n    };\n").map(|at| at + 1);
        let (given, after) =
            rest.split_at(end.context("the script does not end what it gives the program")?);
        ensure!(
            after.matches(&entry(module)).count() == 1,
            "the script should give the program {module:?} once"
        );
        // Such a name could not be followed.
        ensure!(
            !script.contains("wasm["),
            "the script calls the program by a name in brackets"
        );
        Ok(Self {
            before,
            given,
            after,
        })
    }

    /// What the program may import, in the script's order.
    pub(crate) fn given(&self) -> Vec<&'a str> {
        self.given.lines().filter_map(key).collect()
    }

    /// What the script asks of the program.
    pub(crate) fn called(&self) -> BTreeSet<&'a str> {
        let calls = [self.before, self.given, self.after]
            .into_iter()
            .flat_map(|text| text.split(PROGRAM).skip(1));
        calls
            .map(|call| word(call).0)
            .filter(|name| !name.is_empty())
            .collect()
    }

    /// The script by other names: of the module, of what is given, of what is called.
    pub(crate) fn renamed(
        &self,
        module: [&str; 2],
        given: &HashMap<&str, String>,
        called: &HashMap<&str, String>,
    ) -> String {
        let mut script = self.before.to_owned();
        for line in self.given.split_inclusive('\n') {
            match key(line).and_then(|old| Some((old, given.get(old)?))) {
                Some((old, new)) => script += &line.replacen(old, new, 1),
                None => script += line,
            }
        }
        let [old, new] = module.map(entry);
        script += &self.after.replacen(&old, &new, 1);

        let mut calls = script.split(PROGRAM);
        let mut renamed = calls.next().unwrap_or_default().to_owned();
        for call in calls {
            let (name, rest) = word(call);
            let name = called.get(name).map_or(name, String::as_str);
            renamed.extend([PROGRAM, name, rest]);
        }
        renamed
    }
}

/// What stands before each name that the program exports.
const PROGRAM: &str = "wasm.";

/// How the script gives the program its object.
fn entry(module: &str) -> String {
    format!("\n        \"{module}\": import0,")
}

/// The name under which a line begins to give something.
fn key(line: &str) -> Option<&str> {
    let (name, rest) = word(line.strip_prefix("        ")?);
    (rest.starts_with(": ") && !name.is_empty() && name != "__proto__").then_some(name)
}

/// The name at the start of a text, and the rest.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$'));
    text.split_at(end.unwrap_or(text.len()))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// As wasm-bindgen writes it, but for its length.
    pub(crate) const SCRIPT: &str = r#"function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_x_54d5f149ad41e730: function(arg0) {
            const ret = arg0.x;
            return ret;
        },
        __wbg_x_54d5f149ad41e7301: function() { return handleError(function (arg0) {
            wasm.__wbindgen_free(arg0, { __wbg_x_54d5f149ad41e730: 1 });
        }, arguments); },
    };
    return {
        __proto__: null,
        "./nim_bg.js": import0,
    };
}
function invoke(arg0) {
    wasm.invoke(arg0, wasm.__wbindgen_free2, wasm.memory.buffer);
}
"#;

    fn names(pairs: &[(&'static str, &str)]) -> HashMap<&'static str, String> {
        let pairs = pairs.iter();
        pairs.map(|&(old, new)| (old, new.to_owned())).collect()
    }

    #[test]
    fn what_is_given_and_what_is_called_is_found() {
        let glue = Glue::read(SCRIPT, "./nim_bg.js").unwrap();
        assert_eq!(
            glue.given(),
            ["__wbg_x_54d5f149ad41e730", "__wbg_x_54d5f149ad41e7301"]
        );
        let called = ["__wbindgen_free", "__wbindgen_free2", "invoke", "memory"];
        assert_eq!(glue.called(), BTreeSet::from(called));
    }

    #[test]
    fn names_are_replaced_where_they_stand_for_the_program_and_nowhere_else() {
        let glue = Glue::read(SCRIPT, "./nim_bg.js").unwrap();
        // Each name is also the beginning of another, and the two that are given change places.
        let given = names(&[
            ("__wbg_x_54d5f149ad41e730", "__wbg_x_54d5f149ad41e7301"),
            ("__wbg_x_54d5f149ad41e7301", "__wbg_x_54d5f149ad41e730"),
        ]);
        let called = names(&[("__wbindgen_free", "a"), ("invoke", "b")]);
        assert_eq!(
            glue.renamed(["./nim_bg.js", "c"], &given, &called),
            r#"function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_x_54d5f149ad41e7301: function(arg0) {
            const ret = arg0.x;
            return ret;
        },
        __wbg_x_54d5f149ad41e730: function() { return handleError(function (arg0) {
            wasm.a(arg0, { __wbg_x_54d5f149ad41e730: 1 });
        }, arguments); },
    };
    return {
        __proto__: null,
        "c": import0,
    };
}
function invoke(arg0) {
    wasm.b(arg0, wasm.__wbindgen_free2, wasm.memory.buffer);
}
"#
        );
    }

    #[test]
    fn a_script_of_another_shape_is_refused() {
        for (old, new) in [
            ("const import0 =", "const imports ="),
            ("    };\n", "    }\n"),
            ("\"./nim_bg.js\"", "\"./min_bg.js\""),
            ("wasm.invoke", "wasm[\"in-voke\"]"),
        ] {
            let other = SCRIPT.replace(old, new);
            assert_ne!(other, SCRIPT);
            assert!(Glue::read(&other, "./nim_bg.js").is_err(), "{new}");
        }
    }
}
