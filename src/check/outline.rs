//! A report in numbers: the verdict and the details from which a report is made.

use super::Assumption;
use crate::report::detail::{Arguments, Details};
use crate::report::message::{MessageBuilder, Phrasing};
use crate::report::sentence::Sentence;
use crate::text::Doc;
use crate::text::pointer::Segment;
use alloc::string::String;
use alloc::vec::Vec;

/// A report in numbers.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    pub(crate) is_valid: bool,
    pub(crate) is_truncated: bool,
    pub(crate) assumption: Option<AssumptionDetail>,
    pub(crate) details: Details,
}

/// An assumption: its sentence, and the name that fills it in.
#[derive(Debug)]
pub(crate) struct AssumptionDetail {
    pub(crate) sentence: Sentence,
    pub(crate) name: Vec<u8>,
}

impl AssumptionDetail {
    pub(crate) fn of(assumption: Assumption, doc: Doc) -> AssumptionDetail {
        let mut name = Vec::new();
        let sentence = match assumption {
            Assumption::EntriesBehind(key) => {
                doc.append(&doc.node(key), &mut name);
                Sentence::EntriesBehind
            }
            Assumption::NoEntries => Sentence::NoEntries,
        };
        AssumptionDetail { sentence, name }
    }

    pub(crate) fn message(&self, phrasing: Phrasing) -> String {
        let name = Segment::Key(String::from_utf8_lossy(&self.name).into());
        let builder = MessageBuilder {
            arguments: &Arguments::NOTHING,
            last: Some(&name),
            phrasing,
        };
        builder.message(self.sentence)
    }
}
