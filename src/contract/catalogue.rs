//! The contract as the engine looks it up: made once from the readable tables, and kept for ever.
//!
//! Entries refer to each other, and to the tables that they were made from. Each field, object, word and
//! section also has a number, for findings and for JavaScript. What a table says in a way that would have
//! to be worked out for each document is worked out here: the fields that a version has, and those that a
//! discriminator's value requires.

use super::model::{
    Basis, Contract, Direction, EnumValue, ExtraFields, Field, Form, Kind, Layout, Object, Service,
    Standing, VersionId,
};
use super::word::{Word, WordId};
use crate::text::{Doc, Node, NodeKind, Padded};
use alloc::boxed::Box;
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
    pub(crate) identifier: Word,
}

/// A shape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShapeEntry {
    pub(crate) name: &'static str,
    pub(crate) root: &'static FieldEntry,
    /// The object that a document is, or each of its entries.
    pub(crate) object: &'static ObjectEntry,
    /// The field that the envelope of a list is checked as.
    pub(crate) envelope: &'static FieldEntry,
    pub(crate) section: SectionId,
    pub(crate) is_received: bool,
    pub(crate) layout: Layout,
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
    /// How firmly it is required, always or with some values of the discriminator.
    pub(crate) presence: Option<Basis>,
    /// How firmly a list requires an element.
    pub(crate) not_empty: Option<Basis>,
    /// Its section, if not the shape's.
    pub(crate) section: Option<SectionId>,
    /// The number of the name that a later version gave it, or [`NONE`].
    pub(crate) renamed: WordId,
}

/// What a field holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Holds {
    Any,
    Text,
    Email,
    Timestamp,
    Decimal,
    Count,
    Enum(&'static [ValueEntry]),
    Object(&'static ObjectEntry),
    /// Elements, each of which is such a field.
    List(&'static FieldEntry),
    Collection,
    /// A text whose form versions changed: since when it has which, oldest first.
    Reformed(&'static [(VersionId, Holds)]),
}

impl Holds {
    /// What it is in a version.
    pub(crate) fn in_version(self, version: VersionId) -> Holds {
        let Holds::Reformed(forms) = self else {
            return self;
        };
        let mut known = forms.iter().rev();
        let form = known.find(|(since, _)| *since <= version);
        form.map_or(Holds::Text, |(_, form)| *form)
    }
}

/// A value of an enumeration.
#[derive(Debug)]
pub(crate) struct ValueEntry {
    pub(crate) word: Word,
    since: VersionId,
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
    /// Whether the interface itself requires the field: a client can't act on a received document without
    /// it.
    #[inline]
    pub(crate) fn is_vital(&self) -> bool {
        self.presence == Some(Basis::Stated)
    }

    /// The object that a value of the field is.
    pub(crate) fn object(&self) -> Option<&'static ObjectEntry> {
        match self.holds {
            Holds::Object(object) => Some(object),
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

fn escaped_enum_value(
    values: &'static [ValueEntry],
    version: VersionId,
    doc: Doc,
    token: &Node,
) -> Option<usize> {
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
    /// Whether the first field decides which of the others apply.
    pub(crate) is_discriminated: bool,
    /// Whether the interface says that it has fields that are not shown.
    pub(crate) is_open: bool,
    versions: Vec<Availability>,
    dependencies: Vec<Dependency>,
    /// What holds with every value of the discriminator.
    always: Dependency,
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
    pub(crate) vital: Fields,
    /// The fields without a meaning.
    pub(crate) misplaced: Fields,
    /// Whether only the required fields are expected.
    pub(crate) is_alone: bool,
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

    /// What a value of the discriminator decides; `None`: what holds with every value.
    #[inline]
    pub(crate) fn with_value(&self, value: Option<usize>) -> Dependency {
        let with = value.and_then(|value| self.dependencies.get(value));
        with.copied().unwrap_or(self.always)
    }

    /// Whether only the required fields are expected with any value of the discriminator.
    pub(crate) fn can_be_alone(&self) -> bool {
        self.dependencies.iter().any(|with| with.is_alone)
    }

    /// The discriminator, and its values.
    #[inline]
    pub(crate) fn discriminator(&self) -> Option<(&'static FieldEntry, &'static [ValueEntry])> {
        let first = self.fields.first().filter(|_| self.is_discriminated)?;
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
        let envelope = maker.lone(&ENVELOPE);
        let shape = |maker: &mut Maker, contract: &'static Contract| {
            let root = maker.lone(&contract.root);
            let object = maker.object(contract.object());
            ShapeEntry {
                name: contract.name,
                root,
                object,
                envelope,
                section: maker.section(contract.section),
                is_received: contract.is_received(),
                layout: contract.layout,
            }
        };
        let contracts = service.shapes.iter();
        let mut shapes: Vec<_> = contracts
            .map(|contract| shape(&mut maker, contract))
            .collect();
        let no_query = ShapeEntry {
            section: chapter::CALLS,
            ..shape(&mut maker, &NO_QUERY)
        };
        shapes.push(no_query);
        let headers = service.headers.iter();
        let headers = headers.map(|header| maker.word(header.name)).collect();
        let versions = service.versions.iter();
        let versions = versions.map(|date| maker.word(date)).collect();
        let call_parts = CALL_PARTS.map(|part| maker.word(part));
        let identifier = maker.word(service.identifier);
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
            identifier,
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

    /// A field by its number; `None` for [`NONE`].
    pub(crate) fn field(&self, number: FieldId) -> Option<&'static FieldEntry> {
        self.fields.get(number as usize).copied()
    }

    /// An object by its number; `None` for [`NONE`].
    pub(crate) fn object(&self, number: ObjectId) -> Option<&'static ObjectEntry> {
        self.objects.get(number as usize).copied()
    }

    /// A word by its number; `None` for [`NONE`].
    pub(crate) fn word(&'static self, number: WordId) -> Option<&'static Word> {
        self.words.get(number as usize)
    }

    /// The word of a text.
    pub(crate) fn word_of(&'static self, text: &str) -> Option<&'static Word> {
        self.words.iter().find(|word| word.name() == text)
    }

    /// A section by its number.
    pub(crate) fn section(&self, number: SectionId) -> &'static str {
        self.sections
            .get(number as usize)
            .copied()
            .unwrap_or_default()
    }

    /// The date of a version.
    pub(crate) fn date(&self, version: VersionId) -> &'static str {
        let date = self.service.versions.get(version.place());
        date.copied().unwrap_or_default()
    }

    /// The newest version.
    pub(crate) fn newest(&self) -> VersionId {
        VersionId(self.service.versions.len().saturating_sub(1) as u8)
    }

    /// Every version, oldest first.
    pub(crate) fn version_ids(&self) -> impl Iterator<Item = VersionId> + use<> {
        (0..self.service.versions.len()).map(|place| VersionId(place as u8))
    }

    /// Returns the word that, with its closing quote, is at `at`.
    pub(crate) fn word_at(&'static self, text: Padded, at: usize) -> Option<&'static Word> {
        let head = text.word(at);
        self.words
            .iter()
            .find(|word| word.stands_at(text, at, head))
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

    /// Every shape, by number. The last one is that of an empty query.
    pub(crate) fn shapes(&self) -> &[ShapeEntry] {
        &self.shapes
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
    not_shown: &[],
};

static NO_PARAMETERS: Object = Object::new("Query", &[]);

/// Numbers the entries while they are made, from the inside to the outside.
#[derive(Default)]
struct Maker {
    version_count: usize,
    fields: Vec<&'static FieldEntry>,
    /// An object that is being made has its number already.
    objects: Vec<Option<&'static ObjectEntry>>,
    words: Vec<Word>,
    sections: Vec<&'static str>,
}

impl Maker {
    /// Makes a field that is no member: a root, an envelope, or the elements of a list.
    fn lone(&mut self, field: &'static Field) -> &'static FieldEntry {
        let holds = self.holds(field, NONE, None);
        let entry = self.field(field, holds, 0, NONE, None);
        let entry = Box::leak(Box::new(entry));
        self.fields.push(entry);
        entry
    }

    /// Makes the entry of a field, whose number is that of the next one.
    fn field(
        &mut self,
        field: &'static Field,
        holds: Holds,
        place: usize,
        owner: ObjectId,
        section: Option<&'static str>,
    ) -> FieldEntry {
        FieldEntry {
            number: self.fields.len() as FieldId,
            model: field,
            word: match field.name {
                "" => Word::new(NONE, ""),
                name => self.word(name),
            },
            place,
            owner,
            holds,
            presence: field.presence.map(|presence| presence.basis),
            not_empty: match field.kind {
                Kind::List(list) => list.not_empty.map(|presence| presence.basis),
                _ => None,
            },
            section: field
                .section
                .or(section)
                .map(|section| self.section(section)),
            renamed: match field.removal.and_then(|removal| removal.renamed) {
                Some(name) => self.word(name).number,
                None => NONE,
            },
        }
    }

    fn holds(
        &mut self,
        field: &'static Field,
        owner: ObjectId,
        section: Option<&'static str>,
    ) -> Holds {
        match field.kind {
            Kind::Any => Holds::Any,
            Kind::Text(form) if field.reforms.is_empty() => of_form(form),
            Kind::Text(first) => {
                let first = (VersionId(0), of_form(first));
                let later = field.reforms.iter();
                let later = later.map(|(since, form)| (*since, of_form(*form)));
                let forms: Vec<_> = core::iter::once(first).chain(later).collect();
                Holds::Reformed(forms.leak())
            }
            Kind::Enum(values) => Holds::Enum(self.values(values)),
            Kind::Object(object) => Holds::Object(self.object(object)),
            Kind::List(list) => {
                let holds = self.holds(&list.element, owner, section);
                let element = self.field(&list.element, holds, 0, owner, section);
                let element = Box::leak(Box::new(element));
                self.fields.push(element);
                Holds::List(element)
            }
            Kind::Collection => Holds::Collection,
        }
    }

    fn values(&mut self, values: &[EnumValue]) -> &'static [ValueEntry] {
        let values = values.iter().map(|value| ValueEntry {
            word: self.word(value.value),
            since: value.since,
        });
        values.collect::<Vec<_>>().leak()
    }

    fn object(&mut self, object: &'static Object) -> &'static ObjectEntry {
        let mut known = self.objects.iter().flatten().copied();
        if let Some(known) = known.find(|one| core::ptr::eq(one.model, object)) {
            return known;
        }
        let number = self.objects.len() as ObjectId;
        self.objects.push(None);
        let mut holds = Vec::new();
        for field in object.fields {
            holds.push(self.holds(field, number, object.section));
        }
        let first = self.fields.len();
        let mut fields = Vec::new();
        for (place, (field, holds)) in object.fields.iter().zip(holds).enumerate() {
            let entry = self.field(field, holds, place, number, object.section);
            fields.push(FieldEntry {
                number: (first + place) as FieldId,
                ..entry
            });
        }
        let fields: &'static [FieldEntry] = fields.leak();
        self.fields.extend(fields);
        let section = object.section.map(|section| self.section(section));
        let entry = ObjectEntry::new(number, object, fields, section, self.version_count);
        let entry = Box::leak(Box::new(entry));
        if let Some(place) = self.objects.get_mut(number as usize) {
            *place = Some(entry);
        }
        entry
    }

    fn word(&mut self, text: &'static str) -> Word {
        if let Some(known) = self.words.iter().find(|word| word.name() == text) {
            return *known;
        }
        let word = Word::new(self.words.len() as WordId, text);
        self.words.push(word);
        word
    }

    fn section(&mut self, section: &'static str) -> SectionId {
        let known = self.sections.iter().position(|known| *known == section);
        let number = known.unwrap_or(self.sections.len());
        if known.is_none() {
            self.sections.push(section);
        }
        number as SectionId
    }
}

fn of_form(form: Form) -> Holds {
    match form {
        Form::Free => Holds::Text,
        Form::Email => Holds::Email,
        Form::Timestamp => Holds::Timestamp,
        Form::Decimal => Holds::Decimal,
        Form::Count => Holds::Count,
    }
}

impl ObjectEntry {
    fn new(
        number: ObjectId,
        model: &'static Object,
        fields: &'static [FieldEntry],
        section: Option<SectionId>,
        versions: usize,
    ) -> ObjectEntry {
        let versions = (0..versions).map(|version| availability(model, VersionId(version as u8)));
        let always = dependency(model, None);
        let values = match model.fields.first().map(|first| first.kind) {
            Some(Kind::Enum(values)) if model.discriminator.is_some() => values,
            _ => &[],
        };
        let dependencies: Vec<_> = values
            .iter()
            .map(|value| dependency(model, Some(value)))
            .collect();
        let dependent = dependencies.iter().fold(0, |all, with| {
            all | with.required & !always.required | with.misplaced
        });
        ObjectEntry {
            number,
            model,
            fields,
            section,
            exclusions: exclusions(model),
            is_discriminated: model.discriminator.is_some(),
            is_open: model.extra_fields == ExtraFields::Expected,
            versions: versions.collect(),
            dependencies,
            always,
            dependent,
        }
    }
}

/// The fields of an object for which a condition holds.
fn those(object: &Object, holds: impl Fn(&Field) -> bool) -> Fields {
    let numbered = object.fields.iter().enumerate();
    numbered.fold(0, |all, (place, field)| {
        all | u64::from(holds(field)) << place
    })
}

fn availability(object: &Object, version: VersionId) -> Availability {
    let standing = |field: &Field| field.standing(version);
    Availability {
        current: those(object, |field| matches!(standing(field), Standing::Current)),
        later: those(object, |field| matches!(standing(field), Standing::NotYet)),
        removed: those(object, |field| {
            matches!(standing(field), Standing::Removed(_))
        }),
    }
}

/// What a value of the discriminator decides, besides what holds with every value.
fn dependency(object: &Object, value: Option<&EnumValue>) -> Dependency {
    let is_among = |values: &[EnumValue]| {
        value.is_some_and(|value| values.iter().any(|one| one.value == value.value))
    };
    let is_alone = is_among(object.nothing_else_with);
    let required = |field: &Field| {
        let presence = field.presence;
        presence.filter(|presence| presence.with.is_empty() || is_among(presence.with))
    };
    let is_stated = |field: &Field| required(field).is_some_and(|one| one.basis == Basis::Stated);
    let is_irrelevant = |field: &Field| {
        value.is_some() && !field.relevant_with.is_empty() && !is_among(field.relevant_with)
    };
    Dependency {
        required: those(object, |field| required(field).is_some()),
        vital: those(object, is_stated),
        misplaced: those(object, |field| {
            is_irrelevant(field) || is_alone && required(field).is_none()
        }),
        is_alone,
    }
}

fn exclusions(object: &Object) -> Vec<ExclusionEntry> {
    let place = |name: &str| object.fields.iter().position(|field| field.name == name);
    let excluding = object.fields.iter().enumerate();
    let pairs = excluding.filter_map(|(at, field)| {
        let exclusion = field.excludes?;
        Some(ExclusionEntry {
            places: [at, place(exclusion.other)?],
            basis: exclusion.basis,
        })
    });
    pairs.collect()
}
