//! Findings: numbers that say what was found where. Paths, places and words come later.

use super::code::{Code, Severity};
use crate::contract::model::Basis;
use crate::contract::pack::{FieldId, ObjectId};
use crate::contract::section::{SectionId, section_id};
use crate::text::envelope::Lookup;
use crate::text::{Cause, Fault, NodeId, Span};

/// Something that was found in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) code: Code,
    pub(crate) severity: Severity,
    pub(crate) basis: Basis,
    pub(crate) section: SectionId,
    pub(crate) subject: Subject,
    /// The node to which its path leads.
    pub(crate) node: NodeId,
    /// What it points at, in bytes.
    pub(crate) span: Span,
    /// Where it is listed among the others.
    pub(crate) order: u32,
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The value of a field.
    Value(FieldId),
    /// A member whose name the object knows.
    Member(FieldId),
    /// A member that is missing. The span is the opening brace of its object.
    Missing(FieldId),
    /// A member whose name the object does not know.
    Unknown(ObjectId),
    /// A name that an earlier member has.
    Repeated,
    /// What stopped the reader.
    Fault(Cause),
    /// The document as a whole: it is too large, or never became text.
    Document,
    /// The document that was not passed.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    // Only JavaScript can give none.
    Nothing,
    /// Where the entries of a list were looked for.
    Entries(Lookup),
    /// A call as a whole, or one of its headers.
    Call,
    /// The complement that a conversion was given.
    Complement(Mismatch),
    /// What a conversion can't carry over and must not lose.
    Lost,
}

/// Why a complement can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// Not a valid complement.
    Malformed,
    /// Made for another shape, other versions or another `payoutUrl`.
    Foreign,
    /// Part of it belongs to nothing in this document.
    Orphan,
}

impl Finding {
    /// An error that is listed where it begins.
    pub(crate) fn new(
        code: Code,
        basis: Basis,
        section: SectionId,
        subject: Subject,
        node: NodeId,
        span: Span,
    ) -> Finding {
        Finding {
            code,
            severity: Severity::Error,
            basis,
            section,
            subject,
            node,
            span,
            order: span.start,
        }
    }

    /// What stopped the reader.
    pub(crate) fn of_fault(fault: Fault) -> Finding {
        let (code, basis, section) = match fault.cause {
            Cause::Syntax(_) => (Code::Syntax, Basis::Stated, const { section_id("4") }),
            Cause::TooDeep => (Code::TooDeep, Basis::Assumed, const { section_id("8") }),
            Cause::NotUtf8 | Cause::LoneSurrogate | Cause::ByteOrderMark => {
                (Code::Encoding, Basis::Stated, const { section_id("4") })
            }
        };
        let subject = Subject::Fault(fault.cause);
        Finding::new(code, basis, section, subject, fault.node, fault.span)
    }

    /// An input that never became text, or is too large.
    pub(crate) fn unread(code: Code) -> Finding {
        let (basis, section) = match code {
            Code::TooLarge | Code::TooDeep => (Basis::Assumed, const { section_id("8") }),
            _ => (Basis::Stated, const { section_id("4") }),
        };
        Finding::new(code, basis, section, Subject::Document, 0, Span::default())
    }

    /// No input at all, which only JavaScript can pass.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) fn nothing() -> Finding {
        let subject = Subject::Nothing;
        Finding {
            subject,
            ..Finding::unread(Code::NotSerializable)
        }
    }

    /// The entries of a list that were not found.
    pub(crate) fn of_entries(lookup: Lookup, node: NodeId, span: Span) -> Finding {
        let section = const { section_id("4.4") };
        let subject = Subject::Entries(lookup);
        let mut finding = Finding::new(Code::Entries, Basis::Assumed, section, subject, node, span);
        if lookup == Lookup::Ambiguous {
            finding.severity = Severity::Warning;
        }
        finding
    }

    /// A name that an earlier member has.
    pub(crate) fn of_repetition(node: NodeId, span: Span) -> Finding {
        Finding {
            code: Code::DuplicateKey,
            severity: Severity::Error,
            basis: Basis::Assumed,
            section: const { section_id("4") },
            subject: Subject::Repeated,
            node,
            span,
            order: span.start,
        }
    }

    /// A complement that can't be used.
    pub(crate) fn of_complement(mismatch: Mismatch, section: SectionId) -> Finding {
        Finding {
            code: Code::Complement,
            severity: Severity::Error,
            basis: Basis::Assumed,
            section,
            subject: Subject::Complement(mismatch),
            node: 0,
            span: Span::default(),
            order: 0,
        }
    }

    /// What a conversion can't carry over and must not lose.
    pub(crate) fn of_loss(code: Code, section: SectionId, node: NodeId, span: Span) -> Finding {
        Finding {
            code,
            severity: Severity::Error,
            basis: Basis::Assumed,
            section,
            subject: Subject::Lost,
            node,
            span,
            order: span.start,
        }
    }

    /// Whether it is about a place in the text.
    pub(crate) fn has_place(&self) -> bool {
        !matches!(
            self.subject,
            Subject::Document | Subject::Nothing | Subject::Call | Subject::Complement(_)
        )
    }
}
