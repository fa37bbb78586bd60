//! Places as callers count them: in bytes or in UTF-16 units, with lines and columns.

use super::edit::Edit;
use super::span::Span;
use crate::sorted::sorted;

pub use crate::text::place::{TextEdit, TextSpan, Unit};

/// Spans, in any order, in a unit.
pub(crate) fn measured(text: &[u8], unit: Unit, spans: &[Span]) -> Vec<TextSpan> {
    let end = |n: usize| match n % 2 {
        0 => spans[n / 2].start,
        _ => spans[n / 2].end,
    };
    let mut measured = vec![TextSpan::default(); spans.len()];
    let mut ruler = Ruler::new(text, unit);
    for n in sorted(2 * spans.len(), &|a, b| end(a).cmp(&end(b))) {
        let n = n as usize;
        let place = ruler.place(end(n));
        let span = &mut measured[n / 2];
        match n % 2 {
            0 => (span.start, span.line, span.column) = (place.offset, place.line, place.column),
            _ => span.end = place.offset,
        }
    }
    measured
}

/// Edits, in any order, in a unit.
pub(crate) fn edits_in(text: &[u8], unit: Unit, edits: &[&Edit]) -> Vec<TextEdit> {
    let spans: Vec<Span> = edits.iter().map(|edit| edit.span).collect();
    let in_unit = |(edit, span): (&&Edit, TextSpan)| TextEdit {
        start: span.start,
        end: span.end,
        text: edit.text.clone(),
    };
    edits
        .iter()
        .zip(measured(text, unit, &spans))
        .map(in_unit)
        .collect()
}

/// Walks a text forward once and tells, for offsets that never go back, the offset in the unit
/// asked for, the line and the column. LF, CR LF and CR each end a line.
struct Ruler<'t> {
    text: &'t [u8],
    unit: Unit,
    at: usize,
    offset: u32,
    line: u32,
    line_offset: u32,
}

/// Where an offset lies; line and column count from 1.
struct Place {
    offset: u32,
    line: u32,
    column: u32,
}

impl<'t> Ruler<'t> {
    fn new(text: &'t [u8], unit: Unit) -> Ruler<'t> {
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
    fn place(&mut self, to: u32) -> Place {
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
