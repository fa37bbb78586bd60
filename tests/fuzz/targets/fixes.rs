//! Fixes: the output can be read, has no further safe fix, and has no more errors than the input.

use super::check::errors;
use super::document::document;
use super::source::Source;
use order_contract::{Applicability, Session};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let mut options = source.options();
    options.limits.findings = u32::MAX;
    let text = document(&mut source);
    let mut session = Session::default();
    let before = session.validate(shape, &text, &options);
    let fixed = session.apply_fixes(shape, &text, &options, None);
    if before.problems.iter().any(|one| one.code.is_fatal()) {
        assert_eq!(fixed.output, text, "what cannot be read is not changed");
        return;
    }
    let after = fixed.report;
    assert!(errors(&after) <= errors(&before), "a fix adds no error");
    assert!(
        after.problems.len() <= before.problems.len(),
        "a fix adds no finding"
    );
    for problem in &after.problems {
        assert!(!problem.code.is_fatal());
        let fix = problem.fix.as_ref();
        let is_safe = fix.is_some_and(|fix| fix.applicability == Applicability::Safe);
        assert!(!is_safe, "{fix:?} is left");
    }
    let again = session.apply_fixes(shape, &fixed.output, &options, None);
    assert_eq!(again.output, fixed.output, "fixing twice is fixing once");
}
