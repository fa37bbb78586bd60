//! What changed between the versions: as data for the package, and as a page.

use super::json::{Json, Members};
use crate::{Change, Shape, Version, changelog, fillable};

/// The module `changes.ts`: the changelog, the shapes whose documents changed, and the gaps for which
/// `fill` can hold a value.
pub(super) fn module(written: &str) -> String {
    format!(
        "// What changed between the versions, oldest first; the shapes whose documents did; the gaps that can be\n\
         // filled on the way up.\n{written}\
         import type {{ Change }} from '../changelog.js'\n\
         import type {{ Shape, Version }} from '../types.js'\n\n\
         export const changes: readonly Change[] = {}\n\n\
         export const touched: readonly {{ shape: Shape; version: Version }}[] = {}\n\n\
         export const fillable: readonly {{ shape: string; version: string; pointer: string }}[] = {}\n",
        Json::Array(all().map(entry).collect()),
        Json::Array(touched()),
        Json::Array(gaps()),
    )
}

fn all() -> impl Iterator<Item = &'static Change> {
    let oldest = Version::ALL[0];
    changelog(oldest, Version::ALL[Version::ALL.len() - 1])
}

fn entry(change: &Change) -> Json {
    let mut out = Members::default();
    out.add("id", change.id);
    out.add("version", change.version.date());
    out.add("section", change.section);
    out.add("basis", change.basis.name());
    out.add("title", change.title);
    out.add("description", change.description);
    out.into_json()
}

fn touched() -> Vec<Json> {
    let each = all().flat_map(|change| {
        let shapes = Shape::ALL.into_iter();
        shapes.filter(|&shape| change.touches(shape)).map(|shape| {
            Json::object([
                ("shape", Json::from(shape.name())),
                ("version", Json::from(change.version.date())),
            ])
        })
    });
    each.collect()
}

fn gaps() -> Vec<Json> {
    let steps = Version::ALL.windows(2);
    let each = steps.flat_map(|pair| {
        let (from, to) = (pair[0], pair[1]);
        Shape::ALL.into_iter().flat_map(move |shape| {
            fillable(shape, from, to).map(move |pointer| {
                Json::object([
                    ("shape", Json::from(shape.name())),
                    ("version", Json::from(to.date())),
                    ("pointer", Json::from(pointer.as_str())),
                ])
            })
        })
    });
    each.collect()
}

/// The page `docs/changelog-of-the-interface.md`.
pub fn changelog_page() -> String {
    let mut out = String::from(
        "# What changed in the interface\n\n\
         Written by src/bin/generate.rs from the changes in src/convert: change one there, then npm run build.\n\
         `changelog` answers the same.\n",
    );
    for version in Version::ALL.into_iter().rev() {
        let mut changes = all().filter(|change| change.version == version).peekable();
        if changes.peek().is_some() {
            out += &format!("\n## {version}\n");
        }
        for change in changes {
            out += &format!(
                "\n### {}\n\n{}\n\nSection {}, {}. `{}`\n",
                change.title,
                change.description,
                change.section,
                change.basis.name(),
                change.id
            );
        }
    }
    out
}
