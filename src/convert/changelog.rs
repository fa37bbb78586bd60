//! Lists the changes between two versions.

use super::Change;
use crate::Version;
use crate::service::CHANGES;

/// Returns the changes between two versions: oldest first, or newest first if `to` is the older version.
#[doc = example!(changelog)]
pub fn changelog(from: Version, to: Version) -> impl Iterator<Item = &'static Change> {
    let (older, newer) = (from.min(to), from.max(to));
    let between = move |change: &Change| older < change.version && change.version <= newer;
    let backwards = to < from;
    let count = CHANGES.len();
    (0..count)
        .map(move |n| CHANGES[if backwards { count - 1 - n } else { n }])
        .filter(move |change| between(change))
}
