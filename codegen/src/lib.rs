//! Generates files of the package and the documentation from the contract: descriptions, TypeScript types, closed
//! lists, the meaning of each code, and the reference.
//!
//! `npm run build` runs it. Each generated file has a module with a function that returns its text, and
//! [`files`] lists them. Nothing here is compiled into the package.

mod changes;
mod command;
mod descriptions;
mod docs;
mod documents;
mod edge;
mod endpoints;
mod explanations;
mod json;
mod languages;
mod layout;
#[cfg(test)]
mod made_up;
mod markdown;
mod messages;
mod module;
mod reference;
mod rules;
mod stubs;
mod tables;

pub use descriptions::description;
pub use languages::{english, languages, mistakes};
pub use stubs::stubs;

use documents::rust;
use languages::tag;
use order_contract::Version;
use order_contract::internals::{Field, Object, VersionId};

/// The version that has every enum value.
const NEWEST: Version = Version::ALL[Version::ALL.len() - 1];

const STUBS: &str = "`npm run build -- --stubs` adds what is missing, in English, to be translated.";

/// The date of a version of the contract.
fn date(version: VersionId) -> &'static str {
    Version::from(version).date()
}

/// Says when a field was removed, and what to do instead in a version.
fn removed(owner: &Object, field: &Field, version: Version) -> Option<String> {
    let first = field.removal?;
    Some(format!(
        "Removed in {}. {}",
        date(first.version),
        instead(owner, field, version)?
    ))
}

/// Says what to do in a version instead of a field that it, or a later one, removed.
fn instead(owner: &Object, field: &Field, version: Version) -> Option<String> {
    let removal = owner.advising(field, version)?;
    Some(removal.advice(removal.instead))
}

/// Returns the generated files: the path in the repository, and the text. Panics at texts that languages lack, and names all.
pub fn files() -> Vec<(String, String)> {
    let mistakes = languages().flat_map(|language| {
        let tag = tag(&language).to_owned();
        let of_file = mistakes(&language).into_iter();
        of_file.map(move |mistake| format!("languages/{tag}.json: {mistake}"))
    });
    let mistakes: Vec<String> = mistakes.collect();
    assert!(mistakes.is_empty(), "{}\n{STUBS}", mistakes.join("\n"));
    let mut files = Vec::from([
        ("js/generated/tables.ts".to_owned(), tables::module()),
        ("js/generated/sentences.ts".to_owned(), messages::sentences()),
        ("js/generated/calls.ts".to_owned(), messages::calls()),
        ("js/generated/conversions.ts".to_owned(), messages::conversions()),
        ("js/generated/layout.ts".to_owned(), layout::module()),
        ("js/generated/edge.ts".to_owned(), edge::module()),
        ("js/generated/command.ts".to_owned(), command::module()),
        ("js/generated/documents.ts".to_owned(), documents::module()),
        ("js/generated/endpoints.ts".to_owned(), endpoints::module()),
        ("js/generated/descriptions.ts".to_owned(), descriptions::module()),
        ("js/generated/explanations.ts".to_owned(), explanations::module()),
        ("js/generated/changes.ts".to_owned(), changes::module()),
        ("src/js/generated/types.d.ts".to_owned(), tables::types()),
        ("src/documents/generated/mod.rs".to_owned(), rust::list()),
        ("docs/reference.md".to_owned(), reference::page()),
        ("docs/codes.md".to_owned(), explanations::page()),
        ("docs/changelog-of-the-interface.md".to_owned(), changes::page()),
    ]);
    for version in Version::ALL {
        let name = rust::module_name(version);
        let path = format!("src/documents/generated/{name}.rs");
        files.push((path, rust::module(version)));
    }
    for language in languages() {
        let tag = tag(&language);
        let path = format!("js/generated/messages/{tag}.ts");
        files.push((path, languages::module(&language)));
    }
    files
}
