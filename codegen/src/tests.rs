//! What is written of contracts that do what no version of the service has done.

mod made_up;

use crate::descriptions::description;
use crate::documents::interfaces::{Interfaces, Type};
use crate::json::{Value, json};
use crate::languages::complete;
use crate::reference::shape;
use crate::{doc, edge};
use made_up::{CONTRACT, DELIVERY, NONE};
use order_contract::internals::{Contract, Direction, Field, Form, Kind, Layout, List, Object, Reform, VersionId};
use order_contract::{Basis, Version};

const OLDER: Version = Version::ALL[0];
const NEWER: Version = Version::ALL[1];

/// A contract of an object.
const fn of(layout: Layout, direction: Direction, object: &'static Object) -> Contract {
    Contract {
        layout,
        direction,
        root: Field::new("", Kind::Object(object)),
        ..CONTRACT
    }
}

/// Describes a field of a contract's object.
fn described(contract: &'static Contract, version: Version, name: &str) -> Value {
    let description = description(contract, version);
    let fields = description["object"]["fields"].as_array().unwrap();
    fields.iter().find(|field| field["name"] == name).unwrap().clone()
}

#[test]
fn a_version_documents_its_own_form() {
    let field = DELIVERY.fields.iter().find(|field| field.name == "at").unwrap();
    let docs = Version::ALL.map(|version| doc(field, version));
    let newer = "When it leaves. A date and time to the microsecond, without a zone offset.";
    assert_eq!(docs, ["When it leaves. A decimal number in a string.", newer]);
}

#[test]
fn a_condition_whose_values_the_version_lacks_is_never_met() {
    let [before, since] = Version::ALL.map(|version| described(&CONTRACT, version, "floor"));
    let never = json!({ "field": "type", "values": [] });
    assert_eq!([&before["required"]["with"], &before["appliesWith"]], [&never; 2]);
    assert_eq!(since["required"]["with"]["values"], json!(["CARRIED_UP"]));
}

#[test]
fn a_field_says_which_codes_are_errors() {
    let errors = |name| described(&CONTRACT, NEWER, name)["errors"].clone();
    assert_eq!(errors("type"), json!(["type", "enum", "required", "empty"]));
    assert_eq!(errors("at"), json!(["type", "timestamp"]));
    let removed = &description(&CONTRACT, NEWER)["object"]["removed"];
    assert_eq!(removed[0]["errors"], json!(["removed"]));
}

#[test]
fn what_is_inside_came_no_earlier_than_what_is_around() {
    for (version, name) in [(OLDER, "sender"), (NEWER, "place")] {
        let inner = &described(&CONTRACT, version, name)["object"]["fields"][0];
        assert_eq!(inner["since"], json!(version.date()));
    }
}

#[test]
fn a_parameter_excludes_only_one_that_the_version_has() {
    static PAGES: Object = Object::new(
        "Pages",
        &[
            Field::text("before").excludes("after", Basis::Stated, ""),
            Field::text("after").renamed(VersionId(1), "next"),
            Field::text("next").since(VersionId(1)),
        ],
    );
    static QUERY: Contract = of(Layout::Query, Direction::Sent, &PAGES);
    let excluded = Version::ALL.map(|version| described(&QUERY, version, "before")["excludes"]["name"].clone());
    assert_eq!(excluded, [json!("after"), Value::Null]);
}

/// The interface says of a received list that it is not empty, but not that it is there.
#[test]
fn what_need_not_be_there_may_be_empty_when_it_is_received() {
    static PARTS: List = List::of(Field::text("")).not_empty(Basis::Stated, "There is one.");
    static RECEIPT: Object = Object::new("Receipt", &[Field::new("parts", Kind::List(&PARTS))]);
    static RECEIVED: Contract = of(Layout::Document, Direction::Received, &RECEIPT);
    let parts = described(&RECEIVED, OLDER, "parts");
    assert_eq!((&parts["errors"], &parts["nullable"]), (&json!(["type"]), &json!(true)));
}

/// A text of the form of a later version, which is only implied, is an error in what is sent alone. Its type is stated.
#[test]
fn a_form_has_a_basis_of_its_own() {
    static REFORMS: [Reform; 1] = [Reform::new(VersionId(1), Form::Count, &NONE).implied()];
    static RATED: Object = Object::new("Rated", &[Field::text("rate").reformed(&REFORMS)]);
    static SENT: Contract = of(Layout::Document, Direction::Sent, &RATED);
    static RECEIVED: Contract = of(Layout::Document, Direction::Received, &RATED);
    let later = json!("implied");
    for (contract, bases) in [(&SENT, [Value::Null, later]), (&RECEIVED, [Value::Null, Value::Null])] {
        let rates = Version::ALL.map(|version| described(contract, version, "rate"));
        assert_eq!(rates.each_ref().map(|rate| &rate["errors"]), [&json!(["type"]); 2]);
        assert_eq!(rates.map(|rate| rate["formBasis"].clone()), bases);
    }
}

#[test]
fn a_removed_field_is_forbidden_with_every_value_of_the_discriminator() {
    let mut interfaces = Interfaces::default();
    let Type::Union(union) = interfaces.document(&CONTRACT, NEWER) else {
        panic!("the discriminator is required");
    };
    assert_eq!(union.variants.len(), 3);
    for (value, id) in union.variants {
        let mut properties = interfaces.0[id].versions[NEWER as usize].iter().flatten();
        let street = properties.find(|property| property.name == "street");
        assert!(street.is_some_and(|street| street.value == Type::Never), "{value}");
    }
}

#[test]
fn no_interface_is_for_a_version_that_lacks_its_object() {
    let mut interfaces = Interfaces::default();
    for version in Version::ALL {
        interfaces.document(&CONTRACT, version);
    }
    let names: Vec<String> = interfaces.declared().into_iter().map(|(name, _)| name).collect();
    // One version has the place and one the sender. Both have the seal, without a listed field.
    for part in ["Place", "Sender", "Seal"] {
        let of_part = names.iter().filter(|name| name.contains(part));
        assert_eq!(of_part.collect::<Vec<_>>(), [&format!("Delivery{part}")]);
    }
}

#[test]
fn a_version_has_no_field_of_an_object_that_it_lacks() {
    let page = shape(&CONTRACT);
    assert!(page.contains("| `sender.name`<br>string | ✓ | – |"), "{page}");
    assert!(page.contains("| `place.street`<br>string | – | ✓ |"), "{page}");
}

#[test]
fn an_update_requires_what_its_version_has() {
    let (first, second) = (vec!["type", "code"], vec!["type", "number"]);
    assert_eq!(edge::required(&DELIVERY), [first, second]);
}

#[test]
fn later_members_leave_those_of_the_first_version_in_their_places() {
    let [first, later] = edge::members(&DELIVERY);
    assert_eq!(first, ["type", "code", "street", "floor", "sender", "at", "seal"]);
    assert_eq!(later, ["number", "place"]);
}

#[test]
fn what_a_language_lacks_stands_behind_the_rest() {
    let english = json!({"texts": {"a": "a", "c": "c"}, "codes": {"b": "b"}});
    let mut own = json!({"label": "L", "texts": {"c": "C", "old": "O"}});
    complete("", &english, &mut own, &mut Vec::new());
    let expected = r#"{"label":"L","texts":{"c":"C","old":"O","a":"a"},"codes":{"b":"b"}}"#;
    assert_eq!(own.to_string(), expected);
}
