//! Single values against what a field holds: strings, enumerations, lists, and what is passed over.
//!
//! A value is met by its first byte, so that what the contract expects is read without asking what
//! else it could be.

use super::code::Code;
use super::formats;
use super::walk::{Buffers, Walk};
use crate::contract::model::{Basis, EnumValue, Field, Form, Kind, List, Object, Presence};
use crate::contract::word::head_of;
use crate::json::reader::{Halt, Kind as JsonKind, Text, Token};
use crate::json::span::Span;

impl Walk<'_, '_> {
    /// Checks the value that begins with `byte` against what a field holds. `owner` is the object
    /// that the field belongs to.
    #[inline(always)]
    pub(super) fn value(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        byte: u8,
    ) -> Result<(), Halt> {
        match (&field.kind, byte) {
            (Kind::Text(form), b'"') => {
                self.reader.string()?;
                self.text(field, owner, *form, self.reader.last());
                Ok(())
            }
            (Kind::Enum(members), b'"') => self.member_of(members, field, owner).map(|_| ()),
            (Kind::Object(object), b'{') => {
                let brace = self.reader.at();
                self.reader.open(JsonKind::Object)?;
                self.object(object, brace)
            }
            (Kind::List(list), b'[') => self.list(list, field, owner),
            _ => self.other(field, owner, byte),
        }
    }

    /// Checks a discriminator and says which of its values it has.
    #[inline(always)]
    pub(super) fn decided_by(
        &mut self,
        field: &'static Field,
        owner: &'static Object,
        byte: u8,
    ) -> Result<Option<usize>, Halt> {
        match (&field.kind, byte) {
            (Kind::Enum(members), b'"') => self.member_of(members, field, Some(owner)),
            _ => self.other(field, Some(owner), byte).map(|()| None),
        }
    }

    #[inline(always)]
    fn list(
        &mut self,
        list: &'static List,
        field: &'static Field,
        owner: Option<&'static Object>,
    ) -> Result<(), Halt> {
        let bracket = self.reader.at();
        self.reader.open(JsonKind::Array)?;
        let any = self.elements(&list.element, owner)?;
        if !any && let Some(presence) = &list.not_empty {
            let span = Span::new(bracket, self.reader.at());
            self.ledger
                .at_value(Code::Empty, presence.basis, field, owner, span);
        }
        Ok(())
    }

    /// Checks the elements of an array that has opened; says whether there were any.
    #[inline(never)]
    pub(super) fn elements(
        &mut self,
        element: &'static Field,
        owner: Option<&'static Object>,
    ) -> Result<bool, Halt> {
        let mut first = true;
        while let Some(byte) = self.reader.element_ahead(first)? {
            first = false;
            self.value(element, owner, byte)?;
        }
        Ok(!first)
    }

    #[inline(always)]
    fn text(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        form: Form,
        text: Text,
    ) {
        if text.is_empty() {
            self.empty_text(field, owner, text);
        } else if form != Form::Free {
            self.formed(field, owner, form, text);
        }
    }

    #[inline(never)]
    fn formed(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        form: Form,
        text: Text,
    ) {
        let mistake = formats::mistake(form, self.string_of(text));
        if let Some(code) = mistake {
            self.ledger
                .at_value(code, Basis::Stated, field, owner, text.span);
        }
    }

    /// Reads a string and says which of an enumeration's values it is.
    #[inline(always)]
    fn member_of(
        &mut self,
        members: &'static [EnumValue],
        field: &'static Field,
        owner: Option<&'static Object>,
    ) -> Result<Option<usize>, Halt> {
        self.reader.string()?;
        let text = self.reader.last();
        let value = self.string_of(text);
        let head = head_of(value);
        for (at, member) in members.iter().enumerate() {
            if member.word.is(value, head) {
                return Ok(Some(at));
            }
        }
        self.no_member(field, owner, text);
        Ok(None)
    }

    #[cold]
    fn no_member(&mut self, field: &'static Field, owner: Option<&'static Object>, text: Text) {
        match text.is_empty() {
            true => self.empty_text(field, owner, text),
            false => self
                .ledger
                .at_value(Code::Enum, Basis::Stated, field, owner, text.span),
        }
    }

    /// `''` breaks the rule that asks for a value, or else the one that says which.
    #[cold]
    fn empty_text(&mut self, field: &'static Field, owner: Option<&'static Object>, text: Text) {
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
        self.ledger.at_value(code, basis, field, owner, text.span);
    }

    /// A value of which nothing more is shown, or one of the wrong type.
    #[cold]
    #[inline(never)]
    fn other(
        &mut self,
        field: &'static Field,
        owner: Option<&'static Object>,
        byte: u8,
    ) -> Result<(), Halt> {
        let token = self.reader.value(byte)?;
        match (&field.kind, token.kind) {
            (Kind::Any, _) | (Kind::Collection, JsonKind::Object | JsonKind::Array) => {
                self.skip(token)
            }
            _ => self.wrong_type(field, owner, token),
        }
    }

    /// A wrong type hides everything beneath it.
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

    /// What a string stands for.
    #[inline(always)]
    fn string_of(&mut self, text: Text) -> &[u8] {
        match text.escaped {
            false => text.raw(self.reader.text()),
            true => text.decoded_into(&mut self.buffers.decoded, self.reader.text()),
        }
    }
}
