//! Runs the cases of `tests/calls/`, and compares places in a call with those in its parts.

use crate::files::{self, same};
use crate::reports::cases;
use order_contract::internals;
use order_contract::{Body, Call, Options, Problem, Report, Segment, Shape, Unit, Version, validate, validate_call};
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
    version: Option<Version>,
    valid: bool,
    problems: Vec<Map<String, Value>>,
    #[serde(default, deserialize_with = "files::given")]
    endpoint: Option<Value>,
}

#[test]
fn every_case_holds() {
    let cases: Vec<Case> = files::cases("calls");
    let failures: Vec<String> = cases
        .iter()
        .filter_map(|case| Some(format!("{}: {}", case.name, case.run().err()?)))
        .collect();
    println!("calls: {} native", cases.len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

impl Case {
    fn run(&self) -> Result<(), String> {
        let mut given = self.options.clone();
        let base_url = given.shift_remove("baseUrl");
        let base_url = base_url.as_ref().and_then(Value::as_str);
        let options = files::options(&given);
        let headers = self.headers();
        let headers: Vec<(&str, &str)> = headers.iter().map(|(a, b)| (&**a, &**b)).collect();
        let value = self.body.as_ref().map(Value::to_string);
        let body = self.text.as_ref().or(value.as_ref());
        let call = Call {
            method: &self.method,
            url: &self.url,
            base_url,
            headers: &headers,
            body: body.map_or(Body::None, |body| Body::Text(body.as_bytes())),
        };
        self.compare(&validate_call(&call, &options), body.map_or("", |body| body))?;
        self.endpoint(base_url, &options)
    }

    fn headers(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        match &self.headers {
            Value::Object(members) => {
                let members = members.iter();
                members.map(|(name, value)| (name.clone(), text(value))).collect()
            }
            Value::Array(pairs) => {
                let pairs = pairs.iter();
                pairs.map(|pair| (text(&pair[0]), text(&pair[1]))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn compare(&self, report: &Report, body: &str) -> Result<(), String> {
        let version = self.version.unwrap_or(Version::V2024_02_05);
        same("version", report.version, version)?;
        let found = report
            .problems
            .iter()
            .map(|one| json!([one.code, one.path.to_string()]));
        let expected = self.problems.iter().map(|one| json!([one["code"], one["pointer"]]));
        same("problems", found.collect::<Vec<_>>(), expected.collect())?;
        same("valid", report.valid, self.valid)?;
        for (problem, expected) in report.problems.iter().zip(&self.problems) {
            let text = match is_in(problem, "query") {
                true => &self.url,
                false => body,
            };
            cases::compare(&json!(problem), expected, text.as_bytes(), Unit::Bytes)?;
        }
        Ok(())
    }

    fn endpoint(&self, base_url: Option<&str>, options: &Options) -> Result<(), String> {
        let Some(expected) = &self.endpoint else {
            return Ok(());
        };
        let found = internals::endpoint(&self.method, &self.url, base_url, options.version);
        let name = |shape: Option<&str>| shape.unwrap_or_default().to_owned();
        let found = found.map(|one| [one.query, one.body, one.response].map(name));
        let word = |key: &str| expected[key].as_str().unwrap_or_default().to_owned();
        let expected = (!expected.is_null()).then(|| ["query", "body", "response"].map(word));
        same("endpoint", found, expected)
    }
}

fn is_in(problem: &Problem, part: &str) -> bool {
    problem.path.0.first() == Some(&Segment::Key(part.into()))
}

fn options(unit: Unit) -> Options {
    Options {
        version: Version::V2024_02_05,
        unit,
        ..Options::default()
    }
}

/// Compares the problems of a part in a call with those of the part alone, which begins at `offset`.
fn compare_part(call: &Call, part: &str, alone: (Shape, &str), unit: Unit, offset: usize) {
    let found = validate_call(call, &options(unit)).problems;
    let found: Vec<Problem> = found.into_iter().filter(|one| is_in(one, part)).collect();
    let mut expected = validate(alone.0, alone.1, &options(unit)).problems;
    assert!(expected.iter().filter(|one| one.fix.is_some()).count() > 1);
    let offset = offset as u32;
    for problem in &mut expected {
        problem.path.0.insert(0, Segment::Key(part.into()));
        if let Some(span) = &mut problem.span {
            span.start += offset;
            span.end += offset;
            span.column += offset;
        }
        for edit in problem.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
            edit.start += offset;
            edit.end += offset;
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn the_problems_of_a_part_are_those_of_the_part_alone() {
    let body = r#"{"idempotency_key":"k","items":[{"valu":1,"country":"FR","odd":1,"odd":2},{"country":"DE"}]}"#;
    let order = Call {
        body: Body::Text(body.as_bytes()),
        ..call("POST", "https://example.com/v2/order")
    };
    compare_part(&order, "body", (Shape::OrderRequest, body), Unit::Bytes, 0);

    let query = "limt=3&é=1&is_orderabel=true&before=1&after=2";
    let before = "https://é.example/v2/product?";
    let url = format!("{before}{query}");
    let products = call("GET", &url);
    let part = (Shape::ProductQuery, query);
    compare_part(&products, "query", part, Unit::Bytes, before.len());
    let units = before.encode_utf16().count();
    compare_part(&products, "query", part, Unit::Utf16, units);
}

/// An editor that shows the URL counts its places in the whole of it.
#[test]
fn a_line_break_in_a_url_moves_line_and_column_as_in_any_text() {
    for url in [
        "/v2/product?limt=1&limit=x",
        "\n/v2/product?limt=1&limit=x",
        "a\r\n/v2/product?limt=1&limit=x",
        "/v2/product?limt=1\n&limit=x",
        "\r/v2/product?limt=1\r\n&limit=x",
        "\t/v2/product?limt=\t&limit=x",
        "é\n😀/v2/product?limt=é&limit=x",
    ] {
        for unit in Unit::ALL {
            let problems = validate_call(&call("GET", url), &options(unit)).problems;
            let spans = problems.iter().map(|one| one.span.unwrap());
            let found = spans.map(|at| (at.start, at.line, at.column));
            let expected = ["limt", "x"].map(|piece| place(url, piece, unit));
            assert_eq!(found.collect::<Vec<_>>(), expected, "{url:?}");
        }
    }
}

/// Where a piece of a text begins: its offset, line and column.
fn place(text: &str, piece: &str, unit: Unit) -> (u32, u32, u32) {
    let before = text.split(piece).next().unwrap();
    let lines = before.replace("\r\n", "\n").replace('\r', "\n");
    let length = |text: &str| match unit {
        Unit::Bytes => text.len() as u32,
        Unit::Utf16 => text.encode_utf16().count() as u32,
    };
    let line = lines.split('\n').count() as u32;
    let last = lines.rsplit('\n').next().unwrap();
    (length(before), line, 1 + length(last))
}

/// A call without headers and body.
fn call<'a>(method: &'a str, url: &'a str) -> Call<'a> {
    Call {
        method,
        url,
        ..Call::default()
    }
}
