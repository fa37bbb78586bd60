//! Conversions that case files can't express: sizes and units.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{Code, Complement, ConvertOptions, Problem, Shape, Unit, convert};
use std::time::{Duration, Instant};

fn up() -> ConvertOptions {
    ConvertOptions::new(V2023_07_27, V2024_02_05)
}

fn down() -> ConvertOptions {
    ConvertOptions::new(V2024_02_05, V2023_07_27)
}

fn with(complement: Option<Complement>, options: ConvertOptions) -> ConvertOptions {
    ConvertOptions {
        complement,
        ..options
    }
}

fn unlimited(options: ConvertOptions) -> ConvertOptions {
    let mut options = options;
    options.limits.bytes = u32::MAX;
    options
}

/// A linear conversion of one of these takes some hundredths of a second, a quadratic one a minute.
const LONG: Duration = Duration::from_secs(10);

#[test]
fn items_that_each_repeat_a_name_take_linear_time() {
    let item = r#"{"redemption_url":"u","x":1,"x":2}"#;
    let text = format!(r#"{{"items":[{}]}}"#, vec![item; 200_000].join(","));
    let start = Instant::now();
    let error = convert(Shape::Order, text, &unlimited(up())).unwrap_err();
    let problems = error.problems();
    assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    assert_eq!(problems.len(), 100);
    assert_eq!(problems[99].path.to_string(), "/items/99/x");
    assert!(
        problems
            .iter()
            .all(|problem| problem.code == Code::DuplicateKey)
    );
}

#[test]
fn hostile_documents_take_linear_time() {
    let many = |item: &str, count: usize| vec![item; count].join(",");
    let order = |items: String| format!(r#"{{"id":"o","items":[{items}]}}"#);
    let beside = format!(
        r#"{{"payout":{{"url":"u",{}}}}}"#,
        (0..100_000)
            .map(|n| format!("\"k{n}\":0"))
            .collect::<Vec<_>>()
            .join(",")
    );
    let deep = format!(r#"{{"payout":{}7{}}}"#, "[".repeat(50), "]".repeat(50));
    for text in [
        order(many(r#"{"id":"same","payout":{"id":1,"url":"u"}}"#, 50_000)),
        order(many(r#"{"id":"\u0073ame","payout":null}"#, 50_000)),
        order(many(r#"{"payout":{"id":1,"url":"u"}}"#, 50_000)),
        order(beside),
        order(many(&deep, 5_000)),
    ] {
        let start = Instant::now();
        let there = convert(Shape::Order, &text, &unlimited(down())).expect("it is converted");
        let options = with(there.complement, unlimited(up()));
        let back = convert(Shape::Order, there.output, &options).expect("it comes back");
        assert!(
            start.elapsed() < LONG,
            "{:?}: {}",
            start.elapsed(),
            &text[..60]
        );
        assert!(back.output == text.as_bytes());
    }
}

#[test]
fn the_problems_of_a_refusal_follow_the_options() {
    let order = r#"{"é":1,"items":[{"payout":1,"payout":2}],"items":[{"payout":1}]}"#;
    let problems = |options: &ConvertOptions| {
        let refused = convert(Shape::Order, order, options).expect_err("names repeat");
        refused.problems().to_vec()
    };
    let in_bytes = problems(&down());
    let in_units = problems(&ConvertOptions {
        unit: Unit::Utf16,
        ..down()
    });
    let starts = |problems: &[Problem]| -> Vec<_> {
        let spans = problems.iter().filter_map(|problem| problem.span);
        spans.map(|span| span.start).collect()
    };
    let shifted: Vec<_> = starts(&in_units).iter().map(|start| start + 1).collect();
    assert!(in_bytes.len() > 1);
    assert_eq!(starts(&in_bytes), shifted);
    let mut limited = down();
    limited.limits.findings = 1;
    assert_eq!(problems(&limited).len(), 1);
    limited.limits.depth = 2;
    let message = &problems(&limited)[0].message;
    assert!(message.contains("2 nested levels"), "{message}");
}
