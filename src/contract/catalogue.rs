//! The contract as the engine looks it up: made once from the readable tables, and kept for ever.
//!
//! Entries refer to each other, and to the tables that they were made from. Each field, object, word and
//! section also has a number, for findings and for JavaScript. What a table says in a way that would have
//! to be worked out for each document is worked out here: the fields that a version has, and those that a
//! discriminator's value requires.

pub(crate) mod entries;
mod maker;

pub(crate) use entries::{
    ExclusionEntry, FieldEntry, Fields, Holds, NONE, ObjectEntry, ShapeEntry, enum_value_at, enum_value_of,
};
pub use entries::{FieldId, ObjectId, SectionId};

use super::model::{Basis, Contract, Direction, Field, Kind, Layout, Object, Service, VersionId};
use super::word::{Word, WordId};
use crate::text::{Doc, Node};
use alloc::boxed::Box;
use alloc::vec::Vec;
use maker::Maker;

/// The numbers of the sections that concern every document, which come first.
pub(crate) mod chapter {
    use super::SectionId;

    pub(crate) const CALLS: SectionId = 0;
    pub(crate) const LIMITS: SectionId = 1;
    pub(crate) const LISTS: SectionId = 2;
    pub(crate) const HEADERS: SectionId = 3;
    pub(crate) const VERSIONS: SectionId = 4;
}

/// The first segments of the pointers to problems of a call: its query, its headers and its body.
const CALL_PARTS: [&str; 3] = ["query", "headers", "body"];

/// A contract, made for looking up.
#[derive(Debug)]
pub struct Catalogue {
    pub(crate) service: &'static Service,
    /// By number. The last one is the empty query of an endpoint that has none.
    shapes: Vec<ShapeEntry>,
    no_query: ShapeEntry,
    fields: Vec<&'static FieldEntry>,
    objects: Vec<&'static ObjectEntry>,
    words: Vec<Word>,
    sections: Vec<&'static str>,
    pub(crate) headers: Vec<Word>,
    pub(crate) versions: Vec<Word>,
    /// Query, headers and body.
    pub(crate) call_parts: [Word; 3],
}

impl Catalogue {
    /// Makes the catalogue of a service, which is kept for ever. Tests say of a service whether that is possible.
    pub(crate) fn make(service: &'static Service) -> &'static Catalogue {
        let mut maker = Maker::default();
        let chapters = &service.chapters;
        for section in [
            chapters.calls,
            chapters.limits,
            chapters.lists,
            chapters.headers,
            chapters.versions,
        ] {
            maker.sections.push(section);
        }
        maker.version_count = service.versions.len();
        let envelope = maker.root(&ENVELOPE);
        let shape = |maker: &mut Maker, number: usize, contract: &'static Contract| {
            let root = maker.root(&contract.root);
            let object = maker.object(contract.object());
            ShapeEntry {
                number,
                name: contract.name,
                root,
                object,
                envelope,
                section: maker.section(contract.section),
                is_received: contract.is_received(),
                layout: contract.layout,
                identifier: contract.identifier,
            }
        };
        let contracts = service.shapes.iter().enumerate();
        let shapes = contracts.map(|(number, contract)| shape(&mut maker, number, contract));
        let mut shapes: Vec<_> = shapes.collect();
        let no_query = ShapeEntry {
            section: chapter::CALLS,
            ..shape(&mut maker, shapes.len(), &NO_QUERY)
        };
        shapes.push(no_query);
        let headers = service.headers.iter();
        let headers = headers.map(|header| maker.word(header.name)).collect();
        let versions = service.versions.iter();
        let versions = versions.map(|date| maker.word(date)).collect();
        let call_parts = CALL_PARTS.map(|part| maker.word(part));
        let changed = service.changes.iter().flat_map(|change| change.on);
        for (section, _) in changed.filter_map(|on| on.unnamed) {
            maker.section(section);
        }
        let Maker {
            fields,
            objects,
            words,
            sections,
            ..
        } = maker;
        Box::leak(Box::new(Catalogue {
            service,
            shapes,
            no_query,
            fields,
            objects: objects.into_iter().flatten().collect(),
            words,
            sections,
            headers,
            versions,
            call_parts,
        }))
    }

    /// A shape by its number.
    #[inline]
    pub(crate) fn shape(&'static self, number: usize) -> &'static ShapeEntry {
        let shape = self.shapes.get(number);
        debug_assert!(shape.is_some(), "there is no shape {number}");
        shape.unwrap_or(&self.no_query)
    }

    /// The number of the shape of a query, or of none.
    pub(crate) fn query_number(&self, name: Option<&str>) -> usize {
        let named = name.and_then(|name| self.shape_number(name));
        named.unwrap_or(self.shapes.len() - 1)
    }

    /// The number of the shape of a name.
    pub(crate) fn shape_number(&self, name: &str) -> Option<usize> {
        self.shapes.iter().position(|shape| shape.name == name)
    }

    /// An object by its number; `None` for [`NONE`].
    pub(crate) fn object(&self, number: ObjectId) -> Option<&'static ObjectEntry> {
        self.objects.get(number as usize).copied()
    }

    /// A word by its number; `None` for [`NONE`].
    pub(crate) fn word(&'static self, number: WordId) -> Option<&'static Word> {
        self.words.get(number as usize)
    }

    /// A section by its number.
    pub(crate) fn section(&self, number: SectionId) -> &'static str {
        self.sections.get(number as usize).copied().unwrap_or_default()
    }

    /// The date of a version.
    pub(crate) fn date(&self, version: VersionId) -> &'static str {
        let date = self.service.versions.get(version.place());
        date.copied().unwrap_or_default()
    }

    /// Every version, oldest first.
    pub(crate) fn version_ids(&self) -> impl Iterator<Item = VersionId> + use<> {
        (0..self.service.versions.len()).map(|place| VersionId(place as u8))
    }

    /// Returns the word that a key reads as.
    pub(crate) fn word_of(&'static self, doc: Doc, key: &Node) -> Option<&'static Word> {
        let (text, at) = (doc.padded(), key.start as usize + 1);
        let head = text.word(at);
        self.words.iter().find(|word| match key.is_escaped() {
            false => word.stands_at(text, at, head),
            true => word.reads(doc, key),
        })
    }

    /// The entry of an object.
    pub(crate) fn entry_of(&self, object: &'static Object) -> Option<&'static ObjectEntry> {
        let mut entries = self.object_entries();
        entries.find(|entry| core::ptr::eq(entry.model, object))
    }

    /// The entries of every object, by number.
    pub(crate) fn object_entries(&self) -> impl Iterator<Item = &'static ObjectEntry> {
        self.objects.iter().copied()
    }

    /// The readable tables of every field, by number.
    pub fn fields(&self) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().map(|field| field.model)
    }

    /// The object that the field of a number belongs to.
    pub fn owner(&self, number: usize) -> Option<&'static Object> {
        let owner = self.fields.get(number)?.owner;
        Some(self.object(owner)?.model)
    }

    /// The readable tables of every object, by number.
    pub fn objects(&self) -> impl Iterator<Item = &'static Object> {
        self.objects.iter().map(|object| object.model)
    }

    /// Every word, by number.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().map(Word::name)
    }

    /// Every section, by number.
    pub fn sections(&self) -> impl Iterator<Item = &'static str> {
        self.sections.iter().copied()
    }
}

/// The envelope of a list: an array, or an object that contains one.
static ENVELOPE: Field = Field::new("", Kind::Collection).required(Basis::Stated, "");

/// The contract of an empty query, for endpoints whose query the interface does not show.
static NO_QUERY: Contract = Contract {
    name: "",
    direction: Direction::Sent,
    section: "",
    layout: Layout::Query,
    root: Field::new("", Kind::Object(&NO_PARAMETERS)),
    identifier: None,
    not_shown: &[],
};

static NO_PARAMETERS: Object = Object::new("Query", &[]);
