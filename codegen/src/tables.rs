//! Writes the closed lists of the contract, in numeric order: as the module `tables.ts`, and as types for the
//! crate's own module.

use crate::messages;
use crate::module::WRITTEN;
use order_contract::internals::{HEADERS, Kind, Layout, Object, contract};
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
        "// The closed lists of the contract, and the English messages, in the order of the numbers that cross. All in\n\
         // one module: a page downloads fewer bytes if its data stand together.\n"
            .to_owned(),
        WRITTEN.to_owned(),
        messages::IMPORTS.to_owned(),
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
        list(
            "applicabilities",
            Applicability::ALL.map(Applicability::name),
        ),
        list("bases", Basis::ALL.map(Basis::name)),
        list("names", names()),
        messages::words(),
        messages::english(),
    ]
    .concat()
}

fn list(name: &str, items: impl IntoIterator<Item = &'static str>) -> String {
    let items: String = items
        .into_iter()
        .map(|item| format!("  '{item}',\n"))
        .collect();
    format!("\nexport const {name} = [\n{items}] as const\n")
}

/// The line of `types.d.ts` below which everything is written by hand.
const BY_HAND: &str = "\n// The types below are written by hand.\n";

/// The types of the crate's own module: the closed lists, then those that are written by hand.
pub fn types() -> String {
    let codes = Code::ALL.iter();
    let (_, by_hand) = include_str!("../../src/js/types.d.ts")
        .split_once(BY_HAND)
        .expect("types.d.ts says where the types begin that are written by hand");
    [
        WRITTEN,
        "\n/** A dated version of the interface. */\n",
        &union("Version", Version::ALL.map(Version::date)),
        "\n/** A kind of document. */\n",
        &union("Shape", Shape::ALL.map(Shape::name)),
        "\n/** What a problem is about. */\n",
        &union("Code", codes.map(|code| code.name())),
        BY_HAND,
        by_hand,
    ]
    .concat()
}

/// Writes a union as the formatter does: in one line if that has at most 120 characters.
fn union(name: &str, items: impl IntoIterator<Item = &'static str>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| format!("'{item}'")).collect();
    let line = format!("export type {name} = {}", items.join(" | "));
    if line.len() <= 120 {
        return line + "\n";
    }
    format!("export type {name} =\n  | {}\n", items.join("\n  | "))
}

/// Returns the names of all members, parameters and headers, in alphabetical order.
fn names() -> BTreeSet<&'static str> {
    let mut names = BTreeSet::from(HEADERS.map(|header| header.name));
    for shape in Shape::ALL {
        add_names(contract(shape).object(), &mut names);
    }
    names
}

fn add_names(object: &'static Object, names: &mut BTreeSet<&'static str>) {
    for field in object.fields {
        names.insert(field.name);
        if let Some(object) = object_in(field.kind) {
            add_names(object, names);
        }
    }
}

/// Returns the object that describes a value, or each of its elements.
fn object_in(kind: Kind) -> Option<&'static Object> {
    match kind {
        Kind::Object(object) => Some(object),
        Kind::List(list) => object_in(list.element.kind),
        Kind::Any | Kind::Text(_) | Kind::Enum(_) | Kind::Collection => None,
    }
}
