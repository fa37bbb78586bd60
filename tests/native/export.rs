//! Exports a thousand random documents with their conversions, for `tests/js/cases.test.mjs` and the browser
//! tests, which compare the package with the file. Exports questions for the tests that need documents with mistakes, and
//! answers to them, which the package must give as well.

use crate::grown::{Origin, document};
use crate::targets::conversion;
use crate::{files, pairs, questions};
use order_contract::internals::amendable_fields;
use order_contract::{
    Amendments, ConvertOptions, Converter, JsonPointer, Options, Session, Shape, Unit, Version, convert,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
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
    let documents = SHAPES.into_iter().flat_map(|shape| {
        let seeds = pairs().into_iter().cycle().zip(0..).take(EACH);
        seeds.map(move |(versions, seed)| exported(shape, versions, seed))
    });
    write("conversions.json", &Value::from_iter(documents).to_string());
}

#[test]
fn questions_are_exported() {
    let is_short = |text: &str| text.len() < 3_000;
    let all = (0..).map(questions::question);
    let short = all.filter(|question| question["text"].as_str().is_none_or(is_short));
    let questions = Value::from_iter(short.take(4_000));
    write("questions.json", &questions.to_string());
}

/// The crate's verdicts by default and with amendments, for `tests/js/law.test.mjs`.
#[test]
fn verdicts_are_exported() {
    let amendments = Shape::ALL.into_iter().map(|shape| (shape.name(), amendments(shape)));
    let amendments: Map<String, Value> = amendments.map(|(name, ours)| (name.to_owned(), ours)).collect();
    let ours: Amendments = serde_json::from_value(amendments.clone().into()).expect("they are amendments");
    let mut session = Session::default();
    let verdicts = (0..6_000).map(questions::question).filter_map(|question| {
        let text = question["text"].as_str().filter(|text| text.len() < 3_000)?;
        let shape: Shape = question["shape"].as_str()?.parse().ok()?;
        let version: Version = question["options"]["version"].as_str()?.parse().ok()?;
        let verdicts = [Amendments::default(), ours.clone()].map(|amendments| {
            let options = Options {
                version,
                amendments,
                ..Options::default()
            };
            session.is_valid(shape, text, &options)
        });
        Some(json!({ "shape": shape, "version": version, "text": text, "verdicts": verdicts }))
    });
    let verdicts: Vec<Value> = verdicts.collect();
    write(
        "verdicts.json",
        &json!({ "amendments": amendments, "verdicts": verdicts }).to_string(),
    );
}

/// Accepts two of the generator's wrong values in every enumeration of a shape, and makes every other field optional.
fn amendments(shape: Shape) -> Value {
    let (mut accept, mut optional) = (Map::new(), Vec::new());
    for (n, (pointer, _)) in amendable_fields(shape).into_iter().enumerate() {
        if Amendments::default().accept(shape, &pointer, ["OTHER"]).is_ok() {
            accept.insert(pointer.clone(), json!(["OTHER", "completed"]));
        }
        if n % 2 == 0 && Amendments::default().optional(shape, &pointer).is_ok() {
            optional.push(pointer);
        }
    }
    json!({ "accept": accept, "optional": optional })
}

/// `tests/differential/native.mjs` asks for `COUNT` questions from the seed `FIRST` on: a line of JSON for each, with its
/// `question` and `answer`.
#[test]
#[ignore = "writes what others compare"]
fn questions_are_answered() {
    let number = |name| std::env::var(name).unwrap().parse().unwrap();
    let (first, count): (u64, u64) = (number("FIRST"), number("COUNT"));
    let (mut session, mut converter) = (Session::default(), Converter::default());
    let lines = (first..first + count).map(|seed| {
        let question = questions::question(seed);
        let answer = answer(&question, &mut session, &mut converter);
        format!("{}\n", json!({ "question": question, "answer": answer }))
    });
    write("answers.ndjson", &lines.collect::<String>());
}

fn write(name: &str, text: &str) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(file, text).expect("it can be written");
}

/// The session and the converter keep their buffers, as those of the package do.
fn answer(question: &Value, session: &mut Session, converter: &mut Converter) -> Value {
    let shape: Shape = read(&question["shape"]);
    // The unit in which JavaScript counts this form of input.
    let (text, unit) = match question["hex"].as_str() {
        Some(hex) => (files::bytes(hex), Unit::Bytes),
        None => (read::<String>(&question["text"]).into_bytes(), Unit::Utf16),
    };
    let options = Options {
        unit,
        ..read(&question["options"])
    };
    let mut answer = json!(session.validate(shape, &text, &options));
    answer["verdict"] = json!(session.is_valid(shape, &text, &options));
    let there = ConvertOptions {
        unit,
        ..read(&question["convert"])
    };
    answer["converted"] = match converter.convert(shape, &text, &there) {
        Err(refused) => json!(refused),
        Ok(converted) => {
            let back = conversion::back(&there, converted.complement.clone());
            let back = converter.convert(shape, &converted.output, &back).ok();
            let mut answer = json!(converted);
            answer["back"] = json!(back.map(|it| String::from_utf8_lossy(&it.output).into_owned()));
            answer
        }
    };
    answer
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("a question has it")
}

fn exported(shape: Shape, (from, to): (Version, Version), seed: u64) -> Value {
    let document = document(Origin::of(shape, from), seed);
    let pointer = |text: &str| text.parse::<JsonPointer>().expect("it is a pointer");
    let options = ConvertOptions {
        payout_url: pointer(document.place),
        entries: document.entries.map(pointer),
        ..ConvertOptions::new(from, to)
    };
    let converted = json!(convert(shape, &document.text, &options).expect("it has no mistakes"));
    let mut options = json!({ "from": from, "to": to, "payoutUrl": document.place });
    if let Some(entries) = document.entries {
        options["entries"] = entries.into();
    }
    let pointers = |list: &str| -> Vec<&Value> {
        let list = converted[list].as_array().into_iter().flatten();
        list.map(|one| &one["pointer"]).collect()
    };
    json!({
        "shape": shape,
        "text": document.text,
        "options": options,
        "output": converted["output"],
        "complement": converted["complement"],
        "losses": pointers("losses"),
        "gaps": pointers("gaps"),
    })
}
