//! What a contract says and this plan can't do, in words. It leaves with the plan.

use super::Plan;
use crate::contract::catalogue::{FieldEntry, Holds, ObjectEntry};
use crate::contract::model::Layout;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Returns a sentence for everything that a plan can't do.
pub(crate) fn limits(plan: &'static Plan) -> Vec<String> {
    let mut found = Vec::new();
    if plan.remarks.len() > 32 {
        found.push(
            "The changes have more than 32 sentences about assumptions and gaps without a name. Leave out the oldest."
                .to_owned(),
        );
    }
    ways(plan, &mut found);
    records(plan, &mut found);
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
