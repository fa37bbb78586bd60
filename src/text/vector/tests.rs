use super::*;

#[test]
fn every_byte_is_marked_in_every_place() {
    for byte in 0..=255u8 {
        for place in 0..16 {
            let mut bytes = [b'a'; 16];
            bytes[place] = byte;
            let is_special = matches!(byte, b'"' | b'\\' | 0..0x20 | 0x80..);
            assert_eq!(special(&bytes), u32::from(is_special) << place, "{byte}");
            let is_break = matches!(byte, 0..=b'\r' | 0x80..);
            assert_eq!(breaks(&bytes), u32::from(is_break) << place, "{byte}");
            let mut blanks = [b' '; 16];
            blanks[place] = byte;
            assert_eq!(not_blank(&blanks), u32::from(byte != b' ') << place);
            assert_eq!(equal(&blanks, b'\n'), u32::from(byte == b'\n') << place);
        }
    }
}

#[test]
fn a_pattern_accepts_digits_only_where_it_has_zeros() {
    let pattern = b"0000-00-00T00:00";
    assert!(fits(pattern, b"2024-02-05T12:34"));
    for place in 0..16 {
        for byte in 0..=255u8 {
            let mut bytes = *b"2024-02-05T12:34";
            bytes[place] = byte;
            let right = match pattern[place] {
                b'0' => byte.is_ascii_digit(),
                shown => shown == byte,
            };
            assert_eq!(fits(pattern, &bytes), right, "{byte} at {place}");
        }
    }
}
