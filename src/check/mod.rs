//! Checks an indexed text against the contract and notes findings: numbers and places, no sentences.
//!
//! Discriminators are read before the members that depend on them, so that no finding is withdrawn.

pub(crate) mod call;
pub(crate) mod checker;
mod entries;
pub(crate) mod fixes;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod made_up_tests;
mod noting;
pub(crate) mod object;
pub(crate) mod query;
mod quick;
mod value;

use crate::contract::model::Layout;
use crate::report::code::{Code, Severity};
use crate::report::finding::Finding;
use crate::report::rules::Rules;
use crate::text::envelope::Entries;
use crate::text::names::RepeatedNames;
use crate::text::{Doc, Index, NodeId, Padded};
use alloc::vec::Vec;
use query::other_text;

/// Buffers that are kept between documents, so that a document without findings allocates nothing.
#[derive(Debug)]
pub(crate) struct Buffers {
    pub(crate) findings: Vec<Finding>,
    /// The unknown keys of the objects that are being checked, outermost first.
    keys: Vec<NodeId>,
    names: RepeatedNames,
    decoded: Vec<u8>,
}

impl Buffers {
    pub(crate) const NEW: Buffers = Buffers {
        findings: Vec::new(),
        keys: Vec::new(),
        names: RepeatedNames::NEW,
        decoded: Vec::new(),
    };
}

/// The result of a check besides its findings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Verdict {
    pub(crate) is_valid: bool,
    /// There were more findings than are kept.
    pub(crate) forgot: bool,
    /// Of a list: where its entries are.
    pub(crate) entries: Option<Entries>,
}

impl Verdict {
    /// That of a text before anything was found.
    const VALID: Verdict = Verdict {
        is_valid: true,
        forgot: false,
        entries: None,
    };
}

/// Checks one document.
pub(crate) struct Check<'c> {
    doc: Doc<'c>,
    rules: &'c Rules<'c>,
    scratch: &'c mut Buffers,
    outcome: Verdict,
    /// Collects no findings and stops at the first error.
    verdict_only: bool,
    /// The text has a fault: nothing counts as missing.
    is_unfinished: bool,
    /// Inside a member that depends on a missing or invalid discriminator: what is required is unknown.
    is_undecided: bool,
}

/// Reads and checks a text. Leaves the findings in `scratch`.
pub(crate) fn check(
    text: Padded,
    rules: &Rules,
    index: &mut Index,
    scratch: &mut Buffers,
    verdict_only: bool,
) -> Verdict {
    let shape = rules.shape;
    let is_too_large = rules.limits.is_too_large(text.len());
    let other_text = match shape.is_query() && !is_too_large {
        true => other_text(text.text()),
        false => None,
    };
    if is_too_large || other_text.is_some() {
        index.clear();
    } else if shape.is_query() && rules.has_places {
        index.read_query(text);
    } else if shape.is_query() {
        index.read_query_object(text);
    } else {
        index.read(text, 0, rules.limits.depth);
    }
    let fault = index.fault();
    let mut check = Check::new(index.doc(text), rules, scratch, verdict_only);
    check.is_unfinished = fault.is_some();
    match (shape.layout, other_text) {
        _ if is_too_large => check.note(Finding::unread(Code::TooLarge), Severity::Error),
        (_, Some(why)) => check.no_query(why),
        (Layout::Query, None) => check.object(shape.object, 0),
        (Layout::Entries, None) => check.entries(),
        (Layout::Document, None) => check.value(0, shape.root),
    }
    if let Some(fault) = fault {
        check.note(Finding::of_fault(fault), Severity::Error);
    }
    check.outcome
}

impl<'c> Check<'c> {
    pub(crate) fn new(doc: Doc<'c>, rules: &'c Rules<'c>, scratch: &'c mut Buffers, verdict_only: bool) -> Check<'c> {
        scratch.findings.clear();
        scratch.keys.clear();
        Check {
            doc,
            rules,
            scratch,
            outcome: Verdict::VALID,
            verdict_only,
            is_unfinished: false,
            is_undecided: false,
        }
    }

    /// Whether the verdict is all that is wanted, and is known.
    #[inline]
    fn is_decided(&self) -> bool {
        self.verdict_only && !self.outcome.is_valid
    }

    /// The quotes around a string: a query has none.
    #[inline]
    fn quotes(&self) -> u32 {
        match self.rules.shape.is_query() {
            true => 0,
            false => 2,
        }
    }
}
