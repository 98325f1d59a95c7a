//! Shortens the names by which the program and its script know each other.
//!
//! wasm-bindgen writes them for people: `__wbg_lastChild_d03af7c29f69e2ad`, once in the program and
//! once in the script. Digits of a hash do not compress, so its 161 imports cost a first visit 4 KB.
//! What shortens scripts cannot touch them, since the program knows them as well. So both are
//! renamed together, after wasm-bindgen and before wasm-opt; a name that only one of them knows is
//! an error here rather than a page that does not start.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::{EntityType, ExportSection, ImportSection, Module, RawSection};
use wasmparser::{Export, Import, Parser, Payload};

use super::glue::Glue;

/// The module under which the script gives the program what it imports, and its short name.
const MODULE: [&str; 2] = ["./nim_bg.js", "a"];

/// The program and its script, by short names.
///
/// What later parts want of the program keeps its name. What it exports to nobody is dropped.
pub(crate) fn shorten(
    program: &[u8],
    script: &str,
    wanted: &BTreeSet<String>,
) -> Result<(Vec<u8>, String)> {
    let glue = Glue::read(script, MODULE[0])?;

    let given = glue.given();
    let imports = imports(program)?.into_iter();
    let imports = imports.filter(|import| import.module == MODULE[0]);
    let imports: BTreeSet<_> = imports.map(|import| import.name).collect();
    let known = given.iter().copied().collect();
    none_left(
        &imports - &known,
        "the program imports what the script does not give",
    )?;
    none_left(
        &known - &imports,
        "the script gives what the program does not import",
    )?;
    let imports = given.into_iter().zip((0..).map(short)).collect();

    let called = glue.called();
    let wanted: BTreeSet<_> = wanted.iter().map(String::as_str).collect();
    let exports = exports(program)?.into_iter();
    let exports = exports.map(|export| export.name).collect();
    none_left(
        &called - &exports,
        "the script calls what the program does not export",
    )?;
    none_left(
        &wanted - &exports,
        "later parts want what the program does not export",
    )?;
    let own = (&called - &wanted).into_iter();
    let free = (0..).map(short).filter(|name| !wanted.contains(&**name));
    let exports = own
        .zip(free)
        .chain(wanted.iter().map(|&name| (name, name.to_owned())))
        .collect();

    Ok((
        renamed(program, &imports, &exports)?,
        glue.renamed(MODULE, &imports, &exports),
    ))
}

/// What a later part imports of the program.
pub(crate) fn wanted(part: &[u8]) -> Result<impl Iterator<Item = String>> {
    let imports = imports(part)?.into_iter();
    Ok(imports.map(|import| import.name.to_owned()))
}

fn none_left(names: BTreeSet<&str>, fault: &str) -> Result<()> {
    let names: Vec<_> = names.into_iter().collect();
    ensure!(names.is_empty(), "{fault}: {}", names.join(", "));
    Ok(())
}

/// a, b, … Z, aa, ab: a name for each number, and none twice.
fn short(mut number: usize) -> String {
    const LETTERS: &[u8; 52] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut name = String::new();
    loop {
        name.insert(0, char::from(LETTERS[number % LETTERS.len()]));
        match (number / LETTERS.len()).checked_sub(1) {
            Some(rest) => number = rest,
            None => return name,
        }
    }
}

fn imports(program: &[u8]) -> Result<Vec<Import<'_>>> {
    let mut imports = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ImportSection(section) = payload.context("reading the program")? {
            let found: Result<Vec<_>, _> = section.into_imports().collect();
            imports.extend(found.context("reading the program's imports")?);
        }
    }
    Ok(imports)
}

fn exports(program: &[u8]) -> Result<Vec<Export<'_>>> {
    let mut exports = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::ExportSection(section) = payload.context("reading the program")? {
            let found: Result<Vec<_>, _> = section.into_iter().collect();
            exports.extend(found.context("reading the program's exports")?);
        }
    }
    Ok(exports)
}

/// The program with its imports and exports by other names. What it exports by none of these is
/// not exported; every other section stays as it is, byte by byte.
fn renamed(
    program: &[u8],
    imported: &HashMap<&str, String>,
    exported: &HashMap<&str, String>,
) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        match payload.context("reading the program")? {
            Payload::ImportSection(_) => {
                let mut section = ImportSection::new();
                for import in imports(program)? {
                    let kind = EntityType::try_from(import.ty)
                        .map_err(|error| anyhow!("{error}"))
                        .with_context(|| format!("writing the import {}", import.name))?;
                    match imported.get(import.name) {
                        Some(new) if import.module == MODULE[0] => {
                            section.import(MODULE[1], new, kind)
                        }
                        _ => section.import(import.module, import.name, kind),
                    };
                }
                module.section(&section);
            }
            Payload::ExportSection(_) => {
                let mut section = ExportSection::new();
                for export in exports(program)? {
                    if let Some(new) = exported.get(export.name) {
                        section.export(new, export.kind.into(), export.index);
                    }
                }
                module.section(&section);
            }
            payload => {
                if let Some((id, range)) = payload.as_section() {
                    let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
                    let data = &program[range];
                    module.section(&RawSection { id, data });
                }
            }
        }
    }
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, CustomSection, ExportKind, Function, FunctionSection, TypeSection,
    };

    use super::super::glue::tests::SCRIPT;
    use super::*;

    const IMPORTS: [[&str; 2]; 3] = [
        ["./nim_bg.js", "__wbg_x_54d5f149ad41e7301"],
        ["./other.js", "__wbg_x_54d5f149ad41e730"],
        ["./nim_bg.js", "__wbg_x_54d5f149ad41e730"],
    ];
    const EXPORTS: [&str; 5] = [
        "main",
        "memory",
        "__wbindgen_free2",
        "invoke",
        "__wbindgen_free",
    ];

    /// A program with these names; each export is another function, after those imported.
    fn program(imports: &[[&str; 2]], exports: &[&str]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut given = ImportSection::new();
        for [module, name] in imports {
            given.import(module, name, EntityType::Function(0));
        }
        let mut functions = FunctionSection::new();
        let mut own = ExportSection::new();
        let mut code = CodeSection::new();
        for (name, index) in exports.iter().zip(imports.len()..) {
            functions.function(0);
            own.export(name, ExportKind::Func, u32::try_from(index).unwrap());
            let mut body = Function::new([]);
            body.instructions().end();
            code.function(&body);
        }
        let last = CustomSection {
            name: "last".into(),
            data: b"kept"[..].into(),
        };
        let mut module = Module::new();
        module.section(&types).section(&given).section(&functions);
        module.section(&own).section(&code).section(&last);
        module.finish()
    }

    fn parts(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn program_and_script_are_renamed_alike() {
        let before = program(&IMPORTS, &EXPORTS);
        let (after, script) = shorten(&before, SCRIPT, &parts(&["memory"])).unwrap();

        let names = imports(&after).unwrap().into_iter();
        let names: Vec<_> = names.map(|import| [import.module, import.name]).collect();
        // In the script's order, and what another module gives stays as it is.
        assert_eq!(names, [["a", "b"], IMPORTS[1], ["a", "a"]]);
        let names = exports(&after).unwrap().into_iter();
        let names: Vec<_> = names.map(|export| (export.name, export.index)).collect();
        assert_eq!(names, [("memory", 4), ("b", 5), ("c", 6), ("a", 7)]);

        let glue = Glue::read(&script, "a").unwrap();
        assert_eq!(glue.given(), ["a", "b"]);
        assert_eq!(glue.called(), BTreeSet::from(["a", "b", "c", "memory"]));
        assert!(script.contains("wasm.a(arg0, {"), "{script}");
        assert!(
            script.contains("wasm.c(arg0, wasm.b, wasm.memory.buffer)"),
            "{script}"
        );
    }

    #[test]
    fn nothing_but_names_changes() {
        let exports = EXPORTS.map(|name| (name, name.to_owned())).into();
        let before = program(&IMPORTS, &EXPORTS);
        let same = renamed(&before, &HashMap::new(), &exports).unwrap();
        assert_eq!(same, before);
    }

    #[test]
    fn a_name_that_only_one_side_knows_is_an_error() {
        let fault = |imports: &[[&str; 2]], exports: &[&str], wanted: &[&str]| {
            let program = program(imports, exports);
            let result = shorten(&program, SCRIPT, &parts(wanted));
            result.unwrap_err().to_string()
        };
        let more = [&IMPORTS[..], &[["./nim_bg.js", "new"]]].concat();
        assert_eq!(
            fault(&more, &EXPORTS, &[]),
            "the program imports what the script does not give: new"
        );
        assert_eq!(
            fault(&IMPORTS[..2], &EXPORTS, &[]),
            "the script gives what the program does not import: __wbg_x_54d5f149ad41e730"
        );
        assert_eq!(
            fault(&IMPORTS, &EXPORTS[..3], &[]),
            "the script calls what the program does not export: __wbindgen_free, invoke"
        );
        assert_eq!(
            fault(&IMPORTS, &EXPORTS, &["memory", "table"]),
            "later parts want what the program does not export: table"
        );
    }

    #[test]
    fn a_part_says_what_it_wants() {
        let part = program(&[["__wasm_split", "memory"]], &[]);
        assert_eq!(wanted(&part).unwrap().collect::<Vec<_>>(), ["memory"]);
        assert!(wanted(b"no program").is_err());
    }

    #[test]
    fn a_short_name_is_never_given_to_what_has_it_already() {
        let names = [
            "a",
            "b",
            "__wbindgen_free",
            "__wbindgen_free2",
            "invoke",
            "memory",
        ];
        let before = program(&IMPORTS, &names);
        let (after, _) = shorten(&before, SCRIPT, &parts(&["a"])).unwrap();
        let names = exports(&after).unwrap().into_iter();
        let names: Vec<_> = names.map(|export| export.name).collect();
        assert_eq!(names, ["a", "b", "c", "d", "e"]);
    }

    #[test]
    fn no_short_name_comes_twice() {
        let names: Vec<_> = (0..4000).map(short).collect();
        assert_eq!(names[..3], ["a", "b", "c"]);
        assert_eq!(names[51..54], ["Z", "aa", "ab"]);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }
}
