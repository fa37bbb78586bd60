//! Runs the cases of `tests/cases/` natively, and compares the JSON of their reports; their README says what each key
//! means.

use crate::cases::{self, Case};
use crate::files::{self, same};
use order_contract::{Options, Problem, Session, Shape, Unit};
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
    same_problems(&report.problems, &case.problems, unit, |_| &text)?;
    words(case, &report.problems)
}

/// Compares codes and pointers, and each other key that the expected problems have.
pub fn same_problems<'t>(
    problems: &[Problem],
    expected: &[Map<String, Value>],
    unit: Unit,
    text_of: impl Fn(&Problem) -> &'t [u8],
) -> Result<(), String> {
    let found = problems.iter().map(|one| json!([one.code, one.path.to_string()]));
    let listed = expected.iter().map(|one| json!([one["code"], one["pointer"]]));
    same("problems", found.collect::<Vec<_>>(), listed.collect())?;
    for (problem, expected) in problems.iter().zip(expected) {
        let compared = compare(&json!(problem), expected, text_of(problem), unit);
        compared.map_err(|reason| format!("{}: {reason}", expected["code"]))?;
    }
    Ok(())
}

/// The places of bytes, and those of a string with which a case gives both.
const PLACES: [(&str, &str); 3] = [("bytesStart", "start"), ("bytesEnd", "end"), ("bytesColumn", "column")];

/// Compares each key that a case has.
fn compare(problem: &Value, expected: &Map<String, Value>, text: &[u8], unit: Unit) -> Result<(), String> {
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

fn words(case: &Case, problems: &[Problem]) -> Result<(), String> {
    let said = problems.iter().flat_map(|one| {
        let more = [one.found.as_deref(), one.help.as_deref(), one.suggestion.as_deref()];
        more.into_iter().flatten().chain([&*one.message])
    });
    let said: Vec<&str> = said.collect();
    let is_shown = |text: &str| said.iter().any(|words| words.contains(text));
    for (texts, expected) in [(&case.hidden, false), (&case.shown, true)] {
        for text in texts {
            same(text, is_shown(text), expected)?;
        }
    }
    Ok(())
}
