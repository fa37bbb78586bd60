//! The result of fixing a document, in numbers: the core of `Fixed`.

use crate::contract::word::Word;
use crate::report::detail::Detail;
use crate::report::fix::{self, FixEdit};
use crate::report::reply::Reply;
use crate::report::sentence::Sentence;
use crate::text::Doc;
use alloc::vec::Vec;

/// A document after its safe fixes, in numbers.
#[derive(Debug, Default)]
pub(crate) struct Corrected {
    pub(crate) output: Vec<u8>,
    /// The applied fixes, by round. Places refer to the text before the round.
    pub(crate) rounds: Vec<Reply>,
    pub(crate) headers: Vec<SentHeader>,
}

/// A header to send, with the value that was removed from the body.
#[derive(Debug)]
pub(crate) struct SentHeader {
    pub(crate) name: &'static Word,
    pub(crate) value: Vec<u8>,
}

impl Corrected {
    /// Applies the fixes of one round.
    pub(super) fn apply(&mut self, doc: Doc, details: &[Detail], edits: &[FixEdit], round: Reply) {
        for detail in details {
            if let Some(fix) = detail.fix.filter(|fix| fix.title == Sentence::SendAsHeader)
                && let Some(name) = fix.other
            {
                let mut value = Vec::new();
                doc.append(&doc.node(fix.key + 1), &mut value);
                self.headers.push(SentHeader { name, value });
            }
        }
        self.output = fix::apply(doc, edits);
        self.rounds.push(round);
    }
}
