//! JSON text in one pass: tokens with their places, by the grammar of RFC 8259.
//!
//! No tree is built and nothing here knows the contract. [`reader`] turns bytes into tokens,
//! [`keys`] sees names that repeat, [`pointer`] and [`span`] name places, [`site`] says where members
//! stand and [`edit`] changes a text.

pub(crate) mod edit;
pub(crate) mod keys;
pub(crate) mod pointer;
pub(crate) mod reader;
mod scan;
pub(crate) mod site;
pub(crate) mod span;
