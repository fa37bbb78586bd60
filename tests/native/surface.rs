//! The traits, errors, inputs and JSON that a Rust user expects.

use crate::files;
use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Basis, Change, Code, Conversion, ConvertError, ConvertOptions, DetectOptions, Fixed, Fixes, Input,
    InvalidDocumentError, InvalidPointerError, JsonPointer, Level, Limits, OnLoss, OnOrphan, Options, Path, Problem,
    Report, Segment, Severity, Shape, Unit, UnknownNameError, Version, apply_fixes, changelog, convert, detect_version,
    is_valid, validate,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

const DONE: &str = r#"{"status":"DONE"}"#;

fn to_older() -> ConvertOptions {
    ConvertOptions::new(V2024_02_05, V2023_07_27)
}

fn to_newer() -> ConvertOptions {
    ConvertOptions::new(V2023_07_27, V2024_02_05)
}

fn pointer(text: &str) -> JsonPointer {
    text.parse().unwrap()
}

#[test]
fn errors_and_answers_can_be_sent_and_kept() {
    fn is_error<T: Error + Send + Sync + Clone + 'static>() {}
    is_error::<ConvertError>();
    is_error::<InvalidDocumentError>();
    is_error::<InvalidPointerError>();
    is_error::<UnknownNameError>();
    fn is_sent<T: Send + Sync + Clone + Debug + PartialEq>() {}
    is_sent::<(Report, Problem, Conversion, Fixed, Options, ConvertOptions)>();
    fn is_sorted<T: Ord + Hash>() {}
    is_sorted::<Path>();
}

#[test]
fn problems_are_printed() {
    let report = validate(Shape::OrderCreated, DONE, &Options::default());
    let problem = &report.problems[0];
    let (message, version) = (&problem.message, report.version);
    assert_eq!(problem.to_string(), format!("line 1, column 11: {message}"));
    let expected = format!("order-created, {version}: not valid\nerror enum: {problem}");
    assert_eq!(report.to_string(), expected);
    let error = report.clone().into_result().unwrap_err();
    let expected = format!("the order-created is not valid: {problem}");
    assert_eq!(error.to_string(), expected);
    let error = convert(Shape::Order, r#"{"a":"#, &to_older()).unwrap_err();
    let expected = "the document can't be converted: line 1, column 6: ";
    assert!(error.to_string().starts_with(expected), "{error}");
}

/// A name may contain personal data. The exact pointer shows it, the printed text does not.
#[test]
fn nothing_that_was_sent_is_printed() {
    let text = r#"{"status":{},"ann@example.com":1,"ann@example.com":2}"#;
    let report = validate(Shape::OrderCreated, text, &Options::default());
    let printed = report.to_string();
    assert!(!printed.contains("ann"), "{printed}");
    let error = report.into_result().unwrap_err();
    assert!(!error.to_string().contains("ann"), "{error}");
}

#[test]
fn names_are_read_and_printed() {
    fn all<T>(all: &[T], names: &[&str])
    where
        T: for<'n> TryFrom<&'n str, Error = UnknownNameError>,
        T: std::str::FromStr<Err = UnknownNameError> + Display + Debug,
        T: Copy + Ord + Hash + serde::Serialize + DeserializeOwned,
    {
        let shown: Vec<String> = all.iter().map(T::to_string).collect();
        assert_eq!(shown, names);
        for (one, name) in all.iter().zip(names) {
            assert_eq!(name.parse::<T>().as_ref(), Ok(one));
            assert_eq!(T::try_from(*name).as_ref(), Ok(one));
            assert_eq!(json!(one), json!(name));
            assert_eq!(serde_json::from_value::<T>(json!(name)).unwrap(), *one);
        }
        assert!("".parse::<T>().is_err());
        for wrong in [json!("no such name"), json!(1)] {
            assert!(serde_json::from_value::<T>(wrong).is_err());
        }
    }
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    all(&Version::ALL, &Version::ALL.map(Version::date));
    all(&Shape::ALL, &Shape::ALL.map(Shape::name));
    all(&Code::ALL, &codes);
    all(&Severity::ALL, &["error", "warning", "info", "off"]);
    all(&Basis::ALL, &["stated", "implied", "assumed"]);
    all(&Level::ALL, &["implied", "stated"]);
    all(&OnLoss::ALL, &["report", "error"]);
    all(&OnOrphan::ALL, &["error", "drop"]);
    all(&Unit::ALL, &["bytes", "utf16"]);
    assert_eq!("order".parse::<Shape>(), Ok(Shape::Order));
    let padded = format!("{:>8}|{:<6}|", Code::Enum, Level::Stated);
    assert_eq!(padded, "    enum|stated|");
}

#[test]
fn a_document_comes_in_any_form() {
    fn report<Kind>(input: impl Input<Kind>) -> Report {
        validate(Shape::OrderCreated, input, &Options::default())
    }
    let bytes: &[u8] = DONE.as_bytes();
    let first = report(DONE);
    assert!(first.problems[0].span.is_some());
    for other in [
        report(DONE.to_owned()),
        report(bytes),
        report(bytes.to_vec()),
        report(br#"{"status":"DONE"}"#),
        report(std::borrow::Cow::Borrowed(bytes)),
        report(std::sync::Arc::<[u8]>::from(bytes)),
    ] {
        assert_eq!(other, first);
    }
    let value: Value = serde_json::from_str(DONE).unwrap();
    for other in [report(&value), report(value)] {
        assert_eq!((other.problems[0].code, other.problems[0].span), (Code::Enum, None));
    }
}

/// A value has no text, so its report has no places and no edits.
#[test]
fn a_value_has_no_places() {
    let options = Options::default();
    let value = json!({"status": "completed"});
    let report = validate(Shape::OrderCreated, &value, &options);
    assert!(report.problems[0].fix.as_ref().unwrap().edits.is_empty());
    let fixed = apply_fixes(Shape::OrderCreated, &value, &options, &Fixes::default());
    assert_eq!(fixed.output, br#"{"status":"COMPLETED"}"#);
    assert_eq!(fixed.applied[0].span, None);
    let order = json!({"items": [{"payout": {"url": "u"}}]});
    let conversion = convert(Shape::Order, &order, &to_older()).unwrap();
    assert_eq!(conversion.output, br#"{"items":[{"redemption_url":"u"}]}"#);
    assert!(conversion.edits.is_empty());
    assert_eq!(conversion.changes[0].from_span, None);
    let detected = detect_version(Shape::Order, &order, &DetectOptions::default());
    assert!(!detected.candidates.contains(&V2023_07_27));
}

#[test]
fn a_pointer_is_checked_when_it_is_made() {
    for right in ["", "/", "/a/0", "/~0~1"] {
        assert_eq!(pointer(right).to_string(), right);
        let read: JsonPointer = serde_json::from_value(json!(right)).unwrap();
        assert_eq!(read, pointer(right));
    }
    for wrong in ["a", "a/b", "/~", "/~2", "#/a"] {
        assert!(JsonPointer::try_from(wrong).is_err(), "{wrong}");
        let read = serde_json::from_value::<JsonPointer>(json!(wrong));
        assert!(read.is_err(), "{wrong}");
    }
}

#[test]
fn a_path_compares_with_a_pointer() {
    let key = |name: &str| Segment::Key(name.into());
    let path = Path(vec![key("a/b~"), Segment::Index(12), key("")]);
    assert_eq!(path, "/a~1b~0/12/");
    assert_eq!(path, *path.to_string());
    assert_eq!(path, JsonPointer::from(&path).as_str());
    for other in ["", "/a~1b~0/12", "/a~1b~0/12//", "/a/b~/12/", "/a~1b~0/1"] {
        assert_ne!(path, other);
    }
    assert_eq!(Path::default(), "");
}

/// Converts an empty product with values for the gap at a place.
fn filled(place: &str, values: &[&str], depth: u32) -> Result<String, ConvertError> {
    let values = values.iter().map(|value| (pointer(place), (*value).to_owned()));
    let mut options = ConvertOptions {
        fill: values.collect(),
        ..to_newer()
    };
    options.limits.depth = depth;
    let converted = convert(Shape::Product, "{}", &options)?;
    Ok(String::from_utf8(converted.output).unwrap())
}

#[test]
fn the_last_of_several_values_fills_a_gap() {
    let output = filled("/approval_state", &[r#""A""#, r#""B""#], 64).unwrap();
    assert_eq!(output, r#"{"approval_state":"B"}"#);
}

#[test]
fn what_cannot_fill_a_gap_is_an_error() {
    let [gap, other] = ["/approval_state", "/aproval_state"];
    let invalid = "the value of /approval_state in `fill` is not JSON";
    let deep = "the value of /approval_state in `fill` exceeds the limit of nested levels: simplify it, or raise `limits.depth`";
    let unknown = "`fill` names /aproval_state: this conversion has no such gap";
    let unfit = "the value of /approval_state in `fill` is not one that the version allows there";
    for (place, value, words) in [
        (gap, "", invalid),
        (gap, "1", unfit),
        (gap, "\"\"", unfit),
        (gap, "[[[[[]]]]]", unfit),
        (gap, "A", invalid),
        (gap, "\"A\",\"b\":1", invalid),
        (gap, "\"A\"}", invalid),
        (gap, "[[[[[[]]]]]]", deep),
        (other, "1", unknown),
    ] {
        let error = filled(place, &[value], 5).unwrap_err();
        assert!(error.problems().is_empty());
        assert_eq!(error.to_string(), words);
        let details = json!({"option": "fill", "pointer": place, "message": words});
        assert_eq!(json!(error), json!({"ok": false, "error": details}));
    }
}

#[test]
fn what_is_no_option_is_refused() {
    fn refused<T: DeserializeOwned>(json: &str, why: &str) {
        let error = serde_json::from_str::<T>(json).err();
        let error = error.unwrap_or_else(|| panic!("{json} is accepted"));
        assert!(error.to_string().contains(why), "{json}: {error}");
        let value: Value = serde_json::from_str(json).unwrap();
        assert!(serde_json::from_value::<T>(value).is_err(), "{json}");
    }
    for (json, kind) in [("[]", "sequence"), ("7", "integer `7`"), ("null", "null")] {
        let why = format!("invalid type: {kind}, expected an object of options");
        refused::<Options>(json, &why);
        refused::<ConvertOptions>(json, &why);
        let why = format!("invalid type: {kind}, expected an object of limits");
        refused::<Limits>(json, &why);
    }
    for (json, why) in [
        (r#"{"limits":[7]}"#, "invalid type: sequence"),
        (r#"{"severity":["off"]}"#, "invalid type: sequence"),
        (r#"{"versoin":"2023-07-27"}"#, "unknown field `versoin`"),
        (r#"{"version":"2023"}"#, "unknown version"),
        (r#"{"entries":"data"}"#, "a JSON Pointer"),
        (r#"{"severity":{"syntax":"off"}}"#, "`syntax` is always"),
        (r#"{"severity":{"no":"off"}}"#, "unknown code"),
        (r#"{"limits":{"bytes":-1}}"#, "invalid"),
        (r#"{"draft":"yes"}"#, "expected a boolean"),
    ] {
        refused::<Options>(json, why);
    }
    for (json, why) in [
        (r#"{"from":"2023-07-27"}"#, "missing field `to`"),
        (r#"{"limits":[7]}"#, "invalid type: sequence"),
        (r#"{"fill":[]}"#, "invalid type: sequence"),
    ] {
        refused::<ConvertOptions>(json, why);
    }
}

/// In Rust an option without effect is no mistake, as documented. The feature `js` refuses it, as the package does.
#[test]
fn entries_have_no_effect_where_there_are_none() {
    let options = Options {
        entries: Some(pointer("/x")),
        ..Options::default()
    };
    let completed = r#"{"status":"COMPLETED"}"#;
    let report = validate(Shape::OrderCreated, completed, &options);
    assert_eq!(report, validate(Shape::OrderCreated, completed, &Options::default()));
}

/// Whether a value has every member of another one, as it is there.
fn has(value: &Value, given: &Value) -> bool {
    match given.as_object() {
        Some(members) => members.iter().all(|(name, inner)| has(&value[name], inner)),
        None => value == given,
    }
}

/// What is given is read, and written as it was given.
#[test]
fn options_are_read_and_written_as_the_package_takes_them() {
    fn hold<T: serde::Serialize + DeserializeOwned + PartialEq + Debug>(given: Value) {
        let options: T = serde_json::from_value(given.clone()).unwrap();
        let written = json!(options);
        assert!(has(&written, &given), "{given}: {written}");
        assert_eq!(serde_json::from_value::<T>(written).unwrap(), options);
    }
    assert_eq!(
        serde_json::from_value::<Options>(json!({})).unwrap(),
        Options::default()
    );
    hold::<Options>(json!({
        "version": "2023-07-27", "level": "stated", "draft": true, "mask": false, "names": "label",
        "severity": {"enum": "off", "email": "info"}, "entries": "/data", "limits": {"depth": 3},
        "amendments": files::read::<Value>("reality/amendments.json"),
    }));
    hold::<ConvertOptions>(json!({
        "from": "2023-07-27", "to": "2024-02-05", "payoutUrl": "/link", "onLoss": "error", "onOrphan": "drop",
        "fill": {"/approval_state": "APPROVED"}, "complement": {"shape": 1}, "limits": {"bytes": 10}, "entries": "",
    }));
    // The JSON is an object, which has one member for a pointer.
    let twice = ["1", r#"{"a":3,"a":4}"#].map(|value| (pointer("/approval_state"), value.to_owned()));
    let twice = ConvertOptions {
        fill: twice.into(),
        ..to_newer()
    };
    assert_eq!(json!(twice)["fill"], json!({"/approval_state": {"a": 4}}));
}

#[test]
fn a_changelog_goes_back_in_reverse() {
    let ids = |from, to| changelog(from, to).map(|change| change.id);
    let mut back: Vec<_> = ids(V2024_02_05, V2023_07_27).collect();
    back.reverse();
    assert_eq!(ids(V2023_07_27, V2024_02_05).collect::<Vec<_>>(), back);
    assert_eq!(back.first(), Some(&"product_listing_extended"));
    let words = |change: &'static Change| [change.title, change.description];
    let changes = changelog(V2023_07_27, V2024_02_05);
    let words: BTreeSet<_> = changes.flat_map(words).collect();
    assert!(back.len() > 1 && words.len() == 2 * back.len() && !words.contains(""));
}

#[test]
fn a_query_that_is_a_value_has_texts_numbers_booleans_and_lists_of_these() {
    let codes = |value: &serde_json::Value| {
        let report = validate(Shape::ProductQuery, value, &Options::default());
        let is_valid = is_valid(Shape::ProductQuery, value, &Options::default());
        assert_eq!(is_valid, report.valid, "{value}");
        let places = report.problems.iter().map(|one| format!("{} {}", one.code, one.path));
        places.collect::<Vec<_>>()
    };
    let same = ConvertOptions::new(Version::V2024_02_05, Version::V2024_02_05);
    for (value, expected, sent) in [
        (
            json!({"code": 1, "limit": "5", "after": null}),
            &[][..],
            Some("code=1&limit=5"),
        ),
        (
            json!({"countries_redeemable_in": ["FR", true]}),
            &[],
            Some("countries_redeemable_in=FR&countries_redeemable_in=true"),
        ),
        (json!({"code": ["a", "b"]}), &["type /code"], Some("code=a&code=b")),
        (json!({"code": {}}), &["type /code"], None),
        (
            json!({"countries_redeemable_in": ["FR", null]}),
            &["type /countries_redeemable_in/1"],
            None,
        ),
        (json!({"x": [[]]}), &["undocumented /x", "type /x/0"], None),
        (
            json!({"after": "c", "before": "d"}),
            &["exclusive /before"],
            Some("after=c&before=d"),
        ),
        (json!("code=a&code=b"), &["duplicate_key /code"], Some("code=a&code=b")),
        (json!(7), &["not_serializable "], None),
        (json!([1]), &["not_serializable "], None),
    ] {
        assert_eq!(codes(&value), expected, "{value}");
        let converted = convert(Shape::OrderQuery, &value, &same);
        let fixed = apply_fixes(Shape::ProductQuery, &value, &Options::default(), &Fixes::default());
        assert_eq!(fixed.output, sent.unwrap_or_default().as_bytes(), "{value}");
        match (sent, converted) {
            (Some(sent), Ok(conversion)) => assert_eq!(conversion.output, sent.as_bytes()),
            (None, Err(error)) => assert!(expected.concat().contains(error.problems()[0].code.name()), "{value}"),
            (_, other) => panic!("{value}: {other:?}"),
        }
    }
    let kept = convert(Shape::ProductQuery, json!({"code": "ä b"}), &to_older()).unwrap();
    assert_eq!(kept.losses[0].path, "/code");
}
