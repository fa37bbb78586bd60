//! What was found in the text, and what was assumed about it.

use super::sentence::{Found, Sentence};
use crate::text::Doc;
use crate::text::envelope::Entries;
use alloc::vec::Vec;

/// What was found in the text: the `found` of a problem.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FoundAs<'t> {
    Nothing,
    Kind(Found),
    /// A punctuation character.
    Character(u8),
    /// Source text.
    Source(&'t [u8]),
}

/// How many characters of found source text are shown.
const SHOWN: usize = 40;

impl FoundAs<'_> {
    /// The first characters of source text, with an ellipsis if it has more.
    pub(crate) fn shown(source: &[u8]) -> Vec<u8> {
        let mut characters = 0;
        for (end, byte) in source.iter().enumerate() {
            characters += usize::from(byte & 0xC0 != 0x80);
            if characters > SHOWN {
                return [&source[..end], "…".as_bytes()].concat();
            }
        }
        source.to_vec()
    }
}

/// What was assumed about where the entries of a list are, which the interface does not show.
pub(crate) struct Assumption {
    pub(crate) sentence: Sentence,
    /// The name that it mentions, or nothing.
    pub(crate) name: Vec<u8>,
}

impl Assumption {
    pub(crate) fn of(doc: Doc, entries: Entries) -> Option<Assumption> {
        let mut name = Vec::new();
        let sentence = match entries {
            Entries::Behind(key) => {
                doc.append(&doc.node(key), &mut name);
                Sentence::EntriesBehind
            }
            Entries::None => Sentence::NoEntries,
            Entries::At(_) | Entries::Missed(..) => return None,
        };
        Some(Assumption { sentence, name })
    }
}
