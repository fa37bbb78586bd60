//! Runs the cases of `tests/cases/` natively, and compares the JSON of their reports; their README says what each key
//! means.

use crate::cases::{self, Case};
use crate::files::{self, same};
use order_contract::{Options, Session, Shape, Unit};
use serde_json::{Map, Value, json};

#[test]
fn every_case_holds() {
    let mut failures = Vec::new();
    let mut session = Session::default();
    for (shape, case) in cases::all() {
        for &unit in case.units(shape) {
            if let Err(reason) = run(&mut session, shape, &case, unit) {
                failures.push(format!("{shape} · {} ({unit}): {reason}", case.name));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn run(session: &mut Session, shape: Shape, case: &Case, unit: Unit) -> Result<(), String> {
    let text = case.text();
    let options = Options {
        unit,
        ..files::options(&case.options)
    };
    let report = session.validate(shape, &text, &options);
    let verdict = session.is_valid(shape, &text, &options);
    same("the verdict", verdict, report.valid)?;
    same("valid", report.valid, case.valid)?;
    same("truncated", report.truncated, case.truncated)?;
    same("assumptions", report.assumptions.len(), case.assumptions)?;
    let problems = report.problems.iter();
    let problems: Vec<Value> = problems.map(|one| json!(one)).collect();
    let expected: Vec<Value> = case.problems.iter().cloned().map(Value::Object).collect();
    same("problems", listed(&problems), listed(&expected))?;
    for (problem, expected) in problems.iter().zip(&case.problems) {
        compare(problem, expected, &text, unit).map_err(|reason| format!("{}: {reason}", expected["code"]))?;
    }
    words(case, &problems)
}

fn listed(problems: &[Value]) -> Vec<String> {
    let problems = problems.iter();
    let listed = problems.map(|one| format!("{} {}", one["code"], one["pointer"]));
    listed.collect()
}

/// The places of bytes, and those of a string with which a case gives both.
const PLACES: [(&str, &str); 3] = [("bytesStart", "start"), ("bytesEnd", "end"), ("bytesColumn", "column")];

/// Compares each key that a case has.
pub fn compare(problem: &Value, expected: &Map<String, Value>, text: &[u8], unit: Unit) -> Result<(), String> {
    let is_bytes = unit == Unit::Bytes;
    for (key, value) in expected {
        let of_bytes = PLACES.iter().find(|(of_bytes, _)| key == of_bytes);
        let has_other = PLACES
            .iter()
            .any(|(of_bytes, place)| key == place && expected.contains_key(*of_bytes));
        if (of_bytes.is_some() && !is_bytes) || (has_other && is_bytes) {
            continue;
        }
        let actual = match of_bytes.map_or(key.as_str(), |(_, place)| place) {
            "span" => source(text, unit, &problem["span"]),
            key @ ("start" | "end" | "line" | "column") => problem["span"][key].clone(),
            key => problem[key].clone(),
        };
        same(key, &actual, value)?;
    }
    Ok(())
}

/// Returns the text of a span.
fn source(text: &[u8], unit: Unit, span: &Value) -> Value {
    let [Some(start), Some(end)] = ["start", "end"].map(|key| span[key].as_u64()) else {
        return Value::Null;
    };
    let range = start as usize..end as usize;
    let source = match unit {
        Unit::Bytes => String::from_utf8_lossy(&text[range]).into_owned(),
        Unit::Utf16 => {
            let units: Vec<u16> = String::from_utf8_lossy(text).encode_utf16().collect();
            String::from_utf16_lossy(&units[range])
        }
    };
    source.into()
}

fn words(case: &Case, problems: &[Value]) -> Result<(), String> {
    let keys = ["message", "found", "help", "suggestion"];
    let said = problems.iter().flat_map(|one| keys.map(|key| &one[key]));
    let said: Vec<&str> = said.filter_map(Value::as_str).collect();
    let is_shown = |text: &str| said.iter().any(|words| words.contains(text));
    for hidden in &case.hidden {
        same(hidden, is_shown(hidden), false)?;
    }
    for shown in &case.shown {
        same(shown, is_shown(shown), true)?;
    }
    Ok(())
}
