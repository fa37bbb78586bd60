//! Conversions that case files can't express: sizes, `fill` when converting back, repeated identifiers.

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Code, Complement, ConvertOptions, JsonPointer, OnOrphan, Problem, Shape, Unit, convert,
};
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

fn text(output: Vec<u8>) -> String {
    String::from_utf8(output).expect("it is text")
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
fn what_fill_put_into_white_space_goes_without_it() {
    let filled_with = |value: &str| ConvertOptions {
        fill: vec![(
            "/approval_state".parse().expect("it is a pointer"),
            value.to_owned(),
        )],
        ..up()
    };
    for options in ["\"A\"", " \n\"A\"\t\r\n"].map(filled_with) {
        for product in ["{ }", "{}", "{\n}", "[ { } ,{\t}]", "{ \"x\" : 1 }"] {
            let shape = match product.starts_with('[') {
                true => Shape::ProductList,
                false => Shape::Product,
            };
            let there = convert(shape, product, &options).expect("it is filled");
            assert_ne!(there.output, product.as_bytes());
            let back = convert(shape, there.output, &with(there.complement, down()));
            assert_eq!(text(back.expect("it comes back").output), product);
        }
    }
}

#[test]
fn a_loss_of_a_parameter_points_at_it() {
    let complement = convert(Shape::ProductQuery, "x=1&limit=20", &down())
        .expect("it goes")
        .complement;
    let back = convert(Shape::ProductQuery, "x=1&limit=5", &with(complement, up()))
        .expect("it comes back");
    assert_eq!(text(back.output), "x=1&limit=5");
    let losses: Vec<_> = back
        .losses
        .iter()
        .map(|loss| loss.path.to_string())
        .collect();
    assert_eq!(losses, ["/limit"]);
    assert!(back.losses[0].reason.contains("`limit`"));
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

#[test]
fn a_repeated_name_is_no_obstacle_where_nothing_is_edited() {
    let order = r#"{"a":1,"a":2,"items":[{"payout":{"url":"v"}}]}"#;
    let converted = convert(Shape::Order, order, &up()).expect("it goes");
    assert_eq!(text(converted.output), order);
    assert!(converted.complement.is_some());
    let order = r#"{"items":1,"items":[{"payout":{"url":"v"}}]}"#;
    assert!(convert(Shape::Order, order, &up()).is_err());
    let order = r#"{"items":[],"items":[{}]}"#;
    let converted = convert(Shape::Order, order, &up()).expect("it goes");
    assert_eq!(text(converted.output), order);
}

#[test]
fn a_repeated_name_on_the_way_to_edited_entries_is_refused() {
    let pointer: JsonPointer = "/page/data".parse().unwrap();
    let options = ConvertOptions {
        entries: Some(pointer),
        ..up()
    };
    let envelope = |entries: &str| format!(r#"{{"page":{{"x":1,"x":2,"data":[{entries}]}}}}"#);
    let edited = envelope(r#"{"items":[{"redemption_url":"u"}]}"#);
    let refused = convert(Shape::OrderList, &edited, &options).unwrap_err();
    assert_eq!(refused.problems()[0].path.to_string(), "/page/x");
    let as_it_is = envelope(r#"{"items":[{"payout":"u"}]}"#);
    let converted = convert(Shape::OrderList, &as_it_is, &options).expect("it goes");
    assert_eq!(text(converted.output), as_it_is);
}

#[test]
fn what_matches_nothing_is_named_by_its_place_in_the_complement() {
    let item = |id: &str| format!(r#"{{"id":"{id}","payout":{{"url":"u","n":1}}}}"#);
    let order = format!(r#"{{"items":[{},{}]}}"#, item("a"), item("b"));
    let there = convert(Shape::Order, order, &down()).expect("it goes");
    let options = ConvertOptions {
        on_orphan: OnOrphan::Drop,
        ..with(there.complement, up())
    };
    let edited = r#"{"items":[{"id":"a","redemption_url":"u"}]}"#;
    let dropped = convert(Shape::Order, edited, &options).expect("it is converted");
    let reason = &dropped.losses[0].reason;
    assert!(reason.contains("item 1 of entry 0"), "{reason}");
}

/// Two items with the same identifier: the losses of one must not be restored in the other.
#[test]
fn repeated_identifiers_match_only_in_place() {
    let a = r#"{"id":"a","payout":{"url":"u","of":"first"}}"#;
    let b = r#"{"id":"a","payout":{"url":"v","of":"second"}}"#;
    let order = |items: &[&str]| format!(r#"{{"items":[{}]}}"#, items.join(","));
    let there = convert(Shape::Order, order(&[a, b]), &down()).expect("it goes");
    let back = with(there.complement, up());
    let kept = convert(Shape::Order, &there.output, &back).expect("it comes back");
    assert_eq!(text(kept.output), order(&[a, b]));

    let (u, v) = (
        r#"{"id":"a","redemption_url":"u"}"#,
        r#"{"id":"a","redemption_url":"v"}"#,
    );
    let respelled = r#"{"id":"\u0061","redemption_url":"u"}"#;
    for edited in [order(&[v]), order(&[u, v, v]), order(&[respelled, v])] {
        let error = convert(Shape::Order, &edited, &back).unwrap_err();
        let problems = error.problems();
        assert_eq!(problems[0].code, Code::Complement, "{edited}");
        let options = ConvertOptions {
            on_orphan: OnOrphan::Drop,
            ..back.clone()
        };
        let dropped = convert(Shape::Order, &edited, &options).expect("it is converted");
        let first = text(dropped.output).contains("first");
        assert!(!first, "{edited} got what was lost elsewhere");
    }
}

#[test]
fn a_unique_identifier_is_found_however_it_is_written() {
    let order = r#"{"items":[{"id":"a","payout":{"url":"u","n":1}},{"id":"b","payout":{"url":"v","n":2}}]}"#;
    let there = convert(Shape::Order, order, &down()).expect("it goes");
    let edited = r#"{"items":[{"id":"b","redemption_url":"v"},{"id":"new"},{"id":"\u0061","redemption_url":"u"}]}"#;
    let back = convert(Shape::Order, edited, &with(there.complement, up())).expect("it comes back");
    assert_eq!(
        text(back.output),
        r#"{"items":[{"id":"b","payout":{"url":"v","n":2}},{"id":"new"},{"id":"\u0061","payout":{"url":"u","n":1}}]}"#
    );
}

/// White space around a member belongs to its gap, and other members would be invented.
#[test]
fn the_text_of_a_lost_member_must_be_that_member_alone() {
    let product = [
        r#""expiry":{}"#,
        r#""expiry":{} "#,
        r#" "expiry":{}"#,
        r#""expiry":{},"x":1"#,
        r#""expiry":{}}"#,
        r#""other":{}"#,
        "",
    ];
    let query = [
        "limit=3",
        "limit=3&after=a",
        "limit=3&",
        "&limit=3",
        "after=a",
        "limit=%ff",
    ];
    for (shape, texts) in [
        (Shape::Product, &product[..]),
        (Shape::ProductQuery, &query),
    ] {
        let document = match shape {
            Shape::Product => format!("{{{}}}", texts[0]),
            _ => texts[0].to_owned(),
        };
        let there = convert(shape, &document, &down()).expect("it goes");
        let complement = there.complement.expect("it lost something");
        let spelled = |text: &str| serde_json::to_string(text).expect("it is text");
        for (at, text) in texts.iter().enumerate() {
            let edited = complement
                .as_json()
                .replace(&spelled(texts[0]), &spelled(text));
            let back = with(Some(Complement::from_json(edited)), up());
            let result = convert(shape, &there.output, &back);
            assert_eq!(result.is_ok(), at == 0, "{text}");
        }
    }
}

#[test]
fn a_change_names_the_member_that_comes_back_escaped() {
    let order = r#"{"items":[{"p\u0061yout":{"url":"u"}}]}"#;
    let there = convert(Shape::Order, order, &down()).expect("it goes");
    let back = convert(Shape::Order, there.output, &with(there.complement, up()));
    let back = back.expect("it comes back");
    assert_eq!(back.changes[0].to.to_string(), "/items/0/payout");
    assert_eq!(text(back.output), order);
}

#[test]
fn two_records_for_one_item_are_refused() {
    let order = r#"{"items":[{"id":"a","payout":{"url":"u","n":1}}]}"#;
    let there = convert(Shape::Order, order, &down()).expect("it goes");
    let complement = there.complement.expect("it lost something");
    let record = r#"{"at":0,"id":"\"a\"","#;
    let start = complement.as_json().find(record).expect("a record");
    let (before, records) = complement.as_json().split_at(start);
    let end = records.find("}}}").expect("its end") + 3;
    let twice = format!("{before}{},{records}", &records[..end]);
    let back = with(Some(Complement::from_json(twice)), up());
    let error = convert(Shape::Order, there.output, &back).unwrap_err();
    let problems = error.problems();
    assert_eq!(problems[0].code, Code::Complement);
    assert!(
        problems[0].message.contains("onOrphan"),
        "{}",
        problems[0].message
    );
}
