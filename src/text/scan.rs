//! Reads single tokens: strings, numbers, literals, white space. The index and the quick verdict share
//! these functions, so that each rule of the grammar is written once.

use super::padded::Padded;
use super::unescape::hex_value;
use super::vector;
use core::num::NonZeroUsize;

/// The offset after a token; `None` after a fault, which the scanner holds.
pub(crate) type End = Option<NonZeroUsize>;

/// Where a token begins, and its first byte.
pub(crate) type Token = (usize, u8);

/// The cause of a fault. The reader stops at the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// Not JSON: what was expected instead.
    Syntax(Expected),
    /// Bytes that are not UTF-8.
    NotUtf8,
    /// Half of a surrogate pair, escaped or from a JavaScript string.
    LoneSurrogate,
    /// A byte order mark before the text.
    ByteOrderMark,
    /// More nested containers than the limit allows.
    TooDeep,
}

/// What the grammar allows at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    Value,
    ValueOrBracket,
    Key,
    KeyOrBrace,
    Colon,
    CommaOrBrace,
    CommaOrBracket,
    Digit,
    NumberEnd,
    Escape,
    HexDigit,
    Quote,
    EscapedControl,
    End,
}

/// Reads tokens of one text and keeps its first fault.
#[derive(Debug)]
pub(crate) struct Scanner<'t> {
    pub(crate) text: Padded<'t>,
    pub(crate) fault: Option<(Cause, usize, usize)>,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: Padded<'t>) -> Scanner<'t> {
        Scanner { text, fault: None }
    }

    /// Returns the next byte that is not white space, and its offset before it.
    #[inline(always)]
    pub(crate) fn token(&self, at: usize) -> Token {
        let here = self.text.byte(at);
        if here > b' ' {
            return (at, here);
        }
        // Often a single blank follows a colon or a comma.
        let next = self.text.byte(at + 1);
        if here == b' ' && next > b' ' {
            return (at + 1, next);
        }
        let at = spaces(self.text, at);
        (at, self.text.byte(at))
    }

    /// Reads a string. Returns the offset after its closing quote, and whether it contains a backslash.
    #[inline(always)]
    pub(crate) fn string(&mut self, at: usize) -> Option<(usize, bool)> {
        let end = plain(self.text, at + 1);
        if self.text.byte(end) == b'"' {
            return Some((end + 1, false));
        }
        let end = self.unusual(end)?.get();
        Some((end >> 1, end & 1 != 0))
    }

    /// Reads the rest of a string that is not plain ASCII. Returns twice the offset after its closing
    /// quote, plus 1 if it contains a backslash; texts are shorter than half the address space.
    fn unusual(&mut self, mut at: usize) -> End {
        let mut escaped = 0;
        loop {
            match self.text.byte(at) {
                b'"' => return NonZeroUsize::new((at + 1) << 1 | escaped),
                b'\\' => {
                    escaped = 1;
                    at = self.escape(at)?.get();
                }
                0x80.. => match sequence(self.text, at) {
                    0 => return self.not_utf8(at),
                    length => at += length,
                },
                0x20.. => at = plain(self.text, at),
                _ if at >= self.text.len() => return self.expected(at, Expected::Quote),
                _ => return self.expected(at, Expected::EscapedControl),
            }
        }
    }

    fn escape(&mut self, at: usize) -> End {
        match self.text.byte(at + 1) {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => NonZeroUsize::new(at + 2),
            b'u' => self.unicode_escape(at),
            _ => self.expected(at + 1, Expected::Escape),
        }
    }

    fn unicode_escape(&mut self, at: usize) -> End {
        let unit = self.four_digits(at + 2)?;
        if unit & 0xF800 != 0xD800 {
            return NonZeroUsize::new(at + 6);
        }
        let pair_follows = self.text.byte(at + 6) == b'\\' && self.text.byte(at + 7) == b'u';
        if unit < 0xDC00 && pair_follows && self.four_digits(at + 8)? & 0xFC00 == 0xDC00 {
            return NonZeroUsize::new(at + 12);
        }
        self.stop(Cause::LoneSurrogate, at, 6)
    }

    fn four_digits(&mut self, at: usize) -> Option<u32> {
        let mut unit = 0;
        for place in at..at + 4 {
            let digit = hex_value(self.text.byte(place));
            if digit > 15 {
                return self.expected(place, Expected::HexDigit);
            }
            unit = unit << 4 | digit;
        }
        Some(unit)
    }

    /// Reads the literal `word`, whose first byte the caller has seen.
    #[inline]
    pub(crate) fn literal(&mut self, at: usize, word: &[u8]) -> End {
        let end = at + word.len();
        if self.text.slice(at, end) != word || continues(self.text.byte(end)) {
            return self.bad_word(at);
        }
        NonZeroUsize::new(end)
    }

    /// Reads a number.
    pub(crate) fn number(&mut self, mut at: usize) -> End {
        at += usize::from(self.text.byte(at) == b'-');
        if self.text.byte(at) == b'0' {
            at += 1;
        } else {
            at = self.digits(at)?.get();
        }
        if self.text.byte(at) == b'.' {
            at = self.digits(at + 1)?.get();
        }
        if self.text.byte(at) | 0x20 == b'e' {
            let signed = matches!(self.text.byte(at + 1), b'+' | b'-');
            at = self.digits(at + 1 + usize::from(signed))?.get();
        }
        // `01` and `1_000` are malformed numbers, not a missing comma after a number.
        if continues(self.text.byte(at)) {
            return self.expected(at, Expected::NumberEnd);
        }
        NonZeroUsize::new(at)
    }

    #[inline]
    fn digits(&mut self, mut at: usize) -> End {
        if !self.text.byte(at).is_ascii_digit() {
            return self.expected(at, Expected::Digit);
        }
        while self.text.byte(at).is_ascii_digit() {
            at += 1;
        }
        NonZeroUsize::new(at)
    }

    /// Stops at a word that is not JSON. The fault covers the whole word.
    pub(crate) fn bad_word<T>(&mut self, at: usize) -> Option<T> {
        let mut end = at;
        while self.text.byte(end).is_ascii_alphanumeric() {
            end += 1;
        }
        self.stop(Cause::Syntax(Expected::Value), at, end - at)
    }

    /// Stops at a character that the grammar does not allow, or at the end of the text.
    pub(crate) fn expected<T>(&mut self, at: usize, expected: Expected) -> Option<T> {
        let length = match self.text.byte(at) {
            _ if at >= self.text.len() => 0,
            0..0x80 => 1,
            _ => match sequence(self.text, at) {
                0 => return self.not_utf8(at),
                length => length,
            },
        };
        self.stop(Cause::Syntax(expected), at.min(self.text.len()), length)
    }

    fn not_utf8<T>(&mut self, at: usize) -> Option<T> {
        match (self.text.byte(at), self.text.byte(at + 1), self.text.byte(at + 2)) {
            (0xED, 0xA0..=0xBF, 0x80..=0xBF) => self.stop(Cause::LoneSurrogate, at, 3),
            _ => self.stop(Cause::NotUtf8, at, 1),
        }
    }

    pub(crate) fn stop<T>(&mut self, cause: Cause, at: usize, length: usize) -> Option<T> {
        self.fault = Some((cause, at, at + length));
        None
    }
}

/// Returns where plain text of a string ends: at a quote, backslash, control or non-ASCII byte.
#[inline]
fn plain(text: Padded, mut at: usize) -> usize {
    loop {
        let marks = vector::special(&text.chunk(at));
        if marks != 0 {
            return at + marks.trailing_zeros() as usize;
        }
        at += 16;
    }
}

/// Skips white space, which is mostly a newline and indentation.
pub(crate) fn spaces(text: Padded, mut at: usize) -> usize {
    loop {
        at += usize::from(text.byte(at) == b'\n');
        at += (vector::not_blank(&text.chunk(at)) | 0x1_0000).trailing_zeros() as usize;
        match text.byte(at) {
            b' ' | b'\n' => {}
            b'\t' | b'\r' => at += 1,
            _ => return at,
        }
    }
}

/// Whether a byte after a literal or number belongs to it and makes it malformed.
#[inline]
fn continues(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'.'
}

/// The length of the multi-byte UTF-8 sequence that begins here, in bytes; 0 if none does.
pub(crate) fn sequence(text: Padded, at: usize) -> usize {
    let (length, low, high) = match text.byte(at) {
        0xC2..=0xDF => (2, 0x80, 0xBF),
        0xE0 => (3, 0xA0, 0xBF),
        0xED => (3, 0x80, 0x9F),
        0xE1..=0xEF => (3, 0x80, 0xBF),
        0xF0 => (4, 0x90, 0xBF),
        0xF1..=0xF3 => (4, 0x80, 0xBF),
        0xF4 => (4, 0x80, 0x8F),
        _ => return 0,
    };
    let second = text.byte(at + 1);
    let continued = (2..length).all(|place| text.byte(at + place) & 0xC0 == 0x80);
    match (low..=high).contains(&second) && continued {
        true => length,
        false => 0,
    }
}
