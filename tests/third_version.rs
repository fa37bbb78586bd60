//! An invented third version shows how much work a new version is, and that conversions chain:
//! `cargo test --features test-third-version`.
#![cfg(feature = "test-third-version")]

use order_contract::Version::{V2023_07_27, V2024_02_05, V2099_01_01};
use order_contract::{Code, Conversion, ConvertOptions, Shape, Version, changelog, convert};

const OLDEST: &str =
    r#"{"items": [ {"x": 1.10, "redemption_url" : "u"}, {"redemption_url": null} ]}"#;
const NEWEST: &str =
    r#"{"items": [ {"delivered_at": "d", "payout" : {"id": 7, "url": "u"}, "x": 1.10} ]}"#;

fn converted(text: &str, options: &ConvertOptions) -> (String, Conversion) {
    let converted = convert(Shape::Order, text, options).expect("it can be converted");
    let output = String::from_utf8(converted.output.clone()).expect("it is text");
    (output, converted)
}

fn between(from: Version, to: Version) -> ConvertOptions {
    ConvertOptions::new(from, to)
}

#[test]
fn two_changes_make_one_conversion() {
    let (output, up) = converted(OLDEST, &between(V2023_07_27, V2099_01_01));
    assert_eq!(
        output,
        r#"{"items": [ {"x": 1.10, "payout" : {"url":"u"}}, {} ]}"#
    );
    let changes: Vec<_> = up.changes.iter().map(|change| change.id).collect();
    assert_eq!(changes, ["redemption_url_to_payout"]);
    assert_eq!(up.losses[0].path.to_string(), "/items/1/redemption_url");
    let gaps: Vec<_> = up.gaps.iter().map(|gap| gap.path.to_string()).collect();
    assert_eq!(gaps, ["/items/0/delivered_at", "/items/1/delivered_at"]);

    let (output, down) = converted(NEWEST, &between(V2099_01_01, V2023_07_27));
    assert_eq!(
        output,
        r#"{"items": [ {"redemption_url" : "u", "x": 1.10} ]}"#
    );
    let losses: Vec<_> = down
        .losses
        .iter()
        .map(|loss| loss.path.to_string())
        .collect();
    assert_eq!(losses, ["/items/0/delivered_at", "/items/0/payout/id"]);
    assert_eq!(down.changes[0].from.to_string(), "/items/0/payout");
    assert_eq!((up.assumptions.len(), down.assumptions.len()), (1, 1));
}

#[test]
fn it_is_the_same_as_one_version_after_the_other() {
    for (text, path) in [
        (OLDEST, [V2023_07_27, V2024_02_05, V2099_01_01]),
        (NEWEST, [V2099_01_01, V2024_02_05, V2023_07_27]),
    ] {
        let (at_once, _) = converted(text, &between(path[0], path[2]));
        let (half_way, _) = converted(text, &between(path[0], path[1]));
        let (step_by_step, _) = converted(&half_way, &between(path[1], path[2]));
        assert_eq!(at_once, step_by_step);
    }
}

#[test]
fn one_version_makes_only_its_own_change() {
    for (text, from, to, output) in [
        (
            OLDEST,
            V2023_07_27,
            V2024_02_05,
            r#"{"items": [ {"x": 1.10, "payout" : {"url":"u"}}, {} ]}"#,
        ),
        (OLDEST, V2024_02_05, V2099_01_01, OLDEST),
        (
            NEWEST,
            V2099_01_01,
            V2024_02_05,
            r#"{"items": [ {"payout" : {"id": 7, "url": "u"}, "x": 1.10} ]}"#,
        ),
        (
            NEWEST,
            V2024_02_05,
            V2023_07_27,
            r#"{"items": [ {"delivered_at": "d", "redemption_url" : "u", "x": 1.10} ]}"#,
        ),
    ] {
        assert_eq!(converted(text, &between(from, to)).0, output);
    }
}

#[test]
fn a_complement_holds_the_changes_in_the_order_in_which_they_are_made() {
    let (_, down) = converted(NEWEST, &between(V2099_01_01, V2023_07_27));
    let complement = down.complement.expect("it lost something");
    let of = |change: &str| complement.as_json().find(change).expect("it is there");
    assert!(of("delivery_dated") < of("redemption_url_to_payout"));
}

#[test]
fn one_complement_brings_all_of_it_back() {
    for (text, from, to) in [
        (OLDEST, V2023_07_27, V2099_01_01),
        (NEWEST, V2099_01_01, V2023_07_27),
    ] {
        let (output, there) = converted(text, &between(from, to));
        let options = ConvertOptions {
            complement: there.complement,
            ..between(to, from)
        };
        assert_eq!(converted(&output, &options).0, text);
    }
}

#[test]
fn a_change_of_the_first_step_says_where_its_member_is_after_the_second() {
    let (older, there) = converted(NEWEST, &between(V2099_01_01, V2023_07_27));
    let options = ConvertOptions {
        complement: there.complement,
        ..between(V2023_07_27, V2099_01_01)
    };
    let (newest, back) = converted(&older, &options);
    let mut changes = back.changes.iter();
    let moved = changes.find(|change| change.id == "redemption_url_to_payout");
    let span = moved.and_then(|change| change.to_span).expect("it moved");
    let member = &newest[span.start as usize..span.end as usize];
    assert_eq!(member, r#""payout" : {"id": 7, "url": "u"}"#);
}

#[test]
fn the_edits_of_both_changes_are_edits_of_the_input() {
    for (text, from, to) in [
        (OLDEST, V2023_07_27, V2099_01_01),
        (NEWEST, V2099_01_01, V2023_07_27),
    ] {
        let (output, there) = converted(text, &between(from, to));
        let mut rebuilt = String::new();
        let mut at = 0;
        for edit in &there.edits {
            rebuilt += &text[at..edit.start as usize];
            rebuilt += &edit.text;
            at = edit.end as usize;
        }
        assert_eq!(rebuilt + &text[at..], output);
    }
}

#[test]
fn a_complement_of_other_versions_is_foreign() {
    let (output, there) = converted(NEWEST, &between(V2099_01_01, V2023_07_27));
    let options = ConvertOptions {
        complement: there.complement,
        ..between(V2023_07_27, V2024_02_05)
    };
    let error = convert(Shape::Order, output, &options).unwrap_err();
    let problems = error.problems();
    assert_eq!(problems[0].code, Code::Complement);
}

#[test]
fn the_changelog_goes_on() {
    let ids: Vec<_> = changelog(V2099_01_01, V2023_07_27)
        .map(|change| change.id)
        .collect();
    assert_eq!(ids[..2], ["delivery_dated", "redemption_url_to_payout"]);
}

#[test]
fn a_chain_of_versions_takes_linear_time() {
    let item = r#"{"delivered_at": "d", "payout": {"id": 7, "url": "u"}}"#;
    let text = format!(r#"{{"items":[{}]}}"#, vec![item; 40_000].join(", "));
    let options = |from, to, complement| {
        let mut options = ConvertOptions::new(from, to);
        options.limits.bytes = u32::MAX;
        options.complement = complement;
        options
    };
    let start = std::time::Instant::now();
    let there = options(V2099_01_01, V2023_07_27, None);
    let there = convert(Shape::Order, &text, &there).expect("it goes");
    let back = options(V2023_07_27, V2099_01_01, there.complement);
    let back = convert(Shape::Order, &there.output, &back).expect("it comes back");
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    assert!(back.output == text.as_bytes());
    assert_eq!(there.losses.len(), 80_000);
    assert_eq!(
        there.losses[79_999].path.to_string(),
        "/items/39999/payout/id"
    );
    assert_eq!(back.changes.len(), 80_000);
}
