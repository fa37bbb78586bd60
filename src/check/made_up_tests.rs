//! Checks by contracts that are made up: what the quick check, the full check and the rules themselves say.

use super::checker::Checker;
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    Basis, Chapters, Contract, Direction, Endpoint, EnumValue, Field, Form, Header, Kind, Layout,
    Object, Service, VersionId,
};
use crate::contract::refusals_tests::refusals;
use crate::report::builder::ReportBuilder;
use crate::report::code::Code;
use crate::report::message::{Names, Phrasing};
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
    headers: &[],
    version_header: &Header {
        name: "x-version",
        doc: "",
        presence: None,
    },
    endpoints: &[],
    path_root: "/",
    place_option: "placeAt",
    identifier: "key",
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
        not_shown: &[],
    }
}

/// A service of one shape in three versions.
pub(crate) fn service(
    layout: Layout,
    direction: Direction,
    object: &'static Object,
) -> &'static Service {
    leak(Service {
        shapes: leak([shape("shape", layout, direction, object)]),
        ..NO_SHAPES
    })
}

pub(super) fn catalogue(
    layout: Layout,
    direction: Direction,
    object: &'static Object,
) -> &'static Catalogue {
    let service = service(layout, direction, object);
    assert_eq!(refusals(service), [""; 0]);
    Catalogue::make(service)
}

fn of(fields: impl IntoIterator<Item = Field>) -> &'static Object {
    leak(Object::new("Object", Vec::from_iter(fields).leak()))
}

/// Whether a document is valid, by both checks, and its problems.
pub(crate) fn checked(text: &[u8], shape: usize, rules: &Rules) -> (bool, Vec<Problem>) {
    let mut buffer = Vec::new();
    let padded = Padded::copy(text, &mut buffer);
    let phrasing = Phrasing {
        names: Names::Wire,
        mask: true,
        version: VersionId(1),
        catalogue: rules.catalogue,
        amendments: rules.amendments,
    };
    let mut report = ReportBuilder::new(phrasing);
    Checker::default().report(Ok(padded), shape, rules, &mut report);
    let (valid, problems) = (report.outline.is_valid, report.problems);
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
    let list = |last: &'static str| Kind::Enum(alloc::vec![A, B, EnumValue::new(last, "")].leak());
    let object = of([Field::new("one", list("C")), Field::new("two", list("D"))]);
    let rules = Rules::new(catalogue(Layout::Document, Direction::Sent, object));
    assert_eq!(problems(r#"{"one":"C","two":"D"}"#, &rules), [""; 0]);
    assert_eq!(
        problems(r#"{"one":"D","two":"C"}"#, &rules),
        ["enum /one", "enum /two"]
    );
}

#[test]
fn sections_are_told_apart_by_all_their_characters() {
    let field = |name, section| Field::new(name, Kind::Text(Form::Decimal)).section(section);
    let sections = ["10.1", "10.2", "2.10", "2.11", "10.1.1"];
    let names = ["a", "b", "c", "d", "e"];
    let fields = names
        .into_iter()
        .zip(sections)
        .map(|(name, section)| field(name, section));
    let object = of(fields);
    let rules = Rules::new(catalogue(Layout::Document, Direction::Sent, object));
    let (_, problems) = checked(
        r#"{"a":"x","b":"x","c":"x","d":"x","e":"x"}"#.as_bytes(),
        0,
        &rules,
    );
    let found: Vec<_> = problems.iter().map(|one| &*one.section).collect();
    assert_eq!(found, sections);
}

#[test]
fn a_text_has_the_form_of_its_version() {
    let rate = Field::new("rate", Kind::Text(Form::Decimal))
        .reformed(&[(VersionId(1), Form::Count), (VersionId(2), Form::Email)]);
    for layout in [Layout::Document, Layout::Query] {
        let catalogue = catalogue(layout, Direction::Sent, of([rate]));
        let of = |version, rate: &str| {
            let text = match layout {
                Layout::Query => format!("rate={rate}"),
                _ => format!(r#"{{"rate":"{rate}"}}"#),
            };
            let rules = Rules {
                version: VersionId(version),
                ..Rules::new(catalogue)
            };
            problems(&text, &rules).concat()
        };
        let rates = ["0.5", "7", "a@example.com"];
        let found = [0, 1, 2].map(|version| rates.map(|rate| of(version, rate)));
        let [decimal, count, email] = ["decimal /rate", "type /rate", "email /rate"];
        assert_eq!(
            found,
            [["", "", decimal], [count, "", count], [email, email, ""]]
        );
    }
}

#[test]
fn a_renamed_member_is_advised_and_renamed_by_a_fix() {
    let object = of([
        Field::new("rate", Kind::Text(Form::Decimal)).renamed(VersionId(1), "price"),
        Field::new("price", Kind::Text(Form::Decimal)).since(VersionId(1)),
    ]);
    for (layout, text, there, both) in [
        (
            Layout::Document,
            r#"{"rate":"x"}"#,
            r#""price""#,
            r#"{"rate":"1","price":"1"}"#,
        ),
        (Layout::Query, "a=1&rate=x", "price", "rate=1&price=1"),
    ] {
        let rules = Rules {
            version: VersionId(1),
            ..Rules::new(catalogue(layout, Direction::Sent, object))
        };
        let problems = checked(text.as_bytes(), 0, &rules).1;
        let removed = problems.iter().find(|one| one.code == Code::Removed);
        let removed = removed.unwrap();
        assert_eq!(
            removed.message,
            "`rate` was removed in version 2021-01-01. Use `price` instead."
        );
        let fix = removed.fix.as_ref().unwrap();
        assert_eq!(fix.title, "Rename it to `price`");
        assert_eq!(fix.edits.len(), 1);
        let edit = &fix.edits[0];
        let before = &text[edit.start as usize..edit.end as usize];
        assert_eq!(before.trim_matches('"'), "rate");
        assert_eq!(edit.text, there);
        assert!(checked(both.as_bytes(), 0, &rules).1[0].fix.is_none());
    }
}

#[test]
fn every_exclusion_of_a_query_counts() {
    let object = of([
        Field::text("a").excludes("b", Basis::Stated, ""),
        Field::text("b"),
        Field::text("c").excludes("d", Basis::Stated, ""),
        Field::text("d").excludes("a", Basis::Stated, ""),
    ]);
    let rules = Rules::new(catalogue(Layout::Query, Direction::Sent, object));
    assert_eq!(problems("a=1&c=1", &rules), [""; 0]);
    assert_eq!(problems("a=1&b=1", &rules), ["exclusive /b"]);
    assert_eq!(problems("d=1&c=1", &rules), ["exclusive /c"]);
    assert_eq!(problems("d=1&a=1", &rules), ["exclusive /a"]);
}

#[test]
fn whatever_can_be_said_of_a_member_is_checked_of_a_parameter() {
    let object = of([
        Field::text("gone").removed(VersionId(1), "Leave it out."),
        Field::text("old").deprecated(VersionId(1)),
        Field::text("later").since(VersionId(2)),
        Field::text("needed").required(Basis::Stated, "It is needed."),
        Field::new(
            "one_of",
            Kind::Enum(alloc::vec![A, B, EnumValue::new("C", "").since(VersionId(2))].leak()),
        ),
    ]);
    let rules = |version| Rules {
        version: VersionId(version),
        ..Rules::new(catalogue(Layout::Query, Direction::Sent, object))
    };
    assert_eq!(
        problems("needed=1&gone=1&old=1&one_of=A", &rules(0)),
        [""; 0]
    );
    assert_eq!(
        problems("needed=&gone=1&old=1&one_of=C&later=1", &rules(1)),
        [
            "empty /needed",
            "removed /gone",
            "deprecated /old",
            "enum /one_of",
            "undocumented /later"
        ]
    );
    assert_eq!(
        problems("one_of=C&later=1", &rules(2)),
        ["required /needed"]
    );
    assert_eq!(problems("needed=1&one_of=", &rules(2)), ["empty /one_of"]);
}

#[test]
fn a_member_that_only_a_value_of_the_discriminator_requires_is_missed_by_both_checks() {
    let object = leak(
        Object::new(
            "Object",
            alloc::vec![
                Field::new("kind", Kind::Enum(&[A, B])).required(Basis::Stated, ""),
                Field::text("with_a").required_with(&[A], Basis::Stated, ""),
            ]
            .leak(),
        )
        .discriminated_by_first(),
    );
    let rules = Rules::new(catalogue(Layout::Document, Direction::Received, object));
    assert_eq!(problems(r#"{"kind":"A"}"#, &rules), ["required /with_a"]);
    assert_eq!(problems(r#"{"kind":"B"}"#, &rules), [""; 0]);
}

#[test]
fn an_object_has_up_to_64_fields_of_any_length() {
    let long = "a_name_that_is_much_longer_than_any_of_this_service_".repeat(3);
    let names: Vec<&'static str> = (0..65).map(|n| &*format!("{long}{n}").leak()).collect();
    let fields = |count: usize| {
        names
            .iter()
            .take(count)
            .map(|name| Field::new(name, Kind::Text(Form::Decimal)).required(Basis::Stated, ""))
    };
    let rules = Rules::new(catalogue(Layout::Document, Direction::Sent, of(fields(64))));
    let all: Vec<String> = names[..64]
        .iter()
        .map(|name| format!("\"{name}\":\"1\""))
        .collect();
    assert_eq!(problems(&format!("{{{}}}", all.join(",")), &rules), [""; 0]);
    let wrong = format!("{{{}}}", all[..63].join(",")).replace("62\":\"1\"", "62\":\"x\"");
    assert_eq!(problems(&wrong, &rules).len(), 2);
    let many = service(Layout::Document, Direction::Sent, of(fields(65)));
    let refused = refusals(many);
    assert!(refused[0].contains("65 fields"), "{refused:?}");
}

#[test]
fn what_the_engine_can_not_do_is_refused_in_words() {
    static SELF: Object = Object::new("Self", &[Field::new("inner", Kind::Object(&SELF))]);
    let [second, third] = [VersionId(1), VersionId(2)];
    let list = |values: &'static [EnumValue]| Field::new("e", Kind::Enum(values));
    let by_first =
        |first: Field| leak(Object::new("Object", leak([first])).discriminated_by_first());
    let later = Object {
        discriminator: Some(1),
        ..Object::new("Object", leak([Field::text("a"), list(&[A])]))
    };
    let forms = |forms| Field::text("a").reformed(forms);
    let excluding = |other| Field::text("a").excludes(other, Basis::Stated, "");
    for (object, words) in [
        (&SELF, "The object Self contains itself."),
        (
            of([Field::any("a"), Field::text("a")]),
            "The object Object has the field `a` twice",
        ),
        (
            of([Field::any("")]),
            "The object Object has the field `` twice, or one without a name.",
        ),
        (
            leak(later),
            "The discriminator of Object is not its first field.",
        ),
        (
            by_first(Field::text("a")),
            "The discriminator `a` of Object is not an enumeration.",
        ),
        (
            by_first(list(&[A]).removed(second, "")),
            "Not every version has the discriminator `e`",
        ),
        (
            by_first(list(&[A]).since(second)),
            "Not every version has the discriminator `e`",
        ),
        (
            by_first(list(&[A, B]).relevant_with(&[A])),
            "The discriminator `e` of Object is relevant",
        ),
        (
            of([Field::text("a").relevant_with(&[A])]),
            "`a` of Object depends on `A`",
        ),
        (
            of([Field::text("a").required_with(&[A], Basis::Stated, "")]),
            "`a` of Object depends on `A`",
        ),
        (
            of([excluding("b")]),
            "`a` of Object excludes `b`, which the object does not have.",
        ),
        (
            of([excluding("b"), Field::text("b")]),
            "`a` of Object excludes `b`, which is looked at only in a query.",
        ),
        (
            of([Field::any("key").removed(second, "")]),
            "Not every version has `key` of Object, the identifier",
        ),
        (
            of([Field::any("a").removed(second, "").deprecated(third)]),
            "A version deprecates `a` of Object",
        ),
        (
            of([Field::any("a").renamed(second, "b")]),
            "`a` of Object is renamed to `b`",
        ),
        (
            of([Field::any("a").reformed(leak([(second, Form::Count)]))]),
            "`a` of Object changes its form, and is no text.",
        ),
        (
            of([forms(leak([(second, Form::Count), (second, Form::Email)]))]),
            "The forms of `a` of Object are not listed",
        ),
        (
            of([forms(leak([(VersionId(0), Form::Count)]))]),
            "The forms of `a` of Object are not listed",
        ),
        (of([list(&[])]), "The values of `e` of Object are missing"),
        (
            of([list(leak([A.since(second), B]))]),
            "The values of `e` of Object are missing, or newer ones stand before",
        ),
        (of([list(&[A, A])]), "`e` of Object has the value `A` twice"),
    ] {
        let refused = refusals(service(Layout::Document, Direction::Sent, object));
        assert!(
            refused.iter().any(|one| one.starts_with(words)),
            "{words}: {refused:?}"
        );
    }
    for (object, words) in [
        (
            of([Field::new("a", Kind::Collection)]),
            "The parameter `a` of Object is not a string.",
        ),
        (
            by_first(list(&[A])),
            "The query Object has a discriminator.",
        ),
    ] {
        let refused = refusals(service(Layout::Query, Direction::Sent, object)).concat();
        assert!(refused.contains(words), "{words}: {refused}");
    }
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
    for (service, words) in [
        (
            Service {
                versions: &["2021", "2020"],
                ..NO_SHAPES
            },
            "The versions are not in the order",
        ),
        (
            Service {
                default_version: VersionId(3),
                ..NO_SHAPES
            },
            "The default version is not one of the versions.",
        ),
        (
            Service {
                versions: &[""; 256],
                ..NO_SHAPES
            },
            "The contract has more than 255 versions.",
        ),
        (
            Service {
                shapes: leak([text]),
                ..NO_SHAPES
            },
            "The shape `shape` is not an object.",
        ),
        (
            at(Endpoint {
                path: "a",
                ..ENDPOINT
            }),
            "GET a does not begin with `/`",
        ),
        (
            at(Endpoint {
                headers: leak([*NO_SHAPES.version_header]),
                ..ENDPOINT
            }),
            "GET /a refers to the header `x-version`",
        ),
        (
            at(Endpoint {
                body: Some("b"),
                ..ENDPOINT
            }),
            "GET /a refers to the shape `b`",
        ),
    ] {
        let refused = refusals(leak(service)).concat();
        assert!(refused.contains(words), "{words}: {refused}");
    }
}

/// What does not compile in a table.
#[test]
fn what_a_field_or_a_value_can_not_be_panics_in_words() {
    let message = |say: fn()| {
        let panicked = std::panic::catch_unwind(say).expect_err("it panics");
        *panicked.downcast_ref::<&str>().expect("it has words")
    };
    for (said, words) in [
        (
            message(|| drop(Box::new(A.removed(VersionId(1))))),
            "not remove them. Keep the value.",
        ),
        (
            message(|| drop(Box::new(A.renamed(VersionId(1), "C")))),
            "Keep the value, and add the new one",
        ),
        (
            message(|| drop(Box::new(twice_excluding()))),
            "A field excludes one other.",
        ),
    ] {
        assert!(said.contains(words), "{said}");
    }
}

fn twice_excluding() -> Field {
    let once = Field::text("a").excludes("b", Basis::Stated, "");
    once.excludes("c", Basis::Stated, "")
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
