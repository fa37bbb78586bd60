//! The functions that take and return `JsValue`, called from Rust.

use js_sys::JSON;
use order_contract::js;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsError, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

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
