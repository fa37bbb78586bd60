//! 2099-01-01, made up for tests: seven changes, which together use every operation. The contract includes the
//! fields from here.

use super::operation::{
    At, Formula, Operation, Rule, added, computed, moved, removed, renamed, values,
};
use super::{Change, for_people};
use crate::Version;
use crate::contract::model::Basis::{Implied, Stated};
use crate::contract::model::{EnumValue, Field, Form, Kind, Object};
use crate::contract::order::{self, ORDER};
use crate::contract::order_request::{
    self, CARD, CURRENCIES, DISTRIBUTION_METHOD, EMAIL, PAYMENT_METHOD,
};
use crate::contract::product_update::PRODUCT_STATE;
use alloc::format;
use alloc::vec::Vec;

pub(crate) const VERSION: Version = Version::V2099_01_01;

const fn change(
    id: &'static str,
    section: &'static str,
    title: &'static str,
    description: &'static str,
    rules: &'static [Rule],
) -> Change {
    Change {
        id,
        version: VERSION,
        section,
        basis: Stated,
        title: for_people(title),
        description: for_people(description),
        rules,
        examples: &[],
    }
}

pub(crate) const DELIVERED_AT: Field = Field::text("delivered_at")
    .since(VERSION)
    .required(Implied, "It says when the item reached its recipient.");

pub(super) static DELIVERY_DATED: Change = change(
    "delivery_dated",
    "2.6",
    "Each item says when it was delivered",
    "The items of an order have `delivered_at`.",
    &[Rule::on(&order::ITEM, &[added("delivered_at")])],
);

pub(crate) const CURRENCY_CODE: Field = Field::new("currency_code", Kind::Enum(CURRENCIES))
    .since(VERSION)
    .required(Implied, "An order needs a currency.");

pub(super) static CURRENCY_RENAMED: Change = change(
    "currency_renamed",
    "2.4",
    "`currency_code` replaces `currency`",
    "The field of a payment method is called `currency_code`.",
    &[Rule::on(
        &PAYMENT_METHOD,
        &[renamed("currency", "currency_code")],
    )],
);

pub(crate) const CARD_OBJECT_FIELD: Field = Field::new("card", Kind::Object(&CARD_OBJECT))
    .since(VERSION)
    .relevant_with(&[CARD])
    .required_with(&[CARD], Implied, "A card payment needs the card.");

static CARD_OBJECT: Object = Object::new("Card", &[Field::text("id")]).extra_fields_expected();

pub(super) static CARD_NESTED: Change = change(
    "card_nested",
    "2.4",
    "`card` has the ID of the card",
    "`card` replaces `card_id`, which is its `id` now.",
    &[Rule::on(
        &PAYMENT_METHOD,
        &[moved("card_id", "card", At::Pointer("/id"))],
    )],
);

pub(crate) const VOUCHER: EnumValue = EnumValue::new("VOUCHER", "Voucher").since(VERSION);
pub(crate) const SMS: EnumValue = EnumValue::new("SMS", "SMS").since(VERSION);

pub(super) static WAYS_ADDED: Change = change(
    "ways_added",
    "2.4",
    "Vouchers pay, and an SMS delivers",
    "A payment can have the type `VOUCHER`, and a distribution the type `SMS`.",
    &[
        Rule::on(&PAYMENT_METHOD, &[values("type", &["VOUCHER"])]),
        Rule::on(&DISTRIBUTION_METHOD, &[values("type", &["SMS"])]),
    ],
);

pub(crate) const DISCOUNT: Field =
    Field::new("discount", Kind::Object(&DISCOUNT_OBJECT)).since(VERSION);

static DISCOUNT_OBJECT: Object = Object::new(
    "Discount",
    &[Field::new("percent", Kind::Text(Form::Decimal))],
);

pub(super) static DISCOUNT_IN_PERCENT: Change = change(
    "discount_in_percent",
    "2.2",
    "`discount` replaces `price_multiplier`",
    "The `percent` of a discount is 100 × (1 − `price_multiplier`).",
    &[Rule::on(
        &PRODUCT_STATE,
        &[computed(
            "price_multiplier",
            "discount",
            At::Pointer("/percent"),
            &PERCENT,
        )],
    )],
);

pub(super) static COMPLETION_TIME_REMOVED: Change = change(
    "completion_time_removed",
    "2.6",
    "Orders lose their completion time",
    "`completed_at` is removed. Each item has `delivered_at`.",
    &[Rule::on(&ORDER, &[removed("completed_at")])],
);

pub(crate) const DELIVERY: Field = Field::new("delivery", Kind::Object(&DISTRIBUTION_METHOD))
    .since(VERSION)
    .required(Implied, "An item is delivered.");

pub(crate) const RECIPIENT: Field = Field::new("recipient", Kind::Text(Form::Email))
    .since(VERSION)
    .relevant_with(&[EMAIL])
    .required_with(&[EMAIL], Implied, "An e-mail needs a recipient.");

const RENAMED: &[Operation] = &[renamed("distribution_method", "delivery")];

pub(super) static DELIVERY_RENAMED: Change = change(
    "delivery_renamed",
    "2.4",
    "`delivery` and its `recipient` replace `distribution_method` and its `email_address`",
    "Items have `delivery`, and its address is called `recipient`.",
    &[
        Rule::on(&order_request::ITEM, RENAMED),
        Rule::on(&order::ITEM, RENAMED),
        Rule::on(
            &DISTRIBUTION_METHOD,
            &[renamed("email_address", "recipient")],
        ),
    ],
);

/// Percent and multiplier, as decimal numbers in strings.
static PERCENT: Formula = Formula {
    ways: [
        |multiplier| remainder(multiplier, 1, 2),
        |percent| remainder(percent, 100, -2),
    ],
};

/// Subtracts a decimal number from a whole one, and moves its point to the right.
fn remainder(source: &[u8], whole: u64, right: i32) -> Option<Vec<u8>> {
    let text = core::str::from_utf8(source).ok()?;
    let text = text.strip_prefix('"')?.strip_suffix('"')?;
    let (before, behind) = text.split_once('.').unwrap_or((text, "0"));
    let is_plain = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !is_plain(before) || !is_plain(behind) || text.len() > 12 {
        return None;
    }
    let given: u64 = format!("{before}{behind}").parse().ok()?;
    let rest = (whole * 10_u64.pow(behind.len() as u32)).checked_sub(given)?;
    let places = (behind.len() as i32 - right).max(0) as usize;
    let padding = (right - behind.len() as i32).max(0) as u32;
    let digits = format!("{:0width$}", rest * 10_u64.pow(padding), width = places + 1);
    let (before, behind) = digits.split_at(digits.len() - places);
    let behind = behind.trim_end_matches('0');
    let point = if behind.is_empty() { "" } else { "." };
    Some(format!("\"{before}{point}{behind}\"").into_bytes())
}
