//! Writes TypeScript modules of separate constants, so that bundlers keep only those that are used.

use crate::json::{JsonObject, Value};
use std::fmt::Write as _;

/// The comment at the head of each module.
pub const WRITTEN: &str = "// Written by codegen/: change the contract, then npm run build.\n";

/// Constants of one type, and a table that refers to them. Equal values are written once.
pub struct Constants {
    of: &'static str,
    values: Vec<(String, JsonObject)>,
    table: JsonObject,
}

impl Constants {
    pub fn of(of: &'static str) -> Constants {
        Constants {
            of,
            values: Vec::new(),
            table: JsonObject::new(),
        }
    }

    /// Adds a value at a path of the table.
    pub fn add(&mut self, path: &[&str], value: JsonObject) {
        let known = self.values.iter().find(|(_, known)| *known == value);
        let name = known.map_or_else(|| constant(path), |(name, _)| name.clone());
        insert(&mut self.table, path, &name);
        if known.is_none() {
            self.values.push((name, value));
        }
    }

    /// Returns the text of the module.
    pub fn module(&self, title: &str, imports: &str, table: &str) -> String {
        let mut out = format!("// {title}.\n{WRITTEN}{imports}\n");
        for (name, value) in &self.values {
            let value = Value::from(value.clone());
            let _ = write!(out, "\nexport const {name}: {} = {value}\n", self.of);
        }
        let _ = write!(out, "\nexport const {table} = {{\n");
        write_members(&self.table, 1, &mut out);
        out + "} as const\n"
    }
}

fn constant(path: &[&str]) -> String {
    format!("{}_", path.join("_").replace('-', "_"))
}

fn insert(table: &mut JsonObject, path: &[&str], name: &str) {
    match path {
        [] => {}
        [last] => {
            table.insert((*last).to_owned(), Value::from(name));
        }
        [first, rest @ ..] => {
            let inner = table.entry(*first).or_insert_with(|| JsonObject::new().into());
            if let Value::Object(inner) = inner {
                insert(inner, rest, name);
            }
        }
    }
}

fn write_members(table: &JsonObject, depth: usize, out: &mut String) {
    let indent = "  ".repeat(depth);
    for (step, value) in table {
        match value {
            Value::Object(inner) => {
                let _ = writeln!(out, "{indent}'{step}': {{");
                write_members(inner, depth + 1, out);
                let _ = writeln!(out, "{indent}}},");
            }
            name => {
                let _ = writeln!(out, "{indent}'{step}': {},", name.as_str().unwrap_or_default());
            }
        }
    }
}
