//! A value that is made when it is first asked for.

#[cfg(all(feature = "npm", target_arch = "wasm32"))]
pub(crate) use spin::Lazy as Once;
#[cfg(not(all(feature = "npm", target_arch = "wasm32")))]
pub(crate) use std::sync::LazyLock as Once;
