//! A product of the listing (section 2.1), as version 2024-02-05 extended it.
//!
//! The interface does not show other fields of a product, the name of its redemption instructions, or
//! the fields of its sub-objects. So there are no rules about them.

use super::V2024_02_05;
use crate::contract::model::{Basis::Stated, Field, Kind, Object};

/// An item of `GET /v2/product`.
pub static PRODUCT: Object = Object::new(
    "Product",
    &[
        Field::text("approval_state")
            .about(
                "Approval state",
                "Approved for every listed product. Its values are not documented.",
            )
            .since(V2024_02_05)
            .required(Stated, "Every listed product has one."),
        Field::new("categories", Kind::Collection)
            .about(
                "Category list",
                "The categories of the product. Their form is not documented.",
            )
            .since(V2024_02_05),
        Field::new("expiry", Kind::Object(&EXPIRY))
            .about("Expiry", "Instructions on expiry. Their fields are not documented.")
            .since(V2024_02_05),
    ],
)
.extra_fields_expected()
.not_shown(&[
    "Other fields of a product.",
    "The name and the fields of the redemption instructions.",
    "The values of `approval_state` other than that of an approved product.",
    "What `categories` holds.",
]);

static EXPIRY: Object = Object::new("Expiry", &[])
    .extra_fields_expected()
    .not_shown(&["What the instructions on expiry hold."]);
