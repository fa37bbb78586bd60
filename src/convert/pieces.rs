//! The edits of one object: a row for each member of the output, with what is before it.

use super::held::{Held, KEY, VALUE};
use super::hole::{self, fits};
use super::note::Note;
use super::pair::Act;
use super::parts::{Part, Parts, Spot};
use super::pass::Way;
use super::walk::{Scratch, Work};
use crate::report::reason::Reason;
use crate::text::sort::sort;
use crate::text::{NodeId, Span};

/// A part of the output.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece {
    /// A span of the input.
    Given(Span),
    /// A span of `Scratch::made`.
    Made(Span),
    /// A member that moves to another one.
    Moved(NodeId, usize),
}

/// A member of the output, and what is before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    gap: Piece,
    member: Piece,
}

impl Work<'_> {
    /// Edits an object.
    pub(super) fn edit(&mut self, object: NodeId, parts: &mut Parts) {
        let mut rows = core::mem::take(&mut self.scratch.rows);
        rows.clear();
        let mut begin = self.inside(object);
        let mut rest = Span::new(begin, self.end(object));
        let first = self
            .scratch
            .keys
            .first()
            .map(|&key| self.doc.node(key).start);
        let mut lead = self.remove(&mut rows, parts, &mut rest, first);
        let stay = rows.len();
        let mut coming = core::mem::take(&mut self.scratch.order);
        coming.clear();
        let put = (0..parts.len()).filter(|&slot| parts[slot].put.is_some());
        coming.extend(put.map(|slot| (parts[slot].held.at.into(), slot as u32)));
        sort(&mut coming, &mut self.scratch.spare);
        // Backwards, because each one's gap was taken after those before it had gone.
        for (n, &(_, slot)) in coming.iter().enumerate().rev() {
            let Part { held, put, .. } = parts[slot as usize];
            let before = (held.at as usize).saturating_sub(n).min(stay);
            let taken = held.gap.of(&self.records.strings);
            if first.is_none() && n + 1 == coming.len() {
                // The gap tells how much of the white space was before the member.
                let blank = match rest.of(self.doc.text()).starts_with(taken) {
                    true => taken.len() as u32,
                    false => 0,
                };
                lead = Piece::Given(Span::new(rest.start, rest.start + blank));
                rest.start += blank;
            }
            let gap = taken.strip_suffix(b"?");
            if gap.is_some() && before == 0 && self.doc.text().starts_with(b"??") {
                // The earlier conversion added the first one.
                begin = 0;
                lead = Piece::Given(Span::new(1, 1));
            }
            let separator = [self.separator()];
            let gap = gap.unwrap_or(taken);
            let gap = if gap.contains(&separator[0]) {
                gap
            } else {
                &separator
            };
            let mut gap = Piece::Made(self.scratch.make(gap));
            if before == 0 {
                let first = rows.first_mut();
                first.into_iter().for_each(|first| first.gap = gap);
                gap = lead;
            }
            let member = Piece::Made(put.unwrap_or_default());
            rows.insert(before.min(rows.len()), Row { gap, member });
        }
        self.scratch.order = coming;
        self.write(begin, &rows, lead, rest, parts);
        self.scratch.rows = rows;
    }

    /// Lists the members that stay or move. A removed one goes with the comma before it, or after it if no
    /// member before it stays. If none stays at all, the last one goes without the white space around it.
    /// Sets the gaps: what goes besides the members, or for that last one the white space at the start of the
    /// object. Returns what is before the first member, and sets the rest of the object.
    fn remove(
        &mut self,
        rows: &mut alloc::vec::Vec<Row>,
        parts: &mut Parts,
        rest: &mut Span,
        first: Option<u32>,
    ) -> Piece {
        let Scratch {
            keys, made, cuts, ..
        } = &mut *self.scratch;
        cuts.clear();
        let leading = Span::new(rest.start, first.unwrap_or(rest.start));
        let mut lead = Piece::Given(leading);
        for (n, &key) in keys.iter().enumerate() {
            let member = Span::new(self.doc.node(key).start, self.doc.node(key + 1).end);
            let mut gap = Span::new(rest.start, member.start);
            rest.start = member.end;
            let goes = |part: &Part| part.act != Act::Stay && part.spot.key == Some(key);
            let slot = parts.iter().position(goes);
            let taken = slot.filter(|slot| parts[*slot].act == Act::Take);
            let Some(taken) = taken else {
                let member = slot.map_or(Piece::Given(member), |slot| Piece::Moved(key, slot));
                let gap = if rows.is_empty() {
                    lead
                } else {
                    Piece::Given(gap)
                };
                rows.push(Row { gap, member });
                continue;
            };
            if rows.is_empty() {
                gap = leading;
                if let Some(&next) = keys.get(n + 1) {
                    // A question mark that becomes the first byte would be read as that of the query: then
                    // another one is added before it, and the gap ends with that mark.
                    let next = self.doc.node(next).start;
                    let text = self.doc.text();
                    let is_open = text.first().is_some_and(|byte| b"?&".contains(byte));
                    let opens = self.is_query && !is_open && text.get(next as usize) == Some(&b'?');
                    if opens {
                        let at = made.len() as u32;
                        made.push(b'?');
                        lead = Piece::Made(Span::new(at, at + 1));
                    }
                    gap = Span::new(member.end, next + u32::from(opens));
                }
            }
            cuts.push(gap.end.max(member.end));
            parts[taken].gap = gap;
        }
        lead
    }

    /// The offset before the closing brace of an object, or the end of a query.
    fn end(&self, object: NodeId) -> u32 {
        match self.is_query {
            true => self.doc.text().len() as u32,
            false => self.doc.node(object).end.saturating_sub(1),
        }
    }

    /// Writes an object from an offset after its brace: the rows, or `lead` if there are none, and the rest.
    fn write(&mut self, begin: u32, rows: &[Row], lead: Piece, rest: Span, parts: &Parts) {
        let mut pen = Pen {
            at: begin,
            start: self.scratch.made.len(),
        };
        if rows.is_empty() {
            self.write_piece(&mut pen, lead, parts);
        }
        for piece in rows.iter().flat_map(|row| [row.gap, row.member]) {
            match piece {
                // What the input continues with.
                Piece::Given(span)
                    if span.start == pen.at && self.scratch.made.len() == pen.start =>
                {
                    pen.at = span.end;
                }
                piece => self.write_piece(&mut pen, piece, parts),
            }
        }
        self.write_piece(&mut pen, Piece::Given(rest), parts);
    }

    #[inline(never)]
    fn write_piece(&mut self, pen: &mut Pen, piece: Piece, parts: &Parts) {
        let given = match piece {
            Piece::Given(span) => span,
            Piece::Moved(key, _) => self.span(key),
            Piece::Made(span) => {
                let span = span.start as usize..span.end as usize;
                return self.scratch.made.extend_from_within(span);
            }
        };
        let Scratch { made, cuts, .. } = &mut *self.scratch;
        while given.start > pen.at || made.len() > pen.start {
            // Each removed member is an edit of its own.
            let mut ends = cuts.iter().copied();
            let end = ends.find(|end| (pen.at + 1..given.start).contains(end));
            let old = Span::new(pen.at, end.unwrap_or(given.start));
            let new = Span::new(pen.start as u32, made.len() as u32);
            self.draft.output.replace(self.doc.text(), old, made, new);
            (pen.at, pen.start) = (old.end, made.len());
        }
        pen.at = given.end;
        if let Piece::Moved(key, slot) = piece
            && let Some(value) = parts[slot].value
        {
            let other = self.pass().member(slot).other;
            let held = other.map_or_else(Held::default, |other| parts[other].held);
            self.replace(key, value, slot, &held);
            self.note_others(key + 1, value, slot);
        }
    }

    /// Replaces a member with the other one around its value: as the complement spells that, or in the
    /// converter's own spelling.
    fn replace(&mut self, key: NodeId, value: NodeId, slot: usize, held: &Held) {
        let (doc, text) = (self.doc, self.doc.text());
        let member = self.pass().member(slot);
        let [name, whole, inner] = [key, key + 1, value].map(|node| doc.node(node).span());
        let old = around(name, whole, inner);
        let carried = self.carried(member, value);
        let small = &mut self.scratch.small;
        let Some((place, other)) = member.other.zip(self.task.step.pass.other(member)) else {
            return;
        };
        let shell = self.task.shell(place);
        let (mut source, mut new, mut instead) = (&self.task.spelling[..], shell.parts, &*carried);
        if !held.is_taken
            && held.has_text()
            && let Some((small, hole)) = small.hole(
                held.text.of(&self.records.strings),
                other,
                self.task.options,
            )
        {
            let spans = [KEY, VALUE, hole].map(|node| small.node(node).span());
            (source, new) = (small.text(), around(spans[0], spans[1], spans[2]));
            if other.formula.is_some() && hole::is_same(other, (small, hole), (doc, value)) {
                instead = small.source(hole);
            }
        }
        let output = &mut self.draft.output;
        let begin = output.replace(text, old[0], source, new[0]);
        output.replace(text, old[1], source, new[1]);
        if other.formula.is_some() {
            output.replace(text, inner, instead, Span::new(0, instead.len() as u32));
        }
        let end = output.replace(text, old[2], source, new[2]);
        self.draft.note(Note {
            slot: Some(slot),
            to: Span::new(begin.start, end.end),
            ..Note::new(Reason::Moved, key)
        });
    }

    /// Applies the pass to an object in which one member moves and nothing comes back, by far the most
    /// frequent case. Returns whether it did.
    #[inline(always)]
    pub(super) fn only_moves(&mut self, spots: &[Spot]) -> bool {
        if !self.task.is_plain_move {
            return false;
        }
        let [older, newer] = spots else {
            return false;
        };
        let (from, key) = match (self.task.step.way, older.key, newer.key) {
            (Way::Up, Some(key), None) => (0, key),
            (Way::Down, None, Some(key)) => (1, key),
            _ => return false,
        };
        let is_plain = !self.doc.node(key).is_escaped();
        if let Some(value) = self.bare(key + 1, from).filter(|_| is_plain) {
            self.move_value(key, from, value);
            return true;
        }
        // The complement has a record of any other spelling.
        if self.draft.keeps_left {
            return false;
        }
        let member = self.pass().member(from);
        let Some(value) = hole::find(self.doc, key + 1, member, self.task.options) else {
            return false;
        };
        self.move_value(key, from, value);
        self.once_each_within(key + 1, from);
        self.note_others(key + 1, value, from);
        true
    }

    fn move_value(&mut self, key: NodeId, from: usize, value: NodeId) {
        self.once_each_key();
        self.draft.relies = true;
        self.replace(key, value, from, &Held::default());
    }

    /// Returns the value that moves in a member that is written as the converter would write it.
    #[inline(always)]
    fn bare(&self, whole: NodeId, slot: usize) -> Option<NodeId> {
        let node = self.doc.node(whole);
        let shell = self.task.shell(slot);
        let inner = whole + shell.depth * 2;
        let value = self.doc.node(inner);
        if !fits(self.pass().member(slot).carries, value.kind()) {
            return None;
        }
        if shell.depth == 0 {
            return Some(whole);
        }
        // Each container on the path has one member: a key and a value, two nodes per level.
        let text = self.doc.text();
        let [_, open, close] = around(node.span(), node.span(), value.span());
        let is_bare =
            value.next() == node.next() && self.task.writes(slot, open.of(text), close.of(text));
        is_bare.then_some(inner)
    }
}

/// How far the input has been written, and where in `Scratch::made` the text begins that is written next.
struct Pen {
    at: u32,
    start: usize,
}

/// The spans of a member's name, of what is before the value that moves, and of what is behind it.
pub(super) fn around(name: Span, whole: Span, value: Span) -> [Span; 3] {
    let before = Span::new(whole.start, value.start);
    [name, before, Span::new(value.end, whole.end)]
}
