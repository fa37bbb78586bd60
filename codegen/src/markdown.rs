//! Writes a page in Markdown, from top to bottom.

#[cfg(test)]
mod tests;

/// A page, as written so far.
#[derive(Default)]
pub struct Markdown(String);

impl Markdown {
    /// Adds a line.
    pub fn line(&mut self, line: impl AsRef<str>) {
        self.0.push_str(line.as_ref());
        self.0.push('\n');
    }

    /// Adds a heading of a section.
    pub fn heading(&mut self, title: &str) {
        self.line(format!("\n## {title}\n"));
    }

    /// Adds the head of a table.
    pub fn table(&mut self, columns: &[&str]) {
        self.row(columns);
        self.line("|---".repeat(columns.len()) + "|");
    }

    /// Adds a row to a table.
    pub fn row<S: AsRef<str>>(&mut self, cells: &[S]) {
        let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
        self.line(format!("| {} |", cells.join(" | ")));
    }

    /// Adds an entry of a list.
    pub fn entry(&mut self, entry: impl AsRef<str>) {
        self.line(format!("- {}", entry.as_ref()));
    }

    /// The text of the page.
    pub fn into_text(self) -> String {
        self.0
    }
}

/// Formats a text as code.
pub fn code(text: &str) -> String {
    format!("`{text}`")
}

/// Joins texts as `a, b and c`.
pub fn all_of(texts: &[String]) -> String {
    match texts {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => texts.concat(),
    }
}
