//! Writes the output: copies the input and replaces spans of it, and lists the edits with their spans in
//! both texts.

use crate::text::Span;
use alloc::vec::Vec;

/// A span of the input and the span that replaces it in the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Edit {
    pub(crate) input: Span,
    pub(crate) output: Span,
}

/// The output of one step.
#[derive(Debug, Default)]
pub(super) struct Output {
    pub(super) text: Vec<u8>,
    pub(super) edits: Vec<Edit>,
    /// The input has been copied up to here.
    copied: usize,
}

impl Output {
    /// Begins a document at an offset of the input. Keeps the output so far.
    pub(super) fn begin(&mut self, at: usize) {
        self.edits.clear();
        self.copied = at;
    }

    /// Copies the input up to an offset.
    pub(super) fn copy(&mut self, input: &[u8], to: usize) {
        let rest = Span::new(self.copied as u32, to as u32);
        append(&mut self.text, input, rest);
        self.copied = to.max(self.copied);
    }

    /// Replaces a span of the input, after all earlier ones, with a part of another text. Returns the span of
    /// the replacement in the output.
    #[inline(never)]
    pub(super) fn replace(&mut self, input: &[u8], span: Span, source: &[u8], part: Span) -> Span {
        self.copy(input, span.start as usize);
        let start = self.text.len() as u32;
        append(&mut self.text, source, part);
        self.copied = span.end as usize;
        let output = Span::new(start, self.text.len() as u32);
        if span.of(input) != part.of(source) {
            self.edits.push(Edit {
                input: span,
                output,
            });
        }
        output
    }
}

/// Up to this many bytes are copied as one chunk: a copy of unknown length costs a call.
const SHORT: usize = 32;

/// Appends a part of a text.
pub(super) fn append(out: &mut Vec<u8>, source: &[u8], part: Span) {
    let length = part.end.saturating_sub(part.start) as usize;
    let rest = source.get(part.start as usize..).unwrap_or_default();
    match rest.first_chunk::<SHORT>() {
        Some(chunk) if length <= SHORT => {
            out.extend_from_slice(chunk);
            out.truncate(out.len() - (SHORT - length));
        }
        _ => out.extend_from_slice(rest.get(..length).unwrap_or_default()),
    }
}

/// Maps the span of a member from the input to the output.
pub(super) fn forward(edits: &[Edit], span: Span) -> Span {
    let begun = edits.partition_point(|edit| edit.input.start <= span.start);
    let start = match begun.checked_sub(1).and_then(|n| edits.get(n)) {
        Some(edit) if span.start < edit.input.end => edit.output.start,
        edit => shifted(edit, span.start),
    };
    let begun = edits.partition_point(|edit| edit.input.start < span.end);
    let end = match begun.checked_sub(1).and_then(|n| edits.get(n)) {
        Some(edit) if span.end <= edit.input.end => edit.output.end,
        edit => shifted(edit, span.end),
    };
    Span::new(start, end.max(start))
}

/// Whether one edit removed or replaced all of a span.
pub(super) fn is_removed(edits: &[Edit], span: Span) -> bool {
    let begun = edits.partition_point(|edit| edit.input.start <= span.start);
    let edit = begun.checked_sub(1).and_then(|n| edits.get(n));
    edit.is_some_and(|edit| span.end <= edit.input.end)
}

/// Maps an offset after an edit.
fn shifted(edit: Option<&Edit>, place: u32) -> u32 {
    edit.map_or(place, |edit| edit.output.end + (place - edit.input.end))
}

/// Maps an offset from the output to the input.
pub(super) fn back(edits: &[Edit], place: u32) -> u32 {
    let begun = edits.partition_point(|edit| edit.output.start <= place);
    match begun.checked_sub(1).and_then(|n| edits.get(n)) {
        Some(edit) if place < edit.output.end => edit.input.start,
        Some(edit) => edit.input.end + (place - edit.output.end),
        None => place,
    }
}

/// Composes two lists of edits, of which the second applies to the output of the first. Merges edits that
/// touch.
pub(super) fn composed(first: &[Edit], second: &[Edit]) -> Vec<Edit> {
    let mut all = Vec::with_capacity(first.len() + second.len());
    let (mut a, mut b) = (0, 0);
    // The offsets of input and output relative to the text between them.
    let (mut before, mut after) = (0i64, 0i64);
    while a < first.len() || b < second.len() {
        let begins = |edit: Option<Span>| edit.map_or(u32::MAX, |span| span.start);
        let start = begins(first.get(a).map(|edit| edit.output))
            .min(begins(second.get(b).map(|edit| edit.input)));
        let (input, output) = (start as i64 + before, start as i64 + after);
        let mut end = start;
        loop {
            if let Some(edit) = first.get(a).filter(|edit| edit.output.start <= end) {
                end = end.max(edit.output.end);
                before = edit.input.end as i64 - edit.output.end as i64;
                a += 1;
            } else if let Some(edit) = second.get(b).filter(|edit| edit.input.start <= end) {
                end = end.max(edit.input.end);
                after = edit.output.end as i64 - edit.input.end as i64;
                b += 1;
            } else {
                break;
            }
        }
        all.push(Edit {
            input: Span::new(input as u32, (end as i64 + before) as u32),
            output: Span::new(output as u32, (end as i64 + after) as u32),
        });
    }
    all
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
