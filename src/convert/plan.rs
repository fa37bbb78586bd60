//! Collects the passes from the declarations, at compile time.

use super::operation::{At, Operation};
use super::pass::{ALONE, MOST, Member, NOBODY, Pass, Side};
use super::{CHANGES, Change};
use crate::contract::model::{Basis, Kind};
use crate::contract::pack::{
    COUNTS, Fields, Holds, ObjectId, field_id, is_same, object_id, readable_field, readable_object,
};
use crate::contract::section::section_id;
use crate::contract::shape::{CONTRACTS, Layout};
use crate::report::reason::Assumption;
use crate::{Shape, Version};

/// Whether documents of some shape have objects of several passes; else the code that combines passes is left
/// out.
pub(super) const CHAINS: bool = has_chains();

/// Whether a member of a pass has a formula, is an enumeration, or is in an object with a discriminator; and
/// whether an object of a pass is inside that of an element. Code that is not needed is left out.
pub(super) const COMPUTES: bool = PLAN.uses()[0];
pub(super) const ENUMERATES: bool = PLAN.uses()[1];
pub(super) const DISCRIMINATES: bool = PLAN.uses()[2];
pub(super) const NESTS: bool = PLAN.uses()[3];

const fn has_chains() -> bool {
    let mut shape = 0;
    while shape < Shape::ALL.len() {
        let root = object_id(CONTRACTS[shape].object());
        let (mut at, mut count) = (0, 0);
        while at < PLAN.pass_count {
            count += PLAN.passes[at].reaches(root) as usize;
            at += 1;
        }
        if count > 1 {
            return true;
        }
        shape += 1;
    }
    false
}

/// Every pass, oldest first. In a version, one that leads to the objects of another comes before it.
pub(super) static PASSES: [Pass; PLAN.pass_count] = {
    let mut passes = [PLAN.passes[0]; PLAN.pass_count];
    let (mut at, mut begin) = (0, 0);
    while at < passes.len() {
        let count = PLAN.counts[at];
        passes[at] = PLAN.passes[at];
        passes[at].members = MEMBERS.split_at(begin).1.split_at(count).0;
        begin += count;
        at += 1;
    }
    passes
};

static MEMBERS: [Member; PLAN.member_count] = {
    let mut members = [PLAN.members[0]; PLAN.member_count];
    let mut at = 0;
    while at < members.len() {
        members[at] = PLAN.members[at];
        at += 1;
    }
    members
};

const PLAN: Plan = Plan::collect();
const MOST_PASSES: usize = 32;

/// The passes and their members, in order.
pub(super) struct Plan {
    pub(super) passes: [Pass; MOST_PASSES],
    pub(super) counts: [usize; MOST_PASSES],
    pub(super) pass_count: usize,
    pub(super) members: [Member; MOST_PASSES * MOST],
    member_count: usize,
}

const NOTHING: Pass = Pass {
    version: Version::ALL[0],
    object: 0,
    change: "",
    is_further: false,
    members: &[],
    assumption: None,
    unnamed: None,
    leads: [0; COUNTS[1]],
};

/// The older version of a change.
pub(super) const fn before(version: Version) -> Version {
    Version::ALL[version as usize - 1]
}

impl Plan {
    const fn collect() -> Plan {
        let mut plan = Plan {
            passes: [NOTHING; MOST_PASSES],
            counts: [0; MOST_PASSES],
            pass_count: 0,
            members: [NOBODY; MOST_PASSES * MOST],
            member_count: 0,
        };
        let mut at = 0;
        while at < CHANGES.len() {
            let mut rule = 0;
            while rule < CHANGES[at].rules.len() {
                plan = plan.with_pass(CHANGES[at], rule);
                rule += 1;
            }
            at += 1;
        }
        let mut at = 0;
        while at < plan.pass_count {
            plan = plan.with_members(at);
            at += 1;
        }
        plan.agrees();
        plan
    }

    /// Adds the pass of a rule, unless an earlier change of the version has one for its object.
    const fn with_pass(mut self, change: &'static Change, rule: usize) -> Plan {
        let rule = &change.rules[rule];
        let object = object_id(rule.object);
        let mut place = self.pass_count;
        let mut at = self.pass_count;
        while at > 0 && self.passes[at - 1].version as usize == change.version as usize {
            at -= 1;
            let there = &mut self.passes[at];
            if there.object == object {
                assert!(
                    rule.assumption.is_none() && rule.unnamed.is_none(),
                    "the first rule for an object has its assumption and its gap"
                );
                return self;
            }
            if leads_to(there.object, change.version)[object as usize] != 0 {
                place = at;
            }
        }
        assert!(
            at == 0 || (self.passes[at - 1].version as usize) < change.version as usize,
            "older changes come first"
        );
        let mut pass = Pass {
            version: change.version,
            object,
            change: change.id,
            is_further: false,
            members: &[],
            assumption: rule.assumption,
            unnamed: match rule.unnamed {
                Some((section, reason)) => Some((section_id(section), reason)),
                None => None,
            },
            leads: leads_to(object, change.version),
        };
        pass.is_further = self.is_further(&pass);
        let mut last = self.pass_count;
        while last > place {
            self.passes[last] = self.passes[last - 1];
            last -= 1;
        }
        self.passes[place] = pass;
        self.pass_count += 1;
        self
    }

    /// Whether documents of some shape have objects of this pass and of another one with the same change.
    const fn is_further(&self, pass: &Pass) -> bool {
        let (mut at, mut is_further) = (0, false);
        while at < self.pass_count {
            let mut shape = 0;
            while shape < CONTRACTS.len() {
                let root = object_id(CONTRACTS[shape].object());
                is_further |= is_same(self.passes[at].change, pass.change)
                    && self.passes[at].reaches(root)
                    && pass.reaches(root);
                shape += 1;
            }
            at += 1;
        }
        is_further
    }

    /// Adds the members of a pass. Values come last, because other operations can name their field, too.
    const fn with_members(mut self, pass: usize) -> Plan {
        let begin = self.member_count;
        let mut round = 0;
        while round < 2 {
            let mut change = 0;
            while change < CHANGES.len() {
                let mut rule = 0;
                while rule < CHANGES[change].rules.len() {
                    let operations = CHANGES[change].rules[rule].operations;
                    let is_here = CHANGES[change].version as usize
                        == self.passes[pass].version as usize
                        && object_id(CHANGES[change].rules[rule].object)
                            == self.passes[pass].object;
                    let mut at = 0;
                    while is_here && at < operations.len() {
                        if operations[at].values.is_empty() == (round == 0) {
                            self = self.with_operation(pass, begin, &operations[at], change as u8);
                        }
                        at += 1;
                    }
                    rule += 1;
                }
                change += 1;
            }
            round += 1;
        }
        self.counts[pass] = self.member_count - begin;
        assert!(self.counts[pass] < MOST, "a pass has few members");
        self
    }

    const fn with_operation(
        mut self,
        pass: usize,
        begin: usize,
        operation: &Operation,
        change: u8,
    ) -> Plan {
        let object = readable_object(self.passes[pass].object);
        let slot = (self.member_count - begin) as u8;
        let new = match operation.new {
            Some(name) => field_id(object, name),
            None => 0,
        };
        if !operation.values.is_empty() {
            let mut at = begin;
            while at < self.member_count {
                if self.members[at].field == new {
                    return self;
                }
                at += 1;
            }
            let member = Member {
                field: new,
                change,
                basis: CHANGES[change as usize].basis,
                ..NOBODY
            };
            return self.with_member(member);
        }
        if matches!(operation.at, At::PayoutUrl) {
            self.passes[pass].assumption = Some(Assumption::PayoutUrl);
        }
        let is_pair = operation.old.is_some() && operation.new.is_some();
        // The interface does not show where the value is.
        let basis = match operation.at {
            At::PayoutUrl => Basis::Assumed,
            _ => CHANGES[change as usize].basis,
        };
        assert!(
            !is_pair || !is_query(self.passes[pass].object),
            "a parameter is only added or removed"
        );
        let mut ways = [None; 2];
        if let Some(formula) = operation.formula {
            ways = [Some(formula.ways[0]), Some(formula.ways[1])];
        }
        let mut carries = Holds::Any;
        if let Some(name) = operation.old {
            let old = field_id(object, name);
            if is_pair && !matches!(operation.at, At::Whole) {
                carries = Holds::of(&readable_field(old).kind);
            }
            self = self.with_member(Member {
                field: old,
                change,
                basis,
                side: Side::Older,
                other: if is_pair { slot + 1 } else { ALONE },
                at: At::Whole,
                carries,
                formula: ways[0],
                stuck: operation.stuck[0],
            });
        }
        if operation.new.is_some() {
            self = self.with_member(Member {
                field: new,
                change,
                basis,
                side: Side::Newer,
                other: if is_pair { slot } else { ALONE },
                at: operation.at,
                carries: if ways[1].is_some() {
                    Holds::Any
                } else {
                    carries
                },
                formula: ways[1],
                stuck: operation.stuck[1],
            });
        }
        self
    }

    const fn with_member(mut self, member: Member) -> Plan {
        self.members[self.member_count] = member;
        self.member_count += 1;
        self
    }

    /// See [`COMPUTES`] and the others.
    const fn uses(&self) -> [bool; 4] {
        let mut uses = [false; 4];
        let mut at = 0;
        while at < self.member_count {
            let kind = &readable_field(self.members[at].field).kind;
            uses[0] |= self.members[at].formula.is_some();
            uses[1] |= matches!(kind, Kind::Enum(_));
            at += 1;
        }
        let mut pass = 0;
        while pass < self.pass_count {
            let object = self.passes[pass].object;
            uses[2] |= readable_object(object).discriminator.is_some();
            let mut id = 0;
            while id < COUNTS[0] {
                let kind = &readable_field(id as u8).kind;
                uses[3] |= matches!(kind, Kind::Object(_))
                    && !readable_field(id as u8).name.is_empty()
                    && is_some_and_is(object_in(kind), object);
                id += 1;
            }
            pass += 1;
        }
        uses
    }
}

const fn is_some_and_is(found: Option<ObjectId>, object: ObjectId) -> bool {
    match found {
        Some(found) => found == object,
        None => false,
    }
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
