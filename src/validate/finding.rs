//! Findings as they are noted: what, where, how firmly. Pointers, lines and sentences come later.

use super::code::{self, Circumstances, Code, Severity};
use super::options::{Level, Options};
use crate::contract::Contract;
use crate::contract::model::Direction;
use crate::contract::model::{Basis, Field, Object};
use crate::json::envelope::{Found, Lookup};
use crate::json::reader::{Fault, Text};
use crate::json::span::Span;

/// Something that the contract has to say about a place in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    pub(crate) code: Code,
    pub(crate) severity: Severity,
    pub(crate) basis: Basis,
    pub(crate) section: &'static str,
    /// Where it stands among the others.
    pub(crate) order: u32,
    /// What it points at.
    pub(crate) span: Span,
    pub(crate) subject: Subject,
}

/// What can be said without knowing the contract: errors, unless a ledger says otherwise.
impl Finding {
    pub(crate) fn error(
        code: Code,
        basis: Basis,
        section: &'static str,
        span: Span,
        subject: Subject,
    ) -> Finding {
        Finding {
            code,
            severity: Severity::Error,
            basis,
            section,
            order: span.start,
            span,
            subject,
        }
    }

    /// What stopped the reader.
    pub(crate) fn of_fault(fault: Fault, span: Span) -> Finding {
        let (code, basis, section) = match fault {
            Fault::Syntax(_) => (Code::Syntax, Basis::Stated, "4"),
            Fault::TooDeep => (Code::TooDeep, Basis::Assumed, "8"),
            _ => (Code::Encoding, Basis::Stated, "4"),
        };
        Finding::error(code, basis, section, span, Subject::Fault(fault))
    }

    /// That the input never became text that could be read.
    pub(crate) fn unread(code: Code) -> Finding {
        let (basis, section) = match code {
            Code::TooLarge => (Basis::Assumed, "8"),
            _ => (Basis::Stated, "4"),
        };
        Finding::error(code, basis, section, Span::default(), Subject::Document)
    }

    /// A name that was there before, at its later key.
    pub(crate) fn of_repetition(key: Span) -> Finding {
        Finding::error(
            Code::DuplicateKey,
            Basis::Assumed,
            "4",
            key,
            Subject::Repeated,
        )
    }

    /// That the entries of a list were not found.
    pub(crate) fn of_lookup(lookup: Lookup, span: Span) -> Finding {
        Finding::error(
            Code::Entries,
            Basis::Assumed,
            "4.4",
            span,
            Subject::Entries(lookup),
        )
    }
}

impl Finding {
    /// Whether it is about a place in the text.
    pub(crate) fn has_place(&self) -> bool {
        !matches!(self.subject, Subject::Document | Subject::Complement(_))
    }
}

/// What a finding is about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Subject {
    /// The value of a field or an element, and the object it belongs to.
    Value(&'static Field, Option<&'static Object>),
    /// A member that is known by name, and the object it belongs to.
    Member(&'static Field, &'static Object),
    /// A member that is not there; the span is its object's opening brace.
    Missing(&'static Field),
    /// A member whose name the object does not know.
    Unknown(&'static Object),
    /// A name that was there before.
    Repeated,
    /// What stopped the reader.
    Fault(Fault),
    /// The document as a whole: it never became text, or too much of it.
    Document,
    /// Where the entries of a list were looked for.
    Entries(Lookup),
    /// The complement that a conversion was given.
    Complement(Mismatch),
    /// What a conversion can't carry over and was told not to lose.
    Lost,
}

/// Why a complement can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// It is none, or not as it was handed out.
    Malformed,
    /// It was made for another shape, other versions or another `payoutUrl`.
    Foreign,
    /// Part of it belongs to nothing in this document.
    Orphan,
}

/// What was taken for granted, where the interface shows nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Assumption {
    /// The entries are those of the top-level member with this key.
    EntriesAt(Text),
    /// There are no entries to check.
    NoEntries,
}

impl Assumption {
    /// What is taken for granted where a list's entries were found, or not.
    pub(crate) fn on(found: Found) -> Option<Assumption> {
        match found {
            Found::Member(key) => Some(Assumption::EntriesAt(key)),
            Found::None => Some(Assumption::NoEntries),
            Found::Pointed | Found::Missed(..) => None,
        }
    }
}

/// Where findings are noted, and what decides whether one is worth noting.
pub(crate) struct Ledger<'s> {
    pub(crate) contract: &'static Contract,
    pub(crate) options: &'s Options,
    pub(crate) findings: &'s mut Vec<Finding>,
    /// Only the verdict is asked for: nothing but errors is noted.
    pub(crate) verdict_only: bool,
}

impl Ledger<'_> {
    /// Notes something about the value of a field. `owner` is the object the field belongs to.
    #[cold]
    pub(crate) fn at_value(
        &mut self,
        code: Code,
        basis: Basis,
        field: &'static Field,
        owner: Option<&'static Object>,
        span: Span,
    ) {
        let section = self.section(field, owner);
        self.note(Finding {
            code,
            severity: self.severity(code, basis, is_vital(field)),
            basis,
            section,
            order: span.start,
            span,
            subject: Subject::Value(field, owner),
        });
    }

    /// Notes something about a known member, at its key.
    #[cold]
    pub(crate) fn at_key(
        &mut self,
        code: Code,
        field: &'static Field,
        owner: &'static Object,
        key: Span,
    ) {
        self.note(Finding {
            code,
            severity: self.severity(code, Basis::Stated, false),
            basis: Basis::Stated,
            section: self.section(field, Some(owner)),
            order: key.start,
            span: key,
            subject: Subject::Member(field, owner),
        });
    }

    /// Notes a name that the object does not know, at its key.
    #[cold]
    pub(crate) fn at_unknown(
        &mut self,
        code: Code,
        basis: Basis,
        object: &'static Object,
        key: Span,
    ) {
        self.note(Finding {
            code,
            severity: self.severity(code, basis, false),
            basis,
            section: object.section.unwrap_or(self.contract.section),
            order: key.start,
            span: key,
            subject: Subject::Unknown(object),
        });
    }

    /// Notes a name that was there before, at its later key.
    #[cold]
    pub(crate) fn repeated(&mut self, key: Span) {
        self.note(Finding {
            severity: self.severity(Code::DuplicateKey, Basis::Assumed, false),
            ..Finding::of_repetition(key)
        });
    }

    /// Notes what stopped the reader. After a fault nobody knows what would have followed, so
    /// nothing counts as missing.
    #[cold]
    pub(crate) fn fault(&mut self, fault: Fault, span: Span) {
        self.findings
            .retain(|finding| !matches!(finding.code, Code::Required | Code::Empty));
        self.note(Finding::of_fault(fault, span));
    }

    /// Notes that the input never became text that could be read.
    #[cold]
    pub(crate) fn unread(&mut self, code: Code) {
        self.note(Finding::unread(code));
    }

    pub(crate) fn note(&mut self, finding: Finding) {
        let drafted = self.options.draft && matches!(finding.code, Code::Required | Code::Empty);
        if !drafted && self.listens_to(finding.severity) && self.applies(finding.basis) {
            self.findings.push(finding);
        }
    }

    /// Whether a finding that has no field of its own would be noted.
    pub(crate) fn wants(&self, code: Code, basis: Basis) -> bool {
        self.listens_to(self.severity(code, basis, false))
    }

    fn listens_to(&self, severity: Severity) -> bool {
        match self.verdict_only {
            true => severity == Severity::Error,
            false => severity != Severity::Off,
        }
    }

    pub(crate) fn severity(&self, code: Code, basis: Basis, vital: bool) -> Severity {
        self.options
            .severity
            .of(code)
            .unwrap_or_else(|| default_severity(code, self.contract.direction, basis, vital))
    }

    /// Whether rules of that basis apply at the level asked for.
    pub(crate) fn applies(&self, basis: Basis) -> bool {
        basis != Basis::Implied || self.options.level == Level::Implied
    }

    pub(crate) fn section(
        &self,
        field: &'static Field,
        owner: Option<&'static Object>,
    ) -> &'static str {
        field
            .section
            .or(owner.and_then(|owner| owner.section))
            .unwrap_or(self.contract.section)
    }

    /// Looks again at what was noted since then inside a stretch of text: what `stands` refuses is
    /// taken back.
    #[cold]
    pub(crate) fn revise(
        &mut self,
        since: usize,
        within: Span,
        stands: impl Fn(&mut Finding) -> bool,
    ) {
        let mut kept = since;
        for at in since..self.findings.len() {
            let mut finding = self.findings[at];
            let inside = (within.start..within.end).contains(&finding.span.start);
            if !inside || stands(&mut finding) {
                self.findings[kept] = finding;
                kept += 1;
            }
        }
        self.findings.truncate(kept);
    }
}

/// Whether a client could not act on a received document without the field: one that the interface
/// itself asks for.
pub fn is_vital(field: &Field) -> bool {
    field
        .presence
        .is_some_and(|presence| presence.basis == Basis::Stated)
}

pub(crate) fn default_severity(
    code: Code,
    direction: Direction,
    basis: Basis,
    vital: bool,
) -> Severity {
    let at = Circumstances {
        is_received: direction == Direction::Received,
        basis,
        is_vital: vital,
        is_null: false,
    };
    code::default_severity(code, at)
}

pub(crate) fn is_of_the_reader(code: Code) -> bool {
    code.is_fatal() || matches!(code, Code::DuplicateKey)
}
