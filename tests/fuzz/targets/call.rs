//! Calls: any method, URL, header and body gets a report, whose places are in the call, a second call returns the same,
//! and a limit shortens the list and says so.

use super::check::{gravest, has_error};
use super::source::Source;
use order_contract::{Body, Call, validate_call};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let options = source.options();
    let (method, url) = (source.line(), source.line());
    let base = source
        .once_in(3)
        .then(|| source.of(&["https://api.example.com", "/base", "", "x"]));
    let count = source.below(4);
    let headers: Vec<(String, String)> = (0..count).map(|_| (source.line(), source.line())).collect();
    let headers: Vec<(&str, &str)> = headers.iter().map(|(a, b)| (&**a, &**b)).collect();
    let has_body = !source.once_in(4);
    let body = source.rest();
    let call = Call {
        method: &method,
        url: &url,
        base_url: base,
        headers: &headers,
        body: if has_body { Body::Text(body) } else { Body::None },
    };
    let report = validate_call(&call, &options);
    assert!(report.truncated || report.valid != has_error(&report));
    assert_eq!(report, validate_call(&call, &options));
    let half = report.problems.len() / 2;
    let mut shorter = options.clone();
    shorter.limits.findings = half as u32;
    let cut = validate_call(&call, &shorter);
    assert_eq!(cut.problems, gravest(&report.problems, half));
    assert_eq!(cut.truncated, report.truncated || half < report.problems.len());
    for problem in &report.problems {
        let pointer = problem.path.to_string();
        let text = match pointer.split('/').nth(1) {
            None | Some("headers") => None,
            Some("query") => Some(url.as_bytes()),
            Some("body") => Some(body),
            Some(_) => panic!("{pointer} is no part of a call"),
        };
        if let Some(span) = problem.span {
            let range = span.start as usize..span.end as usize;
            assert!(text.is_some_and(|text| text.get(range).is_some()));
        }
    }
}
