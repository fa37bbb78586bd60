//! The native tests of the crate, in one program: each further one would compile the same generators, and link the crate.
//! `cargo test --features serde --test native reports::` runs those of one module. `tests/memory.rs` is apart, because it
//! counts what its whole process allocates.

mod answers;
mod cases;
#[path = "../support/clock.rs"]
mod clock;
mod corpora;
#[cfg(feature = "documents")]
mod documents;
mod export;
mod files;
mod fixes;
#[path = "../support/grown.rs"]
mod grown;
mod questions;
#[path = "../support/random.rs"]
mod random;
mod reality;
mod reports;
mod rooms;
mod surface;
#[path = "../fuzz/targets/mod.rs"]
mod targets;

use order_contract::Version;

/// Every version with every other one.
fn pairs() -> Vec<(Version, Version)> {
    let all = Version::ALL.into_iter();
    let pairs = all.flat_map(|from| Version::ALL.map(|to| (from, to)));
    pairs.filter(|(from, to)| from != to).collect()
}
