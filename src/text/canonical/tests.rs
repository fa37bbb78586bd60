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

// tests/js/claims.test.mjs holds random values to the hash of what is written here.
#[test]
fn numbers_and_repeated_names_have_one_form() {
    for (text, written) in [
        ("-1.50E+2", r#""n-1.50E+2""#),
        ("[1 , [ ], {} , \"\" ]", r#"["n1",[],{},"s"]"#),
        (
            r#"{"a":1,"\u0061":2,"b":0,"a":{"x":3}}"#,
            r#"{"sa":{"sx":"n3"},"sb":"n0"}"#,
        ),
    ] {
        assert_eq!(canonical(text), written, "{text}");
    }
}
