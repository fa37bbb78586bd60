//! Which place of a text became which after it was edited, and two rounds of edits as one.

use super::edit::Edit;
use super::span::Span;

/// The edits of a text, by what they did to the places behind them.
#[derive(Debug, Default)]
pub(crate) struct Track {
    /// For each edit its span, where it begins afterwards and where it ends afterwards.
    steps: Vec<(Span, Span)>,
}

impl Track {
    /// The edits ascend and do not overlap.
    pub(crate) fn new(edits: &[Edit]) -> Track {
        let mut shift = 0;
        let step = |edit: &Edit| {
            let start = moved(edit.span.start, shift);
            shift += edit.text.len() as i64 - i64::from(edit.span.end - edit.span.start);
            let after = Span::new(start, start + edit.text.len() as u32);
            (edit.span, after)
        };
        Track {
            steps: edits.iter().map(step).collect(),
        }
    }

    /// Where a stretch of the text lies once the edits are made; what is put in at its ends is part of
    /// it.
    pub(crate) fn forward(&self, span: Span) -> Span {
        Span::new(self.forward_start(span.start), self.forward_end(span.end))
    }

    /// Where the text at an offset begins afterwards, with what is put in before it.
    fn forward_start(&self, offset: u32) -> u32 {
        let before = self.steps.partition_point(|(old, _)| old.start < offset);
        match self.steps[..before].last() {
            Some((old, new)) if old.end > offset => new.start,
            last => behind(last, offset),
        }
    }

    /// Where the text before an offset ends afterwards, with what is put in behind it.
    fn forward_end(&self, offset: u32) -> u32 {
        let before = self.steps.partition_point(|(old, _)| old.end <= offset);
        behind(self.steps[..before].last(), offset)
    }

    /// Where what stands at an offset of the edited text came from: what was put in came from the start
    /// of its edit.
    pub(crate) fn back(&self, offset: u32) -> u32 {
        let before = self.steps.partition_point(|(_, new)| new.start <= offset);
        match self.steps[..before].last() {
            Some((old, new)) if offset < new.end => old.start,
            Some((old, new)) => old.end + (offset - new.end),
            None => offset,
        }
    }
}

/// Where an offset behind an edit lies afterwards.
fn behind(step: Option<&(Span, Span)>, offset: u32) -> u32 {
    step.map_or(offset, |(old, new)| new.end + (offset - old.end))
}

/// A text and the edits made to it again, as edits of the first text alone.
pub(crate) fn composed(length: u32, first: &[Edit], second: &[Edit]) -> Vec<Edit> {
    let whole = [Piece::Kept(Span::new(0, length))];
    edits(length, revised(&revised(&whole, first), second))
}

/// A part of an edited text: kept from the first text, or put in.
#[derive(Clone, Debug)]
enum Piece<'e> {
    Kept(Span),
    Put(&'e str),
}

impl<'e> Piece<'e> {
    fn length(&self) -> u32 {
        match self {
            Piece::Kept(span) => span.end - span.start,
            Piece::Put(text) => text.len() as u32,
        }
    }

    /// The part of it between two offsets of its own.
    fn part(&self, from: u32, to: u32) -> Piece<'e> {
        match self {
            Piece::Kept(span) => Piece::Kept(Span::new(span.start + from, span.start + to)),
            Piece::Put(text) => Piece::Put(&text[from as usize..to as usize]),
        }
    }
}

/// The pieces with edits made to the text that they are. Both ascend, so each is looked at once.
fn revised<'e>(pieces: &[Piece<'e>], edits: &'e [Edit]) -> Vec<Piece<'e>> {
    let mut out = Vec::with_capacity(pieces.len() + 2 * edits.len());
    let mut at = 0;
    for edit in edits {
        cut(pieces, at, edit.span.start, &mut out);
        out.push(Piece::Put(&edit.text));
        at = edit.span.end;
    }
    cut(pieces, at, u32::MAX, &mut out);
    out
}

/// Adds what of the pieces lies between two offsets of the text that they are.
fn cut<'e>(pieces: &[Piece<'e>], from: u32, to: u32, out: &mut Vec<Piece<'e>>) {
    let mut start = 0;
    for piece in pieces {
        let end = start + piece.length();
        let (first, last) = (from.max(start), to.min(end));
        if first < last {
            out.push(piece.part(first - start, last - start));
        }
        start = end;
    }
}

/// What of the first text is not kept, and what stands in its place.
fn edits(length: u32, pieces: Vec<Piece<'_>>) -> Vec<Edit> {
    let mut edits = Vec::new();
    let mut open = Edit::new(Span::new(0, 0), "");
    for piece in pieces
        .into_iter()
        .chain([Piece::Kept(Span::new(length, length))])
    {
        match piece {
            Piece::Put(text) => open.text.push_str(text),
            Piece::Kept(span) => {
                open.span.end = span.start;
                if open.span.start < open.span.end || !open.text.is_empty() {
                    edits.push(open);
                }
                open = Edit::new(Span::new(span.end, span.end), "");
            }
        }
    }
    edits
}

fn moved(offset: u32, shift: i64) -> u32 {
    (i64::from(offset) + shift) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::edit::apply;

    fn edit(start: u32, end: u32, text: &str) -> Edit {
        Edit::new(Span::new(start, end), text)
    }

    #[test]
    fn two_rounds_of_edits_are_one() {
        let text = "abcdefghij";
        let first = [edit(1, 3, "XYZ"), edit(5, 5, "-"), edit(8, 10, "")];
        let once = apply(text.as_bytes(), &first);
        assert_eq!(once, b"aXYZde-fgh");
        for start in 0..once.len() as u32 {
            for end in start..once.len() as u32 {
                let second = [edit(start, end, "1"), edit(end, end + 1, "")];
                let both = composed(text.len() as u32, &first, &second);
                assert_eq!(
                    apply(text.as_bytes(), &both),
                    apply(&once, &second),
                    "{start}..{end}"
                );
            }
        }
    }

    #[test]
    fn places_are_found_again() {
        let edits = [edit(2, 4, "XYZ"), edit(6, 6, "+")];
        // 01[23]45 67 becomes 01XYZ45+67
        let track = Track::new(&edits);
        assert_eq!(track.forward(Span::new(2, 4)), Span::new(2, 5));
        assert_eq!(track.forward(Span::new(6, 6)), Span::new(7, 8));
        assert_eq!(track.forward(Span::new(5, 6)), Span::new(6, 8));
        assert_eq!(track.back(3), 2);
        assert_eq!(track.back(6), 5);
        assert_eq!(track.back(8), 6);
    }
}
