//! Which rules hold a document to be wrong, seen from one direction, version and level: what a schema
//! or a type may demand is exactly that.

use crate::contract::Contract;
use crate::contract::model::{
    Basis, Direction, EnumValue, Field, Form, Kind, List, Object, Standing,
};
use crate::validate::default_severity;
use crate::{Code, Level, Severity, Version};

/// A look at the contract.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lens {
    pub(super) direction: Direction,
    pub(super) version: Version,
    pub(super) level: Level,
    /// Whether it is known what is required: not beneath a discriminator that is missing or bad.
    pub(super) decided: bool,
}

/// The discriminator's value, and which of the fields that depend on it apply beside it.
pub(super) struct Branch {
    pub(super) member: &'static EnumValue,
    pub(super) fields: Vec<&'static Field>,
    pub(super) required: Vec<&'static Field>,
}

impl Lens {
    pub(super) fn of(contract: &Contract, version: Version, level: Level) -> Lens {
        Lens {
            direction: contract.direction,
            version,
            level,
            decided: true,
        }
    }

    pub(super) fn undecided(self) -> Lens {
        Lens {
            decided: false,
            ..self
        }
    }

    /// Whether breaking a rule is an error.
    pub(super) fn is_error(&self, code: Code, basis: Basis, vital: bool) -> bool {
        let applies = basis != Basis::Implied || self.level == Level::Implied;
        applies && default_severity(code, self.direction, basis, vital) == Severity::Error
    }

    pub(super) fn demands_type(&self, field: &Field) -> bool {
        self.is_error(Code::Type, field.kind_basis, vital(field))
    }

    pub(super) fn demands_member(&self, field: &Field) -> bool {
        self.is_error(Code::Enum, Basis::Stated, vital(field))
    }

    pub(super) fn demands_form(&self, field: &Field, form: Form) -> bool {
        match form {
            Form::Free => false,
            Form::Email => self.is_error(Code::Email, Basis::Stated, vital(field)),
            Form::Timestamp => self.is_error(Code::Timestamp, Basis::Stated, vital(field)),
            Form::Decimal => self.is_error(Code::Decimal, Basis::Stated, vital(field)),
            Form::Count => self.is_error(Code::Type, field.kind_basis, vital(field)),
        }
    }

    /// Whether `''` is wrong in a string of no form.
    pub(super) fn demands_text(&self, field: &Field) -> bool {
        self.decided
            && field
                .presence
                .is_some_and(|presence| self.is_error(Code::Empty, presence.basis, vital(field)))
    }

    pub(super) fn demands_entries(&self, field: &Field, list: &List) -> bool {
        self.decided
            && list
                .not_empty
                .is_some_and(|presence| self.is_error(Code::Empty, presence.basis, vital(field)))
    }

    /// Whether leaving it out is wrong where it is required at all.
    pub(super) fn demands(&self, field: &Field) -> bool {
        self.decided
            && self.is_in_force(field)
            && field
                .presence
                .is_some_and(|presence| self.is_error(Code::Required, presence.basis, false))
    }

    pub(super) fn forbids(&self, field: &Field) -> bool {
        matches!(field.standing(self.version), Standing::Removed(_))
            && self.is_error(Code::Removed, Basis::Stated, false)
    }

    pub(super) fn is_in_force(&self, field: &Field) -> bool {
        matches!(
            field.standing(self.version),
            Standing::Current | Standing::Deprecated
        )
    }

    /// The fields of an object that apply whatever its discriminator says.
    pub(super) fn independent(&self, object: &'static Object) -> Vec<&'static Field> {
        fields(object, |at| !is_dependent(object, at))
    }

    /// The fields of an object that depend on its discriminator.
    pub(super) fn dependent(&self, object: &'static Object) -> Vec<&'static Field> {
        fields(object, |at| is_dependent(object, at))
    }

    /// What holds beside each value of the discriminator; nothing where an object has none.
    pub(super) fn branches(&self, object: &'static Object) -> Vec<Branch> {
        let Some((_, members)) = discriminator(object) else {
            return Vec::new();
        };
        let always = object.index.required(None);
        let branch = |(m, member)| {
            let misplaced = object.index.misplaced(m);
            let required = object.index.required(Some(m)) & !always;
            Branch {
                member,
                fields: fields(object, |at| {
                    is_dependent(object, at) && misplaced & (1 << at) == 0
                }),
                required: fields(object, |at| required & (1 << at) != 0),
            }
        };
        members.iter().enumerate().map(branch).collect()
    }

    /// Whether a bad or missing discriminator is an error of its own.
    pub(super) fn demands_decision(&self, object: &'static Object) -> bool {
        discriminator(object)
            .is_some_and(|(field, _)| self.demands(field) && self.demands_member(field))
    }
}

/// The field that decides which of the others apply, and its values.
pub(super) fn discriminator(
    object: &'static Object,
) -> Option<(&'static Field, &'static [EnumValue])> {
    let field = &object.fields[object.discriminator?];
    match field.kind {
        Kind::Enum(members) => Some((field, members)),
        _ => None,
    }
}

fn is_dependent(object: &'static Object, at: usize) -> bool {
    object.discriminator.is_some() && object.index.is_dependent(at)
}

fn fields(object: &'static Object, wanted: impl Fn(usize) -> bool) -> Vec<&'static Field> {
    let fields = object.fields.iter().enumerate();
    fields
        .filter(|(at, _)| wanted(*at))
        .map(|(_, field)| field)
        .collect()
}

fn vital(field: &Field) -> bool {
    crate::validate::is_vital(field)
}
