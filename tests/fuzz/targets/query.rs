//! Queries: validated and converted like documents.

use super::source::Source;
use super::{check, conversion};
use order_contract::{Converter, Session, Shape};

pub fn run(data: &[u8]) {
    let mut source = Source::new(data);
    let shape = source.of(&[Shape::ProductQuery, Shape::OrderQuery]);
    let options = source.options();
    let way = conversion::options(&mut source, shape);
    let text = String::from_utf8_lossy(source.rest());
    check::holds(&mut Session::default(), shape, text.as_bytes(), &options);
    if let Ok(converted) = Converter::default().convert(shape, &*text, &way) {
        conversion::holds(shape, text.as_bytes(), &way, &converted);
    }
}
