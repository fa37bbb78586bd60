//! What a text over the limit, and one that was converted, leave in memory.

use order_contract::{
    Body, Call, Code, ConvertOptions, Converter, Fixes, Limits, Options, Report, Session, Shape, Version, apply_fixes,
    convert, validate_call,
};
use peak_alloc::PeakAlloc;
use std::sync::Mutex;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;
/// One test at a time.
static TURN: Mutex<()> = Mutex::new(());

/// The most bytes that `run` has in use at once, beside those before it.
fn most_of<R>(run: impl FnOnce() -> R) -> (usize, R) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let result = run();
    (MEMORY.peak_usage() - before, result)
}

const LARGE: usize = 32 << 20;

fn options() -> Options {
    Options {
        limits: Limits {
            bytes: 1 << 20,
            ..Limits::default()
        },
        ..Options::default()
    }
}

#[test]
fn a_text_over_the_limit_is_not_copied() {
    let _turn = TURN.lock();
    let text = " ".repeat(LARGE);
    let url = format!("/v2/product?limit={text}");
    let order = Call {
        method: "POST",
        url: "/v2/order",
        headers: &[("x-idempotency-key", "k")],
        body: Body::Text(text.as_bytes()),
        ..Call::default()
    };
    let products = Call {
        method: "GET",
        url: &url,
        ..Call::default()
    };
    let mut session = Session::default();
    let asks: [&mut dyn FnMut() -> Report; 3] = [
        &mut || validate_call(&order, &options()),
        &mut || validate_call(&products, &options()),
        &mut || session.validate(Shape::Order, &text, &options()),
    ];
    for ask in asks {
        let (most, report) = most_of(ask);
        assert_eq!(report.problems[0].code, Code::TooLarge);
        assert!(most < LARGE / 4, "{:?} took {most} bytes", report.shape);
    }
    let (most, is_valid) = most_of(|| session.is_valid(Shape::Order, &text, &options()));
    assert!(!is_valid && most < LARGE / 4, "{most} bytes");
}

#[test]
fn a_document_over_the_limit_is_copied_once_into_the_output_that_is_asked_for() {
    let _turn = TURN.lock();
    let text = " ".repeat(LARGE);
    let (most, fixed) = most_of(|| apply_fixes(Shape::Order, &text, &options(), &Fixes::default()));
    assert_eq!(fixed.report.problems[0].code, Code::TooLarge);
    assert_eq!(fixed.output, text.as_bytes());
    assert!(most < LARGE + LARGE / 4, "{most} bytes");
}

#[test]
fn gaps_share_the_names_above_them() {
    let _turn = TURN.lock();
    let name = "x".repeat(100_000);
    let text = format!("{{\"{name}\":[{}]}}", vec!["{}"; 1_000].join(","));
    let way = ConvertOptions::new(Version::V2023_07_27, Version::V2024_02_05);
    let (most, converted) = most_of(|| convert(Shape::ProductList, &text, &way).unwrap());
    assert_eq!(converted.gaps.len(), 1_000);
    assert_eq!(converted.gaps[999].path, *format!("/{name}/999/approval_state"));
    assert!(most < 100 * name.len(), "{most} bytes");
}

#[test]
fn nothing_is_kept_of_a_large_document() {
    let _turn = TURN.lock();
    let large = format!("{{\"message\":\"{}\"}}", "x".repeat(LARGE));
    let [mut first, mut second] = [Session::default(), Session::default()];
    let mut converter = Converter::default();
    let mut rules = options();
    rules.limits.bytes = u32::MAX;
    let mut way = ConvertOptions::new(Version::V2023_07_27, Version::V2024_02_05);
    way.limits.bytes = u32::MAX;
    let asks: [(&str, &mut dyn FnMut()); 3] = [
        ("is_valid", &mut || {
            let _ = first.is_valid(Shape::Order, &large, &rules);
        }),
        ("validate", &mut || drop(second.validate(Shape::Order, &large, &rules))),
        ("convert", &mut || {
            drop(converter.convert(Shape::Order, &large, &way).unwrap())
        }),
    ];
    for (name, ask) in asks {
        let before = MEMORY.current_usage();
        ask();
        let kept = MEMORY.current_usage() - before;
        assert!(kept < LARGE / 4, "{name} keeps {kept} bytes");
    }
}
