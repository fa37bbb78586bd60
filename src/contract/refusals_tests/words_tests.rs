//! Each rule refuses what the engine can't do, in words of its own, and nothing else.

use super::refusals;
use crate::check::made_up_tests::{NO_SHAPES, NONE, leak, service, shape};
use crate::contract::model::{
    At, Basis, Declared, Direction, Endpoint, EnumValue, Field, Form, Formula, Kind, Layout, List, Object, On, Reform,
    Service, VersionId,
};
use std::string::String;
use std::vec::Vec;

const SECOND: VersionId = VersionId(1);
const THIRD: VersionId = VersionId(2);

const STATED: Basis = Basis::Stated;
const MAIL: Field = Field::text("mail");
const A: EnumValue = EnumValue::new("A", "");
const B: EnumValue = EnumValue::new("B", "");

fn object(title: &'static str, fields: impl IntoIterator<Item = Field>) -> &'static Object {
    let fields: Vec<Field> = fields.into_iter().collect();
    leak(Object::new(title, fields.leak()))
}

const fn inner(name: &'static str, object: &'static Object) -> Field {
    Field::new(name, Kind::Object(object))
}

/// A field of these values.
fn one_of(values: &'static [EnumValue]) -> Field {
    Field::new("kind", Kind::Enum(values))
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

/// An object that its only field discriminates.
fn discriminated(field: Field) -> &'static Object {
    leak(Object::new("Parcel", leak([field])).discriminated_by_first())
}

/// Fails unless the first refusal of each has its words, and it is the only one. Without words, nothing is refused.
fn each<const N: usize>(cases: [(Vec<String>, &str); N]) {
    for (found, words) in cases {
        let is_refused = found.len() == 1 && found[0].contains(words);
        assert!(
            is_refused || (words.is_empty() && found.is_empty()),
            "{words}: {found:?}"
        );
    }
}

/// The first refusal: what is wrong in one way can be wrong in another one.
fn first(found: Vec<String>) -> Vec<String> {
    found.into_iter().take(1).collect()
}

#[test]
fn what_an_object_can_not_be() {
    static SELF: Object = Object::new("Self", &[inner("inner", &SELF)]);
    let kind = one_of(&[A]);
    let key = Field::any("key").removed(SECOND, "");
    each([
        (said_of(&SELF), "contains itself"),
        (said([Field::any("mail"), MAIL]), "has the field `mail` twice"),
        (said([Field::any("")]), "or one without a name"),
        (said_of(discriminated(MAIL)), "is not an enumeration"),
        (
            said_of(discriminated(kind.removed(SECOND, ""))),
            "has the discriminator",
        ),
        (said_of(discriminated(kind.relevant_with(&[A]))), "its own values"),
        (said([MAIL.required_with(&[A], STATED, "")]), "depends on `A`, which"),
        (said([key]), "has `key` of Parcel, the identifier"),
        (said([one_of(&[])]), "of `kind` of Parcel are missing"),
        (said([one_of(leak([A.since(SECOND), B]))]), "before older ones"),
        (said([one_of(&[A, A])]), "has the value `A` twice"),
    ]);
}

#[test]
fn what_a_query_can_not_have() {
    let excluding = MAIL.excludes("to", STATED, "");
    let to = Field::text("to").since(SECOND);
    let renamed = MAIL.renamed(SECOND, "to");
    let reformed = MAIL.reformed(leak([Reform::new(SECOND, Form::Count, &NONE)]));
    let decided = service(Layout::Query, Direction::Sent, discriminated(one_of(&[A])));
    let inside = "computes it, or puts it inside. A parameter can be added, removed or renamed.";
    each([
        (said_of_query([excluding]), "which the object does not have"),
        (said([excluding, Field::text("to")]), "is looked at only in a query"),
        (
            said_of_query([renamed.excludes("to", STATED, ""), to]),
            "no version has both",
        ),
        (said_of_query([Field::new("a", Kind::Collection)]), "is not a string"),
        (refusals(decided), "has a discriminator"),
        (said_of_query([MAIL.moved(SECOND, "to", At::Pointer("/a")), to]), inside),
        (
            said_of_query([MAIL.computed(SECOND, "to", At::Whole, &NONE), to]),
            inside,
        ),
        (said_of_query([reformed]), "another form"),
        (said_of_query([renamed.repeatable(), to]), "can be repeated"),
    ]);
}

#[test]
fn a_value_moves_only_to_a_new_field_of_its_object() {
    let renamed = MAIL.renamed(SECOND, "address");
    let address = Field::text("address");
    let later = MAIL.since(THIRD).renamed(SECOND, "address");
    let name = Field::text("name").renamed(SECOND, "address");
    let reader = inner("reader", object("Reader", [address]));
    let kind = one_of(leak([EnumValue::new("address", "")]));
    each([
        (said([renamed]), "Correct the name, or add the field"),
        (said([renamed, reader]), "Reader has such a member"),
        (said([MAIL.renamed(SECOND, "mail")]), "To change its form"),
        (said([renamed, kind]), "is a value of `kind`"),
        (first(said([renamed, address.since(THIRD)])), "did not come with"),
        (first(said([later, address.since(SECOND)])), "before does not have"),
        (said([renamed, name, address.since(SECOND)]), "and that of `mail`, too"),
    ]);
}

#[test]
fn a_value_moves_to_where_its_kind_is_described() {
    let count = object("Count", [Field::new("count", Kind::Text(Form::Count)).since(THIRD)]);
    let moved = |at, to: Field| first(said([MAIL.moved(SECOND, "to", at), to.since(SECOND)]));
    let nowhere = "to a place inside where that version describes no field";
    let to = Field::new("to", Kind::Text(Form::Count)).since(SECOND);
    let reader = |field| {
        [
            inner("reader", object("Reader", [field])).renamed(SECOND, "to"),
            Field::any("to").since(SECOND),
        ]
    };
    let built = MAIL.moved(SECOND, "to", At::Pointer("/a"));
    let computed = Field::any("to").since(SECOND).computed(THIRD, "last", At::Whole, &NONE);
    let last = Field::any("last").since(THIRD);
    each([
        (moved(At::Pointer("/count"), inner("to", count)), nowhere),
        (moved(At::Pointer("count"), Field::any("to")), nowhere),
        (moved(At::Pointer(""), Field::any("to")), nowhere),
        (moved(At::Option, inner("to", count)), nowhere),
        (said([MAIL.renamed(SECOND, "to"), to]), "holds another kind of value"),
        (said(reader(MAIL.removed(THIRD, ""))), "where any value can be"),
        (said(reader(MAIL)), ""),
        (said([built, computed, last]), "only the conversion built"),
    ]);
}

#[test]
fn a_new_object_requires_only_the_value_that_moves_into_it() {
    let to = |required| {
        let address = Field::text("address").since(THIRD);
        let reader = object("Reader", [MAIL.renamed(THIRD, "address"), address, required]);
        said([
            MAIL.moved(SECOND, "to", At::Pointer("/mail")),
            inner("to", reader).since(SECOND),
        ])
    };
    let name = Field::text("name");
    let refused = "inside a new Reader, which also requires `name`";
    each([
        (to(name.required(STATED, "")), refused),
        (to(name.required(STATED, "").required_since(THIRD)), refused),
        (to(name), ""),
    ]);
}

#[test]
fn what_a_version_can_not_say_on_a_field() {
    let since = MAIL.since(THIRD).required(STATED, "").required_since(THIRD);
    let list = leak(List::of(MAIL.since(SECOND)));
    let twice = leak([Form::Count, Form::Email].map(|form| Reform::new(SECOND, form, &NONE)));
    let of_first = leak([Reform::new(VersionId(0), Form::Count, &NONE)]);
    let labelled = MAIL.about("Mail", "").renamed(SECOND, "address");
    let address = Field::text("address").about("Mail", "").since(SECOND);
    each([
        (said([since]), "is required since a version that brought"),
        (said([MAIL.removed(SECOND, "").deprecated(THIRD)]), "deprecates `mail`"),
        (said([Field::new("mails", Kind::List(list))]), "the elements of `mails`"),
        (said([MAIL.reformed(twice)]), "are not listed by version"),
        (first(said([MAIL.reformed(of_first)])), "the first version has a new"),
        (said([Field::any("mail").reformed(of_first)]).split_off(1), "is no text"),
        (said([labelled, address]), "have the same label"),
    ]);
}

/// A formula that computes more than its version has, or what can't be computed back, or nothing that is written down.
#[test]
fn what_a_formula_can_not_be() {
    fn number(source: &[u8]) -> Option<i32> {
        let text = core::str::from_utf8(source).ok()?;
        text.trim_matches('"').trim().parse().ok()
    }
    fn text(number: impl core::fmt::Display) -> Option<Vec<u8>> {
        Some(format!("\"{number}\"").into_bytes())
    }
    fn is_count(source: &[u8]) -> bool {
        source.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'"')) && source.starts_with(b"\"") && source.len() > 2
    }
    const EXAMPLES: &[[&str; 2]] = &[["\"1\"", "\"-1\""]];
    let negated = |older: Form, newer: Form, formula: Formula| {
        let formula = leak(formula);
        let reforms = leak([Reform::new(SECOND, newer, formula)]);
        let reformed = said([Field::new("rate", Kind::Text(older)).reformed(reforms)]);
        let field = Field::new("old", Kind::Text(older)).computed(SECOND, "rate", At::Whole, formula);
        let computed = said([field, Field::new("rate", Kind::Text(newer)).since(SECOND)]);
        assert_eq!(reformed.len(), computed.len());
        first(reformed)
    };
    let strict = |source: &[u8]| text(-number(source).filter(|_| is_count(source) && !source.starts_with(b"\"0"))?);
    let exact =
        |source: &[u8]| text(-number(source).filter(|number| text(number).as_deref() == Some(source) && *number < 0)?);
    let lax = |source: &[u8]| text(-number(source)?);
    let one_way = |_: &[u8]| None;
    let of = |ways, examples| negated(Form::Count, Form::Decimal, Formula::new(ways, examples));
    each([
        (of([strict, exact], EXAMPLES), ""),
        (of([one_way, one_way], &[]), ""),
        (
            of([strict, exact], &[]),
            "The formula of `rate` of Parcel has no examples",
        ),
        (
            of([strict, exact], &[["\"1\"", "\"1\""]]),
            "does not compute `\"1\"` from its example `\"1\"`",
        ),
        (of([strict, one_way], &[]), "has no examples"),
        (
            of([lax, exact], EXAMPLES),
            "which the version that it computes from does not allow",
        ),
        (of([strict, lax], EXAMPLES), "does not allow"),
        (
            first(negated(Form::Free, Form::Free, Formula::new([lax, one_way], &[]))),
            "has no examples",
        ),
    ]);
}

#[test]
fn what_a_service_can_not_have() {
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
    let of = |service| refusals(leak(service));
    let at = |endpoints| of(Service { endpoints, ..NO_SHAPES });
    let of_versions = |versions, default| {
        let mut service = NO_SHAPES;
        (service.versions, service.default_version) = (versions, VersionId(default));
        of(service)
    };
    let mut text = shape("shape", Layout::Document, Direction::Sent, object("Parcel", []));
    text.root = Field::text("");
    let mut of_text = NO_SHAPES;
    of_text.shapes = leak([text]);
    let [mut relative, mut headed, mut of_shape] = [ENDPOINT; 3];
    relative.path = "a";
    headed.headers = leak([*NO_SHAPES.version_header]);
    of_shape.body = Some("b");
    each([
        (of_versions(&["2021", "2020"], 0), "in the order of their dates"),
        (of_versions(NO_SHAPES.versions, 3), "is none of the versions"),
        (first(of_versions(&[""; 256], 0)), "more than 255 versions"),
        (of(of_text), "The shape `shape` is not an object"),
        (at(leak([relative])), "GET a does not begin with `/`"),
        (at(leak([headed])), "the header `x-version`, which is not listed"),
        (at(leak([of_shape])), "the shape `b`, which is not listed"),
        (at(leak([const { ENDPOINT }; 33])), "more than 32 endpoints"),
    ]);
}

/// A change: its id, its version, and what it lists.
type Said = (&'static str, VersionId, Vec<On>);

fn said_of_changes<const N: usize>(parcel: &'static Object, changes: [Said; N]) -> Vec<String> {
    let changes = changes.map(|(id, version, on)| Declared {
        id,
        version,
        basis: STATED,
        on: on.leak(),
    });
    refusals(leak(Service {
        changes: leak(changes),
        ..*service(Layout::Document, Direction::Sent, parcel)
    }))
}

#[test]
fn what_a_version_says_on_a_field_belongs_to_one_change() {
    static OTHER: Object = Object::new("Other", &[]);
    let parcel = object(
        "Parcel",
        [
            MAIL.renamed(SECOND, "address"),
            Field::text("address").since(SECOND),
            Field::text("name").removed(SECOND, ""),
            Field::text("old").deprecated(THIRD),
        ],
    );
    let of = |changes: [Said; 1]| said_of_changes(parcel, changes);
    let all = || ("all", SECOND, vec![On::all(parcel)]);
    let mail = || ("one", SECOND, vec![On::only(parcel, &["mail"])]);
    let name = ("other", SECOND, vec![On::only(parcel, &["name"])]);
    let old = ("old", THIRD, vec![On::all(parcel)]);
    let also = |id, version, on| first(said_of_changes(parcel, [all(), (id, version, on)]));
    let unnamed = vec![On::all(parcel).unnamed("1", "")];
    let address = vec![On::only(parcel, &["address"])];
    each([
        (of([all()]), ""),
        (said_of_changes(parcel, [mail(), name, old]), ""),
        (of([mail()]), "`name` of Parcel, and none"),
        (said_of_changes(parcel, [mail(), all()]), "both one and all list it"),
        (also("also", THIRD, vec![On::all(&OTHER)]), "which no shape has"),
        (also("also", THIRD, unnamed), "says nothing on its fields"),
        (also("also", THIRD, address), "`address` of Parcel, on which"),
        (also("also", VersionId(0), vec![]), "in the order of their versions"),
        (also("also", VersionId(9), vec![]), "is of none of the later versions"),
        (also("all", THIRD, vec![]), "There are two changes `all`"),
    ]);
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
    let excluding = || MAIL.excludes("b", STATED, "").excludes("c", STATED, "");
    let moved = || MAIL.removed(THIRD, "").renamed(SECOND, "address");
    for (said, words) in [
        (message(|| A.removed(SECOND)), "not remove them. Keep the value."),
        (
            message(|| A.renamed(SECOND, "C")),
            "Keep the value, and add the new one",
        ),
        (message(excluding), "A field excludes one other."),
        (message(moved), "is removed, renamed, moved or computed once"),
    ] {
        assert!(said.contains(words), "{said}");
    }
}
