//! Parts of pages in Markdown.

use std::fmt::Display;

/// A heading of a section.
pub fn heading(title: impl Display) -> String {
    format!("\n## {title}\n\n")
}

/// A table.
pub fn table(columns: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let head = format!("{}{}|\n", row(columns), "|---".repeat(columns.len()));
    head + &rows.into_iter().map(|cells| row(&cells)).collect::<String>()
}

fn row<S: AsRef<str>>(cells: &[S]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}

/// A list.
pub fn list(entries: impl IntoIterator<Item = impl Display>) -> String {
    entries.into_iter().map(|entry| format!("- {entry}\n")).collect()
}

/// Formats a text as code.
pub fn code(text: impl Display) -> String {
    format!("`{text}`")
}
