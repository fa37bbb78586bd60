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
    /// Whether only the first edit is listed.
    pub(crate) lists_first: bool,
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
        if let Some(rest @ [_, ..]) = input.get(self.copied..to) {
            self.text.extend_from_slice(rest);
            self.copied = to;
        }
    }

    /// Replaces a span of the input, after all earlier ones. Returns the span of the replacement in the output.
    pub(crate) fn replace(&mut self, input: &[u8], span: Span, new: &[u8]) -> Span {
        self.copy(input, span.start as usize);
        let start = self.text.len() as u32;
        self.text.extend_from_slice(new);
        self.copied = span.end as usize;
        let output = Span::new(start, self.text.len() as u32);
        if (!self.lists_first || self.edits.is_empty()) && span.of(input) != new {
            self.edits.push(Edit { input: span, output });
        }
        output
    }
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
