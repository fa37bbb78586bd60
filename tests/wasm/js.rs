//! The functions that take and return `JsValue`, called from Rust: the shared cases in every form.

use crate::support::{Case, Form, cases};
use js_sys::{JSON, Uint8Array};
use order_contract::js;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsError, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn every_case_holds() {
    let cases = cases();
    assert!(cases.len() > 1000, "{}", cases.len());
    let mut failures = Vec::new();
    for case in &cases {
        for form in case.forms() {
            let text = case.text().expect("it has a text");
            let input = match form {
                Form::Bytes => Uint8Array::from(&text[..]).into(),
                Form::String => JsValue::from(String::from_utf8(text).expect("it is text")),
            };
            if let Err(reason) = run(case, input) {
                failures.push(format!(
                    "{} · {} ({form:?}): {reason}",
                    case.shape, case.name
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn run(case: &Case, input: JsValue) -> Result<(), String> {
    let options = Value::from(case.options.clone()).to_string();
    let options = JSON::parse(&options).expect("it is JSON");
    let shape = JsValue::from(case.shape.as_str());
    let report = js::validate(shape.clone(), input.clone(), options.clone());
    let report = report.map_err(|error| format!("{:?}", JsValue::from(error)))?;
    let verdict = js::is_valid(shape, input, options);
    let report = value(&report);
    let found: Vec<String> = report["problems"]
        .as_array()
        .expect("it is a list")
        .iter()
        .map(|problem| format!("{} {}", problem["code"], problem["pointer"]))
        .collect();
    let expected: Vec<String> = case
        .problems
        .iter()
        .map(|problem| {
            format!(
                "{} {}",
                Value::from(&*problem.code),
                Value::from(&*problem.pointer)
            )
        })
        .collect();
    match (
        found == expected,
        report["valid"] == case.valid,
        verdict.ok() == Some(case.valid),
    ) {
        (true, true, true) => Ok(()),
        _ => Err(format!(
            "found {found:?}, expected {expected:?}, valid {}",
            report["valid"]
        )),
    }
}

#[wasm_bindgen_test]
fn a_document_goes_there_and_back() {
    let order = r#"{"items": [{"payout": {"url": "u", "id": 7}}]}"#;
    let convert = |input: &JsValue, options: &str| {
        let options = JSON::parse(options).expect("it is JSON");
        js::convert("order".into(), input.clone(), options).map_err(JsValue::from)
    };
    let there = convert(
        &order.into(),
        r#"{"from": "2024-02-05", "to": "2023-07-27"}"#,
    )
    .unwrap();
    let there = value(&there);
    assert_eq!(there["output"], r#"{"items": [{"redemption_url": "u"}]}"#);
    let options = serde_json::json!({
        "from": "2023-07-27", "to": "2024-02-05", "complement": there["complement"],
    });
    let output = JsValue::from(there["output"].as_str().expect("it is text"));
    let back = convert(&output, &options.to_string()).unwrap();
    assert_eq!(value(&back)["output"], order);
}

#[wasm_bindgen_test]
fn a_mistake_is_an_error() {
    let unknown = js::validate("ordr".into(), "{}".into(), JsValue::UNDEFINED);
    let error = unknown
        .err()
        .map(|error: JsError| JsValue::from(error))
        .expect("it is an error");
    let message = error.unchecked_ref::<js_sys::Error>().message();
    assert!(String::from(message).starts_with("unknown shape"));
}

#[wasm_bindgen_test]
fn a_class_is_known_by_what_it_is_and_not_by_its_name() {
    let made = |script: &str| {
        let function = js_sys::Function::new_no_args(&format!("return {script}"));
        function.call0(&JsValue::UNDEFINED).expect("it is made")
    };
    let report = |shape: &str, script: &str| {
        js::validate(shape.into(), made(script), JsValue::UNDEFINED)
            .map(|report| value(&report)["valid"] == true)
            .map_err(|error| JsValue::from(error).unchecked_into::<js_sys::Error>())
            .map_err(|error| String::from(error.message()))
    };
    let urls = "new (class Page extends URL {})('https://example.com/?limit=";
    assert_eq!(report("product-query", &format!("{urls}1')")), Ok(true));
    assert_eq!(report("product-query", &format!("{urls}x')")), Ok(false));
    let day = report("order", "new (class Day extends Date {})()");
    assert!(day.is_err_and(|message| message.contains("Date")));
    let own = "new (class Set { status = 'COMPLETED' })()";
    assert_eq!(report("order-created", own), Ok(true));
}

/// A plain object, as JSON.
fn value(object: &JsValue) -> Value {
    let text = JSON::stringify(object).expect("it is JSON");
    serde_json::from_str(&String::from(text)).expect("it is JSON")
}
