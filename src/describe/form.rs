//! The description of a shape: enough to build a form from, and what the interface does not show.

use super::json::{Json, Members};
use super::lens::discriminator;
use crate::contract::model::{
    Direction, EnumValue, ExtraFields, Field, Form, Kind, Object, Presence, Standing,
};
use crate::contract::{Contract, Layout};
use crate::{Shape, Version};

/// The description of a shape in a version, as JSON; its TypeScript types stand in `js/describe.ts`.
///
/// ```
/// use order_contract::{Shape, Version, describe::describe};
/// let description = describe(Shape::OrderRequest, Version::default());
/// assert_eq!(description.get("direction").unwrap().to_string(), "\"sent\"");
/// ```
pub fn describe(shape: Shape, version: Version) -> Json {
    let contract = shape.contract();
    let mut description = Members::default();
    description.add("shape", shape.name());
    description.add("version", version.date());
    for (name, value) in details(contract, version).0 {
        description.add(&name, value);
    }
    description.into_json()
}

/// All of it but its name and version.
pub(super) fn details(contract: &Contract, version: Version) -> Members {
    let page = Page { contract, version };
    let mut details = Members::default();
    details.add(
        "direction",
        match contract.direction {
            Direction::Sent => "sent",
            Direction::Received => "received",
        },
    );
    details.add(
        "layout",
        match contract.layout {
            Layout::Document => "document",
            Layout::Entries => "entries",
            Layout::Query => "query",
        },
    );
    details.add("section", contract.section);
    details.add("object", page.object(contract.object()));
    details.add(
        "notShown",
        Json::strings(contract.not_shown.iter().copied()),
    );
    details
}

struct Page<'c> {
    contract: &'c Contract,
    version: Version,
}

impl Page<'_> {
    fn object(&self, object: &'static Object) -> Json {
        let mut out = Members::default();
        out.add("title", object.title);
        out.add("section", object.section.unwrap_or(self.contract.section));
        out.add_some(
            "discriminator",
            discriminator(object).map(|(field, _)| field.name),
        );
        out.add("open", object.extra_fields == ExtraFields::Expected);
        let fields = object.fields.iter().filter(|field| self.is_in_force(field));
        out.add(
            "fields",
            Json::Array(fields.map(|field| self.field(field, object)).collect()),
        );
        let removed = object.fields.iter().filter_map(|field| self.removed(field));
        out.add("removed", Json::Array(removed.collect()));
        out.add("notShown", Json::strings(object.not_shown.iter().copied()));
        out.into_json()
    }

    fn is_in_force(&self, field: &Field) -> bool {
        matches!(
            field.standing(self.version),
            Standing::Current | Standing::Deprecated
        )
    }

    fn field(&self, field: &'static Field, owner: &'static Object) -> Json {
        let mut out = Members::default();
        out.add("name", field.name);
        self.about(field, owner, &mut out);
        out.add_some(
            "required",
            field.presence.map(|presence| required(presence, owner)),
        );
        out.add_some("appliesWith", condition(applies_with(field, owner), owner));
        out.add_some(
            "excludes",
            field.excludes.map(|exclusion| {
                Json::object([
                    ("name", Json::from(exclusion.other)),
                    ("basis", Json::from(exclusion.basis.name())),
                ])
            }),
        );
        out.add("since", field.since.date());
        out.add_some("deprecated", field.deprecated.map(Version::date));
        out.into_json()
    }

    /// What a field and an element have in common.
    fn about(&self, field: &'static Field, owner: &'static Object, out: &mut Members) {
        out.add_filled("label", field.label);
        out.add_filled("doc", field.doc);
        let section = field
            .section
            .or(owner.section)
            .unwrap_or(self.contract.section);
        out.add("section", section);
        out.add("kind", kind(field.kind));
        out.add("basis", field.kind_basis.name());
        match field.kind {
            Kind::Text(form) => out.add_some("form", form_name(form)),
            Kind::Enum(members) => {
                out.add("values", Json::Array(members.iter().map(value).collect()))
            }
            Kind::Object(object) => out.add("object", self.object(object)),
            Kind::List(list) => {
                out.add_some(
                    "notEmpty",
                    list.not_empty.map(|presence| required(presence, owner)),
                );
                let mut element = Members::default();
                self.about(&list.element, owner, &mut element);
                out.add("element", element);
            }
            Kind::Any | Kind::Collection => {}
        }
    }

    fn removed(&self, field: &Field) -> Option<Json> {
        let Standing::Removed(removal) = field.standing(self.version) else {
            return None;
        };
        Some(Json::object([
            ("name", Json::from(field.name)),
            ("version", Json::from(removal.version.date())),
            ("instead", Json::from(removal.instead)),
        ]))
    }
}

/// The discriminator's values beside which a field means something, where not all do.
fn applies_with(field: &Field, owner: &'static Object) -> Vec<&'static str> {
    let Some((decider, members)) = discriminator(owner) else {
        return Vec::new();
    };
    let always = field
        .presence
        .is_some_and(|presence| presence.with.is_empty());
    let applies = |member: &&EnumValue| {
        let relevant = field.relevant_with.is_empty() || names(field.relevant_with, member);
        let asked = field
            .presence
            .is_some_and(|presence| names(presence.with, member));
        relevant && (always || asked || !names(owner.nothing_else_with, member))
    };
    let values: Vec<&'static str> = members
        .iter()
        .filter(applies)
        .map(|member| member.value)
        .collect();
    match values.len() == members.len() || decider.name == field.name {
        true => Vec::new(),
        false => values,
    }
}

fn names(members: &[EnumValue], member: &EnumValue) -> bool {
    members.iter().any(|one| one.value == member.value)
}

/// That something must be there: how firmly, why, and beside what.
fn required(presence: Presence, owner: &'static Object) -> Json {
    let mut out = Members::default();
    out.add("basis", presence.basis.name());
    out.add("why", presence.why);
    let values = presence.with.iter().map(|member| member.value).collect();
    out.add_some("with", condition(values, owner));
    out.into_json()
}

fn condition(values: Vec<&'static str>, owner: &'static Object) -> Option<Json> {
    let (field, _) = discriminator(owner)?;
    (!values.is_empty()).then(|| {
        Json::object([
            ("field", Json::from(field.name)),
            ("values", Json::strings(values)),
        ])
    })
}

fn value(member: &EnumValue) -> Json {
    Json::object([
        ("value", Json::from(member.value)),
        ("label", Json::from(member.label)),
    ])
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "any",
        Kind::Text(_) => "text",
        Kind::Enum(_) => "enum",
        Kind::Object(_) => "object",
        Kind::List(_) => "list",
        Kind::Collection => "collection",
    }
}

fn form_name(form: Form) -> Option<&'static str> {
    match form {
        Form::Free => None,
        Form::Email => Some("email"),
        Form::Timestamp => Some("timestamp"),
        Form::Decimal => Some("decimal"),
        Form::Count => Some("count"),
    }
}
