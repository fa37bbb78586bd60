//! The golden documents of `tests/golden/`: one per shape and version, converted there and back, byte for byte. The crate
//! serialises its answers on them as the same JSON as the package, whose own test reads the same files.

use crate::files::{self, compare, compare_json};
use order_contract::{Complement, ConvertOptions, Options, Shape, Unit, Version, convert, detect_version, validate};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// With this variable the tests write what they would compare.
const UPDATE: &str = "UPDATE_GOLDEN";

#[test]
fn every_document_is_converted_there_and_back_byte_for_byte() {
    for golden in all() {
        let Golden { shape, from, to } = golden;
        let document = golden.document();
        let there = convert(shape, &document, &ConvertOptions::new(from, to)).unwrap();
        let is_changed = there.output != document.as_bytes();
        compare(UPDATE, &golden.file(".converted"), is_changed.then_some(&there.output));
        let stored = there.complement.map(|one| format!("{}\n", one.as_json()));
        let bytes = stored.clone().map(String::into_bytes);
        compare(UPDATE, &golden.file(".complement"), bytes.as_ref());
        let options = ConvertOptions {
            complement: stored.map(Complement::from_json),
            ..ConvertOptions::new(to, from)
        };
        let back = convert(shape, there.output, &options).unwrap();
        assert!(back.output == document.as_bytes(), "{golden:?}");
        let detected = detect_version(shape, document, &Default::default());
        assert!(detected.candidates.contains(&from), "{golden:?}");
    }
}

#[test]
fn answers_on_golden_documents_are_the_json_of_the_package() {
    for golden in all() {
        let (shape, text) = (golden.shape, golden.document());
        let options = json!({ "from": golden.from, "to": golden.to });
        let answers = json!({
            "report": report(shape, &text, json!({ "version": golden.from })),
            "reportAsOther": report(shape, &text, json!({ "version": golden.to })),
            "conversion": conversion(shape, &text, options),
        });
        compare_json(UPDATE, &golden.file(".answers"), &answers);
    }
}

#[test]
fn answers_on_mistakes_are_the_json_of_the_package() {
    let mut mistakes: Vec<Value> = files::read("golden/mistakes.json");
    for mistake in &mut mistakes {
        let shape: Shape = mistake["shape"].as_str().unwrap().parse().unwrap();
        let text = mistake["text"].as_str().unwrap().to_owned();
        mistake["answer"] = match mistake["convert"].clone() {
            Value::Null => report(shape, &text, mistake["validate"].clone()),
            options => conversion(shape, &text, options),
        };
    }
    compare_json(UPDATE, &files::path("golden/mistakes.json"), &mistakes.into());
}

#[derive(Debug)]
struct Golden {
    shape: Shape,
    from: Version,
    to: Version,
}

fn all() -> impl Iterator<Item = Golden> {
    Shape::ALL.into_iter().flat_map(|shape| {
        let versions = Version::ALL.into_iter().enumerate();
        versions.map(move |(place, from)| Golden {
            shape,
            from,
            // The version before, or for the oldest one the version after: a new version leaves the files of the others
            // as they are.
            to: Version::ALL[place.checked_sub(1).unwrap_or(1)],
        })
    })
}

impl Golden {
    fn file(&self, part: &str) -> PathBuf {
        let extension = match (part, self.shape.name().ends_with("-query")) {
            ("" | ".converted", true) => "txt",
            _ => "json",
        };
        files::path(&format!("golden/{}/{}{part}.{extension}", self.from, self.shape))
    }

    fn document(&self) -> String {
        fs::read_to_string(self.file("")).unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }
}

/// Takes the options as the package's JSON.
fn report(shape: Shape, text: &str, options: Value) -> Value {
    let options = Options {
        unit: Unit::Utf16,
        ..serde_json::from_value(options).expect("these are options")
    };
    json!(validate(shape, text, &options))
}

fn conversion(shape: Shape, text: &str, options: Value) -> Value {
    let options = ConvertOptions {
        unit: Unit::Utf16,
        ..serde_json::from_value(options).expect("these are options")
    };
    match convert(shape, text, &options) {
        Ok(conversion) => json!(conversion),
        Err(refused) => json!(refused),
    }
}
