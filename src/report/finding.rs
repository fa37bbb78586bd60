//! Findings: what a check found and where, as numbers. Paths, places and sentences are added later, in
//! [`super::detail`].

use super::code::{Code, Severity};
use super::sentence::Sentence;
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
    /// A removed member. What has its value now does not apply with the value of the discriminator.
    Outdated(&'static FieldEntry),
    /// A member that is missing. The span is the opening brace of its object.
    Missing(&'static FieldEntry),
    /// An unknown member.
    Unknown(&'static ObjectEntry),
    /// A name that repeats an earlier one.
    Repeated,
    /// The fault that stopped the reader.
    Fault(Cause),
    /// The input as a whole, which was not read or can't be converted so. The sentence says why.
    Input(Sentence),
    /// A place in the text, of which there is one sentence.
    Place(Sentence),
    /// A call as a whole, or one of its headers: the number of what it says.
    Call(usize),
}

impl Subject {
    /// The field that it is about.
    pub(crate) fn field(self) -> Option<&'static FieldEntry> {
        match self {
            Subject::Value(field)
            | Subject::Exclusive(field, _)
            | Subject::Member(field)
            | Subject::Outdated(field)
            | Subject::Missing(field) => Some(field),
            _ => None,
        }
    }
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
        Finding::refused(
            code,
            match code {
                Code::TooLarge => Sentence::TooLarge,
                Code::TooDeep => Sentence::TooDeep,
                _ => Sentence::NotSerializable,
            },
        )
    }

    /// Makes the finding of an input that could not be made into text, or is too large, of which there is another sentence.
    pub(crate) fn refused(code: Code, why: Sentence) -> Finding {
        let (basis, section) = match code {
            Code::TooLarge | Code::TooDeep => (Basis::Assumed, chapter::LIMITS),
            _ => (Basis::Stated, chapter::CALLS),
        };
        Finding::new(code, basis, section, Subject::Input(why), 0, Span::default())
    }

    /// Makes the finding of entries that were not found.
    pub(crate) fn of_entries(lookup: Lookup, node: NodeId, span: Span) -> Finding {
        let section = chapter::LISTS;
        let subject = Subject::Place(match lookup {
            Lookup::Nowhere => Sentence::EntriesNowhere,
            Lookup::NoArray => Sentence::EntriesNoArray,
            Lookup::Ambiguous => Sentence::EntriesAmbiguous,
        });
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

    /// Makes the finding of a complement that can't be used, and why.
    pub(crate) fn of_complement(why: Sentence, section: SectionId) -> Finding {
        let subject = Subject::Input(why);
        Finding::new(Code::Complement, Basis::Assumed, section, subject, 0, Span::default())
    }

    /// Whether it has a place in the text.
    pub(crate) fn has_place(&self) -> bool {
        !matches!(self.subject, Subject::Input(_) | Subject::Call(_))
    }
}
