//! Plans the edits of one object as pieces in text order, then makes them.

use super::held::{Held, KEY, VALUE};
use super::note::Note;
use super::object::{BARE, WRAPPED};
use super::parts::{MOST, Part, Parts, Spot};
use super::rule::{Act, Way};
use super::url;
use super::walk::{Scratch, Work};
use crate::report::reason::Reason;
use crate::text::{Kind, NodeId, Span};

/// Whether the core converts batches, which can do without complements.
const BATCHES: bool = cfg!(any(not(feature = "npm"), feature = "npm-stream"));

/// A planned edit. Its text is a span of `Scratch::made`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    span: Span,
    text: Span,
    /// Whether it begins or ends the member that moved.
    mark: Mark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    None,
    Begins,
    Ends,
}

impl Work<'_> {
    /// Plans the edits of an object with `count` members.
    pub(super) fn edit(&mut self, object: NodeId, parts: &mut Parts, count: u32) {
        self.scratch.pieces.clear();
        let mut stay = count;
        for place in 0..parts.count {
            let Some(key) = parts[place].key else {
                continue;
            };
            match parts[place].act {
                Act::Take => {
                    stay -= 1;
                    parts[place].gap = self.take(object, key, parts, place, count);
                }
                Act::Move => self.replace(key, parts, place),
                Act::Stay => {}
            }
        }
        self.put_all(object, parts, count, stay);
    }

    /// Removes a member with the comma before it, or after it if no member before it stays. If none stays at
    /// all, the last one is removed without the white space around it. Returns the gap: what is removed besides
    /// the member, or for that last one the white space at the start of the object.
    fn take(
        &mut self,
        object: NodeId,
        key: NodeId,
        parts: &Parts,
        place: usize,
        count: u32,
    ) -> Span {
        let from = self.from();
        let Part { at, before, .. } = &parts[place];
        let (at, before) = (*at, *before);
        let member = self.member(key);
        let is_earlier = |part: &&Part| part.is_taken() && part.at < at;
        let earlier = parts.iter().filter(is_earlier).count() as u32;
        let (span, gap) = if at > earlier {
            let gap = Span::new(before, member.start);
            (Span::new(before, member.end), gap)
        } else if at + 1 < count {
            let next = self.doc.node(self.doc.node(key + 1).next()).start;
            let opens = self.would_open(next);
            let gap = Span::new(member.end, next + u32::from(opens));
            if opens {
                self.scratch.made.push(b'?');
            }
            (Span::new(member.start, next), gap)
        } else {
            let first = self.doc.node(object + 1).start;
            (member, Span::new(self.inside(object), first))
        };
        self.piece(span, from, Mark::None);
        gap
    }

    /// Whether a parameter that becomes the first begins with a question mark, which would be read as that of
    /// the query: then another one is added before it, and the gap ends with that mark.
    fn would_open(&self, start: u32) -> bool {
        let text = self.doc.text();
        let is_open = text.first().is_some_and(|byte| b"?&".contains(byte));
        self.is_query && !is_open && text.get(start as usize) == Some(&b'?')
    }

    /// Replaces a member with the other one: writes the other's name, and its structure around the URL.
    fn replace(&mut self, key: NodeId, parts: &mut Parts, place: usize) {
        let (Some(url), other) = (parts[place].url, place ^ 1) else {
            return;
        };
        let value = self.doc.node(key + 1).span();
        let url_span = self.doc.node(url).span();
        let spans = [
            self.doc.node(key).span(),
            Span::new(value.start, url_span.start),
            Span::new(url_span.end, value.end),
        ];
        let marks = [Mark::Begins, Mark::None, Mark::Ends];
        let held = &parts[other].held;
        for (n, (span, mark)) in spans.into_iter().zip(marks).enumerate() {
            let from = self.from();
            if !self.spell(held, other, n) {
                self.write_part(other, n);
            }
            self.piece(span, from, mark);
        }
        parts.moved = self.draft.note(Note::new(Reason::Moved, key));
        if self.step.way == Way::Down {
            self.note_others(key + 1, url);
        }
    }

    /// Writes a part of a member as the complement spells it: 0 is its name, 1 what is before the URL, 2
    /// what is after it. Returns whether the complement has a spelling.
    fn spell(&mut self, held: &Held, place: usize, part: usize) -> bool {
        if held.is_taken || !held.has_text() {
            return false;
        }
        let pointer = self.pointer(place);
        let text = held.text.of(&self.records.strings);
        let Some((small, hole)) = self.scratch.small.url(text, pointer) else {
            return false;
        };
        let (name, value, hole) = (small.node(KEY), small.node(VALUE), small.node(hole));
        let span = match part {
            0 => name.span(),
            1 => Span::new(value.start, hole.start),
            _ => Span::new(hole.end, value.end),
        };
        self.scratch.made.extend_from_slice(span.of(small.text()));
        true
    }

    /// Writes a part of a member in the converter's own spelling.
    fn write_part(&mut self, place: usize, part: usize) {
        let Scratch { made, shell, .. } = &mut *self.scratch;
        match part {
            0 => made.extend_from_slice(shell.name.of(&shell.text)),
            1 if place == WRAPPED => made.extend_from_slice(shell.open()),
            2 if place == WRAPPED => made.extend_from_slice(shell.close()),
            _ => {}
        }
    }

    /// Adds the restored members at their earlier positions, in ascending order.
    fn put_all(&mut self, object: NodeId, parts: &Parts, count: u32, stay: u32) {
        let coming = parts.iter().filter(|part| part.put.is_some()).count() as u32;
        let mut last = None;
        for n in 0..coming {
            let place = |place: &usize| (parts[*place].held.at, *place);
            let next =
                (0..parts.count).filter(|at| parts[*at].put.is_some() && Some(place(at)) > last);
            let Some(next) = next.min_by_key(place) else {
                return;
            };
            last = Some(place(&next));
            self.put_one(object, parts, next, (n, coming), (count, stay));
        }
    }

    fn put_one(
        &mut self,
        object: NodeId,
        parts: &Parts,
        place: usize,
        (n, coming): (u32, u32),
        (count, stay): (u32, u32),
    ) {
        let Part { held, put, .. } = &parts[place];
        let before = held.at.saturating_sub(n).min(stay);
        let (mut lead, mut trail) = (false, n + 1 < coming);
        let at = if stay > 0 {
            (lead, trail) = (before > 0, before == 0);
            self.staying(object, parts, before.saturating_sub(1), lead)
        } else if count > 0 {
            self.doc.node(object + 1).start
        } else {
            self.blank(object, parts)
        };
        let gap = match held.is_taken {
            true => held.gap,
            false => Span::default(),
        };
        let has_mark = gap.of(&self.records.strings).ends_with(b"?");
        if has_mark && before == 0 {
            self.piece(self.added_mark(), self.from(), Mark::None);
        }
        let gap = Span::new(gap.start, gap.end - u32::from(has_mark)).of(&self.records.strings);
        let separator = [self.separator()];
        let gap = if gap.contains(&separator[0]) {
            gap
        } else {
            &separator
        };
        let from = self.from();
        let made = &mut self.scratch.made;
        if lead {
            made.extend_from_slice(gap);
        }
        if let Some(put) = put {
            made.extend_from_within(put.start as usize..put.end as usize);
        }
        if trail {
            made.extend_from_slice(gap);
        }
        self.piece(Span::new(at, at), from, Mark::None);
    }

    /// The span of the question mark that the earlier conversion added before the query.
    fn added_mark(&self) -> Span {
        Span::new(0, u32::from(self.doc.text().starts_with(b"??")))
    }

    /// Returns where to add members to an object without any. The gap of the last removed one tells how much
    /// of the white space was before them.
    fn blank(&self, object: NodeId, parts: &Parts) -> u32 {
        let put = parts.iter().filter(|part| part.put.is_some());
        let last = put.max_by_key(|part| part.held.at);
        let blank = last.map_or(&b""[..], |last| last.held.gap.of(&self.records.strings));
        let inside = self.inside(object);
        let rest = self.doc.text().get(inside as usize..).unwrap_or_default();
        inside
            + if rest.starts_with(blank) {
                blank.len() as u32
            } else {
                0
            }
    }

    /// Returns where the n-th of the members that stay begins or ends.
    fn staying(&self, object: NodeId, parts: &Parts, n: u32, end: bool) -> u32 {
        let goes = |key: &NodeId| {
            parts
                .iter()
                .any(|part| part.key == Some(*key) && part.is_taken())
        };
        let mut staying = self.doc.keys(object).filter(|key| !goes(key));
        let member = staying
            .nth(n as usize)
            .map_or(Span::default(), |key| self.member(key));
        if end { member.end } else { member.start }
    }

    /// Returns where the text of the next piece begins.
    fn from(&self) -> u32 {
        self.scratch.made.len() as u32
    }

    /// Adds a piece, whose text was written since `from`, in text order.
    fn piece(&mut self, span: Span, from: u32, mark: Mark) {
        let text = Span::new(from, self.from());
        let pieces = &mut self.scratch.pieces;
        pieces.push(Piece { span, text, mark });
        // Insertion sort: there are few pieces, mostly in order.
        for n in (1..pieces.len()).rev() {
            if let Some([before, last]) = pieces.get_mut(n - 1..=n)
                && (before.span.start, before.span.end) > (last.span.start, last.span.end)
            {
                core::mem::swap(before, last);
            }
        }
    }

    /// Makes the planned edits.
    pub(super) fn make(&mut self, parts: &Parts) {
        let text = self.doc.text();
        let (pieces, made) = (&self.scratch.pieces, &self.scratch.made);
        let mut moved = parts.moved.and_then(|at| self.draft.notes.get_mut(at));
        for &Piece {
            span,
            text: with,
            mark,
        } in pieces
        {
            let put = self.draft.output.replace(text, span, made, with);
            if let Some(note) = &mut moved {
                match mark {
                    Mark::Begins => note.to.start = put.start,
                    Mark::Ends => note.to.end = put.end,
                    Mark::None => {}
                }
            }
        }
    }

    /// Applies the change to an object in which one member moves and nothing comes back, by far the most
    /// frequent case. Returns whether it did.
    #[inline(always)]
    pub(super) fn only_moves(&mut self, spots: &[Spot; MOST]) -> bool {
        if !self.rule().moves_url {
            return false;
        }
        let [bare, wrapped, ..] = spots;
        let (place, key) = match (self.step.way, bare.key, wrapped.key) {
            (Way::Up, Some(key), None) => (BARE, key),
            (Way::Down, None, Some(key)) => (WRAPPED, key),
            _ => return false,
        };
        let is_plain = !self.doc.node(key).is_escaped();
        if let Some(url) = self.bare_url(key + 1, place).filter(|_| is_plain) {
            self.move_url(key, place, url);
            return true;
        }
        // The complement has a record of any other spelling.
        if self.draft.keeps_left || !BATCHES {
            return false;
        }
        let Some(url) = url::find(self.doc, key + 1, self.pointer(place)) else {
            return false;
        };
        self.move_url(key, place, self.doc.node(url).span());
        if place == WRAPPED {
            self.once_each_within(key + 1);
            self.note_others(key + 1, url);
        }
        true
    }

    /// Replaces the member of a URL with the other one, in the converter's own spelling.
    fn move_url(&mut self, key: NodeId, place: usize, url: Span) {
        self.once_each_key();
        let text = self.doc.text();
        let value = self.doc.node(key + 1);
        let shell = &self.scratch.shell;
        let (open, close) = match place {
            BARE => (shell.open, shell.close),
            _ => Default::default(),
        };
        let output = &mut self.draft.output;
        let (before, behind) = (
            Span::new(value.start, url.start),
            Span::new(url.end, value.end),
        );
        let name = self.doc.node(key).span();
        let begin = output.replace(text, name, &shell.text, shell.name);
        output.replace(text, before, &shell.text, open);
        let end = output.replace(text, behind, &shell.text, close);
        self.draft.relies = true;
        self.draft.note(Note {
            to: Span::new(begin.start, end.end),
            ..Note::new(Reason::Moved, key)
        });
    }

    /// Returns the span of the URL in a value that is written as the converter would write it.
    #[inline(always)]
    fn bare_url(&self, value: NodeId, place: usize) -> Option<Span> {
        let node = self.doc.node(value);
        if place == BARE {
            return node.is(Kind::String).then(|| node.span());
        }
        let shell = &self.scratch.shell;
        let url = self.doc.node(value + shell.depth * 2);
        let text = self.doc.text();
        // Each container on the path has one member: a key and a value, two nodes per level.
        let is_bare = url.is(Kind::String)
            && url.next() == node.next()
            && Span::new(node.start, url.start).of(text) == shell.open()
            && Span::new(url.end, node.end).of(text) == shell.close();
        is_bare.then(|| url.span())
    }
}
