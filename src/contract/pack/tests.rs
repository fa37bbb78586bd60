//! Compares the numbers of the packed contract with the readable tables. The cases show that each rule is packed.

use super::*;
use crate::contract::call::NO_QUERY;
use crate::contract::shape::{CONTRACTS, ENVELOPE};
use std::collections::{BTreeMap, BTreeSet};

/// Each number that a field or an object of the readable tables has.
#[derive(Default)]
struct NumberedTables {
    fields: BTreeSet<FieldId>,
    objects: BTreeMap<ObjectId, &'static Object>,
}

impl NumberedTables {
    fn walk(&mut self, field: &'static Field, id: FieldId) {
        // The compiler may store a table twice, so addresses can differ.
        assert_eq!(
            alloc::format!("{:?}", readable_field(id)),
            alloc::format!("{field:?}")
        );
        assert!(self.fields.insert(id), "{}: {id}", field.name);
        let detail = super::field(id).detail;
        match field.kind {
            Kind::List(list) => self.walk(&list.element, detail),
            Kind::Object(readable) => self.object(readable, detail),
            _ => {}
        }
    }

    /// Two objects that differ only by address would share a number.
    fn object(&mut self, readable: &'static Object, number: ObjectId) {
        if let Some(known) = self.objects.insert(number, readable) {
            return assert!(core::ptr::eq(known, readable), "{}", readable.title);
        }
        assert!(
            core::ptr::eq(readable_object(number), readable),
            "{}",
            readable.title
        );
        for (place, field) in readable.fields.iter().enumerate() {
            self.walk(field, object(number).id(place));
        }
    }
}

#[test]
fn each_field_and_object_has_a_number_of_its_own() {
    let mut numbers = NumberedTables::default();
    let roots = CONTRACTS.iter().map(|contract| &contract.root);
    for (number, root) in roots.chain([&NO_QUERY.root, &ENVELOPE]).enumerate() {
        numbers.walk(root, number as FieldId);
    }
    assert_eq!([numbers.fields.len(), numbers.objects.len()], COUNTS[..2]);
}

#[test]
fn a_word_is_found_where_it_stands_and_nowhere_else() {
    for id in 0..COUNTS[2] as WordId {
        let text = readable_word(id);
        assert_eq!(word(id).len(), text.len());
        let mut buffer = Vec::new();
        let quoted = alloc::format!("\"{text}\"");
        let padded = Padded::copy(quoted.as_bytes(), &mut buffer);
        assert_eq!(word_at(padded, 1), Some(id), "{text}");
        for changed in [
            alloc::format!("\"{text}_\""),
            alloc::format!("\"{}\"", &text[1..]),
            alloc::format!("\"{}\"", &text[..text.len() - 1]),
            alloc::format!("\"{}?\"", &text[..text.len() - 1]),
            alloc::format!("\"{text}"),
        ] {
            let mut buffer = Vec::new();
            let padded = Padded::copy(changed.as_bytes(), &mut buffer);
            let found = word_at(padded, 1).map(readable_word);
            assert_ne!(found, Some(text), "{changed}");
        }
    }
}

#[test]
#[cfg(debug_assertions)]
fn a_number_that_nothing_has_is_found_in_debug_builds() {
    let lookups: [fn(); 6] = [
        || _ = super::shape(NO_QUERY_SHAPE + 1),
        || _ = field(COUNTS[0] as FieldId),
        || _ = object(COUNTS[1] as ObjectId),
        || _ = word(COUNTS[2] as WordId),
        || _ = enum_values(NONE, Version::default()),
        || _ = object(0).id(object(0).fields().len()),
    ];
    for lookup in lookups {
        assert!(std::panic::catch_unwind(lookup).is_err());
    }
}
