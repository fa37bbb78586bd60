//! Adds to findings what their problems need, still in numbers: sentence and arguments, then path and place.

mod choice;
mod lengths;
mod writer;

pub(crate) use choice::Wording;
pub(crate) use writer::CallPart;

use super::finding::Finding;
use super::fix::PlannedFix;
use super::rules::Rules;
use crate::contract::catalogue::{FieldId, NONE, ObjectId, ShapeEntry};
use crate::contract::word::WordId;
use crate::text::query::decoded;
use crate::text::{Doc, NodeKind};
use alloc::vec::Vec;

/// A finding with the numbers of its sentences and its fix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) wording: Wording,
    pub(crate) fix: Option<PlannedFix>,
}

/// What the arguments of a sentence are made from. [`NONE`] stands for nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arguments {
    pub(crate) field: FieldId,
    pub(crate) object: ObjectId,
    /// The known word that was probably meant.
    pub(crate) near: WordId,
    /// The word of a header or list, or the number of an endpoint.
    pub(crate) other: u16,
    /// A limit, or a set of endpoints, a bit each.
    pub(crate) number: u32,
}

impl Arguments {
    pub(crate) const NOTHING: Arguments = Arguments {
        field: NONE,
        object: NONE,
        near: NONE,
        other: NONE,
        number: 0,
    };
}

/// Makes details from findings: chooses their sentences, and writes them with paths and places.
pub(crate) struct Describer<'t> {
    pub(crate) doc: Doc<'t>,
    shape: &'static ShapeEntry,
    pub(crate) rules: &'t Rules<'t>,
}

impl<'t> Describer<'t> {
    pub(crate) fn new(doc: Doc<'t>, number: usize, rules: &'t Rules<'t>) -> Describer<'t> {
        Describer {
            doc,
            shape: rules.catalogue.shape(number),
            rules,
        }
    }

    pub(crate) fn is_query(&self) -> bool {
        self.shape.is_query()
    }

    /// Chooses the sentence of a finding.
    pub(crate) fn detail(&self, finding: &Finding) -> Detail {
        Detail {
            finding: *finding,
            wording: self.wording(finding),
            fix: None,
        }
    }

    /// Appends the decoded name or string of a finding.
    fn name(&self, finding: &Finding, into: &mut Vec<u8>) {
        if self.is_query() {
            if let Ok(name) = decoded(self.doc.text(), finding.span) {
                into.extend_from_slice(&name);
            }
        } else {
            let node = self.doc.node(finding.node);
            if matches!(node.kind(), NodeKind::Key | NodeKind::String) {
                self.doc.append(&node, into);
            }
        }
    }
}
