//! Compares the reader with serde_json on mutated texts. `npm run suites` runs it on public test suites.

#![cfg(not(target_arch = "wasm32"))]

use order_contract::{Code, Options, Report, Shape, validate};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Validates as `order-created`, which has few names. Only faults of the text matter here.
fn read(text: &[u8]) -> Report {
    let mut options = Options::default();
    options.limits.depth = 100;
    validate(Shape::OrderCreated, text, &options)
}

fn is_refused(text: &[u8]) -> bool {
    read(text)
        .problems
        .iter()
        .any(|problem| matches!(problem.code, Code::Syntax | Code::Encoding | Code::TooDeep))
}

/// The verdict of serde_json. It must build the value, because it accepts half a surrogate pair in ignored parts.
fn is_json(text: &[u8]) -> bool {
    serde_json::from_slice::<serde_json::Value>(text).is_ok()
}

/// JSON texts, and mutations of them.
fn texts() -> impl Strategy<Value = Vec<u8>> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        Just("true".to_owned()),
        "-?(0|[1-9][0-9]{0,20})(\\.[0-9]{1,3})?([eE][+-]?[0-9]{1,2})?",
        "\"([a-z ]|\\\\u00[0-9a-f]{2}|\\\\[nrtbf/\\\\\"]|é|\u{1F600}|\\\\ud83d\\\\ude00|\\\\ud83d){0,20}\"",
    ];
    let tree = leaf.prop_recursive(5, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5)
                .prop_map(|items| format!("[ {}\n]", items.join(" ,\t"))),
            prop::collection::vec(("[a-z]{0,9}", inner), 0..5).prop_map(|members| {
                let members: Vec<String> = members
                    .iter()
                    .enumerate()
                    .map(|(n, (key, value))| format!("\"{key}{n}\" : {value}"))
                    .collect();
                format!("{{\r\n  {}}}", members.join(",\n    "))
            }),
        ]
    });
    (
        tree,
        prop::collection::vec((any::<prop::sample::Index>(), change()), 0..3),
    )
        .prop_map(|(text, changes)| {
            let mut bytes = text.into_bytes();
            for (place, change) in changes {
                let at = place.index(bytes.len() + 1);
                match change {
                    Change::Insert(byte) => bytes.insert(at, byte),
                    Change::Remove if at < bytes.len() => drop(bytes.remove(at)),
                    Change::Replace(byte) if at < bytes.len() => bytes[at] = byte,
                    Change::Cut => bytes.truncate(at),
                    _ => {}
                }
            }
            bytes
        })
}

#[derive(Clone, Debug)]
enum Change {
    Insert(u8),
    Remove,
    Replace(u8),
    Cut,
}

fn change() -> impl Strategy<Value = Change> {
    let telling =
        prop::sample::select(b"\"\\{}[],:0-+.eEtfnu \n\t\r\x00\x1f/\x7f\x80\xc3\xed\xff".to_vec());
    let byte = prop_oneof![telling, any::<u8>()];
    prop_oneof![
        byte.clone().prop_map(Change::Insert),
        Just(Change::Remove),
        byte.prop_map(Change::Replace),
        Just(Change::Cut),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, rng_seed: RngSeed::Fixed(8259), ..ProptestConfig::default() })]

    #[test]
    fn what_serde_json_refuses_is_refused_and_nothing_else(text in texts()) {
        // We accept a number that is too large for a float, because its digits are kept.
        prop_assert_eq!(is_refused(&text), !is_json(&text), "{}", String::from_utf8_lossy(&text));
    }

    #[test]
    fn every_span_lies_in_the_text_and_every_problem_says_something(text in texts()) {
        for problem in read(&text).problems {
            let span = problem.span.expect("the text was read");
            prop_assert!(span.start <= span.end && span.end as usize <= text.len());
            prop_assert!(problem.message.ends_with('.') && problem.message.is_ascii());
        }
    }
}
