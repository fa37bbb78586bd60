//! Applies a change to one object: decides what happens to each member, and which ones come back from the
//! complement or from `fill`.

use super::held::{Held, VALUE};
use super::parts::{MOST, Part, Parts, Spot};
use super::rule::{Act, Holds, Way};
use super::url;
use super::walk::{Object, Work};
use crate::contract::pack::{field, word};
use crate::report::reason::Reason;
use crate::text::envelope::follow;
use crate::text::names::Marks;
use crate::text::{NodeId, Span};
use alloc::vec::Vec;

/// Of a change that moves a URL, the position of the field that is the URL.
pub(super) const BARE: usize = 0;
/// Of a change that moves a URL, the position of the field that contains it.
pub(super) const WRAPPED: usize = 1;

impl<'w> Work<'w> {
    /// Applies the change to an object.
    pub(super) fn object(&mut self, object: NodeId, place: Object) {
        let (spots, count) = self.find(object);
        let is_held = self.held(object).is_some();
        let is_asked = !self.rule().moves_url && self.step.way == Way::Up;
        if !is_held && !is_asked && spots.iter().all(|spot| spot.key.is_none()) {
            return;
        }
        if !is_held && self.only_moves(&spots) {
            return;
        }
        self.change(object, place, &spots, count);
    }

    /// Applies the change to an object of which more than one member moves, is removed or comes back.
    #[inline(never)]
    fn change(&mut self, object: NodeId, place: Object, spots: &[Spot; MOST], count: u32) {
        let mut parts = Parts::new(spots, self.rule().fields.len());
        for &(field, held) in self.held(object).unwrap_or_default() {
            parts[field as usize].held = held;
        }
        self.decide(&mut parts);
        for place in 0..parts.count {
            self.bring(object, &mut parts, place);
        }
        self.edit(object, &mut parts, count);
        if !self.scratch.pieces.is_empty() {
            self.rely(&parts);
            self.once_each_key();
            if let Some(key) = parts[WRAPPED].key.filter(|_| self.rule().moves_url) {
                self.once_each_within(key + 1);
            }
            self.make(&parts);
        }
        self.account(&mut parts);
        self.scratch.made.clear();
        self.leave(&parts, place);
    }

    /// Finds the change's members and collects all keys. Returns the spots, and the number of keys.
    #[inline(always)]
    fn find(&mut self, object: NodeId) -> ([Spot; MOST], u32) {
        self.scratch.keys.clear();
        let mut spots = [Spot::default(); MOST];
        let count = self.rule().fields.len();
        let mut before = 0;
        let mut marks = Marks::new(self.is_query);
        for key in self.doc.keys(object) {
            self.mark(key, &mut marks);
            let at = self.scratch.keys.len() as u32;
            for (spot, word) in spots.iter_mut().zip(&self.words).take(count) {
                if self.is_named(key, word) {
                    *spot = Spot {
                        key: Some(key),
                        at,
                        before,
                    };
                }
            }
            before = self.doc.node(key + 1).end;
            self.scratch.keys.push(key);
        }
        self.scratch.marks = marks;
        (spots, self.scratch.keys.len() as u32)
    }

    /// The pointer to the URL inside a member; `None` if the value is the URL.
    pub(super) fn pointer(&self, place: usize) -> Option<&'w str> {
        let options = self.options;
        (place == WRAPPED).then_some(options.payout_url.as_str())
    }

    /// Sets what each member holds, and what happens to it.
    fn decide(&mut self, parts: &mut Parts) {
        let moves_url = self.rule().moves_url;
        for (place, part) in parts.iter_mut().enumerate() {
            if let Some(key) = part.key {
                let url = url::find(self.doc, key + 1, self.pointer(place));
                part.url = url.filter(|_| moves_url);
                part.holds = if part.url.is_some() {
                    Holds::Url
                } else {
                    Holds::Other
                };
            }
        }
        let own = parts.own();
        for place in 0..parts.count {
            let act = self.act(self.step.way, place, &own, &|keeper| {
                parts[keeper].held.is_kept
            });
            let part = &mut parts[place];
            part.act = if part.held.is_new { Act::Take } else { act };
            let (holds, act) = (part.holds, part.act);
            let (to, came) = match act {
                Act::Move => (place ^ 1, Holds::Url),
                _ => (place, holds),
            };
            if holds != Holds::Nothing && act != Act::Take {
                (parts[to].came, parts[to].back) = (came, act);
            }
        }
        if let (Some(bare), Some(wrapped)) = (parts[BARE].url, parts[WRAPPED].url)
            && url::is_same((self.doc, bare), (self.doc, wrapped))
        {
            for place in [BARE, WRAPPED] {
                let stays = parts[place ^ 1].act == Act::Stay;
                let part = &mut parts[place];
                part.is_shared = part.act == Act::Take && !part.held.is_new && stays;
            }
        }
    }

    /// Returns what happens to a member in one direction: what the rule says, unless the complement keeps it.
    pub(super) fn act(
        &self,
        way: Way,
        place: usize,
        holds: &[Holds],
        is_kept: &dyn Fn(usize) -> bool,
    ) -> Act {
        let rule = self.rule();
        match is_kept((rule.keeper)(way, place)) {
            true => Act::Stay,
            false => (rule.act)(way, place, holds),
        }
    }

    /// Restores a member from the complement, or fills a gap.
    fn bring(&mut self, object: NodeId, parts: &mut Parts, place: usize) {
        let Part {
            held, came, back, ..
        } = parts[place];
        if !held.has_text() {
            if came == Holds::Nothing && self.is_required(place) {
                self.fill(object, parts, place);
            }
            return;
        }
        // The text is a spelling, which the move uses.
        if !held.is_taken && back == Act::Move && came != Holds::Nothing {
            return;
        }
        let text = match held.is_taken && !held.is_shared {
            true => held.text.of(&self.records.strings).to_vec(),
            false => self.rejoined(held, place, parts[place ^ 1].url),
        };
        if text.is_empty() {
            return;
        }
        if came != Holds::Nothing {
            let key = parts[place]
                .key
                .or(parts[place ^ 1].key.filter(|_| back == Act::Move));
            return self.note_field(Reason::GivesWay, key.unwrap_or(object), place);
        }
        self.put(object, parts, place, &text);
    }

    /// Adds a member to the output.
    fn put(&mut self, object: NodeId, parts: &mut Parts, place: usize, text: &[u8]) {
        let pointer = self.pointer(place);
        let has_url = self.rule().moves_url && self.scratch.small.url(text, pointer).is_some();
        let made = &mut self.scratch.made;
        let start = made.len() as u32;
        made.extend_from_slice(text);
        let part = &mut parts[place];
        part.came = if has_url { Holds::Url } else { Holds::Other };
        part.back = Act::Take;
        part.put = Some(Span::new(start, made.len() as u32));
        if !part.held.is_taken {
            part.held.at = u32::MAX;
        }
        self.note_field(Reason::Restored, object, place);
    }

    /// Whether the version requires a member that it added.
    fn is_required(&self, place: usize) -> bool {
        self.step.way == Way::Up && field(self.field(place)).presence.is_some()
    }

    fn fill(&mut self, object: NodeId, parts: &mut Parts, place: usize) {
        let name = word(field(self.field(place)).word);
        let named = |pointer: &str| {
            pointer
                .strip_prefix('/')
                .is_some_and(|given| name.is(given.as_bytes()))
        };
        // As in a map, the last value of a pointer counts.
        let mut fill = self.options.fill.iter().rev();
        match fill.find(|(pointer, _)| named(pointer)) {
            Some((_, value)) => {
                let mut text = Vec::from(b"\"");
                text.extend_from_slice(name.text());
                text.extend_from_slice(b"\":");
                // White space around a value would not go with the member on the way back.
                text.extend_from_slice(value.as_bytes().trim_ascii());
                self.put(object, parts, place, &text);
            }
            None => self.note_field(Reason::Missing, object, place),
        }
    }

    /// Returns the held text of a member with the current URL of the other member, or without a URL; empty
    /// if nothing else is left.
    fn rejoined(&mut self, held: Held, place: usize, url: Option<NodeId>) -> Vec<u8> {
        self.draft.relies = true;
        let pointer = self.pointer(place);
        let text = held.text.of(&self.records.strings);
        let Some((small, hole)) = self.scratch.small.url(text, pointer) else {
            return Vec::new();
        };
        let (gone, instead) = match url {
            Some(url) if url::is_same((small, hole), (self.doc, url)) => return text.to_vec(),
            Some(url) => (small.node(hole).span(), self.doc.source(url)),
            None => match url::without(small, VALUE, hole) {
                Some(gone) => gone,
                None => return Vec::new(),
            },
        };
        // The member was read with a brace before it.
        let (start, end) = (gone.start as usize - 1, gone.end as usize - 1);
        let before = text.get(..start).unwrap_or_default();
        let behind = text.get(end..).unwrap_or_default();
        [before, instead, behind].concat()
    }

    /// Notes whether the result relies on the change's assumption.
    fn rely(&mut self, parts: &Parts) {
        self.draft.relies |= match self.rule().moves_url {
            true => {
                parts[WRAPPED].key.is_some()
                    || parts
                        .iter()
                        .any(|part| part.act == Act::Move && part.key.is_some())
            }
            false => parts.iter().any(Part::is_taken),
        };
    }

    /// Notes repeated names in the objects on the path to the URL.
    pub(super) fn once_each_within(&mut self, value: NodeId) {
        let pointer = self.options.payout_url.as_bytes();
        for (end, &byte) in pointer.iter().enumerate() {
            let before = pointer.get(..end).filter(|_| byte == b'/');
            if let Some(container) = before.and_then(|before| follow(self.doc, value, before)) {
                self.once_each(container);
            }
        }
    }
}
