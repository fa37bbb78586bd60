//! The law of typed documents: what `validate` calls valid, `parse` returns as its type, and the type serialises to an
//! equal JSON value, which validates the same. And what serde writes of a report, it reads. Over the cases, and over documents grown from the readable tables.

#![cfg(all(feature = "documents", not(target_arch = "wasm32")))]

#[cfg(feature = "chrono")]
mod chrono;
#[path = "../support/grown.rs"]
mod grown;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "these tests need only the texts of the cases")]
mod support;
mod values;

use grown::Origin;
use order_contract::documents::{Document, v2023_07_27, v2024_02_05};
use order_contract::{Options, Report, Session, Shape, Version, parse, validate};
use random::Random;
use serde_json::Value;

/// Documents per shape and version; `DOCUMENTS` sets another number.
fn count() -> usize {
    let given = std::env::var("DOCUMENTS").ok();
    given.map_or(2_000, |count| count.parse().expect("DOCUMENTS is a number"))
}

#[test]
fn every_valid_document_is_held_by_its_type() {
    let (mut valid, mut invalid) = (0, 0);
    let mut session = Session::default();
    for (shape, version, hold) in types() {
        let mut random = Random::new(20_260_000 + shape as u64);
        for _ in 0..count() {
            match hold(
                &mut session,
                &grown::careless(Origin::any_version(shape, &mut random), &mut random),
                &strict(version),
            ) {
                true => valid += 1,
                false => invalid += 1,
            }
        }
    }
    println!("typed documents: {valid} valid, {invalid} refused");
    assert!(valid > invalid / 4 && invalid > 0, "both kinds were grown");
}

#[test]
fn every_case_is_held_by_its_type_or_refused() {
    let mut count = 0;
    let mut session = Session::default();
    for case in support::cases() {
        let text = case.text();
        for (shape, version, hold) in types() {
            if shape.name() == case.shape {
                hold(&mut session, &text, &strict(version));
                count += 1;
            }
        }
    }
    println!("typed documents: {count} cases");
    assert!(count > 1_000);
}

/// Under more lenient options, a document is held, or refused with an error of the default rules.
#[test]
fn lenient_options_never_fail_without_an_error() {
    let severity = order_contract::Code::ALL.iter().fold(
        Default::default(),
        |all: order_contract::Severities, code| all.with(*code, order_contract::Severity::Off),
    );
    let mut session = Session::default();
    for (shape, version, hold) in types() {
        let mut random = Random::new(30_260_000 + shape as u64);
        for _ in 0..count() {
            let text = grown::careless(Origin::any_version(shape, &mut random), &mut random);
            hold(
                &mut session,
                &text,
                &Options {
                    severity,
                    draft: true,
                    ..strict(version)
                },
            );
        }
    }
}

#[test]
fn a_document_deeper_than_serde_json_reads_is_refused() {
    let deep = format!(
        r#"{{"status":"COMPLETED","x":{}{}}}"#,
        "[".repeat(200),
        "]".repeat(200)
    );
    let mut options = Options::default();
    options.limits.depth = 1_000;
    assert!(validate(Shape::OrderCreated, &deep, &options).valid);
    let created = parse::<v2024_02_05::OrderCreated>(&deep, &options)
        .expect("what no field holds is not looked into");
    assert_eq!(created.0.other["x"].text().len(), 400);
    let nested = format!(
        r#"{{"status":"COMPLETED","items":{}{}}}"#,
        "[".repeat(200),
        "]".repeat(200)
    );
    let lenient = Options {
        severity: options
            .severity
            .with(order_contract::Code::Type, order_contract::Severity::Off),
        ..options
    };
    let error = parse::<v2024_02_05::Order>(&nested, &lenient).unwrap_err();
    assert_eq!(
        error.report.problems.last().map(|it| it.code),
        Some(order_contract::Code::TooDeep)
    );
}

/// The default rules, with all problems.
fn strict(version: Version) -> Options {
    let mut options = Options {
        version,
        ..Options::default()
    };
    options.limits.findings = 100_000;
    options
}

/// Holds a text to the law. Returns whether it is valid.
type Hold = fn(&mut Session, &[u8], &Options) -> bool;

fn types() -> Vec<(Shape, Version, Hold)> {
    macro_rules! all {
        ($($version:ident: $($type:ident)*;)*) => {
            vec![$($((
                <$version::$type as Document>::SHAPE,
                <$version::$type as Document>::VERSION,
                hold::<$version::$type> as Hold,
            ),)*)*]
        };
    }
    all! {
        v2023_07_27: OrderRequest OrderCreated Order OrderList Product ProductList ProductUpdate;
        v2024_02_05: OrderRequest OrderCreated Order OrderList Product ProductList ProductUpdate;
    }
}

fn hold<T: Document>(session: &mut Session, text: &[u8], options: &Options) -> bool {
    let shown = || String::from_utf8_lossy(text);
    let expected = validate(T::SHAPE, text, options);
    let json = serde_json::to_string(&expected).expect("a report serialises");
    let reread: Report = serde_json::from_str(&json).expect("a report deserialises");
    assert_eq!(reread, expected, "{json}");
    let (document, report) = match session.parse::<T>(text, options) {
        Ok(parsed) => parsed,
        Err(error) => {
            assert!(!error.report.valid, "{:?} of {}", T::SHAPE, shown());
            assert!(
                *options != strict(options.version) || error.report == expected,
                "{}",
                shown()
            );
            return false;
        }
    };
    assert_eq!(report, expected, "{}", shown());
    let written = serde_json::to_vec(&document).expect("a document serialises");
    let read: Value = serde_json::from_slice(text).expect("a valid document is JSON");
    let reread: Value = serde_json::from_slice(&written).expect("it writes JSON");
    assert_eq!(read, reread, "{}", shown());
    let again = validate(T::SHAPE, &written, options);
    assert_eq!(verdicts(&report), verdicts(&again), "{}", shown());
    true
}

/// What a report says, whatever the order of members.
fn verdicts(report: &Report) -> Vec<(String, String)> {
    let problems = report.problems.iter();
    let mut all: Vec<_> = problems
        .map(|it| (it.pointer().to_string(), it.code.to_string()))
        .collect();
    all.sort();
    all
}
