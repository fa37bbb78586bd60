//! Writes the section of a shape: a table of its fields, and what is not shown about it.

#[cfg(test)]
mod tests;

use super::fields::{is_gone, row};
use super::{columns, not_shown};
use crate::markdown::{heading, table};
use order_contract::Version;
use order_contract::internals::{Contract, Direction, Field, Kind, Layout, Object};

pub fn shape(contract: &'static Contract) -> String {
    let Contract { name, section, .. } = contract;
    let object = contract.object();
    let title = object.title;
    let direction = match contract.direction {
        Direction::Sent => "You send it",
        Direction::Received => "You receive it",
    };
    if contract.layout == Layout::Entries {
        let heading = heading(format!("{section} Page of a list: {} (`{name}`)", title.to_lowercase()));
        let notes = not_shown(contract.not_shown);
        return format!("{heading}{direction}. Each entry is as described under {section} {title}.\n{notes}");
    }
    let mut rows = Vec::new();
    add_rows(contract, object, "", &Version::ALL, &mut rows);
    let mut notes = contract.not_shown.to_vec();
    collect_not_shown(object, &mut notes);
    let more = match object.is_open {
        true => "\nThe API documentation says itself that further fields exist.\n",
        false => "",
    };
    [
        heading(format!("{section} {title} (`{name}`)")),
        format!("{direction}.\n\n"),
        table(&columns(&["Field", "Holds"], &["Required", "Notes"]), rows),
        not_shown(notes),
        more.to_owned(),
    ]
    .concat()
}

type Rows = Vec<Vec<String>>;

/// Adds the rows of an object that these versions have.
fn add_rows(contract: &Contract, object: &'static Object, path: &str, versions: &[Version], rows: &mut Rows) {
    for field in object.fields {
        let name = format!("{path}{}", field.name);
        rows.push(row(contract, object, field, &name, versions));
        add_rows_within(contract, field, &name, versions, rows);
    }
}

fn add_rows_within(contract: &Contract, field: &'static Field, name: &str, versions: &[Version], rows: &mut Rows) {
    let has_it = |version: &Version| field.is_available(*version);
    let versions: Vec<Version> = versions.iter().copied().filter(has_it).collect();
    match field.kind {
        _ if is_gone(field) => {}
        Kind::Object(object) => add_rows(contract, object, &format!("{name}."), &versions, rows),
        Kind::List(list) => add_rows_within(contract, &list.element, &format!("{name}[]"), &versions, rows),
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
