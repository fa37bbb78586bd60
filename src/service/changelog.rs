//! Lists the changes between two versions, and the shapes that each touches.

use super::change::Change;
use super::shape::Shape;
use super::version::Version;
use super::{CHANGES, plan};

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

impl Change {
    /// Whether it changes documents of a shape.
    pub fn touches(&self, shape: Shape) -> bool {
        let object = plan().catalogue.shape(shape as usize).object;
        let number = CHANGES.iter().position(|one| core::ptr::eq(*one, self));
        number.is_some_and(|number| plan().touches(number, object))
    }
}
