//! The evidence of `detect_version`: which version it rules out, where, and by which section. Runs the cases of
//! `tests/detections.json`; `reasons` are the section and the reason of each piece of evidence.

use crate::files;
use order_contract::{DetectOptions, Options, Shape, detect_version};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    shape: Shape,
    text: String,
    #[serde(default)]
    options: Options,
    evidence: Vec<Value>,
    reasons: Option<Vec<String>>,
    candidates: Value,
}

#[test]
fn every_case_holds() {
    let cases: Vec<Case> = files::read("detections.json");
    for case in &cases {
        let options = DetectOptions {
            entries: case.options.entries.as_ref(),
            limits: case.options.limits,
        };
        let found = detect_version(case.shape, &case.text, &options);
        let evidence = found.evidence.iter();
        let places = evidence.clone().map(|one| json!([one.version, one.path.to_string()]));
        assert_eq!(places.collect::<Vec<_>>(), case.evidence, "{}", case.name);
        let reasons = evidence.map(|one| format!("{} {}", one.section, one.reason));
        let reasons: Vec<String> = reasons.collect();
        let are_sentences = reasons.iter().all(|one| one.ends_with('.'));
        assert!(are_sentences, "{}", case.name);
        if let Some(expected) = &case.reasons {
            assert_eq!(&reasons, expected, "{}", case.name);
        }
        assert_eq!(json!(found.candidates), case.candidates, "{}", case.name);
    }
    println!("detections: {} native", cases.len());
}
