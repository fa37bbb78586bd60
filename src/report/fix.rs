//! Fixes as edits of the text. `check::fixes` finds them.

use super::sentence::Sentence;
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

/// A fix in numbers: one edit of the text. Its title names what the message of its problem names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlannedFix {
    pub(crate) title: Sentence,
    pub(crate) applicability: Applicability,
    /// The text that is replaced, in bytes.
    pub(crate) span: Span,
    /// The word in its place; `None` removes it.
    pub(crate) word: Option<&'static Word>,
    /// What is around the word.
    pub(crate) quote: &'static [u8],
}

impl PlannedFix {
    /// Appends the text in place of the span.
    pub(crate) fn write(&self, into: &mut Vec<u8>) {
        if let Some(word) = self.word {
            for part in [self.quote, word.text(), self.quote] {
                into.extend_from_slice(part);
            }
        }
    }
}
