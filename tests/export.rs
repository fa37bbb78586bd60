//! Exports a thousand random documents with their conversions, for `tests/js/cases.test.mjs` and the browser
//! tests, which compare the package with the file. Exports questions for the tests that need documents with mistakes.

#[path = "support/grown.rs"]
mod grown;
#[path = "support/pairs.rs"]
mod pairs;
#[path = "differential/native/src/questions.rs"]
mod questions;
#[path = "support/random.rs"]
mod random;

use grown::{Origin, document};
use order_contract::{ConvertOptions, JsonPointer, Shape, Version, convert};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const SHAPES: [Shape; 5] = [
    Shape::Order,
    Shape::OrderList,
    Shape::Product,
    Shape::ProductList,
    Shape::ProductQuery,
];
/// How many documents of each shape: each has another pair of versions.
const EACH: usize = 200;

#[test]
fn a_thousand_documents_are_exported() {
    let mut documents = Vec::new();
    for shape in SHAPES {
        let versions = pairs::pairs().into_iter().cycle();
        let seeds = versions.zip(0..).take(EACH);
        documents.extend(seeds.map(|(versions, seed)| exported(shape, versions, seed)));
    }
    assert_eq!(documents.len(), 1_000);
    write("conversions.json", documents);
}

#[test]
fn questions_are_exported() {
    let all = (0..).map(questions::question);
    let short = all.filter(|question| {
        question["text"]
            .as_str()
            .is_none_or(|text| text.len() < 3_000)
    });
    write("questions.json", short.take(4_000).collect());
}

fn write(name: &str, values: Vec<Value>) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(file, Value::from(values).to_string()).expect("it can be written");
}

fn exported(shape: Shape, (from, to): (Version, Version), seed: u64) -> Value {
    let document = document(Origin::of(shape, from), seed);
    let pointer = |text: &str| text.parse::<JsonPointer>().expect("it is a pointer");
    let options = ConvertOptions {
        payout_url: pointer(document.place),
        entries: document.entries.map(pointer),
        ..ConvertOptions::new(from, to)
    };
    let converted = convert(shape, &document.text, &options).expect("it has no mistakes");
    let complement = converted
        .complement
        .map(|complement| serde_json::from_str(complement.as_json()).expect("it is JSON"));
    let mut options = json!({
        "from": from.date(),
        "to": to.date(),
        "payoutUrl": document.place,
    });
    if let Some(entries) = document.entries {
        options["entries"] = entries.into();
    }
    let losses = converted.losses.iter().map(|loss| loss.path.to_string());
    let gaps = converted.gaps.iter().map(|gap| gap.path.to_string());
    json!({
        "shape": shape.name(),
        "text": document.text,
        "options": options,
        "output": String::from_utf8(converted.output).expect("it is text"),
        "complement": complement.unwrap_or(Value::Null),
        "losses": losses.collect::<Vec<_>>(),
        "gaps": gaps.collect::<Vec<_>>(),
    })
}
