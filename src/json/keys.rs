//! The names of open objects, and which of them repeat.
//!
//! One list serves all open objects, each from its mark. Up to sixteen names are compared one with
//! another; more are sorted, so that a million take O(n log n).

use super::reader::Text;
use crate::sorted::sorted;
use core::cmp::Ordering;

const FEW: usize = 16;

/// Names of the objects that are open, innermost last.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    list: Vec<Text>,
}

impl Keys {
    /// Where the names of an object begin that opens now.
    #[inline(always)]
    pub(crate) fn mark(&self) -> u32 {
        self.list.len() as u32
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, key: Text) {
        self.list.push(key);
    }

    /// Forgets the names since a mark.
    #[inline(always)]
    pub(crate) fn forget(&mut self, mark: u32) {
        self.list.truncate(mark as usize);
    }

    /// The names since a mark.
    pub(crate) fn since(&self, mark: u32) -> &[Text] {
        &self.list[mark as usize..]
    }

    /// Closes the object whose names begin at `mark`: gives each later spelling of a name that was
    /// there before to `repeated`, and forgets them all.
    #[inline(always)]
    pub(crate) fn close(&mut self, mark: u32, text: &[u8], repeated: &mut dyn FnMut(Text)) {
        let mark = mark as usize;
        match self.list.len() - mark {
            0 | 1 => {}
            2..=FEW => pairs(&self.list[mark..], text, repeated),
            _ => many(&self.list[mark..], text, repeated),
        }
        self.list.truncate(mark);
    }

    /// Forgets everything, keeping the room.
    pub(crate) fn clear(&mut self) {
        self.list.clear();
    }
}

fn pairs(keys: &[Text], text: &[u8], repeated: &mut dyn FnMut(Text)) {
    for (n, later) in keys.iter().enumerate() {
        if keys[..n].iter().any(|key| same(key, later, text)) {
            repeated(*later);
        }
    }
}

fn many(keys: &[Text], text: &[u8], repeated: &mut dyn FnMut(Text)) {
    let order = sorted(keys.len(), &|a, b| compare(&keys[a], &keys[b], text));
    for pair in order.windows(2) {
        let (earlier, later) = (&keys[pair[0] as usize], keys[pair[1] as usize]);
        if compare(earlier, &later, text) == Ordering::Equal {
            repeated(later);
        }
    }
}

#[inline(always)]
fn same(a: &Text, b: &Text, text: &[u8]) -> bool {
    match a.escaped | b.escaped {
        false => a.raw(text) == b.raw(text),
        true => compare(a, b, text) == Ordering::Equal,
    }
}

fn compare(a: &Text, b: &Text, text: &[u8]) -> Ordering {
    match a.escaped | b.escaped {
        false => a.raw(text).cmp(b.raw(text)),
        true => Unescaped::new(a.raw(text)).cmp(Unescaped::new(b.raw(text))),
    }
}

/// The bytes of a string's raw source with its escapes decoded. The source has been read before,
/// so its escapes are known to be whole.
#[derive(Clone, Debug)]
pub(crate) struct Unescaped<'t> {
    raw: &'t [u8],
    /// What is left of a character that was written as `\u`.
    pending: [u8; 4],
    pending_at: usize,
    pending_end: usize,
}

impl<'t> Unescaped<'t> {
    pub(crate) fn new(raw: &'t [u8]) -> Unescaped<'t> {
        Unescaped {
            raw,
            pending: [0; 4],
            pending_at: 0,
            pending_end: 0,
        }
    }

    fn unit(&mut self) -> u32 {
        let (digits, rest) = self.raw.split_at(self.raw.len().min(4));
        self.raw = rest;
        digits.iter().fold(0, |unit, digit| {
            unit << 4 | (*digit as char).to_digit(16).unwrap_or(0)
        })
    }

    fn character(&mut self) -> char {
        let mut code = self.unit();
        if (0xD800..0xDC00).contains(&code)
            && let Some(rest) = self.raw.strip_prefix(b"\\u")
        {
            self.raw = rest;
            code = 0x10000 + ((code - 0xD800) << 10) + (self.unit().wrapping_sub(0xDC00) & 0x3FF);
        }
        char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

impl Iterator for Unescaped<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.pending_at < self.pending_end {
            self.pending_at += 1;
            return Some(self.pending[self.pending_at - 1]);
        }
        let (&byte, rest) = self.raw.split_first()?;
        self.raw = rest;
        if byte != b'\\' {
            return Some(byte);
        }
        let (&letter, rest) = self.raw.split_first()?;
        self.raw = rest;
        Some(match letter {
            b'b' => 0x08,
            b'f' => 0x0C,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => {
                let character = self.character();
                self.pending_end = character.encode_utf8(&mut self.pending).len();
                self.pending_at = 1;
                self.pending[0]
            }
            other => other,
        })
    }
}
