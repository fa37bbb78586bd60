//! What only a batch has: counts, and nothing of the batch before. `tests/corpora.rs` compares lines with the
//! same documents converted one by one.

use super::*;
use crate::ConvertOptions;
use crate::contract::model::VersionId;
use crate::convert::made_up_tests::{FIRST, LOANS, QUERIES, SECOND, THIRD, options, steps};
use alloc::string::String;
use std::format;

const UP: (VersionId, VersionId) = (FIRST, SECOND);
const DOWN: (VersionId, VersionId) = (SECOND, FIRST);

const TEXTS: [&str; 9] = [
    r#"{"copies":[{"shelf":null},{"id":"i"}]}"#,
    r#"{"copies":[{"shelf":"u","place":{"url":"v","a/b":1}},{}]}"#,
    r#"{"copies":[{"sh\u0065lf" : "é"},{"shelf":7}]}"#,
    r#"{"copies":[{"place":{"url":7}}]}"#,
    r#"{"copies":[{"place":{"url":"u"},"place":1}]}"#,
    r#"{"copies":[{"place":{"url":"u","n":1,"n":2}}]}"#,
    r#"{"copies":[{"pl\u0061ce" : { "url" : "w" , "n":[{}] }}]}"#,
    r#"{"copies":[{"place":{"n":0,"a/b":["é",1,"x"]}}]}"#,
    // The output equals the input, but the way back needs a complement.
    r#"{"copies":[{"shelf":"u"}],"copies":[]}"#,
];

fn converted(
    text: &str,
    versions: (VersionId, VersionId),
    options: &ConvertOptions,
    keeps_complements: bool,
) -> BatchResult {
    converted_as(LOANS, text, versions, options, keeps_complements)
}

fn converted_as(
    shape: usize,
    text: &str,
    versions: (VersionId, VersionId),
    options: &ConvertOptions,
    keeps_complements: bool,
) -> BatchResult {
    let (mut batches, mut buffer) = (BatchConverter::default(), Vec::new());
    let batch = Batch {
        text: Padded::copy(text.as_bytes(), &mut buffer),
        is_whole: false,
        complements: &[],
        first: 1,
        keeps_complements,
    };
    batches.convert(&steps(shape, versions, options), batch);
    batches.result
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The patterns of losses and gaps, and how often each was counted.
fn tallies(result: &BatchResult) -> Vec<(String, u32)> {
    let tallies = result.tallies.all.iter();
    let counted = tallies.map(|tally| (text(&tally.pattern), tally.count));
    counted.collect()
}

#[test]
fn losses_and_changes_are_counted() {
    for (versions, changed, losses) in [
        (
            UP,
            3,
            [("/copies/*/shelf", 2), ("/copies/*/shelf", 1)].as_slice(),
        ),
        (
            DOWN,
            4,
            &[
                ("/copies/*/place/url", 1),
                ("/copies/*/place/a~1b", 1),
                ("/copies/*/shelf", 1),
                ("/copies/*/place", 2),
                ("/copies/*/place/n", 1),
            ],
        ),
    ] {
        let found = converted(&TEXTS.join("\n\n"), versions, &options(), true);
        let counted = tallies(&found);
        let counted: Vec<(&str, u32)> = counted.iter().map(|(at, count)| (&**at, *count)).collect();
        assert_eq!(counted, losses);
        let blank = TEXTS.len() as u32 - 1;
        let counts = (found.units, found.blank, found.changed);
        assert_eq!(counts, (2 * blank + 1, blank, changed));
    }
}

#[test]
fn without_complements_all_else_is_the_same() {
    for versions in [UP, DOWN] {
        for pointer in ["", "/url", "/a~1b/0"] {
            let mut options = options();
            options.payout_url = pointer.parse().unwrap();
            let [with, without] =
                [true, false].map(|keeps| converted(&TEXTS.join("\n"), versions, &options, keeps));
            assert!(!with.complements.is_empty() && without.complements.is_empty());
            assert_eq!(text(&with.output), text(&without.output));
            let units = |found: &BatchResult| -> Vec<u32> {
                let refused = found.refused.iter();
                refused.map(|refused| refused.unit).collect()
            };
            assert_eq!(units(&with), units(&without));
            assert_eq!(tallies(&with), tallies(&without));
        }
    }
}

#[test]
fn an_empty_text_is_one_empty_line() {
    let found = converted("", UP, &options(), true);
    assert_eq!((found.units, found.blank), (1, 1));
    assert!(found.output.is_empty());
}

#[test]
fn lines_that_open_what_they_do_not_close_take_linear_time() {
    let start = std::time::Instant::now();
    for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
        let found = converted(&line.repeat(100_000), UP, &options(), true);
        assert!(found.output.iter().all(|&byte| byte == b'\n'));
    }
    // Quadratic time would be minutes. The limit is generous, for busy machines.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn patterns_of_every_kind_are_counted_in_linear_time() {
    let mut whole = String::new();
    for n in 0..100_000 {
        whole += &format!("{{\"copies\":[{{\"place\":{{\"url\":\"u\",\"n{n}\":1}}}}]}}\n");
    }
    let start = std::time::Instant::now();
    let found = converted(&whole, DOWN, &options(), true);
    let counts: Vec<u32> = found.tallies.all.iter().map(|tally| tally.count).collect();
    // 1,000 patterns are counted separately, and the others together.
    assert_eq!(counts.len(), 1001);
    assert_eq!(counts[..1000], [1; 1000]);
    assert_eq!(counts[1000], 99_000);
    // Quadratic time would be minutes. The limit is generous, for busy machines.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn a_batch_starts_afresh_after_another() {
    let options = options();
    let first = "{\"copies\":[{\"place\":{\"url\":\"u\",\"n\":1}}]}\n\n?\n";
    let (mut batches, mut buffer) = (BatchConverter::default(), Vec::new());
    let mut convert = |text: &str, versions| {
        let batch = Batch {
            text: Padded::copy(text.as_bytes(), &mut buffer),
            is_whole: false,
            complements: &[],
            first: 1,
            keeps_complements: true,
        };
        batches.convert(&steps(LOANS, versions, &options), batch);
        let result = &batches.result;
        (
            self::text(&result.output),
            result.refused.len(),
            result.tallies.all.len(),
            result.complements.len(),
            (result.units, result.blank, result.changed),
        )
    };
    let (output, refused, tallies, complements, counted) = convert(first, DOWN);
    assert_eq!(output, "{\"copies\":[{\"shelf\":\"u\"}]}\n\n");
    assert_eq!((refused, tallies, counted), (1, 1, (3, 1, 1)));
    assert!(complements > 0);
    let second = "\n\n{\"copies\":[]}\n";
    let expected = (second.to_owned(), 0, 0, 0, (3, 2, 0));
    assert_eq!(convert(second, UP), expected);
}

#[test]
fn a_name_of_the_greatest_length_stands_in_a_pattern_and_a_longer_one_does_not() {
    let pattern_of = |length: usize| {
        let name = "x".repeat(length);
        let loan = format!(r#"{{"copies":[{{"place":{{"url":"u","{name}":1}}}}]}}"#);
        let tallies = tallies(&converted(&loan, DOWN, &options(), false));
        tallies.into_iter().map(|(pattern, _)| pattern).next()
    };
    let longest = format!("/copies/*/place/{}", "x".repeat(64));
    assert_eq!(pattern_of(64), Some(longest));
    assert_eq!(pattern_of(65).as_deref(), Some("/copies/*/place/*"));
}

#[test]
fn documents_that_take_several_steps_are_converted_as_each_alone() {
    let loans = [
        r#"{"due":"d","copies":[{"fine":"2"}]}"#,
        r#"{"copies":[{"shelf":null}]}"#,
        "{}",
        r#" {"due":"e"}"#,
    ];
    for versions in [(FIRST, THIRD), (THIRD, FIRST)] {
        let found = converted(&loans.join("\n\n"), versions, &options(), true);
        let alone = loans.map(|loan| {
            let alone = converted(loan, versions, &options(), true);
            (text(&alone.output), alone.changed, tallies(&alone))
        });
        let outputs = alone.clone().map(|(output, _, _)| output);
        assert_eq!(text(&found.output), outputs.join("\n\n"));
        let changed: u32 = alone.iter().map(|(_, changed, _)| changed).sum();
        assert_eq!(found.changed, changed);
        let losses = alone.map(|(_, _, losses)| losses).concat();
        for (pattern, count) in tallies(&found) {
            let of_it = losses.iter().filter(|(one, _)| *one == pattern);
            let alone: u32 = of_it.map(|(_, count)| count).sum();
            assert_eq!(alone, count, "{pattern}");
        }
    }
}

#[test]
fn the_gaps_of_a_query_are_where_the_last_step_puts_them() {
    let gaps = |query: &str, versions| {
        let found = converted_as(QUERIES, query, versions, &options(), true);
        let gaps = tallies(&found).into_iter().map(|(at, _)| at);
        (text(&found.output), gaps.collect::<Vec<_>>())
    };
    for (query, output) in [
        ("x=1&size=many", "x=1&sizes=many"),
        ("size", "sizes"),
        // Of a parameter that only the last version has.
        ("sizes=", "sizes="),
        ("sizes", "sizes"),
        ("x=1&sizes=many", "x=1&sizes=many"),
        ("when=1&sizes=", "when=1&sizes="),
        // At the later one of two that exclude each other.
        ("x=1&second=1&size=2", "x=1&second=1&sizes=2"),
    ] {
        let (found, places) = gaps(query, (FIRST, THIRD));
        assert_eq!(
            (&*found, places),
            (output, alloc::vec!["/sizes".to_owned()])
        );
    }
    // Of a parameter without a name, at the query as a whole.
    assert_eq!(
        gaps("when=1", (THIRD, FIRST)),
        ("at=1".to_owned(), alloc::vec![String::new()])
    );
}
