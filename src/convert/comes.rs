//! What the output gets and the document does not have: members that a complement restores, and values for gaps; and the gaps
//! that nothing fills.

use super::choice::Origin;
use super::complement_reader::SavedMember;
use super::decide::PairAt;
use super::decided::{Changed, What};
use super::fits::is_required;
use super::fragment::{KEY, VALUE};
use super::walk::Walk;
use crate::contract::location::removal;
use crate::contract::pairs::Pair;
use crate::report::reason::Reason;
use crate::text::Span;
use alloc::vec::Vec;

impl Walk<'_> {
    /// Restores what the complement has of a name.
    pub(super) fn restore(&mut self, at: PairAt, name: usize) {
        for n in 0..self.scratch.buffers.saved.len() {
            let (pair, number) = self.scratch.buffers.saved[n];
            let saved = self.saved.members[number];
            if pair != at.pair.number || saved.name != name {
                continue;
            }
            let is_used =
                (saved.is_spelling() || saved.takes_value) && self.name(name).output == Some(Origin::Moved(saved.of));
            if !saved.has_text() || is_used || saved.is_spelling() && at.pair.is_in_place() {
                continue;
            }
            let text = match saved.is_removed && !saved.is_shared {
                true => Some(self.out.make(saved.text.of(&self.saved.strings))),
                false => self.with_current_value(at.pair, name, saved),
            };
            let Some(text) = text else { continue };
            let own = match self.name(name).output {
                None | Some(Origin::Came) => {
                    self.come(at, name, text, &saved);
                    continue;
                }
                Some(Origin::Stayed) => name,
                Some(Origin::Moved(from)) => from,
            };
            let key = self.name(own).key;
            self.note(at.pair, name, Reason::GivesWay, key);
        }
    }

    /// Adds a member to the output. What has no position comes last.
    fn come(&mut self, at: PairAt, name: usize, text: Span, saved: &SavedMember) {
        self.scratch.buffers.names[name].output = Some(Origin::Came);
        let position = if saved.is_removed { saved.position } else { u32::MAX };
        self.out.changed.push(Changed {
            text,
            saved: saved.gap,
            ..Changed::of(at.pair, name, What::Comes, at.object, position)
        });
    }

    /// The saved text of a member with the value that another member of the document has now, or without a value. `None` if
    /// nothing else is left.
    fn with_current_value(&mut self, pair: &'static Pair, name: usize, saved: SavedMember) -> Option<Span> {
        self.out.joined.push(pair);
        let (doc, steps) = (self.doc, self.steps);
        let route = pair.route(saved.of, name);
        let other = self.name(saved.of);
        let value = other.found.and_then(|_| steps.value(doc, route, other.key + 1));
        let text = saved.text.of(&self.saved.strings);
        let (fragment, inner) = self.scratch.fragment.inner_value(text, route, &steps.option)?;
        let back = pair.back(saved.of, name);
        if value.is_some_and(|value| steps.makes(back, (fragment, inner), (doc, value))) {
            return Some(self.out.make(text));
        }
        let now = value.map(|value| route.computed_or_same(doc.source(value)));
        let (removed, instead) = match &now {
            Some(value) => (fragment.node(inner).span(), &**value),
            None => removal(fragment, VALUE, inner)?,
        };
        // The member was read with a brace before it.
        let start = fragment.node(KEY).start;
        let before = text.get(..(removed.start - start) as usize).unwrap_or_default();
        let behind = text.get((removed.end - start) as usize..).unwrap_or_default();
        Some(self.out.make(&[before, instead, behind].concat()))
    }

    /// Fills a gap, or notes it.
    pub(super) fn fill_or_lack(&mut self, at: PairAt) {
        let last = at.pair.last();
        if !self.is_missing(at) {
            return;
        }
        let name = at.pair.into().word.text();
        let fill = self.steps.rules.fill;
        let pattern = if fill.is_empty() {
            Vec::new()
        } else {
            self.pattern(name)
        };
        // As in a map, the last value of a pointer counts.
        let value = fill.iter().rev().find(|(pointer, _)| pointer.as_bytes() == pattern);
        // White space around a value would not go with the member on the way back.
        let text = value.map(|(_, value)| [b"\"", name, b"\":", value.as_bytes().trim_ascii()].concat());
        match text {
            Some(text) => {
                let text = self.out.make(&text);
                self.come(at, last, text, &SavedMember::default());
            }
            None => self.note(at.pair, last, Reason::Missing, at.object),
        }
    }

    /// Whether the version requires the last name, and the document did not lack the first already, which the version before
    /// requires.
    fn is_missing(&self, at: PairAt) -> bool {
        let (doc, steps) = (self.doc, self.steps);
        let object = at.pairs.object;
        let requires = |version, field| is_required(doc, object, at.object, version, field);
        let was_missing = || {
            let from = at.pair.field(0);
            at.pair.has_from && self.name(0).found.is_none() && requires(steps.from, from)
        };
        requires(steps.to, at.pair.into()) && !was_missing()
    }
}
