//! Writes the row of a field: what it holds, which versions have it, and when it is required.

use crate::markdown::code;
use crate::{NEWEST, date, instead};
use order_contract::internals::{Contract, EnumValue, Field, Kind, List, Object, Presence, Standing, VersionId};
use order_contract::{Basis, Version};

/// Returns the cells of a field's row. `versions` have the object that the field is in.
pub fn row(
    contract: &Contract,
    owner: &'static Object,
    field: &Field,
    name: &str,
    versions: &[Version],
) -> Vec<String> {
    let present = Some(field).filter(|field| !is_gone(field));
    let holds = present.map(|field| kind(field.kind) + &basis_of_kind(field) + &reforms(field));
    let presence = present.and_then(|field| field.presence);
    let required = presence.map(|presence| required(presence, owner));
    let standings = Version::ALL.map(|version| match versions.contains(&version) {
        true => standing(field, version).to_owned(),
        false => "–".to_owned(),
    });
    let last = [required.unwrap_or_default(), notes(contract, owner, field)];
    [&[code(name), holds.unwrap_or_default()][..], &standings, &last].concat()
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

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Any => "any value, type not shown".to_owned(),
        Kind::Text(form) => form.entry().reference.to_owned(),
        Kind::Enum(members) => listed(members),
        Kind::Object(_) => "object".to_owned(),
        Kind::List(list) => array(list),
        Kind::Collection => "array or object".to_owned(),
    }
}

/// Returns the later forms of a text.
fn reforms(field: &Field) -> String {
    let reforms = field.reforms.iter();
    let named = reforms.map(|reform| {
        let form = reform.form.entry().reference;
        format!("; from {} on {form}{}", date(reform.version), basis(reform.basis))
    });
    named.collect()
}

fn array(list: &List) -> String {
    let elements = match list.element.kind {
        Kind::Object(_) => "array of objects".to_owned(),
        element => format!("array of: {}{}", kind(element), basis_of_kind(&list.element)),
    };
    let least = if list.not_empty.is_some() { ", one at least" } else { "" };
    elements + least
}

fn basis_of_kind(field: &Field) -> String {
    match field.kind {
        Kind::Any => String::new(),
        _ => basis(field.kind_basis),
    }
}

fn basis(basis: Basis) -> String {
    match basis {
        Basis::Stated => String::new(),
        basis => format!(" ({})", basis.name()),
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
    format!("{}{since}{with}: {}", presence.basis.name(), presence.why)
}

fn notes(contract: &Contract, owner: &'static Object, field: &Field) -> String {
    let doc = Some(field.doc).filter(|doc| !doc.is_empty() && !is_gone(field));
    let decider = owner.decider().filter(|_| !field.relevant_with.is_empty());
    let relevance = decider.map(|decider| {
        let values = listed(field.relevant_with);
        format!("Means something only with `{}` {values}.", decider.name)
    });
    let exclusion = field.excludes.map(|exclusion| {
        let basis = exclusion.basis.name();
        format!("Not together with `{}` ({basis}).", exclusion.other)
    });
    let instead = instead(owner, field, NEWEST);
    let section = field.section.or(owner.section);
    let other_section = section.filter(|section| *section != contract.section);
    let notes = [
        doc.map(str::to_owned),
        relevance,
        exclusion,
        instead,
        other_section.map(|section| format!("Section {section}.")),
    ];
    notes.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn listed(members: &[EnumValue]) -> String {
    let listed = |member: &EnumValue| match member.since == VersionId(0) {
        true => code(member.value),
        false => format!("{} (since {})", code(member.value), date(member.since)),
    };
    let values: Vec<String> = members.iter().map(listed).collect();
    values.join(", ")
}
