//! Checks the formats of strings: e-mail addresses, decimals, counts, timestamps. Every text here is
//! decoded, valid UTF-8.

use crate::contract::model::Form;
use crate::report::code::Code;
use crate::text::vector::fits;

/// Returns what is wrong with a string of a form. In a draft an e-mail address may be incomplete.
pub(crate) fn mistake(form: Form, text: &[u8], draft: bool) -> Option<Code> {
    match form {
        Form::Free => None,
        Form::Email => (!is_email(text, draft)).then_some(Code::Email),
        Form::Decimal => (!is_decimal(text)).then_some(Code::Decimal),
        Form::Count => (!is_count(text)).then_some(Code::Type),
        Form::Timestamp => timestamp_mistake(text),
    }
}

/// Whether a text is an e-mail address by the HTML standard's production for `input type=email`. In a
/// draft: whether it can become one when more is typed.
fn is_email(text: &[u8], draft: bool) -> bool {
    let local = text.iter().take_while(|&&byte| LOCAL[byte as usize]).count();
    match text.get(local..) {
        Some([b'@', domain @ ..]) => local > 0 && is_domain(domain, draft),
        Some([]) => draft,
        _ => false,
    }
}

/// Whether a text is labels separated by dots. Labels are letters, digits and hyphens, without a hyphen
/// at either end.
fn is_domain(text: &[u8], draft: bool) -> bool {
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
            // As after a hyphen, the text may not end here; nor may a label begin with one.
            b'.' => b'-',
            byte => byte,
        };
    }
    // A draft may end with a dot or hyphen, unless the label is full.
    last != b'-' || (draft && length < LABEL)
}

/// The most characters of a label.
const LABEL: u32 = 63;

/// The bytes allowed before the @. A table, because searching a list for each byte dominated the check.
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

pub(crate) fn is_decimal(text: &[u8]) -> bool {
    let unsigned = text.strip_prefix(b"-").unwrap_or(text);
    let point = unsigned.iter().position(|&byte| byte == b'.');
    match point.and_then(|point| unsigned.split_at_checked(point)) {
        Some((whole, [_, fraction @ ..])) => is_count(whole) && is_count(fraction),
        _ => is_count(unsigned),
    }
}

fn is_count(text: &[u8]) -> bool {
    !text.is_empty() && text.iter().all(u8::is_ascii_digit)
}

const TIMESTAMP: &[u8; 26] = b"0000-00-00T00:00:00.000000";

pub(crate) fn timestamp_mistake(text: &[u8]) -> Option<Code> {
    match text.split_first_chunk() {
        Some((timestamp, offset)) if is_timestamp(timestamp) => match offset {
            [] => None,
            offset if is_offset(offset) => Some(Code::TimestampOffset),
            _ => Some(Code::Timestamp),
        },
        _ => Some(Code::Timestamp),
    }
}

fn is_timestamp(text: &[u8; TIMESTAMP.len()]) -> bool {
    let (Some(start), Some(end)) = (text.first_chunk(), text.last_chunk()) else {
        return false;
    };
    let (Some(first), Some(last)) = (TIMESTAMP.first_chunk(), TIMESTAMP.last_chunk()) else {
        return false;
    };
    fits(first, start) && fits(last, end) && exists(text)
}

/// Whether the date and time exist. There are no leap seconds.
fn exists(text: &[u8; TIMESTAMP.len()]) -> bool {
    let digit = |at: usize| u32::from(text[at] - b'0');
    let number = |at: usize| digit(at) * 10 + digit(at + 1);
    let (century, year, month, day) = (number(0), number(2), number(5), number(8));
    let is_leap = match year {
        0 => century % 4 == 0,
        _ => year % 4 == 0,
    };
    let days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day) && number(11) < 24 && number(14) < 60 && number(17) < 60
}

fn is_offset(text: &[u8]) -> bool {
    match text {
        b"Z" => true,
        [b'+' | b'-', clock @ ..] => is_clock(clock),
        _ => false,
    }
}

/// Whether a text is `00:00` to `23:59`.
fn is_clock(text: &[u8]) -> bool {
    match text {
        [a @ b'0'..=b'2', b @ b'0'..=b'9', b':', b'0'..=b'5', b'0'..=b'9'] => *a < b'2' || *b < b'4',
        _ => false,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
