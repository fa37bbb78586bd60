//! What only a batch has: counts, and nothing of the batch before. `tests/fuzz/targets/lines.rs` compares lines with the
//! same documents converted one by one.

#[path = "../../../tests/support/clock.rs"]
mod clock;

use super::*;
use crate::ConvertOptions;
use crate::contract::model::VersionId;
use crate::convert::made_up_tests::{FIRST, LOANS, QUERIES, SECOND, THIRD, options, steps};
use alloc::string::String;
use clock::Clock;
use std::format;

type Versions = (VersionId, VersionId);
const UP: Versions = (FIRST, SECOND);
const DOWN: Versions = (SECOND, FIRST);

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

/// The result of a batch.
#[derive(Debug, PartialEq)]
struct Found {
    output: String,
    complements: String,
    /// The documents that were left out.
    refused: Vec<u32>,
    /// The paths of losses and gaps, and how often each was counted.
    tallies: Vec<(String, u32)>,
    /// The texts that are no loans or queries.
    others: Vec<u32>,
    /// The documents and blank lines, the blank lines, and the documents that changed.
    counts: [u32; 3],
}

/// A batch of loans, or of queries.
struct Question<'q> {
    shape: usize,
    versions: Versions,
    options: ConvertOptions,
    keeps_complements: bool,
    text: &'q str,
}

fn loans(text: &str, versions: Versions) -> Question<'_> {
    Question {
        shape: LOANS,
        versions,
        options: options(),
        keeps_complements: true,
        text,
    }
}

impl Question<'_> {
    fn found(&self) -> Found {
        self.found_by(&mut BatchConverter::default())
    }

    fn found_by(&self, batches: &mut BatchConverter) -> Found {
        let mut buffer = Vec::new();
        let batch = Batch {
            text: Padded::copy(self.text.as_bytes(), &mut buffer),
            is_whole: false,
            complements: &[],
            first: 1,
            keeps_complements: self.keeps_complements,
        };
        let steps = steps(self.shape, self.versions, &self.options);
        batches.convert(&steps, batch);
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        let result = &batches.result;
        let tallies = result.tallies.all.iter();
        Found {
            output: text(&result.output),
            complements: text(&result.complements),
            refused: result.refused.iter().map(|one| one.unit).collect(),
            tallies: tallies.map(|one| (text(&one.pointer), one.count)).collect(),
            others: result.others.clone(),
            counts: [result.units, result.blank, result.changed],
        }
    }
}

#[test]
fn losses_and_changes_are_counted() {
    let up = [("/copies/*/shelf", 2), ("/copies/*/shelf", 1)];
    let down = [
        ("/copies/*/shelf", 1),
        ("/copies/*/place", 2),
        ("/copies/*/place/*", 1),
        ("/copies/*/place/*", 2),
    ];
    let blank = TEXTS.len() as u32 - 1;
    for (versions, changed, losses) in [(UP, 3, &up[..]), (DOWN, 4, &down)] {
        let found = loans(&TEXTS.join("\n\n"), versions).found();
        let tallies = found.tallies.iter().map(|(at, count)| (&**at, *count));
        assert_eq!(tallies.collect::<Vec<_>>(), losses);
        assert_eq!(found.counts, [2 * blank + 1, blank, changed]);
    }
}

#[test]
fn what_is_no_document_of_the_shape_is_counted_and_copied() {
    let documents = [r#"{"x":{"copies":1},"copies":[]}"#, r#"{"c\u006fpies":1}"#];
    let others = [
        "5",
        "null",
        r#""copies""#,
        r#"[{"copies":[]}]"#,
        r#"{"data":{"copies":[]}}"#,
        "{}",
        r#"{"copies":0,"loan":{"key":"x","copies":[]}}"#,
    ];
    let text = [&documents[..], &others[..], &["?"]].concat().join("\n");
    for versions in [UP, DOWN] {
        let found = loans(&text, versions).found();
        assert_eq!(found.others, [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(found.refused, [9]);
        assert_eq!(format!("{}?", found.output), text);
    }
    let queries = Question {
        shape: QUERIES,
        ..loans("x=1\n", UP)
    };
    assert!(queries.found().others.is_empty());
    assert!(loans("5", (FIRST, FIRST)).found().others.is_empty());
}

#[test]
fn without_complements_all_else_is_the_same() {
    let text = TEXTS.join("\n");
    for versions in [UP, DOWN] {
        for pointer in ["", "/url", "/a~1b/0"] {
            let mut question = loans(&text, versions);
            question.options.payout_url = pointer.parse().unwrap();
            let mut expected = question.found();
            assert!(!expected.complements.is_empty());
            expected.complements.clear();
            question.keeps_complements = false;
            assert_eq!(question.found(), expected);
        }
    }
}

#[test]
fn an_empty_text_is_one_empty_line() {
    let found = loans("", UP).found();
    assert_eq!((&*found.output, found.counts), ("", [1, 1, 0]));
}

#[test]
fn a_batch_starts_afresh_after_another() {
    let text = TEXTS.join("\n\n") + "\n?\n";
    let mut batches = BatchConverter::default();
    for (text, versions) in [(&*text, DOWN), ("\n\n{\"copies\":[]}\n", UP), (&text, UP)] {
        let question = loans(text, versions);
        assert_eq!(question.found_by(&mut batches), question.found());
    }
}

#[test]
fn lines_that_open_what_they_do_not_close_take_linear_time() {
    let start = Clock::start();
    for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
        let output = loans(&line.repeat(100_000), UP).found().output;
        assert!(output.bytes().all(|byte| byte == b'\n'));
    }
    // Quadratic time would be minutes.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn a_document_of_many_unknown_objects_takes_linear_time() {
    let objects: Vec<_> = (0..60_000).map(|n| format!("\"o{n}\":{{}}")).collect();
    let document = format!("{{\"copies\":[],{}}}", objects.join(","));
    let start = Clock::start();
    assert_eq!(loans(&document, UP).found().output, document);
    // Quadratic time was 39 seconds.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}

#[test]
fn the_gaps_of_a_query_are_where_the_last_step_puts_them() {
    for (query, versions, output, place) in [
        ("x=1&size=many", (FIRST, THIRD), "x=1&sizes=many", "/sizes"),
        ("size", (FIRST, THIRD), "sizes", "/sizes"),
        // Of a parameter that only the last version has.
        ("sizes=", (FIRST, THIRD), "sizes=", "/sizes"),
        ("sizes", (FIRST, THIRD), "sizes", "/sizes"),
        ("x=1&sizes=many", (FIRST, THIRD), "x=1&sizes=many", "/sizes"),
        ("when=1&sizes=", (FIRST, THIRD), "when=1&sizes=", "/sizes"),
        // At the later one of two that exclude each other.
        ("second=1&size=2", (FIRST, SECOND), "second=1&size=2", "/size"),
        // Of a parameter without a name, at the query as a whole.
        ("when=1", (THIRD, FIRST), "at=1", ""),
    ] {
        let question = Question {
            shape: QUERIES,
            ..loans(query, versions)
        };
        let found = question.found();
        let places: Vec<&str> = found.tallies.iter().map(|(at, _)| &**at).collect();
        assert_eq!((&*found.output, &places[..]), (output, &[place][..]));
    }
}
