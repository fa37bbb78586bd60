//! Conversions of a made-up service, a library's loans, in three versions with every operation: deep objects, a
//! list in a list of entries, and members that change in both versions.

use super::agreement_tests::disagreements;
use super::operation::{At, Declared, Formula, Rule, added, computed, moved, reformed, removed, renamed, values};
use super::plan::Plan;
use super::steps::Steps;
use crate::ConvertOptions;
use crate::Version;
use crate::check::made_up_tests::{NO_SHAPES, leak, service, shape};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    Basis, Direction, EnumValue, Field, Form, Kind, Layout, List, Object, Service, VersionId,
};
use std::format;
use std::sync::LazyLock;
use std::vec::Vec;

pub(super) const FIRST: VersionId = VersionId(0);
pub(super) const SECOND: VersionId = VersionId(1);
pub(super) const THIRD: VersionId = VersionId(2);

const fn inner(name: &'static str, object: &'static Object) -> Field {
    Field::new(name, Kind::Object(object))
}

const fn list(name: &'static str, list: &'static List) -> Field {
    Field::new(name, Kind::List(list))
}

// Six levels.
static TITLE: Object = Object::new(
    "Title",
    &[
        Field::text("text").renamed(THIRD, "heading"),
        Field::text("heading").since(THIRD),
    ],
);
static PAGE: Object = Object::new("Page", &[inner("title", &TITLE)]);
static CHAPTER: Object = Object::new("Chapter", &[inner("page", &PAGE)]);
static PART: Object = Object::new("Part", &[inner("chapter", &CHAPTER)]);
static BOOK: Object = Object::new("Book", &[inner("first_part", &PART), inner("last_part", &PART)]);

const STATES: &[EnumValue] = &[
    EnumValue::new("OPEN", ""),
    EnumValue::new("OPENED_AGAIN", ""),
    EnumValue::new("LOST", "").since(SECOND),
    EnumValue::new("LOST_AND_FOUND", "").since(THIRD),
];

static AMOUNT: Object = Object::new("Amount", &[Field::new("amount", Kind::Text(Form::Decimal))]);
static PERCENT: Object = Object::new("Percent", &[Field::new("percent", Kind::Text(Form::Decimal))]);

/// Hundredths, as a decimal number and as a whole one.
pub(super) static HUNDREDTHS: Formula = Formula {
    ways: [|decimal| hundredths(decimal), |whole| decimal(whole)],
};

fn hundredths(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let digits = text.strip_prefix("\"0.")?.strip_suffix('"')?;
    let number: u8 = digits.parse().ok().filter(|_| digits.len() <= 2)?;
    let number = if digits.len() == 1 { number * 10 } else { number };
    Some(format!("\"{number}\"").into_bytes())
}

fn decimal(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let number: u8 = text.strip_prefix('"')?.strip_suffix('"')?.parse().ok()?;
    (number < 100).then(|| format!("\"0.{number:02}\"").into_bytes())
}

static COPY: Object = Object::new(
    "Copy",
    &[
        Field::new("state", Kind::Enum(STATES)).required(Basis::Stated, ""),
        Field::new("fine", Kind::Text(Form::Decimal)).removed(SECOND, ""),
        inner("penalty", &AMOUNT).since(SECOND),
        Field::new("rate", Kind::Text(Form::Decimal))
            .reformed(&[(SECOND, Form::Count)])
            .required(Basis::Stated, ""),
        Field::text("shelf").removed(SECOND, ""),
        Field::any("place").since(SECOND),
        Field::new("share", Kind::Text(Form::Decimal)).removed(SECOND, ""),
        inner("discount", &PERCENT).since(SECOND),
        inner(
            "book_of_this_copy_whose_name_is_longer_than_any_name_that_was_packed",
            &BOOK,
        ),
    ],
);

static LOAN: Object = Object::new(
    "Loan",
    &[
        Field::new("kind", Kind::Enum(&[KIND_A, KIND_B])).required(Basis::Stated, ""),
        Field::any("key"),
        Field::text("due")
            .required_with(&[KIND_A], Basis::Stated, "")
            .renamed(SECOND, "due_date"),
        Field::text("due_date")
            .required_with(&[KIND_A], Basis::Stated, "")
            .since(SECOND)
            .removed(THIRD, ""),
        inner("returned", &RETURNED).since(THIRD),
        Field::text("note").removed(THIRD, ""),
        Field::text("reader").since(THIRD).required(Basis::Stated, ""),
        list("copies", &COPY_LIST),
    ],
)
.discriminated_by_first();
const KIND_A: EnumValue = EnumValue::new("A", "");
const KIND_B: EnumValue = EnumValue::new("B", "");
static COPY_LIST: List = List::of(inner("", &COPY));
static RETURNED: Object = Object::new("Returned", &[Field::text("by")]);

static QUERY: Object = Object::new(
    "Loan query",
    &[
        Field::text("first").removed(THIRD, ""),
        Field::text("second").since(SECOND).excludes("size", Basis::Stated, ""),
        Field::text("third").since(THIRD),
        Field::text("always"),
        Field::new("many", Kind::Text(Form::Count)).renamed(SECOND, "most"),
        Field::new("most", Kind::Text(Form::Count)).since(SECOND),
        Field::new("size", Kind::Text(Form::Count))
            .since(SECOND)
            .renamed(THIRD, "sizes"),
        Field::new("sizes", Kind::Text(Form::Count)).since(THIRD),
        Field::text("at").renamed(SECOND, "since"),
        Field::text("since").since(SECOND).renamed(THIRD, "when"),
        Field::text("when").since(THIRD),
    ],
);

/// What is left of a whole number.
static REST: Formula = Formula {
    ways: [|share| rest(share), |percent| rest(percent)],
};

fn rest(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let number: u8 = text.strip_prefix('"')?.strip_suffix('"')?.parse().ok()?;
    Some(format!("\"{}\"", 100_u8.checked_sub(number)?).into_bytes())
}

static SECOND_CHANGES: &[Rule] = &[
    Rule::on(&LOAN, &[renamed("due", "due_date")]),
    Rule::on(
        &COPY,
        &[
            moved("fine", "penalty", At::Pointer("/amount")),
            moved("shelf", "place", At::Option),
            reformed("rate", Form::Count, &HUNDREDTHS),
            computed("share", "discount", At::Pointer("/percent"), &REST),
            values("state", &["LOST"]),
        ],
    ),
    Rule {
        unnamed: Some(("4", "")),
        ..Rule::on(
            &QUERY,
            &[
                added("second"),
                added("size"),
                renamed("many", "most"),
                renamed("at", "since"),
            ],
        )
    },
];

static THIRD_CHANGES: &[Rule] = &[
    Rule::on(
        &LOAN,
        &[
            moved("due_date", "returned", At::Pointer("/by")),
            removed("note"),
            added("reader"),
        ],
    ),
    Rule::on(&COPY, &[values("state", &["LOST_AND_FOUND"])]),
    Rule::on(&TITLE, &[renamed("text", "heading")]),
    Rule::on(
        &QUERY,
        &[
            removed("first"),
            added("third"),
            renamed("since", "when"),
            renamed("size", "sizes"),
        ],
    ),
];

pub(super) const CHANGES: [Declared; 2] = declared([SECOND_CHANGES, THIRD_CHANGES]);

/// The changes of the second and the third version.
pub(super) const fn declared([second, third]: [&'static [Rule]; 2]) -> [Declared; 2] {
    [
        Declared {
            id: "second",
            version: SECOND,
            basis: Basis::Stated,
            rules: second,
        },
        Declared {
            id: "third",
            version: THIRD,
            basis: Basis::Stated,
            rules: third,
        },
    ]
}

pub(super) static LIBRARY: Service = Service {
    shapes: &[
        shape("loan", Layout::Document, Direction::Received, &LOAN),
        shape("loan-list", Layout::Entries, Direction::Received, &LOAN),
        shape("copy", Layout::Document, Direction::Received, &COPY),
        shape("loan-query", Layout::Query, Direction::Received, &QUERY),
    ],
    ..NO_SHAPES
};

pub(super) const LOANS: usize = 0;
pub(super) const LOAN_LISTS: usize = 1;
pub(super) const COPIES: usize = 2;
pub(super) const QUERIES: usize = 3;

/// The plan of the library.
pub(super) fn library() -> &'static Plan {
    static PLAN: LazyLock<&'static Plan> = LazyLock::new(|| Plan::make(Catalogue::make(&LIBRARY), &CHANGES));
    *PLAN
}

/// The steps between two versions of the library.
pub(super) fn steps(shape: usize, (from, to): (VersionId, VersionId), options: &ConvertOptions) -> Steps<'_> {
    Steps::new(library(), shape, [from, to], options.rules())
}

/// Options whose versions, which are those of another service, do not matter.
pub(super) fn options() -> ConvertOptions {
    ConvertOptions::new(Version::default(), Version::default())
}

/// What is said of a service if its second version has these rules.
fn said(service: &'static Service, rules: &'static [Rule]) -> String {
    let change = Declared { rules, ..CHANGES[0] };
    disagreements(Catalogue::make(service), &[change]).join("\n")
}

fn said_of(object: &'static Object, rules: &'static [Rule]) -> String {
    let service = service(Layout::Document, Direction::Received, object);
    said(service, rules)
}

#[test]
fn changes_that_contradict_the_contract_are_refused_in_words() {
    static OTHER: Object = Object::new("Other", &[]);
    let catalogue = Catalogue::make(&LIBRARY);
    let of = |changes: &[Declared]| disagreements(catalogue, changes).join("\n");
    let on = |object, operation| said(&LIBRARY, leak([Rule::on(object, leak([operation]))]));
    let to = |old, new, pointer| moved(old, new, At::Pointer(pointer));
    let twice = of(&[CHANGES[0], CHANGES[1], CHANGES[1]]);
    let renamed_and_removed = leak([renamed("due", "due_date"), removed("due")]);
    let sentences = leak(
        [const {
            Rule {
                assumption: Some("It is."),
                unnamed: Some(("4", "It is.")),
                ..Rule::on(&LOAN, &[])
            }
        }; 17],
    );
    for (found, words) in [
        (
            of(&CHANGES[..1]),
            "2022-01-01 removed `due_date` of Loan, and 0 of its operations",
        ),
        (
            twice.clone(),
            "2022-01-01 added `reader` of Loan, and 2 of its operations",
        ),
        (twice, "The value `LOST_AND_FOUND` of `state` of Copy"),
        (
            on(&OTHER, removed("nothing")),
            "names the object Other, which no shape has",
        ),
        (on(&LOAN, removed("nothing")), "names `nothing` of Loan"),
        (
            on(&LOAN, added("note")),
            "2021-01-01 neither added nor removed `note` of Loan, and 1 of its operations",
        ),
        (
            on(&BOOK, renamed("heading", "first_part")),
            "Title has such a member, but a value moves only to another member of its object, or into one. Declare that the member is removed there, and added here.",
        ),
        (
            on(&BOOK, renamed("first_part", "heading")),
            "Declare that the member is added there, and removed here.",
        ),
        (
            on(&COPY, renamed("OPEN", "OPENED")),
            "names `OPEN` of Copy, which the contract does not have. It is a value of `state`.",
        ),
        (
            said(&LIBRARY, leak([Rule::on(&LOAN, renamed_and_removed)])),
            "2021-01-01 removed `due` of Loan, and 2 of its operations",
        ),
        (
            on(&LOAN, to("due", "due_date", "/on")),
            "renames `due` of Loan to no name, and its field to `due_date`",
        ),
        (
            on(&LOAN, to("due", "due_date", "/on")),
            "moves a value to `/on` of Loan",
        ),
        (
            on(&COPY, to("fine", "penalty", "/amuont")),
            "moves a value to `/amuont` of Copy",
        ),
        (on(&COPY, to("shelf", "place", "url")), "moves a value to `url` of Copy"),
        (
            on(&COPY, renamed("shelf", "penalty")),
            "moves `shelf` of Copy to where a value of another kind",
        ),
        (
            on(&COPY, reformed("rate", Form::Email, &HUNDREDTHS)),
            "2021-01-01 changed the form of `rate` of Copy, and 0 of 1 operations",
        ),
        (
            on(&QUERY, to("many", "most", "/a")),
            "computes a parameter of Loan query",
        ),
        (said(&LIBRARY, sentences), "more than 32 sentences"),
    ] {
        assert!(found.contains(words), "{words}: {found}");
    }
}

#[test]
fn changes_that_a_complement_could_not_keep_are_refused_in_words() {
    static ONE: Object = Object::new("One", &[Field::any("a").removed(SECOND, "")]);
    static TWO: Object = Object::new("Two", &[Field::any("a").removed(SECOND, "")]);
    static LIST: List = List::of(inner("", &ONE));
    static THREE: Object = Object::new(
        "Three",
        &[
            Field::any("b").removed(SECOND, ""),
            inner("one", &ONE),
            inner("two", &TWO),
        ],
    );
    static LISTS: Object = Object::new("Lists", &[list("a", &LIST), list("b", &LIST)]);
    static OF_ONE: [Rule; 1] = [Rule::on(&ONE, &[removed("a")])];
    static OF_THREE: [Rule; 3] = [
        Rule::on(&THREE, &[removed("b")]),
        Rule::on(&ONE, &[removed("a")]),
        Rule::on(&TWO, &[removed("a")]),
    ];
    let found = said_of(&LISTS, &OF_ONE);
    assert!(found.contains("One is reached through more than one list"), "{found}");
    let found = said_of(&THREE, &OF_THREE);
    assert!(found.contains("names `a` first of One and of Two"), "{found}");
}

#[test]
fn a_new_object_requires_only_the_value_that_moves_into_it() {
    static READER: Object = Object::new(
        "Reader",
        &[Field::text("mail"), Field::text("name").required(Basis::Stated, "")],
    );
    static PARCEL: Object = Object::new(
        "Parcel",
        &[
            Field::text("mail").removed(SECOND, ""),
            inner("reader", &READER).since(SECOND),
        ],
    );
    static RULES: [Rule; 1] = [Rule::on(&PARCEL, &[moved("mail", "reader", At::Pointer("/mail"))])];
    let found = said_of(&PARCEL, &RULES);
    let words = "a new Reader of Parcel, which also requires `name`";
    assert!(found.contains(words), "{found}");
}

#[test]
fn a_renamed_field_gets_another_label() {
    for (label, is_refused) in [("Mail", true), ("Address", false)] {
        let old = Field::text("mail").about("Mail", "");
        let new = Field::text("address").about(label, "");
        let fields = leak([old.renamed(SECOND, "address"), new.since(SECOND)]);
        let object = leak(Object::new("Parcel", fields));
        let operations = leak([renamed("mail", "address")]);
        let found = said_of(object, leak([Rule::on(object, operations)]));
        assert_eq!(found.contains("have the same label"), is_refused, "{found}");
    }
}
