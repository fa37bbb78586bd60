//! The grammar: the reader accepts what serde_json accepts, and rejects what it rejects.

use order_contract::{Code, Options, Shape, validate};

pub fn run(data: &[u8]) {
    let mut options = Options::default();
    // serde_json stops at 127 levels.
    options.limits.depth = 127;
    options.limits.findings = u32::MAX;
    let report = validate(Shape::OrderCreated, data, &options);
    let mut codes = report.problems.iter().map(|problem| problem.code);
    let fault = codes.find(|code| code.is_fatal());
    if matches!(fault, Some(Code::TooDeep | Code::TooLarge)) {
        return;
    }
    let is_json = serde_json::from_slice::<serde_json::Value>(data).is_ok();
    assert_eq!(fault.is_none(), is_json, "{}", String::from_utf8_lossy(data));
}
