//! Writes what JavaScript reads from the contract: `js/generated/`.
//!
//! Run by `npm run build`; the names of shapes, versions and codes stand in Rust alone.

use order_contract::{Applicability, Basis, Code, Level, Severity, Shape, Version};
use std::fmt::Write as _;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/generated");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("tables.ts"), tables())
}

/// The closed lists, each in the order of its index.
fn tables() -> String {
    let mut out = String::from(
        "// The closed lists of the contract, each in the order in which the module counts them.\n\
         // Written by src/bin/generate.rs: change the contract, then npm run build.\n",
    );
    list(&mut out, "shapes", Shape::ALL.map(Shape::name));
    list(&mut out, "queries", queries());
    list(&mut out, "versions", Version::ALL.map(Version::date));
    list(&mut out, "levels", Level::ALL.map(Level::name));
    list(&mut out, "codes", Code::ALL.iter().map(|code| code.name()));
    list(&mut out, "fatalCodes", fatal_codes());
    list(&mut out, "severities", Severity::ALL.map(Severity::name));
    list(
        &mut out,
        "applicabilities",
        Applicability::ALL.map(Applicability::name),
    );
    list(&mut out, "bases", Basis::ALL.map(Basis::name));
    out
}

fn queries() -> impl Iterator<Item = &'static str> {
    use order_contract::contract::Layout;
    Shape::ALL
        .into_iter()
        .filter(|shape| shape.contract().layout == Layout::Query)
        .map(Shape::name)
}

fn fatal_codes() -> impl Iterator<Item = &'static str> {
    Code::ALL
        .iter()
        .filter(|code| code.is_fatal())
        .map(|code| code.name())
}

fn list(out: &mut String, name: &str, items: impl IntoIterator<Item = &'static str>) {
    let quoted: Vec<String> = items.into_iter().map(|item| format!("'{item}'")).collect();
    // Writing to a string does not fail.
    let _ = writeln!(
        out,
        "\nexport const {name} = [\n  {},\n] as const",
        quoted.join(",\n  ")
    );
}
