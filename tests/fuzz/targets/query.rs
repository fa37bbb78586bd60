//! Queries: validated and converted like documents.

use super::source::Source;
use super::{check, conversion};
use order_contract::{Converter, Session, Shape};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.of(&[Shape::ProductQuery, Shape::OrderQuery]);
    let options = source.options();
    let way = conversion::options(&mut source, shape);
    let mut text = Vec::new();
    while !source.is_empty() {
        match source.once_in(12) {
            true => text.extend_from_slice(source.bytes(4)),
            false => text.extend_from_slice(source.word("parts").as_bytes()),
        }
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    check::holds(&mut Session::default(), shape, text.as_bytes(), &options);
    if let Ok(converted) = Converter::default().convert(shape, &text, &way) {
        conversion::holds(shape, text.as_bytes(), &way, &converted);
    }
}
