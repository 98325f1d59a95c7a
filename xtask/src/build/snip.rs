//! Empties a function of Rust's library that the page pays for and never needs.
//!
//! Where a program cuts a text in the middle of a character, this function writes the text into the message of
//! the panic, and brings the formatting of characters, numbers and ranges for that: 3 KB after brotli. Without
//! it such a program traps at the same place. The page stops as for any panic, with the stack in its report.
//!
//! This happens before the program is cut, because the parts would call that formatting too. The cutter follows
//! relocations, so those of the function are removed, and no offset may change.

use std::ops::Range;

use anyhow::{Context, Result, ensure};
use wasm_encoder::{CustomSection, Encode, Module, RawSection};
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// The end of the function's name, as Rust writes it into the program.
const SNIPPED: &str = "4core3str16slice_error_fail";

/// The section of the relocations in the code.
const RELOCATIONS: &str = "reloc.CODE";

const UNREACHABLE: u8 = 0x00;
const NOP: u8 = 0x01;
const END: u8 = 0x0b;

/// The linker's output, with that function empty.
pub(crate) fn snip(program: &[u8]) -> Result<Vec<u8>> {
    let function = index(program, SNIPPED)?;
    let (code, body) = place(program, function)?;
    let mut emptied = program.to_vec();
    let place = emptied.get_mut(body.clone());
    if let [locals, code @ .., end] = place.context("the function is not there")? {
        *locals = 0;
        code.fill(NOP);
        if let Some(first) = code.first_mut() {
            *first = UNREACHABLE;
        }
        *end = END;
    }
    let body = body.start - code..body.end - code;
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let payload = payload?;
        let Some((id, range)) = payload.as_section() else {
            continue;
        };
        if let Payload::CustomSection(section) = &payload
            && section.name() == RELOCATIONS
        {
            let data = without(program, &payload, &body)?;
            let (name, data) = (RELOCATIONS.into(), data.into());
            module.section(&CustomSection { name, data });
            continue;
        }
        let data = emptied.get(bytes(range)?);
        let data = data.context("a section without content")?;
        module.section(&RawSection { id, data });
    }
    Ok(module.finish())
}

/// The relocations of the section but those within these offsets of the code.
fn without(program: &[u8], payload: &Payload<'_>, body: &Range<usize>) -> Result<Vec<u8>> {
    let Payload::CustomSection(section) = payload else {
        return Ok(Vec::new());
    };
    let KnownCustom::Reloc(relocations) = section.as_known() else {
        anyhow::bail!("the relocations cannot be read");
    };
    let end = bytes(section.range())?.end;
    let mut entries = Vec::new();
    for entry in relocations.entries().into_iter_with_offsets() {
        let (place, entry) = entry?;
        entries.push((usize::try_from(place)?, usize::try_from(entry.offset)?));
    }
    let ends = entries.iter().skip(1).map(|&(place, _)| place).chain([end]);
    let kept = entries.iter().zip(ends);
    let kept: Vec<_> = kept
        .filter(|((_, offset), _)| !body.contains(offset))
        .map(|(&(place, _), end)| program.get(place..end).unwrap_or_default())
        .collect();
    ensure!(kept.len() < entries.len(), "the function calls nothing");
    let mut data = Vec::new();
    relocations.section_index().encode(&mut data);
    u32::try_from(kept.len())?.encode(&mut data);
    data.extend(kept.concat());
    Ok(data)
}

/// The index of the one function whose name ends so.
fn index(program: &[u8], name: &str) -> Result<u32> {
    let mut found = Vec::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::CustomSection(section) = payload?
            && let KnownCustom::Name(names) = section.as_known()
        {
            for names in names {
                if let Name::Function(functions) = names? {
                    for function in functions {
                        let function = function?;
                        if function.name.ends_with(name) {
                            found.push(function.index);
                        }
                    }
                }
            }
        }
    }
    ensure!(
        found.len() == 1,
        "{} functions are called {name}",
        found.len()
    );
    Ok(found[0])
}

/// Where the content of the code begins, and the body of this function.
fn place(program: &[u8], function: u32) -> Result<(usize, Range<usize>)> {
    let (mut before, mut code) = (0, 0);
    for payload in Parser::new(0).parse_all(program) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    before += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionStart { range, .. } => code = bytes(range)?.start,
            Payload::CodeSectionEntry(body) => {
                if before == function {
                    return Ok((code, bytes(body.range())?));
                }
                before += 1;
            }
            _ => {}
        }
    }
    anyhow::bail!("the program has no function {function}")
}

fn bytes(range: Range<u64>) -> Result<Range<usize>> {
    Ok(usize::try_from(range.start)?..usize::try_from(range.end)?)
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, EntityType, Function, FunctionSection, ImportSection, Instruction, NameMap,
        NameSection, TypeSection,
    };

    use super::*;

    /// A module with an imported function, and two of its own with these names, each of which calls that one.
    fn program(names: [&str; 2]) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        imports.import("a", "b", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut code = CodeSection::new();
        for _ in names {
            let mut function = Function::new([]);
            function.instruction(&Instruction::Call(0));
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        let (mut all, mut section) = (NameMap::new(), NameSection::new());
        all.append(1, names[0]);
        all.append(2, names[1]);
        section.functions(&all);
        // A count, and of each function its size, its locals and its code: the calls stand at 4 and 9. The first
        // number is the section, and before each place stands the kind of an index of a function.
        let relocations = CustomSection {
            name: RELOCATIONS.into(),
            data: (&[3, 2, 0, 4, 0, 0, 9, 0]).into(),
        };
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions);
        module
            .section(&code)
            .section(&relocations)
            .section(&section);
        module.finish()
    }

    /// What each function of its own does first, and the places of the relocations.
    fn seen(program: &[u8]) -> (Vec<String>, Vec<u32>) {
        let (mut bodies, mut places) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(program) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => {
                    let mut operators = body.get_operators_reader().unwrap();
                    bodies.push(format!("{:?}", operators.read().unwrap()));
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Reloc(relocations) = section.as_known() {
                        let entries = relocations.entries().into_iter();
                        places.extend(entries.map(|entry| entry.unwrap().offset));
                    }
                }
                _ => {}
            }
        }
        (bodies, places)
    }

    #[test]
    fn only_the_named_function_is_emptied() {
        let call = "Call { function_index: 0 }";
        let before = program(["_RNvNtCs1_4core3str16slice_error_fail", "other"]);
        assert_eq!(seen(&before), (vec![call.into(), call.into()], vec![4, 9]));
        let after = snip(&before).unwrap();
        assert_eq!(
            seen(&after),
            (vec!["Unreachable".into(), call.into()], vec![9])
        );
        assert_eq!(after.len() + 3, before.len());
        assert!(snip(&program(["one", "other"])).is_err());
    }
}
