//! Reports: `is_valid` agrees with the report, every place is in the text, and a second call returns the same.

use super::document::document;
use super::source::Source;
use order_contract::{Level, Options, Report, Session, Severity, Shape, Unit};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let options = source.options();
    let text = match source.once_in(4) {
        true => source.rest().to_vec(),
        false => document(&mut source),
    };
    holds(shape, &text, &options);
}

/// Checks what holds for every report.
pub fn holds(shape: Shape, text: &[u8], options: &Options) {
    let mut session = Session::default();
    let report = session.validate(shape, text, options);
    assert!(report.truncated || report.valid == (errors(&report) == 0));
    assert_eq!(report.valid, session.is_valid(shape, text, options));
    for problem in &report.problems {
        if let Some(span) = problem.span {
            assert!(span.start <= span.end && span.end as usize <= text.len());
            assert!(span.line > 0 && span.column > 0);
        }
        assert!(problem.message.ends_with('.'), "{problem}");
    }
    let again = session.validate(shape, text, options);
    assert_eq!(shown(&report), shown(&again), "asked again");
    if report.valid && options.level == Level::Implied {
        let stated = Options {
            level: Level::Stated,
            ..options.clone()
        };
        assert!(
            session.is_valid(shape, text, &stated),
            "valid with more rules"
        );
    }
    if let Ok(text) = str::from_utf8(text) {
        let utf16 = Options {
            unit: Unit::Utf16,
            ..options.clone()
        };
        let length = text.encode_utf16().count();
        for problem in session.validate(shape, text, &utf16).problems {
            assert!(problem.span.is_none_or(|span| span.end as usize <= length));
        }
    }
}

/// Counts the problems that are errors.
pub fn errors(report: &Report) -> usize {
    let severities = report.problems.iter().map(|problem| problem.severity);
    severities.filter(|one| *one == Severity::Error).count()
}

/// Returns everything in a report, for comparison.
pub fn shown(report: &Report) -> String {
    format!("{report:?}")
}
