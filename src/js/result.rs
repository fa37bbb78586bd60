//! Turns results into plain objects, and documents back into the form of the input.

use super::document::{InputForm, is_query, parameters};
use crate::Shape;
use js_sys::{JSON, Object, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Returns a plain object, as the npm package does.
pub(super) fn plain(value: &impl Serialize) -> Result<JsValue, JsError> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsError::from)
}

/// Sets a member of an object that this module made.
pub(super) fn set(object: &Object, name: &str, value: &JsValue) {
    // This can't fail for a plain object.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Returns a document in the form of the input; `None` if it is too deep for JSON.parse.
pub(super) fn output(
    shape: Shape,
    form: InputForm,
    text: &[u8],
    input: &JsValue,
) -> Option<JsValue> {
    match form {
        InputForm::Bytes => Some(Uint8Array::from(text).into()),
        InputForm::Text => Some(String::from_utf8_lossy(text).as_ref().into()),
        InputForm::Value if is_query(shape) => {
            Some(parameters(&String::from_utf8_lossy(text), input))
        }
        InputForm::Value => JSON::parse(&String::from_utf8_lossy(text)).ok(),
    }
}

/// Returns the value of a valid document; of a query, an object of its parameters.
pub(super) fn value_of(shape: Shape, text: &[u8]) -> Option<JsValue> {
    output(shape, InputForm::Value, text, &JsValue::UNDEFINED)
}
