//! Writes the changes between the versions: as data in the module `changes.ts`, and as a page.

use crate::json::{Value, json};
use crate::module::Module;
use order_contract::internals::computes;
use order_contract::{Change, Shape, Version, changelog, fillable};

pub fn module() -> String {
    let title = "What changed between the versions, oldest first; the shapes whose documents did; the gaps that can be\n\
                 filled";
    Module::new(title, "import type { Change } from '../types/reference.js'\n")
        .constant("changes: readonly Change[]", all().map(entry).collect::<Value>())
        .documented(
            "The changes that compute values: what they write is not what they read.",
            "computing: readonly string[]",
            all()
                .filter(|change| computes(change))
                .map(|change| change.id)
                .collect::<Value>(),
        )
        .constant(
            "touched: readonly { shape: string; version: string }[]",
            all().flat_map(touched).collect::<Value>(),
        )
        .constant(
            "fillable: readonly { shape: string; from: string; to: string; pointer: string }[]",
            gaps(),
        )
        .into_text()
}

/// Every change, oldest first.
pub fn all() -> impl Iterator<Item = &'static Change> {
    changelog(Version::ALL[0], Version::ALL[Version::ALL.len() - 1])
}

/// A change without its rules for documents.
pub fn entry(change: &Change) -> Value {
    json!({
        "id": change.id,
        "version": change.version.date(),
        "section": change.section,
        "basis": change.basis.name(),
        "title": change.title,
        "description": change.description,
    })
}

/// The shapes whose documents a change converts.
fn touched(change: &'static Change) -> impl Iterator<Item = Value> {
    let shapes = Shape::ALL.into_iter();
    let touched = shapes.filter(|shape| change.touches(*shape));
    touched.map(|shape| json!({ "shape": shape.name(), "version": change.version.date() }))
}

/// The gaps for which the option `fill` can have a value.
fn gaps() -> Value {
    let ways = Version::ALL
        .into_iter()
        .flat_map(|from| Version::ALL.map(|to| (from, to)));
    ways.flat_map(|way| Shape::ALL.map(|shape| (shape, way)))
        .flat_map(|(shape, (from, to))| {
            let gap = move |pointer| json!({ "shape": shape.name(), "from": from.date(), "to": to.date(), "pointer": pointer });
            fillable(shape, from, to).map(gap)
        })
        .collect()
}

/// Returns the page `docs/changelog-of-the-interface.md`.
pub fn page() -> String {
    let mut page = String::from(
        "# What changed in the interface\n\n\
         Written by codegen/ from the changes in src/service: change one there, then npm run build.\n\
         `changes` has the same.\n",
    );
    for version in Version::ALL.into_iter().rev() {
        let changes = all().filter(|change| change.version == version);
        let sections: String = changes.map(section).collect();
        if !sections.is_empty() {
            page += &format!("\n## {version}\n{sections}");
        }
    }
    page
}

fn section(change: &Change) -> String {
    let (title, description, basis) = (change.title, change.description, change.basis.name());
    let at = format!("Section {}, {basis}. `{}`", change.section, change.id);
    format!("\n### {title}\n\n{description}\n\n{at}\n")
}
