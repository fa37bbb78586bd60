//! Reads a call to the service, with the arguments that `fetch` takes, and validates it.

use super::arguments::{member, unreadable};
use super::document::{InputForm, JsDocument, string};
use crate::{Body, Call, Options, Report, Session, Shape, Unit};
use js_sys::{Array, JsString, Object, Reflect};
use wasm_bindgen::prelude::*;

/// Validates a call and returns a report.
pub(super) fn validate(
    call: &JsValue,
    base_url: Option<&str>,
    mut options: Options,
) -> Result<Report, JsError> {
    if !call.is_object() {
        return Err(JsError::new("a call must be an object"));
    }
    let method = member(call, "method")?.as_string();
    let method = method.ok_or_else(|| JsError::new("method must be a string"))?;
    let url = url(&member(call, "url")?)?;
    let headers = headers(&member(call, "headers")?)?;
    let headers: Vec<(&str, &str)> = headers
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    let body = body(&member(call, "body")?)?;
    options.unit = body.as_ref().map_or(Unit::Utf16, JsDocument::unit);
    let call = Call {
        method: &method,
        url: &url,
        base_url,
        headers: &headers,
        body: body.as_ref().map_or(Body::None, JsDocument::as_body),
    };
    let has_places = body
        .as_ref()
        .is_none_or(|body| body.form != InputForm::Value);
    Ok(Session::default().validate_call_of(&call, &options, Unit::Utf16, has_places))
}

impl JsDocument {
    fn as_body(&self) -> Body<'_> {
        match self.code() {
            Some(code) => Body::Refused(code),
            None => Body::Text(self.text()),
        }
    }
}

/// Reads a URL. Replaces each lone surrogate by one other character, so that no place moves: outside the query by
/// U+FFFD, as `URL` does. The first in the query becomes a `%` that ends the URL: it is reported, and nothing
/// after it is read.
fn url(url: &JsValue) -> Result<String, JsError> {
    let href = match url.is_object() {
        true => member(url, "href")?,
        false => url.clone(),
    };
    let Some(text) = href.dyn_ref::<JsString>() else {
        return Err(JsError::new("url must be a string or a URL"));
    };
    let mut url = String::new();
    let (mut has_query, mut has_fragment) = (false, false);
    for unit in char::decode_utf16(text.iter()) {
        match unit {
            Ok(character) => {
                has_query |= character == '?';
                has_fragment |= character == '#';
                url.push(character);
            }
            Err(_) if has_query && !has_fragment => {
                url.push('%');
                break;
            }
            Err(_) => url.push(char::REPLACEMENT_CHARACTER),
        }
    }
    Ok(url)
}

/// Reads the names and values of an object, of pairs, or of `Headers`.
fn headers(headers: &JsValue) -> Result<Vec<(String, String)>, JsError> {
    if headers.is_undefined() || headers.is_null() {
        return Ok(Vec::new());
    }
    if !headers.is_object() {
        return Err(JsError::new("headers must be an object"));
    }
    let mut read = Vec::new();
    for pair in pairs(headers).map_err(|_| unreadable("headers"))? {
        let pair = pair.dyn_ref::<Array>().filter(|pair| pair.length() == 2);
        let name = pair.and_then(|pair| pair.get(0).as_string());
        let (Some(pair), Some(name)) = (pair, name) else {
            return Err(JsError::new(
                "headers must be an object, pairs of a name and a value, or Headers",
            ));
        };
        let value = pair.get(1);
        if !value.is_undefined() && !value.is_null() {
            read.push((name, header(&value)?));
        }
    }
    Ok(read)
}

/// Returns the items of an iterable, or the names and values of an object. Reading either may throw.
fn pairs(headers: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    if let Some(iterator) = js_sys::try_iter(headers)? {
        return iterator.collect();
    }
    let names = Object::keys(headers.unchecked_ref::<Object>());
    let pair = |name: JsValue| {
        let value = Reflect::get(headers, &name)?;
        Ok(Array::of2(&name, &value).into())
    };
    names.iter().map(pair).collect()
}

/// Reads the value of a header. An array of values is joined with commas.
fn header(value: &JsValue) -> Result<String, JsError> {
    if let Some(values) = value.dyn_ref::<Array>() {
        let values: Result<Vec<_>, _> = values.iter().map(|value| header(&value)).collect();
        return Ok(values?.join(", "));
    }
    match value.is_object() || value.is_symbol() {
        true => Err(JsError::new("the value of a header must be a string")),
        false => string(value)
            .map(String::from)
            .map_err(|_| unreadable("headers")),
    }
}

/// Reads a body: text, bytes, or a value to be serialised. Null and undefined mean no body, as for `fetch`.
fn body(body: &JsValue) -> Result<Option<JsDocument>, JsError> {
    match body.is_undefined() || body.is_null() {
        true => Ok(None),
        // Any shape that is not a query: bodies never are.
        false => JsDocument::read(Shape::OrderRequest, body).map(Some),
    }
}
