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

    /// The section of its field or object; `None`: that of the shape.
    pub(crate) fn section(self) -> Option<SectionId> {
        match self {
            Subject::Unknown(object) => object.section,
            _ => self.field()?.section,
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

    /// Makes an error that is about no field or object: its code says how firm it is, and which section it concerns.
    pub(crate) fn of_code(code: Code, subject: Subject, node: NodeId, span: Span) -> Finding {
        let (basis, section) = match code {
            Code::TooLarge | Code::TooDeep => (Basis::Assumed, chapter::LIMITS),
            Code::Entries => (Basis::Assumed, chapter::LISTS),
            Code::DuplicateKey => (Basis::Assumed, chapter::CALLS),
            _ => (Basis::Stated, chapter::CALLS),
        };
        Finding::new(code, basis, section, subject, node, span)
    }

    /// Makes the finding of a fault.
    pub(crate) fn of_fault(fault: Fault) -> Finding {
        let code = match fault.cause {
            Cause::Syntax(_) => Code::Syntax,
            Cause::TooDeep => Code::TooDeep,
            Cause::NotUtf8 | Cause::LoneSurrogate | Cause::ByteOrderMark => Code::Encoding,
        };
        Finding::of_code(code, Subject::Fault(fault.cause), fault.node, fault.span)
    }

    /// Makes the finding of an input that could not be made into text, or is too large.
    pub(crate) fn unread(code: Code) -> Finding {
        let why = match code {
            Code::TooLarge => Sentence::TooLarge,
            Code::TooDeep => Sentence::TooDeep,
            _ => Sentence::NotSerializable,
        };
        Finding::refused(code, why)
    }

    /// Makes the finding of an input that could not be made into text, or is too large, of which there is another sentence.
    pub(crate) fn refused(code: Code, why: Sentence) -> Finding {
        Finding::of_code(code, Subject::Input(why), 0, Span::default())
    }

    /// Makes the finding of entries that were not found.
    pub(crate) fn of_entries(lookup: Lookup, node: NodeId, span: Span) -> Finding {
        let why = match lookup {
            Lookup::Nowhere => Sentence::EntriesNowhere,
            Lookup::NoArray => Sentence::EntriesNoArray,
            Lookup::Ambiguous => Sentence::EntriesAmbiguous,
        };
        Finding::of_code(Code::Entries, Subject::Place(why), node, span)
    }

    /// Makes the finding of a repeated name.
    pub(crate) fn of_repetition(key: NodeId, span: Span) -> Finding {
        Finding::of_code(Code::DuplicateKey, Subject::Repeated, key, span)
    }

    /// Makes the finding of a complement that can't be used, and why.
    pub(crate) fn of_complement(why: Sentence, section: SectionId) -> Finding {
        Finding::new(
            Code::Complement,
            Basis::Assumed,
            section,
            Subject::Input(why),
            0,
            Span::default(),
        )
    }

    /// Whether it has a place in the text.
    pub(crate) fn has_place(&self) -> bool {
        !matches!(self.subject, Subject::Input(_) | Subject::Call(_))
    }
}
