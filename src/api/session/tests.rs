use super::*;
use crate::Limits;
use alloc::format;
use alloc::string::String;

fn padded(length: usize) -> String {
    format!("{}{}", "{}", " ".repeat(length))
}

#[test]
fn a_text_over_the_limit_is_not_copied() {
    let (mut session, text) = (Session::default(), padded(4096));
    let limits = Limits {
        bytes: 4096,
        ..Limits::default()
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    assert!(!session.is_valid(Shape::ALL[0], &text, &options));
    let report = session.validate(Shape::ALL[0], &text, &options);
    assert_eq!(report.problems[0].code, Code::TooLarge);
    assert_eq!(session.input.capacity(), 0);
}

#[test]
fn a_large_document_leaves_no_buffers_behind() {
    let (mut session, text) = (Session::default(), padded(2 * KEPT));
    let limits = Limits {
        bytes: u32::MAX,
        ..Limits::default()
    };
    let options = Options {
        limits,
        ..Options::default()
    };
    session.is_valid(Shape::ALL[0], &text, &options);
    assert!(session.input.capacity() <= KEPT);
    session.validate(Shape::ALL[0], &text, &options);
    assert!(session.input.capacity() <= KEPT);
}
