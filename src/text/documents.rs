//! Where the documents of a batch are: one a line, or at places that the caller knows.

use super::padded::Padded;
use super::place::line_end;
use super::span::Span;

/// A document of a batch, and what is copied or left out with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unit {
    /// Where the unit starts: of a place that is given, behind the document before it.
    pub(crate) start: usize,
    /// The document, with the white space around it.
    pub(crate) document: Span,
    /// Where the unit ends: of a line, behind its end.
    pub(crate) end: usize,
}

/// The units of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Documents<'t> {
    text: Padded<'t>,
    places: Option<core::slice::Iter<'t, Span>>,
    at: usize,
}

impl<'t> Documents<'t> {
    /// The documents of a text: at the places, or one a line.
    pub(crate) fn new(text: Padded<'t>, places: Option<&'t [Span]>) -> Documents<'t> {
        Documents {
            text,
            places: places.map(|places| places.iter()),
            at: 0,
        }
    }

    /// Whether a unit holds no document: only a line can be blank.
    pub(crate) fn is_blank(&self, unit: Unit) -> bool {
        self.places.is_none() && unit.document.of(self.text.text()).trim_ascii().is_empty()
    }

    fn line(&self) -> Option<Unit> {
        let start = self.at;
        if start >= self.text.len() {
            return None;
        }
        let end = line_end(self.text, start);
        Some(Unit {
            start,
            document: Span::new(start as u32, end as u32),
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
