//! What can be said of an object only when it closes: what is missing, what its discriminator makes
//! of what came before, and which names it does not know.

use super::code::Code;
use super::finding::{Finding, Subject};
use super::suggest;
use super::walk::{Open, Walk};
use crate::contract::index::Fields;
use crate::contract::model::{Basis, ExtraFields, Form, Kind, Object, Standing};
use crate::json::reader::{Halt, Text};
use crate::json::span::Span;

impl Walk<'_, '_> {
    #[inline(always)]
    pub(super) fn close(&mut self, open: Open) -> Result<(), Halt> {
        let object = open.object;
        let missing = object.index.required(open.chosen) & !open.seen;
        if missing != 0 {
            self.missing(open, missing);
        }
        if object.discriminator.is_some() {
            self.settle(open);
            self.buffers.sites.truncate(open.sites);
        }
        match self.buffers.keys.mark() - open.names {
            0 => {}
            1 if !self.names_matter && object.nothing_else_with.is_empty() => {
                self.buffers.keys.forget(open.names);
            }
            _ => self.further(open),
        }
        self.seen_enough()
    }

    /// Where only the verdict is asked for, an error that nothing can take back ends the walk.
    #[inline(always)]
    pub(super) fn seen_enough(&self) -> Result<(), Halt> {
        let enough =
            self.ledger.verdict_only && self.undecided == 0 && !self.ledger.findings.is_empty();
        match enough {
            true => Err(Halt),
            false => Ok(()),
        }
    }

    #[cold]
    fn missing(&mut self, open: Open, missing: Fields) {
        let version = self.ledger.options.version;
        for (at, field) in open.object.fields.iter().enumerate() {
            let in_force = matches!(
                field.standing(version),
                Standing::Current | Standing::Deprecated
            );
            if missing & (1 << at) == 0 || !in_force {
                continue;
            }
            let Some(presence) = field.presence else {
                continue;
            };
            let basis = presence.basis;
            self.ledger.note(Finding {
                code: Code::Required,
                severity: self.ledger.severity(Code::Required, basis, false),
                basis,
                section: self.ledger.section(field, Some(open.object)),
                order: self.reader.at() - 1,
                span: Span::new(open.brace, open.brace + 1),
                subject: Subject::Missing(field),
            });
        }
    }

    /// Settles what was checked before the discriminator was known.
    #[inline(always)]
    fn settle(&mut self, open: Open) {
        match open.chosen {
            Some(member) => {
                let misplaced = open.object.index.misplaced(member) & open.seen;
                if misplaced != 0 {
                    self.misplaced(open, misplaced, member);
                }
            }
            None if self.ledger.findings.len() > open.findings => self.undecidable(open),
            None => {}
        }
    }

    #[cold]
    fn misplaced(&mut self, open: Open, misplaced: Fields, member: usize) {
        let code = match nothing_else(open.object, member) {
            true => Code::Unexpected,
            false => Code::Irrelevant,
        };
        for site in &self.buffers.sites[open.sites..] {
            if misplaced & (1 << site.at) != 0 {
                let within = Span::new(site.key.start, site.end);
                self.ledger.revise(open.findings, within, |finding| {
                    super::finding::is_of_the_reader(finding.code)
                });
                let field = &open.object.fields[site.at];
                self.ledger.at_key(code, field, open.object, site.key);
            }
        }
    }

    /// A discriminator that is missing or bad hides what depends on it.
    #[cold]
    fn undecidable(&mut self, open: Open) {
        for site in &self.buffers.sites[open.sites..] {
            let within = Span::new(site.key.start, site.end);
            self.ledger.revise(open.findings, within, stands_undecided);
        }
    }

    /// The members that the object does not know.
    #[inline(never)]
    fn further(&mut self, open: Open) {
        let unexpected = open
            .chosen
            .is_some_and(|member| nothing_else(open.object, member));
        let (code, basis) = match unexpected {
            true => (Code::Unexpected, Basis::Stated),
            false => (Code::Undocumented, Basis::Assumed),
        };
        if self.ledger.wants(code, basis) {
            for key in self.buffers.keys.since(open.names) {
                if unexpected || self.is_worth_a_word(open.object, *key) {
                    self.ledger.at_unknown(code, basis, open.object, key.span);
                }
            }
        }
        self.repeated_names(open.names);
    }

    /// Where further members are expected, only a slip of the pen is worth a word.
    fn is_worth_a_word(&self, object: &'static Object, key: Text) -> bool {
        let (text, version) = (self.reader.text(), self.ledger.options.version);
        object.extra_fields == ExtraFields::Unspecified
            || suggest::later_field(object, key, text, version).is_some()
            || suggest::near_field(object, key, text, version).is_some()
    }

    /// Notes the names since a mark that were there before, and forgets them all.
    pub(super) fn repeated_names(&mut self, mark: u32) {
        let ledger = &mut self.ledger;
        self.buffers
            .keys
            .close(mark, self.reader.text(), &mut |key| {
                ledger.repeated(key.span);
            });
    }
}

/// Whether a finding stands where nobody knows what is required. `''` in an enumeration or an e-mail
/// address is then still none of the allowed values.
fn stands_undecided(finding: &mut Finding) -> bool {
    match (finding.code, finding.subject) {
        (Code::Required, _) => false,
        (Code::Empty, Subject::Value(field, _)) => {
            finding.basis = Basis::Stated;
            matches!(field.kind, Kind::Enum(_) | Kind::Text(Form::Email))
        }
        _ => true,
    }
}

/// Whether the object holds the required members and nothing else beside that value of its
/// discriminator.
fn nothing_else(object: &Object, member: usize) -> bool {
    match object.fields[0].kind {
        Kind::Enum(members) => object
            .nothing_else_with
            .iter()
            .any(|one| one.value == members[member].value),
        _ => false,
    }
}
