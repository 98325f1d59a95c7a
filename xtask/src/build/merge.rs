//! Makes one file of several that the cutter has written.
//!
//! `wasm-merge` of Binaryen joins them. Each imports the program's memory, function table and stack
//! pointer. A small module imports each of these once, and exports it to all of them. Without that module
//! the merged file would have a dozen memories.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, bail, ensure};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{DataKind, KnownCustom, Name, Operator, Parser, Payload};

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
/// The name of that module in the merged file, where [`PROGRAM`] means the module that exports to all.
const PROGRAM_OF_MERGED: &str = "nim";

/// Writes one module with all that these have.
pub(super) fn merge(workspace: &Workspace, files: &[PathBuf], into: &Path) -> Result<()> {
    let mut wanted = BTreeMap::new();
    for file in files {
        let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
        wanted.extend(
            imports(&module)
                .with_context(|| format!("reading the imports of {}", file.display()))?,
        );
    }
    let hub = into.with_extension("hub.wasm");
    fs::write(&hub, exporter(&wanted)?).with_context(|| format!("writing {}", hub.display()))?;
    let mut merge = workspace.command("wasm-merge");
    merge.args(BINARYEN).arg(&hub).arg(PROGRAM);
    for (number, file) in files.iter().enumerate() {
        merge.arg(file).arg(format!("part{number}"));
    }
    read(merge.arg("-o").arg(into)).map(drop)
}

/// The names that a part imports from the program.
fn imports(module: &[u8]) -> Result<BTreeMap<String, EntityType>> {
    let mut imports = BTreeMap::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let import = import?;
                ensure!(
                    import.module == PROGRAM,
                    "{} is imported from {}",
                    import.name,
                    import.module
                );
                let kind = EntityType::try_from(import.ty).map_err(|error| anyhow!("{error}"))?;
                imports.insert(import.name.to_owned(), kind);
            }
        }
    }
    Ok(imports)
}

/// Whether a file puts only constants into memory, so that a second copy is harmless. A copy of variables
/// would set them back. The linker lays constants first, and `.data` begins the variables.
pub(super) fn has_constants_only(file: &Path) -> Result<bool> {
    let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    let (mut begins, mut variables) = (Vec::new(), None);
    for payload in Parser::new(0).parse_all(&module) {
        match payload? {
            Payload::DataSection(section) => {
                for data in section {
                    let data = data?;
                    let DataKind::Active { offset_expr, .. } = data.kind else {
                        return Ok(false);
                    };
                    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()?
                    else {
                        return Ok(false);
                    };
                    begins.push((value.cast_unsigned(), data.data.is_empty()));
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
                    let segments = segments.into_iter().collect::<Result<Vec<_>, _>>()?;
                    variables = segments
                        .iter()
                        .find(|segment| segment.name == ".data")
                        .map(|segment| segment.index);
                }
            }
            _ => {}
        }
    }
    let variables = variables.and_then(|index| begins.get(usize::try_from(index).ok()?));
    let Some(&(variables, _)) = variables else {
        return Ok(false);
    };
    Ok(begins
        .iter()
        .all(|&(begin, is_empty)| is_empty || begin < variables))
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
    use wasm_encoder::{
        ConstExpr, DataSection, GlobalType, MemoryType, NameMap, NameSection, ValType,
    };

    use super::*;

    const MEMORY: EntityType = EntityType::Memory(MemoryType {
        minimum: 18,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    const GLOBAL: EntityType = EntityType::Global(GlobalType {
        val_type: ValType::I32,
        mutable: true,
        shared: false,
    });

    #[test]
    fn a_shared_import_is_exported_under_the_same_name() {
        let wanted = ["memory", "stack", "zero"]
            .map(str::to_owned)
            .into_iter()
            .zip([MEMORY, GLOBAL, GLOBAL])
            .collect();
        let module = exporter(&wanted).unwrap();
        let (mut imported, mut exported) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(&module) {
            match payload.unwrap() {
                Payload::ImportSection(section) => {
                    let names = section.into_imports().map(|import| import.unwrap());
                    imported.extend(names.map(|import| [import.module, import.name]));
                }
                Payload::ExportSection(section) => {
                    let names = section.into_iter().map(|export| export.unwrap());
                    exported.extend(names.map(|export| (export.name, export.index)));
                }
                _ => {}
            }
        }
        assert_eq!(
            imported,
            [["nim", "memory"], ["nim", "stack"], ["nim", "zero"]]
        );
        assert_eq!(exported, [("memory", 0), ("stack", 0), ("zero", 1)]);
    }

    #[test]
    fn a_function_or_another_module_is_refused() {
        assert!(
            exporter(&BTreeMap::from([(
                "call".to_owned(),
                EntityType::Function(0)
            )]))
            .is_err()
        );
        let mut section = ImportSection::new();
        section.import("elsewhere", "memory", MEMORY);
        let mut module = Module::new();
        module.section(&section);
        assert!(imports(&module.finish()).is_err());
    }

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
        // Without names the kinds are unknown.
        fs::write(file.path(), Module::new().finish()).unwrap();
        assert!(!has_constants_only(file.path()).unwrap());
    }
}
