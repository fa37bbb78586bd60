//! Every explanation is true: its first example has the code, its second does not.

use order_contract::{
    Body, Call, Code, Options, Problem, Report, Session, convert, validate, validate_call,
};
use order_contract_codegen::{Example, explain};
use serde_json::Value;

#[test]
fn every_explanation_is_true() {
    for code in Code::ALL {
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
    let given: Value = serde_json::from_str(example.options.unwrap_or("{}")).unwrap();
    let shape = || example.shape.unwrap().parse().unwrap();
    let options = || -> Options { serde_json::from_value(given.clone()).unwrap() };
    match (example.by, example.input) {
        ("validate", Some(input)) => validate(shape(), input, &options()).problems,
        ("validate", None) => {
            let refused = Session::default().refuse(shape(), Code::NotSerializable, &options());
            refused.problems
        }
        ("validateCall", Some(input)) => {
            call(&serde_json::from_str(input).unwrap(), &options()).problems
        }
        ("convert", Some(input)) => {
            let options = serde_json::from_value(given).unwrap();
            convert(shape(), input, &options)
                .map_or_else(|error| error.problems().to_vec(), |_| Vec::new())
        }
        _ => panic!("{example:?} is no call"),
    }
}

fn call(call: &Value, options: &Options) -> Report {
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
