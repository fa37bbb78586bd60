//! Splits a batch into documents: one per line, or one that is all of it.

use super::padded::Padded;
use super::place::line_end;
use super::span::Span;

/// A document of a batch, with its line, which is copied or dropped together with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DocumentLine {
    /// The start of the line.
    pub(crate) start: usize,
    /// The document, which may have white space around it.
    pub(crate) document: Span,
    /// The end of the line, after its line feed.
    pub(crate) end: usize,
}

impl DocumentLine {
    /// A text that is one document.
    pub(crate) fn whole(text: Padded) -> DocumentLine {
        DocumentLine {
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
    is_query: bool,
    /// The whole text is one line, whatever it has.
    is_whole: bool,
    /// Where the next line starts. `None` behind the last one.
    at: Option<usize>,
}

impl<'t> Documents<'t> {
    /// The lines of a text. An empty text is one empty line. A carriage return before a line feed is white space
    /// in JSON, but would belong to a query.
    pub(crate) fn new(text: Padded<'t>, is_query: bool, is_whole: bool) -> Documents<'t> {
        Documents {
            text,
            is_query,
            is_whole,
            at: Some(0),
        }
    }

    /// Whether a unit is a blank line. A whole text is not, and neither is a line that is too large: a stream
    /// refuses it before it has read what is in it.
    pub(crate) fn is_blank(&self, unit: DocumentLine, is_too_large: impl FnOnce(usize) -> bool) -> bool {
        let line = unit.document.of(self.text.text());
        !self.is_whole && line.trim_ascii().is_empty() && !is_too_large(line.len())
    }

    /// Where the line feed starts that ends the whole text, if that is a query.
    fn whole_end(&self) -> usize {
        let length = self.text.len();
        let has_feed = self.is_query && length > 0 && self.text.byte(length - 1) == b'\n';
        length - usize::from(has_feed)
    }
}

impl Iterator for Documents<'_> {
    type Item = DocumentLine;

    fn next(&mut self) -> Option<DocumentLine> {
        let start = self.at?;
        let line_end = match self.is_whole {
            true => self.whole_end(),
            false => line_end(self.text, start),
        };
        let has_return = line_end > start && self.text.byte(line_end - 1) == b'\r';
        let document_end = line_end - usize::from(self.is_query && has_return);
        let end = (line_end + 1).min(self.text.len());
        self.at = (end < self.text.len()).then_some(end);
        Some(DocumentLine {
            start,
            document: Span::new(start as u32, document_end as u32),
            end,
        })
    }
}
