//! Collects the passes from the declarations, at compile time.

use super::agreement::agree;
use super::operation::{At, Operation, Rule};
use super::pass::{MOST, Member, NOBODY, Pass, Side};
use super::{CHANGES, Change};
use crate::Version;
use crate::contract::model::{Basis, Kind};
use crate::contract::pack::{
    COUNTS, Fields, Holds, ObjectId, field_id, is_same, object_id, readable_field, readable_object,
};
use crate::contract::section::section_id;
use crate::contract::shape::{CONTRACTS, Layout};
use crate::report::reason::Assumption;

/// Whether documents of some shape have objects of several passes; else the code that combines passes is left
/// out.
pub(super) const CHAINS: bool = PLAN.chains;

/// Whether a member of a pass has a formula, is an enumeration, or is in an object with a discriminator; and
/// whether an object of a pass is inside that of an element. Code that is not needed is left out.
pub(super) const COMPUTES: bool = PLAN.uses()[0];
pub(super) const ENUMERATES: bool = PLAN.uses()[1];
pub(super) const DISCRIMINATES: bool = PLAN.uses()[2];
pub(super) const NESTS: bool = PLAN.uses()[3];

/// Every pass, oldest first. In a version, one that leads to the objects of another comes before it.
pub(super) static PASSES: [Pass; PLAN.count] = {
    agree();
    let mut passes = [NOTHING; PLAN.count];
    let mut at = 0;
    while at < passes.len() {
        passes[at] = PLAN.passes[at];
        at += 1;
    }
    passes
};

const PLAN: Plan = Plan::collect();
const MOST_PASSES: usize = 32;

/// The passes, in order.
struct Plan {
    passes: [Pass; MOST_PASSES],
    count: usize,
    chains: bool,
}

const NOTHING: Pass = Pass {
    version: Version::ALL[0],
    object: 0,
    change: "",
    is_further: false,
    slots: [NOBODY; MOST],
    count: 0,
    assumption: None,
    unnamed: None,
    leads: [0; COUNTS[1]],
};

impl Plan {
    const fn collect() -> Plan {
        let mut plan = Plan {
            passes: [NOTHING; MOST_PASSES],
            count: 0,
            chains: false,
        };
        plan.add_rules(false);
        // Values come last, because other operations can name their field, too.
        plan.add_rules(true);
        plan
    }

    /// Adds the operations that add values, or all others.
    const fn add_rules(&mut self, are_values: bool) {
        let mut number = 0;
        while number < CHANGES.len() {
            let change = CHANGES[number];
            let mut rule = 0;
            while rule < change.rules.len() {
                let Rule { operations, .. } = change.rules[rule];
                let pass = self.pass_of(change, &change.rules[rule], are_values);
                let mut at = 0;
                while at < operations.len() {
                    if operations[at].values.is_empty() != are_values {
                        self.passes[pass].add_operation(&operations[at], number as u8);
                    }
                    at += 1;
                }
                rule += 1;
            }
            number += 1;
        }
    }

    /// The place of the pass of a rule. Adds it, unless an earlier change of the version has one for its object.
    const fn pass_of(&mut self, change: &Change, rule: &Rule, is_known: bool) -> usize {
        let object = object_id(rule.object);
        let (mut at, mut place) = (self.count, self.count);
        while at > 0 && self.passes[at - 1].version as usize >= change.version as usize {
            at -= 1;
            let there = &self.passes[at];
            if there.version as usize != change.version as usize {
                assert!(is_known, "older changes come first");
            } else if there.object == object {
                assert!(
                    is_known || rule.assumption.is_none() && rule.unnamed.is_none(),
                    "the first rule for an object has its assumption and its gap"
                );
                return at;
            } else if there.leads(object) != 0 {
                place = at;
            }
        }
        let mut pass = Pass {
            version: change.version,
            object,
            change: change.id,
            assumption: rule.assumption,
            unnamed: match rule.unnamed {
                Some((section, reason)) => Some((section_id(section), reason)),
                None => None,
            },
            leads: leads_to(object, change.version),
            ..NOTHING
        };
        let mut last = self.count;
        while last > 0 {
            last -= 1;
            let there = self.passes[last];
            let meet = share_a_shape(&there, &pass);
            self.chains |= meet;
            pass.is_further |= meet && is_same(there.change, pass.change);
            if last >= place {
                self.passes[last + 1] = there;
            }
        }
        self.passes[place] = pass;
        self.count += 1;
        place
    }

    /// See [`COMPUTES`] and the others.
    const fn uses(&self) -> [bool; 4] {
        let mut uses = [false; 4];
        let mut pass = 0;
        while pass < self.count {
            let Pass { object, slots, .. } = self.passes[pass];
            let mut at = 0;
            while at < self.passes[pass].count {
                let kind = &readable_field(slots[at].field).kind;
                uses[0] |= slots[at].formula.is_some();
                uses[1] |= matches!(kind, Kind::Enum(_));
                at += 1;
            }
            uses[2] |= readable_object(object).discriminator.is_some();
            let mut id = 0;
            while id < COUNTS[0] {
                let field = readable_field(id as u8);
                if let Kind::Object(below) = field.kind
                    && !field.name.is_empty()
                {
                    uses[3] |= object_id(below) == object;
                }
                id += 1;
            }
            pass += 1;
        }
        uses
    }
}

impl Pass {
    const fn add_operation(&mut self, operation: &Operation, number: u8) {
        let object = readable_object(self.object);
        // The interface does not show where the value is.
        let basis = match operation.at {
            At::PayoutUrl => Basis::Assumed,
            _ => CHANGES[number as usize].basis,
        };
        if matches!(operation.at, At::PayoutUrl) {
            self.assumption = Some(Assumption::PayoutUrl);
        }
        let is_pair = operation.old.is_some() && operation.new.is_some();
        assert!(
            !is_pair || !is_query(self.object),
            "a parameter is only added or removed"
        );
        let slot = self.count as u8;
        let mut older = Member {
            change: number,
            basis,
            side: Side::Older,
            stuck: operation.stuck[0],
            ..NOBODY
        };
        let mut newer = Member {
            side: Side::Newer,
            at: operation.at,
            stuck: operation.stuck[1],
            ..older
        };
        if let Some(formula) = operation.formula {
            (older.formula, newer.formula) = (Some(formula.ways[0]), Some(formula.ways[1]));
        }
        if let Some(name) = operation.old {
            older.field = field_id(object, name);
        }
        if is_pair {
            (older.other, newer.other) = (slot + 1, slot);
            if !matches!(operation.at, At::Whole) {
                older.carries = Holds::of(&readable_field(older.field).kind);
            }
            if operation.formula.is_none() {
                newer.carries = older.carries;
            }
        }
        if operation.old.is_some() {
            self.add_member(older);
        }
        let Some(name) = operation.new else { return };
        newer.field = field_id(object, name);
        if operation.values.is_empty() {
            return self.add_member(newer);
        }
        let mut at = 0;
        while at < self.count {
            if self.slots[at].field == newer.field {
                return;
            }
            at += 1;
        }
        newer.side = Side::Both;
        self.add_member(newer);
    }

    const fn add_member(&mut self, member: Member) {
        self.slots[self.count] = member;
        self.count += 1;
        assert!(self.count < MOST, "a pass has few members");
    }
}

/// Whether documents of some shape have objects of both passes.
const fn share_a_shape(a: &Pass, b: &Pass) -> bool {
    let mut shape = 0;
    while shape < CONTRACTS.len() {
        let root = object_id(CONTRACTS[shape].object());
        if a.reaches(root) && b.reaches(root) {
            return true;
        }
        shape += 1;
    }
    false
}

/// Whether an object describes a query.
const fn is_query(object: ObjectId) -> bool {
    let mut shape = 0;
    while shape < CONTRACTS.len() {
        let contract = &CONTRACTS[shape];
        if matches!(contract.layout, Layout::Query) && object_id(contract.object()) == object {
            return true;
        }
        shape += 1;
    }
    false
}

/// By object: the fields of a version that lead to the objects of a pass.
const fn leads_to(target: ObjectId, version: Version) -> [Fields; COUNTS[1]] {
    let mut leads = [0; COUNTS[1]];
    let mut is_done = false;
    while !is_done {
        is_done = true;
        let mut id = 0;
        while id < COUNTS[1] {
            let fields = readable_object(id as u8).fields;
            let mut at = 0;
            while at < fields.len() {
                let below = match object_in(&fields[at].kind) {
                    Some(below) if fields[at].is_available(version) => below as usize,
                    _ => COUNTS[1],
                };
                if below < COUNTS[1]
                    && (below == target as usize || leads[below] != 0)
                    && leads[id] >> at & 1 == 0
                {
                    leads[id] |= 1 << at;
                    is_done = false;
                }
                at += 1;
            }
            id += 1;
        }
    }
    leads
}

/// The object that a field holds, itself or as the elements of a list.
const fn object_in(kind: &Kind) -> Option<ObjectId> {
    match kind {
        Kind::Object(object) => Some(object_id(object)),
        Kind::List(list) => object_in(&list.element.kind),
        _ => None,
    }
}
