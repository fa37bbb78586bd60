//! Walks the readable tables and gives every field, object, enumeration and word its number.

use super::{CALL_PARTS, FieldId, NONE, ObjectId, VALUES, VERSIONS, WordId};
use crate::Version;
use crate::contract::call::{Header, NO_QUERY};
use crate::contract::model::{EnumValue, Field, Kind, Object};
use crate::contract::shape::{CONTRACTS, ENVELOPE};

const MOST: usize = 128;
const MOST_OBJECTS: usize = 32;

/// Everything that the walk has found, in the order of the numbers.
pub(super) struct Tables {
    pub(super) fields: [&'static Field; MOST],
    pub(super) owners: [ObjectId; MOST],
    pub(super) details: [u8; MOST],
    pub(super) field_count: usize,
    pub(super) objects: [&'static Object; MOST_OBJECTS],
    pub(super) firsts: [FieldId; MOST_OBJECTS],
    pub(super) object_count: usize,
    pub(super) enums: [&'static [EnumValue]; MOST_OBJECTS],
    pub(super) enum_count: usize,
    pub(super) words: [&'static str; MOST],
    pub(super) word_count: usize,
}

pub(super) const TABLES: Tables = Tables::collect();

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

    /// Adds the object, enumeration or elements that a field holds.
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

    pub(super) const fn word(&self, text: &str) -> WordId {
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

/// Whether two objects are the same, by title and field names: `const fn` can't compare addresses. A test
/// compares by address.
pub(super) const fn is_same_object(a: &Object, b: &Object) -> bool {
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

pub(crate) const fn is_same(a: &str, b: &str) -> bool {
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
