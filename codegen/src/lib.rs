//! Generates files of the package and the documentation from the contract: descriptions, TypeScript types, closed
//! lists, the meaning of each code, and the reference.
//!
//! `npm run build` runs it. Each generated file has a module with a function that returns its text, and
//! [`files`] lists them. Nothing here is compiled into the package.

mod changes;
mod descriptions;
mod documents;
mod edge;
mod explanations;
mod json;
mod languages;
mod layout;
mod messages;
mod reference;
mod rules;
mod tables;
#[cfg(test)]
mod tests;
mod text;

pub use languages::{english, languages, mistakes, stubs};

use documents::rust;
use languages::tag;
use order_contract::Version;
use order_contract::internals::{Field, Kind, Object, VersionId};
use text::{each, joined};

/// The version that has every enum value.
const NEWEST: Version = Version::ALL[Version::ALL.len() - 1];

/// Returns the generated files: the path in the repository, and the text. Panics at texts that languages lack, and names all.
pub fn files() -> Vec<(String, String)> {
    let mistakes = each(languages(), |language| {
        let tag = tag(&language);
        each(mistakes(&language), |mistake| {
            format!("languages/{tag}.json: {mistake}\n")
        })
    });
    let help = "`npm run build -- --stubs` adds what is missing, in English, to be translated.";
    assert!(mistakes.is_empty(), "{mistakes}{help}");
    let files = [
        ("js/generated/tables.ts", tables::module()),
        ("js/generated/sentences.ts", messages::sentences()),
        ("js/generated/calls.ts", messages::calls()),
        ("js/generated/conversions.ts", messages::conversions()),
        ("js/generated/layout.ts", layout::module()),
        ("js/generated/edge.ts", edge::module()),
        ("js/generated/command.ts", languages::command()),
        ("js/generated/documents.ts", documents::module()),
        ("js/generated/endpoints.ts", tables::endpoints()),
        ("js/generated/descriptions.ts", descriptions::module()),
        ("js/generated/explanations.ts", explanations::module()),
        ("js/generated/changes.ts", changes::module()),
        ("src/js/generated/types.d.ts", tables::types()),
        ("src/documents/generated/mod.rs", rust::list()),
        ("docs/reference.md", reference::page()),
        ("docs/codes.md", explanations::page()),
        ("docs/changelog-of-the-interface.md", changes::page()),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text));
    let versions = Version::ALL.map(|version| {
        let name = rust::module_name(version);
        (format!("src/documents/generated/{name}.rs"), rust::module(version))
    });
    let languages = languages().map(|language| {
        let tag = tag(&language);
        (format!("js/generated/messages/{tag}.ts"), languages::module(&language))
    });
    files.into_iter().chain(versions).chain(languages).collect()
}

/// The date of a version of the contract.
fn date(version: VersionId) -> &'static str {
    Version::from(version).date()
}

/// Returns the documentation of a field in a version: what it means, and what the form of its text says.
fn doc(field: &Field, version: Version) -> String {
    let form = match field.kind_in(version) {
        Kind::Text(form) => form.entry().doc,
        _ => "",
    };
    joined([field.doc, form], " ")
}

/// Says what to do in a version instead of a field that it, or a later one, removed.
fn instead(owner: &Object, field: &Field, version: Version) -> String {
    let removal = owner.advising(field, version);
    each(removal, |removal| removal.advice(removal.instead))
}
