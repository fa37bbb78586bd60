//! One pass over a document, against the contract.
//!
//! The walk recurses over the contract, whose depth is ours, never over the document. It notes
//! findings by their place in the text and leaves pointers, lines and sentences to others. What
//! depends on a discriminator is checked as it comes and settled when its object closes (see
//! [`super::settle`]), because the discriminator may come last.

use super::code::Code;
use super::finding::{Assumption, Finding, Ledger};
use super::formats;
use super::options::Options;
use crate::contract::Contract;
use crate::contract::index::Fields;
use crate::contract::model::{Basis, Field, Form, Kind, List, Member, Object, Presence, Standing};
use crate::json::keys::{Keys, Unescaped};
use crate::json::reader::{Halt, Kind as JsonKind, Reader, Skipper, Text, Token};
use crate::json::span::Span;

/// Buffers that are kept between calls, so that a clean document allocates nothing.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    pub(crate) findings: Vec<Finding>,
    pub(crate) assumptions: Vec<Assumption>,
    buffers: Buffers,
}

/// What a walk needs besides its findings.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    pub(super) keys: Keys,
    pub(super) sites: Vec<Site>,
    skipper: Skipper,
    decoded: Vec<u8>,
}

/// A known member of an object that has a discriminator: from its key to the end of its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) at: usize,
    pub(super) key: Span,
    pub(super) end: u32,
}

/// Checks one document.
pub(crate) struct Walk<'t, 's> {
    pub(super) reader: Reader<'t>,
    pub(super) ledger: Ledger<'s>,
    pub(super) assumptions: &'s mut Vec<Assumption>,
    pub(super) buffers: &'s mut Buffers,
    /// How many discriminators around the place are undecided.
    pub(super) undecided: u32,
}

/// An object that is being read.
pub(super) struct Open {
    pub(super) object: &'static Object,
    pub(super) brace: u32,
    pub(super) seen: Fields,
    /// Which of its values the discriminator has, where it has one.
    pub(super) chosen: Option<usize>,
    /// How many names, findings and sites there were before it.
    pub(super) names: u32,
    pub(super) findings: usize,
    pub(super) sites: usize,
}

impl<'t, 's> Walk<'t, 's> {
    pub(crate) fn new(
        text: &'t [u8],
        contract: &'static Contract,
        options: &'s Options,
        scratch: &'s mut Scratch,
        verdict_only: bool,
    ) -> Walk<'t, 's> {
        scratch.findings.clear();
        scratch.assumptions.clear();
        scratch.buffers.keys.clear();
        scratch.buffers.sites.clear();
        Walk {
            reader: Reader::new(text, options.limits.depth),
            ledger: Ledger {
                contract,
                options,
                findings: &mut scratch.findings,
                verdict_only,
            },
            assumptions: &mut scratch.assumptions,
            buffers: &mut scratch.buffers,
            undecided: 0,
        }
    }

    /// Reads a document that the contract's root describes.
    pub(crate) fn document(mut self) {
        let read = self.whole();
        self.finish(read);
    }

    fn whole(&mut self) -> Result<(), Halt> {
        let token = self.reader.root()?;
        self.value(&self.ledger.contract.root, None, token)?;
        self.reader.end()
    }

    pub(super) fn finish(mut self, read: Result<(), Halt>) {
        if read.is_err()
            && let Some((fault, span)) = self.reader.fault()
        {
            self.ledger.fault(fault, span);
        }
    }

    /// Checks a value against what a field holds. `owner` is the object that the field belongs to.
    #[inline(always)]
    pub(super) fn value(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        token: Token,
    ) -> Result<(), Halt> {
        match (&field.kind, token.kind) {
            (Kind::Text(form), JsonKind::String) => self.text(field, owner, *form, token),
            (Kind::Enum(members), JsonKind::String) => {
                self.member_of(members, field, owner, token);
            }
            (Kind::Object(object), JsonKind::Object) => {
                return self.object(object, token.span.start);
            }
            (Kind::List(list), JsonKind::Array) => return self.list(list, field, owner, token),
            (Kind::Any, _) | (Kind::Collection, JsonKind::Object | JsonKind::Array) => {
                return self.skip(token);
            }
            _ => return self.wrong_type(field, owner, token),
        }
        Ok(())
    }

    #[inline(never)]
    fn object(&mut self, object: &'static Object, brace: u32) -> Result<(), Halt> {
        let mut open = Open {
            object,
            brace,
            seen: 0,
            chosen: None,
            names: self.buffers.keys.mark(),
            findings: self.ledger.findings.len(),
            sites: self.buffers.sites.len(),
        };
        let decides = object.discriminator.is_some() as u32;
        self.undecided += decides;
        let read = self.members(&mut open);
        self.undecided -= decides;
        if read.is_err() {
            self.repeated_names(open.names);
            return read;
        }
        self.close(open)
    }

    #[inline(always)]
    fn members(&mut self, open: &mut Open) -> Result<(), Halt> {
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            match self.field_named(open.object, key) {
                Some(at) if open.object.index.is_plain(at, self.ledger.options.version) => {
                    self.known(open, at, key)?;
                }
                Some(at) => self.not_plain(open, at, key)?,
                None => self.unknown(key)?,
            }
        }
        Ok(())
    }

    #[inline(always)]
    fn field_named(&mut self, object: &'static Object, key: Text) -> Option<usize> {
        if key.escaped {
            return self.field_spelt(object, key);
        }
        let name = key.raw(self.reader.text());
        let at = object.index.candidate(name)?;
        same(object.fields[at].name.as_bytes(), name).then_some(at)
    }

    #[cold]
    fn field_spelt(&mut self, object: &'static Object, key: Text) -> Option<usize> {
        let name = decode(&mut self.buffers.decoded, key, self.reader.text());
        let at = object.index.candidate(name)?;
        (object.fields[at].name.as_bytes() == name).then_some(at)
    }

    #[inline(always)]
    fn known(&mut self, open: &mut Open, at: usize, key: Text) -> Result<(), Halt> {
        let bit = 1 << at;
        if open.seen & bit != 0 {
            self.ledger.repeated(key.span);
        }
        open.seen |= bit;
        let field = &open.object.fields[at];
        let token = self.reader.member()?;
        match open.object.discriminator {
            None => self.value(field, Some(open.object), token),
            Some(discriminator) => {
                if discriminator == at {
                    open.chosen = self.decided_by(field, open.object, token)?;
                } else {
                    self.value(field, Some(open.object), token)?;
                }
                self.buffers.sites.push(Site {
                    at,
                    key: key.span,
                    end: self.reader.at(),
                });
                Ok(())
            }
        }
    }

    /// Checks a discriminator and says which of its values it has.
    #[inline(always)]
    fn decided_by(
        &mut self,
        field: &'static Field,
        owner: &'static Object,
        token: Token,
    ) -> Result<Option<usize>, Halt> {
        match (&field.kind, token.kind) {
            (Kind::Enum(members), JsonKind::String) => {
                Ok(self.member_of(members, field, Some(owner), token))
            }
            _ => self.wrong_type(field, Some(owner), token).map(|()| None),
        }
    }

    /// A field that the version has removed, advises against, or does not have yet.
    #[cold]
    fn not_plain(&mut self, open: &mut Open, at: usize, key: Text) -> Result<(), Halt> {
        let field = &open.object.fields[at];
        match field.standing(self.ledger.options.version) {
            Standing::NotYet => self.unknown(key),
            Standing::Deprecated | Standing::Shown => {
                self.ledger
                    .at_key(Code::Deprecated, field, open.object, key.span);
                self.known(open, at, key)
            }
            Standing::Removed(_) => {
                if open.seen & (1 << at) != 0 {
                    self.ledger.repeated(key.span);
                }
                open.seen |= 1 << at;
                self.ledger
                    .at_key(Code::Removed, field, open.object, key.span);
                let token = self.reader.member()?;
                self.skip(token)
            }
        }
    }

    #[inline(always)]
    fn unknown(&mut self, key: Text) -> Result<(), Halt> {
        self.buffers.keys.push(key);
        let token = self.reader.member()?;
        self.skip(token)
    }

    #[inline(always)]
    fn list(
        &mut self,
        list: &'static List,
        field: &'static Field,
        owner: Option<&'static Object>,
        open: Token,
    ) -> Result<(), Halt> {
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            self.value(&list.element, owner, token)?;
        }
        if first && let Some(presence) = &list.not_empty {
            let span = Span::new(open.span.start, self.reader.at());
            self.ledger
                .at_value(Code::Empty, presence.basis, field, owner, span);
        }
        Ok(())
    }

    #[inline(always)]
    fn text(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        form: Form,
        token: Token,
    ) {
        if is_empty(token) {
            self.empty_text(field, owner, token);
        } else if form != Form::Free {
            self.formed(field, owner, form, token);
        }
    }

    fn formed(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        form: Form,
        token: Token,
    ) {
        let text = self.reader.text();
        let mistake = match token.escaped {
            false => formats::mistake(form, token.text().raw(text)),
            true => formats::mistake(form, decode(&mut self.buffers.decoded, token.text(), text)),
        };
        if let Some(code) = mistake {
            self.ledger
                .at_value(code, Basis::Stated, field, owner, token.span);
        }
    }

    /// Says which of an enumeration's values a string is.
    #[inline(always)]
    fn member_of(
        &mut self,
        members: &'static [Member],
        field: &'static Field,
        owner: Option<&'static Object>,
        token: Token,
    ) -> Option<usize> {
        let text = self.reader.text();
        let value = match token.escaped {
            false => token.text().raw(text),
            true => decode(&mut self.buffers.decoded, token.text(), text),
        };
        for (at, member) in members.iter().enumerate() {
            if same(member.value.as_bytes(), value) {
                return Some(at);
            }
        }
        self.no_member(field, owner, token);
        None
    }

    #[cold]
    fn no_member(&mut self, field: &'static Field, owner: Option<&'static Object>, token: Token) {
        match is_empty(token) {
            true => self.empty_text(field, owner, token),
            false => self
                .ledger
                .at_value(Code::Enum, Basis::Stated, field, owner, token.span),
        }
    }

    /// `''` breaks the rule that asks for a value, or else the one that says which.
    #[cold]
    fn empty_text(&mut self, field: &'static Field, owner: Option<&'static Object>, token: Token) {
        let asked = field
            .presence
            .filter(|presence| self.ledger.applies(presence.basis));
        let (code, basis) = match (asked, field.kind) {
            (Some(Presence { basis, .. }), _) => (Code::Empty, basis),
            (None, Kind::Enum(_) | Kind::Text(Form::Email)) => (Code::Empty, Basis::Stated),
            (None, Kind::Text(form)) => match formats::mistake(form, b"") {
                Some(code) => (code, Basis::Stated),
                None => return,
            },
            _ => return,
        };
        self.ledger.at_value(code, basis, field, owner, token.span);
    }

    /// A wrong type hides everything beneath it.
    #[cold]
    #[inline(never)]
    pub(super) fn wrong_type(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        token: Token,
    ) -> Result<(), Halt> {
        self.skip(token)?;
        let span = Span::new(token.span.start, self.reader.at());
        self.ledger
            .at_value(Code::Type, field.kind_basis, field, owner, span);
        self.seen_enough()
    }

    /// Passes over what the contract does not describe.
    #[inline(always)]
    pub(super) fn skip(&mut self, token: Token) -> Result<(), Halt> {
        match token.kind {
            JsonKind::Object | JsonKind::Array => self.skip_container(token),
            _ => Ok(()),
        }
    }

    #[inline(never)]
    fn skip_container(&mut self, token: Token) -> Result<(), Halt> {
        let Buffers { skipper, keys, .. } = &mut *self.buffers;
        skipper.skip(&mut self.reader, token, keys, &mut |key| {
            self.ledger.repeated(key.span);
        })
    }
}

#[inline(always)]
fn is_empty(token: Token) -> bool {
    token.span.end - token.span.start == 2
}

fn decode<'d>(decoded: &'d mut Vec<u8>, text: Text, source: &[u8]) -> &'d [u8] {
    decoded.clear();
    decoded.extend(Unescaped::new(text.raw(source)));
    decoded
}

/// Compares short names eight bytes at a time: a call of `memcmp` costs more than they do.
#[inline(always)]
fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    match (a.last_chunk::<8>(), b.last_chunk::<8>()) {
        (Some(end), Some(other)) => {
            end == other
                && a.chunks_exact(8)
                    .zip(b.chunks_exact(8))
                    .all(|(x, y)| x == y)
        }
        _ => a.iter().zip(b).all(|(x, y)| x == y),
    }
}
