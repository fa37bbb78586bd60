//! Replays what fuzzing has kept (`tests/fuzz/corpus/<target>/`), on a stable compiler: every input that once
//! reached new code, and every one that found a mistake.

#![cfg(not(target_arch = "wasm32"))]

#[path = "fuzz/targets/mod.rs"]
mod targets;

use std::fs;
use std::path::Path;

/// Its name and what it does with bytes.
type Target = (&'static str, fn(&[u8]));

const TARGETS: [Target; 7] = [
    ("reader", targets::reader::run),
    ("check", targets::check::run),
    ("convert", targets::convert::run),
    ("fixes", targets::fixes::run),
    ("complement", targets::complement::run),
    ("query", targets::query::run),
    ("call", targets::call::run),
];

#[test]
fn every_kept_input_holds() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    for (name, run) in TARGETS {
        let mut count = 0;
        for entry in fs::read_dir(corpus.join(name)).expect("each target has a corpus") {
            let path = entry.expect("it can be listed").path();
            println!("{}", path.display());
            run(&fs::read(&path).expect("it can be read"));
            count += 1;
        }
        assert!(count > 0, "{name} has no corpus");
    }
}
