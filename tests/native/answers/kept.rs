//! Answers that files keep: what is found takes the place of what a case says, and must be the same. With `UPDATE_ANSWERS=1` the
//! tests write what they would compare. The README of each folder says what the keys mean.

use crate::files::{self, compare, compare_json};
use crate::targets::conversion;
use order_contract::{
    Complement, ConvertOptions, DetectOptions, Options, Problem, Severity, Shape, Unit, Version, convert,
    detect_version, validate,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

#[test]
fn conversions() {
    for name in files::names("conversions") {
        hold(&format!("conversions/{name}"), converted);
    }
}

#[test]
fn detections() {
    hold("detections.json", detected);
}

/// The JSON of the crate is that of the package, whose own test reads the same file.
#[test]
fn mistakes() {
    hold("golden/mistakes.json", |case| {
        let mut told = asked(case);
        told["answer"] = match &case["convert"] {
            Value::Null => report(case, &case["validate"]),
            options => conversion(case, options),
        };
        told
    });
}

fn hold(file: &str, found: fn(&Value) -> Value) {
    let cases: Vec<Value> = files::read(file);
    println!("{file}: {} native", cases.len());
    compare_json(&files::path(file), &cases.iter().map(found).collect());
}

/// What a case asks, without what it expects.
fn asked(case: &Value) -> Value {
    const ASKED: [&str; 9] = [
        "name", "shape", "text", "from", "to", "options", "validate", "convert", "back",
    ];
    let members = case.as_object().expect("a case is an object").clone();
    let asked = members.into_iter().filter(|(name, _)| ASKED.contains(&name.as_str()));
    Value::Object(asked.collect())
}

fn shape_and_text(case: &Value) -> (Shape, &str) {
    let text = case["text"].as_str().expect("a case has a text");
    (read(&case["shape"]), text)
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

fn converted(case: &Value) -> Value {
    let (shape, text) = shape_and_text(case);
    let mut options = case["options"].as_object().cloned().unwrap_or_default();
    options.extend(["from", "to"].map(|name| (name.to_owned(), case[name].clone())));
    let options: ConvertOptions = read(&options.into());
    let mut told = asked(case);
    let converted = match convert(shape, text, &options) {
        Ok(converted) => converted,
        Err(error) => {
            told["problems"] = error.problems().iter().map(|one| refused(one, text)).collect();
            return told;
        }
    };
    if case["back"] != json!(false) {
        conversion::holds(shape, text.as_bytes(), &options, &converted);
    }
    let found = json!(converted);
    let is_same = converted.output == text.as_bytes();
    told["output"] = if is_same {
        "same".into()
    } else {
        found["output"].clone()
    };
    let list = |name: &str, of: fn(&Value) -> Value| found[name].as_array().into_iter().flatten().map(of).collect();
    let pointer = |one: &Value| one["pointer"].clone();
    let lists: [(_, Vec<Value>); 3] = [
        ("changes", list("changes", |one| json!([one["from"], one["to"]]))),
        ("losses", list("losses", pointer)),
        ("gaps", list("gaps", pointer)),
    ];
    for (name, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
        told[name] = list.into();
    }
    if !case["reasons"].is_null() {
        told["reasons"] = list("losses", |one| one["reason"].clone()).into();
    }
    if !converted.assumptions.is_empty() {
        told["assumptions"] = converted.assumptions.len().into();
    }
    if let Value::Object(mut complement) = found["complement"].clone() {
        // Without what binds it to its conversion.
        complement.retain(|name, _| ["id", "members", "lists"].contains(&name.as_str()));
        told["complement"] = complement.into();
    }
    told
}

/// Code, pointer, and the text of the span.
fn refused(problem: &Problem, text: &str) -> Value {
    assert_eq!(problem.severity, Severity::Error);
    let span = problem.span.map(|span| span.start as usize..span.end as usize);
    json!([
        problem.code,
        problem.path.to_string(),
        span.map_or("", |span| &text[span])
    ])
}

/// Which versions a document rules out, where, and by which section.
fn detected(case: &Value) -> Value {
    let (shape, text) = shape_and_text(case);
    let options = case["options"].as_object().cloned().unwrap_or_default();
    let options: Options = read(&options.into());
    let options = DetectOptions {
        entries: options.entries.as_ref(),
        limits: options.limits,
    };
    let found = detect_version(shape, text, &options);
    let evidence = found.evidence.iter();
    let reasons: Vec<String> = evidence
        .clone()
        .map(|one| format!("{} {}", one.section, one.reason))
        .collect();
    assert!(reasons.iter().all(|one| one.ends_with('.')), "{reasons:?}");
    let mut told = asked(case);
    told["evidence"] = evidence.map(|one| json!([one.version, one.path.to_string()])).collect();
    if !case["reasons"].is_null() {
        told["reasons"] = reasons.into();
    }
    told["candidates"] = json!(found.candidates);
    told
}

/// One document of each shape and version, and the bytes of its conversion and complement, which users have stored.
#[test]
fn golden_documents() {
    for shape in Shape::ALL {
        for (place, from) in Version::ALL.into_iter().enumerate() {
            // The version before, or for the oldest one the version after: a new version leaves the files of the others as
            // they are.
            let to = Version::ALL[place.checked_sub(1).unwrap_or(1)];
            hold_golden(shape, from, to);
        }
    }
}

fn hold_golden(shape: Shape, from: Version, to: Version) {
    let file = |part: &str| -> PathBuf {
        let is_text = !matches!(part, ".complement" | ".answers") && shape.name().ends_with("-query");
        let extension = if is_text { "txt" } else { "json" };
        files::path(&format!("golden/{from}/{shape}{part}.{extension}"))
    };
    let name = file("").display().to_string();
    let document = fs::read_to_string(file("")).unwrap_or_else(|error| panic!("{name}: {error}"));
    let there = convert(shape, &document, &ConvertOptions::new(from, to)).unwrap();
    let is_changed = there.output != document.as_bytes();
    compare(&file(".converted"), is_changed.then_some(&there.output));
    let stored = there.complement.map(|one| format!("{}\n", one.as_json()));
    let bytes = stored.clone().map(String::into_bytes);
    compare(&file(".complement"), bytes.as_ref());
    let options = ConvertOptions {
        complement: stored.map(Complement::from_json),
        ..ConvertOptions::new(to, from)
    };
    let back = convert(shape, there.output, &options).unwrap();
    assert!(back.output == document.as_bytes(), "{name}");
    let detected = detect_version(shape, &document, &Default::default());
    assert!(detected.candidates.contains(&from), "{name}");
    let case = json!({ "shape": shape, "text": document });
    let answers = json!({
        "report": report(&case, &json!({ "version": from })),
        "reportAsOther": report(&case, &json!({ "version": to })),
        "conversion": conversion(&case, &json!({ "from": from, "to": to })),
    });
    compare_json(&file(".answers"), &answers);
}

fn report(case: &Value, options: &Value) -> Value {
    let (shape, text) = shape_and_text(case);
    let options = Options {
        unit: Unit::Utf16,
        ..read(options)
    };
    json!(validate(shape, text, &options))
}

fn conversion(case: &Value, options: &Value) -> Value {
    let (shape, text) = shape_and_text(case);
    let options = ConvertOptions {
        unit: Unit::Utf16,
        ..read(options)
    };
    match convert(shape, text, &options) {
        Ok(conversion) => json!(conversion),
        Err(refused) => json!(refused),
    }
}
