//! Text: the JSON reader, the flat index that it writes, and lookups in that index.
//!
//! [`index`] reads a text once and writes one node per token; [`doc`] looks things up in the nodes. Names,
//! places, edits and queries build on that. Nothing here knows the contract.

#[cfg(any(test, all(feature = "npm", target_arch = "wasm32")))]
pub(crate) mod canonical;
mod doc;
pub(crate) mod documents;
pub(crate) mod edit;
pub(crate) mod envelope;
pub(crate) mod index;
pub(crate) mod json_pointer;
pub(crate) mod names;
pub(crate) mod padded;
pub(crate) mod place;
pub(crate) mod pointer;
pub(crate) mod query;
pub(crate) mod scan;
pub(crate) mod sort;
mod span;
pub(crate) mod syntax;
pub(crate) mod trail;
pub(crate) mod unescape;
pub(crate) mod vector;

pub(crate) use doc::{Doc, Node, NodeId, NodeKind};
pub(crate) use index::{Cause, Expected, Fault, Index};
pub(crate) use padded::Padded;
pub(crate) use span::Span;
