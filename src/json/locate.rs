//! The paths of places in a text: a second look at it, up to the last place that is asked for.

use super::pointer::{Path, Segment};
use super::reader::{Expected, Fault, Halt, Kind, Reader, Text, Token};
use crate::sorted::sorted;

/// The paths of what stands at the offsets, in any order: a value by its first byte, a member by that
/// of its key. An offset that the reader never reaches has the path at which it stopped.
pub(crate) fn paths_at(text: &[u8], max_depth: u32, offsets: &[u32]) -> Vec<Path> {
    let order = sorted(offsets.len(), &|a, b| offsets[a].cmp(&offsets[b]));
    let ascending: Vec<u32> = order.iter().map(|&n| offsets[n as usize]).collect();
    let mut paths = vec![Path::default(); offsets.len()];
    for (n, path) in order
        .into_iter()
        .zip(ascending_paths(text, max_depth, &ascending))
    {
        paths[n as usize] = path;
    }
    paths
}

fn ascending_paths(text: &[u8], max_depth: u32, offsets: &[u32]) -> Vec<Path> {
    let mut locator = Locator {
        reader: Reader::new(text, max_depth),
        steps: Vec::new(),
        offsets,
        paths: Vec::with_capacity(offsets.len()),
    };
    if locator.all().is_err() {
        locator.stopped();
    }
    let here = locator.path();
    locator.paths.resize(offsets.len(), here);
    locator.paths
}

struct Locator<'t, 'o> {
    reader: Reader<'t>,
    steps: Vec<Step>,
    offsets: &'o [u32],
    paths: Vec<Path>,
}

/// A container that is open, and where in it the reader stands.
enum Step {
    Object(Option<Text>),
    Array(Option<u32>),
}

impl Locator<'_, '_> {
    fn all(&mut self) -> Result<(), Halt> {
        let root = self.reader.root()?;
        self.value(root);
        while self.paths.len() < self.offsets.len() {
            match self.steps.last_mut() {
                None => return self.reader.end(),
                Some(Step::Object(key)) => {
                    // Until the next key has been read, the reader stands in the object itself.
                    let first = key.take().is_none();
                    *key = self.reader.key(first)?;
                    self.member()?;
                }
                Some(Step::Array(index)) => {
                    let first = index.is_none();
                    *index = Some(index.map_or(0, |index| index + 1));
                    match self.reader.element(first)? {
                        Some(token) => self.value(token),
                        None => drop(self.steps.pop()),
                    }
                }
            }
        }
        Ok(())
    }

    fn member(&mut self) -> Result<(), Halt> {
        match self.steps.last() {
            Some(Step::Object(Some(key))) => {
                self.reached(key.span.start);
                let token = self.reader.member()?;
                self.value(token);
            }
            _ => drop(self.steps.pop()),
        }
        Ok(())
    }

    fn value(&mut self, token: Token) {
        self.reached(token.span.start);
        match token.kind {
            Kind::Object => self.steps.push(Step::Object(None)),
            Kind::Array => self.steps.push(Step::Array(None)),
            _ => {}
        }
    }

    fn reached(&mut self, offset: u32) {
        while self
            .offsets
            .get(self.paths.len())
            .is_some_and(|sought| *sought <= offset)
        {
            let path = self.path();
            self.paths.push(path);
        }
    }

    /// Where the reader stopped between two elements, it stands in their array.
    fn stopped(&mut self) {
        let between = matches!(
            self.reader.fault(),
            Some((
                Fault::Syntax(Expected::CommaOrBracket | Expected::ValueOrBracket),
                _
            ))
        );
        if let (true, Some(Step::Array(index))) = (between, self.steps.last_mut()) {
            *index = None;
        }
    }

    fn path(&self) -> Path {
        let segments = self.steps.iter().filter_map(|step| match step {
            Step::Object(key) => key.map(|key| Segment::Key(key.decoded(self.reader.text()))),
            Step::Array(index) => index.map(Segment::Index),
        });
        Path(segments.collect())
    }
}
