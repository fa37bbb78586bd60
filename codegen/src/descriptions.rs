//! Writes the module `descriptions.ts`: the fields of each shape, in enough detail to build a form and a JSON Schema,
//! and what the interface does not show. The TypeScript types are in `js/types/reference.ts`.

#[cfg(test)]
mod tests;

use crate::docs::doc;
use crate::json::{JsonObject, Value, json, non_empty, object};
use crate::module::Module;
use crate::rules::ErrorRules;
use crate::{date, instead};
use order_contract::internals::{
    Contract, Direction, EnumValue, Exclusion, Field, Form, Kind, Layout, Object, Presence, Standing, VersionId,
    contract,
};
use order_contract::{Basis, Code, Shape, Version};

/// Writes each description as a constant, those that are equal once, and a table of them.
pub fn module() -> String {
    let mut written: Vec<(String, JsonObject)> = Vec::new();
    let mut table = String::new();
    for shape in Shape::ALL {
        table += &format!("  '{shape}': {{\n");
        for version in Version::ALL {
            let described = description(shape, version);
            let known = written.iter().position(|(_, known)| *known == described);
            let place = known.unwrap_or(written.len());
            if known.is_none() {
                let name = format!("{shape}_{version}_").replace('-', "_");
                written.push((name, described));
            }
            table += &format!("    '{version}': {},\n", written[place].0);
        }
        table += "  },\n";
    }
    let imports = "import type { ShapeDetails } from '../types/reference.js'\n";
    let mut module = Module::new("What each shape holds, by version", imports);
    for (name, described) in written {
        module = module.constant(&format!("{name}: ShapeDetails"), Value::from(described));
    }
    module
        .constant("descriptions", format!("{{\n{table}}} as const"))
        .into_text()
}

/// Returns the description of a shape in a version.
///
/// ```
/// use order_contract::{Shape, Version};
/// use order_contract_codegen::description;
/// let description = description(Shape::OrderRequest, Version::default());
/// assert_eq!(description["direction"], "sent");
/// ```
pub fn description(shape: Shape, version: Version) -> JsonObject {
    described(contract(shape), version)
}

fn described(contract: &'static Contract, version: Version) -> JsonObject {
    let rules = ErrorRules::of(contract, version);
    let builder = DescriptionBuilder {
        contract,
        version,
        rules,
        since: VersionId(0),
    };
    let root = &contract.root;
    object! {
        "direction": match contract.direction {
            Direction::Sent => "sent",
            Direction::Received => "received",
        },
        "layout": match contract.layout {
            Layout::Document => "document",
            Layout::Entries => "entries",
            Layout::Query => "query",
        },
        "section": contract.section,
        "kind": kind(root.kind),
        "basis": root.kind_basis.name(),
        "errors": names(rules.errors(root, None)),
        "object": builder.object(contract.object()),
        "notShown": contract.not_shown,
    }
}

struct DescriptionBuilder {
    contract: &'static Contract,
    version: Version,
    rules: ErrorRules,
    /// The first version that has what is around.
    since: VersionId,
}

impl DescriptionBuilder {
    fn object(&self, object: &'static Object) -> JsonObject {
        let fields = object.fields.iter();
        let available = fields.clone().filter(|field| field.is_available(self.version));
        object! {
            "title": object.title,
            "section": object.section.unwrap_or(self.contract.section),
            "discriminator": object.decider().map(|decider| decider.name),
            "open": object.is_open,
            "fields": available.map(|field| self.field(field, object)).collect::<Value>(),
            "removed": fields.filter_map(|field| self.removed(field, object)).collect::<Value>(),
            "notShown": object.not_shown,
        }
    }

    fn field(&self, field: &'static Field, owner: &'static Object) -> JsonObject {
        let since = self.since.max(field.since);
        let inside = DescriptionBuilder { since, ..*self };
        let mut description = object! { "name": field.name };
        description.extend(inside.value(field, owner, None));
        description.extend(object! {
            "required": field.presence_in(self.version).map(|presence| self.required(presence, owner)),
            "appliesWith": self.applies_with(field, owner),
            "excludes": self.exclusion(field, owner).map(|exclusion| {
                json!({
                    "name": exclusion.other,
                    "basis": exclusion.basis.name(),
                    "errors": names(self.rules.is_error(Code::Exclusive, exclusion.basis, false).then_some(Code::Exclusive)),
                })
            }),
            "repeatable": field.is_repeatable.then_some(true),
            "since": date(since),
            "deprecated": field.deprecated.map(date),
        });
        description
    }

    /// The rule that a field excludes another one, if the version has that.
    fn exclusion(&self, field: &Field, owner: &Object) -> Option<Exclusion> {
        let is_there = |other: &str| {
            let mut available = owner.fields.iter().filter(|one| one.is_available(self.version));
            available.any(|one| one.name == other)
        };
        field.excludes.filter(|exclusion| is_there(exclusion.other))
    }

    /// Describes the value of a field, or of the elements of a list. `filled` says why such an element must not be empty.
    fn value(&self, field: &'static Field, owner: &'static Object, filled: Option<Presence>) -> JsonObject {
        let section = field.section.or(owner.section);
        let mut description = object! {
            "label": non_empty(field.label),
            "doc": doc(field, self.version),
            "section": section.unwrap_or(self.contract.section),
            "kind": kind(field.kind),
            "basis": field.kind_basis.name(),
            "errors": names(self.rules.errors(field, filled)),
            "nullable": self.rules.admits_null(field).then_some(true),
        };
        description.extend(match field.kind_in(self.version) {
            Kind::Text(form) => {
                let mut text = form_of(form);
                text.extend(object! { "formBasis": self.rules.form_basis(field).map(Basis::name) });
                text.extend(object! { "notEmpty": filled.map(|presence| self.required(presence, owner)) });
                text
            }
            Kind::Enum(_) => {
                let members = field.kind.values(self.version).iter();
                object! { "values": members.map(value).collect::<Value>() }
            }
            Kind::Object(object) => object! { "object": self.object(object) },
            Kind::List(list) => object! {
                "notEmpty": list.not_empty.map(|presence| self.required(presence, owner)),
                "element": self.value(&list.element, owner, list.not_empty),
            },
            Kind::Any | Kind::Collection => JsonObject::new(),
        });
        description
    }

    fn removed(&self, field: &Field, owner: &Object) -> Option<Value> {
        match field.standing(self.version) {
            Standing::Removed(removal) => Some(json!({
                "name": field.name,
                "version": date(removal.version),
                "instead": instead(owner, field, self.version),
                "errors": names(self.rules.forbids(field).then_some(Code::Removed)),
            })),
            _ => None,
        }
    }

    /// Returns the discriminator's values with which a field applies; `None` if it applies with all.
    fn applies_with(&self, field: &Field, owner: &'static Object) -> Option<Value> {
        let decider = owner.decider()?;
        let values = decider.kind.values(self.version).iter();
        let (allowing, others): (Vec<&EnumValue>, Vec<&EnumValue>) =
            values.partition(|value| owner.allows(Some(value), field));
        let applies_always = others.is_empty() || decider.name == field.name;
        (!applies_always).then(|| condition(decider, allowing))
    }

    /// Describes how firmly a value is required, why, and with which values of the discriminator. That may be none: the
    /// version may lack them all.
    fn required(&self, presence: Presence, owner: &'static Object) -> JsonObject {
        let decider = owner.decider().filter(|_| !presence.with.is_empty());
        let known = EnumValue::known(presence.with, self.version);
        object! {
            "basis": presence.basis.name(),
            "why": presence.why,
            "with": decider.map(|decider| condition(decider, known)),
        }
    }
}

fn condition(decider: &Field, values: impl IntoIterator<Item = &'static EnumValue>) -> Value {
    let values: Vec<&str> = values.into_iter().map(|value| value.value).collect();
    json!({ "field": decider.name, "values": values })
}

fn value(member: &EnumValue) -> Value {
    json!({ "value": member.value, "label": member.label })
}

fn names(codes: impl IntoIterator<Item = Code>) -> Vec<&'static str> {
    codes.into_iter().map(Code::name).collect()
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

fn form_of(form: Form) -> JsonObject {
    let entry = form.entry();
    object! {
        "form": non_empty(form.name()),
        "pattern": non_empty(entry.pattern),
        "code": non_empty(form.name()).map(|_| form.code().name()),
        "input": non_empty(entry.input).filter(|input| *input != "text"),
    }
}
