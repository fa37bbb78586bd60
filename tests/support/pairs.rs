//! The versions between which documents are converted.

use order_contract::Version;

/// Every version with every other one.
pub fn pairs() -> Vec<(Version, Version)> {
    let all = Version::ALL.into_iter();
    let pairs = all.flat_map(|from| Version::ALL.map(|to| (from, to)));
    pairs.filter(|(from, to)| from != to).collect()
}
