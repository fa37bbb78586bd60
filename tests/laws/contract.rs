//! The laws over documents that are generated from the contract, for every pair of versions: a field or a value
//! that a version has and no operation converts does not get through.

use crate::law::{Question, parse, pointers};
use crate::random::Random;
use crate::{Case, share};
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{Conversion, Shape, Version};
use serde_json::Value;
use std::collections::HashSet;

#[test]
fn documents_go_up() {
    let ways = pairs().filter(|(from, to)| from < to);
    ways.for_each(hold_for_all_shapes);
}

#[test]
fn documents_go_down() {
    let ways = pairs().filter(|(from, to)| from > to);
    ways.for_each(hold_for_all_shapes);
}

fn pairs() -> impl Iterator<Item = (Version, Version)> {
    let all = Version::ALL.into_iter();
    all.flat_map(|from| Version::ALL.map(|to| (from, to)))
}

fn hold_for_all_shapes(versions: (Version, Version)) {
    for shape in Shape::ALL {
        hold(shape, versions);
    }
}

fn hold(shape: Shape, versions: (Version, Version)) {
    let documented = [V2023_07_27, V2024_02_05];
    let has_oracle = documented.contains(&versions.0) && documented.contains(&versions.1);
    let count = if has_oracle { 10_000 } else { 3_000 } / share();
    let (mut seen, mut valid, mut changed) = (HashSet::new(), 0, 0);
    for seed in 0..count {
        let case = Case::new(shape, versions, seed);
        let question = case.question();
        let there = question.there();
        changed += u64::from(there.output != question.text.as_bytes());
        question.comes_back(&there);
        question.is_rebuilt_by_edits(&there);
        case.untouched(&there);
        goes_step_by_step(&question, &there);
        assert_eq!(question.there(), there, "law 7: {}", question.name());
        if has_oracle {
            case.is_as_expected(&there);
        }
        if !case.is_query() {
            survives_an_edit(&question, &there, seed);
            names_gaps_of_the_output(&question, &there);
        }
        // The value of an update is computed.
        if !case.is_query() && shape != Shape::ProductUpdate {
            question.invents_nothing(&there);
        }
        valid += u64::from(question.stays_valid(&there));
        seen.insert(case.document.text);
    }
    let way = format!("{shape:?} {} to {}", versions.0, versions.1);
    let distinct = seen.len();
    println!("{way}: {count} documents, {distinct} distinct, {changed} changed, {valid} valid");
    let tenths = if shape == Shape::OrderQuery { 8 } else { 9 };
    assert!(distinct as u64 > count * tenths / 10, "{way}: they vary");
    assert!(valid > count / 20, "{way}: some documents are valid");
    let is_touched = !has_oracle || !UNTOUCHED.contains(&shape);
    assert!(is_touched || changed == 0, "{way}: no change touches it");
}

/// The shapes that no documented change concerns.
const UNTOUCHED: [Shape; 4] = [
    Shape::OrderRequest,
    Shape::OrderCreated,
    Shape::ProductUpdate,
    Shape::OrderQuery,
];

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
