//! Writes the row of a field: what it holds, which versions have it, and when it is required.

use super::cells;
use crate::text::{code, each, joined};
use crate::{NEWEST, date, instead};
use order_contract::internals::{Contract, EnumValue, Field, Kind, List, Object, Presence, Standing, VersionId};
use order_contract::{Basis, Version};

/// Returns the row of a field. `versions` have the object that the field is in.
pub fn row(contract: &Contract, owner: &'static Object, field: &Field, name: &str, versions: &[Version]) -> String {
    let present = Some(field).filter(|field| !is_gone(field));
    let holds = each(present, |field| format!("<br>{}{}", kind(field), reforms(field)));
    let standings = cells(|version| match versions.contains(&version) {
        true => standing(field, version),
        false => "–",
    });
    let meaning = meaning(contract, owner, field);
    format!("| `{name}`{holds} | {standings} | {meaning} |\n")
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
    let decider = owner.decider().filter(|_| !presence.with.is_empty());
    let with = each(decider, |decider| {
        format!(" with `{}` {}", decider.name, listed(presence.with))
    });
    let since = Some(presence.since).filter(|since| *since != VersionId(0));
    let since = each(since, |since| format!(" since {}", date(since)));
    format!("Required ({}){since}{with}: {}", presence.basis, presence.why)
}

fn meaning(contract: &Contract, owner: &'static Object, field: &Field) -> String {
    let present = Some(field).filter(|field| !is_gone(field));
    let doc = present.map_or("", |field| field.doc);
    let presence = present.and_then(|field| field.presence);
    let required = each(presence, |presence| required(presence, owner));
    let decider = owner.decider().filter(|_| !field.relevant_with.is_empty());
    let relevance = each(decider, |decider| {
        let values = listed(field.relevant_with);
        format!("Means something only with `{}` {values}.", decider.name)
    });
    let exclusion = each(field.excludes, |one| {
        format!("Not together with `{}` ({}).", one.other, one.basis)
    });
    let instead = instead(owner, field, NEWEST);
    let section = field.section.or(owner.section);
    let other_section = section.filter(|section| *section != contract.section);
    let section = each(other_section, |section| format!("Section {section}."));
    joined([doc, &relevance, &exclusion, &instead, &section, &required], " ")
}

fn listed(members: &[EnumValue]) -> String {
    let values = members.iter().map(|member| match member.since {
        VersionId(0) => code(member.value),
        since => format!("`{}` (since {})", member.value, date(since)),
    });
    joined(values, ", ")
}
