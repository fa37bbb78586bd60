//! A page of a list, whose envelope the API documentation does not show (section 4.4).

use super::{Json, Other, members};
use alloc::vec::Vec;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde::{Deserialize, Serialize};

/// A page of a list. The API documentation does not show how a page lays out its entries.
///
/// ```
/// use order_contract::documents::{Page, v2024_02_05::Order};
/// use order_contract::{Options, parse};
/// # fn main() -> Result<(), order_contract::InvalidDocumentError> {
/// let (page, _) = parse::<Page<Order>>(r#"{"data":[{"status":"COMPLETED"}],"next":"c2"}"#, &Options::default())?;
/// let Page::Envelope(members) = page else { return Ok(()) };
/// let orders: Vec<Order> = members["data"].read().unwrap_or_default();
/// assert_eq!(orders.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Page<Entry> {
    /// An array of the entries.
    Entries(Vec<Entry>),
    /// An object that holds the entries somewhere: the name of each member, and its value.
    Envelope(Other),
}

impl<'de, Entry: DeserializeOwned> Deserialize<'de> for Page<Entry> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Page<Entry>, D::Error> {
        let page = Json::deserialize(deserializer)?;
        let page = match page.text().starts_with('[') {
            true => page.read().map(Page::Entries),
            false => members::of(&mut serde_json::Deserializer::from_str(page.text())).map(Page::Envelope),
        };
        page.map_err(D::Error::custom)
    }
}
