//! The entries of a list that lack a member: where it could be put.

use crate::json::keys::Keys;
use crate::json::reader::{Halt, Kind, Reader, Token};
use crate::json::skipper::Skipper;
use crate::json::span::Span;

/// Behind the opening braces of the entries of an object's list that lack a member, and whether they
/// are empty. `None` where there is no such list of objects.
pub(super) fn lacking(
    text: &[u8],
    object: Span,
    list: &str,
    name: &str,
) -> Option<Vec<(u32, bool)>> {
    let text = object.of(text);
    let mut entries = Entries {
        reader: Reader::new(text, u32::MAX),
        text,
        name,
        skipper: Skipper::default(),
        keys: Keys::default(),
    };
    let lacking = entries.of(list).ok()??;
    let shifted = |(brace, is_empty)| (brace + object.start, is_empty);
    Some(lacking.into_iter().map(shifted).collect())
}

/// Looks through the entries of one list of an object.
struct Entries<'t, 'n> {
    reader: Reader<'t>,
    text: &'t [u8],
    name: &'n str,
    skipper: Skipper,
    keys: Keys,
}

impl Entries<'_, '_> {
    fn of(&mut self, list: &str) -> Result<Option<Vec<(u32, bool)>>, Halt> {
        self.reader.root()?;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            let token = self.reader.member()?;
            if token.kind == Kind::Array && key.decoded(self.text) == list {
                return self.entries();
            }
            self.skip(token)?;
        }
        Ok(None)
    }

    fn entries(&mut self) -> Result<Option<Vec<(u32, bool)>>, Halt> {
        let mut lacking = Vec::new();
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            if token.kind != Kind::Object {
                return Ok(None);
            }
            let (has, is_empty) = self.entry()?;
            if !has {
                lacking.push((token.span.start + 1, is_empty));
            }
        }
        Ok(Some(lacking))
    }

    /// Reads an entry; says whether it has the member, and whether it has none at all.
    fn entry(&mut self) -> Result<(bool, bool), Halt> {
        let mut has = false;
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            has |= key.decoded(self.text) == self.name;
            let token = self.reader.member()?;
            self.skip(token)?;
        }
        Ok((has, first))
    }

    fn skip(&mut self, token: Token) -> Result<(), Halt> {
        match token.kind {
            Kind::Object | Kind::Array => {
                let skipper = &mut self.skipper;
                skipper.skip(&mut self.reader, token, &mut self.keys, &mut |_| {})
            }
            _ => Ok(()),
        }
    }
}
