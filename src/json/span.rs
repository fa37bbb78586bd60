//! Places in a text: spans in bytes, and where they lie for a person or an editor.

/// A stretch of text, in bytes: `start` is the first, `end` the one behind the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    #[inline(always)]
    pub(crate) fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    pub(crate) fn of<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        text.get(self.start as usize..self.end as usize)
            .unwrap_or_default()
    }
}

/// The unit in which offsets and columns are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Bytes of UTF-8.
    #[default]
    Bytes,
    /// UTF-16 code units, as JavaScript counts.
    Utf16,
}

/// Walks a text forward once and tells, for offsets that never go back, the offset in the unit
/// asked for, the line and the column. LF, CR LF and CR each end a line.
#[derive(Debug)]
pub(crate) struct Ruler<'t> {
    text: &'t [u8],
    unit: Unit,
    at: usize,
    offset: u32,
    line: u32,
    line_offset: u32,
}

/// Where an offset lies; line and column count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) offset: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl<'t> Ruler<'t> {
    pub(crate) fn new(text: &'t [u8], unit: Unit) -> Ruler<'t> {
        Ruler {
            text,
            unit,
            at: 0,
            offset: 0,
            line: 1,
            line_offset: 0,
        }
    }

    /// Where the byte at `to` lies.
    pub(crate) fn place(&mut self, to: u32) -> Place {
        debug_assert!(to as usize >= self.at);
        let to = (to as usize).min(self.text.len());
        while self.at < to {
            let byte = self.text[self.at];
            self.at += 1;
            self.offset += self.width(byte);
            if byte == b'\n' || (byte == b'\r' && self.text.get(self.at) != Some(&b'\n')) {
                self.line += 1;
                self.line_offset = self.offset;
            }
        }
        Place {
            offset: self.offset,
            line: self.line,
            column: self.offset - self.line_offset + 1,
        }
    }

    /// A character of four bytes takes two UTF-16 units, one of fewer bytes takes one.
    fn width(&self, byte: u8) -> u32 {
        match (self.unit, byte) {
            (Unit::Bytes, _) => 1,
            (Unit::Utf16, 0x80..0xC0) => 0,
            (Unit::Utf16, 0xF0..) => 2,
            (Unit::Utf16, _) => 1,
        }
    }
}
