//! A text followed by zeros. The reader needs no bounds test of its own: it reads 1, 8 or 16 bytes at
//! any offset of the text, and stops at the zero after it, which no token contains.

use alloc::vec::Vec;

/// How many zeros follow a text: as many as a read that begins in the text, or just after it, can touch.
pub(crate) const PADDING: usize = 32;

/// Buffers are kept between documents for texts of up to this many bytes.
pub(crate) const KEPT: usize = 1024 * 1024;

/// A text and the zeros after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Padded<'t> {
    bytes: &'t [u8],
    length: usize,
}

impl<'t> Padded<'t> {
    /// The empty text.
    pub(crate) const EMPTY: Padded<'static> = Padded {
        bytes: &[0; PADDING],
        length: 0,
    };

    /// The first `length` bytes of a buffer. The [`PADDING`] bytes after them must be zeros.
    pub(crate) fn new(buffer: &'t [u8], length: usize) -> Padded<'t> {
        let bytes = buffer.get(..length + PADDING).unwrap_or_default();
        debug_assert!(bytes.iter().skip(length).all(|&byte| byte == 0));
        Padded { bytes, length }
    }

    /// Copies a text into a buffer and pads it.
    pub(crate) fn copy(text: &[u8], buffer: &'t mut Vec<u8>) -> Padded<'t> {
        buffer.clear();
        buffer.reserve(text.len() + PADDING);
        buffer.extend_from_slice(text);
        buffer.extend_from_slice(&[0; PADDING]);
        Padded::new(buffer, text.len())
    }

    /// The text without its padding.
    pub(crate) fn text(self) -> &'t [u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }

    /// The length of the text.
    #[inline]
    pub(crate) fn len(self) -> usize {
        self.length
    }

    #[inline]
    pub(crate) fn byte(self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    /// Reads eight bytes, little-endian; 0 out of range.
    #[inline]
    pub(crate) fn word(self, at: usize) -> u64 {
        let rest = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        rest.map_or(0, |eight| u64::from_le_bytes(*eight))
    }

    /// Reads sixteen bytes; zeros out of range.
    #[inline]
    pub(crate) fn chunk(self, at: usize) -> [u8; 16] {
        let rest = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        rest.copied().unwrap_or([0; 16])
    }

    #[inline]
    pub(crate) fn slice(self, from: usize, to: usize) -> &'t [u8] {
        self.bytes.get(from..to).unwrap_or_default()
    }
}
