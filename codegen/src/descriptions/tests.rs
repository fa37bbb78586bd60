use super::described;
use crate::json::{Value, json};
use crate::made_up::{CONTRACT, NONE};
use order_contract::internals::{Contract, Direction, Field, Form, Kind, Layout, List, Object, Reform, VersionId};
use order_contract::{Basis, Version};

#[test]
fn a_condition_whose_values_the_version_lacks_is_never_met() {
    let [oldest, newest] = [Version::ALL[0], Version::ALL[1]].map(|version| described(&CONTRACT, version));
    let floor = |description: &Value| field(description, "floor").clone();
    let (before, since) = (floor(&oldest.into()), floor(&newest.into()));
    assert_eq!(before["required"]["with"], json!({ "field": "type", "values": [] }));
    assert_eq!(before["appliesWith"], json!({ "field": "type", "values": [] }));
    assert_eq!(since["required"]["with"]["values"], json!(["CARRIED_UP"]));
}

#[test]
fn a_field_says_which_codes_are_errors() {
    let description = Value::from(described(&CONTRACT, Version::ALL[1]));
    assert_eq!(
        field(&description, "type")["errors"],
        json!(["type", "enum", "required", "empty"])
    );
    assert_eq!(field(&description, "at")["errors"], json!(["type", "timestamp"]));
    assert_eq!(description["object"]["removed"][0]["errors"], json!(["removed"]));
}

#[test]
fn what_is_inside_came_no_earlier_than_what_is_around() {
    for (version, name) in [(Version::ALL[0], "sender"), (Version::ALL[1], "place")] {
        let description = Value::from(described(&CONTRACT, version));
        let inner = &field(&description, name)["object"]["fields"][0];
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
    static QUERY: Contract = Contract {
        layout: Layout::Query,
        root: Field::new("", Kind::Object(&PAGES)),
        ..CONTRACT
    };
    let excluded = [0, 1].map(|place| {
        let description = Value::from(described(&QUERY, Version::ALL[place]));
        field(&description, "before")["excludes"]["name"].clone()
    });
    assert_eq!(excluded, [json!("after"), Value::Null]);
}

/// The interface says of a received list that it is not empty, but not that it is there.
static PARTS: List = List::of(Field::text("")).not_empty(Basis::Stated, "There is one.");
static RECEIPT: Object = Object::new("Receipt", &[Field::new("parts", Kind::List(&PARTS))]);
static RECEIVED: Contract = Contract {
    direction: Direction::Received,
    root: Field::new("", Kind::Object(&RECEIPT)),
    ..CONTRACT
};

#[test]
fn what_need_not_be_there_may_be_empty_when_it_is_received() {
    let description = Value::from(described(&RECEIVED, Version::ALL[0]));
    assert_eq!(field(&description, "parts")["errors"], json!(["type"]));
    assert_eq!(field(&description, "parts")["nullable"], json!(true));
}

/// A text of the form of a later version, which is only implied, is an error in what is sent alone. Its type is stated.
#[test]
fn a_form_has_a_basis_of_its_own() {
    static REFORMS: [Reform; 1] = [Reform::new(VersionId(1), Form::Count, &NONE).implied()];
    static RATED: Object = Object::new("Rated", &[Field::text("rate").reformed(&REFORMS)]);
    static SENT: Contract = Contract {
        root: Field::new("", Kind::Object(&RATED)),
        ..CONTRACT
    };
    static RECEIVED: Contract = Contract {
        direction: Direction::Received,
        ..SENT
    };
    for (contract, bases) in [
        (&SENT, [Value::Null, json!("implied")]),
        (&RECEIVED, [Value::Null, Value::Null]),
    ] {
        for (version, basis) in Version::ALL.into_iter().zip(bases) {
            let description = Value::from(described(contract, version));
            let rate = field(&description, "rate");
            assert_eq!((&rate["errors"], &rate["formBasis"]), (&json!(["type"]), &basis));
        }
    }
}

fn field<'v>(description: &'v Value, name: &str) -> &'v Value {
    let fields = description["object"]["fields"].as_array().unwrap();
    fields.iter().find(|field| field["name"] == name).unwrap()
}
