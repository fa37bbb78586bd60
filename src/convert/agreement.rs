//! Compares the contract with the operations of the changes, at compile time: a field or an enum value that a
//! version added or removed, and that not exactly one of its operations names, does not compile.

use super::CHANGES;
use super::pass::Side;
use super::plan::{Plan, before};
use crate::Version;
use crate::contract::model::{EnumValue, Kind};
use crate::contract::pack::{COUNTS, FieldId, field_id, is_same, readable_field};

impl Plan {
    /// Compares each field and each enum value of the contract with the operations that name it.
    pub(super) const fn agrees(&self) {
        let mut id = 0;
        while id < COUNTS[0] {
            let field = readable_field(id as u8);
            let mut version = 1;
            while version < Version::ALL.len() && !field.name.is_empty() {
                let newer = Version::ALL[version];
                let there = [field.is_available(before(newer)), field.is_available(newer)];
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
