//! Compares the contract with the operations of the changes, at compile time: a field or an enum value that a
//! version added or removed, and that not exactly one of its operations names, does not compile.

use super::CHANGES;
use super::operation::Operation;
use crate::Version;
use crate::contract::model::{Field, Kind};
use crate::contract::pack::{COUNTS, ObjectId, is_same, object_id, readable_object};

/// Compares each field and each enum value of the contract with the operations that name it.
pub(super) const fn agree() {
    let mut object = 0;
    while object < COUNTS[1] {
        let fields = readable_object(object as ObjectId).fields;
        let mut at = 0;
        while at < fields.len() {
            let mut version = 1;
            while version < Version::ALL.len() {
                agree_on(object as ObjectId, &fields[at], version);
                version += 1;
            }
            at += 1;
        }
        object += 1;
    }
}

const fn agree_on(object: ObjectId, field: &Field, version: usize) {
    let was_there = field.is_available(Version::ALL[version - 1]);
    let is_there = field.is_available(Version::ALL[version]);
    let named = Naming::of(object, field.name, version, "");
    if named.older != (was_there && !is_there) as usize
        || named.newer != (is_there && !was_there) as usize
    {
        not_named_by_one_operation(field.name);
    }
    if let Kind::Enum(values) = field.kind
        && was_there
        && is_there
    {
        let (mut at, mut known) = (0, 0);
        while at < values.len() {
            let named = Naming::of(object, field.name, version, values[at].value);
            if named.value != (values[at].since as usize == version) as usize {
                not_named_by_one_operation(values[at].value);
            }
            known += named.value;
            at += 1;
        }
        if named.values != known {
            not_named_by_one_operation(field.name);
        }
    }
}

/// How many operations of a version name a field: as that of the older version, as that of the newer, with any
/// value, and with this one.
struct Naming {
    older: usize,
    newer: usize,
    values: usize,
    value: usize,
}

impl Naming {
    const fn of(object: ObjectId, name: &str, version: usize, value: &str) -> Naming {
        let mut naming = Naming {
            older: 0,
            newer: 0,
            values: 0,
            value: 0,
        };
        let mut change = 0;
        while change < CHANGES.len() {
            let rules = CHANGES[change].rules;
            let is_of_version = CHANGES[change].version as usize == version;
            let mut rule = 0;
            while is_of_version && rule < rules.len() {
                let mut at = 0;
                while object_id(rules[rule].object) == object && at < rules[rule].operations.len() {
                    naming.add(&rules[rule].operations[at], name, value);
                    at += 1;
                }
                rule += 1;
            }
            change += 1;
        }
        naming
    }

    const fn add(&mut self, operation: &Operation, name: &str, value: &str) {
        if let Some(old) = operation.old {
            self.older += is_same(old, name) as usize;
        }
        let Some(new) = operation.new else { return };
        if !is_same(new, name) {
            return;
        }
        self.newer += operation.values.is_empty() as usize;
        self.values += operation.values.len();
        let mut at = 0;
        while at < operation.values.len() {
            self.value += is_same(operation.values[at], value) as usize;
            at += 1;
        }
    }
}

/// The contract says of this field or value that a version added or removed it. Exactly one operation of that
/// version has to name it, and no other.
const fn not_named_by_one_operation(name: &str) -> ! {
    panic!("{}", name)
}
