//! Writes JSON, for complements and for the names of a pointer.

use alloc::vec::Vec;

/// Appends a text. Inlined, each call would be three times as large.
#[inline(never)]
pub(super) fn write(text: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(text);
}

/// Writes a string, given as parts of UTF-8.
pub(super) fn write_string(parts: &[&[u8]], out: &mut Vec<u8>) {
    out.push(b'"');
    // Byte by byte, because the texts that complements hold have quotes every few bytes.
    for &byte in parts.iter().copied().flatten() {
        match byte {
            0..0x20 => {
                write(
                    &[b'\\', b'u', b'0', b'0', hex(byte >> 4), hex(byte & 15)],
                    out,
                );
                continue;
            }
            b'"' | b'\\' => out.push(b'\\'),
            _ => {}
        }
        out.push(byte);
    }
    out.push(b'"');
}

fn hex(digit: u8) -> u8 {
    match digit {
        0..10 => b'0' + digit,
        _ => b'a' + digit - 10,
    }
}
