//! Discriminators: fields that decide which other fields of their object apply, such as the type of a
//! payment.
//!
//! The validator reads the same rules from the catalogue. `tests/js/schema.test.mjs` compares the
//! schemas with its verdicts.

use order_contract::Version;
use order_contract::internals::{EnumValue, Field, Object};

/// The version that has every enum value.
pub const NEWEST: Version = Version::ALL[Version::ALL.len() - 1];

/// The discriminator of an object, and its values in a version.
#[derive(Clone, Copy)]
pub struct Discriminator {
    object: &'static Object,
    pub field: &'static Field,
    pub values: &'static [EnumValue],
}

impl Discriminator {
    /// Returns the discriminator of an object, if it has one.
    pub fn of(object: &'static Object, version: Version) -> Option<Discriminator> {
        let field = &object.fields[object.discriminator?];
        Some(Discriminator {
            object,
            field,
            values: field.kind.values(version),
        })
    }

    /// Whether a field of the object applies with a value.
    pub fn allows(self, value: &EnumValue, field: &Field) -> bool {
        let is_relevant = field.relevant_with.is_empty() || contains(field.relevant_with, value);
        let is_alone = contains(self.object.nothing_else_with, value);
        is_relevant && (!is_alone || is_required(field, Some(value)))
    }

    /// Whether the value decides if a field applies or is required.
    pub fn decides(self, field: &Field) -> bool {
        self.values
            .iter()
            .any(|value| !self.allows(value, field) || is_required(field, Some(value)) != is_required(field, None))
    }
}

/// Whether a field is required with a value of the discriminator; `None`: with every value.
pub fn is_required(field: &Field, beside: Option<&EnumValue>) -> bool {
    field
        .presence
        .is_some_and(|presence| presence.with.is_empty() || beside.is_some_and(|value| contains(presence.with, value)))
}

fn contains(members: &[EnumValue], member: &EnumValue) -> bool {
    members.iter().any(|one| one.value == member.value)
}
