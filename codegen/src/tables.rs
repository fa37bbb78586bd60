//! Writes the modules `tables.ts` and `endpoints.ts`: the closed lists of the contract, in numeric order.

use crate::json::{Value, object};
use crate::text::{WRITTEN, each, joined};
use order_contract::internals::{API_VERSION, ENDPOINTS, Form, Layout, SECTION, amendable_fields, catalogue, contract};
use order_contract::{Applicability, Basis, Code, Level, Names, Severity, Shape, Version};
use std::collections::BTreeSet;

pub fn module() -> String {
    let codes = Code::ALL.into_iter();
    let fatal_codes = codes.clone().filter(|code| code.is_fatal());
    let forms = Form::ALL.map(Form::name).into_iter();
    let bodies: BTreeSet<_> = ENDPOINTS.iter().filter_map(|endpoint| endpoint.body).collect();
    let amendable = Shape::ALL.map(|shape| (shape.name(), Value::from_iter(amendable_fields(shape))));
    let lists = [
        list("shapes", Shape::ALL.map(Shape::name)),
        list("queries", of_layout(Layout::Query)),
        list("lists", of_layout(Layout::Entries)),
        list("versions", Version::ALL.map(Version::date)),
        format!("\nexport const defaultVersion = '{}'\n", Version::default()),
        list("levels", Level::ALL.map(Level::name)),
        list("namings", Names::ALL.map(Names::name)),
        list("codes", codes.map(Code::name)),
        list("fatalCodes", fatal_codes.map(Code::name)),
        list("severities", Severity::ALL.map(Severity::name)),
        list("applicabilities", Applicability::ALL.map(Applicability::name)),
        list("bases", Basis::ALL.map(Basis::name)),
        list("forms", forms.filter(|name| !name.is_empty())),
    ];
    format!(
        "// The closed lists of the contract, in the order of the numbers that cross.
{WRITTEN}
{}
/** The enumerations and the required fields of each shape: their numbers, by pointer. */
export const amendable: {{ readonly [S in (typeof shapes)[number]]: {{ readonly [pointer: string]: number }} }} = {}
{}
export const words: readonly string[] = {}

export const sections: readonly string[] = {}
",
        lists.concat(),
        Value::from_iter(amendable),
        list("bodies", bodies),
        Value::from_iter(catalogue().words()),
        Value::from_iter(catalogue().sections()),
    )
}

/// Writes a closed list as a constant.
fn list(name: &str, items: impl IntoIterator<Item = &'static str>) -> String {
    let items = each(items, |item| format!("  '{item}',\n"));
    format!("\nexport const {name} = [\n{items}] as const\n")
}

fn of_layout(layout: Layout) -> impl Iterator<Item = &'static str> {
    let contracts = Shape::ALL.map(contract).into_iter();
    let chosen = contracts.filter(move |contract| contract.layout == layout);
    chosen.map(|contract| contract.name)
}

/// Returns the types of the crate's own module for JavaScript: those of closed lists, and those that are written by hand.
pub fn types() -> String {
    let types = [
        union("Version", Version::ALL.map(Version::date)),
        union("Shape", Shape::ALL.map(Shape::name)),
        union("Code", Code::ALL.map(Code::name)),
        union("Severity", Severity::ALL.map(Severity::name)),
        union("Basis", Basis::ALL.map(Basis::name)),
        union("Level", Level::ALL.map(Level::name)),
        union("Names", Names::ALL.map(Names::name)),
    ];
    let by_hand = include_str!("../../src/js/types.d.ts");
    format!("{WRITTEN}\n{}\n{by_hand}", types.concat())
}

/// Writes a closed list as a type.
fn union<const N: usize>(name: &str, items: [&str; N]) -> String {
    let items = joined(items.map(|item| format!("'{item}'")), " | ");
    format!("export type {name} = {items}\n")
}

/// Writes the module `endpoints.ts`: the endpoints, and the shapes of their queries and bodies.
pub fn endpoints() -> String {
    let endpoints = ENDPOINTS.iter().map(|endpoint| {
        let mut headers = endpoint.headers.iter();
        let is_versioned = headers.any(|header| header.name == API_VERSION.name);
        let versions = Version::ALL.into_iter();
        let listing = versions.filter(|version| endpoint.is_listed(*version));
        object! {
            "query": endpoint.query,
            "body": endpoint.body,
            "response": endpoint.response,
            "section": SECTION,
            "versioned": is_versioned.then_some(true),
            "versions": listing.map(Version::date).collect::<Value>(),
        }
    });
    format!(
        "// The endpoints, in the order in which the module counts them; the header by which those that are
// versioned take the version.
{WRITTEN}
import type {{ ListedEndpoint }} from '../types/reference.js'

export const endpoints: readonly ListedEndpoint[] = {}

export const apiVersion = '{}'
",
        Value::from_iter(endpoints),
        API_VERSION.name,
    )
}
