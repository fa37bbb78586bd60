//! The evidence of `detect_version`: which version it rules out, where, and by which section. Runs the cases of
//! `tests/detections.json`; `reasons` are the section and the reason of each piece of evidence.

#![cfg(not(target_arch = "wasm32"))]

use order_contract::{DetectOptions, JsonPointer, Limits, Shape, detect_version};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    shape: String,
    text: String,
    #[serde(default)]
    options: Given,
    evidence: Vec<(String, String)>,
    reasons: Option<Vec<String>>,
    candidates: Vec<String>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Given {
    entries: Option<String>,
    limits: GivenLimits,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct GivenLimits {
    bytes: Option<u32>,
    findings: Option<u32>,
}

#[test]
fn every_case_holds() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("detections.json")).unwrap();
    for case in &cases {
        let entries = case.options.entries.as_ref();
        let entries: Option<JsonPointer> = entries.map(|pointer| pointer.parse().unwrap());
        let (default, limits) = (Limits::default(), &case.options.limits);
        let options = DetectOptions {
            entries: entries.as_ref(),
            limits: Limits {
                bytes: limits.bytes.unwrap_or(default.bytes),
                findings: limits.findings.unwrap_or(default.findings),
                ..default
            },
            ..DetectOptions::default()
        };
        let shape: Shape = case.shape.parse().unwrap();
        let found = detect_version(shape, &case.text, &options);
        let evidence = found.evidence.iter();
        let places: Vec<_> = evidence
            .clone()
            .map(|one| (one.version.to_string(), one.path.to_string()))
            .collect();
        assert_eq!(places, case.evidence, "{}", case.name);
        let reasons = evidence.map(|one| format!("{} {}", one.section, one.reason));
        let reasons: Vec<String> = reasons.collect();
        assert!(
            reasons.iter().all(|one| one.ends_with('.')),
            "{}",
            case.name
        );
        if let Some(expected) = &case.reasons {
            assert_eq!(&reasons, expected, "{}", case.name);
        }
        let candidates: Vec<_> = found.candidates.iter().map(ToString::to_string).collect();
        assert_eq!(candidates, case.candidates, "{}", case.name);
    }
    println!("detections: {} native", cases.len());
}
