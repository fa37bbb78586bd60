//! Writes the module `descriptions.ts`: the fields of each shape, in enough detail to build a form, and
//! what the interface does not show. The TypeScript types are in `js/describe.ts`.

use crate::date;
use crate::discriminator::Discriminator;
use crate::docs::doc;
use crate::json::{JsonObject, Value, json, non_empty, object};
use crate::module::Constants;
use order_contract::internals::{
    Contract, Direction, EnumValue, ExtraFields, Field, Form, Kind, Layout, Object, Presence, Standing, contract,
};
use order_contract::{Shape, Version};

pub fn module() -> String {
    let mut constants = Constants::of("ShapeDetails");
    for shape in Shape::ALL {
        for version in Version::ALL {
            let description = description(shape, version);
            constants.add(&[shape.name(), version.date()], description);
        }
    }
    constants.module(
        "What each shape holds, by version",
        "import type { ShapeDetails } from '../reference.js'",
        "descriptions",
    )
}

/// Returns the description of a shape in a version.
///
/// ```
/// use order_contract::{Shape, Version};
/// use order_contract_codegen::description;
/// let description = description(Shape::OrderRequest, Version::default());
/// assert_eq!(description["direction"], "sent");
/// ```
pub fn description(shape: Shape, version: Version) -> JsonObject {
    let contract = contract(shape);
    let builder = DescriptionBuilder { contract, version };
    object! {
        "direction": match contract.direction {
            Direction::Sent => "sent",
            Direction::Received => "received",
        },
        "layout": match contract.layout {
            Layout::Document => "document",
            Layout::Entries => "entries",
            Layout::Query => "query",
        },
        "section": contract.section,
        "object": builder.object(contract.object()),
        "notShown": contract.not_shown,
    }
}

struct DescriptionBuilder {
    contract: &'static Contract,
    version: Version,
}

impl DescriptionBuilder {
    fn object(&self, object: &'static Object) -> JsonObject {
        let fields = object.fields.iter();
        let available = fields.clone().filter(|field| field.is_available(self.version));
        object! {
            "title": object.title,
            "section": object.section.unwrap_or(self.contract.section),
            "discriminator": Discriminator::of(object, self.version).map(|discriminator| discriminator.field.name),
            "open": object.extra_fields == ExtraFields::Expected,
            "fields": available.map(|field| self.field(field, object)).collect::<Value>(),
            "removed": fields.filter_map(|field| self.removed(field)).collect::<Value>(),
            "notShown": object.not_shown,
        }
    }

    fn field(&self, field: &'static Field, owner: &'static Object) -> JsonObject {
        let mut description = object! { "name": field.name };
        description.extend(self.value(field, owner));
        description.extend(object! {
            "required": field.presence_in(self.version).map(|presence| self.required(presence, owner)),
            "appliesWith": self.condition(&self.applies_with(field, owner), owner),
            "excludes": field.excludes.map(|exclusion| {
                json!({ "name": exclusion.other, "basis": exclusion.basis.name() })
            }),
            "repeatable": field.is_repeatable.then_some(true),
            "since": date(field.since),
            "deprecated": field.deprecated.map(date),
        });
        description
    }

    /// Describes the value of a field, or of the elements of a list.
    fn value(&self, field: &'static Field, owner: &'static Object) -> JsonObject {
        let section = field.section.or(owner.section);
        let mut description = object! {
            "label": non_empty(field.label),
            "doc": doc(field, self.version),
            "section": section.unwrap_or(self.contract.section),
            "kind": kind(field.kind),
            "basis": field.kind_basis.name(),
        };
        description.extend(match field.kind_in(self.version) {
            Kind::Text(form) => object! { "form": form_name(form) },
            Kind::Enum(_) => {
                let members = field.kind.values(self.version).iter();
                object! { "values": members.map(value).collect::<Value>() }
            }
            Kind::Object(object) => object! { "object": self.object(object) },
            Kind::List(list) => object! {
                "notEmpty": list.not_empty.map(|presence| self.required(presence, owner)),
                "element": self.value(&list.element, owner),
            },
            Kind::Any | Kind::Collection => JsonObject::new(),
        });
        description
    }

    fn removed(&self, field: &Field) -> Option<Value> {
        match field.standing(self.version) {
            Standing::Removed(removal) => Some(json!({
                "name": field.name,
                "version": date(removal.version),
                "instead": removal.advice(removal.instead),
            })),
            _ => None,
        }
    }

    /// Returns the discriminator's values with which a field applies; empty if it applies with all.
    fn applies_with(&self, field: &Field, owner: &'static Object) -> Vec<&'static str> {
        let Some(discriminator) = Discriminator::of(owner, self.version) else {
            return Vec::new();
        };
        let (allowing, others): (Vec<&EnumValue>, Vec<&EnumValue>) = discriminator
            .values
            .iter()
            .partition(|value| discriminator.allows(value, field));
        match others.is_empty() || discriminator.field.name == field.name {
            true => Vec::new(),
            false => values(allowing),
        }
    }

    /// Describes how firmly a value is required, why, and with which values of the discriminator.
    fn required(&self, presence: Presence, owner: &'static Object) -> JsonObject {
        let with = values(EnumValue::known(presence.with, self.version));
        object! {
            "basis": presence.basis.name(),
            "why": presence.why,
            "with": self.condition(&with, owner),
        }
    }

    fn condition(&self, values: &[&str], owner: &'static Object) -> Option<Value> {
        let discriminator = Discriminator::of(owner, self.version)?;
        (!values.is_empty()).then(|| json!({ "field": discriminator.field.name, "values": values }))
    }
}

fn values(members: impl IntoIterator<Item = &'static EnumValue>) -> Vec<&'static str> {
    members.into_iter().map(|member| member.value).collect()
}

fn value(member: &EnumValue) -> Value {
    json!({ "value": member.value, "label": member.label })
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "any",
        Kind::Text(_) => "text",
        Kind::Enum(_) => "enum",
        Kind::Object(_) => "object",
        Kind::List(_) => "list",
        Kind::Collection => "collection",
    }
}

fn form_name(form: Form) -> Option<&'static str> {
    match form {
        Form::Free => None,
        Form::Email => Some("email"),
        Form::Timestamp => Some("timestamp"),
        Form::Decimal => Some("decimal"),
        Form::Count => Some("count"),
    }
}
