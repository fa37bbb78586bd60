//! The core as WebAssembly without the package, in Node and in a browser. The caller (scripts/test.mjs) chooses
//! which. The package's own tests run all cases; these test only the compiled code, including its vector
//! instructions.

#![cfg(target_arch = "wasm32")]

#[cfg(feature = "js")]
mod js;

use order_contract::{Code, Options, Session, Shape, Unit, Version, is_valid, validate};
use wasm_bindgen_test::wasm_bindgen_test;

const ORDER: &str = include_str!("../cases/samples/order.2024-02-05.json");
const OLD_ORDER: &str = include_str!("../cases/samples/order.2023-07-27.json");
const REQUEST: &str = include_str!("../cases/samples/order-request.2024-02-05.json");
const UPDATE: &str = include_str!("../cases/samples/product-update.json");

#[wasm_bindgen_test]
fn recorded_documents_are_valid() {
    let old = Options {
        version: Version::V2023_07_27,
        ..Options::default()
    };
    assert!(is_valid(Shape::Order, ORDER, &Options::default()));
    assert!(is_valid(Shape::Order, OLD_ORDER, &old));
    assert!(is_valid(Shape::OrderRequest, REQUEST, &Options::default()));
    assert!(is_valid(Shape::ProductUpdate, UPDATE, &Options::default()));
}

/// A mistake at every offset from the blocks in which text is read.
#[wasm_bindgen_test]
fn a_mistake_is_found_wherever_it_stands() {
    let options = Options {
        unit: Unit::Utf16,
        ..Options::default()
    };
    let mut session = Session::default();
    for length in 0..200 {
        for filler in ["x", "ü", "😀", "\\n", " "] {
            let before = format!(r#"{{"x":"{}","status":"#, filler.repeat(length));
            let report =
                session.validate(Shape::OrderCreated, format!(r#"{before}"NO"}}"#), &options);
            let found: Vec<_> = report.problems.iter().map(|problem| problem.code).collect();
            assert_eq!(found, [Code::Enum], "after {length} times {filler:?}");
            let start = report.problems[0].span.map(|span| span.start);
            assert_eq!(
                start,
                Some(before.encode_utf16().count() as _),
                "after {length} times {filler:?}"
            );
        }
    }
}

#[wasm_bindgen_test]
fn bytes_that_are_no_text_are_reported() {
    for bytes in [
        &b"\xff"[..],
        b"{\"status\":\"\xc0\x80\"}",
        b"\xef\xbb\xbf{}",
    ] {
        let report = validate(Shape::OrderCreated, bytes, &Options::default());
        assert_eq!(
            report.problems.last().map(|problem| problem.code),
            Some(Code::Encoding)
        );
    }
}

#[wasm_bindgen_test]
fn a_large_document_is_read() {
    let entries = vec![ORDER; 1000].join(",");
    let mut options = Options::default();
    options.limits.bytes = entries.len() as u32 + 2;
    assert!(is_valid(Shape::OrderList, format!("[{entries}]"), &options));
    options.limits.bytes -= 1;
    assert!(!is_valid(
        Shape::OrderList,
        format!("[{entries}]"),
        &options
    ));
}
