use super::*;
use crate::check::made_up_tests::rules;
use crate::contract::model::{Basis, Direction, EnumValue, Field, Form, Kind, Layout, Object};
use alloc::format;
use alloc::vec::Vec;

const COIN: EnumValue = EnumValue::new("COIN", "");
const CASH: EnumValue = EnumValue::new("CASH", "");
const OPEN: EnumValue = EnumValue::new("OPEN", "");
const LOST: EnumValue = EnumValue::new("LOST", "");

static FEE: Object = Object::new(
    "Fee",
    &[
        Field::new("kind", Kind::Enum(&[COIN, CASH])).required(Basis::Implied, ""),
        Field::text("coin")
            .relevant_with(&[COIN])
            .required_with(&[COIN], Basis::Implied, ""),
        Field::new("unit", Kind::Enum(&[EnumValue::new("HOUR", "")])).required(Basis::Implied, ""),
    ],
)
.discriminated_by_first();

static STATE: Object = Object::new("State", &[Field::new("rate", Kind::Text(Form::Decimal))]);

static LOAN: Object = Object::new(
    "Loan",
    &[
        Field::new("state", Kind::Enum(&[OPEN, LOST])).required(Basis::Stated, ""),
        Field::new("fee", Kind::Object(&FEE)).required_with(&[OPEN], Basis::Implied, ""),
        Field::any("copies"),
        Field::new("old", Kind::Object(&STATE)),
        Field::new("at", Kind::Text(Form::Timestamp)),
    ],
)
.nothing_else_with(&[LOST]);

static REQUEST: Object = Object::new(
    "Loan request",
    &[Field::new("fee", Kind::Object(&FEE)).required(Basis::Implied, "")],
);

fn first_verdict(direction: Direction, text: &str) -> Option<bool> {
    let object = match direction {
        Direction::Received => &LOAN,
        Direction::Sent => &REQUEST,
    };
    let (mut buffer, mut first_try) = (Vec::new(), FirstTry::NEW);
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    first_try.verdict(text, &rules(Layout::Document, direction, object))
}

#[test]
fn common_mistakes_are_decided_without_an_index() {
    let old = |state: &str| format!(r#"{{"state":"OPEN","fee":{{}},"old":{state}}}"#);
    let at = r#"{"state":"OPEN","fee":{},"at":"2024-04-10T17:11:26.601254Z"}"#;
    let loan = |fee: &str| format!(r#"{{"state":"OPEN","fee":{fee}}}"#);
    for (text, expected) in [
        (old(r#"{"rate":0.8}"#), false),
        (old(r#"{"rate":""}"#), false),
        (old(r#"{"rate":null}"#), true),
        (at.into(), true),
        (loan(r#"{"kind":"VOUCHER","unit":""}"#), true),
        (loan(r#"{"kind":"CASH","coin":5}"#), true),
        (loan(r#"{"kind":"COIN","coin":5}"#), false),
        (r#"{"state":"LOST","copies":5}"#.into(), true),
        (r#"{"state":""}"#.into(), false),
    ] {
        let verdict = first_verdict(Direction::Received, &text);
        assert_eq!(verdict, Some(expected), "{text}");
    }
    for text in [
        r#"{"fee":{"kind":"COIN","coin":"","unit":"HOUR"}}"#,
        r#"{"fee":{"kind":"COIN","unit":"HOUR"}}"#,
        "[]",
        "",
    ] {
        assert_eq!(first_verdict(Direction::Sent, text), Some(false), "{text}");
    }
}

#[test]
fn what_a_discriminator_could_make_meaningless_is_left_to_the_index() {
    let text = r#"{"fee":{"coin":5,"kind":"CASH","unit":"HOUR"}}"#;
    assert_eq!(first_verdict(Direction::Sent, text), None);
}
