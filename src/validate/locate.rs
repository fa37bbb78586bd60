//! The places of findings: a second look at the text, up to the last place that is asked for.
//!
//! Findings are rare and documents are not, so the walk keeps neither path nor line; this finds them
//! for as many findings as are listed.

use super::finding::{Finding, Subject};
use super::problem::TextSpan;
use crate::json::pointer::{Path, Segment};
use crate::json::reader::{Expected, Fault, Halt, Kind, Reader, Text, Token};
use crate::json::span::{Ruler, Unit};
use crate::sorted::sorted;

/// Where each finding stands in the text, with its line and column.
pub(crate) fn spans(text: &[u8], unit: Unit, findings: &[Finding]) -> Vec<Option<TextSpan>> {
    let end = |n: usize| match n % 2 {
        0 => findings[n / 2].span.start,
        _ => findings[n / 2].span.end,
    };
    let mut spans = vec![None; findings.len()];
    let mut ruler = Ruler::new(text, unit);
    for n in sorted(2 * findings.len(), &|a, b| end(a).cmp(&end(b))) {
        let n = n as usize;
        let place = ruler.place(end(n));
        // A start sorts before its end.
        let span = spans[n / 2].get_or_insert(TextSpan {
            start: place.offset,
            end: place.offset,
            line: place.line,
            column: place.column,
        });
        span.end = place.offset;
    }
    for (span, finding) in spans.iter_mut().zip(findings) {
        if matches!(finding.subject, Subject::Document) {
            *span = None;
        }
    }
    spans
}

/// The path of each finding: a value by its first byte, a member by that of its key. A place that the
/// reader never reaches has the path at which it stopped.
pub(crate) fn paths(text: &[u8], max_depth: u32, findings: &[Finding]) -> Vec<Path> {
    let start = |n: usize| findings[n].span.start;
    let order = sorted(findings.len(), &|a, b| start(a).cmp(&start(b)));
    let offsets: Vec<u32> = order.iter().map(|&n| start(n as usize)).collect();
    let mut paths = vec![Path::default(); findings.len()];
    for (n, path) in order.into_iter().zip(paths_at(text, max_depth, &offsets)) {
        paths[n as usize] = path;
    }
    paths
}

/// The paths at offsets that ascend.
fn paths_at(text: &[u8], max_depth: u32, offsets: &[u32]) -> Vec<Path> {
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
        while self.offsets.get(self.paths.len()) == Some(&offset) {
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
