//! Makes one file of several that the cutter has written.
//!
//! `wasm-merge` of Binaryen joins them. Each imports the program's memory, function table and stack
//! pointer. A small module imports each of these once, and exports it to all of them. Without that module
//! the merged file would have a dozen memories.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{KnownCustom, Name, Parser, Payload};

use crate::command::{Workspace, read};

/// The features of the program that Binaryen has to know.
pub(super) const BINARYEN: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// The module by whose name the parts import from the program.
const PROGRAM: &str = "__wasm_split";
/// The name of the program in the merged file, where [`PROGRAM`] is the small module that exports to all parts.
const PROGRAM_OF_MERGED: &str = "nim";

/// Writes one module with the content of these files.
pub(super) fn merge(workspace: &Workspace, files: &[PathBuf], into: &Path) -> Result<()> {
    let hub = into.with_extension("hub.wasm");
    fs::write(&hub, exporter(&imports(files)?)?)
        .with_context(|| format!("writing {}", hub.display()))?;
    let mut merge = workspace.command("wasm-merge");
    merge.args(BINARYEN).arg(&hub).arg(PROGRAM);
    for (number, file) in files.iter().enumerate() {
        merge.arg(file).arg(format!("part{number}"));
    }
    read(merge.arg("-o").arg(into)).map(drop)
}

/// The names that these parts import from the program.
fn imports(files: &[PathBuf]) -> Result<BTreeMap<String, EntityType>> {
    let mut imports = BTreeMap::new();
    for file in files {
        let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
        for payload in Parser::new(0).parse_all(&module) {
            if let Payload::ImportSection(section) = payload? {
                for import in section.into_imports() {
                    let import = import?;
                    let kind = EntityType::try_from(import.ty);
                    let kind = kind.map_err(|error| anyhow!("{error}"))?;
                    imports.insert(import.name.to_owned(), kind);
                }
            }
        }
    }
    Ok(imports)
}

/// Whether a file puts only constants into memory, so that a second copy is harmless. A copy of variables
/// would set them back. The linker names the constants `.rodata`, and each part of them keeps that name.
pub(super) fn has_constants_only(file: &Path) -> Result<bool> {
    let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let (mut filled, mut constants) = (BTreeSet::new(), BTreeSet::new());
    for payload in Parser::new(0).parse_all(&module) {
        match payload? {
            Payload::DataSection(section) => {
                for (index, data) in (0_u32..).zip(section) {
                    if !data?.data.is_empty() {
                        filled.insert(index);
                    }
                }
            }
            Payload::CustomSection(section) => {
                let KnownCustom::Name(names) = section.as_known() else {
                    continue;
                };
                for name in names {
                    let Name::Data(segments) = name? else {
                        continue;
                    };
                    for segment in segments {
                        let segment = segment?;
                        if segment.name == ".rodata" {
                            constants.insert(segment.index);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    Ok(filled.is_subset(&constants))
}

/// A module that imports each of these from the program, and exports it by the same name.
fn exporter(wanted: &BTreeMap<String, EntityType>) -> Result<Vec<u8>> {
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let [mut memories, mut tables, mut globals] = [0_u32; 3];
    for (name, &kind) in wanted {
        let (exported, count) = match kind {
            EntityType::Memory(_) => (ExportKind::Memory, &mut memories),
            EntityType::Table(_) => (ExportKind::Table, &mut tables),
            EntityType::Global(_) => (ExportKind::Global, &mut globals),
            // The parts call each other, and the program, through the function table.
            _ => bail!("{name} is no memory, table or global"),
        };
        imports.import(PROGRAM_OF_MERGED, name, kind);
        exports.export(name, exported, *count);
        *count += 1;
    }
    let mut module = Module::new();
    module.section(&imports).section(&exports);
    Ok(module.finish())
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ConstExpr, DataSection, NameMap, NameSection};

    use super::*;

    #[test]
    fn a_file_has_constants_only_without_variables() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for (variables, expected) in [(&b""[..], true), (b"count", false)] {
            let (mut data, mut segments, mut names) =
                (DataSection::new(), NameMap::new(), NameSection::new());
            data.active(0, &ConstExpr::i32_const(1000), *b"text");
            data.active(0, &ConstExpr::i32_const(2000), variables.iter().copied());
            segments.append(0, ".rodata");
            segments.append(1, ".data");
            names.data(&segments);
            let mut module = Module::new();
            module.section(&data).section(&names);
            fs::write(file.path(), module.finish()).unwrap();
            assert_eq!(has_constants_only(file.path()).unwrap(), expected);
        }
    }
}
