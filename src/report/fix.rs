//! Fixes as edits of the text: their form, and how to apply them. `check::fixes` finds them.

use super::code::Codes;
use super::detail::Detail;
use super::sentence::Sentence;
use crate::contract::catalogue::FieldId;
use crate::contract::word::Word;
use crate::naming::names;
use crate::text::{Doc, Span};
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
    pub(crate) field: FieldId,
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

/// Keeps the details of the wanted codes whose fixes are safe and can be applied together, because their edits ascend
/// and do not overlap.
pub(crate) fn keep_safe(details: &mut Vec<Detail>, wanted: Codes) {
    let mut end = 0;
    details.retain(|detail| {
        let fix = detail.fix.filter(|fix| {
            fix.applicability == Applicability::Safe
                && wanted.has(detail.finding.code)
                && end <= fix.span.start
        });
        end = fix.map_or(end, |fix| fix.span.end);
        fix.is_some()
    });
}

/// Applies the fixes of details that [`keep_safe`] kept. Returns the new text.
pub(crate) fn apply(doc: Doc, details: &[Detail]) -> Vec<u8> {
    let text = doc.text();
    let mut output = Vec::with_capacity(text.len());
    let mut at = 0;
    for fix in details.iter().filter_map(|detail| detail.fix) {
        let kept = text.get(at..fix.span.start as usize);
        output.extend_from_slice(kept.unwrap_or_default());
        fix.replacement.write(&mut output);
        at = fix.span.end as usize;
    }
    output.extend_from_slice(text.get(at..).unwrap_or_default());
    output
}
