//! Reads replies natively, in the order in which they were written. The package does the same in JavaScript.

use super::reply::Reply;
use crate::TextEdit;
use crate::contract::catalogue::Catalogue;
use crate::report::layout::{REPORT_FLAGS, STEP_NAME, STEP_WORD};
use crate::text::place::TextSpan;
use crate::text::pointer::{Path, Segment};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// A reader over the words and the text of a reply.
pub(crate) struct ReplyReader<'r> {
    catalogue: &'static Catalogue,
    words: core::slice::Iter<'r, u32>,
    text: &'r str,
    /// The last path, whose first segments the next one shares.
    path: Path,
}

impl<'r> ReplyReader<'r> {
    pub(crate) fn new(reply: &'r Reply, catalogue: &'static Catalogue) -> ReplyReader<'r> {
        let words = reply.words.get(REPORT_FLAGS as usize..);
        ReplyReader {
            catalogue,
            words: words.unwrap_or_default().iter(),
            text: core::str::from_utf8(&reply.text).unwrap_or_default(),
            path: Path::default(),
        }
    }

    pub(crate) fn word(&mut self) -> u32 {
        self.words.next().copied().unwrap_or_default()
    }

    pub(crate) fn words<const N: usize>(&mut self) -> [u32; N] {
        core::array::from_fn(|_| self.word())
    }

    /// Reads a record of small numbers.
    pub(crate) fn record<const N: usize>(&mut self) -> [u16; N] {
        let mut numbers = [0; N];
        for two in numbers.as_chunks_mut().0 {
            let word = self.word();
            *two = [word as u16, (word >> 16) as u16];
        }
        numbers
    }

    /// Reads a path.
    pub(crate) fn path(&mut self) -> Path {
        let [shared, steps] = self.words();
        let mut path = core::mem::take(&mut self.path);
        path.0.truncate(shared as usize);
        self.steps(steps, &mut path);
        self.path = path.clone();
        path
    }

    /// Reads that many steps and appends them to a path.
    pub(crate) fn steps(&mut self, steps: u32, path: &mut Path) {
        for _ in 0..steps {
            let segment = match self.word() {
                name if name & STEP_NAME != 0 => Segment::Key(self.cut(name ^ STEP_NAME).into()),
                word if word & STEP_WORD != 0 => {
                    let word = self.catalogue.word((word ^ STEP_WORD) as u16);
                    Segment::Key(word.map_or("", |word| word.name()).into())
                }
                index => Segment::Index(index),
            };
            path.0.push(segment);
        }
    }

    pub(crate) fn span(&mut self) -> TextSpan {
        let [start, end, line, column] = self.words();
        TextSpan {
            start,
            end,
            line,
            column,
        }
    }

    pub(crate) fn edit(&mut self) -> TextEdit {
        let [start, end, length] = self.words();
        let text = self.cut(length);
        TextEdit { start, end, text }
    }

    pub(crate) fn string(&mut self) -> String {
        let length = self.word();
        self.cut(length)
    }

    /// Reads text of this many UTF-16 units.
    fn cut(&mut self, units: u32) -> String {
        let mut left = units as usize;
        let mut end = 0;
        for character in self.text.chars().take_while(|character| {
            let is_within = left > 0;
            left = left.saturating_sub(character.len_utf16());
            is_within
        }) {
            end += character.len_utf8();
        }
        let (cut, rest) = self.text.split_at(end);
        self.text = rest;
        cut.to_owned()
    }
}
