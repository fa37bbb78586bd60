//! Writes a JSON object as the query that `new URLSearchParams(object)` makes in JavaScript, with a parameter for each
//! element of an array.

use crate::Code;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Number, Value};

/// Returns the query of an object, without members that are `null`. A string is the query itself.
pub(crate) fn text(value: &Value) -> Result<Vec<u8>, Code> {
    match value {
        Value::String(query) => Ok(query.as_bytes().to_vec()),
        Value::Object(members) => {
            let mut query = Vec::new();
            for (name, value) in members.iter().filter(|(_, value)| !value.is_null()) {
                let values = match value {
                    Value::Array(values) => &values[..],
                    value => core::slice::from_ref(value),
                };
                for value in values {
                    parameter(name.as_bytes(), shown(value).as_bytes(), &mut query);
                }
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
        Value::Bool(_) => Cow::Owned(value.to_string()),
        Value::Number(number) => Cow::Owned(written(number)),
    }
}

/// Writes a number as `Number::toString` of ECMAScript does: JavaScript has no other numbers than doubles.
fn written(number: &Number) -> String {
    let Ok(double) = number.to_string().parse::<f64>() else {
        return number.to_string();
    };
    // Rust writes the same digits: the fewest that lead back to the double.
    let text = format!("{:e}", double.abs());
    let sign = if double < 0.0 { "-" } else { "" };
    let Some((mantissa, exponent)) = text.split_once('e') else {
        return format!("{sign}Infinity");
    };
    let digits = mantissa.replace('.', "");
    // The place of the decimal point, counted from the first digit.
    let point = exponent.parse::<i32>().unwrap_or_default() + 1;
    let size = match point {
        -5..=0 => format!("0.{}{digits}", "0".repeat(point.unsigned_abs() as usize)),
        1..=21 => {
            let whole = point as usize;
            match digits.split_at_checked(whole) {
                Some((_, "")) | None => format!("{digits:0<whole$}"),
                Some((whole, rest)) => format!("{whole}.{rest}"),
            }
        }
        _ => format!("{mantissa}e{:+}", point - 1),
    };
    format!("{sign}{size}")
}

/// Appends a parameter, encoded as `application/x-www-form-urlencoded`.
fn parameter(name: &[u8], value: &[u8], query: &mut Vec<u8>) {
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

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
