//! Writes the module `descriptions.ts`: the fields of each shape, in enough detail to build a form and a JSON Schema,
//! and what the interface does not show. The TypeScript types are in `js/types/reference.ts`.

use crate::json::{JsonObject, Value, json, object};
use crate::rules::ErrorRules;
use crate::text::{WRITTEN, each, named, non_empty};
use crate::{date, doc, instead};
use order_contract::internals::{
    Contract, EnumValue, Field, Form, Kind, Object, Presence, Standing, VersionId, contract,
};
use order_contract::{Basis, Code, Shape, Version};

/// Writes each description as a constant, those that are equal once, and a table of them.
pub fn module() -> String {
    let mut written: Vec<(String, Value)> = Vec::new();
    let mut table = String::new();
    for shape in Shape::ALL {
        table += &format!("  '{shape}': {{\n");
        for version in Version::ALL {
            let described = description(contract(shape), version);
            let known = written.iter().position(|(_, known)| *known == described);
            let place = known.unwrap_or(written.len());
            if known.is_none() {
                written.push((format!("{shape}_{version}_").replace('-', "_"), described));
            }
            table += &format!("    '{version}': {},\n", written[place].0);
        }
        table += "  },\n";
    }
    let constants = each(written, |(name, described)| {
        format!("export const {name}: ShapeDetails = {described}\n\n")
    });
    format!(
        "// What each shape holds, by version.
{WRITTEN}
import type {{ ShapeDetails }} from '../types/reference.js'

{constants}export const descriptions = {{
{table}}} as const
"
    )
}

/// Returns the description of a shape in a version.
pub fn description(contract: &'static Contract, version: Version) -> Value {
    let rules = ErrorRules::of(contract, version);
    let (section, since) = (contract.section, VersionId(0));
    let root = &contract.root;
    let description = object! {
        "direction": named(contract.direction),
        "layout": named(contract.layout),
        "section": section,
        "kind": kind(root.kind),
        "basis": root.kind_basis.name(),
        "errors": names(rules.errors(root, None)),
        "object": Describer { section, rules, since }.object(contract.object()),
        "notShown": contract.not_shown,
    };
    description.into()
}

#[derive(Clone, Copy)]
struct Describer {
    /// The section of the shape.
    section: &'static str,
    rules: ErrorRules,
    /// The first version that has what is around.
    since: VersionId,
}

impl Describer {
    fn object(self, object: &'static Object) -> JsonObject {
        let fields = object.fields.iter();
        let available = fields.clone().filter(|field| field.is_available(self.rules.version));
        object! {
            "title": object.title,
            "section": object.section.unwrap_or(self.section),
            "discriminator": object.decider().map(|decider| decider.name),
            "open": object.is_open,
            "fields": Value::from_iter(available.map(|field| self.field(field, object))),
            "removed": Value::from_iter(fields.filter_map(|field| self.removed(field, object))),
            "notShown": object.not_shown,
        }
    }

    fn field(self, field: &'static Field, owner: &'static Object) -> JsonObject {
        let since = self.since.max(field.since);
        let mut description = Describer { since, ..self }.value(field, owner, None);
        description.extend(object! {
            "required": field.presence_in(self.rules.version).map(|presence| self.required(presence, owner)),
            "appliesWith": self.applies_with(field, owner),
            "excludes": self.excludes(field, owner),
            "repeatable": field.is_repeatable.then_some(true),
            "since": date(since),
            "deprecated": field.deprecated.map(date),
        });
        description
    }

    /// Describes the rule that a field excludes another one, if the version has that.
    fn excludes(self, field: &Field, owner: &Object) -> Option<Value> {
        let exclusion = field.excludes?;
        let mut available = owner.fields.iter().filter(|one| one.is_available(self.rules.version));
        available.find(|one| one.name == exclusion.other)?;
        let is_error = self.rules.is_error(Code::Exclusive, exclusion.basis, false, false);
        Some(json!({
            "name": exclusion.other,
            "basis": exclusion.basis.name(),
            "errors": names(is_error.then_some(Code::Exclusive)),
        }))
    }

    /// Describes the value of a field, or of the elements of a list. `filled` says why such an element must not be empty.
    fn value(self, field: &'static Field, owner: &'static Object, filled: Option<Presence>) -> JsonObject {
        let version = self.rules.version;
        let section = field.section.or(owner.section);
        let mut description = object! {
            "name": non_empty(field.name),
            "label": non_empty(field.label),
            "doc": non_empty(&doc(field, version)),
            "section": section.unwrap_or(self.section),
            "kind": kind(field.kind),
            "basis": field.kind_basis.name(),
            "errors": names(self.rules.errors(field, filled)),
            "nullable": self.rules.admits_null(field).then_some(true),
        };
        let not_empty = |presence: Option<Presence>| presence.map(|presence| self.required(presence, owner));
        description.extend(match field.kind_in(version) {
            Kind::Text(form) => object! {
                "form": non_empty(form.name()),
                "pattern": non_empty(form.entry().pattern),
                "code": non_empty(form.name()).map(|_| form.code().name()),
                "input": Some(form.entry().input).filter(|input| *input != Form::Free.entry().input),
                "formBasis": self.rules.form_basis(field).map(Basis::name),
                "notEmpty": not_empty(filled),
            },
            Kind::Enum(_) => {
                let members = field.kind.values(version).iter();
                let values = members.map(|one| json!({ "value": one.value, "label": one.label }));
                object! { "values": Value::from_iter(values) }
            }
            Kind::Object(object) => object! { "object": self.object(object) },
            Kind::List(list) => object! {
                "notEmpty": not_empty(list.not_empty),
                "element": self.value(&list.element, owner, list.not_empty),
            },
            Kind::Any | Kind::Collection => JsonObject::new(),
        });
        description
    }

    fn removed(self, field: &Field, owner: &Object) -> Option<Value> {
        let Standing::Removed(removal) = field.standing(self.rules.version) else {
            return None;
        };
        Some(json!({
            "name": field.name,
            "version": date(removal.version),
            "instead": instead(owner, field, self.rules.version),
            "errors": names(self.rules.forbids(field).then_some(Code::Removed)),
        }))
    }

    /// Returns the discriminator's values with which a field applies; `None` if it applies with all.
    fn applies_with(self, field: &Field, owner: &'static Object) -> Option<Value> {
        let decider = owner.decider().filter(|decider| decider.name != field.name)?;
        let values = decider.kind.values(self.rules.version);
        let allowing = values.iter().filter(|value| owner.allows(Some(value), field));
        (allowing.clone().count() < values.len()).then(|| condition(decider, allowing))
    }

    /// Describes how firmly a value is required, why, and with which values of the discriminator. That may be none: the
    /// version may lack them all.
    fn required(self, presence: Presence, owner: &'static Object) -> JsonObject {
        let decider = owner.decider().filter(|_| !presence.with.is_empty());
        let known = EnumValue::known(presence.with, self.rules.version);
        object! {
            "basis": presence.basis.name(),
            "why": presence.why,
            "with": decider.map(|decider| condition(decider, known)),
        }
    }
}

fn condition(decider: &Field, values: impl IntoIterator<Item = &'static EnumValue>) -> Value {
    let values = values.into_iter().map(|value| value.value);
    json!({ "field": decider.name, "values": Value::from_iter(values) })
}

fn names(codes: impl IntoIterator<Item = Code>) -> Value {
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
