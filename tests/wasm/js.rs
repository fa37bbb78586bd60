//! The functions of the feature `js`, called from Rust.

use js_sys::{JSON, TypeError};
use order_contract::js;
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_document_goes_there_and_back() {
    let order = r#"{"items": [{"payout": {"url": "u", "id": 7}}]}"#;
    let there = r#"{"from": "2024-02-05", "to": "2023-07-27"}"#;
    let there = value(&js::convert("order".into(), order.into(), made(there)).unwrap());
    assert_eq!(there["output"], r#"{"items": [{"redemption_url": "u"}]}"#);
    let back = serde_json::json!({
        "from": "2023-07-27", "to": "2024-02-05", "complement": there["complement"],
    });
    let output = JsValue::from(there["output"].as_str().expect("it is text"));
    let back = js::convert("order".into(), output, made(&back.to_string())).unwrap();
    assert_eq!(value(&back)["output"], order);
}

#[wasm_bindgen_test]
fn a_mistake_is_a_type_error_that_names_it() {
    let message = |result: Result<JsValue, JsValue>| {
        let error: TypeError = result.unwrap_err().dyn_into().expect("it is a TypeError");
        String::from(error.message())
    };
    let shape = js::validate("ordr".into(), "{}".into(), JsValue::UNDEFINED);
    assert!(message(shape).contains("'ordr'"));
    let option = js::validate("order".into(), "{}".into(), made(r#"{"versoin": 1}"#));
    assert!(message(option).contains("`versoin`"));
}

fn made(json: &str) -> JsValue {
    JSON::parse(json).expect("it is JSON")
}

fn value(object: &JsValue) -> Value {
    let text = JSON::stringify(object).expect("it is JSON");
    serde_json::from_str(&String::from(text)).expect("it is JSON")
}
