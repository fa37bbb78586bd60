//! Holds the cases of `tests/calls/`, and compares places in a call with those in its parts.

use crate::files;
use crate::reports::cases;
use order_contract::internals;
use order_contract::{Body, Call, Options, Problem, Segment, Shape, Unit, Version, validate, validate_call};
use serde::Deserialize;
use serde_json::{Map, Value};

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
    for case in &cases {
        case.hold();
    }
    println!("calls: {} native", cases.len());
}

impl Case {
    fn hold(&self) {
        let mut given = self.options.clone();
        let base_url = given.shift_remove("baseUrl");
        let options = files::options(&given);
        let headers = pairs(&self.headers);
        let value = self.body.as_ref().map(Value::to_string);
        let body = self.text.as_ref().or(value.as_ref());
        let call = Call {
            method: &self.method,
            url: &self.url,
            base_url: base_url.as_ref().and_then(Value::as_str),
            headers: &headers,
            body: body.map_or(Body::None, |body| Body::Text(body.as_bytes())),
        };
        let report = validate_call(&call, &options);
        let version = self.version.unwrap_or(Version::V2024_02_05);
        let verdict = (report.version, report.valid);
        assert_eq!(verdict, (version, self.valid), "{}", self.name);
        cases::same_problems(&report.problems, &self.problems, Unit::Bytes, |one| {
            let body = body.map_or("", |body| body);
            if is_in(one, "query") {
                self.url.as_bytes()
            } else {
                body.as_bytes()
            }
        })
        .unwrap_or_else(|reason| panic!("{}: {reason}", self.name));
        if let Some(expected) = &self.endpoint {
            let found = internals::endpoint(call.method, call.url, call.base_url, options.version);
            let found = found.map(|one| [one.query, one.body, one.response]);
            let shapes = ["query", "body", "response"].map(|key| expected[key].as_str());
            assert_eq!(found, (!expected.is_null()).then_some(shapes), "{}", self.name);
        }
    }
}

/// Headers, of an object or a list of pairs.
fn pairs(headers: &Value) -> Vec<(&str, &str)> {
    fn text(value: &Value) -> &str {
        value.as_str().expect("a header is text")
    }
    match headers {
        Value::Array(pairs) => pairs.iter().map(|pair| (text(&pair[0]), text(&pair[1]))).collect(),
        headers => {
            let members = headers.as_object().into_iter().flatten();
            members.map(|(name, value)| (&**name, text(value))).collect()
        }
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
