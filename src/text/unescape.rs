//! Decodes the escapes of a string's source, byte by byte.

/// Iterates over the decoded bytes of a string's source. The reader has already checked the escapes.
#[derive(Clone, Debug)]
pub(crate) struct Unescaped<'t> {
    rest: &'t [u8],
    /// The remaining UTF-8 bytes of a character written as `\u`, the next one lowest.
    pending: u32,
}

impl<'t> Unescaped<'t> {
    pub(crate) fn new(source: &'t [u8]) -> Unescaped<'t> {
        Unescaped {
            rest: source,
            pending: 0,
        }
    }

    /// Reads the code point after `\u`, from one escape or from a surrogate pair.
    fn code_point(&mut self) -> u32 {
        let unit = self.unit();
        if unit & 0xFC00 != 0xD800 {
            return unit;
        }
        self.rest = self.rest.get(2..).unwrap_or_default();
        0x10000 + ((unit & 0x3FF) << 10) + (self.unit() & 0x3FF)
    }

    fn unit(&mut self) -> u32 {
        let (digits, rest) = self.rest.split_at(self.rest.len().min(4));
        self.rest = rest;
        digits
            .iter()
            .fold(0, |unit, &digit| unit << 4 | hex_value(digit) & 15)
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
        if byte != b'\\' {
            return Some(byte);
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

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    #[test]
    fn every_code_point_decodes_as_serde_json_decodes_it() {
        for code in (0..=0x10FFFF).filter_map(char::from_u32) {
            let mut units = [0; 2];
            let source: String = code
                .encode_utf16(&mut units)
                .iter()
                .map(|unit| alloc::format!("\\u{unit:04X}"))
                .collect();
            let decoded: Vec<u8> = Unescaped::new(source.as_bytes()).collect();
            let mut utf8 = [0; 4];
            assert_eq!(decoded, code.encode_utf8(&mut utf8).as_bytes(), "{source}");
        }
    }
}
