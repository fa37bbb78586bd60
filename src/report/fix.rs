//! Fixes as edits of the text. `check::fixes` finds them.

use super::sentence::Sentence;
use crate::contract::catalogue::FieldEntry;
use crate::contract::word::Word;
use crate::naming::names;
use crate::text::Span;
use alloc::vec::Vec;

names! {
    /// Whether a fix can be applied without a person's review.
    Applicability, "applicability" {
        /// Applying it removes its problem and adds none.
        Safe = "safe",
        /// It may not be what was meant, or may lose something.
        Review = "review",
    }
}

/// A fix in numbers: one edit of the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlannedFix {
    pub(crate) title: Sentence,
    pub(crate) applicability: Applicability,
    pub(crate) field: Option<&'static FieldEntry>,
    /// The text that is replaced, in bytes.
    pub(crate) span: Span,
    pub(crate) replacement: Replacement,
}

/// The text that a fix puts in place of its span.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Replacement {
    Nothing,
    Word(&'static Word),
    Quoted(&'static Word),
}

impl Replacement {
    pub(crate) fn word(self) -> Option<&'static Word> {
        match self {
            Replacement::Nothing => None,
            Replacement::Word(word) | Replacement::Quoted(word) => Some(word),
        }
    }

    /// Appends the text.
    pub(crate) fn write(self, into: &mut Vec<u8>) {
        let word = self.word().map_or(&b""[..], |word| word.text());
        let quote: &[u8] = match self {
            Replacement::Quoted(_) => b"\"",
            _ => b"",
        };
        for part in [quote, word, quote] {
            into.extend_from_slice(part);
        }
    }
}
