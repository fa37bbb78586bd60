//! A page of a list, whose envelope the API documentation does not show (section 4.4).

use super::Other;
use super::members::members_of;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserializer, MapAccess, SeqAccess, Visitor};
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

impl<'de, Entry: Deserialize<'de>> Deserialize<'de> for Page<Entry> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Page<Entry>, D::Error> {
        deserializer.deserialize_any(PageVisitor(PhantomData))
    }
}

struct PageVisitor<Entry>(PhantomData<Entry>);

impl<'de, Entry: Deserialize<'de>> Visitor<'de> for PageVisitor<Entry> {
    type Value = Page<Entry>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array or an object")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Page<Entry>, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(Page::Entries)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Page<Entry>, A::Error> {
        members_of(map).map(Page::Envelope)
    }
}
