//! Writes the changes between the versions: as data in the module `changes.ts`, and as a page.

use crate::NEWEST;
use crate::json::{Value, json};
use crate::text::{WRITTEN, each};
use order_contract::internals::computes;
use order_contract::{Change, Shape, Version, changelog, fillable};

pub fn module() -> String {
    let changes = all().map(|change| {
        json!({
            "id": change.id,
            "version": change.version.date(),
            "section": change.section,
            "basis": change.basis.name(),
            "title": change.title,
            "description": change.description,
        })
    });
    let computing = all().filter(|change| computes(change)).map(|change| change.id);
    let touched = all().flat_map(|change| {
        let shapes = Shape::ALL.into_iter().filter(|shape| change.touches(*shape));
        shapes.map(|shape| json!({ "shape": shape.name(), "version": change.version.date() }))
    });
    format!(
        "// What changed between the versions, oldest first; the shapes whose documents did; the gaps that can be
// filled.
{WRITTEN}
import type {{ Change }} from '../types/reference.js'

export const changes: readonly Change[] = {}

/** The changes that compute values: what they write is not what they read. */
export const computing: readonly string[] = {}

export const touched: readonly {{ shape: string; version: string }}[] = {}

export const fillable: readonly {{ shape: string; from: string; to: string; pointer: string }}[] = {}
",
        Value::from_iter(changes),
        Value::from_iter(computing),
        Value::from_iter(touched),
        gaps(),
    )
}

/// Every change, oldest first.
pub fn all() -> impl Iterator<Item = &'static Change> {
    changelog(Version::ALL[0], NEWEST)
}

/// The gaps for which the option `fill` can have a value.
fn gaps() -> Value {
    let ways = Version::ALL
        .into_iter()
        .flat_map(|from| Version::ALL.map(|to| (from, to)));
    let shapes = ways.flat_map(|way| Shape::ALL.map(|shape| (shape, way)));
    let gaps = shapes.flat_map(|(shape, (from, to))| {
        let gap =
            move |pointer| json!({ "shape": shape.name(), "from": from.date(), "to": to.date(), "pointer": pointer });
        fillable(shape, from, to).map(gap)
    });
    gaps.collect()
}

/// Returns the page `docs/changelog-of-the-interface.md`.
pub fn page() -> String {
    let versions = each(Version::ALL.into_iter().rev(), |version| {
        let changes = all().filter(|change| change.version == version);
        match each(changes, section) {
            sections if sections.is_empty() => sections,
            sections => format!("\n## {version}\n{sections}"),
        }
    });
    format!(include_str!("pages/changelog.md"), versions = versions)
}

fn section(change: &Change) -> String {
    let (title, description, id) = (change.title, change.description, change.id);
    let (section, basis) = (change.section, change.basis);
    format!("\n### {title}\n\n{description}\n\nSection {section}, {basis}. `{id}`\n")
}
