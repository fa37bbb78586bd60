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

/// A fix in numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlannedFix {
    pub(crate) title: Sentence,
    pub(crate) applicability: Applicability,
    pub(crate) field: FieldId,
    pub(crate) near: Option<&'static Word>,
    pub(crate) first_edit: usize,
    pub(crate) edit_count: usize,
}

impl PlannedFix {
    /// Returns its own edits among all, in ascending order.
    pub(crate) fn edits<'e>(&self, all: &'e [FixEdit]) -> &'e [FixEdit] {
        let end = self.first_edit + self.edit_count;
        all.get(self.first_edit..end).unwrap_or_default()
    }
}

/// An edit of a fix, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FixEdit {
    pub(crate) span: Span,
    pub(crate) replacement: Replacement,
}

/// The text that an edit puts in place of its span.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Replacement {
    Nothing,
    Word(&'static Word),
    Quoted(&'static Word),
}

impl Replacement {
    /// Appends the text.
    pub(crate) fn write(self, into: &mut Vec<u8>) {
        match self {
            Replacement::Nothing => {}
            Replacement::Word(word) => into.extend_from_slice(word.text()),
            Replacement::Quoted(word) => {
                into.push(b'"');
                into.extend_from_slice(word.text());
                into.push(b'"');
            }
        }
    }
}

/// Applies edits, which must ascend and not overlap. Returns the new text.
pub(crate) fn apply(doc: Doc, edits: &[FixEdit]) -> Vec<u8> {
    let text = doc.text();
    let mut output = Vec::with_capacity(text.len());
    let mut at = 0;
    for edit in edits {
        let kept = text.get(at..edit.span.start as usize);
        output.extend_from_slice(kept.unwrap_or_default());
        edit.replacement.write(&mut output);
        at = edit.span.end as usize;
    }
    output.extend_from_slice(text.get(at..).unwrap_or_default());
    output
}

/// Selects the details of the wanted codes whose fixes are safe and can be applied together, because
/// their edits do not overlap. Returns them and their edits.
pub(crate) fn safe(
    details: &[Detail],
    edits: &[FixEdit],
    wanted: Codes,
) -> (Vec<Detail>, Vec<FixEdit>) {
    let mut safe: (Vec<Detail>, Vec<FixEdit>) = Default::default();
    let of_wanted = |detail: &&Detail| wanted.has(detail.finding.code);
    for detail in details.iter().filter(of_wanted) {
        let Some(fix) = detail.fix else {
            continue;
        };
        let own = fix.edits(edits);
        let end = safe.1.last().map_or(0, |edit| edit.span.end);
        let is_behind = own.iter().all(|edit| end <= edit.span.start);
        if fix.applicability == Applicability::Safe && is_behind {
            let first_edit = safe.1.len();
            safe.1.extend_from_slice(own);
            safe.0.push(Detail {
                fix: Some(PlannedFix { first_edit, ..fix }),
                ..*detail
            });
        }
    }
    safe
}
