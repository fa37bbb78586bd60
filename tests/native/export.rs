//! Answers of the crate, which the package must give as well: to the cases, and to questions at random. tests/lib/answers.mjs
//! compares them in every runtime.

use crate::grown::{Origin, document};
use crate::targets::conversion;
use crate::{cases, files, pairs, questions};
use order_contract::{
    Code, ConvertOptions, Converter, DetectOptions, Fixes, Options, Session, Shape, Unit, apply_fixes, detect_version,
};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::Path;

/// Documents without mistakes, which are converted there and back: how many of each shape.
const GROWN: [Shape; 5] = [
    Shape::Order,
    Shape::OrderList,
    Shape::Product,
    Shape::ProductList,
    Shape::ProductQuery,
];
const EACH: usize = 200;
/// How many questions at random.
const RANDOM: u64 = 4_000;

#[test]
fn cases_and_questions_are_answered() {
    let is_short = |question: &Value| question["text"].as_str().is_none_or(|text| text.len() < 3_000);
    let random = (0..RANDOM).map(questions::question).filter(is_short);
    let asked = validations().chain(conversions()).chain(grown()).chain(random);
    let count = write_answers("answers.ndjson", asked);
    println!("cases: {count} native");
}

/// The cases of `tests/cases`, in each form.
fn validations() -> impl Iterator<Item = Value> {
    cases::all().flat_map(|(shape, case)| {
        let mut options = case.options.clone();
        options.entry("version").or_insert_with(|| "2024-02-05".into());
        let asked = json!({ "name": case.name, "shape": shape, "options": options });
        let units = case.units(shape).iter();
        let questions = units.map(|&unit| with_input(asked.clone(), &case.text(), unit));
        questions.collect::<Vec<Value>>()
    })
}

/// The cases of `tests/conversions` and `tests/detections.json`, in both forms.
fn conversions() -> impl Iterator<Item = Value> {
    let detections: Vec<Map<String, Value>> = files::read("detections.json");
    let cases = files::cases::<Map<String, Value>>("conversions").into_iter();
    cases.chain(detections).flat_map(|case| {
        let mut options = case.get("options").cloned().unwrap_or_else(|| json!({}));
        let mut asked = json!({ "name": case["name"], "shape": case["shape"], "options": {} });
        match case.get("from") {
            Some(from) => {
                (options["from"], options["to"]) = (from.clone(), case["to"].clone());
                asked["options"]["version"] = from.clone();
                asked["convert"] = options;
            }
            None => asked["options"] = options,
        }
        let text = case["text"].as_str().expect("it has a text").as_bytes();
        Unit::ALL.map(|unit| with_input(asked.clone(), text, unit))
    })
}

fn grown() -> impl Iterator<Item = Value> {
    GROWN.into_iter().flat_map(|shape| {
        let seeds = pairs().into_iter().cycle().zip(0..).take(EACH);
        seeds.map(move |((from, to), seed)| {
            let document = document(Origin::of(shape, from), seed);
            let mut convert = json!({ "from": from, "to": to, "payoutUrl": document.place });
            if let Some(entries) = document.entries {
                convert["entries"] = entries.into();
            }
            json!({ "shape": shape, "text": document.text, "options": { "version": from }, "convert": convert })
        })
    })
}

/// A question with its input as text or, in hexadecimal, as bytes.
fn with_input(mut question: Value, input: &[u8], unit: Unit) -> Value {
    match unit {
        Unit::Utf16 => question["text"] = String::from_utf8_lossy(input).into(),
        Unit::Bytes => question["hex"] = questions::hex(input).into(),
    }
    question
}

/// `tests/differential/run.mjs` asks for `COUNT` questions from the seed `FIRST` on.
#[test]
#[ignore = "writes what others compare"]
fn questions_are_answered() {
    let number = |name| std::env::var(name).unwrap().parse().unwrap();
    let (first, count): (u64, u64) = (number("FIRST"), number("COUNT"));
    write_answers("asked.ndjson", (first..first + count).map(questions::question));
}

/// Writes a line of JSON for each question, with its `question` and `answer`. Returns how many.
fn write_answers(name: &str, questions: impl Iterator<Item = Value>) -> usize {
    let (mut session, mut converter) = (Session::default(), Converter::default());
    let mut count = 0;
    let lines = questions.map(|question| {
        count += 1;
        let answer = answer(&question, &mut session, &mut converter);
        format!("{}\n", json!({ "question": question, "answer": answer }))
    });
    write(name, &lines.collect::<String>());
    count
}

/// Whoever reads the file meanwhile reads the one before.
fn write(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let fresh = folder.join(format!("{name}.{}", std::process::id()));
    fs::write(&fresh, text).expect("it can be written");
    fs::rename(fresh, folder.join(name)).expect("it can be renamed");
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
    let detecting = DetectOptions {
        entries: options.entries.as_ref(),
        limits: options.limits,
    };
    answer["detected"] = json!(detect_version(shape, &text, &detecting));
    let [only, review]: [Option<Vec<Code>>; 2] = ["only", "review"].map(|name| read(&question["fixes"][name]));
    let fixes = Fixes {
        only: only.as_deref(),
        review: &review.unwrap_or_default(),
    };
    let fixed = apply_fixes(shape, &text, &options, &fixes);
    answer["fixed"] = String::from_utf8_lossy(&fixed.output).into();
    answer["applied"] = json!(fixed.applied);
    if question["convert"].is_null() {
        return answer;
    }
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
