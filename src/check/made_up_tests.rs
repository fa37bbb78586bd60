//! Checks by contracts that are made at random: what the quick check, the full check and the rules themselves say.

use super::session::Checker;
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    Basis, Chapters, Contract, Direction, Endpoint, EnumValue, Field, Form, Header, Kind, Layout,
    List, Object, Service, VersionId,
};
use crate::contract::refusals_tests::refusals;
use crate::report::builder::ReportBuilder;
use crate::report::code::Code;
use crate::report::message::{Names, Phrasing};
use crate::report::problem::Problem;
use crate::report::rules::{Level, Rules};
use crate::text::Padded;
use std::boxed::Box;
use std::format;
use std::string::String;
use std::vec::Vec;

static VERSION_HEADER: Header = Header {
    name: "x-version",
    doc: "",
    presence: None,
};

pub(crate) fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// A service of one shape in three versions.
fn service(layout: Layout, direction: Direction, object: &'static Object) -> &'static Service {
    let root = Field::new("", Kind::Object(object)).required(Basis::Stated, "");
    let contract = Contract {
        name: "shape",
        direction,
        section: "10.1",
        layout,
        root,
        not_shown: &[],
    };
    leak(Service {
        versions: &["2020-01-01", "2021-01-01", "2022-01-01"],
        chapters: Chapters {
            calls: "1",
            limits: "2",
            lists: "3",
            headers: "4",
            versions: "5",
        },
        shapes: leak([contract]),
        headers: &[],
        version_header: &VERSION_HEADER,
        endpoints: const { &[] as &[Endpoint] },
        path_root: "/",
        place_option: "",
        identifier: "key",
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

fn of(fields: Vec<Field>) -> &'static Object {
    leak(Object::new("Object", fields.leak()))
}

fn checked(text: &str, rules: &Rules) -> (bool, Vec<Problem>) {
    let mut buffer = Vec::new();
    let padded = Padded::copy(text.as_bytes(), &mut buffer);
    let phrasing = Phrasing {
        names: Names::Wire,
        mask: true,
        version: VersionId(1),
        catalogue: rules.catalogue,
        amendments: rules.amendments,
    };
    let mut report = ReportBuilder::new(phrasing);
    Checker::default().report(Ok(padded), 0, rules, &mut report);
    let (valid, problems) = (report.outline.is_valid, report.problems);
    let padded = Padded::copy(text.as_bytes(), &mut buffer);
    let is_valid = Checker::default().is_valid(padded, 0, rules);
    assert_eq!(valid, is_valid, "{text}: {problems:?}");
    (valid, problems)
}

/// Code and pointer of each problem.
fn problems(text: &str, rules: &Rules) -> Vec<String> {
    let problems = checked(text, rules).1;
    let problems = problems.iter();
    problems
        .map(|one| format!("{} {}", one.code, one.path))
        .collect()
}

const A: EnumValue = EnumValue::new("A", "");
const B: EnumValue = EnumValue::new("B", "");

#[test]
fn enumerations_of_equal_length_and_first_value_are_two() {
    let list = |last: &'static str| Kind::Enum(alloc::vec![A, B, EnumValue::new(last, "")].leak());
    let object = of(alloc::vec![
        Field::new("one", list("C")),
        Field::new("two", list("D"))
    ]);
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
    let object = of(fields.collect());
    let rules = Rules::new(catalogue(Layout::Document, Direction::Sent, object));
    let (_, problems) = checked(r#"{"a":"x","b":"x","c":"x","d":"x","e":"x"}"#, &rules);
    let found: Vec<_> = problems.iter().map(|one| &*one.section).collect();
    assert_eq!(found, sections);
}

#[test]
fn a_text_has_the_form_of_its_version() {
    let rate = Field::new("rate", Kind::Text(Form::Decimal))
        .reformed(&[(VersionId(1), Form::Count), (VersionId(2), Form::Email)]);
    for layout in [Layout::Document, Layout::Query] {
        let catalogue = catalogue(layout, Direction::Sent, of(alloc::vec![rate]));
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
    let object = of(alloc::vec![
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
        let problems = checked(text, &rules).1;
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
        assert!(checked(both, &rules).1[0].fix.is_none());
    }
}

#[test]
fn every_exclusion_of_a_query_counts() {
    let object = of(alloc::vec![
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
    let object = of(alloc::vec![
        Field::text("gone").removed(VersionId(1), "Leave it out."),
        Field::text("old").deprecated(VersionId(1)),
        Field::text("later").since(VersionId(2)),
        Field::text("needed").required(Basis::Stated, "It is needed."),
        Field::new(
            "one_of",
            Kind::Enum(alloc::vec![A, B, EnumValue::new("C", "").since(VersionId(2))].leak())
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
    let rules = Rules::new(catalogue(
        Layout::Document,
        Direction::Sent,
        of(fields(64).collect()),
    ));
    let all: Vec<String> = names[..64]
        .iter()
        .map(|name| format!("\"{name}\":\"1\""))
        .collect();
    assert_eq!(problems(&format!("{{{}}}", all.join(",")), &rules), [""; 0]);
    let wrong = format!("{{{}}}", all[..63].join(",")).replace("62\":\"1\"", "62\":\"x\"");
    assert_eq!(problems(&wrong, &rules).len(), 2);
    let many = service(Layout::Document, Direction::Sent, of(fields(65).collect()));
    let refused = refusals(many);
    assert!(refused[0].contains("65 fields"), "{refused:?}");
}

#[test]
fn what_can_not_be_done_is_refused_in_words() {
    static SELF: Object = Object::new("Self", &[Field::new("inner", Kind::Object(&SELF))]);
    let refused = |layout, object| refusals(service(layout, Direction::Sent, object)).concat();
    assert!(refused(Layout::Document, &SELF).contains("contains itself"));
    let list = of(alloc::vec![Field::new("many", Kind::Collection)]);
    assert!(refused(Layout::Query, list).contains("`many`"));
    let excluding = of(alloc::vec![Field::text("a").excludes(
        "b",
        Basis::Stated,
        ""
    )]);
    assert!(refused(Layout::Document, excluding).contains("`b`"));
    let unsorted = [A.since(VersionId(1)), B];
    let unsorted = of(alloc::vec![Field::new(
        "e",
        Kind::Enum(alloc::vec![unsorted[0], unsorted[1]].leak())
    )]);
    assert!(refused(Layout::Document, unsorted).contains("newest last"));
    let gone = leak(
        Object::new(
            "Gone",
            alloc::vec![Field::new("kind", Kind::Enum(&[A])).removed(VersionId(1), "")].leak(),
        )
        .discriminated_by_first(),
    );
    assert!(refused(Layout::Document, gone).contains("discriminator"));
    let gone = Field::any("key").removed(VersionId(1), "");
    assert!(refused(Layout::Document, of(alloc::vec![gone])).contains("identifier"));
    let renamed = Field::any("a").renamed(VersionId(1), "b");
    assert!(refused(Layout::Document, of(alloc::vec![renamed])).contains("`b`"));
    let reformed = Field::any("a").reformed(&[(VersionId(1), Form::Count)]);
    assert!(refused(Layout::Document, of(alloc::vec![reformed])).contains("no text"));
    let twice =
        Field::text("a").reformed(&[(VersionId(1), Form::Count), (VersionId(1), Form::Email)]);
    assert!(refused(Layout::Document, of(alloc::vec![twice])).contains("oldest first"));
    let deprecated = Field::any("a")
        .removed(VersionId(1), "")
        .deprecated(VersionId(2));
    assert!(refused(Layout::Document, of(alloc::vec![deprecated])).contains("deprecates"));
}

/// Numbers that are the same in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn basis(&mut self) -> Basis {
        [Basis::Stated, Basis::Implied][self.below(2)]
    }

    fn version(&mut self) -> VersionId {
        VersionId(self.below(3) as u8)
    }

    fn name(&mut self) -> &'static str {
        let words = [
            "a",
            "state",
            "payload",
            "long_name_of_a_member",
            "kind_of_the_thing",
        ];
        let (first, number) = (words[self.below(words.len())], self.below(1000));
        match self.below(3) {
            0 => format!("{first}{number}").leak(),
            1 => format!("{first}_{first}_{number}").leak(),
            _ => format!("{first}_{number}_that_is_longer_than_anything_that_was_packed").leak(),
        }
    }

    fn values(&mut self) -> &'static [EnumValue] {
        let count = 1 + self.below(12);
        let mut values: Vec<EnumValue> = (0..count)
            .map(|n| {
                EnumValue::new(
                    format!("{}VALUE_{n}", ["", "A_", "A_LONG_"][n % 3]).leak(),
                    "",
                )
            })
            .collect();
        if count > 2 {
            values[count - 1] = values[count - 1].since(VersionId(2));
        }
        values.leak()
    }

    fn object(&mut self, depth: usize) -> &'static Object {
        let discriminator = (self.below(2) == 0).then(|| self.values());
        let mut fields: Vec<Field> = Vec::new();
        if let Some(values) = discriminator {
            let field = Field::new("type", Kind::Enum(values));
            let basis = self.basis();
            fields.push(if self.below(3) > 0 {
                field.required(basis, "")
            } else {
                field
            });
        }
        for _ in 0..self.below(24) {
            let name = self.name();
            if fields.iter().any(|field| field.name == name) {
                continue;
            }
            let kind = match self.below(if depth > 0 { 11 } else { 9 }) {
                0 => Kind::Any,
                1 => Kind::Collection,
                2 => Kind::Text(Form::Email),
                3 => Kind::Text(Form::Decimal),
                4 => Kind::Text(Form::Count),
                5 | 6 => Kind::Enum(self.values()),
                7 | 8 => Kind::Text(Form::Free),
                9 => Kind::Object(self.object(depth - 1)),
                _ => {
                    let list = List::of(Field::new("", Kind::Object(self.object(depth - 1))));
                    let basis = self.basis();
                    Kind::List(leak(if self.below(2) == 0 {
                        list.not_empty(basis, "")
                    } else {
                        list
                    }))
                }
            };
            let mut field = Field::new(name, kind);
            if self.below(3) == 0 {
                field = field.kind_implied();
            }
            if let Some(values) = discriminator {
                let some = &values[..1 + self.below(values.len())];
                if self.below(3) == 0 {
                    field = field.relevant_with(some);
                }
                if self.below(3) == 0 {
                    field = field.required_with(some, self.basis(), "");
                }
            } else if self.below(3) == 0 {
                field = field.required(self.basis(), "");
            }
            match self.below(6) {
                0 => field = field.since(self.version()),
                1 => field = field.deprecated(self.version()),
                2 => field = field.removed(self.version(), ""),
                _ => {}
            }
            fields.push(field);
        }
        let mut object = Object::new("Object", fields.leak());
        if let Some(values) = discriminator {
            object = match self.below(2) {
                0 => object.discriminated_by_first(),
                _ => object.nothing_else_with(&values[..self.below(values.len())]),
            };
        }
        if self.below(3) == 0 {
            object = object.extra_fields_expected();
        }
        leak(object)
    }

    /// A value that mostly fits a kind.
    fn value(&mut self, kind: Kind) -> String {
        if self.below(12) == 0 {
            return ["null", "7", "\"\"", "[]", "{}", "\"x\"", "[{}]"][self.below(7)].into();
        }
        match kind {
            Kind::Any | Kind::Collection => ["[1]", "{\"a\":{}}", "[]"][self.below(3)].into(),
            Kind::Text(Form::Email) => "\"a@example.com\"".into(),
            Kind::Text(Form::Decimal) => {
                ["\"1.5\"", "\"0.5\"", "\"0.50\"", "\"0.05\"", "\"70\""][self.below(5)].into()
            }
            Kind::Text(Form::Count) => ["\"12\"", "\"0.12\""][self.below(2)].into(),
            Kind::Text(_) => "\"text\"".into(),
            Kind::Enum(values) => format!("\"{}\"", values[self.below(values.len())].value),
            Kind::Object(object) => self.document(object),
            Kind::List(list) => {
                let items = (0..self.below(3)).map(|_| self.value(list.element.kind));
                format!("[{}]", items.collect::<Vec<_>>().join(","))
            }
        }
    }

    pub(crate) fn document(&mut self, object: &'static Object) -> String {
        let mut members = Vec::new();
        for field in object.fields {
            if self.below(8) > 0 {
                members.push(format!("\"{}\":{}", field.name, self.value(field.kind)));
            }
        }
        if self.below(4) == 0 {
            let name = self.name();
            let value = self.value(Kind::Any);
            if object.fields.iter().all(|field| field.name != name) {
                members.push(format!("\"{name}\":{value}"));
            }
        }
        if self.below(3) == 0 && members.len() > 1 {
            let (a, b) = (self.below(members.len()), self.below(members.len()));
            members.swap(a, b);
        }
        format!("{{{}}}", members.join(","))
    }
}

#[test]
fn the_quick_check_and_the_full_one_agree_by_any_contract() {
    let (mut random, mut valid, mut invalid) = (Random(1), 0, 0);
    for n in 0..150 {
        let object = random.object(3);
        let direction = [Direction::Sent, Direction::Received][n % 2];
        let layout = [Layout::Document, Layout::Document, Layout::Entries][n % 3];
        let catalogue = catalogue(layout, direction, object);
        for _ in 0..20 {
            let mut text = random.document(object);
            if layout == Layout::Entries {
                text = format!("[{text}]");
            }
            for (version, level) in [(0, Level::Implied), (1, Level::Stated), (2, Level::Implied)] {
                let rules = Rules {
                    version: VersionId(version),
                    level,
                    ..Rules::new(catalogue)
                };
                let (is_valid, _) = checked(&text, &rules);
                valid += usize::from(is_valid);
                invalid += usize::from(!is_valid);
            }
        }
    }
    assert!(
        valid > 1000 && invalid > 1000,
        "{valid} valid, {invalid} invalid"
    );
}
