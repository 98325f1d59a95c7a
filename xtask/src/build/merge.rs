//! Makes one file of several that the cutter has written.
//!
//! It writes a file for each set of parts that share code: dozens of files, most of them smaller than
//! the cost of a request. `wasm-merge` of Binaryen joins them. Each imports the program's memory,
//! function table and stack pointer. A separate module imports each of these once and exports it to all
//! of them. Without that module the merged file would have a dozen memories.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{DataKind, KnownCustom, Name, Operator, Parser, Payload};

use crate::command::{Workspace, read};

/// The module by whose name the parts import from the program.
pub(crate) const PROGRAM: &str = "__wasm_split";
/// The same for the merged file: within it the first name means the module that exports to all.
pub(crate) const PROGRAM_OF_MERGED: &str = "nim";

/// Writes one module with all that these have; `features` are those of which Binaryen has to know.
pub(crate) fn merge(
    workspace: &Workspace,
    files: &[impl AsRef<Path>],
    into: &Path,
    features: &[String],
) -> Result<()> {
    let mut wanted = BTreeMap::new();
    for file in files.iter().map(AsRef::as_ref) {
        let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
        let imported = imports(&module);
        wanted.extend(
            imported.with_context(|| format!("reading the imports of {}", file.display()))?,
        );
    }
    let hub = into.with_extension("hub.wasm");
    fs::write(&hub, exporter(&wanted)?).with_context(|| format!("writing {}", hub.display()))?;
    let mut merge = workspace.command("wasm-merge");
    merge.args(features).arg(&hub).arg(PROGRAM);
    for (number, file) in files.iter().enumerate() {
        merge.arg(file.as_ref()).arg(format!("shared{number}"));
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

/// Whether a file puts only constants into memory, so that two copies are harmless. The cutter leaves
/// mutable data in the program, but this check does not rely on that.
pub(crate) fn has_constants_only(file: &Path) -> Result<bool> {
    let module = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    constants_only(&module).with_context(|| format!("reading the imports of {}", file.display()))
}

/// The linker puts constants first, and `.data` begins the mutable part.
fn constants_only(module: &[u8]) -> Result<bool> {
    let mut laid = Vec::new();
    let mut changeable = None;
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::DataSection(section) => {
                for data in section {
                    let data = data?;
                    let begin = match data.kind {
                        DataKind::Active { offset_expr, .. } => {
                            match offset_expr.get_operators_reader().read()? {
                                Operator::I32Const { value } => Some(i64::from(value)),
                                _ => None,
                            }
                        }
                        DataKind::Passive => None,
                    };
                    laid.push((begin, data.data.len()));
                }
            }
            Payload::CustomSection(section) => {
                if let KnownCustom::Name(names) = section.as_known() {
                    for name in names {
                        if let Name::Data(segments) = name? {
                            for segment in segments {
                                let segment = segment?;
                                if segment.name == ".data" {
                                    changeable = Some(segment.index);
                                }
                            }
                        }
                    }
                }
            }
            _ => {}
        }
    }
    let place = changeable.and_then(|index| laid.get(usize::try_from(index).ok()?));
    let Some(&(Some(changeable), _)) = place else {
        return Ok(false);
    };
    Ok(laid
        .iter()
        .all(|&(begin, length)| length == 0 || begin.is_some_and(|begin| begin < changeable)))
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
            _ => return Err(anyhow!("{name} is no memory, table or global")),
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
        let wanted = BTreeMap::from([
            ("memory".to_owned(), MEMORY),
            ("stack".to_owned(), GLOBAL),
            ("zero".to_owned(), GLOBAL),
        ]);
        let module = exporter(&wanted).unwrap();
        let mut seen = Vec::new();
        for payload in Parser::new(0).parse_all(&module) {
            match payload.unwrap() {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        let import = import.unwrap();
                        seen.push((import.module.to_owned(), import.name.to_owned(), 0));
                    }
                }
                Payload::ExportSection(section) => {
                    for export in section {
                        let export = export.unwrap();
                        seen.push((String::new(), export.name.to_owned(), export.index));
                    }
                }
                _ => {}
            }
        }
        let expected = [
            ("nim", "memory", 0),
            ("nim", "stack", 0),
            ("nim", "zero", 0),
            ("", "memory", 0),
            ("", "stack", 0),
            ("", "zero", 1),
        ];
        let expected =
            expected.map(|(from, name, index)| (from.to_owned(), name.to_owned(), index));
        assert_eq!(seen, expected);
    }

    #[test]
    fn mutable_data_is_distinguished_from_constants() {
        let module = |constants: &[u8], changeable: &[u8]| {
            let (mut data, mut segments) = (DataSection::new(), NameMap::new());
            data.active(0, &ConstExpr::i32_const(1000), constants.iter().copied());
            data.active(0, &ConstExpr::i32_const(2000), changeable.iter().copied());
            segments.append(0, ".rodata");
            segments.append(1, ".data");
            let mut names = NameSection::new();
            names.data(&segments);
            let mut module = Module::new();
            module.section(&data).section(&names);
            module.finish()
        };
        assert!(constants_only(&module(b"text", b"")).unwrap());
        assert!(!constants_only(&module(b"text", b"count")).unwrap());
        // Without names the parts are unknown.
        assert!(!constants_only(&Module::new().finish()).unwrap());
    }

    #[test]
    fn a_function_or_another_module_is_refused() {
        let function = BTreeMap::from([("call".to_owned(), EntityType::Function(0))]);
        assert!(exporter(&function).is_err());
        let mut section = ImportSection::new();
        section.import("elsewhere", "memory", MEMORY);
        let mut module = Module::new();
        module.section(&section);
        assert!(imports(&module.finish()).is_err());
    }
}
