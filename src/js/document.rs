//! Turns a caller's document into the text that would be sent.

use crate::api::input::{Input, Source};
use crate::contract::model::Layout;
use crate::report::finding::Finding;
use crate::{Body, Code, Shape, Unit};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use js_sys::{JSON, JsString, Object, Uint8Array};
use wasm_bindgen::prelude::*;

/// A document as JavaScript has it.
pub(super) enum JsDocument {
    Text(String),
    Bytes(Vec<u8>),
    /// The JSON of any other value.
    Value(String),
    /// A document without text. The code names the reason.
    Refused(Code),
}

#[wasm_bindgen]
extern "C" {
    type URLSearchParams;
}

impl JsDocument {
    /// Reads a document: text and bytes as they are, a value as `JSON.stringify` writes it.
    pub(super) fn of(input: &JsValue) -> JsDocument {
        if let Some(text) = input.dyn_ref::<JsString>() {
            return match text.is_valid_utf16() {
                true => JsDocument::Text(text.into()),
                false => JsDocument::Refused(Code::Encoding),
            };
        }
        if let Some(bytes) = input.dyn_ref::<Uint8Array>() {
            return JsDocument::Bytes(bytes.to_vec());
        }
        // In JSON it would be an empty object. A string is the query itself.
        let sent = match input.is_instance_of::<URLSearchParams>() {
            true => input.unchecked_ref::<Object>().to_string().into(),
            false => input.clone(),
        };
        json(&sent).map_or(JsDocument::Refused(Code::NotSerializable), JsDocument::Value)
    }

    /// The unit of places: bytes in a `Uint8Array`, otherwise UTF-16 units, as JavaScript counts.
    pub(super) fn unit(&self) -> Unit {
        match self {
            JsDocument::Bytes(_) => Unit::Bytes,
            _ => Unit::Utf16,
        }
    }

    pub(super) fn as_body(&self) -> Body<'_> {
        match self {
            JsDocument::Text(text) | JsDocument::Value(text) => Body::Text(text.as_bytes()),
            JsDocument::Bytes(bytes) => Body::Text(bytes),
            JsDocument::Refused(code) => Body::Refused(*code),
        }
    }
}

/// The kind of inputs that are a [`JsDocument`].
#[derive(Debug)]
pub(super) enum JsKind {}

impl Input<JsKind> for &JsDocument {
    fn source(&self, shape: Shape) -> Source<'_> {
        let text = match self {
            JsDocument::Value(json) if shape.contract().layout == Layout::Query => {
                let value = serde_json::from_str(json).unwrap_or_default();
                crate::json::query::text(&value).map(Cow::Owned)
            }
            JsDocument::Text(text) | JsDocument::Value(text) => Ok(Cow::Borrowed(text.as_bytes())),
            JsDocument::Bytes(bytes) => Ok(Cow::Borrowed(&bytes[..])),
            JsDocument::Refused(code) => Err(Finding::unread(*code)),
        };
        Source {
            text,
            has_places: !matches!(self, JsDocument::Value(_)),
        }
    }
}

/// The JSON text of a value, if it has one.
pub(super) fn json(value: &JsValue) -> Option<String> {
    let text = JSON::stringify(value).ok()?;
    text.dyn_ref::<JsString>().map(String::from)
}
