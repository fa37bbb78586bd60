//! Where members stand: from key to the end of the value, and the object around them.
//!
//! Nothing of this is kept while a text is checked; it is looked up for the few members that a fix
//! would change, in one more pass.

use super::reader::{Halt, Kind, Reader, Token};
use super::span::Span;

/// A member of an object.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Site {
    /// From its key to the end of its value.
    pub(crate) member: Span,
    /// Its value.
    pub(crate) value: Span,
    /// The object it belongs to, braces included.
    pub(crate) object: Span,
}

/// The members whose key or value begins at the offsets, which ascend. A text that cannot be read
/// to its end has none.
pub(crate) fn sites(text: &[u8], max_depth: u32, offsets: &[u32]) -> Option<Vec<Site>> {
    let mut surveyor = Surveyor {
        reader: Reader::new(text, max_depth),
        open: Vec::new(),
        offsets,
        sites: Vec::with_capacity(offsets.len()),
    };
    surveyor.all().ok()?;
    (surveyor.sites.len() == offsets.len()).then_some(surveyor.sites)
}

struct Surveyor<'t, 'o> {
    reader: Reader<'t>,
    open: Vec<Open>,
    offsets: &'o [u32],
    sites: Vec<Site>,
}

/// A container that is open.
struct Open {
    start: u32,
    kind: Kind,
    first: bool,
    /// Where the key of the member stands that is being read.
    key: u32,
    /// Sites before this one lie in front of the member, or of the container.
    sites_before_member: usize,
    sites_before: usize,
}

impl Surveyor<'_, '_> {
    fn all(&mut self) -> Result<(), Halt> {
        let root = self.reader.root()?;
        self.enter(root);
        while let Some(open) = self.open.last_mut() {
            let first = core::mem::replace(&mut open.first, false);
            let next = match open.kind {
                Kind::Object => self.member(first)?,
                _ => self.reader.element(first)?,
            };
            match next {
                Some(token) => self.enter(token),
                None => self.leave(),
            }
        }
        self.reader.end()
    }

    fn member(&mut self, first: bool) -> Result<Option<Token>, Halt> {
        let Some(key) = self.reader.key(first)? else {
            return Ok(None);
        };
        if let Some(open) = self.open.last_mut() {
            open.key = key.span.start;
            open.sites_before_member = self.sites.len();
        }
        self.reached(key.span.start);
        let token = self.reader.member()?;
        self.reached(token.span.start);
        Ok(Some(token))
    }

    fn reached(&mut self, offset: u32) {
        while self.offsets.get(self.sites.len()) == Some(&offset) {
            self.sites.push(Site::default());
        }
    }

    fn enter(&mut self, token: Token) {
        match token.kind {
            Kind::Object | Kind::Array => self.open.push(Open {
                start: token.span.start,
                kind: token.kind,
                first: true,
                key: 0,
                sites_before_member: self.sites.len(),
                sites_before: self.sites.len(),
            }),
            _ => self.end_of_value(token.span),
        }
    }

    fn leave(&mut self) {
        let Some(closed) = self.open.pop() else {
            return;
        };
        let span = Span::new(closed.start, self.reader.at());
        if closed.kind == Kind::Object {
            for site in &mut self.sites[closed.sites_before..] {
                if site.object == Span::default() {
                    site.object = span;
                }
            }
        }
        self.end_of_value(span);
    }

    /// Completes the sites of the member whose value has just ended.
    fn end_of_value(&mut self, value: Span) {
        let Some(open) = self.open.last().filter(|open| open.kind == Kind::Object) else {
            return;
        };
        for site in &mut self.sites[open.sites_before_member..] {
            if site.value == Span::default() {
                site.value = value;
                site.member = Span::new(open.key, value.end);
            }
        }
    }
}
