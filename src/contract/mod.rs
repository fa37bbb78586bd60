//! The interface as data: what every shape holds, on what basis, and in which versions.
//!
//! A file a resource, in the words of [`model`]. Whatever the interface does not show is not
//! here, or is here as "not shown". This module knows no text: the validator and the converters
//! read it, and `codegen/` by way of `internals`.

pub mod call;
pub mod model;
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
