//! The interface as data: the fields of every shape, their basis, and their versions.
//!
//! One file per resource, in the types of [`model`]. What the interface does not show is left out, or
//! listed as "not shown". This module reads no documents: the validator and the converters use its
//! tables, and `codegen/` through `internals`.

pub mod call;
pub mod model;
pub(crate) mod near;
#[cfg(not(target_arch = "wasm32"))]
pub mod not_shown;
pub mod order;
pub mod order_request;
pub(crate) mod pack;
pub mod product;
pub mod product_update;
pub mod query;
pub(crate) mod route;
pub(crate) mod section;
pub(crate) mod shape;

pub use shape::Shape;
