//! Runs the cases of `tests/cases/` natively; their README says what each key means.

use crate::options::options;
use crate::support::{Case, Form, cases};
use order_contract::internals::{Sentence, sentences_of};
use order_contract::{Problem, Report, Session, Shape, Unit};
use serde_json::{Map, Value};

#[test]
fn every_case_holds() {
    let cases = cases();
    let mut failures = Vec::new();
    let mut session = Session::default();
    for case in &cases {
        for form in case.forms() {
            if let Err(reason) = run(&mut session, case, form) {
                failures.push(format!(
                    "{} · {} ({form:?}): {reason}",
                    case.shape, case.name
                ));
            }
        }
    }
    println!("cases: {} native", cases.len());
    assert!(
        failures.is_empty(),
        "{} of {} cases fail:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

fn run(session: &mut Session, case: &Case, form: Form) -> Result<(), String> {
    let shape = Shape::from_name(&case.shape).ok_or("no such shape")?;
    let text = case.text()?;
    let unit = match form {
        Form::String => Unit::Utf16,
        Form::Bytes => Unit::Bytes,
    };
    let options = options(&case.options, unit)?;
    let report = session.validate(shape, &text, &options);
    let verdict = session.is_valid(shape, &text, &options);
    if verdict != report.valid {
        return Err(format!(
            "is_valid says {verdict}, the report {}",
            report.valid
        ));
    }
    compare(case, form, &text, &report)
}

fn compare(case: &Case, form: Form, text: &[u8], report: &Report) -> Result<(), String> {
    let listed = |problems: Vec<(String, String)>| {
        problems
            .iter()
            .map(|(code, pointer)| format!("{code} {pointer}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let found = listed(
        report
            .problems
            .iter()
            .map(|p| (p.code.name().to_owned(), p.path.to_string()))
            .collect(),
    );
    let expected = listed(
        case.problems
            .iter()
            .map(|p| (p.code.clone(), p.pointer.clone()))
            .collect(),
    );
    if found != expected {
        return Err(format!("found [{found}], expected [{expected}]"));
    }
    same("valid", report.valid, case.valid)?;
    same("truncated", report.truncated, case.truncated)?;
    same("assumptions", report.assumptions.len(), case.assumptions)?;
    for (problem, expected) in report.problems.iter().zip(&case.problems) {
        if !is_worded(problem) {
            return Err(format!(
                "{} is no sentence of {}",
                problem.message, expected.code
            ));
        }
        compare_problem(case, form, text, problem, expected)
            .map_err(|reason| format!("{} {}: {reason}", expected.code, expected.pointer))?;
    }
    words(case, report)
}

/// The message is one of the sentences that the code has.
fn is_worded(problem: &Problem) -> bool {
    let fits = |sentence: &Sentence| {
        let mut rest = problem.message.as_str();
        let pieces = sentence.text().split(['{', '}']).step_by(2);
        pieces.enumerate().all(|(n, piece)| match rest.find(piece) {
            Some(at) if n > 0 || at == 0 => {
                rest = &rest[at + piece.len()..];
                true
            }
            _ => false,
        })
    };
    sentences_of(problem.code).iter().any(fits)
}

fn compare_problem(
    case: &Case,
    form: Form,
    text: &[u8],
    problem: &Problem,
    expected: &crate::support::Expected,
) -> Result<(), String> {
    let actual = serde_json::json!({
        "severity": problem.severity.name(),
        "basis": problem.basis.name(),
        "section": problem.section,
        "message": problem.message,
        "path": problem.path.0.iter().map(|segment| match segment {
            order_contract::Segment::Key(key) => Value::from(&**key),
            order_contract::Segment::Index(index) => Value::from(*index),
        }).collect::<Vec<_>>(),
        "expected": match problem.expected.is_empty() {
            true => Value::Null,
            false => Value::from(problem.expected.clone()),
        },
        "found": problem.found,
        "suggestion": problem.suggestion,
    });
    for (key, value) in &expected.plain {
        if actual[key] != *value {
            return Err(format!("{key} is {}, expected {value}", actual[key]));
        }
    }
    compare_span(case, form, text, problem, &expected.places)
}

fn compare_span(
    case: &Case,
    form: Form,
    text: &[u8],
    problem: &Problem,
    places: &Map<String, Value>,
) -> Result<(), String> {
    let in_bytes = form == Form::Bytes;
    for (key, value) in places {
        let Some(span) = problem.span else {
            if key == "span" && value.is_null() {
                continue;
            }
            return Err("it has no span".into());
        };
        let actual = match key.as_str() {
            "span" => Value::from(source(text, form, span.start, span.end)),
            "start" if in_bytes && places.contains_key("bytesStart") => continue,
            "end" if in_bytes && places.contains_key("bytesEnd") => continue,
            "column" if in_bytes && places.contains_key("bytesColumn") => continue,
            "bytesStart" | "bytesEnd" | "bytesColumn" if !in_bytes => continue,
            "start" | "bytesStart" => Value::from(span.start),
            "end" | "bytesEnd" => Value::from(span.end),
            "line" => Value::from(span.line),
            "column" | "bytesColumn" => Value::from(span.column),
            _ => return Err(format!("{key} is no place")),
        };
        if actual != *value {
            return Err(format!(
                "{key} is {actual}, expected {value} ({})",
                case.name
            ));
        }
    }
    Ok(())
}

fn source(text: &[u8], form: Form, start: u32, end: u32) -> String {
    let (start, end) = (start as usize, end as usize);
    match form {
        Form::Bytes => String::from_utf8_lossy(&text[start..end]).into_owned(),
        Form::String => {
            let units: Vec<u16> = String::from_utf8_lossy(text).encode_utf16().collect();
            String::from_utf16_lossy(&units[start..end])
        }
    }
}

fn words(case: &Case, report: &Report) -> Result<(), String> {
    let said: Vec<&str> = report
        .problems
        .iter()
        .flat_map(|p| {
            [
                Some(p.message.as_str()),
                p.found.as_deref(),
                p.help.as_deref(),
                p.suggestion.as_deref(),
            ]
        })
        .flatten()
        .collect();
    for hidden in &case.hidden {
        if said.iter().any(|words| words.contains(hidden)) {
            return Err(format!("{hidden} is not hidden"));
        }
    }
    for shown in &case.shown {
        if !said.iter().any(|words| words.contains(shown)) {
            return Err(format!("{shown} is not shown"));
        }
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, actual: T, expected: T) -> Result<(), String> {
    match actual == expected {
        true => Ok(()),
        false => Err(format!("{what} is {actual:?}, expected {expected:?}")),
    }
}
