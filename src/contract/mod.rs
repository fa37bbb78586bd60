//! What a contract can say of a service, and how the engine looks it up. What this service's contract says is in
//! `service`. Of a document this module only compares tokens with its words.

pub mod catalogue;
pub(crate) mod location;
pub mod model;
pub(crate) mod near;
pub(crate) mod pairs;
pub(crate) mod pointers;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod refusals_tests;
pub(crate) mod route;
pub(crate) mod word;
