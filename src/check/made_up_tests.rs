//! Checks by contracts that are made up: what the quick check, the full check and the rules themselves say.

#[path = "../../tests/support/random.rs"]
pub(crate) mod random;

use super::checker::Checker;
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    Basis, Chapters, Contract, Declared, Direction, Endpoint, EnumValue, Field, Form, Formula, Header, Kind, Layout,
    Object, On, Reform, Service, VersionId,
};
use crate::contract::refusals_tests::refusals;
use crate::report::builder;
use crate::report::code::Code;
use crate::report::message::Names;
use crate::report::problem::Problem;
use crate::report::rules::Rules;
use crate::text::Padded;

pub(crate) fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// A service without shapes, in three versions.
pub(crate) const NO_SHAPES: Service = Service {
    versions: &["2020-01-01", "2021-01-01", "2022-01-01"],
    default_version: VersionId(2),
    chapters: Chapters {
        calls: "1",
        limits: "2",
        lists: "3",
        headers: "4",
        versions: "5",
    },
    shapes: &[],
    changes: &[],
    headers: &[],
    version_header: &Header {
        name: "x-version",
        doc: "",
        presence: None,
    },
    endpoints: &[],
    path_root: "/",
    place_option: "placeAt",
};

pub(crate) const fn shape(
    name: &'static str,
    layout: Layout,
    direction: Direction,
    object: &'static Object,
) -> Contract {
    Contract {
        name,
        direction,
        section: "10.1",
        layout,
        root: Field::new("", Kind::Object(object)).required(Basis::Stated, ""),
        identifier: Some("key"),
        not_shown: &[],
    }
}

/// A service of one shape in three versions. Each of the later ones has one change, of all that it says on fields.
pub(crate) fn service(layout: Layout, direction: Direction, object: &'static Object) -> &'static Service {
    let mut objects = Vec::new();
    add_objects(object, &mut objects);
    let change = |id, version| {
        let is_changed = |object: &&&Object| object.fields.iter().any(|field| object.is_said_on(field, version));
        let on = objects.iter().filter(is_changed).map(|object| On::all(object));
        Declared {
            id,
            version,
            basis: Basis::Stated,
            on: on.collect::<Vec<_>>().leak(),
        }
    };
    leak(Service {
        shapes: leak([shape("shape", layout, direction, object)]),
        changes: leak([change("second", VersionId(1)), change("third", VersionId(2))]),
        ..NO_SHAPES
    })
}

fn add_objects(object: &'static Object, objects: &mut Vec<&'static Object>) {
    if objects.iter().any(|one| core::ptr::eq(*one, object)) {
        return;
    }
    objects.push(object);
    for field in object.fields {
        let mut kind = field.kind;
        while let Kind::List(list) = kind {
            kind = list.element.kind;
        }
        if let Kind::Object(inner) = kind {
            add_objects(inner, objects);
        }
    }
}

/// No value has a counterpart.
static NONE: Formula = Formula {
    ways: [|_| None, |_| None],
};

/// The rules of a service of one shape.
pub(super) fn rules(layout: Layout, direction: Direction, object: &'static Object) -> Rules<'static> {
    let service = service(layout, direction, object);
    assert_eq!(refusals(service), [""; 0]);
    Rules::new(Catalogue::make(service))
}

fn rules_of(fields: impl IntoIterator<Item = Field>) -> Rules<'static> {
    rules(Layout::Document, Direction::Sent, of(fields))
}

fn rules_of_query(fields: impl IntoIterator<Item = Field>) -> Rules<'static> {
    rules(Layout::Query, Direction::Sent, of(fields))
}

fn titled(title: &'static str, fields: impl IntoIterator<Item = Field>) -> &'static Object {
    leak(Object::new(title, Vec::from_iter(fields).leak()))
}

fn of(fields: impl IntoIterator<Item = Field>) -> &'static Object {
    titled("Object", fields)
}

/// Whether a document is valid, by both checks, and its problems.
pub(crate) fn checked(text: &[u8], shape: usize, rules: &Rules) -> (bool, Vec<Problem>) {
    let mut buffer = Vec::new();
    let padded = Padded::copy(text, &mut buffer);
    let mut checker = Checker::default();
    let found = checker.report(Ok(padded), shape, rules);
    let (valid, problems) = (found.is_valid, builder::problems(&found, Names::Wire));
    let padded = Padded::copy(text, &mut buffer);
    let is_valid = Checker::default().is_valid(padded, shape, rules);
    let text = String::from_utf8_lossy(text);
    assert_eq!(valid, is_valid, "{text}: {problems:?}");
    (valid, problems)
}

/// Code and pointer of each problem.
fn problems(text: &str, rules: &Rules) -> Vec<String> {
    let problems = checked(text.as_bytes(), 0, rules).1.into_iter();
    let listed = problems.map(|one| format!("{} {}", one.code, one.path));
    listed.collect()
}

const A: EnumValue = EnumValue::new("A", "");
const B: EnumValue = EnumValue::new("B", "");

#[test]
fn enumerations_of_equal_length_and_first_value_are_two() {
    let list = |last| Kind::Enum(leak([A, B, EnumValue::new(last, "")]));
    let rules = rules_of([Field::new("one", list("C")), Field::new("two", list("D"))]);
    assert_eq!(problems(r#"{"one":"C","two":"D"}"#, &rules), [""; 0]);
    let found = problems(r#"{"one":"D","two":"C"}"#, &rules);
    assert_eq!(found, ["enum /one", "enum /two"]);
}

#[test]
fn sections_are_told_apart_by_all_their_characters() {
    let sections = ["10.1", "10.2", "2.10", "2.11", "10.1.1"];
    let fields = ["a", "b", "c", "d", "e"].into_iter().zip(sections);
    let field = |(name, section)| Field::new(name, Kind::Text(Form::Decimal)).section(section);
    let rules = rules_of(fields.map(field));
    let (_, problems) = checked(br#"{"a":"x","b":"x","c":"x","d":"x","e":"x"}"#, 0, &rules);
    let found: Vec<_> = problems.iter().map(|one| &*one.section).collect();
    assert_eq!(found, sections);
}

#[test]
fn a_text_has_the_form_of_its_version() {
    let rate = Field::new("rate", Kind::Text(Form::Decimal)).reformed(leak([
        Reform::new(VersionId(1), Form::Count, &NONE),
        Reform::new(VersionId(2), Form::Email, &NONE),
    ]));
    let rules = rules_of([rate]);
    let of = |version, rate: &str| {
        let version = VersionId(version);
        let text = format!(r#"{{"rate":"{rate}"}}"#);
        problems(&text, &Rules { version, ..rules }).concat()
    };
    let rates = ["0.5", "7", "a@example.com"];
    let found = [0, 1, 2].map(|version| rates.map(|rate| of(version, rate)));
    let [decimal, count, email] = ["decimal /rate", "type /rate", "email /rate"];
    assert_eq!(found, [["", "", decimal], [count, "", count], [email, email, ""]]);
}

#[test]
fn an_empty_text_of_an_older_free_form_is_no_value() {
    let rate = Field::text("rate").reformed(leak([Reform::new(VersionId(1), Form::Count, &NONE)]));
    let rules = rules_of([rate.required(Basis::Stated, "")]);
    for version in [0, 1].map(VersionId) {
        assert_eq!(problems(r#"{"rate":""}"#, &Rules { version, ..rules }), ["empty /rate"]);
    }
}

#[test]
fn a_field_is_required_since_a_version() {
    let mail = Field::text("mail")
        .required(Basis::Stated, "")
        .required_since(VersionId(1));
    let [document, query] = [rules_of([mail]), rules_of_query([mail])];
    for (version, missing, empty) in [(0, &[][..], &[][..]), (1, &["required /mail"], &["empty /mail"])] {
        let version = VersionId(version);
        for (rules, [none, nothing]) in [(document, ["{}", r#"{"mail":""}"#]), (query, ["", "mail="])] {
            let rules = Rules { version, ..rules };
            assert_eq!(problems(none, &rules), missing);
            assert_eq!(problems(nothing, &rules), empty);
        }
    }
}

#[test]
fn a_renamed_member_is_advised_and_renamed_by_a_fix() {
    let fields = [
        Field::new("rate", Kind::Text(Form::Decimal)).renamed(VersionId(1), "price"),
        Field::new("price", Kind::Text(Form::Decimal)).since(VersionId(1)),
    ];
    let json = [
        r#"{"rate":"x"}"#,
        r#""rate""#,
        r#""price""#,
        r#"{"rate":"1","price":"1"}"#,
    ];
    let query = ["a=1&rate=x", "rate", "price", "rate=1&price=1"];
    for (rules, [text, old, new, both]) in [(rules_of(fields), json), (rules_of_query(fields), query)] {
        let rules = Rules {
            version: VersionId(1),
            ..rules
        };
        let problems = checked(text.as_bytes(), 0, &rules).1;
        let mut removed = problems.iter().filter(|one| one.code == Code::Removed);
        let removed = removed.next().unwrap();
        let message = "`rate` was removed in version 2021-01-01. Use `price` instead.";
        assert_eq!(removed.message, message);
        let fix = removed.fix.as_ref().unwrap();
        assert_eq!(fix.title, "Rename it to `price`");
        let [edit] = &fix.edits[..] else {
            panic!("{fix:?} has one edit")
        };
        let renamed = [&text[edit.start as usize..edit.end as usize], &*edit.text];
        assert_eq!(renamed, [old, new]);
        assert!(checked(both.as_bytes(), 0, &rules).1[0].fix.is_none());
    }
}

#[test]
fn every_exclusion_of_a_query_counts() {
    let rules = rules_of_query([
        Field::text("a").excludes("b", Basis::Stated, ""),
        Field::text("b"),
        Field::text("c").excludes("d", Basis::Stated, ""),
        Field::text("d").excludes("a", Basis::Stated, ""),
    ]);
    assert_eq!(problems("a=1&c=1", &rules), [""; 0]);
    assert_eq!(problems("a=1&b=1", &rules), ["exclusive /b"]);
    assert_eq!(problems("d=1&c=1", &rules), ["exclusive /c"]);
    assert_eq!(problems("d=1&a=1", &rules), ["exclusive /a"]);
}

#[test]
fn whatever_can_be_said_of_a_member_is_checked_of_a_parameter() {
    let values = leak([A, B, EnumValue::new("C", "").since(VersionId(2))]);
    let rules = rules_of_query([
        Field::text("gone").removed(VersionId(1), "Leave it out."),
        Field::text("old").deprecated(VersionId(1)),
        Field::text("later").since(VersionId(2)),
        Field::text("needed").required(Basis::Stated, "It is needed."),
        Field::new("one_of", Kind::Enum(values)),
    ]);
    let of_second = [
        "empty /needed",
        "removed /gone",
        "deprecated /old",
        "enum /one_of",
        "undocumented /later",
    ];
    for (version, query, expected) in [
        (0, "needed=1&gone=1&old=1&one_of=A", &[][..]),
        (1, "needed=&gone=1&old=1&one_of=C&later=1", &of_second),
        (2, "one_of=C&later=1", &["required /needed"]),
        (2, "needed=1&one_of=", &["empty /one_of"]),
    ] {
        let version = VersionId(version);
        assert_eq!(problems(query, &Rules { version, ..rules }), expected);
    }
}

#[test]
fn a_member_that_only_a_value_of_the_discriminator_requires_is_missed_by_both_checks() {
    let fields = leak([
        Field::new("kind", Kind::Enum(&[A, B])).required(Basis::Stated, ""),
        Field::text("with_a").required_with(&[A], Basis::Stated, ""),
    ]);
    let object = leak(Object::new("Object", fields).discriminated_by_first());
    let rules = rules(Layout::Document, Direction::Received, object);
    assert_eq!(problems(r#"{"kind":"A"}"#, &rules), ["required /with_a"]);
    assert_eq!(problems(r#"{"kind":"B"}"#, &rules), [""; 0]);
}

#[test]
fn an_object_has_up_to_64_fields_of_any_length() {
    let long = "a_name_that_is_much_longer_than_any_of_this_service_".repeat(3);
    let names = (0..65).map(|n| &*format!("{long}{n}").leak());
    let names: Vec<&'static str> = names.collect();
    let decimal = |name: &&'static str| Field::new(name, Kind::Text(Form::Decimal));
    let fields = names.iter().map(|name| decimal(name).required(Basis::Stated, ""));
    let rules = rules_of(fields.clone().take(64));
    let members = |names: &[&str]| -> Vec<String> { names.iter().map(|name| format!("\"{name}\":\"1\"")).collect() };
    let all = format!("{{{}}}", members(&names[..64]).join(","));
    assert_eq!(problems(&all, &rules), [""; 0]);
    let wrong = format!("{{{}}}", members(&names[..63]).join(",")).replace("62\":\"1", "62\":\"x");
    assert_eq!(problems(&wrong, &rules).len(), 2);
    let refused = refusals(service(Layout::Document, Direction::Sent, of(fields)));
    assert!(refused[0].contains("65 fields"), "{refused:?}");
}

#[test]
fn what_the_engine_can_not_do_is_refused_in_words() {
    static SELF: Object = Object::new("Self", &[Field::new("inner", Kind::Object(&SELF))]);
    let [second, third] = [VersionId(1), VersionId(2)];
    let text = Field::text("a");
    let list = |values: &'static [EnumValue]| Field::new("e", Kind::Enum(values));
    let decided = |title, first| {
        let object = Object::new(title, leak([first]));
        leak(object.discriminated_by_first())
    };
    let later = Object {
        discriminator: Some(1),
        ..Object::new("LaterFirst", leak([text, list(&[A])]))
    };
    let removed = text.removed(second, "");
    let twice = leak([Form::Count, Form::Email].map(|form| Reform::new(second, form, &NONE)));
    let of_first = leak([Reform::new(VersionId(0), Form::Count, &NONE)]);
    let excluding = text.excludes("b", Basis::Stated, "");
    let required = text.required_with(&[A], Basis::Stated, "");
    let later_first = leak([A.since(second), B]);
    let document = |object| refusals(service(Layout::Document, Direction::Sent, object));
    let query = |object| refusals(service(Layout::Query, Direction::Sent, object));
    let said = [
        document(&SELF),
        document(titled("Twice", [Field::any("a"), text])),
        document(titled("Unnamed", [Field::any("")])),
        document(leak(later)),
        document(decided("DecidedByText", text)),
        document(decided("Gone", list(&[A]).removed(second, ""))),
        document(decided("Later", list(&[A]).since(second))),
        document(decided("Circle", list(&[A, B]).relevant_with(&[A]))),
        document(titled("Relevant", [text.relevant_with(&[A])])),
        document(titled("Required", [required])),
        query(titled("Alone", [excluding])),
        document(titled("NoQuery", [excluding, Field::text("b")])),
        document(titled("Nameless", [Field::any("key").removed(second, "")])),
        document(titled("Deprecated", [removed.deprecated(third)])),
        document(titled("Any", [Field::any("a").reformed(of_first)])),
        document(titled("TwoForms", [text.reformed(twice)])),
        document(titled("NoValues", [list(&[])])),
        document(titled("Unsorted", [list(later_first)])),
        document(titled("SameValues", [list(&[A, A])])),
        query(titled("Nested", [Field::new("a", Kind::Collection)])),
        query(decided("Decided", list(&[A]))),
    ];
    let forms = "are not listed by version, or the first version has a new one. List them oldest first.";
    let values = "are missing, or newer ones stand before older ones. List the newest last.";
    assert_eq!(
        said.concat(),
        [
            "The object Self contains itself. Describe the inner one as any value.",
            "The object Twice has the field `a` twice, or one without a name. Name each field once.",
            "The object Unnamed has the field `` twice, or one without a name. Name each field once.",
            "The discriminator of LaterFirst is not its first field. List it first.",
            "The discriminator `a` of DecidedByText is not an enumeration. List its values.",
            "Not every version has the discriminator `e` of Gone. Describe the object without a discriminator.",
            "Not every version has the discriminator `e` of Later. Describe the object without a discriminator.",
            "The discriminator `e` of Circle is relevant only with some of its own values. Leave that out.",
            "`a` of Relevant depends on `A`, which is no value of the discriminator. Correct the value.",
            "`a` of Required depends on `A`, which is no value of the discriminator. Correct the value.",
            "`a` of Alone excludes `b`, which the object does not have. Correct the name.",
            "`a` of NoQuery excludes `b`, which is looked at only in a query. Leave it out.",
            "Not every version has `key` of Nameless, the identifier by which complements find their elements. Keep it, or make another member the identifier.",
            "A version deprecates `a` of Deprecated that no longer has it. Leave out `deprecated`.",
            &format!("The forms of `a` of Any {forms}"),
            "`a` of Any changes its form, and is no text. A version can't change the type of a field: give the new one another name.",
            &format!("The forms of `a` of TwoForms {forms}"),
            &format!("The values of `e` of NoValues {values}"),
            &format!("The values of `e` of Unsorted {values}"),
            "`e` of SameValues has the value `A` twice, or an empty one. List each value once.",
            "The parameter `a` of Nested is not a string. Describe it as a text or an enumeration.",
            "The query Decided has a discriminator. Describe its parameters without one.",
        ]
    );
}

#[test]
fn what_a_service_can_not_have_is_refused_in_words() {
    const ENDPOINT: Endpoint = Endpoint {
        method: "GET",
        path: "/a",
        doc: "",
        query: None,
        body: None,
        response: None,
        headers: &[],
        since: VersionId(0),
        removal: None,
        not_shown: &[],
    };
    let at = |endpoint| Service {
        endpoints: leak([endpoint]),
        ..NO_SHAPES
    };
    let text = Contract {
        root: Field::text(""),
        ..shape("shape", Layout::Document, Direction::Sent, of([]))
    };
    let of_order = Service {
        versions: &["2021", "2020"],
        default_version: VersionId(0),
        ..NO_SHAPES
    };
    let without_default = Service {
        default_version: VersionId(3),
        ..NO_SHAPES
    };
    let of_text = Service {
        shapes: leak([text]),
        ..NO_SHAPES
    };
    let relative = Endpoint { path: "a", ..ENDPOINT };
    let with_header = Endpoint {
        headers: leak([*NO_SHAPES.version_header]),
        ..ENDPOINT
    };
    let with_body = Endpoint {
        body: Some("b"),
        ..ENDPOINT
    };
    let services = [
        of_order,
        without_default,
        of_text,
        at(relative),
        at(with_header),
        at(with_body),
    ];
    let said = services.map(|service| refusals(leak(service)));
    let endpoints = leak(Service {
        endpoints: leak([const { ENDPOINT }; 33]),
        ..NO_SHAPES
    });
    assert_eq!(
        refusals(endpoints),
        ["The contract has more than 32 endpoints. Leave out those that nobody calls."]
    );
    let many = refusals(leak(Service {
        versions: &[""; 256],
        ..NO_SHAPES
    }));
    assert_eq!(many[0], "The contract has more than 255 versions. Remove the oldest.");
    assert_eq!(
        said.concat(),
        [
            "The versions are not in the order of their dates, or one is there twice. List each once, the newest last.",
            "The default version is none of the versions. Name one of them.",
            "The shape `shape` is not an object. Describe its document, or each of its entries, as one.",
            "GET a does not begin with `/`, as every path does. Correct the path.",
            "GET /a refers to the header `x-version`, which is not listed. Add it to the headers.",
            "GET /a refers to the shape `b`, which is not listed. Add it to the shapes.",
        ]
    );
}

/// What does not compile in a table.
#[test]
fn what_a_field_or_a_value_can_not_be_panics_in_words() {
    fn message<T>(say: fn() -> T) -> &'static str {
        let panicked = std::panic::catch_unwind(|| drop(say()));
        panicked
            .expect_err("it panics")
            .downcast_ref::<&str>()
            .expect("it has words")
    }
    let removed = message(|| A.removed(VersionId(1)));
    assert!(removed.contains("not remove them. Keep the value."));
    let renamed = message(|| A.renamed(VersionId(1), "C"));
    assert!(renamed.contains("Keep the value, and add the new one"));
    let excluding = message(|| {
        let once = Field::text("a").excludes("b", Basis::Stated, "");
        once.excludes("c", Basis::Stated, "")
    });
    assert!(excluding.contains("A field excludes one other."));
}

#[test]
fn without_options_the_rules_are_those_of_the_default_version() {
    let service = leak(Service {
        default_version: VersionId(1),
        ..NO_SHAPES
    });
    let rules = Rules::new(Catalogue::make(service));
    assert_eq!(rules.version, VersionId(1));
}
