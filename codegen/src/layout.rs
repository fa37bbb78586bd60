//! Writes the module `layout.ts`: the layout of settings and replies in the WebAssembly module's memory.

use crate::module::Module;
use order_contract::internals::layout::{CONSTANTS, DetailRecord, FixRecord, NoteRecord, SignRecord};

pub fn module() -> String {
    let module = Module::new("The layout of settings and replies, as src/layout.rs describes it", "");
    let constants = CONSTANTS.iter().fold(module, |module, one| {
        module.documented(one.doc.trim(), one.name, one.value)
    });
    let records = [
        record("Detail", DetailRecord::FIELDS),
        record("Fix", FixRecord::FIELDS),
        record("Note", NoteRecord::FIELDS),
        record("Sign", SignRecord::FIELDS),
    ];
    records.into_iter().fold(constants, Module::source).into_text()
}

/// Writes the type and the reader of a record. Its numbers are packed into words, two in each.
fn record(name: &str, fields: &[&str]) -> String {
    let used = || {
        let numbered = fields.iter().enumerate();
        numbered.filter(|(_, field)| !field.starts_with("unused"))
    };
    let types: String = used().map(|(_, field)| format!("  {field}: number\n")).collect();
    let words: String = (0..fields.len() / 2)
        .map(|word| format!("  const w{word} = words[at + {word}] as number\n"))
        .collect();
    let values: String = used()
        .map(|(place, field)| {
            let word = place / 2;
            match place % 2 {
                0 => format!("    {field}: w{word} & 65535,\n"),
                _ => format!("    {field}: w{word} >>> 16,\n"),
            }
        })
        .collect();
    format!(
        "export interface {name}Record {{\n{types}}}\n\n\
         /** The number of words in a record. */\n\
         export const {}_WORDS = {}\n\n\
         /** Reads the record that begins at the word `at`. */\n\
         export function read{name}Record(words: ArrayLike<number>, at: number): {name}Record {{\n{words}  \
         return {{\n{values}  }}\n}}",
        name.to_uppercase(),
        fields.len() / 2,
    )
}
