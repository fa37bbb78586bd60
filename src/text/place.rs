//! Converts byte offsets into places as callers count them: in bytes or UTF-16 units, with lines and
//! columns.

use super::padded::Padded;
use super::sort::{Keyed, sort};
use super::span::Span;
use super::vector;
use crate::naming::names;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

names! {
    /// The unit in which offsets and columns are counted.
    #[derive(Default)]
    Unit, "unit" {
        /// Bytes of UTF-8.
        #[default]
        Bytes = "bytes",
        /// UTF-16 code units, as JavaScript counts.
        Utf16 = "utf16",
    }
}

/// A replacement in a text. Offsets are in the [`Unit`] that the options ask for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TextEdit {
    /// The first offset, from 0.
    pub start: u32,
    /// The offset after the last.
    pub end: u32,
    /// The replacement.
    pub text: String,
}

/// A span of text. Offsets and columns are in the [`Unit`] that the options ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TextSpan {
    /// The first offset, from 0.
    pub start: u32,
    /// The offset after the last.
    pub end: u32,
    /// The line of the start, from 1.
    pub line: u32,
    /// The column of the start, from 1.
    pub column: u32,
}

/// The offsets as a range, to slice the text with if they count bytes.
/// ```
/// use order_contract::{Options, Shape, validate};
/// let text = r#"{"status":"DONE"}"#;
/// let report = validate(Shape::OrderCreated, text, &Options::default());
/// let span = report.problems[0].span.unwrap();
/// assert_eq!(&text[std::ops::Range::from(span)], r#""DONE""#);
/// ```
impl From<TextSpan> for Range<usize> {
    fn from(span: TextSpan) -> Range<usize> {
        span.start as usize..span.end as usize
    }
}

/// A place in a text, counted in a [`Unit`]. Lines and columns begin at 1.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) offset: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl Place {
    /// The start of any text.
    pub(crate) const START: Place = Place {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// The place in a text of a place in a part of it that begins here.
    pub(crate) fn to(self, place: Place) -> Place {
        Place {
            offset: self.offset + place.offset,
            line: self.line + place.line - 1,
            // Only the first line of the part continues the line before it.
            column: match place.line {
                1 => self.column + place.column - 1,
                _ => place.column,
            },
        }
    }

    /// Converts one byte offset.
    pub(crate) fn at(text: Padded, unit: Unit, offset: usize) -> Place {
        let mut ruler = Ruler::new(text, unit);
        ruler.advance(offset);
        ruler.place()
    }
}

/// Converts spans, in any order, into a unit: together, because that takes one pass over the text, which begins at `from`.
pub(crate) fn text_spans(
    text: Padded,
    unit: Unit,
    from: Place,
    spans: impl Iterator<Item = Span>,
) -> alloc::vec::IntoIter<TextSpan> {
    let mut offsets: Vec<Keyed> = Vec::new();
    for span in spans {
        let number = offsets.len() as u32;
        offsets.push((span.start.into(), number));
        offsets.push((span.end.into(), number + 1));
    }
    measured(text, unit, from, offsets)
}

/// Measures starts and ends, two numbers for each span.
fn measured(text: Padded, unit: Unit, from: Place, mut offsets: Vec<Keyed>) -> alloc::vec::IntoIter<TextSpan> {
    let mut spans = alloc::vec![TextSpan::default(); offsets.len() / 2];
    sort(&mut offsets, &mut Vec::new());
    let mut ruler = Ruler::new(text, unit);
    for (offset, number) in offsets {
        ruler.advance(offset as usize);
        let place = from.to(ruler.place());
        let Some(span) = spans.get_mut(number as usize / 2) else {
            continue;
        };
        match number % 2 {
            0 => (span.start, span.line, span.column) = (place.offset, place.line, place.column),
            _ => span.end = place.offset,
        }
    }
    spans.into_iter()
}

/// Returns the end of the line around an offset: its LF, or the end of the text.
pub(crate) fn line_end(text: Padded, mut at: usize) -> usize {
    while at < text.len() {
        let marks = vector::equal(&text.chunk(at), b'\n');
        if marks != 0 {
            return at + marks.trailing_zeros() as usize;
        }
        at += 16;
    }
    text.len()
}

/// Moves forward through a text and counts units and lines. LF, CR LF and CR each end a line.
struct Ruler<'t> {
    text: Padded<'t>,
    unit: Unit,
    at: usize,
    /// Units before `at`.
    offset: u32,
    /// Units before the line of `at`.
    line_offset: u32,
    line: u32,
}

impl<'t> Ruler<'t> {
    fn new(text: Padded<'t>, unit: Unit) -> Ruler<'t> {
        Ruler {
            text,
            unit,
            at: 0,
            offset: 0,
            line_offset: 0,
            line: 1,
        }
    }

    fn place(&self) -> Place {
        Place {
            offset: self.offset,
            line: self.line,
            column: self.offset - self.line_offset + 1,
        }
    }

    fn advance(&mut self, to: usize) {
        let to = to.min(self.text.len());
        while self.at < to {
            let mut at = self.at;
            let mut marks = 0;
            while marks == 0 && at < to {
                marks = vector::breaks(&self.text.chunk(at));
                at += (marks | 0x1_0000).trailing_zeros() as usize;
            }
            at = at.min(to);
            self.offset += (at - self.at) as u32;
            self.at = at;
            if at < to {
                self.step();
            }
        }
    }

    /// Counts one byte that may end a line or is not ASCII.
    fn step(&mut self) {
        let byte = self.text.byte(self.at);
        self.at += 1;
        // A character of four bytes takes two UTF-16 units, a shorter one takes one.
        self.offset += match (self.unit, byte) {
            (Unit::Utf16, 0x80..0xC0) => 0,
            (Unit::Utf16, 0xF0..) => 2,
            _ => 1,
        };
        if byte == b'\n' || (byte == b'\r' && self.text.byte(self.at) != b'\n') {
            self.line += 1;
            self.line_offset = self.offset;
        }
    }
}
