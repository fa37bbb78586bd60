//! Passes: all that a version changes about one object. They are collected from the declarations at compile
//! time, which also compares these with the contract: a field or an enum value whose version says otherwise, or that no
//! operation or more than one names, does not compile.

use super::operation::{At, Compute, Operation};
use super::{CHANGES, Change, ConvertOptions};
use crate::contract::model::{Basis, EnumValue, Field, Kind, Standing};
use crate::contract::pack::{
    COUNTS, FieldId, Fields, Holds, ObjectId, PackedField, Word, field, field_id, is_same,
    object as described, object_id, readable_field, readable_object, word,
};
use crate::contract::section::{SectionId, section_id};
use crate::contract::shape::{CONTRACTS, Layout};
use crate::report::reason::{Assumption, Reason};
use crate::{Shape, Version};
use alloc::string::String;

/// All that a version changes about one object.
#[derive(Clone, Copy)]
pub(super) struct Pass {
    pub(super) version: Version,
    pub(super) object: ObjectId,
    /// The first change of the version that concerns the object.
    change: &'static str,
    /// Whether another pass over the same documents has the same first change.
    is_further: bool,
    pub(super) members: &'static [Member],
    pub(super) assumption: Option<Assumption>,
    pub(super) unnamed: Option<(SectionId, Reason)>,
    /// By object: the fields that lead to this one.
    leads: [Fields; COUNTS[1]],
}

/// A member that a pass concerns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member {
    pub(super) field: FieldId,
    /// The position of its change in [`CHANGES`], which the package's `.wasm` does not contain.
    pub(super) change: u8,
    /// How firmly the interface supports the change.
    pub(super) basis: Basis,
    pub(super) side: Side,
    /// The position of the member that holds the same value in the other version; [`ALONE`] if none does.
    pub(super) other: u8,
    /// Where in the member the value is that moves.
    at: At,
    /// What such a value is.
    pub(super) carries: Holds,
    /// Computes the other member's value.
    formula: Option<Compute>,
    /// Why it is lost without a value that could move.
    pub(super) stuck: Reason,
}

/// The version that has a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Older,
    Newer,
    /// Only some of its values differ.
    Both,
}

/// The direction in which a pass is applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// To the version that made the change.
    Up,
    /// To the version before.
    Down,
}

/// More than the members of any pass. A power of two, so that an index is masked and never out of bounds.
pub(super) const MOST: usize = 8;
/// The position that no member has.
pub(super) const ALONE: u8 = MOST as u8 - 1;

static NOBODY: Member = Member {
    field: 0,
    change: 0,
    basis: Basis::Stated,
    side: Side::Both,
    other: ALONE,
    at: At::Whole,
    carries: Holds::Any,
    formula: None,
    stuck: Reason::NoValue,
};

impl Pass {
    /// The name of its records in a complement, in parts: the change, and for a further object of that change
    /// its first member.
    pub(super) fn name(&self) -> [&'static [u8]; 3] {
        match self.is_further {
            false => [self.change.as_bytes(), b"", b""],
            true => [self.change.as_bytes(), b"/", self.member(0).word().text()],
        }
    }

    pub(super) fn member(&self, slot: usize) -> &'static Member {
        self.members.get(slot).unwrap_or(&NOBODY)
    }

    /// The fields of an object that lead to the objects of the pass.
    pub(super) const fn leads(&self, object: ObjectId) -> Fields {
        self.leads[object as usize % COUNTS[1]]
    }

    /// The object that the contract describes as an element of the list on the way from an object.
    pub(super) fn item_below(&self, object: ObjectId) -> Option<ObjectId> {
        let packed = described(object);
        let mut places = (0..packed.fields().len()).filter(|at| self.leads(object) >> at & 1 != 0);
        places.find_map(|at| {
            let lead = packed.fields().get(at)?;
            match lead.holds {
                Holds::List => Some(field(lead.detail).detail),
                _ => self.item_below(lead.detail),
            }
        })
    }

    /// The names on the way from an object to those of the pass, each with a slash.
    pub(super) fn path_from(&self, mut object: ObjectId) -> String {
        let mut path = String::new();
        while object != self.object {
            let packed = described(object);
            let mut places = 0..packed.fields().len();
            let Some(place) = places.find(|place| self.leads(object) >> place & 1 != 0) else {
                break;
            };
            path += readable_field(packed.id(place)).name;
            path += "/";
            let lead = packed.fields()[place];
            object = match lead.holds {
                Holds::List => field(lead.detail).detail,
                _ => lead.detail,
            };
        }
        path
    }

    /// Whether documents with such a root have objects of the pass.
    pub(super) const fn reaches(&self, root: ObjectId) -> bool {
        self.object == root || self.leads(root) != 0
    }

    /// Whether it depends on the option `payoutUrl`.
    pub(super) fn needs_payout_url(&self) -> bool {
        self.members.iter().any(|member| member.at == At::PayoutUrl)
    }

    /// Whether it is one operation, which moves a value as it is.
    pub(super) fn is_plain_move(&self) -> bool {
        matches!(self.members, [older, _] if older.is_paired() && older.formula().is_none()
            && older.packed().holds != Holds::Enum)
    }

    /// Whether the version that a way leads to requires a member.
    pub(super) fn requires(&self, way: Way) -> bool {
        let mut members = self.members.iter();
        members.any(|member| member.is_of_target(way) && member.packed().presence.is_some())
    }

    /// Whether an object without any of its members has gaps.
    pub(super) fn has_gaps(&self, way: Way) -> bool {
        let is_required = |member: &Member| member.packed().presence.is_some();
        self.members.iter().any(|member| {
            let was_required =
                member.is_paired() && is_required(self.member(member.other as usize));
            member.is_of_target(way) && is_required(member) && !was_required
        })
    }

    /// The older and the newer version.
    pub(super) const fn versions(&self) -> [Version; 2] {
        [Version::ALL[self.version as usize - 1], self.version]
    }
}

impl Member {
    /// Whether its value moves to another member and back.
    pub(super) fn is_paired(&self) -> bool {
        self.other != ALONE
    }

    pub(super) fn packed(&self) -> &'static PackedField {
        field(self.field)
    }

    pub(super) fn word(&self) -> &'static Word {
        word(self.packed().word)
    }

    /// Whether the version that a way leads to has it.
    pub(super) fn is_of_target(&self, way: Way) -> bool {
        match self.side {
            Side::Both => true,
            Side::Newer => way == Way::Up,
            Side::Older => way == Way::Down,
        }
    }

    /// Whether the option `fill` can have a value for it.
    pub(super) fn is_fillable(&self) -> bool {
        let is_added = self.side == Side::Newer && !self.is_paired();
        is_added && self.packed().presence.is_some()
    }

    /// Computes the other member's value.
    pub(super) fn formula(&self) -> Option<Compute> {
        self.formula.filter(|_| COMPUTES)
    }

    /// The pointer to the value that moves, inside the member.
    pub(super) fn pointer<'o>(&self, options: &'o ConvertOptions) -> &'o str {
        match self.at {
            At::Whole => "",
            At::Pointer(pointer) => pointer,
            At::PayoutUrl => &options.payout_url,
        }
    }

    /// Whether it depends on an assumption where its value is.
    pub(super) fn is_assumed(&self) -> bool {
        self.at == At::PayoutUrl
    }
}

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
struct Plan {
    passes: [Pass; MOST_PASSES],
    counts: [usize; MOST_PASSES],
    pass_count: usize,
    members: [Member; MOST_PASSES * MOST],
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
const fn before(version: Version) -> Version {
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

    /// Compares each field and each enum value of the contract with the operations that name it.
    const fn agrees(&self) {
        let mut id = 0;
        while id < COUNTS[0] {
            let field = readable_field(id as u8);
            let mut version = 1;
            while version < Version::ALL.len() && !field.name.is_empty() {
                let newer = Version::ALL[version];
                let there = [
                    is_available(field, before(newer)),
                    is_available(field, newer),
                ];
                let named = self.naming(id as u8, newer);
                let is_removed = there[0] && !there[1];
                let is_added = there[1] && !there[0];
                if named[0] != is_removed as usize || named[1] != is_added as usize {
                    not_named_by_one_operation(field.name);
                }
                if let Kind::Enum(values) = field.kind
                    && there[0]
                    && there[1]
                {
                    agree_on_values(values, id as u8, newer);
                }
                version += 1;
            }
            id += 1;
        }
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

    /// How many members of a version's passes are a field: of the older version, and of the newer.
    const fn naming(&self, id: FieldId, version: Version) -> [usize; 2] {
        let (mut pass, mut at, mut end) = (0, 0, 0);
        let mut named = [0; 2];
        while pass < self.pass_count {
            end += self.counts[pass];
            while at < end {
                let is_it = self.members[at].field == id
                    && self.passes[pass].version as usize == version as usize;
                match self.members[at].side {
                    Side::Older => named[0] += is_it as usize,
                    Side::Newer => named[1] += is_it as usize,
                    Side::Both => {}
                }
                at += 1;
            }
            pass += 1;
        }
        named
    }
}

/// Compares the values that a version added to a field with those that its operations name.
const fn agree_on_values(values: &[EnumValue], id: FieldId, version: Version) {
    let mut named = 0;
    let mut at = 0;
    while at < values.len() {
        let times = times_named(id, version, values[at].value);
        if times != (values[at].since as usize == version as usize) as usize {
            not_named_by_one_operation(values[at].value);
        }
        named += times;
        at += 1;
    }
    if times_named(id, version, "") != named {
        not_named_by_one_operation(readable_field(id).name);
    }
}

/// How often a version's operations name a value of a field; or with an empty one, any value.
const fn times_named(id: FieldId, version: Version, value: &str) -> usize {
    let (mut times, mut change) = (0, 0);
    while change < CHANGES.len() {
        let rules = CHANGES[change].rules;
        let is_of_version = CHANGES[change].version as usize == version as usize;
        let mut rule = 0;
        while is_of_version && rule < rules.len() {
            let mut at = 0;
            while at < rules[rule].operations.len() {
                let operation = &rules[rule].operations[at];
                let mut named = 0;
                while named < operation.values.len() {
                    let is_it = value.is_empty() || is_same(operation.values[named], value);
                    if let Some(name) = operation.new
                        && is_it
                        && field_id(rules[rule].object, name) == id
                    {
                        times += 1;
                    }
                    named += 1;
                }
                at += 1;
            }
            rule += 1;
        }
        change += 1;
    }
    times
}

/// The contract says of this field or value that a version added or removed it. Exactly one operation of that
/// version has to name it, and no other.
const fn not_named_by_one_operation(name: &str) -> ! {
    panic!("{}", name)
}

pub(super) const fn is_available(field: &Field, version: Version) -> bool {
    matches!(
        field.standing(version),
        Standing::Current | Standing::Deprecated
    )
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
                    Some(below) if is_available(&fields[at], version) => below as usize,
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
