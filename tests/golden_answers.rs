//! The golden answers of `tests/golden/`: the crate serialises the same JSON as the package, whose own test reads
//! the same files.

#![cfg(all(feature = "serde", not(target_arch = "wasm32")))]

use order_contract::{ConvertOptions, Options, Shape, Unit, Version, convert, validate};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn answers_on_golden_documents_are_the_json_of_the_package() {
    for version in Version::ALL {
        for shape in Shape::ALL {
            let name = shape.name();
            let extension = match name.ends_with("-query") {
                true => "txt",
                false => "json",
            };
            let document = folder().join(format!("{version}/{name}.{extension}"));
            let text = fs::read_to_string(document).expect("it can be read");
            hold(
                &format!("{version}/{name}.answers.json"),
                &answers_on(shape, &text, version),
            );
        }
    }
}

/// Validates the text in both versions, and converts it to the other version.
fn answers_on(shape: Shape, text: &str, version: Version) -> Value {
    let other = Version::ALL.into_iter().find(|other| *other != version);
    let other = other.expect("there are two");
    json!({
        "report": report(shape, text, json!({ "version": version })),
        "reportAsOther": report(shape, text, json!({ "version": other })),
        "conversion": conversion(shape, text, json!({ "from": version, "to": other })),
    })
}

#[test]
fn answers_on_mistakes_are_the_json_of_the_package() {
    let text = fs::read_to_string(folder().join("mistakes.json")).expect("it can be read");
    let mut mistakes: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
    for mistake in &mut mistakes {
        let shape: Shape = mistake["shape"].as_str().unwrap().parse().unwrap();
        let text = mistake["text"].as_str().unwrap().to_owned();
        mistake["answer"] = match mistake["convert"].clone() {
            Value::Null => report(shape, &text, mistake["validate"].clone()),
            options => conversion(shape, &text, options),
        };
    }
    hold("mistakes.json", &mistakes.into());
}

/// Takes the options as the package's JSON.
fn report(shape: Shape, text: &str, options: Value) -> Value {
    let options = Options {
        unit: Unit::Utf16,
        ..serde_json::from_value(options).expect("these are options")
    };
    serde_json::to_value(validate(shape, text, &options)).expect("it serialises")
}

fn conversion(shape: Shape, text: &str, options: Value) -> Value {
    let options = ConvertOptions {
        unit: Unit::Utf16,
        ..serde_json::from_value(options).expect("these are options")
    };
    match convert(shape, text, &options) {
        Ok(conversion) => serde_json::to_value(conversion),
        Err(refused) => serde_json::to_value(refused),
    }
    .expect("it serialises")
}

fn hold(file: &str, actual: &Value) {
    let path = folder().join(file);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let text = serde_json::to_string_pretty(actual).unwrap();
        fs::write(&path, text + "\n").expect("it can be written");
    }
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let golden: Value = serde_json::from_str(&text).unwrap();
    assert!(*actual == golden, "{file} is not what it was");
}
