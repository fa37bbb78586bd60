//! Replays the inputs that fuzzing has kept (`tests/fuzz/corpus/<target>.txt`, one line of hexadecimal each) on a
//! stable compiler: inputs that reach all code that fuzzing reached, and every one that found a mistake.

#![cfg(not(target_arch = "wasm32"))]

#[path = "fuzz/targets/mod.rs"]
mod targets;

use std::fs;
use std::path::Path;

/// The name of a target, and its function.
type Target = (&'static str, fn(&[u8]));

const TARGETS: [Target; 8] = [
    ("reader", targets::reader::run),
    ("check", targets::check::run),
    ("convert", targets::convert::run),
    ("lines", targets::lines::run),
    ("fixes", targets::fixes::run),
    ("complement", targets::complement::run),
    ("query", targets::query::run),
    ("call", targets::call::run),
];

#[test]
fn every_kept_input_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    for (name, run) in TARGETS {
        let corpus = fs::read_to_string(folder.join(name).with_extension("txt"));
        let corpus = corpus.expect("each target has a corpus");
        assert!(!corpus.is_empty(), "{name} has no corpus");
        for line in corpus.lines() {
            // The last printed input is the one that fails.
            println!("{name} {line}");
            run(&bytes(line));
        }
    }
}

fn bytes(line: &str) -> Vec<u8> {
    let pairs = line.as_bytes().chunks(2);
    let pairs = pairs.map(|pair| str::from_utf8(pair).expect("it is ASCII"));
    let digits = |pair| u8::from_str_radix(pair, 16).expect("it is hexadecimal");
    pairs.map(digits).collect()
}
