//! Checks by contracts that are made up: what the quick check, the full check and the rules themselves say.

#[path = "../../tests/support/random.rs"]
pub(crate) mod random;

use super::checker::Checker;
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    At, Basis, Chapters, Contract, Declared, Direction, EnumValue, Field, Form, Formula, Header, Kind, Layout, List,
    Object, On, Reform, Service, VersionId,
};
use crate::contract::refusals_tests::refusals;
use crate::report::builder;
use crate::report::code::Code;
use crate::report::message::{Names, arguments_of};
use crate::report::problem::Problem;
use crate::report::rules::{Level, Rules};
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
        let on = objects.iter().filter(is_changed).map(|object| {
            let assumption = format!("{}: {id}", object.title);
            On::all(object).assuming(assumption.leak())
        });
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
pub(crate) static NONE: Formula = Formula::new([|_| None, |_| None], &[]);

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

fn of(fields: impl IntoIterator<Item = Field>) -> &'static Object {
    leak(Object::new("Object", Vec::from_iter(fields).leak()))
}

/// Whether a document is valid, by both checks, and its problems.
pub(crate) fn checked(text: &[u8], shape: usize, rules: &Rules) -> (bool, Vec<Problem>) {
    let (mut buffer, mut rules) = (Vec::new(), *rules);
    rules.shape = rules.catalogue.shape(shape);
    let padded = Padded::copy(text, &mut buffer);
    let mut checker = Checker::default();
    let found = checker.report(Ok(padded), &rules);
    let (valid, problems) = (found.is_valid, builder::problems(&found, Names::Wire));
    let padded = Padded::copy(text, &mut buffer);
    let is_valid = Checker::default().is_valid(padded, &rules);
    let text = String::from_utf8_lossy(text);
    assert_eq!(valid, is_valid, "{text}: {problems:?}");
    for problem in &problems {
        assert_eq!(
            arguments_of(&problem.message).next(),
            None,
            "every argument has a value"
        );
    }
    (valid, problems)
}

fn found(text: &str, rules: &Rules) -> Vec<Problem> {
    checked(text.as_bytes(), 0, rules).1
}

/// Code and pointer of each problem.
fn problems(text: &str, rules: &Rules) -> Vec<String> {
    let problems = found(text, rules).into_iter();
    let listed = problems.map(|one| format!("{} {}", one.code, one.path));
    listed.collect()
}

/// The rules of the version at a place.
fn in_version(place: u8, rules: Rules<'static>) -> Rules<'static> {
    let version = VersionId(place);
    Rules { version, ..rules }
}

const A: EnumValue = EnumValue::new("A", "");
const B: EnumValue = EnumValue::new("B", "");

#[test]
fn a_text_has_the_form_of_its_version() {
    let rate = Field::new("rate", Kind::Text(Form::Decimal)).reformed(leak([
        Reform::new(VersionId(1), Form::Count, &NONE),
        Reform::new(VersionId(2), Form::Email, &NONE),
    ]));
    let rules = rules_of([rate]);
    let of = |version, rate: &str| {
        let text = format!(r#"{{"rate":"{rate}"}}"#);
        problems(&text, &in_version(version, rules)).concat()
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
    for version in [0, 1] {
        assert_eq!(problems(r#"{"rate":""}"#, &in_version(version, rules)), ["empty /rate"]);
    }
}

#[test]
fn an_empty_text_that_is_perhaps_required_is_judged_alike_by_both_checks() {
    for form in Form::ALL {
        let text = Field::new("text", Kind::Text(form)).required_with(&[A], Basis::Implied, "");
        let state = Field::new("state", Kind::Enum(&[A, B]));
        let object = leak(Object::new("Object", leak([state, text])).discriminated_by_first());
        let rules = rules(Layout::Document, Direction::Received, object);
        for document in [
            r#"{"text":""}"#,
            r#"{"text":"","state":"A"}"#,
            r#"{"text":"","state":"C"}"#,
        ] {
            problems(document, &rules);
        }
    }
}

#[test]
fn a_field_is_required_since_a_version() {
    let mail = Field::text("mail")
        .required(Basis::Stated, "")
        .required_since(VersionId(1));
    let [document, query] = [rules_of([mail]), rules_of_query([mail])];
    for (version, missing, empty) in [(0, &[][..], &[][..]), (1, &["required /mail"], &["empty /mail"])] {
        for (rules, [none, nothing]) in [(document, ["{}", r#"{"mail":""}"#]), (query, ["", "mail="])] {
            let rules = in_version(version, rules);
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
        let rules = in_version(1, rules);
        let problems = found(text, &rules);
        let removed = problems.iter().find(|one| one.code == Code::Removed).unwrap();
        let message = "`rate` was removed in version 2021-01-01. Use `price` instead.";
        assert_eq!(removed.message, message);
        let fix = removed.fix.as_ref().unwrap();
        assert_eq!(fix.title, "Rename it to `price`");
        let [edit] = &fix.edits[..] else {
            panic!("{fix:?} has one edit")
        };
        let renamed = [&text[edit.start as usize..edit.end as usize], &*edit.text];
        assert_eq!(renamed, [old, new]);
        assert!(found(both, &rules)[0].fix.is_none());
    }
}

/// Advice names the field that the version of the reader has.
#[test]
fn what_to_do_instead_is_there_in_the_version() {
    let [first, second] = [VersionId(1), VersionId(2)];
    let old = Field::text("old").renamed(first, "later");
    let [later, last] = [Field::text("later").since(first), Field::text("last").since(second)];
    let inner = Field::new("inner", Kind::Object(of([Field::text("later")]))).since(second);
    let read = "Read `{name}` instead.";
    let [use_later, use_last] = ["Use `later` instead.", "Use `last` instead."];
    let moved = later.moved(second, "inner", At::Pointer("/later"));
    let computed = Field::text("old").computed(first, "later", At::Whole, &NONE);
    for (fields, advice, renamed) in [
        (vec![old, later], [use_later; 2], ["later"; 2]),
        (
            vec![old, later.renamed(second, "last"), last],
            [use_later, use_last],
            ["later", "last"],
        ),
        (
            vec![old.instead(read), later.renamed(second, "last").instead(read), last],
            ["Read `later` instead.", "Read `last` instead."],
            ["later", "last"],
        ),
        (
            vec![old, later.removed(second, "Ask.")],
            [use_later, "Ask."],
            ["later", ""],
        ),
        (
            vec![old, moved, inner],
            [use_later, "Use `later` in `inner` instead."],
            ["later", ""],
        ),
        (vec![computed, later], [use_later; 2], [""; 2]),
    ] {
        let rules = rules_of(fields);
        for place in [0, 1] {
            let problems = found(r#"{"old":"a"}"#, &in_version(place as u8 + 1, rules));
            let message = format!("`old` was removed in version 2021-01-01. {}", advice[place]);
            assert_eq!(problems[0].message, message);
            let fix = problems[0].fix.as_ref().map(|fix| &*fix.title);
            let expected = (!renamed[place].is_empty()).then(|| format!("Rename it to `{}`", renamed[place]));
            assert_eq!(fix, expected.as_deref());
        }
    }
    let fields = [Field::text("old").deprecated(first).renamed(second, "last"), last];
    let problems = found(r#"{"old":"a"}"#, &in_version(1, rules_of(fields)));
    assert_eq!(
        problems[0].message,
        "`old` is deprecated. From version 2022-01-01 on: Use `last` instead."
    );
}

/// What replaces it would be irrelevant there.
#[test]
fn a_removed_member_is_advised_only_what_applies() {
    let second = VersionId(1);
    let kind = Field::new("kind", Kind::Enum(&[A, B]));
    let old = Field::text("old").moved(second, "inner", At::Pointer("/~0mail"));
    let inner = Field::new("inner", Kind::Object(of([Field::text("~mail")]))).since(second);
    let object = leak(Object::new("Object", leak([kind, old, inner.relevant_with(&[A])])).discriminated_by_first());
    for (direction, otherwise) in [(Direction::Sent, " Remove it."), (Direction::Received, "")] {
        let rules = in_version(1, rules(Layout::Document, direction, object));
        for (kind, advice, fix) in [
            ("A", " Use `~mail` in `inner` instead.", None),
            ("C", " Use `~mail` in `inner` instead.", None),
            ("B", otherwise, Some("Remove `old`")),
        ] {
            let problems = found(&format!(r#"{{"old":"a","kind":"{kind}"}}"#), &rules);
            let removed = problems.iter().find(|one| one.code == Code::Removed).unwrap();
            assert_eq!(
                removed.message,
                format!("`old` was removed in version 2021-01-01.{advice}")
            );
            assert_eq!(removed.fix.as_ref().map(|fix| &*fix.title), fix);
        }
    }
}

/// Of a field without a label, that of another one of its name would say something else.
#[test]
fn a_label_is_that_of_the_field_itself() {
    let needed = |field: Field| field.required(Basis::Stated, "Beside `code`, `kind` and `only`.");
    let inner = of([needed(Field::text("code").about("Inner code", "")), Field::text("kind")]);
    let rules = rules_of([
        Field::text("code").about("Outer code", "").removed(VersionId(1), ""),
        needed(Field::new("inner", Kind::Object(inner)).about("Inner", "")),
        Field::text("kind").about("Outer kind", ""),
        Field::text("only").about("Only one", ""),
        Field::new(
            "bare",
            Kind::Object(of([Field::text("inner").removed(VersionId(1), "")])),
        ),
    ]);
    let mut checker = Checker::default();
    let mut labelled = |text: &str| {
        let mut buffer = Vec::new();
        let text = Padded::copy(text.as_bytes(), &mut buffer);
        let problems = builder::problems(&checker.report(Ok(text), &rules), Names::Label);
        problems[0].message.clone()
    };
    assert_eq!(
        labelled("{}"),
        "“Inner” is missing. Beside “Outer code”, “Outer kind” and “Only one”."
    );
    assert_eq!(
        labelled(r#"{"inner":{}}"#),
        "“Inner code” is missing. Beside “Inner code”, “Outer kind” and “Only one”."
    );
    assert_eq!(
        labelled(r#"{"inner":{"code":"1","kind":1}}"#),
        "This field must be text."
    );
    assert_eq!(
        labelled(r#"{"inner":{"code":"1"},"bare":{"inner":1}}"#),
        "This field was removed in version 2021-01-01. "
    );
}

/// A rule that a level leaves out can hide no error: what is valid stays valid.
#[test]
fn what_is_valid_is_valid_by_the_stated_rules_alone() {
    let reforms = |basis, form| {
        let reform = Reform::new(VersionId(1), form, &NONE);
        leak([if basis == Basis::Stated {
            reform
        } else {
            reform.implied()
        }])
    };
    let bases = [Basis::Stated, Basis::Implied];
    let mut count = 0;
    for form in Form::ALL {
        let plain = Field::new("a", Kind::Text(form));
        let reformed = bases.map(|basis| Field::text("a").reformed(reforms(basis, form)));
        let choice = Field::new("a", Kind::Enum(&[A, B]));
        for field in [plain, plain.kind_implied(), reformed[0], reformed[1], choice] {
            let required = bases.map(|basis| field.required(basis, ""));
            let list = |basis| {
                let element = Field { name: "", ..field };
                Field::new("a", Kind::List(leak(List::of(element).not_empty(basis, ""))))
            };
            let all = [
                field,
                required[0],
                required[1],
                list(Basis::Stated),
                list(Basis::Implied),
            ];
            for (one, direction) in all
                .iter()
                .flat_map(|one| [(one, Direction::Sent), (one, Direction::Received)])
            {
                let is_list = matches!(one.kind, Kind::List(_));
                if is_list && !field.reforms.is_empty() {
                    continue;
                }
                let implied = rules(Layout::Document, direction, of([*one]));
                let stated = Rules {
                    level: Level::Stated,
                    ..implied
                };
                for value in [r#""""#, r#""A""#, r#""x""#, "null", "1", "[]", r#"[""]"#, r#"["x"]"#] {
                    let text = format!(r#"{{"a":{value}}}"#);
                    let [(all, problems), (some, _)] =
                        [implied, stated].map(|rules| checked(text.as_bytes(), 0, &rules));
                    assert!(!all || some, "{text} as {one:?}: {problems:?}");
                    count += 1;
                }
            }
        }
    }
    assert!(count > 1000);
}

/// That of a reform can differ from that of the type.
#[test]
fn a_form_is_as_firm_as_what_says_it() {
    let decimal = Field::new("a", Kind::Text(Form::Decimal));
    let reform = leak([Reform::new(VersionId(1), Form::Count, &NONE).implied()]);
    let (stated, implied) = (rules_of([decimal.reformed(reform)]), rules_of([decimal.kind_implied()]));
    for (rules, version, value, basis) in [
        (stated, 0, r#""x""#, Basis::Stated),
        (stated, 1, r#""x""#, Basis::Implied),
        (stated, 1, "1", Basis::Stated),
        (implied, 0, r#""x""#, Basis::Implied),
    ] {
        let problems = found(&format!(r#"{{"a":{value}}}"#), &in_version(version, rules));
        assert_eq!(problems[0].basis, basis);
    }
}

/// Words about the form of a text would not say what is wrong with a number.
#[test]
fn another_value_than_a_text_is_worded_as_such() {
    let count = Field::new("a", Kind::Text(Form::Count));
    for (direction, worded) in [(Direction::Sent, "must"), (Direction::Received, "should")] {
        let rules = rules(Layout::Document, direction, of([count]));
        for (value, called) in [("7", "a string"), (r#""x""#, "a whole number, 0 or more")] {
            let problems = found(&format!(r#"{{"a":{value}}}"#), &rules);
            assert_eq!(problems[0].message, format!("`a` {worded} be {called}."));
        }
    }
}

#[test]
fn every_exclusion_of_a_query_counts() {
    let rules = rules_of_query([
        Field::text("a").excludes("b", Basis::Stated, "A page has a or b."),
        Field::text("b"),
        Field::text("c").excludes("d", Basis::Stated, ""),
        Field::text("d").excludes("a", Basis::Stated, "A page has d or a."),
    ]);
    assert_eq!(problems("a=1&c=1", &rules), [""; 0]);
    assert_eq!(problems("a=1&b=1", &rules), ["exclusive /b"]);
    assert_eq!(problems("d=1&c=1", &rules), ["exclusive /c"]);
    assert_eq!(problems("d=1&a=1", &rules), ["exclusive /a"]);
    // A parameter in two exclusions: each problem names the other one.
    let found = found("d=1&b=1&a=1", &rules).into_iter();
    let worded = found.map(|one| format!("{} {}", one.message, one.help.unwrap_or_default()));
    let expected = |other, help| format!("`a` and `{other}` cannot be used together. Remove one of them. {help}");
    assert_eq!(
        Vec::from_iter(worded),
        [expected("b", "A page has a or b."), expected("d", "A page has d or a.")]
    );
}

#[test]
fn a_parameter_excludes_none_in_a_version_that_removed_it() {
    let rules = rules_of_query([
        Field::text("before").excludes("after", Basis::Stated, ""),
        Field::text("after").renamed(VersionId(1), "next"),
        Field::text("next")
            .since(VersionId(1))
            .excludes("before", Basis::Stated, ""),
    ]);
    let both = |version, query| problems(query, &in_version(version, rules));
    assert_eq!(both(0, "before=1&after=1"), ["exclusive /after"]);
    assert_eq!(both(1, "before=1&after=1"), ["removed /after"]);
    assert_eq!(both(1, "before=1&next=1"), ["exclusive /next"]);
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
        assert_eq!(problems(query, &in_version(version, rules)), expected);
    }
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
fn without_options_the_rules_are_those_of_the_default_version() {
    let service = leak(Service {
        default_version: VersionId(1),
        ..NO_SHAPES
    });
    let rules = Rules::new(Catalogue::make(service));
    assert_eq!(rules.version, VersionId(1));
}
