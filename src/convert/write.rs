//! Makes the output: copies the input, and edits each object in which something was decided, in one pass.
//!
//! In `{"a": 1, "b": 2, "c": 3}`, where `b` moves and `c` is removed, the name and what is around the value of `b` are
//! replaced, and `, "c": 3`. A removed member goes with the spacing before it if a member before it remains, else with that
//! behind it; if none remains, the last one goes alone. What comes stands behind as many members as it had before it. Each
//! object walks over its keys once, and copying a value writes the objects inside.

use super::back::text_of;
use super::decided::{Changed, Decided, ObjectAt, Piece, What};
use super::fragment::{Fragment, KEY, VALUE};
use super::saved::Saved;
use super::steps::Steps;
use crate::contract::location::around;
use crate::text::edit::EditedText;
use crate::text::{Doc, NodeId, Span};
use alloc::vec::Vec;
use core::ops::Range;

/// Writes the output of a document.
pub(super) struct Writer<'w> {
    doc: Doc<'w>,
    steps: &'w Steps<'w>,
    saved: &'w Saved,
    fragment: &'w mut Fragment,
    decided: &'w mut Decided,
    out: &'w mut EditedText,
    /// The object that is written next, and its first entry.
    next: (usize, usize),
    /// Where that object begins.
    next_start: u32,
}

/// How far an object has been written.
struct Pen<'w> {
    /// The input has been used up to here.
    at: u32,
    /// The text that is written next.
    text: Vec<u8>,
    /// What is before the first member; `None` if that is written.
    lead: Option<Span>,
    has_members: bool,
    /// How many members of the input the output has so far.
    remaining: u32,
    is_at_end: bool,
    /// The spacing before the next member, in place of its own.
    spacing: Option<&'w [u8]>,
    /// What comes next, and how many came.
    comes: Range<usize>,
    came: u32,
    /// Where removed members end, with the spacing behind them, and which of these is next.
    removal_ends: Vec<u32>,
    next_end: usize,
}

impl<'w> Writer<'w> {
    /// Writes all objects; the text behind the last edit is not copied.
    pub(super) fn run(
        doc: Doc<'w>,
        steps: &'w Steps<'w>,
        saved: &'w Saved,
        fragment: &'w mut Fragment,
        decided: &'w mut Decided,
        out: &'w mut EditedText,
    ) {
        let mut writer = Writer {
            doc,
            steps,
            saved,
            fragment,
            decided,
            out,
            next: (0, 0),
            next_start: 0,
        };
        writer.find_next_start();
        writer.objects_before(u32::MAX);
    }

    /// Writes the objects that begin before an offset.
    #[inline]
    fn objects_before(&mut self, offset: u32) {
        while self.next_start < offset {
            self.next_object();
        }
    }

    fn find_next_start(&mut self) {
        let next = self.decided.objects.get(self.next.0);
        self.next_start = next.map_or(u32::MAX, |next| self.doc.node(next.node).start);
    }

    /// Writes the next object.
    fn next_object(&mut self) {
        let object = self.decided.objects[self.next.0];
        let range = self.next.1..object.end as usize;
        self.next = (self.next.0 + 1, range.end);
        self.find_next_start();
        let mut entries = self.decided.changed[range.clone()].iter();
        match entries.all(|one| matches!(one.what, What::Stays | What::Moves { .. })) {
            true => self.same_members(&object, range),
            false => self.object(object, range),
        }
    }

    /// Replaces a span of the input, behind all that was written before. Returns the span of the replacement.
    fn replace(&mut self, old: Span, new: &[u8]) -> Span {
        self.objects_before(old.start);
        self.out.replace(self.doc.text(), old, new)
    }

    /// Writes an object from which nothing goes and to which nothing comes, so that the spacing of all members stays.
    fn same_members(&mut self, object: &ObjectAt, entries: Range<usize>) {
        for entry in entries {
            let one = self.decided.changed[entry];
            if let What::Moves { into, spelled, text } = one.what {
                let to = self.replace_member(object, &one, usize::from(into), spelled, text);
                self.decided.changed[entry].to = to;
            }
        }
    }

    /// Writes an object, of which the entries are in a range.
    fn object(&mut self, object: ObjectAt, entries: Range<usize>) {
        let doc = self.doc;
        let inside = doc.inside(object.node);
        let mut keys = doc.keys(object.node).peekable();
        let own = self.decided.changed[entries.clone()].iter();
        let own_end = entries.start + own.take_while(|one| one.is_there()).count();
        let lead = Span::new(
            inside.start,
            keys.peek().map_or(inside.start, |&key| doc.node(key).start),
        );
        let (mut pen, mut rest) = self.pen(inside, keys.peek().copied(), own_end..entries.end);
        let mut next = entries.start;
        while let Some(key) = keys.next() {
            let member = doc.member(key);
            let spacing = Span::new(rest.start, member.start);
            rest.start = member.end;
            let entry = Some(next).filter(|&next| next < own_end && self.decided.changed[next].key == key);
            next += usize::from(entry.is_some());
            if let Some(entry) = entry.filter(|&entry| self.decided.changed[entry].is_removed()) {
                let following = keys.peek().map(|&key| doc.node(key).start);
                let gap = match following {
                    Some(following) if !pen.has_own() => self.gap_before(&mut pen, member.end, following),
                    None if !pen.has_own() => lead,
                    _ => spacing,
                };
                pen.removal_ends.push(gap.end.max(member.end));
                self.decided.changed[entry].gap = gap;
                continue;
            }
            self.write_comes(&mut pen);
            self.write_spacing(&mut pen, Some(spacing));
            self.write_own(&object, &mut pen, key, entry, entries.start..own_end);
            pen.has_members = true;
            pen.remaining += 1;
        }
        pen.is_at_end = true;
        self.write_comes(&mut pen);
        if let Some(lead) = pen.lead.take() {
            self.give(&mut pen, lead);
        }
        self.give(&mut pen, Span::new(rest.start, inside.end));
        self.place_merged(entries.start..own_end);
    }

    /// A pen before the first member of an object, and what is behind the last if there is none.
    fn pen(&self, inside: Span, first: Option<NodeId>, comes: Range<usize>) -> (Pen<'w>, Span) {
        let doc = self.doc;
        let mut rest = inside;
        let mut lead = Span::new(inside.start, first.map_or(inside.start, |key| doc.node(key).start));
        if let (None, Some(last)) = (first, self.decided.changed[comes.clone()].last()) {
            // Its spacing tells how much of the white space was before it.
            let gap = self.gap(last);
            if inside.of(doc.text()).starts_with(gap) {
                lead.end += gap.len() as u32;
            }
            rest.start = lead.end;
        }
        let mut at = inside.start;
        if self.opens_again(comes.clone()) {
            // The earlier conversion added a mark.
            at = 0;
            lead = Span::new(lead.start, lead.start);
        }
        let pen = Pen {
            at,
            text: Vec::new(),
            lead: Some(lead),
            has_members: false,
            remaining: 0,
            is_at_end: false,
            spacing: None,
            comes,
            came: 0,
            removal_ends: Vec::new(),
            next_end: 0,
        };
        (pen, rest)
    }

    /// The spacing from a removed member to the next one, which comes first in the output. A mark there would be read as
    /// that of the text: then another one is added before it, and the spacing ends with that mark.
    fn gap_before(&self, pen: &mut Pen, end: u32, next: u32) -> Span {
        let (text, syntax) = (self.doc.text(), self.steps.syntax);
        let is_open = text
            .first()
            .is_some_and(|byte| syntax.mark.contains(byte) || *byte == syntax.separator);
        let behind = text.get(next as usize..).unwrap_or_default();
        let opens = !syntax.mark.is_empty() && !is_open && behind.starts_with(syntax.mark);
        if opens {
            pen.text.extend_from_slice(syntax.mark);
            pen.lead = None;
        }
        Span::new(end, next + u32::from(opens))
    }

    /// Whether what comes first brings back a spacing that ended with a mark, which was added before it.
    fn opens_again(&self, comes: Range<usize>) -> bool {
        let mark = self.steps.syntax.mark;
        let rest = self.doc.text().strip_prefix(mark).filter(|_| !mark.is_empty());
        let is_doubled = rest.is_some_and(|rest| rest.starts_with(mark));
        let first = self.decided.changed[comes].iter().enumerate();
        let mut first = first.take_while(|(n, one)| one.position as usize <= *n);
        is_doubled && first.any(|(_, one)| self.gap(one).ends_with(mark))
    }

    /// The spacing that a complement has for what comes.
    fn gap(&self, one: &Changed) -> &'w [u8] {
        match one.what {
            What::Comes { gap, .. } => gap.of(&self.saved.strings),
            _ => b"",
        }
    }

    /// Writes what comes behind the members so far. With a member before it, its spacing is before it; else behind it, in
    /// place of that of the next one.
    fn write_comes(&mut self, pen: &mut Pen<'w>) {
        while let Some(&one) = pen.comes.clone().next().and_then(|n| self.decided.changed.get(n)) {
            if one.position.saturating_sub(pen.came) > pen.remaining && !pen.is_at_end {
                return;
            }
            let What::Comes { text, .. } = one.what else { return };
            pen.comes.start += 1;
            pen.came += 1;
            let syntax = self.steps.syntax;
            let gap = self.gap(&one);
            let gap = gap.strip_suffix(syntax.mark).unwrap_or(gap);
            let gap = match gap.contains(&syntax.separator) {
                true => gap,
                false => core::slice::from_ref(&syntax.separator),
            };
            match pen.has_own() {
                true => pen.text.extend_from_slice(gap),
                false => {
                    self.write_spacing(pen, None);
                    pen.spacing = Some(gap);
                }
            }
            pen.text.extend_from_slice(text_of(text, self.saved, self.decided));
            pen.has_members = true;
        }
    }

    /// Writes what is before a member: of the first one what was before the first, else its own spacing, or that of what
    /// came before it.
    fn write_spacing(&mut self, pen: &mut Pen, own: Option<Span>) {
        match (pen.lead.take(), pen.spacing.take(), own) {
            (Some(lead), ..) => self.give(pen, lead),
            (None, Some(spacing), _) => pen.text.extend_from_slice(spacing),
            (None, None, Some(own)) if pen.has_members => self.give(pen, own),
            _ => {}
        }
    }

    /// Writes a member of the input, which stays or moves.
    fn write_own(&mut self, object: &ObjectAt, pen: &mut Pen, key: NodeId, entry: Option<usize>, own: Range<usize>) {
        let member = self.doc.member(key);
        let Some(entry) = entry else {
            return self.give(pen, member);
        };
        let one = self.decided.changed[entry];
        let to = match one.what {
            What::Moves { into, spelled, text } => {
                self.flush(pen, member.start);
                self.replace_member(object, &one, usize::from(into), spelled, text)
            }
            _ if self.decided.changed[own]
                .iter()
                .any(|other| other.what == What::Merges(key)) =>
            {
                self.flush(pen, member.start);
                let start = self.copy(member.start);
                Span::new(start, self.copy(member.end))
            }
            _ => return self.give(pen, member),
        };
        pen.at = member.end;
        self.decided.changed[entry].to = to;
    }

    /// Copies the input up to an offset. Returns the offset in the output.
    fn copy(&mut self, to: u32) -> u32 {
        self.objects_before(to);
        self.out.copy(self.doc.text(), to as usize);
        self.out.text.len() as u32
    }

    /// Replaces a member by another one around its value: as the complement spells that, or in the converter's own
    /// spelling. Returns its place in the output.
    fn replace_member(
        &mut self,
        object: &ObjectAt,
        one: &Changed,
        into: usize,
        spelled: Option<u32>,
        text: Option<Piece>,
    ) -> Span {
        let (doc, steps) = (self.doc, self.steps);
        let pair = object.pair(one);
        let name = usize::from(one.name);
        let [key, whole] = [one.key, one.key + 1].map(|node| doc.node(node).span());
        let value = doc.node(one.value.unwrap_or(one.key + 1)).span();
        let text = text.map(|text| text_of(text, self.saved, self.decided).to_vec());
        if pair.is_in_place() {
            let to = self.replace(value, &text.unwrap_or_default());
            return Span::new(to.start - (value.start - key.start), to.end);
        }
        let old = around(whole, value);
        let saved = self.saved;
        let spelling = spelled.and_then(|spelled| {
            let text = saved.members.get(spelled as usize)?.text.of(&saved.strings);
            let (read, hole) = self.fragment.hole(text, pair.route(name, into), &steps.option)?;
            let [name, whole, hole] = [KEY, VALUE, hole].map(|node| read.node(node).span());
            let [open, close] = around(whole, hole);
            // What was read begins before the member.
            let in_text = |part: Span| Span::new(part.start - name.start, part.end - name.start);
            Some([name, open, close].map(|part| in_text(part).of(text)))
        });
        let [name, open, close] = spelling.unwrap_or_else(|| steps.templates[0].around(&pair.names[name]));
        let begin = self.replace(key, name);
        self.replace(old[0], open);
        if let Some(text) = text {
            self.replace(value, &text);
        }
        let end = self.replace(old[1], close);
        Span::new(begin.start, end.end)
    }

    /// Sets where the members are that hold the values of merged ones.
    fn place_merged(&mut self, own: Range<usize>) {
        for n in own.clone() {
            if let What::Merges(with) = self.decided.changed[n].what {
                let mut all = self.decided.changed[own.clone()].iter();
                let other = all.find(|other| other.key == with);
                self.decided.changed[n].to = other.map_or(Span::default(), |other| other.to);
            }
        }
    }

    /// Writes a span of the input.
    fn give(&mut self, pen: &mut Pen, span: Span) {
        if span.start != pen.at || !pen.text.is_empty() {
            self.flush(pen, span.start);
        }
        pen.at = span.end.max(pen.at);
    }

    /// Replaces what the input has up to an offset. Each removed member is an edit of its own.
    fn flush(&mut self, pen: &mut Pen, to: u32) {
        while to > pen.at || !pen.text.is_empty() {
            while pen.removal_ends.get(pen.next_end).is_some_and(|end| *end <= pen.at) {
                pen.next_end += 1;
            }
            let end = pen.removal_ends.get(pen.next_end).copied().filter(|end| *end < to);
            let old = Span::new(pen.at, end.unwrap_or(to));
            self.replace(old, &pen.text);
            pen.text.clear();
            pen.at = old.end;
        }
    }
}

impl Pen<'_> {
    /// Whether the output has members of the input.
    fn has_own(&self) -> bool {
        self.remaining > 0
    }
}
