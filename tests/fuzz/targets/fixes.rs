//! Fixes: the output can be read, has no further safe fix, and has no more errors than the input.

use super::document::document;
use super::reader::is_fault;
use super::source::Source;
use order_contract::{Applicability, Report, Session, Severity};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let mut options = source.options();
    options.limits.findings = u32::MAX;
    let text = document(&mut source);
    let mut session = Session::default();
    let before = session.validate(shape, &text, &options);
    let fixed = session.apply_fixes(shape, &text, &options, None);
    if before.problems.iter().any(|problem| is_fault(problem.code)) {
        assert_eq!(fixed.output, text, "what cannot be read is not changed");
        return;
    }
    assert!(
        errors(&fixed.report) <= errors(&before),
        "a fix adds no error"
    );
    assert!(
        fixed.report.problems.len() <= before.problems.len(),
        "a fix adds no finding"
    );
    assert!(
        !fixed
            .report
            .problems
            .iter()
            .any(|problem| is_fault(problem.code))
    );
    for problem in &fixed.report.problems {
        let safe = problem
            .fix
            .as_ref()
            .filter(|fix| fix.applicability == Applicability::Safe);
        assert!(safe.is_none(), "{safe:?} is left");
    }
    let again = session.apply_fixes(shape, &fixed.output, &options, None);
    assert_eq!(again.output, fixed.output, "fixing twice is fixing once");
}

fn errors(report: &Report) -> usize {
    let problems = report.problems.iter();
    problems
        .filter(|problem| problem.severity == Severity::Error)
        .count()
}
