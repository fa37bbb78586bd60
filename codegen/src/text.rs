//! What modules of TypeScript and pages in Markdown have in common.

use std::fmt::{Debug, Display};

/// The comment at the head of each module.
pub const WRITTEN: &str = "// Written by codegen/: change the contract, then npm run build.";

/// Writes texts that are not empty one after the other, with another one between them.
pub fn joined(texts: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    let texts = texts.into_iter().map(|text| text.to_string());
    let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
    texts.join(between)
}

/// Writes a text for each of some things.
pub fn each<T>(things: impl IntoIterator<Item = T>, text: impl FnMut(T) -> String) -> String {
    things.into_iter().map(text).collect()
}

/// Returns a text, or `None` if it is empty.
pub fn non_empty(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// The name of a variant, in lower case.
pub fn named(variant: impl Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

/// Converts `order-request`, `Order request` and `ORDER_REQUEST` to `OrderRequest`.
pub fn pascal(words: &str) -> String {
    each(words.split(['-', '_', ' ']), |word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
    })
}

/// The head of a table in Markdown, from its columns.
pub fn table(columns: &str) -> String {
    let count = columns.split(" | ").count();
    format!("| {columns} |\n{}|\n", "|---".repeat(count))
}

/// A list in Markdown.
pub fn list(entries: impl IntoIterator<Item = impl Display>) -> String {
    each(entries, |entry| format!("- {entry}\n"))
}

/// Formats a text as code in Markdown.
pub fn code(text: impl Display) -> String {
    format!("`{text}`")
}
