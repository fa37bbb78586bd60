//! The public result of a conversion.

use super::complement::Complement;
use crate::contract::model::Basis;
use crate::text::place::{TextEdit, TextSpan};
use crate::text::pointer::Path;
use alloc::string::String;
use alloc::vec::Vec;

/// The result of [`convert`](crate::convert()).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Conversion {
    /// The converted document.
    #[cfg_attr(feature = "serde", serde(flatten, serialize_with = "crate::json::converted"))]
    pub output: Vec<u8>,
    /// The edits of the input that give the output, in ascending order.
    pub edits: Vec<TextEdit>,
    /// The changes that were applied.
    pub changes: Vec<AppliedChange>,
    /// What the other version has no place for.
    pub losses: Vec<Loss>,
    /// What the other version requires and the input does not have.
    pub gaps: Vec<Gap>,
    /// What converting back needs to give the same bytes; `None` if it needs nothing.
    pub complement: Option<Complement>,
    /// What was assumed about things that the API documentation does not show, a sentence each.
    pub assumptions: Vec<String>,
}

/// One change of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
#[non_exhaustive]
pub struct AppliedChange {
    /// The [`id`](crate::Change::id) of the change in the changelog.
    pub id: &'static str,
    /// The path of the member in the input; for a restored member, of the object that gets it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::json::pointer"))]
    pub from: Path,
    /// The path of the member in the output.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::json::pointer"))]
    pub to: Path,
    /// The section of the API documentation.
    pub section: &'static str,
    /// How firmly the API documentation supports it.
    pub basis: Basis,
    /// The place of the member in the input; `None` for a restored member, and for a value.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub from_span: Option<TextSpan>,
    /// The place of the member in the output; `None` for a restored member, and for a value.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub to_span: Option<TextSpan>,
}

/// Something that the other version has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Loss {
    /// Its path in the input.
    #[cfg_attr(feature = "serde", serde(flatten, with = "crate::json::pointer_and_path"))]
    pub path: Path,
    /// The section of the API documentation.
    pub section: &'static str,
    /// The reason, a sentence.
    pub reason: String,
    /// The place in the input: the member with its name, or the element. `None` for an orphan, which only the complement
    /// has, and for a value.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub span: Option<TextSpan>,
}

/// Something that the other version requires and the input does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Gap {
    /// The path that it should have in the output.
    #[cfg_attr(feature = "serde", serde(flatten, with = "crate::json::pointer_and_path"))]
    pub path: Path,
    /// The section of the API documentation.
    pub section: &'static str,
    /// The reason, a sentence.
    pub reason: String,
}
