//! Writes the page `docs/reference.md`: the reference of the interface by section and field, with the
//! versions side by side.

mod calls;
mod fields;

use crate::text::{code, each, joined, list, table};
use fields::{is_gone, row};
use order_contract::internals::{Contract, Direction, Field, Kind, Layout, NOT_SHOWN, Object, contract};
use order_contract::{Shape, Version};
use std::fmt::Display;

pub fn page() -> String {
    let mut contracts = Shape::ALL.map(contract);
    contracts.sort_by_key(|contract| contract.section);
    let gaps = NOT_SHOWN.iter().map(|(section, what)| format!("{section}: {what}"));
    format!(
        include_str!("pages/reference.md"),
        versions = joined(Version::ALL.map(code), ", "),
        shapes = each(contracts, shape),
        calls = calls::endpoints() + &calls::headers(),
        gaps = list(gaps),
    )
}

/// Returns a cell for each version.
fn cells(cell: impl Fn(Version) -> &'static str) -> String {
    joined(Version::ALL.map(cell), " | ")
}

/// Returns a list of what is not shown, unless it is empty.
fn not_shown(notes: impl IntoIterator<Item = impl Display>) -> String {
    match list(notes) {
        notes if notes.is_empty() => notes,
        notes => format!("\nNot shown:\n\n{notes}"),
    }
}

/// Writes the section of a shape: a table of its fields, and what is not shown about it.
pub fn shape(contract: &'static Contract) -> String {
    let Contract { name, section, .. } = contract;
    let object = contract.object();
    let title = object.title;
    let direction = match contract.direction {
        Direction::Sent => "You send it",
        Direction::Received => "You receive it",
    };
    if contract.layout == Layout::Entries {
        let (entry, notes) = (title.to_lowercase(), not_shown(contract.not_shown));
        return format!(
            "\n## {section} Page of a list: {entry} (`{name}`)\n\n\
             {direction}. Each entry is as described under {section} {title}.\n{notes}"
        );
    }
    let (rows, notes) = (String::new(), contract.not_shown.to_vec());
    let mut walk = Walk { contract, rows, notes };
    walk.object(object, "", &Version::ALL);
    let head = table(&format!("Field | {} | Meaning", cells(Version::date)));
    let (rows, notes) = (walk.rows, not_shown(walk.notes));
    let more = match object.is_open {
        true => "\nThe API documentation says itself that further fields exist.\n",
        false => "",
    };
    format!("\n## {section} {title} (`{name}`)\n\n{direction}.\n\n{head}{rows}{notes}{more}")
}

/// What a section says of objects inside one another: a row for each field, and what is not shown, each once.
struct Walk {
    contract: &'static Contract,
    rows: String,
    notes: Vec<&'static str>,
}

impl Walk {
    /// Adds an object that these versions have.
    fn object(&mut self, object: &'static Object, path: &str, versions: &[Version]) {
        for note in object.not_shown {
            if !self.notes.contains(note) {
                self.notes.push(note);
            }
        }
        for field in object.fields {
            let name = format!("{path}{}", field.name);
            self.rows += &row(self.contract, object, field, &name, versions);
            self.inside(field, &name, versions);
        }
    }

    fn inside(&mut self, field: &'static Field, name: &str, versions: &[Version]) {
        let available = versions.iter().filter(|version| field.is_available(**version));
        let versions: Vec<Version> = available.copied().collect();
        match field.kind {
            _ if is_gone(field) => {}
            Kind::Object(object) => self.object(object, &format!("{name}."), &versions),
            Kind::List(list) => self.inside(&list.element, &format!("{name}[]"), &versions),
            Kind::Any | Kind::Text(_) | Kind::Enum(_) | Kind::Collection => {}
        }
    }
}
