//! What the contract and the changes of its versions say in contradiction, in words, and what changes say that the
//! converter can't do.

use super::operation::{At, Declared, Operation};
use super::plan::Plan;
use crate::contract::catalogue::{Catalogue, FieldEntry, Holds, ObjectEntry};
use crate::contract::model::{EnumValue, Field, Form, Kind, Layout, VersionId};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Returns a sentence for everything that contradicts the contract, or can't be done.
pub(crate) fn disagreements(catalogue: &'static Catalogue, changes: &[Declared]) -> Vec<String> {
    let mut found = Vec::new();
    for change in changes {
        unknown_names(catalogue, change, &mut found);
    }
    let rules = changes.iter().flat_map(|change| change.rules);
    let remarks = rules.map(|rule| usize::from(rule.assumption.is_some()) + usize::from(rule.unnamed.is_some()));
    if remarks.sum::<usize>() > 32 {
        found.push(
            "The changes have more than 32 sentences about assumptions and gaps without a name. Leave out the oldest."
                .to_owned(),
        );
    }
    for object in catalogue.object_entries() {
        for field in object.fields {
            for version in catalogue.version_ids().skip(1) {
                disagreement(catalogue, changes, object, field, version, &mut found);
            }
        }
    }
    if found.is_empty() {
        let plan = Plan::make(catalogue, changes);
        ways(plan, &mut found);
        records(plan, &mut found);
    }
    found
}

/// In a complement, the records of each object have a name of their own.
fn records(plan: &'static Plan, found: &mut Vec<String>) {
    for shape in plan.catalogue.shapes() {
        let passes = plan.passes.iter().filter(|pass| pass.reaches(shape.object));
        let mut known: Vec<(Vec<u8>, &str)> = Vec::new();
        for pass in passes {
            let (name, title) = (pass.name().concat(), pass.object.model.title);
            if let Some((_, other)) = known.iter().find(|(known, _)| *known == name) {
                found.push(format!(
                    "The change {} names `{}` first of {other} and of {title}, so their records in a complement would have the same name. List another operation of one of them first.",
                    pass.change,
                    pass.member(0).field.model.name,
                ));
            }
            known.push((name, title));
        }
    }
}

/// Each change names objects, members and values of the contract.
fn unknown_names(catalogue: &'static Catalogue, change: &Declared, found: &mut Vec<String>) {
    for rule in change.rules {
        let (id, title) = (change.id, rule.object.title);
        let Some(object) = catalogue.entry_of(rule.object) else {
            found.push(format!(
                "The change {id} names the object {title}, which no shape has. Use an object of the contract."
            ));
            continue;
        };
        let is_query = catalogue
            .shapes()
            .iter()
            .any(|shape| shape.is_query() && shape.object == object);
        for operation in rule.operations {
            for (name, [there, here]) in [
                (operation.old, ["removed", "added"]),
                (operation.new, ["added", "removed"]),
            ] {
                if let Some(name) = name
                    && object.find_name(name.as_bytes()).is_none()
                {
                    found.push(format!(
                        "The change {id} names `{name}` of {title}, which the contract does not have. {}",
                        instead(catalogue, object, name, [there, here])
                    ));
                }
            }
            let pointer = match operation.at {
                At::Pointer(pointer) => pointer,
                At::Whole | At::Option => "",
            };
            let there = kind_at(object, operation.new, pointer);
            let here = kind_at(object, operation.old, "");
            let is_known = operation
                .new
                .is_some_and(|name| object.find_name(name.as_bytes()).is_some());
            if is_known && there.is_none() {
                found.push(format!(
                    "The change {id} moves a value to `{pointer}` of {title}, where the contract describes none. Correct the pointer, or describe the field as any value."
                ));
            } else if let (Some(here), Some(there), None) = (here, there, operation.formula)
                && !holds(there, here)
            {
                found.push(format!(
                    "The change {id} moves `{}` of {title} to where a value of another kind is described. Compute the value, or describe both alike.",
                    operation.old.unwrap_or_default()
                ));
            }
            if let Some((inner, required)) = unknown_beside(object, operation.new, pointer) {
                found.push(format!(
                    "The change {id} moves a value into a new {inner} of {title}, which also requires `{required}`. A conversion can't know its value: make it optional."
                ));
            }
            let is_kept = operation.at == At::Whole && operation.formula.is_none();
            if is_query && !is_kept {
                found.push(format!(
                    "The change {id} computes a parameter of {title}, or moves it into another. A parameter can be added, removed or renamed."
                ));
            }
        }
    }
}

/// What the contract describes at a pointer in a field.
fn kind_at(object: &ObjectEntry, field: Option<&str>, pointer: &str) -> Option<Kind> {
    let mut kind = object.find_name(field?.as_bytes())?.model.kind;
    let names = pointer.split('/').skip(1);
    for name in names.filter(|_| pointer.starts_with('/')) {
        kind = match kind {
            Kind::Object(inner) => inner.fields.iter().find(|one| one.name == name)?.kind,
            Kind::Any => return Some(Kind::Any),
            _ => return None,
        };
    }
    (pointer.is_empty() || pointer.starts_with('/')).then_some(kind)
}

/// A member that an object on the way to a pointer requires beside the one that leads there, and the title of the object.
fn unknown_beside(object: &ObjectEntry, field: Option<&str>, pointer: &str) -> Option<(&'static str, &'static str)> {
    let mut kind = object.find_name(field?.as_bytes())?.model.kind;
    for name in pointer.split('/').skip(1) {
        let Kind::Object(inner) = kind else {
            return None;
        };
        let is_required = |one: &Field| one.presence.is_some_and(|presence| presence.with.is_empty());
        let mut others = inner.fields.iter().filter(|one| one.name != name);
        if let Some(required) = others.find(|one| is_required(one)) {
            return Some((inner.title, required.name));
        }
        kind = inner.fields.iter().find(|one| one.name == name)?.kind;
    }
    None
}

/// Whether a field of a kind takes the values of another one.
fn holds(new: Kind, old: Kind) -> bool {
    match (new, old) {
        (Kind::Any, _) | (Kind::Text(Form::Free), Kind::Text(_) | Kind::Enum(_)) => true,
        (Kind::Text(new), Kind::Text(old)) => new == old,
        (Kind::Object(new), Kind::Object(old)) => core::ptr::eq(new, old),
        (Kind::List(new), Kind::List(old)) => holds(new.element.kind, old.element.kind),
        (new, old) => core::mem::discriminant(&new) == core::mem::discriminant(&old),
    }
}

/// What to do about a name that an object does not have: in another object it would be done `there`, and the opposite here.
fn instead(catalogue: &'static Catalogue, object: &ObjectEntry, name: &str, [there, here]: [&str; 2]) -> String {
    let has_value = |field: &&FieldEntry| match field.model.kind {
        Kind::Enum(values) => values.iter().any(|value| value.value == name),
        _ => false,
    };
    if let Some(field) = object.fields.iter().find(has_value) {
        return format!(
            "It is a value of `{}`. A version can add values of an enumeration, not rename or remove them.",
            field.model.name
        );
    }
    let last = name.rsplit('/').next().unwrap_or_default();
    let mut objects = catalogue.object_entries();
    match objects.find(|object| object.find_name(last.as_bytes()).is_some()) {
        Some(other) => format!(
            "{} has such a member, but a value moves only to another member of its object, or into one. Declare that the member is {there} there, and {here} here.",
            other.model.title
        ),
        None => "Correct the name.".to_owned(),
    }
}

/// A field or value that a version added or removed is named by exactly one operation of that version, and no other is.
fn disagreement(
    catalogue: &Catalogue,
    changes: &[Declared],
    object: &ObjectEntry,
    field: &FieldEntry,
    version: VersionId,
    found: &mut Vec<String>,
) {
    let (model, title) = (field.model, object.model.title);
    let was_there = model.is_available(VersionId(version.0 - 1));
    let is_there = model.is_available(version);
    let operations: Vec<&Operation> = changes
        .iter()
        .filter(|change| change.version == version)
        .flat_map(|change| change.rules)
        .filter(|rule| core::ptr::eq(rule.object, object.model))
        .flat_map(|rule| rule.operations)
        .collect();
    let count = |names: &dyn Fn(&Operation) -> bool| {
        let named = operations.iter().filter(|operation| names(operation));
        named.count()
    };
    let adds_values = |one: &Operation| !one.values.is_empty() && one.new == Some(model.name);
    let is_reform = |one: &Operation| one.form.is_some() && one.old == Some(model.name);
    let older = count(&|one| one.old == Some(model.name) && !is_reform(one));
    let newer = count(&|one| one.new == Some(model.name) && one.values.is_empty() && !is_reform(one));
    let date = catalogue.date(version);
    if older != usize::from(was_there && !is_there) || newer != usize::from(is_there && !was_there) {
        found.push(format!(
            "{date} {} `{}` of {title}, and {} of its operations name the field. Exactly one has to for each that was added or removed, and no other.",
            match (was_there, is_there) {
                (true, false) => "removed",
                (false, true) => "added",
                _ => "neither added nor removed",
            },
            model.name,
            older + newer,
        ));
    }
    let renamed = |one: &Operation| {
        let is_plain = one.at == At::Whole && one.formula.is_none();
        one.new.filter(|_| is_plain && one.old == Some(model.name))
    };
    let said = operations.iter().find_map(|one| renamed(one));
    let removal = model.removal.filter(|removal| removal.version == version);
    let known = removal.and_then(|removal| removal.renamed);
    if said != known {
        let name = |name: Option<&str>| name.map_or("no name".into(), |name| format!("`{name}`"));
        found.push(format!(
            "An operation of {date} renames `{}` of {title} to {}, and its field to {}. Both have to say the same.",
            model.name,
            name(said),
            name(known),
        ));
    }
    let newer = known.and_then(|known| object.find_name(known.as_bytes()));
    if let Some(newer) = newer.filter(|newer| newer.model.label == model.label)
        && !model.label.is_empty()
    {
        found.push(format!(
            "`{}` of {title} and `{}`, its name since {date}, have the same label, so that a message with labels can't tell them apart. Give one of them another label.",
            model.name, newer.model.name,
        ));
    }
    let reform = model.reforms.iter().find(|(since, _)| *since == version);
    let reforms = count(&is_reform);
    let of_form = count(&|one| is_reform(one) && one.form == reform.map(|(_, form)| *form));
    let expected = usize::from(reform.is_some());
    if (reforms, of_form) != (expected, expected) {
        found.push(format!(
            "{date} {} the form of `{}` of {title}, and {of_form} of {reforms} operations on its form say so. Exactly one has to for each change of form.",
            if reform.is_some() { "changed" } else { "did not change" },
            model.name,
        ));
    }
    let Kind::Enum(values) = model.kind else {
        return;
    };
    let names = |value: &EnumValue| count(&|one| adds_values(one) && one.values.contains(&value.value));
    for value in values.iter().filter(|_| was_there && is_there) {
        if names(value) != usize::from(value.since == version) {
            found.push(format!(
                "The value `{}` of `{}` of {title} came with {}, and {} operations of {date} add it. Exactly one of its version has to.",
                value.value,
                model.name,
                catalogue.date(value.since),
                names(value),
            ));
        }
    }
}

/// On the way from an entry to the objects of a pass is at most one list: a complement has the records of its elements.
fn ways(plan: &'static Plan, found: &mut Vec<String>) {
    let catalogue = plan.catalogue;
    for pass in &plan.passes {
        let lists = |object: &'static ObjectEntry| pass.lead_fields(object);
        for shape in catalogue.shapes() {
            let mut lead: Vec<(&'static FieldEntry, usize)> = lists(shape.object).map(|field| (field, 0)).collect();
            let mut through = 0;
            while let Some((field, before)) = lead.pop() {
                let is_list = matches!(field.holds, Holds::List(_));
                let depth = before + usize::from(is_list);
                through += usize::from(is_list);
                let is_nested = matches!(field.holds, Holds::List(element) if matches!(element.holds, Holds::List(_)));
                if depth > 1 || is_nested || through > 1 && shape.layout != Layout::Query {
                    found.push(format!(
                        "{} is reached through more than one list of the shape `{}`, which a conversion can't. Describe one of them as any value.",
                        pass.object.model.title, shape.name
                    ));
                    break;
                }
                let below = field.object_below().into_iter();
                lead.extend(below.flat_map(lists).map(|field| (field, depth)));
            }
        }
    }
}
