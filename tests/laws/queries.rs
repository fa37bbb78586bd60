//! The laws of conversion for queries.

use crate::grown::document;
use crate::law::{Question, pointers};
use crate::{many, some};
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{ConvertOptions, Shape, Version, convert};
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
        let question = Question::new(Shape::ProductQuery, (V2024_02_05, V2023_07_27), &text);
        let Ok(converted) = convert(question.shape, &text, &question.options_there()) else {
            continue;
        };
        let output = std::str::from_utf8(&converted.output).expect("it is text");
        let stays = |pair: &(String, String)| !ADDED.contains(&pair.0.as_str());
        let expected: Vec<_> = pairs(&text).into_iter().filter(stays).collect();
        assert_eq!(pairs(output), expected, "{text} became {output}");
        question.comes_back(&converted);
    }
}

fn hold(from: Version, to: Version) {
    let mut seen = HashSet::new();
    for seed in 0..many() {
        let document = document(Shape::ProductQuery, from, seed);
        let text = document.text;
        let question = Question::new(Shape::ProductQuery, (from, to), &text);
        let converted = question.there();
        let output = std::str::from_utf8(&converted.output).expect("it is text");
        let (expected, gone): (Vec<_>, Vec<_>) = pairs(&text)
            .into_iter()
            .partition(|(name, _)| to == V2024_02_05 || !ADDED.contains(&name.as_str()));
        assert_eq!(pairs(output), expected, "{text} became {output}");
        for piece in &document.untouched {
            assert!(output.contains(piece), "law 4: {text} lost {piece}");
        }
        let gone: Vec<_> = gone.iter().map(|(name, _)| format!("/{name}")).collect();
        assert_eq!(pointers(&converted.losses, |loss| &loss.path), gone);
        let gaps = pointers(&converted.gaps, |gap| &gap.path);
        assert_eq!(gaps, expected_gaps(to, &pairs(&text)), "{text}");
        question.is_rebuilt_by_edits(&converted);
        question.stays_valid(&converted);
        question.comes_back(&converted);
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
