//! Every language translates every text of the contract, and nothing else.

use order_contract::internals::{Kind, Object, contract};
use order_contract::messages::{ENGLISH, FRENCH, GERMAN, Messages, SPANISH};
use order_contract::{Shape, Version, internals::Field};
use order_contract_codegen::english_texts;

const LANGUAGES: [&Messages; 3] = [&GERMAN, &FRENCH, &SPANISH];

/// JSON types and forms, which read the same in every language.
const SAME: [&str; 9] = [
    "null",
    "boolean",
    "number",
    "string",
    "object",
    "array",
    "UTF-8",
    "%XX",
    "YYYY-MM-DDTHH:MM:SS.ffffff",
];

#[test]
fn every_text_is_translated() {
    let english = english_texts();
    for language in LANGUAGES {
        let known = |text: &str| language.texts().iter().any(|(key, _)| *key == text);
        let missing: Vec<&String> = english
            .iter()
            .filter(|text| !SAME.contains(&text.as_str()) && !known(text))
            .collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        let is_used = |key: &str| key == "{label}" || english.iter().any(|text| text == key);
        let unused: Vec<&str> = language
            .texts()
            .iter()
            .map(|(key, _)| *key)
            .filter(|key| !is_used(key))
            .collect();
        assert!(unused.is_empty(), "{language:?} has no use for {unused:#?}");
    }
}

/// A form shows the labels of a shape together, so they must differ.
#[test]
fn labels_are_unique_within_a_shape() {
    for language in [&[&ENGLISH][..], &LANGUAGES].concat() {
        for (shape, version) in of_every_version() {
            let mut labels = Vec::new();
            collect(contract(shape).object(), version, language, &mut labels);
            let mut unique = labels.clone();
            unique.sort_unstable();
            unique.dedup();
            assert_eq!(
                unique.len(),
                labels.len(),
                "{language:?} {shape:?} {version}: {labels:?}"
            );
        }
    }
}

fn of_every_version() -> impl Iterator<Item = (Shape, Version)> {
    let shapes = Shape::ALL.into_iter();
    shapes.flat_map(|shape| Version::ALL.map(|version| (shape, version)))
}

fn collect(
    object: &'static Object,
    version: Version,
    language: &Messages,
    labels: &mut Vec<&'static str>,
) {
    for field in object.fields {
        if !field.is_available(version) {
            continue;
        }
        label(field, language, labels);
        match field.kind {
            Kind::Object(inner) if field.name != "old_state" => {
                collect(inner, version, language, labels)
            }
            Kind::List(list) => {
                label(&list.element, language, labels);
                if let Kind::Object(inner) = list.element.kind {
                    collect(inner, version, language, labels);
                }
            }
            _ => {}
        }
    }
}

fn label(field: &'static Field, language: &Messages, labels: &mut Vec<&'static str>) {
    if !field.label.is_empty() {
        labels.push(language.text(field.label));
    }
}
