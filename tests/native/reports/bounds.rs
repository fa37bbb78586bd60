//! The limit of a report: the text of all its pointers together, whatever the names are. `tests/fuzz/targets/check.rs` has what
//! the limit of findings keeps.

use order_contract::{Call, Code, Fixes, Level, Options, Problem, Shape, apply_fixes, validate, validate_call};

/// The highest total length of all pointers, including the finding that exceeds the limit.
const MOST: usize = 1 << 20;

fn pointer_text(problems: &[Problem]) -> usize {
    let lengths = problems.iter().map(|one| one.path.to_string().len());
    lengths.sum()
}

/// Options with all limits but that of pointers far away.
fn wide() -> Options {
    let mut options = Options::default();
    options.limits.bytes = 8 << 20;
    options.limits.findings = u32::MAX;
    options.limits.depth = u32::MAX;
    options
}

/// An object that repeats one name so often, and one with it under a name.
fn repeated(times: usize) -> String {
    format!("{{{}}}", vec!["\"a\":1"; times].join(","))
}

fn repeated_beneath(name: &str, times: usize) -> String {
    format!("{{\"{name}\":{}}}", repeated(times))
}

#[test]
fn the_bound_holds_whatever_the_names_and_however_many_findings_and_deep() {
    let long = ["~", "/", "x", "\\u007e", "é"];
    let long = long.map(|name| repeated_beneath(&name.repeat(50_000), 110));
    let many = repeated_beneath(&"x".repeat(100), 200_000);
    // Each finding is inside 20,000 arrays or objects.
    let deep = [("[", "]"), ("{\"\":", "}"), ("{\"id\":", "}")].map(|(open, close)| {
        let (open, close) = (open.repeat(20_000), close.repeat(20_000));
        format!("{{\"deep\":{open}{}{close}}}", repeated(200))
    });
    for text in long.iter().chain([&many]).chain(&deep) {
        let report = validate(Shape::ProductUpdate, text, &wide());
        let (start, length) = (&text[..20], pointer_text(&report.problems));
        assert!(report.truncated && !report.valid, "{start}");
        assert!(length > MOST / 8 && length <= MOST, "{start}: {length}");
    }
}

#[test]
fn names_that_fit_are_all_listed() {
    let text = repeated_beneath(&"x".repeat(1_000), 110);
    // One for each name but the first, and three for missing fields.
    for (options, expected) in [(Options::default(), (100, true)), (wide(), (112, false))] {
        let report = validate(Shape::ProductUpdate, &text, &options);
        assert_eq!((report.problems.len(), report.truncated), expected);
    }
}

#[test]
fn one_finding_is_listed_however_long_its_pointer_is() {
    let text = repeated_beneath(&"~".repeat(1_000_000), 110);
    let report = validate(Shape::ProductUpdate, &text, &Options::default());
    assert_eq!((report.problems.len(), report.truncated), (1, true));
    assert!(pointer_text(&report.problems) < 2 * text.len());
}

/// What is too long takes nothing from what follows.
#[test]
fn behind_what_is_left_out_names_are_right() {
    let name = "x".repeat(400_000);
    let call = Call {
        method: "GET",
        url: &format!("/v2/order?{name}1=1&{name}2=1&{name}3=1"),
        headers: &[("x-api-verson", "1")],
        ..Call::default()
    };
    let report = validate_call(&call, &wide());
    assert!(report.truncated);
    let last = report.problems.last().expect("the header is misspelt");
    assert_eq!(last.code, Code::Undocumented);
    assert_eq!(last.path, "/headers/x-api-verson");
}

#[test]
fn fixes_under_a_long_name_are_all_applied() {
    let entry = "{\"status\":\"COMPLETED\",\"payment_method\":{\"currency\":\"eur\"}}";
    let entries = vec![entry; 60].join(",");
    let name = "x".repeat(50_000);
    let text = format!("{{\"{name}\":[{entries},{{\"status\":\"NO\"}}]}}");
    let options = Options {
        level: Level::Stated,
        ..Options::default()
    };
    let fixed = apply_fixes(Shape::OrderList, &text, &options, &Fixes::default());
    assert!(fixed.output == text.replace("eur", "EUR").as_bytes());
    let applied = pointer_text(&fixed.applied);
    assert!(applied > MOST / 2 && applied <= MOST, "{applied}");
    assert!(fixed.truncated);
    let left = fixed.report.problems.iter();
    assert_eq!(left.filter(|one| one.code == Code::Enum).count(), 1);
}

fn codes_of(problems: &[Problem]) -> Vec<Code> {
    problems.iter().map(|problem| problem.code).collect()
}

#[test]
fn pointers_that_are_too_long_together_leave_out_warnings_and_never_the_fault() {
    let name = "x".repeat(50_000);
    let warned = r#"{"status":"FAILED","id":1,"message":1,"z":1}"#;
    let wrong = r#"{"status":"NO"}"#;
    let text = format!("{{\"{name}\":[{}{wrong}]}}", format!("{warned},").repeat(60));
    let report = validate(Shape::OrderList, &text, &wide());
    let codes = codes_of(&report.problems);
    assert_eq!(codes.last(), Some(&Code::Enum));
    assert!(report.truncated && codes.len() > 10 && pointer_text(&report.problems) <= MOST);

    let text = format!("{{\"{name}\":{{{}}},", vec!["\"a\":1"; 60].join(","));
    let codes = codes_of(&validate(Shape::ProductUpdate, &text, &wide()).problems);
    assert_eq!((codes[0], codes.last()), (Code::DuplicateKey, Some(&Code::Syntax)));
}

/// So many findings are not kept until the end of a check.
#[test]
fn of_millions_of_findings_the_same_are_listed() {
    let listed = |items: usize| {
        let mut options = wide();
        options.limits.findings = 100;
        let text = format!(
            "{{\"items\":[{}],\"payment_method\":[],\"status\":\"COMPLETED\"}}",
            vec!["{}"; items].join(",")
        );
        validate(Shape::Order, text, &options)
    };
    let (few, many) = (listed(60), listed(1_200_000));
    assert_eq!((few.problems.len(), few.truncated, few.valid), (100, true, false));
    assert_eq!(codes_of(&many.problems), codes_of(&few.problems));
    assert_eq!(
        many.problems.last().map(|one| one.path.to_string()),
        Some("/payment_method".into())
    );
    assert!(many.truncated && !many.valid);
}
