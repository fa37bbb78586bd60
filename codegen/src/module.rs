//! Writes modules of TypeScript: constants, mostly of JSON.

use std::fmt::Display;

/// The comment at the head of each module.
pub const WRITTEN: &str = "// Written by codegen/: change the contract, then npm run build.\n";

/// A module, as written so far.
pub struct Module(String);

impl Module {
    /// Begins a module with a comment that says what it has, and with its imports.
    pub fn new(title: &str, imports: &str) -> Module {
        let title = title.replace('\n', "\n// ");
        Module(format!("// {title}.\n{WRITTEN}{imports}"))
    }

    /// Adds a constant: its name and type, and its value.
    pub fn constant(self, declared: &str, value: impl Display) -> Module {
        self.source(format!("export const {declared} = {value}"))
    }

    /// Adds a constant with a comment.
    pub fn documented(self, doc: &str, declared: &str, value: impl Display) -> Module {
        self.source(format!("/** {doc} */\nexport const {declared} = {value}"))
    }

    /// Adds other source.
    pub fn source(self, source: impl Display) -> Module {
        Module(format!("{}\n{source}\n", self.0))
    }

    /// The text of the module.
    pub fn into_text(self) -> String {
        self.0
    }
}

/// Writes a name as a string.
pub fn quoted(name: &str) -> String {
    format!("'{name}'")
}
