//! The grammar: the reader accepts what serde_json accepts, and rejects what it rejects.

use order_contract::{Code, Options, Shape, validate};

pub fn run(data: &[u8]) {
    let mut options = Options::default();
    // serde_json stops at 127 levels.
    options.limits.depth = 127;
    options.limits.findings = u32::MAX;
    let report = validate(Shape::OrderCreated, data, &options);
    let fault = report
        .problems
        .iter()
        .find(|problem| is_fault(problem.code));
    if fault.is_some_and(|fault| matches!(fault.code, Code::TooDeep | Code::TooLarge)) {
        return;
    }
    let is_json = serde_json::from_slice::<serde_json::Value>(data).is_ok();
    assert_eq!(
        fault.is_none(),
        is_json,
        "{}",
        String::from_utf8_lossy(data)
    );
}

/// Whether a finding stops the reader.
pub fn is_fault(code: Code) -> bool {
    matches!(
        code,
        Code::Syntax | Code::Encoding | Code::TooDeep | Code::TooLarge
    )
}
