//! Writes the module `layout.ts`: the layout of settings and replies in the WebAssembly module's memory.

use crate::text::{WRITTEN, each, joined};
use order_contract::internals::layout::{CONSTANTS, DetailRecord, FixRecord, NoteRecord, SignRecord};

pub fn module() -> String {
    let constants = CONSTANTS.iter().map(|one| {
        let (doc, name, value) = (one.doc.trim(), one.name, one.value);
        format!("/** {doc} */\nexport const {name} = {value}\n")
    });
    let records = [
        record("Detail", DetailRecord::FIELDS),
        record("Fix", FixRecord::FIELDS),
        record("Note", NoteRecord::FIELDS),
        record("Sign", SignRecord::FIELDS),
    ];
    let title = "// The layout of settings and replies, as src/layout.rs describes it.";
    format!("{title}\n{WRITTEN}\n\n{}", joined(constants.chain(records), "\n"))
}

/// Writes the type and the reader of a record. Its numbers are packed into words, two in each.
fn record(name: &str, fields: &[&str]) -> String {
    let places = fields.iter().enumerate();
    let used = places.filter(|(_, field)| !field.starts_with("unused"));
    let types = each(used.clone(), |(_, field)| format!("  {field}: number\n"));
    let values = each(used, |(place, field)| {
        let half = ["& 65535", ">>> 16"][place % 2];
        format!("    {field}: w{} {half},\n", place / 2)
    });
    let count = fields.len() / 2;
    let words = each(0..count, |word| {
        format!("  const w{word} = words[at + {word}] as number\n")
    });
    let constant = name.to_uppercase();
    format!(
        "export interface {name}Record {{
{types}}}

/** The number of words in a record. */
export const {constant}_WORDS = {count}

/** Reads the record that begins at the word `at`. */
export function read{name}Record(words: ArrayLike<number>, at: number): {name}Record {{
{words}  return {{
{values}  }}
}}
"
    )
}
