//! Edits of a text: spans of the input, and the spans that replace them in the output, ascending.

use super::span::Span;
use alloc::vec::Vec;

/// A span of the input and the span that replaces it in the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Edit {
    pub(crate) input: Span,
    pub(crate) output: Span,
}

/// A text that is written as a copy of the input with spans replaced, and the list of these edits.
#[derive(Debug, Default)]
pub(crate) struct EditedText {
    pub(crate) text: Vec<u8>,
    pub(crate) edits: Vec<Edit>,
    /// The input has been copied up to here.
    copied: usize,
}

impl EditedText {
    /// Begins a document at an offset of the input. Keeps the output so far.
    pub(crate) fn begin(&mut self, at: usize) {
        self.edits.clear();
        self.copied = at;
    }

    /// Copies the input up to an offset.
    pub(crate) fn copy(&mut self, input: &[u8], to: usize) {
        let rest = input.get(self.copied..to);
        self.text.extend_from_slice(rest.unwrap_or_default());
        self.copied = to.max(self.copied);
    }

    /// Replaces a span of the input, after all earlier ones. Returns the span of the replacement in the output.
    pub(crate) fn replace(&mut self, input: &[u8], span: Span, new: &[u8]) -> Span {
        self.copy(input, span.start as usize);
        let start = self.text.len() as u32;
        self.text.extend_from_slice(new);
        self.copied = span.end as usize;
        let output = Span::new(start, self.text.len() as u32);
        if span.of(input) != new {
            self.edits.push(Edit { input: span, output });
        }
        output
    }
}

/// Maps the span of a member from the input to the output.
pub(crate) fn forward(edits: &[Edit], span: Span) -> Span {
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
pub(crate) fn is_removed(edits: &[Edit], span: Span) -> bool {
    let begun = edits.partition_point(|edit| edit.input.start <= span.start);
    let edit = begun.checked_sub(1).and_then(|n| edits.get(n));
    edit.is_some_and(|edit| span.end <= edit.input.end)
}

/// Maps an offset after an edit.
fn shifted(edit: Option<&Edit>, place: u32) -> u32 {
    edit.map_or(place, |edit| edit.output.end + (place - edit.input.end))
}

/// Maps an offset from the output to the input.
pub(crate) fn backward(edits: &[Edit], place: u32) -> u32 {
    let begun = edits.partition_point(|edit| edit.output.start <= place);
    match begun.checked_sub(1).and_then(|n| edits.get(n)) {
        Some(edit) if place < edit.output.end => edit.input.start,
        Some(edit) => edit.input.end + (place - edit.output.end),
        None => place,
    }
}

/// Composes two lists of edits, of which the second applies to the output of the first. Merges edits that
/// touch.
pub(crate) fn composed(first: &[Edit], second: &[Edit]) -> Vec<Edit> {
    let mut all = Vec::with_capacity(first.len() + second.len());
    let (mut a, mut b) = (0, 0);
    // The offsets of input and output relative to the text between them.
    let (mut before, mut after) = (0i64, 0i64);
    while a < first.len() || b < second.len() {
        let begins = |edit: Option<Span>| edit.map_or(u32::MAX, |span| span.start);
        let start = begins(first.get(a).map(|edit| edit.output)).min(begins(second.get(b).map(|edit| edit.input)));
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

/// Returns the span to delete in order to remove a member. `member` reaches from its key to the end of
/// its value. The comma before it goes too, with the white space between; for the first member, the
/// comma and white space after it.
pub(crate) fn removed_with(text: &[u8], member: Span) -> Span {
    let byte = |at: u32| text.get(at as usize).copied().unwrap_or(0);
    let mut start = member.start;
    while start > 0 && is_blank(byte(start - 1)) {
        start -= 1;
    }
    if start > 0 && byte(start - 1) == b',' {
        return Span::new(start - 1, member.end);
    }
    let past_blanks = |mut at: u32| {
        while is_blank(byte(at)) {
            at += 1;
        }
        at
    };
    let behind = past_blanks(member.end);
    match byte(behind) {
        b',' => Span::new(member.start, past_blanks(behind + 1)),
        _ => Span::new(start, member.end),
    }
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
