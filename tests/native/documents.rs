//! The law of typed documents: what `validate` calls valid, `parse` returns as its type, and the type serialises to an
//! equal JSON value, which validates the same. And what serde writes of a report, it reads. Over the cases, and over
//! documents grown from the readable tables.

#[cfg(feature = "chrono")]
mod chrono;
mod values;

use crate::cases;
use crate::grown::{Origin, careless};
use crate::random::Random;
use order_contract::documents::{Document, v2023_07_27, v2024_02_05};
use order_contract::{Code, Options, Report, Session, Severities, Severity, Shape, Version, parse, validate};
use serde_json::Value;
use std::collections::BTreeSet;

/// Documents per shape and version; `DOCUMENTS` sets another number.
fn count() -> usize {
    let given = std::env::var("DOCUMENTS").ok();
    given.map_or(2_000, |count| count.parse().expect("DOCUMENTS is a number"))
}

/// Holds generated documents of every type to the law. Returns how many were valid, and how many were not.
fn hold_generated(seed: u64, options: impl Fn(Version) -> Options) -> [usize; 2] {
    let mut session = Session::default();
    let mut verdicts = [0, 0];
    for (shape, version, hold) in types() {
        let mut random = Random::new(seed + shape as u64);
        for _ in 0..count() {
            let text = careless(Origin::any_version(shape, &mut random), &mut random);
            let is_valid = hold(&mut session, &text, &options(version));
            verdicts[usize::from(!is_valid)] += 1;
        }
    }
    verdicts
}

#[test]
fn every_version_is_held_to_the_law() {
    let versions = types().into_iter().map(|(_, version, _)| version);
    assert_eq!(BTreeSet::from_iter(versions), BTreeSet::from(Version::ALL));
}

#[test]
fn every_valid_document_is_held_by_its_type() {
    let [valid, invalid] = hold_generated(20_260_000, strict);
    println!("typed documents: {valid} valid, {invalid} refused");
    assert!(valid > invalid / 4 && invalid > 0, "both kinds were grown");
}

/// Under more lenient options, a document is held, or refused with an error of the default rules.
#[test]
fn lenient_options_never_fail_without_an_error() {
    let codes = Code::ALL.iter();
    let none = Severities::default();
    let severity = codes.fold(none, |all, code| all.with(*code, Severity::Off));
    hold_generated(30_260_000, |version| Options {
        severity,
        draft: true,
        ..strict(version)
    });
}

#[test]
fn every_case_is_held_by_its_type_or_refused() {
    let mut count = 0;
    let mut session = Session::default();
    let types = types();
    for (of_case, case) in cases::all() {
        for (_, version, hold) in types.iter().filter(|(shape, ..)| *shape == of_case) {
            hold(&mut session, &case.text(), &strict(*version));
            count += 1;
        }
    }
    println!("typed documents: {count} cases");
    assert!(count > 1_000);
}

#[test]
fn a_document_deeper_than_serde_json_reads_is_refused() {
    let completed = |member: &str| {
        let deep = ["[".repeat(200), "]".repeat(200)].concat();
        format!(r#"{{"status":"COMPLETED","{member}":{deep}}}"#)
    };
    let mut options = Options::default();
    options.limits.depth = 1_000;
    options.severity = options.severity.with(Code::Type, Severity::Off);
    let created =
        parse::<v2024_02_05::OrderCreated>(&completed("x"), &options).expect("what no field holds is not looked into");
    assert_eq!(created.0.other["x"].text().len(), 400);
    let error = parse::<v2024_02_05::Order>(&completed("items"), &options).unwrap_err();
    let last = error.report.problems.last().map(|problem| problem.code);
    assert_eq!(last, Some(Code::TooDeep));
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

/// The types of every version: a new one is added here.
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
            let is_strict = *options == strict(options.version);
            assert!(!is_strict || error.report == expected, "{}", shown());
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
fn verdicts(report: &Report) -> Vec<(String, Code)> {
    let problems = report.problems.iter();
    let mut all: Vec<_> = problems.map(|it| (it.path.to_string(), it.code)).collect();
    all.sort();
    all
}
