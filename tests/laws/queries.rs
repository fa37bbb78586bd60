//! Computes the expected result of the conversion of a query.

use crate::law::{Question, pointers};
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{Conversion, Shape, Version, convert};

const ADDED: [&str; 6] = [
    "is_orderable",
    "code",
    "countries_redeemable_in",
    "after",
    "before",
    "limit",
];

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

/// Compares the parameters, losses and gaps of a conversion with those that are expected.
pub fn is_as_expected(question: &Question, converted: &Conversion) {
    let given = pairs(question.text);
    let is_product = question.shape == Shape::ProductQuery;
    let is_kept = |name: &str| !is_product || question.to == V2024_02_05 || !ADDED.contains(&name);
    let (expected, gone): (Vec<_>, Vec<_>) =
        given.iter().cloned().partition(|(name, _)| is_kept(name));
    let output = std::str::from_utf8(&converted.output).expect("it is text");
    assert_eq!(pairs(output), expected, "{}", question.name());
    let gone: Vec<_> = gone.iter().map(|(name, _)| format!("/{name}")).collect();
    assert_eq!(pointers(&converted.losses, |loss| &loss.path), gone);
    let gaps = pointers(&converted.gaps, |gap| &gap.path);
    let expected = match is_product {
        true => expected_gaps(question.to, &given),
        false => Vec::new(),
    };
    assert_eq!(gaps, expected, "{}", question.name());
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
