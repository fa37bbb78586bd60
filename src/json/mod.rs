//! JSON text in one pass: tokens with their places, by the grammar of RFC 8259.
//!
//! No tree is built and nothing here knows the contract. [`reader`] turns bytes into tokens,
//! [`skipper`] passes over what nobody describes, [`keys`] sees names that repeat, [`mod@pointer`], [`span`] and [`place`] name places, [`site`] says where members
//! stand, [`envelope`] finds a list, [`locate`] finds the paths of places, [`edit`] changes a text and
//! [`track`] follows places through its edits. [`query`] reads the other kind of text, the query of a
//! URL.

pub(crate) mod edit;
pub(crate) mod envelope;
pub(crate) mod keys;
pub(crate) mod locate;
pub(crate) mod place;
pub(crate) mod pointer;
pub(crate) mod query;
pub(crate) mod reader;
mod scan;
pub(crate) mod site;
pub(crate) mod skipper;
pub(crate) mod span;
pub(crate) mod track;
