//! 2024-02-05: an item's `payout` replaces its `redemption_url`.
//!
//! The interface does not show the structure of `payout`, so an option says where its URL is. Everything
//! else in it is lost in the older version. If an item has both fields, the one that the other version
//! knows stays as it is. The other one is removed: a loss, unless both hold the same URL.

use super::operation::{At, Rule, moved};
use super::{Change, Examples};
use crate::Shape::{Order, OrderList};
use crate::Version::V2024_02_05;
use crate::contract::model::Basis;
use crate::contract::model::for_people;
use crate::report::reason::Reason;
use crate::service::order::ITEM;

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
    rules: &[Rule::on(
        &ITEM,
        &[moved("redemption_url", "payout", At::PayoutUrl)
            .or_lost([Reason::NotString, Reason::NoUrl])],
    )],
    examples: &[
        Examples {
            shape: Order,
            older: &[
                r#"{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/r/1","price":1.10}]}"#,
                r#"{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/r/1","payout":{"url":"https://example.com/r/2"}}]}"#,
                r#"{"status":"COMPLETED","items":[{"redemption_url":null}]}"#,
            ],
            newer: &[
                r#"{"status":"COMPLETED","items":[{"payout":{"url":"https://example.com/r/1"},"price":1.10}]}"#,
                r#"{"status":"COMPLETED","items":[{"payout":{"status":"OPEN","url":"https://example.com/r/1"}}]}"#,
                r#"{"status":"COMPLETED","items":[{"payout":null},{}]}"#,
            ],
        },
        Examples {
            shape: OrderList,
            older: &[],
            newer: &[
                r#"{"orders":[{"status":"COMPLETED","items":[{"payout":{"url":"https://example.com/r/1"}}]}]}"#,
            ],
        },
    ],
};
