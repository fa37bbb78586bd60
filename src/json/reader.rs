//! UTF-8 bytes to tokens, one at a time, each with its span.
//!
//! The reader checks the grammar of RFC 8259, UTF-8, surrogate escapes and depth, and stops for
//! good at the first fault. It keeps no stack: its caller knows whether it stands in an object or
//! an array, by recursion over the contract or, for what the contract does not describe, by
//! [`super::skipper`].

use super::keys::Unescaped;
use super::scan;
use super::span::Span;

/// What stopped the reader. Every fault is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Not JSON: what was expected at the span.
    Syntax(Expected),
    /// Bytes that are not UTF-8.
    NotUtf8,
    /// Half of a surrogate pair, escaped or from a JavaScript string.
    LoneSurrogate,
    /// A byte order mark before the text.
    ByteOrderMark,
    /// More containers within one another than the limit allows.
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

/// The reader has stopped: at a fault, which it holds, or because its caller has seen enough.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halt;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An object, of which the opening brace has been read.
    Object,
    /// An array, of which the opening bracket has been read.
    Array,
    String,
    Number,
    Boolean,
    Null,
}

/// A value: whole where it is a scalar, opened where it is a container.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) span: Span,
    /// A string that holds a backslash.
    pub(crate) escaped: bool,
}

/// A key, or a string: its span includes the quotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text {
    pub(crate) span: Span,
    pub(crate) escaped: bool,
}

impl Text {
    /// The source between the quotes.
    #[inline(always)]
    pub(crate) fn raw<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        text.get(self.span.start as usize + 1..self.span.end as usize - 1)
            .unwrap_or_default()
    }

    /// Whether it is `""`.
    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.span.end - self.span.start == 2
    }

    /// What the source stands for, in a buffer.
    #[cold]
    pub(crate) fn decoded_into<'d>(&self, buffer: &'d mut Vec<u8>, text: &[u8]) -> &'d [u8] {
        buffer.clear();
        buffer.extend(Unescaped::new(self.raw(text)));
        buffer
    }

    /// What the source stands for.
    pub(crate) fn decoded(&self, text: &[u8]) -> String {
        let bytes = Unescaped::new(self.raw(text)).collect();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

impl Token {
    /// The token as the string that it is.
    pub(crate) fn text(&self) -> Text {
        Text {
            span: self.span,
            escaped: self.escaped,
        }
    }
}

/// Reads one text from its start to its end.
#[derive(Debug)]
pub(crate) struct Reader<'t> {
    text: &'t [u8],
    at: usize,
    depth: u32,
    max_depth: u32,
    fault: Option<(Fault, Span)>,
    /// The string that was read last, quotes included, and whether it holds a backslash.
    string_start: u32,
    string_end: u32,
    escaped: bool,
}

impl<'t> Reader<'t> {
    /// The text must be shorter than 4 GiB: spans are 32 bits wide.
    pub(crate) fn new(text: &'t [u8], max_depth: u32) -> Reader<'t> {
        debug_assert!(text.len() <= u32::MAX as usize);
        Reader {
            text,
            at: 0,
            depth: 0,
            max_depth,
            fault: None,
            string_start: 0,
            string_end: 0,
            escaped: false,
        }
    }

    pub(crate) fn text(&self) -> &'t [u8] {
        self.text
    }

    /// How far it has read, in bytes.
    #[inline(always)]
    pub(crate) fn at(&self) -> u32 {
        self.at as u32
    }

    /// What stopped it, and where.
    pub(crate) fn fault(&self) -> Option<(Fault, Span)> {
        self.fault
    }

    /// Reads the value that the whole text is, up to where a container opens.
    pub(crate) fn root(&mut self) -> Result<Token, Halt> {
        let byte = self.root_ahead()?;
        self.value(byte)
    }

    /// Gives the first byte of the value that the whole text is.
    pub(crate) fn root_ahead(&mut self) -> Result<u8, Halt> {
        match self.text.starts_with(b"\xEF\xBB\xBF") {
            true => self.fail_over(Fault::ByteOrderMark, 3),
            false => Ok(self.space()),
        }
    }

    /// Reads to the end of the text, where only white space may stand.
    pub(crate) fn end(&mut self) -> Result<(), Halt> {
        self.space();
        match self.at == self.text.len() {
            true => Ok(()),
            false => self.expected(Expected::End),
        }
    }

    /// Reads the next key of an object, or the closing brace.
    #[inline(never)]
    pub(crate) fn key(&mut self, first: bool) -> Result<Option<Text>, Halt> {
        Ok(self.key_ahead(first)?.then(|| self.last()))
    }

    /// Reads the next key of an object, which is then the last string, or the closing brace; says
    /// which.
    #[inline(always)]
    pub(crate) fn key_ahead(&mut self, first: bool) -> Result<bool, Halt> {
        let mut byte = self.space();
        if byte == b'}' {
            self.close();
            return Ok(false);
        }
        if !first {
            if byte != b',' {
                return self.expected(Expected::CommaOrBrace);
            }
            self.at += 1;
            byte = self.space();
        }
        match byte {
            b'"' => self.string().map(|()| true),
            _ if first => self.expected(Expected::KeyOrBrace),
            _ => self.expected(Expected::Key),
        }
    }

    /// Reads the value of the member whose key has just been read, up to where a container opens.
    pub(crate) fn member(&mut self) -> Result<Token, Halt> {
        let byte = self.member_ahead()?;
        self.value(byte)
    }

    /// Reads the colon behind a key and gives the first byte of the value.
    #[inline(always)]
    pub(crate) fn member_ahead(&mut self) -> Result<u8, Halt> {
        if self.space() != b':' {
            return self.expected(Expected::Colon);
        }
        self.at += 1;
        // Mostly nothing stands behind a colon, or a single blank.
        self.at += (self.peek() == b' ') as usize;
        Ok(self.space())
    }

    /// Reads the next element of an array, up to where a container opens, or the closing bracket.
    pub(crate) fn element(&mut self, first: bool) -> Result<Option<Token>, Halt> {
        match self.element_ahead(first)? {
            Some(byte) => self.value(byte).map(Some),
            None => Ok(None),
        }
    }

    /// Reads the comma before an element and gives the element's first byte, or reads the closing
    /// bracket.
    #[inline(always)]
    pub(crate) fn element_ahead(&mut self, first: bool) -> Result<Option<u8>, Halt> {
        let byte = self.space();
        if byte == b']' {
            self.close();
            return Ok(None);
        }
        if first {
            return match byte {
                b',' | b':' | b'}' | 0 => self.expected(Expected::ValueOrBracket),
                _ => Ok(Some(byte)),
            };
        }
        if byte != b',' {
            return self.expected(Expected::CommaOrBracket);
        }
        self.at += 1;
        Ok(Some(self.space()))
    }

    #[inline(always)]
    fn close(&mut self) {
        self.at += 1;
        self.depth -= 1;
    }

    /// Reads a value of which the first byte is known, up to where a container opens.
    #[inline(never)]
    pub(crate) fn value(&mut self, byte: u8) -> Result<Token, Halt> {
        let start = self.at as u32;
        let (kind, escaped) = match byte {
            b'"' => {
                self.string()?;
                (Kind::String, self.escaped)
            }
            b'{' => (self.open(Kind::Object)?, false),
            b'[' => (self.open(Kind::Array)?, false),
            b'-' | b'0'..=b'9' => (self.number(byte)?, false),
            b't' => (self.literal(b"true", Kind::Boolean)?, false),
            b'f' => (self.literal(b"false", Kind::Boolean)?, false),
            b'n' => (self.literal(b"null", Kind::Null)?, false),
            b'A'..=b'Z' | b'a'..=b'z' => return self.bad_word(),
            _ => return self.expected(Expected::Value),
        };
        Ok(Token {
            kind,
            span: Span::new(start, self.at as u32),
            escaped,
        })
    }

    /// Reads the brace or bracket here.
    #[inline(always)]
    pub(crate) fn open(&mut self, kind: Kind) -> Result<Kind, Halt> {
        if self.depth == self.max_depth {
            return self.fail_over(Fault::TooDeep, 1);
        }
        self.depth += 1;
        self.at += 1;
        Ok(kind)
    }

    #[inline(always)]
    fn literal(&mut self, word: &[u8], kind: Kind) -> Result<Kind, Halt> {
        match self.text.get(self.at..self.at + word.len()) {
            Some(here) if here == word && !self.goes_on(word.len()) => {
                self.at += word.len();
                Ok(kind)
            }
            _ => self.bad_word(),
        }
    }

    #[inline(always)]
    fn number(&mut self, first: u8) -> Result<Kind, Halt> {
        let mut digit = first;
        if first == b'-' {
            self.at += 1;
            digit = self.peek();
        }
        if digit == b'0' {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if self.peek() == b'.' {
            self.at += 1;
            self.digits()?;
        }
        if self.peek() | 0x20 == b'e' {
            self.at += 1;
            if matches!(self.peek(), b'+' | b'-') {
                self.at += 1;
            }
            self.digits()?;
        }
        // `01` and `1_000` are mistakes in a number, not a missing comma behind one.
        if self.goes_on(0) {
            return self.expected(Expected::NumberEnd);
        }
        Ok(Kind::Number)
    }

    /// Whether the word or number that ends `ahead` of here goes on in a way that JSON has not.
    #[inline(always)]
    fn goes_on(&self, ahead: usize) -> bool {
        let next = self.text.get(self.at + ahead).copied().unwrap_or(0);
        next.is_ascii_alphanumeric() || next == b'_' || next == b'.'
    }

    #[inline(always)]
    fn digits(&mut self) -> Result<(), Halt> {
        if !self.peek().is_ascii_digit() {
            return self.expected(Expected::Digit);
        }
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        Ok(())
    }

    /// The string that was read last.
    #[inline(always)]
    pub(crate) fn last(&self) -> Text {
        Text {
            span: Span::new(self.string_start, self.string_end),
            escaped: self.escaped,
        }
    }

    /// Reads a string from its opening quote to behind its closing one. It is remembered rather than
    /// handed back: a result in memory would be written in halves and read as a whole, and wait.
    #[inline(always)]
    pub(crate) fn string(&mut self) -> Result<(), Halt> {
        self.string_start = self.at as u32;
        self.escaped = false;
        self.at += 1;
        loop {
            self.at += scan::plain(self.text.get(self.at..).unwrap_or_default());
            let byte = self.peek();
            if byte == b'"' {
                self.at += 1;
                self.string_end = self.at as u32;
                return Ok(());
            }
            self.escaped |= byte == b'\\';
            self.special(byte)?;
        }
    }

    /// Passes over what is neither plain nor the closing quote.
    #[cold]
    #[inline(never)]
    fn special(&mut self, byte: u8) -> Result<(), Halt> {
        match byte {
            b'\\' => self.escape(),
            0x80.. => self.beyond_ascii(),
            _ if self.at >= self.text.len() => self.expected(Expected::Quote),
            _ => self.expected(Expected::EscapedControl),
        }
    }

    fn escape(&mut self) -> Result<(), Halt> {
        let start = self.at;
        self.at += 1;
        match self.peek() {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => {
                self.at += 1;
                Ok(())
            }
            b'u' => self.unicode_escape(start),
            _ => self.expected(Expected::Escape),
        }
    }

    fn unicode_escape(&mut self, start: usize) -> Result<(), Halt> {
        self.at += 1;
        match self.four_hex_digits()? {
            0xD800..0xDC00 => {
                if self.text.get(self.at..self.at + 2) == Some(b"\\u") {
                    let end = self.at;
                    self.at += 2;
                    if matches!(self.four_hex_digits()?, 0xDC00..0xE000) {
                        return Ok(());
                    }
                    self.at = end;
                }
                self.lone_surrogate(start)
            }
            0xDC00..0xE000 => self.lone_surrogate(start),
            _ => Ok(()),
        }
    }

    fn lone_surrogate(&mut self, start: usize) -> Result<(), Halt> {
        let length = self.at - start;
        self.at = start;
        self.fail_over(Fault::LoneSurrogate, length)
    }

    fn four_hex_digits(&mut self) -> Result<u32, Halt> {
        let mut unit = 0;
        for _ in 0..4 {
            let Some(digit) = (self.peek() as char).to_digit(16) else {
                return self.expected(Expected::HexDigit);
            };
            unit = unit << 4 | digit;
            self.at += 1;
        }
        Ok(unit)
    }

    /// Checks a run of bytes beyond ASCII; it ends where ASCII begins, so it holds whole sequences.
    fn beyond_ascii(&mut self) -> Result<(), Halt> {
        let rest = &self.text[self.at..];
        let length = rest
            .iter()
            .position(|byte| byte.is_ascii())
            .unwrap_or(rest.len());
        match core::str::from_utf8(&rest[..length]) {
            Ok(_) => {
                self.at += length;
                Ok(())
            }
            Err(error) => {
                self.at += error.valid_up_to();
                self.not_utf8()
            }
        }
    }

    fn not_utf8<T>(&mut self) -> Result<T, Halt> {
        match self.text[self.at..] {
            [0xED, 0xA0..=0xBF, 0x80..=0xBF, ..] => self.fail_over(Fault::LoneSurrogate, 3),
            _ => self.fail_over(Fault::NotUtf8, 1),
        }
    }

    /// Passes over white space and gives the byte behind it, 0 at the end of the text.
    #[inline(always)]
    fn space(&mut self) -> u8 {
        let byte = self.peek();
        match byte > b' ' {
            true => byte,
            false => self.spaces(),
        }
    }

    #[inline(never)]
    fn spaces(&mut self) -> u8 {
        self.at += scan::space(self.text.get(self.at..).unwrap_or_default());
        self.peek()
    }

    /// The byte at the place, 0 at the end: a bare 0 is nowhere allowed, so the two need no telling
    /// apart until something fails.
    #[inline(always)]
    fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    /// Stops at a word that is none of the three that JSON has.
    #[cold]
    fn bad_word<T>(&mut self) -> Result<T, Halt> {
        let rest = &self.text[self.at..];
        let length = rest
            .iter()
            .position(|byte| !byte.is_ascii_alphanumeric())
            .unwrap_or(rest.len());
        self.fail_over(Fault::Syntax(Expected::Value), length)
    }

    /// Stops at the character here, which is not what the grammar allows.
    #[cold]
    #[inline(never)]
    fn expected<T>(&mut self, expected: Expected) -> Result<T, Halt> {
        let rest = &self.text[self.at..];
        let fault = Fault::Syntax(expected);
        match rest.first() {
            None => self.fail_over(fault, 0),
            Some(0..0x80) => self.fail_over(fault, 1),
            Some(_) => {
                let character = rest.get(..4).unwrap_or(rest);
                match character.utf8_chunks().next() {
                    Some(chunk) if !chunk.valid().is_empty() => {
                        let length = chunk.valid().chars().next().map_or(1, char::len_utf8);
                        self.fail_over(fault, length)
                    }
                    _ => self.not_utf8(),
                }
            }
        }
    }

    /// Stops for good, with a fault over the next `length` bytes.
    #[cold]
    fn fail_over<T>(&mut self, fault: Fault, length: usize) -> Result<T, Halt> {
        let start = self.at as u32;
        self.fault = Some((fault, Span::new(start, start + length as u32)));
        Err(Halt)
    }
}
