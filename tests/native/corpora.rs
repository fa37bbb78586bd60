//! Replays the inputs that fuzzing has kept (`tests/fuzz/corpus/<target>.txt`, one line of hexadecimal each) on a
//! stable compiler: inputs that reach all code that fuzzing reached, and every one that found a mistake. Generated
//! texts are held to the laws of the targets `reader` and `lines`, too.

use crate::grown::{Origin, careless, document, spoil};
use crate::random::Random;
use crate::{files, pairs, targets};
use order_contract::{ConvertOptions, Shape};
use std::fs;

#[test]
fn every_kept_input_holds() {
    for (name, run) in targets::TARGETS {
        let corpus = fs::read_to_string(files::path(&format!("fuzz/corpus/{name}.txt")));
        let corpus = corpus.expect("each target has a corpus");
        assert!(!corpus.is_empty(), "{name} has no corpus");
        for line in corpus.lines() {
            // The last printed input is the one that fails.
            println!("{name} {line}");
            run(&files::bytes(line));
        }
    }
}

#[test]
fn spoilt_documents_are_read_as_serde_json_reads_them() {
    let mut random = Random::new(8259);
    for _ in 0..20_000 {
        let shape = *random.of(&Shape::ALL);
        let mut text = careless(Origin::any_version(shape, &mut random), &mut random);
        if random.once_in(2) {
            spoil(&mut text, &mut random);
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
    let mut random = Random::new(1);
    for (seed, shape) in Shape::ALL
        .into_iter()
        .cycle()
        .take(40 * Shape::ALL.len())
        .enumerate()
    {
        let (from, to) = *random.of(&pairs());
        let mut text = String::new();
        for n in 0..12 {
            // A carriage return would belong to a query.
            let ends = ["\n", "\n\n", "\r\n", " \n \r\n"];
            let is_query = shape.name().ends_with("-query");
            let end = *random.of(&ends[..if is_query { 2 } else { 4 }]);
            let document = document(Origin::of(shape, from), seed as u64 * 12 + n).text;
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
