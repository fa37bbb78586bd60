//! Spans of a text, in bytes.

/// A span of text in byte offsets. `end` is exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    #[inline]
    pub(crate) fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.start >= self.end
    }

    /// The bytes of the span; empty if it is out of range.
    pub(crate) fn of<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}
