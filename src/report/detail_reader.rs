//! Reads the paths and texts of details in the order in which they were written.

use super::detail::{EditDetail, PathStep};
use crate::TextEdit;
use crate::contract::pack::readable_word;
use crate::text::pointer::{Path, Segment};
use alloc::borrow::ToOwned;
use alloc::string::String;

/// A reader over the steps and the text of details.
pub(crate) struct DetailReader<'d> {
    text: &'d str,
    steps: core::slice::Iter<'d, PathStep>,
    /// The last path, whose first segments the next one shares.
    path: Path,
}

impl<'d> DetailReader<'d> {
    pub(crate) fn new(text: &'d [u8], steps: &'d [PathStep]) -> DetailReader<'d> {
        DetailReader {
            text: core::str::from_utf8(text).unwrap_or_default(),
            steps: steps.iter(),
            path: Path::default(),
        }
    }

    /// Reads a path: `shared` segments of the last one, then `steps` more.
    pub(crate) fn path(&mut self, shared: u32, steps: u32) -> &Path {
        let mut path = core::mem::take(&mut self.path);
        path.0.truncate(shared as usize);
        self.append(steps, &mut path);
        self.path = path;
        &self.path
    }

    /// Reads that many steps and appends them to a path.
    pub(crate) fn append(&mut self, steps: u32, path: &mut Path) {
        for _ in 0..steps {
            if let Some(step) = self.steps.next() {
                let segment = self.segment(*step);
                path.0.push(segment);
            }
        }
    }

    fn segment(&mut self, step: PathStep) -> Segment {
        match step {
            PathStep::Index(index) => Segment::Index(index),
            PathStep::Word(word) => Segment::Key(readable_word(word).into()),
            PathStep::Name(length) => Segment::Key(self.cut(length).into()),
        }
    }

    pub(crate) fn edit(&mut self, edit: &EditDetail) -> TextEdit {
        TextEdit {
            start: edit.start,
            end: edit.end,
            text: self.cut(edit.length),
        }
    }

    /// Reads text of this many UTF-16 units.
    pub(crate) fn cut(&mut self, units: u32) -> String {
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
