//! Reads shapes, options and other arguments. A mistake in one is an error that names it.

use super::result::set;
use crate::naming::any_of;
use crate::{Complement, ConvertError, JsonPointer};
use core::fmt::Display;
use core::str::FromStr;
use js_sys::{JSON, JsString, Object, Reflect};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

/// The only option that may be null, because a conversion without a complement returns null.
const COMPLEMENT: &str = "complement";

/// Reads a name of a closed list.
pub(super) fn named<T: FromStr<Err: Display>>(what: &str, value: &JsValue) -> Result<T, JsError> {
    match value.as_string() {
        Some(name) => name
            .parse()
            .map_err(|error| JsError::new(&format!("{error}"))),
        None => Err(JsError::new(&format!("{what} must be a string"))),
    }
}

/// Reads a member of an object. `undefined` has no members.
pub(super) fn member(object: &JsValue, name: &str) -> Result<JsValue, JsError> {
    match object.is_undefined() {
        true => Ok(JsValue::UNDEFINED),
        false => Reflect::get(object, &name.into()).map_err(|_| unreadable(name)),
    }
}

/// Reads an own member of an object. `undefined` has no members.
pub(super) fn option(object: &JsValue, name: &str) -> Result<JsValue, JsError> {
    match has_own(object, name) {
        true => member(object, name),
        false => Ok(JsValue::UNDEFINED),
    }
}

fn has_own(object: &JsValue, name: &str) -> bool {
    let object = object.dyn_ref::<Object>();
    object.is_some_and(|object| Object::has_own(object, &name.into()))
}

/// Refuses anything but an object with only these members of its own, and members that are null. `undefined` is an
/// object without members.
pub(super) fn members(what: &str, value: &JsValue, known: &[&str]) -> Result<(), JsError> {
    if value.is_undefined() {
        return Ok(());
    }
    if !is_plain(value) {
        return Err(JsError::new(&format!("{what}s must be an object")));
    }
    let object: &Object = value.unchecked_ref();
    for name in Object::keys(object)
        .iter()
        .filter_map(|name| name.as_string())
    {
        if !known.contains(&name.as_str()) {
            let known = any_of(known);
            return Err(JsError::new(&format!(
                "unknown {what} '{name}': use {known}"
            )));
        }
    }
    refuse_inherited(what, object, known)?;
    for name in known.iter().filter(|name| **name != COMPLEMENT) {
        if option(value, name)?.is_null() {
            let why = format!("the {what} {name} must not be null: leave it out");
            return Err(JsError::new(&why));
        }
    }
    Ok(())
}

/// Refuses members that the object inherits. What the last of its prototypes has, `Object.prototype`, is no option.
fn refuse_inherited(what: &str, object: &Object, known: &[&str]) -> Result<(), JsError> {
    let mut parent: JsValue = Object::get_prototype_of(object).into();
    while parent.is_object() {
        let next: JsValue = Object::get_prototype_of(&parent).into();
        let is_inherited =
            |name: &&&str| next.is_object() && !has_own(object, name) && has_own(&parent, name);
        if let Some(name) = known.iter().find(is_inherited) {
            let why = format!("the {what} {name} is inherited: set it on the object itself");
            return Err(JsError::new(&why));
        }
        parent = next;
    }
    Ok(())
}

/// Whether a value is an object that can hold options. Instances of the caller's own classes are allowed; a
/// Promise, a Map or an array is a mistake.
fn is_plain(value: &JsValue) -> bool {
    value.is_object() && tag(value).is_ok_and(|tag| tag == "[object Object]")
}

/// Copies own members by name, because serde does not see hidden ones, and sees those of `Object.prototype`. Leaves out
/// undefined ones.
pub(super) fn pick(from: &JsValue, names: &[&str]) -> Result<Object, JsError> {
    let copy = Object::create(JsValue::NULL.unchecked_ref());
    for name in names {
        let value = option(from, name)?;
        if !value.is_undefined() {
            set(&copy, name, &value);
        }
    }
    Ok(copy)
}

/// Returns an option that is a JSON Pointer. Refuses half of a surrogate pair, which a Rust string can't hold.
pub(super) fn pointer(name: &str, options: &JsValue) -> Result<JsValue, JsError> {
    let value = option(options, name)?;
    match value.dyn_ref::<JsString>() {
        Some(text) if !text.is_valid_utf16() => {
            Err(JsError::new(&format!("{name} must be a JSON Pointer")))
        }
        _ => Ok(value),
    }
}

/// Returns an option that is an array. serde would also read other iterables.
pub(super) fn array(name: &str, options: &JsValue) -> Result<JsValue, JsError> {
    let value = option(options, name)?;
    match value.is_undefined() || value.is_array() {
        true => Ok(value),
        false => Err(JsError::new(&format!("{name} must be an array"))),
    }
}

/// Reads a setting; `None` if it is undefined.
pub(super) fn read<T: DeserializeOwned>(what: &str, value: JsValue) -> Result<Option<T>, JsError> {
    if value.is_undefined() {
        return Ok(None);
    }
    let read = serde_wasm_bindgen::from_value(value);
    read.map(Some).map_err(|error| unfit(what, error))
}

pub(super) fn unfit(what: &str, error: impl Display) -> JsError {
    JsError::new(&format!("{what}: {error}"))
}

/// Reads the option `fill`: JSON values by the pointers of gaps. An unknown gap is a mistake even if its value
/// is undefined.
pub(super) fn fill(
    value: &JsValue,
    known: &[String],
) -> Result<Vec<(JsonPointer, String)>, JsError> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let Some(object) = value.dyn_ref::<Object>().filter(|object| is_plain(object)) else {
        return Err(JsError::new("fill must be an object"));
    };
    for name in Object::keys(object).iter() {
        let pointer: JsonPointer = named("a gap in fill", &name)?;
        if !known.iter().any(|known| *known == *pointer) {
            return Err(ConvertError::UnknownGap(pointer).into());
        }
    }
    let mut fill = Vec::new();
    for pointer in known {
        let name = JsValue::from(pointer.as_str());
        let value = option(object, pointer.as_str()).map_err(|_| unreadable("fill"))?;
        if !value.is_undefined() {
            let pointer = named("a gap in fill", &name)?;
            fill.push((pointer, json(&value).ok_or_else(|| unreadable("fill"))?));
        }
    }
    Ok(fill)
}

/// Reads the option `complement`. Anything wrong inside it is a problem of the conversion, not an error.
pub(super) fn complement(value: &JsValue) -> Result<Option<Complement>, JsError> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    if !value.is_object() {
        return Err(JsError::new("complement must be an object"));
    }
    Ok(Some(Complement::from_json(json(value).unwrap_or_default())))
}

/// The JSON text of a value, if it has one.
fn json(value: &JsValue) -> Option<String> {
    let text = JSON::stringify(value).ok()?;
    let text: &JsString = text.dyn_ref()?;
    Some(String::from(text))
}

#[wasm_bindgen]
extern "C" {
    /// The class of a value, such as `[object Object]`. Fails for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = ["Object", "prototype", "toString"], js_name = call)]
    pub(super) fn tag(value: &JsValue) -> Result<String, JsValue>;
}

pub(super) fn unreadable(what: &str) -> JsError {
    JsError::new(&format!("{what} can't be read"))
}
