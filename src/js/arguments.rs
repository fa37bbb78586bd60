//! Reads shapes, options and the parts of a call. A mistake in one is a `TypeError` that names it.

use super::document::json;
use crate::{Complement, Shape};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use js_sys::{Array, JsString, Object, Reflect, TypeError};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

pub(super) fn mistake(what: impl ToString) -> JsValue {
    TypeError::new(&what.to_string()).into()
}

/// Reads a shape.
pub(super) fn named(shape: &JsValue) -> Result<Shape, JsValue> {
    let name = shape.as_string();
    let name = name.ok_or_else(|| mistake("the shape must be a string"))?;
    name.parse().map_err(|error| mistake(format!("{error}, not '{name}'")))
}

/// A copy of the options of a call, from which those are taken that are not read with the others.
pub(super) struct JsOptions(Object);

impl JsOptions {
    pub(super) fn of(given: &JsValue) -> Result<JsOptions, JsValue> {
        match given.is_undefined() || given.is_object() && !given.is_array() {
            true => Ok(JsOptions(Object::assign(&Object::new(), given.unchecked_ref()))),
            false => Err(mistake("the options must be an object")),
        }
    }

    /// Reads all options that were not taken.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, JsValue> {
        read("the options", &self.0)
    }

    /// Reads an option and takes it out.
    pub(super) fn take<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, JsValue> {
        match self.taken(name) {
            value if value.is_undefined() => Ok(None),
            value => read(name, &value).map(Some),
        }
    }

    /// Takes out the complement. Anything wrong inside it is a problem of the conversion.
    pub(super) fn take_complement(&self) -> Option<Complement> {
        let value = self.taken("complement");
        let is_given = !value.is_undefined() && !value.is_null();
        is_given.then(|| Complement::from_json(json(&value).unwrap_or_default()))
    }

    /// Refuses the options that were not taken.
    pub(super) fn refuse_others(&self, known: &[&str]) -> Result<(), JsValue> {
        match Object::keys(&self.0).get(0).as_string() {
            Some(name) => Err(mistake(format!("unknown option '{name}': use {}", known.join(" or ")))),
            None => Ok(()),
        }
    }

    fn taken(&self, name: &str) -> JsValue {
        let value = Reflect::get(&self.0, &name.into()).unwrap_or_default();
        // A member of a plain object can always be deleted.
        let _ = Reflect::delete_property(&self.0, &name.into());
        value
    }
}

/// Reads a value from its JSON: serde_wasm_bindgen would not see unknown members.
fn read<T: DeserializeOwned>(what: &str, value: &JsValue) -> Result<T, JsValue> {
    let json = json(value).ok_or_else(|| mistake(format!("{what} can't be read")))?;
    serde_json::from_str(&json).map_err(|error| mistake(format!("{what}: {error}")))
}

/// Reads a string or a `URL`.
pub(super) fn url(url: &JsValue) -> Result<String, JsValue> {
    match url.dyn_ref::<JsString>() {
        // What is no character encodes nothing, and is reported.
        Some(text) => {
            let parts = char::decode_utf16(text.iter()).map(|one| one.map_or("%FF".into(), String::from));
            Ok(parts.collect())
        }
        None if url.is_object() => Ok(url.unchecked_ref::<Object>().to_string().into()),
        None => Err(mistake("url must be a string or a URL")),
    }
}

/// Reads the names and values of an object, of pairs, or of `Headers`.
pub(super) fn headers(headers: &JsValue) -> Result<Vec<(String, String)>, JsValue> {
    if headers.is_undefined() || headers.is_null() {
        return Ok(Vec::new());
    }
    // What has no pairs is an object.
    let object = Object::from_entries(headers);
    let object = object.unwrap_or_else(|_| headers.unchecked_ref::<Object>().clone());
    let pairs = Object::entries(&object);
    let pair = |pair: JsValue| {
        let pair: &Array = pair.unchecked_ref();
        pair.get(0).as_string().zip(pair.get(1).as_string())
    };
    let pairs: Option<_> = pairs.iter().map(pair).collect();
    pairs.ok_or_else(|| mistake("headers must be an object of strings, pairs, or Headers"))
}
