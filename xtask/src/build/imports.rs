//! Shortens the names of the functions that the program imports from its script.
//!
//! wasm-bindgen ends most of these names with a hash, which no compression makes smaller. Two hundred
//! names, each in the program and in the script, are 5 KB of a first visit after brotli.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::{
    EntityType, ImportSection, Module,
    reencode::{Error, Reencode},
};
use wasmparser::{ImportSectionReader, Parser};

/// Shortens the names in both files that wasm-bindgen has written.
pub(crate) fn shorten_imports(program: &Path, script: &Path) -> Result<()> {
    let old = fs::read(program).with_context(|| format!("reading {}", program.display()))?;
    let (new, names) = renamed(&old)?;
    let text =
        fs::read_to_string(script).with_context(|| format!("reading {}", script.display()))?;
    let text = rewritten(&text, &names)?;
    fs::write(program, new).with_context(|| format!("writing {}", program.display()))?;
    fs::write(script, text).with_context(|| format!("writing {}", script.display()))
}

/// The program with numbers as the names of its imports, and the number of each name.
fn renamed(program: &[u8]) -> Result<(Vec<u8>, BTreeMap<String, usize>)> {
    let mut names = Names::default();
    let mut module = Module::new();
    names
        .parse_core_module(&mut module, Parser::new(0), program)
        .map_err(|error| anyhow!("{error}"))
        .context("renaming the program's imports")?;
    Ok((module.finish(), names.0))
}

/// The names that imports have had so far, each with its number.
#[derive(Default)]
struct Names(BTreeMap<String, usize>);

impl Reencode for Names {
    type Error = std::convert::Infallible;

    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        for import in section.into_imports() {
            let import = import?;
            let free = self.0.len();
            let number = *self.0.entry(import.name.to_owned()).or_insert(free);
            let kind: EntityType = self.entity_type(import.ty)?;
            imports.import(import.module, &number.to_string(), kind);
        }
        Ok(())
    }
}

/// The script with these numbers as keys in the object of its functions.
fn rewritten(script: &str, names: &BTreeMap<String, usize>) -> Result<String> {
    let mut written = 0;
    let lines = script.split_inclusive('\n').map(|line| {
        let Some((key, function)) = line.split_once(": ") else {
            return line.to_owned();
        };
        match names.get(key.trim_start()) {
            Some(number) => {
                written += 1;
                format!("{number}: {function}")
            }
            None => line.to_owned(),
        }
    });
    let text = lines.collect();
    ensure!(
        written == names.len(),
        "the script of wasm-bindgen has {written} of the program's {} imports",
        names.len()
    );
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{FunctionSection, TypeSection, ValType};
    use wasmparser::Payload;

    /// A module with two imports and a function.
    fn program() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], []);
        let mut imports = ImportSection::new();
        imports.import("./nim_bg.js", "__wbg_focus_0123", EntityType::Function(0));
        imports.import("./nim_bg.js", "__wbg_blur_4567", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        functions.function(0);
        let mut code = wasm_encoder::CodeSection::new();
        let mut body = wasm_encoder::Function::new([]);
        body.instructions().end();
        code.function(&body);
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.section(&functions).section(&code);
        module.finish()
    }

    fn imports_of(program: &[u8]) -> Vec<String> {
        let imports = Parser::new(0)
            .parse_all(program)
            .filter_map(|part| match part {
                Ok(Payload::ImportSection(section)) => Some(section.into_imports()),
                _ => None,
            });
        imports
            .flatten()
            .map(|import| import.map(|import| [import.module, import.name].join(" ")))
            .collect::<Result<_, _>>()
            .unwrap()
    }

    #[test]
    fn program_and_script_get_the_same_numbers() {
        let (new, names) = renamed(&program()).unwrap();
        assert_eq!(imports_of(&new), ["./nim_bg.js 0", "./nim_bg.js 1"]);
        let old = program();
        assert_eq!(
            old.len() - new.len(),
            "__wbg_focus_0123__wbg_blur_4567".len() - 2
        );
        let script = "const import0 = {\n    __wbg_blur_4567: function(arg0) {\n    },\n    \
            __wbg_focus_0123: function(arg0) {\n    },\n};\nimport0: {}\n";
        assert_eq!(
            rewritten(script, &names).unwrap(),
            "const import0 = {\n1: function(arg0) {\n    },\n0: function(arg0) {\n    },\n};\nimport0: {}\n"
        );
    }

    #[test]
    fn a_script_without_an_import_is_an_error() {
        let (_, names) = renamed(&program()).unwrap();
        let error = rewritten("__wbg_blur_4567: function(arg0) {", &names).unwrap_err();
        assert!(
            error.to_string().contains("1 of the program's 2"),
            "{error}"
        );
    }
}
