//! The documents of each version.
// Written by codegen/: change the contract, then npm run build.

pub mod v2023_07_27;
pub mod v2024_02_05;
