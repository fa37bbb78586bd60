//! What is read from the contract: that the committed files are current, and that every explanation
//! is true.

#[path = "support/options.rs"]
mod options;

use options::options;
use order_contract::describe::{Example, Json, describe, explain, json_schema, modules, reference};
use order_contract::{
    Body, Call, Code, Level, Report, Session, Shape, Unit, Version, validate, validate_call,
};
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

#[test]
fn the_committed_files_are_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<(String, String)> = modules()
        .into_iter()
        .map(|(name, text)| (format!("js/generated/{name}"), text))
        .collect();
    files.push(("docs/reference.md".to_owned(), reference()));
    for (path, text) in files {
        let committed = fs::read_to_string(root.join(&path)).unwrap_or_default();
        assert!(committed == text, "{path} is stale: npm run build");
    }
}

#[test]
fn descriptions_and_schemas_are_json() {
    for shape in Shape::ALL {
        for version in Version::ALL {
            let read = |json: Json| serde_json::from_str::<Value>(&json.to_string()).unwrap();
            assert_eq!(read(describe(shape, version))["shape"], shape.name());
            for level in Level::ALL {
                assert!(read(json_schema(shape, version, level))["title"].is_string());
            }
        }
    }
}

#[test]
fn every_explanation_is_true() {
    for &code in Code::ALL {
        let explanation = explain(code);
        let says = |example: &Example| {
            let report = run(example)?;
            Some(report.problems.iter().any(|problem| problem.code == code))
        };
        for (example, expected) in [(&explanation.fails, true), (&explanation.passes, false)] {
            if let Some(said) = says(example) {
                assert_eq!(said, expected, "{}: {example:?}", code.name());
            }
        }
        assert!(explanation.text.ends_with('.'));
    }
}

/// The report on an example; `None` where it is a conversion, which has none.
fn run(example: &Example) -> Option<Report> {
    let given: Map<String, Value> = match example.options {
        Some(options) => serde_json::from_str(options).unwrap(),
        None => Map::new(),
    };
    let shape = || Shape::from_name(example.shape.unwrap()).unwrap();
    match (example.by, example.input) {
        ("validate", Some(input)) => {
            let options = options(&given, Unit::Bytes).unwrap();
            Some(validate(shape(), input, &options))
        }
        ("validate", None) => {
            let options = options(&given, Unit::Bytes).unwrap();
            Some(Session::default().refuse(shape(), Code::NotSerializable, &options))
        }
        ("validateCall", Some(input)) => {
            let options = options(&given, Unit::Bytes).unwrap();
            Some(call(&serde_json::from_str(input).unwrap(), &options))
        }
        _ => None,
    }
}

fn call(call: &Value, options: &order_contract::Options) -> Report {
    let headers: Vec<(&str, &str)> = call["headers"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| (name.as_str(), value.as_str().unwrap()))
        .collect();
    let call = Call {
        method: call["method"].as_str().unwrap(),
        url: call["url"].as_str().unwrap(),
        headers: &headers,
        body: Body::None,
        ..Call::default()
    };
    validate_call(&call, options)
}
