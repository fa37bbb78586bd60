//! A million names in one object: exactly the repeated ones are reported, whatever the names look like.

use order_contract::{Code, Options, Session, Shape};
use std::fmt::Write;

fn many() -> usize {
    match std::env::var_os("QUICK_LAWS") {
        Some(_) => 50_000,
        None => 1_000_000,
    }
}

/// Returns the repeated names of an object with the members of a text.
fn repeated(session: &mut Session, members: &str) -> Vec<String> {
    let text = format!("{{\"status\":\"FAILED\"{members}}}");
    let mut options = Options::default();
    options.limits.bytes = u32::MAX;
    options.limits.findings = u32::MAX;
    let report = session.validate(Shape::OrderCreated, &text, &options);
    assert_eq!(session.is_valid(Shape::OrderCreated, &text, &options), report.valid);
    assert_eq!(report.valid, report.problems.is_empty());
    let names = report.problems.iter().map(|problem| {
        assert_eq!(problem.code, Code::DuplicateKey);
        problem.path.to_string()
    });
    names.collect()
}

/// Holds an object with names made of numbers, five of which come again, each once as it is and once in another spelling.
fn hold(name: impl Fn(usize) -> String, count: usize) {
    let mut session = Session::default();
    let mut members = String::new();
    for n in 0..count {
        write!(members, ",\"{}\":0", name(n)).expect("a string takes all");
    }
    assert_eq!(repeated(&mut session, &members), [""; 0], "{}", name(0));
    let mut expected = Vec::new();
    for name in [0, 1, count / 2, count - 2, count - 1].map(name) {
        let escaped = format!("\\u{:04x}{}", name.as_bytes()[0], &name[1..]);
        write!(members, ",\"{name}\":0,\"{escaped}\":0").expect("a string takes all");
        expected.extend([format!("/{name}"), format!("/{name}")]);
    }
    assert_eq!(repeated(&mut session, &members), expected, "{}", expected[0]);
}

#[test]
fn names_that_share_a_long_prefix() {
    let prefix = "the_same_beginning_of_every_name_".repeat(2);
    hold(|n| format!("{prefix}{n:07}"), many());
}

#[test]
fn names_that_are_prefixes_of_others() {
    hold(|n| "x".repeat(n + 1), many().isqrt());
}

#[test]
fn names_that_differ_at_their_beginning_alone() {
    hold(|n| format!("{n}_and_the_same_ending_of_every_name"), many());
}
