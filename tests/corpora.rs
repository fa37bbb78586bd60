//! Replays the inputs that fuzzing has kept (`tests/fuzz/corpus/<target>.txt`, one line of hexadecimal each) on a
//! stable compiler: inputs that reach all code that fuzzing reached, and every one that found a mistake. Generated
//! texts are held to the laws of the targets `reader` and `lines`, too.

#![cfg(not(target_arch = "wasm32"))]

#[path = "support/grown.rs"]
mod grown;
#[path = "support/pairs.rs"]
mod pairs;
#[path = "support/random.rs"]
mod random;
#[path = "fuzz/targets/mod.rs"]
mod targets;

use order_contract::{ConvertOptions, Shape};
use std::fs;
use std::path::Path;

#[test]
fn every_kept_input_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    for (name, run) in targets::TARGETS {
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

#[test]
fn spoilt_documents_are_read_as_serde_json_reads_them() {
    let mut random = random::Random::new(8259);
    for _ in 0..20_000 {
        let shape = *random.of(&Shape::ALL);
        let mut text = grown::careless(grown::Origin::any_version(shape, &mut random), &mut random);
        if random.once_in(2) {
            grown::spoil(&mut text, &mut random);
        }
        targets::reader::run(&text);
    }
}

/// Lines that are no document, some of which are parts of one.
const BROKEN: [&str; 7] = [
    "{\"a\":\n1}",
    "[1\n,2]",
    "{\n\"items\":[\n]}",
    "\"a\nb\"",
    "{} {}",
    "[\n",
    "%",
];

#[test]
fn lines_of_generated_documents_hold() {
    let pairs = pairs::pairs();
    let mut random = random::Random::new(1);
    for shape in Shape::ALL {
        for seed in 0..40 {
            let (from, to) = *random.of(&pairs);
            let mut text = String::new();
            for n in 0..12 {
                // A carriage return would belong to a query.
                let ends = ["\n", "\n\n", "\r\n", " \n \r\n"];
                let is_query = shape.name().ends_with("-query");
                let end = *random.of(&ends[..if is_query { 2 } else { 4 }]);
                let document = grown::document(grown::Origin::of(shape, from), seed * 12 + n).text;
                let line = document.replace(['\n', '\r'], " ");
                text += match random.below(6) {
                    0 => *random.of(&BROKEN),
                    // In several lines.
                    1 => &document,
                    _ => &line,
                };
                text += end;
            }
            let cut = random.below(text.len());
            let options = ConvertOptions::new(from, to);
            targets::lines::holds(shape, text.as_bytes(), &options, cut);
        }
    }
}
