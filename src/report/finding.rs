//! Findings: what a check found and where, as numbers. Paths, places and sentences are added later, in
//! [`super::detail`].

use super::code::{Code, Severity};
use crate::contract::catalogue::{FieldEntry, ObjectEntry, SectionId, chapter};
use crate::contract::model::Basis;
use crate::text::envelope::Lookup;
use crate::text::{Cause, Fault, NodeId, Span};

/// One finding.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) code: Code,
    pub(crate) severity: Severity,
    pub(crate) basis: Basis,
    pub(crate) section: SectionId,
    pub(crate) subject: Subject,
    /// The node to which its path leads.
    pub(crate) node: NodeId,
    /// The text that it points at, in bytes.
    pub(crate) span: Span,
    /// Its rank in the report: an offset in the text.
    pub(crate) order: u32,
}

/// What a finding is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Subject {
    /// The value of a field.
    Value(&'static FieldEntry),
    /// The value of a field that can't be used together with another one of its object, at this position.
    Exclusive(&'static FieldEntry, u8),
    /// A known member.
    Member(&'static FieldEntry),
    /// A member that is missing. The span is the opening brace of its object.
    Missing(&'static FieldEntry),
    /// An unknown member.
    Unknown(&'static ObjectEntry),
    /// A name that repeats an earlier one.
    Repeated,
    /// The fault that stopped the reader.
    Fault(Cause),
    /// The document as a whole: too large, or not made into text.
    Document,
    /// An input of `undefined`, which only JavaScript can pass.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    Nothing,
    /// An object that is no JSON value, which only JavaScript can pass.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    NotPlain,
    /// A document for which there is no memory, which the package finds.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    Memory,
    /// The entries of a list, which were not found.
    Entries(Lookup),
    /// A call as a whole, or one of its headers: the number of what it says.
    Call(usize),
    /// The complement given to a conversion.
    Complement(Mismatch),
    /// Something that the other version has no place for, with `onLoss: 'error'`.
    Lost,
    /// A member that the complement holds another value for, with `onLoss: 'error'`.
    GivesWay,
    /// A text that is a URL, not its query.
    Url,
    /// A text that is something else than a query.
    NoQuery,
}

impl Subject {
    /// The field that it is about.
    pub(crate) fn field(self) -> Option<&'static FieldEntry> {
        match self {
            Subject::Value(field) | Subject::Exclusive(field, _) | Subject::Member(field) | Subject::Missing(field) => {
                Some(field)
            }
            _ => None,
        }
    }
}

/// Why a complement can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// Not a valid complement.
    Malformed,
    /// Made for another shape, other versions or another place of its values.
    Foreign,
    /// Part of it matches nothing in this document.
    Orphan,
    /// The same with `onOrphan: 'drop'` and `onLoss: 'error'`.
    Dropped,
}

impl Finding {
    /// Makes an error, listed where its span begins.
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

    /// Makes the finding of a fault.
    pub(crate) fn of_fault(fault: Fault) -> Finding {
        let (code, basis, section) = match fault.cause {
            Cause::Syntax(_) => (Code::Syntax, Basis::Stated, chapter::CALLS),
            Cause::TooDeep => (Code::TooDeep, Basis::Assumed, chapter::LIMITS),
            Cause::NotUtf8 | Cause::LoneSurrogate | Cause::ByteOrderMark => {
                (Code::Encoding, Basis::Stated, chapter::CALLS)
            }
        };
        let subject = Subject::Fault(fault.cause);
        Finding::new(code, basis, section, subject, fault.node, fault.span)
    }

    /// Makes the finding of an input that could not be made into text, or is too large.
    pub(crate) fn unread(code: Code) -> Finding {
        let (basis, section) = match code {
            Code::TooLarge | Code::TooDeep => (Basis::Assumed, chapter::LIMITS),
            _ => (Basis::Stated, chapter::CALLS),
        };
        Finding::new(code, basis, section, Subject::Document, 0, Span::default())
    }

    /// Makes the finding of an input that only the package refuses: [`Subject::Nothing`], [`Subject::NotPlain`] or
    /// [`Subject::Memory`].
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code))]
    pub(crate) fn refused(code: Code, subject: Subject) -> Finding {
        Finding {
            subject,
            ..Finding::unread(code)
        }
    }

    /// Makes the finding of entries that were not found.
    pub(crate) fn of_entries(lookup: Lookup, node: NodeId, span: Span) -> Finding {
        let section = chapter::LISTS;
        let subject = Subject::Entries(lookup);
        let mut finding = Finding::new(Code::Entries, Basis::Assumed, section, subject, node, span);
        if lookup == Lookup::Ambiguous {
            finding.severity = Severity::Warning;
        }
        finding
    }

    /// Makes the finding of a repeated name.
    pub(crate) fn of_repetition(node: NodeId, span: Span) -> Finding {
        let (code, section) = (Code::DuplicateKey, chapter::CALLS);
        Finding::new(code, Basis::Assumed, section, Subject::Repeated, node, span)
    }

    /// Makes the finding of a complement that can't be used.
    pub(crate) fn of_complement(mismatch: Mismatch, section: SectionId) -> Finding {
        let subject = Subject::Complement(mismatch);
        Finding::new(Code::Complement, Basis::Assumed, section, subject, 0, Span::default())
    }

    /// Whether it has a place in the text.
    pub(crate) fn has_place(&self) -> bool {
        !matches!(
            self.subject,
            Subject::Document
                | Subject::Nothing
                | Subject::NotPlain
                | Subject::Memory
                | Subject::Call(_)
                | Subject::Complement(_)
        )
    }
}
