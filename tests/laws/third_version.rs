//! A made-up third version has every kind of operation (src/convert/third_version.rs), and conversions chain.
//! `contract.rs` holds the laws between all versions.

use crate::law::pointers;
use order_contract::Version::{V2023_07_27, V2024_02_05, V2099_01_01};
use order_contract::{
    Code, Conversion, ConvertOptions, DetectOptions, Options, Shape, Version, changelog, convert,
    detect_version, validate,
};

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
    let gaps = pointers(&up.gaps, |gap| &gap.path);
    assert_eq!(gaps, ["/items/0/delivered_at", "/items/1/delivered_at"]);

    let (output, down) = converted(NEWEST, &between(V2099_01_01, V2023_07_27));
    assert_eq!(
        output,
        r#"{"items": [ {"redemption_url" : "u", "x": 1.10} ]}"#
    );
    let losses = pointers(&down.losses, |loss| &loss.path);
    assert_eq!(losses, ["/items/0/delivered_at", "/items/0/payout/id"]);
    assert_eq!(down.changes[0].from.to_string(), "/items/0/payout");
    assert_eq!((up.assumptions.len(), down.assumptions.len()), (1, 1));
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
    assert_eq!(ids[0], "delivery_renamed");
    assert_eq!(ids[6..8], ["delivery_dated", "redemption_url_to_payout"]);
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

const PAID: &str = r#"{"id":"o", "payment_method": {"card": {"id" : "c"}, "type": "CARD" , "currency_code": "EUR"}}"#;

#[test]
fn a_change_renames_a_member_and_moves_another_into_an_object() {
    let (output, down) = converted(PAID, &between(V2099_01_01, V2024_02_05));
    assert_eq!(
        output,
        r#"{"id":"o", "payment_method": {"card_id": "c", "type": "CARD" , "currency": "EUR"}}"#
    );
    let changes: Vec<_> = down
        .changes
        .iter()
        .map(|change| (change.from.to_string(), change.to.to_string()))
        .collect();
    let pair = |from: &str, to: &str| {
        let at = |name: &str| format!("/payment_method/{name}");
        (at(from), at(to))
    };
    assert_eq!(
        changes,
        [pair("card", "card_id"), pair("currency_code", "currency")]
    );
    assert!(down.losses.is_empty() && down.gaps.is_empty());
    // The white space in `card` is not the converter's own.
    assert!(down.complement.is_some());
    let plain = PAID.replace(r#"{"id" : "c"}"#, r#"{"id":"c"}"#);
    let (output, down) = converted(&plain, &between(V2099_01_01, V2024_02_05));
    assert_eq!(down.complement, None);
    assert_eq!(
        converted(&output, &between(V2024_02_05, V2099_01_01)).0,
        plain
    );
}

#[test]
fn what_is_beside_a_value_that_moved_comes_back_around_the_edited_one() {
    let text = r#"{"payment_method":{"card":{"brand":1.10,"id":"c"},"currency_code":"EUR"}}"#;
    let (output, down) = converted(text, &between(V2099_01_01, V2024_02_05));
    let losses = pointers(&down.losses, |loss| &loss.path);
    assert_eq!(losses, ["/payment_method/card/brand"]);
    let edited = output.replace("\"c\"", "\"d\"").replace("EUR", "CAD");
    let options = ConvertOptions {
        complement: down.complement,
        ..between(V2024_02_05, V2099_01_01)
    };
    assert_eq!(
        converted(&edited, &options).0,
        text.replace("\"c\"", "\"d\"").replace("EUR", "CAD")
    );
    let without = edited.replace(r#""card_id":"d","#, "");
    assert_eq!(
        converted(&without, &options).0,
        r#"{"payment_method":{"currency_code":"CAD","card":{"brand":1.10}}}"#
    );
}

#[test]
fn a_value_that_the_older_version_lacks_stays_and_is_a_gap() {
    let text = r#"{"payment_method":{"type":"VOUCHER"}}"#;
    for shape in [Shape::Order, Shape::OrderRequest] {
        let down = convert(shape, text, &between(V2099_01_01, V2024_02_05)).expect("it goes");
        assert_eq!(down.output, text.as_bytes());
        assert_eq!(down.gaps[0].path.to_string(), "/payment_method/type");
        assert_eq!((down.gaps.len(), down.complement), (1, None));
        let up = convert(shape, text, &between(V2024_02_05, V2099_01_01)).expect("it goes");
        assert!(up.gaps.is_empty() && up.complement.is_none());
    }
}

#[test]
fn a_repeated_name_beside_a_member_that_moves_is_refused() {
    for text in [
        r#"{"payment_method":{"card_id":"c","card_id":"c"}}"#,
        r#"{"payment_method":{"currency":"EUR","x":1,"x":2}}"#,
        r#"{"payment_method":{"currency":"EUR"},"payment_method":{}}"#,
    ] {
        let error = convert(Shape::Order, text, &between(V2024_02_05, V2099_01_01)).unwrap_err();
        assert_eq!(error.problems()[0].code, Code::DuplicateKey);
    }
}

/// The forms of the price of a product's state, and what each becomes in the other version.
const MULTIPLIERS: [(&str, &str); 6] = [
    (r#""0.8""#, r#"{"percent":"20"}"#),
    (r#""1""#, r#"{"percent":"0"}"#),
    (r#""0""#, r#"{"percent":"100"}"#),
    (r#""0.125""#, r#"{"percent":"87.5"}"#),
    (r#""0.80""#, r#"{"percent":"20"}"#),
    (r#""0.123456""#, r#"{"percent":"87.6544"}"#),
];

fn update(old: &str, new: &str) -> String {
    format!(r#"{{"old_state":{{{old}}},"x":1.10,"new_state":{{ {new} }}}}"#)
}

#[test]
fn a_value_is_computed_from_another() {
    for (multiplier, discount) in MULTIPLIERS {
        let text = update("", &format!(r#""price_multiplier":{multiplier}"#));
        let options = between(V2024_02_05, V2099_01_01);
        let up = convert(Shape::ProductUpdate, &text, &options).expect("it can be converted");
        let expected = update("", &format!(r#""discount":{discount}"#));
        assert_eq!(up.output, expected.as_bytes());
        assert_eq!(up.changes[0].to.to_string(), "/new_state/discount");
        // Only a spelling that the converter would not write needs a complement.
        assert_eq!(up.complement.is_some(), multiplier == r#""0.80""#);
        assert!(up.losses.is_empty() && up.gaps.is_empty());
    }
}

#[test]
fn a_removed_field_is_lost_on_the_way_up_and_missing_on_the_way_down() {
    let text = r#"{"status":"COMPLETED","completed_at":"t"}"#;
    let (output, up) = converted(text, &between(V2024_02_05, V2099_01_01));
    assert_eq!(output, r#"{"status":"COMPLETED"}"#);
    assert_eq!(up.losses[0].path.to_string(), "/completed_at");
    assert_eq!(
        up.losses[0].reason,
        "2099-01-01 removed `completed_at` and has no place for it."
    );
    let (_, down) = converted(&output, &between(V2099_01_01, V2024_02_05));
    assert_eq!(down.gaps[0].path.to_string(), "/completed_at");
    assert_eq!(
        down.gaps[0].reason,
        "2024-02-05 requires `completed_at`. A completed order should include it."
    );
    let failed = r#"{"status":"FAILED"}"#;
    assert!(
        converted(failed, &between(V2099_01_01, V2024_02_05))
            .1
            .gaps
            .is_empty()
    );
}

#[test]
fn a_gap_is_not_what_the_input_lacked_already() {
    let text = r#"{"payment_method":{"type":"CARD"}}"#;
    let (_, up) = converted(text, &between(V2024_02_05, V2099_01_01));
    assert!(up.gaps.is_empty(), "{:?}", up.gaps);
    // A card without an ID can't become one.
    let text = r#"{"payment_method":{"type":"CARD","card":{"brand":1},"currency_code":"EUR"}}"#;
    let (_, down) = converted(text, &between(V2099_01_01, V2024_02_05));
    let gaps = pointers(&down.gaps, |gap| &gap.path);
    assert_eq!(gaps, ["/payment_method/card_id"]);
    assert_eq!(
        down.losses[0].reason,
        "`card` has no value that `card_id` can hold, and 2024-02-05 has no `card`."
    );
}

#[test]
fn a_rename_below_a_rename_is_named_by_its_path_in_the_output() {
    let text = r#"{"items":[{"distribution_method":{"type":"EMAIL","email_address":"a"}}]}"#;
    let (output, up) = converted(text, &between(V2023_07_27, V2099_01_01));
    assert_eq!(
        output,
        r#"{"items":[{"delivery":{"type":"EMAIL","recipient":"a"}}]}"#
    );
    let changes: Vec<_> = up
        .changes
        .iter()
        .map(|change| (change.from.to_string(), change.to.to_string()))
        .collect();
    let below = |from: &str, to: &str| (format!("/items/0/{from}"), format!("/items/0/{to}"));
    assert_eq!(
        changes,
        [
            below("distribution_method", "delivery"),
            below("distribution_method/email_address", "delivery/recipient"),
        ]
    );
    let sms = r#"{"items":[{"delivery":{"type":"SMS"},"delivered_at":"d"}]}"#;
    let (_, down) = converted(sms, &between(V2099_01_01, V2023_07_27));
    assert_eq!(
        down.gaps[0].path.to_string(),
        "/items/0/distribution_method/type"
    );
    assert_eq!(
        down.gaps[0].reason,
        "2024-02-05 does not allow this value in `type`."
    );
}

#[test]
fn a_version_knows_only_its_own_enum_values() {
    let body = |kind: &str| format!(r#"{{"payment_method":{{"type":"{kind}"}}}}"#);
    let problem = |kind: &str, version| {
        let options = Options {
            version,
            ..Options::default()
        };
        let report = validate(Shape::OrderRequest, body(kind), &options);
        report
            .problems
            .into_iter()
            .find(|one| one.code == Code::Enum)
    };
    assert_eq!(problem("VOUCHER", V2099_01_01), None);
    let unknown = problem("VOUCHER", V2024_02_05).expect("an older version does not know it");
    assert_eq!(unknown.expected, ["CARD", "ACCOUNT_BALANCE"]);
    assert!(!unknown.message.contains("VOUCHER"), "{}", unknown.message);
    let wrong_case = problem("voucher", V2024_02_05).expect("it is unknown");
    assert_eq!((wrong_case.suggestion, wrong_case.fix), (None, None));
    let wrong_case = problem("voucher", V2099_01_01).expect("case matters");
    assert_eq!(wrong_case.suggestion.as_deref(), Some("VOUCHER"));
    assert_eq!(wrong_case.expected, ["CARD", "ACCOUNT_BALANCE", "VOUCHER"]);
}

#[test]
fn an_enum_value_rules_out_older_versions() {
    let order = r#"{"status":"COMPLETED","payment_method":{"type":"VOUCHER"}}"#;
    let detected = detect_version(Shape::Order, order, &DetectOptions::default());
    assert_eq!(detected.candidates, [V2099_01_01]);
    let evidence = &detected.evidence[0];
    assert_eq!(evidence.path.to_string(), "/payment_method/type");
    assert_eq!(
        evidence.reason,
        "2023-07-27 does not allow this value in `type`."
    );
    let nested = r#"{"status":"COMPLETED","payment_method":{"card":{}}}"#;
    let detected = detect_version(Shape::Order, nested, &DetectOptions::default());
    assert_eq!(detected.candidates, [V2099_01_01]);
    assert_eq!(
        detected.evidence[0].path.to_string(),
        "/payment_method/card"
    );
}
