//! The documents as a Rust program would type them: what `serde_json::from_slice` reads into. Unknown members are
//! skipped, strings are borrowed where they can be.

// The fields are filled and never read.
#![allow(dead_code)]

use serde::Deserialize;
use std::borrow::Cow;

#[derive(Deserialize)]
pub struct ProductUpdate<'t> {
    #[serde(borrow)]
    pub product_code: Cow<'t, str>,
    pub old_state: Option<ProductState<'t>>,
    pub new_state: ProductState<'t>,
    pub timestamp: Cow<'t, str>,
}

#[derive(Deserialize)]
pub struct ProductState<'t> {
    #[serde(borrow)]
    pub price_multiplier: Option<Cow<'t, str>>,
}

#[derive(Deserialize)]
pub struct Order<'t> {
    #[serde(borrow)]
    pub status: Option<Cow<'t, str>>,
    pub completed_at: Option<Cow<'t, str>>,
    pub payment_method: PaymentMethod<'t>,
    pub items: Vec<Item<'t>>,
}

#[derive(Deserialize)]
pub struct PaymentMethod<'t> {
    #[serde(borrow)]
    pub r#type: Cow<'t, str>,
    pub card_id: Option<Cow<'t, str>>,
    pub currency: Cow<'t, str>,
}

#[derive(Deserialize)]
pub struct Item<'t> {
    #[serde(borrow)]
    pub distribution_method: DistributionMethod<'t>,
    pub products: Products<'t>,
}

#[derive(Deserialize)]
pub struct DistributionMethod<'t> {
    #[serde(borrow)]
    pub r#type: Cow<'t, str>,
    pub email_address: Option<Cow<'t, str>>,
}

#[derive(Deserialize)]
pub struct Products<'t> {
    #[serde(borrow)]
    pub r#type: Cow<'t, str>,
    pub value: Option<Cow<'t, str>>,
    #[serde(default)]
    pub values: Vec<Cow<'t, str>>,
}
