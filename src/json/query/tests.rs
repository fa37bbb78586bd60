use super::*;
use crate::text::query::sent;

#[test]
fn numbers_are_written_as_javascript_writes_them() {
    // What `String(JSON.parse(text))` returns in JavaScript.
    for (json, expected) in [
        ("10.0", "10"),
        ("10", "10"),
        ("-10.50", "-10.5"),
        ("0", "0"),
        ("-0", "0"),
        ("-0.0", "0"),
        ("0.1", "0.1"),
        ("1e21", "1e+21"),
        ("1e20", "100000000000000000000"),
        ("123e19", "1.23e+21"),
        ("1e-6", "0.000001"),
        ("1.5e-6", "0.0000015"),
        ("1e-7", "1e-7"),
        ("-1.5e-7", "-1.5e-7"),
        ("12345678901234567890", "12345678901234567000"),
        ("18446744073709551615", "18446744073709552000"),
        ("0.30000000000000004", "0.30000000000000004"),
        ("-1e400", "-Infinity"),
        ("5e-324", "5e-324"),
        ("1.7976931348623157e308", "1.7976931348623157e+308"),
    ] {
        let value: Value = serde_json::from_str(&format!("{{\"limit\":{json}}}")).unwrap();
        let query = String::from_utf8(text(&value).unwrap()).unwrap();
        let expected = expected.replace('+', "%2B");
        assert_eq!(query, format!("limit={expected}"), "{json}");
    }
}

#[test]
fn a_list_is_sent_as_a_parameter_that_repeats_and_an_object_is_not_sent() {
    let written = |json: &str| text(&serde_json::from_str(json).unwrap()).unwrap();
    let query = written(r#"{"a b":["1&2",true,""],"c":null,"d":[],"e":"=\u0001\u0003"}"#);
    assert_eq!(
        String::from_utf8(sent(&query).unwrap()).unwrap(),
        "a+b=1%262&a+b=true&a+b=&e=%3D%01%03"
    );
    for json in [
        r#"{"a":{}}"#,
        r#"{"a":[null]}"#,
        r#"{"a":[["x"]]}"#,
        r#"{"b":1,"a":["x",{}]}"#,
    ] {
        assert_eq!(sent(&written(json)), None, "{json}");
    }
}

#[test]
fn a_value_without_parameters_is_reported_as_no_query() {
    for json in ["5", "null", "true", "[]", r#"["a"]"#] {
        let value: Value = serde_json::from_str(json).unwrap();
        let report = crate::validate(crate::Shape::OrderQuery, &value, &crate::Options::default());
        let [problem] = &report.problems[..] else {
            panic!("{json}: {report:?}")
        };
        assert_eq!(
            problem.message, "This value is not a query. Pass a plain object of parameters.",
            "{json}"
        );
    }
}
