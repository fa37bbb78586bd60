//! What each form of a text is: its check, its sentences, and what is said of it to people and to their tools. A new form is
//! an entry here. Every text that is checked is decoded, valid UTF-8.

use super::code::Code;
use super::sentence::Sentence;
use crate::contract::model::{Form, examples, for_people};
use crate::text::vector::fits;

/// All that is said of a form.
#[derive(Debug)]
pub struct FormEntry {
    /// Returns what is wrong with a text. Of an empty one it says what that means: nothing, no value at all, or a text of
    /// another form. In a draft a text may be incomplete.
    check: fn(text: &[u8], draft: bool) -> Option<Code>,
    /// How its problems are worded. The first code is that of a text of another form.
    sentences: &'static [(Code, Sentence)],
    /// Chooses the help by the text.
    pub(crate) help: Option<fn(&[u8]) -> Sentence>,
    /// What the reference calls it.
    pub reference: &'static str,
    /// What documentation adds to the meaning of a field.
    pub doc: &'static str,
    /// A regular expression for the whole text (ECMA-262, with the flag `u`, which a JSON Schema has, or `v`, which the
    /// attribute `pattern` of an input has).
    pub pattern: &'static str,
    /// The `type` of an HTML input.
    pub input: &'static str,
    /// The type of the Rust documents.
    pub rust_type: &'static str,
    /// Texts of the form.
    pub examples: &'static [&'static str],
    /// Texts of another form.
    pub others: &'static [&'static str],
}

impl Form {
    /// What is said of it.
    pub const fn entry(self) -> &'static FormEntry {
        match self {
            Form::Free => &FREE,
            Form::Email => &EMAIL_ADDRESS,
            Form::Timestamp => &TIMESTAMP,
            Form::Decimal => &DECIMAL,
            Form::Count => &COUNT,
        }
    }

    /// Returns what is wrong with a text. In a draft it may be incomplete.
    pub fn mistake(self, text: &[u8], draft: bool) -> Option<Code> {
        (self.entry().check)(text, draft)
    }

    /// The code of a text of another form. One without a code of its own is of another type.
    pub fn code(self) -> Code {
        self.entry().sentences.first().map_or(Code::Type, |(code, _)| *code)
    }

    /// How a code is worded, if the form has a sentence of its own for it.
    pub(crate) fn sentence(self, code: Code) -> Option<Sentence> {
        let mut sentences = self.entry().sentences.iter();
        sentences.find_map(|(one, sentence)| (*one == code).then_some(*sentence))
    }
}

const FREE: FormEntry = FormEntry {
    check: |_, _| None,
    sentences: &[],
    help: None,
    reference: for_people("string"),
    doc: "",
    pattern: "",
    input: for_people("text"),
    rust_type: for_people("String"),
    examples: examples(&["any text"]),
    others: &[],
};

const EMAIL_ADDRESS: FormEntry = FormEntry {
    check: |text, draft| match text {
        [] if !draft => Some(Code::Empty),
        _ => (!is_email(text, draft)).then_some(Code::Email),
    },
    sentences: &[(Code::Email, Sentence::Email)],
    help: Some(help_with_email),
    reference: for_people("string, an e-mail address"),
    pattern: for_people(concat!(
        r"^[A-Za-z0-9.!#$%&'*+\/=?^_`\{\|\}~\-]+@",
        r"[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?",
        r"(?:\.[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?)*$",
    )),
    input: for_people("email"),
    examples: examples(&["name@example.com", "a@b"]),
    others: examples(&["name@", "name", "a b@example.com", "name@-x"]),
    ..FREE
};

const TIMESTAMP: FormEntry = FormEntry {
    check: |text, _| timestamp_mistake(text),
    sentences: &[
        (Code::Timestamp, Sentence::Timestamp),
        (Code::TimestampOffset, Sentence::TimestampOffset),
    ],
    reference: for_people("string, `YYYY-MM-DDTHH:MM:SS.ffffff`"),
    doc: for_people("A date and time to the microsecond, without a zone offset."),
    // Matches existing dates and times. Allows a zone offset, which is only a warning.
    pattern: for_people(concat!(
        "^(?:[0-9]{4}-(?:",
        "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|",
        "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|",
        "02-(?:0[1-9]|1[0-9]|2[0-8]))|",
        "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)",
        r"T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{6}",
        r"(?:Z|[+\-](?:[01][0-9]|2[0-3]):[0-5][0-9])?$",
    )),
    rust_type: for_people("Timestamp"),
    examples: examples(&["2024-02-05T10:20:30.123456", "2024-02-29T12:00:00.000000"]),
    others: examples(&["2023-02-29T12:00:00.000000", "2024-02-29", "2024-02-29T24:00:00.000000"]),
    ..FREE
};

const DECIMAL: FormEntry = FormEntry {
    check: |text, _| (!is_decimal(text)).then_some(Code::Decimal),
    sentences: &[(Code::Decimal, Sentence::Decimal)],
    reference: for_people("string, a decimal number"),
    doc: for_people("A decimal number in a string."),
    pattern: for_people(r"^-?[0-9]+(?:\.[0-9]+)?$"),
    rust_type: for_people("Decimal"),
    examples: examples(&["0.8", "0.80", "1", "0.125", "20", "-12", "1.50", "0"]),
    others: examples(&["80%", ".8", "1.", "1e3"]),
    ..FREE
};

const COUNT: FormEntry = FormEntry {
    check: |text, _| (!is_count(text)).then_some(Code::Type),
    sentences: &[(Code::Type, Sentence::TypeCount)],
    reference: for_people("string, a whole number of 0 or more"),
    pattern: for_people("^[0-9]+$"),
    examples: examples(&["20", "0"]),
    others: examples(&["-1", "1.5", "many"]),
    ..FREE
};

fn help_with_email(address: &[u8]) -> Sentence {
    let mut parts = address.rsplit(|&byte| byte == b'@');
    match (parts.next(), parts.next()) {
        (Some(domain), Some(_)) if !domain.is_ascii() => Sentence::Punycode,
        _ => Sentence::EmailRule,
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
    let allowed = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.!#$%&'*+/=?^_`{|}~-";
    let mut at = 0;
    while at < allowed.len() {
        table[allowed[at] as usize] = true;
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

/// How a timestamp begins and how it ends, with 0 for every digit.
const START: &[u8; 16] = b"0000-00-00T00:00";
const END: &[u8; 16] = b"T00:00:00.000000";

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

fn is_timestamp(text: &[u8; 26]) -> bool {
    let halves = text.first_chunk().zip(text.last_chunk());
    halves.is_some_and(|(start, end)| fits(START, start) && fits(END, end)) && exists(text)
}

/// Whether the date and time exist. There are no leap seconds.
fn exists(text: &[u8; 26]) -> bool {
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

/// Whether a text is `Z`, or `+00:00` to `+23:59` with either sign.
fn is_offset(text: &[u8]) -> bool {
    match text {
        b"Z" => true,
        [
            b'+' | b'-',
            a @ b'0'..=b'2',
            b @ b'0'..=b'9',
            b':',
            b'0'..=b'5',
            b'0'..=b'9',
        ] => *a < b'2' || *b < b'4',
        _ => false,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
