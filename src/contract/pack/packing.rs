//! Builds the packed tables from the numbered ones, at compile time.

use super::tables::{TABLES, is_same};
use super::{
    FieldId, Fields, Holds, NO_QUERY_SHAPE, NONE, PackedEnum, PackedField, PackedObject,
    PackedShape, VALUES, VERSIONS, Word,
};
use crate::Version;
use crate::contract::call::NO_QUERY;
use crate::contract::model::{Basis, EnumValue, ExtraFields, Field, Kind, Object, Standing};
use crate::contract::section::{SectionId, section_id};
use crate::contract::shape::{CONTRACTS, Contract};

pub(super) const fn pack_shapes() -> [PackedShape; NO_QUERY_SHAPE + 1] {
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

pub(super) const fn pack_words() -> [Word; TABLES.word_count] {
    let mut words = [Word::NOTHING; TABLES.word_count];
    let mut at = 0;
    while at < words.len() {
        words[at] = Word::of(TABLES.words[at]);
        at += 1;
    }
    words
}

pub(super) const fn pack_enums() -> [PackedEnum; TABLES.enum_count] {
    let mut enums = [PackedEnum {
        counts: [0; VERSIONS],
        words: [NONE; VALUES],
    }; TABLES.enum_count];
    let mut at = 0;
    while at < enums.len() {
        let values = TABLES.enums[at];
        let mut value = 0;
        while value < values.len() {
            enums[at].words[value] = TABLES.word(values[value].value);
            let mut version = values[value].since as usize;
            while version < VERSIONS {
                enums[at].counts[version] += 1;
                assert!(
                    enums[at].counts[version] as usize == value + 1,
                    "newer values come last"
                );
                version += 1;
            }
            value += 1;
        }
        at += 1;
    }
    enums
}

pub(super) const fn pack_fields() -> [PackedField; TABLES.field_count] {
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
        holds: Holds::of(&field.kind),
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
        is_gone: match field.removal {
            Some(removal) => !removal.is_replaced,
            None => false,
        },
        was_never: match field.removal {
            Some(removal) => (removal.version as usize) < field.since as usize,
            None => false,
        },
    }
}

const fn pack_section(section: Option<&str>) -> Option<SectionId> {
    match section {
        Some(section) => Some(section_id(section)),
        None => None,
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

pub(super) const fn pack_objects() -> [PackedObject; TABLES.object_count] {
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
