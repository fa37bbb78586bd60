//! The query parameters of the two listings (section 4.1).
//!
//! About values, only two rules follow from the interface: the cursors exclude each other, and `limit` is
//! a count. The text of one parameter is a plural and no other spelling of several values is shown: it may be repeated.

use super::V2024_02_05;
use crate::contract::model::{
    Basis,
    Basis::{Implied, Stated},
    Field, Form, Kind, Object,
};

/// Parameters of `GET /v2/product`, since version 2024-02-05.
pub static PRODUCT_QUERY: Object = Object::new(
    "Product query",
    &[
        Field::text("is_orderable")
            .about(
                "Orderable filter",
                "When set, only products that can be ordered are listed.",
            )
            .since(V2024_02_05),
        Field::text("code")
            .about("Product code", "Lists the one product with this code.")
            .since(V2024_02_05),
        Field::text("countries_redeemable_in")
            .about(
                "Country filter",
                "Lists products that can be redeemed in these countries.",
            )
            .repeatable()
            .since(V2024_02_05),
        AFTER.since(V2024_02_05),
        before(Stated).since(V2024_02_05),
        LIMIT.since(V2024_02_05),
    ],
)
.not_shown(&[
    "The form of cursors and country codes, and what sets `is_orderable`.",
    "What happens when `before` and `after` are used together.",
]);

/// Parameters of `GET /v2/order`. The interface does not show the others.
pub static ORDER_QUERY: Object = Object::new("Order query", &[LIMIT, before(Implied), AFTER]).not_shown(&[
    "Other parameters.",
    "Whether `before` and `after` exclude each other here too.",
]);

const AFTER: Field = Field::text("after").about("Start cursor", "A cursor: lists what follows it.");

const LIMIT: Field = Field::new("limit", Kind::Text(Form::Count))
    .about(
        "Page size",
        "How many entries a page holds at most. The largest value is not documented.",
    )
    .kind_implied();

const fn before(basis: Basis) -> Field {
    Field::text("before")
        .about("End cursor", "A cursor: lists what precedes it.")
        .excludes(AFTER.name, basis, "A page comes before one cursor or after the other.")
}
