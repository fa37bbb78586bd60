//! Where the objects are that a change touches: documents, entries of lists, their items, queries.
//!
//! One pass over the text. Each object is shown to a visitor when it closes, items before the entry
//! that holds them; what is done with it is the visitor's business.

use crate::contract::model::Field;
use crate::contract::{Layout, order};
use crate::json::envelope::Found;
use crate::json::keys::{Keys, Unescaped};
use crate::json::query;
use crate::json::reader::{Fault, Halt, Kind, Reader, Text, Token};
use crate::json::skipper::Skipper;
use crate::json::span::Span;

/// What stands for the item where the object is an entry itself.
pub(super) const NO_ITEM: u32 = u32::MAX;

/// Which objects a change touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The document, each entry of a list, or a query.
    Entry,
    /// Each object in the `items` of those.
    Item,
}

/// An object that is there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    /// Which entry it is or belongs to.
    pub(super) entry: u32,
    /// Which item it is, or [`NO_ITEM`].
    pub(super) item: u32,
    /// From its opening brace to behind its closing one; a query as a whole.
    pub(super) object: Span,
    /// What stands between the braces, or behind the question mark.
    pub(super) inside: Span,
    /// The value that identifies it, where there is one.
    pub(super) id: Option<Span>,
    /// How many elements its `items` have.
    pub(super) items: u32,
}

impl Site {
    pub(super) fn is_at(&self, place: Place) -> bool {
        (self.item == NO_ITEM) == (place == Place::Entry)
    }
}

/// A member of an object, or a parameter of a query.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    /// From its key to the end of its value.
    pub(super) span: Span,
    pub(super) key: Span,
    pub(super) value: Span,
    pub(super) kind: Kind,
    /// Which of the fields that are looked for it is.
    pub(super) field: Option<u8>,
}

impl Member {
    pub(super) fn is(&self, field: usize) -> bool {
        self.field == Some(field as u8)
    }
}

/// Who is shown the objects.
pub(super) trait Visit {
    /// An object has closed. `members` are those of an object at the place that is looked for.
    fn object(&mut self, text: &[u8], site: &Site, members: &[Member]);
    /// What follows may turn out to be no entries.
    fn try_entries(&mut self);
    /// They were none: whatever was done since is taken back.
    fn no_entries(&mut self);
}

/// Buffers that are kept between documents.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    pub(super) keys: Keys,
    skipper: Skipper,
    members: Vec<Member>,
}

/// Reads one document.
pub(super) struct Survey<'t, 's, 'v> {
    pub(super) reader: Reader<'t>,
    pub(super) scratch: &'s mut Scratch,
    pub(super) visitor: &'v mut dyn Visit,
    pub(super) place: Place,
    pub(super) fields: &'static [Field],
    pub(super) seen: Seen,
}

/// What else was seen.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// Names that stand twice, each with the object in which they do.
    pub(super) repeated: Vec<(Span, Span)>,
    /// How many elements the list has.
    pub(super) entries: u32,
    /// What came of looking for the list, where the document itself is none.
    pub(super) found: Option<Found>,
    /// What stopped the reading.
    pub(super) fault: Option<(Fault, Span)>,
}

impl<'t> Survey<'t, '_, '_> {
    pub(super) fn read(mut self, layout: Layout, entries: Option<&str>) -> Seen {
        self.scratch.keys.clear();
        self.scratch.members.clear();
        let read = match layout {
            Layout::Document => self.document(),
            Layout::Entries => self.list(entries),
            Layout::Query => {
                self.query();
                return self.seen;
            }
        };
        if read.is_err() {
            self.seen.fault = self.reader.fault();
        }
        self.seen
    }

    fn document(&mut self) -> Result<(), Halt> {
        let token = self.reader.root()?;
        self.entry(token)?;
        self.reader.end()
    }

    /// Reads what may be an entry.
    pub(super) fn entry(&mut self, token: Token) -> Result<(), Halt> {
        let entry = self.seen.entries;
        self.seen.entries += 1;
        match token.kind {
            Kind::Object => self.object(entry, NO_ITEM, token),
            _ => self.skip(token),
        }
    }

    fn object(&mut self, entry: u32, item: u32, token: Token) -> Result<(), Halt> {
        let names = self.scratch.keys.mark();
        let before = self.scratch.members.len();
        let mut site = Site {
            entry,
            item,
            object: token.span,
            inside: token.span,
            id: None,
            items: 0,
        };
        let wanted = site.is_at(self.place);
        let mut first = true;
        while let Some(key) = self.reader.key(first)? {
            first = false;
            self.scratch.keys.push(key);
            let value = self.reader.member()?;
            self.member(&mut site, key, value, wanted)?;
        }
        site.object.end = self.reader.at();
        site.inside = Span::new(token.span.end, site.object.end - 1);
        self.note_repeated(names, site.object);
        self.visitor
            .object(self.reader.text(), &site, &self.scratch.members[before..]);
        self.scratch.members.truncate(before);
        Ok(())
    }

    fn member(
        &mut self,
        site: &mut Site,
        key: Text,
        value: Token,
        wanted: bool,
    ) -> Result<(), Halt> {
        let text = self.reader.text();
        match value.kind {
            Kind::String | Kind::Number if names(key, text, order::ID.name) => {
                site.id = Some(value.span);
            }
            Kind::Array
                if self.place == Place::Item
                    && !wanted
                    && names(key, text, order::ITEMS_FIELD.name) =>
            {
                return self.items(site);
            }
            _ => self.skip(value)?,
        }
        if wanted {
            let end = self.reader.at();
            let field = self
                .fields
                .iter()
                .position(|field| names(key, text, field.name));
            self.scratch.members.push(Member {
                span: Span::new(key.span.start, end),
                key: key.span,
                value: Span::new(value.span.start, end),
                kind: value.kind,
                field: field.map(|field| field as u8),
            });
        }
        Ok(())
    }

    /// Reads the items of an entry. Should `items` stand twice, they are counted on.
    fn items(&mut self, site: &mut Site) -> Result<(), Halt> {
        let mut first = true;
        while let Some(token) = self.reader.element(first)? {
            first = false;
            match token.kind {
                Kind::Object => self.object(site.entry, site.items, token)?,
                _ => self.skip(token)?,
            }
            site.items += 1;
        }
        Ok(())
    }

    pub(super) fn skip(&mut self, token: Token) -> Result<(), Halt> {
        let Scratch { skipper, keys, .. } = &mut *self.scratch;
        skipper.skip(&mut self.reader, token, keys, &mut |_| {})
    }

    /// Notes the names that stand twice in an object.
    pub(super) fn note_repeated(&mut self, names: u32, object: Span) {
        let repeated = &mut self.seen.repeated;
        self.scratch
            .keys
            .close(names, self.reader.text(), &mut |key| {
                repeated.push((object, key.span));
            });
    }

    fn query(&mut self) {
        let text = self.reader.text();
        let whole = Span::new(0, text.len() as u32);
        let mut names: Vec<(Vec<u8>, Span)> = Vec::new();
        for pair in query::pairs(text) {
            let (name, value) = (
                query::decoded(text, pair.name),
                query::decoded(text, pair.value),
            );
            let name = match (name, value) {
                (Ok(name), Ok(_)) => name,
                (Err(span), _) | (_, Err(span)) => {
                    self.seen.fault = Some((Fault::NotUtf8, span));
                    return;
                }
            };
            let field = self
                .fields
                .iter()
                .position(|field| field.name.as_bytes() == &*name);
            self.scratch.members.push(Member {
                span: Span::new(pair.name.start, pair.value.end),
                key: pair.name,
                value: pair.value,
                kind: Kind::String,
                field: field.map(|field| field as u8),
            });
            names.push((name.into_owned(), pair.name));
        }
        self.repeated_parameters(&names, whole);
        let inside = Span::new(text.starts_with(b"?") as u32, whole.end);
        let site = Site {
            entry: 0,
            item: NO_ITEM,
            object: whole,
            inside,
            id: None,
            items: 0,
        };
        self.seen.entries = 1;
        self.visitor.object(text, &site, &self.scratch.members);
        self.scratch.members.clear();
    }

    fn repeated_parameters(&mut self, names: &[(Vec<u8>, Span)], query: Span) {
        let order = crate::sorted::sorted(names.len(), &|a, b| names[a].0.cmp(&names[b].0));
        for pair in order.windows(2) {
            let (earlier, later) = (&names[pair[0] as usize], &names[pair[1] as usize]);
            if earlier.0 == later.0 {
                self.seen.repeated.push((query, later.1));
            }
        }
    }
}

/// Whether a key names a field.
pub(super) fn names(key: Text, text: &[u8], field: &str) -> bool {
    match key.escaped {
        false => key.raw(text) == field.as_bytes(),
        true => Unescaped::new(key.raw(text)).eq(field.bytes()),
    }
}
