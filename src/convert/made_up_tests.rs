//! Conversions of a made-up service, a library's loans, in three versions with every operation: deep objects, wide
//! ones, a list in a list of entries, and members that change in both versions.

use super::ConvertOptions;
use super::agreement_tests::disagreements;
use super::engine::Engine;
use super::operation::{
    At, Declared, Formula, Rule, added, computed, moved, reformed, removed, renamed, values,
};
use super::plan::Plan;
use super::steps::Steps;
use crate::Version;
use crate::check::made_up_tests::{Random, leak};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    Basis, Chapters, Contract, Direction, EnumValue, Field, Form, Header, Kind, Layout, List,
    Object, Service, VersionId,
};
use crate::contract::refusals_tests::refusals;
use crate::convert::Complement;
use crate::text::Padded;
use std::format;
use std::string::String;
use std::sync::LazyLock;
use std::vec::Vec;

pub(super) const FIRST: VersionId = VersionId(0);
pub(super) const SECOND: VersionId = VersionId(1);
pub(super) const THIRD: VersionId = VersionId(2);

const fn inner(name: &'static str, object: &'static Object) -> Field {
    Field::new(name, Kind::Object(object))
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
static BOOK: Object = Object::new(
    "Book",
    &[inner("first_part", &PART), inner("last_part", &PART)],
);

const STATES: &[EnumValue] = &[
    EnumValue::new("OPEN", ""),
    EnumValue::new("OPENED_AGAIN", ""),
    EnumValue::new("LOST", "").since(SECOND),
    EnumValue::new("LOST_AND_FOUND", "").since(THIRD),
];

static AMOUNT: Object = Object::new("Amount", &[Field::new("amount", Kind::Text(Form::Decimal))]);
static PERCENT: Object = Object::new(
    "Percent",
    &[Field::new("percent", Kind::Text(Form::Decimal))],
);

/// Hundredths, as a decimal number and as a whole one.
static HUNDREDTHS: Formula = Formula {
    ways: [|decimal| hundredths(decimal), |whole| decimal(whole)],
};

fn hundredths(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let digits = text.strip_prefix("\"0.")?.strip_suffix('"')?;
    let number: u8 = digits.parse().ok().filter(|_| digits.len() <= 2)?;
    let number = if digits.len() == 1 {
        number * 10
    } else {
        number
    };
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
        Field::text("reader")
            .since(THIRD)
            .required(Basis::Stated, ""),
        Field::new("copies", Kind::List(&COPY_LIST)),
        inner("wide", &WIDE),
    ],
)
.discriminated_by_first();
const KIND_A: EnumValue = EnumValue::new("A", "");
const KIND_B: EnumValue = EnumValue::new("B", "");
static COPY_LIST: List = List::of(Field::new("", Kind::Object(&COPY)));
static RETURNED: Object = Object::new("Returned", &[Field::text("by")]);

const fn old(name: &'static str, new: &'static str) -> Field {
    Field::any(name).renamed(SECOND, new)
}
const fn new(name: &'static str) -> Field {
    Field::any(name).since(SECOND)
}

// Twenty members of one pass.
static WIDE: Object = Object::new(
    "Wide",
    &[
        old("a0", "b0"),
        old("a1", "b1"),
        old("a2", "b2"),
        old("a3", "b3"),
        old("a4", "b4"),
        old("a5", "b5"),
        old("a6", "b6"),
        old("a7", "b7"),
        old("a8", "b8"),
        old("a9", "b9"),
        new("b0"),
        new("b1"),
        new("b2"),
        new("b3"),
        new("b4"),
        new("b5"),
        new("b6"),
        new("b7"),
        new("b8"),
        new("b9"),
    ],
);

static QUERY: Object = Object::new(
    "Loan query",
    &[
        Field::text("first").removed(THIRD, ""),
        Field::text("second")
            .since(SECOND)
            .excludes("size", Basis::Stated, ""),
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
    Rule::on(
        &WIDE,
        &[
            renamed("a0", "b0"),
            renamed("a1", "b1"),
            renamed("a2", "b2"),
            renamed("a3", "b3"),
            renamed("a4", "b4"),
            renamed("a5", "b5"),
            renamed("a6", "b6"),
            renamed("a7", "b7"),
            renamed("a8", "b8"),
            renamed("a9", "b9"),
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

const CHANGES: [Declared; 2] = [
    Declared {
        id: "second",
        version: SECOND,
        basis: Basis::Stated,
        rules: SECOND_CHANGES,
    },
    Declared {
        id: "third",
        version: THIRD,
        basis: Basis::Stated,
        rules: THIRD_CHANGES,
    },
];

static HEADER: Header = Header {
    name: "x-version",
    doc: "",
    presence: None,
};

static LIBRARY: LazyLock<&'static Service> = LazyLock::new(|| {
    let shape = |name, layout, object| Contract {
        name,
        direction: Direction::Received,
        section: "10.2",
        layout,
        root: Field::new("", Kind::Object(object)),
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
        shapes: leak([
            shape("loan", Layout::Document, &LOAN),
            shape("loan-list", Layout::Entries, &LOAN),
            shape("copy", Layout::Document, &COPY),
            shape("loan-query", Layout::Query, &QUERY),
        ]),
        headers: &[],
        version_header: &HEADER,
        endpoints: &[],
        path_root: "/",
        place_option: "placeAt",
        identifier: "key",
    })
});

pub(super) const LOANS: usize = 0;
pub(super) const LOAN_LISTS: usize = 1;
const COPIES: usize = 2;
pub(super) const QUERIES: usize = 3;

/// The plan of the library.
pub(super) fn library() -> &'static Plan {
    static PLAN: LazyLock<&'static Plan> =
        LazyLock::new(|| Plan::make(Catalogue::make(&LIBRARY), &CHANGES));
    *PLAN
}

/// The steps between two versions of the library.
pub(super) fn steps(
    shape: usize,
    (from, to): (VersionId, VersionId),
    options: &ConvertOptions,
) -> Steps<'_> {
    Steps::new(library(), shape, [from, to], options)
}

/// Options whose versions, which are those of another service, do not matter.
pub(super) fn options() -> ConvertOptions {
    ConvertOptions::new(Version::default(), Version::default())
}

struct Converted {
    output: String,
    complement: Option<Complement>,
}

fn converted(
    shape: usize,
    versions: (VersionId, VersionId),
    text: &str,
    complement: Option<Complement>,
) -> Converted {
    let options = ConvertOptions {
        complement,
        ..options()
    };
    let steps = steps(shape, versions, &options);
    let (mut engine, mut buffer) = (Engine::default(), Vec::new());
    engine.convert(&steps, Padded::copy(text.as_bytes(), &mut buffer));
    let refusals = &engine.outcome.refusals;
    assert!(
        refusals.is_empty(),
        "{versions:?} {text} {:?}: {refusals:?}",
        options.complement
    );
    let output = String::from_utf8(engine.output().clone()).unwrap();
    let (mut rebuilt, mut at) = (String::new(), 0);
    for edit in &engine.outcome.edits {
        rebuilt += &text[at..edit.input.start as usize];
        rebuilt += &output[edit.output.start as usize..edit.output.end as usize];
        at = edit.input.end as usize;
    }
    assert_eq!(rebuilt + &text[at..], output, "{text}");
    let complement = String::from_utf8(engine.outcome.complement.clone()).unwrap();
    let complement = (!complement.is_empty()).then(|| Complement::from_json(complement));
    Converted { output, complement }
}

fn query(random: &mut Random) -> String {
    let names = [
        "first", "second", "third", "always", "other", "many", "most", "m%61ny", "m%6Fst", "at",
        "a%74", "since", "when",
    ];
    let values = ["", "=", "=1", "=%31", "=a+b", "=a%20b"];
    let mut pairs = Vec::new();
    for (n, name) in names.into_iter().enumerate() {
        let is_twin = n > 0 && matches!(n, 7 | 8 | 10);
        if random.below(if is_twin { 6 } else { 3 }) == 0 {
            pairs.push(format!("{name}{}", values[random.below(values.len())]));
        }
    }
    let decoded = |pair: &String| {
        pair.replace("%61", "a")
            .replace("%6F", "o")
            .replace("%74", "t")
    };
    let mut known: Vec<String> = Vec::new();
    pairs.retain(|pair| {
        let name = decoded(pair)
            .split('=')
            .next()
            .unwrap_or_default()
            .to_string();
        let is_new = !known.contains(&name);
        known.push(name);
        is_new
    });
    if pairs.len() > 1 {
        let at = random.below(pairs.len());
        pairs.swap(0, at);
    }
    pairs.join("&")
}

#[test]
fn documents_of_a_made_up_service_come_back_whatever_the_versions() {
    assert_eq!(refusals(&LIBRARY), [""; 0]);
    let catalogue = Catalogue::make(&LIBRARY);
    assert_eq!(disagreements(catalogue, &CHANGES), [""; 0]);
    let (mut random, mut changed, mut held) = (Random(7), 0, 0);
    for n in 0..6_000 {
        let shape = n % 4;
        let text = match shape {
            0 => random.document(&LOAN),
            1 => format!("[{}, {}]", random.document(&LOAN), random.document(&LOAN)),
            2 => random.document(&COPY),
            _ => query(&mut random),
        };
        for (from, to) in [
            (FIRST, THIRD),
            (THIRD, FIRST),
            (FIRST, SECOND),
            (SECOND, THIRD),
            (THIRD, SECOND),
        ] {
            let there = converted(shape, (from, to), &text, None);
            changed += usize::from(there.output != text);
            held += usize::from(there.complement.is_some());
            let back = converted(shape, (to, from), &there.output, there.complement.clone());
            assert_eq!(
                back.output, text,
                "{from:?} {to:?}: {} {:?}",
                there.output, there.complement
            );
            assert_eq!(back.complement, None, "{from:?} {to:?}: {text}");
            if from.0.abs_diff(to.0) == 2 {
                let half = converted(shape, (from, SECOND), &text, None);
                let whole = converted(shape, (SECOND, to), &half.output, None);
                assert_eq!(whole.output, there.output, "{from:?} {to:?}: {text}");
            }
        }
    }
    assert!(
        changed > 10_000 && held > 10_000,
        "{changed} changed, {held} with a complement"
    );
}

#[test]
fn a_value_goes_through_two_versions_and_six_levels() {
    let up = |text: &str| converted(0, (FIRST, THIRD), text, None).output;
    assert_eq!(up(r#"{"due":"d"}"#), r#"{"returned":{"by":"d"}}"#);
    let deep = |name: &str| {
        format!(
            r#"{{"copies":[{{"book_of_this_copy_whose_name_is_longer_than_any_name_that_was_packed":{{"last_part":{{"chapter":{{"page":{{"title":{{"{name}":"t"}}}}}}}}}}}}]}}"#
        )
    };
    assert_eq!(up(&deep("text")), deep("heading"));
    assert_eq!(
        up(r#"{"copies":[{"share":"30","fine":"2"}]}"#),
        r#"{"copies":[{"discount":{"percent":"70"},"penalty":{"amount":"2"}}]}"#
    );
}

#[test]
fn a_text_changes_its_form_under_its_name() {
    let copy = |rate: &str| format!(r#"{{"rate":{rate}}}"#);
    let up = |rate: &str| converted(COPIES, (FIRST, SECOND), &copy(rate), None);
    let down = |rate: &str, complement| {
        let converted = converted(COPIES, (SECOND, FIRST), &copy(rate), complement);
        assert!(converted.complement.is_none());
        converted.output
    };
    for (older, newer, needs_complement) in [
        (r#""0.85""#, r#""85""#, false),
        // Another spelling of the number.
        (r#""0.8""#, r#""80""#, true),
        // No number of the older form, so it stays. It is one of the newer form.
        (r#""40""#, r#""40""#, true),
        (r#""none""#, r#""none""#, false),
        ("null", "null", false),
    ] {
        let converted = up(older);
        assert_eq!(converted.output, copy(newer));
        assert_eq!(converted.complement.is_some(), needs_complement, "{older}");
        assert_eq!(down(newer, converted.complement), copy(older));
    }
    let edited = up(r#""0.8""#).complement;
    assert_eq!(down(r#""81""#, edited), copy(r#""0.81""#));
}

#[test]
fn parameters_keep_their_values_under_another_name() {
    let up = |query: &str| converted(QUERIES, (FIRST, THIRD), query, None);
    assert_eq!(
        up("?x&at=%31&many=2&always").output,
        "?x&when=%31&most=2&always"
    );
    assert_eq!(up("at").output, "when");
    assert!(up("at=1&many=2").complement.is_none());
    let spelled = up("a%74=1&m%61ny");
    assert_eq!(spelled.output, "when=1&most");
    let back =
        |query: &str, complement| converted(QUERIES, (THIRD, FIRST), query, complement).output;
    assert_eq!(
        back("when=1&most", spelled.complement.clone()),
        "a%74=1&m%61ny"
    );
    assert_eq!(back("most=5&when=4", spelled.complement), "m%61ny=5&a%74=4");
}

#[test]
fn changes_that_contradict_the_contract_are_refused_in_words() {
    let catalogue = Catalogue::make(&LIBRARY);
    let of = |changes: &[Declared]| disagreements(catalogue, changes).join("\n");
    let missed = of(&CHANGES[..1]);
    assert!(
        missed.contains("2022-01-01 removed `due_date` of Loan, and 0 of its operations"),
        "{missed}"
    );
    let twice = of(&[CHANGES[0], CHANGES[1], CHANGES[1]]);
    assert!(
        twice.contains("2022-01-01 added `reader` of Loan, and 2 of its operations"),
        "{twice}"
    );
    assert!(
        twice.contains("The value `LOST_AND_FOUND` of `state` of Copy"),
        "{twice}"
    );
    static STRANGE: &[Rule] = &[Rule::on(&LOAN, &[removed("nothing")])];
    let strange = Declared {
        rules: STRANGE,
        ..CHANGES[0]
    };
    assert!(of(&[strange]).contains("names `nothing` of Loan"));
    static UP: &[Rule] = &[Rule::on(
        &BOOK,
        &[moved("heading", "first_part", At::Whole)],
    )];
    let up = of(&[Declared {
        rules: UP,
        ..CHANGES[0]
    }]);
    assert!(
        up.contains("Title has such a member, but a value moves only"),
        "{up}"
    );
    static TWICE: &[Rule] = &[Rule::on(
        &LOAN,
        &[renamed("due", "due_date"), removed("due")],
    )];
    let twice = of(&[Declared {
        rules: TWICE,
        ..CHANGES[0]
    }]);
    assert!(
        twice.contains("2021-01-01 removed `due` of Loan, and 2 of its operations"),
        "{twice}"
    );
    static MOVED: &[Rule] = &[Rule::on(
        &LOAN,
        &[moved("due", "due_date", At::Pointer("/on"))],
    )];
    let moved = of(&[Declared {
        rules: MOVED,
        ..CHANGES[0]
    }]);
    assert!(
        moved.contains("renames `due` of Loan to no name, and its field to `due_date`"),
        "{moved}"
    );
}
