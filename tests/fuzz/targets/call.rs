//! Calls: any method, URL, header and body gets a report, whose places are in the call, and a second call returns the
//! same.

use super::check::has_error;
use super::document::document;
use super::source::Source;
use order_contract::{Body, Call, validate_call};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let options = source.options();
    let method = source.word("methods");
    let mut url = String::new();
    for _ in 0..source.below(6) {
        url += source.word("urls");
    }
    let base = source
        .once_in(3)
        .then(|| source.of(&["https://api.example.com", "/base", "", "x"]));
    let count = source.below(4);
    let headers: Vec<(&str, &str)> = (0..count)
        .map(|_| (source.word("headers"), source.word("headers")))
        .collect();
    let has_body = !source.once_in(4);
    let body = document(&mut source);
    let call = Call {
        method,
        url: &url,
        base_url: base,
        headers: &headers,
        body: if has_body {
            Body::Text(&body)
        } else {
            Body::None
        },
    };
    let report = validate_call(&call, &options);
    assert!(report.truncated || report.valid != has_error(&report));
    assert_eq!(report, validate_call(&call, &options));
    for problem in &report.problems {
        let pointer = problem.path.to_string();
        let text = match pointer.split('/').nth(1) {
            None | Some("headers") => None,
            Some("query") => Some(url.as_bytes()),
            Some("body") => Some(&body[..]),
            Some(_) => panic!("{pointer} is no part of a call"),
        };
        if let Some(span) = problem.span {
            let range = span.start as usize..span.end as usize;
            assert!(text.is_some_and(|text| text.get(range).is_some()));
        }
    }
}
