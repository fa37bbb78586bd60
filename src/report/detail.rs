//! Adds to findings what their problems need, still in numbers: sentence and arguments, then path and place.

mod choice;
mod lengths;
mod writer;

pub(crate) use choice::Wording;
pub(crate) use lengths::{kept_together, length_of};
pub(crate) use writer::CallPart;

use super::finding::Finding;
use super::fix::PlannedFix;
use super::rules::Rules;
use crate::contract::catalogue::{FieldEntry, ObjectEntry, ShapeEntry};
use crate::contract::word::Word;
use crate::text::{Doc, NodeKind};
use alloc::vec::Vec;

/// A finding with the numbers of its sentences and its fix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detail {
    pub(crate) finding: Finding,
    pub(crate) wording: Wording,
    pub(crate) fix: Option<PlannedFix>,
}

/// What the arguments of a sentence are made from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Arguments {
    /// The number of the shape whose amendments apply.
    pub(crate) shape: usize,
    pub(crate) field: Option<&'static FieldEntry>,
    pub(crate) object: Option<&'static ObjectEntry>,
    /// The known word that was probably meant.
    pub(crate) near: Option<&'static Word>,
    /// The field that can't be used together with this one.
    pub(crate) other: Option<&'static FieldEntry>,
    pub(crate) header: Option<&'static Word>,
    /// The position of an endpoint in the service's list.
    pub(crate) endpoint: Option<usize>,
    /// The endpoints that match a path, a bit each.
    pub(crate) endpoints: u32,
    /// The limit that the document exceeds.
    pub(crate) limit: u32,
}

/// Makes details from findings: chooses their sentences, and writes them with paths and places.
pub(crate) struct Describer<'t> {
    pub(crate) doc: Doc<'t>,
    /// The shape's number.
    pub(crate) number: usize,
    shape: &'static ShapeEntry,
    pub(crate) rules: &'t Rules<'t>,
}

impl<'t> Describer<'t> {
    pub(crate) fn new(doc: Doc<'t>, number: usize, rules: &'t Rules<'t>) -> Describer<'t> {
        Describer {
            doc,
            number,
            shape: rules.catalogue.shape(number),
            rules,
        }
    }

    pub(crate) fn is_query(&self) -> bool {
        self.shape.is_query()
    }

    /// Chooses the sentence of a finding.
    pub(crate) fn detail(&self, finding: &Finding) -> Detail {
        let mut wording = self.wording(finding);
        wording.arguments.shape = self.number;
        Detail {
            finding: *finding,
            wording,
            fix: None,
        }
    }

    /// Appends the decoded name or string of a finding.
    fn name(&self, finding: &Finding, into: &mut Vec<u8>) {
        let node = self.doc.node(finding.node);
        if matches!(node.kind(), NodeKind::Key | NodeKind::String) {
            self.doc.append(&node, into);
        }
    }
}
