//! What fixing makes of a document, in numbers.

use crate::contract::pack::WordId;
use crate::report::detail::Details;
use crate::report::fix::{self, FixEdit};
use crate::report::sentence::Sentence;
use crate::text::Doc;
use alloc::vec::Vec;

/// A document whose safe fixes have been applied, in numbers.
#[derive(Debug, Default)]
pub(crate) struct Corrected {
    pub(crate) output: Vec<u8>,
    /// What was fixed, by rounds. Places are those of the text of the round.
    pub(crate) rounds: Vec<Details>,
    pub(crate) headers: Vec<Header>,
}

/// A header that carries a value which was taken out of the body.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) name: WordId,
    pub(crate) value: Vec<u8>,
}

impl Corrected {
    /// Applies the fixes of one round.
    pub(super) fn apply(&mut self, doc: Doc, details: Details, edits: &[FixEdit]) {
        for detail in &details.list {
            if let Some(fix) = detail.fix.filter(|fix| fix.title == Sentence::SendAsHeader) {
                let mut value = Vec::new();
                doc.append(&doc.node(fix.key + 1), &mut value);
                self.headers.push(Header {
                    name: fix.other,
                    value,
                });
            }
        }
        self.output = fix::apply(doc, edits);
        self.rounds.push(details);
    }
}
