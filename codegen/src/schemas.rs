//! Writes the module `schemas.ts`: JSON Schema 2020-12 of each shape, with the rules whose breach is an
//! error by default.
//!
//! A schema applies to a document that has been parsed, one value at a time. [`CANNOT_SAY`] lists what it
//! can't express.

mod pattern;
#[cfg(test)]
mod tests;

use crate::discriminator::{Discriminator, is_required};
use crate::docs::doc;
use crate::json::{JsonObject, Value, json, non_empty, object};
use crate::module::Constants;
use crate::removed;
use crate::rules::ErrorRules;
use order_contract::internals::{
    Contract, EnumValue, Field, Form, Kind, Layout, List, Object, Standing, contract, types,
};
use order_contract::{Code, Level, Shape, Version};
use pattern::pattern;

/// What the validator reports and a schema can't, each with its reason.
pub const CANNOT_SAY: [(&str, &str); 3] = [
    (
        "syntax, encoding, too_large, too_deep, not_serializable",
        "a schema is held against what has been read already",
    ),
    ("duplicate_key", "readers keep one of the values and do not say so"),
    (
        "entries",
        "an option of the validator; and where more than one member could hold the entries of a list, the validator checks none of them and the schema all",
    ),
];

pub fn module() -> String {
    let mut constants = Constants::of("JsonSchema");
    for shape in Shape::ALL {
        for version in Version::ALL {
            for level in Level::ALL {
                let schema = schema(shape, version, level);
                constants.add(&[shape.name(), version.date(), level.name()], schema);
            }
        }
    }
    constants.module(
        "JSON Schema of each shape, by version and level",
        "import type { JsonSchema } from '../reference.js'",
        "schemas",
    )
}

/// Returns the schema of a shape in a version, with the rules of a level.
///
/// The schema of a query applies to its parameters, read as an object of strings. A parameter that is repeated is an array.
///
/// ```
/// use order_contract::{Level, Shape, Version};
/// use order_contract_codegen::schema;
/// let schema = schema(Shape::ProductUpdate, Version::default(), Level::Implied);
/// assert_eq!(schema["title"], "Product update");
/// ```
pub fn schema(shape: Shape, version: Version, level: Level) -> JsonObject {
    let contract = contract(shape);
    let rules = ErrorRules::of(contract, version, level);
    let mut schema = object! { "$schema": "https://json-schema.org/draft/2020-12/schema" };
    schema.extend(match contract.layout {
        Layout::Entries => list(rules, contract),
        Layout::Document | Layout::Query => document(rules, contract),
    });
    schema
}

fn document(rules: ErrorRules, contract: &Contract) -> JsonObject {
    let mut schema = object! {
        "title": contract.object().title,
        "description": shape_and_section(contract),
    };
    schema.extend(value(rules, &contract.root));
    schema
}

/// Returns the schema of a list, whose envelope is not shown: the entries are in an array, or in any member
/// of an object that is an array of objects.
fn list(rules: ErrorRules, contract: &Contract) -> JsonObject {
    let title = contract.object().title;
    let mut entry = object! { "title": title };
    entry.extend(value(rules, &contract.root));
    let reference = json!({ "$ref": "#/$defs/entry" });
    object! {
        "title": format!("List: {title}"),
        "description": shape_and_section(contract),
        "type": ["array", "object"],
        "items": reference,
        "additionalProperties": json!({
            "if": { "type": "array", "items": { "type": "object" } },
            "then": { "type": "array", "items": reference },
        }),
        "$defs": json!({ "entry": entry }),
    }
}

fn shape_and_section(contract: &Contract) -> String {
    format!("The shape {}, section {}.", contract.name, contract.section)
}

fn field_schema(rules: ErrorRules, field: &Field) -> JsonObject {
    let is_deprecated = matches!(field.standing(rules.version), Standing::Deprecated);
    let mut schema = object! {
        "title": non_empty(field.label),
        "description": doc(field, rules.version),
        "deprecated": is_deprecated.then_some(true),
    };
    schema.extend(value(rules, field));
    schema
}

/// Returns the schema of a field's value.
fn value(rules: ErrorRules, field: &Field) -> JsonObject {
    let one = types(field.kind);
    let either = one.iter().copied();
    let either = either.chain(field.is_repeatable.then_some("array"));
    let types = one_or_all(either.collect(), rules.admits_null(field));
    let types = types.filter(|_| rules.requires_type(field));
    let mut schema = object! {
        "type": types,
        "items": field.is_repeatable.then(|| object! { "type": one_or_all(one, false) }),
    };
    schema.extend(match field.kind_in(rules.version) {
        Kind::Any | Kind::Collection => JsonObject::new(),
        Kind::Text(form) => text(rules, field, form),
        Kind::Enum(_) => enumeration(rules, field),
        Kind::List(list) => object! {
            "minItems": rules.requires_entries(field, list).then_some(1),
            "items": element(rules, field, list),
        },
        Kind::Object(object) => members(rules, object),
    });
    schema
}

/// A list that needs an element needs a text in it.
fn element(rules: ErrorRules, field: &Field, list: &List) -> JsonObject {
    let mut schema = field_schema(rules, &list.element);
    let is_text = matches!(list.element.kind, Kind::Text(Form::Free));
    if is_text && rules.requires_entries(field, list) {
        schema.insert("minLength".to_owned(), json!(1));
    }
    schema
}

/// Returns types as the keyword `type` takes them.
fn one_or_all(mut types: Vec<&str>, or_null: bool) -> Option<Value> {
    types.extend((or_null && !types.is_empty()).then_some("null"));
    match types[..] {
        [] => None,
        [only] => Some(json!(only)),
        _ => Some(json!(types)),
    }
}

fn text(rules: ErrorRules, field: &Field, form: Form) -> JsonObject {
    let not_empty = form == Form::Free && rules.requires_text(field);
    object! {
        "pattern": pattern(form).filter(|_| rules.requires_form(field, form)),
        "minLength": not_empty.then_some(1),
    }
}

fn enumeration(rules: ErrorRules, field: &Field) -> JsonObject {
    let members = field.kind.values(rules.version).iter();
    let values: Value = members.map(|member| member.value).collect();
    match rules.requires_enum_value(field) {
        true => object! { "enum": values },
        false => object! { "examples": values },
    }
}

fn members(rules: ErrorRules, object: &'static Object) -> JsonObject {
    let discriminator = Discriminator::of(object, rules.version);
    let is_dependent = |field: &&Field| discriminator.is_some_and(|it| rules.depends(field, it));
    let (dependent, independent): (Vec<&Field>, Vec<&Field>) = object.fields.iter().partition(is_dependent);
    let mut schema = properties(rules, &independent, None);
    schema.extend(exclusions(rules, object));
    if let Some(discriminator) = discriminator {
        schema.extend(conditions(rules, discriminator, &dependent));
    }
    schema
}

/// Returns the schemas of fields, and which ones are required with a value of the discriminator.
fn properties(rules: ErrorRules, fields: &[&Field], beside: Option<&EnumValue>) -> JsonObject {
    let mut properties = JsonObject::new();
    for field in fields {
        if rules.forbids(field) {
            properties.insert(field.name.to_owned(), forbidden(rules, field).into());
        } else if field.is_available(rules.version) {
            properties.insert(field.name.to_owned(), field_schema(rules, field).into());
        }
    }
    let is_required = |field: &&&Field| is_required(field, beside) && rules.requires(field);
    let required: Vec<&str> = fields.iter().filter(is_required).map(|field| field.name).collect();
    object! {
        "properties": Some(properties).filter(|properties| !properties.is_empty()),
        "required": Some(required).filter(|required| !required.is_empty()),
    }
}

/// Returns a schema that no value meets, with the reason.
fn forbidden(rules: ErrorRules, field: &Field) -> JsonObject {
    let description = match field.standing(rules.version) {
        Standing::Removed(removal) => Some(removed(&removal)),
        _ => None,
    };
    object! { "description": description, "not": json!({}) }
}

/// Returns the rules for each value of the discriminator, as a chain of `if`, `then` and `else`. The last
/// `else` is for any other value.
fn conditions(rules: ErrorRules, discriminator: Discriminator, dependent: &[&Field]) -> JsonObject {
    let name = discriminator.field.name;
    let mut otherwise = match rules.requires_value(discriminator) {
        true => JsonObject::new(),
        false => properties(rules.without_presence(), dependent, None),
    };
    for value in discriminator.values.iter().rev() {
        let fields = dependent.iter().copied();
        let allowed: Vec<&Field> = fields.filter(|field| discriminator.allows(value, field)).collect();
        let then = properties(rules, &allowed, Some(value));
        if then.is_empty() && otherwise.is_empty() {
            continue;
        }
        otherwise = object! {
            "if": json!({ "properties": { (name): { "const": value.value } }, "required": [name] }),
            "then": then,
            "else": Some(otherwise).filter(|otherwise| !otherwise.is_empty()),
        };
    }
    otherwise
}

/// Returns the rules for pairs of fields of which only one may be present.
fn exclusions(rules: ErrorRules, object: &Object) -> JsonObject {
    let mut schema = JsonObject::new();
    for field in object.fields {
        if let Some(exclusion) = field.excludes
            && field.is_available(rules.version)
            && rules.is_error(Code::Exclusive, exclusion.basis, false)
        {
            schema.extend(object! { "not": json!({ "required": [field.name, exclusion.other] }) });
        }
    }
    schema
}
