//! The documents of each version as Rust types: one module per version, written from the contract.
//!
//! [`parse`](crate::parse) validates a document and returns it as its type. The types hold every valid document, and lose
//! nothing of it:
//!
//! - A member that the API documentation does not list is in the map `other`, as [`Json`]: its text, with all digits.
//! - An optional field is `None` if the document does not have it. A value that the field's type can't hold, although the document
//!   is valid, is in `other` under the field's name: `null`, or a value whose type the API documentation only implies.
//! - An enumeration has the variant `Other` for values that the API documentation does not list.
//! - An object whose fields depend on one of them is an enum: [`v2024_02_05::Order`] by its status.
//!
//! Serialising a document gives the JSON value that was read. Use serde_json: other formats can't hold [`Json`].
//! All types can also be read with `serde_json::from_slice`, which checks less than [`parse`](crate::parse), and whose errors may quote
//! the document.
//!
//! ```
//! use order_contract::documents::v2024_02_05::{Order, ProductUpdate};
//! use order_contract::{Options, parse};
//!
//! # fn main() -> Result<(), order_contract::InvalidDocumentError> {
//! let body = r#"{"product_code":"A-1","new_state":{"price_multiplier":"0.80"},"timestamp":"2024-04-10T17:11:26.601254"}"#;
//! let (update, report) = parse::<ProductUpdate>(body, &Options::default())?;
//! assert_eq!(update.new_state.price_multiplier.map(|it| it.to_f64()), Some(0.8));
//! assert_eq!(update.timestamp.text(), "2024-04-10T17:11:26.601254");
//! assert!(report.problems.is_empty());
//!
//! let (order, _) = parse::<Order>(r#"{"status":"COMPLETED","face_value":1.10}"#, &Options::default())?;
//! let Order::Completed(order) = order else { return Ok(()) };
//! assert_eq!(order.other["face_value"].text(), "1.10");
//! # Ok(())
//! # }
//! ```

mod decimal;
mod enumeration;
#[rustfmt::skip]
mod generated;
mod json;
mod members;
mod page;
mod parse;
mod timestamp;

pub use decimal::{Decimal, InvalidDecimalError};
pub use generated::*;
pub use json::Json;
pub use page::Page;
pub use parse::{Document, parse};
pub use timestamp::{InvalidTimestampError, Timestamp};

use alloc::collections::BTreeMap;
use alloc::string::String;

/// Members of an object that no field of its type holds, by name.
pub type Other = BTreeMap<String, Json>;
