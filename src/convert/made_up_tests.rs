//! Conversions of a made-up service, a library's, in three versions with all that can be said of a version: loans have deep
//! objects, a list in a list of entries, and members that change in both versions; a ledger has objects inside members that move,
//! and elements with an identifier of their own; forms, demands, queries and shelves have one theme each.

use super::steps::Steps;
use crate::ConvertOptions;
use crate::Version;
use crate::check::made_up_tests::{NO_SHAPES, shape};
use crate::contract::catalogue::Catalogue;
use crate::contract::model::{
    At, Basis, Declared, Direction, EnumValue, Field, Form, Formula, Kind, Layout, List, Object, On, Reform, Service,
    VersionId,
};
use crate::contract::pairs::Plan;
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

const STATES: &[EnumValue] = &[
    EnumValue::new("OPEN", ""),
    EnumValue::new("OPENED_AGAIN", ""),
    EnumValue::new("LOST", "").since(SECOND),
    EnumValue::new("LOST_AND_FOUND", "").since(THIRD),
];

static AMOUNT: Object = Object::new("Amount", &[Field::new("amount", Kind::Text(Form::Decimal))]);
static PERCENT: Object = Object::new("Percent", &[Field::new("percent", Kind::Text(Form::Decimal))]);

/// Hundredths, as a decimal number and as a whole one.
pub(super) static HUNDREDTHS: Formula =
    Formula::new([hundredths, decimal], &[["\"0.05\"", "\"5\""], ["\"0.80\"", "\"80\""]]);

fn hundredths(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let digits = text.strip_prefix("\"0.")?.strip_suffix('"')?;
    let number = number(digits).filter(|_| digits.len() <= 2)?;
    let number = if digits.len() == 1 { number * 10 } else { number };
    Some(format!("\"{number}\"").into_bytes())
}

/// A number in digits alone.
fn number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|_| !digits.starts_with('+'))
}

fn decimal(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let number = number(text.strip_prefix('"')?.strip_suffix('"')?)?;
    (number < 100).then(|| format!("\"0.{number:02}\"").into_bytes())
}

static COPY: Object = Object::new(
    "Copy",
    &[
        Field::new("state", Kind::Enum(STATES)).required(Basis::Stated, ""),
        Field::new("fine", Kind::Text(Form::Decimal)).moved(SECOND, "penalty", At::Pointer("/amount")),
        inner("penalty", &AMOUNT).since(SECOND),
        Field::new("rate", Kind::Text(Form::Decimal))
            .reformed(&[Reform::new(SECOND, Form::Count, &HUNDREDTHS)])
            .required(Basis::Stated, ""),
        Field::text("shelf").moved(SECOND, "place", At::Option),
        Field::any("place").since(SECOND),
        Field::new("share", Kind::Text(Form::Decimal)).computed(SECOND, "discount", At::Pointer("/percent"), &REST),
        inner("discount", &PERCENT).since(SECOND),
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
            .moved(THIRD, "returned", At::Pointer("/by")),
        inner("returned", &RETURNED).since(THIRD),
        Field::text("note").removed(THIRD, ""),
        Field::text("reader").since(THIRD).required(Basis::Stated, ""),
        list("copies", &COPY_LIST),
    ],
)
.discriminated_by_first();
const KIND_A: EnumValue = EnumValue::new("A", "");
const KIND_B: EnumValue = EnumValue::new("B", "");
static COPY_LIST: List = List::of(inner("", &COPY)).identified_by("key");
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

// What is inside a member that moves, and what an element requires.
static TERM: Object = Object::new(
    "Term",
    &[
        Field::text("from").renamed(THIRD, "start"),
        Field::text("start").since(THIRD),
        Field::text("memo").removed(SECOND, ""),
    ],
);
static AGREEMENT: Object = Object::new("Agreement", &[inner("term", &TERM)]);
static FEE: Object = Object::new(
    "Fee",
    &[
        Field::new("amount", Kind::Text(Form::Decimal)).renamed(THIRD, "sum"),
        Field::new("sum", Kind::Text(Form::Decimal)).since(THIRD),
    ],
);
static NOTE: Object = Object::new(
    "Note",
    &[
        Field::any("code"),
        Field::text("body").renamed(SECOND, "text"),
        Field::text("text").since(SECOND),
        Field::new("cost", Kind::Text(Form::Decimal)).moved(SECOND, "fee", At::Pointer("/amount")),
        inner("fee", &FEE).since(SECOND),
        Field::text("priority").since(THIRD).required(Basis::Stated, ""),
    ],
);
static NOTES: List = List::of(inner("", &NOTE)).identified_by("code");
static LEDGER: Object = Object::new(
    "Ledger",
    &[
        inner("validity", &TERM).moved(SECOND, "agreement", At::Pointer("/term")),
        inner("agreement", &AGREEMENT).since(SECOND),
        list("notes", &NOTES),
    ],
);

// A form in every direction.
static FORMS: Object = Object::new(
    "Forms",
    &[
        Field::new("falling", Kind::Text(Form::Decimal)).reformed(&[Reform::new(SECOND, Form::Count, &HUNDREDTHS)]),
        Field::new("rising", Kind::Text(Form::Count)).reformed(&[Reform::new(SECOND, Form::Decimal, &WHOLE)]),
        Field::new("freed", Kind::Text(Form::Decimal)).reformed(&[Reform::new(SECOND, Form::Free, &HUNDREDTHS)]),
        Field::text("bound")
            .required(Basis::Stated, "")
            .reformed(&[Reform::new(THIRD, Form::Decimal, &WHOLE)]),
        Field::new("twice", Kind::Text(Form::Decimal)).reformed(&[
            Reform::new(SECOND, Form::Count, &HUNDREDTHS),
            Reform::new(THIRD, Form::Decimal, &WHOLE),
        ]),
    ],
);

/// [`HUNDREDTHS`] in the other direction.
pub(super) static WHOLE: Formula = Formula::new([decimal, hundredths], &[["\"5\"", "\"0.05\""]]);

// What a version demands of members that were there before.
static TIME: Object = Object::new(
    "Time",
    &[
        Field::text("start"),
        Field::text("expiry").since(THIRD).required(Basis::Stated, ""),
    ],
);
static DEMANDS: Object = Object::new(
    "Demands",
    &[
        Field::text("needed").required(Basis::Stated, "").required_since(THIRD),
        Field::text("label").renamed(SECOND, "name"),
        Field::text("name").since(SECOND).required(Basis::Stated, ""),
        list("states", &STATE_LIST),
        Field::new("state", Kind::Enum(STATES)),
        inner("time", &TIME).since(SECOND).renamed(THIRD, "validity"),
        inner("validity", &TIME).since(THIRD),
    ],
);
static STATE_LIST: List = List::of(Field::new("", Kind::Enum(STATES)));

static READERS: Object = Object::new(
    "Reader query",
    &[
        Field::text("tag").repeatable().renamed(SECOND, "tags"),
        Field::text("tags").repeatable().since(SECOND),
        Field::text("old").repeatable().removed(THIRD, ""),
        Field::text("new").repeatable().since(THIRD),
        Field::text("before").excludes("after", Basis::Stated, ""),
        Field::text("after").renamed(THIRD, "next"),
        Field::text("next").since(THIRD).excludes("before", Basis::Stated, ""),
        Field::text("limit"),
    ],
);

// An object in several lists, in lists of lists, in elements that have an identifier and in those that have none.
static SLOT: Object = Object::new(
    "Slot",
    &[
        Field::text("label").renamed(SECOND, "name"),
        Field::text("name").since(SECOND),
        Field::text("tag").removed(THIRD, ""),
        Field::text("size").since(THIRD).required(Basis::Implied, ""),
    ],
);
static SLOTS: List = List::of(inner("", &SLOT)).identified_by("key");
static ROWS: List = List::of(list("", &SLOTS));
static BOX: Object = Object::new(
    "Box",
    &[
        Field::any("code"),
        list("slots", &SLOTS),
        inner("lid", &SLOT).renamed(THIRD, "cover"),
        inner("cover", &SLOT).since(THIRD),
    ],
);
static CODED_BOXES: List = List::of(inner("", &BOX)).identified_by("code");
static BOXES: List = List::of(inner("", &BOX));
static ARCHIVE_ROOM: Object = Object::new(
    "Archive",
    &[
        list("coded", &CODED_BOXES),
        list("stacked", &BOXES),
        list("rows", &ROWS),
        list("shelves", &BOXES).renamed(SECOND, "racks"),
        list("racks", &BOXES).since(SECOND),
        Field::text("door").moved(SECOND, "gate", At::Pointer("/lock/name")),
        Field::any("gate").since(SECOND),
    ],
);

/// A service in which objects are reached on many ways.
pub(super) static ARCHIVE: Service = Service {
    shapes: &[
        shape("archive", Layout::Document, Direction::Received, &ARCHIVE_ROOM),
        shape("archives", Layout::Entries, Direction::Received, &ARCHIVE_ROOM),
    ],
    changes: &[
        Declared {
            id: "renamed",
            version: SECOND,
            basis: Basis::Stated,
            on: &[On::only(&ARCHIVE_ROOM, &["shelves"]), On::all(&SLOT)],
        },
        Declared {
            id: "moved",
            version: SECOND,
            basis: Basis::Implied,
            on: &[On::only(&ARCHIVE_ROOM, &["door"])],
        },
        Declared {
            id: "third",
            version: THIRD,
            basis: Basis::Stated,
            on: &[On::all(&SLOT), On::all(&BOX)],
        },
    ],
    ..NO_SHAPES
};

/// What is left of a whole number.
static REST: Formula = Formula::new([rest, rest], &[["\"30\"", "\"70\""]]);

fn rest(source: &[u8]) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let number = number(text.strip_prefix('"')?.strip_suffix('"')?)?;
    Some(format!("\"{}\"", 100_u8.checked_sub(number)?).into_bytes())
}

static CHANGES: [Declared; 2] = [
    Declared {
        id: "second",
        version: SECOND,
        basis: Basis::Stated,
        on: &[
            On::all(&LOAN),
            On::all(&COPY),
            On::all(&QUERY).unnamed("4", ""),
            On::all(&LEDGER),
            On::all(&TERM),
            On::all(&NOTE),
            On::all(&FORMS),
            On::all(&DEMANDS),
            On::all(&READERS),
        ],
    },
    Declared {
        id: "third",
        version: THIRD,
        basis: Basis::Stated,
        on: &[
            On::all(&LOAN),
            On::all(&COPY),
            On::all(&QUERY),
            On::all(&TERM),
            On::all(&FEE),
            On::all(&NOTE),
            On::all(&FORMS),
            On::all(&DEMANDS),
            On::all(&TIME),
            On::all(&READERS),
        ],
    },
];

pub(super) static LIBRARY: Service = Service {
    shapes: &[
        shape("loan", Layout::Document, Direction::Received, &LOAN),
        shape("loan-list", Layout::Entries, Direction::Received, &LOAN),
        shape("copy", Layout::Document, Direction::Received, &COPY),
        shape("loan-query", Layout::Query, Direction::Received, &QUERY),
        shape("ledger", Layout::Document, Direction::Received, &LEDGER),
        shape("forms", Layout::Document, Direction::Sent, &FORMS),
        shape("demands", Layout::Document, Direction::Sent, &DEMANDS),
        shape("reader-query", Layout::Query, Direction::Sent, &READERS),
    ],
    changes: &CHANGES,
    ..NO_SHAPES
};

pub(super) const LOANS: usize = 0;
pub(super) const LOAN_LISTS: usize = 1;
pub(super) const QUERIES: usize = 3;

/// The plan of the library.
pub(super) fn library() -> &'static Plan {
    static PLAN: LazyLock<&'static Plan> = LazyLock::new(|| Plan::make(Catalogue::make(&LIBRARY)));
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
