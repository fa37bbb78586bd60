//! 2024-02-05: an item's `payout` replaces its `redemption_url`.
//!
//! The interface does not show the structure of `payout`, so an option says where its URL is. Everything
//! else in it is lost in the older version. If an item has both fields, the one that the other version
//! knows stays as it is. The other one is removed: a loss, unless both hold the same URL.

use super::rule::{At, ITEMS, Member, Op, Rule, members};
use super::{Change, for_people};
use crate::Shape;
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::order::ITEM;
use crate::contract::pack::field_id;
use crate::contract::section::section_id;
use crate::report::reason::Assumption;
use crate::report::reason::Reason::{
    self, BesideUrl, GivesWayToPayout, NoUrl, NotString, OtherPayout, OtherUrl,
};

/// The entry of the changelog, and its rule.
pub static REDEMPTION_URL_TO_PAYOUT: Change = Change {
    id: "redemption_url_to_payout",
    version: V2024_02_05,
    section: "2.6",
    basis: Basis::Stated,
    title: for_people("`payout` replaces `redemption_url` on the items of an order"),
    description: for_people(
        "Order responses no longer contain `redemption_url`, which was deprecated in 2023-07-27. \
         The field `payout` replaces it. Its structure is not documented.",
    ),
    rules: &[Rule {
        name: "redemption_url_to_payout",
        shapes: &[Shape::Order, Shape::OrderList],
        place: &ITEMS,
        section: section_id("2.6"),
        // The interface does not show where the URL is in `payout`.
        basis: Basis::Assumed,
        members: &MEMBERS,
        assumption: Some(Assumption::PayoutUrl),
        gap: None,
    }],
};

static MEMBERS: [Member; 2] = members(&[Op::moved(
    field_id(&ITEM, "redemption_url"),
    field_id(&ITEM, "payout"),
    At::PayoutUrl,
    &REASONS,
)]);

/// Why a member is lost that is alone, beside the other one, beside one with another URL, or in its place.
static REASONS: [[Reason; 4]; 2] = [
    [NotString, OtherPayout, OtherPayout, NotString],
    [NoUrl, BesideUrl, OtherUrl, GivesWayToPayout],
];
