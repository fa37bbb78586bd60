use super::*;
use alloc::string::String;
use alloc::vec::Vec;

#[test]
fn every_code_point_decodes_as_serde_json_decodes_it() {
    for code in (0..=0x10FFFF).filter_map(char::from_u32) {
        let mut units = [0; 2];
        let source: String = code
            .encode_utf16(&mut units)
            .iter()
            .map(|unit| alloc::format!("\\u{unit:04X}"))
            .collect();
        let decoded: Vec<u8> = Unescaped::new(source.as_bytes()).collect();
        let mut utf8 = [0; 4];
        assert_eq!(decoded, code.encode_utf8(&mut utf8).as_bytes(), "{source}");
    }
}

#[test]
fn a_parameter_decodes_as_in_a_form() {
    for (source, expected) in [
        ("", ""),
        ("a+b%20c%2B", "a b c+"),
        ("\\u0041%5cn", "\\u0041\\n"),
        ("%E2%82%ac€", "€€"),
        ("%00%7f", "\0\x7f"),
    ] {
        let decoded: Vec<u8> = Unescaped::of_query(source.as_bytes()).collect();
        assert_eq!(decoded, expected.as_bytes(), "{source}");
    }
}
