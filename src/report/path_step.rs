//! The steps of the paths in results.

use crate::contract::catalogue::Catalogue;
use crate::contract::word::{Word, WordId};
use crate::text::Doc;
use crate::text::pointer::Segment;
use crate::text::trail::TrailStep;
use alloc::string::String;
use alloc::vec::Vec;

/// A step of a path.
#[derive(Clone, Debug)]
pub(crate) enum PathStep {
    /// The position of an element.
    Index(u32),
    /// A name that is a word of the contract.
    Word(&'static Word),
    /// Any other name.
    Name(Vec<u8>),
}

impl PathStep {
    /// The step of a trail.
    pub(crate) fn of(catalogue: &'static Catalogue, doc: Doc, step: &TrailStep) -> PathStep {
        if step.is_position {
            return PathStep::Index(step.index);
        }
        let key = doc.node(step.child);
        match catalogue.word_of(doc, &key) {
            Some(word) => PathStep::Word(word),
            None => {
                let mut name = Vec::new();
                doc.append(&key, &mut name);
                PathStep::Name(name)
            }
        }
    }

    /// Its name; of a position `*`.
    pub(crate) fn pattern(&self) -> &[u8] {
        match self {
            PathStep::Index(_) => b"*",
            PathStep::Word(word) => word.text(),
            PathStep::Name(name) => name,
        }
    }

    /// The number of its word, if it is one.
    pub(crate) fn word(&self) -> Option<WordId> {
        match self {
            PathStep::Word(word) => Some(word.number),
            PathStep::Index(_) | PathStep::Name(_) => None,
        }
    }

    /// The same as a segment of a public path.
    pub(crate) fn segment(&self) -> Segment {
        match self {
            PathStep::Index(index) => Segment::Index(*index),
            PathStep::Word(word) => Segment::Key(word.name().into()),
            PathStep::Name(name) => Segment::Key(String::from_utf8_lossy(name).into()),
        }
    }
}
