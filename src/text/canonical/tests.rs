use super::write;
use crate::text::{Index, Padded};
use alloc::string::String;
use alloc::vec::Vec;

fn canonical(text: &str) -> String {
    let (mut index, mut buffer, mut written) = (Index::default(), Vec::new(), Vec::new());
    let doc = index.read(Padded::copy(text.as_bytes(), &mut buffer), 0, u32::MAX);
    write(doc, 0, &mut written);
    assert!(index.fault().is_none(), "{text}");
    String::from_utf8(written).unwrap()
}

#[test]
fn every_kind_of_value_has_one_form() {
    for (text, written) in [
        (" null ", "null"),
        ("true", "true"),
        ("false", "false"),
        ("-1.50E+2", r#""n-1.50E+2""#),
        (r#""""#, r#""s""#),
        (r#""\u0061\/\"\\é€😀\ud83d\ude00""#, r#""sa/\"\\é€😀😀""#),
        (
            r#""\b\f\n\r\t\u0000\u001F\u007f""#,
            "\"s\\b\\f\\n\\r\\t\\u0000\\u001f\u{7f}\"",
        ),
        ("[ ]", "[]"),
        ("[1 , [ ], {} , \"\" ]", r#"["n1",[],{},"s"]"#),
        ("{ }", "{}"),
        (
            r#"{"b":{"d":[],"c":null},"a":[{"f":1,"e":2}],"":true}"#,
            r#"{"s":true,"sa":[{"se":"n2","sf":"n1"}],"sb":{"sc":null,"sd":[]}}"#,
        ),
        // The order is that of UTF-16: a surrogate comes before U+FFFF.
        (
            r#"{"\uffff":1,"😀":2,"\ue000":3,"é":4}"#,
            "{\"sé\":\"n4\",\"s😀\":\"n2\",\"s\u{e000}\":\"n3\",\"s\u{ffff}\":\"n1\"}",
        ),
        // A longer name comes behind its beginning, whatever the quote is.
        (
            r#"{"a!":1,"a":2,"aa":3,"A":4}"#,
            r#"{"sA":"n4","sa":"n2","sa!":"n1","saa":"n3"}"#,
        ),
        (
            r#"{"a":1,"\u0061":2,"b":0,"a":{"x":3}}"#,
            r#"{"sa":{"sx":"n3"},"sb":"n0"}"#,
        ),
    ] {
        assert_eq!(canonical(text), written, "{text}");
    }
}

#[test]
fn nesting_takes_no_stack() {
    let depth = 50_000;
    let arrays = "[".repeat(depth) + &"]".repeat(depth);
    assert_eq!(canonical(&arrays), arrays);
    let objects = r#"{"a":"#.repeat(depth) + "1" + &"}".repeat(depth);
    assert_eq!(canonical(&objects).len(), objects.len() + depth + 3);
}
