//! Generates files of the package and the documentation from the contract: JSON Schema, descriptions of
//! forms, TypeScript types, closed lists, the meaning of each code, and the reference.
//!
//! `npm run build` runs it. Each generated file has a module with a function that returns its text, and
//! [`files`] lists them. Nothing here is compiled into the package.

mod changelog_page;
mod changes;
mod codes_page;
mod command;
mod descriptions;
mod discriminator;
mod documents;
mod edge;
mod endpoints;
mod explanations;
mod json;
mod languages;
mod layout;
mod markdown;
mod messages;
mod module;
mod reference;
mod rules;
mod schemas;
mod tables;
mod vectors;

pub use descriptions::description;
pub use explanations::{Example, Explanation, explain};
pub use languages::{english, languages, mistakes};
pub use schemas::schema;

use documents::rust;
use order_contract::Version;
use order_contract::internals::VersionId;

/// The date of a version of the contract.
fn date(version: VersionId) -> &'static str {
    Version::from(version).date()
}

/// Returns the generated files: the path in the repository, and the text.
pub fn files() -> Vec<(String, String)> {
    let modules = Version::ALL.map(|version| {
        let name = rust::module_name(version);
        let path = format!("src/documents/generated/{name}.rs");
        (path, rust::module(version))
    });
    let languages = languages().map(|language| {
        let tag = language["language"].as_str().unwrap_or_default();
        let path = format!("js/generated/messages/{tag}.ts");
        (path, languages::module(&language))
    });
    let files = constant_files().into_iter();
    let files = files.map(|(path, text)| (path.to_owned(), text));
    files.chain(modules).chain(languages).collect()
}

/// Returns the generated files whose number depends neither on the contract nor on the languages.
fn constant_files() -> Vec<(&'static str, String)> {
    vec![
        ("js/generated/tables.ts", tables::module()),
        ("js/generated/layout.ts", layout::module()),
        ("js/generated/edge.ts", edge::module()),
        ("js/generated/command.ts", command::module()),
        ("js/generated/documents.ts", documents::module()),
        ("js/generated/endpoints.ts", endpoints::module()),
        ("js/generated/descriptions.ts", descriptions::module()),
        ("js/generated/schemas.ts", schemas::module()),
        ("js/generated/explanations.ts", explanations::module()),
        ("js/generated/changes.ts", changes::module()),
        ("src/documents/generated/mod.rs", rust::list()),
        ("docs/reference.md", reference::page()),
        ("docs/codes.md", codes_page::page()),
        ("docs/changelog-of-the-interface.md", changelog_page::page()),
        ("docs/changelog-of-the-interface.json", vectors::file()),
    ]
}
