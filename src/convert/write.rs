//! Makes the output: copies the input, and edits each object in which something was decided, in one pass.
//!
//! In `{"a": 1, "b": 2, "c": 3}`, where `b` moves and `c` is removed, the name and what is around the value of `b` are
//! replaced, and `, "c": 3`. A removed member goes with the spacing before it if a member before it remains, else with that
//! behind it; if none remains, the last one goes alone. What comes stands behind as many members as it had before it. Each
//! object walks over its keys once, and copying a value writes the objects inside.

use super::complement_reader::Saved;
use super::decided::{Changed, Decided, ObjectAt, What};
use super::fragment::{Fragment, KEY, VALUE};
use super::steps::Steps;
use crate::contract::location::around;
use crate::text::edit::EditedText;
use crate::text::{Doc, NodeId, Span};
use alloc::vec::Vec;
use core::ops::Range;

/// Writes the output of a document.
pub(super) struct Writer<'w> {
    pub(super) doc: Doc<'w>,
    pub(super) steps: &'w Steps<'w>,
    pub(super) saved: &'w Saved,
    pub(super) fragment: &'w mut Fragment,
    pub(super) decided: &'w mut Decided,
    pub(super) out: &'w mut EditedText,
    /// The object that is written next, and its first entry.
    pub(super) next: (usize, usize),
    /// Where that object begins.
    pub(super) next_start: u32,
}

/// How far an object has been written.
struct Progress<'w> {
    /// The input has been used up to here.
    at: u32,
    /// The text that is written next.
    text: Vec<u8>,
    /// The spacing before the next member, in place of its own.
    spacing: Option<&'w [u8]>,
    /// What comes next, and how many came.
    comes: Range<usize>,
    came: u32,
    /// How many members of the input the output has so far.
    remaining: u32,
}

impl<'w> Writer<'w> {
    /// Writes all objects; the text behind the last edit is not copied.
    pub(super) fn write(&mut self) {
        self.find_next_start();
        self.objects_before(u32::MAX);
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
            // The spacing of all members stays.
            true => range.for_each(|entry| self.write_member(&object, entry)),
            false => self.object(object, range),
        }
    }

    /// Replaces a span of the input, behind all that was written before. Returns the span of the replacement.
    fn replace(&mut self, old: Span, new: &[u8]) -> Span {
        self.objects_before(old.start);
        self.out.replace(self.doc.text(), old, new)
    }

    /// Writes an object, of which the entries are in a range.
    fn object(&mut self, object: ObjectAt, entries: Range<usize>) {
        let doc = self.doc;
        let inside = doc.inside(object.node);
        let mut keys = doc.keys(object.node).peekable();
        let own = self.decided.changed[entries.clone()].iter();
        let own_end = entries.start + own.take_while(|one| one.is_there()).count();
        let comes = own_end..entries.end;
        let lead = self.lead(inside, keys.peek().copied(), comes.clone());
        let mut progress = Progress {
            at: inside.start,
            text: Vec::new(),
            spacing: None,
            came: 0,
            remaining: 0,
            comes: comes.clone(),
        };
        match self.opens_again(comes) {
            // The earlier conversion added a mark.
            true => progress.at = 0,
            false => self.write_span(&mut progress, lead),
        }
        let (mut end, mut next) = (lead.end, entries.start);
        while let Some(key) = keys.next() {
            let member = doc.member(key);
            let spacing = Span::new(end, member.start);
            end = member.end;
            let entry = Some(next).filter(|&next| next < own_end && self.decided.changed[next].key == key);
            next += usize::from(entry.is_some());
            if let Some(entry) = entry.filter(|&entry| self.decided.changed[entry].is_removed()) {
                let following = keys.peek().map(|&key| doc.node(key).start);
                let gap = match following {
                    _ if progress.has_own() => spacing,
                    Some(following) => self.gap_before(&mut progress, end, following),
                    None => lead,
                };
                self.decided.changed[entry].span = gap;
                continue;
            }
            self.write_comes(&mut progress, false);
            self.write_spacing(&mut progress, Some(spacing));
            self.write_own(&object, &mut progress, key, entry);
            progress.remaining += 1;
        }
        self.write_comes(&mut progress, true);
        self.write_span(&mut progress, Span::new(end, inside.end));
    }

    /// What is before the first member, or was, of the one that comes last.
    fn lead(&self, inside: Span, first: Option<NodeId>, comes: Range<usize>) -> Span {
        let gap = match (first, self.decided.changed[comes].last()) {
            (Some(first), _) => return Span::new(inside.start, self.doc.node(first).start),
            (None, Some(last)) => self.gap(last),
            (None, None) => b"",
        };
        let is_there = inside.of(self.doc.text()).starts_with(gap);
        let length = if is_there { gap.len() as u32 } else { 0 };
        Span::new(inside.start, inside.start + length)
    }

    /// The spacing from a removed member to the next one, which comes first in the output. A mark there would be read as
    /// that of the text: then another one is added before it, and the spacing ends with that mark.
    fn gap_before(&self, progress: &mut Progress, end: u32, next: u32) -> Span {
        let (text, syntax) = (self.doc.text(), self.steps.syntax);
        let is_open = text
            .first()
            .is_some_and(|byte| syntax.mark.contains(byte) || *byte == syntax.separator);
        let behind = text.get(next as usize..).unwrap_or_default();
        let opens = !syntax.mark.is_empty() && !is_open && behind.starts_with(syntax.mark);
        if opens {
            progress.text.extend_from_slice(syntax.mark);
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
        one.saved.of(&self.saved.strings)
    }

    /// Writes what comes behind the members so far. With a member before it, its spacing is before it; else behind it, in
    /// place of that of the next one.
    fn write_comes(&mut self, progress: &mut Progress<'w>, is_at_end: bool) {
        let syntax = self.steps.syntax;
        for n in progress.comes.clone() {
            let one = self.decided.changed[n];
            if one.position.saturating_sub(progress.came) > progress.remaining && !is_at_end {
                return;
            }
            progress.comes.start = n + 1;
            let gap = self.gap(&one);
            let gap = gap.strip_suffix(syntax.mark).unwrap_or(gap);
            let gap = match gap.contains(&syntax.separator) {
                true => gap,
                false => core::slice::from_ref(&syntax.separator),
            };
            match progress.has_own() {
                true => progress.text.extend_from_slice(gap),
                false => {
                    self.write_spacing(progress, None);
                    progress.spacing = Some(gap);
                }
            }
            progress.text.extend_from_slice(one.text.of(&self.decided.made));
            progress.came += 1;
        }
    }

    /// Writes what is between a member and the one before: its own spacing, or that of what came before it.
    fn write_spacing(&mut self, progress: &mut Progress<'w>, own: Option<Span>) {
        match (progress.spacing.take(), own) {
            (Some(spacing), _) => progress.text.extend_from_slice(spacing),
            (None, Some(own)) if progress.has_own() || progress.came > 0 => self.write_span(progress, own),
            _ => {}
        }
    }

    /// Writes a member of the input, which stays or moves.
    fn write_own(&mut self, object: &ObjectAt, progress: &mut Progress, key: NodeId, entry: Option<usize>) {
        let member = self.doc.member(key);
        let Some(entry) = entry else {
            return self.write_span(progress, member);
        };
        self.flush(progress, member.start);
        self.write_member(object, entry);
        progress.at = member.end;
    }

    /// Writes a member that stays or moves.
    fn write_member(&mut self, object: &ObjectAt, entry: usize) {
        let one = self.decided.changed[entry];
        if let What::Moves { into } = one.what {
            return self.replace_member(object, entry, usize::from(into));
        }
        let member = self.doc.member(one.key);
        let start = self.copy(member.start);
        if !one.text.is_empty() {
            self.replace_value(self.doc.node(one.value).span(), one.text);
        }
        self.decided.changed[entry].span = Span::new(start, self.copy(member.end));
    }

    /// Copies the input up to an offset. Returns the offset in the output.
    fn copy(&mut self, to: u32) -> u32 {
        self.objects_before(to);
        self.out.copy(self.doc.text(), to as usize);
        self.out.text.len() as u32
    }

    /// Replaces a member by another one around its value: as the complement spells that, or in the converter's own
    /// spelling.
    fn replace_member(&mut self, object: &ObjectAt, entry: usize, into: usize) {
        let (doc, steps) = (self.doc, self.steps);
        let one = self.decided.changed[entry];
        let pair = object.pair(&one);
        let name = usize::from(one.name);
        let [key, whole, value] = [one.key, one.key + 1, one.value].map(|node| doc.node(node).span());
        let old = around(whole, value);
        let is_plain = whole.start == key.end + 1 && one.saved.is_empty() && one.text.is_empty();
        if is_plain && self.out.lists_first {
            let [before, close] = steps.templates.there(pair, name).halves();
            self.replace(Span::new(key.start, value.start), before);
            self.replace(old[1], close);
            return;
        }
        let text = one.saved.of(&self.saved.strings);
        let spelling = match one.saved.is_empty() {
            true => None,
            false => self.fragment.inner_value(text, pair.route(name, into), &steps.option),
        };
        let spelling = spelling.map(|(read, inner)| {
            let [name, whole, inner] = [KEY, VALUE, inner].map(|node| read.node(node).span());
            let [open, close] = around(whole, inner);
            // What was read begins before the member.
            let in_text = |part: Span| Span::new(part.start - name.start, part.end - name.start);
            [name, open, close].map(|part| in_text(part).of(text))
        });
        let [name, open, close] = spelling.unwrap_or_else(|| steps.templates.there(pair, name).parts());
        let begin = self.replace(key, name);
        self.replace(old[0], open);
        if !one.text.is_empty() {
            self.replace_value(value, one.text);
        }
        let end = self.replace(old[1], close);
        self.decided.changed[entry].span = Span::new(begin.start, end.end);
    }

    /// Replaces a value by a text that was made.
    fn replace_value(&mut self, value: Span, made: Span) {
        self.objects_before(value.start);
        self.out.replace(self.doc.text(), value, made.of(&self.decided.made));
    }

    /// Writes a span of the input.
    fn write_span(&mut self, progress: &mut Progress, span: Span) {
        if span.start != progress.at || !progress.text.is_empty() {
            self.flush(progress, span.start);
        }
        progress.at = span.end.max(progress.at);
    }

    /// Replaces what the input has up to an offset, such as removed members, by the text that is next.
    fn flush(&mut self, progress: &mut Progress, to: u32) {
        if progress.at < to || !progress.text.is_empty() {
            self.replace(Span::new(progress.at, to), &progress.text);
            progress.text.clear();
            progress.at = to;
        }
    }
}

impl Progress<'_> {
    /// Whether the output has members of the input.
    fn has_own(&self) -> bool {
        self.remaining > 0
    }
}
