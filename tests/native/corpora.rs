//! Replays the inputs that fuzzing has kept (`tests/fuzz/corpus/<target>.txt`, one line of hexadecimal each) on a
//! stable compiler: inputs that reach all code that fuzzing reached, and every one that found a mistake. Generated
//! lines are held to the laws of the target `lines`, too.

use crate::grown::{Origin, careless};
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

/// Some of the documents stand on one line, some on several, and some are none.
#[test]
fn lines_of_generated_documents_hold() {
    let mut random = Random::new(1);
    for _ in 0..400 {
        let shape = *random.of(&Shape::ALL);
        let documents: Vec<Vec<u8>> = (0..12)
            .map(|_| careless(Origin::any_version(shape, &mut random), &mut random))
            .collect();
        let mut text = documents.join(&b'\n');
        text.push(b'\n');
        let (from, to) = *random.of(&pairs());
        let cut = random.below(text.len());
        targets::lines::holds(shape, &text, &ConvertOptions::new(from, to), cut);
    }
}
