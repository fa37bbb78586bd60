//! Conversions: there and back gives the same bytes, the edits produce the output, and a conversion to the same
//! version changes nothing.

use super::conversion;
use super::source::Source;
use order_contract::{Converter, DetectOptions, Options, Shape, detect_version, validate};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let options = conversion::options(&mut source, shape);
    let text = source.rest();
    let detected = detect_version(shape, text, &DetectOptions::default());
    assert!(!detected.candidates.is_empty());
    for evidence in &detected.evidence {
        assert!(evidence.reason.ends_with('.'), "{evidence:?}");
    }
    let converted = Converter::default().convert(shape, text, &options);
    assert!(
        converted.is_ok() || options.from != options.to,
        "the identity takes any text"
    );
    if let Ok(converted) = converted {
        conversion::holds(shape, text, &options, &converted);
        if is_readable(shape, text) {
            assert!(is_readable(shape, &converted.output), "what was read can be read again");
        }
    }
}

fn is_readable(shape: Shape, text: &[u8]) -> bool {
    let report = validate(shape, text, &Options::default());
    let mut problems = report.problems.iter();
    report.truncated || !problems.any(|problem| problem.code.is_fatal())
}
