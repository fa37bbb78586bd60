//! Lists, whose envelope the interface does not show (4.4): their entries are where the validator
//! would look for them, and where that takes a guess nothing is converted.

use super::sites::{Survey, names};
use crate::json::pointer;
use crate::json::reader::{Halt, Kind, Text, Token};
use crate::json::span::Span;
use crate::validate::Lookup;

impl Survey<'_, '_, '_> {
    pub(super) fn list(&mut self, entries: Option<&str>) -> Result<(), Halt> {
        let token = self.reader.root()?;
        match (token.kind, entries) {
            (Kind::Array, _) => self.all_entries()?,
            (Kind::Object, None) => self.searched(token)?,
            (_, Some(pointer)) => self.pointed_at(pointer, token)?,
            _ => {
                self.skip(token)?;
                self.seen.no_entries = true;
            }
        }
        self.reader.end()
    }

    fn all_entries(&mut self) -> Result<(), Halt> {
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            self.entry(token)?;
        }
        Ok(())
    }

    /// Takes the one top-level member that is an array of nothing but objects.
    fn searched(&mut self, token: Token) -> Result<(), Halt> {
        let names = self.open();
        let mut candidates = 0;
        let mut filled = None;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.name(key);
            let value = self.reader.member()?;
            if value.kind != Kind::Array {
                self.skip(value)?;
            } else if let Some(count) = self.candidate()? {
                candidates += 1;
                if count > 0 {
                    filled = Some(key);
                }
            }
        }
        let envelope = Span::new(token.span.start, self.reader.at());
        self.close(names, envelope);
        self.decide(candidates, filled, envelope);
        Ok(())
    }

    fn decide(&mut self, candidates: u32, filled: Option<Text>, envelope: Span) {
        match filled {
            Some(key) if candidates == 1 => self.seen.entries_at = Some(key),
            Some(_) => self.seen.lookup = Some((Lookup::Ambiguous, envelope)),
            None => self.seen.no_entries = true,
        }
    }

    /// Reads an array's elements as entries; how many, unless one of them is no object.
    fn candidate(&mut self) -> Result<Option<u32>, Halt> {
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
        Ok(only_objects.then_some(self.seen.entries - before))
    }

    /// Takes the array to which the option leads.
    fn pointed_at(&mut self, pointer: &str, token: Token) -> Result<(), Halt> {
        let segments = pointer::parse(pointer).unwrap_or_default();
        if !self.descend(&segments, token)? {
            let span = Span::new(token.span.start, self.reader.at());
            self.seen.lookup = Some((Lookup::Nowhere, span));
        }
        Ok(())
    }

    /// Follows a pointer into a value and reads the value to its end; says whether the pointer led
    /// anywhere. The recursion is as deep as the pointer, which is the caller's own.
    fn descend(&mut self, segments: &[String], token: Token) -> Result<bool, Halt> {
        let Some((segment, rest)) = segments.split_first() else {
            if token.kind == Kind::Array {
                self.all_entries()?;
            } else {
                self.skip(token)?;
                let span = Span::new(token.span.start, self.reader.at());
                self.seen.lookup = Some((Lookup::NoArray, span));
            }
            return Ok(true);
        };
        match token.kind {
            Kind::Object => self.descend_into_object(segment, rest, token),
            Kind::Array => self.descend_into_array(segment, rest),
            _ => Ok(false),
        }
    }

    fn descend_into_object(
        &mut self,
        segment: &str,
        rest: &[String],
        token: Token,
    ) -> Result<bool, Halt> {
        let marked = self.open();
        let mut reached = false;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.name(key);
            let value = self.reader.member()?;
            if names(key, self.reader.text(), segment) {
                reached |= self.descend(rest, value)?;
            } else {
                self.skip(value)?;
            }
        }
        self.close(marked, Span::new(token.span.start, self.reader.at()));
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
}
