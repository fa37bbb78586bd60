//! The values of documents: names, and what fields can't hold.

use order_contract::documents::v2024_02_05::{
    Currency, Order, OrderItem, OrderRequest, OrderRequestItem, OrderRequestItemDistributionMethod,
    OrderRequestItemDistributionMethodPayoutLink, OrderRequestItemProducts, OrderRequestItemProductsSingle,
    OrderRequestPaymentMethod, OrderRequestPaymentMethodCard, ProductUpdate,
};
use order_contract::documents::{Decimal, Json, Other, Page, Timestamp};
use order_contract::{Code, Options, Severities, Severity, Shape, is_valid, parse};
use serde_json::json;

fn completed(text: &str) -> order_contract::documents::v2024_02_05::OrderCompleted {
    match parse(text, &Options::default()) {
        Ok((Order::Completed(order), _)) => order,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_a_field_cannot_hold_is_kept_beside_it() {
    let order = completed(
        r#"{"status":"COMPLETED","completed_at":7,"items":null,"payment_method":{"type":"ACCOUNT_BALANCE","currency":"JPY","card_id":[]}}"#,
    );
    assert_eq!((order.completed_at, order.items), (None, None));
    assert_eq!(order.other["completed_at"].text(), "7");
    assert_eq!(order.other["items"], Json::null());
    let payment = order.payment_method.unwrap();
    assert_eq!(payment.currency, Some(Currency::Other("JPY".into())));
    assert_eq!(payment.other["card_id"].text(), "[]");
}

#[test]
fn a_field_that_is_set_replaces_what_was_kept() {
    let mut order = completed(r#"{"status":"COMPLETED","items":null}"#);
    order.items = Some(vec![Some(OrderItem::default())]);
    let written = serde_json::to_value(Order::Completed(order)).unwrap();
    assert_eq!(written, json!({"status": "COMPLETED", "items": [{}]}));
}

#[test]
fn a_request_that_is_made_is_valid() {
    let other = Other::new;
    let request = OrderRequest {
        payment_method: OrderRequestPaymentMethod::Card(OrderRequestPaymentMethodCard {
            card_id: "C-1".into(),
            currency: Currency::Eur,
            other: other(),
        }),
        items: vec![OrderRequestItem {
            distribution_method: OrderRequestItemDistributionMethod::PayoutLink(
                OrderRequestItemDistributionMethodPayoutLink::default(),
            ),
            products: OrderRequestItemProducts::Single(OrderRequestItemProductsSingle {
                value: "P-1".into(),
                other: other(),
            }),
            other: Other::from([("face_value".into(), "1.10".parse().unwrap())]),
        }],
        other: other(),
    };
    let text = serde_json::to_vec(&request).unwrap();
    assert!(is_valid(Shape::OrderRequest, &text, &Options::default()));
    assert_eq!(parse::<OrderRequest>(&text, &Options::default()).unwrap().0, request);
    assert_eq!(
        serde_json::from_value::<OrderRequest>(serde_json::to_value(&request).unwrap()).unwrap(),
        request
    );
}

#[test]
fn serde_errors_name_what_is_missing_or_twice() {
    fn error<T: serde::de::DeserializeOwned + std::fmt::Debug>(text: &str) -> String {
        serde_json::from_str::<T>(text).unwrap_err().to_string()
    }
    let twice = r#"{"product_code":"a","product_code":"b"}"#;
    for (error, expected) in [
        (error::<ProductUpdate>("{}"), "missing field `product_code`"),
        (error::<ProductUpdate>(twice), "duplicate field `product_code`"),
        (error::<Order>("{}"), "missing field `status`"),
        (
            error::<Order>(r#"{"status":"NEW"}"#),
            "unknown `status`: expected COMPLETED, PROCESSING, FAILED",
        ),
        (
            error::<Page<Order>>(r#"{"data":[],"data":[1]}"#),
            "duplicate field `data`",
        ),
    ] {
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn a_repeated_name_is_an_error_also_where_reports_only_warn_of_it() {
    let severity = Severities::default().with(Code::DuplicateKey, Severity::Warning);
    let options = Options {
        severity,
        ..Options::default()
    };
    for text in [
        r#"{"status":"COMPLETED","x":1,"x":2}"#,
        r#"{"x":1,"status":"COMPLETED","x":2}"#,
        r#"{"x":1,"x":2,"status":"COMPLETED"}"#,
        r#"{"status":"COMPLETED","items":[{"x":1,"x":1}]}"#,
        r#"{"status":"COMPLETED","\u0078":1,"x":2}"#,
        r#"{"status":"COMPLETED","status":"COMPLETED"}"#,
        r#"{"status":"COMPLETED","items":null,"items":[]}"#,
        r#"{"status":"COMPLETED","items":[],"items":null}"#,
        r#"{"status":"COMPLETED","items":null,"items":null}"#,
    ] {
        let error = parse::<Order>(text, &options).expect_err(text);
        let mut problems = error.report.problems.iter();
        let is_found = problems.any(|problem| problem.code == Code::DuplicateKey);
        assert!(is_found, "{text}");
        let error = serde_json::from_str::<Order>(text).expect_err(text);
        assert!(error.to_string().contains("duplicate field"), "{text}: {error}");
    }
}

#[test]
fn a_discriminator_is_written_once() {
    let mut order = completed(r#"{"status":"COMPLETED","x":1}"#);
    order.other.insert("status".into(), Json::null());
    let written = serde_json::to_string(&Order::Completed(order)).unwrap();
    assert_eq!(written, r#"{"status":"COMPLETED","x":1}"#);
}

#[test]
fn timestamps_exist() {
    let is_one = |text: &str| text.parse::<Timestamp>().is_ok();
    let time = "2024-04-10T17:11:26.601254";
    for offset in ["", "Z", "+05:45", "-03:30"] {
        assert!(is_one(&format!("{time}{offset}")), "{offset}");
    }
    for text in [
        &time[..24],
        "2024-02-30T17:11:26.601254",
        "2024-04-10T17:11:26.601254+5",
        "",
    ] {
        assert!(!is_one(text), "{text}");
    }
}

#[test]
fn decimals_keep_their_text() {
    let decimal = |text: &str| text.parse::<Decimal>().map(|it| it.to_string());
    assert_eq!(decimal("0.80"), Ok("0.80".into()));
    assert_eq!(decimal("-007"), Ok("-007".into()));
    assert!(decimal("1.").is_err() && decimal("1e3").is_err() && decimal("").is_err());
}
