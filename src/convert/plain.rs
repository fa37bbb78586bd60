//! A small JSON value, for complements alone: they are few, flat and of a known form.

use crate::json::reader::{Halt, Kind, Reader, Token};

/// Deeper than any complement is.
const DEPTH: u32 = 12;
/// More members than any object of a complement has.
const MEMBERS: usize = 32;

/// A value of the kinds that a complement is made of.
#[derive(Debug)]
pub(super) enum Plain {
    String(String),
    Number(u32),
    Array(Vec<Plain>),
    Object(Members),
}

/// The members of an object, no name twice.
#[derive(Debug)]
pub(super) struct Members(Vec<(String, Plain)>);

/// The value that a text is; `None` where it is no JSON or holds what a complement never does.
pub(super) fn parse(json: &str) -> Option<Plain> {
    if json.len() >= u32::MAX as usize {
        return None;
    }
    let mut reader = Reader::new(json.as_bytes(), DEPTH);
    let token = reader.root().ok()?;
    let value = value(&mut reader, token).ok()??;
    reader.end().ok()?;
    Some(value)
}

/// The recursion is as deep as the reader allows.
fn value(reader: &mut Reader<'_>, token: Token) -> Result<Option<Plain>, Halt> {
    let text = reader.text();
    Ok(match token.kind {
        Kind::String => Some(Plain::String(token.text().decoded(text))),
        Kind::Number => core::str::from_utf8(token.span.of(text))
            .ok()
            .and_then(|digits| digits.parse().ok())
            .map(Plain::Number),
        Kind::Array => array(reader)?.map(Plain::Array),
        Kind::Object => object(reader)?.map(|members| Plain::Object(Members(members))),
        Kind::Boolean | Kind::Null => None,
    })
}

fn array(reader: &mut Reader<'_>) -> Result<Option<Vec<Plain>>, Halt> {
    let mut elements = Vec::new();
    while let Some(token) = reader.element(elements.is_empty())? {
        match value(reader, token)? {
            Some(element) => elements.push(element),
            None => return Ok(None),
        }
    }
    Ok(Some(elements))
}

fn object(reader: &mut Reader<'_>) -> Result<Option<Vec<(String, Plain)>>, Halt> {
    let mut members: Vec<(String, Plain)> = Vec::new();
    while let Some(key) = reader.key(members.is_empty())? {
        let name = key.decoded(reader.text());
        let token = reader.member()?;
        match value(reader, token)? {
            Some(member) if members.len() < MEMBERS && !has(&members, &name) => {
                members.push((name, member));
            }
            _ => return Ok(None),
        }
    }
    Ok(Some(members))
}

fn has(members: &[(String, Plain)], name: &str) -> bool {
    members.iter().any(|(known, _)| known == name)
}

impl Plain {
    pub(super) fn string(self) -> Option<String> {
        match self {
            Plain::String(string) => Some(string),
            _ => None,
        }
    }

    pub(super) fn number(self) -> Option<u32> {
        match self {
            Plain::Number(number) => Some(number),
            _ => None,
        }
    }

    pub(super) fn array(self) -> Option<Vec<Plain>> {
        match self {
            Plain::Array(elements) => Some(elements),
            _ => None,
        }
    }

    pub(super) fn object(self) -> Option<Members> {
        match self {
            Plain::Object(members) => Some(members),
            _ => None,
        }
    }
}

impl Members {
    /// Takes a member out.
    pub(super) fn take(&mut self, name: &str) -> Option<Plain> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.swap_remove(at).1)
    }

    /// Takes a member out that need not be there; `None` where it is there and of another kind.
    pub(super) fn optional<T>(
        &mut self,
        name: &str,
        read: impl Fn(Plain) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.take(name) {
            Some(member) => read(member).map(Some),
            None => Some(None),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn into_members(self) -> impl Iterator<Item = (String, Plain)> {
        self.0.into_iter()
    }
}
