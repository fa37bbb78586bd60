//! Runs the cases of `tests/calls/` natively; their README says what each key means.

use crate::same;
use order_contract::internals;
use order_contract::{
    Body, Call, Options, Problem, Report, Shape, TextSpan, Unit, Version, validate, validate_call,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    method: String,
    url: String,
    #[serde(default)]
    headers: Value,
    body: Option<Value>,
    text: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    version: Option<String>,
    valid: bool,
    problems: Vec<Map<String, Value>>,
    #[serde(default, deserialize_with = "given")]
    endpoint: Option<Value>,
}

/// A given endpoint may be null.
fn given<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(value).map(Some)
}

#[test]
fn every_case_holds() {
    let cases: Vec<Case> = crate::cases("calls");
    let failures: Vec<String> = cases
        .iter()
        .filter_map(|case| Some(format!("{}: {}", case.name, run(case).err()?)))
        .collect();
    println!("calls: {} native", cases.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn run(case: &Case) -> Result<(), String> {
    let mut given = case.options.clone();
    given
        .entry("version")
        .or_insert_with(|| "2024-02-05".into());
    let base_url = given.shift_remove("baseUrl");
    let base_url = base_url.as_ref().and_then(Value::as_str);
    let options: Options = serde_json::from_value(given.into()).unwrap();
    let headers = headers(&case.headers);
    let headers: Vec<(&str, &str)> = headers.iter().map(|(a, b)| (&**a, &**b)).collect();
    let value = case.body.as_ref().map(Value::to_string);
    let body = case.text.as_ref().or(value.as_ref());
    let call = Call {
        method: &case.method,
        url: &case.url,
        base_url,
        headers: &headers,
        body: body.map_or(Body::None, |body| Body::Text(body.as_bytes())),
    };
    compare(
        case,
        &validate_call(&call, &options),
        body.map_or("", |body| body),
    )?;
    endpoint(case, base_url, &options)
}

fn headers(given: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    match given {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (name.clone(), text(value)))
            .collect(),
        Value::Array(pairs) => pairs
            .iter()
            .map(|pair| (text(&pair[0]), text(&pair[1])))
            .collect(),
        _ => Vec::new(),
    }
}

fn compare(case: &Case, report: &Report, body: &str) -> Result<(), String> {
    let version = case.version.as_deref().unwrap_or("2024-02-05");
    same("version", report.version.date(), version)?;
    let found: Vec<String> = report.problems.iter().map(mark).collect();
    let expected = case.problems.iter();
    let expected: Vec<String> = expected
        .map(|one| format!("{} {}", word(&one["code"]), word(&one["pointer"])))
        .collect();
    same("problems", &found, &expected)?;
    same("valid", report.valid, case.valid)?;
    for (problem, expected) in report.problems.iter().zip(&case.problems) {
        let written = json!(problem);
        for (key, value) in expected {
            let actual = match key.as_str() {
                "span" => Value::from(source(case, body, problem)),
                key => written[key].clone(),
            };
            same(key, &actual, value)?;
        }
    }
    Ok(())
}

fn source<'t>(case: &'t Case, body: &'t str, problem: &Problem) -> Option<&'t str> {
    let text = match problem.path.to_string().starts_with("/query") {
        true => &case.url,
        false => body,
    };
    let span = problem.span?;
    text.get(span.start as usize..span.end as usize)
}

fn endpoint(case: &Case, base_url: Option<&str>, options: &Options) -> Result<(), String> {
    let Some(expected) = &case.endpoint else {
        return Ok(());
    };
    let found = internals::endpoint(&case.method, &case.url, base_url, options.version);
    let name = |shape: Option<&str>| shape.unwrap_or_default().to_owned();
    let found = found.map(|one| [one.query, one.body, one.response].map(name));
    let word = |key: &str| expected[key].as_str().unwrap_or_default().to_owned();
    let expected = (!expected.is_null()).then(|| ["query", "body", "response"].map(word));
    same("endpoint", found, expected)
}

fn mark(problem: &Problem) -> String {
    format!("{} {}", problem.code.name(), problem.path)
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The text, place and fix of a problem.
type Finding = (
    String,
    String,
    Option<String>,
    Option<(u32, u32, u32)>,
    Vec<(u32, u32, String)>,
);

fn findings(problems: &[Problem], prefix: &str, offset: u32) -> Vec<Finding> {
    let finding = |problem: &Problem| {
        let span = problem
            .span
            .map(|span| (span.start + offset, span.end + offset, span.column + offset));
        let edits = problem.fix.iter().flat_map(|fix| &fix.edits);
        let edits = edits.map(|edit| (edit.start + offset, edit.end + offset, edit.text.clone()));
        let pointer = format!("{prefix}{}", problem.path);
        let message = problem.message.clone();
        (
            pointer,
            message,
            problem.help.clone(),
            span,
            edits.collect(),
        )
    };
    problems.iter().map(finding).collect()
}

fn part(report: &Report, prefix: &str) -> Vec<Problem> {
    let is_of_part = |problem: &&Problem| problem.path.to_string().starts_with(prefix);
    report.problems.iter().filter(is_of_part).cloned().collect()
}

/// Compares the problems of a part in a call with those of the part alone, which begins at `offset`.
fn compare_part(
    call: &Call,
    prefix: &str,
    (shape, text): (Shape, &str),
    unit: Unit,
    offset: usize,
) {
    let options = Options {
        version: Version::V2024_02_05,
        unit,
        ..Options::default()
    };
    let report = validate_call(call, &options);
    let alone = validate(shape, text, &options).problems;
    assert!(alone.iter().filter(|one| one.fix.is_some()).count() > 1);
    assert_eq!(
        findings(&part(&report, prefix), "", 0),
        findings(&alone, prefix, offset as u32)
    );
}

#[test]
fn the_findings_of_a_part_are_those_of_the_part_alone() {
    let body = r#"{"idempotency_key":"k","items":[{"valu":1,"country":"FR","odd":1,"odd":2},{"country":"DE"}]}"#;
    let order = Call {
        body: Body::Text(body.as_bytes()),
        ..call("POST", "https://example.com/v2/order")
    };
    let part = (Shape::OrderRequest, body);
    compare_part(&order, "/body", part, Unit::Bytes, 0);

    let query = "limt=3&é=1&is_orderabel=true&before=1&after=2";
    let url = format!("https://é.example/v2/product?{query}");
    let products = call("GET", &url);
    let before = &url[..url.len() - query.len()];
    let part = (Shape::ProductQuery, query);
    compare_part(&products, "/query", part, Unit::Bytes, before.len());
    let units = before.encode_utf16().count();
    compare_part(&products, "/query", part, Unit::Utf16, units);
}

/// Places are counted in the whole URL, as an editor that shows it does. The first parameter is misspelt and on
/// the query's first line, the second one's value is wrong.
#[test]
fn a_line_break_in_a_url_moves_line_and_column_as_in_any_text() {
    let places = |url: &str, unit: Unit| {
        let options = Options {
            version: Version::V2024_02_05,
            unit,
            ..Options::default()
        };
        let report = validate_call(&call("GET", url), &options);
        let spans = report.problems.iter().map(|one| one.span.unwrap());
        let written =
            |at: TextSpan| format!("{} to {}, {}:{}", at.start, at.end, at.line, at.column);
        spans.map(written).collect::<Vec<_>>().join("; ")
    };
    for (url, expected) in [
        (
            "/v2/product?limt=1&limit=x",
            "12 to 16, 1:13; 25 to 26, 1:26",
        ),
        (
            "\n/v2/product?limt=1&limit=x",
            "13 to 17, 2:13; 26 to 27, 2:26",
        ),
        (
            "a\r\n/v2/product?limt=1&limit=x",
            "15 to 19, 2:13; 28 to 29, 2:26",
        ),
        (
            "/v2/product?limt=1\n&limit=x",
            "12 to 16, 1:13; 26 to 27, 2:8",
        ),
        (
            "\r/v2/product?limt=1\r\n&limit=x",
            "13 to 17, 2:13; 28 to 29, 3:8",
        ),
        (
            "\t/v2/product?limt=\t&limit=x",
            "13 to 17, 1:14; 26 to 27, 1:27",
        ),
    ] {
        for unit in Unit::ALL {
            assert_eq!(places(url, unit), expected, "{url:?}");
        }
    }
    let url = "é\n😀/v2/product?limt=é&limit=x";
    let expected = "19 to 23, 2:17; 33 to 34, 2:31";
    assert_eq!(places(url, Unit::Bytes), expected);
    let expected = "16 to 20, 2:15; 29 to 30, 2:28";
    assert_eq!(places(url, Unit::Utf16), expected);
}

/// A call without headers and body.
fn call<'a>(method: &'a str, url: &'a str) -> Call<'a> {
    Call {
        method,
        url,
        ..Call::default()
    }
}

/// An order with a misspelt header and an empty body.
const MISSPELT: Call = Call {
    method: "POST",
    url: "https://example.com/v2/order",
    base_url: None,
    headers: &[("x-idempotency-kee", "k")],
    body: Body::Text(b"{}"),
};

#[test]
fn a_call_lists_no_more_findings_than_the_limit_and_says_so() {
    let whole = validate_call(&MISSPELT, &Options::default());
    let limited = |findings: usize| {
        let mut options = Options::default();
        options.limits.findings = findings as u32;
        let report = validate_call(&MISSPELT, &options);
        (report.problems.len(), report.truncated)
    };
    let count = whole.problems.len();
    assert_eq!(limited(count), (count, false));
    assert_eq!(limited(count - 1), (count - 1, true));
}
