//! Writes the section of a shape: a table of its fields, and what is not shown about it.

#[cfg(test)]
mod tests;

use super::fields::{is_gone, row};
use super::{columns, not_shown};
use crate::markdown::Markdown;
use order_contract::Version;
use order_contract::internals::{Contract, Direction, ExtraFields, Field, Kind, Layout, Object};

pub fn shape(page: &mut Markdown, contract: &'static Contract) {
    let object = contract.object();
    let is_list = contract.layout == Layout::Entries;
    let title = match is_list {
        true => format!("Page of a list: {}", object.title.to_lowercase()),
        false => object.title.to_owned(),
    };
    let Contract { name, section, .. } = contract;
    page.heading(&format!("{section} {title} (`{name}`)"));
    let direction = match contract.direction {
        Direction::Sent => "You send it",
        Direction::Received => "You receive it",
    };
    if is_list {
        let entry = object.title;
        page.line(format!(
            "{direction}. Each entry is as described under {section} {entry}."
        ));
        return not_shown(page, contract.not_shown);
    }
    page.line(format!("{direction}.\n"));
    page.table(&columns(&["Field", "Holds"], &["Required", "Notes"]));
    rows(page, contract, object, "", &Version::ALL);
    let mut notes = contract.not_shown.to_vec();
    collect_not_shown(object, &mut notes);
    not_shown(page, &notes);
    if object.extra_fields == ExtraFields::Expected {
        page.line("\nThe API documentation says itself that further fields exist.");
    }
}

/// Adds the rows of an object that these versions have.
fn rows(page: &mut Markdown, contract: &Contract, object: &'static Object, path: &str, versions: &[Version]) {
    for field in object.fields {
        let name = format!("{path}{}", field.name);
        page.row(&row(contract, object, field, &name, versions));
        rows_within(page, contract, field, &name, versions);
    }
}

fn rows_within(page: &mut Markdown, contract: &Contract, field: &'static Field, name: &str, versions: &[Version]) {
    let has_it = |version: &Version| field.is_available(*version);
    let versions: Vec<Version> = versions.iter().copied().filter(has_it).collect();
    match field.kind {
        _ if is_gone(field) => {}
        Kind::Object(object) => rows(page, contract, object, &format!("{name}."), &versions),
        Kind::List(list) => {
            let name = format!("{name}[]");
            rows_within(page, contract, &list.element, &name, &versions)
        }
        Kind::Any | Kind::Text(_) | Kind::Enum(_) | Kind::Collection => {}
    }
}

/// Adds the notes on what is not shown about an object and the objects inside it, each once.
fn collect_not_shown(object: &'static Object, notes: &mut Vec<&'static str>) {
    for note in object.not_shown {
        if !notes.contains(note) {
            notes.push(note);
        }
    }
    for field in object.fields.iter().filter(|field| !is_gone(field)) {
        let kind = match field.kind {
            Kind::List(list) => list.element.kind,
            kind => kind,
        };
        if let Kind::Object(inner) = kind {
            collect_not_shown(inner, notes);
        }
    }
}
