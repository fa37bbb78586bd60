//! The contract in small numbers, made from the readable tables at compile time: what reaches the
//! `.wasm`. Fields, objects and words are counted; a finding names them by number, and whoever needs
//! their names or texts looks in the readable tables or in data generated from them.

use super::call::{Header, NO_QUERY};
use super::model::{Basis, EnumValue, ExtraFields, Field, Form, Kind, Leftover, Object, Standing};
use super::section::{SectionId, section_id};
use super::shape::{CONTRACTS, Contract, ENVELOPE, Layout, Shape};
use crate::Version;
use crate::text::Padded;

/// The number of a field. Those below [`Shape::ALL`]'s length are the roots of the shapes.
pub type FieldId = u8;
/// The number of an object.
pub type ObjectId = u8;
/// The number of a word: a name or an enum value.
pub type WordId = u8;
/// One bit for each field of an object, by its place among them.
pub(crate) type Fields = u16;

/// Where a number stands for nothing.
pub(crate) const NONE: u8 = u8::MAX;

/// A field: what its value may be, and how firmly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedField {
    /// Its name; [`NONE`] for a root and an element.
    pub(crate) word: WordId,
    /// The object to which it belongs; [`NONE`] for a root.
    pub(crate) owner: ObjectId,
    pub(crate) holds: Holds,
    /// The object, the enumeration, or the field that describes the elements.
    pub(crate) detail: u8,
    pub(crate) kind_basis: Basis,
    /// How firmly it is required, always or beside some values of the discriminator.
    pub(crate) presence: Option<Basis>,
    /// How firmly a list needs an element.
    pub(crate) not_empty: Option<Basis>,
    /// Its section, where that is not the shape's.
    pub(crate) section: Option<SectionId>,
    /// What becomes of a leftover, where the field has been removed.
    pub(crate) leftover: PackedLeftover,
}

/// What can be done with a removed member that is still there; names are words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PackedLeftover {
    Unsettled,
    TakeOut,
    Header(WordId),
    IntoEach(WordId),
}

/// What a value may be.
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

impl PackedField {
    /// Whether a client could not act on a received document without the field: the interface itself
    /// asks for it.
    #[inline]
    pub(crate) fn is_vital(&self) -> bool {
        self.presence == Some(Basis::Stated)
    }
}

/// More than any discriminator has.
pub(crate) const VALUES: usize = 4;
const VERSIONS: usize = Version::ALL.len();

/// An object: which of its fields are required, relevant and current, as bit sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedObject {
    first: FieldId,
    count: u8,
    /// Its section, where that is not the shape's.
    pub(crate) section: Option<SectionId>,
    /// Two fields that exclude each other, by their places, and how firmly.
    pub(crate) exclusion: Option<(u8, u8, Basis)>,
    /// Whether the first field decides which of the others apply.
    pub(crate) is_discriminated: bool,
    /// Whether the interface says that it has fields that are not shown.
    pub(crate) is_open: bool,
    /// The discriminator's values beside which nothing but the required fields is expected, a bit each.
    alone: u8,
    /// Available and not deprecated, by version.
    pub(crate) current: [Fields; VERSIONS],
    /// Not available yet, by version.
    pub(crate) later: [Fields; VERSIONS],
    /// Removed, by version.
    pub(crate) removed: [Fields; VERSIONS],
    /// Required whatever the discriminator says.
    pub(crate) required: Fields,
    /// Required by the interface itself.
    pub(crate) vital: Fields,
    required_with: [Fields; VALUES],
    misplaced_with: [Fields; VALUES],
    /// Required or misplaced beside some value of the discriminator.
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

    /// The number of the field in that place.
    #[inline]
    pub(crate) fn id(&self, place: usize) -> FieldId {
        self.first + place as u8
    }

    /// The field whose name begins behind a quote at `at`, by its place. `guess` is tried first: fields
    /// mostly come in the order of the contract.
    #[inline]
    pub(crate) fn find(&self, text: Padded, at: usize, guess: usize) -> Option<usize> {
        let head = text.word(at);
        let fields = self.fields();
        let is_named = |field: &PackedField| word(field.word).stands_at(text, at, head);
        if fields.get(guess).is_some_and(is_named) {
            return Some(guess);
        }
        fields.iter().position(is_named)
    }

    /// The field with that name, by its place.
    pub(crate) fn find_name(&self, name: &[u8]) -> Option<usize> {
        let is_named = |field: &PackedField| word(field.word).is(name);
        self.fields().iter().position(is_named)
    }

    /// What is required beside a value of the discriminator, and whatever it is.
    #[inline]
    pub(crate) fn required(&self, value: Option<usize>) -> Fields {
        self.required | value.map_or(0, |value| self.required_with[value % VALUES])
    }

    /// What means nothing beside a value of the discriminator.
    #[inline]
    pub(crate) fn misplaced(&self, value: usize) -> Fields {
        self.misplaced_with[value % VALUES]
    }

    /// Whether only the required fields are expected beside a value of the discriminator.
    #[inline]
    pub(crate) fn is_alone(&self, value: usize) -> bool {
        self.alone >> value & 1 != 0
    }

    /// Whether any value of the discriminator does that.
    pub(crate) fn can_be_alone(&self) -> bool {
        self.alone != 0
    }
}

/// A name or an enum value as it stands in a text, with the quote that closes it, and zeros behind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    bytes: [u8; LONGEST_WORD],
    length: u8,
}

/// How many bytes the longest word takes with its quote.
const LONGEST_WORD: usize = 24;

impl Word {
    const NOTHING: Word = Word {
        bytes: [0; LONGEST_WORD],
        length: 0,
    };

    const fn of(text: &str) -> Word {
        let text = text.as_bytes();
        assert!(text.len() < LONGEST_WORD, "a word and its quote are short");
        let mut bytes = [0; LONGEST_WORD];
        let mut at = 0;
        while at < text.len() {
            bytes[at] = text[at];
            at += 1;
        }
        bytes[at] = b'"';
        Word {
            bytes,
            length: text.len() as u8,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether it and a quote stand at a place whose first eight bytes are known.
    #[inline]
    pub(crate) fn stands_at(&self, text: Padded, at: usize, head: u64) -> bool {
        let bytes = self.length as u32 + 1;
        match bytes {
            ..8 => (head ^ self.eight(0)) << (64 - 8 * bytes) == 0,
            _ => head == self.eight(0) && self.ends_at(text, at, bytes),
        }
    }

    #[inline]
    fn ends_at(&self, text: Padded, at: usize, bytes: u32) -> bool {
        let second = text.word(at + 8) ^ self.eight(1);
        match bytes {
            8 => true,
            ..16 => second << (128 - 8 * bytes) == 0,
            16 => second == 0,
            _ => {
                let third = text.word(at + 16) ^ self.eight(2);
                second == 0 && third.checked_shl(192 - 8 * bytes) == Some(0)
            }
        }
    }

    /// Eight of its bytes, the first in the lowest place.
    #[inline]
    fn eight(&self, number: usize) -> u64 {
        let eight = self.bytes.as_chunks().0.get(number);
        eight.map_or(0, |eight| u64::from_le_bytes(*eight))
    }

    /// The bytes without the quote.
    pub(crate) fn text(&self) -> &[u8] {
        self.bytes.get(..self.len()).unwrap_or_default()
    }

    /// Whether it is this name but for the case of letters.
    pub(crate) fn is_ignoring_case(&self, name: &[u8]) -> bool {
        self.text().eq_ignore_ascii_case(name)
    }

    /// Whether it is this name.
    pub(crate) fn is(&self, name: &[u8]) -> bool {
        self.text() == name
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

/// The number of the call's empty query, behind the shapes.
pub(crate) const NO_QUERY_SHAPE: usize = Shape::ALL.len();
/// The field that an envelope of entries is checked as.
pub(crate) const ENVELOPE_ID: FieldId = NO_QUERY_SHAPE as u8 + 1;

/// A field by its number.
#[inline]
pub(crate) fn field(id: FieldId) -> &'static PackedField {
    FIELDS.get(id as usize).unwrap_or(&FIELDS[0])
}

/// The object that owns a readable field.
pub fn readable_owner(id: FieldId) -> Option<&'static Object> {
    let owner = field(id).owner;
    (owner != NONE).then(|| readable_object(owner))
}

/// An object by its number.
#[inline]
pub(crate) fn object(id: ObjectId) -> &'static PackedObject {
    OBJECTS.get(id as usize).unwrap_or(&OBJECTS[0])
}

/// A word by its number.
#[inline]
pub(crate) fn word(id: WordId) -> &'static Word {
    WORDS.get(id as usize).unwrap_or(&WORDS[0])
}

/// The numbers of an enumeration's values.
#[inline]
pub(crate) fn enum_values(id: u8) -> &'static [WordId] {
    match ENUMS.get(id as usize) {
        Some(list) => list.words.get(..list.count as usize).unwrap_or_default(),
        None => &[],
    }
}

/// Which of an enumeration's values begins behind a quote at `at`.
#[inline]
pub(crate) fn enum_value_at(id: u8, text: Padded, at: usize) -> Option<usize> {
    let head = text.word(at);
    let stands = |&value: &WordId| word(value).stands_at(text, at, head);
    enum_values(id).iter().position(stands)
}

/// The values of an enumeration.
#[derive(Clone, Copy, Debug)]
struct PackedEnum {
    count: u8,
    words: [WordId; VALUES],
}

static SHAPES: [PackedShape; NO_QUERY_SHAPE + 1] = pack_shapes();
static OBJECTS: [PackedObject; TABLES.object_count] = pack_objects();
static FIELDS: [PackedField; TABLES.field_count] = pack_fields();
static ENUMS: [PackedEnum; TABLES.enum_count] = pack_enums();
static WORDS: [Word; TABLES.word_count] = pack_words();

/// A shape by its number.
#[inline]
pub(crate) fn shape(number: usize) -> &'static PackedShape {
    SHAPES.get(number).unwrap_or(&SHAPES[0])
}

/// The readable field of a number.
pub fn readable_field(id: FieldId) -> &'static Field {
    TABLES.fields[id as usize]
}

/// The readable object of a number.
pub fn readable_object(id: ObjectId) -> &'static Object {
    TABLES.objects[id as usize]
}

/// The word that stands behind a quote at `at`.
pub(crate) fn word_at(text: Padded, at: usize) -> Option<WordId> {
    let head = text.word(at);
    let stands = |word: &Word| word.stands_at(text, at, head);
    Some(WORDS.iter().position(stands)? as WordId)
}

/// The word of a number, as text.
pub fn readable_word(id: WordId) -> &'static str {
    TABLES.words[id as usize]
}

/// How many fields, objects and words there are.
pub const COUNTS: [usize; 3] = [TABLES.field_count, TABLES.object_count, TABLES.word_count];

const MOST: usize = 128;
const MOST_OBJECTS: usize = 32;

/// What a walk over the readable tables collects, in the order of the numbers.
struct Tables {
    fields: [&'static Field; MOST],
    owners: [ObjectId; MOST],
    details: [u8; MOST],
    field_count: usize,
    objects: [&'static Object; MOST_OBJECTS],
    firsts: [FieldId; MOST_OBJECTS],
    object_count: usize,
    enums: [&'static [EnumValue]; MOST_OBJECTS],
    enum_count: usize,
    words: [&'static str; MOST],
    word_count: usize,
}

const TABLES: Tables = Tables::collect();

impl Tables {
    const fn collect() -> Tables {
        let mut tables = Tables {
            fields: [&ENVELOPE; MOST],
            owners: [NONE; MOST],
            details: [NONE; MOST],
            field_count: 0,
            objects: [CONTRACTS[0].object(); MOST_OBJECTS],
            firsts: [0; MOST_OBJECTS],
            object_count: 0,
            enums: [&[]; MOST_OBJECTS],
            enum_count: 0,
            words: [""; MOST],
            word_count: 0,
        };
        let mut number = 0;
        while number < CONTRACTS.len() {
            tables = tables.with_field(&CONTRACTS[number].root, NONE);
            number += 1;
        }
        tables = tables.with_field(&NO_QUERY.root, NONE);
        tables = tables.with_field(&ENVELOPE, NONE);
        let mut at = 0;
        while at < tables.field_count {
            tables = tables.with_parts_of(at);
            at += 1;
        }
        let mut header = 0;
        while header < Header::ALL.len() {
            tables = tables.with_word(Header::ALL[header].name);
            header += 1;
        }
        let mut version = 0;
        while version < VERSIONS {
            tables = tables.with_word(Version::ALL[version].date());
            version += 1;
        }
        let mut part = 0;
        while part < CALL_PARTS.len() {
            tables = tables.with_word(CALL_PARTS[part]);
            part += 1;
        }
        tables
    }

    const fn with_field(mut self, field: &'static Field, owner: ObjectId) -> Tables {
        let at = self.field_count;
        self.fields[at] = field;
        self.owners[at] = owner;
        self.field_count += 1;
        self.with_word(field.name)
    }

    /// Adds what a field holds.
    const fn with_parts_of(mut self, at: usize) -> Tables {
        match self.fields[at].kind {
            Kind::Object(object) => {
                let (mut tables, id) = self.with_object(object);
                tables.details[at] = id;
                tables
            }
            Kind::List(list) => {
                self.details[at] = self.field_count as u8;
                let owner = self.owners[at];
                self.with_field(&list.element, owner)
            }
            Kind::Enum(values) => {
                let (mut tables, id) = self.with_enum(values);
                tables.details[at] = id;
                tables
            }
            _ => self,
        }
    }

    const fn with_object(mut self, object: &'static Object) -> (Tables, ObjectId) {
        let mut at = 0;
        while at < self.object_count {
            if is_same_object(self.objects[at], object) {
                return (self, at as u8);
            }
            at += 1;
        }
        self.objects[at] = object;
        self.firsts[at] = self.field_count as u8;
        self.object_count += 1;
        let mut place = 0;
        while place < object.fields.len() {
            self = self.with_field(&object.fields[place], at as u8);
            place += 1;
        }
        (self, at as u8)
    }

    const fn with_enum(mut self, values: &'static [EnumValue]) -> (Tables, u8) {
        assert!(values.len() <= VALUES, "an enumeration has few values");
        let mut at = 0;
        while at < self.enum_count {
            if self.enums[at].len() == values.len()
                && is_same(self.enums[at][0].value, values[0].value)
            {
                return (self, at as u8);
            }
            at += 1;
        }
        self.enums[at] = values;
        self.enum_count += 1;
        let mut value = 0;
        while value < values.len() {
            self = self.with_word(values[value].value);
            value += 1;
        }
        (self, at as u8)
    }

    const fn with_word(mut self, text: &'static str) -> Tables {
        if !text.is_empty() && self.word(text) == NONE {
            self.words[self.word_count] = text;
            self.word_count += 1;
        }
        self
    }

    const fn word(&self, text: &str) -> WordId {
        let mut at = 0;
        while at < self.word_count {
            if is_same(self.words[at], text) {
                return at as u8;
            }
            at += 1;
        }
        NONE
    }
}

/// What the pointers of a call's findings begin with.
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

/// The number of an object's field.
pub(crate) const fn field_id(object: &Object, name: &str) -> FieldId {
    let mut number = 0;
    while number < TABLES.object_count {
        if is_same_object(TABLES.objects[number], object) {
            let mut at = 0;
            while at < object.fields.len() {
                if is_same(object.fields[at].name, name) {
                    return TABLES.firsts[number] + at as u8;
                }
                at += 1;
            }
        }
        number += 1;
    }
    panic!("the object has this field")
}

/// Objects have no names of their own: two are the same where title and fields are. A test compares
/// them by address.
const fn is_same_object(a: &Object, b: &Object) -> bool {
    if !is_same(a.title, b.title) || a.fields.len() != b.fields.len() {
        return false;
    }
    let mut at = 0;
    while at < a.fields.len() {
        if !is_same(a.fields[at].name, b.fields[at].name) {
            return false;
        }
        at += 1;
    }
    true
}

const fn is_same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut at = 0;
    while at < a.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    true
}

const fn pack_shapes() -> [PackedShape; NO_QUERY_SHAPE + 1] {
    let mut shapes = [pack_shape(&NO_QUERY, NO_QUERY_SHAPE as u8); NO_QUERY_SHAPE + 1];
    let mut at = 0;
    while at < CONTRACTS.len() {
        shapes[at] = pack_shape(&CONTRACTS[at], at as u8);
        at += 1;
    }
    shapes
}

const fn pack_shape(contract: &Contract, root: FieldId) -> PackedShape {
    PackedShape {
        name: contract.name,
        root,
        section: section_id(contract.section),
        is_received: contract.is_received(),
        layout: contract.layout,
    }
}

const fn pack_words() -> [Word; TABLES.word_count] {
    let mut words = [Word::NOTHING; TABLES.word_count];
    let mut at = 0;
    while at < words.len() {
        words[at] = Word::of(TABLES.words[at]);
        at += 1;
    }
    words
}

const fn pack_enums() -> [PackedEnum; TABLES.enum_count] {
    let mut enums = [PackedEnum {
        count: 0,
        words: [NONE; VALUES],
    }; TABLES.enum_count];
    let mut at = 0;
    while at < enums.len() {
        let values = TABLES.enums[at];
        enums[at].count = values.len() as u8;
        let mut value = 0;
        while value < values.len() {
            enums[at].words[value] = TABLES.word(values[value].value);
            value += 1;
        }
        at += 1;
    }
    enums
}

const fn pack_fields() -> [PackedField; TABLES.field_count] {
    let mut fields = [pack_field(0); TABLES.field_count];
    let mut at = 0;
    while at < fields.len() {
        fields[at] = pack_field(at);
        at += 1;
    }
    fields
}

const fn pack_field(at: usize) -> PackedField {
    let field = TABLES.fields[at];
    PackedField {
        word: TABLES.word(field.name),
        owner: TABLES.owners[at],
        holds: holds(&field.kind),
        detail: TABLES.details[at],
        kind_basis: field.kind_basis,
        presence: match field.presence {
            Some(presence) => Some(presence.basis),
            None => None,
        },
        not_empty: match field.kind {
            Kind::List(list) => match list.not_empty {
                Some(presence) => Some(presence.basis),
                None => None,
            },
            _ => None,
        },
        section: match (field.section, TABLES.owners[at]) {
            (None, owner) if owner != NONE => pack_section(TABLES.objects[owner as usize].section),
            (section, _) => pack_section(section),
        },
        leftover: match field.removal {
            Some(removal) => pack_leftover(removal.leftover),
            None => PackedLeftover::Unsettled,
        },
    }
}

const fn pack_section(section: Option<&str>) -> Option<SectionId> {
    match section {
        Some(section) => Some(section_id(section)),
        None => None,
    }
}

const fn pack_leftover(leftover: Leftover) -> PackedLeftover {
    match leftover {
        Leftover::Unsettled => PackedLeftover::Unsettled,
        Leftover::TakeOut => PackedLeftover::TakeOut,
        Leftover::Header(name) => PackedLeftover::Header(word_id(name)),
        Leftover::IntoEach(name) => PackedLeftover::IntoEach(word_id(name)),
    }
}

const fn pack_exclusion(fields: &[Field]) -> Option<(u8, u8, Basis)> {
    let mut at = 0;
    while at < fields.len() {
        let mut other = 0;
        while other < fields.len() {
            if let Some(exclusion) = fields[at].excludes
                && is_same(exclusion.other, fields[other].name)
            {
                return Some((at as u8, other as u8, exclusion.basis));
            }
            other += 1;
        }
        at += 1;
    }
    None
}

const fn holds(kind: &Kind) -> Holds {
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

const fn pack_objects() -> [PackedObject; TABLES.object_count] {
    let mut objects = [pack_object(0); TABLES.object_count];
    let mut at = 0;
    while at < objects.len() {
        objects[at] = pack_object(at);
        at += 1;
    }
    objects
}

const fn pack_object(number: usize) -> PackedObject {
    let object = TABLES.objects[number];
    let fields = object.fields;
    assert!(
        fields.len() <= Fields::BITS as usize,
        "a bit for each field"
    );
    let mut packed = PackedObject {
        first: TABLES.firsts[number],
        count: fields.len() as u8,
        section: pack_section(object.section),
        exclusion: pack_exclusion(fields),
        is_discriminated: object.discriminator.is_some(),
        is_open: matches!(object.extra_fields, ExtraFields::Expected),
        alone: 0,
        current: [0; VERSIONS],
        later: [0; VERSIONS],
        removed: [0; VERSIONS],
        required: 0,
        vital: 0,
        required_with: [0; VALUES],
        misplaced_with: [0; VALUES],
        dependent: 0,
    };
    let mut at = 0;
    while at < fields.len() {
        packed = packed.with_standing(&fields[at], 1 << at);
        at += 1;
    }
    match object.discriminator {
        Some(0) => packed.with_values(object),
        Some(_) => panic!("the first field is the discriminator"),
        None => packed,
    }
}

impl PackedObject {
    const fn with_standing(mut self, field: &Field, bit: Fields) -> PackedObject {
        let mut version = 0;
        while version < VERSIONS {
            match field.standing(Version::ALL[version]) {
                Standing::Current => self.current[version] |= bit,
                Standing::NotYet => self.later[version] |= bit,
                Standing::Removed(_) => self.removed[version] |= bit,
                Standing::Deprecated => {}
            }
            version += 1;
        }
        if let Some(presence) = field.presence
            && presence.with.is_empty()
        {
            self.required |= bit;
            if matches!(presence.basis, Basis::Stated) {
                self.vital |= bit;
            }
        }
        self
    }

    const fn with_values(mut self, object: &Object) -> PackedObject {
        let Kind::Enum(values) = object.fields[0].kind else {
            panic!("a discriminator is an enumeration");
        };
        let mut value = 0;
        while value < values.len() {
            let alone = contains(object.nothing_else_with, &values[value]);
            if alone {
                self.alone |= 1 << value;
            }
            let mut at = 0;
            while at < object.fields.len() {
                self = self.with_dependency(&object.fields[at], 1 << at, values, value, alone);
                at += 1;
            }
            value += 1;
        }
        self
    }

    const fn with_dependency(
        mut self,
        field: &Field,
        bit: Fields,
        values: &[EnumValue],
        value: usize,
        alone: bool,
    ) -> PackedObject {
        let required = match field.presence {
            Some(presence) => contains(presence.with, &values[value]),
            None => false,
        };
        if required {
            self.required_with[value] |= bit;
        }
        let irrelevant =
            !field.relevant_with.is_empty() && !contains(field.relevant_with, &values[value]);
        if irrelevant || (alone && !required && self.required & bit == 0) {
            self.misplaced_with[value] |= bit;
        }
        self.dependent |= self.required_with[value] | self.misplaced_with[value];
        self
    }
}

const fn contains(values: &[EnumValue], value: &EnumValue) -> bool {
    let mut at = 0;
    while at < values.len() {
        if is_same(values[at].value, value.value) {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests;
