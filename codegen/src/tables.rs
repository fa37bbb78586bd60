//! Writes the module `tables.ts`: the closed lists of the contract, in numeric order.

use crate::json::{JsonObject, Value};
use crate::module::WRITTEN;
use order_contract::internals::{ENDPOINTS, Form, HEADERS, Layout, amendable_fields, catalogue, contract};
use order_contract::{Applicability, Basis, Code, Level, Names, Severity, Shape, Version};
use std::collections::BTreeSet;

pub fn module() -> String {
    let codes = Code::ALL.iter();
    let fatal_codes = codes.clone().filter(|code| code.is_fatal());
    let of_layout = |layout: Layout| {
        let shapes = Shape::ALL.into_iter();
        shapes.filter(move |shape| contract(*shape).layout == layout)
    };
    [
        "// The closed lists of the contract, in the order of the numbers that cross.\n".to_owned(),
        WRITTEN.to_owned(),
        list("shapes", Shape::ALL.map(Shape::name)),
        list("queries", of_layout(Layout::Query).map(Shape::name)),
        list("lists", of_layout(Layout::Entries).map(Shape::name)),
        list("versions", Version::ALL.map(Version::date)),
        format!("\nexport const defaultVersion = '{}'\n", Version::default()),
        list("levels", Level::ALL.map(Level::name)),
        list("namings", Names::ALL.map(Names::name)),
        list("codes", codes.map(|code| code.name())),
        list("fatalCodes", fatal_codes.map(|code| code.name())),
        list("severities", Severity::ALL.map(Severity::name)),
        list("applicabilities", Applicability::ALL.map(Applicability::name)),
        list("bases", Basis::ALL.map(Basis::name)),
        list("names", names()),
        list(
            "forms",
            Form::ALL.map(Form::name).into_iter().filter(|name| !name.is_empty()),
        ),
        amendable(),
        bodies(),
        texts("words", catalogue().words()),
        texts("sections", catalogue().sections()),
    ]
    .concat()
}

fn list(name: &str, items: impl IntoIterator<Item = &'static str>) -> String {
    let items: String = items.into_iter().map(|item| format!("  '{item}',\n")).collect();
    format!("\nexport const {name} = [\n{items}] as const\n")
}

fn texts(name: &str, texts: impl Iterator<Item = &'static str>) -> String {
    format!(
        "\nexport const {name}: readonly string[] = {}\n",
        texts.collect::<Value>()
    )
}

/// Returns the fields of each shape that can be amended: enumerations, and those that are required.
fn amendable() -> String {
    let shapes = Shape::ALL.map(|shape| {
        let fields = amendable_fields(shape).into_iter();
        let fields: JsonObject = fields.map(|(pointer, number)| (pointer, number.into())).collect();
        (shape.name().to_owned(), Value::from(fields))
    });
    let shapes = Value::from(JsonObject::from_iter(shapes));
    format!(
        "\n/** The enumerations and the required fields of each shape: their numbers, by pointer. */\n\
         export const amendable: {{ readonly [S in (typeof shapes)[number]]: {{ readonly [pointer: string]: number }} }} = {shapes}\n"
    )
}

/// Returns the shapes of the bodies that calls have.
fn bodies() -> String {
    let bodies: BTreeSet<_> = ENDPOINTS.iter().filter_map(|endpoint| endpoint.body).collect();
    list("bodies", bodies)
}

/// Returns the names of all members, parameters and headers, in alphabetical order.
fn names() -> BTreeSet<&'static str> {
    let fields = catalogue().fields().map(|field| field.name);
    let names = fields.filter(|name| !name.is_empty());
    names.chain(HEADERS.map(|header| header.name)).collect()
}
