//! Decodes the escapes of a string's source, byte by byte.

/// Iterates over the decoded bytes of a string's source, or of a parameter's name or value. The reader has
/// already checked the escapes.
#[derive(Clone, Debug)]
pub(crate) struct Unescaped<'t> {
    rest: &'t [u8],
    /// Whether it is percent-encoded, as in the query of a URL.
    is_query: bool,
    /// The remaining UTF-8 bytes of a character written as `\u`, the next one lowest.
    pending: u32,
}

impl<'t> Unescaped<'t> {
    pub(crate) fn new(source: &'t [u8]) -> Unescaped<'t> {
        Unescaped {
            rest: source,
            is_query: false,
            pending: 0,
        }
    }

    pub(crate) fn of_query(source: &'t [u8]) -> Unescaped<'t> {
        Unescaped {
            is_query: true,
            ..Unescaped::new(source)
        }
    }

    /// Reads the code point after `\u`, from one escape or from a surrogate pair.
    fn code_point(&mut self) -> u32 {
        let unit = self.digits(4);
        if unit & 0xFC00 != 0xD800 {
            return unit;
        }
        self.rest = self.rest.get(2..).unwrap_or_default();
        0x10000 + ((unit & 0x3FF) << 10) + (self.digits(4) & 0x3FF)
    }

    /// Reads hexadecimal digits.
    fn digits(&mut self, count: usize) -> u32 {
        let (digits, rest) = self.rest.split_at(self.rest.len().min(count));
        self.rest = rest;
        digits
            .iter()
            .fold(0, |number, &digit| number << 4 | hex_value(digit) & 15)
    }

    /// Returns the first UTF-8 byte of a code point and keeps the others in `pending`.
    fn encoded(&mut self, code: u32) -> u8 {
        let tail = |shift: u32| 0x80 | code >> shift & 0x3F;
        let (first, pending) = match code {
            0..0x80 => (code, 0),
            0x80..0x800 => (0xC0 | code >> 6, tail(0)),
            0x800..0x10000 => (0xE0 | code >> 12, tail(6) | tail(0) << 8),
            _ => (0xF0 | code >> 18, tail(12) | tail(6) << 8 | tail(0) << 16),
        };
        self.pending = pending;
        first as u8
    }
}

impl Iterator for Unescaped<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.pending != 0 {
            let byte = self.pending as u8;
            self.pending >>= 8;
            return Some(byte);
        }
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        match (self.is_query, byte) {
            (true, b'+') => return Some(b' '),
            (true, b'%') => return Some(self.digits(2) as u8),
            (false, b'\\') => {}
            _ => return Some(byte),
        }
        let (&letter, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(match letter {
            b'b' => 0x08,
            b'f' => 0x0C,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => {
                let code = self.code_point();
                self.encoded(code)
            }
            other => other,
        })
    }
}

/// The value of a hexadecimal digit; more than 15 for any other byte.
#[inline]
pub(crate) fn hex_value(digit: u8) -> u32 {
    match digit {
        b'0'..=b'9' => u32::from(digit - b'0'),
        b'a'..=b'f' => u32::from(digit - b'a') + 10,
        b'A'..=b'F' => u32::from(digit - b'A') + 10,
        _ => 16,
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
