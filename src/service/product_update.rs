//! The payload of the product-update webhook (sections 2.2, 2.3), the same in every version.

use crate::contract::model::{Basis::Stated, Field, Form, Kind, Object};

/// What the service posts when an update to the catalogue changes a product.
pub static PRODUCT_UPDATE: Object = Object::new(
    "Product update",
    &[
        Field::text("product_code")
            .about("Product code", "The code of the product that changed.")
            .required(Stated, "It says which product changed."),
        Field::new("old_state", Kind::Object(&PRODUCT_STATE))
            .about("Old state", "The product's state before the update."),
        Field::new("new_state", Kind::Object(&PRODUCT_STATE))
            .about("New state", "The product's state after the update.")
            .required(Stated, "It describes the product after the update."),
        Field::new("timestamp", Kind::Text(Form::Timestamp))
            .about("Timestamp", "When the update happened.")
            .required(Stated, "It says when the product changed."),
    ],
);

/// The state of a product before or after an update.
pub static PRODUCT_STATE: Object = Object::new("Product state", &[PRICE_MULTIPLIER]).section("2.2");

const PRICE_MULTIPLIER: Field = Field::new("price_multiplier", Kind::Text(Form::Decimal)).about("Price multiplier", "");
