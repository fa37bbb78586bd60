//! A word of the contract, stored so that it is compared with a text eight bytes at a time.

use crate::text::{Doc, Node, Padded};
use alloc::vec::Vec;

/// The number of a word: a name or an enum value.
pub type WordId = u16;

/// A name or an enum value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    pub(crate) number: WordId,
    text: &'static str,
    /// The first eight bytes of the word with its closing quote, and the others.
    first: Eight,
    rest: &'static [Eight],
}

/// Up to eight bytes, little-endian, and the bits that they fill.
#[derive(Clone, Copy, Debug)]
struct Eight {
    bytes: u64,
    mask: u64,
}

impl Eight {
    fn of(bytes: &[u8]) -> Eight {
        let [mut padded, mut mask] = [[0; 8]; 2];
        for ((padded, mask), byte) in padded.iter_mut().zip(&mut mask).zip(bytes) {
            (*padded, *mask) = (*byte, u8::MAX);
        }
        Eight {
            bytes: u64::from_le_bytes(padded),
            mask: u64::from_le_bytes(mask),
        }
    }

    #[inline(always)]
    fn is_at(&self, text: u64) -> bool {
        text & self.mask == self.bytes
    }
}

impl Word {
    /// Makes a word, which is kept for ever.
    pub(crate) fn new(number: WordId, text: &'static str) -> Word {
        let mut quoted = Vec::from(text.as_bytes());
        quoted.push(b'"');
        let mut eights = quoted.chunks(8).map(Eight::of);
        let first = eights.next().unwrap_or(Eight::of(b"\""));
        Word {
            number,
            text,
            first,
            rest: eights.collect::<Vec<_>>().leak(),
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether a key or string reads as the word.
    #[inline]
    pub(crate) fn reads(&self, doc: Doc, token: &Node) -> bool {
        let (text, at) = (doc.padded(), token.start as usize + 1);
        match token.is_escaped() {
            false => self.stands_at(text, at, text.word(at)),
            true => doc.reads(token, self.text()),
        }
    }

    /// Whether the word and its closing quote are at an offset. `head` is the eight bytes there.
    #[inline(always)]
    pub(crate) fn stands_at(&self, text: Padded, at: usize, head: u64) -> bool {
        self.first.is_at(head) && self.continues_at(text, at + 8)
    }

    #[inline(always)]
    fn continues_at(&self, text: Padded, mut at: usize) -> bool {
        for eight in self.rest {
            if !eight.is_at(text.word(at)) {
                return false;
            }
            at += 8;
        }
        true
    }

    /// The bytes without the quote.
    pub(crate) fn text(&self) -> &'static [u8] {
        self.text.as_bytes()
    }

    /// The word as text.
    pub(crate) fn name(&self) -> &'static str {
        self.text
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
