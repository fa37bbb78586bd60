//! Lists, whose envelope the interface does not show (4.4): where the entries are, without guessing.

use super::code::{Code, Severity};
use super::finding::{Assumption, Finding, Lookup};
use super::walk::Walk;
use crate::contract::model::{Field, Kind};
use crate::json::keys::Unescaped;
use crate::json::pointer;
use crate::json::reader::{Halt, Kind as JsonKind, Text, Token};
use crate::json::span::Span;

impl Walk<'_, '_> {
    /// Reads a document that holds entries which the contract's root describes.
    pub(crate) fn list_of_entries(mut self) {
        let read = self.envelope();
        self.finish(read);
    }

    fn envelope(&mut self) -> Result<(), Halt> {
        let token = self.reader.root()?;
        match (token.kind, self.ledger.options.entries.as_deref()) {
            (JsonKind::Array, _) => self.all_entries()?,
            (JsonKind::Object, None) => self.searched(token)?,
            (JsonKind::Object, Some(pointer)) => self.pointed_at(pointer, token)?,
            _ => self.wrong_type(&ENVELOPE, None, token)?,
        }
        self.reader.end()
    }

    fn all_entries(&mut self) -> Result<(), Halt> {
        self.elements(&self.ledger.contract.root, None).map(|_| ())
    }

    /// Takes the one top-level member that is an array of nothing but objects.
    fn searched(&mut self, token: Token) -> Result<(), Halt> {
        let names = self.buffers.keys.mark();
        self.undecided += 1;
        let search = self.candidates();
        self.undecided -= 1;
        self.repeated_names(names);
        let search = search?;
        match (search.found, search.filled) {
            (Some(key), true) if search.count == 1 => self.assume(Assumption::EntriesAt(key)),
            (Some(_), true) => {
                self.forget_since(0);
                let span = Span::new(token.span.start, self.reader.at());
                self.entries(Lookup::Ambiguous, span);
            }
            _ => self.assume(Assumption::NoEntries),
        }
        self.seen_enough()
    }

    fn candidates(&mut self) -> Result<Search, Halt> {
        let mut search = Search::default();
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.buffers.keys.push(key);
            let token = self.reader.member()?;
            if token.kind != JsonKind::Array {
                self.skip(token)?;
            } else if let Some(filled) = self.candidate()? {
                search.count += 1;
                search.filled |= filled;
                search.found.get_or_insert(key);
                if filled {
                    search.found = Some(key);
                }
            }
        }
        Ok(search)
    }

    /// Checks an array's elements as entries until one is no object; says whether it held any.
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

    fn forget_since(&mut self, since: usize) {
        let anywhere = Span::new(0, u32::MAX);
        self.ledger
            .revise(since, anywhere, |finding| finding.code.is_of_the_reader());
    }

    /// Takes the array to which the option leads.
    fn pointed_at(&mut self, pointer: &str, token: Token) -> Result<(), Halt> {
        let segments = pointer::parse(pointer).unwrap_or_default();
        let reached = self.descend(&segments, token)?;
        if !reached {
            let span = Span::new(token.span.start, self.reader.at());
            self.entries(Lookup::Nowhere, span);
        }
        self.seen_enough()
    }

    /// Follows a pointer into a value and reads the value to its end; says whether the pointer led
    /// anywhere. The recursion is as deep as the pointer, which is the caller's own.
    fn descend(&mut self, segments: &[String], token: Token) -> Result<bool, Halt> {
        let Some((segment, rest)) = segments.split_first() else {
            match token.kind {
                JsonKind::Array => self.all_entries()?,
                _ => {
                    self.skip(token)?;
                    let span = Span::new(token.span.start, self.reader.at());
                    self.entries(Lookup::NoArray, span);
                }
            }
            return Ok(true);
        };
        match token.kind {
            JsonKind::Object => self.descend_into_object(segment, rest),
            JsonKind::Array => self.descend_into_array(segment, rest),
            _ => Ok(false),
        }
    }

    fn descend_into_object(&mut self, segment: &str, rest: &[String]) -> Result<bool, Halt> {
        let names = self.buffers.keys.mark();
        let read = self.members_on_the_way(segment, rest);
        self.repeated_names(names);
        read
    }

    fn members_on_the_way(&mut self, segment: &str, rest: &[String]) -> Result<bool, Halt> {
        let mut reached = false;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.buffers.keys.push(key);
            let token = self.reader.member()?;
            if Unescaped::new(key.raw(self.reader.text())).eq(segment.bytes()) {
                reached |= self.descend(rest, token)?;
            } else {
                self.skip(token)?;
            }
        }
        Ok(reached)
    }

    fn descend_into_array(&mut self, segment: &str, rest: &[String]) -> Result<bool, Halt> {
        let mut reached = false;
        let mut index = 0u32;
        while let Some(token) = self.reader.element(index == 0)? {
            if segment.parse() == Ok(index) && index.to_string() == segment {
                reached = self.descend(rest, token)?;
            } else {
                self.skip(token)?;
            }
            index += 1;
        }
        Ok(reached)
    }

    #[cold]
    fn entries(&mut self, lookup: Lookup, span: Span) {
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

    fn assume(&mut self, assumption: Assumption) {
        self.assumptions.push(assumption);
    }
}

/// What holds a list's entries, in plain words: an array, or an object around one.
static ENVELOPE: Field = Field::new("", Kind::Collection);

/// The members of an envelope that could hold the entries.
#[derive(Default)]
struct Search {
    count: u32,
    filled: bool,
    found: Option<Text>,
}
