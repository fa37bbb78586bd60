//! Fixes: a safe fix removes its finding and adds none. What is left has no safe fix, and can be read.

use super::source::Source;
use order_contract::{Applicability, Fix, Fixes, Options, Problem, Session, Shape};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.document_shape();
    let options = source.options();
    holds(shape, source.rest(), &options);
}

/// Checks what holds for the fixes of every document. Returns how many are safe.
pub fn holds(shape: Shape, text: &[u8], options: &Options) -> usize {
    let mut options = options.clone();
    options.limits.findings = u32::MAX;
    let mut session = Session::default();
    let before = session.validate(shape, text, &options).problems;
    let fixed = session.apply_fixes(shape, text, &options, &Fixes::default());
    if before.iter().any(|problem| problem.code.is_fatal()) {
        assert_eq!(fixed.output, text, "what cannot be read is not changed");
        assert!(before.iter().all(|problem| problem.fix.is_none()));
        return 0;
    }
    let name = || String::from_utf8_lossy(text);
    let mut safe = 0;
    for problem in before.iter().filter(|problem| is_safe(problem)) {
        let fix = problem.fix.as_ref().expect("it is there");
        let after = session.validate(shape, edited(text, fix), &options);
        let gone = [problem.clone()];
        assert_eq!(added(&before, &gone, &after.problems), None, "{}", name());
        safe += 1;
    }
    let after = &fixed.report.problems;
    assert_eq!(added(&before, &fixed.applied, after), None, "{}", name());
    assert!(!after.iter().any(is_safe), "{}", name());
    let again = session.apply_fixes(shape, &fixed.output, &options, &Fixes::default());
    assert_eq!(again.output, fixed.output, "fixing twice is fixing once");
    safe
}

fn is_safe(problem: &Problem) -> bool {
    let fix = problem.fix.as_ref();
    fix.is_some_and(|fix| fix.applicability == Applicability::Safe)
}

fn edited(text: &[u8], fix: &Fix) -> Vec<u8> {
    let mut out = text.to_vec();
    for edit in fix.edits.iter().rev() {
        out.splice(edit.start as usize..edit.end as usize, edit.text.bytes());
    }
    out
}

/// Returns a finding that was not there before, or that should be gone.
fn added(before: &[Problem], gone: &[Problem], after: &[Problem]) -> Option<String> {
    let mark = |one: &Problem| format!("{} {}", one.code.name(), one.path);
    let mut left: Vec<String> = before.iter().map(mark).collect();
    for mark in gone.iter().map(mark) {
        if let Some(at) = left.iter().position(|one| *one == mark) {
            left.swap_remove(at);
        }
    }
    after.iter().map(mark).find(|mark| {
        let at = left.iter().position(|one| one == mark);
        at.map(|at| left.swap_remove(at)).is_none()
    })
}
