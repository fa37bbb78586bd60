//! The traits, errors, inputs and JSON that a Rust user expects.

#![cfg(all(feature = "serde", not(target_arch = "wasm32")))]

#[path = "support/pairs.rs"]
mod pairs;

use order_contract::Version::{V2023_07_27, V2024_02_05};
use order_contract::{
    Basis, Change, Code, Conversion, ConvertError, ConvertOptions, DetectOptions, Fixed,
    InvalidDocumentError, InvalidPointerError, JsonPointer, Level, Limits, OnLoss, OnOrphan,
    Options, Path, Problem, Report, Segment, Session, Severities, Severity, Shape, Unit,
    UnknownNameError, Version, apply_fixes, changelog, convert, detect_version, is_valid, validate,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

const DONE: &str = r#"{"status":"DONE"}"#;

fn to_older() -> ConvertOptions {
    ConvertOptions::new(V2024_02_05, V2023_07_27)
}

#[test]
fn errors_go_through_anyhow() {
    fn converted(text: &str) -> anyhow::Result<Vec<u8>> {
        Ok(convert(Shape::Order, text, &to_older())?.output)
    }
    fn checked(text: &str) -> anyhow::Result<Report> {
        Ok(validate(Shape::OrderCreated, text, &Options::default()).into_result()?)
    }
    assert_eq!(converted("{}").unwrap(), b"{}");
    let error = converted("{\"a\":").unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the document can't be converted: line 1, column 6: "),
        "{error}"
    );
    assert!(error.downcast_ref::<ConvertError>().is_some());
    assert!(checked(r#"{"status":"COMPLETED"}"#).unwrap().valid);
    let error = checked(DONE).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the order-created is not valid: line 1, column 11: "),
        "{error}"
    );
}

#[test]
fn errors_can_be_sent_and_kept() {
    fn is_error<T: Error + Send + Sync + Clone + 'static>() {}
    is_error::<ConvertError>();
    is_error::<InvalidDocumentError>();
    is_error::<InvalidPointerError>();
    is_error::<UnknownNameError>();
    fn is_sent<T: Send + Sync + Clone + Debug + PartialEq>() {}
    is_sent::<(Report, Problem, Conversion, Fixed)>();
    is_sent::<(Options, ConvertOptions)>();
}

#[test]
fn problems_are_printed() {
    let report = validate(Shape::OrderCreated, DONE, &Options::default());
    let problem = &report.problems[0];
    assert_eq!(
        format!("{problem} {}", problem.code),
        format!("line 1, column 11: {} enum", problem.message)
    );
    assert_eq!(
        report.to_string(),
        format!(
            "order-created, {}: not valid\nerror enum: {problem}",
            report.version
        )
    );
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
        T: std::str::FromStr<Err = UnknownNameError> + Display + Debug + PartialEq,
        T: Copy + Ord + Hash + serde::Serialize + serde::de::DeserializeOwned,
    {
        let shown: Vec<String> = all.iter().map(T::to_string).collect();
        assert_eq!(shown, names);
        for (one, name) in all.iter().zip(names) {
            assert_eq!(name.parse::<T>().as_ref(), Ok(one));
            assert_eq!(T::try_from(*name).as_ref(), Ok(one));
            assert_eq!(serde_json::to_value(one).unwrap(), json!(name));
            assert_eq!(serde_json::from_value::<T>(json!(name)).unwrap(), *one);
        }
        assert!("".parse::<T>().is_err());
        assert!(serde_json::from_value::<T>(json!("no such name")).is_err());
        assert!(serde_json::from_value::<T>(json!(1)).is_err());
    }
    let codes: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    let shapes = Shape::ALL.map(Shape::name);
    all(&Version::ALL, &Version::ALL.map(Version::date));
    all(&Shape::ALL, &shapes);
    all(&Code::ALL, &codes);
    all(&Severity::ALL, &["error", "warning", "info", "off"]);
    all(&Basis::ALL, &["stated", "implied", "assumed"]);
    all(&Level::ALL, &["implied", "stated"]);
    all(&OnLoss::ALL, &["report", "error"]);
    all(&OnOrphan::ALL, &["error", "drop"]);
    all(&Unit::ALL, &["bytes", "utf16"]);
    assert_eq!("2023-07-27".parse::<Version>(), Ok(V2023_07_27));
    assert_eq!("2024-02-05".parse::<Version>(), Ok(V2024_02_05));
    assert_eq!("order".parse::<Shape>(), Ok(Shape::Order));
    assert_eq!(
        format!("{:>8}|{:<6}|", Code::Enum, Level::Stated),
        "    enum|stated|"
    );
}

#[test]
fn what_can_be_sorted_and_counted_is() {
    let report = validate(Shape::OrderRequest, "{}", &Options::default());
    let mut counts: BTreeMap<Code, u32> = BTreeMap::new();
    for problem in &report.problems {
        *counts.entry(problem.code).or_default() += 1;
    }
    assert_eq!(counts, BTreeMap::from([(Code::Required, 2)]));
    let paths: BTreeSet<&Path> = report
        .problems
        .iter()
        .map(|problem| &problem.path)
        .collect();
    assert_eq!(paths.len(), 2);
    assert_eq!(HashSet::from(Shape::ALL).len(), Shape::ALL.len());
    match report.problems[0].code {
        Code::Syntax | Code::Encoding => panic!("it can be read"),
        Code::Required => {}
        _ => panic!("it is required"),
    }
}

#[test]
fn a_document_comes_in_any_form() {
    let options = Options::default();
    let bytes: &[u8] = DONE.as_bytes();
    let shared: std::sync::Arc<[u8]> = bytes.into();
    let reports = [
        validate(Shape::OrderCreated, DONE, &options),
        validate(Shape::OrderCreated, DONE.to_owned(), &options),
        validate(Shape::OrderCreated, DONE.to_owned(), &options),
        validate(Shape::OrderCreated, bytes, &options),
        validate(Shape::OrderCreated, bytes.to_vec(), &options),
        validate(Shape::OrderCreated, br#"{"status":"DONE"}"#, &options),
        validate(
            Shape::OrderCreated,
            std::borrow::Cow::Borrowed(bytes),
            &options,
        ),
        validate(Shape::OrderCreated, shared, &options),
    ];
    for report in &reports {
        assert_eq!(*report, reports[0]);
        assert!(report.problems[0].span.is_some());
    }
    let value: Value = serde_json::from_str(DONE).unwrap();
    let report = validate(Shape::OrderCreated, &value, &options);
    assert_eq!(report.problems[0].code, Code::Enum);
    assert_eq!(report.problems[0].span, None);
    assert!(!is_valid(Shape::OrderCreated, value, &options));
}

/// A value has no text, so its report has no places and no edits.
#[test]
fn a_value_has_no_places() {
    let options = Options::default();
    let value = json!({"status": "completed"});
    let report = validate(Shape::OrderCreated, &value, &options);
    assert!(report.problems[0].fix.as_ref().unwrap().edits.is_empty());
    let fixed = apply_fixes(Shape::OrderCreated, &value, &options, None);
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
fn a_query_can_be_an_object() {
    let options = Options {
        version: Version::V2024_02_05,
        ..Options::default()
    };
    let query = json!({"limit": 20, "code": "a b/ü", "after": null, "is_orderable": true});
    assert!(is_valid(Shape::ProductQuery, &query, &options));
    let several = json!({"countries_redeemable_in": ["FR", "DE"]});
    assert!(is_valid(Shape::ProductQuery, &several, &options));
    let repeated = validate(Shape::ProductQuery, json!({"code": ["a", "b"]}), &options);
    assert_eq!(repeated.problems[0].code, Code::DuplicateKey);
    let both = json!({"after": "c", "before": "d"});
    let report = validate(Shape::ProductQuery, &both, &options);
    assert_eq!(report.problems[0].code, Code::Exclusive);
    let refused = validate(Shape::ProductQuery, json!(7), &options);
    assert_eq!(refused.problems[0].code, Code::NotSerializable);
    assert!(!is_valid(Shape::ProductQuery, json!([1]), &options));
    let refused = convert(Shape::ProductQuery, json!(7), &to_older()).unwrap_err();
    assert_eq!(refused.problems()[0].code, Code::NotSerializable);
    let kept = convert(Shape::ProductQuery, json!({"code": "ä b"}), &to_older()).unwrap();
    assert_eq!(kept.losses[0].path, Path(vec![Segment::Key("code".into())]));
}

#[test]
fn a_pointer_is_checked_when_it_is_made() {
    for right in ["", "/", "/a/0", "/~0~1"] {
        let pointer: JsonPointer = right.parse().unwrap();
        assert_eq!(pointer.to_string(), right);
        assert_eq!(
            serde_json::from_value::<JsonPointer>(json!(right)).unwrap(),
            pointer
        );
    }
    for wrong in ["a", "a/b", "/~", "/~2", "#/a"] {
        assert!(JsonPointer::try_from(wrong).is_err(), "{wrong}");
        assert!(
            serde_json::from_value::<JsonPointer>(json!(wrong)).is_err(),
            "{wrong}"
        );
    }
    let path = Path(vec![Segment::Key("a/b".into()), Segment::Index(3)]);
    assert_eq!(JsonPointer::from(&path).as_str(), "/a~1b/3");
}

/// Every value that the types allow gets a result.
#[test]
fn no_option_panics() {
    let documents = [
        "",
        "{}",
        "[]",
        DONE,
        r#"{"items":[{"payout":{"url":"u"}}]}"#,
        "limit=1",
    ];
    let pointers = [
        "",
        "/",
        "/url",
        "/a~1b/0",
        "/items/0/payout",
        "/approval_state",
        "/-1",
    ];
    let fills = ["", "1", "\"A\"", "{\"a\":[", "nul", "1 2", " [1] ", "\u{0}"];
    let limits = [0, 1, 64, u32::MAX];
    let mut session = Session::default();
    for pointer in pointers.map(|pointer| JsonPointer::try_from(pointer).unwrap()) {
        for shape in Shape::ALL {
            for limit in limits {
                let limits = Limits {
                    bytes: limit,
                    depth: limit,
                    findings: limit,
                };
                for document in documents {
                    let options = Options {
                        entries: Some(pointer.clone()),
                        limits,
                        unit: Unit::Utf16,
                        severity: Severities::default().with(Code::Syntax, Severity::Off),
                        ..Options::default()
                    };
                    let report = session.validate(shape, document, &options);
                    assert_eq!(report.valid, session.is_valid(shape, document, &options));
                    session.apply_fixes(shape, document, &options, Some(&[]));
                    detect_version(
                        shape,
                        document,
                        &DetectOptions {
                            entries: Some(&pointer),
                            limits,
                        },
                    );
                    for (from, to) in pairs::pairs() {
                        for fill in fills {
                            let options = ConvertOptions {
                                payout_url: pointer.clone(),
                                entries: Some(pointer.clone()),
                                fill: vec![(pointer.clone(), fill.to_owned())],
                                limits,
                                ..ConvertOptions::new(from, to)
                            };
                            let _ = convert(shape, document, &options);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_last_of_several_values_fills_a_gap() {
    let pointer: JsonPointer = "/approval_state".parse().unwrap();
    let values = ["1", "2", r#"{"a":3,"a":4}"#].map(str::to_owned);
    let options = ConvertOptions {
        fill: values.map(|value| (pointer.clone(), value)).into(),
        ..ConvertOptions::new(V2023_07_27, V2024_02_05)
    };
    let filled = convert(Shape::Product, "{}", &options).unwrap();
    assert_eq!(filled.output, br#"{"approval_state":{"a":3,"a":4}}"#);
    // The JSON of the options is an object, which has one member for a pointer.
    let stored = serde_json::to_value(&options).unwrap();
    assert_eq!(stored["fill"], json!({"/approval_state": {"a": 4}}));
}

#[test]
fn a_value_for_a_gap_may_be_as_deep_as_the_limit() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    let filled = |depth: usize| {
        let options = ConvertOptions {
            fill: vec![("/approval_state".parse().unwrap(), nested(depth))],
            limits: Limits {
                depth: 5,
                ..Limits::default()
            },
            ..ConvertOptions::new(V2023_07_27, V2024_02_05)
        };
        convert(Shape::Product, "{}", &options)
    };
    assert!(filled(5).is_ok());
    assert_eq!(
        json!(filled(6).unwrap_err()),
        json!({
            "ok": false,
            "error": {
                "option": "fill",
                "pointer": "/approval_state",
                "message": "the value of /approval_state in `fill` exceeds the limit of nested levels: \
                            simplify it, or raise `limits.depth`",
            },
        })
    );
}

#[test]
fn what_cannot_fill_a_gap_is_an_error() {
    let up = |pointer: &str, value: &str| ConvertOptions {
        fill: vec![(pointer.parse().unwrap(), value.to_owned())],
        ..ConvertOptions::new(V2023_07_27, V2024_02_05)
    };
    let filled = convert(Shape::Product, "{}", &up("/approval_state", "\"A\"")).unwrap();
    assert_eq!(filled.output, br#"{"approval_state":"A"}"#);
    for value in ["", "A", "\"A\",\"b\":1", "\"A\"}"] {
        let error = convert(Shape::Product, "{}", &up("/approval_state", value)).unwrap_err();
        assert!(matches!(error, ConvertError::InvalidFill(_)), "{value}");
        assert!(error.problems().is_empty());
        let json = serde_json::to_value(&error).unwrap();
        assert_eq!(json["error"]["pointer"], "/approval_state");
        assert_eq!(json["error"]["message"], error.to_string());
    }
    let error = convert(Shape::Product, "{}", &up("/aproval_state", "1")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`fill` names /aproval_state: this conversion has no such gap"
    );
    assert_eq!(
        json!(error),
        json!({
            "ok": false,
            "error": {
                "option": "fill",
                "pointer": "/aproval_state",
                "message": "`fill` names /aproval_state: this conversion has no such gap",
            },
        })
    );
}

#[test]
fn only_an_object_is_options() {
    fn refused<T: serde::de::DeserializeOwned>(json: &str, why: &str) {
        let error = serde_json::from_str::<T>(json).err();
        let error = error.unwrap_or_else(|| panic!("{json} is accepted"));
        assert!(error.to_string().starts_with(why), "{json}: {error}");
        let value: Value = serde_json::from_str(json).unwrap();
        assert!(serde_json::from_value::<T>(value).is_err(), "{json}");
    }
    for (json, kind) in [
        ("[]", "sequence"),
        (r#"["2023-07-27","2024-02-05"]"#, "sequence"),
        ("7", "integer `7`"),
        ("null", "null"),
    ] {
        let why = format!("invalid type: {kind}, expected an object of options");
        refused::<Options>(json, &why);
        refused::<ConvertOptions>(json, &why);
        let why = format!("invalid type: {kind}, expected an object of limits");
        refused::<Limits>(json, &why);
    }
    refused::<Options>(r#"{"limits":[7]}"#, "invalid type: sequence");
    refused::<Options>(r#"{"severity":["off"]}"#, "invalid type: sequence");
    let conversion =
        |limits: &str| format!(r#"{{"from":"2023-07-27","to":"2024-02-05",{limits}}}"#);
    for member in [r#""limits":[7]"#, r#""fill":[]"#] {
        refused::<ConvertOptions>(&conversion(member), "invalid type: sequence");
    }
}

#[test]
fn a_path_compares_with_a_pointer() {
    let key = |name: &str| Segment::Key(name.into());
    let path = Path(vec![key("a/b~"), Segment::Index(12), key("")]);
    assert_eq!(path, "/a~1b~0/12/");
    assert_eq!(path, *path.to_string());
    for other in ["", "/a~1b~0/12", "/a~1b~0/12//", "/a/b~/12/", "/a~1b~0/1"] {
        assert_ne!(path, other);
    }
    assert_eq!(Path::default(), "");
}

/// In Rust an option without effect is no mistake, as documented. The feature `js` refuses it, as the package does.
#[test]
fn entries_have_no_effect_where_there_are_none() {
    let options = Options {
        entries: Some("/x".parse().unwrap()),
        ..Options::default()
    };
    let completed = r#"{"status":"COMPLETED"}"#;
    assert_eq!(
        validate(Shape::OrderCreated, completed, &options),
        validate(Shape::OrderCreated, completed, &Options::default())
    );
}

#[test]
fn options_are_read_as_the_package_takes_them() {
    let given = json!({
        "version": "2023-07-27", "level": "stated", "draft": true, "mask": false,
        "severity": {"enum": "off", "email": "info", "syntax": "error"},
        "entries": "/data", "limits": {"depth": 3},
    });
    let options: Options = serde_json::from_value(given).unwrap();
    let expected = Options {
        version: V2023_07_27,
        level: Level::Stated,
        draft: true,
        mask: false,
        severity: Severities::default()
            .with(Code::Enum, Severity::Off)
            .with(Code::Email, Severity::Info),
        entries: Some("/data".parse().unwrap()),
        limits: Limits {
            depth: 3,
            ..Limits::default()
        },
        ..Options::default()
    };
    assert_eq!(options, expected);
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), options);
    assert_eq!(
        serde_json::from_value::<Options>(json!({})).unwrap(),
        Options::default()
    );
    for (wrong, why) in [
        (json!({"versoin": "2023-07-27"}), "unknown field `versoin`"),
        (json!({"version": "2023"}), "unknown version"),
        (json!({"entries": "data"}), "a JSON Pointer"),
        (
            json!({"severity": {"syntax": "off"}}),
            "`syntax` is always `error`",
        ),
        (json!({"severity": {"no": "off"}}), "unknown code"),
        (json!({"limits": {"bytes": -1}}), "invalid"),
        (json!({"draft": "yes"}), "expected a boolean"),
    ] {
        let error = serde_json::from_value::<Options>(wrong.clone()).unwrap_err();
        assert!(error.to_string().contains(why), "{wrong}: {error}");
    }
}

#[test]
fn options_of_conversions_are_read_as_the_package_takes_them() {
    let given = json!({
        "from": "2023-07-27", "to": "2024-02-05", "payoutUrl": "/link", "onLoss": "error",
        "onOrphan": "drop", "fill": {"/approval_state": "APPROVED"}, "complement": {"shape": 1},
        "limits": {"bytes": 10}, "entries": "",
    });
    let options: ConvertOptions = serde_json::from_value(given).unwrap();
    assert_eq!(options.payout_url.as_str(), "/link");
    assert_eq!(
        (options.on_loss, options.on_orphan),
        (OnLoss::Error, OnOrphan::Drop)
    );
    assert_eq!(options.fill[0].1, "\"APPROVED\"");
    assert_eq!(
        options.complement.as_ref().unwrap().as_json(),
        r#"{"shape":1}"#
    );
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(
        serde_json::from_value::<ConvertOptions>(written).unwrap(),
        options
    );
    let error = serde_json::from_value::<ConvertOptions>(json!({"from": "2023-07-27"}));
    assert!(
        error
            .unwrap_err()
            .to_string()
            .contains("missing field `to`")
    );
}

#[test]
fn a_changelog_goes_back_in_reverse() {
    let ids = |from, to| changelog(from, to).map(|change| change.id);
    let mut back: Vec<_> = ids(V2024_02_05, V2023_07_27).collect();
    back.reverse();
    assert_eq!(ids(V2023_07_27, V2024_02_05).collect::<Vec<_>>(), back);
    assert_eq!(back.first(), Some(&"product_listing_extended"));
    let words = |change: &'static Change| [change.title, change.description];
    let words: BTreeSet<_> = changelog(V2023_07_27, V2024_02_05)
        .flat_map(words)
        .collect();
    assert!(back.len() > 1 && words.len() == 2 * back.len() && !words.contains(""));
}
