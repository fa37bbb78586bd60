//! Writes a JSON object as the query that `new URLSearchParams(object)` makes in JavaScript.

use crate::Code;
use alloc::borrow::Cow;
use alloc::string::ToString;
use alloc::vec::Vec;
use serde_json::Value;

/// Returns the query of an object, without members that are `null`. A string is the query itself.
pub(crate) fn text(value: &Value) -> Result<Vec<u8>, Code> {
    match value {
        Value::String(query) => Ok(query.as_bytes().to_vec()),
        Value::Object(members) => {
            let mut query = Vec::new();
            for (name, value) in members.iter().filter(|(_, value)| !value.is_null()) {
                parameter(name.as_bytes(), shown(value).as_bytes(), &mut query);
            }
            Ok(query)
        }
        _ => Err(Code::NotSerializable),
    }
}

/// Returns a value as JavaScript converts it to a string.
fn shown(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => Cow::Borrowed(""),
        Value::String(text) => Cow::Borrowed(text),
        Value::Array(elements) => {
            let elements: Vec<_> = elements.iter().map(shown).collect();
            Cow::Owned(elements.join(","))
        }
        Value::Object(_) => Cow::Borrowed("[object Object]"),
        Value::Bool(_) | Value::Number(_) => Cow::Owned(value.to_string()),
    }
}

/// Appends a parameter, encoded as `application/x-www-form-urlencoded`.
pub(crate) fn parameter(name: &[u8], value: &[u8], query: &mut Vec<u8>) {
    if !query.is_empty() {
        query.push(b'&');
    }
    encode(name, query);
    query.push(b'=');
    encode(value, query);
}

fn encode(text: &[u8], query: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for &byte in text {
        match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'*' | b'-' | b'.' | b'_' => query.push(byte),
            b' ' => query.push(b'+'),
            _ => {
                let digit = |half: u8| DIGITS[usize::from(half & 15)];
                query.extend_from_slice(&[b'%', digit(byte >> 4), digit(byte)]);
            }
        }
    }
}
