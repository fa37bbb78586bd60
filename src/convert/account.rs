//! Notes the losses and gaps of one object, and marks what the way back would not do without a
//! complement.

use super::edits::forward;
use super::note::Note;
use super::object::WRAPPED;
use super::parts::Parts;
use super::rule::{Act, Holds, Taken, Way};
use super::url;
use super::walk::Work;
use crate::contract::pack::{FieldId, Holds as FieldHolds, field, object as described, shape};
use crate::report::reason::Reason;
use crate::text::query::decoded;
use crate::text::{Doc, Kind, NodeId, Span};

impl Work<'_> {
    /// Notes losses and gaps. Sets `is_new` and `is_kept` of members for which the way back needs the
    /// complement.
    pub(super) fn account(&mut self, parts: &mut Parts) {
        for place in 0..parts.count {
            if parts[place].is_taken() {
                self.note_loss(parts, place);
            } else if self.step.way == Way::Up {
                self.note_mistyped(parts, place);
            }
        }
        if self.step.way == Way::Up {
            self.note_exclusive(parts);
        }
        let way = self.step.way.back();
        let keeper = self.rule().keeper;
        loop {
            let regarded = parts.regarded();
            let differs = |place: &usize, act: Act| {
                let part = &parts[*place];
                let back = self.act(way, *place, &regarded, &|keeper| parts[keeper].is_kept);
                part.came != Holds::Nothing && !part.is_new && part.back == act && back != act
            };
            // Removals first: one may change what the way back does with the others.
            let mut places = 0..parts.count;
            if let Some(place) = places.clone().find(|place| differs(place, Act::Take)) {
                parts[place].is_new = true;
            } else if let Some(place) = places.find(|place| differs(place, Act::Stay)) {
                parts[keeper(way, place)].is_kept = true;
            } else {
                return;
            }
        }
    }

    fn note_loss(&mut self, parts: &Parts, place: usize) {
        let part = &parts[place];
        let Some(key) = part.key else { return };
        let taken = Taken {
            other: parts[place ^ 1].own(),
            is_shared: part.is_shared,
            has_url: part.url.is_some(),
        };
        let reason = match part.held.is_new {
            true => Reason::Undone,
            false => (self.rule().loss)(self.step.way, place, taken),
        };
        match (reason, part.url) {
            (Reason::Merged, _) => self.note_merged(key, parts[place ^ 1].key),
            (Reason::OtherUrl, Some(url)) => {
                let whole = url == key + 1;
                self.note_field(
                    reason,
                    if whole {
                        key
                    } else {
                        url_key(self.doc, key + 1, url)
                    },
                    place,
                );
            }
            _ => self.note_field(reason, key, place),
        }
        let is_listed = matches!(reason, Reason::Merged | Reason::OtherUrl);
        if let Some(url) = part.url.filter(|_| is_listed && place == WRAPPED) {
            self.note_others(key + 1, url);
        }
    }

    /// Notes two members with the same URL, of which one was removed.
    fn note_merged(&mut self, key: NodeId, into: Option<NodeId>) {
        let into = into.map_or(Span::default(), |into| self.member(into));
        let to = forward(&self.draft.output.edits, into);
        self.draft.note(Note {
            to,
            ..Note::new(Reason::Merged, key)
        });
    }

    /// The span from a key to the end of its value.
    pub(super) fn member(&self, key: NodeId) -> Span {
        Span::new(self.doc.node(key).start, self.doc.node(key + 1).end)
    }

    /// Notes each other member or element of a `payout` besides its URL as lost.
    pub(super) fn note_others(&mut self, value: NodeId, url: NodeId) {
        let draft = &mut *self.draft;
        url::way(self.doc, value, url, &mut |stop| {
            if !stop.leads_on {
                draft.note(Note::new(Reason::BesideUrl, stop.child));
            }
        });
    }

    /// Notes a member of the other version that is already in the input, with a value that the version does
    /// not allow.
    fn note_mistyped(&mut self, parts: &Parts, place: usize) {
        if let Some(key) = parts[place].key
            && !self.is_of_kind(self.field(place), key + 1)
        {
            self.note_field(Reason::Mistyped, key, place);
        }
    }

    fn is_of_kind(&self, id: FieldId, value: NodeId) -> bool {
        let field = field(id);
        let node = self.doc.node(value);
        if self.is_query {
            let is_count = |value: &[u8]| !value.is_empty() && value.iter().all(u8::is_ascii_digit);
            let value = decoded(self.doc.text(), node.span());
            return field.holds != FieldHolds::Count || value.is_ok_and(|value| is_count(&value));
        }
        match (field.holds, node.kind()) {
            (FieldHolds::Any, _) => true,
            (_, Kind::Null) => !field.is_vital(),
            (FieldHolds::Text, Kind::String) => !field.is_vital() || node.end - node.start > 2,
            (FieldHolds::Collection, Kind::Array) => true,
            (FieldHolds::Collection | FieldHolds::Object, Kind::Object) => true,
            _ => false,
        }
    }

    /// Notes two parameters that the version does not allow together, at the later one.
    fn note_exclusive(&mut self, parts: &Parts) {
        if !self.is_query {
            return;
        }
        let number = self.shape as usize;
        let packed = described(field(shape(number).root).detail);
        let Some((a, b, _)) = packed.exclusion else {
            return;
        };
        let key = |at: u8| {
            parts
                .iter()
                .zip(self.rule().fields)
                .find(|(_, id)| **id == packed.id(at as usize))?
                .0
                .key
        };
        if let (Some(a), Some(b)) = (key(a), key(b)) {
            self.draft.note(Note::new(Reason::Exclusive, a.max(b)));
        }
    }

    pub(super) fn note_field(&mut self, reason: Reason, node: NodeId, place: usize) {
        self.draft.note(Note {
            field: self.field(place),
            ..Note::new(reason, node)
        });
    }
}

/// The key of the member whose value is the URL, or the element.
fn url_key(doc: Doc, value: NodeId, url: NodeId) -> NodeId {
    let mut last = url;
    url::way(doc, value, url, &mut |stop| {
        if stop.leads_on {
            last = stop.child;
        }
    });
    last
}
