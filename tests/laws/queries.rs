//! The laws of conversion for queries.

use crate::documents::document;
use crate::{many, some};
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{ConvertOptions, Options, Severity, Shape, Version, convert, validate};
use std::collections::HashSet;

const ADDED: [&str; 6] = [
    "is_orderable",
    "code",
    "countries_redeemable_in",
    "after",
    "before",
    "limit",
];

#[test]
fn product_queries_go_up() {
    hold(V2023_07_27, V2024_02_05);
}

#[test]
fn product_queries_go_down() {
    hold(V2024_02_05, V2023_07_27);
}

#[test]
fn order_queries_stay_as_they_are() {
    for seed in 0..some() {
        let text = document(Shape::OrderQuery, V2024_02_05, seed).text;
        let options = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let converted = convert(Shape::OrderQuery, &text, &options).expect("it can be read");
        assert_eq!(converted.output, text.as_bytes());
        assert!(converted.complement.is_none() && converted.gaps.is_empty());
    }
}

#[test]
fn a_question_mark_in_a_name_never_opens_the_query() {
    let parts = [
        "?",
        "&",
        "?x",
        "limit=1",
        "&before=b",
        "&?=2",
        "&y",
        "\n",
        "\r",
    ];
    for n in 0..parts.len().pow(5) {
        let picked = (0..5u32).map(|place| parts[n / parts.len().pow(place) % parts.len()]);
        let text: String = picked.collect();
        let there = ConvertOptions::new(V2024_02_05, V2023_07_27);
        let Ok(converted) = convert(Shape::ProductQuery, &text, &there) else {
            continue;
        };
        let output = String::from_utf8(converted.output).expect("it is text");
        let stays = |pair: &(String, String)| !ADDED.contains(&pair.0.as_str());
        let expected: Vec<_> = pairs(&text).into_iter().filter(stays).collect();
        assert_eq!(pairs(&output), expected, "{text} became {output}");
        let back = ConvertOptions {
            complement: converted.complement,
            ..ConvertOptions::new(V2023_07_27, V2024_02_05)
        };
        let back = convert(Shape::ProductQuery, &output, &back).expect("it comes back");
        assert_eq!(String::from_utf8_lossy(&back.output), text, "by {output}");
        assert!(back.complement.is_none(), "{text} by {output}");
    }
}

fn hold(from: Version, to: Version) {
    let mut seen = HashSet::new();
    for seed in 0..many() {
        let document = document(Shape::ProductQuery, from, seed);
        let text = document.text;
        let there = ConvertOptions::new(from, to);
        let converted = convert(Shape::ProductQuery, &text, &there).expect("it can be read");
        let output = String::from_utf8(converted.output.clone()).expect("it is text");
        let expected: Vec<_> = pairs(&text)
            .into_iter()
            .filter(|(name, _)| to == V2024_02_05 || !ADDED.contains(&name.as_str()))
            .collect();
        assert_eq!(pairs(&output), expected, "{text} became {output}");
        for piece in &document.untouched {
            assert!(output.contains(piece), "law 4: {text} lost {piece}");
        }
        let lost: Vec<_> = converted
            .losses
            .iter()
            .map(|loss| loss.path.to_string())
            .collect();
        let gone: Vec<_> = pairs(&text)
            .iter()
            .filter(|pair| !expected.contains(pair))
            .map(|(name, _)| format!("/{name}"))
            .collect();
        assert_eq!(lost, gone, "{text}");
        let gaps: Vec<_> = converted
            .gaps
            .iter()
            .map(|gap| gap.path.to_string())
            .collect();
        assert_eq!(gaps, expected_gaps(to, &pairs(&text)), "{text}");
        valid_stays_valid(&text, &output, from, to, &gaps);

        let plain = ConvertOptions::new(to, from);
        let back = ConvertOptions {
            complement: converted.complement.clone(),
            ..plain.clone()
        };
        let back = convert(Shape::ProductQuery, &output, &back).expect("it comes back");
        assert_eq!(
            String::from_utf8_lossy(&back.output),
            text,
            "law 2: {:?}",
            converted.complement
        );
        assert!(back.complement.is_none());
        let without = convert(Shape::ProductQuery, &output, &plain).expect("it can be read");
        assert_eq!(
            converted.complement.is_none(),
            without.output == text.as_bytes(),
            "law 2: {text} {:?}",
            converted.complement
        );
        seen.insert(text);
    }
    assert!(
        seen.len() > many() as usize * 8 / 10,
        "the queries vary: {}",
        seen.len()
    );
}

/// To the older version: the country code. To the newer version: a limit that is not a number, and the later of
/// two cursors.
fn expected_gaps(to: Version, pairs: &[(String, String)]) -> Vec<String> {
    if to == V2023_07_27 {
        return vec![String::new()];
    }
    let is_count = |value: &str| !value.is_empty() && value.bytes().all(|b| b.is_ascii_digit());
    let mut cursor = false;
    let gaps = pairs.iter().filter(|(name, value)| match name.as_str() {
        "limit" => !is_count(value),
        "before" | "after" => std::mem::replace(&mut cursor, true),
        _ => false,
    });
    gaps.map(|(name, _)| format!("/{name}")).collect()
}

/// Law 6.
fn valid_stays_valid(text: &str, output: &str, from: Version, to: Version, gaps: &[String]) {
    let options = |version| Options {
        version,
        ..Options::default()
    };
    if validate(Shape::ProductQuery, text, &options(from)).valid {
        for problem in validate(Shape::ProductQuery, output, &options(to)).problems {
            assert!(
                problem.severity != Severity::Error || gaps.contains(&problem.path.to_string()),
                "law 6: {text}: {problem:?}"
            );
        }
    }
}

/// Names and values, decoded.
fn pairs(query: &str) -> Vec<(String, String)> {
    query
        .strip_prefix('?')
        .unwrap_or(query)
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (decoded(name), decoded(value))
        })
        .collect()
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            b'+' => b' ',
            byte => byte,
        });
    }
    String::from_utf8(bytes).unwrap()
}
