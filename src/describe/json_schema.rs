//! JSON Schema 2020-12 of a shape: the rules whose breach is an error by default, and no other.
//!
//! A schema sees a document that has been read, and sees one value at a time. What it cannot say is
//! in [`CANNOT_SAY`].

use super::json::{Json, Members};
use super::lens::{Lens, discriminator};
use crate::contract::model::{Field, Form, Kind, Object, Standing};
use crate::contract::{Contract, Layout};
use crate::{Level, Shape, Version};

/// What the validator says and a schema cannot, each with its reason.
pub const CANNOT_SAY: [(&str, &str); 3] = [
    (
        "syntax, encoding, too_large, too_deep, not_serializable",
        "a schema is held against what has been read already",
    ),
    (
        "duplicate_key",
        "readers keep one of the values and do not say so",
    ),
    (
        "entries",
        "an option of the validator; and where more than one member could hold the entries of a list, the validator checks none of them and the schema all",
    ),
];

/// The schema of a shape in a version, with the rules of a level.
///
/// A query's schema is that of its parameters, read as an object of strings.
///
/// ```
/// use order_contract::{Level, Shape, Version, describe::json_schema};
/// let schema = json_schema(Shape::ProductUpdate, Version::default(), Level::Implied);
/// assert_eq!(schema.get("title").unwrap().to_string(), "\"Product update\"");
/// ```
pub fn json_schema(shape: Shape, version: Version, level: Level) -> Json {
    let contract = shape.contract();
    let lens = Lens::of(contract, version, level);
    let mut schema = Members::default();
    schema.add("$schema", "https://json-schema.org/draft/2020-12/schema");
    match contract.layout {
        Layout::Entries => list(lens, contract, &mut schema),
        _ => root(lens, contract, &mut schema),
    }
    schema.into_json()
}

fn root(lens: Lens, contract: &Contract, schema: &mut Members) {
    schema.add("title", contract.object().title);
    schema.add("description", describes(contract).as_str());
    kind(lens, &contract.root, schema);
}

/// The envelope is not shown: an array holds the entries, or any member of an object that is an array
/// of nothing but objects.
fn list(lens: Lens, contract: &Contract, schema: &mut Members) {
    let reference = || Json::object([("$ref", Json::from("#/$defs/entry"))]);
    let mut entry = Members::default();
    entry.add("title", contract.object().title);
    kind(lens, &contract.root, &mut entry);

    let objects = Json::object([("type", Json::from("array")), ("items", typed(&["object"]))]);
    let entries = Json::object([("type", Json::from("array")), ("items", reference())]);
    schema.add(
        "title",
        format!("List: {}", contract.object().title).as_str(),
    );
    schema.add("description", describes(contract).as_str());
    schema.add("type", Json::strings(["array", "object"]));
    schema.add("items", reference());
    schema.add(
        "additionalProperties",
        Json::object([("if", objects), ("then", entries)]),
    );
    schema.add("$defs", Json::object([("entry", entry.into_json())]));
}

fn describes(contract: &Contract) -> String {
    format!("The shape {}, section {}.", contract.name, contract.section)
}

fn field_schema(lens: Lens, field: &Field) -> Json {
    let mut schema = Members::default();
    schema.add_filled("title", field.label);
    schema.add_filled("description", field.doc);
    if matches!(field.standing(lens.version), Standing::Deprecated) {
        schema.add("deprecated", true);
    }
    kind(lens, field, &mut schema);
    schema.into_json()
}

/// What a field's value must be.
fn kind(lens: Lens, field: &Field, schema: &mut Members) {
    let typed = |schema: &mut Members, types: &[&str]| {
        if lens.demands_type(field) {
            schema.add("type", type_of(types));
        }
    };
    match field.kind {
        Kind::Any => {}
        Kind::Collection => typed(schema, &["array", "object"]),
        Kind::Text(form) => {
            typed(schema, &["string"]);
            text(lens, field, form, schema);
        }
        Kind::Enum(members) => {
            typed(schema, &["string"]);
            let values = Json::strings(members.iter().map(|member| member.value));
            let keyword = match lens.demands_member(field) {
                true => "enum",
                false => "examples",
            };
            schema.add(keyword, values);
        }
        Kind::List(list) => {
            typed(schema, &["array"]);
            if lens.demands_entries(field, list) {
                schema.add("minItems", Json::Number(1));
            }
            schema.add("items", field_schema(lens, &list.element));
        }
        Kind::Object(object) => {
            typed(schema, &["object"]);
            members(lens, object, schema);
        }
    }
}

fn text(lens: Lens, field: &Field, form: Form, schema: &mut Members) {
    if lens.demands_form(field, form) {
        schema.add_some("pattern", pattern(form).as_deref());
    } else if form == Form::Free && lens.demands_text(field) {
        schema.add("minLength", Json::Number(1));
    }
}

fn members(lens: Lens, object: &'static Object, schema: &mut Members) {
    let independent = lens.independent(object);
    let required: Vec<&Field> = independent
        .iter()
        .copied()
        .filter(|field| always_required(field))
        .collect();
    fields(lens, &independent, &required, schema);
    exclusions(lens, object, schema);
    for (name, value) in decision(lens, object).0 {
        schema.add(&name, value);
    }
}

fn fields(lens: Lens, fields: &[&'static Field], required: &[&Field], schema: &mut Members) {
    let mut properties = Members::default();
    for field in fields {
        if lens.forbids(field) {
            properties.add(field.name, forbidden(lens, field));
        } else if lens.is_in_force(field) {
            properties.add(field.name, field_schema(lens, field));
        }
    }
    schema.add_filled("properties", properties);
    let names = required.iter().filter(|field| lens.demands(field));
    schema.add_filled("required", Json::strings(names.map(|field| field.name)));
}

/// A schema that no value meets, and why.
fn forbidden(lens: Lens, field: &Field) -> Json {
    let mut schema = Members::default();
    if let Standing::Removed(removal) = field.standing(lens.version) {
        let description = format!("Removed in {}. {}", removal.version, removal.instead);
        schema.add("description", description.as_str());
    }
    schema.add("not", Members::default());
    schema.into_json()
}

/// What holds beside each value of the discriminator, one after the other, and last what holds where
/// it has none of them.
fn decision(lens: Lens, object: &'static Object) -> Members {
    let Some((field, _)) = discriminator(object) else {
        return Members::default();
    };
    let mut otherwise = Members::default();
    if !lens.demands_decision(object) {
        fields(
            lens.undecided(),
            &lens.dependent(object),
            &[],
            &mut otherwise,
        );
    }
    for branch in lens.branches(object).into_iter().rev() {
        let mut then = Members::default();
        fields(lens, &branch.fields, &branch.required, &mut then);
        if then.0.is_empty() && otherwise.0.is_empty() {
            continue;
        }
        let is_chosen = Json::object([
            (
                "properties",
                Json::object([(
                    field.name,
                    Json::object([("const", Json::from(branch.member.value))]),
                )]),
            ),
            ("required", Json::strings([field.name])),
        ]);
        let mut chain = Members::default();
        chain.add("if", is_chosen);
        chain.add("then", then);
        chain.add_filled("else", otherwise);
        otherwise = chain;
    }
    otherwise
}

fn exclusions(lens: Lens, object: &'static Object, schema: &mut Members) {
    for field in object.fields {
        if let Some(exclusion) = field.excludes
            && lens.is_in_force(field)
            && lens.is_error(crate::Code::Exclusive, exclusion.basis, false)
        {
            let both = Json::strings([field.name, exclusion.other]);
            schema.add("not", Json::object([("required", both)]));
        }
    }
}

fn always_required(field: &Field) -> bool {
    field
        .presence
        .is_some_and(|presence| presence.with.is_empty())
}

fn typed(types: &[&str]) -> Json {
    Json::object([("type", type_of(types))])
}

fn type_of(types: &[&str]) -> Json {
    match types {
        [only] => Json::from(*only),
        several => Json::strings(several.iter().copied()),
    }
}

/// A form as a regular expression (ECMA-262, with `u`).
fn pattern(form: Form) -> Option<String> {
    match form {
        Form::Free => None,
        Form::Email => {
            let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
            Some(format!(
                "^[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]+@{label}(?:\\.{label})*$"
            ))
        }
        Form::Decimal => Some("^-?[0-9]+(?:\\.[0-9]+)?$".to_owned()),
        Form::Count => Some("^[0-9]+$".to_owned()),
        Form::Timestamp => Some(timestamp()),
    }
}

/// Dates that the calendar has. A zone offset behind the time is only a warning.
fn timestamp() -> String {
    let long = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])";
    let short = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)";
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])";
    let fourth = "(?:0[48]|[2468][048]|[13579][26])";
    let leap = format!("(?:[0-9]{{2}}{fourth}|(?:[02468][048]|[13579][26])00)-02-29");
    let date = format!("(?:[0-9]{{4}}-(?:{long}|{short}|{february})|{leap})");
    let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";
    format!("^{date}T{clock}:[0-5][0-9]\\.[0-9]{{6}}(?:Z|[+-]{clock})?$")
}
