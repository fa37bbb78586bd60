//! One pass over a document, against the contract.
//!
//! The walk recurses over the contract, whose depth is ours, never over the document. It notes
//! findings by their place in the text and leaves pointers, lines and sentences to others. What
//! depends on a discriminator is checked as it comes and settled when its object closes (see
//! [`super::settle`]), because the discriminator may come last.

use super::code::Code;
use super::finding::{Assumption, Finding, Ledger};
use super::options::Options;
use crate::contract::Contract;
use crate::contract::index::Fields;
use crate::contract::model::{Basis, Object, Standing};
use crate::json::keys::Keys;
use crate::json::reader::{Halt, Reader, Text};
use crate::json::skipper::Skipper;
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
    pub(super) skipper: Skipper,
    pub(super) decoded: Vec<u8>,
}

/// A member whose meaning depends on its object's discriminator: from its key to the end of its value.
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
    /// Whether a name that an object does not know can be worth a finding by itself.
    pub(super) names_matter: bool,
    /// How many discriminators around the place are undecided.
    pub(super) undecided: u32,
}

/// An object that has been read.
#[derive(Clone, Copy)]
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
        let ledger = Ledger {
            contract,
            options,
            findings: &mut scratch.findings,
            verdict_only,
        };
        Walk {
            reader: Reader::new(text, options.limits.depth),
            names_matter: ledger.wants(Code::Undocumented, Basis::Assumed),
            ledger,
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
        let byte = self.reader.root_ahead()?;
        self.value(&self.ledger.contract.root, None, byte)?;
        self.reader.end()
    }

    pub(super) fn finish(mut self, read: Result<(), Halt>) {
        if read.is_err()
            && let Some((fault, span)) = self.reader.fault()
        {
            self.ledger.fault(fault, span);
        }
    }

    /// Checks an object whose opening brace has been read.
    #[inline(never)]
    pub(super) fn object(&mut self, object: &'static Object, brace: u32) -> Result<(), Halt> {
        let names = self.buffers.keys.mark();
        let findings = self.ledger.findings.len();
        let sites = self.buffers.sites.len();
        let decides = object.discriminator.is_some() as u32;
        self.undecided += decides;
        let read = self.members(object);
        self.undecided -= decides;
        match read {
            Ok((seen, chosen)) => self.close(Open {
                object,
                brace,
                seen,
                chosen,
                names,
                findings,
                sites,
            }),
            Err(halt) => {
                self.repeated_names(names);
                Err(halt)
            }
        }
    }

    /// Checks the members and reads the closing brace; says which fields were there, and which of
    /// its values the discriminator has.
    #[inline(always)]
    fn members(&mut self, object: &'static Object) -> Result<(Fields, Option<usize>), Halt> {
        let mut seen = 0;
        let mut chosen = None;
        let mut first = true;
        let mut next = 0;
        while self.reader.key_ahead(first)? {
            first = false;
            let key = self.reader.last();
            let Some(at) = self.field_named(object, key, next) else {
                self.unknown(key)?;
                continue;
            };
            if !object.index.is_plain(at, self.ledger.options.version)
                && !self.is_to_be_checked(object, at, key, seen)?
            {
                seen |= 1 << at;
                continue;
            }
            if seen & (1 << at) != 0 {
                self.ledger.repeated(key.span);
            }
            seen |= 1 << at;
            next = at + 1;
            let byte = self.reader.member_ahead()?;
            let field = &object.fields[at];
            if object.discriminator == Some(at) {
                chosen = self.decided_by(field, object, byte)?;
            } else {
                self.value(field, Some(object), byte)?;
            }
            if object.index.is_dependent(at) {
                self.buffers.sites.push(Site {
                    at,
                    key: key.span,
                    end: self.reader.at(),
                });
            }
        }
        Ok((seen, chosen))
    }

    #[inline(always)]
    fn field_named(&mut self, object: &'static Object, key: Text, next: usize) -> Option<usize> {
        if key.escaped {
            return self.field_spelt(object, key);
        }
        let name = key.raw(self.reader.text());
        object.index.find(object.fields, name, next)
    }

    #[cold]
    fn field_spelt(&mut self, object: &'static Object, key: Text) -> Option<usize> {
        let name = key.decoded_into(&mut self.buffers.decoded, self.reader.text());
        object.index.find(object.fields, name, 0)
    }

    /// Says what there is to say of a field that the version has removed, advises against, or does
    /// not have yet, and whether its value counts; where it does not, it is passed over.
    #[cold]
    fn is_to_be_checked(
        &mut self,
        object: &'static Object,
        at: usize,
        key: Text,
        seen: Fields,
    ) -> Result<bool, Halt> {
        let field = &object.fields[at];
        match field.standing(self.ledger.options.version) {
            Standing::NotYet => self.unknown(key).map(|()| false),
            Standing::Deprecated | Standing::Current => {
                self.ledger
                    .at_key(Code::Deprecated, field, object, key.span);
                Ok(true)
            }
            Standing::Removed(_) => {
                if seen & (1 << at) != 0 {
                    self.ledger.repeated(key.span);
                }
                self.ledger.at_key(Code::Removed, field, object, key.span);
                let token = self.reader.member()?;
                self.skip(token).map(|()| false)
            }
        }
    }

    #[inline(always)]
    fn unknown(&mut self, key: Text) -> Result<(), Halt> {
        self.buffers.keys.push(key);
        let token = self.reader.member()?;
        self.skip(token)
    }
}
