//! Writes JSON strings, for complements and for the names in `payoutUrl`.

use alloc::vec::Vec;

/// Writes a string, given as parts of UTF-8.
pub(super) fn write_string(parts: &[&[u8]], out: &mut Vec<u8>) {
    out.push(b'"');
    for part in parts {
        for run in part.split_inclusive(|byte| matches!(byte, b'"' | b'\\' | 0..0x20)) {
            write_run(run, out);
        }
    }
    out.push(b'"');
}

/// Writes bytes of which only the last one may need an escape.
fn write_run(run: &[u8], out: &mut Vec<u8>) {
    match run.split_last() {
        Some((&byte @ (b'"' | b'\\'), plain)) => {
            out.extend_from_slice(plain);
            out.extend_from_slice(&[b'\\', byte]);
        }
        Some((&byte @ 0..0x20, plain)) => {
            out.extend_from_slice(plain);
            out.extend_from_slice(&[b'\\', b'u', b'0', b'0', hex(byte >> 4), hex(byte & 15)]);
        }
        _ => out.extend_from_slice(run),
    }
}

fn hex(digit: u8) -> u8 {
    match digit {
        0..10 => b'0' + digit,
        _ => b'a' + digit - 10,
    }
}
