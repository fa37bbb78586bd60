//! 2024-02-05: an item's `payout` replaces its `redemption_url`.
//!
//! The interface does not show the structure of `payout`, so an option says where its URL is. Everything
//! else in it is lost in the older version. If an item has both fields, the one that the other version
//! knows stays as it is. The other one is removed: a loss, unless both hold the same URL.

use super::rule::{Act, Holds, Place, Rule, Taken, Way};
use super::{Change, for_people};
use crate::Shape;
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::order::ITEM;
use crate::contract::pack::{FieldId, field_id};
use crate::contract::section::section_id;
use crate::report::reason::{Assumption, Reason};

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
        shapes: &[Shape::Order, Shape::OrderList],
        place: Place::Item,
        section: section_id("2.6"),
        // The interface does not show where the URL is in `payout`.
        basis: Basis::Assumed,
        fields: &FIELDS,
        moves_url: true,
        act,
        keeper,
        loss,
        assumption: Some(Assumption::PayoutUrl),
        gap: None,
    }],
};

static FIELDS: [FieldId; 2] = [field_id(&ITEM, "redemption_url"), field_id(&ITEM, "payout")];
const URL: usize = 0;
const PAYOUT: usize = 1;

fn act(way: Way, field: usize, holds: &[Holds]) -> Act {
    let [url, payout, ..] = holds else {
        return Act::Stay;
    };
    let (has_url, has_payout) = (*url == Holds::Url, *payout == Holds::Url);
    match (way, field) {
        (Way::Up, URL) if has_url && *payout == Holds::Nothing => Act::Move,
        (Way::Up, URL) => Act::Take,
        (Way::Up, _) => Act::Stay,
        (Way::Down, URL) if has_url || !has_payout => Act::Stay,
        (Way::Down, URL) => Act::Take,
        (Way::Down, _) if !has_url && has_payout => Act::Move,
        (Way::Down, _) => Act::Take,
    }
}

/// One mark keeps both fields: it is at the field of the version that `way` converts from.
fn keeper(way: Way, _: usize) -> usize {
    match way {
        Way::Up => URL,
        Way::Down => PAYOUT,
    }
}

fn loss(way: Way, field: usize, taken: Taken) -> Reason {
    match (way, field) {
        (Way::Down, URL) => Reason::GivesWayToPayout,
        (Way::Up, URL) if taken.other == Holds::Nothing => Reason::NotString,
        (_, PAYOUT) if taken.other != Holds::Url => Reason::NoUrl,
        _ if taken.is_shared => Reason::Merged,
        (_, URL) => Reason::OtherPayout,
        _ if taken.has_url => Reason::OtherUrl,
        _ => Reason::BesideUrl,
    }
}
