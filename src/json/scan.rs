//! How far a run of bytes goes: the plain text of a string, the blanks of an indentation.
//!
//! Eight bytes at a time in one word; in WebAssembly sixteen in one vector, which halves the time
//! that a validated order takes. All of it is safe code: the chunks are read as arrays.

/// How many bytes at the start of a string's rest are plain: ASCII, no quote, no backslash, no
/// control character.
#[inline(always)]
pub(super) fn plain(text: &[u8]) -> usize {
    let mut at = 0;
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    while let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        match vector::first_special(chunk) {
            Some(first) => return at + first,
            None => at += 16,
        }
    }
    while let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        match first_special(u64::from_le_bytes(*chunk)) {
            Some(first) => return at + first,
            None => at += 8,
        }
    }
    let tail = text.get(at..).unwrap_or_default();
    let special = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..0x20 | 0x80..);
    at + tail.iter().position(special).unwrap_or(tail.len())
}

/// How many bytes of white space a text begins with.
#[inline(always)]
pub(super) fn space(text: &[u8]) -> usize {
    let mut at = 0;
    loop {
        match text.get(at) {
            Some(b'\n') => at += 1 + blanks(&text[at + 1..]),
            Some(b' ' | b'\r' | b'\t') => at += 1,
            _ => return at,
        }
    }
}

/// How many blanks a text begins with; near its end fewer may be counted.
#[inline(always)]
fn blanks(text: &[u8]) -> usize {
    let mut at = 0;
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    while let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        match vector::first_beyond_blanks(chunk) {
            Some(first) => return at + first,
            None => at += 16,
        }
    }
    const BLANKS: u64 = u64::from_le_bytes([b' '; 8]);
    while let Some(chunk) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let others = u64::from_le_bytes(*chunk) ^ BLANKS;
        if others != 0 {
            return at + (others.trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    at
}

/// The first of eight bytes that is not plain. Each gets a mark in its high bit; the lowest mark is
/// always right, a borrow can add false ones above it.
#[inline(always)]
fn first_special(eight: u64) -> Option<usize> {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGHS: u64 = ONES << 7;
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word;
    let quotes = zeros(eight ^ (ONES * b'"' as u64));
    let backslashes = zeros(eight ^ (ONES * b'\\' as u64));
    let controls = eight.wrapping_sub(ONES * 0x20) & !eight;
    let marks = (eight | controls | quotes | backslashes) & HIGHS;
    (marks != 0).then(|| (marks.trailing_zeros() / 8) as usize)
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod vector {
    use core::arch::wasm32::{
        i8x16_lt, i8x16_splat, i64x2, u8x16_bitmask, u8x16_eq, u8x16_ne, u8x16_splat, v128, v128_or,
    };

    /// The first of sixteen bytes that is not plain. As signed numbers, controls and what is beyond
    /// ASCII lie below the blank.
    #[inline(always)]
    pub(super) fn first_special(sixteen: &[u8; 16]) -> Option<usize> {
        let bytes = vector(sixteen);
        let outside = i8x16_lt(bytes, i8x16_splat(b' ' as i8));
        let quotes = u8x16_eq(bytes, u8x16_splat(b'"'));
        let backslashes = u8x16_eq(bytes, u8x16_splat(b'\\'));
        first(v128_or(outside, v128_or(quotes, backslashes)))
    }

    /// The first of sixteen bytes that is no blank.
    #[inline(always)]
    pub(super) fn first_beyond_blanks(sixteen: &[u8; 16]) -> Option<usize> {
        first(u8x16_ne(vector(sixteen), u8x16_splat(b' ')))
    }

    #[inline(always)]
    fn vector(sixteen: &[u8; 16]) -> v128 {
        let (low, high) = sixteen.split_at(8);
        let word = |half: &[u8]| {
            half.first_chunk()
                .map_or(0, |eight| i64::from_le_bytes(*eight))
        };
        i64x2(word(low), word(high))
    }

    #[inline(always)]
    fn first(marks: v128) -> Option<usize> {
        let marks = u8x16_bitmask(marks);
        (marks != 0).then(|| marks.trailing_zeros() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::{plain, space};

    #[test]
    fn plain_text_ends_at_each_special_byte_wherever_it_stands() {
        for special in (0..=255).filter(|byte| matches!(byte, b'"' | b'\\' | 0..0x20 | 0x80..)) {
            for at in 0..40 {
                let mut text = [b'a'; 40];
                text[at] = special;
                assert_eq!(plain(&text), at, "byte {special} at {at}");
            }
        }
    }

    #[test]
    fn all_other_bytes_are_plain() {
        let others: Vec<u8> = (0x20..0x80)
            .filter(|byte| !matches!(byte, b'"' | b'\\'))
            .collect();
        assert_eq!(plain(&others), others.len());
    }

    #[test]
    fn white_space_is_counted_up_to_another_byte() {
        for count in 0..40 {
            for run in [" ", "\n", "\t", "\r", "\r\n  ", "\n        "] {
                let text = format!("{}x          ", run.repeat(count));
                assert_eq!(super::space(text.as_bytes()), count * run.len());
            }
        }
    }

    #[test]
    fn no_other_byte_is_white_space() {
        for byte in (0..=255).filter(|byte| !matches!(byte, b' ' | b'\n' | b'\t' | b'\r')) {
            assert_eq!(space(&[byte; 20]), 0);
        }
    }
}
