//! The languages of messages: English, German, Spanish and French. Set one in `Options::messages`.
//!
//! English is written next to the code: sentences in `report`, labels and reasons in the contract. Every
//! other language is one file of data here, from which `codegen/` writes the package's
//! `js/generated/messages/`.

mod de;
mod es;
mod fr;

pub use crate::report::language::{ENGLISH, Messages};
pub use de::GERMAN;
pub use es::SPANISH;
pub use fr::FRENCH;
