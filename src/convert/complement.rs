//! What the way back needs and the output does not carry: plain JSON, bound to its document.
//!
//! ```json
//! {
//!   "shape": "order", "from": "2023-07-27", "to": "2024-02-05", "payoutUrl": "/url",
//!   "changes": { "redemption_url_to_payout": { "entries": [
//!     { "at": 0, "id": "\"o-1\"", "count": 2, "items": [
//!       { "at": 1, "members": { "redemption_url": { "at": 3, "text": "\"redemption_url\": null" } } }
//!     ] }
//!   ] } }
//! }
//! ```
//!
//! `at` is a position, `id` the raw identifier, `count` how many entries or items there were where one
//! of them has no identifier. A member that was taken out has its `text`, and where that holds the URL
//! which the output still carries, the text `before` and `after` it; `lead` and `trail` are the comma
//! and white space that went with it, `key`, `open` and `close` spellings that the converter would not
//! write itself. `"kept"` marks a field of the other version that was there already, `"new"` one that
//! came from an earlier complement. `writer` writes that and `reader` reads it; what it does is said by the changes.

mod reader;
mod writer;

pub(super) use reader::{ComplementReader, Refused};
pub(super) use writer::write;

use crate::{Shape, Version};

/// What a conversion leaves behind for the way back, as JSON text.
///
/// ```
/// use order_contract::{Complement, ConvertOptions, Shape, Version::*, convert};
///
/// let order = r#"{"items":[{"payout":{"id":7,"url":"u"}}]}"#;
/// let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
/// let old = convert(Shape::Order, order, &down).unwrap();
/// assert_eq!(old.output, br#"{"items":[{"redemption_url":"u"}]}"#);
///
/// let stored = old.complement.unwrap().as_json().to_owned();
/// let up = ConvertOptions {
///     complement: Some(Complement::from_json(stored)),
///     ..ConvertOptions::new(V2023_07_27, V2024_02_05)
/// };
/// assert_eq!(convert(Shape::Order, old.output, &up).unwrap().output, order.as_bytes());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complement(String);

impl Complement {
    /// A complement that was stored as JSON. It is read when it is used.
    pub fn from_json(json: impl Into<String>) -> Complement {
        Complement(json.into())
    }

    /// The complement as JSON.
    pub fn as_json(&self) -> &str {
        &self.0
    }
}

/// The document that a complement is bound to.
#[derive(Clone, Copy)]
pub(super) struct Binding<'b> {
    pub(super) shape: Shape,
    pub(super) from: Version,
    pub(super) to: Version,
    /// Only where the shape can hold one.
    pub(super) payout_url: Option<&'b str>,
}

/// What one change left behind.
#[derive(Debug, Default)]
pub(super) struct Section {
    pub(super) count: Option<u32>,
    pub(super) entries: Vec<ObjectRecord>,
}

/// What is held for an entry or an item.
#[derive(Debug, Default)]
pub(super) struct ObjectRecord {
    pub(super) at: u32,
    pub(super) id: Option<String>,
    /// Each with the place of its field among those of the change.
    pub(super) members: Vec<(usize, MemberRecord)>,
    pub(super) count: Option<u32>,
    pub(super) items: Vec<ObjectRecord>,
}

/// What is held for a member.
#[derive(Debug)]
pub(super) enum MemberRecord {
    /// It was there already and stays.
    Kept,
    /// It came from a complement and goes again.
    New,
    /// It became another in its place; these spellings are its own.
    Moved(Spelling),
    /// It was taken out.
    Taken(Slot, Content),
}

/// Spellings that the converter would not write itself.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Spelling {
    pub(super) key: Option<String>,
    pub(super) open: Option<String>,
    pub(super) close: Option<String>,
}

/// Where a member stood, and what went with it besides one bare comma.
#[derive(Debug, Default)]
pub(super) struct Slot {
    pub(super) at: u32,
    pub(super) lead: Option<String>,
    pub(super) trail: Option<String>,
}

/// The text of a member that was taken out.
#[derive(Debug)]
pub(super) enum Content {
    Whole(String),
    /// Without the URL, which another member carries; `url` is its spelling where that differs.
    Around {
        before: String,
        after: String,
        url: Option<String>,
    },
}
