//! Lists, whose envelope the interface does not show (4.4): their entries are where the validator
//! would look for them, and where that takes a guess nothing is converted.

use super::sites::Survey;
use crate::json::envelope::{self, Found, Open};
use crate::json::reader::{Halt, Kind, Reader, Text, Token};
use crate::json::span::Span;

impl<'t> Survey<'t, '_, '_> {
    pub(super) fn list(&mut self, pointer: Option<&str>) -> Result<(), Halt> {
        let token = self.reader.root()?;
        match token.kind {
            Kind::Array => self.entries()?,
            kind if kind == Kind::Object || pointer.is_some() => {
                self.seen.found = Some(envelope::open(self, token, pointer)?);
            }
            _ => self.seen.found = Some(Found::None),
        }
        self.reader.end()
    }
}

impl<'t> Open<'t> for Survey<'t, '_, '_> {
    fn reader(&mut self) -> &mut Reader<'t> {
        &mut self.reader
    }

    fn entries(&mut self) -> Result<(), Halt> {
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            self.entry(token)?;
        }
        Ok(())
    }

    fn candidate(&mut self) -> Result<Option<bool>, Halt> {
        self.visitor.try_entries();
        let before = self.seen.entries;
        let repeated = self.seen.repeated.len();
        let mut only_objects = true;
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            if only_objects && token.kind != Kind::Object {
                only_objects = false;
                self.visitor.no_entries();
                self.seen.entries = before;
                self.seen.repeated.truncate(repeated);
            }
            match only_objects {
                true => self.entry(token)?,
                false => self.skip(token)?,
            }
        }
        Ok(only_objects.then_some(!first))
    }

    fn pass_over(&mut self, token: Token) -> Result<(), Halt> {
        self.skip(token)
    }

    fn mark(&mut self) -> u32 {
        self.scratch.keys.mark()
    }

    fn name(&mut self, key: Text) {
        self.scratch.keys.push(key);
    }

    fn close(&mut self, names: u32, object: Span) {
        self.note_repeated(names, object);
    }
}
