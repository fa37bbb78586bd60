//! Every explanation is true: its first example has the code, its second does not.

#[path = "../../tests/support/options.rs"]
mod options;

use options::options;
use order_contract::{
    Body, Call, Code, Complement, ConvertOptions, Problem, Report, Session, Shape, Unit, Version,
    convert, validate, validate_call,
};
use order_contract_codegen::{Example, explain};
use serde_json::{Map, Value};

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

/// Returns the problems of an example.
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
            .map_or_else(|error| error.problems().to_vec(), |_| Vec::new()),
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
