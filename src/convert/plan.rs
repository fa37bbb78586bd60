//! Collects the passes from what the contract says on its fields.

use super::pass::{Member, NestedField, Pass, RemarkId, Side};
use crate::contract::catalogue::{Catalogue, FieldEntry, Fields, Holds, ObjectEntry, ShapeEntry};
use crate::contract::model::{At, Basis, Declared, Field, Formula, Kind, Object, On, VersionId};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Every pass, oldest first. In a version, one that leads to the objects of another comes before it.
pub(crate) struct Plan {
    pub(crate) catalogue: &'static Catalogue,
    pub(super) passes: Vec<Pass>,
    /// The names of the changes.
    pub(super) changes: Vec<&'static str>,
    /// The sentences of rules about this service, by number.
    pub(crate) remarks: Vec<&'static str>,
}

impl Plan {
    /// Makes the plan of a service, which is kept for ever.
    pub(crate) fn make(catalogue: &'static Catalogue) -> &'static Plan {
        let changes = catalogue.service.changes;
        let mut plan = Plan {
            catalogue,
            passes: Vec::new(),
            changes: changes.iter().map(|change| change.id).collect(),
            remarks: Vec::new(),
        };
        plan.add_rules(changes, false);
        // Values come last, because other operations can name their field, too.
        plan.add_rules(changes, true);
        Box::leak(Box::new(plan))
    }

    /// Whether a change, by its number, concerns an object or one below it.
    pub(crate) fn touches(&self, change: usize, object: &'static ObjectEntry) -> bool {
        let passes = self.passes.iter().filter(|pass| pass.reaches(object));
        let mut members = passes.flat_map(|pass| &pass.members);
        members.any(|member| member.change == change)
    }

    /// Adds the operations that add values, or all others.
    fn add_rules(&mut self, changes: &[Declared], are_values: bool) {
        for (number, change) in changes.iter().enumerate() {
            for on in change.on {
                let operations = operations(on, change.version);
                let pass = self.pass_of(change, on.object).filter(|_| !operations.is_empty());
                let Some(pass) = pass.and_then(|place| self.passes.get_mut(place)) else {
                    continue;
                };
                if !are_values {
                    pass.add_remarks(on, self.catalogue, &mut self.remarks);
                }
                for operation in operations.iter().filter(|one| one.adds_values == are_values) {
                    pass.add_operation(operation, number, change.basis);
                }
            }
        }
    }

    /// The place of the pass of an object. Adds it, unless an earlier change of the version has one.
    fn pass_of(&mut self, change: &Declared, object: &'static Object) -> Option<usize> {
        let version = change.version;
        let object = self.catalogue.entry_of(object)?;
        let is_it = |pass: &Pass| pass.version == version && pass.object == object;
        if let Some(known) = self.passes.iter().position(is_it) {
            return Some(known);
        }
        let leads_here = |pass: &Pass| pass.version == version && pass.leads(object) != 0;
        let later = |pass: &Pass| pass.version > version;
        let place = self.passes.iter().position(|pass| leads_here(pass) || later(pass));
        let place = place.unwrap_or(self.passes.len());
        let leads = leads_to(self.catalogue, object, version);
        let mut pass = Pass {
            version,
            object,
            change: change.id,
            is_further: false,
            members: Vec::new(),
            assumption: None,
            unnamed: None,
            nested: Vec::new(),
            leads,
        };
        pass.nested = nested_fields(self.catalogue, &pass);
        let meets = |there: &Pass| there.change == pass.change && share_a_shape(self.catalogue, there, &pass);
        pass.is_further = self.passes.iter().any(meets);
        self.passes.insert(place, pass);
        Some(place)
    }
}

impl Pass {
    /// Numbers the sentences about an object.
    fn add_remarks(&mut self, on: &On, catalogue: &Catalogue, remarks: &mut Vec<&'static str>) {
        let mut number = |remark| {
            remarks.push(remark);
            (remarks.len() - 1) as RemarkId
        };
        if let Some(assumption) = on.assumption {
            self.assumption = Some(number(assumption));
        }
        if let Some((section, gap)) = on.unnamed {
            let section = catalogue.sections().position(|known| known == section);
            self.unnamed = Some((section.unwrap_or_default() as u16, number(gap)));
        }
    }

    fn add_operation(&mut self, operation: &Operation, change: usize, basis: Basis) {
        // The interface does not show where the value is.
        let basis = match operation.at {
            At::Option => Basis::Assumed,
            _ => basis,
        };
        let object = self.object;
        let field = |name: Option<&str>| name.and_then(|name| object.find_name(name.as_bytes()));
        let (old, new) = (field(operation.old), field(operation.new));
        let is_reformed = operation.is_reform;
        let slot = self.members.len();
        let is_pair = old.is_some() && new.is_some();
        let carried = old.map(|old| old.holds).filter(|_| is_pair);
        let is_inside = !matches!(operation.at, At::Whole);
        let ways = operation.formula.map(|formula| formula.ways);
        if let Some(field) = old {
            self.members.push(Member {
                field,
                change,
                basis,
                side: Side::Older,
                other: is_pair.then_some(slot + 1),
                is_reformed,
                at: At::Whole,
                carries: carried.filter(|_| is_inside).unwrap_or(Holds::Any),
                formula: ways.map(|ways| ways[0]),
            });
        }
        let Some(field) = new else { return };
        let adds_values = operation.adds_values;
        if adds_values && self.members.iter().any(|member| member.field == field) {
            return;
        }
        let carries = match (carried, is_inside, ways) {
            (Some(carried), true, None) => carried,
            _ => Holds::Any,
        };
        self.members.push(Member {
            field,
            change,
            basis,
            side: if adds_values { Side::Both } else { Side::Newer },
            other: is_pair.then_some(slot),
            is_reformed,
            at: operation.at,
            carries,
            formula: ways.map(|ways| ways[1]),
        });
    }
}

/// What happens to a member, or to two that hold the same value.
#[derive(Clone, Copy)]
struct Operation {
    /// The member that only the older version has.
    old: Option<&'static str>,
    /// The member that only the newer version has, or whose values it extends.
    new: Option<&'static str>,
    /// Where the value is in the new member.
    at: At,
    formula: Option<&'static Formula>,
    is_reform: bool,
    adds_values: bool,
}

/// What a version says on the fields of an object: first what changes whole members, then the values that it added.
fn operations(on: &On, version: VersionId) -> Vec<Operation> {
    const NOTHING: Operation = Operation {
        old: None,
        new: None,
        at: At::Whole,
        formula: None,
        is_reform: false,
        adds_values: false,
    };
    let of_field = |field: &'static Field| {
        let name = Some(field.name);
        let removal = field.removal.filter(|removal| removal.version == version);
        let mut reforms = field.reforms.iter();
        if let Some(removal) = removal {
            let link = removal.link;
            return Some(Operation {
                old: name,
                new: link.map(|link| link.to),
                at: link.map_or(At::Whole, |link| link.at),
                formula: link.and_then(|link| link.formula),
                ..NOTHING
            });
        }
        if field.since == version {
            return Some(Operation { new: name, ..NOTHING });
        }
        if let Some(reform) = reforms.find(|reform| reform.version == version) {
            return Some(Operation {
                old: name,
                new: name,
                formula: reform.formula,
                is_reform: true,
                ..NOTHING
            });
        }
        let has_values = matches!(field.kind, Kind::Enum(values) if values.iter().any(|value| value.since == version));
        has_values.then_some(Operation {
            new: name,
            adds_values: true,
            ..NOTHING
        })
    };
    on.fields(version).filter_map(of_field).collect()
}

/// Whether documents of some shape have objects of both passes.
fn share_a_shape(catalogue: &'static Catalogue, a: &Pass, b: &Pass) -> bool {
    let reach = |shape: &ShapeEntry| a.reaches(shape.object) && b.reaches(shape.object);
    catalogue.shapes().iter().any(reach)
}

/// By object: the fields of a version that lead to the objects of a pass.
fn leads_to(catalogue: &'static Catalogue, target: &'static ObjectEntry, version: VersionId) -> Vec<Fields> {
    let mut leads: Vec<Fields> = alloc::vec![0; catalogue.objects().count()];
    loop {
        let mut is_done = true;
        for object in catalogue.object_entries() {
            let leads_on = |field: &&FieldEntry| {
                let below = field.object_below().filter(|_| field.model.is_available(version));
                below.is_some_and(|below| below == target || leads[below.number as usize] != 0)
            };
            let fields = object.fields.iter().filter(leads_on);
            let found = fields.fold(0, |all, field| all | 1 << field.place);
            let known = &mut leads[object.number as usize];
            is_done &= *known == found;
            *known = found;
        }
        if is_done {
            return leads;
        }
    }
}

/// The fields on the paths from elements to the objects of a pass inside them.
fn nested_fields(catalogue: &'static Catalogue, pass: &Pass) -> Vec<NestedField> {
    let leads = |object: &'static ObjectEntry| {
        let fields = pass.lead_fields(object);
        fields.filter(|field| matches!(field.holds, Holds::Object(_)))
    };
    let in_elements = catalogue.object_entries().flat_map(leads);
    let in_elements = in_elements.map(|field| NestedField { inside: 0, field });
    let mut nested: Vec<_> = in_elements.collect();
    let mut at = 0;
    while let Some(object) = nested.get(at).and_then(|nested| nested.field.object()) {
        at += 1;
        nested.extend(leads(object).map(|field| NestedField { inside: at, field }));
    }
    nested
}

#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod limits_tests;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
