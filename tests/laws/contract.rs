//! The laws over documents that are generated from the contract, for every pair of versions: a field or a value
//! that a version has and no operation converts does not get through.

use crate::grown::document;
use crate::law::{Question, parse, pointers};
use crate::random::Random;
use crate::share;
use order_contract::{Conversion, Shape, Version};
use serde_json::Value;

#[test]
fn the_laws_hold_between_all_versions() {
    for versions in pairs() {
        for shape in Shape::ALL {
            let (mut valid, mut changed) = (0, 0);
            let count = 3_000 / share();
            for seed in 0..count {
                let document = document(shape, versions.0, seed);
                let question = Question {
                    payout_url: document.payout_url,
                    entries: document.entries,
                    ..Question::new(shape, versions, &document.text)
                };
                let there = question.there();
                changed += u64::from(there.output != document.text.as_bytes());
                question.comes_back(&there);
                question.is_rebuilt_by_edits(&there);
                goes_step_by_step(&question, &there);
                if !is_query(shape) {
                    survives_an_edit(&question, &there, seed);
                    names_gaps_of_the_output(&question, &there);
                }
                // The value of an update is computed.
                if !is_query(shape) && shape != Shape::ProductUpdate {
                    question.invents_nothing(&there);
                }
                valid += u64::from(question.stays_valid(&there));
            }
            let way = format!("{shape:?} {} to {}", versions.0, versions.1);
            println!("{way}: {count} documents, {changed} changed, {valid} valid");
            assert!(valid > count / 20, "{way}: some documents are valid");
        }
    }
}

fn pairs() -> impl Iterator<Item = (Version, Version)> {
    let all = Version::ALL.into_iter();
    let pairs = all.flat_map(|from| Version::ALL.map(|to| (from, to)));
    pairs.filter(|(from, to)| from != to)
}

fn is_query(shape: Shape) -> bool {
    matches!(shape, Shape::ProductQuery | Shape::OrderQuery)
}

/// One conversion is the same as one version after the other.
fn goes_step_by_step(question: &Question, there: &Conversion) {
    let (from, to) = (question.from, question.to);
    let all = Version::ALL.into_iter();
    let mut stops: Vec<Version> = all
        .filter(|one| from.min(to) <= *one && *one <= from.max(to))
        .collect();
    if to < from {
        stops.reverse();
    }
    let mut text = question.text.to_owned();
    for step in stops.windows(2) {
        let step = Question {
            from: step[0],
            to: step[1],
            text: &text,
            ..*question
        };
        let output = step.there().output;
        text = String::from_utf8(output).expect("it is text");
    }
    assert_eq!(text.as_bytes(), there.output, "{}", question.name());
}

/// Laws 2 and 3 after an edit of a value in the output. An edited identifier makes a record an orphan.
fn survives_an_edit(question: &Question, there: &Conversion, seed: u64) {
    let mut random = Random::new(seed);
    let output = String::from_utf8(there.output.clone()).expect("it is text");
    let strings: Vec<usize> = output.match_indices(":\"").map(|found| found.0).collect();
    if strings.is_empty() {
        return;
    }
    let at = *random.of(&strings) + 1;
    let end = at + 1 + output[at + 1..].find('"').expect("it ends") + 1;
    let instead = *random.of(&[
        "\"0.3\"",
        "\"edited\"",
        "null",
        "8",
        "{\"id\":\"e\"}",
        "\"EUR\"",
    ]);
    let edited = format!("{}{instead}{}", &output[..at], &output[end..]);
    let _ = question.survives(there, &edited);
}

/// The path of a gap leads to an object of the output, or to a member of it.
fn names_gaps_of_the_output(question: &Question, there: &Conversion) {
    let output = parse(&there.output);
    for pointer in pointers(&there.gaps, |gap| &gap.path) {
        let object = pointer.rsplit_once('/').map_or("", |(object, _)| object);
        let parent = output.pointer(object);
        assert!(
            parent.is_some_and(Value::is_object),
            "{pointer}: {}",
            question.name()
        );
    }
    for pointer in pointers(&there.changes, |change| &change.to) {
        assert!(
            output.pointer(&pointer).is_some(),
            "{pointer}: {}",
            question.name()
        );
    }
}
