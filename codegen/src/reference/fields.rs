//! Writes the row of a field: what it holds, which versions have it, and when it is required.

use super::cells;
use crate::text::{code, each, joined};
use crate::{NEWEST, date, instead};
use order_contract::internals::{Contract, EnumValue, Field, Kind, List, Object, Presence, Standing, VersionId};
use order_contract::{Basis, Version};

/// Returns the row of a field. `versions` have the object that the field is in.
pub fn row(contract: &Contract, owner: &'static Object, field: &Field, name: &str, versions: &[Version]) -> String {
    let present = Some(field).filter(|field| !is_gone(field));
    let holds = present.map(|field| kind(field) + &reforms(field));
    let presence = present.and_then(|field| field.presence);
    let required = presence.map(|presence| required(presence, owner));
    let [holds, required] = [holds, required].map(Option::unwrap_or_default);
    let standings = cells(|version| match versions.contains(&version) {
        true => standing(field, version),
        false => "–",
    });
    let notes = notes(contract, owner, field);
    format!("| `{name}` | {holds} | {standings} | {required} | {notes} |\n")
}

/// Whether every version has removed a field.
pub fn is_gone(field: &Field) -> bool {
    let mut versions = Version::ALL.into_iter();
    versions.all(|version| matches!(field.standing(version), Standing::Removed(_)))
}

fn standing(field: &Field, version: Version) -> &'static str {
    match field.standing(version) {
        Standing::Current => "✓",
        Standing::NotYet => "–",
        Standing::Deprecated => "deprecated",
        Standing::Removed(removal) if field.since > removal.version => "–",
        Standing::Removed(_) => "removed",
    }
}

/// Returns what a field holds, and how firmly that is shown.
fn kind(field: &Field) -> String {
    let kind = match field.kind {
        Kind::Any => return "any value, type not shown".to_owned(),
        Kind::Text(form) => form.entry().reference.to_owned(),
        Kind::Enum(members) => listed(members),
        Kind::Object(_) => "object".to_owned(),
        Kind::List(list) => array(list),
        Kind::Collection => "array or object".to_owned(),
    };
    kind + &basis(field.kind_basis)
}

fn array(list: &List) -> String {
    let elements = match list.element.kind {
        Kind::Object(_) => " of objects".to_owned(),
        _ => format!(" of: {}", kind(&list.element)),
    };
    let least = list.not_empty.map_or("", |_| ", one at least");
    format!("array{elements}{least}")
}

/// Returns the later forms of a text.
fn reforms(field: &Field) -> String {
    each(field.reforms, |reform| {
        let (form, date) = (reform.form.entry().reference, date(reform.version));
        format!("; from {date} on {form}{}", basis(reform.basis))
    })
}

fn basis(basis: Basis) -> String {
    match basis {
        Basis::Stated => String::new(),
        basis => format!(" ({basis})"),
    }
}

fn required(presence: Presence, owner: &'static Object) -> String {
    let with = match (presence.with, owner.decider()) {
        ([], _) | (_, None) => String::new(),
        (with, Some(decider)) => format!(" with `{}` {}", decider.name, listed(with)),
    };
    let since = match presence.since {
        VersionId(0) => String::new(),
        since => format!(" since {}", date(since)),
    };
    format!("{}{since}{with}: {}", presence.basis, presence.why)
}

fn notes(contract: &Contract, owner: &'static Object, field: &Field) -> String {
    let doc = Some(field.doc.to_owned()).filter(|doc| !doc.is_empty() && !is_gone(field));
    let decider = owner.decider().filter(|_| !field.relevant_with.is_empty());
    let relevance = decider.map(|decider| {
        let values = listed(field.relevant_with);
        format!("Means something only with `{}` {values}.", decider.name)
    });
    let exclusion = field
        .excludes
        .map(|one| format!("Not together with `{}` ({}).", one.other, one.basis));
    let section = field
        .section
        .or(owner.section)
        .filter(|section| *section != contract.section);
    let section = section.map(|section| format!("Section {section}."));
    let notes = [doc, relevance, exclusion, instead(owner, field, NEWEST), section];
    joined(notes.into_iter().flatten(), " ")
}

fn listed(members: &[EnumValue]) -> String {
    let values = members.iter().map(|member| match member.since {
        VersionId(0) => code(member.value),
        since => format!("`{}` (since {})", member.value, date(since)),
    });
    joined(values, ", ")
}
