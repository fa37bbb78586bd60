//! Lists, whose envelope the interface does not show (4.4): where the entries are, without guessing.

use super::code::{Code, Severity};
use super::finding::{Assumption, Finding};
use super::walk::Walk;
use crate::contract::model::{Field, Kind};
use crate::json::envelope::{self, Found, Lookup, Open};
use crate::json::reader::{Halt, Kind as JsonKind, Reader, Text, Token};
use crate::json::span::Span;

impl<'t> Walk<'t, '_> {
    /// Reads a document that holds entries which the contract's root describes.
    pub(crate) fn list_of_entries(mut self) {
        let read = self.whole_list();
        self.finish(read);
    }

    fn whole_list(&mut self) -> Result<(), Halt> {
        let token = self.reader.root()?;
        match token.kind {
            JsonKind::Array => self.entries()?,
            JsonKind::Object => self.envelope(token)?,
            _ => self.wrong_type(&ENVELOPE, None, token)?,
        }
        self.reader.end()
    }

    fn envelope(&mut self, token: Token) -> Result<(), Halt> {
        let pointer = self.ledger.options.entries.as_deref();
        let is_guess = u32::from(pointer.is_none());
        self.undecided += is_guess;
        let found = envelope::open(self, token, pointer);
        self.undecided -= is_guess;
        let found = found?;
        self.assumptions.extend(Assumption::on(found));
        if let Found::Missed(lookup, span) = found {
            self.missed(lookup, span);
        }
        self.seen_enough()
    }

    #[cold]
    fn missed(&mut self, lookup: Lookup, span: Span) {
        if lookup == Lookup::Ambiguous {
            self.forget_since(0);
        }
        let severity = match (self.ledger.options.severity.of(Code::Entries), lookup) {
            (Some(severity), _) => severity,
            (None, Lookup::Ambiguous) => Severity::Warning,
            (None, _) => Severity::Error,
        };
        self.ledger.note(Finding {
            severity,
            ..Finding::of_lookup(lookup, span)
        });
    }

    fn forget_since(&mut self, since: usize) {
        let anywhere = Span::new(0, u32::MAX);
        self.ledger.revise(since, anywhere, |finding| {
            super::finding::is_of_the_reader(finding.code)
        });
    }
}

impl<'t> Open<'t> for Walk<'t, '_> {
    fn reader(&mut self) -> &mut Reader<'t> {
        &mut self.reader
    }

    fn entries(&mut self) -> Result<(), Halt> {
        self.elements(&self.ledger.contract.root, None).map(|_| ())
    }

    fn candidate(&mut self) -> Result<Option<bool>, Halt> {
        let findings = self.ledger.findings.len();
        let mut only_objects = true;
        let mut first = true;
        while let Some(byte) = self.reader.element_ahead(first)? {
            first = false;
            if only_objects && byte != b'{' {
                only_objects = false;
                self.forget_since(findings);
            }
            match only_objects {
                true => self.value(&self.ledger.contract.root, None, byte)?,
                false => {
                    let token = self.reader.value(byte)?;
                    self.skip(token)?;
                }
            }
        }
        Ok(only_objects.then_some(!first))
    }

    fn pass_over(&mut self, token: Token) -> Result<(), Halt> {
        self.skip(token)
    }

    fn mark(&mut self) -> u32 {
        self.buffers.keys.mark()
    }

    fn name(&mut self, key: Text) {
        self.buffers.keys.push(key);
    }

    fn close(&mut self, names: u32, _: Span) {
        self.repeated_names(names);
    }
}

/// What holds a list's entries, in plain words: an array, or an object around one.
static ENVELOPE: Field = Field::new("", Kind::Collection);
