//! Turns a caller's document into the text that would be sent.

use super::arguments::{tag, unreadable};
use crate::contract::model::Layout;
use crate::input::{Input, Source};
use crate::json::query::parameter;
use crate::report::finding::{Finding, Subject};
use crate::{Code, Shape, Unit};
use alloc::borrow::Cow;
use js_sys::{ArrayBuffer, Error, JSON, JsString, Object, Reflect, Symbol, Uint8Array};
use wasm_bindgen::prelude::*;

/// The form of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InputForm {
    Text,
    Bytes,
    Value,
}

/// The text of a document, or the finding that says why it could not be made.
pub(super) struct JsDocument {
    pub(super) form: InputForm,
    text: Result<Vec<u8>, Finding>,
}

/// The kind of inputs that are a [`JsDocument`].
#[derive(Debug)]
pub(super) enum JsKind {}

impl Input<JsKind> for &JsDocument {
    fn source(&self, _: Shape) -> Source<'_> {
        Source {
            text: self.text.as_deref().map(Cow::Borrowed).map_err(|why| *why),
            has_places: self.form != InputForm::Value,
        }
    }
}

impl JsDocument {
    /// Reads a document: text and bytes as they are, a value as it would be sent.
    pub(super) fn read(shape: Shape, input: &JsValue) -> Result<JsDocument, JsError> {
        if let Some(text) = input.dyn_ref::<JsString>() {
            return Ok(JsDocument {
                form: InputForm::Text,
                text: Ok(utf8(text)),
            });
        }
        if ArrayBuffer::is_view(input.unchecked_ref()) {
            return match input.dyn_ref::<Uint8Array>() {
                Some(bytes) => Ok(JsDocument {
                    form: InputForm::Bytes,
                    text: Ok(bytes.to_vec()),
                }),
                None => Err(refused(&kind(input))),
            };
        }
        let text = match is_query(shape) {
            _ if input.is_undefined() => Err(Finding::not_serializable(Subject::Nothing)),
            true => query(input)?.map_err(Finding::unread),
            false => json(input)?.map_err(Finding::unread),
        };
        Ok(JsDocument {
            form: InputForm::Value,
            text,
        })
    }

    /// A document that could not be made into text.
    pub(super) fn refused(form: InputForm, code: Code) -> JsDocument {
        JsDocument {
            form,
            text: Err(Finding::unread(code)),
        }
    }

    pub(super) fn is_refused(&self) -> bool {
        self.text.is_err()
    }

    /// The code that says why there is no text.
    pub(super) fn code(&self) -> Option<Code> {
        self.text.as_ref().err().map(|why| why.code)
    }

    pub(super) fn text(&self) -> &[u8] {
        self.text.as_deref().unwrap_or_default()
    }

    /// The unit of places: bytes in a `Uint8Array`, otherwise UTF-16 units, as JavaScript counts.
    pub(super) fn unit(&self) -> Unit {
        match self.form {
            InputForm::Bytes => Unit::Bytes,
            InputForm::Text | InputForm::Value => Unit::Utf16,
        }
    }
}

pub(super) fn is_query(shape: Shape) -> bool {
    shape.contract().layout == Layout::Query
}

/// Encodes a string as UTF-8, up to the first lone surrogate, which is kept for the reader to report.
pub(super) fn utf8(text: &JsString) -> Vec<u8> {
    let converted = String::from(text);
    // Lone surrogates have become this character.
    if !converted.contains('\u{FFFD}') {
        return converted.into_bytes();
    }
    let mut bytes = Vec::new();
    for unit in char::decode_utf16(text.iter()) {
        match unit {
            Ok(character) => bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            Err(lone) => {
                let unit = lone.unpaired_surrogate();
                let rest = [
                    0xE0 | (unit >> 12),
                    0x80 | (unit >> 6 & 63),
                    0x80 | (unit & 63),
                ];
                bytes.extend(rest.map(|byte| byte as u8));
                break;
            }
        }
    }
    bytes
}

/// Returns the JSON text of a value, as `JSON.stringify` writes it.
pub(super) fn json(value: &JsValue) -> Result<Result<Vec<u8>, Code>, JsError> {
    refuse_what_nobody_sends(value)?;
    Ok(match JSON::stringify(value) {
        Ok(text) => text
            .dyn_ref::<JsString>()
            .map(utf8)
            .ok_or(Code::NotSerializable),
        Err(error) if is_stack_overflow(&error) => Err(Code::TooDeep),
        Err(_) => Err(Code::NotSerializable),
    })
}

/// Whether the stack of the engine was too small. A `toJSON` may throw other errors of the same class.
fn is_stack_overflow(error: &JsValue) -> bool {
    let Some(error) = error.dyn_ref::<Error>() else {
        return false;
    };
    let message = String::from(error.message());
    match String::from(error.name()).as_str() {
        "RangeError" => message.contains("call stack"),
        "InternalError" => message.contains("recursion"),
        _ => false,
    }
}

/// Returns the query that `new URLSearchParams(value)` would send, without null and undefined.
fn query(value: &JsValue) -> Result<Result<Vec<u8>, Code>, JsError> {
    if !value.is_object() {
        return Ok(Err(Code::NotSerializable));
    }
    match kind(value).as_str() {
        "URLSearchParams" => {
            return Ok(Ok(utf8(
                &string(value).map_err(|_| unreadable("the query"))?,
            )));
        }
        "URL" => {
            let search =
                Reflect::get(value, &"search".into()).map_err(|_| unreadable("the URL"))?;
            return Ok(search.dyn_ref().map(utf8).ok_or(Code::NotSerializable));
        }
        _ => {}
    }
    if Reflect::has(value, &Symbol::iterator().into()).unwrap_or(false) {
        return Err(JsError::new(
            "cannot check pairs as a query: pass new URLSearchParams(pairs)",
        ));
    }
    refuse_what_nobody_sends(value)?;
    let mut query = Vec::new();
    for name in Object::keys(value.unchecked_ref::<Object>()).iter() {
        let Ok(item) = Reflect::get(value, &name) else {
            return Ok(Err(Code::NotSerializable));
        };
        if item.is_undefined() || item.is_null() {
            continue;
        }
        match (item.is_symbol(), string(&item)) {
            (false, Ok(item)) => parameter(&sent(name.unchecked_ref()), &sent(&item), &mut query),
            _ => return Ok(Err(Code::NotSerializable)),
        }
    }
    Ok(Ok(query))
}

/// Encodes a part of a parameter, with a byte that UTF-8 never contains for each lone surrogate.
fn sent(text: &JsString) -> Vec<u8> {
    let mut bytes = Vec::new();
    for unit in char::decode_utf16(text.iter()) {
        match unit {
            Ok(character) => bytes.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes()),
            Err(_) => bytes.push(0xFF),
        }
    }
    bytes
}

/// Copies a query that is a value.
pub(super) fn copied(query: &JsValue) -> JsValue {
    match kind(query).as_str() {
        "URLSearchParams" => UrlSearchParams::new(query).into(),
        "URL" => Url::new(query).map_or_else(|_| query.clone(), JsValue::from),
        _ => Object::assign(&Object::new(), query.unchecked_ref()).into(),
    }
}

/// Returns the parameters of a query, in the form of the input.
pub(super) fn parameters(query: &str, input: &JsValue) -> JsValue {
    let parameters = UrlSearchParams::new(&query.into());
    match kind(input).as_str() {
        "URLSearchParams" => parameters.into(),
        "URL" => Url::new(input).map_or(JsValue::UNDEFINED, |url| {
            // Setting an empty query would remove a `?` that ends the URL.
            if url.search() != query {
                url.set_search(query);
            }
            url.into()
        }),
        _ => Object::from_entries(&parameters).map_or(JsValue::UNDEFINED, JsValue::from),
    }
}

/// Classes that JSON.stringify silently turns into `{}`.
const NOT_SENT: [&str; 16] = [
    "ArrayBuffer",
    "SharedArrayBuffer",
    "DataView",
    "Promise",
    "Response",
    "Request",
    "Blob",
    "File",
    "ReadableStream",
    "Map",
    "Headers",
    "FormData",
    "URLSearchParams",
    "Set",
    "WeakMap",
    "WeakSet",
];

/// Classes that are not documents, although JSON.stringify accepts them.
const NO_DOCUMENTS: [&str; 3] = ["Date", "RegExp", "Error"];

fn refuse_what_nobody_sends(value: &JsValue) -> Result<(), JsError> {
    let kind = kind(value);
    let has_json = || Reflect::has(value, &"toJSON".into()).unwrap_or(true);
    let is_empty = NOT_SENT.contains(&kind.as_str()) && !has_json();
    match is_empty || NO_DOCUMENTS.contains(&kind.as_str()) {
        true => Err(refused(&kind)),
        false => Ok(()),
    }
}

fn refused(kind: &str) -> JsError {
    JsError::new(&format!(
        "cannot check a {kind}: pass text, a Uint8Array or a plain value"
    ))
}

/// Returns the name of the built-in class that a value belongs to, also by inheritance; empty for a revoked proxy.
fn kind(value: &JsValue) -> String {
    let tag = tag(value).unwrap_or_default();
    let name = tag.strip_prefix("[object ");
    name.map_or_else(String::new, |name| name.trim_end_matches(']').to_owned())
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = String)]
    pub(super) fn string(value: &JsValue) -> Result<JsString, JsValue>;

    #[wasm_bindgen(js_name = URLSearchParams)]
    type UrlSearchParams;

    #[wasm_bindgen(constructor, js_class = "URLSearchParams")]
    fn new(query: &JsValue) -> UrlSearchParams;

    #[wasm_bindgen(js_name = URL)]
    type Url;

    #[wasm_bindgen(catch, constructor, js_class = "URL")]
    fn new(url: &JsValue) -> Result<Url, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn search(this: &Url) -> String;

    #[wasm_bindgen(method, setter)]
    fn set_search(this: &Url, query: &str);
}
