//! Writes a JSON object as the query that `new URLSearchParams(object)` makes in JavaScript, with arrays as lists.

use crate::report::code::Code;
use crate::report::finding::Finding;
use crate::report::sentence::Sentence;
use crate::text::query::{ELEMENT, LIST, NO_TEXT};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde_json::{Number, Value};

/// Returns the query of an object, without members that are `null`, and with marks for lists and for what a query can't
/// carry. A string is the query itself. Other values have no parameters.
pub(crate) fn text(value: &Value) -> Result<Vec<u8>, Finding> {
    match value {
        Value::String(query) => {
            let mut text = Vec::new();
            for &byte in query.as_bytes() {
                match byte {
                    LIST | ELEMENT | NO_TEXT => encode(&[byte], &mut text),
                    _ => text.push(byte),
                }
            }
            Ok(text)
        }
        Value::Object(members) => {
            let mut query = Vec::new();
            for (name, value) in members.iter().filter(|(_, value)| !value.is_null()) {
                if !query.is_empty() {
                    query.push(b'&');
                }
                encode(name.as_bytes(), &mut query);
                query.push(b'=');
                match value {
                    Value::Array(elements) => {
                        query.push(LIST);
                        for element in elements {
                            write_value(element, &mut query);
                            query.push(ELEMENT);
                        }
                    }
                    value => write_value(value, &mut query),
                }
            }
            Ok(query)
        }
        _ => Err(Finding::refused(Code::NotSerializable, Sentence::NotPlain)),
    }
}

/// Writes a value as JavaScript converts it to a string.
fn write_value(value: &Value, query: &mut Vec<u8>) {
    match value {
        Value::String(text) => encode(text.as_bytes(), query),
        Value::Bool(_) => encode(value.to_string().as_bytes(), query),
        Value::Number(number) => encode(written(number).as_bytes(), query),
        Value::Null | Value::Array(_) | Value::Object(_) => query.push(NO_TEXT),
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

/// Encodes a name or value as `application/x-www-form-urlencoded`.
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
