//! What the contract and the changes of its versions say in contradiction, in words, and what changes say that the
//! converter can't do. A test shows that this service has nothing of that.

use super::operation::{Declared, Operation};
use super::plan::Plan;
use crate::contract::catalogue::{Catalogue, FieldEntry, Holds, ObjectEntry};
use crate::contract::model::{EnumValue, Kind, Layout, VersionId};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Returns a sentence for everything that contradicts the contract, or can't be done.
pub(super) fn disagreements(catalogue: &'static Catalogue, changes: &[Declared]) -> Vec<String> {
    let mut found = Vec::new();
    for change in changes {
        unknown_names(catalogue, change, &mut found);
    }
    for object in catalogue.object_entries() {
        for field in object.fields {
            for version in catalogue.version_ids().skip(1) {
                disagreement(catalogue, changes, object, field, version, &mut found);
            }
        }
    }
    if found.is_empty() {
        ways(Plan::make(catalogue, changes), &mut found);
    }
    found
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
            for name in [operation.old, operation.new].into_iter().flatten() {
                if object.find_name(name.as_bytes()).is_none() {
                    found.push(format!(
                        "The change {id} names `{name}` of {title}, which the contract does not have. Correct the name."
                    ));
                }
            }
            if is_query && operation.old.is_some() && operation.new.is_some() {
                found.push(format!(
                    "The change {id} moves a parameter of {title}. A parameter can only be added or removed."
                ));
            }
        }
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
    let older = count(&|one| one.old == Some(model.name));
    let newer = count(&|one| one.new == Some(model.name) && one.values.is_empty());
    let date = catalogue.date(version);
    if older != usize::from(was_there && !is_there) || newer != usize::from(is_there && !was_there)
    {
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
    let Kind::Enum(values) = model.kind else {
        return;
    };
    let names =
        |value: &EnumValue| count(&|one| adds_values(one) && one.values.contains(&value.value));
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
            let mut lead: Vec<(&'static FieldEntry, usize)> =
                lists(shape.object).map(|field| (field, 0)).collect();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::catalogue;

    #[test]
    fn the_contract_of_this_service_and_its_changes_agree() {
        assert_eq!(
            disagreements(catalogue(), &super::super::declared()),
            [""; 0]
        );
    }

    #[test]
    fn a_change_that_is_left_out_is_missed_in_words() {
        let declared = super::super::declared();
        let (last, others) = declared.split_last().unwrap();
        let missed = disagreements(catalogue(), others).concat();
        let added = last.rules[0].operations[0].new.unwrap();
        let title = last.rules[0].object.title;
        let expected =
            format!("added `{added}` of {title}, and 0 of its operations name the field.");
        assert!(missed.contains(&expected), "{missed}");
    }
}
