//! The entries of a catalogue: shapes, fields, objects and enum values, with the fields that a version has and those that a
//! discriminator's value requires.

use crate::contract::model::{Basis, Field, Form, Kind, Layout, Object, VersionId};
use crate::contract::word::Word;
use crate::text::{Doc, Node, NodeKind, Padded};
use alloc::vec::Vec;

/// The number of a field.
pub type FieldId = u16;
/// The number of an object.
pub type ObjectId = u16;
/// The number of a section.
pub type SectionId = u16;
/// A set of an object's fields: one bit each, by position.
pub(crate) type Fields = u64;

/// Stands for the absence of a number.
pub(crate) const NONE: u16 = u16::MAX;

/// A shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShapeEntry {
    pub(crate) number: usize,
    pub(crate) name: &'static str,
    pub(crate) root: &'static FieldEntry,
    /// The object that a document is, or each of its entries.
    pub(crate) object: &'static ObjectEntry,
    /// The field that the envelope of a list is checked as.
    pub(crate) envelope: &'static FieldEntry,
    pub(crate) section: SectionId,
    pub(crate) is_received: bool,
    pub(crate) layout: Layout,
    /// The member that identifies the document, or each of its entries.
    pub(crate) identifier: Option<&'static str>,
}

impl ShapeEntry {
    pub(crate) fn is_query(&self) -> bool {
        self.layout == Layout::Query
    }
}

/// A member of an object, a root, or the elements of a list.
#[derive(Debug)]
pub(crate) struct FieldEntry {
    pub(crate) number: FieldId,
    pub(crate) model: &'static Field,
    /// Its name. Only a member has one.
    pub(crate) word: Word,
    /// Its position in its object.
    pub(crate) place: usize,
    /// The object that it belongs to; [`NONE`] for a root.
    pub(crate) owner: ObjectId,
    pub(crate) holds: Holds,
    /// How firmly a list requires an element, and an element of it a text.
    pub(crate) not_empty: Option<Basis>,
    /// Its section, if not the shape's.
    pub(crate) section: Option<SectionId>,
}

/// What a field holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Holds {
    Any,
    /// A text of a form.
    Text(Form),
    /// A text whose form versions changed.
    Reformed,
    Enum(&'static [ValueEntry]),
    Object(&'static ObjectEntry),
    /// Elements, each of which is such a field.
    List(&'static FieldEntry),
    Collection,
}

impl Holds {
    /// Whether it expects values of a kind. `null` is a value of no kind.
    pub(crate) fn expects(self, kind: NodeKind) -> bool {
        match self {
            Holds::Any => true,
            Holds::Collection => matches!(kind, NodeKind::Array | NodeKind::Object),
            Holds::Object(_) => kind == NodeKind::Object,
            Holds::List(_) => kind == NodeKind::Array,
            Holds::Text(_) | Holds::Reformed | Holds::Enum(_) => kind == NodeKind::String,
        }
    }
}

/// A value of an enumeration.
#[derive(Debug)]
pub(crate) struct ValueEntry {
    pub(crate) word: Word,
    pub(super) since: VersionId,
}

impl PartialEq for FieldEntry {
    fn eq(&self, other: &FieldEntry) -> bool {
        core::ptr::eq(self, other)
    }
}

impl PartialEq for ObjectEntry {
    fn eq(&self, other: &ObjectEntry) -> bool {
        core::ptr::eq(self, other)
    }
}

impl FieldEntry {
    /// How firmly a version requires the field, always or with some values of the discriminator.
    #[inline]
    pub(crate) fn presence_in(&self, version: VersionId) -> Option<Basis> {
        self.model.presence_in(version).map(|presence| presence.basis)
    }

    /// Whether the interface itself requires the field in a version: a client can't act on a received document without it.
    #[inline]
    pub(crate) fn is_mandatory(&self, version: VersionId) -> bool {
        self.presence_in(version) == Some(Basis::Stated)
    }

    /// The form of its text in a version.
    pub(crate) fn form(&self, version: VersionId) -> Form {
        match (self.holds, self.model.kind_in(version)) {
            (Holds::Text(form), _) | (Holds::Reformed, Kind::Text(form)) => form,
            _ => Form::Free,
        }
    }

    /// The object that a value of the field is.
    pub(crate) fn object(&self) -> Option<&'static ObjectEntry> {
        match self.holds {
            Holds::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The member that identifies each of its elements.
    pub(crate) fn identifier(&self) -> Option<&'static str> {
        match self.model.kind {
            Kind::List(list) => list.identifier,
            _ => None,
        }
    }

    /// The object that a value of the field is, or each of its elements.
    pub(crate) fn object_below(&self) -> Option<&'static ObjectEntry> {
        match self.holds {
            Holds::List(element) => element.object_below(),
            _ => self.object(),
        }
    }

    /// Whether a version removed it without a replacement.
    pub(crate) fn is_gone(&self) -> bool {
        let removal = self.model.removal;
        removal.is_some_and(|removal| !removal.is_replaced)
    }

    /// It came with a later version than the one that removed it, so its object never had it.
    pub(crate) fn was_never(&self) -> bool {
        let removal = self.model.removal;
        removal.is_some_and(|removal| removal.version < self.model.since)
    }

    /// The values of an enumeration that a version allows.
    pub(crate) fn values(&self, version: VersionId) -> impl Iterator<Item = &'static ValueEntry> {
        let values = match self.holds {
            Holds::Enum(values) => values,
            _ => &[],
        };
        values.iter().filter(move |value| value.since <= version)
    }
}

/// Returns the position of the value that, with its closing quote, is at `at`.
#[inline]
pub(crate) fn enum_value_at(
    values: &'static [ValueEntry],
    version: VersionId,
    text: Padded,
    at: usize,
) -> Option<usize> {
    let head = text.word(at);
    let stands = |value: &ValueEntry| value.word.stands_at(text, at, head);
    let place = values.iter().position(stands)?;
    values
        .get(place)
        .is_some_and(|value| value.since <= version)
        .then_some(place)
}

/// Returns the position of a string among the values; `None` for any other token.
#[inline]
pub(crate) fn enum_value_of(
    values: &'static [ValueEntry],
    version: VersionId,
    doc: Doc,
    token: &Node,
) -> Option<usize> {
    match (token.is(NodeKind::String), token.is_escaped()) {
        (false, _) => None,
        (_, false) => enum_value_at(values, version, doc.padded(), token.start as usize + 1),
        (_, true) => escaped_enum_value(values, version, doc, token),
    }
}

fn escaped_enum_value(values: &'static [ValueEntry], version: VersionId, doc: Doc, token: &Node) -> Option<usize> {
    let reads = |value: &ValueEntry| value.since <= version && value.word.reads(doc, token);
    values.iter().position(reads)
}

/// An object: its fields, and which of them are required, relevant and current.
#[derive(Debug)]
pub(crate) struct ObjectEntry {
    pub(crate) number: ObjectId,
    pub(crate) model: &'static Object,
    /// Its fields, in the order of the contract.
    pub(crate) fields: &'static [FieldEntry],
    /// Its section, if not the shape's.
    pub(crate) section: Option<SectionId>,
    /// Pairs of fields that exclude each other.
    pub(crate) exclusions: Vec<ExclusionEntry>,
    pub(super) versions: Vec<Availability>,
    pub(super) dependencies: Vec<Dependency>,
    /// What holds with every value of the discriminator.
    pub(super) always: Dependency,
    /// Required or misplaced with some value of the discriminator.
    pub(crate) dependent: Fields,
}

/// The fields that a version has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Availability {
    /// Available and not deprecated.
    pub(crate) current: Fields,
    /// Not available yet.
    pub(crate) later: Fields,
    /// Removed.
    pub(crate) removed: Fields,
    /// Never missing: the version does not have them, or does not require them yet.
    pub(crate) excused: Fields,
}

impl Availability {
    /// The fields that the version does not have.
    pub(crate) fn absent(&self) -> Fields {
        self.later | self.removed
    }
}

/// What a value of the discriminator decides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Dependency {
    /// The required fields.
    pub(crate) required: Fields,
    /// The fields that the interface itself requires.
    pub(crate) mandatory: Fields,
    /// The fields without a meaning.
    pub(crate) misplaced: Fields,
    /// Whether only the required fields are expected.
    pub(crate) excludes_others: bool,
}

/// Two fields that exclude each other, by position, and how firmly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExclusionEntry {
    pub(crate) places: [usize; 2],
    pub(crate) basis: Basis,
}

impl ObjectEntry {
    /// The fields that a version has.
    #[inline]
    pub(crate) fn in_version(&self, version: VersionId) -> Availability {
        let here = self.versions.get(version.place());
        debug_assert!(here.is_some(), "there is no version {version:?}");
        here.copied().unwrap_or_default()
    }

    /// Whether a version that has two fields excludes them together.
    pub(crate) fn exclude_each_other(&self, a: usize, b: usize, version: VersionId) -> bool {
        let absent = self.in_version(version).absent();
        let mut exclusions = self.exclusions.iter();
        absent & (1 << a | 1 << b) == 0 && exclusions.any(|one| one.places == [a, b] || one.places == [b, a])
    }

    /// What a value of the discriminator decides; `None`: what holds with every value.
    #[inline]
    pub(crate) fn with_value(&self, value: Option<usize>) -> Dependency {
        let with = value.and_then(|value| self.dependencies.get(value));
        with.copied().unwrap_or(self.always)
    }

    /// Whether only the required fields are expected with any value of the discriminator.
    pub(crate) fn can_exclude_others(&self) -> bool {
        self.dependencies.iter().any(|with| with.excludes_others)
    }

    /// The discriminator, and its values.
    #[inline]
    pub(crate) fn discriminator(&self) -> Option<(&'static FieldEntry, &'static [ValueEntry])> {
        let first = self.fields.first().filter(|_| self.model.is_discriminated)?;
        match first.holds {
            Holds::Enum(values) => Some((first, values)),
            _ => None,
        }
    }

    /// Returns the position of the field that a key names. Tries `guess` first.
    #[inline(always)]
    pub(crate) fn find_key(&self, doc: Doc, key: &Node, guess: usize) -> Option<usize> {
        match key.is_escaped() {
            false => self.find(doc.padded(), key.start as usize + 1, guess),
            true => self.find_escaped(doc, key),
        }
    }

    fn find_escaped(&self, doc: Doc, key: &Node) -> Option<usize> {
        let is_named = |field: &FieldEntry| field.word.reads(doc, key);
        self.fields.iter().position(is_named)
    }

    /// Returns the position of the field whose name, with its closing quote, is at `at`. Tries `guess`
    /// first: members mostly come in the order of the contract, and without a call here a verdict takes
    /// 10 % less time.
    #[inline(always)]
    pub(crate) fn find(&self, text: Padded, at: usize, guess: usize) -> Option<usize> {
        let head = text.word(at);
        match self.fields.get(guess) {
            Some(field) if field.word.stands_at(text, at, head) => Some(guess),
            _ => self.find_anywhere(text, at, head),
        }
    }

    fn find_anywhere(&self, text: Padded, at: usize, head: u64) -> Option<usize> {
        let is_named = |field: &FieldEntry| field.word.stands_at(text, at, head);
        self.fields.iter().position(is_named)
    }

    /// Returns the field with that name.
    pub(crate) fn find_name(&self, name: &[u8]) -> Option<&'static FieldEntry> {
        self.fields.iter().find(|field| field.word.is(name))
    }
}
