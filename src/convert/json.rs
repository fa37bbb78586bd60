//! Writes strings of JSON, for complements and for the names of a pointer.

use alloc::vec::Vec;

const HEX: &[u8; 16] = b"0123456789abcdef";

/// Writes a string, given as parts of UTF-8.
pub(super) fn write_string(parts: &[&[u8]], out: &mut Vec<u8>) {
    out.push(b'"');
    // Byte by byte, because the texts that complements hold have quotes every few bytes.
    for &byte in parts.iter().copied().flatten() {
        match byte {
            0..0x20 => {
                out.extend_from_slice(b"\\u00");
                out.extend([byte >> 4, byte & 15].map(|digit| HEX[usize::from(digit)]));
            }
            b'"' | b'\\' => out.extend([b'\\', byte]),
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}
