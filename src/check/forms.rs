//! The forms that a string can be asked to have. All are over bytes of decoded, valid UTF-8.

use crate::contract::pack::Holds;
use crate::report::code::Code;
use chrono::{NaiveDate, NaiveTime};

/// What is wrong with a string of a form.
pub(crate) fn mistake(form: Holds, text: &[u8]) -> Option<Code> {
    match form {
        Holds::Email => (!is_email(text)).then_some(Code::Email),
        Holds::Decimal => (!is_decimal(text)).then_some(Code::Decimal),
        Holds::Count => (!is_count(text)).then_some(Code::Type),
        Holds::Timestamp => timestamp_mistake(text),
        Holds::Any
        | Holds::Text
        | Holds::Enum
        | Holds::Object
        | Holds::List
        | Holds::Collection => None,
    }
}

/// The production of the HTML standard for `input type=email`.
fn is_email(text: &[u8]) -> bool {
    let local = text
        .iter()
        .take_while(|&&byte| LOCAL[byte as usize])
        .count();
    local > 0 && text.get(local) == Some(&b'@') && is_domain(&text[local + 1..])
}

/// Labels of letters, digits and hyphens, with no hyphen at either end, behind one another.
fn is_domain(text: &[u8]) -> bool {
    let mut length = 0;
    let mut last = b'-';
    for &byte in text {
        match byte {
            b'.' if last != b'-' => length = 0,
            b'-' if length > 0 && length < LABEL => length += 1,
            byte if byte.is_ascii_alphanumeric() && length < LABEL => length += 1,
            _ => return false,
        }
        last = match byte {
            // Nothing may end behind a dot, nor begin with a hyphen there.
            b'.' => b'-',
            byte => byte,
        };
    }
    last != b'-'
}

/// A label has 63 characters at most.
const LABEL: u32 = 63;

/// What may stand before the @, by byte: a search for each would take longer than all the rest.
const LOCAL: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric();
        byte += 1;
    }
    let others = b".!#$%&'*+/=?^_`{|}~-";
    let mut at = 0;
    while at < others.len() {
        table[others[at] as usize] = true;
        at += 1;
    }
    table
};

fn is_decimal(text: &[u8]) -> bool {
    let unsigned = text.strip_prefix(b"-").unwrap_or(text);
    let mut parts = unsigned.splitn(2, |&byte| byte == b'.');
    parts.all(is_count)
}

fn is_count(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(u8::is_ascii_digit)
}

const TIMESTAMP: &[u8] = b"0000-00-00T00:00:00.000000";

fn timestamp_mistake(text: &[u8]) -> Option<Code> {
    match text.split_at_checked(TIMESTAMP.len()) {
        Some((timestamp, offset)) if is_timestamp(timestamp) => match offset {
            [] => None,
            offset if is_offset(offset) => Some(Code::TimestampOffset),
            _ => Some(Code::Timestamp),
        },
        _ => Some(Code::Timestamp),
    }
}

fn is_timestamp(text: &[u8]) -> bool {
    has_digits_of(TIMESTAMP, text) && exists(text).is_some()
}

/// Whether a text has a digit wherever the pattern has one, and is the pattern elsewhere.
fn has_digits_of(pattern: &[u8], text: &[u8]) -> bool {
    pattern.len() == text.len()
        && pattern.iter().zip(text).all(|(&shown, &byte)| match shown {
            b'0' => byte.is_ascii_digit(),
            _ => shown == byte,
        })
}

/// Whether the calendar and the clock have such a date and time. The microseconds are six digits,
/// so they stay below a second and chrono accepts no second 60.
fn exists(text: &[u8]) -> Option<()> {
    let number = |range: core::ops::Range<usize>| {
        text[range]
            .iter()
            .fold(0, |number, digit| number * 10 + u32::from(digit - b'0'))
    };
    NaiveDate::from_ymd_opt(number(0..4) as i32, number(5..7), number(8..10))?;
    NaiveTime::from_hms_opt(number(11..13), number(14..16), number(17..19))?;
    Some(())
}

fn is_offset(text: &[u8]) -> bool {
    match text {
        b"Z" => true,
        [b'+' | b'-', clock @ ..] => {
            has_digits_of(b"00:00", clock) && clock[..2] < b"24"[..] && clock[3..] < b"60"[..]
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_63_characters_at_most() {
        let address = |length| format!("a@{}.com", "b".repeat(length));
        assert!(is_email(address(63).as_bytes()));
        assert!(!is_email(address(64).as_bytes()));
    }

    #[test]
    fn a_leap_day_exists_in_a_leap_year_only() {
        assert_eq!(timestamp_mistake(b"2024-02-29T00:00:00.000000"), None);
        assert_eq!(
            timestamp_mistake(b"2023-02-29T00:00:00.000000"),
            Some(Code::Timestamp)
        );
    }
}
