//! The contract as small numbers, packed from the readable tables at compile time: only this reaches the
//! `.wasm`. Fields, objects and words are numbered, and findings refer to them by number. Their names
//! and texts are in the readable tables and in the data generated from them.

mod packing;
mod tables;
#[cfg(test)]
mod tests;
mod word;

pub(crate) use word::{LONGEST_WORD, Word};

use super::model::{Basis, Field, Form, Kind, Object};
use super::section::SectionId;
use super::shape::{Layout, Shape};
use crate::Version;
use crate::text::{Doc, Node, NodeKind, Padded};
use packing::{pack_enums, pack_fields, pack_objects, pack_shapes, pack_words};
pub(crate) use tables::is_same;
use tables::{TABLES, is_same_object};

/// The number of a field. Numbers below the length of [`Shape::ALL`] are the roots of the shapes.
pub type FieldId = u8;
/// The number of an object.
pub type ObjectId = u8;
/// The number of a word: a name or an enum value.
pub type WordId = u8;
/// A set of an object's fields: one bit each, by position.
pub(crate) type Fields = u16;

/// Stands for the absence of a number.
pub(crate) const NONE: u8 = u8::MAX;

/// A field, packed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedField {
    /// Its name; [`NONE`] for a root and an element.
    pub(crate) word: WordId,
    /// The object that it belongs to; [`NONE`] for a root.
    pub(crate) owner: ObjectId,
    pub(crate) holds: Holds,
    /// By `holds`: the number of the object, of the enumeration, or of the field of a list's elements.
    pub(crate) detail: u8,
    pub(crate) kind_basis: Basis,
    /// How firmly it is required, always or with some values of the discriminator.
    pub(crate) presence: Option<Basis>,
    /// How firmly a list requires an element.
    pub(crate) not_empty: Option<Basis>,
    /// Its section, if not the shape's.
    pub(crate) section: Option<SectionId>,
    /// A version removed it without a replacement.
    pub(crate) is_gone: bool,
    /// It came with a later version than the one that removed it, so its object never had it.
    pub(crate) was_never: bool,
}

/// [`Kind`], without the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Holds {
    Any,
    Text,
    Email,
    Timestamp,
    Decimal,
    Count,
    Enum,
    Object,
    List,
    Collection,
}

impl Holds {
    pub(crate) const fn of(kind: &Kind) -> Holds {
        match kind {
            Kind::Any => Holds::Any,
            Kind::Text(Form::Free) => Holds::Text,
            Kind::Text(Form::Email) => Holds::Email,
            Kind::Text(Form::Timestamp) => Holds::Timestamp,
            Kind::Text(Form::Decimal) => Holds::Decimal,
            Kind::Text(Form::Count) => Holds::Count,
            Kind::Enum(_) => Holds::Enum,
            Kind::Object(_) => Holds::Object,
            Kind::List(_) => Holds::List,
            Kind::Collection => Holds::Collection,
        }
    }
}

impl PackedField {
    /// Whether the interface itself requires the field: a client can't act on a received document without
    /// it.
    #[inline]
    pub(crate) fn is_vital(&self) -> bool {
        self.presence == Some(Basis::Stated)
    }
}

/// The most values that an enumeration may have.
pub(crate) const VALUES: usize = 8;
const VERSIONS: usize = Version::ALL.len();

/// An object: its fields, and which of them are required, relevant and current.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedObject {
    first: FieldId,
    count: u8,
    /// Its section, if not the shape's.
    pub(crate) section: Option<SectionId>,
    /// Two fields that exclude each other, by position, and how firmly.
    pub(crate) exclusion: Option<(u8, u8, Basis)>,
    /// Whether the first field decides which of the others apply.
    pub(crate) is_discriminated: bool,
    /// Whether the interface says that it has fields that are not shown.
    pub(crate) is_open: bool,
    /// The discriminator's values with which only the required fields are expected, a bit each.
    alone: u8,
    /// Available and not deprecated, by version.
    pub(crate) current: [Fields; VERSIONS],
    /// Not available yet, by version.
    pub(crate) later: [Fields; VERSIONS],
    /// Removed, by version.
    pub(crate) removed: [Fields; VERSIONS],
    /// Required with every value of the discriminator.
    pub(crate) required: Fields,
    /// Required by the interface itself.
    pub(crate) vital: Fields,
    required_with: [Fields; VALUES],
    misplaced_with: [Fields; VALUES],
    /// Required or misplaced with some value of the discriminator.
    pub(crate) dependent: Fields,
}

impl PackedObject {
    /// Its fields, in the order of the contract.
    #[inline]
    pub(crate) fn fields(&self) -> &'static [PackedField] {
        let first = self.first as usize;
        FIELDS
            .get(first..first + self.count as usize)
            .unwrap_or_default()
    }

    /// The number of the field at a position.
    #[inline]
    pub(crate) fn id(&self, place: usize) -> FieldId {
        debug_assert!(place < self.count as usize, "there is no field at {place}");
        self.first + place as u8
    }

    /// Returns the position of the field that a key names. Tries `guess` first.
    #[inline(always)]
    pub(crate) fn find_key(&self, doc: Doc, key: &Node, guess: usize) -> Option<usize> {
        match key.is_escaped() {
            false => self.find(doc.padded(), key.start as usize + 1, guess),
            true => self.find_escaped(doc, key),
        }
    }

    #[cold]
    #[inline(never)]
    fn find_escaped(&self, doc: Doc, key: &Node) -> Option<usize> {
        let is_named = |field: &PackedField| word(field.word).reads(doc, key);
        self.fields().iter().position(is_named)
    }

    /// Returns the position of the field whose name, with its closing quote, is at `at`. Tries `guess`
    /// first: members mostly come in the order of the contract, and without a call here a verdict takes
    /// 10 % less time.
    #[inline(always)]
    pub(crate) fn find(&self, text: Padded, at: usize, guess: usize) -> Option<usize> {
        let head = text.word(at);
        match self.fields().get(guess) {
            Some(field) if word(field.word).stands_at(text, at, head) => Some(guess),
            _ => self.find_anywhere(text, at, head),
        }
    }

    #[inline(never)]
    fn find_anywhere(&self, text: Padded, at: usize, head: u64) -> Option<usize> {
        let is_named = |field: &PackedField| word(field.word).stands_at(text, at, head);
        self.fields().iter().position(is_named)
    }

    /// Returns the position of the field with that name.
    pub(crate) fn find_name(&self, name: &[u8]) -> Option<usize> {
        let is_named = |field: &PackedField| word(field.word).is(name);
        self.fields().iter().position(is_named)
    }

    /// The fields required with a value of the discriminator; `None`: with every value.
    #[inline]
    pub(crate) fn required(&self, value: Option<usize>) -> Fields {
        debug_assert!(
            value.is_none_or(|value| value < VALUES),
            "{value:?} is a value"
        );
        self.required | value.map_or(0, |value| self.required_with[value % VALUES])
    }

    /// The fields without a meaning with a value of the discriminator.
    #[inline]
    pub(crate) fn misplaced(&self, value: usize) -> Fields {
        debug_assert!(value < VALUES, "{value} is a value");
        self.misplaced_with[value % VALUES]
    }

    /// Whether only the required fields are expected with a value of the discriminator.
    #[inline]
    pub(crate) fn is_alone(&self, value: usize) -> bool {
        self.alone >> value & 1 != 0
    }

    /// Whether [`is_alone`](Self::is_alone) holds for any value of the discriminator.
    pub(crate) fn can_be_alone(&self) -> bool {
        self.alone != 0
    }
}

/// A shape: its root is the field of the same number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedShape {
    /// The public name.
    pub(crate) name: &'static str,
    pub(crate) root: FieldId,
    pub(crate) section: SectionId,
    pub(crate) is_received: bool,
    pub(crate) layout: Layout,
}

impl PackedShape {
    pub(crate) fn is_query(&self) -> bool {
        self.layout == Layout::Query
    }
}

/// The values of an enumeration, and how many of them each version allows.
#[derive(Clone, Copy, Debug)]
struct PackedEnum {
    counts: [u8; VERSIONS],
    words: [WordId; VALUES],
}

/// The number of a call's empty query, after those of the shapes.
pub(crate) const NO_QUERY_SHAPE: usize = Shape::ALL.len();
/// The field that the envelope of a list is checked as.
pub(crate) const ENVELOPE_ID: FieldId = NO_QUERY_SHAPE as u8 + 1;

static SHAPES: [PackedShape; NO_QUERY_SHAPE + 1] = pack_shapes();
static OBJECTS: [PackedObject; TABLES.object_count] = pack_objects();
static FIELDS: [PackedField; TABLES.field_count] = pack_fields();
static ENUMS: [PackedEnum; TABLES.enum_count] = pack_enums();
static WORDS: [Word; TABLES.word_count] = pack_words();

/// A shape by its number.
#[inline]
pub(crate) fn shape(number: usize) -> &'static PackedShape {
    debug_assert!(number < SHAPES.len(), "there is no shape {number}");
    SHAPES.get(number).unwrap_or(&SHAPES[0])
}

/// A field by its number.
#[inline]
pub(crate) fn field(id: FieldId) -> &'static PackedField {
    debug_assert!((id as usize) < FIELDS.len(), "there is no field {id}");
    FIELDS.get(id as usize).unwrap_or(&FIELDS[0])
}

/// An object by its number.
#[inline]
pub(crate) fn object(id: ObjectId) -> &'static PackedObject {
    debug_assert!((id as usize) < OBJECTS.len(), "there is no object {id}");
    OBJECTS.get(id as usize).unwrap_or(&OBJECTS[0])
}

/// A word by its number.
#[inline]
pub(crate) fn word(id: WordId) -> &'static Word {
    debug_assert!((id as usize) < WORDS.len(), "there is no word {id}");
    WORDS.get(id as usize).unwrap_or(&WORDS[0])
}

/// Returns the word that, with its closing quote, is at `at`.
pub(crate) fn word_at(text: Padded, at: usize) -> Option<WordId> {
    let head = text.word(at);
    let stands = |word: &Word| word.stands_at(text, at, head);
    Some(WORDS.iter().position(stands)? as WordId)
}

/// The numbers of the values that a version allows in an enumeration.
#[inline]
pub(crate) fn enum_values(id: u8, version: Version) -> &'static [WordId] {
    debug_assert!((id as usize) < ENUMS.len(), "there is no enumeration {id}");
    let Some(list) = ENUMS.get(id as usize) else {
        return &[];
    };
    let count = list.counts[version as usize] as usize;
    list.words.get(..count).unwrap_or_default()
}

/// Returns the position of the enumeration's value that, with its closing quote, is at `at`.
#[inline]
pub(crate) fn enum_value_at(id: u8, version: Version, text: Padded, at: usize) -> Option<usize> {
    let head = text.word(at);
    let stands = |&value: &WordId| word(value).stands_at(text, at, head);
    enum_values(id, version).iter().position(stands)
}

/// Returns the position of a string among the enumeration's values; `None` for any other token.
#[inline]
pub(crate) fn enum_value_of(id: u8, version: Version, doc: Doc, token: &Node) -> Option<usize> {
    match (token.is(NodeKind::String), token.is_escaped()) {
        (false, _) => None,
        (_, false) => enum_value_at(id, version, doc.padded(), token.start as usize + 1),
        (_, true) => escaped_enum_value(id, version, doc, token),
    }
}

#[cold]
#[inline(never)]
fn escaped_enum_value(id: u8, version: Version, doc: Doc, token: &Node) -> Option<usize> {
    let reads = |&value: &WordId| word(value).reads(doc, token);
    enum_values(id, version).iter().position(reads)
}

/// The readable field of a number.
pub const fn readable_field(id: FieldId) -> &'static Field {
    TABLES.fields[id as usize]
}

/// The readable object of a number.
pub const fn readable_object(id: ObjectId) -> &'static Object {
    TABLES.objects[id as usize]
}

/// The object that owns a readable field.
pub fn readable_owner(id: FieldId) -> Option<&'static Object> {
    let owner = field(id).owner;
    (owner != NONE).then(|| readable_object(owner))
}

/// The word of a number, as text.
pub fn readable_word(id: WordId) -> &'static str {
    TABLES.words[id as usize]
}

/// How many fields, objects and words there are.
pub const COUNTS: [usize; 3] = [TABLES.field_count, TABLES.object_count, TABLES.word_count];

/// The first segments of the pointers to problems of a call.
pub(crate) const CALL_PARTS: [&str; 3] = ["query", "headers", "body"];

/// The words of the dated versions.
pub(crate) const VERSION_WORDS: [WordId; VERSIONS] = {
    let mut words = [NONE; VERSIONS];
    let mut version = 0;
    while version < VERSIONS {
        words[version] = word_id(Version::ALL[version].date());
        version += 1;
    }
    words
};

/// The number of a word.
pub(crate) const fn word_id(text: &str) -> WordId {
    let id = TABLES.word(text);
    assert!(id != NONE, "the contract has this word");
    id
}

/// The number of an object.
pub(crate) const fn object_id(object: &Object) -> ObjectId {
    let mut number = 0;
    while number < TABLES.object_count {
        if is_same_object(TABLES.objects[number], object) {
            return number as ObjectId;
        }
        number += 1;
    }
    panic!("{}", object.title) // no shape has this object
}

/// The number of an object's field.
pub(crate) const fn field_id(object: &Object, name: &str) -> FieldId {
    let first = TABLES.firsts[object_id(object) as usize];
    let mut at = 0;
    while at < object.fields.len() {
        if is_same(object.fields[at].name, name) {
            return first + at as u8;
        }
        at += 1;
    }
    panic!("{}", name) // the object has no such field
}
