//! Changes of versions, as the changelog lists them, and the shapes that each touches.

use super::shape::Shape;
use super::version::Version;
use super::{CHANGES, plan};
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

    /// Whether it changes documents of a shape.
    pub fn touches(&self, shape: Shape) -> bool {
        let object = plan().catalogue.shape(shape as usize).object;
        let number = CHANGES.iter().position(|one| core::ptr::eq(*one, self));
        number.is_some_and(|number| plan().touches(number, object))
    }
}

/// Returns the changes between two versions: oldest first, or newest first if `to` is the older version.
/// ```
/// use order_contract::{changelog, Version::*};
/// let ids: Vec<_> = changelog(V2023_07_27, V2024_02_05).map(|change| change.id).collect();
/// assert!(ids.contains(&"redemption_url_to_payout"));
/// assert_eq!(changelog(V2024_02_05, V2024_02_05).count(), 0);
/// ```
pub fn changelog(from: Version, to: Version) -> impl Iterator<Item = &'static Change> {
    let (older, newer) = (from.min(to), from.max(to));
    let between = move |change: &Change| older < change.version && change.version <= newer;
    let backwards = to < from;
    let count = CHANGES.len();
    (0..count)
        .map(move |n| CHANGES[if backwards { count - 1 - n } else { n }])
        .filter(move |change| between(change))
}
