//! Writes the module `tables.ts`: the closed lists of the contract, in numeric order.

use crate::json::{JsonObject, Value};
use crate::module::{Module, WRITTEN, quoted};
use order_contract::internals::{ENDPOINTS, Form, Layout, amendable_fields, catalogue, contract};
use order_contract::{Applicability, Basis, Code, Level, Names, Severity, Shape, Version};
use std::collections::BTreeSet;

pub fn module() -> String {
    let codes = Code::ALL.iter();
    let fatal_codes = codes.clone().filter(|code| code.is_fatal());
    let forms = Form::ALL.map(Form::name).into_iter().filter(|name| !name.is_empty());
    let bodies: BTreeSet<_> = ENDPOINTS.iter().filter_map(|endpoint| endpoint.body).collect();
    let of_layout = |layout: Layout| {
        let shapes = Shape::ALL.into_iter();
        shapes.filter(move |shape| contract(*shape).layout == layout)
    };
    let texts = |texts: &mut dyn Iterator<Item = &'static str>| texts.collect::<Value>();
    Module::new(
        "The closed lists of the contract, in the order of the numbers that cross",
        "",
    )
    .constant("shapes", list(Shape::ALL.map(Shape::name)))
    .constant("queries", list(of_layout(Layout::Query).map(Shape::name)))
    .constant("lists", list(of_layout(Layout::Entries).map(Shape::name)))
    .constant("versions", list(Version::ALL.map(Version::date)))
    .constant("defaultVersion", quoted(Version::default().date()))
    .constant("levels", list(Level::ALL.map(Level::name)))
    .constant("namings", list(Names::ALL.map(Names::name)))
    .constant("codes", list(codes.map(|code| code.name())))
    .constant("fatalCodes", list(fatal_codes.map(|code| code.name())))
    .constant("severities", list(Severity::ALL.map(Severity::name)))
    .constant("applicabilities", list(Applicability::ALL.map(Applicability::name)))
    .constant("bases", list(Basis::ALL.map(Basis::name)))
    .constant("forms", list(forms))
    .documented(
        "The enumerations and the required fields of each shape: their numbers, by pointer.",
        "amendable: { readonly [S in (typeof shapes)[number]]: { readonly [pointer: string]: number } }",
        amendable(),
    )
    .constant("bodies", list(bodies))
    .constant("words: readonly string[]", texts(&mut catalogue().words()))
    .constant("sections: readonly string[]", texts(&mut catalogue().sections()))
    .into_text()
}

/// Returns the types of the crate's own module for JavaScript: those of closed lists, and those that are written by hand.
pub fn types() -> String {
    let lists: [(&str, Vec<&str>); 7] = [
        ("Version", Version::ALL.map(Version::date).into()),
        ("Shape", Shape::ALL.map(Shape::name).into()),
        ("Code", Code::ALL.map(Code::name).into()),
        ("Severity", Severity::ALL.map(Severity::name).into()),
        ("Basis", Basis::ALL.map(Basis::name).into()),
        ("Level", Level::ALL.map(Level::name).into()),
        ("Names", Names::ALL.map(Names::name).into()),
    ];
    let types = lists.map(|(name, texts)| {
        let texts: Vec<String> = texts.into_iter().map(quoted).collect();
        format!("export type {name} = {}\n", texts.join(" | "))
    });
    format!(
        "{WRITTEN}{}\n{}",
        types.concat(),
        include_str!("../../src/js/types.d.ts")
    )
}

fn list(items: impl IntoIterator<Item = &'static str>) -> String {
    let items: String = items.into_iter().map(|item| format!("  '{item}',\n")).collect();
    format!("[\n{items}] as const")
}

/// Returns the fields of each shape that can be amended: enumerations, and those that are required.
fn amendable() -> Value {
    let shapes = Shape::ALL.map(|shape| {
        let fields = amendable_fields(shape).into_iter();
        let fields: JsonObject = fields.map(|(pointer, number)| (pointer, number.into())).collect();
        (shape.name().to_owned(), Value::from(fields))
    });
    Value::from(JsonObject::from_iter(shapes))
}
