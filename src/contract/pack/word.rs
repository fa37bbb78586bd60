//! A word of the contract, stored so that it is compared with a text eight bytes at a time.

use crate::text::{Doc, Node, Padded};

/// A name or an enum value followed by its closing quote and zeros.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    bytes: [u8; LONGEST_WORD],
    length: u8,
}

/// The bytes of the longest word with its quote.
pub(crate) const LONGEST_WORD: usize = 24;

impl Word {
    pub(super) const NOTHING: Word = Word {
        bytes: [0; LONGEST_WORD],
        length: 0,
    };

    pub(super) const fn of(text: &str) -> Word {
        let text = text.as_bytes();
        assert!(text.len() < LONGEST_WORD, "a word and its quote are short");
        let mut bytes = [0; LONGEST_WORD];
        let mut at = 0;
        while at < text.len() {
            bytes[at] = text[at];
            at += 1;
        }
        bytes[at] = b'"';
        Word {
            bytes,
            length: text.len() as u8,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether a key or string reads as the word.
    #[inline]
    pub(crate) fn reads(&self, doc: Doc, token: &Node) -> bool {
        let (text, at) = (doc.padded(), token.start as usize + 1);
        match token.is_escaped() {
            false => self.stands_at(text, at, text.word(at)),
            true => self.reads_escaped(doc, token),
        }
    }

    #[cold]
    #[inline(never)]
    fn reads_escaped(&self, doc: Doc, token: &Node) -> bool {
        doc.reads(token, self.text())
    }

    /// Whether the word and its closing quote are at an offset. `head` is the eight bytes there.
    #[inline(always)]
    pub(crate) fn stands_at(&self, text: Padded, at: usize, head: u64) -> bool {
        let bytes = self.length as u32 + 1;
        match bytes {
            ..=8 => (head ^ self.eight(0)) << (64 - 8 * bytes) == 0,
            _ => head == self.eight(0) && self.ends_at(text, at, bytes),
        }
    }

    #[inline(always)]
    fn ends_at(&self, text: Padded, at: usize, bytes: u32) -> bool {
        let second = text.word(at + 8) ^ self.eight(1);
        match bytes {
            ..=16 => second << (128 - 8 * bytes) == 0,
            _ => second == 0 && (text.word(at + 16) ^ self.eight(2)) << (192 - 8 * bytes) == 0,
        }
    }

    /// The eight bytes of a number, little-endian; zeros beyond the end.
    #[inline]
    fn eight(&self, number: usize) -> u64 {
        let eight = self.bytes.as_chunks().0.get(number);
        eight.map_or(0, |eight| u64::from_le_bytes(*eight))
    }

    /// The bytes without the quote.
    pub(crate) fn text(&self) -> &[u8] {
        self.bytes.get(..self.len()).unwrap_or_default()
    }

    /// Whether it equals a name, ignoring ASCII case.
    pub(crate) fn is_ignoring_case(&self, name: &[u8]) -> bool {
        self.text().eq_ignore_ascii_case(name)
    }

    /// Whether it equals a name.
    pub(crate) fn is(&self, name: &[u8]) -> bool {
        self.text() == name
    }
}
