//! Finds the repeated names of an object.
//!
//! A few names mostly differ in their lengths or first bytes. All others are sorted by a hash, and by their bytes
//! where the hashes are equal: that is n log n, also for names that are chosen to have one hash.

use super::doc::{Doc, Node, NodeId};
use super::padded::Padded;
use super::sort::{Keyed, sort_with};
use super::span::Span;
use super::unescape::Unescaped;
use alloc::vec::Vec;

/// Up to this many names are first compared by their marks.
const FEW: usize = 16;

/// Finds repeated names. Keeps its buffers.
#[derive(Debug, Default)]
pub(crate) struct RepeatedNames {
    /// The decoded bytes of escaped names, concatenated.
    decoded: Vec<u8>,
    names: Vec<Name>,
    /// The hash of each name, and its number.
    order: Vec<Keyed>,
    spare: Vec<Keyed>,
    repeated: Vec<u32>,
    /// For each key in `repeated` the first key of the same name.
    firsts: Vec<u32>,
}

/// A name's bytes: in the text, or in `decoded`.
#[derive(Clone, Copy, Debug)]
struct Name {
    key: NodeId,
    bytes: Span,
    is_decoded: bool,
}

/// The multiplier of hashes: 2⁶⁴ divided by the golden ratio.
const MIXER: u64 = 0x9E37_79B9_7F4A_7C15;

impl RepeatedNames {
    pub(crate) const NEW: RepeatedNames = RepeatedNames {
        decoded: Vec::new(),
        names: Vec::new(),
        order: Vec::new(),
        spare: Vec::new(),
        repeated: Vec::new(),
        firsts: Vec::new(),
    };

    /// Finds the keys whose name an earlier key of the list has; [`RepeatedNames::repeated`] returns them.
    #[inline]
    pub(crate) fn find(&mut self, doc: Doc, keys: &[NodeId]) {
        self.repeated.clear();
        match keys.len() {
            0 | 1 => {}
            few if few <= FEW && all_differ(doc, keys) => {}
            _ => self.find_many(doc, keys),
        }
    }

    fn find_many(&mut self, doc: Doc, keys: &[NodeId]) {
        self.begin();
        for &key in keys {
            let node = doc.node(key);
            match node.is_escaped() {
                true => self.add(key, doc.unescaped(&node)),
                false => self.names.push(Name {
                    key,
                    bytes: Span::new(node.start + 1, node.end - 1),
                    is_decoded: false,
                }),
            }
        }
        self.run(doc.text());
    }

    fn begin(&mut self) {
        self.decoded.clear();
        self.names.clear();
        self.repeated.clear();
        self.firsts.clear();
    }

    /// Adds a decoded name; `key` is the number that [`RepeatedNames::repeated`] returns for it.
    fn add(&mut self, key: u32, name: impl Iterator<Item = u8>) {
        let start = self.decoded.len() as u32;
        self.decoded.extend(name);
        self.names.push(Name {
            key,
            bytes: Span::new(start, self.decoded.len() as u32),
            is_decoded: true,
        });
    }

    /// Sets the class of each string or number, given as its source: the place of the first that is equal
    /// when decoded.
    pub(crate) fn classes<'n>(&mut self, sources: impl Iterator<Item = &'n [u8]>, classes: &mut Vec<u32>) {
        self.begin();
        classes.clear();
        for (place, source) in sources.enumerate() {
            self.add(place as u32, Unescaped::new(source));
            classes.push(place as u32);
        }
        self.run(b"");
        for (later, first) in self.repeated.iter().zip(&self.firsts) {
            if let Some(class) = classes.get_mut(*later as usize) {
                *class = *first;
            }
        }
    }

    fn run(&mut self, text: &[u8]) {
        let RepeatedNames {
            decoded,
            names,
            order,
            spare,
            repeated,
            firsts,
        } = self;
        let bytes = |name: &Name| name.bytes.of(if name.is_decoded { decoded } else { text });
        let bytes_of = |n: u32| names.get(n as usize).map(bytes).unwrap_or_default();
        let hashes = names.iter().map(|name| hash_of(bytes(name)));
        order.clear();
        order.extend(hashes.zip(0..));
        sort_with(order, spare, &|a, b| bytes_of(a) > bytes_of(b));
        let equal = |a: &Keyed, b: &Keyed| a.0 == b.0 && bytes_of(a.1) == bytes_of(b.1);
        let key = |entry: &(u64, u32)| names.get(entry.1 as usize).map(|name| name.key);
        for equal_names in order.chunk_by(equal) {
            if let [first, later @ ..] = equal_names {
                repeated.extend(later.iter().filter_map(key));
                firsts.extend(later.iter().filter_map(|_| key(first)));
            }
        }
    }

    /// The keys found by the last search, in any order.
    pub(crate) fn repeated(&self) -> &[u32] {
        &self.repeated
    }
}

/// Whether a few names surely differ, by their lengths and first bytes.
fn all_differ(doc: Doc, keys: &[NodeId]) -> bool {
    let mut marks = Marks::default();
    for &key in keys {
        let node = doc.node(key);
        marks.add(&node, doc.padded().word(node.start as usize + 1));
    }
    marks.differ()
}

/// Hashes the length and the first seven bytes of a key to a number below 64.
#[inline]
pub(crate) fn mark_of(text: Padded, key: Span) -> u32 {
    mark_with(text.word(key.start as usize + 1), key)
}

/// As [`mark_of`], given the eight bytes after the opening quote.
#[inline(always)]
fn mark_with(word: u64, key: Span) -> u32 {
    mark(word, key.end - key.start - 2)
}

#[inline(always)]
fn mark(word: u64, length: u32) -> u32 {
    let head = word & ((1 << (8 * length.min(7))) - 1);
    ((head ^ u64::from(length)).wrapping_mul(MIXER) >> 58) as u32
}

/// The set of the marks of some names, a bit each.
pub(crate) fn marks_of<'n>(names: impl Iterator<Item = &'n [u8]>) -> u64 {
    names.fold(0, |marks, name| {
        let head = name.iter().take(7).rev();
        let head = head.fold(0, |head, &byte| head << 8 | u64::from(byte));
        marks | 1 << mark(head, name.len() as u32)
    })
}

/// The marks of one object's names, collected as they are read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    seen: u64,
    collide: bool,
}

impl Marks {
    /// Adds a key, given the eight bytes after its opening quote. Returns its mark as a bit; of an escaped one all bits.
    #[inline(always)]
    pub(crate) fn add(&mut self, key: &Node, word: u64) -> u64 {
        if key.is_escaped() {
            self.collide = true;
            return u64::MAX;
        }
        let mark = 1 << mark_with(word, key.span());
        self.collide |= self.seen & mark != 0;
        self.seen |= mark;
        mark
    }

    /// Whether the names surely differ: by their lengths and first bytes.
    pub(crate) fn differ(&self) -> bool {
        !self.collide
    }
}

/// Hashes a name. Names can be chosen to have one hash, so it must not decide alone.
pub(crate) fn hash_of(name: &[u8]) -> u64 {
    let (words, rest) = name.as_chunks();
    let words = words.iter().map(|word| u64::from_le_bytes(*word));
    let parts = words.chain(rest.iter().map(|&byte| u64::from(byte)));
    parts.fold(0, mixed)
}

fn mixed(hash: u64, part: u64) -> u64 {
    (hash ^ part).wrapping_mul(MIXER).rotate_left(32)
}

#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod tests;
