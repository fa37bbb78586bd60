//! The evidence of `detect_version`: which version it rules out, where, and by which section.

#![cfg(not(target_arch = "wasm32"))]

use order_contract::Shape::{Order, OrderList, Product, ProductQuery};
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{DetectOptions, JsonPointer, Limits, Shape, Version, detect_version};

/// The version that is ruled out, and the pointer.
type Ruled = (Version, String);

fn evidence_with(shape: Shape, text: &str, options: &DetectOptions) -> Vec<Ruled> {
    let found = detect_version(shape, text, options).evidence;
    assert!(found.iter().all(|one| !one.reason.is_empty()));
    found
        .into_iter()
        .map(|one| (one.version, one.path.to_string()))
        .collect()
}

fn evidence(shape: Shape, text: &str) -> Vec<Ruled> {
    evidence_with(shape, text, &DetectOptions::default())
}

fn ruled(version: Version, pointers: &[&str]) -> Vec<Ruled> {
    let pair = |pointer: &&str| (version, (*pointer).to_owned());
    pointers.iter().map(pair).collect()
}

#[test]
fn fields_of_another_version_are_named_where_they_are() {
    let order = r#"{"items":[{"redemption_url":"u"},{"id":1},{"\u0072edemption_url":"u"}]}"#;
    let pointers = ["/items/0/redemption_url", "/items/2/redemption_url"];
    assert_eq!(evidence(Order, order), ruled(V2024_02_05, &pointers));
    let order = r#"{"items":[{"payout":{}}]}"#;
    assert_eq!(
        evidence(Order, order),
        ruled(V2023_07_27, &["/items/0/payout"])
    );
}

#[test]
fn a_repeated_member_is_evidence_once() {
    let order = r#"{"items":[{"redemption_url":"u","redemption_url":"v"}]}"#;
    assert_eq!(
        evidence(Order, order),
        ruled(V2024_02_05, &["/items/0/redemption_url"])
    );
}

#[test]
fn of_repeated_items_the_last_are_searched() {
    let order = r#"{"items":[{"payout":{}}],"items":[{"redemption_url":"u"}]}"#;
    let pointers = ["/items/0/redemption_url"];
    assert_eq!(evidence(Order, order), ruled(V2024_02_05, &pointers));
    let order = r#"{"items":[{"payout":{}}],"it\u0065ms":1}"#;
    assert_eq!(evidence(Order, order), []);
}

#[test]
fn only_items_are_searched() {
    let order =
        r#"{"data":[{"payout":{}}],"payment_method":[{"payout":{}}],"items":{"payout":{}}}"#;
    assert_eq!(evidence(Order, order), []);
}

#[test]
fn a_field_that_no_version_has_is_no_evidence() {
    let order = r#"{"status":"COMPLETED","is_complete":true,"items":[{"order_id":1}]}"#;
    assert_eq!(evidence(Order, order), []);
}

#[test]
fn a_missing_field_rules_out_the_version_that_requires_it() {
    assert_eq!(
        evidence(Product, r#"{"id":1}"#),
        ruled(V2024_02_05, &["/approval_state"])
    );
    assert_eq!(
        evidence(Product, r#"{"approval_state":"A"}"#),
        ruled(V2023_07_27, &["/approval_state"])
    );
}

#[test]
fn the_reason_names_field_and_version_and_its_section_shows_the_field() {
    let told = |shape: Shape, text: &str| {
        let found = detect_version(shape, text, &DetectOptions::default());
        let evidence = &found.evidence[0];
        (evidence.section.to_owned(), evidence.reason.clone())
    };
    let expected = |section: &str, reason: &str| (section.to_owned(), reason.to_owned());
    assert_eq!(
        told(Order, r#"{"items":[{"redemption_url":"u"}]}"#),
        expected("2.6", "2024-02-05 removed `redemption_url`.")
    );
    assert_eq!(
        told(Order, r#"{"items":[{"payout":1}]}"#),
        expected("2.6", "2024-02-05 introduced `payout`.")
    );
    assert_eq!(
        told(Product, r#"{"id":1}"#),
        expected("2.1", "2024-02-05 always includes `approval_state`.")
    );
}

#[test]
fn a_parameter_is_named_without_its_position() {
    assert_eq!(
        evidence(ProductQuery, "code=a&limit=3&c%6Fde=b"),
        ruled(V2023_07_27, &["/code", "/limit"])
    );
}

#[test]
fn the_entries_of_a_list_are_found_by_the_option() {
    let pointer: JsonPointer = "/b".parse().unwrap();
    let options = DetectOptions {
        entries: Some(&pointer),
        ..DetectOptions::default()
    };
    let list = r#"{"a":[{"items":[{"payout":1}]}],"b":[{},{"items":[{"redemption_url":"u"}]}]}"#;
    assert_eq!(
        evidence_with(OrderList, list, &options),
        ruled(V2024_02_05, &["/b/1/items/0/redemption_url"])
    );
    assert_eq!(evidence(OrderList, list), []);
    assert_eq!(
        evidence(OrderList, r#"{"page":1,"data":[{"items":[{"payout":1}]}]}"#),
        ruled(V2023_07_27, &["/data/0/items/0/payout"])
    );
}

#[test]
fn what_cannot_be_read_gives_no_evidence() {
    let order = r#"{"items":[{"payout":1}]}"#;
    for bytes in [order.len() as u32, order.len() as u32 - 1] {
        let limits = Limits {
            bytes,
            ..Limits::default()
        };
        let options = DetectOptions {
            limits,
            ..DetectOptions::default()
        };
        let found = evidence_with(Order, order, &options);
        assert_eq!(found.len(), usize::from(bytes as usize == order.len()));
    }
    assert_eq!(evidence(Order, &order[1..]), []);
    assert_eq!(evidence(Product, "7"), []);
}

#[test]
fn evidence_has_a_limit_but_each_version_its_first() {
    let old = r#"{"redemption_url":"u"}"#;
    let order = format!(r#"{{"items":[{old},{old},{old},{{"payout":1}},{old}]}}"#);
    for (findings, pointers) in [
        (0, &["/items/0/redemption_url", "/items/3/payout"][..]),
        (
            2,
            &[
                "/items/0/redemption_url",
                "/items/1/redemption_url",
                "/items/3/payout",
            ],
        ),
    ] {
        let limits = Limits {
            findings,
            ..Limits::default()
        };
        let options = DetectOptions {
            limits,
            ..DetectOptions::default()
        };
        let found: Vec<_> = evidence_with(Order, &order, &options)
            .into_iter()
            .map(|(_, pointer)| pointer)
            .collect();
        assert_eq!(found, pointers);
        let candidates = detect_version(Order, &order, &options).candidates;
        assert_eq!(candidates, Version::ALL);
    }
}
