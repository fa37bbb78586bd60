//! The examples in the documentation of the engine's public items: they name this service, which the engine does not.

/// Returns the example of an item, for `#[doc = …]`.
macro_rules! example {
    (Call) => {
        r##"
```
use order_contract::{Call, Options, validate_call};
let call = Call { method: "GET", url: "/v2/product?limit=20", ..Call::default() };
assert!(validate_call(&call, &Options::default()).valid);
```
"##
    };
    (Options) => {
        r##"
```
use order_contract::{is_valid, Options, Shape};
let draft = Options { draft: true, ..Options::default() };
assert!(is_valid(Shape::OrderRequest, r#"{"items":[]}"#, &draft));
```
"##
    };
    (Session) => {
        r##"
```
use order_contract::{Options, Session, Shape};
let mut session = Session::default();
for text in [r#"{"status":"COMPLETED"}"#, r#"{"status":"FAILED"}"#] {
    assert!(session.is_valid(Shape::OrderCreated, text, &Options::default()));
}
```
"##
    };
    (changelog) => {
        r##"
```
use order_contract::{changelog, Version::*};
let ids: Vec<_> = changelog(V2023_07_27, V2024_02_05).map(|change| change.id).collect();
assert!(ids.contains(&"redemption_url_to_payout"));
assert_eq!(changelog(V2024_02_05, V2024_02_05).count(), 0);
```
"##
    };
    (Complement) => {
        r##"
```
use order_contract::{Complement, ConvertOptions, Shape, Version::*, convert};

let order = r#"{"items":[{"payout":{"id":7,"url":"u"}}]}"#;
let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
let old = convert(Shape::Order, order, &down).unwrap();
assert_eq!(old.output, br#"{"items":[{"redemption_url":"u"}]}"#);

let stored = old.complement.unwrap().as_json().to_owned();
let up = ConvertOptions {
    complement: Some(Complement::from_json(stored)),
    ..ConvertOptions::new(V2023_07_27, V2024_02_05)
};
assert_eq!(convert(Shape::Order, old.output, &up).unwrap().output, order.as_bytes());
```
"##
    };
    (ConvertError) => {
        r##"
```
use order_contract::{ConvertError, ConvertOptions, Shape, Version::*, convert};
let down = ConvertOptions::new(V2024_02_05, V2023_07_27);
let error = convert(Shape::Order, "{", &down).unwrap_err();
assert_eq!(error.problems()[0].code.name(), "syntax");
```
"##
    };
    (convert) => {
        r##"
```
use order_contract::{ConvertOptions, Shape, Version::*, convert};
let order = r#"{"items": [{"redemption_url": "https:\/\/example.com", "price": 1.10}]}"#;
let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
let converted = convert(Shape::Order, order, &up).unwrap();
assert_eq!(
    String::from_utf8(converted.output).unwrap(),
    r#"{"items": [{"payout": {"url":"https:\/\/example.com"}, "price": 1.10}]}"#
);
assert!(converted.losses.is_empty() && converted.complement.is_none());
```
"##
    };
    (fillable) => {
        r##"
```
use order_contract::{fillable, Shape, Version::*};
assert_eq!(fillable(Shape::Product, V2023_07_27, V2024_02_05).next().as_deref(), Some("/approval_state"));
assert_eq!(fillable(Shape::Product, V2024_02_05, V2023_07_27).next(), None);
```
"##
    };
    (detect_version) => {
        r##"
```
use order_contract::{DetectOptions, Shape, Version, detect_version};
let order = r#"{"status":"COMPLETED","items":[{"redemption_url":"u"}]}"#;
let detected = detect_version(Shape::Order, order, &DetectOptions::default());
assert_eq!(detected.candidates, [Version::V2023_07_27]);
assert_eq!(detected.evidence[0].path.to_string(), "/items/0/redemption_url");

let unsure = detect_version(Shape::Order, "{}", &DetectOptions::default());
assert_eq!(unsure.candidates, Version::ALL);
```
"##
    };
    (InvalidDocumentError) => {
        r##"
```
use order_contract::{Options, Shape, validate};
let report = validate(Shape::OrderCreated, r#"{"status":1}"#, &Options::default());
let error = report.into_result().unwrap_err();
assert_eq!(error.report.problems.len(), 1);
```
"##
    };
    (TextSpan) => {
        r##"
```
use order_contract::{Options, Shape, validate};
let text = r#"{"status":"DONE"}"#;
let report = validate(Shape::OrderCreated, text, &Options::default());
let span = report.problems[0].span.unwrap();
assert_eq!(&text[std::ops::Range::from(span)], r#""DONE""#);
```
"##
    };
    (TimestampOffset) => {
        r##"
```
use order_contract::{Code, Options, Severities, Severity, Shape, is_valid};

let body = r#"{"product_code":"A-1","new_state":{},"timestamp":"2024-04-10T17:11:26.601254Z"}"#;
assert!(is_valid(Shape::ProductUpdate, body, &Options::default()));
assert!("2024-04-10T17:11:26.601254Z".parse::<chrono::NaiveDateTime>().is_err());

let strict = Options {
    severity: Severities::default().with(Code::TimestampOffset, Severity::Error),
    ..Options::default()
};
assert!(!is_valid(Shape::ProductUpdate, body, &strict));
```
"##
    };
    (Amendments) => {
        r##"
```
use order_contract::{Amendments, Options, Shape, is_valid};
let amendments = Amendments::default()
    .accept(Shape::OrderRequest, "/payment_method/currency", ["AUD", "JPY"])?
    .accept(Shape::OrderRequest, "/items/*/products/type", ["TEMPLATE"])?
    .optional(Shape::Product, "/approval_state")?;
let ours = Options { amendments, ..Options::default() };

let order = r#"{
  "payment_method": {"type": "ACCOUNT_BALANCE", "currency": "AUD"},
  "items": [{
    "distribution_method": {"type": "PAYOUT_LINK"},
    "products": {"type": "TEMPLATE", "template_id": "T-1"}
  }]
}"#;
assert!(is_valid(Shape::OrderRequest, order, &ours));
assert!(!is_valid(Shape::OrderRequest, order, &Options::default()));
assert!(is_valid(Shape::Product, r#"{"code":"P-1"}"#, &ours));
# Ok::<(), order_contract::AmendmentError>(())
```
"##
    };
    (AmendmentError) => {
        r##"
```
use order_contract::{Amendments, Shape};
let error = Amendments::default().optional(Shape::Product, "/aproval_state").unwrap_err();
assert_eq!(
    error.to_string(),
    "`/aproval_state` leads to no required field of `product`: did you mean `/approval_state`?",
);
```
"##
    };
}
