//! The field of an object that decides which of its other fields apply, such as the type of a payment.
//!
//! The validator reads the same rules from the compiled contract; the schemas are compared with its
//! verdicts by `tests/js/schema.test.mjs`.

use order_contract::internals::{EnumValue, Field, Kind, Object};

/// A field of an object, and its values.
#[derive(Clone, Copy)]
pub struct Discriminator {
    object: &'static Object,
    pub field: &'static Field,
    pub values: &'static [EnumValue],
}

impl Discriminator {
    /// The discriminator of an object, where it has one.
    pub fn of(object: &'static Object) -> Option<Discriminator> {
        let field = &object.fields[object.discriminator?];
        match field.kind {
            Kind::Enum(values) => Some(Discriminator {
                object,
                field,
                values,
            }),
            _ => None,
        }
    }

    /// Whether a field of the object applies beside a value.
    pub fn allows(self, value: &EnumValue, field: &Field) -> bool {
        let is_relevant = field.relevant_with.is_empty() || contains(field.relevant_with, value);
        let is_alone = contains(self.object.nothing_else_with, value);
        is_relevant && (!is_alone || is_required(field, Some(value)))
    }

    /// Whether it depends on the value if a field applies or is required.
    pub fn decides(self, field: &Field) -> bool {
        self.values.iter().any(|value| {
            !self.allows(value, field)
                || is_required(field, Some(value)) != is_required(field, None)
        })
    }
}

/// Whether a field must be present beside a value of the discriminator; `None`: beside each.
pub fn is_required(field: &Field, beside: Option<&EnumValue>) -> bool {
    field.presence.is_some_and(|presence| {
        presence.with.is_empty() || beside.is_some_and(|value| contains(presence.with, value))
    })
}

fn contains(members: &[EnumValue], member: &EnumValue) -> bool {
    members.iter().any(|one| one.value == member.value)
}
