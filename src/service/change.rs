//! Changes of versions, as the changelog lists them.

use super::version::Version;
use crate::contract::model::{Basis, Declared, On};

/// One change of a version: an entry of the [`changelog`](crate::changelog()).
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Change {
    /// The name that [`AppliedChange::id`](crate::AppliedChange::id) refers to.
    pub id: &'static str,
    /// The version that brought it.
    pub version: Version,
    /// The section of the API documentation.
    pub section: &'static str,
    /// How firmly the API documentation supports it.
    pub basis: Basis,
    /// What changed, in a line.
    pub title: &'static str,
    /// What changed, in a few sentences.
    pub description: &'static str,
    /// The objects that it concerns.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) on: &'static [On],
}

impl Change {
    /// What a conversion needs of it.
    pub(crate) const fn declared(&self) -> Declared {
        Declared {
            id: self.id,
            version: self.version.id(),
            basis: self.basis,
            on: self.on,
        }
    }
}
