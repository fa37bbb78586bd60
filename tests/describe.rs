//! What is read from the contract: that the committed files are current, and that every explanation
//! is true.

#![cfg(not(target_arch = "wasm32"))]

#[path = "support/options.rs"]
mod options;

use options::options;
use order_contract::describe::{Example, Json, describe, explain, json_schema, modules, reference};
use order_contract::{
    Body, Call, Code, Complement, ConvertOptions, Level, Problem, Report, Session, Shape, Unit,
    Version, convert, validate, validate_call,
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
        let says = |example: &Example| run(example).iter().any(|problem| problem.code == code);
        assert!(
            says(&explanation.fails),
            "{}: {:?}",
            code.name(),
            explanation.fails
        );
        assert!(
            !says(&explanation.passes),
            "{}: {:?}",
            code.name(),
            explanation.passes
        );
        assert!(explanation.text.ends_with('.'));
    }
}

/// What is found of an example.
fn run(example: &Example) -> Vec<Problem> {
    let given: Map<String, Value> = match example.options {
        Some(options) => serde_json::from_str(options).unwrap(),
        None => Map::new(),
    };
    let shape = || Shape::from_name(example.shape.unwrap()).unwrap();
    let options = || options(&given, Unit::Bytes).unwrap();
    match (example.by, example.input) {
        ("validate", Some(input)) => validate(shape(), input, &options()).problems,
        ("validate", None) => {
            let refused = Session::default().refuse(shape(), Code::NotSerializable, &options());
            refused.problems
        }
        ("validateCall", Some(input)) => {
            call(&serde_json::from_str(input).unwrap(), &options()).problems
        }
        ("convert", Some(input)) => convert(shape(), input, &conversion(&given))
            .map_or_else(|problems| problems, |_| Vec::new()),
        _ => panic!("{example:?} is no call"),
    }
}

fn conversion(given: &Map<String, Value>) -> ConvertOptions {
    let version = |name: &str| Version::from_date(given[name].as_str().unwrap()).unwrap();
    let complement = given.get("complement").map(Value::to_string);
    ConvertOptions {
        complement: complement.map(Complement::from_json),
        ..ConvertOptions::new(version("from"), version("to"))
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
