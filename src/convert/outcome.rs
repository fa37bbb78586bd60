//! What a caller gets to see of a conversion.

use super::complement::Complement;
use crate::contract::model::Basis;
use crate::{Path, TextEdit, TextSpan};
use alloc::string::String;
use alloc::vec::Vec;

/// A document that was converted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Conversion {
    /// The document as the other version has it.
    pub output: Vec<u8>,
    /// What was put where in the input, ascending.
    pub edits: Vec<TextEdit>,
    /// What became what.
    pub changes: Vec<AppliedChange>,
    /// What could not be carried over.
    pub losses: Vec<Loss>,
    /// What the other version asks for and the input does not hold.
    pub gaps: Vec<Gap>,
    /// What the way back needs; `None` where it gives the same bytes without.
    pub complement: Option<Complement>,
    /// What was taken for granted, where the interface shows nothing.
    pub assumptions: Vec<String>,
}

impl Conversion {
    /// Leaves out what a value has not: places in a text.
    pub(super) fn forget_places(&mut self) {
        self.edits.clear();
        for change in &mut self.changes {
            (change.from_span, change.to_span) = (None, None);
        }
    }
}

/// A change that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AppliedChange {
    /// The change, by its name in the changelog.
    pub id: &'static str,
    /// What it was, in the input; of a member that came back, the object it came back into.
    pub from: Path,
    /// What it has become, in the output.
    pub to: Path,
    /// The section of the interface.
    pub section: &'static str,
    /// How firmly the interface supports it.
    pub basis: Basis,
    /// The member in the input.
    pub from_span: Option<TextSpan>,
    /// The member in the output.
    pub to_span: Option<TextSpan>,
}

/// Something that could not be carried over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Loss {
    /// Where it is in the input.
    pub path: Path,
    /// The section of the interface.
    pub section: &'static str,
    /// Why, in a sentence.
    pub reason: String,
}

/// Something that the other version asks for and that cannot be made up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Gap {
    /// Where it belongs in the output.
    pub path: Path,
    /// The section of the interface.
    pub section: &'static str,
    /// Why it is asked for, in a sentence.
    pub reason: String,
}
