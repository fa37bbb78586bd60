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
use crate::contract::model::{Object, Standing};
use crate::json::keys::Keys;
use crate::json::reader::{Halt, Reader, Skipper, Text};
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

    #[inline(never)]
    pub(super) fn object(&mut self, object: &'static Object, brace: u32) -> Result<(), Halt> {
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
        object.index.find(object.fields, name)
    }

    #[cold]
    fn field_spelt(&mut self, object: &'static Object, key: Text) -> Option<usize> {
        let name = key.decoded_into(&mut self.buffers.decoded, self.reader.text());
        object.index.find(object.fields, name)
    }

    #[inline(always)]
    fn known(&mut self, open: &mut Open, at: usize, key: Text) -> Result<(), Halt> {
        let bit = 1 << at;
        if open.seen & bit != 0 {
            self.ledger.repeated(key.span);
        }
        open.seen |= bit;
        let field = &open.object.fields[at];
        let byte = self.reader.member_ahead()?;
        match open.object.discriminator {
            None => self.value(field, Some(open.object), byte),
            Some(discriminator) => {
                if discriminator == at {
                    open.chosen = self.decided_by(field, open.object, byte)?;
                } else {
                    self.value(field, Some(open.object), byte)?;
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
}
