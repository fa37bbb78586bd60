//! Writing JSON strings, for complements and for the names that `payoutUrl` holds.

use alloc::vec::Vec;

/// Writes a string whose UTF-8 stands in parts.
pub(super) fn write_string(parts: &[&[u8]], out: &mut Vec<u8>) {
    out.push(b'"');
    for &byte in parts.iter().copied().flatten() {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            0..0x20 => {
                out.extend_from_slice(b"\\u00");
                out.extend_from_slice(&[hex(byte >> 4), hex(byte & 15)]);
            }
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}

fn hex(digit: u8) -> u8 {
    match digit {
        0..10 => b'0' + digit,
        _ => b'a' + digit - 10,
    }
}
