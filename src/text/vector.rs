//! Tests sixteen bytes at a time: as one vector in WebAssembly, as two words elsewhere. Results are bit
//! masks of one bit per byte, the first byte's lowest.
//!
//! - `special` marks each byte that ends the plain text of a string: quote, backslash, control, non-ASCII.
//! - `not_blank` marks each byte other than a blank.
//! - `breaks` marks each byte that may end a line or is not ASCII: controls up to CR, and 0x80 and above.
//! - `equal` marks each byte that equals a given one.
//! - `fits` says whether the bytes are digits where a pattern has `0`, and equal to the pattern elsewhere.

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd {
    use core::arch::wasm32::{
        i8x16_lt, i8x16_splat, i64x2, u8x16_all_true, u8x16_bitmask, u8x16_eq, u8x16_min, u8x16_ne, u8x16_splat,
        u8x16_sub, v128, v128_and, v128_or, v128_xor,
    };

    #[inline]
    pub(crate) fn special(bytes: &[u8; 16]) -> u32 {
        let bytes = load(bytes);
        // A quote differs from a blank in bit 1 alone. With that bit flipped it is the first value
        // below the blank, where as signed numbers also controls and non-ASCII bytes lie.
        let outside = i8x16_lt(v128_xor(bytes, u8x16_splat(2)), i8x16_splat(0x21));
        let backslashes = u8x16_eq(bytes, u8x16_splat(b'\\'));
        u32::from(u8x16_bitmask(v128_or(outside, backslashes)))
    }

    #[inline]
    pub(crate) fn not_blank(bytes: &[u8; 16]) -> u32 {
        u32::from(u8x16_bitmask(u8x16_ne(load(bytes), u8x16_splat(b' '))))
    }

    #[inline]
    pub(crate) fn breaks(bytes: &[u8; 16]) -> u32 {
        let bytes = load(bytes);
        let outside = i8x16_lt(bytes, i8x16_splat(b'\r' as i8 + 1));
        u32::from(u8x16_bitmask(outside))
    }

    #[inline(always)]
    pub(crate) fn equal(bytes: &[u8; 16], byte: u8) -> u32 {
        u32::from(u8x16_bitmask(u8x16_eq(load(bytes), u8x16_splat(byte))))
    }

    #[inline]
    pub(crate) fn fits(pattern: &[u8; 16], bytes: &[u8; 16]) -> bool {
        let pattern = load(pattern);
        let range = v128_and(u8x16_eq(pattern, u8x16_splat(b'0')), u8x16_splat(9));
        let above = u8x16_sub(load(bytes), pattern);
        u8x16_all_true(u8x16_eq(u8x16_min(above, range), above))
    }

    #[inline]
    fn load(bytes: &[u8; 16]) -> v128 {
        let (low, high) = bytes.split_at(8);
        let word = |half: &[u8]| half.first_chunk().map_or(0, |eight| i64::from_le_bytes(*eight));
        i64x2(word(low), word(high))
    }
}

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod words {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const LOWS: u64 = ONES * 0x7F;

    #[inline]
    pub(crate) fn special(bytes: &[u8; 16]) -> u32 {
        each_word(bytes, |word| {
            let controls = below(word, b' ');
            let quotes = zeros(word ^ (ONES * u64::from(b'"')));
            let backslashes = zeros(word ^ (ONES * u64::from(b'\\')));
            controls | quotes | backslashes | word
        })
    }

    #[inline]
    pub(crate) fn not_blank(bytes: &[u8; 16]) -> u32 {
        each_word(bytes, |word| !zeros(word ^ (ONES * u64::from(b' '))))
    }

    #[inline]
    pub(crate) fn breaks(bytes: &[u8; 16]) -> u32 {
        each_word(bytes, |word| word | below(word, b'\r' + 1))
    }

    #[inline(always)]
    pub(crate) fn equal(bytes: &[u8; 16], byte: u8) -> u32 {
        each_word(bytes, |word| zeros(word ^ (ONES * u64::from(byte))))
    }

    pub(crate) fn fits(pattern: &[u8; 16], bytes: &[u8; 16]) -> bool {
        let fit = |(shown, byte): (&u8, &u8)| match shown {
            b'0' => byte.is_ascii_digit(),
            _ => shown == byte,
        };
        pattern.iter().zip(bytes).all(fit)
    }

    /// Sets the high bit of each byte that is zero. No carry leaves a byte.
    #[inline]
    fn zeros(word: u64) -> u64 {
        !((word & LOWS).wrapping_add(LOWS) | word)
    }

    /// Sets the high bit of each byte below the limit, which is at most 0x80.
    #[inline]
    fn below(word: u64, limit: u8) -> u64 {
        !((word & LOWS).wrapping_add(ONES * u64::from(0x80 - limit)) | word)
    }

    /// Gathers the high bits of the sixteen bytes, as `marks` sets them.
    #[inline]
    fn each_word(bytes: &[u8; 16], marks: impl Fn(u64) -> u64) -> u32 {
        let (low, high) = bytes.split_at(8);
        let gather = |half: &[u8]| {
            let word = half.first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight));
            let ones = marks(word) >> 7 & ONES;
            (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
        };
        gather(low) | gather(high) << 8
    }
}

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) use simd::{breaks, equal, fits, not_blank, special};
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(crate) use words::{breaks, equal, fits, not_blank, special};

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
