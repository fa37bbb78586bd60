//! Amendments of this service's contract.

use super::*;

/// An amendment names a field of an object: it would apply at both places of an object that has two.
#[test]
fn every_field_that_can_be_amended_has_one_pointer() {
    for shape in Shape::ALL {
        let mut pointers = catalogue().pointers(shape as usize);
        pointers.retain(|(_, field)| is_enumeration(field) || is_required(field));
        let mut fields: Vec<_> = pointers.iter().map(|(_, field)| field.number).collect();
        fields.sort_unstable();
        fields.dedup();
        assert_eq!(fields.len(), pointers.len(), "{shape}");
    }
}

#[test]
fn pointers_lead_into_elements_and_entries() {
    for (shape, pointer) in [
        (Shape::OrderRequest, "/items/*/products/type"),
        (Shape::OrderList, "/payment_method/currency"),
        (Shape::OrderList, "/status"),
    ] {
        let amendments = Amendments::default();
        assert!(amendments.accept(shape, pointer, ["X"]).is_ok(), "{pointer}");
    }
    for pointer in ["", "/", "/items/0/products/type", "/items/products/type", "/items"] {
        let amendments = Amendments::default();
        let error = amendments.accept(Shape::OrderRequest, pointer, ["X"]);
        assert!(error.is_err(), "{pointer}");
    }
}

#[test]
fn a_mistake_names_the_fields_that_can_be_amended() {
    for (shape, pointer, end) in [
        (Shape::OrderCreated, "/state", ": use one of /status"),
        (Shape::OrderCreated, "/satus", ": did you mean `/status`?"),
        (
            Shape::OrderQuery,
            "/limit",
            "no enumeration of `order-query`: it has none",
        ),
    ] {
        let error = Amendments::default().accept(shape, pointer, ["X"]).unwrap_err();
        assert!(error.to_string().ends_with(end), "{error}");
    }
}

#[test]
fn records_that_were_cut_end_the_list() {
    let all = Amendments::default()
        .accept(Shape::OrderCreated, "/status", ["OPEN", ""])
        .and_then(|some| some.optional(Shape::OrderCreated, "/status"))
        .unwrap();
    assert_eq!(all.records().count(), 3);
    for end in 0..all.records.len() {
        assert!(AmendmentRecords(&all.records[..end]).count() < 3);
    }
}
