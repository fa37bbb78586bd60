//! The evidence of `detect_version`: which version it rules out, where, and by which section. Holds the cases of
//! `tests/detections.json`, or writes them with `UPDATE_DETECTIONS=1`; `reasons` are the section and the reason of each piece of
//! evidence.

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
    #[serde(rename = "evidence")]
    _evidence: Value,
    reasons: Option<Vec<String>>,
    #[serde(rename = "candidates")]
    _candidates: Value,
}

#[test]
fn every_case_holds() {
    let mut cases: Vec<Value> = files::read("detections.json");
    for written in &mut cases {
        let case: Case = serde_json::from_value(written.clone()).unwrap();
        let options = DetectOptions {
            entries: case.options.entries.as_ref(),
            limits: case.options.limits,
        };
        let found = detect_version(case.shape, &case.text, &options);
        let evidence = found.evidence.iter();
        let places = evidence.clone().map(|one| json!([one.version, one.path.to_string()]));
        written["evidence"] = places.collect();
        let reasons = evidence.map(|one| format!("{} {}", one.section, one.reason));
        let reasons: Vec<String> = reasons.collect();
        let are_sentences = reasons.iter().all(|one| one.ends_with('.'));
        assert!(are_sentences, "{}", case.name);
        if case.reasons.is_some() {
            written["reasons"] = json!(reasons);
        }
        written["candidates"] = json!(found.candidates);
    }
    println!("detections: {} native", cases.len());
    files::compare_json("UPDATE_DETECTIONS", &files::path("detections.json"), &cases.into());
}
