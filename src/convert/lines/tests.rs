//! What only a batch has: counts, and nothing of the batch before. `tests/corpora.rs` compares lines with the
//! same documents converted one by one.

use super::*;
use crate::Converter;
use crate::Version::{V2023_07_27, V2024_02_05};
use alloc::string::String;
use std::format;

const WAYS: [(crate::Version, crate::Version); 2] =
    [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)];

const ORDERS: [&str; 9] = [
    r#"{"items":[{"redemption_url":null},{"id":"i"}]}"#,
    r#"{"items":[{"redemption_url":"u","payout":{"url":"v","a/b":1}},{}]}"#,
    r#"{"items":[{"redemption\u005furl" : "é"},{"redemption_url":7}]}"#,
    r#"{"items":[{"payout":{"url":7}}]}"#,
    r#"{"items":[{"payout":{"url":"u"},"payout":1}]}"#,
    r#"{"items":[{"payout":{"url":"u","n":1,"n":2}}]}"#,
    r#"{"items":[{"pay\u006fut" : { "url" : "w" , "n":[{}] }}]}"#,
    r#"{"items":[{"payout":{"n":0,"a/b":["é",1,"x"]}}]}"#,
    // The output equals the input, but the way back needs a complement.
    r#"{"items":[{"redemption_url":"u"}],"items":[]}"#,
];

fn converted(text: &str, options: &ConvertOptions, keeps_complements: bool) -> BatchResult {
    let (mut lines, mut buffer) = (Lines::default(), Vec::new());
    let batch = Batch {
        text: Padded::copy(text.as_bytes(), &mut buffer),
        is_whole: false,
        complements: &[],
        first: 1,
        keeps_complements,
    };
    lines.convert(Shape::Order, batch, options);
    lines.result
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
    for (from, to) in WAYS {
        let options = ConvertOptions::new(from, to);
        let found = converted(&ORDERS.join("\n\n"), &options, true);
        let (mut patterns, mut changed) = (Vec::new(), 0);
        for order in ORDERS {
            let Ok(alone) = Converter::default().convert(Shape::Order, order, &options) else {
                continue;
            };
            changed += u32::from(alone.output != order.as_bytes());
            let paths = alone.losses.iter().map(|loss| format!("{}", loss.path));
            patterns.extend(paths.map(|path| path.replace("/0", "/*").replace("/1", "/*")));
        }
        let counted = tallies(&found);
        let mut counted: Vec<String> = counted
            .into_iter()
            .flat_map(|(pattern, count)| (0..count).map(move |_| pattern.clone()))
            .collect();
        counted.sort();
        patterns.sort();
        assert_eq!(counted, patterns);
        let blank = ORDERS.len() as u32 - 1;
        let counts = (found.units, found.blank, found.changed);
        assert_eq!(counts, (2 * blank + 1, blank, changed));
    }
}

#[test]
fn without_complements_all_else_is_the_same() {
    for (from, to) in WAYS {
        for pointer in ["", "/url", "/a~1b/0"] {
            let mut options = ConvertOptions::new(from, to);
            options.payout_url = pointer.parse().unwrap();
            let [with, without] =
                [true, false].map(|keeps| converted(&ORDERS.join("\n"), &options, keeps));
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
    let options = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let found = converted("", &options, true);
    assert_eq!((found.units, found.blank), (1, 1));
    assert!(found.output.is_empty());
}

#[test]
fn lines_that_open_what_they_do_not_close_take_linear_time() {
    let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let start = std::time::Instant::now();
    for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
        let found = converted(&line.repeat(100_000), &up, true);
        assert!(found.output.iter().all(|&byte| byte == b'\n'));
    }
    // Quadratic time would be minutes. The limit is generous, for busy machines.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn patterns_of_every_kind_are_counted_in_linear_time() {
    let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let mut whole = String::new();
    for n in 0..100_000 {
        whole += &format!("{{\"items\":[{{\"payout\":{{\"url\":\"u\",\"n{n}\":1}}}}]}}\n");
    }
    let start = std::time::Instant::now();
    let found = converted(&whole, &down, true);
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
    let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let first = "{\"items\":[{\"payout\":{\"url\":\"u\",\"n\":1}}]}\n\n?\n";
    let (mut lines, mut buffer) = (Lines::default(), Vec::new());
    let mut convert = |text: &str, options: &ConvertOptions| {
        let batch = Batch {
            text: Padded::copy(text.as_bytes(), &mut buffer),
            is_whole: false,
            complements: &[],
            first: 1,
            keeps_complements: true,
        };
        lines.convert(Shape::Order, batch, options);
        let result = &lines.result;
        (
            self::text(&result.output),
            result.refused.len(),
            result.tallies.all.len(),
            result.complements.len(),
            (result.units, result.blank, result.changed),
        )
    };
    let (output, refused, tallies, complements, counted) = convert(first, &down);
    assert_eq!(output, "{\"items\":[{\"redemption_url\":\"u\"}]}\n\n");
    assert_eq!((refused, tallies, counted), (1, 1, (3, 1, 1)));
    assert!(complements > 0);
    let second = "\n\n{\"items\":[]}\n";
    let expected = (second.to_owned(), 0, 0, 0, (3, 2, 0));
    assert_eq!(convert(second, &up), expected);
}

#[test]
fn a_name_of_the_greatest_length_stands_in_a_pattern_and_a_longer_one_does_not() {
    let options = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let pattern_of = |length: usize| {
        let name = "x".repeat(length);
        let order = format!(r#"{{"items":[{{"payout":{{"url":"u","{name}":1}}}}]}}"#);
        let tallies = tallies(&converted(&order, &options, false));
        tallies.into_iter().map(|(pattern, _)| pattern).next()
    };
    let longest = format!("/items/*/payout/{}", "x".repeat(64));
    assert_eq!(pattern_of(64), Some(longest));
    assert_eq!(pattern_of(65).as_deref(), Some("/items/*/payout/*"));
}
