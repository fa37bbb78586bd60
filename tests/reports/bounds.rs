//! The limit of a report: the text of all its pointers together, whatever the names are.

use order_contract::{
    Call, Code, Level, Options, Report, Shape, apply_fixes, validate, validate_call,
};

/// The highest total length of all pointers, including the finding that exceeds the limit.
const MOST: usize = 1 << 20;

fn pointer_text(report: &Report) -> usize {
    let lengths = report.problems.iter();
    lengths.map(|problem| problem.path.to_string().len()).sum()
}

/// A long name whose object repeats one name, so that each finding repeats the long name.
fn repeated_beneath(name: &str, times: usize) -> String {
    let members = vec!["\"a\":1"; times].join(",");
    format!("{{\"{name}\":{{{members}}}}}")
}

#[test]
fn a_long_name_is_not_repeated_without_limit() {
    for name in [
        "~".repeat(50_000),
        "/".repeat(50_000),
        "x".repeat(50_000),
        "\\u007e".repeat(50_000),
        "é".repeat(50_000),
    ] {
        let text = repeated_beneath(&name, 110);
        let report = validate(Shape::ProductUpdate, &text, &Options::default());
        let start = &name[..6];
        assert!(report.truncated, "{start}");
        assert!(!report.problems.is_empty() && !report.valid, "{start}");
        let length = pointer_text(&report);
        assert!(length <= MOST, "{start}: {length}");
        assert!(length > MOST / 2, "{start}: {length}");
    }
}

#[test]
fn names_that_fit_are_all_listed() {
    let report = validate(
        Shape::ProductUpdate,
        repeated_beneath(&"x".repeat(1_000), 110),
        &Options::default(),
    );
    assert_eq!((report.problems.len(), report.truncated), (100, true));
    let mut options = Options::default();
    options.limits.findings = 1_000;
    let text = repeated_beneath(&"x".repeat(1_000), 110);
    let report = validate(Shape::ProductUpdate, text, &options);
    // One for each name but the first, and three for missing fields.
    assert_eq!((report.problems.len(), report.truncated), (112, false));
}

#[test]
fn the_bound_holds_however_many_findings_and_however_deep() {
    let mut options = Options::default();
    options.limits.bytes = 8 << 20;
    options.limits.findings = u32::MAX;
    options.limits.depth = u32::MAX;
    let many = repeated_beneath(&"x".repeat(100), 200_000);
    // Each finding is inside 20,000 arrays or objects.
    let beneath = |open: &str, close: &str| {
        let inner = format!("{{{}}}", vec!["\"a\":1"; 200].join(","));
        format!(
            "{{\"deep\":{}{inner}{}}}",
            open.repeat(20_000),
            close.repeat(20_000)
        )
    };
    for text in [
        many,
        beneath("[", "]"),
        beneath("{\"\":", "}"),
        beneath("{\"id\":", "}"),
    ] {
        let report = validate(Shape::OrderCreated, &text, &options);
        let (start, listed) = (&text[..20], report.problems.len());
        assert!(report.truncated && listed > 0, "{start}: {listed}");
        let length = pointer_text(&report);
        assert!(length <= MOST, "{start}: {length}");
    }
}

#[test]
fn one_finding_is_listed_however_long_its_pointer_is() {
    let text = repeated_beneath(&"~".repeat(1_000_000), 110);
    let report = validate(Shape::ProductUpdate, &text, &Options::default());
    assert!(report.truncated);
    assert_eq!(report.problems.len(), 1);
    assert!(pointer_text(&report) < 2 * text.len());
}

/// A truncated part takes nothing of the limit of the following parts.
#[test]
fn behind_a_truncated_part_names_are_right() {
    let mut options = Options::default();
    options.limits.bytes = 8 << 20;
    let name = "x".repeat(400_000);
    let url = format!("/v2/order?{name}1=1&{name}2=1&{name}3=1");
    let call = Call {
        method: "GET",
        url: &url,
        headers: &[("x-api-verson", "1")],
        ..Call::default()
    };
    let report = validate_call(&call, &options);
    assert!(report.truncated);
    let last = report.problems.last().expect("the header is misspelt");
    assert_eq!(
        (last.code, last.path.to_string().as_str()),
        (Code::Undocumented, "/headers/x-api-verson")
    );
}

#[test]
fn fixes_under_a_long_name_are_all_applied() {
    let entry = "{\"status\":\"COMPLETED\",\"payment_method\":{\"currency\":\"eur\"}}";
    let entries = vec![entry; 60].join(",");
    let text = format!(
        "{{\"{}\":[{entries},{{\"status\":\"NO\"}}]}}",
        "x".repeat(50_000)
    );
    let options = Options {
        level: Level::Stated,
        ..Options::default()
    };
    let fixed = apply_fixes(Shape::OrderList, &text, &options, None);
    assert!(fixed.output == text.replace("eur", "EUR").as_bytes());
    let applied: usize = fixed
        .applied
        .iter()
        .map(|problem| problem.path.to_string().len())
        .sum();
    assert!(applied > MOST / 2 && applied <= MOST, "{applied}");
    assert!(fixed.truncated);
    let codes: Vec<Code> = fixed
        .report
        .problems
        .iter()
        .map(|problem| problem.code)
        .collect();
    assert_eq!(codes.iter().filter(|code| **code == Code::Enum).count(), 1);
}

#[test]
fn a_fault_is_listed_after_more_problems_than_the_limit() {
    let text = format!("{{{}\"status\":", "\"is_complete\":1,".repeat(150));
    for most in [1, 2, 100] {
        let mut options = Options::default();
        options.limits.findings = most;
        let report = validate(Shape::Order, &text, &options);
        assert!(report.truncated && !report.valid, "{most}");
        assert_eq!(report.problems.len(), most as usize);
        let last = report.problems.last().map(|problem| problem.code);
        assert_eq!(last, Some(Code::Syntax), "{most}");
    }
}
