//! Fuzzes the target that the variable `TARGET` names.
#![no_main]

mod targets;

use std::sync::LazyLock;

static TARGET: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("TARGET").expect("TARGET names a target");
    let target = targets::TARGETS.iter().find(|(known, _)| *known == name);
    target.expect("it is a target").1
});

libfuzzer_sys::fuzz_target!(|data: &[u8]| TARGET(data));
