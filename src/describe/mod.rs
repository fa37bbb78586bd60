//! What can be read from the contract besides a verdict: JSON Schema, the description of a form,
//! TypeScript types, the reference page, and what each code means.
//!
//! Nothing of this is in the package's module: the package carries it as data, which
//! `src/bin/generate.rs` writes.

mod changes;
mod explain;
mod form;
mod javascript;
mod json;
mod json_schema;
mod lens;
mod reference;
mod typescript;

pub use changes::changelog_page;
pub use explain::{Example, Explanation, explain};
pub use form::describe;
pub use javascript::modules;
pub use json::Json;
pub use json_schema::{CANNOT_SAY, json_schema};
pub use reference::reference;
pub use typescript::documents;
