//! The words of refusals: each names the object and the field, and the right holder.

use super::refusals;
use crate::check::made_up_tests::{leak, service, shape};
use crate::contract::model::{
    At, Basis, Declared, Direction, EnumValue, Field, Form, Formula, Kind, Layout, List, Object, On, Reform, Service,
    VersionId,
};
use std::string::String;
use std::vec::Vec;

const SECOND: VersionId = VersionId(1);
const THIRD: VersionId = VersionId(2);

/// No value has a counterpart.
static NONE: Formula = Formula {
    ways: [|_| None, |_| None],
};

fn object(title: &'static str, fields: impl IntoIterator<Item = Field>) -> &'static Object {
    let fields: Vec<Field> = fields.into_iter().collect();
    leak(Object::new(title, fields.leak()))
}

fn inner(name: &'static str, object: &'static Object) -> Field {
    Field::new(name, Kind::Object(object))
}

fn said_of(object: &'static Object) -> Vec<String> {
    refusals(service(Layout::Document, Direction::Sent, object))
}

/// What is refused of the fields of one object.
fn said(fields: impl IntoIterator<Item = Field>) -> Vec<String> {
    said_of(object("Parcel", fields))
}

fn said_of_query(fields: impl IntoIterator<Item = Field>) -> Vec<String> {
    refusals(service(Layout::Query, Direction::Sent, object("Parcels", fields)))
}

const MAIL: Field = Field::text("mail");

#[test]
fn a_field_that_is_removed_twice_does_not_compile() {
    let said = std::panic::catch_unwind(|| MAIL.removed(THIRD, "").renamed(SECOND, "address"));
    let said = said.expect_err("it panics");
    let words = said.downcast_ref::<&str>().expect("it has words");
    assert!(words.contains("is removed, renamed, moved or computed once"), "{words}");
}

#[test]
fn a_value_moves_only_to_a_new_field_of_its_object() {
    let renamed = MAIL.renamed(SECOND, "address");
    let address = Field::text("address");
    assert_eq!(
        said([renamed]),
        [
            "2021-01-01 moves the value of `mail` of Parcel to `address`, which the object does not have. Correct the name, or add the field with `since`."
        ]
    );
    assert_eq!(
        said([renamed, inner("reader", object("Reader", [address]))]),
        [
            "2021-01-01 moves the value of `mail` of Parcel to `address`, which the object does not have. Reader has such a member, but a value moves only to another member of its object, or into one. Say `removed` on `mail`, and `since` on `address` of Reader."
        ]
    );
    assert_eq!(
        said([MAIL.renamed(SECOND, "mail")]),
        [
            "2021-01-01 moves the value of `mail` of Parcel to `mail`, which the object does not have. A value moves to another member. To change its form, say `reformed`."
        ]
    );
    let values = leak([EnumValue::new("address", "")]);
    assert_eq!(
        said([renamed, Field::new("kind", Kind::Enum(values))]),
        [
            "2021-01-01 moves the value of `mail` of Parcel to `address`, which the object does not have. It is a value of `kind`. A version can add values of an enumeration, not rename or remove them."
        ]
    );
    assert_eq!(
        said([renamed, address.since(THIRD)])[0],
        "2021-01-01 moves the value of `mail` of Parcel to `address`, which did not come with that version. Say `since` with it on `address`."
    );
    assert_eq!(
        said([MAIL.since(THIRD).renamed(SECOND, "address"), address.since(SECOND)])[0],
        "2021-01-01 moves the value of `mail` of Parcel to `address`, and the version before does not have `mail`. Say `removed` instead."
    );
    assert_eq!(
        said([
            renamed,
            Field::text("name").renamed(SECOND, "address"),
            address.since(SECOND)
        ]),
        [
            "2021-01-01 moves the value of `name` of Parcel to `address`, and that of `mail`, too. A field takes the value of one other: give one of them a new field."
        ]
    );
}

#[test]
fn a_value_moves_to_where_its_kind_is_described() {
    let count = object("Count", [Field::new("count", Kind::Text(Form::Count)).since(THIRD)]);
    for (at, to) in [
        (At::Pointer("/count"), inner("to", count)),
        (At::Pointer("/cuont"), inner("to", count)),
        (At::Pointer("count"), Field::any("to")),
        (At::Pointer(""), Field::any("to")),
        (At::Option, inner("to", count)),
    ] {
        assert_eq!(
            said([MAIL.moved(SECOND, "to", at), to.since(SECOND)])[0],
            "2021-01-01 moves the value of `mail` of Parcel to `to`, to a place inside where that version describes no field. Correct the pointer, or describe `to` as any value.",
            "{at:?}"
        );
    }
    let to = Field::new("to", Kind::Text(Form::Count)).since(SECOND);
    assert_eq!(
        said([MAIL.renamed(SECOND, "to"), to]),
        [
            "2021-01-01 moves the value of `mail` of Parcel to `to`, which holds another kind of value. Compute the value, or describe both alike."
        ]
    );
    assert_eq!(said([MAIL.computed(SECOND, "to", At::Whole, &NONE), to]), [""; 0]);
}

#[test]
fn an_object_that_versions_change_moves_to_where_it_is_described() {
    let to = |field| {
        let reader = object("Reader", [field]);
        said([
            inner("reader", reader).renamed(SECOND, "to"),
            Field::any("to").since(SECOND),
        ])
    };
    assert_eq!(
        to(MAIL.removed(THIRD, "")),
        [
            "2021-01-01 moves the value of `reader` of Parcel to `to`, where any value can be, and that version or a later one changes what is inside. Describe the same object there."
        ]
    );
    assert_eq!(to(MAIL), [""; 0]);
}

#[test]
fn no_formula_computes_what_only_a_conversion_built() {
    let to = Field::any("to").since(SECOND);
    let last = Field::any("last").since(THIRD);
    assert_eq!(
        said([
            MAIL.moved(SECOND, "to", At::Pointer("/a")),
            to.computed(THIRD, "last", At::Whole, &NONE),
            last,
        ]),
        [
            "2022-01-01 moves the value of `to` of Parcel to `last` and computes it, and an earlier version moved a value into `to`: the formula would have to compute an object that only the conversion built. Compute it where it was moved."
        ]
    );
}

#[test]
fn a_new_object_requires_only_the_value_that_moves_into_it() {
    let to = |required| {
        let reader = object(
            "Reader",
            [
                MAIL.renamed(THIRD, "address"),
                Field::text("address").since(THIRD),
                required,
            ],
        );
        said([
            MAIL.moved(SECOND, "to", At::Pointer("/mail")),
            inner("to", reader).since(SECOND),
        ])
    };
    let name = Field::text("name");
    let refused = "2021-01-01 moves the value of `mail` of Parcel to `to`, inside a new Reader, which also requires `name`. A conversion can't know its value: make it optional.";
    assert_eq!(to(name.required(Basis::Stated, "")), [refused]);
    assert_eq!(to(name.required(Basis::Stated, "").required_since(THIRD)), [refused]);
    assert_eq!(to(name), [""; 0]);
}

#[test]
fn a_parameter_is_only_added_removed_or_renamed() {
    let to = Field::text("to").since(SECOND);
    let refused = "2021-01-01 moves the value of `mail` of Parcels to `to` and computes it, or puts it inside. A parameter can be added, removed or renamed.";
    assert_eq!(
        said_of_query([MAIL.moved(SECOND, "to", At::Pointer("/a")), to]),
        [refused]
    );
    assert_eq!(
        said_of_query([MAIL.computed(SECOND, "to", At::Whole, &NONE), to]),
        [refused]
    );
    assert_eq!(
        said_of_query([MAIL.renamed(SECOND, "to").excludes("to", Basis::Stated, ""), to]),
        ["`mail` of Parcels excludes `to`, and no version has both. Leave it out."]
    );
    let reforms = leak([Reform::new(SECOND, Form::Count, &NONE)]);
    assert_eq!(
        said_of_query([MAIL.reformed(reforms)]),
        ["A version gives `mail` of Parcels another form. A parameter can be added, removed or renamed."]
    );
    assert_eq!(
        said_of_query([MAIL.renamed(SECOND, "to").repeatable(), to]),
        [
            "2021-01-01 moves the value of `mail` of Parcels to `to`, and only one of them can be repeated. Make both `repeatable`, or none."
        ]
    );
}

#[test]
fn a_renamed_field_gets_another_label() {
    for (label, is_refused) in [("Mail", true), ("Address", false)] {
        let found = said([
            MAIL.about("Mail", "").renamed(SECOND, "address"),
            Field::text("address").about(label, "").since(SECOND),
        ]);
        let has_words = found
            .concat()
            .contains("`mail` of Parcel and `address`, which has its value since 2021-01-01, have the same label");
        assert_eq!(has_words, is_refused, "{found:?}");
    }
}

#[test]
fn what_is_said_before_a_field_came_or_after_it_went_is_refused() {
    for version in [VersionId(1), VersionId(2)] {
        let field = MAIL.since(THIRD).required(Basis::Stated, "").required_since(version);
        assert_eq!(
            said([field]),
            [
                "`mail` of Parcel is required since a version that brought the field, or does not have it. Leave out `required_since`."
            ]
        );
    }
    let list = leak(List::of(MAIL.since(SECOND)));
    assert_eq!(
        said([Field::new("mails", Kind::List(list))]),
        [
            "A version changes the elements of `mails` of Parcel themselves. Describe them as objects and say it on their members, or give the list a new name."
        ]
    );
}

/// What is refused of the changes of a service whose second version renames `mail` and removes `name`, and deprecates `old`.
fn said_of_changes(changes: impl FnOnce(&'static Object) -> Vec<(&'static str, VersionId, Vec<On>)>) -> Vec<String> {
    let parcel = object(
        "Parcel",
        [
            MAIL.renamed(SECOND, "address"),
            Field::text("address").since(SECOND),
            Field::text("name").removed(SECOND, ""),
            Field::text("old").deprecated(THIRD),
        ],
    );
    let changes = changes(parcel).into_iter().map(|(id, version, on)| Declared {
        id,
        version,
        basis: Basis::Stated,
        on: on.leak(),
    });
    refusals(leak(Service {
        shapes: leak([shape("parcel", Layout::Document, Direction::Sent, parcel)]),
        changes: changes.collect::<Vec<_>>().leak(),
        ..*service(Layout::Document, Direction::Sent, parcel)
    }))
}

#[test]
fn what_a_version_says_on_a_field_belongs_to_one_change() {
    assert_eq!(
        said_of_changes(|parcel| vec![("all", SECOND, vec![On::all(parcel)])]),
        [""; 0]
    );
    let one_each = |parcel| {
        vec![
            ("one", SECOND, vec![On::only(parcel, &["mail"])]),
            ("other", SECOND, vec![On::only(parcel, &["name"])]),
            ("old", THIRD, vec![On::all(parcel)]),
        ]
    };
    assert_eq!(said_of_changes(one_each), [""; 0]);
    assert_eq!(
        said_of_changes(|parcel| vec![("one", SECOND, vec![On::only(parcel, &["mail"])])]),
        [
            "2021-01-01 changes `name` of Parcel, and none of its changes lists the object. Let one of them list it with `On::all`."
        ]
    );
    let twice = |parcel| {
        vec![
            ("one", SECOND, vec![On::only(parcel, &["mail"])]),
            ("all", SECOND, vec![On::all(parcel)]),
        ]
    };
    assert_eq!(
        said_of_changes(twice),
        [
            "2021-01-01 changes `mail` of Parcel, and both one and all list it. Let each list its fields with `On::only`."
        ]
    );
}

#[test]
fn a_change_lists_objects_of_which_its_version_says_something() {
    static OTHER: Object = Object::new("Other", &[]);
    let all = |parcel| ("all", SECOND, vec![On::all(parcel)]);
    let also = |one: fn(&'static Object) -> (&'static str, VersionId, Vec<On>)| {
        said_of_changes(move |parcel| vec![all(parcel), one(parcel)])
    };
    let nothing = "The change also lists the object Parcel, and 2022-01-01 says nothing on its fields. Say there what changed, or leave out the object.";
    for (said, words) in [
        (
            also(|_| ("also", THIRD, vec![On::all(&OTHER)])),
            "The change also lists the object Other, which no shape has. List an object of the contract.",
        ),
        (
            also(|parcel| ("also", THIRD, vec![On::all(parcel).unnamed("1", "")])),
            nothing,
        ),
        (
            also(|parcel| ("also", THIRD, vec![On::only(parcel, &["address"])])),
            "The change also lists `address` of Parcel, on which 2022-01-01 says nothing. List the fields on which it does: of two that hold the same value, the older one.",
        ),
        (
            also(|_| ("also", VersionId(0), Vec::new())),
            "The changes are not in the order of their versions. List the newest last.",
        ),
        (
            also(|_| ("also", VersionId(9), Vec::new())),
            "The change also is of none of the later versions. Name one of them.",
        ),
        (
            also(|_| ("all", THIRD, Vec::new())),
            "There are two changes `all`. Give one another name.",
        ),
    ] {
        assert!(said.contains(&words.into()), "{words}: {said:?}");
    }
}
