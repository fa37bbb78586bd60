//! Compares a batch with the same documents converted one by one.

use super::*;
use crate::Version::{V2023_07_27, V2024_02_05};
use crate::convert::tallies::Tally;
use crate::{Converter, OnLoss};
use alloc::string::String;
use std::format;

fn converted(
    shape: Shape,
    text: &str,
    places: Option<&[Span]>,
    options: &ConvertOptions,
    complements: &[(u32, &[u8])],
) -> BatchResult {
    let batch = Batch {
        text: Padded::EMPTY,
        places,
        complements,
        first: 1,
        keeps_complements: true,
    };
    result(shape, text, batch, options)
}

fn converted_only(shape: Shape, text: &str, options: &ConvertOptions) -> BatchResult {
    let batch = Batch {
        text: Padded::EMPTY,
        places: None,
        complements: &[],
        first: 1,
        keeps_complements: false,
    };
    result(shape, text, batch, options)
}

fn result(shape: Shape, text: &str, batch: Batch, options: &ConvertOptions) -> BatchResult {
    let (mut lines, mut buffer) = (Lines::default(), Vec::new());
    let text = Padded::copy(text.as_bytes(), &mut buffer);
    lines.convert(shape, Batch { text, ..batch }, options);
    lines.result
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Documents of many kinds, each on one line.
fn documents(shape: Shape) -> Vec<String> {
    match shape {
        Shape::ProductQuery => queries(),
        _ => orders_and_products(shape),
    }
}

fn queries() -> Vec<String> {
    let queries = [
        "limit=3",
        "code=a&after=b",
        "c%6Fde=/&code=é",
        "after",
        "limit=1&x=1",
    ];
    queries.map(String::from).to_vec()
}

fn orders_and_products(shape: Shape) -> Vec<String> {
    let urls = [
        "",
        r#""redemption_url":null"#,
        r#""redemption_url":"u""#,
        r#""redemption\u005furl" : "é""#,
    ];
    let payouts = [
        "",
        r#""payout":{"url":"u"}"#,
        r#""payout":{"url":"v","a/b":1}"#,
        r#""payout":{"url":7}"#,
        r#""payout":{"url":"u"},"payout":1"#,
        r#""payout":{"url":"u","n":1,"n":2}"#,
        r#""pay\u006fut" : { "url" : "w" , "n":[{}] }"#,
        r#""payout":{"n":0,"a/b":["é",1,"x"]}"#,
    ];
    let mut documents = Vec::new();
    for (url, payout) in urls
        .iter()
        .flat_map(|url| payouts.iter().map(move |p| (url, p)))
    {
        for filler in ["", r#""id":"i""#, r#""approval_state":7 ,  "expiry":{}"#] {
            let members: Vec<&str> = [*url, *payout, filler]
                .into_iter()
                .filter(|m| !m.is_empty())
                .collect();
            let item = format!("{{{}}}", members.join(","));
            documents.push(match shape {
                Shape::Order => format!(r#"{{"items":[{item},{{}}]}}"#),
                Shape::OrderList => format!(r#"{{"data":[{{"id":1,"items":[{item}]}}]}}"#),
                _ => item,
            });
        }
    }
    documents
}

#[test]
fn a_line_is_converted_as_it_is_alone() {
    for shape in [
        Shape::Order,
        Shape::OrderList,
        Shape::Product,
        Shape::OrderRequest,
    ] {
        for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
            for end in ["\n", "\r\n", " \n\n \r\n"] {
                is_as_alone(shape, &ConvertOptions::new(from, to), end);
            }
        }
    }
}

/// White space before a line end would belong to the query.
#[test]
fn a_query_on_a_line_is_converted_as_it_is_alone() {
    for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
        for end in ["\n", "\r\n", "\n \r\n"] {
            is_as_alone(Shape::ProductQuery, &ConvertOptions::new(from, to), end);
        }
    }
}

#[test]
fn without_complements_all_else_is_the_same() {
    for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
        for pointer in ["", "/url", "/a~1b/0"] {
            let mut options = ConvertOptions::new(from, to);
            options.payout_url = pointer.parse().unwrap();
            for shape in [Shape::Order, Shape::OrderList, Shape::Product] {
                is_the_same_without_complements(shape, &options);
            }
        }
    }
}

fn is_the_same_without_complements(shape: Shape, options: &ConvertOptions) {
    let mut documents = documents(shape);
    // The output equals the input, but the way back needs a complement.
    documents.push(r#"{"items":[{"redemption_url":"u"}],"items":[]}"#.into());
    let whole = documents.join("\n");
    let with = converted(shape, &whole, None, options, &[]);
    let without = converted_only(shape, &whole, options);
    assert!(!with.complements.is_empty() && without.complements.is_empty());
    assert_eq!(text(&with.output), text(&without.output));
    let units = |found: &BatchResult| -> Vec<u32> {
        let refused = found.refused.iter();
        refused.map(|refused| refused.unit).collect()
    };
    assert_eq!(units(&with), units(&without));
    let counts = |found: &BatchResult| -> Vec<(String, u32)> {
        let tallies = found.tallies.all.iter();
        let counted = tallies.map(|tally| (text(&tally.pattern), tally.count));
        counted.collect()
    };
    assert_eq!(counts(&with), counts(&without));
}

/// Turns the complements of a result into those of a batch.
fn handed_in(lines: &[(u32, String)]) -> Vec<(u32, &[u8])> {
    let lines = lines.iter();
    lines
        .map(|(place, text)| (*place, text.as_bytes()))
        .collect()
}

fn handed_out(complements: &[u8], key: &str) -> Vec<(u32, String)> {
    let of_line = |line: &str| {
        let rest = line.strip_prefix(key)?.strip_suffix('}')?;
        let (number, complement) = rest.split_once(",\"complement\":")?;
        Some((number.parse::<u32>().ok()? - 1, complement.into()))
    };
    let complements = text(complements);
    complements
        .lines()
        .map(|line| of_line(line).expect(line))
        .collect()
}

/// The pattern of a pointer into the documents of these tests.
fn pattern(pointer: String) -> String {
    let segments = pointer.split('/').map(|segment| match segment {
        "0" | "1" => "*",
        other => other,
    });
    segments.collect::<Vec<_>>().join("/")
}

fn is_as_alone(shape: Shape, options: &ConvertOptions, end: &str) {
    let documents = documents(shape);
    let whole = documents.join(end);
    let result = converted(shape, &whole, None, options, &[]);
    let mut converter = Converter::default();
    let (mut output, mut kept, mut patterns) = (String::new(), String::new(), Vec::new());
    let (mut refused, mut complements, mut changed) = (0, 0, 0);
    for (n, document) in documents.iter().enumerate() {
        let end = if n + 1 < documents.len() { end } else { "" };
        match converter.convert(shape, document, options) {
            Ok(alone) => {
                output += &text(&alone.output);
                changed += u32::from(alone.output != document.as_bytes());
                kept += document;
                kept += end;
                complements += usize::from(alone.complement.is_some());
                let losses = alone.losses.iter().map(|loss| &loss.path);
                let paths = losses.chain(alone.gaps.iter().map(|gap| &gap.path));
                patterns.extend(paths.map(|path| pattern(format!("{path}"))));
            }
            Err(_) => {
                refused += 1;
                // Its line is left out, the blank lines after it are not.
                let blank = end.split_once('\n').map_or("", |(_, blank)| blank);
                kept += blank;
                output += blank;
                continue;
            }
        }
        output += end;
    }
    assert_eq!(text(&result.output), output);
    let tallies = &result.tallies.all;
    let mut found: Vec<String> = Vec::new();
    for (n, tally) in tallies.iter().enumerate() {
        let pattern = text(&tally.pattern);
        let is_same = |other: &Tally| other.note == tally.note && other.pattern == tally.pattern;
        assert!(
            !tallies.iter().take(n).any(is_same),
            "{pattern} is counted twice"
        );
        found.extend((0..tally.count).map(|_| pattern.clone()));
    }
    found.sort();
    patterns.sort();
    assert_eq!(found, patterns);
    let held = handed_out(&result.complements, "{\"line\":");
    assert_eq!((result.refused.len(), held.len()), (refused, complements));
    assert_eq!(result.units, whole.lines().count() as u32);
    assert_eq!(result.changed, changed);

    let back = ConvertOptions::new(options.to, options.from);
    let returned = converted(shape, &output, None, &back, &handed_in(&held));
    assert_eq!(text(&returned.output), kept);
    assert_eq!(returned.changed, changed);
    assert_eq!(text(&returned.complements), "");
}

#[test]
fn documents_at_places_are_converted_as_they_are_alone() {
    for shape in [Shape::Order, Shape::Product] {
        for (from, to) in [(V2023_07_27, V2024_02_05), (V2024_02_05, V2023_07_27)] {
            let options = ConvertOptions::new(from, to);
            let (mut whole, mut places, mut expected) = (String::new(), Vec::new(), String::new());
            let mut converter = Converter::default();
            for document in documents(shape) {
                let start = whole.len() + 3;
                whole += &format!(",\n {document}");
                places.push(Span::new(start as u32, whole.len() as u32));
                if let Ok(alone) = converter.convert(shape, &document, &options) {
                    expected += &format!(",\n {}", text(&alone.output));
                }
            }
            let result = converted(shape, &whole, Some(&places), &options, &[]);
            assert_eq!(text(&result.output), expected);
            let held = handed_out(&result.complements, "{\"index\":");
            assert!(!held.is_empty() || from < to);
        }
    }
}

#[test]
fn a_document_does_not_reach_beyond_its_line() {
    let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let good = r#"{"items":[{"redemption_url":"u"}]}"#;
    for (broken, lines) in [
        ("{\"a\":\n1}", 2),
        ("[1\n,2]", 2),
        ("{\n\"items\":[\n]}", 3),
        ("\"a\nb\"", 2),
        ("{} {}", 1),
        ("[\n", 1),
    ] {
        let whole = format!("{good}\n{broken}\n{good}");
        let found = converted(Shape::Order, &whole, None, &up, &[]);
        let refused = &found.refused;
        assert_eq!(refused.len(), lines, "{broken}");
        assert_eq!(refused[0].unit, 1);
        assert_eq!(refused[0].document.start as usize, good.len() + 1);
        assert_eq!(text(&found.output).matches("payout").count(), 2, "{broken}");
    }
}

#[test]
fn lines_that_open_what_they_do_not_close_take_linear_time() {
    let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let start = std::time::Instant::now();
    for line in ["[\n", "[\"\n", "[\n1,\n", "{\"a\":\n", "[1,\n\n\n"] {
        let found = converted(Shape::Order, &line.repeat(100_000), None, &up, &[]);
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
    let found = converted(Shape::Order, &whole, None, &down, &[]);
    let counts: Vec<u32> = found.tallies.all.iter().map(|tally| tally.count).collect();
    // 1,000 patterns are counted separately, and the others together.
    assert_eq!(counts.len(), 1001);
    assert_eq!(counts[..1000], [1; 1000]);
    assert_eq!(counts[1000], 99_000);
    // Quadratic time would be minutes. The limit is generous, for busy machines.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}

#[test]
fn a_long_name_is_a_star_in_a_pattern() {
    let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let long = "n".repeat(65);
    let whole = format!("{{\"items\":[{{\"payout\":{{\"url\":\"u\",\"a/b\":1,\"{long}\":1}}}}]}}");
    let found = converted(Shape::Order, &whole, None, &down, &[]);
    let patterns: Vec<_> = found
        .tallies
        .all
        .iter()
        .map(|tally| text(&tally.pattern))
        .collect();
    assert_eq!(patterns, ["/items/*/payout/a~1b", "/items/*/payout/*"]);
}

#[test]
fn a_line_needs_its_own_complement() {
    let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
    let whole = "{\"items\":[{\"payout\":{\"url\":\"u\",\"n\":1}}]}\n{\"items\":[{\"id\":1,\"payout\":null}]}\n";
    let there = converted(Shape::Order, whole, None, &down, &[]);
    let held = handed_out(&there.complements, "{\"line\":");
    assert_eq!(held.len(), 2);
    let texts: Vec<_> = held.iter().map(|(_, text)| text.as_bytes()).collect();
    let output = text(&there.output);
    let swapped = [(0, texts[1]), (1, texts[0])];
    let broken: [(u32, &[u8]); 2] = [(0, b"{}"), (1, b"?")];
    for complements in [swapped, broken] {
        let back = converted(Shape::Order, &output, None, &up, &complements);
        assert_eq!(back.refused.len(), 2, "{complements:?}");
    }
}

#[test]
fn what_is_lost_is_refused_where_it_must_not_be() {
    let options = ConvertOptions {
        on_loss: OnLoss::Error,
        ..ConvertOptions::new(V2024_02_05, V2023_07_27)
    };
    let whole = "{\"expiry\":{}}\n{}\n";
    let found = converted(Shape::Product, whole, None, &options, &[]);
    assert_eq!(text(&found.output), "{}\n");
    assert_eq!(found.refused[0].unit, 0);
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
            places: None,
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
fn complements_are_numbered_from_the_first_line_of_the_batch() {
    let options = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let whole = "{\"expiry\":{}}\n".repeat(3);
    let batch = Batch {
        text: Padded::EMPTY,
        places: None,
        complements: &[],
        first: 8,
        keeps_complements: true,
    };
    let found = text(&result(Shape::Product, &whole, batch, &options).complements);
    let numbers = found.split("{\"line\":").skip(1);
    let numbers: Vec<_> = numbers.map(|rest| rest.split(',').next()).collect();
    assert_eq!(numbers, [Some("8"), Some("9"), Some("10")]);
}

#[test]
fn a_name_of_the_greatest_length_stands_in_a_pattern_and_a_longer_one_does_not() {
    let options = ConvertOptions::new(V2024_02_05, V2023_07_27);
    let pattern_of = |length: usize| {
        let name = "x".repeat(length);
        let order = format!(r#"{{"items":[{{"payout":{{"url":"u","{name}":1}}}}]}}"#);
        let tallies = converted_only(Shape::Order, &order, &options).tallies;
        tallies.all.iter().map(|tally| text(&tally.pattern)).next()
    };
    let longest = format!("/items/*/payout/{}", "x".repeat(64));
    assert_eq!(pattern_of(64), Some(longest));
    assert_eq!(pattern_of(65).as_deref(), Some("/items/*/payout/*"));
}
