//! Conversions of sizes that case files can't express.

use crate::clock::Clock;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{Code, Complement, ConvertOptions, Shape, Version, convert};
use std::time::Duration;

fn unlimited(from: Version, to: Version) -> ConvertOptions {
    let mut options = ConvertOptions::new(from, to);
    options.limits.bytes = u32::MAX;
    options
}

/// A linear conversion of one of these takes some hundredths of a second, a quadratic one a minute.
const LONG: Duration = Duration::from_secs(10);

#[test]
fn items_that_each_repeat_a_name_take_linear_time() {
    let item = r#"{"redemption_url":"u","x":1,"x":2}"#;
    let text = format!(r#"{{"items":[{}]}}"#, vec![item; 200_000].join(","));
    let start = Clock::start();
    let error = convert(Shape::Order, text, &unlimited(V2023_07_27, V2024_02_05)).unwrap_err();
    assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    let problems = error.problems();
    assert_eq!(problems.len(), 100);
    assert_eq!(problems[99].path, "/items/99/x");
    assert!(problems.iter().all(|one| one.code == Code::DuplicateKey));
}

#[test]
fn hostile_documents_take_linear_time() {
    let many = |item: &str, count: usize| vec![item; count].join(",");
    let order = |items: String| format!(r#"{{"id":"o","items":[{items}]}}"#);
    let names: Vec<String> = (0..100_000).map(|n| format!("\"k{n}\":0")).collect();
    let beside = format!(r#"{{"payout":{{"url":"u",{}}}}}"#, names.join(","));
    let deep = format!(r#"{{"payout":{}7{}}}"#, "[".repeat(50), "]".repeat(50));
    for text in [
        order(many(r#"{"id":"same","payout":{"id":1,"url":"u"}}"#, 50_000)),
        order(many(r#"{"id":"\u0073ame","payout":null}"#, 50_000)),
        order(many(r#"{"payout":{"id":1,"url":"u"}}"#, 50_000)),
        order(beside),
        order(many(&deep, 5_000)),
    ] {
        let start = Clock::start();
        let down = unlimited(V2024_02_05, V2023_07_27);
        let there = convert(Shape::Order, &text, &down).expect("it is converted");
        let up = ConvertOptions {
            complement: there.complement,
            ..unlimited(V2023_07_27, V2024_02_05)
        };
        let back = convert(Shape::Order, there.output, &up).expect("it comes back");
        assert!(start.elapsed() < LONG, "{:?}: {}", start.elapsed(), &text[..60]);
        assert!(back.output == text.as_bytes());
    }
}

#[test]
fn a_complement_of_many_members_takes_linear_time() {
    let members: Vec<String> = (0..200_000).map(|n| format!(r#""/k{n}":{{"is":"kept"}}"#)).collect();
    let complement = format!(
        r#"{{"shape":"product","from":"2024-02-05","to":"2023-07-27","members":{{{}}}}}"#,
        members.join(",")
    );
    let up = ConvertOptions {
        complement: Some(Complement::from_json(complement)),
        ..unlimited(V2023_07_27, V2024_02_05)
    };
    let start = Clock::start();
    let error = convert(Shape::Product, "{}", &up).unwrap_err();
    assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    assert_eq!(error.problems()[0].code, Code::Complement);
}

#[test]
fn from_a_version_to_itself_a_document_of_any_size_is_returned_unread() {
    let same = ConvertOptions::new(V2024_02_05, V2024_02_05);
    for text in [&format!("{{\"x\":\"{}\"}}", "x".repeat(2 << 20)), "{", ""] {
        let conversion = convert(Shape::Order, text, &same).expect("it is not read");
        assert!(conversion.output == text.as_bytes() && conversion.complement.is_none());
    }
    let value = serde_json::json!({ "x": "x".repeat(2 << 20) });
    let conversion = convert(Shape::Order, &value, &same).expect("it is not read");
    assert_eq!(conversion.output, value.to_string().as_bytes());
}
