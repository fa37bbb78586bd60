//! Splits a batch into documents: one per line, or at spans that the caller gives.

use super::padded::Padded;
use super::place::line_end;
use super::span::Span;

/// A document of a batch, with the text around it that is copied or dropped together with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// The start of the line, or with given spans the end of the document before.
    pub(crate) start: usize,
    /// The document, which may have white space around it.
    pub(crate) document: Span,
    /// The end of the document; of a line, after its line feed.
    pub(crate) end: usize,
}

impl Unit {
    /// A text that is one document.
    pub(crate) fn whole(text: Padded) -> Unit {
        Unit {
            start: 0,
            document: Span::new(0, text.len() as u32),
            end: text.len(),
        }
    }
}

/// The units of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Documents<'t> {
    text: Padded<'t>,
    places: Option<core::slice::Iter<'t, Span>>,
    is_query: bool,
    at: usize,
}

impl<'t> Documents<'t> {
    /// The documents of a text: at the given places, or one per line. A carriage return before a line feed
    /// is white space in JSON, but would belong to a query.
    pub(crate) fn new(
        text: Padded<'t>,
        places: Option<&'t [Span]>,
        is_query: bool,
    ) -> Documents<'t> {
        Documents {
            text,
            places: places.map(|places| places.iter()),
            is_query,
            at: 0,
        }
    }

    /// Whether a unit is a blank line. A given place always holds a document, and so does a line that is too
    /// large: a stream refuses it before it has read what is in it.
    pub(crate) fn is_blank(&self, unit: Unit, is_too_large: impl FnOnce(usize) -> bool) -> bool {
        let line = unit.document.of(self.text.text());
        self.places.is_none() && line.trim_ascii().is_empty() && !is_too_large(line.len())
    }

    fn line(&self) -> Option<Unit> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        let end = line_end(self.text, start);
        let has_return = end > start && self.text.byte(end - 1) == b'\r';
        let document_end = end - usize::from(self.is_query && has_return);
        Some(Unit {
            start,
            document: Span::new(start as u32, document_end as u32),
            end: (end + 1).min(self.text.len()),
        })
    }
}

impl Iterator for Documents<'_> {
    type Item = Unit;

    fn next(&mut self) -> Option<Unit> {
        let unit = match &mut self.places {
            None => self.line()?,
            Some(places) => {
                let document = *places.next()?;
                Unit {
                    start: self.at,
                    document,
                    end: document.end as usize,
                }
            }
        };
        self.at = unit.end;
        Some(unit)
    }
}
